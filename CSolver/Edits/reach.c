/* Reach: the edits that may go through the edit index although a network or the tie levels decided some positions.
 *
 *     row ──▶ function ──▶ … ──▶ outermost function ──▶ step       closed: an edit goes this way
 *                                                   ──▶ network    the network would have to be solved again
 *                                                   ──▶ open step  so would the tie levels
 *
 * An outermost function is barred where its edge went to the network, or where anything that it settles is open. A node is
 * watched where something open depends on its position: what is anchored to it, tied to it, or was eliminated beside it.
 * An edit that changes no barred function and moves no watched node leaves the network, the optimal face and the tie levels
 * with the same numbers as a fresh solve, so what they decided stays as it is.
 */
#include "Edits/reach.h"

#include "Network/bridge.h"

static bool is_open(const native *n, uint32_t node) { return n->mark[node] & (NODE_OPEN | NODE_LOOSE); }

/* Finds the outermost function that each function went into. Parents have greater numbers than their operands. */
static void index_outermost(native *n) {
    edit_index *x = &n->index;
    for (uint32_t f = (uint32_t)n->functions.count; f-- > 0;) {
        uint32_t parent = n->functions.list[f].parent;
        x->outermost[f] = parent == NO_FUNCTION ? f : x->outermost[parent];
    }
}

static void bar_functions(native *n) {
    edit_index *x = &n->index;
    memory_fill(x->barred, 0, n->functions.count);
    for (uint32_t e = 0; n->network_solved && e < n->edge_count; e++)
        if (n->edges[e].alive) x->barred[x->outermost[n->edges[e].function]] = 1;
    for (size_t i = 0; i < n->step_count; i++) {
        const step *s = &n->steps[i];
        if (s->kind != STEP_FREE && is_open(n, s->node)) x->barred[x->outermost[s->function]] = 1;
    }
}

static void watch_neighbors(native *n) {
    uint8_t *watched = n->index.watched;
    for (size_t i = 0; i < n->step_count; i++) {
        const step *s = &n->steps[i];
        if (s->kind == STEP_FREE || !is_open(n, s->node)) continue;
        watched[s->a] = 1;
        if (s->kind == STEP_SERIES) watched[s->b] = 1;
    }
}

static void watch_anchors(native *n) {
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) {
        uint32_t slot = listed.slots[i], anchor = n->solver->variables[slot].anchor;
        if (anchor == NO_VARIABLE) continue;
        uint32_t own = node_root(n, n->node[slot]), other = node_root(n, n->node[anchor]);
        if (is_open(n, own)) n->index.watched[other] = 1;
        if (is_open(n, other)) n->index.watched[own] = 1;
    }
}

static uint32_t root_of_term(const native *n, const row *this_row, uint32_t at) {
    quoin_term term;
    return row_term(n->solver, this_row, at, &term) ? node_root(n, n->node[term.variable]) : 0;
}

/* A tie row about anything open watches all that it mentions. */
static void watch_ties(native *n) {
    slot_list listed = rows_of(n);
    for (size_t i = 0; i < listed.count; i++) {
        const row *this_row = &n->solver->rows[listed.slots[i]];
        if (!this_row->tie) continue;
        uint32_t count = row_terms(this_row);
        bool open = false;
        for (uint32_t t = 0; t < count && !open; t++) open = is_open(n, root_of_term(n, this_row, t));
        for (uint32_t t = 0; t < count && open; t++) n->index.watched[root_of_term(n, this_row, t)] = 1;
    }
}

quoin_status reach_make(native *n) {
    edit_index *x = &n->index;
    size_t nodes = (size_t)n->node_count + 1;
    part parts[] = {PART(x->outermost, n->functions.count), PART(x->barred, n->functions.count), PART(x->watched, nodes)};
    if (!slab_carve(n->memory, &x->reach_slab, parts, 3)) return QUOIN_OUT_OF_MEMORY;
    index_outermost(n);
    bar_functions(n);
    return QUOIN_OK;
}

void reach_watch(native *n) {
    memory_fill(n->index.watched, 0, (size_t)n->node_count + 1);
    if (n->simple) return;
    watch_neighbors(n);
    watch_anchors(n);
    watch_ties(n);
}

bool reach_allows(const native *n) {
    const edit_index *x = &n->index;
    for (size_t i = 0; i < n->solver->changed_count; i++) {
        uint32_t s = x->place_of_row[n->solver->changed_rows[i]];
        if (s >= IS_LINK || x->barred[x->outermost[x->function_of_spring[s]]]) return false;
    }
    return true;
}
