/* A set of numbers below a limit, of which the least and the greatest are found at once: a bit for each number, and above them, level by level,
 * a bit for each word that is not zero.
 */
#ifndef QUOIN_QUEUE_H
#define QUOIN_QUEUE_H

#include "Memory/memory.h"

#pragma GCC visibility push(hidden)

#define QUEUE_LEVELS 5         /* enough for 2³⁰ numbers */

typedef struct queue {
    uint64_t *words[QUEUE_LEVELS];
    uint32_t count;            /* of the numbers in it */
    uint32_t first, last;      /* words of the lowest level: all numbers lie in these or between them */
    slab room;
} queue;

bool queue_open(queue *opened, memory *from, size_t limit);
void queue_close(queue *closed, memory *to);
/* Moves `first` or `last` to a word that has a number. */
void queue_find_first(queue *in);
void queue_find_last(queue *in);

/* Adds a number, if it is not there. */
static inline void queue_put(queue *to, uint32_t number) {
    uint64_t before = to->words[0][number / 64], bit = UINT64_C(1) << (number & 63);
    if (before & bit) return;
    to->count++;
    if (number / 64 < to->first) to->first = number / 64;
    if (number / 64 > to->last) to->last = number / 64;
    to->words[0][number / 64] = before | bit;
    for (int l = 1; l < QUEUE_LEVELS && !before; l++) {
        number /= 64;
        before = to->words[l][number / 64];
        to->words[l][number / 64] = before | UINT64_C(1) << (number & 63);
    }
}

/* Removes a number that is there. */
static inline void queue_remove(queue *from, uint32_t number) {
    from->count--;
    for (int l = 0; l < QUEUE_LEVELS; l++, number /= 64)
        if (from->words[l][number / 64] &= ~(UINT64_C(1) << (number & 63))) return;
}

/* Takes the least number, or the greatest, of a queue that is not empty. Mostly the next one lies in the same word. */
static inline uint32_t queue_take_least(queue *from) {
    if (!from->words[0][from->first]) queue_find_first(from);
    uint32_t number = from->first * 64 + (uint32_t)__builtin_ctzll(from->words[0][from->first]);
    queue_remove(from, number);
    return number;
}

static inline uint32_t queue_take_greatest(queue *from) {
    if (!from->words[0][from->last]) queue_find_last(from);
    uint32_t number = from->last * 64 + 63 - (uint32_t)__builtin_clzll(from->words[0][from->last]);
    queue_remove(from, number);
    return number;
}

#pragma GCC visibility pop

#endif
