/* Doubly linked lists of numbers in arrays: each number is in at most one list. */
#ifndef QUOIN_CHAINS_H
#define QUOIN_CHAINS_H

#include <stdint.h>

#define END_OF_CHAIN UINT32_MAX

typedef struct chains {
    uint32_t *first;           /* per list */
    uint32_t *next, *previous; /* per element; the first element's `previous` means nothing */
} chains;

static inline void chain_put(chains *in, uint32_t list, uint32_t element) {
    uint32_t next = in->first[list];
    in->next[element] = next;
    if (next != END_OF_CHAIN) in->previous[next] = element;
    in->first[list] = element;
}

static inline void chain_take(chains *in, uint32_t list, uint32_t element) {
    uint32_t next = in->next[element];
    if (in->first[list] == element) {
        in->first[list] = next;
        return;
    }
    uint32_t previous = in->previous[element];
    in->next[previous] = next;
    if (next != END_OF_CHAIN) in->previous[next] = previous;
}

#endif
