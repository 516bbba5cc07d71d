/* Ambiguity of a solver that was never solved: it is that of a solved one, and the solver is left as it was. */
#ifndef UNSOLVED_TEST_H
#define UNSOLVED_TEST_H

#include "harness.h"

static void ambiguity_needs_no_solve(shape kind, uint64_t seed, quoin_backend backend) {
    problem p = kind.draw(seed);
    quoin_solver *solver = NULL;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    uint8_t before[MOST_VARIABLES] = {0}, after[MOST_VARIABLES] = {0};
    uint32_t changes, conflicts;
    bool made = quoin_create(NULL, &solver) == QUOIN_OK && quoin_set_backend(solver, backend) == QUOIN_OK &&
                put(&p, solver, variables, rows, NULL) == QUOIN_OK;
    CHECK(made && quoin_ambiguity(solver, before, MOST_VARIABLES) == QUOIN_OK, "%s, seed %llu: unsolved", kind.name, (unsigned long long)seed);
    quoin_conflicts(solver, &conflicts);
    CHECK(!quoin_values(solver, NULL) && !conflicts, "%s, seed %llu: it has been solved", kind.name, (unsigned long long)seed);
    bool alone = !solver->value_capacity;
    CHECK(quoin_solve(solver) == QUOIN_OK, "%s, seed %llu: solve", kind.name, (unsigned long long)seed);
    quoin_conflicts(solver, &conflicts);
    CHECK(alone || conflicts || backend != QUOIN_NATIVE, "%s, seed %llu: it was solved for the question", kind.name, (unsigned long long)seed);
    quoin_changes(solver, &changes);
    CHECK(changes == p.variables, "%s, seed %llu: %u of %u values are new", kind.name, (unsigned long long)seed, changes, p.variables);
    CHECK(quoin_ambiguity(solver, after, MOST_VARIABLES) == QUOIN_OK, "%s, seed %llu: solved", kind.name, (unsigned long long)seed);
    CHECK(!memcmp(before, after, sizeof before), "%s, seed %llu: ambiguity differs before the solve", kind.name, (unsigned long long)seed);
    quoin_destroy(solver);
}

#endif
