#include "Store/levels.h"

#include <string.h>

#include "Store/sorting.h"

void levels_release(memory *to, levels *released) {
    GIVE(to, released->priorities, released->capacity);
    GIVE(to, released->rank, released->rank_capacity);
    GIVE(to, released->places, released->place_capacity);
}

/* The bits of positive doubles are in the order of their values. */
static uint64_t bits_of(double priority) {
    uint64_t bits;
    memcpy(&bits, &priority, sizeof bits);
    return bits;
}

static size_t place_of(const levels *in, double priority) {
    size_t place = (size_t)(bits_of(priority) * UINT64_C(0x9E3779B97F4A7C15) >> 32) & (in->place_capacity - 1);
    while (in->places[place] && in->priorities[in->places[place] - 1] != priority) place = (place + 1) & (in->place_capacity - 1);
    return place;
}

static quoin_status grow_places(memory *from, levels *in) {
    if (2 * (in->count + 1) < in->place_capacity) return QUOIN_OK;
    size_t capacity = in->place_capacity ? 2 * in->place_capacity : 16;
    uint32_t *fresh = memory_take(from, capacity * sizeof *fresh);
    if (!fresh) return QUOIN_OUT_OF_MEMORY;
    memset(fresh, 0, capacity * sizeof *fresh);
    GIVE(from, in->places, in->place_capacity);
    in->places = fresh;
    in->place_capacity = capacity;
    for (uint32_t i = 0; i < in->count; i++) in->places[place_of(in, in->priorities[i])] = i + 1;
    return QUOIN_OK;
}

static quoin_status add(memory *from, levels *in, double priority, uint32_t *number) {
    quoin_status status = grow_places(from, in);
    if (status != QUOIN_OK) return status;
    if (!RESERVE(from, in->priorities, in->capacity, in->count + 1) || !RESERVE(from, in->rank, in->rank_capacity, in->count + 1))
        return QUOIN_OUT_OF_MEMORY;
    *number = (uint32_t)in->count;
    in->places[place_of(in, priority)] = *number + 1;
    in->priorities[in->count++] = priority;
    in->ranked = false;
    return QUOIN_OK;
}

quoin_status levels_number(memory *from, levels *in, double priority, uint32_t *number) {
    quoin_status status = QUOIN_OK;
    if (!in->count) status = add(from, in, QUOIN_REQUIRED, number);
    if (status != QUOIN_OK) return status;
    uint32_t recent = levels_recent_place(priority);
    if (priority == in->recent[recent].priority) {
        *number = in->recent[recent].number;
        return QUOIN_OK;
    }
    uint32_t found = in->places[place_of(in, priority)];
    if (found) *number = found - 1;
    else status = add(from, in, priority, number);
    if (status != QUOIN_OK) return status;
    in->recent[recent].priority = priority;
    in->recent[recent].number = *number;
    return QUOIN_OK;
}

quoin_status levels_sort(memory *from, levels *in) {
    if (in->ranked || !in->count) return QUOIN_OK;
    size_t size = in->count * sizeof(uint64_t);
    uint64_t *order = memory_take(from, size);
    if (!order) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < in->count; i++) order[i] = ~bits_of(in->priorities[i]); /* descending */
    sort_numbers(order, in->count);
    for (size_t i = 0; i < in->count; i++) {
        uint64_t bits = ~order[i];
        double priority;
        memcpy(&priority, &bits, sizeof priority);
        uint32_t number = in->places[place_of(in, priority)] - 1;
        in->rank[number] = i ? (uint32_t)i - 1 : 0; /* required is no level */
    }
    memory_give(from, order, size);
    in->ranked = true;
    return QUOIN_OK;
}
