/* Strips that are settled again after some given intervals have changed.
 *
 * Which strips follow from which depends on the nodes that they mention, on which ends of their intervals are open, and on which intervals
 * are a single length. While these stay, a strip has the same origins, and a changed one is made again from them, in their order; the
 * strips that it was combined to belong to nodes that are projected out later.
 */
#include "Face/strips.h"

quoin_status strips_keep(strips *s) {
    strips_record *r = &s->record;
    size_t nodes = (size_t)s->node_count + 1, words = s->count / 64 + 1;
    part parts[] = {PART(r->marked, words), PART(r->dirty, nodes), PART(r->next_dirty, s->count)};
    if (!slab_carve(s->memory, &r->slab, parts, 3)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(r->marked, 0, words * sizeof *r->marked);
    memory_fill(r->dirty, 0xff, nodes * sizeof *r->dirty);
    return QUOIN_OK;
}

static bool is_marked(const strips *s, uint32_t i) { return s->record.marked[i >> 6] >> (i & 63) & 1; }

/* Notes that a strip is to be made again before its last node is projected out. */
static void touch(strips *s, uint32_t i) {
    strips_record *r = &s->record;
    if (is_marked(s, i)) return;
    r->marked[i >> 6] |= UINT64_C(1) << (i & 63);
    uint32_t last = s->ends[s->list[i].first + s->list[i].count - 1].node;
    r->next_dirty[i] = r->dirty[last];
    r->dirty[last] = i;
}

static bool is_open(interval span) { return span.low == -FIXED_MAX && span.high == FIXED_MAX; }

bool strips_change(strips *s, uint32_t given, interval within) {
    given_interval *changed = &s->record.given[given];
    bool was_open = is_open(changed->within);
    changed->within = within;
    if (is_open(within) != was_open) return false;
    if (changed->origin != NO_INDEX) touch(s, s->record.origins[changed->origin].strip);
    return true;
}

static interval interval_of(strips *s, const origin *from) {
    if (from->two == NO_INDEX) return s->record.given[from->one].within;
    return strips_combined(s, s->list[from->one].within, from->of_one, s->list[from->two].within, from->of_two);
}

/* Returns the interval of a strip, narrowed by all its origins. */
static interval make_again(strips *s, const strip *made) {
    const origin *list = s->record.origins;
    uint32_t at = list[made->origins].next;
    interval within = interval_of(s, &list[at]);
    if (strips_is_point(within)) within.high = within.low;
    while (at != made->origins) {
        at = list[at].next;
        strips_narrow(&within, strips_divided(s, interval_of(s, &list[at]), list[at].ratio));
    }
    return within;
}

static bool same_kind(interval a, interval b) {
    return (a.low == -FIXED_MAX) == (b.low == -FIXED_MAX) && (a.high == FIXED_MAX) == (b.high == FIXED_MAX) && (a.low == a.high) == (b.low == b.high);
}

/* Makes the dirty strips of a node again, and touches what they were combined to. Returns false if other strips would follow. */
static bool project_again(strips *s, uint32_t v) {
    strips_record *r = &s->record;
    bool any = false, same = true;
    for (uint32_t i = r->dirty[v]; i != NO_INDEX; i = r->next_dirty[i]) {
        interval within = make_again(s, &s->list[i]), *kept = &s->list[i].within;
        bool changed = kept->low != within.low || kept->high != within.high;
        same = same && same_kind(*kept, within);
        *kept = within;
        any = any || changed;
        if (!changed) r->marked[i >> 6] &= ~(UINT64_C(1) << (i & 63));
    }
    for (uint32_t o = r->first_origin[v]; o < r->first_origin[v - 1] && any; o++)
        if (is_marked(s, r->origins[o].one) || is_marked(s, r->origins[o].two)) touch(s, r->origins[o].strip);
    for (uint32_t i = r->dirty[v]; i != NO_INDEX; i = r->next_dirty[i]) r->marked[i >> 6] &= ~(UINT64_C(1) << (i & 63));
    r->dirty[v] = NO_INDEX;
    return same;
}

bool strips_settle_again(strips *s) {
    bool same = true;
    for (uint32_t v = s->node_count; v && same; v--)
        if (s->record.dirty[v] != NO_INDEX) same = project_again(s, v);
    if (same) strips_settle_nodes(s);
    return same && !s->declined;
}
