#include "Conflicts/row_sets.h"

#include "Store/sorting.h"

quoin_status row_sets_add(row_sets *to, uint32_t slot) {
    if (!RESERVE(to->memory, to->slots, to->slot_capacity, to->slot_count + 1)) return QUOIN_OUT_OF_MEMORY;
    to->slots[to->slot_count++] = slot;
    return QUOIN_OK;
}

quoin_status row_sets_end(row_sets *to) {
    if (!RESERVE(to->memory, to->ends, to->capacity, to->count + 1)) return QUOIN_OUT_OF_MEMORY;
    to->ends[to->count++] = to->slot_count;
    return QUOIN_OK;
}

void row_sets_release(row_sets *released) {
    GIVE(released->memory, released->slots, released->slot_capacity);
    GIVE(released->memory, released->ends, released->capacity);
}

size_t row_sets_places(const row_sets *from, size_t set, const quoin_solver *solver, const uint32_t *rows, size_t count, size_t *places) {
    size_t placed = 0;
    for (size_t i = set ? from->ends[set - 1] : 0; i < from->ends[set]; i++) {
        size_t place = store_row_place(solver, rows, count, from->slots[i]);
        if (place == count || rows[place] != from->slots[i] || placed == count) return 0;
        size_t at = placed++;
        for (; at > 0 && places[at - 1] < place; at--) places[at] = places[at - 1];
        places[at] = place;
    }
    return placed;
}

quoin_status row_sets_copy(const row_sets *from, size_t set, row_sets *to) {
    quoin_status status = QUOIN_OK;
    for (size_t i = row_sets_start(from, set); i < from->ends[set] && status == QUOIN_OK; i++) status = row_sets_add(to, from->slots[i]);
    return status == QUOIN_OK ? row_sets_end(to) : status;
}

quoin_status row_sets_sort(const row_sets *from, const quoin_solver *solver, const uint32_t *rows, size_t count, row_sets *to) {
    uint64_t *order = memory_take(from->memory, from->count * sizeof *order);
    if (from->count && !order) return QUOIN_OUT_OF_MEMORY;
    for (size_t s = 0; s < from->count; s++) order[s] = (uint64_t)store_row_place(solver, rows, count, row_sets_first(from, s)) << 32 | s;
    sort_numbers(order, from->count);
    quoin_status status = QUOIN_OK;
    for (size_t s = 0; s < from->count && status == QUOIN_OK; s++)
        if (!s || order[s] >> 32 != order[s - 1] >> 32) status = row_sets_copy(from, order[s] & UINT32_MAX, to);
    memory_give(from->memory, order, from->count * sizeof *order);
    return status;
}
