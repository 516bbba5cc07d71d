/* The remainder: components that elimination could not finish, and those it left open. Each group of them (components
 * that tie rows or anchors connect go together) becomes one system of its own springs, links, tie rows and rests.
 */
#include <string.h>

#include "reduction.h"
#include "sorting.h"

typedef struct remainder {
    native *n;
    uint32_t *set;             /* per node: disjoint sets */
    uint32_t *unknown;         /* per node: its number in the group at hand */
    uint32_t *members;         /* nodes of open components, group by group */
    size_t nodes, member_count;
    uint64_t *sorted;          /* (group, …) keys */
    size_t sorted_count, sorted_capacity;
    reduced row;
} remainder;

static uint32_t set_of(remainder *r, uint32_t node) {
    while (r->set[node] != node) node = r->set[node] = r->set[r->set[node]];
    return node;
}

/* The lower node stays the set's name, so that names do not depend on the order of joining. */
static void join(remainder *r, uint32_t a, uint32_t b) {
    a = set_of(r, a);
    b = set_of(r, b);
    if (a < b) r->set[b] = a;
    else r->set[a] = b;
}

static bool is_root(const native *n, uint32_t node) { return !n->affine || n->root[node] == node; }

static void join_springs_and_links(remainder *r) {
    native *n = r->n;
    for (uint32_t i = 0; i < r->nodes; i++) r->set[i] = i;
    for (size_t i = 0; i < n->spring_count; i++)
        if (n->springs[i].low) join(r, n->springs[i].high, n->springs[i].low);
    for (size_t i = 0; i < n->links.row_count; i++) {
        const system_row *link = &n->links.rows[i];
        const quoin_term *terms = n->links.terms + link->term_start;
        for (uint32_t t = 1; t < link->term_count; t++) join(r, terms[0].variable, terms[t].variable);
    }
}

/* A component goes to the kernel whole: if one node in it is left or loose, all are marked. */
static void mark_components(remainder *r) {
    native *n = r->n;
    for (uint32_t i = 1; i < r->nodes; i++) {
        if (!is_root(n, i)) continue;
        if (!(n->mark[i] & NODE_GONE) || n->mark[i] & NODE_LOOSE) n->mark[set_of(r, i)] |= NODE_KERNEL;
    }
    for (uint32_t i = 1; i < r->nodes; i++)
        if (is_root(n, i) && n->mark[set_of(r, i)] & NODE_KERNEL) n->mark[i] |= NODE_KERNEL;
}

static void join_terms(remainder *r, const quoin_term *terms, size_t count) {
    uint32_t first = 0;
    for (size_t t = 0; t < count; t++) {
        if (!(r->n->mark[terms[t].variable] & NODE_KERNEL)) continue;
        if (first) join(r, first, terms[t].variable);
        first = terms[t].variable;
    }
}

static uint32_t root_of(const native *n, uint32_t slot) {
    uint32_t node = n->node[slot];
    while (n->affine && node && n->root[node] != node) node = n->root[node];
    return node;
}

static quoin_status join_ties(remainder *r) {
    native *n = r->n;
    const quoin_solver *solver = n->solver;
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        const row *of = &solver->rows[solver->row_slots.order[i]];
        if (!of->tie) continue;
        quoin_status status = reduce_row(n, of, &r->row);
        if (status != QUOIN_OK) return status;
        join_terms(r, r->row.terms, r->row.count);
    }
    for (size_t i = 0; i < solver->variable_slots.order_count; i++) {
        uint32_t slot = solver->variable_slots.order[i], anchor = solver->variables[slot].anchor;
        if (anchor == NO_VARIABLE) continue;
        quoin_term both[2] = {{root_of(n, slot), 1}, {root_of(n, anchor), 1}};
        join_terms(r, both, 2);
    }
    return QUOIN_OK;
}

static quoin_status collect_groups(remainder *r) {
    native *n = r->n;
    if (!RESERVE(n->memory, r->sorted, r->sorted_capacity, r->nodes)) return QUOIN_OUT_OF_MEMORY;
    r->sorted_count = 0;
    for (uint32_t i = 1; i < r->nodes; i++)
        if (is_root(n, i) && n->mark[i] & NODE_KERNEL) r->sorted[r->sorted_count++] = (uint64_t)set_of(r, i) << 32 | i;
    sort_numbers(r->sorted, r->sorted_count);
    r->member_count = r->sorted_count;
    for (size_t i = 0; i < r->member_count; i++) r->members[i] = (uint32_t)r->sorted[i];
    return QUOIN_OK;
}

/* ── One group's system ─────────────────────────────────────────────────────────────────────────────────────── */

/* Which group a row belongs to: that of its first open node, or none. */
static uint32_t group_of(remainder *r, const quoin_term *terms, size_t count) {
    for (size_t t = 0; t < count; t++)
        if (r->n->mark[terms[t].variable] & NODE_KERNEL) return set_of(r, terms[t].variable);
    return 0;
}

