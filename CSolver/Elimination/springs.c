/* Springs: the rows that merged nothing and relate two nodes, bundled by pair; all other rows (three nodes, unequal
 * coefficients) are links and go to the kernel.
 *
 * A row whose two coefficients are ±1 is a spring at any priority; a required inequality may have any scale, since
 * only its bound matters. Everything else is a link.
 */
#include "Elimination/reduction.h"
#include "Memory/inlining.h"
#include "Numbers/order.h"

#include <math.h>
#include <string.h>

typedef enum sorted { SORTED_SPRING, SORTED_LINK, SORTED_CONSTANT } sorted;

static void complete_spring(native *n, const row *this_row, uint32_t slot, int32_t order, spring *made) {
    made->sign = 1;
    if (made->high < made->low) {
        uint32_t swap = made->high;
        made->high = made->low;
        made->low = swap;
        made->sign = -1;
        made->bound = -made->bound;
    }
    made->row = slot;
    made->order = order;
    made->relation = (int8_t)(this_row->relation * made->sign);
    made->required = row_is_required(this_row);
    made->edited = this_row->flags & ROW_EDIT && !made->required;
    made->level = n->solver->levels.rank[this_row->priority];
}

static quoin_status add_link(native *n, const row *this_row, uint32_t slot, int32_t order, const reduced *r) {
    bool required = row_is_required(this_row);
    system_row made = {.constant = r->constant, .relation = this_row->relation};
    made.strength = required ? STRENGTH_REQUIRED : STRENGTH_OPTIONAL;
    made.level = n->solver->levels.rank[this_row->priority];
    quoin_status status = equations_row(&n->links, made);
    for (size_t i = 0; i < r->count && status == QUOIN_OK; i++) {
        status = equations_term(&n->links, r->terms[i].variable, r->terms[i].coefficient);
        n->mark[r->terms[i].variable] |= NODE_STUCK;
    }
    size_t at = n->links.row_count;
    if (status == QUOIN_OK && (!RESERVE(n->memory, n->link_row, n->link_row_capacity, at) ||
                               !RESERVE(n->memory, n->link_order, n->link_order_capacity, at)))
        status = QUOIN_OUT_OF_MEMORY;
    if (status != QUOIN_OK) return status;
    n->link_row[at - 1] = slot;
    n->link_order[at - 1] = order;
    return QUOIN_OK;
}

/* Checks a row without remaining nodes, which either holds or not, whatever the solution. */
static void check_constant(native *n, const row *this_row, double constant) {
    row rest = *this_row;
    rest.constant = constant;
    if (row_is_required(this_row) && row_violation(&rest, 0) > REQUIRED_TOLERANCE) note_contradiction(n);
}

static sorted sort_reduced(native *n, const row *this_row, uint32_t slot, int32_t order, const reduced *r, spring *out) {
    if (!r->count) return SORTED_CONSTANT;
    const quoin_term *t = r->terms;
    double scale = t[0].coefficient;
    bool pair = r->count == 1 || (r->count == 2 && t[1].coefficient == -scale);
    bool scalable = row_is_required(this_row) && this_row->relation != QUOIN_EQUAL;
    if (!pair || (fabs(scale) != 1 && !scalable)) return SORTED_LINK;
    *out = (spring){.high = t[0].variable, .low = r->count == 2 ? t[1].variable : 0};
    out->bound = r->constant / fabs(scale);
    if (is_negative(scale)) {
        out->low = t[0].variable;
        out->high = r->count == 2 ? t[1].variable : 0;
    }
    complete_spring(n, this_row, slot, order, out);
    return SORTED_SPRING;
}

