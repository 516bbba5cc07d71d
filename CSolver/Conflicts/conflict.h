/* Conflicts are defined by which rows can hold together, not by a method, so every oracle gives the same culprits and the same
 * sets. */
#ifndef QUOIN_CONFLICT_H
#define QUOIN_CONFLICT_H

#include "Store/store.h"

/* An oracle decides whether the required rows in these slots can hold together. */
typedef quoin_status (*conflict_oracle)(void *context, const uint32_t *rows, size_t count, bool *feasible);

/* Finds all conflicts among `rows`, required rows in key order. The culprits are removed from `rows`, which changes `*count`,
 * and marked ROW_LEFT_OUT; the conflicts are appended to the solver's. */
quoin_status conflict_search(quoin_solver *solver, uint32_t *rows, size_t *count, conflict_oracle oracle, void *context);

/* Forgets the conflicts of the last solve. */
void conflict_clear(quoin_solver *solver);
/* Sets the row pointers of the public conflicts, once the rows do not move any more. */
void conflict_publish(quoin_solver *solver);

#endif
