/* The work that screens take, as counts: it grows with their rows, whatever their shape. */
#ifndef SCREEN_TEST_H
#define SCREEN_TEST_H

#include "harness.h"

#ifndef SCREEN_ROWS
#define SCREEN_ROWS 10200
#endif
#define DEEPEST 4

/* A screen along one axis: a list of cards, boxes in boxes. Even variables are where boxes begin, odd ones where they end. */
typedef struct screen {
    dice d;
    uint32_t variables, rows, terms;
    bool ties;                 /* boxes are to be small and near the beginning of what holds them */
    quoin_term term[4 * SCREEN_ROWS];
    quoin_row_input row[SCREEN_ROWS];
} screen;

static void screen_row(screen *s, const quoin_term *terms, uint32_t count, int32_t relation, double constant, double priority) {
    if (s->rows == SCREEN_ROWS) return;
    quoin_row_input made = {.terms = s->term + s->terms, .term_count = count, .relation = relation, .constant = constant,
                            .priority = priority, .key = QUOIN_KEY_AUTO};
    memcpy(s->term + s->terms, terms, count * sizeof *terms);
    s->terms += count;
    s->row[s->rows++] = made;
}

static void screen_gap(screen *s, uint32_t high, uint32_t low, int32_t relation, double constant, double priority) {
    quoin_term terms[2] = {{high, 1}, {low, -1}};
    screen_row(s, terms, 2, relation, constant, priority);
}

static void screen_tie(screen *s, uint32_t high, uint32_t low, int32_t relation, uint8_t level) {
    if (!s->ties || s->rows == SCREEN_ROWS) return;
    screen_gap(s, high, low, relation, 0, 1);
    s->row[s->rows - 1].tie = level;
}

static uint32_t screen_box(screen *s, uint32_t parent) {
    uint32_t box = s->variables;
    s->variables += 2;
    screen_gap(s, box + 1, box, 1, 0, 1000);
    screen_tie(s, box + 1, box, -1, 1);
    screen_tie(s, box, parent, 0, 3);
    return box;
}

/* The box is as wide as `ratio` times the other, or has its middle where the other's is. */
static void screen_like(screen *s, uint32_t box, uint32_t other, double ratio, bool middle, double priority) {
    double sign = middle ? 1 : -1;
    quoin_term terms[4] = {{box + 1, 1}, {box, sign}, {other + 1, -ratio}, {other, -ratio * sign}};
    screen_row(s, terms, 4, 0, 0, priority);
}

static void screen_content(screen *s, uint32_t box) {
    double width = 20 + (double)roll(&s->d, 100);
    screen_gap(s, box + 1, box, 1, width, roll(&s->d, 4) ? 750 : 749 + (double)roll(&s->d, 3));
    screen_gap(s, box + 1, box, -1, width, roll(&s->d, 4) ? 250 : 251);
}

static void screen_chain(screen *s, uint32_t parent, uint32_t first, uint32_t count) {
    screen_gap(s, first, parent, 0, 8, 1000);
    for (uint32_t i = 1; i < count; i++) screen_gap(s, first + 2 * i, first + 2 * i - 1, (int32_t)roll(&s->d, 2), 4, 1000);
    screen_gap(s, parent + 1, first + 2 * count - 1, (int32_t)roll(&s->d, 2), 8, 1000);
    if (count > 1 && roll(&s->d, 2)) screen_like(s, first, first + 2 * count - 2, 1, false, roll(&s->d, 2) ? 1000 : 900);
}

static void screen_place(screen *s, uint32_t parent, uint32_t box, uint32_t kind) {
    double priority;
    switch (kind) {
    case 0:
        screen_like(s, box, parent, 1, true, roll(&s->d, 3) ? 1000 : 600);
        screen_gap(s, box, parent, 1, 8, 999);
        return;
    case 1:
        priority = roll(&s->d, 2) ? 1000 : 750;
        screen_like(s, box, parent, 0.25 * (1 + roll(&s->d, 3)), false, priority);
        screen_gap(s, box, parent, 0, 8, 1000);
        return;
    default:
        screen_gap(s, box, parent, (int32_t)roll(&s->d, 2), 8, 1000);
        priority = roll(&s->d, 2) ? 1000 : 999;
        screen_gap(s, parent + 1, box + 1, (int32_t)roll(&s->d, 2), 8, priority);
    }
}

/* Fills a card with boxes, those with boxes, and so on; without recursion, the open ones in a list. */
static void screen_fill(screen *s, uint32_t card, uint32_t rows) {
    uint32_t open[8 * DEEPEST], depth[8 * DEEPEST], count = 1;
    open[0] = card, depth[0] = 0;
    while (count) {
        uint32_t parent = open[--count], level = depth[count], inner = 1 + roll(&s->d, 4), kind = roll(&s->d, 5), first = s->variables;
        for (uint32_t i = 0; i < inner; i++) screen_box(s, parent);
        if (kind > 2) screen_chain(s, parent, first, inner);
        for (uint32_t i = 0; i < inner; i++) {
            uint32_t box = first + 2 * i;
            if (kind <= 2) screen_place(s, parent, box, kind);
            if (level + 1 < DEEPEST && s->rows < rows && roll(&s->d, 5) < 3 && count < 8 * DEEPEST) open[count] = box, depth[count++] = level + 1;
            else screen_content(s, box);
        }
    }
}

static void screen_draw(screen *s, uint64_t seed, uint32_t rows, bool ties) {
    *s = (screen){.d = {seed * 77777 + 23}, .variables = 2, .ties = ties};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, 390, 1000);
    for (uint32_t before = 0; s->rows < rows;) {
        uint32_t card = screen_box(s, 0);
        screen_gap(s, card, before, 0, 8, 1000);
        screen_fill(s, card, rows);
        before = card + 1;
    }
}

typedef struct work {
    double bytes, pivots;      /* a row */
    bool right;
} work;

static work screen_work(screen *s) {
    quoin_solver *solver;
    quoin_variable *variables = calloc(s->variables, sizeof *variables);
    uint8_t *ambiguous = calloc(s->variables, 1);
    quoin_counts before, counts;
    quoin_certificate proof;
    work found = {0};
    if (quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, s->variables, NULL, NULL, variables) == QUOIN_OK) {
        for (uint32_t t = 0; t < s->terms; t++) s->term[t].variable = variables[s->term[t].variable];
        found.right = quoin_add_rows(solver, s->rows, s->row, NULL) == QUOIN_OK;
        quoin_get_counts(solver, &before);
        found.right = found.right && quoin_solve(solver) == QUOIN_OK;
        quoin_get_counts(solver, &counts);
        found.right = found.right && quoin_certify(solver, &proof) == QUOIN_OK && proof.required_residual <= 2e-3;
        found.right = found.right && quoin_ambiguity(solver, ambiguous, s->variables) == QUOIN_OK;
        found.bytes = (double)(counts.bytes - before.bytes) / s->rows;
        found.pivots = (double)counts.kernel_pivots / s->rows;
        quoin_destroy(solver);
    }
    free(ambiguous);
    free(variables);
    return found;
}

#endif
