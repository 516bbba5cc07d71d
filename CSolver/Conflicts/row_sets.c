#include "Conflicts/row_sets.h"

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
