/* Programs without a solution, or that are none. */
#ifndef REFUSALS_H
#define REFUSALS_H

#include "harness.h"

static void a_contradiction_has_its_support(void) {
    running = "a contradiction has its support";
    for (int k = 0; k < KIND_COUNT; k++) {
        /* x = 1, y − x = 2, y = 10 contradict; z = 4 and w − z = 1 do not take part. */
        builder *b = builder_new(5, 5, 0);
        uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN), z = column(b, -OPEN, OPEN), w = column(b, -OPEN, OPEN);
        entry(b, 0, x, 1), b->right[0] = 1;
        entry(b, 1, z, 1), b->right[1] = 4;
        entry(b, 2, y, 1), entry(b, 2, x, -1), b->right[2] = 2;
        entry(b, 3, w, 1), entry(b, 3, z, -1), b->right[3] = 1;
        entry(b, 4, y, 1), b->right[4] = 10;
        memory from = {.allocator = memory_plain()};
        program p = packed(b);
        kernel *made;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_OK, "open");
        bool feasible = true;
        uint8_t support[5];
        CHECK(kernel_make_feasible(made, 1e-3, &feasible, support) == QUOIN_OK && !feasible, "not feasible");
        uint8_t expected[5] = {1, 0, 1, 0, 1};
        CHECK(!memcmp(support, expected, 5), "support %d%d%d%d%d", support[0], support[1], support[2], support[3], support[4]);
        double wish[4] = {1, 0, 0, 0};
        CHECK(kernel_minimize(made, wish, 1) == QUOIN_NOT_SOLVED, "no levels without a feasible point");
        kernel_close(made);
        CHECK(from.bytes == 0, "leak");
        builder_free(b);
    }
}

static void inequalities_contradict_too(void) {
    running = "inequalities contradict too";
    for (int k = 0; k < KIND_COUNT; k++) {
        /* x − s = 8, x + t = 5 (s, t ≥ 0): x ≥ 8 and x ≤ 5. A third row y = 1 stands by. */
        builder *b = builder_new(3, 5, 0);
        uint32_t x = column(b, -OPEN, OPEN), s = column(b, 0, OPEN), t = column(b, 0, OPEN), y = column(b, -OPEN, OPEN);
        entry(b, 0, x, 1), entry(b, 0, s, -1), b->right[0] = 8;
        entry(b, 1, y, 1), b->right[1] = 1;
        entry(b, 2, x, 1), entry(b, 2, t, 1), b->right[2] = 5;
        memory from = {.allocator = memory_plain()};
        program p = packed(b);
        kernel *made;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_OK, "open");
        bool feasible = true;
        uint8_t support[3];
        CHECK(kernel_make_feasible(made, 1e-3, &feasible, support) == QUOIN_OK && !feasible, "not feasible");
        CHECK(support[0] && !support[1] && support[2], "support %d%d%d", support[0], support[1], support[2]);
        kernel_close(made);
        builder_free(b);
    }
}

static void a_satisfied_row_gives_way_for_many(void) {
    running = "a satisfied row gives way for many";
    /* x = 0 once, x = 0.0009 five times: the least sum is 0.0009, at x = 0.0009, within the tolerance. */
    for (int k = 0; k < KIND_COUNT; k++) {
        builder *b = builder_new(6, 2, 1);
        uint32_t x = column(b, -OPEN, OPEN);
        for (uint32_t i = 0; i < 6; i++) entry(b, i, x, 1), b->right[i] = i ? 0.0009 : 0;
        cost(b, 0, x, 1);
        run r = start(b, kinds[k]);
        CHECK(r.feasible, "within the tolerance");
        check_near(kernel_point(r.k)[x], 0.0009, 1e-12, "column", x);
        minimize_all(&r, b);
        CHECK(kernel_is_point(r.k), "a point");
        check_near(kernel_point(r.k)[x], 0.0009, 1e-12, "column", x);
        finish(&r);
        builder_free(b);
    }
}

static void the_tolerance_is_a_limit(void) {
    running = "the tolerance is a limit";
    for (int k = 0; k < KIND_COUNT; k++)
        for (int beyond = 0; beyond < 2; beyond++) {
            builder *b = builder_new(2, 2, 0);
            uint32_t x = column(b, -OPEN, OPEN);
            entry(b, 0, x, 1), entry(b, 1, x, 1), b->right[1] = beyond ? 0.00101 : 0.00099;
            run r = start(b, kinds[k]);
            CHECK(r.feasible == !beyond, "beyond %d", beyond);
            finish(&r);
            builder_free(b);
        }
}

static void bad_programs_are_refused(void) {
    running = "bad programs are refused";
    for (int k = 0; k < KIND_COUNT; k++) {
        memory from = {.allocator = memory_plain()};
        kernel *made;
        uint32_t starts[2] = {0, 1}, rows[1] = {0};
        double value[1] = {1}, low[1] = {0}, high[1] = {1}, right[1] = {0.5};
        program p = {1, 1, starts, rows, value, low, high, right, NULL};
        rows[0] = 7;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_UNKNOWN_ROW, "row out of range");
        rows[0] = 0, value[0] = NAN;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "NaN coefficient");
        value[0] = 1, right[0] = INFINITY;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "infinite right side");
        right[0] = 0.5, low[0] = 2;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_BACKEND_FAILED, "crossed bounds");
        low[0] = NAN;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "NaN bound");
        low[0] = 0, high[0] = NAN;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "NaN as the upper bound");
        low[0] = high[0] = INFINITY;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "an infinite lower bound");
        low[0] = high[0] = -INFINITY;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "an infinite upper bound");
        low[0] = 0, high[0] = 1;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_OK, "good again");
        kernel_close(made);
        CHECK(from.bytes == 0, "leak");
    }
}

static void empty_programs_work(void) {
    running = "empty programs work";
    for (int k = 0; k < KIND_COUNT; k++) {
        builder *none = builder_new(0, 1, 1), *rowless = builder_new(0, 3, 1), *columnless = builder_new(2, 1, 1);
        run r = start(none, kinds[k]);
        minimize_all(&r, none);
        CHECK(r.feasible && kernel_is_point(r.k), "nothing at all");
        finish(&r);
        uint32_t x = column(rowless, 2, 5), y = column(rowless, -OPEN, 4);
        cost(rowless, 0, x, -1), cost(rowless, 0, y, -1);
        r = start(rowless, kinds[k]);
        minimize_all(&r, rowless);
        CHECK(kernel_is_point(r.k) && kernel_point(r.k)[x] == 5 && kernel_point(r.k)[y] == 4, "columns only");
        finish(&r);
        r = start(columnless, kinds[k]);
        CHECK(r.feasible, "0 = 0");
        finish(&r);
        columnless->right[1] = 3;
        r = start(columnless, kinds[k]);
        CHECK(!r.feasible, "0 = 3");
        finish(&r);
        builder_free(none), builder_free(rowless), builder_free(columnless);
    }
}

static void repeated_entries_add_up(void) {
    running = "repeated entries add up";
    builder *b = builder_new(2, 3, 1);
    uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN);
    entry(b, 0, x, 1), entry(b, 0, x, 2), b->right[0] = 6;
    entry(b, 1, x, 1), entry(b, 1, x, -1), entry(b, 1, y, 4), b->right[1] = 2;
    cost(b, 0, x, 1);
    each_kernel(b, (double[]){2, 0.5}, 2, true);
}

#endif
