/* Rows and variables under structural edits: what was added and removed since the last solve, and what follows for springs, guards
 * and anchors. */
#include "Edits/graft.h"
#include "Edits/pairs.h"

/* ── Whether the edit can be grafted ────────────────────────────────────────────────────────────────────────── */

static bool fits(const graft *g) {
    const quoin_solver *solver = g->n->solver;
    return solver->variable_count <= g->variables && solver->variable_count <= g->n->variable_capacity && solver->row_count <= g->rows;
}

static bool takes_row(graft *g, uint32_t slot) {
    const row *this_row = &g->n->solver->rows[slot];
    if (!(this_row->flags & ROW_ALIVE) || this_row->tie) return true;
    return !(this_row->flags & ROW_GENERAL) && graft_takes_constant(g, this_row->constant);
}

bool graft_applies(graft *g) {
    const quoin_solver *solver = g->n->solver;
    const slots *rows = &solver->row_slots, *variables = &solver->variable_slots;
    /* A certificate between two solves ranks new levels, too: then only their number tells. */
    if (!solver->levels.ranked || levels_below(&solver->levels) != g->level_count) return false;
    if (solver->priorities_changed || !fits(g)) return false;
    if (rows->tidied != g->tidied_rows || variables->tidied != g->tidied_variables) return false;
    if (graft_rows_changed(solver, g->known_rows, g->rows)) return false;
    for (size_t i = 0; i < rows->freed_count; i++)
        if (g->role[rows->freed[i]] == ROLE_GENERAL) return false;
    for (size_t i = g->known_rows; i < rows->order_count; i++)
        if (!takes_row(g, rows->order[i])) return false;
    for (size_t i = 0; i < solver->changed_count; i++)
        if (!takes_row(g, solver->changed_rows[i])) return false;
    return true;
}

/* ── What has changed ───────────────────────────────────────────────────────────────────────────────────────── */

static bool push_all(graft *g, numbers *to, const uint32_t *list, size_t count) {
    to->count = 0;
    if (!RESERVE(g->n->memory, to->list, to->capacity, count)) return false;
    if (count) memcpy(to->list, list, count * sizeof *list);
    to->count = count;
    return true;
}

