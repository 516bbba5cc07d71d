/* The ambiguity of lengths. Usually the reduction ranges them with the nodes. Where it declines, each becomes a variable for as long as the
 * question takes:
 *
 *     plus − minus − unit · length = 0
 *
 * These variables and rows lie behind all others in the lists of the store and are taken away from there. Nothing counts as changed, so
 * nothing is solved again.
 */
#include "Kernel/system.h"
#include "Solver/native.h"
#include "Store/slots.h"

/* Makes room for everything, so that adding cannot fail. */
static quoin_status reserve(quoin_solver *solver, uint32_t count) {
    if (solver->variable_count + count > QUOIN_INDEX_MASK || solver->row_count + count > QUOIN_INDEX_MASK) return QUOIN_TOO_LARGE;
    if (solver->term_count + 3 * (size_t)count > UINT32_MAX) return QUOIN_TOO_LARGE;
    if (!RESERVE(&solver->memory, solver->variables, solver->variable_capacity, solver->variable_count + count) ||
        !RESERVE(&solver->memory, solver->rows, solver->row_capacity, solver->row_count + count) ||
        !RESERVE(&solver->memory, solver->row_keys, solver->row_key_capacity, solver->row_count + count) ||
        !RESERVE(&solver->memory, solver->terms, solver->term_capacity, solver->term_count + 3 * (size_t)count))
        return QUOIN_OUT_OF_MEMORY;
    uint32_t number;
    quoin_status status = levels_number(&solver->memory, &solver->levels, QUOIN_REQUIRED, &number); /* 0, also where no row was ever added */
    if (status == QUOIN_OK) status = slots_reserve(&solver->memory, &solver->variable_slots, count);
    return status == QUOIN_OK ? slots_reserve(&solver->memory, &solver->row_slots, count) : status;
}

static void add_terms(quoin_solver *solver, quoin_variable plus, quoin_variable minus, quoin_term own) {
    solver->terms[solver->term_count++] = (quoin_term){plus & QUOIN_INDEX_MASK, 1};
    if (minus != QUOIN_NONE) solver->terms[solver->term_count++] = (quoin_term){minus & QUOIN_INDEX_MASK, -1};
    solver->terms[solver->term_count++] = own;
}

/* Appends a slot of the greatest key to an order that is tidy, and stays so. */
static void append(slots *to, uint32_t slot) {
    to->order[to->order_count++] = slot;
    to->sorted_count = to->order_count;
}

static void drop_last(slots *from, uint32_t count) {
    from->order_count -= count;
    from->sorted_count = from->order_count;
}

static void add(quoin_solver *solver, const asked_lengths *asked) {
    for (uint32_t i = 0; i < asked->count; i++) {
        uint32_t own = (uint32_t)solver->variable_count++, slot = (uint32_t)solver->row_count++;
        size_t first = solver->term_count;
        add_terms(solver, asked->plus[i], asked->minus[i], (quoin_term){own, -asked->unit});
        solver->variables[own] = (variable){.key = UINT64_MAX, .anchor = NO_VARIABLE, .uses = 1, .generation = solver->tag, .alive = 1};
        solver->rows[slot] = (row){.first = (uint32_t)first, .second = (uint32_t)(solver->term_count - first), .relation = QUOIN_EQUAL,
                                   .flags = ROW_ALIVE | ROW_GENERAL, .generation = solver->tag};
        solver->row_keys[slot] = UINT64_MAX;
        append(&solver->variable_slots, own);
        append(&solver->row_slots, slot);
    }
}

static void take_away(quoin_solver *solver, uint32_t count, size_t terms) {
    solver->variable_count -= count;
    solver->row_count -= count;
    drop_last(&solver->variable_slots, count);
    drop_last(&solver->row_slots, count);
    solver->term_count = terms;
}

static quoin_status check(const quoin_solver *solver, const asked_lengths *asked) {
    uint32_t slot;
    for (uint32_t i = 0; i < asked->count; i++) {
        if (asked->plus[i] == asked->minus[i]) return QUOIN_EMPTY_ROW;
        if (!find_variable(solver, asked->plus[i], &slot)) return QUOIN_UNKNOWN_VARIABLE;
        if (asked->minus[i] != QUOIN_NONE && !find_variable(solver, asked->minus[i], &slot)) return QUOIN_UNKNOWN_VARIABLE;
    }
    return QUOIN_OK;
}

static quoin_status ask_as_variables(quoin_solver *solver, const asked_lengths *asked, uint8_t *ambiguous) {
    size_t variables = solver->variable_count, terms = solver->term_count, all = variables + asked->count;
    uint8_t *flags = memory_take(&solver->memory, all);
    if (all && !flags) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = reserve(solver, asked->count);
    if (status == QUOIN_OK) {
        add(solver, asked);
        status = quoin_ambiguity(solver, flags, (uint32_t)all);
        take_away(solver, asked->count, terms);
    }
    if (status == QUOIN_OK && asked->count) memcpy(ambiguous, flags + variables, asked->count);
    memory_give(&solver->memory, flags, all);
    return status;
}

static quoin_status ask(quoin_solver *solver, const asked_lengths *asked, uint8_t *ambiguous) {
    bool found = false;
    quoin_status status = QUOIN_OK;
    if (solver->backend == QUOIN_NATIVE) status = native_ambiguous_lengths(solver, asked, ambiguous, &found);
    if (status == QUOIN_OK ? found : status != QUOIN_BACKEND_FAILED) return status;
    status = store_tidy(solver);
    return status == QUOIN_OK ? ask_as_variables(solver, asked, ambiguous) : status;
}

quoin_status quoin_ambiguous_lengths(quoin_solver *solver, uint32_t count, const quoin_variable *plus, const quoin_variable *minus,
                                     double beyond, uint8_t *ambiguous) {
    asked_lengths asked = {count, plus, minus, beyond * solver->magnification / AMBIGUOUS_BEYOND};
    if (!(beyond >= AMBIGUOUS_BEYOND && beyond <= 1e9)) return QUOIN_NOT_FINITE;
    quoin_status status = check(solver, &asked);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    return status == QUOIN_OK ? ask(solver, &asked, ambiguous) : status;
}
