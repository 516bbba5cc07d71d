#include "levels.h"

#include <stdlib.h>
#include <string.h>

void levels_release(memory *to, levels *released) { GIVE(to, released->priorities, released->capacity); }

static uint32_t place_of(double priority) {
    uint64_t bits;
    memcpy(&bits, &priority, sizeof bits);
    return (uint32_t)(bits * UINT64_C(0x9E3779B97F4A7C15) >> 58);
}

/* qsort recurses on a host's terms; a heap sort does not. */
static void sink(double *heap, size_t root, size_t count) {
    for (size_t child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && heap[child + 1] < heap[child]) child++;
        if (heap[root] <= heap[child]) return;
        double swap = heap[root];
        heap[root] = heap[child];
        heap[child] = swap;
    }
}

static void sort_descending(double *numbers, size_t count) {
    for (size_t i = count / 2; i-- > 0;) sink(numbers, i, count);
    for (size_t i = count; i-- > 1;) {
        double least = numbers[0];
        numbers[0] = numbers[i];
        numbers[i] = least;
        sink(numbers, 0, i);
    }
}

quoin_status levels_collect(memory *from, levels *into, const quoin_solver *solver) {
    into->count = 0;
    memset(into->cache, 0, sizeof into->cache);
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        const row *of = &solver->rows[solver->row_slots.order[i]];
        if (of->tie || of->priority >= QUOIN_REQUIRED) continue;
        uint32_t place = place_of(of->priority);
        if (into->cache[place].known && into->cache[place].priority == of->priority) continue;
        if (!RESERVE(from, into->priorities, into->capacity, into->count + 1)) return QUOIN_OUT_OF_MEMORY;
        into->priorities[into->count++] = of->priority;
        into->cache[place].priority = of->priority;
        into->cache[place].known = 1;
    }
    sort_descending(into->priorities, into->count);
    size_t kept = 0;
    for (size_t i = 0; i < into->count; i++)
        if (!kept || into->priorities[kept - 1] != into->priorities[i]) into->priorities[kept++] = into->priorities[i];
    into->count = kept;
    memset(into->cache, 0, sizeof into->cache);
    return QUOIN_OK;
}

uint32_t levels_of(levels *in, double priority) {
    uint32_t place = place_of(priority);
    if (in->cache[place].known && in->cache[place].priority == priority) return in->cache[place].level;
    size_t low = 0, high = in->count;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (in->priorities[middle] >= priority) low = middle;
        else high = middle;
    }
    in->cache[place].priority = priority;
    in->cache[place].level = (uint32_t)low;
    in->cache[place].known = 1;
    return (uint32_t)low;
}
