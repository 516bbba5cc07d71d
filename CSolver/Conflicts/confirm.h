/* Checking suspected conflicts (confirm.c). */
#ifndef QUOIN_CONFIRM_H
#define QUOIN_CONFIRM_H

#include "Conflicts/row_sets.h"

#pragma GCC visibility push(hidden)

/* Confirms that the suspected sets are the conflicts of `rows`, required rows in key order: each with its culprit first, in the order of
 * these, and with all members or, if the members are still to be found, none. `*confirmed` is false also if that could not be shown; otherwise
 * `found` has the conflicts. */
quoin_status confirm_conflicts(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *suspected, row_sets *found,
                               bool *confirmed);

#pragma GCC visibility pop

#endif
