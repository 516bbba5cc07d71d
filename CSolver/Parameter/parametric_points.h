/* Points of value + drift · ε, and functions of them as they are read: from the left or, flipped, from the right. */
#ifndef QUOIN_PARAMETRIC_POINTS_H
#define QUOIN_PARAMETRIC_POINTS_H

#include "Memory/inlining.h"
#include "Parameter/parametric.h"

#include <math.h>

#pragma GCC visibility push(hidden)

typedef struct dual {
    double value, drift;
} dual;

ALWAYS_INLINE bool before(dual a, dual b) { return a.value < b.value || (a.value == b.value && a.drift < b.drift); }
ALWAYS_INLINE dual plus(dual a, dual b) { return (dual){a.value + b.value, a.drift + b.drift}; }
ALWAYS_INLINE dual minus(dual a, dual b) { return (dual){a.value - b.value, a.drift - b.drift}; }

static const dual nowhere = {INFINITY, 0};

typedef struct view {
    const double *point, *drift;
    const int64_t *slope;
    const int32_t *lead;
    uint32_t count, word_count;
    bool flip;
} view;

static inline view view_of(const parametric *p, uint32_t f, bool flip) {
    const trace *track = &p->traces[f];
    uint32_t word_count = p->structure->functions.word_count;
    return (view){p->point + track->start, p->drift + track->start, p->slope + (size_t)track->start * word_count, p->lead + track->start,
                  track->count, word_count, flip};
}

ALWAYS_INLINE dual point_at(const view *v, uint32_t i) {
    if (!v->flip) return (dual){v->point[i], v->drift[i]};
    return (dual){-v->point[v->count - 1 - i], -v->drift[v->count - 1 - i]};
}

ALWAYS_INLINE int64_t slope_at(const view *v, uint32_t segment, uint32_t word, uint32_t word_count) {
    return v->flip ? -v->slope[(size_t)(v->count - segment) * word_count + word] : v->slope[(size_t)segment * word_count + word];
}

ALWAYS_INLINE int32_t lead_at(const view *v, uint32_t segment) {
    return v->flip ? -v->lead[v->count - segment] : v->lead[segment];
}

ALWAYS_INLINE int compare(const view *a, uint32_t i, const view *b, uint32_t j, uint32_t word_count) {
    for (uint32_t l = 0; l < word_count; l++) {
        int64_t x = slope_at(a, i, l, word_count), y = slope_at(b, j, l, word_count);
        if (x != y) return x < y ? -1 : 1;
    }
    int32_t x = lead_at(a, i), y = lead_at(b, j);
    return x < y ? -1 : x > y;
}

static inline int sign_at(const view *v, uint32_t segment) {
    for (uint32_t l = 0; l < v->word_count; l++) {
        int64_t word = slope_at(v, segment, l, v->word_count);
        if (word) return word < 0 ? -1 : 1;
    }
    int32_t lead = lead_at(v, segment);
    return lead < 0 ? -1 : lead > 0;
}

/* parametric_functions.c: computes a function at s from its rows or operands. */
quoin_status parametric_compute(parametric *p, uint32_t number, double s);

#pragma GCC visibility pop

#endif
