/* Conflicts are suspected before they are searched for, because the definition's own search asks about all rows again and again: those of the
 * last solve mostly remain, and new ones are searched for part by part (parts.c), first in the small parts. If all rows cannot hold without
 * the culprits found, large parts are searched, too. The sets found are confirmed, or else searched for among all rows. */
#include "Conflicts/conflict.h"

#include "Conflicts/confirm.h"
#include "Conflicts/differences.h"
#include "Conflicts/excerpt.h"
#include "Conflicts/parts.h"
#include "Conflicts/proof.h"
#include "Solver/native.h"

#include <string.h>

#define MOST_ROUNDS 4          /* through the parts, each without the culprits found before */
#define FEW_ROWS 64            /* in a part of more the members of conflicts are not searched for: they are traced (trace.c) */

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

/* Searches the rows of an excerpt, which are its solver's only ones; among many rows only for culprits. */
static quoin_status search_excerpt(quoin_solver *small, row_sets *found) {
    const uint32_t *rows = small->row_slots.order;
    size_t count = small->row_slots.order_count;
    if (count <= FEW_ROWS) return search(small, rows, count, &(row_sets){0}, found);
    native *question = NULL;
    quoin_status status = native_question_open(small, &question);
    if (status == QUOIN_OK) status = search_culprits(small, rows, count, native_can_hold, question, found);
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
    status = search_excerpt(small, &found);
    for (size_t c = 0, i = 0; c < found.count && status == QUOIN_OK; c++) {
        for (; i < found.ends[c] && status == QUOIN_OK; i++) status = row_sets_add(to, in->slots[found.slots[i]]);
        if (status == QUOIN_OK) status = row_sets_end(to);
    }
    row_sets_release(&found);
    quoin_destroy(small);
    return status;
}

/* Searches each part of the rows, or only the small ones, and adds its conflicts. */
static quoin_status search_parts(quoin_solver *solver, const uint32_t *rows, size_t count, bool large, row_sets *to) {
    row_sets parts = {.memory = &solver->memory};
    excerpts in = {.solver = solver};
    quoin_status status = conflict_parts(solver, rows, count, &parts);
    if (status == QUOIN_OK) status = excerpts_open(&in, solver);
    for (size_t p = 0, first = 0; p < parts.count && status == QUOIN_OK; first = parts.ends[p++])
        if (large || parts.ends[p] - first <= FEW_ROWS) status = search_part(&in, parts.slots + first, parts.ends[p] - first, to);
    excerpts_close(&in);
    row_sets_release(&parts);
    return status;
}

/* Copies the rows but for the culprits of sets. Returns their number. */
static size_t leave_out(quoin_solver *solver, const row_sets *sets, const uint32_t *rows, size_t count, uint32_t *left) {
    size_t kept = 0;
    for (size_t s = 0; s < sets->count; s++) solver->rows[row_sets_first(sets, s)].flags |= ROW_LEFT_OUT;
    for (size_t i = 0; i < count; i++)
        if (!(solver->rows[rows[i]].flags & ROW_LEFT_OUT)) left[kept++] = rows[i];
    for (size_t s = 0; s < sets->count; s++) solver->rows[row_sets_first(sets, s)].flags &= (uint8_t)~ROW_LEFT_OUT;
    return kept;
}

/* Suspects more conflicts, in parts of the rows without the culprits suspected so far. There may be such in a part that was searched: of two
 * parts with one equality only the one that is searched first sees it as a culprit. */
static quoin_status suspect_more(quoin_solver *solver, const uint32_t *rows, size_t count, bool large, row_sets *suspected) {
    row_sets found = {.memory = &solver->memory};
    uint32_t *left = memory_take(&solver->memory, count * sizeof *left);
    if (count && !left) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = search_parts(solver, left, leave_out(solver, suspected, rows, count, left), large, &found);
    for (size_t s = 0; s < suspected->count && status == QUOIN_OK; s++) status = row_sets_copy(suspected, s, &found);
    suspected->count = suspected->slot_count = 0;
    if (status == QUOIN_OK) status = row_sets_sort(&found, solver, rows, count, suspected);
    memory_give(&solver->memory, left, count * sizeof *left);
    row_sets_release(&found);
    return status;
}

