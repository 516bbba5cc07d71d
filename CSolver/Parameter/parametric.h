/* A spring problem whose bounds move with one number s, and its cost at a given s:
 *
 *     X(high) − X(low)  relation  bound + rate · s             rows between nodes
 *     coefficient · s   relation  bound                        lone rows, about s alone
 *
 * The order of elimination does not depend on s, so the elimination is done once and only its functions are computed
 * again. Each of their points has a drift, the rate at which it moves with s, and coinciding points are in the order that
 * they have just to the right of s: every number is  value + drift · ε.  So the cost and its slope to the right are exact
 * as long as the same rows yield.
 *
 * Required rows are the first level here, not limits: if they cannot all hold, their sum of violations gives the
 * direction of the search. Priorities follow, and, if asked for, each optional row as a level of its own, last key first
 * (T1).
 */
#ifndef QUOIN_PARAMETRIC_H
#define QUOIN_PARAMETRIC_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

#define NEGLIGIBLE 1e-9        /* a slope this small relative to its summands counts as zero */

typedef struct lone_row {
    double coefficient, bound;
    uint32_t level;
    int32_t order;             /* 0: required */
    int8_t relation;
} lone_row;

typedef struct bound_entry {
    double value, drift;
    uint32_t spring, group;
} bound_entry;

/* A function's place in the arrays, like that of the `function` it mirrors. */
typedef struct trace {
    uint32_t start, count, first_a, first_b;
    bool still;                /* none of its operands moves with s, so it is computed once */
} trace;

typedef struct parametric {
    memory *memory;
    native *structure;         /* required rows have level 0 and order 0 here */
    double *bound, *rate;      /* per spring */
    size_t bound_capacity, rate_capacity;
    lone_row *lone;
    size_t lone_count, lone_capacity;
    uint32_t level_count;
    bool ties;
    uint64_t *ranks;           /* with ties: the optional rows, last first, as (inverted order, row); lone rows come last */
    size_t rank_count, rank_capacity;

    trace *traces;
    size_t trace_capacity;
    double *point, *drift;
    int64_t *slope;
    int32_t *lead;
    uint32_t *from_a, *from_b;
    size_t room, used, still_used, slope_room;
    double *x, *moves;         /* per node: position and drift */
    size_t x_capacity, moves_capacity;
    bound_entry *entries;
    size_t entry_capacity;
    double *weight;            /* per level: the sum of the magnitudes that its slope was added up from */
    size_t weight_capacity;
} parametric;

/* The cost at one value of s. */
typedef struct sample {
    double s;
    double *value, *slope;     /* per level */
} sample;

void parametric_release(parametric *released);
void parametric_clear(parametric *cleared, native *structure, uint32_t level_count);
quoin_status parametric_spring(parametric *to, spring made, double rate);
quoin_status parametric_lone(parametric *to, lone_row made);
/* Eliminates nodes; `*complete` tells whether all could be removed. */
quoin_status parametric_eliminate(parametric *p, bool *complete);
/* Begins, with T1 if `ties`; `*levels` becomes the number of levels of a sample. */
quoin_status parametric_begin(parametric *p, bool ties, size_t *levels);
quoin_status parametric_sample(parametric *p, sample *at);
/* lone.c: finds the exact point between two samples where the cost is least, if all knots between them are those of lone rows.
 * `slope`: scratch, `levels`. */
bool parametric_knot(const parametric *p, const sample *left, const sample *right, double *slope, size_t levels, double *s);

#pragma GCC visibility pop

#endif
