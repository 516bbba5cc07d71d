/* Edits of equalities that join or tie variables: with the bits of a fresh solve, and mostly without a full one. */
#ifndef SHIFT_TEST_H
#define SHIFT_TEST_H

#include "Elimination/reduction.h"

#include "beside_test.h"
#include "wild_screen.h"

typedef struct shift_counts {
    uint32_t edits, shifts;
} shift_counts;

static bool joins(const quoin_row_input *row) {
    return !row->relation && row->priority >= 1000 && !row->tie && !row->guard && !row->edit && row->term_count > 1;
}

/* A screen with a box as wide as another, and one with its middle where that of the other is: both tie classes. */
static void draw_shifted(screen *s, uint64_t seed) {
    if (seed % 3) screen_draw(s, seed, 40 + seed % 160, seed % 4 == 0);
    else wild_draw(s, seed, 40 + seed % 100);
    uint32_t one = screen_box(s, 0), two = screen_box(s, 0), three = screen_box(s, two);
    screen_gap(s, one, 0, 0, 8, 1000);
    screen_gap(s, two, one + 1, 0, 8, 1000);
    shape_content(s, one, 41, 750);
    shape_content(s, three, 30, 750);
    screen_like(s, two, one, 1, false, 1000);
    screen_like(s, three, two, 1, true, 1000);
}

/* Whether the last edit has followed a shift: a full solve forgets what shifts made. */
static bool has_shifted_only(const quoin_solver *solver) { return solver->native && solver->native->index.shifting; }

static void equalities_shift_classes(uint64_t seed, shift_counts *counts) {
    screen *s = malloc(sizeof *s);
    draw_shifted(s, seed);
    quoin_row *rows = calloc(s->rows, sizeof *rows);
    bool anchored = seed % 5 < 3;
    quoin_solver *solver = solve_screen(s, rows, anchored);
    s->d = (dice){seed + 3};
    for (uint32_t round = 0; round < 8; round++) {
        uint32_t at = roll(&s->d, s->rows), tries = 0;
        while (!joins(&s->row[at]) && tries++ < s->rows) at = (at + 1) % s->rows;
        if (tries > s->rows) break;
        double constant = s->row[at].constant += (1 + roll(&s->d, 9)) / (seed % 4 ? 2.0 : 7.0);
        CHECK(quoin_set_constants(solver, 1, rows + at, &constant) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "shift of row %u", at);
        CHECK(has_bits_of_fresh(s, solver, anchored), "shift %llu: round %u gives other bits than a fresh solve", (unsigned long long)seed, round);
        counts->edits++;
        counts->shifts += has_shifted_only(solver);
    }
    quoin_destroy(solver);
    free(rows);
    free(s);
}

static void most_equalities_shift_classes(uint64_t count) {
    shift_counts counts = {0};
    for (uint64_t seed = 0; seed < count; seed++) equalities_shift_classes(seed, &counts);
    CHECK(3 * counts.shifts > counts.edits, "%u of %u edits of equalities were shifts", counts.shifts, counts.edits);
}

/* A width is 50, and another row wants at least 40 or, as an edit row, exactly 50. The equality joins both edges; with other constants it
 * may contradict the other row. */
static void rows_inside_classes_count(bool edit) {
    static const double widths[] = {60, 30, 50, 45};
    quoin_solver *solver = NULL;
    quoin_variable edges[2];
    quoin_row rows[3];
    uint32_t count;
    quoin_create(NULL, &solver);
    quoin_add_variables(solver, 2, NULL, NULL, edges);
    quoin_difference all[] = {{.plus = edges[0], .minus = QUOIN_NONE, .constant = 8, .priority = 1000, .key = QUOIN_KEY_AUTO},
                              {.plus = edges[1], .minus = edges[0], .constant = 50, .priority = 1000, .key = QUOIN_KEY_AUTO},
                              {.plus = edges[1], .minus = edges[0], .constant = edit ? 50 : 40, .priority = 1000, .key = QUOIN_KEY_AUTO,
                               .relation = !edit, .edit = edit}};
    CHECK(quoin_add_differences(solver, 3, all, rows) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "inside a class: solve");
    for (size_t i = 0; i < 4; i++) {
        CHECK(quoin_set_constants(solver, 1, &rows[1], &widths[i]) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "inside a class: edit");
        quoin_conflicts(solver, &count);
        CHECK(count == (edit ? widths[i] != 50 : widths[i] < 40), "inside a class: %u conflicts at a width of %g", count, widths[i]);
    }
    quoin_destroy(solver);
}

/* A box has its middle where that of a fixed one is, so that a row about its width is one about twice its position. */
static void shifts_keep_scales(void) {
    screen *s = calloc(1, sizeof *s);
    quoin_row rows[64];
    s->variables = 2;
    screen_row(s, (quoin_term[]){{0, 1}}, 1, 0, 0, 1000);
    screen_gap(s, 1, 0, 0, 100, 1000);
    uint32_t outer = screen_box(s, 0), inner = screen_box(s, outer), gap = s->rows;
    screen_gap(s, outer, 0, 0, 10, 1000);
    screen_gap(s, outer + 1, outer, 0, 60, 1000);
    shape_content(s, inner, 30, 750);
    screen_like(s, inner, outer, 1, true, 1000);
    for (int i = 0; i < 8; i++) shape_content(s, screen_box(s, outer), 10, 750); /* of fewer, lengths would be searched for first */
    quoin_solver *solver = solve_screen(s, rows, false);
    for (int i = 0; i < 4; i++) {
        double constant = s->row[gap].constant = 20 + i;
        CHECK(quoin_set_constants(solver, 1, rows + gap, &constant) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "scales: shift");
        CHECK(has_bits_of_fresh(s, solver, false) && (i || has_shifted_only(solver)), "scales: shift %d", i);
    }
    quoin_destroy(solver);
    free(s);
}

#endif