static void empty(row_sets *sets) { sets->count = sets->slot_count = 0; }

/* Replaces sets of one culprit each by the suspected ones of these culprits, where there are some; both are in key order. */
static quoin_status complete(const quoin_solver *solver, const row_sets *culprits, const row_sets *suspected, row_sets *to) {
    quoin_status status = QUOIN_OK;
    size_t next = 0;
    for (size_t c = 0; c < culprits->count && status == QUOIN_OK; c++) {
        uint32_t culprit = culprits->slots[c];
        while (next < suspected->count && solver->row_keys[row_sets_first(suspected, next)] < solver->row_keys[culprit]) next++;
        bool known = next < suspected->count && row_sets_first(suspected, next) == culprit;
        status = known ? row_sets_copy(suspected, next, to) : row_sets_copy(culprits, c, to);
    }
    return status;
}

/* Finds the culprits among all rows and traces their conflicts or, where that does not show them, searches for these, too. */
static quoin_status find_among_all(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *suspected, row_sets *found) {
    row_sets culprits = {.memory = &solver->memory}, sets = culprits;
    native *question = NULL;
    bool confirmed;
    empty(found);
    quoin_status status = native_question_open(solver, &question);
    if (status == QUOIN_OK) status = search_culprits(solver, rows, count, native_can_hold, question, &culprits);
    native_question_close(question);
    if (status == QUOIN_OK) status = complete(solver, &culprits, suspected, &sets);
    if (status == QUOIN_OK) status = confirm_conflicts(solver, rows, count, &sets, found, &confirmed);
    row_sets_release(&culprits);
    row_sets_release(&sets);
    if (status != QUOIN_OK || confirmed) return status;
    empty(found);
    return search(solver, rows, count, suspected, found);
}

/* Suspects more conflicts in a basis, and confirms them. */
static quoin_status suspect_in_basis(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *known, row_sets *found,
                                     bool *confirmed) {
    row_sets more = {.memory = &solver->memory}, all = more;
    bool done = false;
    empty(found);
    quoin_status status = proof_suspect(solver, rows, count, known, &more, &done);
    for (size_t s = 0; s < known->count && status == QUOIN_OK && done; s++) status = row_sets_copy(known, s, &more);
    if (status == QUOIN_OK && done) status = row_sets_sort(&more, solver, rows, count, &all);
    if (status == QUOIN_OK && done) status = confirm_conflicts(solver, rows, count, &all, found, confirmed);
    row_sets_release(&more);
    row_sets_release(&all);
    return status;
}

/* Suspects conflicts, in more and more rounds, until they are confirmed or there are no others. */
static quoin_status suspect_and_confirm(quoin_solver *solver, const uint32_t *rows, size_t count, row_sets *suspected, row_sets *found,
                                        bool *confirmed) {
    quoin_status status = solver->former_conflicts ? suspect_former(solver, suspected) : suspect_more(solver, rows, count, false, suspected);
    if (status == QUOIN_OK && suspected->count) status = confirm_conflicts(solver, rows, count, suspected, found, confirmed);
    if (status == QUOIN_OK && !*confirmed) status = suspect_in_basis(solver, rows, count, suspected, found, confirmed);
    for (int round = 0; round < MOST_ROUNDS && !*confirmed && !solver->former_conflicts && status == QUOIN_OK; round++) {
        size_t before = suspected->count;
        status = suspect_more(solver, rows, count, true, suspected);
        if (status != QUOIN_OK || suspected->count == before) break;
        empty(found);
        status = confirm_conflicts(solver, rows, count, suspected, found, confirmed);
    }
    return status;
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
