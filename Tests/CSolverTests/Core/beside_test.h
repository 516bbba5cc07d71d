/* Edits beside pieces: what elimination decided is edited without solving the network again, and with the bits of a fresh solve. */
#ifndef BESIDE_TEST_H
#define BESIDE_TEST_H

#include "count_test.h"

#define PLAIN_ROWS 20

/* A screen that takes programs, and plain rows of two texts: half of them begin where the window does, half where its last box ends. */
static uint32_t draw_beside(screen *s, uint64_t seed) {
    screen_draw(s, seed, 300, false);
    uint32_t last = s->variables - 1, plain = s->rows;
    for (uint32_t i = 0; i < PLAIN_ROWS; i++) {
        uint32_t one = screen_box(s, 0), other = screen_box(s, 0);
        screen_gap(s, one, i < PLAIN_ROWS / 2 ? 0 : last, 0, 8, 1000);
        screen_gap(s, other, one + 1, 0, 8, 1000);
        shape_content(s, one, 40 + i, 750);
        shape_content(s, other, 90 - i, 750);
    }
    return plain;
}

/* `anchored`: every third variable rests at an older one instead of at 0. */
static quoin_solver *solve_screen_in(const quoin_allocator *allocator, const screen *s, quoin_row *rows, bool anchored) {
    quoin_solver *solver = NULL;
    quoin_variable *made = calloc(s->variables, sizeof *made);
    uint64_t *keys = calloc(s->variables, sizeof *keys);
    quoin_variable *anchors = calloc(s->variables, sizeof *anchors);
    for (uint32_t i = 0; i < s->variables; i++) keys[i] = i + 1, anchors[i] = anchored && i % 3 == 2 ? QUOIN_IN_BATCH | i / 2 : QUOIN_NONE;
    bool right = quoin_create(allocator, &solver) == QUOIN_OK &&
                 quoin_add_variables(solver, s->variables, keys, anchors, made) == QUOIN_OK;
    for (uint32_t i = 0; i < s->variables && right; i++) right = made[i] == i;
    right = right && quoin_add_rows(solver, s->rows, s->row, rows) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK;
    free(anchors);
    free(keys);
    free(made);
    CHECK(right, "screen of %u rows: solve", s->rows);
    return solver;
}

static quoin_solver *solve_screen(const screen *s, quoin_row *rows, bool anchored) { return solve_screen_in(NULL, s, rows, anchored); }

static bool has_bits_of_fresh(const screen *s, quoin_solver *edited, bool anchored) {
    quoin_solver *fresh = solve_screen(s, NULL, anchored);
    uint32_t count;
    const double *expected = quoin_values(fresh, &count);
    bool same = !memcmp(quoin_values(edited, &count), expected, count * sizeof *expected);
    quoin_destroy(fresh);
    return same;
}

/* Changes one content's two rows, and returns how often the edit allocated memory: solving a program does, following the index does not. */
static uint64_t edit_content(screen *s, quoin_solver *solver, const quoin_row *rows, uint32_t at, double width) {
    quoin_counts before, counts;
    double constants[2] = {width, width};
    quoin_get_counts(solver, &before);
    s->row[at].constant = s->row[at + 1].constant = width;
    CHECK(quoin_set_constants(solver, 2, rows + at, constants) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "edit of row %u", at);
    quoin_get_counts(solver, &counts);
    return counts.allocations - before.allocations;
}

static bool is_content(const screen *s, uint32_t at) {
    const quoin_row_input *row = s->row + at;
    return at + 1 < s->rows && row->relation == 1 && row[1].relation == -1 && row->priority < 1000 && row[1].priority < row->priority &&
           row->constant == row[1].constant && row->term_count == 2 && !row->tie && !row[1].tie;
}

static void plain_rows_are_edited_beside_pieces(uint64_t seed) {
    screen *s = malloc(sizeof *s);
    uint32_t plain = draw_beside(s, seed);
    quoin_row *rows = calloc(s->rows, sizeof *rows);
    quoin_solver *solver = solve_screen(s, rows, false);
    quoin_counts counts;
    quoin_get_counts(solver, &counts);
    CHECK(counts.kernel_rows > 0, "seed %llu: no program", (unsigned long long)seed);
    s->d = (dice){seed};
    for (uint32_t at = plain; at < s->rows; at++) {
        bool beside = at < plain + (s->rows - plain) / 2 && at > plain + 8; /* the first edit makes the index */
        if (!is_content(s, at)) continue;
        uint64_t taken = edit_content(s, solver, rows, at, 20 + roll(&s->d, 700) / 7.0);
        CHECK(!beside || taken == 0, "seed %llu: the edit of row %u took memory %llu times", (unsigned long long)seed, at, (unsigned long long)taken);
        CHECK(has_bits_of_fresh(s, solver, false), "seed %llu: the edit of row %u gives other bits than a fresh solve", (unsigned long long)seed, at);
    }
    quoin_destroy(solver);
    free(rows);
    free(s);
}

/* On screens of any shape some edits go beside the network and some through it. */
static void screens_are_edited_exactly(uint64_t seed) {
    screen *s = malloc(sizeof *s);
    if (seed % 2) wild_draw(s, seed, 60 + seed % 90);
    else screen_draw(s, seed, 60 + seed % 200, seed % 4 == 0);
    quoin_row *rows = calloc(s->rows, sizeof *rows);
    quoin_solver *solver = solve_screen(s, rows, seed % 5 < 3);
    for (uint32_t round = 0; round < 12; round++) {
        uint32_t at = roll(&s->d, s->rows), tries = 0;
        while (!is_content(s, at) && tries++ < s->rows) at = (at + 1) % s->rows;
        if (tries > s->rows) break;
        edit_content(s, solver, rows, at, 20 + roll(&s->d, 700) / (seed % 3 ? 4.0 : 7.0));
        CHECK(has_bits_of_fresh(s, solver, seed % 5 < 3), "screen %llu: round %u gives other bits than a fresh solve", (unsigned long long)seed, round);
    }
    quoin_destroy(solver);
    free(rows);
    free(s);
}

/* Two lengths in a row are edited so that their sum stays: the end stays, and the position between them moves. */
static void lengths_are_exchanged(uint32_t seed) {
    bool turned = seed % 2;
    screen *s = malloc(sizeof *s);
    *s = (screen){.variables = 2};
    screen_row(s, &(quoin_term){turned, 1}, 1, 0, 10, 750);
    screen_gap(s, !turned, turned, 0, 5, seed % 4 < 2 ? 750 : 500);
    quoin_row rows[2];
    double constants[2] = {11, 4};
    quoin_solver *solver = solve_screen(s, rows, false);
    for (int i = 0; i < 2; i++) s->row[i].constant = constants[i];
    CHECK(quoin_set_constants(solver, 2, rows, constants) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "exchange");
    CHECK(has_bits_of_fresh(s, solver, false), "exchange %u: other bits than those of a fresh solve", seed);
    quoin_destroy(solver);
    free(s);
}

#endif
