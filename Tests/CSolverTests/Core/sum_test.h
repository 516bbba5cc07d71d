/* Counts summed over small random problems, beside those written down: a choice that changes no answer
 * (which column leaves a basis, which search is tried first) still changes these. `core-tests --counts` prints them. Uses CHECK,
 * and so comes after it. */
#ifndef SUM_TEST_H
#define SUM_TEST_H

#include "length_problem.h"
#include "nested_problem.h"

#define SUMMED_PROBLEMS 300

typedef struct sums {
    uint64_t classes, springs, eliminated, kernel_rows, kernel_columns, pivots, ambiguous, conflicts;
} sums;

static const struct {
    const char *name;
    problem (*draw)(uint64_t seed);
    quoin_backend backend;
} summed_kinds[] = {
    {"noise", random_problem, QUOIN_NATIVE},
    {"lengths", length_problem, QUOIN_NATIVE},
    {"middles", middle_problem, QUOIN_NATIVE},
    {"boxes", nested_problem, QUOIN_NATIVE},
    {"lengths at many priorities", many_priorities_problem, QUOIN_NATIVE},
    /* Without reduction only what is computed exactly: otherwise a processor that rounds less often chooses other columns. */
    {"noise without reduction", random_problem, QUOIN_PLAIN},
    {"middles without reduction", middle_problem, QUOIN_PLAIN},
};
#define SUMMED_KINDS (sizeof summed_kinds / sizeof *summed_kinds)

#include "written_sums.h"

static bool sum_up(const problem *p, quoin_backend backend, sums *to) {
    quoin_solver *solver = NULL;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    uint8_t ambiguous[MOST_VARIABLES] = {0};
    uint32_t conflicts = 0;
    quoin_counts counts = {0};
    bool right = quoin_create(NULL, &solver) == QUOIN_OK && quoin_set_backend(solver, backend) == QUOIN_OK &&
                 put(p, solver, variables, rows, NULL) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK;
    if (right) quoin_get_counts(solver, &counts);
    if (right) quoin_conflicts(solver, &conflicts);
    right = right && quoin_ambiguity(solver, ambiguous, MOST_VARIABLES) == QUOIN_OK;
    to->classes += counts.classes, to->springs += counts.springs, to->eliminated += counts.eliminated;
    to->kernel_rows += counts.kernel_rows, to->kernel_columns += counts.kernel_columns, to->pivots += counts.kernel_pivots;
    to->conflicts += conflicts;
    for (uint32_t i = 0; i < MOST_VARIABLES; i++) to->ambiguous += ambiguous[i];
    quoin_destroy(solver);
    return right;
}

/* Prints the sums as written_sums.h has them, or compares them with those. */
static void sums_are_those_written_down(bool print) {
    for (size_t k = 0; k < SUMMED_KINDS; k++) {
        const char *name = summed_kinds[k].name;
        sums found = {0};
        for (uint64_t seed = 0; seed < SUMMED_PROBLEMS; seed++) {
            problem p = summed_kinds[k].draw(seed);
            CHECK(sum_up(&p, summed_kinds[k].backend, &found), "sum of %s, seed %llu: no answer", name, (unsigned long long)seed);
        }
        if (print)
            printf("    {%llu, %llu, %llu, %llu, %llu, %llu, %llu, %llu}, /* %s */\n", (unsigned long long)found.classes, (unsigned long long)found.springs,
                   (unsigned long long)found.eliminated, (unsigned long long)found.kernel_rows, (unsigned long long)found.kernel_columns,
                   (unsigned long long)found.pivots, (unsigned long long)found.ambiguous, (unsigned long long)found.conflicts, name);
        else
            CHECK(!memcmp(&found, &written_sums[k], sizeof found), "%s: other sums than written down (--counts)", name);
    }
}

#endif
