/* Small random problems about lengths: siblings of equal or proportional widths in a window, stacks that share their
 * room equally, aspect ratios, distances of centers, views centered in others, and a little noise. */
#ifndef LENGTH_PROBLEM_H
#define LENGTH_PROBLEM_H

#include "random_problem.h"

/* Edges of view v (0 is the window) along x, and along y where the problem has that axis. */
typedef struct siblings {
    dice d;
    problem *p;
    uint32_t views;
    bool tall;                 /* has y */
} siblings;

/* Begins a problem of a few views; `anchored`: some variables are measured from others. */
static inline siblings begin_siblings(problem *p, uint64_t seed, uint32_t least, uint32_t more, bool anchored) {
    siblings s = {.d = {seed}, .p = p};
    s.views = least + roll(&s.d, more);
    p->variables = 2 * s.views;
    for (uint32_t i = 0; i < p->variables; i++) p->anchor[i] = anchored && i && !roll(&s.d, 3) ? roll(&s.d, i) : UINT32_MAX;
    return s;
}

static inline uint32_t edge_of(const siblings *s, uint32_t view, uint32_t edge) { return view * (s->tall ? 4 : 2) + edge; }

static inline quoin_row_input *length_row(siblings *s, int32_t relation, double constant, double priority) {
    problem *p = s->p;
    if (p->rows == MOST_ROWS) return NULL;
    quoin_row_input *row = &p->row[p->rows];
    *row = (quoin_row_input){.terms = p->terms[p->rows], .relation = relation, .constant = constant, .priority = priority};
    row->key = ++p->rows;
    return row;
}

static inline void length_term(siblings *s, quoin_row_input *row, uint32_t view, uint32_t edge, double coefficient) {
    if (row) s->p->terms[row - s->p->row][row->term_count++] = (quoin_term){edge_of(s, view, edge), coefficient};
}

static inline double any_priority(siblings *s) {
    static const double priorities[] = {1000, 999, 750, 750, 500, 250, 250, 50};
    return priorities[roll(&s->d, 8)];
}

static inline double optional_priority(siblings *s) {
    double found = any_priority(s);
    return found == 1000 ? 250 : found;
}

static inline int32_t any_relation(siblings *s) { return (int32_t)roll(&s->d, 3) - 1; }

/* one's length = ratio · other's + constant; `first` is the edge at which each length starts. */
static inline void proportional(siblings *s, uint32_t one, uint32_t first, uint32_t other, uint32_t other_first, double ratio, double constant, double priority) {
    if (one == other && first == other_first) return;
    quoin_row_input *row = length_row(s, 0, constant, priority);
    length_term(s, row, one, first + 1, 1);
    length_term(s, row, one, first, -1);
    length_term(s, row, other, other_first + 1, -ratio);
    length_term(s, row, other, other_first, ratio);
}

static inline void difference(siblings *s, uint32_t high, uint32_t high_edge, uint32_t low, uint32_t low_edge, int32_t relation, double constant, double priority) {
    if (high == low && high_edge == low_edge) return;
    quoin_row_input *row = length_row(s, relation, constant, priority);
    length_term(s, row, high, high_edge, 1);
    length_term(s, row, low, low_edge, -1);
}

static inline void draw_window(siblings *s) {
    uint32_t kind = roll(&s->d, 6);
    quoin_row_input *row = length_row(s, 0, 0, kind == 5 ? 750 : 1000);
    length_term(s, row, 0, 0, 1);
    double priority = kind ? optional_priority(s) : 1000, width = 20 * (1 + roll(&s->d, 10));
    row = length_row(s, kind == 4 ? any_relation(s) : 0, width, priority);
    length_term(s, row, 0, 1, 1);
    length_term(s, row, 0, 0, -1);
}

/* Equal in a chain or a star, sometimes proportional, sometimes only wished for. */
static inline void draw_equal(siblings *s) {
    static const double ratios[] = {1, 1, 1, 1, 1, 2, 0.5, 3};
    bool star = roll(&s->d, 2), plain = roll(&s->d, 3);
    for (uint32_t v = 2; v < s->views; v++) {
        double priority = roll(&s->d, 8) ? 1000 : 750, more = plain ? 0 : (double)roll(&s->d, 3) * 4;
        proportional(s, v, 0, star ? 1 : v - 1, 0, plain ? 1 : ratios[roll(&s->d, 8)], more, priority);
    }
}