static quoin_status add_row(remainder *r, equations *to, system_row made, const quoin_term *terms, size_t count) {
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

static quoin_status add_spring(remainder *r, equations *to, const spring *s) {
    quoin_term terms[2] = {{s->high, 1}, {s->low, -1}};
    system_row made = {.constant = s->bound, .relation = s->relation, .level = s->level};
    made.strength = s->required ? STRENGTH_REQUIRED : STRENGTH_OPTIONAL;
    return add_row(r, to, made, terms, s->low ? 2 : 1);
}

static quoin_status add_own_rows(remainder *r, equations *to, uint32_t group, bool required_only) {
    native *n = r->n;
    size_t count = n->spring_count + n->links.row_count;
    if (!RESERVE(n->memory, r->sorted, r->sorted_capacity, count)) return QUOIN_OUT_OF_MEMORY;
    r->sorted_count = 0;
    for (size_t i = 0; i < n->spring_count; i++)
        if (n->mark[n->springs[i].high] & NODE_KERNEL && set_of(r, n->springs[i].high) == group)
            r->sorted[r->sorted_count++] = (uint64_t)(uint32_t)n->springs[i].order << 32 | i;
    for (size_t i = 0; i < n->links.row_count; i++)
        if (set_of(r, n->links.terms[n->links.rows[i].term_start].variable) == group)
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

static quoin_status add_ties(remainder *r, equations *to, uint32_t group) {
    native *n = r->n;
    const quoin_solver *solver = n->solver;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < solver->row_slots.order_count && status == QUOIN_OK; i++) {
        const row *of = &solver->rows[solver->row_slots.order[i]];
        if (!of->tie) continue;
        status = reduce_row(n, of, &r->row);
        if (status != QUOIN_OK || group_of(r, r->row.terms, r->row.count) != group) continue;
        system_row made = {.constant = r->row.constant, .relation = of->relation, .strength = STRENGTH_TIE, .level = of->tie - 1u};
        status = add_row(r, to, made, r->row.terms, r->row.count);
    }
    return status;
}

static quoin_status add_rests(remainder *r, equations *to, uint32_t group) {
    native *n = r->n;
    const quoin_solver *solver = n->solver;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < solver->variable_slots.order_count && status == QUOIN_OK; i++) {
        uint32_t slot = solver->variable_slots.order[i];
        row rest = {.first = slot, .second = solver->variables[slot].anchor};
        status = reduce_row(n, &rest, &r->row);
        if (status != QUOIN_OK || group_of(r, r->row.terms, r->row.count) != group) continue;
        system_row made = {.constant = r->row.constant, .strength = STRENGTH_REST};
        status = add_row(r, to, made, r->row.terms, r->row.count);
    }
    return status;
}

static quoin_status solve_group(remainder *r, kernel_kind kind, bool required_only, size_t first, size_t count, bool *feasible) {
    native *n = r->n;
    bool ties = n->solver->ties;
    uint32_t group = set_of(r, r->members[first]);
    equations system = {.memory = n->memory, .unknown_count = (uint32_t)count, .level_count = (uint32_t)n->levels.count};
    for (size_t i = 0; i < count; i++) r->unknown[r->members[first + i]] = (uint32_t)i;
    quoin_status status = add_own_rows(r, &system, group, required_only);
    double *point = memory_take(n->memory, count * sizeof *point);
    if (!point) status = QUOIN_OUT_OF_MEMORY;
    if (required_only) {
        if (status == QUOIN_OK) status = equations_feasible(&system, kind, feasible, NULL);
    } else {
        answer found = {0};
        if (status == QUOIN_OK && ties) status = add_ties(r, &system, group);
        if (status == QUOIN_OK && ties) status = add_rests(r, &system, group);
        if (status == QUOIN_OK) status = equations_solve(&system, kind, ties, point, NULL, &found);
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

static quoin_status solve_groups(remainder *r, kernel_kind kind, bool required_only, bool *feasible) {
    join_springs_and_links(r);
    mark_components(r);
    quoin_status status = required_only || !r->n->solver->ties ? QUOIN_OK : join_ties(r);
    if (status == QUOIN_OK) status = collect_groups(r);
    *feasible = true;
    for (size_t first = 0; first < r->member_count && status == QUOIN_OK && *feasible;) {
        size_t count = 1;
        while (first + count < r->member_count && set_of(r, r->members[first + count]) == set_of(r, r->members[first])) count++;
        status = solve_group(r, kind, required_only, first, count, feasible);
        first += count;
    }
    return status;
}

quoin_status remainder_solve(native *n, kernel_kind kind, bool required_only, bool *feasible) {
    remainder r = {.n = n, .nodes = (size_t)n->node_count + 1};
    size_t size = 3 * r.nodes * sizeof *r.set;
    r.set = memory_take(n->memory, size);
    if (!r.set) return QUOIN_OUT_OF_MEMORY;
    r.unknown = r.set + r.nodes;
    r.members = r.unknown + r.nodes;
    quoin_status status = solve_groups(&r, kind, required_only, feasible);
    memory_give(n->memory, r.set, size);
    GIVE(n->memory, r.sorted, r.sorted_capacity);
    GIVE(n->memory, r.row.terms, r.row.capacity);
    return status;
}
