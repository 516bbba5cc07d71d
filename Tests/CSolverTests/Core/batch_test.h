/* Variables and rows added in one call: they are those that the same number of calls would add. */
#ifndef BATCH_TEST_H
#define BATCH_TEST_H

#include "harness.h"

/* A forest of variables added in one call equals the same added one by one, where slots of removed variables are used again. */
static void batch_is_one_by_one(uint64_t seed) {
    dice d = {seed + 3};
    uint32_t count = 1 + roll(&d, MOST_VARIABLES), gone = roll(&d, MOST_VARIABLES);
    quoin_variable anchors[MOST_VARIABLES], made[2][MOST_VARIABLES];
    for (uint32_t i = 0; i < count; i++) anchors[i] = i && roll(&d, 4) ? QUOIN_IN_BATCH | roll(&d, i) : QUOIN_NONE;
    quoin_solver *solvers[2] = {NULL, NULL};
    for (int k = 0; k < 2; k++) {
        if (quoin_create(NULL, &solvers[k]) != QUOIN_OK) return;
        CHECK(quoin_add_variables(solvers[k], gone, NULL, NULL, made[k]) == QUOIN_OK, "seed %llu: first", (unsigned long long)seed);
        CHECK(quoin_remove_variables(solvers[k], gone, made[k]) == QUOIN_OK, "seed %llu: remove", (unsigned long long)seed);
        CHECK(quoin_solve(solvers[k]) == QUOIN_OK, "seed %llu: solve", (unsigned long long)seed);
    }
    CHECK(quoin_add_variables(solvers[0], count, NULL, anchors, made[0]) == QUOIN_OK, "seed %llu: batch", (unsigned long long)seed);
    for (uint32_t i = 0; i < count; i++) {
        quoin_variable anchor = anchors[i] == QUOIN_NONE ? QUOIN_NONE : made[1][anchors[i] & QUOIN_INDEX_MASK];
        CHECK(quoin_add_variables(solvers[1], 1, NULL, &anchor, &made[1][i]) == QUOIN_OK, "seed %llu: one", (unsigned long long)seed);
    }
    for (uint32_t i = 0; i < count; i++) {
        quoin_variable_facts facts[2];
        for (int k = 0; k < 2; k++)
            CHECK(quoin_variable_get(solvers[k], made[k][i], &facts[k]) == QUOIN_OK, "seed %llu: get", (unsigned long long)seed);
        CHECK(made[0][i] == made[1][i] && facts[0].key == facts[1].key && facts[0].anchor == facts[1].anchor,
              "seed %llu: variable %u of the batch differs", (unsigned long long)seed, i);
    }
    quoin_variable late = QUOIN_IN_BATCH | roll(&d, 2); /* itself, or one that never comes */
    CHECK(quoin_add_variables(solvers[0], 1, NULL, &late, made[0]) == QUOIN_BAD_ANCHOR, "seed %llu: late", (unsigned long long)seed);
    for (int k = 0; k < 2; k++) quoin_destroy(solvers[k]);
}

/* Adds a row about one variable. */
static void add_simple_row(quoin_solver *solver, quoin_variable variable, quoin_row_input given, quoin_row *out) {
    quoin_term term = {variable, 1};
    given.terms = &term, given.term_count = 1, given.key = QUOIN_KEY_AUTO;
    CHECK(quoin_add_rows(solver, 1, &given, out) == QUOIN_OK, "guards: no row");
}

/* A guard in a slot that is used again counts beside one in a new slot: both are enforced. */
static void guards_count_wherever_they_are(void) {
    quoin_solver *solver = NULL;
    quoin_variable x[2];
    quoin_row gone;
    const quoin_row_input guard = {.relation = 1, .priority = 1000, .guard = 1}, wish = {.constant = -5, .priority = 500};
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, 2, NULL, NULL, x) == QUOIN_OK, "guards: no solver");
    add_simple_row(solver, x[0], (quoin_row_input){.constant = 7, .priority = 1000}, &gone);
    add_simple_row(solver, x[0], guard, NULL);
    CHECK(quoin_solve(solver) == QUOIN_OK && quoin_remove_rows(solver, 1, &gone) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "guards: no answer");
    add_simple_row(solver, x[1], guard, NULL);
    for (int i = 0; i < 2; i++) add_simple_row(solver, x[i], wish, NULL);
    CHECK(quoin_solve(solver) == QUOIN_OK, "guards: no answer");
    const double *values = quoin_values(solver, NULL);
    for (int i = 0; i < 2; i++) CHECK(values[i] == 0, "guards: %g instead of 0", values[i]);
    quoin_destroy(solver);
}

#endif
