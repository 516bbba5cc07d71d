/* Systems of rows about two unknowns, against all whole numbers in a square: whether required rows can hold, and how far each unknown can move
 * among the best points. Uses memory_test.h, and so comes after it. */
#ifndef SYSTEM_TEST_H
#define SYSTEM_TEST_H

#include "Kernel/system.h"
#include "memory_test.h"

enum { SYSTEM_ROWS = 7, SYSTEM_LEVELS = 2, SYSTEM_REACH = 12 };

/* Rows over x, y or x − y, so that all corners are whole numbers. Both unknowns stay within the square. */
static void draw_system(equations *out, uint64_t seed) {
    dice d = {seed * 49999 + 7};
    uint32_t rows = roll(&d, SYSTEM_ROWS + 1);
    for (uint32_t v = 0; v < 2; v++)
        for (int side = -1; side <= 1; side += 2) {
            equations_row(out, (system_row){.constant = side * SYSTEM_REACH, .relation = (int8_t)-side, .strength = STRENGTH_REQUIRED});
            equations_term(out, v, 1);
        }
    for (uint32_t i = 0; i < rows; i++) {
        system_row row = {.constant = (int)roll(&d, 9) - 4, .relation = (int8_t)((int)roll(&d, 3) - 1), .level = roll(&d, SYSTEM_LEVELS)};
        row.strength = roll(&d, 4) ? STRENGTH_OPTIONAL : STRENGTH_REQUIRED;
        uint32_t kind = roll(&d, 3);
        equations_row(out, row);
        if (kind != 1) equations_term(out, 0, 1);
        if (kind != 0) equations_term(out, 1, kind == 1 ? 1 : -1);
    }
}

/* The violations of required rows, and then of each level, at a point. */
static void system_costs(const equations *s, const int *at, double *cost) {
    for (int l = 0; l <= SYSTEM_LEVELS; l++) cost[l] = 0;
    for (size_t i = 0; i < s->row_count; i++) {
        const system_row *row = &s->rows[i];
        double off = -row->constant;
        for (uint32_t t = 0; t < row->term_count; t++) off += s->terms[row->term_start + t].coefficient * at[s->terms[row->term_start + t].variable];
        if (off * row->relation > 0) off = 0;
        cost[row->strength == STRENGTH_REQUIRED ? 0 : 1 + row->level] += fabs(off);
    }
}

static int system_order(const double *a, const double *b) {
    for (int l = 0; l <= SYSTEM_LEVELS; l++)
        if (a[l] != b[l]) return a[l] < b[l] ? -1 : 1;
    return 0;
}

/* The least and greatest numbers of the best points. Returns whether any point keeps the required rows. */
static bool expected_ranges(const equations *s, int low[2], int high[2]) {
    double best[SYSTEM_LEVELS + 1] = {INFINITY}, cost[SYSTEM_LEVELS + 1];
    for (int k = 0; k < (2 * SYSTEM_REACH + 1) * (2 * SYSTEM_REACH + 1); k++) {
        int at[2] = {k % (2 * SYSTEM_REACH + 1) - SYSTEM_REACH, k / (2 * SYSTEM_REACH + 1) - SYSTEM_REACH};
        system_costs(s, at, cost);
        int order = system_order(cost, best);
        if (order > 0) continue;
        for (int v = 0; v < 2; v++) {
            low[v] = order < 0 || at[v] < low[v] ? at[v] : low[v];
            high[v] = order < 0 || at[v] > high[v] ? at[v] : high[v];
        }
        memcpy(best, cost, sizeof best);
    }
    return best[0] == 0;
}

static void systems_are_as_all_points_say(uint64_t seed, kernel_kind kind) {
    meter m = {0, 0, 0};
    memory from = {.allocator = {metered, &m}};
    equations s = {.memory = &from, .unknown_count = 2, .level_count = SYSTEM_LEVELS};
    int low[2] = {0}, high[2] = {0};
    double width[2] = {NAN, NAN}, point[2] = {NAN, NAN};
    bool feasible;
    answer found;
    draw_system(&s, seed);
    bool expected = expected_ranges(&s, low, high);
    CHECK(equations_feasible(&s, kind, &feasible) == QUOIN_OK && feasible == expected, "system, seed %llu: feasible", (unsigned long long)seed);
    CHECK(equations_solve(&s, kind, true, point, &found) == QUOIN_OK && found.feasible == expected, "system, seed %llu", (unsigned long long)seed);
    CHECK(equations_ranges(&s, kind, INFINITY, width) == QUOIN_OK, "system, seed %llu: ranges", (unsigned long long)seed);
    for (int v = 0; v < 2; v++)
        CHECK(width[v] == (expected ? high[v] - low[v] : 0), "system, seed %llu: range of %d is %g", (unsigned long long)seed, v, width[v]);
    for (int v = 0; v < 2 && expected; v++)
        CHECK(point[v] >= low[v] && point[v] <= high[v], "system, seed %llu: %d is %g", (unsigned long long)seed, v, point[v]);
    equations_release(&s);
    CHECK(m.held == 0, "system, seed %llu: a leak", (unsigned long long)seed);
}