static sorted sort_plain(native *n, const row *this_row, uint32_t slot, int32_t order, spring *out) {
    *out = (spring){.bound = this_row->constant};
    double fixed = 0;
    if (this_row->first != NO_VARIABLE) out->high = n->node[this_row->first], fixed = n->offset[this_row->first];
    if (this_row->second != NO_VARIABLE) out->low = n->node[this_row->second], fixed -= n->offset[this_row->second];
    out->bound -= fixed;
    if (out->high == out->low) return SORTED_CONSTANT;
    complete_spring(n, this_row, slot, order, out);
    return SORTED_SPRING;
}

static inline bool is_plain(const native *n, const row *this_row) {
    if (!n->affine) return !(this_row->flags & ROW_GENERAL);
    return !(this_row->flags & ROW_GENERAL) &&
           (this_row->first == NO_VARIABLE || n->root[n->node[this_row->first]] == n->node[this_row->first]) &&
           (this_row->second == NO_VARIABLE || n->root[n->node[this_row->second]] == n->node[this_row->second]);
}

static quoin_status sort_out(native *n, uint32_t slot, int32_t order, reduced *scratch) {
    const row *this_row = &n->solver->rows[slot];
    if (!RESERVE(n->memory, n->springs, n->spring_capacity, n->spring_count + 1)) return QUOIN_OUT_OF_MEMORY;
    spring *made = &n->springs[n->spring_count]; /* counted if it is one */
    sorted kind;
    if (!is_plain(n, this_row)) {
        quoin_status status = reduce_row(n, this_row, scratch);
        if (status != QUOIN_OK) return status;
        kind = sort_reduced(n, this_row, slot, order, scratch, made);
        if (kind == SORTED_CONSTANT) made->bound = scratch->constant;
    } else {
        kind = sort_plain(n, this_row, slot, order, made);
    }
    if (kind == SORTED_LINK) return add_link(n, this_row, slot, order, scratch);
    if (kind == SORTED_SPRING) n->spring_count++;
    else check_constant(n, this_row, made->bound);
    return QUOIN_OK;
}

quoin_status spring_remake(native *n, uint32_t slot, int32_t order, spring *out, bool *is_spring) {
    const row *this_row = &n->solver->rows[slot];
    *is_spring = false;
    if (is_plain(n, this_row)) {
        *is_spring = sort_plain(n, this_row, slot, order, out) == SORTED_SPRING;
        return QUOIN_OK;
    }
    reduced scratch = {0};
    quoin_status status = reduce_row(n, this_row, &scratch);
    if (status == QUOIN_OK) *is_spring = sort_reduced(n, this_row, slot, order, &scratch, out) == SORTED_SPRING;
    GIVE(n->memory, scratch.terms, scratch.capacity);
    return status;
}

INLINE_CALLS static quoin_status sort_rows_out(native *n, bool required_only) {
    reduced scratch = {0};
    quoin_status status = QUOIN_OK;
    const row *all = n->solver->rows;
    for (size_t i = 0; i < n->unmerged_count && status == QUOIN_OK; i++) {
        const row *this_row = &all[n->unmerged[i]];
        if (required_only ? !row_is_required(this_row) : row_is_deferred(this_row)) continue;
        status = sort_out(n, n->unmerged[i], n->unmerged_order[i], &scratch);
    }
    for (size_t i = 0; i < n->derived_count && status == QUOIN_OK; i++)
        status = sort_out(n, n->derived[i], n->derived_order[i], &scratch);
    GIVE(n->memory, scratch.terms, scratch.capacity);
    return status;
}

/* ── Bundling: by high node with a counting sort, then by low node with a stamp per node ────────────────────── */

static quoin_status reserve_nodes(native *n) {
    size_t count = with_slack((size_t)n->node_count + 1); /* for grafts (graft.h) */
    if ((size_t)n->node_count + 1 <= n->node_capacity) return QUOIN_OK;
    part parts[] = {PART(n->position, count), PART(n->head, count), PART(n->degree, count), PART(n->component, count), PART(n->mark, count)};
    if (!slab_carve(n->memory, &n->node_slab, parts, 5)) return QUOIN_OUT_OF_MEMORY;
    n->node_capacity = count;
    return QUOIN_OK;
}

