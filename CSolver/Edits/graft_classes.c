/* Classes under structural edits: an equality that is removed cuts its class in two, one that is added joins two.
 *
 *     x ── a ── b ──╳── c ── d          the smaller side gets a node of its own; that of the reference keeps node 0
 */
#include "Edits/graft.h"

/* Returns a number for a new node, that of one that vanished in an earlier edit if there is any; 0 if there is no room. */
static uint32_t number_of_node(graft *g) {
    native *n = g->n;
    if (g->free_nodes.count) return g->free_nodes.list[--g->free_nodes.count];
    return (size_t)n->node_count + 1 < g->nodes && (size_t)n->node_count + 1 < n->node_capacity ? ++n->node_count : 0;
}

uint32_t graft_new_node(graft *g) {
    native *n = g->n;
    uint32_t node = number_of_node(g);
    if (!node) {
        g->failed = true;
        return 0;
    }
    n->head[node] = NO_INDEX;
    n->degree[node] = n->component[node] = 0;
    n->mark[node] = 0;
    n->position[node] = 0;
    g->label[node] = 0;
    g->node_marks[node] = NODE_NEW | NODE_AWAKE;
    g->class_count++;
    if (!graft_enqueue(g, (queued){0, node})) g->failed = true;
    return node;
}

void graft_note_moved(graft *g, uint32_t slot) {
    if (g->variable_marks[slot] & VARIABLE_MOVED) return;
    g->variable_marks[slot] |= VARIABLE_MOVED;
    if (g->variable_marks[slot] & VARIABLE_GENERAL || graft_is_large(g->moved.count, g->variables)) g->failed = true;
    if (!graft_push(g, &g->moved, slot)) g->failed = true;
}

/* Whether the tie levels settled or saw a variable. */
static bool is_kept(const graft *g, uint32_t slot) {
    return g->node_marks[g->n->node[slot]] & NODE_UNSETTLED || g->variable_marks[slot] & VARIABLE_WATCHED;
}

static void move_variable(graft *g, uint32_t slot, uint32_t node, double offset) {
    native *n = g->n;
    if (is_kept(g, slot) || g->node_marks[node] & NODE_UNSETTLED) g->failed = true;
    chain_take(&g->members, n->node[slot], slot);
    g->member_count[n->node[slot]]--;
    chain_put(&g->members, node, slot);
    g->member_count[node]++;
    n->node[slot] = node;
    n->offset[slot] = offset;
    graft_note_moved(g, slot);
}

static quoin_status vanish(graft *g, uint32_t node) {
    if (!node || g->member_count[node] || g->node_marks[node] & NODE_VANISHED) return QUOIN_OK;
    quoin_status status = graft_wake(g, node);
    g->node_marks[node] |= NODE_VANISHED;
    g->class_count--;
    return status == QUOIN_OK && !graft_push(g, &g->vanished, node) ? QUOIN_OUT_OF_MEMORY : status;
}

quoin_status graft_drop_variable(graft *g, uint32_t slot) {
    native *n = g->n;
    uint32_t node = n->node[slot];
    if (is_kept(g, slot)) g->failed = true;
    if (g->member_count[node] != 1) g->failed = true; /* its last row was none that holds the class together */
    chain_take(&g->members, node, slot);
    g->member_count[node]--;
    return vanish(g, node);
}

/* ── Joining ────────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status graft_join(graft *g, uint32_t slot) {
    native *n = g->n;
    const row *this_row = &n->solver->rows[slot];
    uint32_t first = node_of(n, this_row->first), second = node_of(n, this_row->second);
    double above = offset_of(n, this_row->second) + this_row->constant - offset_of(n, this_row->first);
    g->row_marks[slot] &= (uint8_t)~ROW_JOINS;
    if (g->role[slot] == ROLE_MERGED) return QUOIN_OK; /* it replaced another */
    g->role[slot] = first == second ? ROLE_REDUNDANT : ROLE_MERGED;
    if (first == second) {
        g->failed = g->failed || above != 0;
        return QUOIN_OK;
    }
    bool up = first && (!second || g->member_count[first] <= g->member_count[second]); /* whether the first one's class moves */
    uint32_t from = up ? first : second, to = up ? second : first;
    for (uint32_t v = g->members.first[from]; v != END_OF_CHAIN && !g->failed; v = g->members.first[from])
        move_variable(g, v, to, n->offset[v] + (up ? above : -above));
    return vanish(g, from);
}

/* ── Cutting ────────────────────────────────────────────────────────────────────────────────────────────────── */

#define FEW_USES 64

/* Whether this equality holds the same two variables where they are. */
static bool replaces(const graft *g, uint32_t slot, const row *gone) {
    const native *n = g->n;
    const row *this_row = &n->solver->rows[slot];
    if (g->role[slot] != ROLE_REDUNDANT && !(g->role[slot] == ROLE_NONE && g->row_marks[slot] & ROW_JOINS)) return false;
    if (this_row->first != gone->first || this_row->second != gone->second) return false;
    return node_of(n, gone->first) == node_of(n, gone->second) && row_violation(this_row, row_sum(n->solver, this_row, n->offset)) == 0;
}

