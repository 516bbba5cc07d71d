/* The index for grafts, made of a full solve: who uses each variable, what depends on each node, and the order of all steps. */
#include <math.h>

#include "Edits/graft.h"
#include "Edits/index.h"
#include "Edits/pairs.h"
#include "Numbers/grid.h"

/* Room for what is there and what may be added until the next full solve. */
static size_t with_room(size_t count) { return count + count / 4 + 64; }

static quoin_status carve(graft *g) {
    const quoin_solver *solver = g->n->solver;
    size_t v = g->variables = with_room(solver->variable_count), r = g->rows = with_room(solver->row_count);
    size_t k = g->nodes = with_room((size_t)g->n->node_count + 1);
    part parts[] = {
        PART(g->label, k),
        PART(g->anchored.first, v), PART(g->anchored.next, v), PART(g->anchored.previous, v),
        PART(g->members.first, k), PART(g->members.next, v), PART(g->members.previous, v),
        PART(g->anchors.pair, v), PART(g->anchors.entry, v),
        PART(g->uses.first, v), PART(g->uses.next, 2 * r), PART(g->uses.previous, 2 * r),
        PART(g->order, r), PART(g->spring_of_row, r), PART(g->guards.pair, r), PART(g->guards.entry, r),
        PART(g->dependents.first, k), PART(g->dependents.next, 2 * k), PART(g->dependents.previous, 2 * k),
        PART(g->first_pair, k), PART(g->step_of, k), PART(g->member_count, k), PART(g->cuts_in, k),
        PART(g->variable_marks, v), PART(g->role, r), PART(g->row_marks, r), PART(g->node_marks, k),
    };
    if (!slab_carve(g->n->memory, &g->slab, parts, sizeof parts / sizeof *parts)) return QUOIN_OUT_OF_MEMORY;
    slab_fill(parts, sizeof parts / sizeof *parts, 0xff);
    memory_fill(g->variable_marks, 0, v);
    memory_fill(g->row_marks, 0, r);
    memory_fill(g->role, ROLE_NONE, r);
    memory_fill(g->node_marks, 0, k);
    memory_fill(g->member_count, 0, k * sizeof *g->member_count);
    memory_fill(g->cuts_in, 0, k * sizeof *g->cuts_in);
    memory_fill(g->order, 0, r * sizeof *g->order);
    return QUOIN_OK;
}

/* ── Numbers ────────────────────────────────────────────────────────────────────────────────────────────────── */

#define LARGEST_FACTOR 2.0     /* of a term, which takes one of the bits that LARGEST_SUM leaves */

bool graft_takes_constant(graft *g, double constant) {
    g->sum += fabs(constant);
    return is_on_grid(constant, GRID) && g->sum < LARGEST_SUM;
}

static bool takes_terms(const graft *g, const row *this_row) {
    if (!(this_row->flags & ROW_GENERAL) || !(this_row->flags & ROW_ALIVE)) return true; /* the terms of a row that is gone may be gone, too */
    const quoin_term *terms = g->n->solver->terms + this_row->first;
    for (uint32_t i = 0; i < this_row->second; i++)
        if (fabs(terms[i].coefficient) != 1 && fabs(terms[i].coefficient) != LARGEST_FACTOR) return false;
    return true;
}

bool graft_takes_all_constants(graft *g) {
    const quoin_solver *solver = g->n->solver;
    g->sum = 0;
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        const row *this_row = &solver->rows[solver->row_slots.order[i]];
        if (!this_row->tie && (!graft_takes_constant(g, this_row->constant) || !takes_terms(g, this_row))) return false;
    }
    return true;
}

/* ── From the solve ─────────────────────────────────────────────────────────────────────────────────────────── */

row_role graft_role(const row *this_row) {
    if (this_row->tie) return ROLE_TIE;
    if (this_row->flags & ROW_GENERAL) return ROLE_GENERAL;
    if (row_is_deferred(this_row)) return ROLE_GUARD;
    return row_merges(this_row) ? ROLE_MERGED : ROLE_PLAIN;
}

void graft_link_row(graft *g, uint32_t slot) {
    const row *this_row = &g->n->solver->rows[slot];
    if (this_row->first != NO_VARIABLE) chain_put(&g->uses, this_row->first, 2 * slot);
    if (this_row->second != NO_VARIABLE) chain_put(&g->uses, this_row->second, 2 * slot + 1);
}

static void mark_general(graft *g, const row *this_row) {
    for (uint32_t i = 0; i < this_row->second; i++)
        g->variable_marks[g->n->solver->terms[this_row->first + i].variable] |= VARIABLE_GENERAL;
}

