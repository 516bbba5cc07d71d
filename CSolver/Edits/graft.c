/* A structural edit from beginning to end: see graft.h. */
#include "Edits/graft.h"

#include "Edits/distances.h"
#include "Edits/pairs.h"


/* ── Positions ──────────────────────────────────────────────────────────────────────────────────────────────── */

static bool enqueue_step(graft *g, uint32_t node) {
    if (g->node_marks[node] & NODE_DUE) return true;
    g->node_marks[node] |= NODE_DUE;
    return graft_enqueue(g, (queued){~g->label[node], node});
}

static bool enqueue_dependents(graft *g, uint32_t node) {
    const chains *all = &g->dependents;
    for (uint32_t d = all->first[node]; d != END_OF_CHAIN; d = all->next[d])
        if (!enqueue_step(g, g->n->steps[d >> 1].node)) return false;
    return true;
}

/* Settles the steps that were made again, and those beside nodes that move, last first. */
static quoin_status settle_again(graft *g) {
    native *n = g->n;
    for (size_t i = 0; i < g->made_again.count; i++)
        if (!enqueue_step(g, g->made_again.list[i])) return QUOIN_OUT_OF_MEMORY;
    while (g->heap_count && !g->failed) {
        uint32_t node = graft_dequeue(g).node;
        g->node_marks[node] &= (uint8_t)~NODE_DUE;
        double before = n->position[node];
        g->failed = settle_step(n, &n->steps[g->step_of[node]]);
        if (n->position[node] == before && !(g->node_marks[node] & NODE_NEW)) continue;
        if (g->node_marks[node] & (NODE_UNSETTLED | NODE_WATCHED)) g->failed = true;
        if (!graft_push(g, &g->moved_nodes, node) || !enqueue_dependents(g, node)) return QUOIN_OUT_OF_MEMORY;
    }
    g->heap_count = 0;
    return QUOIN_OK;
}

/* ── Publishing ─────────────────────────────────────────────────────────────────────────────────────────────── */

/* Notes the pairs that changed. Returns whether all guards hold that may not. */
static bool guards_hold(graft *g) {
    native *n = g->n;
    bool broken = false;
    n->index.changed_pair_count = 0;
    for (size_t i = 0; i < g->moved_nodes.count; i++)
        for (uint32_t p = g->first_pair[g->moved_nodes.list[i]]; p != NO_INDEX && !broken; p = g->next_pair[p]) pairs_follow(n, p >> 1, &broken);
    for (size_t i = 0; i < g->stale_rows.count && !broken; i++) {
        uint32_t slot = g->stale_rows.list[i];
        broken = g->role[slot] == ROLE_GUARD && guard_is_broken(n, &n->solver->rows[slot]);
    }
    return !broken;
}

static void publish_value(graft *g, uint32_t slot) {
    quoin_solver *solver = g->n->solver;
    double value = variable_value(g->n, slot);
    if (solver->values[slot] == value) return;
    solver->values[slot] = value;
    solver->changes[solver->change_count++] = slot;
}

static void publish_distance(graft *g, uint32_t slot) {
    native *n = g->n;
    quoin_solver *solver = n->solver;
    uint32_t anchor = solver->variables[slot].anchor;
    double base = node_place(n, n->node[slot]), far = distance_of(solver, base, n->offset[slot]);
    if (anchor != NO_VARIABLE) far = distance_of(solver, base - node_place(n, n->node[anchor]), n->offset[slot] - n->offset[anchor]);
    if (solver->distances[slot] == far) return;
    solver->distances[slot] = far;
    solver->changes[solver->change_count++] = slot;
}

static bool is_alive(const graft *g, uint32_t slot) { return g->n->solver->variables[slot].alive; }

static void publish(graft *g, size_t pairs) {
    native *n = g->n;
    quoin_solver *solver = n->solver;
    solver->change_count = 0;
    for (uint32_t i = (uint32_t)pairs; i < n->index.pair_count; i++) pairs_measure(n, i);
    for (size_t i = 0; i < g->moved.count && solver->from_anchors; i++) solver->offsets[g->moved.list[i]] = n->offset[g->moved.list[i]];
    if (solver->from_anchors) {
        pairs_publish(n);
        for (size_t i = 0; i < g->stale_anchors.count; i++) publish_distance(g, g->stale_anchors.list[i]);
        solver->values_wait = true;
        return;
    }
    for (size_t i = 0; i < g->moved_nodes.count; i++)
        for (uint32_t v = g->members.first[g->moved_nodes.list[i]]; v != END_OF_CHAIN; v = g->members.next[v]) publish_value(g, v);
    for (size_t i = 0; i < g->moved.count; i++)
        if (is_alive(g, g->moved.list[i])) publish_value(g, g->moved.list[i]);
}

void graft_catch_up(const native *n) {
    const graft *g = n->graft;
    quoin_solver *solver = n->solver;
    for (uint32_t node = 0; node <= n->node_count; node++) {
        for (uint32_t v = g->members.first[node]; v != END_OF_CHAIN; v = g->members.next[v]) {
            solver->bases[v] = n->position[node];
            solver->values[v] = n->position[node] + n->offset[v];
        }
    }
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

static void begin(graft *g) {
    native *n = g->n;
    numbers *lists[] = {&g->cuts, &g->joins, &g->moved, &g->stale_rows, &g->stale_anchors, &g->made_again, &g->moved_nodes, &g->vanished};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) lists[i]->count = 0;
    g->heap_count = g->awake_count = g->raised_count = 0;
    n->edge_count = n->edge_set_count = g->edge_count = 0;
    g->failed = false;
}

