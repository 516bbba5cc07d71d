/* The arena against a shadow: random blocks grow, shrink and go, and what is in them stays. */
#ifndef ARENA_TEST_H
#define ARENA_TEST_H

#include "Memory/arena.h"
#include "Memory/memory.h"
#include "harness.h"

#define ARENA_BLOCKS 40

typedef struct shadow {
    uint8_t *block;
    size_t size;
    uint8_t mark;
} shadow;

static bool holds_mark(const shadow *expected, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (expected->block[i] != expected->mark) return false;
    return true;
}

static size_t random_size(dice *d, uint32_t bits) {
    size_t most = (size_t)1 << roll(d, bits);
    return roll(d, 4) ? 1 + roll(d, (uint32_t)most) : 0;
}

/* Resizes a block at random: the error in words, or NULL. */
static const char *arena_resize_at_random(arena *in, shadow *expected, dice *d, uint32_t bits) {
    size_t size = random_size(d, bits), kept = size < expected->size ? size : expected->size;
    if (arena_resize(in, expected->block, expected->size, SIZE_MAX / 2)) return "more than there is was given";
    if (!holds_mark(expected, expected->size)) return "a refusal changed a block";
    uint8_t *moved = arena_resize(in, expected->block, expected->size, size);
    if (size && !moved) return "out of memory";
    expected->block = moved;
    if ((uintptr_t)moved % 16) return "a block is not aligned";
    if (!holds_mark(expected, kept)) return "what was in a block is lost";
    expected->mark = (uint8_t)roll(d, 256);
    expected->size = size;
    memory_fill(moved, expected->mark, size);
    return NULL;
}

static const char *arena_keeps_blocks(uint64_t seed, int steps, uint32_t bits) {
    dice d = {seed};
    arena *tested = arena_open();
    if (!tested) return "out of memory";
    shadow blocks[ARENA_BLOCKS] = {0};
    const char *failure = NULL;
    for (int step = 0; step < steps && !failure; step++)
        failure = arena_resize_at_random(tested, &blocks[roll(&d, ARENA_BLOCKS)], &d, bits);
    for (int i = 0; i < ARENA_BLOCKS && !failure; i++) {
        if (!holds_mark(&blocks[i], blocks[i].size)) failure = "a block changed behind another's back";
        arena_resize(tested, blocks[i].block, blocks[i].size, 0);
    }
    size_t gaps, chunks;
    arena_measure(tested, &gaps, &chunks);
    if (!failure && (gaps != chunks)) failure = "what was given back did not join";
    arena_close(tested);
    return failure;
}

static void arena_keeps_what_it_gave(uint64_t seed) {
    const char *failure = arena_keeps_blocks(seed, 400, 20);
    CHECK(!failure, "arena, seed %llu: %s", (unsigned long long)seed, failure);
}

static void arena_keeps_large_blocks(uint64_t seed) {
    const char *failure = arena_keeps_blocks(seed, 150, 24);
    CHECK(!failure, "arena of large blocks, seed %llu: %s", (unsigned long long)seed, failure);
}

/* A block of a size close to those at which chunks are made in another way: the first of its arena, or behind a small one. */
static const char *arena_takes(size_t size, bool first) {
    arena *tested = arena_open();
    if (!tested) return "out of memory";
    shadow small = {0}, block = {.size = size, .mark = 17};
    if (!first) small = (shadow){arena_resize(tested, NULL, 0, 48), 48, 5};
    block.block = arena_resize(tested, NULL, 0, size);
    const char *failure = block.block && (first || small.block) ? NULL : "out of memory";
    memory_fill(small.block, small.mark, small.size);
    if (block.block) memset(block.block, block.mark, size);
    if (!failure && !(holds_mark(&block, size) && holds_mark(&small, small.size))) failure = "blocks overlap";
    arena_resize(tested, block.block, block.block ? size : 0, 0);
    arena_resize(tested, small.block, small.size, 0);
    size_t gaps, chunks;
    arena_measure(tested, &gaps, &chunks);
    if (!failure && gaps != chunks) failure = "what was given back did not join";
    arena_close(tested);
    return failure;
}

static void arena_takes_any_size(void) {
    for (unsigned bits = 10; bits <= 22; bits++)
        for (int beside = -6; beside <= 6; beside++)
            for (int first = 0; first < 2; first++) {
                size_t size = (size_t)(((intptr_t)1 << bits) + 16 * beside);
                const char *failure = arena_takes(size, first);
                CHECK(!failure, "arena, %zu bytes: %s", size, failure);
            }
}

/* A block with a region of its own grows to just below a whole number of pages: there is room for what the region notes, too. */
static void regions_grow_by_pages(void) {
    arena *tested = arena_open();
    size_t size = (size_t)2 << 20;
    uint8_t *block = tested ? arena_resize(tested, NULL, 0, size) : NULL;
    for (size_t page = 1; page <= 64 && block; page++) {
        size_t larger = size + 4096 * page * page;
        larger -= larger % 4096 + 16;
        uint8_t *moved = arena_resize(tested, block, size, larger);
        CHECK(moved, "arena: a region does not grow to %zu bytes", larger);
        if (!moved) break;
        memory_fill(moved, 1, larger);
        block = moved;
        size = larger;
    }
    if (tested) arena_resize(tested, block, size, 0), arena_close(tested);
}

#endif
