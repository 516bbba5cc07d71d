/* Edits of long lists: hundreds of rows between few variables, so that the rows of an edge share several functions. */
#ifndef LIST_TEST_H
#define LIST_TEST_H

#include "harness.h"

#define LIST_ROWS 400
#define LIST_VARIABLES 5

static quoin_difference list_row(dice *d, const quoin_variable *variables) {
    static const double priorities[] = {1000, 750, 250, 50};
    uint32_t plus = 1 + roll(d, LIST_VARIABLES - 1), minus = roll(d, plus + 1);
    quoin_difference made = {.plus = variables[plus], .key = QUOIN_KEY_AUTO, .constant = (double)roll(d, 200), .priority = priorities[roll(d, 4)]};
    made.minus = minus == plus ? QUOIN_NONE : variables[minus];
    made.relation = (int8_t)((int)roll(d, 3) - 1);
    made.edit = roll(d, 40) == 0;
    if (made.priority == QUOIN_REQUIRED) { /* never against each other */
        made.relation = QUOIN_GREATER_OR_EQUAL;
        made.constant = -made.constant;
    }
    return made;
}

static bool solve_list(quoin_backend backend, const quoin_difference *list, quoin_solver **solver, quoin_row *rows, double *values) {
    quoin_variable variables[LIST_VARIABLES];
    uint32_t count;
    if (quoin_create(NULL, solver) != QUOIN_OK || quoin_set_backend(*solver, backend) != QUOIN_OK ||
        quoin_add_variables(*solver, LIST_VARIABLES, NULL, NULL, variables) != QUOIN_OK ||
        quoin_add_differences(*solver, LIST_ROWS, list, rows) != QUOIN_OK || quoin_solve(*solver) != QUOIN_OK)
        return false;
    memcpy(values, quoin_values(*solver, &count), LIST_VARIABLES * sizeof *values);
    return true;
}

static void long_lists_are_edited_exactly(uint64_t seed) {
    dice d = {seed + 4};
    quoin_variable variables[LIST_VARIABLES];
    quoin_difference list[LIST_ROWS];
    quoin_row rows[LIST_ROWS], ignored[LIST_ROWS];
    quoin_solver *edited = NULL, *other = NULL;
    double values[LIST_VARIABLES], expected[LIST_VARIABLES];
    for (uint32_t i = 0; i < LIST_VARIABLES; i++) variables[i] = i; /* what a new solver gives */
    for (uint32_t i = 0; i < LIST_ROWS; i++) list[i] = list_row(&d, variables);
    CHECK(solve_list(QUOIN_NATIVE, list, &edited, rows, values), "list, seed %llu: solve", (unsigned long long)seed);
    CHECK(solve_list(QUOIN_PLAIN, list, &other, ignored, expected), "list, seed %llu: plain", (unsigned long long)seed);
    for (uint32_t i = 0; i < LIST_VARIABLES; i++)
        CHECK(fabs(values[i] - expected[i]) <= 1e-6 * 200, "list, seed %llu: variable %u differs from plain", (unsigned long long)seed, i);
    quoin_destroy(other);
    for (int round = 0; round < 8; round++) {
        uint32_t r = roll(&d, LIST_ROWS), count;
        if (list[r].priority < QUOIN_REQUIRED) list[r].constant = (double)roll(&d, 200);
        CHECK(quoin_set_constants(edited, 1, &rows[r], &list[r].constant) == QUOIN_OK && quoin_solve(edited) == QUOIN_OK, "edit");
        CHECK(solve_list(QUOIN_NATIVE, list, &other, ignored, expected), "list, seed %llu: fresh", (unsigned long long)seed);
        CHECK(!memcmp(quoin_values(edited, &count), expected, sizeof expected), "list, seed %llu: history shows", (unsigned long long)seed);
        quoin_destroy(other);
    }
    quoin_destroy(edited);
}

#endif
