/* Checking suspected conflicts (confirm.c). */
#ifndef QUOIN_CONFIRM_H
#define QUOIN_CONFIRM_H

#include "Conflicts/row_sets.h"

#pragma GCC visibility push(hidden)

/* Finds the conflicts of `rows`, required rows in key order, of which the first rows of the suspected sets are likely culprits. `*confirmed` is false
 * if they could not be shown; otherwise `found` has them, each with its culprit first. */
quoin_status confirm_conflicts(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *suspected, row_sets *found,
                               bool *confirmed);

#pragma GCC visibility pop

#endif
