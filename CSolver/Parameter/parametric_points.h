/* Points of value + drift · ε, and functions of them as they are read: from the left or, flipped, from the right. */
#ifndef QUOIN_PARAMETRIC_POINTS_H
#define QUOIN_PARAMETRIC_POINTS_H

#include "Parameter/parametric.h"

#include <math.h>

#define ALWAYS_INLINE static inline __attribute__((always_inline))

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
    const int32_t *pull;
    uint32_t count, limbs;
    bool flip;
} view;

static inline view view_of(const parametric *p, uint32_t f, bool flip) {
    const trace *track = &p->traces[f];
    uint32_t limbs = p->structure->functions.limbs;
    return (view){p->point + track->start, p->drift + track->start, p->slope + (size_t)track->start * limbs, p->pull + track->start,
                  track->count, limbs, flip};
}

ALWAYS_INLINE dual point_at(const view *v, uint32_t i) {
    if (!v->flip) return (dual){v->point[i], v->drift[i]};
    return (dual){-v->point[v->count - 1 - i], -v->drift[v->count - 1 - i]};
}

ALWAYS_INLINE int64_t slope_at(const view *v, uint32_t segment, uint32_t limb, uint32_t limbs) {
    return v->flip ? -v->slope[(size_t)(v->count - segment) * limbs + limb] : v->slope[(size_t)segment * limbs + limb];
}

ALWAYS_INLINE int32_t pull_at(const view *v, uint32_t segment) {
    return v->flip ? -v->pull[v->count - segment] : v->pull[segment];
}

ALWAYS_INLINE int compare(const view *a, uint32_t i, const view *b, uint32_t j, uint32_t limbs) {
    for (uint32_t l = 0; l < limbs; l++) {
        int64_t x = slope_at(a, i, l, limbs), y = slope_at(b, j, l, limbs);
        if (x != y) return x < y ? -1 : 1;
    }
    int32_t x = pull_at(a, i), y = pull_at(b, j);
    return x < y ? -1 : x > y;
}

static inline int sign_at(const view *v, uint32_t segment) {
    for (uint32_t l = 0; l < v->limbs; l++) {
        int64_t word = slope_at(v, segment, l, v->limbs);
        if (word) return word < 0 ? -1 : 1;
    }
    int32_t pull = pull_at(v, segment);
    return pull < 0 ? -1 : pull > 0;
}

/* parametric_functions.c: computes a function at s from its rows or operands. */
quoin_status parametric_compute(parametric *p, uint32_t number, double s);

#endif
