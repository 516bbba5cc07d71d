#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE /* madvise */
#endif
#include "Memory/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

#define GRAIN ((size_t)16)                 /* sizes and addresses are multiples of this */
#define LARGE_PAGE ((size_t)2 << 20)
#define FIRST_CHUNK ((size_t)16 << 10)
#define MUCH ((size_t)64 << 10)            /* a solver that allocates this much at once will soon fill a large page */
#define GREATEST_CHUNK ((size_t)28 << 20)  /* unless one block needs more: GNU's library keeps nothing above 32 MB */

typedef struct gap {
    size_t size;
    struct gap *next;
} gap;

typedef struct chunk {
    struct chunk *next;
    size_t size;
    void *origin;              /* the address that the C library returned */
    size_t unused;             /* padding, so that blocks begin at a multiple of GRAIN */
} chunk;

struct arena {
    chunk *chunks;             /* the first chunk made is last, and holds the arena itself */
    gap *gaps;
    size_t held;               /* bytes of all chunks */
    size_t used;               /* bytes of all blocks */
};

static size_t rounded(size_t size) { return (size + GRAIN - 1) & ~(GRAIN - 1); }

/* Allocates a chunk; a large one consists of large pages. It is aligned here and not by the C library, because the library
 * reuses a freed block of the same size, but not an aligned one. */
static chunk *chunk_make(size_t size) {
    bool large = size >= LARGE_PAGE;
    if (large) size = (size + LARGE_PAGE - 1) & ~(LARGE_PAGE - 1);
    void *origin = malloc(large ? size + LARGE_PAGE : size);
    if (!origin) return NULL;
    chunk *made = origin;
    if (large) made = (chunk *)(((uintptr_t)origin + LARGE_PAGE - 1) & ~(uintptr_t)(LARGE_PAGE - 1));
#ifdef MADV_HUGEPAGE
    if (large) madvise(made, size, MADV_HUGEPAGE);
#endif
    *made = (chunk){.size = size, .origin = origin};
    return made;
}

/* Returns the link to the first gap behind `block`; `*before` becomes the gap in front of it, or NULL. */
static gap **place_of(arena *in, const void *block, gap **before) {
    gap **link = &in->gaps;
    *before = NULL;
    while (*link && (char *)*link < (const char *)block) {
        *before = *link;
        link = &(*link)->next;
    }
    return link;
}

/* Adds a gap, joined with its neighbors where they touch. */
static gap *add_gap(arena *to, void *block, size_t size) {
    gap *before, **link = place_of(to, block, &before), *made = block, *after = *link;
    bool joins = after && (char *)block + size == (char *)after;
    *made = joins ? (gap){size + after->size, after->next} : (gap){size, after};
    *link = made;
    if (!before || (char *)before + before->size != (char *)made) return made;
    before->size += made->size;
    before->next = made->next;
    return before;
}

/* Takes a block from the beginning of a gap. */
static void take_from(gap **link, size_t size) {
    gap *whole = *link, *left = (gap *)(void *)((char *)whole + size);
    if (whole->size == size) {
        *link = whole->next;
        return;
    }
    *left = (gap){whole->size - size, whole->next};
    *link = left;
}

static bool add_chunk(arena *to, size_t for_size) {
    size_t size = to->held * 3 < GREATEST_CHUNK ? to->held * 3 : GREATEST_CHUNK;
    if (for_size >= MUCH && size < LARGE_PAGE) size = LARGE_PAGE;
    if (size < for_size + sizeof(chunk)) size = for_size + sizeof(chunk);
    chunk *made = chunk_make(size);
    if (!made) return false;
    made->next = to->chunks;
    to->chunks = made;
    to->held += made->size;
    add_gap(to, made + 1, made->size - sizeof(chunk));
    return true;
}

/* Returns the link to the smallest gap that is large enough, or NULL. */
static gap **find_gap(arena *in, size_t size) {
    gap **best = NULL;
    for (gap **link = &in->gaps; *link; link = &(*link)->next) {
        if ((*link)->size < size || (best && (*best)->size <= (*link)->size)) continue;
        best = link;
        if ((*link)->size == size) break;
    }
    return best;
}

static void *take(arena *from, size_t size) {
    if (size > SIZE_MAX / 4) return NULL;
    gap **found = find_gap(from, size);
    if (!found && add_chunk(from, size)) found = find_gap(from, size);
    if (!found) return NULL;
    void *block = *found;
    take_from(found, size);
    from->used += size;
    return block;
}

/* Frees the chunk that a gap fills, if it fills one and what stays unused is at least as much as what is in use. The first
 * chunk holds the arena, and so is never a gap. */
static void free_chunk_of(arena *from, gap *whole) {
    if (from->held < whole->size + 2 * from->used) return;
    for (chunk **link = &from->chunks; *link; link = &(*link)->next) {
        chunk *found = *link;
        if ((char *)(found + 1) != (char *)whole || found->size - sizeof(chunk) != whole->size) continue;
        gap *before, **place = place_of(from, whole, &before);
        *place = whole->next;
        *link = found->next;
        from->held -= found->size;
        free(found->origin);
        return;
    }
}

static void give(arena *to, void *block, size_t size) {
    to->used -= size;
    free_chunk_of(to, add_gap(to, block, size));
}

/* Extends a block into the gap after it. Returns false if there is none or it is too small. */
static bool grow_in_place(arena *in, void *block, size_t old_size, size_t more) {
    gap *before, **link = place_of(in, block, &before);
    if (!*link || (char *)block + old_size != (char *)*link || (*link)->size < more) return false;
    take_from(link, more);
    in->used += more;
    return true;
}

void *arena_resize(void *context, void *block, size_t old_size, size_t new_size) {
    arena *in = context;
    if (new_size > SIZE_MAX / 4) return NULL;
    size_t old = block ? rounded(old_size) : 0, new = rounded(new_size);
    if (old && new < old) give(in, (char *)block + new, old - new);
    if (!new) return NULL;
    if (old && (new <= old || grow_in_place(in, block, old, new - old))) return block;
    void *moved = take(in, new);
    if (!moved || !old) return moved;
    memcpy(moved, block, old_size);
    give(in, block, old);
    return moved;
}

arena *arena_open(void) {
    chunk *first = chunk_make(FIRST_CHUNK);
    if (!first) return NULL;
    arena *made = (arena *)(void *)(first + 1);
    *made = (arena){first, NULL, first->size, 0};
    size_t taken = sizeof(chunk) + rounded(sizeof *made);
    add_gap(made, (char *)first + taken, first->size - taken);
    return made;
}

void arena_close(arena *closed) {
    for (chunk *at = closed->chunks, *next; at; at = next) {
        next = at->next;
        free(at->origin);
    }
}

void arena_measure(const arena *measured, size_t *gaps, size_t *chunks) {
    *gaps = *chunks = 0;
    for (const gap *at = measured->gaps; at; at = at->next) (*gaps)++;
    for (const chunk *at = measured->chunks; at; at = at->next) (*chunks)++;
}