static inline void draw_chain(siblings *s) {
    bool stack = roll(&s->d, 2);
    int32_t relation = stack ? 0 : 1;
    double gap = (double)roll(&s->d, 3) * 4, priority = roll(&s->d, 6) ? 1000 : any_priority(s);
    difference(s, 1, 0, 0, 0, relation, gap, roll(&s->d, 6) ? 1000 : any_priority(s));
    for (uint32_t v = 2; v < s->views; v++) difference(s, v, 0, v - 1, 1, relation, gap, priority);
    difference(s, 0, 1, s->views - 1, 1, relation, gap, roll(&s->d, 6) ? 1000 : any_priority(s));
}

static inline void draw_wish(siblings *s) {
    uint32_t v = 1 + roll(&s->d, s->views - 1), other = 1 + roll(&s->d, s->views - 1);
    double constant = (double)roll(&s->d, 80), priority = optional_priority(s);
    int32_t relation = any_relation(s);
    quoin_row_input *row;
    switch (roll(&s->d, 8)) {
    case 0: /* the centers of two */
        if (v == other) return;
        row = length_row(s, relation, constant, roll(&s->d, 6) ? priority : 1000);
        for (uint32_t e = 0; e < 2; e++) length_term(s, row, v, e, 0.5), length_term(s, row, other, e, -0.5);
        return;
    case 1: /* centered in the window */
        row = length_row(s, 0, 0, roll(&s->d, 2) ? priority : 1000);
        for (uint32_t e = 0; e < 2; e++) length_term(s, row, v, e, 0.5), length_term(s, row, 0, e, -0.5);
        return;
    case 2: proportional(s, v, 0, 0, 0, 0.5, 0, roll(&s->d, 2) ? priority : 1000); return;
    case 3: proportional(s, v, 0, other, 0, 1, 0, any_priority(s)); return;
    case 4: {
        double stronger = roll(&s->d, 4) ? priority : 1000;
        uint32_t low = roll(&s->d, 2);
        difference(s, v, roll(&s->d, 2), other, low, relation, constant / 2, stronger);
        return;
    }
    default: difference(s, v, 1, v, 0, relation, constant, roll(&s->d, 8) ? priority : 1000); return;
    }
}

static inline void draw_heights(siblings *s) {
    difference(s, 0, 2, 0, 2, 0, 0, 1000);
    quoin_row_input *row = length_row(s, 0, 0, 1000);
    length_term(s, row, 0, 2, 1);
    for (uint32_t v = 1; v < s->views; v++) {
        difference(s, v, 2, 0, 2, roll(&s->d, 2) ? 0 : 1, 0, 1000);
        difference(s, 0, 3, v, 3, roll(&s->d, 2) ? 0 : 1, 0, 1000);
        if (roll(&s->d, 2)) {
            double priority = roll(&s->d, 4) ? 1000 : 750;
            proportional(s, v, 0, v, 2, roll(&s->d, 2) ? 2 : 0.75, 0, priority);
        }
        if (roll(&s->d, 2)) {
            double priority = optional_priority(s), height = (double)roll(&s->d, 60);
            difference(s, v, 3, v, 2, any_relation(s), height, priority);
        }
    }
    double priority = any_priority(s);
    difference(s, 0, 3, 0, 2, any_relation(s), 100, priority);
}

static inline void draw_ties(siblings *s) {
    for (uint32_t v = 0; v < s->views; v++) {
        difference(s, v, 1, v, 0, 0, 0, 0);
        if (s->p->rows) s->p->row[s->p->rows - 1].tie = 1;
    }
}

static inline void draw_guards(siblings *s) {
    for (uint32_t v = 0; v < s->views; v++) {
        difference(s, v, 1, v, 0, 1, 0, 1000);
        if (s->p->rows) s->p->row[s->p->rows - 1].guard = 1;
    }
}

static inline problem length_problem(uint64_t seed) {
    problem p = {0};
    siblings s = {.d = {seed * 77777 + 11}, .p = &p};
    s.tall = !roll(&s.d, 4);
    s.views = 3 + roll(&s.d, s.tall ? 3 : 4);
    p.variables = s.views * (s.tall ? 4 : 2);
    for (uint32_t i = 0; i < p.variables; i++) p.anchor[i] = i && !roll(&s.d, 3) ? roll(&s.d, i) : UINT32_MAX;
    draw_window(&s);
    if (s.tall) draw_heights(&s);
    if (roll(&s.d, 6)) draw_equal(&s);
    if (roll(&s.d, 6)) draw_chain(&s);
    for (uint32_t wishes = roll(&s.d, 10); wishes > 0; wishes--) draw_wish(&s);
    if (!roll(&s.d, 3)) draw_ties(&s);
    if (!roll(&s.d, 3)) draw_guards(&s);
    return p;
}

