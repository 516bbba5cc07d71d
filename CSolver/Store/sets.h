/* Disjoint sets (union-find) in an array: each element holds its parent, and the root, the set's name, holds itself. The lower
 * root stays the name, so that names do not depend on the order of joining. (The sets of classes.c count their members and are
 * joined by size.)
 */
#ifndef QUOIN_SETS_H
#define QUOIN_SETS_H

#include <stdint.h>

static inline uint32_t set_name(uint32_t *set, uint32_t x) {
    while (set[x] != x) x = set[x] = set[set[x]];
    return x;
}

static inline void set_join(uint32_t *set, uint32_t a, uint32_t b) {
    a = set_name(set, a);
    b = set_name(set, b);
    if (a < b) set[b] = a;
    else set[a] = b;
}

#endif
