/* Adding and removing variables. */
#include "Store/slots.h"

static bool is_in_batch(quoin_variable anchor) { return anchor >> QUOIN_INDEX_BITS == QUOIN_IN_BATCH >> QUOIN_INDEX_BITS; }

/* Checks the anchors of a batch. Room for the batch is reserved, and its keys are written after the last slot. */
static bool anchors_are_older(quoin_solver *solver, uint32_t count, const uint64_t *keys, const quoin_variable *anchors) {
    uint64_t next = solver->variable_slots.next_key;
    variable *batch = solver->variables + solver->variable_count;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = batch[i].key = keys && keys[i] != QUOIN_KEY_AUTO ? keys[i] : next;
        if (key >= next) next = key + 1;
        if (anchors[i] == QUOIN_NONE) continue;
        uint32_t anchor = anchors[i] & QUOIN_INDEX_MASK;
        if (is_in_batch(anchors[i]) ? anchor >= i || batch[anchor].key >= key
                                    : !find_variable(solver, anchors[i], &anchor) || solver->variables[anchor].key >= key)
            return false;
    }
    return true;
}

quoin_status quoin_add_variables(quoin_solver *solver, uint32_t count, const uint64_t *keys,
                                 const quoin_variable *anchors, quoin_variable *out) {
    if (solver->variable_count + count > QUOIN_INDEX_MASK) return QUOIN_TOO_LARGE;
    slots *in = &solver->variable_slots;
    quoin_status status = QUOIN_OK;
    if (keys) status = store_check_variable_keys(solver, count, keys);
    if (status != QUOIN_OK) return status;
    if (!RESERVE(&solver->memory, solver->variables, solver->variable_capacity, solver->variable_count + count))
        return QUOIN_OUT_OF_MEMORY;
    if ((status = slots_reserve(&solver->memory, in, count)) != QUOIN_OK) return status;
    if (anchors && !anchors_are_older(solver, count, keys, anchors)) return QUOIN_BAD_ANCHOR;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = keys && keys[i] != QUOIN_KEY_AUTO ? keys[i] : in->next_key;
        bool reused = in->free_count > 0;
        uint32_t slot = slots_take(in, &solver->variable_count, key);
        variable *made = &solver->variables[slot];
        uint8_t generation = reused ? made->generation : solver->tag;
        *made = (variable){key, NO_VARIABLE, 0, generation, 1};
        if (anchors && anchors[i] != QUOIN_NONE) {
            quoin_variable anchor = is_in_batch(anchors[i]) ? out[anchors[i] & QUOIN_INDEX_MASK] : anchors[i];
            made->anchor = anchor & QUOIN_INDEX_MASK;
            solver->variables[made->anchor].uses++;
        }
        out[i] = slot | (uint32_t)generation << QUOIN_INDEX_BITS;
    }
    solver->alive_variables += count;
    solver->structure_changed = true;
    return QUOIN_OK;
}

/* Checks that variables may be removed. Anchors among the removed variables do not keep them. */
static quoin_status check_removal(quoin_solver *solver, uint32_t count, const quoin_variable *variables) {
    uint32_t slot;
    quoin_status status = QUOIN_OK;
    uint32_t checked = 0;
    for (; checked < count; checked++) {
        if (!find_variable(solver, variables[checked], &slot)) {
            status = QUOIN_UNKNOWN_VARIABLE;
            break;
        }
        solver->variables[slot].alive = 0; /* so that a repeated handle is noticed; restored below */
        if (solver->variables[slot].anchor != NO_VARIABLE) solver->variables[solver->variables[slot].anchor].uses--;
    }
    for (uint32_t i = 0; i < checked && status == QUOIN_OK; i++)
        if (solver->variables[variables[i] & QUOIN_INDEX_MASK].uses) status = QUOIN_VARIABLE_IN_USE;
    for (uint32_t i = 0; i < checked; i++) {
        slot = variables[i] & QUOIN_INDEX_MASK;
        solver->variables[slot].alive = 1;
        if (solver->variables[slot].anchor != NO_VARIABLE) solver->variables[solver->variables[slot].anchor].uses++;
    }
    return status;
}

quoin_status quoin_remove_variables(quoin_solver *solver, uint32_t count, const quoin_variable *variables) {
    quoin_status status = check_removal(solver, count, variables);
    if (status == QUOIN_OK) status = slots_reserve_freed(&solver->memory, &solver->variable_slots, count);
    if (status != QUOIN_OK) return status;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t slot = variables[i] & QUOIN_INDEX_MASK;
        variable *gone = &solver->variables[slot];
        if (gone->anchor != NO_VARIABLE) solver->variables[gone->anchor].uses--;
        gone->alive = 0;
        gone->generation = (gone->generation + 1) % QUOIN_GENERATIONS;
        slots_give(&solver->variable_slots, slot, gone->key);
    }
    solver->alive_variables -= count;
    solver->structure_changed = true;
    return QUOIN_OK;
}
