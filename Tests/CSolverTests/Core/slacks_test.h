/* How far bodies move apart within limits on their distances: against the shortest paths between all of them. */
#ifndef SLACKS_TEST_H
#define SLACKS_TEST_H

#include "Face/slacks.h"
#include "Memory/memory.h"
#include "harness.h"

enum { SLACK_BODIES = 9, SLACK_LIMITS = 14 };

typedef double slack_table[SLACK_BODIES][SLACK_BODIES];

/* Finds the reach of every body from every other. */
static void find_reaches(const limit *limits, slack_table reach) {
    for (int a = 0; a < SLACK_BODIES; a++)
        for (int b = 0; b < SLACK_BODIES; b++) reach[a][b] = a == b ? 0 : INFINITY;
    for (int i = 0; i < SLACK_LIMITS; i++) {
        const limit *l = &limits[i];
        reach[l->low][l->high] = fmin(reach[l->low][l->high], l->up);
        reach[l->high][l->low] = fmin(reach[l->high][l->low], l->down);
    }
    for (int k = 0; k < SLACK_BODIES; k++)
        for (int a = 0; a < SLACK_BODIES; a++)
            for (int b = 0; b < SLACK_BODIES; b++) reach[a][b] = fmin(reach[a][b], reach[a][k] + reach[k][b]);
}

static void check_ranges(slacks *s, slack_table reach, double most, uint64_t seed) {
    slacks_components(s, most);
    for (uint32_t a = 0; a < SLACK_BODIES; a++)
        for (uint32_t b = 0; b < SLACK_BODIES; b++) {
            double expected = reach[a][b] + reach[b][a], found = slacks_range(s, a, b, most);
            CHECK(expected <= most ? found == expected : found > most, "slacks, seed %llu: %u and %u", (unsigned long long)seed, a, b);
        }
}

/* Whole numbers, whose sums are exact. */
static void slacks_are_shortest_paths(uint64_t seed) {
    dice d = {seed * 31337 + 3};
    limit limits[SLACK_LIMITS];
    slack_table reach;
    double width[SLACK_BODIES];
    memory from;
    slacks s;
    memory_open(&from, NULL);
    for (int i = 0; i < SLACK_LIMITS; i++) {
        limits[i] = (limit){.high = roll(&d, SLACK_BODIES), .low = roll(&d, SLACK_BODIES)};
        limits[i].up = roll(&d, 4) ? roll(&d, 6) : INFINITY;
        limits[i].down = roll(&d, 4) ? roll(&d, 6) : INFINITY;
    }
    find_reaches(limits, reach);
    CHECK(slacks_open(&s, &from, limits, SLACK_LIMITS, SLACK_BODIES) == QUOIN_OK, "slacks");
    slacks_widths(&s, width);
    for (int v = 0; v < SLACK_BODIES; v++) CHECK(width[v] == reach[0][v] + reach[v][0], "slacks, seed %llu: the range of %d", (unsigned long long)seed, v);
    for (int most = 0; most < 8; most += 1 + (int)roll(&d, 3)) check_ranges(&s, reach, most, seed);
    slacks_components(&s, 0);
    for (int a = 0; a < SLACK_BODIES; a++)
        for (int b = 0; b < SLACK_BODIES; b++)
            CHECK((s.component[a] == s.component[b]) == (reach[a][b] + reach[b][a] == 0), "slacks, seed %llu: the components of %d and %d", (unsigned long long)seed, a, b);
    slacks_close(&s);
    memory_close(&from);
}

#endif