/* Makes the numbers of vanished nodes free. Nothing depends on these any more; pairs may name them, but no variable does. Where there is no
 * memory for the list, a number is lost. */
static void free_vanished(graft *g) {
    for (size_t i = 0; i < g->vanished.count; i++) {
        g->node_marks[g->vanished.list[i]] = 0;
        graft_push(g, &g->free_nodes, g->vanished.list[i]);
    }
}

static void finish(graft *g) {
    native *n = g->n;
    for (size_t i = 0; i < g->moved.count; i++) g->variable_marks[g->moved.list[i]] &= (uint8_t)~(VARIABLE_MOVED | VARIABLE_STALE);
    for (size_t i = 0; i < g->stale_anchors.count; i++) g->variable_marks[g->stale_anchors.list[i]] &= (uint8_t)~VARIABLE_STALE;
    for (size_t i = 0; i < g->stale_rows.count; i++) g->row_marks[g->stale_rows.list[i]] &= (uint8_t)~ROW_STALE;
    for (size_t i = 0; i < g->made_again.count; i++) g->node_marks[g->made_again.list[i]] &= NODE_WATCHED;
    graft_note_order(g);
    n->solver->counts.classes = g->class_count;
    n->solver->counts.springs = g->spring_total;
    n->solver->counts.eliminated = g->made_again.count;
    g->patience.failures = 0;
    g->edits++;
}

static quoin_status run(graft *g) {
    size_t pairs = g->n->index.pair_count;
    quoin_status status = graft_take_changes(g);
    if (status == QUOIN_OK && !g->failed) status = graft_renew(g);
    if (status == QUOIN_OK && !g->failed) status = graft_eliminate(g);
    if (status == QUOIN_OK && !g->failed) status = settle_again(g);
    if (status != QUOIN_OK || g->failed) return status;
    g->failed = !guards_hold(g);
    if (!g->failed) publish(g, pairs);
    return QUOIN_OK;
}

#define MOST_GARBAGE 0.75      /* of the points of functions */
#define MOST_FUNCTIONS 4       /* as many as after the full solve, times this */

/* Whether what was made again has piled up. */
static bool is_worn(const graft *g) {
    const functions *all = &g->n->functions;
    return (double)all->garbage > MOST_GARBAGE * (double)all->used + 1024 || all->count > MOST_FUNCTIONS * g->first_function_count + 1024;
}

quoin_status graft_solve(native *n, bool *done) {
    graft *g = n->graft;
    quoin_solver *solver = n->solver;
    *done = false;
    if (patience_ends(&g->patience, solver->structure_changed) || is_worn(g) || !graft_applies(g)) return QUOIN_OK;
    quoin_status status = graft_list_changes(g);
    if (status == QUOIN_OK) status = store_tidy(solver);
    if (status != QUOIN_OK) return status;
    begin(g);
    status = run(g);
    *done = status == QUOIN_OK && !g->failed;
    if (*done) {
        free_vanished(g);
        finish(g);
        return QUOIN_OK;
    }
    patience_fail(&g->patience);
    g->made = n->simple = n->beside_network = false;
    return status;
}

static quoin_status graft_suits(native *n, bool *suits) {
    *suits = false;
    if (!n->graft) {
        if (!(n->graft = memory_take(n->memory, sizeof *n->graft))) return QUOIN_OUT_OF_MEMORY;
        *n->graft = (graft){.n = n};
    }
    if (!patience_waits(&n->graft->patience)) *suits = graft_takes_all_constants(n->graft);
    return QUOIN_OK;
}

bool graft_knows_method(const native *n) { return !n->guarded && (n->simple || (n->beside_network && !n->network_solved)); }

/* Whether the store still says what the last solve saw: nothing was tidied away, and no row was lost or changed that cannot be read. */
static bool remembers(const native *n) {
    const quoin_solver *solver = n->solver;
    const solved_store *last = &solver->last;
    if (!store_lists_last(solver)) return false;
    if (solver->priorities_changed || solver->variable_count > n->variable_capacity) return false;
    if (!solver->levels.ranked || n->packing.level_count != levels_below(&solver->levels)) return false;
    for (size_t i = 0; i < solver->row_slots.freed_count; i++)
        if (solver->rows[solver->row_slots.freed[i]].flags & ROW_GENERAL) return false;
    return !graft_rows_changed(solver, last->rows, last->rows);
}

/* Makes the index with the store's lists as they were at the last solve. */
static quoin_status make_of_last_solve(native *n) {
    quoin_solver *solver = n->solver;
    solved_store now = {.rows = solver->row_slots.order_count, .variables = solver->variable_slots.order_count, .guards = solver->alive_guards};
    distances_catch_up(solver);
    solver->row_slots.order_count = solver->last.rows;
    solver->variable_slots.order_count = solver->last.variables;
    solver->alive_guards = solver->last.guards;
    quoin_status status = graft_make(n->graft);
    solver->row_slots.order_count = now.rows;
    solver->variable_slots.order_count = now.variables;
    solver->alive_guards = now.guards;
    return status;
}

quoin_status graft_prepare(native *n) {
    bool suits;
    quoin_status status = graft_suits(n, &suits);
    if (status != QUOIN_OK || !suits || n->partial || n->strained || n->links.row_count || !remembers(n)) return status;
    return make_of_last_solve(n);
}

void graft_forget(native *n) {
    if (n->graft) n->graft->made = false;
}
