#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE /* madvise */
#endif
#include "Memory/arena.h"

#include "Memory/pages.h"
#include "Numbers/order.h"

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

#define LARGE_BLOCK ((size_t)2 << 20)      /* a block from this size on has a region of its own, where regions exist */

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

/* A region of pages that holds one block, or none. */
typedef struct region {
    struct region *next, *previous;
    size_t size;
    size_t unused;             /* padding, as above */
} region;

struct arena {
    chunk *chunks;             /* the first chunk made is last, and holds the arena itself */
    gap *gaps;
    size_t held;               /* bytes of all chunks */
    size_t used;               /* bytes of all blocks in chunks */
    region *regions, *spare;   /* those with a block, and those whose block was given back */
    size_t region_held, spare_held; /* their bytes */
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
    size_t size = lesser(to->held * 3, GREATEST_CHUNK);
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

/* ── Regions ────────────────────────────────────────────────────────────────────────────────────────────────── */

static void enter(region **list, size_t *held, region *entered) {
    entered->previous = NULL;
    entered->next = *list;
    if (*list) (*list)->previous = entered;
    *list = entered;
    *held += entered->size;
}

static void leave(region **list, size_t *held, const region *left) {
    if (left->next) left->next->previous = left->previous;
    if (left->previous) left->previous->next = left->next;
    else *list = left->next;
    *held -= left->size;
}

/* Frees spare regions that have `size` bytes together, or all of them. */
static void free_spare(arena *in, size_t size) {
    for (size_t freed = 0; in->spare && freed < size;) {
        region *gone = in->spare;
        freed += gone->size;
        leave(&in->spare, &in->spare_held, gone);
        pages_unmap(gone, gone->size);
    }
}

/* Makes a region larger that is in no list. New pages come instead of those that are spare, not on top of them. */
static region *extend(arena *in, region *extended, size_t size) {
    free_spare(in, size - extended->size);
    region *moved = pages_extend(extended, extended->size, &size);
    if (moved) moved->size = size;
    return moved;
}

/* Takes the smallest spare region that is large enough, or else the largest, out of their list. */
static region *take_spare(arena *from, size_t size) {
    region *best = from->spare;
    for (region *at = best; at; at = at->next) {
        bool fits = at->size >= size;
        if (best->size < size ? at->size > best->size : fits && at->size < best->size) best = at;
    }
    if (best) leave(&from->spare, &from->spare_held, best);
    return best;
}

static region *make_region(arena *in, size_t size) {
    region *made = take_spare(in, size);
    if (!made) {
        if ((made = pages_map(&size))) made->size = size;
        return made;
    }
    if (made->size >= size) return made;
    region *extended = extend(in, made, size);
    if (!extended) enter(&in->spare, &in->spare_held, made);
    return extended;
}

static void *take_region(arena *from, size_t size) {
    region *made = make_region(from, size + sizeof(region));
    if (!made) return NULL;
    enter(&from->regions, &from->region_held, made);
    return made + 1;
}

static void give_region(arena *to, void *block) {
    region *given = (region *)block - 1;
    leave(&to->regions, &to->region_held, given);
    if (to->spare_held + given->size <= to->region_held) enter(&to->spare, &to->spare_held, given);
    else pages_unmap(given, given->size);
}

static void *grow_region(arena *in, void *block, size_t size) {
    region *grown = (region *)block - 1;
    if (grown->size >= size + sizeof(region)) return block;
    leave(&in->regions, &in->region_held, grown);
    region *moved = extend(in, grown, size + sizeof(region));
    enter(&in->regions, &in->region_held, moved ? moved : grown);
    return moved ? moved + 1 : NULL;
}

static bool is_large(size_t size) { return PAGES_EXIST && size >= LARGE_BLOCK; }

/* Resizes a block that is a region, or is to be one. */
static void *resize_large(arena *in, void *block, size_t old, size_t new) {
    if (is_large(old) && is_large(new)) return grow_region(in, block, new);
    void *moved = is_large(new) ? take_region(in, new) : new ? take(in, new) : NULL;
    if (new && !moved) return NULL;
    if (moved && old) memcpy(moved, block, lesser(old, new));
    if (is_large(old)) give_region(in, block);
    else if (old) give(in, block, old);
    return moved;
}

void *arena_resize(void *context, void *block, size_t old_size, size_t new_size) {
    arena *in = context;
    if (new_size > SIZE_MAX / 4) return NULL;
    size_t old = block ? rounded(old_size) : 0, new = rounded(new_size);
    if (is_large(old) || is_large(new)) return resize_large(in, block, old, new);
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
    *made = (arena){first, NULL, first->size, 0, NULL, NULL, 0, 0};
    size_t taken = sizeof(chunk) + rounded(sizeof *made);
    add_gap(made, (char *)first + taken, first->size - taken);
    return made;
}

static void free_regions(region *first) {
    for (region *at = first, *next; at; at = next) {
        next = at->next;
        pages_unmap(at, at->size);
    }
}

void arena_close(arena *closed) {
    free_regions(closed->regions);
    free_regions(closed->spare);
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
