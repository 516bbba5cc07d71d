/* Compacting a network: curves and clusters that were replaced leave places that nothing uses any more. All that is used is copied to the
 * beginning of arrays as large as before. */
#include <string.h>

#include "Network/network.h"

/* The new places of the curves. */
typedef struct compaction {
    curves *in;
    fixed *point;
    slope_vector *slope;
    slope_entry *entries;
    split *splits;
    uint32_t *moved;           /* per entry that begins a slope: its new place, or NO_INDEX */
    size_t used, entry_count, split_used;
} compaction;

static bool take_arrays(compaction *to) {
    const curves *in = to->in;
    to->point = memory_take(in->memory, in->point_capacity * sizeof *to->point);
    to->slope = memory_take(in->memory, in->slope_capacity * sizeof *to->slope);
    to->entries = memory_take(in->memory, in->entry_capacity * sizeof *to->entries);
    to->splits = memory_take(in->memory, in->split_capacity * sizeof *to->splits);
    to->moved = memory_take(in->memory, in->entry_capacity * sizeof *to->moved);
    if (!to->point || !to->slope || (in->entry_capacity && (!to->entries || !to->moved)) || (in->split_capacity && !to->splits)) return false;
    memory_fill(to->moved, 0xff, in->entry_capacity * sizeof *to->moved);
    return true;
}

/* Frees either the new arrays or the old ones. */
static void give_arrays(compaction *to) {
    curves *in = to->in;
    memory_give(in->memory, to->point, in->point_capacity * sizeof *to->point);
    memory_give(in->memory, to->slope, in->slope_capacity * sizeof *to->slope);
    memory_give(in->memory, to->entries, in->entry_capacity * sizeof *to->entries);
    memory_give(in->memory, to->splits, in->split_capacity * sizeof *to->splits);
    memory_give(in->memory, to->moved, in->entry_capacity * sizeof *to->moved);
}

/* Copies a slope. Slopes may share their entries, which are copied once. */
static slope_vector move_slope(compaction *to, slope_vector slope) {
    if (!slope.count) return slope;
    uint32_t *first = &to->moved[slope.first];
    if (*first == NO_INDEX) {
        *first = (uint32_t)to->entry_count;
        memcpy(to->entries + to->entry_count, to->in->entries + slope.first, slope.count * sizeof *to->entries);
        to->entry_count += slope.count;
    }
    slope.first = *first;
    return slope;
}

static void move_curve(compaction *to, curve *c) {
    const curves *in = to->in;
    memcpy(to->point + to->used, in->point + c->start, c->count * sizeof *to->point);
    for (uint32_t i = 0; i <= c->count; i++) to->slope[to->used + i] = move_slope(to, in->slope[c->start + i]);
    c->start = (uint32_t)to->used;
    to->used += c->count + 1;
    if (c->kind != CURVE_CONVOLUTION) return;
    memcpy(to->splits + to->split_used, in->splits + c->first_split, (c->count + 1) * sizeof *to->splits);
    c->first_split = (uint32_t)to->split_used;
    to->split_used += c->count + 1;
}

static quoin_status compact_curves(curves *in) {
    compaction to = {.in = in};
    if (!take_arrays(&to)) {
        give_arrays(&to);
        return QUOIN_OUT_OF_MEMORY;
    }
    for (size_t c = 0; c < in->count; c++) move_curve(&to, &in->list[c]);
    compaction old = {.in = in, .point = in->point, .slope = in->slope, .entries = in->entries, .splits = in->splits, .moved = to.moved};
    in->point = to.point, in->slope = to.slope, in->entries = to.entries, in->splits = to.splits;
    in->used = to.used, in->entry_count = to.entry_count, in->split_used = to.split_used;
    give_arrays(&old);
    return QUOIN_OK;
}

/* Copies the knots and states of the clusters that steps solve. */
static quoin_status compact_clusters(network *n) {
    fixed *knots = memory_take(n->memory, n->knot_capacity * sizeof *knots);
    uint32_t *states = memory_take(n->memory, n->state_capacity * sizeof *states);
    bool taken = (knots || !n->knot_capacity) && (states || !n->state_capacity);
    size_t knot_count = 0, state_count = 0;
    for (size_t i = 0; i < n->step_count && taken; i++) {
        if (n->steps[i].kind != NET_PIECE) continue;
        cluster *c = &n->clusters[n->steps[i].b];
        size_t stretches = ((size_t)c->knot_count + 1) * c->cost_count;
        if (c->knot_count) memcpy(knots + knot_count, n->knots + c->first_knot, c->knot_count * sizeof *knots);
        memcpy(states + state_count, n->states + c->first_state, stretches * sizeof *states);
        c->first_knot = knot_count;
        c->first_state = state_count;
        knot_count += c->knot_count;
        state_count += stretches;
    }
    memory_give(n->memory, taken ? n->knots : knots, n->knot_capacity * sizeof *knots);
    memory_give(n->memory, taken ? n->states : states, n->state_capacity * sizeof *states);
    if (!taken) return QUOIN_OUT_OF_MEMORY;
    n->knots = knots, n->states = states;
    n->knot_count = knot_count, n->state_count = state_count;
    return QUOIN_OK;
}

quoin_status network_compact(network *n) {
    quoin_status status = compact_curves(&n->curves);
    return status == QUOIN_OK ? compact_clusters(n) : status;
}
