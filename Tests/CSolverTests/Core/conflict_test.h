/* The search for conflicts: what is suspected changes the number of questions, not the answer, and what stands is not searched for again.
 * Uses reuse_test.h, and so comes after it. */
#ifndef CONFLICT_TEST_H
#define CONFLICT_TEST_H

#include "Conflicts/differences.h"
#include "Conflicts/search.h"
#include "reuse_test.h"

/* Required differences that contradict each other in a few places. */
static problem contradictory_differences(uint64_t seed) {
    dice d = {seed * 77777 + 83};
    problem p = {.variables = 4 + roll(&d, 12), .rows = 40};
    for (uint32_t i = 0; i < p.variables; i++) p.anchor[i] = UINT32_MAX;
    for (uint32_t r = 0; r < p.rows; r++) {
        uint32_t high = roll(&d, p.variables), low = roll(&d, p.variables + 1);
        bool alone = low == p.variables || low == high;
        p.terms[r][0] = (quoin_term){high, 1};
        p.terms[r][1] = (quoin_term){low, -1};
        p.row[r] = (quoin_row_input){.terms = p.terms[r], .term_count = alone ? 1 : 2, .relation = (int32_t)roll(&d, 3) - 1, .priority = 1000, .key = r + 1};
        p.row[r].constant = 10.0 * high - (alone ? 0 : 10.0 * low) + (roll(&d, 9) ? -p.row[r].relation * (double)roll(&d, 30) : 0.25);
    }
    return p;
}

typedef struct asker {
    differences among;
    uint32_t questions;
} asker;

static quoin_status count_question(void *context, const uint32_t *rows, size_t count, bool *feasible) {
    asker *c = context;
    c->questions++;
    return differences_can_hold(&c->among, rows, count, feasible);
}

static bool are_the_conflicts(const quoin_solver *solver, const row_sets *found) {
    uint32_t count;
    const quoin_conflict *conflicts = quoin_conflicts(solver, &count);
    bool same = count == found->count;
    for (uint32_t c = 0; c < count && same; c++) {
        size_t first = c ? found->ends[c - 1] : 0;
        same = found->ends[c] - first == conflicts[c].count;
        for (uint32_t i = 0; i < conflicts[c].count && same; i++) same = (conflicts[c].rows[i] & QUOIN_INDEX_MASK) == found->slots[first + i];
    }
    return same;
}

/* Searches with a quick oracle among all rows. Returns the number of questions. */
static uint32_t search(quoin_solver *solver, const row_sets *suspected, row_sets *found) {
    asker c = {.questions = 0};
    CHECK(differences_open(&c.among, solver, solver->row_slots.order_count), "conflicts: no memory");
    *found = (row_sets){.memory = &solver->memory};
    quoin_status status = search_conflicts(solver, solver->row_slots.order, solver->row_slots.order_count, count_question, &c, suspected, found);
    CHECK(status == QUOIN_OK, "conflicts: status %d", status);
    differences_close(&c.among);
    return c.questions;
}

/* Among differences the quick oracle finds the conflicts; those that are suspected take a question a row and three more; and wrong sets
 * of suspects change nothing. */
static void suspects_save_questions(uint64_t seed) {
    problem p = contradictory_differences(seed);
    user u = {0};
    row_sets found, again, misled;
    CHECK(quoin_create(NULL, &u.solver) == QUOIN_OK && put(&p, u.solver, u.variables, u.rows, NULL) == QUOIN_OK && quoin_solve(u.solver) == QUOIN_OK, "conflicts");
    search(u.solver, &(row_sets){0}, &found);
    CHECK(are_the_conflicts(u.solver, &found), "conflicts, seed %llu: the quick oracle finds others", (unsigned long long)seed);
    uint32_t asked = search(u.solver, &found, &again);
    CHECK(are_the_conflicts(u.solver, &again), "conflicts, seed %llu: others are found if these are suspected", (unsigned long long)seed);
    CHECK(asked <= found.slot_count + 3 * found.count + 1, "conflicts, seed %llu: %u questions", (unsigned long long)seed, asked);
    dice d = {seed * 77777 + 89};
    for (size_t i = 0; i < found.slot_count; i++)
        if (!roll(&d, 4)) found.slots[i] = roll(&d, p.rows);
    search(u.solver, &found, &misled);
    CHECK(are_the_conflicts(u.solver, &misled), "conflicts, seed %llu: wrong suspects mislead", (unsigned long long)seed);
    row_sets_release(&found);
    row_sets_release(&again);
    row_sets_release(&misled);
    quoin_destroy(u.solver);
}

/* Gives some row of a priority another constant, and solves. Returns whether the conflicts stood until then. */
static bool stand_after_edit(problem *p, user *u, bool required) {
    for (uint32_t r = 0; r < p->rows; r++) {
        if (p->row[r].tie || (p->row[r].priority == QUOIN_REQUIRED) != required) continue;
        p->row[r].constant += 3;
        CHECK(quoin_set_constants(u->solver, 1, &u->rows[r], &p->row[r].constant) == QUOIN_OK, "conflicts: edit");
        break;
    }
    bool stand = u->solver->conflicts_stand;
    CHECK(is_as_fresh(p, u, QUOIN_NATIVE), "conflicts: the answer after an edit is not a fresh solver's");
    return stand;
}

/* Conflicts without guards stand until a required row changes. */
static void conflicts_stand_beside_edits(uint64_t seed) {
    problem p = random_problem(seed);
    user u = {0};
    uint32_t count, required = 0;
    for (uint32_t r = 0; r < p.rows; r++) p.row[r].guard = 0, required += !p.row[r].tie && p.row[r].priority == QUOIN_REQUIRED;
    CHECK(quoin_create(NULL, &u.solver) == QUOIN_OK && put(&p, u.solver, u.variables, u.rows, NULL) == QUOIN_OK && quoin_solve(u.solver) == QUOIN_OK, "conflicts");
    quoin_conflicts(u.solver, &count);
    CHECK(stand_after_edit(&p, &u, false) == (count > 0), "conflicts, seed %llu: they do not stand", (unsigned long long)seed);
    if (required) CHECK(!stand_after_edit(&p, &u, true), "conflicts, seed %llu: they stand although a required row is another", (unsigned long long)seed);
    quoin_destroy(u.solver);
}

#endif
