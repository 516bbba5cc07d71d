/* The index for edits: what depends on each row, function and node.
 *
 *     row ──▶ spring ──▶ function ──▶ step ──▶ node ──▶ steps, variables          places, dependents
 *     row ──▶ spring ──▶ function ──▶ given curve of the network                  places
 *     row ──▶ link ──▶ given curve of the network                                 places
 *
 * Its parts are made when an edit first needs them. A change of constants leaves places and dependents as they are; which functions
 * are barred and which nodes are watched (reach.c) also depends on what is open.
 */
#include "Edits/index.h"

#include "Edits/graft.h"
#include "Edits/pairs.h"
#include "Edits/shift.h"
#include "Edits/reach.h"
#include "Network/bridge.h"
#include "Store/sorting.h"

void edit_forget(native *n) {
    edit_index *x = &n->index;
    x->made = x->placed = x->reached = x->watching = x->shifting = n->face.found = false;
    graft_forget(n);
}

void edit_release(native *n) {
    edit_index *x = &n->index;
    slab_release(n->memory, &x->slab);
    slab_release(n->memory, &x->row_slab);
    slab_release(n->memory, &x->reach_slab);
    shift_release(n->memory, x);
    pairs_release(n);
    edit_forget(n);
}

static uint32_t root_of(const native *n, uint32_t slot) { return node_root(n, n->node[slot]); }

static quoin_status reserve_index(native *n) {
    edit_index *x = &n->index;
    size_t nodes = (size_t)n->node_count + 2;
    part parts[] = {
        PART(x->dirty_steps, n->step_count / 64 + 1),
        PART(x->dirty_functions, n->functions.count / 64 + 1),
        PART(x->series_of_function, n->functions.count),
        PART(x->pendant_of_function, n->functions.count),
        PART(x->member_start, nodes),
        PART(x->members, n->solver->alive_variables),
        PART(x->dependent_start, nodes),
        PART(x->dependents, 2 * n->step_count),
    };
    return slab_carve(n->memory, &x->slab, parts, sizeof parts / sizeof *parts) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

static void index_members(native *n) {
    edit_index *x = &n->index;
    slot_list listed = variables_of(n);
    size_t nodes = (size_t)n->node_count + 1;
    memory_fill(x->member_start, 0, (nodes + 1) * sizeof *x->member_start);
    for (size_t i = 0; i < listed.count; i++) x->member_start[root_of(n, listed.slots[i])]++;
    sum_up(x->member_start, nodes);
    for (size_t i = listed.count; i-- > 0;) x->members[--x->member_start[root_of(n, listed.slots[i])]] = listed.slots[i];
}

static void index_steps(native *n) {
    edit_index *x = &n->index;
    size_t nodes = (size_t)n->node_count + 1;
    memory_fill(x->dependent_start, 0, (nodes + 1) * sizeof *x->dependent_start);
    memory_fill(x->series_of_function, 0xff, n->functions.count * sizeof *x->series_of_function);
    memory_fill(x->pendant_of_function, 0xff, n->functions.count * sizeof *x->pendant_of_function);
    for (uint32_t i = 0; i < n->step_count; i++) {
        const step *s = &n->steps[i];
        if (s->kind == STEP_FREE) continue;
        (s->kind == STEP_SERIES ? x->series_of_function : x->pendant_of_function)[s->function] = i;
        x->dependent_start[s->a]++;
        if (s->kind == STEP_SERIES) x->dependent_start[s->b]++;
    }
    sum_up(x->dependent_start, nodes);
    for (uint32_t i = (uint32_t)n->step_count; i-- > 0;) {
        const step *s = &n->steps[i];
        if (s->kind == STEP_FREE) continue;
        x->dependents[--x->dependent_start[s->a]] = i;
        if (s->kind == STEP_SERIES) x->dependents[--x->dependent_start[s->b]] = i;
    }
    memory_fill(x->dirty_steps, 0, (n->step_count / 64 + 1) * sizeof *x->dirty_steps);
    memory_fill(x->dirty_functions, 0, (n->functions.count / 64 + 1) * sizeof *x->dirty_functions);
}

/* Notes the spring or link of each row, the function of each spring, and the given curve of each function and link. */
static quoin_status index_rows(native *n) {
    edit_index *x = &n->index;
    const curves *given = &n->network.curves;
    part parts[] = {PART(x->place_of_row, n->solver->row_count), PART(x->function_of_spring, n->spring_count),
                    PART(x->curve_of_function, n->functions.count), PART(x->curve_of_link, n->links.row_count)};
    if (!slab_carve(n->memory, &x->row_slab, parts, 4)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(x->place_of_row, 0xff, n->solver->row_count * sizeof *x->place_of_row);
    memory_fill(x->curve_of_function, 0xff, n->functions.count * sizeof *x->curve_of_function);
    for (uint32_t i = 0; i < n->spring_count; i++) x->place_of_row[n->springs[i].row] = i;
    for (uint32_t i = 0; i < n->links.row_count; i++) x->place_of_row[n->link_row[i]] = IS_LINK | i;
    for (uint32_t f = 0; f < n->functions.count; f++) {
        const function *fn = &n->functions.list[f];
        for (uint32_t k = 0; fn->kind == FUNCTION_ROWS && k < fn->b; k++) x->function_of_spring[n->edge_springs[fn->a + k]] = f;
    }
    for (uint32_t c = 0; n->network_solved && c < given->count; c++) {
        if (given->list[c].kind != CURVE_GIVEN) continue;
        uint32_t source = given->list[c].source;
        if (source & IS_LINK) x->curve_of_link[source & ~IS_LINK] = c;
        else x->curve_of_function[n->edges[source].function] = c;
    }
    return QUOIN_OK;
}

quoin_status index_places(native *n) {
    edit_index *x = &n->index;
    quoin_status status = QUOIN_OK;
    if (!x->placed) status = index_rows(n);
    if (!x->placed && status == QUOIN_OK && n->network_solved) status = replay_make(&n->network);
    x->placed = status == QUOIN_OK;
    if (status == QUOIN_OK && !x->reached) status = reach_make(n);
    x->reached = status == QUOIN_OK;
    return status;
}

quoin_status index_dependents(native *n) {
    if (n->index.made) return QUOIN_OK;
    quoin_status status = reserve_index(n);
    if (status != QUOIN_OK) return status;
    index_members(n);
    index_steps(n);
    n->index.made = true;
    return QUOIN_OK;
}

quoin_status index_watch(native *n) {
    if (n->index.watching) return QUOIN_OK;
    reach_watch(n);
    quoin_status status = pairs_make(n);
    n->index.watching = status == QUOIN_OK;
    return status;
}
