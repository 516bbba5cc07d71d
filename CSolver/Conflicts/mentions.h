/* The rows that mention each variable. */
#ifndef QUOIN_MENTIONS_H
#define QUOIN_MENTIONS_H

#include "Store/store.h"

#pragma GCC visibility push(hidden)

/* Lists the places of the rows that mention a variable v, ascending, from mentions[start[v]] to start[v + 1]. Rows whose place is `skipped`
 * (NULL: none) are not listed. `start` has room for two more than there are variables. */
void mentions_list(const quoin_solver *solver, const uint32_t *rows, size_t count, const uint8_t *skipped, uint32_t *start, uint32_t *mentions);

#pragma GCC visibility pop

#endif
