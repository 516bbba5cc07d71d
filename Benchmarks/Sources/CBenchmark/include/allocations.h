/* A count of the process's allocations. */
#ifndef QUOIN_ALLOCATIONS_H
#define QUOIN_ALLOCATIONS_H

#include <stdint.h>

/* The calls of malloc, calloc and realloc by this thread so far, from any language and library; -1 where they are not
 * counted, which is everywhere but with the GNU C library. */
int64_t allocation_count(void);

#endif
