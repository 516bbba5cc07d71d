/* Disjoint sets (union-find) in an array: each element holds its parent, and a root holds itself. Of two joined roots the lower
 * one stays, so that roots do not depend on the order of joining. (The sets of classes.c count their members and are joined by
 * size.) */
#ifndef QUOIN_SETS_H
#define QUOIN_SETS_H

#include <stdint.h>

static inline uint32_t set_name(uint32_t *set, uint32_t element) {
    while (set[element] != element) element = set[element] = set[set[element]];
    return element;
}

static inline void set_join(uint32_t *set, uint32_t first, uint32_t second) {
    uint32_t first_root = set_name(set, first), second_root = set_name(set, second);
    if (first_root < second_root) set[second_root] = first_root;
    else set[first_root] = second_root;
}

#endif
