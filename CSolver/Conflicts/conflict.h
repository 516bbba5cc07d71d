/* Conflicts. They are defined by which rows can hold together, not by a method, so every way of deciding that gives the same
 * culprits and the same sets. */
#ifndef QUOIN_CONFLICT_H
#define QUOIN_CONFLICT_H

#include "Store/store.h"

/* Whether the required rows in these slots can hold together. */
typedef quoin_status (*conflict_oracle)(void *context, const uint32_t *rows, size_t count, bool *feasible);

/* `rows`: required rows in key order, reduced to what stays once culprits are left out; `*count` changes with it.
 * Culprits are marked ROW_LEFT_OUT and the conflicts appended to the solver's. */
quoin_status conflict_search(quoin_solver *solver, uint32_t *rows, size_t *count, conflict_oracle oracle, void *context);

/* Forgets the conflicts of the last solve. */
void conflict_clear(quoin_solver *solver);
/* Points the public conflicts at their rows, which have stopped moving. */
void conflict_publish(quoin_solver *solver);

#endif
