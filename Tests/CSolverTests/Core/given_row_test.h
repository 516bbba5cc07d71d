/* Rows as they are given and as they are kept: each variable once, in whatever order it came and however often; what cancels is
 * left out, and a row that says nothing is refused. */
#ifndef GIVEN_ROW_TEST_H
#define GIVEN_ROW_TEST_H

#include "harness.h"

#define GIVEN_TERMS 4

typedef struct given_row {
    const char *name;
    uint32_t count;
    quoin_term terms[GIVEN_TERMS]; /* `variable` is an index here */
    quoin_status status;
    double kept[3];            /* per variable; 0: it is not mentioned */
} given_row;

static void check_kept(const given_row *given, quoin_solver *solver, const quoin_variable *variables, quoin_row row) {
    quoin_row_facts facts;
    quoin_term terms[GIVEN_TERMS];
    CHECK(quoin_row_get(solver, row, &facts, terms, GIVEN_TERMS) == QUOIN_OK, "%s: cannot be read", given->name);
    uint32_t expected = 0;
    for (uint32_t i = 0; i < 3; i++) {
        double found = 0;
        for (uint32_t t = 0; t < facts.term_count; t++)
            if (terms[t].variable == variables[i]) found += terms[t].coefficient;
        CHECK(found == given->kept[i], "%s: variable %u has %g, not %g", given->name, i, found, given->kept[i]);
        expected += given->kept[i] != 0;
    }
    CHECK(facts.term_count == expected, "%s: %u terms are kept, not %u", given->name, facts.term_count, expected);
}

static void keep_given(const given_row *given) {
    quoin_solver *solver;
    quoin_variable variables[3];
    quoin_row row;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    quoin_add_variables(solver, 3, NULL, NULL, variables);
    quoin_term terms[GIVEN_TERMS], before[3] = {{variables[0], 1}, {variables[1], 2}, {variables[2], 3}};
    quoin_row_input other = {.terms = before, .term_count = 3, .tie = 1, .key = QUOIN_KEY_AUTO}; /* its terms come first */
    CHECK(quoin_add_rows(solver, 1, &other, NULL) == QUOIN_OK, "%s: another row", given->name);
    for (uint32_t t = 0; t < given->count; t++) terms[t] = (quoin_term){variables[given->terms[t].variable], given->terms[t].coefficient};
    quoin_row_input made = {.terms = terms, .term_count = given->count, .constant = 5, .priority = QUOIN_REQUIRED, .key = QUOIN_KEY_AUTO};
    quoin_status status = quoin_add_rows(solver, 1, &made, &row);
    CHECK(status == given->status, "%s: status %d, not %d", given->name, status, given->status);
    if (status == QUOIN_OK) check_kept(given, solver, variables, row);
    if (status == QUOIN_OK && quoin_solve(solver) == QUOIN_OK) {
        const double *values = quoin_values(solver, NULL);
        double sum = 0;
        for (uint32_t i = 0; i < 3; i++) sum += given->kept[i] * values[i];
        CHECK(fabs(sum - 5) <= 1e-9, "%s: its sum is %.9g, not 5", given->name, sum);
    }
    quoin_destroy(solver);
}

static void rows_are_kept_as_they_mean(void) {
    static const given_row rows[] = {
        {"difference", 2, {{0, 1}, {1, -1}}, QUOIN_OK, {1, -1, 0}},
        {"difference, minus first", 2, {{0, -1}, {1, 1}}, QUOIN_OK, {-1, 1, 0}},
        {"difference, from behind", 2, {{2, 1}, {0, -1}}, QUOIN_OK, {-1, 0, 1}},
        {"one variable", 1, {{1, 1}}, QUOIN_OK, {0, 1, 0}},
        {"one variable, minus", 1, {{1, -1}}, QUOIN_OK, {0, -1, 0}},
        {"sum", 2, {{0, 1}, {1, 1}}, QUOIN_OK, {1, 1, 0}},
        {"sum, minus", 2, {{0, -1}, {1, -1}}, QUOIN_OK, {-1, -1, 0}},
        {"doubled difference", 2, {{1, 2}, {0, -2}}, QUOIN_OK, {-2, 2, 0}},
        {"proportion", 2, {{1, 1}, {0, -2}}, QUOIN_OK, {-2, 1, 0}},
        {"nothing", 2, {{0, 1}, {0, -1}}, QUOIN_EMPTY_ROW, {0}},
        {"nothing, with a zero", 1, {{0, 0}}, QUOIN_EMPTY_ROW, {0}},
        {"twice the same", 2, {{2, 1}, {2, 1}}, QUOIN_OK, {0, 0, 2}},
        {"a difference in three terms", 3, {{1, 0.5}, {0, -1}, {1, 0.5}}, QUOIN_OK, {-1, 1, 0}},
        {"what cancels goes", 3, {{2, 3}, {0, 1}, {2, -3}}, QUOIN_OK, {1, 0, 0}},
        {"three", 3, {{2, 1}, {0, 1}, {1, -2}}, QUOIN_OK, {1, -2, 1}},
        {"four terms, two variables", 4, {{1, 1}, {0, 2}, {1, 1}, {0, 1}}, QUOIN_OK, {3, 2, 0}},
        {"no number", 2, {{0, 1}, {1, NAN}}, QUOIN_NOT_FINITE, {0}},
        {"without terms", 0, {{0, 0}}, QUOIN_EMPTY_ROW, {0}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) keep_given(&rows[i]);
}

#endif
