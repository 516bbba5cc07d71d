/* Making the parts of the index for edits, where they are not made yet. */
#ifndef QUOIN_INDEX_H
#define QUOIN_INDEX_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

/* The springs, links, functions and curves of rows, and which functions are barred. */
quoin_status index_places(native *n);
/* The steps and variables that depend on functions and nodes. */
quoin_status index_dependents(native *n);
/* The nodes that are watched, and the pairs. */
quoin_status index_watch(native *n);

#pragma GCC visibility pop

#endif