/* Whether an equality holds exactly. If one is off by anything at all, the answer depends on which of several hold a class together. */
static bool holds_exactly(const quoin_solver *solver, const row *this_row) {
    bool equality = row_is_required(this_row) && this_row->relation == QUOIN_EQUAL;
    return !equality || row_violation(this_row, row_sum(solver, this_row, solver->values)) == 0;
}

static bool is_unsettled(const graft *g, uint32_t variable) { return g->node_marks[g->n->node[variable]] & NODE_UNSETTLED; }

bool graft_mentions_open(const graft *g, const row *this_row) {
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(this_row); i++)
        if (row_term(g->n->solver, this_row, i, &term) && is_unsettled(g, term.variable)) return true;
    return false;
}

/* Notes a tie row. If it is about anything open, what it mentions is watched. */
static void index_tie(graft *g, uint32_t slot) {
    const row *this_row = &g->n->solver->rows[slot];
    if (!graft_mentions_open(g, this_row)) return;
    g->row_marks[slot] |= ROW_OPEN;
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(this_row); i++)
        if (row_term(g->n->solver, this_row, i, &term)) g->variable_marks[term.variable] |= VARIABLE_WATCHED;
}

/* Marks what the tie levels settled, and what they saw. */
static void mark_nodes(graft *g) {
    const native *n = g->n;
    for (uint32_t i = 1; i <= n->node_count && !n->simple; i++) {
        if (n->mark[i] & (NODE_OPEN | NODE_LOOSE)) g->node_marks[i] |= NODE_UNSETTLED;
        if (n->index.watched[i]) g->node_marks[i] |= NODE_WATCHED;
    }
}

/* Notes what each row does. Returns false if an equality does not hold exactly. */
static bool index_rows(graft *g) {
    const native *n = g->n;
    const quoin_solver *solver = n->solver;
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        uint32_t slot = solver->row_slots.order[i];
        const row *this_row = &solver->rows[slot];
        g->role[slot] = (uint8_t)graft_role(this_row);
        if (g->role[slot] == ROLE_TIE) index_tie(g, slot);
        if (g->role[slot] == ROLE_TIE) continue;
        if (!holds_exactly(solver, this_row)) return false;
        if (g->role[slot] == ROLE_GENERAL) mark_general(g, this_row);
        else graft_link_row(g, slot);
    }
    for (size_t i = 0; i < n->redundant_count; i++) g->role[n->redundant[i]] = ROLE_REDUNDANT;
    return true;
}

/* Counts the nodes, and moves the variables of each tied node to its root, from which it has a fixed distance. Returns false if it has
 * another unit. The rows that tie nodes have several terms, so what they mention stays where it is. */
static bool untie(graft *g) {
    native *n = g->n;
    const slots *listed = &n->solver->variable_slots;
    g->class_count = 0;
    for (uint32_t i = 1; i <= n->node_count; i++) {
        bool root = node_is_root(n, i);
        g->class_count += root;
        if (!root && (place_of(n, i).factor != 1 || place_of(n, i).scalar)) return false;
    }
    for (size_t i = 0; i < listed->order_count && n->affine; i++) {
        uint32_t slot = listed->order[i];
        place at = place_of(n, n->node[slot]);
        n->node[slot] = at.root;
        n->offset[slot] += at.shift;
    }
    n->affine = false;
    return true;
}

/* Spreads the orders of rows, so that rows can be put between them. */
static void spread_orders(graft *g) {
    native *n = g->n;
    functions *all = &n->functions;
    const slots *ordered = &n->solver->row_slots;
    int32_t gap = g->order_gap = (int32_t)(INT32_MAX / (ordered->order_count + 1));
    for (size_t i = 0; i < ordered->order_count; i++) g->order[ordered->order[i]] = (int32_t)(i + 1) * gap;
    for (size_t i = 0; i < n->spring_count; i++) n->springs[i].order *= gap;
    for (size_t f = 0; f < all->count; f++)
        for (size_t i = 0; i <= all->list[f].count && !all->list[f].split; i++) all->lead[all->list[f].start + i] *= gap;
}

static quoin_status index_springs(graft *g) {
    native *n = g->n;
    g->level_count = levels_below(&n->solver->levels);
    if (!RESERVE(n->memory, g->level_rows, g->level_row_capacity, g->level_count) ||
        !RESERVE(n->memory, g->level_room, g->level_room_capacity, g->level_count) || !graft_reserve_springs(g) || !graft_reserve_functions(g))
        return QUOIN_OUT_OF_MEMORY;
    memory_fill(g->level_rows, 0, g->level_count * sizeof *g->level_rows);
    for (uint32_t i = 0; i < n->spring_count; i++) {
        g->spring_of_row[n->springs[i].row] = i;
        if (!n->springs[i].required) g->level_rows[n->springs[i].level]++;
    }
    for (size_t i = 0; i < g->level_count; i++) g->level_room[i] = packing_room(g->level_rows[i]);
    for (uint32_t f = 0; f < n->functions.count; f++) {
        const function *fn = &n->functions.list[f];
        for (uint32_t k = 0; fn->kind == FUNCTION_ROWS && k < fn->b; k++) g->function_of_spring[n->edge_springs[fn->a + k]] = f;
    }
    g->edge_spring_count = g->spring_total = n->spring_count;
    return QUOIN_OK;
}

