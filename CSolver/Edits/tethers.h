/* Tethers: rows and variables that depend on the difference of two nodes' positions. */
#ifndef QUOIN_TETHERS_H
#define QUOIN_TETHERS_H

#include "Elimination/reduction.h"

/* For the reduction as it stands; part of its index. */
quoin_status tethers_make(native *n);
void tethers_release(native *n);
/* After the nodes listed in scratch moved: notes which tethers changed, and whether a guard does not hold any more. */
void tethers_follow(native *n, bool *broken);
/* Distances of what hangs on the tethers that changed, and the list of those that differ. */
void tethers_tell(native *n);

#endif
