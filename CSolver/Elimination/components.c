/* Components: the sets of nodes that are connected without the reference. Where elimination left nodes or positions
 * open, the whole component is open; tie rows connect open components. A component with nodes left, or with an open
 * scalar, is solved by the kernel.
 */
#include "Elimination/reduction.h"
#include "Store/sets.h"

uint32_t component_of(native *n, uint32_t node) { return set_name(n->component, node); }

static void join(native *n, uint32_t a, uint32_t b) { set_join(n->component, a, b); }

void components_join(native *n) {
    for (uint32_t i = 0; i <= n->node_count; i++) n->component[i] = i;
    for (size_t i = 0; i < n->spring_count; i++)
        if (n->springs[i].low) join(n, n->springs[i].high, n->springs[i].low);
    for (size_t i = 0; i < n->links.row_count; i++) {
        const system_row *link = &n->links.rows[i];
        const quoin_term *terms = n->links.terms + link->term_start;
        for (uint32_t t = 1; t < link->term_count; t++) join(n, terms[0].variable, terms[t].variable);
    }
}

/* Spreads a mark on one node of a component to all its nodes. */
static void spread(native *n, uint8_t mark) {
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (n->mark[i] & mark) n->mark[component_of(n, i)] |= mark;
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (node_is_root(n, i) && n->mark[component_of(n, i)] & mark) n->mark[i] |= mark;
}

/* Joins the root and the scalar of each node that depends on both. */
static void join_scalars(native *n) {
    for (uint32_t i = 1; i <= n->node_count && n->lengths; i++) {
        if (n->root[i] == i) continue;
        place at = place_of(n, i);
        if (at.root && at.scalar) join(n, at.root, at.scalar);
    }
}

/* Marks open scalars. A node that depends on one has two unknowns, so the tie levels are no longer about distances. */
static void mark_open_scalars(native *n) {
    for (uint32_t i = 1; i <= n->node_count && n->lengths; i++) {
        if (n->root[i] == i) continue;
        place at = place_of(n, i);
        if (at.scalar && n->mark[at.scalar] & NODE_OPEN) n->mark[at.scalar] |= NODE_KERNEL;
    }
}

/* Lists the open nodes that a variable depends on, at most two. */
static uint32_t open_nodes(const native *n, uint32_t slot, uint32_t *out) {
    place at = n->affine ? place_of(n, n->node[slot]) : (place){.root = n->node[slot]};
    uint32_t count = 0;
    if (n->mark[at.root] & NODE_OPEN) out[count++] = at.root;
    if (at.scalar && n->mark[at.scalar] & NODE_OPEN) out[count++] = at.scalar;
    return count;
}

/* Joins the nodes that a tie row mentions. */
static void join_tie(native *n, const reduced *r) {
    uint32_t first = 0;
    for (size_t t = 0; t < r->count; t++) {
        uint32_t node = r->terms[t].variable;
        if (!(n->mark[node] & NODE_OPEN)) continue;
        if (first) join(n, first, node);
        first = node;
    }
}

static quoin_status join_ties(native *n) {
    const quoin_solver *solver = n->solver;
    reduced r = {0};
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < solver->row_slots.order_count && status == QUOIN_OK; i++) {
        const row *this_row = &solver->rows[solver->row_slots.order[i]];
        if (!this_row->tie) continue;
        status = reduce_row(n, this_row, &r);
        if (status == QUOIN_OK) join_tie(n, &r);
    }
    GIVE(n->memory, r.terms, r.capacity);
    return status;
}

/* Joins the components of the kernel's nodes and of their anchors, because the kernel settles T5 itself. */
static void join_anchors(native *n) {
    const quoin_solver *solver = n->solver;
    for (size_t i = 0; i < solver->variable_slots.order_count; i++) {
        uint32_t slot = solver->variable_slots.order[i], anchor = solver->variables[slot].anchor;
        if (anchor == NO_VARIABLE) continue;
        uint32_t nodes[4], count = open_nodes(n, slot, nodes);
        count += open_nodes(n, anchor, nodes + count);
        for (uint32_t k = 1; k < count; k++) join(n, nodes[0], nodes[k]);
    }
}

quoin_status components_open(native *n, bool ties, bool *kernel) {
    components_join(n);
    join_scalars(n);
    for (uint32_t i = 1; i <= n->node_count; i++) {
        if (!node_is_root(n, i)) continue;
        if (!(n->mark[i] & NODE_GONE)) n->mark[i] |= NODE_OPEN | NODE_KERNEL;
        else if (ties && n->mark[i] & NODE_LOOSE) n->mark[i] |= NODE_OPEN;
    }
    spread(n, NODE_OPEN);
    mark_open_scalars(n);
    quoin_status status = ties ? join_ties(n) : QUOIN_OK;
    *kernel = false;
    for (uint32_t i = 1; i <= n->node_count && !*kernel; i++) *kernel = n->mark[i] & NODE_KERNEL;
    if (*kernel && ties) join_anchors(n);
    if (*kernel) spread(n, NODE_KERNEL);
    return status;
}

void components_give_up(native *n) {
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (n->mark[i] & NODE_OPEN) n->mark[i] |= NODE_KERNEL;
    join_anchors(n);
    spread(n, NODE_KERNEL);
}