/* Siblings of one width, and a priority for nearly each row, so that slopes take several words. */
static inline problem many_priorities_problem(uint64_t seed) {
    problem p = {0};
    siblings s = begin_siblings(&p, seed * 77777 + 29, 9, 4, false);
    quoin_row_input *row = length_row(&s, 0, 0, 1000);
    length_term(&s, row, 0, 0, 1);
    double priority = 1 + roll(&s.d, 998);
    difference(&s, 0, 1, 0, 0, 0, 100 + (double)roll(&s.d, 1000), priority);
    for (uint32_t v = 1; v < s.views; v++) {
        double width = 20 + (double)roll(&s.d, 100);
        double gap = (double)roll(&s.d, 9);
        difference(&s, v, 0, v - 1, v > 1, (int32_t)roll(&s.d, 2), gap, 1000);
        if (v > 1) proportional(&s, v, 0, 1, 0, 1, 0, 1000);
        difference(&s, v, 1, v, 0, 1, width, 1 + roll(&s.d, 998));
        priority = 1 + roll(&s.d, 998);
        difference(&s, v, 1, v, 0, -1, width + roll(&s.d, 9), priority);
        if (!roll(&s.d, 2)) continue;
        priority = 1 + roll(&s.d, 998);
        difference(&s, v, 0, v - 1, v > 1, -1, 3 + (double)roll(&s.d, 20), priority);
    }
    difference(&s, 0, 1, s.views - 1, 1, (int32_t)roll(&s.d, 2), 0, 1000);
    return p;
}

/* Siblings of one width, and many rows about one gap or length. */
static inline problem crowded_problem(uint64_t seed) {
    problem p = {0};
    siblings s = begin_siblings(&p, seed * 77777 + 19, 3, 3, false);
    draw_window(&s);
    draw_chain(&s);
    for (uint32_t v = 2; v < s.views; v++) proportional(&s, v, 0, 1, 0, 1, 0, 1000);
    for (uint32_t v = 1; v < s.views; v++) difference(&s, v, 1, v, 0, any_relation(&s), 10 + 5 * v, 500);
    uint32_t view = 1 + roll(&s.d, s.views - 1), inside = roll(&s.d, 2);
    for (uint32_t rows = 9 + roll(&s.d, 20); rows > 0; rows--) {
        double constant = (double)roll(&s.d, 200) / 4, priority = optional_priority(&s);
        difference(&s, view, inside, view - !inside, inside ? 0 : view > 1, any_relation(&s), constant, priority);
    }
    if (!roll(&s.d, 3)) draw_guards(&s);
    return p;
}

/* ── Middles ────────────────────────────────────────────────────────────────────────────────────────────────── */

static inline void centered(siblings *s, uint32_t one, uint32_t other, double constant, double priority) {
    quoin_row_input *row = length_row(s, 0, constant, priority);
    for (uint32_t e = 0; e < 2; e++) length_term(s, row, one, e, 0.5), length_term(s, row, other, e, -0.5);
}

static inline void draw_content(siblings *s, uint32_t v) {
    double width = 10 + (double)roll(&s->d, 90);
    difference(s, v, 1, v, 0, 1, width, 750);
    if (roll(&s->d, 8)) difference(s, v, 1, v, 0, -1, width, 250);
    if (roll(&s->d, 2)) difference(s, v, 1, v, 0, 0, 0, 25);
}

/* Views centered in one another or in the window, as stacks align them, and some that break the picture. */
static inline problem middle_problem(uint64_t seed) {
    problem p = {0};
    siblings s = begin_siblings(&p, seed * 77777 + 13, 3, 4, true);
    bool star = roll(&s.d, 3), fits = roll(&s.d, 4);
    if (roll(&s.d, 8)) draw_window(&s);
    if (fits) difference(&s, 0, 1, 0, 0, 0, 0, 51);
    for (uint32_t v = 1; v < s.views; v++) {
        uint32_t other = roll(&s.d, 6) ? (star ? 0 : v - 1) : roll(&s.d, s.views);
        if (other != v) {
            double priority = roll(&s.d, 8) ? 1000 : any_priority(&s);
            centered(&s, v, other, roll(&s.d, 4) ? 0 : (double)roll(&s.d, 9) - 4, priority);
        }
        if (roll(&s.d, 6)) difference(&s, v, 0, 0, 0, 1, 0, 1000);
        if (roll(&s.d, 6)) difference(&s, 0, 1, v, 1, 1, 0, 1000);
        if (roll(&s.d, 6)) draw_content(&s, v);
    }
    if (!roll(&s.d, 3)) proportional(&s, 1, 0, 2, 0, 1, 0, roll(&s.d, 2) ? 1000 : 750);
    for (uint32_t wishes = roll(&s.d, 4); wishes > 0; wishes--) draw_wish(&s);
    if (!roll(&s.d, 3)) draw_ties(&s);
    if (roll(&s.d, 2)) draw_guards(&s);
    return p;
}

#endif
