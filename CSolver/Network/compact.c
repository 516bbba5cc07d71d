/* Compacting a network: curves and clusters that were replaced leave places that nothing uses any more. All that is used is copied to arrays
 * with room for half as much again. */
#include <string.h>

#include "Network/network.h"

/* The new places of the curves. */
typedef struct compaction {
    curves *in;
    curves made;               /* its arrays, and how much of them is used */
    uint32_t *moved;           /* per entry that begins a slope: its new place, or NO_INDEX */
    size_t moved_capacity;
} compaction;

static size_t with_room(size_t count) { return count + count / 2 + 1; }

/* Gives each slope's entries a new place. Slopes may share their entries, which are kept once. Returns how many entries there are. */
static size_t place_entries(compaction *to) {
    const curves *in = to->in;
    size_t count = 0;
    for (size_t c = 0; c < in->count; c++)
        for (uint32_t i = 0; i <= in->list[c].count; i++) {
            const slope_vector *slope = &in->slope[in->list[c].start + i];
            if (!slope->count || to->moved[slope->first] != NO_INDEX) continue;
            to->moved[slope->first] = (uint32_t)count;
            count += slope->count;
        }
    return count;
}

static bool take_arrays(compaction *to) {
    const curves *in = to->in;
    curves *made = &to->made;
    size_t points = 0, splits = 0;
    for (size_t c = 0; c < in->count; c++) {
        points += in->list[c].count + 1;
        splits += in->list[c].kind == CURVE_CONVOLUTION ? in->list[c].count + 1 : 0;
    }
    if (!RESERVE(in->memory, to->moved, to->moved_capacity, in->entry_count + 1)) return false;
    memory_fill(to->moved, 0xff, to->moved_capacity * sizeof *to->moved);
    made->entry_count = place_entries(to);
    return RESERVE(in->memory, made->point, made->point_capacity, with_room(points)) && RESERVE(in->memory, made->slope, made->slope_capacity, with_room(points)) &&
           RESERVE(in->memory, made->entries, made->entry_capacity, with_room(made->entry_count)) &&
           RESERVE(in->memory, made->splits, made->split_capacity, with_room(splits));
}

static void give_arrays(memory *to, curves *given) {
    GIVE(to, given->point, given->point_capacity);
    GIVE(to, given->slope, given->slope_capacity);
    GIVE(to, given->entries, given->entry_capacity);
    GIVE(to, given->splits, given->split_capacity);
}

static slope_vector move_slope(compaction *to, slope_vector slope) {
    if (!slope.count) return slope;
    uint32_t first = to->moved[slope.first];
    memcpy(to->made.entries + first, to->in->entries + slope.first, slope.count * sizeof *to->made.entries);
    slope.first = first;
    return slope;
}

static void move_curve(compaction *to, curve *c) {
    const curves *in = to->in;
    curves *made = &to->made;
    if (c->count) memcpy(made->point + made->used, in->point + c->start, c->count * sizeof *made->point);
    for (uint32_t i = 0; i <= c->count; i++) made->slope[made->used + i] = move_slope(to, in->slope[c->start + i]);
    c->start = (uint32_t)made->used;
    made->used += c->count + 1;
    if (c->kind != CURVE_CONVOLUTION) return;
    memcpy(made->splits + made->split_used, in->splits + c->first_split, (c->count + 1) * sizeof *made->splits);
    c->first_split = (uint32_t)made->split_used;
    made->split_used += c->count + 1;
}

static void take_over(curves *in, const curves *made) {
    in->point = made->point, in->point_capacity = made->point_capacity;
    in->slope = made->slope, in->slope_capacity = made->slope_capacity;
    in->entries = made->entries, in->entry_capacity = made->entry_capacity;
    in->splits = made->splits, in->split_capacity = made->split_capacity;
    in->used = made->used, in->entry_count = made->entry_count, in->split_used = made->split_used;
}

static quoin_status compact_curves(curves *in) {
    compaction to = {.in = in};
    bool taken = take_arrays(&to);
    for (size_t c = 0; c < in->count && taken; c++) move_curve(&to, &in->list[c]);
    if (taken) {
        give_arrays(in->memory, in);
        take_over(in, &to.made);
    } else {
        give_arrays(in->memory, &to.made);
    }
    GIVE(in->memory, to.moved, to.moved_capacity);
    return taken ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* Copies the knots and states of the clusters that steps solve. */
static quoin_status compact_clusters(network *n) {
    fixed *knots = NULL;
    uint32_t *states = NULL;
    size_t knot_capacity = 0, state_capacity = 0, knot_count = 0, state_count = 0;
    for (size_t i = 0; i < n->step_count; i++) {
        if (n->steps[i].kind != NET_PIECE) continue;
        cluster *c = &n->clusters[n->steps[i].b];
        size_t stretches = ((size_t)c->knot_count + 1) * c->cost_count;
        if (!RESERVE(n->memory, knots, knot_capacity, knot_count + c->knot_count) || !RESERVE(n->memory, states, state_capacity, state_count + stretches)) {
            GIVE(n->memory, knots, knot_capacity);
            GIVE(n->memory, states, state_capacity);
            return QUOIN_OUT_OF_MEMORY;
        }
        if (c->knot_count) memcpy(knots + knot_count, n->knots + c->first_knot, c->knot_count * sizeof *knots);
        memcpy(states + state_count, n->states + c->first_state, stretches * sizeof *states);
        c->first_knot = knot_count;
        c->first_state = state_count;
        knot_count += c->knot_count;
        state_count += stretches;
    }
    GIVE(n->memory, n->knots, n->knot_capacity);
    GIVE(n->memory, n->states, n->state_capacity);
    n->knots = knots, n->knot_capacity = knot_capacity, n->knot_count = knot_count;
    n->states = states, n->state_capacity = state_capacity, n->state_count = state_count;
    return QUOIN_OK;
}

quoin_status network_compact(network *n) {
    quoin_status status = compact_curves(&n->curves);
    return status == QUOIN_OK ? compact_clusters(n) : status;
}
