#include "Kernel/whole.h"

#include <math.h>
#include <string.h>

#include "Conflicts/conflict.h"
#include "Store/levels.h"
#include "Kernel/system.h"

typedef struct whole {
    quoin_solver *solver;
    kernel_kind kind;
    uint32_t *rank;            /* per variable slot: its index in key order */
} whole;

static void whole_close(whole *w) {
    memory_give(&w->solver->memory, w->rank, w->solver->variable_count * sizeof *w->rank);
}

static quoin_status whole_open(whole *w, quoin_solver *solver, kernel_kind kind) {
    *w = (whole){.solver = solver, .kind = kind};
    size_t size = solver->variable_count * sizeof *w->rank;
    if (size && !(w->rank = memory_take(&solver->memory, size))) return QUOIN_OUT_OF_MEMORY;
    const slots *ordered = &solver->variable_slots;
    for (size_t i = 0; i < ordered->order_count; i++) w->rank[ordered->order[i]] = (uint32_t)i;
    quoin_status status = levels_sort(&solver->memory, &solver->levels);
    if (status != QUOIN_OK) whole_close(w);
    return status;
}

static quoin_status add_row(whole *w, equations *to, uint32_t slot) {
    const row *this_row = &w->solver->rows[slot];
    system_row made = {.constant = this_row->constant, .relation = this_row->relation};
    if (row_is_required(this_row)) made.strength = STRENGTH_REQUIRED;
    else if (this_row->tie) made.strength = STRENGTH_TIE, made.level = this_row->tie - 1u;
    else made.strength = STRENGTH_OPTIONAL, made.level = w->solver->levels.rank[this_row->priority];
    quoin_status status = equations_row(to, made);
    if (this_row->flags & ROW_GENERAL) {
        for (uint32_t i = 0; i < this_row->second && status == QUOIN_OK; i++) {
            const quoin_term *term = &w->solver->terms[this_row->first + i];
            status = equations_term(to, w->rank[term->variable], term->coefficient);
        }
        return status;
    }
    if (status == QUOIN_OK && this_row->first != NO_VARIABLE) status = equations_term(to, w->rank[this_row->first], 1);
    if (status == QUOIN_OK && this_row->second != NO_VARIABLE) status = equations_term(to, w->rank[this_row->second], -1);
    return status;
}

static quoin_status add_rests(whole *w, equations *to) {
    const slots *ordered = &w->solver->variable_slots;
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 0; i < ordered->order_count && status == QUOIN_OK; i++) {
        uint32_t anchor = w->solver->variables[ordered->order[i]].anchor;
        status = equations_row(to, (system_row){.strength = STRENGTH_REST});
        if (status == QUOIN_OK) status = equations_term(to, i, 1);
        if (status == QUOIN_OK && anchor != NO_VARIABLE) status = equations_term(to, w->rank[anchor], -1);
    }
    return status;
}

static quoin_status build(whole *w, equations *to) {
    *to = (equations){.memory = &w->solver->memory};
    to->unknown_count = (uint32_t)w->solver->variable_slots.order_count;
    to->level_count = levels_below(&w->solver->levels);
    const slots *ordered = &w->solver->row_slots;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < ordered->order_count && status == QUOIN_OK; i++)
        if (!(w->solver->rows[ordered->order[i]].flags & ROW_LEFT_OUT)) status = add_row(w, to, ordered->order[i]);
    if (status == QUOIN_OK && w->solver->ties) status = add_rests(w, to);
    return status;
}

static quoin_status can_hold(void *context, const uint32_t *rows, size_t count, bool *feasible) {
    whole *w = context;
    equations system = {.memory = &w->solver->memory};
    system.unknown_count = (uint32_t)w->solver->variable_slots.order_count;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < count && status == QUOIN_OK; i++) status = add_row(w, &system, rows[i]);
    if (status == QUOIN_OK) status = equations_feasible(&system, w->kind, feasible);
    equations_release(&system);
    return status;
}

static quoin_status find_conflicts(whole *w) {
    const slots *ordered = &w->solver->row_slots;
    size_t count = 0, capacity = ordered->order_count;
    uint32_t *required = memory_take(&w->solver->memory, capacity * sizeof *required);
    if (!required) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < ordered->order_count; i++)
        if (row_is_required(&w->solver->rows[ordered->order[i]])) required[count++] = ordered->order[i];
    quoin_status status = conflict_find_by(w->solver, required, count, can_hold, w);
    memory_give(&w->solver->memory, required, capacity * sizeof *required);
    return status;
}

static quoin_status solve_system(whole *w, double *point, answer *found) {
    equations system;
    quoin_status status = build(w, &system);
    if (status == QUOIN_OK) status = equations_solve(&system, w->kind, w->solver->ties, point, found);
    equations_release(&system);
    return status;
}

quoin_status whole_solve(quoin_solver *solver, kernel_kind kind, double *values) {
    whole w;
    quoin_status status = whole_open(&w, solver, kind);
    if (status != QUOIN_OK) return status;
    size_t size = solver->variable_slots.order_count * sizeof(double);
    double *point = memory_take(&solver->memory, size);
    answer found = {0};
    if (size && !point) status = QUOIN_OUT_OF_MEMORY;
    if (status == QUOIN_OK) status = solve_system(&w, point, &found);
    if (status == QUOIN_OK && !found.feasible) {
        status = find_conflicts(&w);
        if (status == QUOIN_OK) status = solve_system(&w, point, &found);
        if (status == QUOIN_OK && !found.feasible) status = QUOIN_BACKEND_FAILED;
    }
    for (size_t i = 0; i < solver->variable_slots.order_count && status == QUOIN_OK; i++)
        values[solver->variable_slots.order[i]] = point[i];
    solver->counts.kernel_rows = found.program_rows;
    solver->counts.kernel_columns = found.program_columns;
    solver->counts.kernel_pivots = found.pivots;
    memory_give(&solver->memory, point, size);
    whole_close(&w);
    return status;
}

quoin_status whole_ambiguity(quoin_solver *solver, kernel_kind kind, uint8_t *ambiguous) {
    whole w;
    quoin_status status = whole_open(&w, solver, kind);
    if (status != QUOIN_OK) return status;
    size_t count = solver->variable_slots.order_count;
    double *width = memory_take(&solver->memory, count * sizeof *width);
    equations system;
    if (count && !width) status = QUOIN_OUT_OF_MEMORY;
    if (status == QUOIN_OK) {
        status = build(&w, &system);
        for (size_t i = 0; i < count; i++) width[i] = NAN;
        if (status == QUOIN_OK) status = equations_ranges(&system, kind, AMBIGUOUS_BEYOND, width);
        equations_release(&system);
    }
    for (size_t i = 0; i < count && status == QUOIN_OK; i++)
        ambiguous[solver->variable_slots.order[i]] = width[i] > AMBIGUOUS_BEYOND;
    memory_give(&solver->memory, width, count * sizeof *width);
    whole_close(&w);
    return status;
}
