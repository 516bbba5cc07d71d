/* Sets of rows: the conflicts that a search found, or those that it suspects. */
#ifndef QUOIN_ROW_SETS_H
#define QUOIN_ROW_SETS_H

#include "Store/store.h"

#pragma GCC visibility push(hidden)

typedef struct row_sets {
    memory *memory;
    uint32_t *slots;           /* the sets, one behind the other */
    size_t slot_count, slot_capacity;
    size_t *ends;              /* per set: where it ends in `slots` */
    size_t count, capacity;
} row_sets;

/* Returns where a set begins in `slots`. */
static inline size_t row_sets_start(const row_sets *of, size_t set) { return set ? of->ends[set - 1] : 0; }
/* Returns the first row of a set. */
static inline uint32_t row_sets_first(const row_sets *of, size_t set) { return of->slots[row_sets_start(of, set)]; }

/* Adds a row to the set that is being made. */
quoin_status row_sets_add(row_sets *to, uint32_t slot);
/* Ends the set that is being made. */
quoin_status row_sets_end(row_sets *to);
void row_sets_release(row_sets *released);

/* Finds the places of a set's rows among `rows`, slots in key order, and lists them in descending order. Returns their number, or 0 if some
 * row is not there. */
size_t row_sets_places(const row_sets *from, size_t set, const quoin_solver *solver, const uint32_t *rows, size_t count, size_t *places);

#pragma GCC visibility pop

#endif
