/* Programs whose answer was worked out by hand. */
#ifndef KNOWN_ANSWERS_H
#define KNOWN_ANSWERS_H

#include "harness.h"

static void each_kernel(builder *b, const double *expected, uint32_t count, bool single) {
    for (int k = 0; k < KIND_COUNT; k++) {
        run r = start(b, kinds[k]);
        CHECK(r.feasible, "feasible");
        minimize_all(&r, b);
        for (uint32_t j = 0; j < count; j++) check_near(kernel_point(r.k)[j], expected[j], 1e-9, "column", j);
        CHECK(kernel_is_point(r.k) == single, "kernel %d: is point", k);
        check_point(b, kernel_point(r.k), 1e-9, "point");
        finish(&r);
    }
    builder_free(b);
}

static void a_stronger_row_wins_over_many_weaker(void) {
    running = "a stronger row wins over many weaker";
    builder *b = builder_new(8, 20, 2);
    uint32_t x = column(b, -OPEN, OPEN);
    pair rows[8];
    for (uint32_t i = 0; i < 8; i++) rows[i] = soft(b, i, (int)x, -1, i ? 100 : 7);
    for (uint32_t i = 0; i < 8; i++) {
        cost(b, i > 0, rows[i].lack, 1);
        cost(b, i > 0, rows[i].excess, 1);
    }
    each_kernel(b, (double[]){7}, 1, true);
}

static void thirds_and_sevenths(void) {
    running = "three equal parts with ratios";
    /* 3x − y = 0, y + 7z = 10, x + z + v = 2 with v ≥ 0 smallest: x = y/3, z = (10 − y)/7, so x + z grows with y:
     * x + z = 10/7 + 4y/21 = 2 at y = 3, x = 1, z = 1. */
    builder *b = builder_new(3, 8, 1);
    uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN), z = column(b, -OPEN, OPEN), v = column(b, 0, OPEN);
    uint32_t w = column(b, 0, OPEN);
    entry(b, 0, x, 3), entry(b, 0, y, -1);
    entry(b, 1, y, 1), entry(b, 1, z, 7), b->right[1] = 10;
    entry(b, 2, x, 1), entry(b, 2, z, 1), entry(b, 2, v, 1), entry(b, 2, w, -1), b->right[2] = 2;
    cost(b, 0, v, 1), cost(b, 0, w, 1);
    each_kernel(b, (double[]){1, 3, 1}, 3, true);
}

static void fractions_come_out(void) {
    running = "fractions";
    /* 2x + 3y = 1, x − 4y = 2/7: x = (4 + 6/7)/11 = 34/77, y = (1 − 4/7)/11 = 3/77. */
    builder *b = builder_new(2, 4, 1);
    uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN);
    entry(b, 0, x, 2), entry(b, 0, y, 3), b->right[0] = 1;
    entry(b, 1, x, 1), entry(b, 1, y, -4), b->right[1] = 2.0 / 7;
    cost(b, 0, x, 1);
    each_kernel(b, (double[]){34.0 / 77, 3.0 / 77}, 2, true);
}

static void levels_walk_down_a_face(void) {
    running = "levels walk down a face";
    /* x + y + z + s = 6, all in [0, 5] : max x (5), then max y (1), then z = 0. */
    builder *b = builder_new(1, 5, 3);
    uint32_t x = column(b, 0, 5), y = column(b, 0, 5), z = column(b, 0, 5), s = column(b, 0, OPEN);
    entry(b, 0, x, 1), entry(b, 0, y, 1), entry(b, 0, z, 1), entry(b, 0, s, 1), b->right[0] = 6;
    cost(b, 0, x, -1), cost(b, 1, y, -1), cost(b, 2, z, -1);
    each_kernel(b, (double[]){5, 1, 0, 0}, 4, true);
}

static void redundant_rows_do_no_harm(void) {
    running = "redundant rows do no harm";
    builder *b = builder_new(5, 10, 2);
    uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN);
    for (uint32_t i = 0; i < 3; i++) entry(b, i, x, 1 + i), entry(b, i, y, -1.0 - i), b->right[i] = 4 * (1 + i);
    pair a = soft(b, 3, (int)x, -1, 10), c = soft(b, 4, (int)y, -1, 10);
    cost(b, 0, a.lack, 1), cost(b, 0, a.excess, 1), cost(b, 1, c.lack, 1), cost(b, 1, c.excess, 1);
    each_kernel(b, (double[]){10, 6}, 2, true);
}

static void a_tie_stays_open(void) {
    running = "a tie stays open";
    for (int k = 0; k < KIND_COUNT; k++) {
        builder *b = builder_new(2, 6, 1);
        uint32_t x = column(b, -OPEN, OPEN);
        pair low = soft(b, 0, (int)x, -1, 3), high = soft(b, 1, (int)x, -1, 8);
        cost(b, 0, low.lack, 1), cost(b, 0, low.excess, 1), cost(b, 0, high.lack, 1), cost(b, 0, high.excess, 1);
        run r = start(b, kinds[k]);
        minimize_all(&r, b);
        CHECK(!kernel_is_point(r.k), "still open");
        CHECK(kernel_fixed(r.k)[low.lack] && kernel_fixed(r.k)[high.excess], "what would cost is fixed");
        double *wish = calloc(b->columns, 8), least, greatest, before = kernel_point(r.k)[x];
        wish[x] = 2;
        CHECK(kernel_range(r.k, wish, &least, &greatest) == QUOIN_OK, "range");
        check_near(least, 6, 1e-9, "least", 0);
        check_near(greatest, 16, 1e-9, "greatest", 0);
        CHECK(kernel_point(r.k)[x] == before, "the range leaves the point alone");
        wish[x] = -1;
        CHECK(kernel_minimize(r.k, wish, 1) == QUOIN_OK, "narrow");
        CHECK(kernel_is_point(r.k) && kernel_point(r.k)[x] == 8, "greatest end");
        CHECK(kernel_range(r.k, wish, &least, &greatest) == QUOIN_OK && least == -8 && greatest == -8, "a point's range");
        free(wish);
        finish(&r);
        builder_free(b);
    }
}

