/* The last step of a search for a scalar: between two samples, the knot at which the slope of a sum of rows changes its sign. */
#ifndef KNOT_TEST_H
#define KNOT_TEST_H

#include "Parameter/parametric.h"
#include "harness.h"

enum { KNOT_ROWS = 6, KNOT_LEVELS = 2, KNOT_SPRINGS = 3, KNOT_SLOPES = KNOT_LEVELS + KNOT_ROWS };

/* The slope of one row's violation at a place that is not its knot. */
static double knot_row_slope(const lone_row *row, double s) {
    double off = row->coefficient * s - row->bound;
    if (off > 0) return row->relation == QUOIN_GREATER_OR_EQUAL ? 0 : row->coefficient;
    return row->relation == QUOIN_LESS_OR_EQUAL ? 0 : -row->coefficient;
}

static void knot_sample(const parametric *p, double s, sample *out) {
    out->s = s;
    for (int i = 0; i < KNOT_SLOPES; i++) out->slope[i] = 0;
    for (size_t i = 0; i < p->lone_count; i++) out->slope[p->lone[i].level] += knot_row_slope(&p->lone[i], s);
    for (size_t k = 0; k < p->rank_count; k++)
        if (p->ranks[k] >= KNOT_SPRINGS) out->slope[KNOT_LEVELS + k] = knot_row_slope(&p->lone[p->ranks[k] - KNOT_SPRINGS], s);
}

static int knot_direction(const sample *at) {
    for (int i = 0; i < KNOT_SLOPES; i++)
        if (at->slope[i] != 0) return at->slope[i] < 0 ? -1 : 1;
    return 0;
}

/* The knots are whole numbers, so the slope between two of them is that at the place half a unit further. */
static bool expected_knot(const parametric *p, int from, int to, double *s) {
    double slope[KNOT_SLOPES];
    sample at = {.slope = slope};
    for (int knot = from; knot < to; knot++) {
        knot_sample(p, knot + 0.5, &at);
        if (knot_direction(&at) >= 0) return *s = knot, knot_direction(&at) > 0;
    }
    return false;
}

static void knots_are_found(uint64_t seed) {
    dice d = {seed * 77777 + 61};
    native structure = {.spring_count = KNOT_SPRINGS};
    lone_row rows[KNOT_ROWS];
    uint64_t ranks[KNOT_ROWS] = {5, 1, 3, 2, 4, 7}; /* two of them springs */
    parametric p = {.structure = &structure, .lone = rows, .lone_count = KNOT_ROWS, .level_count = KNOT_LEVELS, .ranks = ranks};
    p.rank_count = seed % 2 ? KNOT_ROWS : 0;
    for (uint32_t i = 0; i < KNOT_ROWS; i++) {
        double coefficient = (roll(&d, 2) ? 1 : -1) * (double)(1u << roll(&d, 2));
        rows[i] = (lone_row){.coefficient = coefficient, .bound = coefficient * ((double)roll(&d, 12) - 6), .level = roll(&d, KNOT_LEVELS),
                             .relation = (int8_t)((int)roll(&d, 3) - 1)};
    }
    double slopes[3][KNOT_SLOPES], found = 99, expected = 99;
    sample left = {.slope = slopes[0]}, right = {.slope = slopes[1]};
    int from = -(int)roll(&d, 8), to = 1 + (int)roll(&d, 7);
    knot_sample(&p, from - 0.5, &left);
    knot_sample(&p, to - 0.5, &right);
    if (knot_direction(&left) >= 0 || knot_direction(&right) <= 0) return;
    bool exact = parametric_knot(&p, &left, &right, slopes[2], KNOT_LEVELS + p.rank_count, &found), exists = expected_knot(&p, from, to, &expected);
    CHECK(exact == exists && (!exact || found == expected), "knot, seed %llu: %g, not %g", (unsigned long long)seed, found, expected);
    right.slope[0] += 0.5; /* there is another knot */
    CHECK(!parametric_knot(&p, &left, &right, slopes[2], KNOT_LEVELS + p.rank_count, &found), "knot, seed %llu: of other rows", (unsigned long long)seed);
}

#endif
