#include "Store/store.h"

/* Queries about single variables and about all rows. None of them changes the solver or allocates. */

quoin_status quoin_variable_get(const quoin_solver *solver, quoin_variable handle, quoin_variable_facts *out) {
    uint32_t slot = handle & QUOIN_INDEX_MASK;
    if (handle == QUOIN_NONE || slot >= solver->variable_count) return QUOIN_UNKNOWN_VARIABLE;
    const variable *found = &solver->variables[slot];
    if (!found->alive || found->generation != handle >> QUOIN_INDEX_BITS) return QUOIN_UNKNOWN_VARIABLE;
    *out = (quoin_variable_facts){.key = found->key, .anchor = QUOIN_NONE};
    if (found->anchor != NO_VARIABLE)
        out->anchor = found->anchor | (uint32_t)solver->variables[found->anchor].generation << QUOIN_INDEX_BITS;
    return QUOIN_OK;
}

static uint64_t key_of(const quoin_solver *in, quoin_row handle) { return in->row_keys[handle & QUOIN_INDEX_MASK]; }

/* Restores the heap (greatest key on top) of the first `count` rows below `top`. */
static void sift(const quoin_solver *in, quoin_row *rows, size_t top, size_t count) {
    for (;;) {
        size_t child = 2 * top + 1;
        if (child >= count) return;
        if (child + 1 < count && key_of(in, rows[child + 1]) > key_of(in, rows[child])) child++;
        if (key_of(in, rows[top]) >= key_of(in, rows[child])) return;
        quoin_row moved = rows[top];
        rows[top] = rows[child];
        rows[child] = moved;
        top = child;
    }
}

static void sort_by_key(const quoin_solver *in, quoin_row *rows, size_t count) {
    for (size_t top = count / 2; top-- > 0;) sift(in, rows, top, count);
    for (size_t left = count; left-- > 1;) {
        quoin_row greatest = rows[0];
        rows[0] = rows[left];
        rows[left] = greatest;
        sift(in, rows, 0, left);
    }
}

quoin_status quoin_row_list(const quoin_solver *solver, quoin_row *rows, uint32_t capacity, uint32_t *count) {
    *count = (uint32_t)solver->alive_rows;
    if (capacity < *count) return QUOIN_OK;
    bool sorted = true;
    size_t found = 0;
    for (uint32_t slot = 0; slot < solver->row_count; slot++) {
        if (!(solver->rows[slot].flags & ROW_ALIVE)) continue;
        rows[found] = row_handle(solver, slot);
        if (found && key_of(solver, rows[found - 1]) > key_of(solver, rows[found])) sorted = false;
        found++;
    }
    if (!sorted) sort_by_key(solver, rows, found);
    return QUOIN_OK;
}
