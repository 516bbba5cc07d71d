#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* mremap */
#endif
#include "Memory/pages.h"

#include <stdint.h>

#ifdef __linux__
#include <sys/mman.h>

#define PAGE ((size_t)4 << 10)
#define LARGE_PAGE ((size_t)2 << 20)

static size_t rounded(size_t size) { return (size + PAGE - 1) & ~(PAGE - 1); }

/* Maps a region that begins with a large page. */
static void *map_aligned(size_t size, int access) {
    char *mapped = mmap(NULL, size + LARGE_PAGE, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED) return NULL;
    size_t before = (size_t)-(uintptr_t)mapped & (LARGE_PAGE - 1);
    if (before) munmap(mapped, before);
    munmap(mapped + before + size, LARGE_PAGE - before);
    return mapped + before;
}

void *pages_map(size_t *size) {
    *size = rounded(*size);
    void *region = map_aligned(*size, PROT_READ | PROT_WRITE);
    if (region) madvise(region, *size, MADV_HUGEPAGE);
    return region;
}

void *pages_extend(void *region, size_t old_size, size_t *size) {
    *size = rounded(*size);
    void *extended = mremap(region, old_size, *size, 0);
    if (extended != MAP_FAILED) return extended;
    void *place = map_aligned(*size, PROT_NONE);
    if (!place) return NULL;
    extended = mremap(region, old_size, *size, MREMAP_MAYMOVE | MREMAP_FIXED, place);
    if (extended != MAP_FAILED) return extended;
    munmap(place, *size);
    return NULL;
}

void pages_unmap(void *region, size_t size) { munmap(region, size); }

#else

void *pages_map(size_t *size) {
    (void)size;
    return NULL;
}

void *pages_extend(void *region, size_t old_size, size_t *size) {
    (void)region, (void)old_size, (void)size;
    return NULL;
}

void pages_unmap(void *region, size_t size) { (void)region, (void)size; }

#endif
