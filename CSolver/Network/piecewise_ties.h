/* Ties of many events of a large piece (piecewise_ties.c). */
#ifndef QUOIN_PIECEWISE_TIES_H
#define QUOIN_PIECEWISE_TIES_H

#include "Network/piecewise_events.h"

#pragma GCC visibility push(hidden)

#define MANY_TIED 8            /* events, which are not compared two by two */

/* Prepares a large piece, before its first step. */
void ties_begin(piecewise *p);
/* Moves the events to the front that come first by their strongest leading keys, fewer than MANY_TIED if keys can tell, and returns their number. */
uint32_t ties_keep_first(const dual_step *d, event **events, uint32_t count);

#pragma GCC visibility pop

#endif