quoin_status graft_list_changes(graft *g) {
    const slots *rows = &g->n->solver->row_slots, *variables = &g->n->solver->variable_slots;
    bool kept = push_all(g, &g->removed, rows->freed, rows->freed_count) &&
                push_all(g, &g->added, rows->order + g->known_rows, rows->order_count - g->known_rows) &&
                push_all(g, &g->removed_variables, variables->freed, variables->freed_count) &&
                push_all(g, &g->added_variables, variables->order + g->known_variables, variables->order_count - g->known_variables);
    return kept ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

static bool is_new(const graft *g, uint32_t slot) { return !g->order[slot]; }

/* Numbers the new rows from `place` on that are neighbors, between the rows around them. Most numbers are left for those that will
 * come behind them. */
static size_t number_run(graft *g, size_t place) {
    const slots *rows = &g->n->solver->row_slots;
    size_t end = place;
    while (end < rows->order_count && is_new(g, rows->order[end])) end++;
    int64_t count = (int64_t)(end - place), low = place ? g->order[rows->order[place - 1]] : 0;
    int64_t high = end < rows->order_count ? g->order[rows->order[end]] : INT32_MAX;
    int64_t most = (high - low) / (count + 1), sparing = (high - low) / (16 * count);
    int64_t gap = most < sparing ? most : sparing;
    if (gap < 1) gap = 1;
    if (gap > g->order_gap) gap = g->order_gap;
    if (most < 1) g->failed = true;
    for (size_t i = place; i < end && !g->failed; i++) g->order[rows->order[i]] = (int32_t)(low += gap);
    return end;
}

static void number_rows(graft *g) {
    const slots *rows = &g->n->solver->row_slots;
    for (size_t i = 0; i < g->added.count && !g->failed; i++) {
        uint32_t slot = g->added.list[i];
        if (!(g->n->solver->rows[slot].flags & ROW_ALIVE) || !is_new(g, slot)) continue;
        size_t place = store_row_place(g->n->solver, rows->order, rows->sorted_count, slot);
        while (place && is_new(g, rows->order[place - 1])) place--;
        number_run(g, place);
    }
}

/* ── Springs ────────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status drop_spring(graft *g, uint32_t slot) {
    native *n = g->n;
    uint32_t s = g->spring_of_row[slot];
    if (s == NO_INDEX) return QUOIN_OK;
    uint32_t f = g->function_of_spring[s];
    if (!n->springs[s].required) g->level_rows[n->springs[s].level]--;
    n->springs[s].row = g->spring_of_row[slot] = g->function_of_spring[s] = NO_INDEX;
    g->spring_total--;
    return f == NO_FUNCTION ? QUOIN_OK : graft_kill(g, f);
}

static bool same_spring(const spring *a, const spring *b) {
    return a->bound == b->bound && a->high == b->high && a->low == b->low && a->level == b->level && a->relation == b->relation;
}

static quoin_status add_spring(graft *g, uint32_t slot, const spring *made) {
    native *n = g->n;
    if (!graft_reserve_springs(g)) return QUOIN_OUT_OF_MEMORY;
    if (!made->required && ++g->level_rows[made->level] > g->level_room[made->level]) g->failed = true;
    uint32_t s = g->spring_of_row[slot] = (uint32_t)n->spring_count++;
    n->springs[s] = *made;
    g->function_of_spring[s] = NO_FUNCTION;
    g->spring_total++;
    return graft_add_spring(g, s);
}

/* Makes the spring of a row again, if it is another one now. */
static quoin_status renew_spring(graft *g, uint32_t slot) {
    native *n = g->n;
    const row *this_row = &n->solver->rows[slot];
    uint32_t old = g->spring_of_row[slot];
    spring made;
    bool is_spring;
    quoin_status status = spring_remake(n, slot, g->order[slot], &made, &is_spring);
    if (status != QUOIN_OK) return status;
    if (old != NO_INDEX && is_spring && same_spring(&made, &n->springs[old])) return QUOIN_OK;
    status = drop_spring(g, slot);
    if (status != QUOIN_OK) return status;
    if (is_spring) return add_spring(g, slot, &made);
    row rest = *this_row;
    rest.constant = made.bound;
    if (row_is_required(this_row) && row_violation(&rest, 0) > 0) g->failed = true;
    return QUOIN_OK;
}

/* ── Guards and anchors ─────────────────────────────────────────────────────────────────────────────────────── */

/* Takes a variable or a guard out of its pair, where another one moves to its entry. */
static void drop_from_pair(graft *g, pair_places *places, uint32_t slot, uint32_t (*drop)(native *n, uint32_t pair, uint32_t entry)) {
    uint32_t pair = places->pair[slot], entry = places->entry[slot];
    if (pair == NO_INDEX) return;
    places->entry[drop(g->n, pair, entry)] = entry;
    places->pair[slot] = NO_INDEX;
}

static void drop_guard(graft *g, uint32_t slot) { drop_from_pair(g, &g->guards, slot, pairs_drop_guard); }
static void drop_anchor(graft *g, uint32_t slot) { drop_from_pair(g, &g->anchors, slot, pairs_drop_variable); }

static quoin_status add_pair(graft *g, uint32_t a, uint32_t b, uint32_t slot, bool guard) {
    if (a == b) return QUOIN_OK;
    uint32_t pair, entry;
    quoin_status status = pairs_add(g->n, a, b, slot, guard, &pair, &entry);
    if (status != QUOIN_OK || !graft_reserve_pairs(g)) return QUOIN_OUT_OF_MEMORY;
    graft_link_pair(g, pair);
    pair_places *places = guard ? &g->guards : &g->anchors;
    places->pair[slot] = pair;
    places->entry[slot] = entry;
    return QUOIN_OK;
}

static quoin_status renew_guard(graft *g, uint32_t slot) {
    const row *this_row = &g->n->solver->rows[slot];
    drop_guard(g, slot);
    return add_pair(g, node_of(g->n, this_row->first), node_of(g->n, this_row->second), slot, true);
}

static quoin_status renew_anchor(graft *g, uint32_t slot) {
    uint32_t anchor = g->n->solver->variables[slot].anchor;
    if (g->node_marks[node_of(g->n, anchor)] & NODE_UNSETTLED) g->failed = true;
    drop_anchor(g, slot);
    return add_pair(g, g->n->node[slot], node_of(g->n, anchor), slot, false);
}

/* ── Taking over ────────────────────────────────────────────────────────────────────────────────────────────── */

static void unlink_row(graft *g, uint32_t slot) {
    const row *this_row = &g->n->solver->rows[slot];
    if (this_row->first != NO_VARIABLE) chain_take(&g->uses, this_row->first, 2 * slot);
    if (this_row->second != NO_VARIABLE) chain_take(&g->uses, this_row->second, 2 * slot + 1);
}

static void touch_row(graft *g, uint32_t slot) {
    if (g->row_marks[slot] & ROW_STALE) return;
    g->row_marks[slot] |= ROW_STALE;
    if (!graft_push(g, &g->stale_rows, slot)) g->failed = true;
}

static quoin_status remove_row(graft *g, uint32_t slot) {
    quoin_status status = QUOIN_OK;
    row_role role = (row_role)g->role[slot];
    if (role == ROLE_TIE && g->row_marks[slot] & ROW_OPEN) g->failed = true;
    if (role == ROLE_NONE || role == ROLE_TIE) return QUOIN_OK;
    unlink_row(g, slot);
    if (role == ROLE_GUARD) drop_guard(g, slot);
    if (role == ROLE_PLAIN) status = drop_spring(g, slot);
    return status == QUOIN_OK && role == ROLE_MERGED && !graft_push(g, &g->cuts, slot) ? QUOIN_OUT_OF_MEMORY : status;
}

static quoin_status add_row(graft *g, uint32_t slot) {
    const row *this_row = &g->n->solver->rows[slot];
    if (!(this_row->flags & ROW_ALIVE)) return QUOIN_OK;
    row_role role = graft_role(this_row);
    g->row_marks[slot] = 0;
    g->role[slot] = (uint8_t)role;
    if (role == ROLE_TIE) return QUOIN_OK;
    graft_link_row(g, slot);
    if (role != ROLE_MERGED) {
        touch_row(g, slot);
        return QUOIN_OK;
    }
    g->role[slot] = ROLE_NONE;
    g->row_marks[slot] |= ROW_JOINS;
    return graft_push(g, &g->joins, slot) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* Takes over a new constant. An equality that holds a class together is taken out and put in again. */
static quoin_status change_row(graft *g, uint32_t slot) {
    row_role role = (row_role)g->role[slot];
    if (role == ROLE_TIE && g->row_marks[slot] & ROW_OPEN) g->failed = true;
    if (!(g->n->solver->rows[slot].flags & ROW_ALIVE) || role == ROLE_NONE || role == ROLE_TIE) return QUOIN_OK;
    if (role == ROLE_MERGED) {
        quoin_status status = remove_row(g, slot);
        return status == QUOIN_OK ? add_row(g, slot) : status;
    }
    touch_row(g, slot);
    return QUOIN_OK;
}

static void add_variable(graft *g, uint32_t slot) {
    native *n = g->n;
    const variable *made = &n->solver->variables[slot];
    if (!made->alive) return;
    g->uses.first[slot] = g->anchored.first[slot] = END_OF_CHAIN;
    g->anchors.pair[slot] = NO_INDEX;
    g->variable_marks[slot] = VARIABLE_KNOWN;
    if (made->anchor != NO_VARIABLE) chain_put(&g->anchored, made->anchor, slot);
    n->node[slot] = graft_new_node(g);
    n->offset[slot] = 0;
    chain_put(&g->members, n->node[slot], slot);
    g->member_count[n->node[slot]]++;
    graft_note_moved(g, slot);
}

/* Whether a variable was there at the last solve: it is in a list of members. */
static bool is_known(const graft *g, uint32_t slot) { return g->variable_marks[slot] & VARIABLE_KNOWN; }

static quoin_status remove_variable(graft *g, uint32_t slot) {
    uint32_t anchor = g->n->solver->variables[slot].anchor;
    if (!is_known(g, slot)) return QUOIN_OK;
    drop_anchor(g, slot);
    if (anchor != NO_VARIABLE) chain_take(&g->anchored, anchor, slot);
    g->variable_marks[slot] &= (uint8_t)~VARIABLE_KNOWN;
    return graft_drop_variable(g, slot);
}

quoin_status graft_take_changes(graft *g) {
    const quoin_solver *solver = g->n->solver;
    quoin_status status = QUOIN_OK;
    number_rows(g);
    for (size_t i = 0; i < g->added_variables.count && !g->failed; i++) add_variable(g, g->added_variables.list[i]);
    for (size_t i = 0; i < g->removed.count && status == QUOIN_OK && !g->failed; i++) status = remove_row(g, g->removed.list[i]);
    for (size_t i = 0; i < g->added.count && status == QUOIN_OK && !g->failed; i++) status = add_row(g, g->added.list[i]);
    for (size_t i = 0; i < solver->changed_count && status == QUOIN_OK && !g->failed; i++) status = change_row(g, solver->changed_rows[i]);
    for (size_t i = 0; i < g->removed.count; i++) g->role[g->removed.list[i]] = ROLE_NONE, g->order[g->removed.list[i]] = 0;
    if (status == QUOIN_OK && !g->failed) status = graft_cut(g);
    for (size_t i = 0; i < g->joins.count && status == QUOIN_OK && !g->failed; i++) status = graft_join(g, g->joins.list[i]);
    for (size_t i = 0; i < g->removed_variables.count && status == QUOIN_OK && !g->failed; i++)
        status = remove_variable(g, g->removed_variables.list[i]);
    return status;
}

/* ── What follows where variables have moved to another class ───────────────────────────────────────────────── */

static void touch_anchor(graft *g, uint32_t slot) {
    if (g->variable_marks[slot] & VARIABLE_STALE) return;
    g->variable_marks[slot] |= VARIABLE_STALE;
    if (!graft_push(g, &g->stale_anchors, slot)) g->failed = true;
}

static void touch_dependents(graft *g, uint32_t slot) {
    for (uint32_t use = g->uses.first[slot]; use != END_OF_CHAIN; use = g->uses.next[use]) touch_row(g, use >> 1);
    if (!g->n->solver->from_anchors) return;
    touch_anchor(g, slot);
    for (uint32_t v = g->anchored.first[slot]; v != END_OF_CHAIN; v = g->anchored.next[v]) touch_anchor(g, v);
}

static quoin_status renew_row(graft *g, uint32_t slot) {
    const native *n = g->n;
    const row *this_row = &n->solver->rows[slot];
    if (g->role[slot] == ROLE_GUARD) return renew_guard(g, slot);
    if (g->role[slot] == ROLE_PLAIN) return renew_spring(g, slot);
    if (row_violation(this_row, row_sum(n->solver, this_row, n->offset)) != 0) g->failed = true; /* an equality within a class */
    return QUOIN_OK;
}

/* A new tie row may be about nothing open. */
static bool ties_are_settled(const graft *g) {
    for (size_t i = 0; i < g->added.count; i++) {
        const row *this_row = &g->n->solver->rows[g->added.list[i]];
        if (this_row->flags & ROW_ALIVE && this_row->tie && graft_mentions_open(g, this_row)) return false;
    }
    return true;
}

quoin_status graft_renew(graft *g) {
    quoin_status status = QUOIN_OK;
    if (!ties_are_settled(g)) g->failed = true;
    for (size_t i = 0; i < g->moved.count && !g->failed; i++)
        if (g->n->solver->variables[g->moved.list[i]].alive) touch_dependents(g, g->moved.list[i]);
    for (size_t i = 0; i < g->stale_rows.count && status == QUOIN_OK && !g->failed; i++) status = renew_row(g, g->stale_rows.list[i]);
    for (size_t i = 0; i < g->stale_anchors.count && status == QUOIN_OK && !g->failed; i++)
        status = renew_anchor(g, g->stale_anchors.list[i]);
    return status;
}
