#ifndef QUOIN_SORTING_H
#define QUOIN_SORTING_H

#include <stddef.h>
#include <stdint.h>

/* Sorts in ascending order in place, without recursion or allocation, in O(n log n). */
void sort_numbers(uint64_t *numbers, size_t count);

#endif
