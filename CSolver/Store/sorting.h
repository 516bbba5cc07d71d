#ifndef QUOIN_SORTING_H
#define QUOIN_SORTING_H

#include <stddef.h>
#include <stdint.h>

/* Ascending, in place, without recursion or memory: O(n log n). */
void sort_numbers(uint64_t *numbers, size_t count);

#endif
