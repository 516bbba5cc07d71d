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
    slab room;
} queue;

bool queue_open(queue *opened, memory *from, size_t limit);
void queue_close(queue *closed, memory *to);
/* Adds a number, if it is not there. */
void queue_put(queue *to, uint32_t number);
/* Takes the least number, or the greatest, of a queue that is not empty. */
uint32_t queue_take_least(queue *from);
uint32_t queue_take_greatest(queue *from);

#pragma GCC visibility pop

#endif
