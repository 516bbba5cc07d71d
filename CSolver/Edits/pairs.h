/* Pairs of nodes, and the variables and guards that depend on the difference of their positions. */
#ifndef QUOIN_PAIRS_H
#define QUOIN_PAIRS_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

/* Makes the pairs of the current reduction, as a part of its index for edits. */
quoin_status pairs_make(native *n);
void pairs_release(native *n);
/* Notes which pairs changed after the nodes listed in scratch moved, and whether a guard does not hold any more. */
void pairs_update(native *n, bool *broken);
/* Notes whether one pair changed, and whether a guard of it does not hold any more. */
void pairs_follow(native *n, uint32_t i, bool *broken);
/* Adds a pair for one variable or guard, measured once positions are known, or takes one out. The latter returns what is at its entry
 * now. */
quoin_status pairs_add(native *n, uint32_t a, uint32_t b, uint32_t slot, bool guard, uint32_t *pair, uint32_t *entry);
uint32_t pairs_drop_variable(native *n, uint32_t pair, uint32_t entry);
uint32_t pairs_drop_guard(native *n, uint32_t pair, uint32_t entry);
void pairs_measure(native *n, uint32_t i);
/* Publishes the distances of the variables that depend on the changed pairs, and lists those that differ. */
void pairs_publish(native *n);

#pragma GCC visibility pop

#endif
