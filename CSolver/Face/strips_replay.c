/* Strips that are settled again after some given intervals have changed.
 *
 * Which strips follow from which depends on the nodes that they mention, on which ends of their intervals are open, and on which intervals
 * are a single length. While these stay, a strip has the same origins, and a changed one is made again from them, in their order; the
 * strips that it was combined to belong to nodes that are projected out later. Then the nodes are settled again whose strips or goals have
 * changed, and those that are settled by what moves; a node has a greater number than all that it is settled by.
 */
#include "Face/strips.h"

static void set_bit(uint64_t *bits, uint32_t i) { bits[i >> 6] |= UINT64_C(1) << (i & 63); }

/* Counts the nodes that are settled by each, or places them from each list's end downward. */
static void list_dependents(strips *s, bool placing) {
    strips_record *r = &s->record;
    for (uint32_t v = 1; v <= s->node_count; v++) {
        for (uint32_t i = s->head[v]; i != NO_INDEX; i = s->list[i].next)
            for (uint32_t e = s->list[i].first; e + 1 < s->list[i].first + s->list[i].count; e++) {
                if (placing) r->dependents[--r->dependent_start[s->ends[e].node]] = v;
                else r->dependent_start[s->ends[e].node]++;
            }
        uint32_t other = s->goals[v].other;
        if (other && placing) r->dependents[--r->dependent_start[other]] = v;
        else if (other) r->dependent_start[other]++;
    }
}

quoin_status strips_keep(strips *s) {
    strips_record *r = &s->record;
    size_t nodes = (size_t)s->node_count + 1, words = s->count / 64 + 1, node_words = nodes / 64 + 1;
    part parts[] = {PART(r->marked, words), PART(r->unsettled, node_words), PART(r->dirty, nodes), PART(r->next_dirty, s->count), PART(r->dependent_start, nodes + 1)};
    if (!slab_carve(s->memory, &r->slab, parts, 5)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(r->marked, 0, words * sizeof *r->marked);
    memory_fill(r->unsettled, 0, node_words * sizeof *r->unsettled);
    memory_fill(r->dirty, 0xff, nodes * sizeof *r->dirty);
    memory_fill(r->dependent_start, 0, (nodes + 1) * sizeof *r->dependent_start);
    list_dependents(s, false);
    for (size_t i = 1; i <= nodes; i++) r->dependent_start[i] += r->dependent_start[i - 1];
    part lists[] = {PART(r->dependents, r->dependent_start[nodes])};
    if (!slab_carve(s->memory, &r->dependent_slab, lists, 1)) return QUOIN_OUT_OF_MEMORY;
    list_dependents(s, true);
    return QUOIN_OK;
}

void strips_change_goal(strips *s, uint32_t v, fixed length) {
    if (s->goals[v].length != length) set_bit(s->record.unsettled, v);
    s->goals[v].length = length;
}

static bool is_marked(const strips *s, uint32_t i) { return s->record.marked[i >> 6] >> (i & 63) & 1; }

/* Notes that a strip is to be made again before its last node is projected out. */
static void touch(strips *s, uint32_t i) {
    strips_record *r = &s->record;
    if (is_marked(s, i)) return;
    set_bit(r->marked, i);
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
    if (any) set_bit(r->unsettled, v);
    for (uint32_t o = r->first_origin[v]; o < r->first_origin[v - 1] && any; o++)
        if (is_marked(s, r->origins[o].one) || is_marked(s, r->origins[o].two)) touch(s, r->origins[o].strip);
    for (uint32_t i = r->dirty[v]; i != NO_INDEX; i = r->next_dirty[i]) r->marked[i >> 6] &= ~(UINT64_C(1) << (i & 63));
    r->dirty[v] = NO_INDEX;
    return same;
}

static void settle_nodes(strips *s) {
    strips_record *r = &s->record;
    for (size_t word = 0; word < ((size_t)s->node_count + 1) / 64 + 1; word++)
        while (r->unsettled[word] && !s->declined) {
            uint32_t v = (uint32_t)(word * 64 + (unsigned)__builtin_ctzll(r->unsettled[word]));
            r->unsettled[word] &= r->unsettled[word] - 1;
            fixed before = s->position[v];
            strips_settle_node(s, v);
            for (uint32_t i = r->dependent_start[v]; i < r->dependent_start[v + 1] && s->position[v] != before; i++) set_bit(r->unsettled, r->dependents[i]);
        }
}

bool strips_settle_again(strips *s) {
    bool same = true;
    for (uint32_t v = s->node_count; v && same; v--)
        if (s->record.dirty[v] != NO_INDEX) same = project_again(s, v);
    if (same) settle_nodes(s);
    return same && !s->declined;
}
