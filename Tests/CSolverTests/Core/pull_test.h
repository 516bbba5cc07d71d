/* Chains in which each node has wishes of its own: labels at ticks, views pulled to edges, texts as high as their neighbors. They are solved as
 * the plain backend solves them, also where many events of a step are tied, and what they take does not grow with the square of their length. */
#ifndef PULL_TEST_H
#define PULL_TEST_H

#include "memory_test.h"
#include "single_rows.h"

enum { PULLED = 70, LONG_PULLED = 1200 };

static double pulled_to(quoin_solver *solver, quoin_variable x) {
    uint32_t count;
    return quoin_values(solver, &count)[x & QUOIN_INDEX_MASK];
}

/* Each next one is so far from the one before at least, in some draws at most, or as far as its text is high, and wishes to be as far as the one
 * before it was. */
static bool link_pulled(quoin_solver *solver, dice *d, const quoin_variable *x, uint32_t i, uint32_t kind, uint32_t levels) {
    if (!put_distance(solver, x[i], x[i - 1], 1, 4 + roll(d, 3), 1000)) return false;
    if (kind == 1) return put_distance(solver, x[i], x[i - 1], -1, 30, 1000);
    if (kind != 2) return true;
    quoin_term same[] = {{x[i], 1}, {x[i - 1], -2}, {i > 1 ? x[i - 2] : x[i], i > 1}};
    return put_distance(solver, x[i], x[i - 1], 1, 10 + roll(d, 40), 751) &&
           (i < 2 || put_row(solver, same, 3, 0, 0, levels > 3 ? 1 + roll(d, levels) : 700));
}

static bool put_pulled(quoin_solver *solver, uint64_t seed, quoin_variable *x) {
    dice d = {seed * 6151 + 5};
    uint32_t kind = seed % 4, levels = seed % 3 ? 1 + roll(&d, 3) : 40;
    double width = 30 * PULLED;
    bool made = quoin_add_variables(solver, PULLED, NULL, NULL, x) == QUOIN_OK && put_distance(solver, x[0], QUOIN_NONE, 1, 0, 1000) &&
                put_distance(solver, x[PULLED - 1], QUOIN_NONE, kind == 2 ? 0 : -1, width, 1000);
    for (uint32_t i = 0; i < PULLED && made; i++) {
        made = !i || link_pulled(solver, &d, x, i, kind, levels);
        double wish = kind == 3 ? width / 2 : roll(&d, 3) ? 30 * i + roll(&d, 20) : width;
        if (made && kind != 2 && roll(&d, 8)) made = put_distance(solver, x[i], QUOIN_NONE, (int)roll(&d, 3) - 1, wish, 100 + roll(&d, levels));
    }
    return made;
}

static void pulled_chains_are_exact(uint64_t seed) {
    quoin_solver *solvers[2] = {NULL, NULL};
    static quoin_variable x[PULLED];
    static double values[2][PULLED];
    static uint8_t ambiguous[2][PULLED];
    for (int b = 0; b < 2; b++) {
        bool made = quoin_create(NULL, &solvers[b]) == QUOIN_OK && put_pulled(solvers[b], seed, x);
        CHECK(made && quoin_set_backend(solvers[b], b ? QUOIN_PLAIN : QUOIN_NATIVE) == QUOIN_OK, "pulled, seed %llu", (unsigned long long)seed);
        CHECK(quoin_solve(solvers[b]) == QUOIN_OK, "pulled, seed %llu: solve", (unsigned long long)seed);
        CHECK(quoin_ambiguity(solvers[b], ambiguous[b], PULLED) == QUOIN_OK, "pulled, seed %llu: ambiguity", (unsigned long long)seed);
        for (uint32_t i = 0; i < PULLED; i++) values[b][i] = pulled_to(solvers[b], x[i]);
        quoin_destroy(solvers[b]);
    }
    for (uint32_t i = 0; i < PULLED; i++) {
        CHECK(fabs(values[0][i] - values[1][i]) < 1e-6, "pulled, seed %llu: %u is %g and %g", (unsigned long long)seed, i, values[0][i], values[1][i]);
        CHECK(ambiguous[0][i] == ambiguous[1][i], "pulled, seed %llu: %u is ambiguous in one", (unsigned long long)seed, i);
    }
}

