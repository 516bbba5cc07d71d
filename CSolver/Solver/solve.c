/* The functions that create, solve, query and free a solver. */
#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "Conflicts/conflict.h"
#include "Edits/distances.h"
#include "Network/former.h"
#include "Numbers/order.h"
#include "Store/levels.h"
#include "Solver/native.h"
#include "Store/slots.h"
#include "Kernel/whole.h"

#define LEAST_STEPS 1e-6
#define MOST_STEPS 1e6

bool quoin_has_glpk(void) {
#ifdef QUOIN_WITH_GLPK
    return true;
#else
    return false;
#endif
}

uintptr_t quoin_current_thread(void) {
    static _Thread_local char here;
    return (uintptr_t)&here;
}

quoin_status quoin_create(const quoin_allocator *allocator, quoin_solver **out) {
    memory own;
    if (!memory_open(&own, allocator)) return QUOIN_OUT_OF_MEMORY;
    quoin_solver *made = memory_take(&own, sizeof *made);
    if (!made) {
        memory_close(&own);
        return QUOIN_OUT_OF_MEMORY;
    }
    memset(made, 0, sizeof *made);
    made->memory = own;
    made->ties = made->all_touched = true;
    made->magnification = 1;
    *out = made;
    return QUOIN_OK;
}

void quoin_tag_handles(quoin_solver *solver) {
    static atomic_uint solvers_tagged;
    solver->tag = atomic_fetch_add_explicit(&solvers_tagged, 1, memory_order_relaxed) % QUOIN_GENERATIONS;
}

void quoin_destroy(quoin_solver *solver) {
    if (!solver) return;
    memory *to = &solver->memory;
    memory_abandon(to);
    native_release(solver);
    former_release(&solver->former);
    slots_release(to, &solver->variable_slots);
    slots_release(to, &solver->row_slots);
    levels_release(to, &solver->levels);
    GIVE(to, solver->variables, solver->variable_capacity);
    GIVE(to, solver->rows, solver->row_capacity);
    GIVE(to, solver->row_keys, solver->row_key_capacity);
    GIVE(to, solver->terms, solver->term_capacity);
    GIVE(to, solver->changed_rows, solver->changed_capacity);
    GIVE(to, solver->former_constants, solver->former_constant_capacity);
    GIVE(to, solver->values, solver->value_capacity);
    GIVE(to, solver->read, solver->read_capacity);
    GIVE(to, solver->changes, solver->change_capacity);
    GIVE(to, solver->bases, solver->base_capacity);
    GIVE(to, solver->offsets, solver->offset_capacity);
    GIVE(to, solver->distances, solver->distance_capacity);
    GIVE(to, solver->conflicts, solver->conflict_capacity);
    GIVE(to, solver->conflict_rows, solver->conflict_row_capacity);
    GIVE(to, solver->level_sums, solver->level_sum_capacity);
    memory last = solver->memory;
    memory_give(&last, solver, sizeof *solver);
    memory_close(&last);
}

quoin_status quoin_set_grid(quoin_solver *solver, double steps) {
    int power;
    if (!(steps >= LEAST_STEPS && steps <= MOST_STEPS)) return QUOIN_NOT_FINITE;
    if (solver->row_count || solver->variable_count) return QUOIN_NOT_EMPTY;
    solver->magnification = 2 * frexp(steps, &power);
    return QUOIN_OK;
}

quoin_status quoin_set_backend(quoin_solver *solver, quoin_backend backend) {
    if ((backend == QUOIN_HYBRID || backend == QUOIN_GLPK) && !quoin_has_glpk()) return QUOIN_BACKEND_MISSING;
    if (solver->backend != backend) solver->structure_changed = solver->all_touched = true, solver->conflicts_stand = false;
    solver->backend = backend;
    return QUOIN_OK;
}

void quoin_set_ties(quoin_solver *solver, bool ties) {
    if (solver->ties != ties) solver->structure_changed = solver->all_touched = true;
    solver->ties = ties;
}

/* ── Solving ────────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status reserve_results(quoin_solver *solver) {
    size_t old = solver->value_count, count = solver->variable_count;
    if (!RESERVE(&solver->memory, solver->values, solver->value_capacity, count) ||
        !RESERVE(&solver->memory, solver->changes, solver->change_capacity, count) ||
        (solver->magnification != 1 && !RESERVE(&solver->memory, solver->read, solver->read_capacity, count)))
        return QUOIN_OUT_OF_MEMORY;
    for (size_t i = old; i < count; i++) solver->values[i] = 0;
    solver->value_count = greater(old, count);
    return solver->from_anchors ? distances_reserve(solver) : QUOIN_OK;
}

static void note_store(quoin_solver *solver) {
    const slots *rows = &solver->row_slots, *variables = &solver->variable_slots;
    solver->last = (solved_store){rows->order_count, variables->order_count, solver->alive_guards, rows->tidied, variables->tidied, solver->packings};
}

static void forget_changes(quoin_solver *solver) {
    for (size_t i = 0; i < solver->changed_count; i++)
        solver->rows[solver->changed_rows[i]].flags &= (uint8_t)~ROW_DIRTY;
    solver->changed_count = 0;
    solver->structure_changed = solver->all_touched = solver->priorities_changed = false;
}

static bool reduces(const quoin_solver *solver) { return solver->backend == QUOIN_NATIVE || solver->backend == QUOIN_HYBRID; }
static kernel_kind kind_of(const quoin_solver *solver) {
    return solver->backend == QUOIN_GLPK || solver->backend == QUOIN_HYBRID ? KERNEL_GLPK : KERNEL_NATIVE;
}

/* Solves everything by one kernel; the changes are found by comparing the values with the previous ones. */
static quoin_status solve_whole(quoin_solver *solver) {
    size_t size = solver->value_count * sizeof(double);
    double *fresh = memory_take(&solver->memory, size);
    if (size && !fresh) return QUOIN_OUT_OF_MEMORY;
    if (size) memcpy(fresh, solver->values, size);
    quoin_status status = whole_solve(solver, kind_of(solver), fresh);
    solver->change_count = 0;
    for (size_t i = 0; i < solver->value_count && status == QUOIN_OK; i++) {
        if (solver->solved && fresh[i] == solver->values[i]) continue;
        solver->values[i] = fresh[i];
        if (solver->variables[i].alive) solver->changes[solver->change_count++] = (uint32_t)i;
    }
    if (solver->from_anchors && status == QUOIN_OK) {
        memcpy(solver->bases, solver->values, size);
        memory_fill(solver->offsets, 0, size);
        distances_publish(solver);
    }
    memory_give(&solver->memory, fresh, size);
    return status;
}

