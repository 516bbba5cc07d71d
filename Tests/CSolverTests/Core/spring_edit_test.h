/* Edits by large steps among springs alone: the part of a chain that gives way changes with its length. Uses beside_test.h, and so
 * comes after it. */
#ifndef SPRING_EDIT_TEST_H
#define SPRING_EDIT_TEST_H

#include "beside_test.h"

#define SPRING_NODES 8
#define SPRING_EDITS 10

static void add_spring(screen *s, uint32_t high, uint32_t low) {
    int32_t relation = (int32_t)roll(&s->d, 3) - 1;
    double priority = 1 + (double)roll(&s->d, 998), length = (double)roll(&s->d, 800) / 8;
    screen_gap(s, high, low, relation, length, priority);
}

/* A chain from a fixed start, each link of several rows of any priority, with a few rows across. */
static void draw_springs(screen *s, uint64_t seed) {
    *s = (screen){.d = {seed * 77777 + 43}, .variables = SPRING_NODES};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    for (uint32_t i = 1; i < SPRING_NODES; i++)
        for (uint32_t rows = 1 + roll(&s->d, 3); rows > 0; rows--) add_spring(s, i, i - 1);
    for (uint32_t across = 1 + roll(&s->d, 3); across > 0; across--) {
        uint32_t low = roll(&s->d, SPRING_NODES - 2);
        add_spring(s, low + 2 + roll(&s->d, SPRING_NODES - 2 - low), low);
    }
}

static void springs_are_edited_exactly(uint64_t seed) {
    screen *s = malloc(sizeof *s);
    draw_springs(s, seed);
    quoin_row *rows = calloc(s->rows, sizeof *rows);
    quoin_solver *solver = solve_screen(s, rows, seed % 2);
    uint32_t at = s->rows - 1;
    for (uint32_t round = 0; round < SPRING_EDITS; round++) {
        if (!roll(&s->d, 3)) at = 1 + roll(&s->d, s->rows - 1);
        s->row[at].constant = (double)roll(&s->d, 6400) / 8 - 200;
        CHECK(quoin_set_constants(solver, 1, rows + at, &s->row[at].constant) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "spring edit");
        CHECK(has_bits_of_fresh(s, solver, seed % 2), "springs %llu: round %u gives other bits than a fresh solve", (unsigned long long)seed, round);
    }
    quoin_destroy(solver);
    free(rows);
    free(s);
}

#endif