static void an_open_range_is_infinite(void) {
    running = "an open range is infinite";
    for (int k = 0; k < KIND_COUNT; k++) {
        builder *b = builder_new(1, 4, 0);
        uint32_t x = column(b, -OPEN, OPEN), s = column(b, 0, OPEN);
        entry(b, 0, x, 1), entry(b, 0, s, -1), b->right[0] = 5;
        run r = start(b, kinds[k]);
        double wish[2] = {1, 0}, least, greatest;
        CHECK(kernel_range(r.k, wish, &least, &greatest) == QUOIN_OK, "range");
        CHECK(least == 5 && greatest == INFINITY, "from %g to %g", least, greatest);
        double down[2] = {-1, 0};
        CHECK(kernel_minimize(r.k, down, 1) == QUOIN_BACKEND_FAILED, "unbounded");
        CHECK(kernel_minimize(r.k, wish, 1) == QUOIN_OK && kernel_is_point(r.k), "bounded again");
        finish(&r);
        builder_free(b);
    }
}

static void a_cycle_is_left(void) {
    running = "a cycle is left";
    /* Beale's program, on which the textbook rule cycles: least −3/4·a + 20·b − 1/2·c + 6·d is −5/4. */
    builder *b = builder_new(3, 8, 1);
    uint32_t x[4];
    double rows[3][4] = {{0.25, -8, -1, 9}, {0.5, -12, -0.5, 3}, {0, 0, 1, 0}}, costs[4] = {-0.75, 20, -0.5, 6};
    for (int j = 0; j < 4; j++) x[j] = column(b, 0, OPEN);
    for (uint32_t i = 0; i < 3; i++) {
        for (int j = 0; j < 4; j++) entry(b, i, x[j], rows[i][j]);
        entry(b, i, column(b, 0, OPEN), 1);
    }
    b->right[2] = 1;
    for (int j = 0; j < 4; j++) cost(b, 0, x[j], costs[j]);
    each_kernel(b, (double[]){1, 0, 1, 0}, 4, true);
}

static void a_twisted_cube_has_its_top(void) {
    running = "a twisted cube has its top";
    /* Klee and Minty: greatest Σ 2^(n−j)·x_j under 2·Σ_{k<j} 2^(j−k)·x_k + x_j ≤ 5^j is 5^n, at x = (0, …, 0, 5^n). */
    enum { n = 7 };
    builder *b = builder_new(n, 2 * n, 1);
    double expected[n] = {0}, power = 1;
    for (int j = 0; j < n; j++) column(b, 0, OPEN);
    for (uint32_t i = 0; i < n; i++) {
        power *= 5;
        for (uint32_t k = 0; k < i; k++) entry(b, i, k, ldexp(1, (int)(i - k) + 1));
        entry(b, i, i, 1);
        entry(b, i, column(b, 0, OPEN), 1);
        b->right[i] = power;
    }
    expected[n - 1] = power;
    for (uint32_t j = 0; j < n; j++) cost(b, 0, j, -ldexp(1, (int)(n - 1 - j)));
    each_kernel(b, expected, n, true);
}

static void a_degenerate_corner_is_one_point(void) {
    running = "a degenerate corner is one point";
    /* x ≥ 0, y ≥ 0, x + y ≤ 0 through slacks, nothing to minimise: only 0. (GLPK need not see it.) */
    builder *b = builder_new(2, 6, 1);
    uint32_t x = column(b, 0, OPEN), y = column(b, 0, OPEN), s = column(b, 0, OPEN), t = column(b, 0, OPEN);
    entry(b, 0, x, 1), entry(b, 0, y, 1), entry(b, 0, s, 1);
    entry(b, 1, x, 1), entry(b, 1, y, -1), entry(b, 1, t, -1);
    run r = start(b, KERNEL_NATIVE);
    minimize_all(&r, b);
    CHECK(kernel_is_point(r.k), "is a point");
    for (uint32_t j = 0; j < 4; j++) check_near(kernel_point(r.k)[j], 0, 1e-12, "column", j);
    finish(&r);
    builder_free(b);
}

static void boxed_columns_cross(void) {
    running = "boxed columns cross";
    /* Σ of five columns in [0, i + 1] plus slack = 8; take as much of the later ones as possible. */
    builder *b = builder_new(1, 6, 5);
    for (uint32_t j = 0; j < 5; j++) entry(b, 0, column(b, 0, j + 1.0), 1);
    entry(b, 0, column(b, 0, OPEN), 1);
    b->right[0] = 8;
    for (uint32_t j = 0; j < 5; j++) cost(b, j, 4 - j, -1);
    each_kernel(b, (double[]){0, 0, 0, 3, 5, 0}, 6, true);
}

#endif
