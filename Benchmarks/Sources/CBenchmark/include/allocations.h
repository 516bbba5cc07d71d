/* How often memory was asked for. */
#ifndef QUOIN_ALLOCATIONS_H
#define QUOIN_ALLOCATIONS_H

#include <stdint.h>

/* Calls of malloc, calloc and realloc by this thread so far, from whatever language and library; -1 where nobody
 * counts them, which is everywhere but with the GNU C library. */
int64_t allocation_count(void);

#endif
