/* The remainder: components that elimination could not finish. Each becomes one system of its springs, links, tie rows and T5
 * rows, which a kernel solves. */
#include <string.h>

#include <math.h>

#include "Elimination/reduction.h"
#include "Store/sorting.h"

typedef struct leftover {
    native *n;
    uint32_t *unknown;         /* per node: its number in the current group */
    uint32_t *members;         /* nodes of open components, group by group */
    size_t nodes, member_count;
    uint64_t *sorted;          /* (group, …) keys */
    size_t sorted_count, sorted_capacity;
    reduced row;
    slab room;
} leftover;

static quoin_status collect_groups(leftover *r) {
    native *n = r->n;
    if (!RESERVE(n->memory, r->sorted, r->sorted_capacity, r->nodes)) return QUOIN_OUT_OF_MEMORY;
    r->sorted_count = 0;
    for (uint32_t i = 1; i < r->nodes; i++)
        if (node_is_root(n, i) && n->mark[i] & NODE_KERNEL) r->sorted[r->sorted_count++] = (uint64_t)component_of(n, i) << 32 | i;
    sort_numbers(r->sorted, r->sorted_count);
    r->member_count = r->sorted_count;
    for (size_t i = 0; i < r->member_count; i++) r->members[i] = (uint32_t)r->sorted[i];
    return QUOIN_OK;
}

/* ── One group's system ─────────────────────────────────────────────────────────────────────────────────────── */

/* Returns the group of a row, that of its first open node, or none. */
static uint32_t group_of(leftover *r, const quoin_term *terms, size_t count) {
    for (size_t t = 0; t < count; t++)
        if (r->n->mark[terms[t].variable] & NODE_KERNEL) return component_of(r->n, terms[t].variable);
    return 0;
}

static quoin_status add_row(leftover *r, equations *to, system_row made, const quoin_term *terms, size_t count) {
    native *n = r->n;
    for (size_t t = 0; t < count; t++)
        if (!(n->mark[terms[t].variable] & NODE_KERNEL))
            made.constant -= terms[t].coefficient * n->position[terms[t].variable];
    quoin_status status = equations_row(to, made);
    for (size_t t = 0; t < count && status == QUOIN_OK; t++)
        if (n->mark[terms[t].variable] & NODE_KERNEL)
            status = equations_term(to, r->unknown[terms[t].variable], terms[t].coefficient);
    return status;
}

static quoin_status add_spring(leftover *r, equations *to, const spring *s) {
    quoin_term terms[2] = {{s->high, 1}, {s->low, -1}};
    system_row made = {.constant = s->bound, .relation = s->relation, .level = s->level};
    made.strength = s->required ? STRENGTH_REQUIRED : STRENGTH_OPTIONAL;
    return add_row(r, to, made, terms, s->low ? 2 : 1);
}

static quoin_status add_own_rows(leftover *r, equations *to, uint32_t group, bool required_only) {
    native *n = r->n;
    size_t count = n->spring_count + n->links.row_count;
    if (!RESERVE(n->memory, r->sorted, r->sorted_capacity, count)) return QUOIN_OUT_OF_MEMORY;
    r->sorted_count = 0;
    for (size_t i = 0; i < n->spring_count; i++)
        if (n->mark[n->springs[i].high] & NODE_KERNEL && component_of(r->n, n->springs[i].high) == group)
            r->sorted[r->sorted_count++] = (uint64_t)(uint32_t)n->springs[i].order << 32 | i;
    for (size_t i = 0; i < n->links.row_count; i++)
        if (component_of(r->n, n->links.terms[n->links.rows[i].term_start].variable) == group)
            r->sorted[r->sorted_count++] = (uint64_t)(uint32_t)n->link_order[i] << 32 | (n->spring_count + i);
    sort_numbers(r->sorted, r->sorted_count);
    quoin_status status = QUOIN_OK;
    for (size_t k = 0; k < r->sorted_count && status == QUOIN_OK; k++) {
        size_t i = (uint32_t)r->sorted[k];
        if (i < n->spring_count) {
            status = add_spring(r, to, &n->springs[i]);
            continue;
        }
        const system_row *link = &n->links.rows[i - n->spring_count];
        if (required_only && link->strength != STRENGTH_REQUIRED) continue;
        status = add_row(r, to, *link, n->links.terms + link->term_start, link->term_count);
    }
    return status;
}

static quoin_status add_ties(leftover *r, equations *to, uint32_t group) {
    native *n = r->n;
    const quoin_solver *solver = n->solver;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < solver->row_slots.order_count && status == QUOIN_OK; i++) {
        const row *this_row = &solver->rows[solver->row_slots.order[i]];
        if (!this_row->tie) continue;
        status = reduce_row(n, this_row, &r->row);
        if (status != QUOIN_OK || group_of(r, r->row.terms, r->row.count) != group) continue;
        system_row made = {.constant = r->row.constant, .relation = this_row->relation, .strength = STRENGTH_TIE,
                           .level = this_row->tie - 1u};
        status = add_row(r, to, made, r->row.terms, r->row.count);
    }
    return status;
}

