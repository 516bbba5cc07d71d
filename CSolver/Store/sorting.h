#ifndef QUOIN_SORTING_H
#define QUOIN_SORTING_H

#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/* Sorts in ascending order in place, without recursion or allocation, in O(n log n). */
void sort_numbers(uint64_t *numbers, size_t count);

/* Sorts indices by means of `room` for as many numbers. */
void sort_indices(uint32_t *indices, size_t count, uint64_t *room);

/* Turns counts, of which the last is counts[last], into start indices; entries are then placed from each list's end downward. */
void sum_up(uint32_t *counts, size_t last);

#pragma GCC visibility pop

#endif
