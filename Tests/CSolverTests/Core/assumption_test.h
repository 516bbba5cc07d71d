/* Rows of the highest priority that cannot all hold: what a search takes for granted must be taken back. */
#ifndef ASSUMPTION_TEST_H
#define ASSUMPTION_TEST_H

#include "harness.h"

/* Three lengths of 60 in 100 points, beside two that are equal: these make the core search before it does anything else. */
static void assumptions_are_taken_back(quoin_backend backend) {
    enum { X, Y, Z, P, Q, R, S, VARIABLES };
    static const struct {
        uint32_t count;
        quoin_term terms[4];   /* `variable` is an index here */
        int relation;
        double constant, priority;
    } given[] = {
        {3, {{X, 1}, {Y, 1}, {Z, 1}}, -1, 100, QUOIN_REQUIRED},
        {1, {{X, 1}}, 0, 60, 900},
        {1, {{Y, 1}}, 0, 60, 900},
        {1, {{Z, 1}}, 0, 60, 900},
        {4, {{Q, 1}, {P, -1}, {S, -1}, {R, 1}}, 0, 0, QUOIN_REQUIRED},
        {1, {{P, 1}}, 0, 0, QUOIN_REQUIRED},
        {2, {{R, 1}, {Q, -1}}, 0, 8, QUOIN_REQUIRED},
        {1, {{S, 1}}, 0, 108, QUOIN_REQUIRED},
    };
    quoin_solver *solver;
    quoin_variable variables[VARIABLES];
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    quoin_set_backend(solver, backend);
    quoin_add_variables(solver, VARIABLES, NULL, NULL, variables);
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        quoin_term terms[4];
        for (uint32_t t = 0; t < given[i].count; t++) terms[t] = (quoin_term){variables[given[i].terms[t].variable], given[i].terms[t].coefficient};
        quoin_row_input made = {.terms = terms, .term_count = given[i].count, .relation = given[i].relation, .constant = given[i].constant,
                                .priority = given[i].priority, .key = QUOIN_KEY_AUTO};
        quoin_add_rows(solver, 1, &made, NULL);
    }
    CHECK(quoin_solve(solver) == QUOIN_OK, "backend %d: three lengths in 100 points are not solved", backend);
    const double *at = quoin_values(solver, NULL);
    CHECK(fabs(at[X] + at[Y] + at[Z] - 100) <= 1e-6, "backend %d: three lengths take %g of 100 points", backend, at[X] + at[Y] + at[Z]);
    CHECK(fabs(at[Q] - 50) <= 1e-6, "backend %d: two equal lengths of 100 points are %g and %g", backend, at[Q], at[S] - at[R]);
    quoin_destroy(solver);
}

#endif
