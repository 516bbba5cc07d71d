/* Parts: sets of required rows that may contradict by themselves (parts.c). */
#ifndef QUOIN_PARTS_H
#define QUOIN_PARTS_H

#include "Conflicts/row_sets.h"

#pragma GCC visibility push(hidden)

/* Finds the parts of `rows`, required rows in key order. Each is a set of slots in key order. */
quoin_status conflict_parts(quoin_solver *solver, const uint32_t *rows, size_t count, row_sets *out);

#pragma GCC visibility pop

#endif
