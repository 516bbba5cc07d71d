/* The distinct priorities of the optional rows, highest first: the levels of a solve. */
#ifndef QUOIN_LEVELS_H
#define QUOIN_LEVELS_H

#include "store.h"

#define LEVEL_CACHE 64

typedef struct levels {
    double *priorities;        /* descending, distinct */
    size_t count, capacity;
    struct { double priority; uint32_t level; uint32_t known; } cache[LEVEL_CACHE];
} levels;

void levels_release(memory *to, levels *released);
/* Reads the rows that `order` names. */
quoin_status levels_collect(memory *from, levels *into, const quoin_solver *solver);
uint32_t levels_of(levels *in, double priority);

#endif
