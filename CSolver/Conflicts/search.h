/* The search for conflicts. They are defined by which rows can hold together, not by a method, so every oracle that decides this finds
 * the same culprits and the same sets. */
#ifndef QUOIN_SEARCH_H
#define QUOIN_SEARCH_H

#include "Conflicts/row_sets.h"

#pragma GCC visibility push(hidden)

/* An oracle decides whether the required rows in these slots can hold together. */
typedef quoin_status (*conflict_oracle)(void *context, const uint32_t *rows, size_t count, bool *feasible);

/* Finds all conflicts among `rows`, required rows in key order: sets with the culprit first. Those among `suspected` take few
 * questions; a set that is no conflict costs two and changes nothing. */
quoin_status search_conflicts(quoin_solver *solver, const uint32_t *rows, size_t count, conflict_oracle oracle, void *context,
                              const row_sets *suspected, row_sets *found);
/* Finds the culprits alone: sets of one row. */
quoin_status search_culprits(quoin_solver *solver, const uint32_t *rows, size_t count, conflict_oracle oracle, void *context, row_sets *found);

#pragma GCC visibility pop

#endif
