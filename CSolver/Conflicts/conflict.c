/* Conflicts are suspected before they are searched for, because the definition's own search asks about all rows again and again: those of the
 * last solve mostly remain, and new ones are searched for in the small parts (parts.c). What is suspected is confirmed, or else searched for among
 * all rows. */
#include "Conflicts/conflict.h"

#include "Conflicts/confirm.h"
#include "Conflicts/differences.h"
#include "Conflicts/excerpt.h"
#include "Conflicts/parts.h"
#include "Solver/native.h"

#include <string.h>

#define FEW_ROWS 64            /* of a part that is searched */

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

/* Searches among rows by the definition, with questions to the reduction. */
static quoin_status search(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *suspected, row_sets *found) {
    native *question = NULL;
    quoin_status status = native_question_open(solver, &question);
    if (status == QUOIN_OK) status = search_conflicts(solver, rows, count, native_can_hold, question, suspected, found);
    native_question_close(question);
    return status;
}

/* Searches one part, and adds its conflicts. */
static quoin_status search_part(excerpts *in, const uint32_t *rows, size_t count, row_sets *to) {
    quoin_solver *small;
    excerpt_free_all(in, rows, count);
    quoin_status status = excerpt_make(in, rows, count, NULL, &small);
    if (status != QUOIN_OK) return status;
    row_sets found = {.memory = &small->memory};
    status = search(small, small->row_slots.order, small->row_slots.order_count, &(row_sets){0}, &found);
    for (size_t c = 0, i = 0; c < found.count && status == QUOIN_OK; c++) {
        for (; i < found.ends[c] && status == QUOIN_OK; i++) status = row_sets_add(to, in->slots[found.slots[i]]);
        if (status == QUOIN_OK) status = row_sets_end(to);
    }
    row_sets_release(&found);
    quoin_destroy(small);
    return status;
}

/* Searches each small part of the rows, and adds its conflicts. */
static quoin_status search_parts(quoin_solver *solver, const uint32_t *rows, size_t count, row_sets *to) {
    row_sets parts = {.memory = &solver->memory};
    excerpts in = {.solver = solver};
    quoin_status status = conflict_parts(solver, rows, count, &parts);
    if (status == QUOIN_OK) status = excerpts_open(&in, solver);
    for (size_t p = 0, first = 0; p < parts.count && status == QUOIN_OK; first = parts.ends[p++])
        if (parts.ends[p] - first <= FEW_ROWS) status = search_part(&in, parts.slots + first, parts.ends[p] - first, to);
    excerpts_close(&in);
    row_sets_release(&parts);
    return status;
}

static void empty(row_sets *sets) { sets->count = sets->slot_count = 0; }

/* Finds the culprits among all rows and confirms them or, where that does not succeed, searches for the sets, too. */
static quoin_status find_among_all(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *suspected, row_sets *found) {
    row_sets culprits = {.memory = &solver->memory};
    native *question = NULL;
    bool confirmed = false;
    empty(found);
    quoin_status status = native_question_open(solver, &question);
    if (status == QUOIN_OK) status = search_culprits(solver, rows, count, native_can_hold, question, &culprits);
    native_question_close(question);
    if (status == QUOIN_OK) status = confirm_conflicts(solver, rows, count, &culprits, found, &confirmed);
    row_sets_release(&culprits);
    if (status != QUOIN_OK || confirmed) return status;
    empty(found);
    return search(solver, rows, count, suspected, found);
}

/* Suspects conflicts, and confirms them or others. */
static quoin_status suspect_and_confirm(quoin_solver *solver, const uint32_t *rows, size_t count, row_sets *suspected, row_sets *found,
                                        bool *confirmed) {
    quoin_status status = solver->former_conflicts ? suspect_former(solver, suspected) : search_parts(solver, rows, count, suspected);
    return status == QUOIN_OK ? confirm_conflicts(solver, rows, count, suspected, found, confirmed) : status;
}

quoin_status conflict_find(quoin_solver *solver, const uint32_t *rows, size_t count) {
    row_sets suspected = {.memory = &solver->memory}, found = suspected;
    bool confirmed = false;
    solver->asked_rows = 0;
    quoin_status status = suspect_and_confirm(solver, rows, count, &suspected, &found, &confirmed);
    if (status == QUOIN_OK && !confirmed) status = find_among_all(solver, rows, count, &suspected, &found);
    if (status == QUOIN_OK) status = keep(solver, &found);
    row_sets_release(&suspected);
    row_sets_release(&found);
    return status;
}

quoin_status conflict_find_by(quoin_solver *solver, const uint32_t *rows, size_t count, conflict_oracle oracle, void *context) {
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
