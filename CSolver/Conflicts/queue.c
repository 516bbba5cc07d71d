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

void queue_find_first(queue *in) {
    in->first = 0;
    for (int l = QUEUE_LEVELS; l-- > 1;) in->first = in->first * 64 + (uint32_t)__builtin_ctzll(in->words[l][in->first]);
}

void queue_find_last(queue *in) {
    in->last = 0;
    for (int l = QUEUE_LEVELS; l-- > 1;) in->last = in->last * 64 + 63 - (uint32_t)__builtin_clzll(in->words[l][in->last]);
}
