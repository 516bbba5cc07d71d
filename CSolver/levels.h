/* The priorities that rows have named, each with a small number of its own, so that a row holds four bytes instead of
 * eight and a solve need not look for them. Number 0 is "required". */
#ifndef QUOIN_LEVELS_H
#define QUOIN_LEVELS_H

#include "memory.h"

typedef struct levels {
    double *priorities;        /* by number */
    uint32_t *rank;            /* by number: its level, 0 the highest priority below required */
    uint32_t *places;          /* open-addressed: number + 1 */
    size_t count, capacity, rank_capacity, place_capacity;
    double last;               /* the priority asked for last, and its number: rows come in runs */
    uint32_t last_number;
    bool ranked;
} levels;

void levels_release(memory *to, levels *released);
quoin_status levels_number(memory *from, levels *in, double priority, uint32_t *number);
/* Makes `rank` right. */
quoin_status levels_sort(memory *from, levels *in);
/* How many levels there are below required. */
static inline uint32_t levels_below(const levels *in) { return in->count ? (uint32_t)in->count - 1 : 0; }

#endif
