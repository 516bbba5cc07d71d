/* Siblings of equal width that just fit: no width makes them fill the window to the last bit, and what is left over is rounding, which no
 * position may use. Equal lengths in a row are one unknown, so that memory grows with their number, and not with its square. */
#ifndef SIBLINGS_TEST_H
#define SIBLINGS_TEST_H

#include <stdlib.h>

#include "harness.h"

#define FEW_SIBLINGS 200
#define MANY_SIBLINGS 800

typedef struct peak {
    size_t now, most;
} peak;

static void *resize_and_count(void *context, void *pointer, size_t old_size, size_t new_size) {
    peak *of = context;
    of->now += new_size - old_size;
    if (of->now > of->most) of->most = of->now;
    if (new_size) return realloc(pointer, new_size);
    free(pointer);
    return NULL;
}

static void siblings_add(quoin_solver *s, quoin_variable plus, quoin_variable minus, int8_t relation, double constant, double priority, uint8_t tie) {
    quoin_difference row = {.plus = plus, .minus = minus, .constant = constant, .priority = priority, .key = QUOIN_KEY_AUTO,
                            .relation = relation, .tie = tie};
    CHECK(quoin_add_differences(s, 1, &row, NULL) == QUOIN_OK, "siblings: a row was refused");
}

/* Sibling i lies between 2i and 2i + 1; all are as wide as the first, wish to be 50 wide, and are 8 apart at least, in 50 for each. */
static void siblings_draw(quoin_solver *s, uint32_t count) {
    quoin_variable *v = malloc(2 * count * sizeof *v);
    quoin_add_variables(s, 2 * count, NULL, NULL, v);
    siblings_add(s, v[0], QUOIN_NONE, 1, 0, QUOIN_REQUIRED, 0);
    siblings_add(s, v[2 * count - 1], QUOIN_NONE, -1, 50.0 * count, QUOIN_REQUIRED, 0);
    for (uint32_t i = 0; i < count; i++) {
        siblings_add(s, v[2 * i + 1], v[2 * i], 1, 0, QUOIN_REQUIRED, 0);
        siblings_add(s, v[2 * i + 1], v[2 * i], 0, 50, 250, 0);
        siblings_add(s, v[2 * i], QUOIN_NONE, 0, 0, 0, 3);
        if (!i) continue;
        quoin_term terms[] = {{v[2 * i + 1], 1}, {v[2 * i], -1}, {v[1], -1}, {v[0], 1}};
        quoin_row_input equal = {.terms = terms, .term_count = 4, .priority = QUOIN_REQUIRED, .key = QUOIN_KEY_AUTO};
        CHECK(quoin_add_rows(s, 1, &equal, NULL) == QUOIN_OK, "siblings: an equation was refused");
        siblings_add(s, v[2 * i], v[2 * i - 1], 1, 8, QUOIN_REQUIRED, 0);
    }
    free(v);
}

/* Returns the most memory that solving and asking for ambiguity take. */
static size_t siblings_peak(uint32_t count) {
    peak of = {0, 0};
    quoin_allocator counting = {resize_and_count, &of};
    quoin_solver *s;
    uint8_t *ambiguous = calloc(2 * count, 1);
    uint32_t values, doubtful = 0;
    if (quoin_create(&counting, &s) != QUOIN_OK) abort();
    siblings_draw(s, count);
    CHECK(quoin_solve(s) == QUOIN_OK && quoin_ambiguity(s, ambiguous, 2 * count) == QUOIN_OK, "siblings: no answer");
    const double *value = quoin_values(s, &values);
    double width = (50.0 * count - 8.0 * (count - 1)) / count, worst = 0;
    for (uint32_t i = 0; i < count; i++) worst = fmax(worst, fabs(value[2 * i] - i * (width + 8))), doubtful += ambiguous[2 * i];
    CHECK(worst < 1e-6 && !doubtful, "siblings: off by %g, %u ambiguous", worst, doubtful);
    quoin_destroy(s);
    free(ambiguous);
    CHECK(!of.now, "siblings: %zu bytes leaked", of.now);
    return of.most;
}

static void siblings_take_memory_by_number(void) {
    size_t few = siblings_peak(FEW_SIBLINGS), many = siblings_peak(MANY_SIBLINGS);
    CHECK(many < 5 * few, "siblings: %zu bytes of %d, %zu of %d", many, MANY_SIBLINGS, few, FEW_SIBLINGS);
}

#endif
