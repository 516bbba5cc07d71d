/* The memory that the question of ambiguous lengths takes grows with the number of nested boxes, each with a label beside the next. Uses
 * memory_test.h, and so comes after it.
 *
 *     ┌─────────────────────┐
 *     │ label ┌────────────┐│
 *     │       │ label ┌───┐││   every box may be of any width that its labels fit into, and every label wider than it asks to be
 */
#ifndef NESTED_LENGTHS_TEST_H
#define NESTED_LENGTHS_TEST_H

#include "memory_test.h"

enum { NEST_MOST = 1600, NEST_ROWS = 6 };

static quoin_difference nest_row(quoin_variable plus, quoin_variable minus, int relation, double constant, double priority) {
    return (quoin_difference){.plus = plus, .minus = minus, .relation = (int8_t)relation, .constant = constant, .priority = priority, .key = QUOIN_KEY_AUTO};
}

/* The edges of a label are 2i and 2i + 1, those of the window 0 and 1; a box begins at its label and ends with the window. */
static bool nest_add(quoin_solver *solver, uint32_t count, const quoin_variable *x) {
    double total = 120;
    for (uint32_t i = 1; i <= count; i++) {
        quoin_variable left = x[2 * i], right = x[2 * i + 1];
        double wide = 30 + i * 37 % 61;
        quoin_difference rows[NEST_ROWS] = {nest_row(left, i > 1 ? x[2 * i - 1] : x[0], 0, 4, 1000), nest_row(right, left, 1, wide, 750),
                                            nest_row(right, left, -1, wide, 250), nest_row(right, left, 1, 0, 1000),
                                            nest_row(x[1], left, 1, 0, 1000), nest_row(x[1], right, 0, 4, 1000)};
        rows[3].guard = rows[4].guard = 1;
        total += wide + 4;
        if (quoin_add_differences(solver, i < count ? NEST_ROWS - 1 : NEST_ROWS, rows, NULL) != QUOIN_OK) return false;
    }
    quoin_difference window[] = {nest_row(x[0], QUOIN_NONE, 0, 0, 1000), nest_row(x[1], x[0], 0, total, 1000)};
    return quoin_add_differences(solver, 2, window, NULL) == QUOIN_OK;
}

/* Ties two widths so that the limits are not about distances alone. */
static bool nest_tie(quoin_solver *solver, const quoin_variable *x) {
    quoin_term terms[] = {{x[7], 1}, {x[6], -1}, {x[15], -1}, {x[14], 1}};
    quoin_row_input row = {.terms = terms, .term_count = 4, .relation = QUOIN_GREATER_OR_EQUAL, .constant = -50, .priority = QUOIN_REQUIRED, .key = QUOIN_KEY_AUTO};
    return quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK;
}

/* Returns the most bytes that were in use for each label. */
static double nest_bytes(uint32_t count, bool tied) {
    static quoin_variable x[2 * NEST_MOST + 2], near[NEST_MOST], far[NEST_MOST];
    static uint8_t open[NEST_MOST];
    meter m = {0, 0, 0};
    quoin_allocator allocator = {metered, &m};
    quoin_solver *solver;
    uint32_t found = 0;
    CHECK(quoin_create(&allocator, &solver) == QUOIN_OK && quoin_add_variables(solver, 2 * count + 2, NULL, NULL, x) == QUOIN_OK, "nested lengths");
    CHECK(nest_add(solver, count, x) && (!tied || nest_tie(solver, x)) && quoin_solve(solver) == QUOIN_OK, "nested lengths: solve");
    for (uint32_t i = 0; i < count; i++) near[i] = x[2 * i + 2], far[i] = x[2 * i + 3];
    CHECK(quoin_ambiguous_lengths(solver, count, far, near, 1e-3, open) == QUOIN_OK, "nested lengths: %u", count);
    for (uint32_t i = 0; i < count; i++) found += open[i];
    CHECK(found == count, "nested lengths: %u of %u are ambiguous", found, count);
    quoin_destroy(solver);
    return (double)m.most / count;
}

static void nested_lengths_take_little(void) {
    for (int tied = 0; tied < 2; tied++) {
        double few = nest_bytes(NEST_MOST / 8, tied), many = nest_bytes(NEST_MOST, tied);
        CHECK(many <= 1.5 * few, "nested lengths: %g bytes a label, and %g where there are few", many, few);
    }
}

#endif
