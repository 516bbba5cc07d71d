/* Memory: every allocation of the core goes through these functions, so that a host can provide its own allocator and a
 * test can make any single allocation fail. Without a host's allocator blocks lie in an arena (arena.h). An array grows
 * by doubling, a large one by half; freeing needs its size, which the array knows.
 *
 * As in every internal header, the functions are hidden: a shared object exports the public functions only, and calls among
 * the others go straight to their target, also where the compiler was not told so by a flag. */
#ifndef QUOIN_MEMORY_H
#define QUOIN_MEMORY_H

#include <string.h>

#include "Memory/watched.h"
#include "include/quoin_solver.h"

#pragma GCC visibility push(hidden)

typedef struct memory {
    quoin_allocator allocator;
    struct arena *arena;       /* NULL if the host's allocator is used */
    uint64_t allocations;      /* the number of calls that allocated a block */
    uint64_t bytes;            /* the number of bytes allocated now */
} memory;

/* Opens the memory. Without an allocator of the host (NULL) it is an arena, or plain malloc under a sanitizer, which watches
 * every block. */
bool memory_open(memory *out, const quoin_allocator *host);
/* Announces that the memory will be closed: blocks of an arena, which is freed as a whole, need not be given back from then on. */
void memory_abandon(memory *abandoned);
void memory_close(memory *closed);
quoin_allocator memory_plain(void);

/* Allocates a block. Returns NULL on failure, and for a size of 0, which is no failure. */
void *memory_take(memory *from, size_t size);
void *memory_resize(memory *from, void *block, size_t old_size, size_t new_size);
void memory_give(memory *to, void *block, size_t size);

/* Makes room for `count` elements in a growable block of `*capacity` elements. Returns false if memory ran out; then nothing
 * has changed. */
bool memory_reserve(memory *from, void **block, size_t *capacity, size_t count, size_t element);

/* Arrays that are allocated and freed together, one after another in one block. */
typedef struct slab {
    void *block;
    size_t size;
} slab;
typedef struct part {
    void **array;
    size_t count, element;
} part;
#define PART(array, count) {(void **)&(array), (count), sizeof *(array)}
/* Makes room for all parts, whose contents are lost. Returns false if memory ran out; then nothing has changed. */
bool slab_carve(memory *from, slab *in, const part *parts, size_t part_count);
/* Fills the parts of a slab with a byte. */
void slab_fill(const part *parts, size_t part_count, int byte);
void slab_release(memory *to, slab *released);

/* A memset that accepts an empty block, whose address is NULL. */
static inline void memory_fill(void *block, int byte, size_t size) {
    if (size) memset(block, byte, size);
}

/* Under a sanitizer each call says how much of the room is in use (watched.h). */
#define RESERVE(from, block, capacity, count) \
    ((!EVERY_BLOCK_IS_WATCHED && (count) <= (capacity)) || memory_reserve((from), (void **)&(block), &(capacity), (count), sizeof *(block)))
/* The same for a block whose contents are not needed any more: it is not copied, and gets no more room than asked for. */
#define RESERVE_ANEW(from, block, capacity, count) \
    (((count) <= (capacity) || (GIVE((from), (block), (capacity)), true)) && RESERVE((from), (block), (capacity), (count)))
#define GIVE(to, block, capacity) (memory_give((to), (block), (capacity) * sizeof *(block)), (block) = NULL, (capacity) = 0)

#pragma GCC visibility pop

#endif
