/* Boxes that nothing but numbers tangles: optional rows of several terms, with weights, over whatever is near. No table of such rows stays
 * sparse or exact, and where many numbers cancel, what should be 0 is left as a small number. */
#ifndef TANGLED_SCREEN_H
#define TANGLED_SCREEN_H

#include "screen_test.h"

#define TANGLED_BOXES 8        /* how many of the last boxes a row may mention */

/* Adds a row over some edges of up to four of the last boxes. */
static void tangle(screen *s) {
    static const double weights[] = {1, -1, 1, -1, 0.5, -0.5, 2, 0.25};
    uint32_t boxes = s->variables / 2, near = boxes < TANGLED_BOXES ? boxes : TANGLED_BOXES, count = 0, edges = 2 * near;
    quoin_term terms[4];
    for (uint32_t edge = roll(&s->d, edges); edge < edges && count < 4; edge += 1 + roll(&s->d, 5))
        terms[count++] = (quoin_term){s->variables - edges + edge, weights[roll(&s->d, 8)]};
    int32_t relation = (int32_t)roll(&s->d, 3) - 1;
    double constant = (double)roll(&s->d, 250) - 50;
    screen_row(s, terms, count, relation, constant, 1 + (double)roll(&s->d, 998));
}

static void tangled_draw(screen *s, uint64_t seed, uint32_t rows) {
    *s = (screen){.d = {seed * 31337 + 5}, .variables = 2};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, 390, 1000);
    while (s->rows < rows) {
        uint32_t boxes = s->variables / 2, near = boxes < TANGLED_BOXES ? boxes : TANGLED_BOXES;
        uint32_t parent = s->variables - 2 * (1 + roll(&s->d, near)), box = screen_box(s, parent);
        screen_gap(s, box, parent, 1, (double)roll(&s->d, 9), 1000);
        screen_content(s, box);
        for (uint32_t i = roll(&s->d, 3); i; i--) tangle(s);
    }
}

#endif
