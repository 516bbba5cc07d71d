/* The memory of a solver whose host passes no allocator: a few large chunks instead of many blocks.
 *
 *     chunk   | header | block | gap | block |          gap            |
 *
 * A block knows its size, since the caller passes it when freeing; a gap holds its own size and the next gap's address.
 * Gaps are listed by address and never touch: a freed block is merged with neighboring gaps. A chunk that is one gap
 * is returned to the C library once the arena holds more than twice what is in use: what one solve freed, the next takes
 * again. A solver has some fifty blocks and fewer gaps, so that a walk along them is short.
 *
 * The reason is that the operating system provides memory by the page, and a page costs as much as thirty rows. Chunks of
 * large pages cost a fraction of that, and the C library keeps a freed chunk ready for the next solver.
 *
 * A block of 2 MB and more has a region of its own (pages.h), so that a growing array is not copied again and again, with a gap left at
 * each place where it was. The arena keeps the regions of freed blocks for the next large ones, but no more than are in use.
 */
#ifndef QUOIN_ARENA_H
#define QUOIN_ARENA_H

#include "include/quoin_solver.h"

#pragma GCC visibility push(hidden)

typedef struct arena arena;

/* Opens an arena. Returns NULL if memory ran out. */
arena *arena_open(void);
/* Frees the arena and every block in it. */
void arena_close(arena *closed);
/* The function of an allocator whose context is the arena. */
void *arena_resize(void *context, void *block, size_t old_size, size_t new_size);
/* Counts gaps and chunks, for tests. */
void arena_measure(const arena *measured, size_t *gaps, size_t *chunks);

#pragma GCC visibility pop

#endif
