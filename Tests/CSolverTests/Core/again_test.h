/* Solving everything again from where the last solve ended: the bases of large pieces, the guards that were enforced, and the method. The answer is a
 * fresh solver's to the bit, and takes few of its steps. Uses wish_screen.h and beside_test.h, and so comes after these. */
#ifndef AGAIN_TEST_H
#define AGAIN_TEST_H

#include "beside_test.h"
#include "floating_test.h"

enum { AGAIN_EDITS = 8, SQUEEZED = 60, FIELD = 12 };

/* A screen that is edited: its rows that are there now. */
typedef struct edited_screen {
    screen *s;
    quoin_solver *solver;
    quoin_row *rows;
    quoin_row_input taken;     /* the row that is taken away, if it has terms */
    uint64_t pivots, fresh_pivots; /* of the edits, and of fresh solvers after them */
} edited_screen;

static edited_screen again_begin(screen *s) {
    edited_screen a = {.s = s, .rows = calloc(s->rows + 1, sizeof *a.rows)};
    a.solver = solve_screen(s, a.rows, false);
    return a;
}

static void again_end(edited_screen *a) {
    quoin_destroy(a->solver);
    free(a->rows);
}

static void again_compare(edited_screen *a, const char *kind, uint64_t seed, uint32_t edit) {
    quoin_counts counts;
    uint32_t count;
    CHECK(quoin_solve(a->solver) == QUOIN_OK, "%s %llu: edit %u is not solved", kind, (unsigned long long)seed, edit);
    quoin_get_counts(a->solver, &counts);
    a->pivots += counts.kernel_pivots;
    quoin_solver *fresh = solve_screen(a->s, NULL, false);
    quoin_get_counts(fresh, &counts);
    a->fresh_pivots += counts.kernel_pivots;
    const double *expected = quoin_values(fresh, &count), *found = quoin_values(a->solver, &count);
    bool same = found && !memcmp(found, expected, count * sizeof *found);
    CHECK(same, "%s %llu: edit %u gives other bits than a fresh solve", kind, (unsigned long long)seed, edit);
    quoin_destroy(fresh);
}

static void again_take(edited_screen *a, uint32_t at) {
    screen *s = a->s;
    CHECK(quoin_remove_rows(a->solver, 1, &a->rows[at]) == QUOIN_OK, "again: a row stays");
    a->taken = s->row[at];
    s->rows--;
    memmove(s->row + at, s->row + at + 1, (s->rows - at) * sizeof *s->row);
    memmove(a->rows + at, a->rows + at + 1, (s->rows - at) * sizeof *a->rows);
}

static void again_put(edited_screen *a) {
    screen *s = a->s;
    s->row[s->rows] = a->taken;
    CHECK(quoin_add_rows(a->solver, 1, &a->taken, &a->rows[s->rows]) == QUOIN_OK, "again: a row is refused");
    s->rows++;
    a->taken.term_count = 0;
}

/* Changes the constants of one or two rows, or takes a row away, or puts it back. */
static void again_edit(edited_screen *a, bool structural) {
    dice *d = &a->s->d;
    uint32_t at = roll(d, a->s->rows);
    const quoin_row_input *row = &a->s->row[at];
    if (structural && a->taken.term_count) {
        again_put(a);
    } else if (structural && row->priority < 1000) {
        again_take(a, at);
    } else if (row->priority < 1000) {
        a->s->row[at].constant += roll(d, 2) ? 4 : -1.5;
        CHECK(quoin_set_constants(a->solver, 1, &a->rows[at], &a->s->row[at].constant) == QUOIN_OK, "again: a constant is refused");
    }
}

