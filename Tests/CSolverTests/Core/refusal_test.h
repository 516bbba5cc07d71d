/* Calls that are refused: each gives its own status, and leaves the solver with the answer, the rows and the keys that it had. Uses
 * CHECK, and so comes after it. */
#ifndef REFUSAL_TEST_H
#define REFUSAL_TEST_H

#include <math.h>

#include "include/quoin_solver.h"

/* A solver with two rows over two variables, the second anchored at the first, and handles of what was removed. */
typedef struct refusing {
    quoin_solver *solver;
    quoin_variable x[2], gone_variable;
    quoin_row rows[2], gone_row;
} refusing;

static quoin_row_input plain_row(const quoin_term *terms) {
    return (quoin_row_input){.terms = terms, .term_count = 2, .constant = 5, .priority = 750, .key = QUOIN_KEY_AUTO};
}

static refusing open_refusing(void) {
    refusing r = {0};
    quoin_variable anchors[2] = {QUOIN_NONE, QUOIN_IN_BATCH};
    CHECK(quoin_create(NULL, &r.solver) == QUOIN_OK && quoin_add_variables(r.solver, 2, NULL, anchors, r.x) == QUOIN_OK, "refusing");
    CHECK(quoin_add_variables(r.solver, 1, NULL, NULL, &r.gone_variable) == QUOIN_OK, "refusing");
    quoin_term terms[2] = {{r.x[0], 1}, {r.x[1], -1}}, sum[2] = {{r.x[0], 1}, {r.x[1], 2}};
    quoin_row_input rows[3] = {plain_row(terms), plain_row(sum), plain_row(terms)};
    quoin_row made[3];
    CHECK(quoin_add_rows(r.solver, 3, rows, made) == QUOIN_OK && quoin_remove_rows(r.solver, 1, &made[2]) == QUOIN_OK, "refusing");
    CHECK(quoin_remove_variables(r.solver, 1, &r.gone_variable) == QUOIN_OK && quoin_solve(r.solver) == QUOIN_OK, "refusing");
    r.rows[0] = made[0], r.rows[1] = made[1], r.gone_row = made[2];
    return r;
}

static void check_untouched(refusing *r, const char *what) {
    uint32_t count, listed_count;
    quoin_row listed[4];
    quoin_variable_facts facts;
    CHECK(quoin_solve(r->solver) == QUOIN_OK, "%s: solve", what);
    const double *values = quoin_values(r->solver, &count);
    CHECK(fabs(values[0] - 5) < 1e-9 && fabs(values[1]) < 1e-9, "%s: the answer is %g, %g", what, values[0], values[1]);
    quoin_row_list(r->solver, listed, 4, &listed_count);
    CHECK(listed_count == 2 && listed[0] == r->rows[0] && listed[1] == r->rows[1], "%s: %u rows", what, listed_count);
    for (int i = 0; i < 2; i++)
        CHECK(quoin_variable_get(r->solver, r->x[i], &facts) == QUOIN_OK && facts.key == (uint64_t)i, "%s: variable %d", what, i);
}

static void rows_are_refused(refusing *r) {
    quoin_term terms[2] = {{r->x[0], 1}, {r->x[1], -1}}, unknown[2] = {{r->x[0], 1}, {QUOIN_INDEX_MASK - 1, -1}};
    quoin_term gone[2] = {{r->x[0], 1}, {r->gone_variable, -1}}, large[2] = {{r->x[0], 1}, {r->x[1], 2e15}};
    struct {
        const char *name;
        quoin_status status;
        quoin_row_input row;
    } given[] = {
        {"relation 2", QUOIN_BAD_RELATION, plain_row(terms)},     {"relation -2", QUOIN_BAD_RELATION, plain_row(terms)},
        {"priority 0", QUOIN_BAD_PRIORITY, plain_row(terms)},     {"priority 1000.5", QUOIN_BAD_PRIORITY, plain_row(terms)},
        {"priority NaN", QUOIN_BAD_PRIORITY, plain_row(terms)},   {"tie 9", QUOIN_BAD_PRIORITY, plain_row(terms)},
        {"constant 2e15", QUOIN_NOT_FINITE, plain_row(terms)},    {"constant NaN", QUOIN_NOT_FINITE, plain_row(terms)},
        {"no such variable", QUOIN_UNKNOWN_VARIABLE, plain_row(unknown)}, {"a removed variable", QUOIN_UNKNOWN_VARIABLE, plain_row(gone)},
        {"a key in use", QUOIN_DUPLICATE_KEY, plain_row(terms)},  {"coefficient 2e15", QUOIN_NOT_FINITE, plain_row(large)},
    };
    given[0].row.relation = 2, given[1].row.relation = -2;
    given[2].row.priority = 0, given[3].row.priority = 1000.5, given[4].row.priority = NAN, given[5].row.tie = 9;
    given[6].row.constant = 2e15, given[7].row.constant = NAN;
    given[10].row.key = 1;
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        quoin_row_input batch[3] = {plain_row(terms), given[i].row, plain_row(terms)};
        quoin_status status = quoin_add_rows(r->solver, 3, batch, NULL);
        CHECK(status == given[i].status, "row with %s: %s", given[i].name, quoin_status_text(status));
        check_untouched(r, given[i].name);
        quoin_difference same = {.plus = r->x[0], .minus = batch[1].terms[1].variable, .constant = batch[1].constant, .priority = batch[1].priority,
                                 .key = batch[1].key, .relation = (int8_t)batch[1].relation, .tie = (uint8_t)batch[1].tie};
        status = batch[1].terms == large ? given[i].status : quoin_add_differences(r->solver, 1, &same, NULL);
        CHECK(status == given[i].status, "difference with %s: %s", given[i].name, quoin_status_text(status));
        check_untouched(r, given[i].name);
    }
}

