#include "Memory/memory.h"
#include "Memory/arena.h"
#include "Memory/watched.h"
#include "Numbers/order.h"

#include <stdlib.h>
#include <string.h>

static void *resize_with_malloc(void *context, void *pointer, size_t old_size, size_t new_size) {
    (void)context;
    (void)old_size;
    if (new_size == 0) {
        free(pointer);
        return NULL;
    }
    return realloc(pointer, new_size);
}

quoin_allocator memory_plain(void) { return (quoin_allocator){resize_with_malloc, NULL}; }

bool memory_open(memory *out, const quoin_allocator *host) {
    *out = (memory){.allocator = host ? *host : memory_plain()};
    if (host || EVERY_BLOCK_IS_WATCHED) return true;
    if (!(out->arena = arena_open())) return false;
    out->allocator = (quoin_allocator){arena_resize, out->arena};
    return true;
}

static void *keep_block(void *context, void *block, size_t old_size, size_t new_size) {
    (void)context, (void)block, (void)old_size, (void)new_size;
    return NULL;
}

void memory_abandon(memory *abandoned) {
    if (abandoned->arena) abandoned->allocator.resize = keep_block;
}

void memory_close(memory *closed) {
    if (closed->arena) arena_close(closed->arena);
    closed->arena = NULL;
}

#define FEW_BYTES 1024         /* a smaller array grows fourfold at a time */
#define MANY_BYTES ((size_t)256 << 10) /* a larger one grows by half */

void *memory_resize(memory *from, void *block, size_t old_size, size_t new_size) {
    if (new_size == old_size) return block;
    if (new_size) from->allocations++;
    watched_allow_all(block, old_size);
    void *moved = from->allocator.resize(from->allocator.context, block, old_size, new_size);
    if (moved || !new_size) from->bytes += new_size - old_size;
    return moved;
}

void *memory_take(memory *from, size_t size) { return memory_resize(from, NULL, 0, size); }

void memory_give(memory *to, void *block, size_t size) {
    if (block) memory_resize(to, block, size, 0);
}

/* Returns the capacity that a full array grows to. */
static size_t next_capacity(size_t capacity, size_t element) {
    if (!capacity) return 8;
    size_t size = capacity * element;
    return size < FEW_BYTES ? 4 * capacity : size < MANY_BYTES ? 2 * capacity : capacity + capacity / 2;
}

bool memory_reserve(memory *from, void **block, size_t *capacity, size_t count, size_t element) {
    if (count <= *capacity) {
        watched_narrow(*block, count * element, *capacity * element);
        return true;
    }
    if (count > SIZE_MAX / 2 / element) return false;
    size_t wanted = next_capacity(*capacity, element);
    wanted = greater(wanted, count);
    void *moved = memory_resize(from, *block, *capacity * element, wanted * element);
    if (!moved) return false;
    *block = moved;
    *capacity = wanted;
    watched_forbid(moved, count * element, wanted * element);
    return true;
}

static size_t part_size(const part *p) {
    size_t size = (p->count * p->element + 15) & ~(size_t)15;
    return size ? size + WATCHED_GAP : 0;
}

bool slab_carve(memory *from, slab *in, const part *parts, size_t part_count) {
    size_t size = 0;
    for (size_t i = 0; i < part_count; i++) size += part_size(&parts[i]);
    if (size > in->size) {
        void *block = memory_take(from, size);
        if (!block) return false;
        slab_release(from, in);
        *in = (slab){block, size};
    }
    char *at = in->block, *end = at + in->size;
    watched_allow_all(at, in->size);
    for (size_t i = 0; i < part_count; at += part_size(&parts[i++])) {
        *parts[i].array = at;
        watched_forbid(at, parts[i].count * parts[i].element, part_size(&parts[i]));
    }
    watched_forbid(at, 0, (size_t)(end - at));
    return true;
}

void slab_fill(const part *parts, size_t part_count, int byte) {
    for (size_t i = 0; i < part_count; i++) memory_fill(*parts[i].array, byte, parts[i].count * parts[i].element);
}

void slab_release(memory *to, slab *released) {
    memory_give(to, released->block, released->size);
    *released = (slab){0};
}
