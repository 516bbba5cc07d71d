/* Reach: decides whether an edit can be followed through the edit index although a network or the tie levels decided some positions. */
#ifndef QUOIN_REACH_H
#define QUOIN_REACH_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

/* Makes the part of the index with the functions that a network and the tie levels depend on. Springs must be indexed already. */
quoin_status reach_make(native *n);
/* Marks the watched nodes, once an edit is allowed. */
void reach_watch(native *n);
/* Whether none of the changed rows is part of a barred function. */
bool reach_allows(const native *n);

#pragma GCC visibility pop

#endif
