/* Small random problems in which a length is that of several others together: equalities of five terms and more. */
#ifndef TOTAL_PROBLEM_H
#define TOTAL_PROBLEM_H

#include "length_problem.h"

/* A length is the sum of two or three others, each as it is or by half. */
static inline void draw_total(siblings *s) {
    uint32_t count = 2 + roll(&s->d, 2), first = roll(&s->d, s->views);
    double priority = roll(&s->d, 4) ? 1000 : any_priority(s);
    quoin_row_input *row = length_row(s, 0, (double)roll(&s->d, 5) * 4, priority);
    for (uint32_t i = 0; i <= count; i++) {
        double ratio = i ? (roll(&s->d, 4) ? -1 : -0.5) : 1;
        length_term(s, row, (first + i) % s->views, 1, ratio);
        length_term(s, row, (first + i) % s->views, 0, -ratio);
    }
}

static inline problem total_problem(uint64_t seed) {
    problem p = {0};
    siblings s = begin_siblings(&p, seed * 77777 + 17, 4, 4, true);
    if (roll(&s.d, 3)) draw_window(&s);
    if (roll(&s.d, 2)) draw_chain(&s);
    if (roll(&s.d, 2)) proportional(&s, 1, 0, 2, 0, 1, 0, 1000); /* then lengths that are shared are searched first */
    for (uint32_t totals = 1 + roll(&s.d, 3); totals > 0; totals--) draw_total(&s);
    for (uint32_t v = 1; v < s.views; v++)
        if (roll(&s.d, 3)) draw_content(&s, v);
    for (uint32_t wishes = roll(&s.d, 4); wishes > 0; wishes--) draw_wish(&s);
    if (!roll(&s.d, 3)) draw_ties(&s);
    if (!roll(&s.d, 3)) draw_guards(&s);
    return p;
}

#endif
