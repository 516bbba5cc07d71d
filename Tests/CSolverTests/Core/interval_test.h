/* Intervals of positions that limits of distances leave, while one position after the other is settled: against passing every limit on until
 * nothing narrows any more. */
#ifndef INTERVAL_TEST_H
#define INTERVAL_TEST_H

#include "Face/intervals.h"
#include "Memory/memory.h"
#include "harness.h"

enum { INTERVAL_BODIES = 7, INTERVAL_LIMITS = 12 };

typedef struct expected_intervals {
    double low[INTERVAL_BODIES], high[INTERVAL_BODIES];
    bool settled[INTERVAL_BODIES];
} expected_intervals;

static bool pass_on(expected_intervals *e, uint32_t from, uint32_t to, double least, double greatest) {
    double low = fmax(e->low[to], e->low[from] + least), high = fmin(e->high[to], e->high[from] + greatest);
    if (e->settled[to] || from == to || (low == e->low[to] && high == e->high[to])) return false;
    e->low[to] = low, e->high[to] = high;
    return true;
}

static void expect_settled(expected_intervals *e, const limit *limits, uint32_t body, double at) {
    bool any = true;
    e->low[body] = e->high[body] = at;
    e->settled[body] = true;
    while (any) {
        any = false;
        for (int i = 0; i < INTERVAL_LIMITS; i++) {
            const limit *l = &limits[i];
            any |= pass_on(e, l->low, l->high, l->least, l->greatest) | pass_on(e, l->high, l->low, -l->greatest, -l->least);
        }
    }
}

/* Whole numbers, which some plan of positions keeps to. */
static void intervals_are_passed_on(uint64_t seed) {
    dice d = {seed * 31337 + 3};
    limit limits[INTERVAL_LIMITS];
    int plan[INTERVAL_BODIES];
    expected_intervals expected = {{0}, {0}, {false}};
    memory from;
    intervals made;
    memory_open(&from, NULL);
    for (int v = 0; v < INTERVAL_BODIES; v++) plan[v] = (int)roll(&d, 40) - 20, expected.low[v] = -INFINITY, expected.high[v] = INFINITY;
    for (int i = 0; i < INTERVAL_LIMITS; i++) {
        uint32_t high = roll(&d, INTERVAL_BODIES), low = roll(&d, INTERVAL_BODIES);
        int apart = plan[high] - plan[low];
        limits[i] = (limit){.high = high, .low = low};
        limits[i].least = roll(&d, 4) ? apart - (int)roll(&d, 4) : -INFINITY;
        limits[i].greatest = roll(&d, 4) ? apart + (int)roll(&d, 4) : INFINITY;
    }
    CHECK(intervals_open(&made, &from, limits, INTERVAL_LIMITS, INTERVAL_BODIES) == QUOIN_OK, "intervals");
    for (uint32_t k = 0, body = roll(&d, INTERVAL_BODIES); k < INTERVAL_BODIES; k++, body = (body + 3) % INTERVAL_BODIES) {
        double wish = (int)roll(&d, 60) - 30, at = fmin(fmax(wish, expected.low[body]), expected.high[body]);
        expect_settled(&expected, limits, body, at);
        CHECK(intervals_settle(&made, body, wish) == at, "intervals, seed %llu: settled elsewhere than at %g", (unsigned long long)seed, at);
        for (int v = 0; v < INTERVAL_BODIES; v++)
            CHECK(made.least[v] == expected.low[v] && made.greatest[v] == expected.high[v], "intervals, seed %llu: body %d", (unsigned long long)seed, v);
    }
    intervals_close(&made);
    memory_close(&from);
}

/* An interval narrows by more than a rounding error of its ends, or not at all. */
static void rounding_narrows_no_interval(void) {
    static const double sizes[] = {0, 0.5, 3, 1e6};
    for (int i = 0; i < 4; i++)
        for (int sign = -1; sign <= 1; sign += 2)
            for (int narrows = 0; narrows < 2; narrows++) {
                double at = sign * sizes[i], by = (narrows ? 2.5 : 0.5) * 1e-12 * fmax(1, sizes[i]);
                limit limits[] = {{.high = 2, .low = 0, .least = at - 1, .greatest = at + 1},
                                  {.high = 2, .low = 1, .least = at - 1 + by, .greatest = at + 1 - by}};
                memory from;
                intervals made;
                memory_open(&from, NULL);
                CHECK(intervals_open(&made, &from, limits, 2, 3) == QUOIN_OK, "intervals");
                intervals_settle(&made, 0, 0);
                intervals_settle(&made, 1, 0);
                CHECK((made.least[2] > at - 1) == narrows, "least at %g, %d", at, narrows);
                CHECK((made.greatest[2] < at + 1) == narrows, "greatest at %g, %d", at, narrows);
                intervals_close(&made);
                memory_close(&from);
            }
}

#endif