void graft_link_step(graft *g, uint32_t s) {
    const step *made = &g->n->steps[s];
    if (made->kind == STEP_FREE) return;
    chain_put(&g->dependents, made->a, 2 * s);
    if (made->kind == STEP_SERIES) chain_put(&g->dependents, made->b, 2 * s + 1);
    (made->kind == STEP_SERIES ? g->series_of : g->pendant_of)[made->function] = s;
}

void graft_unlink_step(graft *g, uint32_t s) {
    const step *gone = &g->n->steps[s];
    chain_take(&g->dependents, gone->a, 2 * s);
    if (gone->kind == STEP_SERIES) chain_take(&g->dependents, gone->b, 2 * s + 1);
    (gone->kind == STEP_SERIES ? g->series_of : g->pendant_of)[gone->function] = NO_INDEX;
}

void graft_link_pair(graft *g, uint32_t pair) {
    const node_pair *linked = &g->n->index.pairs[pair];
    uint32_t ends[2] = {linked->high, linked->low};
    for (uint32_t side = 0; side < 2; side++) {
        g->next_pair[2 * pair + side] = g->first_pair[ends[side]];
        g->first_pair[ends[side]] = 2 * pair + side;
    }
}

static quoin_status index_pairs(graft *g) {
    const edit_index *x = &g->n->index;
    if (!graft_reserve_pairs(g)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < x->pair_count; i++) {
        const pair_use *use = &x->pair_uses[i];
        graft_link_pair(g, i);
        for (uint32_t k = use->first; k < use->last; k++) {
            g->anchors.pair[x->pair_variables[k].slot] = i;
            g->anchors.entry[x->pair_variables[k].slot] = k;
        }
        for (uint32_t k = use->first_guard; k < use->last_guard; k++) {
            g->guards.pair[x->guards[k]] = i;
            g->guards.entry[x->guards[k]] = k;
        }
    }
    return QUOIN_OK;
}

static void index_variables(graft *g) {
    const native *n = g->n;
    const quoin_solver *solver = n->solver;
    for (size_t i = 0; i < solver->variable_slots.order_count; i++) {
        uint32_t slot = solver->variable_slots.order[i], anchor = solver->variables[slot].anchor;
        g->variable_marks[slot] |= VARIABLE_KNOWN;
        chain_put(&g->members, n->node[slot], slot);
        g->member_count[n->node[slot]]++;
        if (anchor == NO_VARIABLE) continue;
        chain_put(&g->anchored, anchor, slot);
        if (is_unsettled(g, slot)) g->variable_marks[anchor] |= VARIABLE_WATCHED;
        if (is_unsettled(g, anchor)) g->variable_marks[slot] |= VARIABLE_WATCHED;
    }
}

static void index_steps(graft *g) {
    for (uint32_t i = 0; i < g->n->step_count; i++) {
        uint32_t node = g->n->steps[i].node;
        graft_link_step(g, i);
        g->step_of[node] = i;
        g->label[node] = (uint64_t)(i + 1) << LABEL_BITS;
    }
}

void graft_note_order(graft *g) {
    const quoin_solver *solver = g->n->solver;
    g->known_rows = solver->row_slots.order_count;
    g->known_variables = solver->variable_slots.order_count;
    g->tidied_rows = solver->row_slots.tidied;
    g->tidied_variables = solver->variable_slots.tidied;
}

quoin_status graft_make(graft *g) {
    native *n = g->n;
    g->made = false;
    if (!untie(g)) return QUOIN_OK;
    n->beside_network = false; /* what was kept of the open part knows the tied nodes */
    quoin_status status = carve(g);
    if (status == QUOIN_OK) status = index_places(n);
    if (status == QUOIN_OK) status = index_watch(n);
    g->function_count = g->edge_count = 0;
    if (status == QUOIN_OK) status = index_springs(g);
    if (status == QUOIN_OK) status = index_pairs(g);
    if (status != QUOIN_OK) return status;
    mark_nodes(g);
    if (!index_rows(g)) return QUOIN_OK;
    spread_orders(g);
    index_variables(g);
    index_steps(g);
    graft_note_order(g);
    g->first_function_count = n->functions.count;
    g->patience.constant_edits = 0;
    g->free_nodes.count = 0;
    g->made = true;
    return QUOIN_OK;
}