static quoin_status add_rests(leftover *r, equations *to, uint32_t group) {
    native *n = r->n;
    const quoin_solver *solver = n->solver;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < solver->variable_slots.order_count && status == QUOIN_OK; i++) {
        uint32_t slot = solver->variable_slots.order[i];
        row at_anchor = {.first = slot, .second = solver->variables[slot].anchor};
        status = reduce_row(n, &at_anchor, &r->row);
        if (status != QUOIN_OK || group_of(r, r->row.terms, r->row.count) != group) continue;
        system_row made = {.constant = r->row.constant, .strength = STRENGTH_REST};
        status = add_row(r, to, made, r->row.terms, r->row.count);
    }
    return status;
}

static quoin_status solve_group(leftover *r, kernel_kind kind, bool required_only, size_t first, size_t count, bool *feasible) {
    native *n = r->n;
    bool ties = n->solver->ties;
    uint32_t group = component_of(r->n, r->members[first]);
    equations system = {.memory = n->memory, .unknown_count = (uint32_t)count, .level_count = levels_below(&n->solver->levels)};
    for (size_t i = 0; i < count; i++) r->unknown[r->members[first + i]] = (uint32_t)i;
    quoin_status status = add_own_rows(r, &system, group, required_only);
    double *point = memory_take(n->memory, count * sizeof *point);
    if (!point) status = QUOIN_OUT_OF_MEMORY;
    if (required_only) {
        if (status == QUOIN_OK) status = equations_feasible(&system, kind, feasible);
    } else {
        answer found = {0};
        if (status == QUOIN_OK && ties) status = add_ties(r, &system, group);
        if (status == QUOIN_OK && ties) status = add_rests(r, &system, group);
        if (status == QUOIN_OK) status = equations_solve(&system, kind, ties, point, &found);
        *feasible = found.feasible;
        for (size_t i = 0; i < count && status == QUOIN_OK && found.feasible; i++) n->position[r->members[first + i]] = point[i];
        n->solver->counts.kernel_rows += found.program_rows;
        n->solver->counts.kernel_columns += found.program_columns;
        n->solver->counts.kernel_pivots += found.pivots;
    }
    memory_give(n->memory, point, count * sizeof *point);
    equations_release(&system);
    return status;
}

/* Finds the ranges of a group. They are taken over the face of the priorities, so tie rows and T5 do not take part. */
static quoin_status range_group(leftover *r, kernel_kind kind, double enough, size_t first, size_t count, double *width) {
    native *n = r->n;
    equations system = {.memory = n->memory, .unknown_count = (uint32_t)count, .level_count = levels_below(&n->solver->levels)};
    for (size_t i = 0; i < count; i++) r->unknown[r->members[first + i]] = (uint32_t)i;
    double *found = memory_take(n->memory, count * sizeof *found);
    quoin_status status = found ? add_own_rows(r, &system, component_of(n, r->members[first]), false) : QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < count && found; i++) found[i] = NAN;
    if (status == QUOIN_OK) status = equations_ranges(&system, kind, enough, found);
    for (size_t i = 0; i < count && status == QUOIN_OK; i++) width[r->members[first + i]] = found[i];
    memory_give(n->memory, found, count * sizeof *found);
    equations_release(&system);
    return status;
}

static size_t group_size(const leftover *r, size_t first) {
    size_t count = 1;
    uint32_t group = component_of(r->n, r->members[first]);
    while (first + count < r->member_count && component_of(r->n, r->members[first + count]) == group) count++;
    return count;
}

static quoin_status solve_groups(leftover *r, kernel_kind kind, bool required_only, bool *feasible) {
    quoin_status status = collect_groups(r);
    *feasible = true;
    for (size_t first = 0; first < r->member_count && status == QUOIN_OK && *feasible;) {
        size_t count = group_size(r, first);
        status = solve_group(r, kind, required_only, first, count, feasible);
        first += count;
    }
    return status;
}

static quoin_status open(leftover *r, native *n) {
    *r = (leftover){.n = n, .nodes = (size_t)n->node_count + 1};
    part parts[] = {PART(r->unknown, r->nodes), PART(r->members, r->nodes)};
    return slab_carve(n->memory, &r->room, parts, 2) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

static void close(leftover *r) {
    slab_release(r->n->memory, &r->room);
    GIVE(r->n->memory, r->sorted, r->sorted_capacity);
    GIVE(r->n->memory, r->row.terms, r->row.capacity);
}

quoin_status remainder_solve(native *n, kernel_kind kind, bool required_only, bool *feasible) {
    leftover r;
    quoin_status status = open(&r, n);
    if (status != QUOIN_OK) return status;
    status = solve_groups(&r, kind, required_only, feasible);
    close(&r);
    return status;
}

quoin_status remainder_ranges(native *n, kernel_kind kind, double enough, double *width) {
    leftover r;
    quoin_status status = open(&r, n);
    if (status != QUOIN_OK) return status;
    status = collect_groups(&r);
    for (size_t first = 0, count; first < r.member_count && status == QUOIN_OK; first += count) {
        count = group_size(&r, first);
        status = range_group(&r, kind, enough, first, count, width);
    }
    close(&r);
    return status;
}
