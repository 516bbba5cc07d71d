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
        uint32_t other = strips_leads(s, v) ? s->goals[v].other : s->joints[v].leader;
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
    bool same = is_open(within) == is_open(changed->within) && strips_is_point(within) == strips_is_point(changed->within);
    changed->within = within;
    if (changed->origin == JOINS) s->record.moved = true;
    else if (same && changed->origin != NO_INDEX) touch(s, s->record.origins[changed->origin].strip);
    return same;
}

static interval interval_of(strips *s, const origin *from) {
    const given_interval *given = &s->record.given[from->one];
    if (from->two == NO_INDEX) return strips_moved_down(given->within, given->shift);
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

/* Joins the nodes again; what an offset moves is settled again, too. */
static void follow_joints(strips *s) {
    strips_record *r = &s->record;
    if (!r->moved) return;
    r->moved = false;
    strips_join_again(s);
    for (uint32_t v = 1; v <= s->node_count; v++)
        if (s->position[v] != s->position[s->joints[v].leader] + s->joints[v].offset) set_bit(r->unsettled, v);
    for (uint32_t i = 0; i < r->given_count; i++) {
        given_interval *given = &r->given[i];
        if (given->origin >= JOINS) continue;
        fixed shift = strips_shift(s, r->ends + given->first, given->count);
        if (shift != given->shift) touch(s, r->origins[given->origin].strip);
        given->shift = shift;
    }
}

bool strips_settle_again(strips *s) {
    bool same = true;
    follow_joints(s);
    for (uint32_t v = s->node_count; v && same; v--)
        if (s->record.dirty[v] != NO_INDEX) same = project_again(s, v);
    if (same) settle_nodes(s);
    return same && !s->declined;
}
