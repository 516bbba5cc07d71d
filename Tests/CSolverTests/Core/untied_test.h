/* Without ties: priorities alone decide. Positions may be others, but the violations at each priority are those of the kernel without
 * reduction. Uses CHECK and `shape`, and so comes after them. */
#ifndef UNTIED_TEST_H
#define UNTIED_TEST_H

#include <math.h>

#include "random_problem.h"

#define SAME_VIOLATION 1e-4

typedef struct untied {
    quoin_solver *solver;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
} untied;

static bool solve_untied(const problem *p, quoin_backend backend, untied *out) {
    bool right = quoin_create(NULL, &out->solver) == QUOIN_OK && quoin_set_backend(out->solver, backend) == QUOIN_OK;
    if (right) quoin_set_ties(out->solver, false);
    return right && put(p, out->solver, out->variables, out->rows, NULL) == QUOIN_OK && quoin_solve(out->solver) == QUOIN_OK;
}

/* The first priority at which the violations differ, 0 if there is none. */
static double other_violation(quoin_solver *one, quoin_solver *two) {
    quoin_certificate a, b;
    if (quoin_certify(one, &a) != QUOIN_OK || quoin_certify(two, &b) != QUOIN_OK || a.level_count != b.level_count) return QUOIN_REQUIRED;
    if (fabs(a.required_residual - b.required_residual) > SAME_VIOLATION) return QUOIN_REQUIRED;
    for (uint32_t i = 0; i < a.level_count; i++)
        if (fabs(a.levels[i].violation - b.levels[i].violation) > SAME_VIOLATION) return a.levels[i].priority;
    return 0;
}

static void priorities_alone_decide(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    untied reduced = {0}, plain = {0};
    dice d = {seed + 9};
    bool solved = solve_untied(&p, QUOIN_NATIVE, &reduced) && solve_untied(&p, QUOIN_PLAIN, &plain);
    CHECK(solved, "%s without ties, seed %llu: no answer", kind.name, (unsigned long long)seed);
    for (int round = 0; round < 3 && solved; round++) {
        double at = other_violation(reduced.solver, plain.solver);
        CHECK(at == 0, "%s without ties, seed %llu, round %d: other violations at priority %g", kind.name, (unsigned long long)seed, round, at);
        uint32_t r = roll(&d, p.rows);
        double constant = p.row[r].constant + (double)roll(&d, 90) - 40;
        bool edited = quoin_set_constants(reduced.solver, 1, &reduced.rows[r], &constant) == QUOIN_OK && quoin_solve(reduced.solver) == QUOIN_OK &&
                      quoin_set_constants(plain.solver, 1, &plain.rows[r], &constant) == QUOIN_OK && quoin_solve(plain.solver) == QUOIN_OK;
        CHECK(edited, "%s without ties, seed %llu: edit", kind.name, (unsigned long long)seed);
    }
    quoin_destroy(reduced.solver);
    quoin_destroy(plain.solver);
}

#endif
