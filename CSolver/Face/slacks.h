/* Slacks: how far bodies may move apart within limits on their distances, as seen from positions that keep the limits.
 *
 *     least ≤ X(high) − X(low) ≤ greatest       up = greatest − length: how far `high` may rise while `low` stays
 *                                               down = length − least:  how far `low` may rise while `high` stays
 *
 * Slacks are arcs of a graph. The shortest path from a to b, a's reach of b, is how far b may rise while a stays. So X(b) − X(a)
 * has a range of reach(a, b) + reach(b, a), the shortest cycle through both. On a cycle that is no longer than a given length no
 * arc is, so two bodies whose distance has a range of no more than that are in one strong component of the short arcs, wherever
 * in their ranges the bodies stand.
 */
#ifndef QUOIN_SLACKS_H
#define QUOIN_SLACKS_H

#include "Memory/memory.h"

#pragma GCC visibility push(hidden)

/* A limit on the distance of two bodies; a slack without an end is infinite. */
typedef struct limit {
    uint32_t high, low;
    double up, down;
} limit;

typedef struct slacks {
    memory *memory;
    const limit *limits;
    size_t limit_count;
    uint32_t bodies;
    uint32_t *start, *entries; /* per body: the limits that mention it */
    double *reach;             /* scratch of a search, per body: infinite if it was not reached */
    uint32_t *heap, *place;    /* the bodies to examine, nearest first, and the place of each among them */
    uint32_t heap_count;
    uint32_t *reached;         /* the bodies whose reach is finite */
    uint32_t reached_count;
    uint32_t *component;       /* per body: its strong component */
    uint32_t *order, *next_entry, *path, *open, *root; /* scratch for components */
    slab room;
} slacks;

/* Begins; `limits` must outlive the result. No slack may be negative. */
quoin_status slacks_open(slacks *made, memory *from, const limit *limits, size_t limit_count, uint32_t bodies);
void slacks_close(slacks *closed);
/* Finds the ranges of all bodies while body 0 stands still. */
void slacks_widths(slacks *s, double *width);
/* Finds the strong components of the arcs that are no longer than `longest`. */
void slacks_components(slacks *s, double longest);
/* Finds the range of the distance of two bodies, or a number above `most` if it is greater than that. */
double slacks_range(slacks *s, uint32_t a, uint32_t b, double most);

#pragma GCC visibility pop

#endif
