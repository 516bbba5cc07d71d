/* Room that was allocated ahead, so that an array need not grow at each step, and that nobody has reserved yet; and arrays that lie in one
 * block. Where the address sanitizer watches every block, it also reports what is read or written there, or between these arrays;
 * elsewhere there is nothing between them, and these functions do nothing. */
#ifndef QUOIN_WATCHED_H
#define QUOIN_WATCHED_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ADDRESSES_ARE_WATCHED 1
#elif __has_feature(memory_sanitizer)
#define EVERY_BLOCK_IS_WATCHED true
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ADDRESSES_ARE_WATCHED 1
#endif

#ifdef ADDRESSES_ARE_WATCHED
#include <sanitizer/asan_interface.h>
#define EVERY_BLOCK_IS_WATCHED true
#define WATCHED_GAP ((size_t)16) /* lies behind each array of a block, and belongs to none */

#define WATCHED_NEXT ((size_t)256)

/* Forbids the bytes of a block from `first` to its end. */
static inline void watched_forbid(void *block, size_t first, size_t size) {
    if (first < size) __asan_poison_memory_region((char *)block + first, size - first);
}

/* Allows the first bytes of a block, and forbids the next: as many as suffice to notice who goes on. */
static inline void watched_narrow(void *block, size_t first, size_t size) {
    if (first) __asan_unpoison_memory_region(block, first);
    watched_forbid(block, first, size - first < WATCHED_NEXT ? size : first + WATCHED_NEXT);
}

static inline void watched_allow_all(void *block, size_t size) {
    if (size) __asan_unpoison_memory_region(block, size);
}

#else
#define WATCHED_GAP ((size_t)0)
static inline void watched_forbid(void *block, size_t first, size_t size) { (void)block, (void)first, (void)size; }
static inline void watched_narrow(void *block, size_t first, size_t size) { (void)block, (void)first, (void)size; }
static inline void watched_allow_all(void *block, size_t size) { (void)block, (void)size; }
#endif

#ifndef EVERY_BLOCK_IS_WATCHED
#define EVERY_BLOCK_IS_WATCHED false
#endif

#endif