static void handles_are_refused(refusing *r) {
    const quoin_row rows[] = {2, r->gone_row, QUOIN_NONE, QUOIN_INDEX_MASK - 1, UINT32_C(1) << QUOIN_INDEX_BITS};
    const quoin_variable variables[] = {r->gone_variable, QUOIN_NONE, QUOIN_INDEX_MASK - 1, UINT32_C(1) << QUOIN_INDEX_BITS};
    const double numbers[2] = {7, 7};
    quoin_row_facts row;
    quoin_variable_facts variable;
    for (int i = 0; i < 5; i++) {
        quoin_row batch[2] = {r->rows[1], rows[i]};
        CHECK(quoin_remove_rows(r->solver, 2, batch) == QUOIN_UNKNOWN_ROW, "handle %x: removed", rows[i]);
        CHECK(quoin_set_constants(r->solver, 2, batch, numbers) == QUOIN_UNKNOWN_ROW, "handle %x: constant", rows[i]);
        CHECK(quoin_set_priorities(r->solver, 2, batch, numbers) == QUOIN_UNKNOWN_ROW, "handle %x: priority", rows[i]);
        CHECK(quoin_row_get(r->solver, rows[i], &row, NULL, 0) == QUOIN_UNKNOWN_ROW, "handle %x: read", rows[i]);
        check_untouched(r, "row's handle");
    }
    for (int i = 0; i < 4; i++) {
        CHECK(quoin_remove_variables(r->solver, 1, &variables[i]) == QUOIN_UNKNOWN_VARIABLE, "handle %x: variable removed", variables[i]);
        CHECK(quoin_variable_get(r->solver, variables[i], &variable) == QUOIN_UNKNOWN_VARIABLE, "handle %x: variable read", variables[i]);
        check_untouched(r, "variable's handle");
    }
}

static void changes_are_refused(refusing *r) {
    const double bad_constants[] = {NAN, INFINITY, -INFINITY, -2e15}, bad_priorities[] = {0, -1, 1001, NAN};
    const quoin_row twice[2] = {r->rows[0], r->rows[0]};
    const quoin_variable same[2] = {r->x[0], r->x[0]};
    const uint64_t keys[][2] = {{3, 3}, {5, 0}, {QUOIN_KEY_AUTO, 1}};
    uint8_t ambiguous[3];
    quoin_variable made[2];
    for (int i = 0; i < 4; i++) {
        CHECK(quoin_set_constants(r->solver, 1, r->rows, &bad_constants[i]) == QUOIN_NOT_FINITE, "constant %g", bad_constants[i]);
        CHECK(quoin_set_priorities(r->solver, 1, r->rows, &bad_priorities[i]) == QUOIN_BAD_PRIORITY, "priority %g", bad_priorities[i]);
        check_untouched(r, "number");
    }
    for (int i = 0; i < 3; i++) CHECK(quoin_add_variables(r->solver, 2, keys[i], NULL, made) == QUOIN_DUPLICATE_KEY, "keys %d", i);
    CHECK(quoin_remove_rows(r->solver, 2, twice) == QUOIN_UNKNOWN_ROW, "a row is removed twice");
    CHECK(quoin_remove_variables(r->solver, 2, same) == QUOIN_UNKNOWN_VARIABLE, "a variable is removed twice");
    for (int i = 0; i < 2; i++) CHECK(quoin_remove_variables(r->solver, 1, &r->x[i]) == QUOIN_VARIABLE_IN_USE, "variable %d in use is removed", i);
    CHECK(quoin_ambiguity(r->solver, ambiguous, 2) == QUOIN_TOO_LARGE && quoin_ambiguity(r->solver, ambiguous, 3) == QUOIN_OK, "room");
    check_untouched(r, "call");
    CHECK(quoin_remove_rows(r->solver, 2, r->rows) == QUOIN_OK, "rows are removed");
    CHECK(quoin_remove_variables(r->solver, 1, r->x) == QUOIN_VARIABLE_IN_USE, "an anchor is removed");
    CHECK(quoin_remove_variables(r->solver, 2, r->x) == QUOIN_OK, "both are removed");
}

/* 1e15 is the largest number that is taken. */
static void the_largest_numbers_are_taken(refusing *r) {
    const double largest = 1e15, former = 5;
    quoin_term terms[2] = {{r->x[0], 1e15}, {r->x[1], -1}};
    quoin_row_input row = plain_row(terms);
    quoin_row made;
    row.tie = QUOIN_TIE_LEVELS;
    CHECK(quoin_add_rows(r->solver, 1, &row, &made) == QUOIN_OK && quoin_remove_rows(r->solver, 1, &made) == QUOIN_OK, "coefficient 1e15");
    CHECK(quoin_set_constants(r->solver, 1, r->rows, &largest) == QUOIN_OK && quoin_set_constants(r->solver, 1, r->rows, &former) == QUOIN_OK, "constant 1e15");
    check_untouched(r, "largest");
}

static void refusals_change_nothing(void) {
    refusing r = open_refusing();
    the_largest_numbers_are_taken(&r);
    rows_are_refused(&r);
    handles_are_refused(&r);
    changes_are_refused(&r);
    quoin_destroy(r.solver);
}

#endif
