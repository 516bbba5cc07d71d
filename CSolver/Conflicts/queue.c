#include "Conflicts/queue.h"

bool queue_open(queue *opened, memory *from, size_t limit) {
    part parts[QUEUE_LEVELS];
    *opened = (queue){0};
    for (int l = 0; l < QUEUE_LEVELS; l++) {
        limit = limit / 64 + 1;
        parts[l] = (part)PART(opened->words[l], limit);
    }
    if (!slab_carve(from, &opened->room, parts, QUEUE_LEVELS)) return false;
    slab_fill(parts, QUEUE_LEVELS, 0);
    return true;
}

void queue_close(queue *closed, memory *to) { slab_release(to, &closed->room); }

static uint64_t bit(uint32_t number) { return UINT64_C(1) << (number & 63); }

void queue_put(queue *to, uint32_t number) {
    if (to->words[0][number / 64] & bit(number)) return;
    to->count++;
    for (int l = 0; l < QUEUE_LEVELS; l++, number /= 64) {
        uint64_t before = to->words[l][number / 64];
        to->words[l][number / 64] = before | bit(number);
        if (before) return;
    }
}

static void remove_number(queue *from, uint32_t number) {
    from->count--;
    for (int l = 0; l < QUEUE_LEVELS; l++, number /= 64)
        if (from->words[l][number / 64] &= ~bit(number)) return;
}

uint32_t queue_take_least(queue *from) {
    uint32_t number = 0;
    for (int l = QUEUE_LEVELS; l-- > 0;) number = number * 64 + (uint32_t)__builtin_ctzll(from->words[l][number]);
    remove_number(from, number);
    return number;
}

uint32_t queue_take_greatest(queue *from) {
    uint32_t number = 0;
    for (int l = QUEUE_LEVELS; l-- > 0;) number = number * 64 + 63 - (uint32_t)__builtin_clzll(from->words[l][number]);
    remove_number(from, number);
    return number;
}