/* Finds among a few rows of a variable one that takes the place of one that is gone. */
static bool find_replacement(graft *g, uint32_t variable, const row *gone) {
    if (variable == NO_VARIABLE) return false;
    uint32_t use = g->uses.first[variable];
    for (uint32_t i = 0; i < FEW_USES && use != END_OF_CHAIN; i++, use = g->uses.next[use]) {
        if (!replaces(g, use >> 1, gone)) continue;
        g->role[use >> 1] = ROLE_MERGED;
        return true;
    }
    return false;
}

/* Walks over the rows that hold a class together, from a variable on, but looks at no more than `most` rows. Returns false if memory
 * ran out; `side->done` says whether it saw all of its side. */
static bool walk_side(graft *g, cut_side *side, uint32_t variable, size_t most) {
    side->variables.count = side->by.count = 0;
    side->done = side->reference = false;
    if (!graft_push(g, &side->variables, variable) || !graft_push(g, &side->by, NO_INDEX)) return false;
    for (size_t at = 0; at < side->variables.count; at++) {
        for (uint32_t use = g->uses.first[side->variables.list[at]]; use != END_OF_CHAIN; use = g->uses.next[use]) {
            uint32_t slot = use >> 1;
            if (!most--) return true;
            if (g->role[slot] != ROLE_MERGED || slot == side->by.list[at]) continue;
            const row *this_row = &g->n->solver->rows[slot];
            uint32_t other = use & 1 ? this_row->first : this_row->second;
            side->reference = side->reference || other == NO_VARIABLE;
            if (side->reference) return true;
            if (!graft_push(g, &side->variables, other) || !graft_push(g, &side->by, slot)) return false;
        }
    }
    return side->done = true;
}

/* An equality within the class may hold the two sides together. */
static bool free_redundant(graft *g, uint32_t variable) {
    for (uint32_t use = g->uses.first[variable]; use != END_OF_CHAIN; use = g->uses.next[use]) {
        uint32_t slot = use >> 1;
        if (g->role[slot] != ROLE_REDUNDANT) continue;
        g->role[slot] = ROLE_NONE;
        g->row_marks[slot] |= ROW_JOINS;
        if (!graft_push(g, &g->joins, slot)) return false;
    }
    return true;
}

/* The variables of a side leave their class. */
static quoin_status detach(graft *g, const cut_side *side) {
    native *n = g->n;
    uint32_t node = graft_new_node(g);
    double base = n->offset[side->variables.list[0]];
    for (size_t i = 0; i < side->variables.count && !g->failed; i++) {
        uint32_t v = side->variables.list[i];
        move_variable(g, v, node, n->offset[v] - base);
        if (!free_redundant(g, v)) return QUOIN_OUT_OF_MEMORY;
    }
    return QUOIN_OK;
}

/* Tries to detach the side of a variable. `*seen` is false if it is too large to tell. */
static quoin_status detach_side(graft *g, uint32_t variable, size_t most, bool *seen) {
    native *n = g->n;
    cut_side *side = &g->side;
    if (variable == NO_VARIABLE || !g->cuts_in[n->node[variable]]) return QUOIN_OK;
    if (!walk_side(g, side, variable, most)) return QUOIN_OUT_OF_MEMORY;
    *seen = *seen && (side->done || side->reference);
    if (!side->done) return QUOIN_OK;
    g->cuts_in[n->node[variable]]--;
    g->cuts_left--;
    return detach(g, side);
}

/* Leaves out the equalities that others replace, and counts the others by class. */
static void count_cuts(graft *g) {
    const native *n = g->n;
    size_t kept = 0;
    for (size_t i = 0; i < g->cuts.count; i++) {
        const row *gone = &n->solver->rows[g->cuts.list[i]];
        if (find_replacement(g, gone->first, gone) || find_replacement(g, gone->second, gone)) continue;
        g->cuts_in[node_of(n, gone->first)]++; /* the second is of the same class still */
        g->cuts.list[kept++] = g->cuts.list[i];
    }
    g->cuts.count = g->cuts_left = kept;
}

/* A class in which k equalities are gone has k + 1 sides, of which k leave it: those that are seen to be small, and never that of the
 * reference. So sides are walked over with more and more patience. */
quoin_status graft_cut(graft *g) {
    quoin_status status = QUOIN_OK;
    bool seen = false;
    count_cuts(g);
    for (size_t most = 16; g->cuts_left && !seen && status == QUOIN_OK && !g->failed; most *= 4) {
        seen = true;
        for (size_t i = 0; i < g->cuts.count && g->cuts_left && status == QUOIN_OK && !g->failed; i++) {
            const row *gone = &g->n->solver->rows[g->cuts.list[i]];
            status = detach_side(g, gone->first, most, &seen);
            if (status == QUOIN_OK && !g->failed) status = detach_side(g, gone->second, most, &seen);
        }
    }
    if (g->cuts_left) g->failed = true;
    return status;
}
