/* Conflicts are suspected before they are searched for, because an oracle that reduces all rows is slow: those of the last solve mostly
 * remain, and among differences a quick oracle finds them (differences.c). */
#include "Conflicts/conflict.h"

#include "Conflicts/differences.h"

static quoin_status suspect_former(const quoin_solver *solver, row_sets *to) {
    const quoin_row *member = solver->conflict_rows;
    quoin_status status = QUOIN_OK;
    for (size_t c = 0; c < solver->former_conflicts && status == QUOIN_OK; c++) {
        for (uint32_t i = 0; i < solver->conflicts[c].count && status == QUOIN_OK; i++) status = row_sets_add(to, *member++ & QUOIN_INDEX_MASK);
        if (status == QUOIN_OK) status = row_sets_end(to);
    }
    return status;
}

static quoin_status suspect_differences(quoin_solver *solver, const uint32_t *rows, size_t count, row_sets *to) {
    differences among;
    if (!differences_open(&among, solver, count)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = search_conflicts(solver, rows, count, differences_can_hold, &among, &(row_sets){0}, to);
    differences_close(&among);
    return status;
}

static quoin_status keep(quoin_solver *solver, const row_sets *found) {
    if (!RESERVE(&solver->memory, solver->conflicts, solver->conflict_capacity, found->count) ||
        !RESERVE(&solver->memory, solver->conflict_rows, solver->conflict_row_capacity, found->slot_count))
        return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < found->slot_count; i++) solver->conflict_rows[i] = row_handle(solver, found->slots[i]);
    for (size_t c = 0, first = 0; c < found->count; first = found->ends[c++]) {
        solver->conflicts[c] = (quoin_conflict){NULL, (uint32_t)(found->ends[c] - first)}; /* see conflict_publish */
        solver->rows[found->slots[first]].flags |= ROW_LEFT_OUT;
    }
    solver->conflict_count = found->count;
    solver->conflict_row_count = found->slot_count;
    return QUOIN_OK;
}

quoin_status conflict_find(quoin_solver *solver, const uint32_t *rows, size_t count, conflict_oracle oracle, void *context) {
    row_sets suspected = {.memory = &solver->memory}, found = suspected;
    quoin_status status =
        solver->former_conflicts ? suspect_former(solver, &suspected) : suspect_differences(solver, rows, count, &suspected);
    if (status == QUOIN_OK) status = search_conflicts(solver, rows, count, oracle, context, &suspected, &found);
    if (status == QUOIN_OK) status = keep(solver, &found);
    row_sets_release(&suspected);
    row_sets_release(&found);
    return status;
}

void conflict_clear(quoin_solver *solver) {
    size_t first = 0;
    for (size_t i = 0; i < solver->conflict_count; first += solver->conflicts[i++].count)
        solver->rows[solver->conflict_rows[first] & QUOIN_INDEX_MASK].flags &= (uint8_t)~ROW_LEFT_OUT;
    solver->former_conflicts = solver->conflict_count;
    solver->conflict_count = solver->conflict_row_count = 0;
    solver->conflicts_stand = false;
}

void conflict_publish(quoin_solver *solver) {
    const quoin_row *member = solver->conflict_rows;
    for (size_t i = 0; i < solver->conflict_count; member += solver->conflicts[i++].count)
        solver->conflicts[i].rows = member;
}
