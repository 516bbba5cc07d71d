/* The conflicts of a solver: found, kept, published and forgotten. */
#ifndef QUOIN_CONFLICT_H
#define QUOIN_CONFLICT_H

#include "Conflicts/search.h"

#pragma GCC visibility push(hidden)

/* Finds all conflicts among `rows`, required rows in key order. They become the solver's, and the culprits are marked ROW_LEFT_OUT. */
quoin_status conflict_find(quoin_solver *solver, const uint32_t *rows, size_t count);
/* The same by an oracle of the caller's, for backends that do not reduce. */
quoin_status conflict_find_by(quoin_solver *solver, const uint32_t *rows, size_t count, conflict_oracle oracle, void *context);

/* Forgets the conflicts of the last solve. */
void conflict_clear(quoin_solver *solver);
/* Sets the row pointers of the public conflicts, once the rows do not move any more. */
void conflict_publish(quoin_solver *solver);

#pragma GCC visibility pop

#endif
