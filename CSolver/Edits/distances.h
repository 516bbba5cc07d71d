/* Distances from anchors, for those who ask to be told these instead of values. */
#ifndef QUOIN_DISTANCES_H
#define QUOIN_DISTANCES_H

#include "Store/store.h"

/* Room for all variables there are. */
quoin_status distances_reserve(quoin_solver *solver);
/* After `bases` and `offsets` were brought up to date: distances and the list of those that differ. */
void distances_publish(quoin_solver *solver);
/* Values, and what they are made of, as the last solve has them. */
void distances_catch_up(quoin_solver *solver);

/* How far something is from its anchor. Always this sum: where the two move as one, `apart` keeps its bits and so does
 * the whole. */
static inline double distance_of(double apart, double rise) { return apart + rise; }

#endif