enum { RANGED = 60 };

/* Unknowns that are fixed, have a range of their own, or follow the one before, some twice as far. Writes their ranges. */
static void draw_ranges(equations *out, dice *d, double *range) {
    for (uint32_t j = 0; j < RANGED; j++) {
        static const double widths[] = {0, 0, 0.25, 3, 100};
        uint32_t kind = roll(d, j ? 8 : 6);
        double low = (double)roll(d, 90), times = kind == 7 ? 2 : 1;
        range[j] = kind < 5 ? widths[kind] : kind == 5 ? INFINITY : times * range[j - 1];
        if (kind < 5) {
            equations_row(out, (system_row){.constant = low, .relation = range[j] > 0 ? QUOIN_GREATER_OR_EQUAL : QUOIN_EQUAL, .strength = STRENGTH_REQUIRED});
            equations_term(out, j, 1);
            equations_row(out, (system_row){.constant = low + range[j], .relation = QUOIN_LESS_OR_EQUAL, .strength = STRENGTH_REQUIRED});
            equations_term(out, j, 1);
        } else if (kind > 5) {
            equations_row(out, (system_row){.constant = low, .strength = STRENGTH_REQUIRED});
            equations_term(out, j, 1);
            equations_term(out, j - 1, -times);
        }
    }
}

/* Ranges of many unknowns are found in groups as they would be one by one. Those beyond what is enough may be greater than is said, and those that
 * are known already are left alone. */
static void ranges_are_found_in_groups(uint64_t seed, kernel_kind kind, double enough) {
    meter m = {0, 0, 0};
    memory from = {.allocator = {metered, &m}};
    dice d = {seed * 7919 + 11};
    equations s = {.memory = &from, .unknown_count = RANGED, .level_count = 1};
    double range[RANGED], width[RANGED];
    draw_ranges(&s, &d, range);
    for (uint32_t j = 0; j < RANGED; j++) width[j] = seed % 3 || j % 5 ? NAN : -7;
    CHECK(equations_ranges(&s, kind, enough, width) == QUOIN_OK, "groups, seed %llu", (unsigned long long)seed);
    for (uint32_t j = 0; j < RANGED; j++) {
        bool known = !(seed % 3 || j % 5), far = range[j] > enough && width[j] > enough && width[j] <= range[j];
        bool right = known ? width[j] == -7 : far || range[j] == width[j] || fabs(range[j] - width[j]) < 1e-9;
        CHECK(right, "groups, seed %llu: range of %u is %g, not %g", (unsigned long long)seed, j, width[j], range[j]);
    }
    equations_release(&s);
    CHECK(m.held == 0, "groups, seed %llu: a leak", (unsigned long long)seed);
}

/* Whether required rows can hold is found without room for the others. */
static void feasibility_asks_required_rows(void) {
    size_t most[2];
    for (int more = 0; more < 2; more++) {
        meter m = {0, 0, 0};
        memory from = {.allocator = {metered, &m}};
        equations s = {.memory = &from, .unknown_count = 2, .level_count = 1};
        bool feasible = false;
        static const uint8_t strengths[] = {STRENGTH_OPTIONAL, STRENGTH_TIE, STRENGTH_REST, STRENGTH_REQUIRED};
        for (uint32_t i = 0; i < 64; i++) {
            equations_row(&s, (system_row){.constant = 3, .strength = i < 60 && !more ? STRENGTH_OPTIONAL : strengths[i % 4]});
            equations_term(&s, i % 2, 1);
            if (i < 60) s.rows[i].strength = more ? strengths[i % 3] : STRENGTH_OPTIONAL;
        }
        CHECK(equations_feasible(&s, KERNEL_NATIVE, &feasible) == QUOIN_OK && feasible, "system: feasible");
        most[more] = m.most;
        equations_release(&s);
    }
    CHECK(most[0] == most[1] && most[0] < 16384, "a question about required rows takes %zu and %zu bytes", most[0], most[1]);
}

#endif
