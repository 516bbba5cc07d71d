/* The memory of grafts: lists and entries that grow with the edits, and giving all of it back. */
#include "Edits/graft.h"

bool graft_push(graft *g, numbers *to, uint32_t number) {
    if (!RESERVE(g->n->memory, to->list, to->capacity, to->count + 1)) return false;
    to->list[to->count++] = number;
    return true;
}

bool graft_reserve_functions(graft *g) {
    native *n = g->n;
    size_t count = n->functions.count;
    if (!RESERVE(n->memory, g->dead, g->dead_capacity, count) || !RESERVE(n->memory, g->series_of, g->series_capacity, count) ||
        !RESERVE(n->memory, g->pendant_of, g->pendant_capacity, count))
        return false;
    for (; g->function_count < count; g->function_count++) {
        g->dead[g->function_count] = 0;
        g->series_of[g->function_count] = g->pendant_of[g->function_count] = NO_INDEX;
    }
    return true;
}

bool graft_reserve_springs(graft *g) {
    native *n = g->n;
    return RESERVE(n->memory, n->springs, n->spring_capacity, n->spring_count + 1) &&
           RESERVE(n->memory, g->function_of_spring, g->function_capacity, n->spring_count + 1) &&
           RESERVE(n->memory, g->next_spring, g->spring_capacity, n->spring_count + 1);
}

bool graft_reserve_edges(graft *g) {
    native *n = g->n;
    if (!RESERVE(n->memory, g->first_spring, g->edge_capacity, n->edge_count)) return false;
    for (; g->edge_count < n->edge_count; g->edge_count++) g->first_spring[g->edge_count] = NO_INDEX;
    return true;
}

bool graft_reserve_pairs(graft *g) { return RESERVE(g->n->memory, g->next_pair, g->pair_capacity, 2 * g->n->index.pair_count); }

void graft_release(native *n) {
    graft *g = n->graft;
    if (!g) return;
    memory *to = n->memory;
    slab_release(to, &g->slab);
    GIVE(to, g->dead, g->dead_capacity);
    GIVE(to, g->series_of, g->series_capacity);
    GIVE(to, g->pendant_of, g->pendant_capacity);
    GIVE(to, g->function_of_spring, g->function_capacity);
    GIVE(to, g->next_spring, g->spring_capacity);
    GIVE(to, g->first_spring, g->edge_capacity);
    GIVE(to, g->next_pair, g->pair_capacity);
    GIVE(to, g->level_rows, g->level_row_capacity);
    GIVE(to, g->level_room, g->level_room_capacity);
    numbers *lists[] = {&g->removed, &g->added, &g->added_variables, &g->removed_variables, &g->cuts, &g->joins, &g->moved, &g->moved_nodes, &g->stale_rows,
                        &g->stale_anchors, &g->made_again, &g->side.variables, &g->side.by, &g->vanished, &g->free_nodes};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) GIVE(to, lists[i]->list, lists[i]->capacity);
    GIVE(to, g->heap, g->heap_capacity);
    memory_give(to, g, sizeof *g);
    n->graft = NULL;
}
