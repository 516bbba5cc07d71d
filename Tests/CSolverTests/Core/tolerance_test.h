/* Required rows that contradict each other by about the tolerance: up to it, and by exactly as much, they count as satisfied. */
#ifndef TOLERANCE_TEST_H
#define TOLERANCE_TEST_H

#include "Store/store.h"
#include "harness.h"

/* Three positions at 0, and a row of one to three terms whose sum is 0 there, but is to be `off`. `*residual` becomes by how much a required
 * row is off in the answer. */
static uint32_t conflicts_of(uint32_t terms, int relation, double off, double *residual) {
    quoin_solver *solver;
    quoin_variable v[3];
    uint32_t found = 99;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return found;
    bool right = quoin_add_variables(solver, 3, NULL, NULL, v) == QUOIN_OK;
    for (uint32_t i = 0; i < 3 && right; i++) {
        quoin_term at = {v[i], 1};
        quoin_row_input row = {.terms = &at, .term_count = 1, .priority = QUOIN_REQUIRED, .key = i};
        right = quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK;
    }
    quoin_term sum[3] = {{v[0], 1}, {v[1], -1}, {v[2], 2}};
    quoin_row_input row = {.terms = sum, .term_count = terms, .relation = relation, .constant = relation < 0 ? -off : off, .priority = QUOIN_REQUIRED, .key = 9};
    right = right && quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK;
    if (right) quoin_conflicts(solver, &found);
    quoin_certificate proof = {0, NULL, 0};
    if (right && quoin_certify(solver, &proof) != QUOIN_OK) found = 99;
    *residual = proof.required_residual;
    quoin_destroy(solver);
    return found;
}

/* The same sum is to be 0 at most and `off` at least. Nothing else holds its terms. */
static uint32_t conflicts_between(uint32_t terms, double off) {
    quoin_solver *solver;
    quoin_variable v[4];
    uint32_t found = 99;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return found;
    bool right = quoin_add_variables(solver, 4, NULL, NULL, v) == QUOIN_OK;
    for (int32_t relation = -1; relation <= 1; relation += 2) {
        quoin_term sum[4] = {{v[0], 1}, {v[1], -1}, {v[2], 1}, {v[3], -1}};
        quoin_row_input row = {.terms = sum, .term_count = terms, .relation = relation, .constant = relation > 0 ? off : 0, .priority = QUOIN_REQUIRED, .key = QUOIN_KEY_AUTO};
        right = right && quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK;
    }
    if (right && quoin_solve(solver) == QUOIN_OK) quoin_conflicts(solver, &found);
    quoin_destroy(solver);
    return found;
}

static void opposed_rows_may_be_the_tolerance_apart(void) {
    for (uint32_t terms = 1; terms <= 4; terms++) {
        CHECK(conflicts_between(terms, REQUIRED_TOLERANCE) == 0, "%u terms: the tolerance is a conflict", terms);
        CHECK(conflicts_between(terms, 1.01 * REQUIRED_TOLERANCE) == 1, "%u terms: more than the tolerance is none", terms);
    }
}

static void the_tolerance_is_no_conflict(void) {
    for (uint32_t terms = 1; terms <= 3; terms++)
        for (int relation = -1; relation <= 1; relation++) {
            double residual, none;
            CHECK(conflicts_of(terms, relation, REQUIRED_TOLERANCE, &residual) == 0, "%u terms, relation %d: the tolerance is a conflict", terms, relation);
            CHECK(conflicts_of(terms, relation, 1.01 * REQUIRED_TOLERANCE, &none) == 1, "%u terms, relation %d: more than the tolerance is none", terms, relation);
            CHECK(residual == REQUIRED_TOLERANCE && none == 0, "%u terms, relation %d: residuals %g and %g", terms, relation, residual, none);
        }
}

#endif