/* All are pulled to the edge that the last one must not cross, at as many priorities as there may be; each gets as far as the next ones let it. */
static void long_pulled_chains_end_at_the_edge(void) {
    quoin_solver *solver;
    static quoin_variable x[LONG_PULLED];
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, LONG_PULLED, NULL, NULL, x) == QUOIN_OK, "long pulled");
    bool made = put_distance(solver, x[0], QUOIN_NONE, 1, 0, 1000) && put_distance(solver, x[LONG_PULLED - 1], QUOIN_NONE, -1, 9000, 1000);
    for (uint32_t i = 0; i < LONG_PULLED && made; i++)
        made = put_distance(solver, x[i], QUOIN_NONE, 0, 9000, 1 + i * 37 % 250) && (!i || put_distance(solver, x[i], x[i - 1], 1, 4, 1000));
    CHECK(made && quoin_solve(solver) == QUOIN_OK, "long pulled: solve");
    quoin_counts counts;
    quoin_get_counts(solver, &counts);
    CHECK(counts.bytes < 600e6, "long pulled: %llu bytes", (unsigned long long)counts.bytes);
    for (uint32_t i = 0; i < LONG_PULLED && made; i++)
        CHECK(fabs(pulled_to(solver, x[i]) - (9000 - 4.0 * (LONG_PULLED - 1 - i))) < 1e-6, "long pulled: %u is %g", i, pulled_to(solver, x[i]));
    quoin_destroy(solver);
}

/* Fields of one height in the middle of a window, each as high as its text; a mark in each is half as high. Returns the most bytes that were held. */
static size_t bytes_of_fields(uint32_t count) {
    meter m = {0, 0, 0};
    quoin_allocator allocator = {metered, &m};
    quoin_solver *solver;
    quoin_variable *x = calloc(2 * count + 1, sizeof *x);
    uint8_t *ambiguous = calloc(2 * count + 1, 1);
    CHECK(quoin_create(&allocator, &solver) == QUOIN_OK && quoin_add_variables(solver, 2 * count + 1, NULL, NULL, x) == QUOIN_OK, "fields");
    quoin_term middle[] = {{x[0], 1}, {x[count], 1}};
    bool made = put_row(solver, middle, 2, 0, 60.0 * count, 1000) && put_distance(solver, x[1], x[0], 0, 44, 999);
    for (uint32_t i = 0; i < count && made; i++) {
        quoin_term same[] = {{x[i + 1], 1}, {x[i], -2}, {i ? x[i - 1] : x[i], i > 0}};
        quoin_term half[] = {{x[count + 1 + i], 1}, {x[i], -0.5}, {x[i + 1], -0.5}};
        made = (!i || put_row(solver, same, 3, 0, 0, 1000)) && put_distance(solver, x[i + 1], x[i], 1, 20 + i % 23, 1000) &&
               (i + 1 == count || put_row(solver, half, 3, i % 2, 0, i % 2 ? 1000 : 900));
    }
    CHECK(made && quoin_solve(solver) == QUOIN_OK && quoin_ambiguity(solver, ambiguous, 2 * count + 1) == QUOIN_OK, "fields: solve");
    for (uint32_t i = 0; i < count && made; i++)
        CHECK(fabs(pulled_to(solver, x[i]) - (30.0 * count + 44 * (i - count / 2.0))) < 1e-6, "fields: %u is %g", i, pulled_to(solver, x[i]));
    quoin_destroy(solver);
    free(x), free(ambiguous);
    return m.most;
}

static void fields_take_little(void) {
    size_t few = bytes_of_fields(200), many = bytes_of_fields(800);
    CHECK(many < 6 * few, "fields: %zu bytes, and %zu of a quarter", many, few);
}

#endif
