/* Small random screens along one axis: boxes in boxes that were drawn before, beside one another, centered, proportional; with
 * contents that may contradict, and sometimes nothing that says where a box is. */
#ifndef NESTED_PROBLEM_H
#define NESTED_PROBLEM_H

#include "length_problem.h"

static inline void draw_inside(siblings *s, uint32_t box, uint32_t parent, double priority) {
    double before = 8 * (double)roll(&s->d, 3);
    difference(s, box, 0, parent, 0, roll(&s->d, 3) ? 0 : 1, before, priority);
    double other = any_priority(s), behind = 8 * (double)roll(&s->d, 3);
    difference(s, parent, 1, box, 1, roll(&s->d, 2) ? 0 : 1, behind, other);
}

static inline void draw_box(siblings *s, uint32_t box, bool strict) {
    static const double ratios[] = {0.25, 0.5, 0.75, 1.0 / 3};
    uint32_t parent = roll(&s->d, box), other = box > 1 ? 1 + roll(&s->d, box - 1) : 0;
    double priority = strict || roll(&s->d, 4) ? 1000 : any_priority(s);
    switch (roll(&s->d, 6)) {
    case 0:
    case 1: draw_inside(s, box, parent, priority); return;
    case 2:
        centered(s, box, parent, 0, priority);
        if (roll(&s->d, 2)) difference(s, box, 0, parent, 0, 1, 8, any_priority(s));
        return;
    case 3:
        proportional(s, box, 0, parent, 0, ratios[roll(&s->d, 4)], 0, priority);
        if (roll(&s->d, 2)) difference(s, box, 0, parent, 0, (int32_t)roll(&s->d, 2), 8, 1000);
        return;
    case 4: difference(s, box, 0, other, 1, (int32_t)roll(&s->d, 2), 8, priority); return;
    default: proportional(s, box, 0, other, 0, 1, 0, priority); return;
    }
}

static inline problem nested_problem(uint64_t seed) {
    problem p = {0};
    siblings s = {.d = {seed * 77777 + 17}, .p = &p};
    bool strict = !roll(&s.d, 3);
    s.views = 3 + roll(&s.d, 10);
    p.variables = 2 * s.views;
    for (uint32_t i = 0; i < p.variables; i++) p.anchor[i] = i && !roll(&s.d, 3) ? roll(&s.d, i) : UINT32_MAX;
    draw_window(&s);
    for (uint32_t box = 1; box < s.views; box++) {
        draw_box(&s, box, strict);
        if (!roll(&s.d, 3)) continue;
        double width = 20 + (double)roll(&s.d, 100);
        difference(&s, box, 1, box, 0, 1, width, strict && !roll(&s.d, 3) ? 1000 : 750);
        difference(&s, box, 1, box, 0, -1, width, strict && !roll(&s.d, 6) ? 1000 : 250);
    }
    if (!roll(&s.d, 4)) draw_ties(&s);
    if (roll(&s.d, 2)) draw_guards(&s);
    return p;
}

#endif
