/* Pairs of nodes, and the variables and guards that depend on the difference of their positions. */
#ifndef QUOIN_PAIRS_H
#define QUOIN_PAIRS_H

#include "Elimination/reduction.h"

/* Makes the pairs of the current reduction, as a part of its index for edits. */
quoin_status pairs_make(native *n);
void pairs_release(native *n);
/* Notes which pairs changed after the nodes listed in scratch moved, and whether a guard does not hold any more. */
void pairs_update(native *n, bool *broken);
/* Publishes the distances of the variables that depend on the changed pairs, and lists those that differ. */
void pairs_publish(native *n);

#endif
