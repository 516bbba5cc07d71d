/* Distances of the variables from their anchors.
 *
 *     value  =  base  +  offset            where its class stands, and how far it is from there
 *     distance  =  (base − anchor's base)  +  (offset − anchor's offset)        divided by `magnification`
 *
 * Where a variable and its anchor are of one class the first difference is 0 and the second never changes, so an edit has
 * nothing to do for them; and where classes move along together, one comparison stands for all that lies on them
 * (pairs.c). A program that draws nested boxes needs no more, because a box that moves along with its parent keeps its
 * distance. Values are computed only when they are read.
 */
#include "Edits/distances.h"

#include "Edits/graft.h"
#include "Numbers/order.h"

void quoin_measure_from_anchors(quoin_solver *solver, bool measured) {
    if (solver->from_anchors != measured) solver->structure_changed = solver->all_touched = true;
    solver->from_anchors = measured;
}

quoin_status distances_reserve(quoin_solver *solver) {
    size_t count = solver->variable_count;
    memory *from = &solver->memory;
    if (!RESERVE(from, solver->bases, solver->base_capacity, count) || !RESERVE(from, solver->offsets, solver->offset_capacity, count) ||
        !RESERVE(from, solver->distances, solver->distance_capacity, count))
        return QUOIN_OUT_OF_MEMORY;
    for (size_t i = solver->distance_count; i < count; i++) solver->distances[i] = solver->bases[i] = solver->offsets[i] = 0;
    solver->distance_count = greater(solver->distance_count, count);
    return QUOIN_OK;
}

void distances_publish(quoin_solver *solver) {
    const slots *all = &solver->variable_slots;
    const double *base = solver->bases, *offset = solver->offsets;
    solver->change_count = 0;
    for (size_t i = 0; i < all->order_count; i++) {
        uint32_t slot = all->order[i], anchor = solver->variables[slot].anchor;
        double far = anchor == NO_VARIABLE ? distance_of(solver, base[slot], offset[slot])
                                           : distance_of(solver, base[slot] - base[anchor], offset[slot] - offset[anchor]);
        if (solver->solved && solver->distances[slot] == far) continue;
        solver->distances[slot] = far;
        solver->changes[solver->change_count++] = slot;
    }
}

void distances_catch_up(quoin_solver *solver) {
    if (!solver->values_wait) return;
    solver->values_wait = false;
    const native *n = solver->native;
    const edit_index *x = &n->index;
    if (n->graft && n->graft->made) {
        graft_catch_up(n);
        return;
    }
    for (uint32_t i = 0; i < x->member_start[(size_t)n->node_count + 1]; i++) {
        uint32_t slot = x->members[i];
        solver->bases[slot] = node_place(n, n->node[slot]);
        solver->values[slot] = solver->bases[slot] + solver->offsets[slot];
    }
}

const double *quoin_distances(const quoin_solver *solver, uint32_t *count) {
    bool known = solver->solved && solver->from_anchors && solver->distances;
    if (count) *count = known ? (uint32_t)solver->distance_count : 0;
    return known ? solver->distances : NULL;
}