/* A field of positions that wish to be somewhere, and where their neighbors are: one large piece, in which the order of rows decides. */
static void field_draw(screen *s, uint64_t seed) {
    *s = (screen){.d = {seed * 77777 + 9}, .variables = FIELD * FIELD};
    uint32_t priorities = 1 + 40 * (seed % 2);
    for (uint32_t i = 0; i < FIELD * FIELD; i++) {
        screen_row(s, &(quoin_term){i, 1}, 1, 0, (double)roll(&s->d, 300), 500 + roll(&s->d, priorities));
        if (i % FIELD) screen_gap(s, i, i - 1, 0, 0, 500 + roll(&s->d, priorities));
        if (i >= FIELD) screen_gap(s, i, i - FIELD, 0, (double)roll(&s->d, 3) - 1, 500 + roll(&s->d, priorities));
    }
}

/* Screens whose wishes are decided by large pieces. Where nothing is rounded, the bases of the last solve serve. */
static void large_pieces_are_solved_again(uint64_t first, uint64_t count) {
    static screen drawn;
    uint64_t pivots = 0, fresh_pivots = 0;
    for (uint64_t seed = first; seed < first + count; seed++) {
        if (seed % 4 == 0) field_draw(&drawn, seed / 4);
        else if (seed % 4 == 1) shares_draw(&drawn, seed, 300);
        else wish_draw(&drawn, seed, 200 * (seed % 4 - 1));
        edited_screen a = again_begin(&drawn);
        for (uint32_t edit = 0; edit < AGAIN_EDITS; edit++) {
            again_edit(&a, edit % 3 == 2);
            again_compare(&a, "large pieces", seed, edit);
        }
        if (seed % 4 == 0) pivots += a.pivots, fresh_pivots += a.fresh_pivots;
        again_end(&a);
    }
    CHECK(pivots < fresh_pivots / 5, "large pieces: %llu pivots of %llu", (unsigned long long)pivots, (unsigned long long)fresh_pivots);
}

/* A row of boxes that are wider than it is: those that give in first have no width, which guards enforce. A few rows are about several boxes. */
static void squeezed_draw(screen *s, uint64_t seed) {
    static const double factors[] = {1, 2, 0.5, 0.3};
    *s = (screen){.d = {seed * 77777 + 5}, .variables = 2};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, 300 + (double)roll(&s->d, 900), 1000);
    for (uint32_t i = 0, before = 0; i < SQUEEZED; i++) {
        uint32_t box = screen_box(s, 0);
        s->row[s->rows - 1].guard = 1;
        screen_gap(s, box, before, 0, before ? 4 : 0, 1000);
        screen_gap(s, box + 1, box, 0, 20 + (double)roll(&s->d, 40), 300 + roll(&s->d, seed % 2 ? 3 : 300));
        if (!roll(&s->d, 12) && i) screen_like(s, box, box - 2, factors[roll(&s->d, seed % 4 ? 3 : 4)], false, 250);
        before = box + 1;
    }
    screen_gap(s, 1, s->variables - 1, 0, 0, 1000);
}

static void squeezed_boxes_are_solved_again(uint64_t first, uint64_t count) {
    static screen drawn;
    for (uint64_t seed = first; seed < first + count; seed++) {
        squeezed_draw(&drawn, seed);
        edited_screen a = again_begin(&drawn);
        for (uint32_t edit = 0; edit < 3 * AGAIN_EDITS; edit++) {
            again_edit(&a, edit % 4 == 3);
            if (!roll(&drawn.d, 3)) again_edit(&a, false);
            again_compare(&a, "squeezed boxes", seed, edit);
        }
        again_end(&a);
    }
}

/* A guard that was enforced is taken away, and what it held goes where it wishes to be. */
static void enforced_guards_are_removed(void) {
    static screen drawn;
    squeezed_draw(&drawn, 1);
    edited_screen a = again_begin(&drawn);
    for (uint32_t at = 0; at < drawn.rows; at++) {
        if (!drawn.row[at].guard) continue;
        again_take(&a, at--);
        again_compare(&a, "enforced guards", at, 0);
    }
    again_end(&a);
}

#endif
