/* Intervals that follow from limits on distances: how far each body may be from body 0, which stands at 0.
 *
 *     least(b) = the longest path of lower limits from 0 to b,   greatest(b) = the shortest path of upper ones
 *
 * If limits can be satisfied at all, then for every value within a body's interval there are positions that give the body
 * that value and satisfy them, so an interval is exactly the range of a body. */
#ifndef QUOIN_INTERVALS_H
#define QUOIN_INTERVALS_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

/* A limit on the distance of two bodies: least ≤ X(high) − X(low) ≤ greatest. */
typedef struct limit {
    uint32_t high, low;
    double least, greatest;
} limit;

typedef struct intervals {
    memory *memory;
    const limit *limits;
    size_t limit_count, bodies;
    uint32_t *start, *entries, *queue;
    double *least, *greatest;
    uint8_t *settled, *queued;
    slab room;
} intervals;

/* Begins with all intervals open; `limits` must outlive the result. */
quoin_status intervals_open(intervals *made, memory *from, const limit *limits, size_t limit_count, size_t bodies);
void intervals_close(intervals *closed);
/* Fixes a body at the position nearest to `at` that its interval allows, and narrows the intervals that depend on it. */
double intervals_settle(intervals *in, uint32_t body, double at);

#pragma GCC visibility pop

#endif
