/* Solving a whole problem without reduction, as the glpk and plain backends do. */
#ifndef QUOIN_WHOLE_H
#define QUOIN_WHOLE_H

#include "Kernel/kernel.h"
#include "Store/store.h"

#pragma GCC visibility push(hidden)

/* `values` has a place for every variable slot. */
quoin_status whole_solve(quoin_solver *solver, kernel_kind kind, double *values);
quoin_status whole_ambiguity(quoin_solver *solver, kernel_kind kind, uint8_t *ambiguous);

#pragma GCC visibility pop

#endif
