/* Boxes centered in boxes that leave them no room: required rows determine lengths at the very ends of what they allow, and tie levels
 * must not violate them. */
#ifndef SHARED_LIMIT_TEST_H
#define SHARED_LIMIT_TEST_H

#include "harness.h"

static void tight_limits_hold(quoin_backend backend) {
    enum { VARIABLES = 16, CENTERED = 10 };
    static const struct {
        uint32_t count;
        quoin_term terms[4];   /* `variable` is an index here */
        int relation;
        double constant, priority;
        uint32_t tie;
    } given[] = {
        {2, {{1, 1}, {0, -1}}, 1, 0, 1000, 0},
        {2, {{1, 1}, {0, -1}}, -1, 0, 0, 1},
        {2, {{7, 1}, {6, -1}}, 1, 0, 1000, 0},
        {2, {{6, 1}, {0, -1}}, 0, 0, 0, 3},
        {2, {{2, 1}, {0, -1}}, 0, 8, 1000, 0},
        {2, {{4, 1}, {3, -1}}, 0, 4, 1000, 0},
        {2, {{6, 1}, {5, -1}}, 1, 4, 1000, 0},
        {2, {{1, 1}, {7, -1}}, 1, 8, 1000, 0},
        {4, {{9, 1}, {8, 1}, {5, -1}, {4, -1}}, 0, 0, 1000, 0},
        {2, {{8, 1}, {4, -1}}, 1, 8, 999, 0},
        {2, {{9, 1}, {8, -1}}, 1, 117, 750, 0},
        {2, {{11, 1}, {10, -1}}, -1, 0, 0, 1},
        {4, {{11, 1}, {10, 1}, {3, -1}, {2, -1}}, 0, 0, 1000, 0},
        {2, {{10, 1}, {2, -1}}, 1, 8, 999, 0},
        {4, {{13, 1}, {12, 1}, {3, -1}, {2, -1}}, 0, 0, 1000, 0},
        {2, {{12, 1}, {2, -1}}, 1, 8, 999, 0},
        {2, {{13, 1}, {12, -1}}, 1, 44, 750, 0},
        {4, {{15, 1}, {14, 1}, {11, -1}, {10, -1}}, 0, 0, 1000, 0},
        {2, {{14, 1}, {10, -1}}, 1, 8, 999, 0},
        {2, {{15, 1}, {14, -1}}, 1, 27, 751, 0},
        {2, {{15, 1}, {14, -1}}, -1, 27, 251, 0},
    };
    quoin_solver *solver;
    quoin_variable variables[VARIABLES];
    quoin_certificate proof;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    quoin_set_backend(solver, backend);
    quoin_add_variables(solver, VARIABLES, NULL, NULL, variables);
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        quoin_term terms[4];
        for (uint32_t t = 0; t < given[i].count; t++) terms[t] = (quoin_term){variables[given[i].terms[t].variable], given[i].terms[t].coefficient};
        quoin_row_input made = {.terms = terms, .term_count = given[i].count, .relation = given[i].relation, .constant = given[i].constant,
                                .priority = given[i].priority, .tie = given[i].tie, .key = QUOIN_KEY_AUTO};
        CHECK(quoin_add_rows(solver, 1, &made, NULL) == QUOIN_OK, "backend %d: row %zu", backend, i);
    }
    CHECK(quoin_solve(solver) == QUOIN_OK && quoin_certify(solver, &proof) == QUOIN_OK, "backend %d: centered boxes are not solved", backend);
    CHECK(proof.required_residual <= 1e-6, "backend %d: a required row of centered boxes is off by %g", backend, proof.required_residual);
    CHECK(fabs(quoin_values(solver, NULL)[CENTERED] - 16.5) <= 1e-6, "backend %d: a centered box begins at %g, not 16.5", backend,
          quoin_values(solver, NULL)[CENTERED]);
    quoin_destroy(solver);
}

#endif
