/* The distances of variables from their anchors, for callers that read distances instead of values. */
#ifndef QUOIN_DISTANCES_H
#define QUOIN_DISTANCES_H

#include "Store/store.h"

#pragma GCC visibility push(hidden)

/* Reserves room for all variables. */
quoin_status distances_reserve(quoin_solver *solver);
/* Computes the distances from `bases` and `offsets`, which must be current, and lists those that changed. */
void distances_publish(quoin_solver *solver);
/* Brings values and `bases` up to date with the last solve. */
void distances_catch_up(quoin_solver *solver);

/* Returns the distance of a variable from its anchor, as it is read. It is always computed like this: if both move together, `apart`
 * keeps its bits, and so does the distance. */
static inline double distance_of(const quoin_solver *solver, double apart, double rise) { return (apart + rise) / solver->magnification; }

#pragma GCC visibility pop

#endif
