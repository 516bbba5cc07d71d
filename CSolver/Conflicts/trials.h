/* The members of a set (trials.c). */
#ifndef QUOIN_TRIALS_H
#define QUOIN_TRIALS_H

#include "Conflicts/proof.h"

#pragma GCC visibility push(hidden)

/* Finds the members of the set of a culprit that rows before it contradict, as the last repair has shown. The culprit is known to be a member, and
 * so is the row that does not hold. When that is done, all are. */
quoin_status trials_find_members(proof *p, uint32_t culprit, uint32_t violated);

#pragma GCC visibility pop

#endif
