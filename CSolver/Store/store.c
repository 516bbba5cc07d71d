/* The parts that variables and rows share: order and keys. */
#include "Store/slots.h"

static uint64_t variable_key(const void *solver, uint32_t slot) { return ((const quoin_solver *)solver)->variables[slot].key; }
static uint64_t row_key(const void *solver, uint32_t slot) { return ((const quoin_solver *)solver)->row_keys[slot]; }
static bool variable_alive(const void *solver, uint32_t slot) { return ((const quoin_solver *)solver)->variables[slot].alive; }
static bool row_alive(const void *solver, uint32_t slot) { return ((const quoin_solver *)solver)->rows[slot].flags & ROW_ALIVE; }

static slots_source variables_in(const quoin_solver *solver) { return (slots_source){solver, variable_key, variable_alive}; }
static slots_source rows_in(const quoin_solver *solver) { return (slots_source){solver, row_key, row_alive}; }

quoin_status store_tidy(quoin_solver *solver) {
    quoin_status status = slots_tidy(&solver->memory, &solver->variable_slots, variables_in(solver));
    return status == QUOIN_OK ? slots_tidy(&solver->memory, &solver->row_slots, rows_in(solver)) : status;
}

quoin_status store_sort(quoin_solver *solver, uint32_t *variables, size_t variable_count, uint32_t *rows, size_t row_count) {
    quoin_status status = slots_sort(&solver->memory, variables, variable_count, variables_in(solver));
    return status == QUOIN_OK ? slots_sort(&solver->memory, rows, row_count, rows_in(solver)) : status;
}

size_t store_row_place(const quoin_solver *solver, const uint32_t *sorted, size_t count, uint32_t slot) {
    return slots_place(sorted, count, rows_in(solver), solver->row_keys[slot]);
}

/* Returns key i of a batch, `next` if the solver chooses it. */
static uint64_t key_at(const void *keys, size_t stride, uint32_t i, uint64_t next) {
    uint64_t key = *(const uint64_t *)(const void *)((const char *)keys + i * stride);
    return key == QUOIN_KEY_AUTO ? next : key;
}

/* Looks each key up among those in use, and among those before it in the batch: a scratch set of the same kind. */
static quoin_status look_up_keys(quoin_solver *solver, const slots *in, slots_source source, uint32_t count, const void *keys,
                                 size_t stride) {
    slots scratch = {0};
    scratch.next_key = UINT64_MAX;
    quoin_status status = slots_begin_keys(&solver->memory, &scratch, source, count);
    if (status == QUOIN_OK) status = slots_reserve(&solver->memory, &scratch, count);
    bool searches = !in->taken;
    uint64_t next = in->next_key;
    size_t ignored = 0;
    for (uint32_t i = 0; i < count && status == QUOIN_OK; i++) {
        uint64_t key = key_at(keys, stride, i, next);
        if (key >= next) next = key + 1;
        bool taken = searches ? slots_key_found(in, source, key) : slots_key_taken(in, key);
        if (taken || slots_key_taken(&scratch, key)) status = QUOIN_DUPLICATE_KEY;
        else slots_take(&scratch, &ignored, key);
    }
    slots_release(&solver->memory, &scratch);
    return status;
}

/* Checks that the keys of a batch differ from each other and from those in use. Ascending keys after the last one need no search. */
static quoin_status check_keys(quoin_solver *solver, slots *in, slots_source source, uint32_t count, const void *keys, size_t stride) {
    uint64_t next = in->next_key;
    bool in_order = true;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = key_at(keys, stride, i, next);
        if (key == QUOIN_KEY_AUTO) return QUOIN_TOO_LARGE;
        if (key < next) in_order = false;
        if (key >= next) next = key + 1;
    }
    if (in_order) return QUOIN_OK;
    quoin_status status = slots_search_is_short(in, count) ? QUOIN_OK : slots_begin_keys(&solver->memory, in, source, count);
    return status == QUOIN_OK ? look_up_keys(solver, in, source, count, keys, stride) : status;
}

quoin_status store_check_variable_keys(quoin_solver *solver, uint32_t count, const uint64_t *keys) {
    return check_keys(solver, &solver->variable_slots, variables_in(solver), count, keys, sizeof *keys);
}

quoin_status store_check_row_keys(quoin_solver *solver, uint32_t count, const uint64_t *keys, size_t stride) {
    return check_keys(solver, &solver->row_slots, rows_in(solver), count, keys, stride);
}