static inline void link_half(native *n, uint32_t e, uint32_t side) {
    uint32_t node = n->edges[e].ends[side], half = e * 2 + side;
    uint32_t next = n->head[node];
    n->edges[e].next[side] = next;
    n->edges[e].previous[side] = NO_INDEX;
    if (next != NO_INDEX) n->edges[next >> 1].previous[next & 1] = half;
    n->head[node] = half;
    n->degree[node]++;
}

quoin_status edge_make(native *n, uint32_t high, uint32_t low, uint32_t *out) {
    if (!RESERVE(n->memory, n->edges, n->edge_capacity, n->edge_count + 1)) return QUOIN_OUT_OF_MEMORY;
    uint32_t e = (uint32_t)n->edge_count++;
    n->edges[e] = (edge){.ends = {high, low}, .pieces = NO_FUNCTION, .alive = true};
    link_half(n, e, 0);
    link_half(n, e, 1);
    *out = e;
    return QUOIN_OK;
}

/* Reserves the usual room for edges: several rows are often between the same two nodes. */
static bool reserve_edges(native *n) {
    size_t usual = n->spring_count - n->spring_count / 4 + 16;
    return RESERVE_ANEW(n->memory, n->edges, n->edge_capacity, usual);
}

/* Reserves the usual needs of elimination: a step for half of the nodes, a function per edge and for some nodes, and a few points per
 * spring. */
static bool reserve_elimination(native *n) {
    size_t nodes = n->node_count, functions = n->edge_count + nodes / 2 + 16;
    size_t places = 3 * n->spring_count - n->spring_count / 4 + nodes / 2 + 16;
    return RESERVE_ANEW(n->memory, n->steps, n->step_capacity, nodes / 2 + 16) &&
           RESERVE_ANEW(n->memory, n->functions.list, n->functions.capacity, functions) &&
           functions_reserve(&n->functions, places);
}

/* Moves required rows to the front and edited ones to the back; each group keeps its order. */
static void part_list(const native *n, uint32_t *list, uint32_t count, uint32_t *other) {
    uint32_t kept = 0;
    for (int pass = 0; pass < 3; pass++)
        for (uint32_t i = 0; i < count; i++) {
            const spring *s = &n->springs[list[i]];
            if (pass == (s->required ? 0 : s->edited ? 2 : 1)) other[kept++] = list[i];
        }
    memcpy(list, other, count * sizeof *list);
}

/* Orders the springs by their high nodes; `start` is scratch, one place per node and one more. */
static void order_by_high(const native *n, size_t nodes, uint32_t *start, uint32_t *by_high) {
    memory_fill(start, 0, (nodes + 1) * sizeof *start);
    for (size_t i = 0; i < n->spring_count; i++) start[n->springs[i].high + 1]++;
    for (size_t i = 0; i < nodes; i++) start[i + 1] += start[i];
    for (size_t i = 0; i < n->spring_count; i++) by_high[start[n->springs[i].high]++] = (uint32_t)i;
}

/* Makes an edge for each pair of nodes, and counts its springs. */
static quoin_status make_edges(native *n, size_t nodes, const uint32_t *by_high, uint32_t *edge_of) {
    uint32_t *stamp = n->component;
    for (size_t i = 0; i < nodes; i++) stamp[i] = NO_INDEX;
    for (size_t i = 0; i < n->spring_count; i++) {
        const spring *s = &n->springs[by_high[i]];
        uint32_t e = stamp[s->low];
        if (e == NO_INDEX || n->edges[e].ends[0] != s->high) {
            quoin_status status = edge_make(n, s->high, s->low, &e);
            if (status != QUOIN_OK) return status;
            stamp[s->low] = e;
        }
        edge_of[i] = e;
        n->edges[e].spring_count++;
        n->edges[e].edited |= s->edited;
    }
    return QUOIN_OK;
}

