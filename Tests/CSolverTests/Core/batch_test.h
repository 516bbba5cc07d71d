/* Variables and rows added in one call: they are those that the same number of calls would add. */
#ifndef BATCH_TEST_H
#define BATCH_TEST_H

#include "single_rows.h"

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

/* Adds the guard "the variable ≥ 0". */
static bool put_guard(quoin_solver *solver, quoin_variable variable) {
    quoin_term term = {variable, 1};
    quoin_row_input guard = {.terms = &term, .term_count = 1, .relation = 1, .priority = QUOIN_REQUIRED, .guard = 1, .key = QUOIN_KEY_AUTO};
    return quoin_add_rows(solver, 1, &guard, NULL) == QUOIN_OK;
}

/* A guard in a slot that is used again counts beside one in a new slot: both are enforced. */
static void guards_count_wherever_they_are(void) {
    quoin_solver *solver = NULL;
    quoin_variable x[2];
    quoin_row gone;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, 2, NULL, NULL, x) == QUOIN_OK, "guards: no solver");
    quoin_row_input first = {.terms = &(quoin_term){x[0], 1}, .term_count = 1, .constant = 7, .priority = QUOIN_REQUIRED, .key = QUOIN_KEY_AUTO};
    CHECK(quoin_add_rows(solver, 1, &first, &gone) == QUOIN_OK && put_guard(solver, x[0]) && quoin_solve(solver) == QUOIN_OK, "guards: no answer");
    CHECK(quoin_remove_rows(solver, 1, &gone) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK && put_guard(solver, x[1]), "guards: no second guard");
    for (int i = 0; i < 2; i++) CHECK(put_distance(solver, x[i], QUOIN_NONE, 0, -5, 500), "guards: no wish");
    CHECK(quoin_solve(solver) == QUOIN_OK, "guards: no answer");
    const double *values = quoin_values(solver, NULL);
    for (int i = 0; i < 2; i++) CHECK(values[i] == 0, "guards: %g instead of 0", values[i]);
    quoin_destroy(solver);
}

#endif
