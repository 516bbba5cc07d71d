/* Screens of any shape: boxes in boxes to any depth, chains, grids, proportions of proportions, rows across cards, priorities at
 * random. */
#ifndef WILD_SCREEN_H
#define WILD_SCREEN_H

#include "screen_test.h"

/* Required, or any priority below. */
static double wild_priority(screen *s) { return roll(&s->d, 3) ? 1 + (double)roll(&s->d, 999) : 1000; }

/* Any box there is: the last one, so that nests get deep, or an older one. */
static uint32_t wild_box(screen *s) { return roll(&s->d, 2) ? s->variables - 2 : 2 * roll(&s->d, s->variables / 2); }

static void wild_inside(screen *s, uint32_t box, uint32_t parent) {
    double priority = roll(&s->d, 4) ? 1000 : wild_priority(s), gap = (double)roll(&s->d, 20);
    screen_gap(s, box, parent, (int32_t)roll(&s->d, 2), gap, priority);
    priority = 1 + (double)roll(&s->d, 999), gap = (double)roll(&s->d, 20);
    screen_gap(s, parent + 1, box + 1, (int32_t)roll(&s->d, 2), gap, priority);
}

/* Adds columns of equal width to a box. Each but the first also prefers a random distance from the start of another box. */
static void wild_grid(screen *s, uint32_t parent, uint32_t above) {
    uint32_t columns = 2 + roll(&s->d, 4), first = s->variables;
    for (uint32_t i = 0; i < columns; i++) screen_box(s, parent);
    screen_gap(s, first, parent, 0, 8, 1000);
    for (uint32_t i = 1; i < columns; i++) {
        screen_gap(s, first + 2 * i, first + 2 * i - 1, 0, 4, 1000);
        screen_like(s, first + 2 * i, first, 1, false, 1000);
        double priority = 1 + (double)roll(&s->d, 998);
        screen_gap(s, first + 2 * i, above, 0, (double)roll(&s->d, 300), priority);
    }
    double priority = 1 + (double)roll(&s->d, 998);
    screen_gap(s, parent + 1, first + 2 * columns - 1, (int32_t)roll(&s->d, 2), 8, priority);
}

static void wild_step(screen *s) {
    uint32_t parent = wild_box(s), other = wild_box(s), kind = roll(&s->d, 8);
    if (kind == 7) {
        wild_grid(s, parent, other);
        return;
    }
    uint32_t box = screen_box(s, parent);
    if (roll(&s->d, 3)) screen_content(s, box);
    double priority = kind == 1 ? wild_priority(s) : 0;
    if (kind == 3) priority = 1 + (double)roll(&s->d, 998);
    switch (kind) {
    case 0: screen_like(s, box, parent, 1, true, wild_priority(s)); break;
    case 1: screen_like(s, box, parent, (1 + (double)roll(&s->d, 120)) / 100, false, priority); break; /* a proportion of what may be one */
    case 2: screen_like(s, box, other, 1, false, 1 + (double)roll(&s->d, 998)); break;                        /* as wide as a box elsewhere */
    case 3: screen_gap(s, box, other + 1, 1, (double)roll(&s->d, 9), priority); break;     /* behind one elsewhere */
    case 4: screen_chain(s, parent, box, 1); return;
    default: wild_inside(s, box, parent);
    }
    if (roll(&s->d, 2)) wild_inside(s, box, parent);
}

static void wild_draw(screen *s, uint64_t seed, uint32_t rows) {
    *s = (screen){.d = {seed * 99991 + 7}, .variables = 2, .ties = seed % 3 == 0};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, 390, 1000);
    while (s->rows < rows && s->rows < SCREEN_ROWS - 40) wild_step(s);
}

#endif