/* Fills edge_springs so that each edge's rows are together, in key order, and each high node's edges too. */
static quoin_status bundle(native *n) {
    size_t nodes = (size_t)n->node_count + 1, count = n->spring_count;
    if (!reserve_edges(n) || !RESERVE_ANEW(n->memory, n->edge_springs, n->edge_spring_capacity, count) ||
        !RESERVE_ANEW(n->memory, n->scratch, n->scratch_capacity, nodes + 1 + 2 * count))
        return QUOIN_OUT_OF_MEMORY;
    uint32_t *start = n->scratch, *by_high = start + nodes + 1, *edge_of = by_high + count;
    order_by_high(n, nodes, start, by_high);
    quoin_status status = make_edges(n, nodes, by_high, edge_of);
    if (status != QUOIN_OK) return status;
    if (!reserve_elimination(n)) return QUOIN_OUT_OF_MEMORY;
    uint32_t at = 0;
    for (size_t e = 0; e < n->edge_count; e++) {
        n->edges[e].springs = at;
        at += n->edges[e].spring_count;
        n->edges[e].spring_count = 0;
    }
    for (size_t i = 0; i < count; i++) {
        edge *target = &n->edges[edge_of[i]];
        n->edge_springs[target->springs + target->spring_count++] = by_high[i];
    }
    for (size_t e = 0; e < n->edge_count; e++)
        if (n->edges[e].edited || n->edges[e].spring_count > ROWS_TOGETHER)
            part_list(n, n->edge_springs + n->edges[e].springs, n->edges[e].spring_count, edge_of);
    return QUOIN_OK;
}

/* Counts the rows that may pull at each level, which decides the width of a level's field. */
static quoin_status pack_levels(native *n, size_t count) {
    uint32_t *rows = memory_take(n->memory, count * sizeof *rows);
    if (count && !rows) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < count; i++) rows[i] = 0;
    for (size_t i = 0; i < n->spring_count; i++)
        if (!n->springs[i].required) rows[n->springs[i].level]++;
    quoin_status status = packing_make(n->memory, &n->packing, rows, (uint32_t)count);
    memory_give(n->memory, rows, count * sizeof *rows);
    n->functions.word_count = n->packing.word_count;
    return status;
}

/* Takes all edges away, and puts all nodes at 0: what hangs from those that elimination leaves to a kernel is settled before it decides. */
static void clear_nodes(native *n) {
    size_t nodes = (size_t)n->node_count + 1;
    memory_fill(n->position, 0, nodes * sizeof *n->position);
    memory_fill(n->mark, 0, nodes * sizeof *n->mark);
    memory_fill(n->degree, 0, nodes * sizeof *n->degree);
    memory_fill(n->head, 0xff, nodes * sizeof *n->head);
    n->edge_count = n->step_count = 0;
}

quoin_status springs_bundle(native *n, size_t level_count) {
    quoin_status status = reserve_nodes(n);
    if (status != QUOIN_OK) return status;
    clear_nodes(n);
    functions_clear(&n->functions);
    if ((status = pack_levels(n, level_count)) != QUOIN_OK) return status;
    return bundle(n);
}

quoin_status springs_build(native *n, bool required_only) {
    quoin_status status = reserve_nodes(n);
    if (status != QUOIN_OK) return status;
    clear_nodes(n);
    n->spring_count = 0;
    n->links.row_count = n->links.term_count = 0;
    if (!RESERVE_ANEW(n->memory, n->springs, n->spring_capacity, n->unmerged_count + 1)) return QUOIN_OUT_OF_MEMORY;
    if ((status = sort_rows_out(n, required_only)) != QUOIN_OK) return status;
    functions_clear(&n->functions);
    if ((status = pack_levels(n, levels_below(&n->solver->levels))) != QUOIN_OK) return status;
    return bundle(n);
}
