/* Boxes that wish for places and widths near those of other boxes, at one of a few priorities, by factors that make no whole numbers. Which of many
 * wishes of one priority gives in is decided by their order alone, so that leading keys decide most steps. */
#ifndef WISH_SCREEN_H
#define WISH_SCREEN_H

#include "screen_test.h"

#define WISHES_REACH 12        /* how many of the last boxes a wish may mention */

/* One wish of a box: to be as wide as another, by a factor, or to have an edge or its middle where the other has one. */
static void wish(screen *s, uint32_t box, const double *factors, double priority) {
    uint32_t boxes = s->variables / 2 - 1, near = boxes < WISHES_REACH ? boxes : WISHES_REACH, other = box - 2 * (1 + roll(&s->d, near));
    double constant = (double)roll(&s->d, 4) * 5 - 6;
    int32_t relation = (int32_t)roll(&s->d, 3) - 1;
    switch (roll(&s->d, 4)) {
    case 0: screen_like(s, box, other, factors[roll(&s->d, 3)], false, priority); break;
    case 1: screen_like(s, box, other, factors[roll(&s->d, 3)], true, priority); break;
    case 2: screen_gap(s, box + roll(&s->d, 2), other + roll(&s->d, 2), relation, constant, priority); break;
    default: screen_row(s, (quoin_term[]){{box, 1}, {box + 1, 1}, {other, -2}}, 3, relation, constant, priority);
    }
}

static void wish_draw(screen *s, uint64_t seed, uint32_t rows) {
    static const double factors[][3] = {{1, 1, 1}, {0.5, 1, 2}, {0.3, 0.7, 1.6}, {0.98, 1.02, 1}, {0.1, 1, 7}};
    *s = (screen){.d = {seed * 52361 + 11}, .variables = 2, .ties = seed % 2};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, 0, 20);
    uint32_t kind = roll(&s->d, 5), priorities = roll(&s->d, 2) ? 1 : 400, wishes = 2 + roll(&s->d, 3);
    while (s->rows < rows) {
        uint32_t box = screen_box(s, 0);
        if (roll(&s->d, 3)) screen_gap(s, box, box == 2 ? 0 : box - 1, 1, (double)roll(&s->d, 8), 1000);
        if (roll(&s->d, 3)) screen_content(s, box);
        for (uint32_t i = 0; i < wishes; i++) wish(s, box, factors[kind], 300 + roll(&s->d, priorities));
    }
    screen_gap(s, 1, s->variables - 1, 1, 4, 1000);
}

/* Draws a screen of cards in which some boxes wish for a share of another's width, or for more than it has. Shares of shares make some of them far
 * wider than the screen, while their neighbors are as small as usual. */
static void shares_draw(screen *s, uint64_t seed, uint32_t rows) {
    static const double factors[] = {0.5, 0.75, 0.9, 1.1, 0.33, 1.5}, priorities[] = {250, 500, 751, 999};
    screen_draw(s, seed, rows, false);
    for (uint32_t box = 4; box < s->variables; box += 2) {
        if (roll(&s->d, 7)) continue;
        uint32_t back = 2 * (1 + roll(&s->d, 8)), other = box > back ? box - back : 2;
        if (other != box) screen_like(s, box, other, factors[roll(&s->d, 6)], false, priorities[roll(&s->d, 4)]);
    }
}

#endif
