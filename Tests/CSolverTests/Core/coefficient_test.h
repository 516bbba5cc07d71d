/* Coefficients of any size that people write, from 1e-12 to 1e12: every backend finds the one answer, and no conflict. */
#ifndef COEFFICIENT_TEST_H
#define COEFFICIENT_TEST_H

#include "harness.h"

#define COEFFICIENT_ROWS 3

typedef struct sized_problem {
    const char *name;
    uint32_t variables, rows;
    quoin_row_input row[COEFFICIENT_ROWS];
    quoin_term terms[COEFFICIENT_ROWS][3]; /* `variable` is an index here */
    double answer[3];
} sized_problem;

static void solve_sized(const sized_problem *sized, double size, quoin_backend backend) {
    quoin_solver *solver;
    quoin_variable variables[3];
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    quoin_set_backend(solver, backend);
    quoin_add_variables(solver, sized->variables, NULL, NULL, variables);
    for (uint32_t i = 0; i < sized->rows; i++) {
        quoin_row_input made = sized->row[i];
        quoin_term terms[3];
        for (uint32_t t = 0; t < made.term_count; t++) terms[t] = (quoin_term){variables[sized->terms[i][t].variable], sized->terms[i][t].coefficient};
        made.terms = terms;
        made.key = i + 1;
        CHECK(quoin_add_rows(solver, 1, &made, NULL) == QUOIN_OK, "%s: a coefficient of %g is refused", sized->name, size);
    }
    uint32_t conflicts;
    quoin_status status = quoin_solve(solver);
    quoin_conflicts(solver, &conflicts);
    CHECK(status == QUOIN_OK && !conflicts, "%s: coefficient %g, backend %d: status %d, %u conflicts", sized->name, size, backend, status, conflicts);
    const double *values = quoin_values(solver, NULL);
    for (uint32_t i = 0; i < sized->variables; i++)
        CHECK(fabs(values[i] - sized->answer[i]) <= 1e-6 * fmax(1, fabs(sized->answer[i])), "%s: coefficient %g, backend %d: x%u is %.9g, not %.9g",
              sized->name, size, backend, i, values[i], sized->answer[i]);
    quoin_destroy(solver);
}

static void coefficients_of_any_size(int exponent, quoin_backend backend) {
    double size = pow(10, exponent);
    const quoin_row_input equal = {.term_count = 1, .constant = 1, .priority = QUOIN_REQUIRED};
    const sized_problem problems[] = {
        {"equal", 1, 1, {equal}, {{{0, size}}}, {1 / size}},
        {"least", 1, 1, {{.term_count = 1, .relation = 1, .constant = 1, .priority = QUOIN_REQUIRED}}, {{{0, size}}}, {1 / size}},
        {"optional", 1, 1, {{.term_count = 1, .constant = 100 * size, .priority = 500}}, {{{0, size}}}, {100}},
        {"pair", 2, 2, {{.term_count = 2, .constant = 100 * size, .priority = QUOIN_REQUIRED}, {.term_count = 1, .constant = 7, .priority = QUOIN_REQUIRED}},
         {{{0, size}, {1, -size}}, {{1, 1}}}, {107, 7}},
        {"proportion", 2, 2, {{.term_count = 2, .priority = QUOIN_REQUIRED}, {.term_count = 1, .constant = 3, .priority = QUOIN_REQUIRED}},
         {{{0, 1}, {1, -size}}, {{1, 1}}}, {3 * size, 3}},
        {"three", 3, 3,
         {{.term_count = 3, .constant = 10 * size, .priority = QUOIN_REQUIRED},
          {.term_count = 1, .constant = 7, .priority = QUOIN_REQUIRED},
          {.term_count = 1, .relation = 1, .constant = 5, .priority = 500}},
         {{{0, size}, {1, -size}, {2, -size}}, {{1, 1}}, {{2, 1}}}, {22, 7, 5}},
    };
    for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) solve_sized(&problems[i], size, backend);
}

/* Two rows whose slopes differ by much determine where they meet, however far out. */
static void crossing_rows_may_meet_far_out(quoin_backend backend) {
    const quoin_row_input none = {.term_count = 2, .priority = QUOIN_REQUIRED}, much = {.term_count = 2, .constant = 6e7, .priority = QUOIN_REQUIRED};
    sized_problem far = {"far out", 2, 2, {none, much}, {{{1, 1}, {0, -2}}, {{0, 1}, {1, 1}}}, {2e7, 4e7}};
    solve_sized(&far, 1, backend);
}

#endif
