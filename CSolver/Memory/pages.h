/* Regions of memory straight from the operating system, which grow by moving pages instead of copying what is in them. Only Linux
 * can do that; elsewhere there are none. */
#ifndef QUOIN_PAGES_H
#define QUOIN_PAGES_H

#include "include/quoin_solver.h"

#ifdef __linux__
#define PAGES_EXIST true
#else
#define PAGES_EXIST false
#endif

#pragma GCC visibility push(hidden)

/* Maps a region of at least `*size` bytes, and says how many it has. Returns NULL if memory ran out. */
void *pages_map(size_t *size);
/* Extends a region to at least `*size` bytes, perhaps elsewhere. Returns NULL if memory ran out; then nothing has changed. */
void *pages_extend(void *region, size_t old_size, size_t *size);
void pages_unmap(void *region, size_t size);

#pragma GCC visibility pop

#endif
