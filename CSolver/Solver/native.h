/* The native backend: reduction, then a kernel for the program that remains. */
#ifndef QUOIN_NATIVE_H
#define QUOIN_NATIVE_H

#include "Store/store.h"

quoin_status native_solve(quoin_solver *solver);
/* Finds ambiguity. `*unsure` is set if required rows contradict each other, or may do so, that no solve has left out. */
quoin_status native_ambiguity(quoin_solver *solver, uint8_t *ambiguous, bool *unsure);
void native_release(quoin_solver *solver);

#endif
