/* The priorities of the rows, each with a small number, so that a row holds four bytes instead of eight and a solve need not
 * search for them. Number 0 is "required". */
#ifndef QUOIN_LEVELS_H
#define QUOIN_LEVELS_H

#include "Memory/memory.h"

#pragma GCC visibility push(hidden)

#define LEVELS_RECENT_BITS 5

typedef struct levels {
    double *priorities;        /* by number */
    uint32_t *rank;            /* by number: its level, 0 the highest priority below required */
    uint32_t *places;          /* open-addressed: number + 1 */
    size_t count, capacity, rank_capacity, place_capacity;
    struct { double priority; uint32_t number; } recent[1 << LEVELS_RECENT_BITS]; /* a cache: most rows use few priorities */
    bool ranked;
} levels;

static inline uint32_t levels_recent_place(double priority) {
    uint64_t bits;
    memcpy(&bits, &priority, sizeof bits);
    return (uint32_t)(bits * UINT64_C(0x9E3779B97F4A7C15) >> (64 - LEVELS_RECENT_BITS));
}

void levels_release(memory *to, levels *released);
quoin_status levels_number(memory *from, levels *in, double priority, uint32_t *number);
/* Brings `rank` up to date. */
quoin_status levels_sort(memory *from, levels *in);
/* The number of levels below required. */
static inline uint32_t levels_below(const levels *in) { return in->count ? (uint32_t)in->count - 1 : 0; }

#pragma GCC visibility pop

#endif