static quoin_status solve_plain(quoin_solver *solver) {
    native_release(solver);
    solver->values_wait = false;
    conflict_clear(solver);
    quoin_status status = store_tidy(solver);
    return status == QUOIN_OK ? solve_whole(solver) : status;
}

/* Solves by reduction, or without it if the reduction cannot decide. */
static quoin_status solve_reduced(quoin_solver *solver) {
    quoin_status status = native_solve(solver);
    return status == QUOIN_BACKEND_FAILED ? solve_plain(solver) : status;
}

quoin_status quoin_solve(quoin_solver *solver) {
    if (solver->solved && !solver->structure_changed && !solver->changed_count) {
        solver->change_count = 0;
        return QUOIN_OK;
    }
    native_forget_face(solver);
    solver->read_waits = true;
    quoin_status status = reserve_results(solver);
    if (status != QUOIN_OK) return status;
    status = reduces(solver) ? solve_reduced(solver) : solve_plain(solver);
    conflict_publish(solver);
    if (status != QUOIN_OK) {
        solver->structure_changed = solver->all_touched = true; /* partially built parts are rebuilt */
        solver->values_wait = false;
        return status;
    }
    forget_changes(solver);
    note_store(solver);
    solver->solved = true;
    solver->counts.variables = solver->alive_variables;
    solver->counts.rows = solver->alive_rows;
    return QUOIN_OK;
}

const double *quoin_values(quoin_solver *solver, uint32_t *count) {
    distances_catch_up(solver);
    if (count) *count = solver->solved ? (uint32_t)solver->value_count : 0;
    if (!solver->solved || solver->magnification == 1) return solver->solved ? solver->values : NULL;
    for (size_t i = 0; i < solver->value_count && solver->read_waits; i++) solver->read[i] = solver->values[i] / solver->magnification;
    solver->read_waits = false;
    return solver->read;
}

const uint32_t *quoin_changes(const quoin_solver *solver, uint32_t *count) {
    *count = solver->solved ? (uint32_t)solver->change_count : 0;
    return solver->changes;
}

const quoin_conflict *quoin_conflicts(const quoin_solver *solver, uint32_t *count) {
    *count = solver->solved ? (uint32_t)solver->conflict_count : 0;
    return solver->conflicts;
}

static quoin_status solve_first(quoin_solver *solver) {
    if (solver->solved && !solver->structure_changed && !solver->changed_count) return QUOIN_OK;
    return quoin_solve(solver);
}

/* Finds ambiguity by reduction. QUOIN_BACKEND_FAILED: it could not decide. */
static quoin_status reduced_ambiguity(quoin_solver *solver, uint8_t *ambiguous, bool *unsure) {
    return reduces(solver) ? native_ambiguity(solver, ambiguous, unsure) : QUOIN_BACKEND_FAILED;
}

/* Finds ambiguity after a solve, which says which rows of a contradiction are left out. */
static quoin_status solved_ambiguity(quoin_solver *solver, uint8_t *ambiguous, uint32_t capacity) {
    bool unsure;
    memset(ambiguous, 0, capacity);
    quoin_status status = solve_first(solver);
    if (status == QUOIN_OK) status = reduced_ambiguity(solver, ambiguous, &unsure);
    if (status != QUOIN_BACKEND_FAILED) return status;
    if ((status = store_tidy(solver)) != QUOIN_OK) return status;
    return whole_ambiguity(solver, kind_of(solver), ambiguous);
}

/* Ambiguity depends on the rows alone. A solver that was never solved is solved only if required rows may contradict each
 * other, which the GLPK kernel does not say, and counts as never solved afterwards. */
quoin_status quoin_ambiguity(quoin_solver *solver, uint8_t *ambiguous, uint32_t capacity) {
    if (capacity < solver->variable_count) return QUOIN_TOO_LARGE;
    if (solver->solved) return solved_ambiguity(solver, ambiguous, capacity);
    bool unsure = solver->backend != QUOIN_NATIVE;
    quoin_status status = QUOIN_OK;
    memset(ambiguous, 0, capacity);
    if (!unsure) status = reduced_ambiguity(solver, ambiguous, &unsure);
    if (status != QUOIN_BACKEND_FAILED && !unsure) return status;
    status = solved_ambiguity(solver, ambiguous, capacity);
    conflict_clear(solver);
    solver->solved = false;
    return status;
}

void quoin_shrink(quoin_solver *solver) {
    distances_catch_up(solver);
    native_release(solver);
}

void quoin_get_counts(const quoin_solver *solver, quoin_counts *out) {
    *out = solver->counts;
    out->allocations = solver->memory.allocations;
    out->bytes = solver->memory.bytes;
}
