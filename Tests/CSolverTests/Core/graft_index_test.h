/* The index for grafts after an edit: each list, count and number that it keeps is what the rows and variables say. Much of it shows in an
 * answer only some edits later, if at all. */
#ifndef GRAFT_INDEX_TEST_H
#define GRAFT_INDEX_TEST_H

#include "Edits/graft.h"
#include "Edits/pairs.h"
#include "harness.h"

#define MOST_INDEXED 100000    /* more elements of a chain than any test has: it is a ring */

/* Returns the length of a chain, or MOST_INDEXED if its links do not point back. */
static size_t chain_length(const chains *in, uint32_t list) {
    size_t count = 0;
    for (uint32_t at = in->first[list]; at != END_OF_CHAIN && count < MOST_INDEXED; at = in->next[at], count++)
        if (in->next[at] != END_OF_CHAIN && in->previous[in->next[at]] != at) return MOST_INDEXED;
    return count;
}

static bool is_in_chain(const chains *in, uint32_t list, uint32_t element) {
    for (uint32_t at = in->first[list]; at != END_OF_CHAIN; at = in->next[at])
        if (at == element) return true;
    return false;
}

/* ── Variables ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* A variable away from its anchor has its entry in a pair where distances are asked for. */
static bool anchor_is_right(const graft *g, uint32_t slot) {
    const native *n = g->n;
    const edit_index *x = &n->index;
    uint32_t anchor = n->solver->variables[slot].anchor, own = n->node[slot], other = node_of(n, anchor), pair = g->anchors.pair[slot];
    if (!n->solver->from_anchors || own == other) return pair == NO_INDEX;
    uint32_t entry = g->anchors.entry[slot];
    if (pair >= x->pair_count || entry < x->pair_uses[pair].first || entry >= x->pair_uses[pair].last) return false;
    const pair_variable *kept = &x->pair_variables[entry];
    return kept->slot == slot && kept->down == (own < other) && kept->rise == n->offset[slot] - offset_of(n, anchor) &&
           x->pairs[pair].high == (own < other ? other : own) && x->pairs[pair].low == (own < other ? own : other);
}

static bool variables_are_right(const graft *g) {
    const native *n = g->n;
    const slots *listed = &n->solver->variable_slots;
    size_t members = 0, anchored = 0, with_anchor = 0;
    for (size_t i = 0; i < listed->order_count; i++) {
        uint32_t slot = listed->order[i], anchor = n->solver->variables[slot].anchor;
        if (!is_in_chain(&g->members, n->node[slot], slot) || !anchor_is_right(g, slot)) return false;
        if (anchor != NO_VARIABLE && !is_in_chain(&g->anchored, anchor, slot)) return false;
        if ((g->variable_marks[slot] & (VARIABLE_MOVED | VARIABLE_STALE | VARIABLE_KNOWN)) != VARIABLE_KNOWN) return false;
        with_anchor += anchor != NO_VARIABLE;
        anchored += chain_length(&g->anchored, slot);
    }
    for (uint32_t node = 0; node <= n->node_count; node++) {
        if (chain_length(&g->members, node) != g->member_count[node]) return false;
        members += g->member_count[node];
    }
    return members == listed->order_count && anchored == with_anchor;
}

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool guard_is_right(const graft *g, uint32_t slot, const row *this_row) {
    const native *n = g->n;
    uint32_t first = node_of(n, this_row->first), second = node_of(n, this_row->second), pair = g->guards.pair[slot];
    if (first == second) return pair == NO_INDEX;
    uint32_t entry = g->guards.entry[slot];
    const edit_index *x = &n->index;
    return pair < x->pair_count && entry >= x->pair_uses[pair].first_guard && entry < x->pair_uses[pair].last_guard && x->guards[entry] == slot &&
           x->pairs[pair].high == (first < second ? second : first) && x->pairs[pair].low == (first < second ? first : second);
}

/* A row between two classes has its spring, which is what a solve would make, and that is part of a function. */
static bool spring_is_right(const graft *g, uint32_t slot) {
    native *n = g->n;
    uint32_t s = g->spring_of_row[slot], f;
    spring made;
    bool is_spring = false;
    if (spring_remake(n, slot, g->order[slot], &made, &is_spring) != QUOIN_OK || is_spring != (s != NO_INDEX)) return false;
    if (!is_spring) return true;
    const spring *kept = &n->springs[s];
    f = g->function_of_spring[s];
    bool same = kept->row == slot && kept->bound == made.bound && kept->high == made.high && kept->low == made.low && kept->level == made.level &&
                kept->order == made.order && kept->relation == made.relation && kept->sign == made.sign && kept->required == made.required;
    return same && f < n->functions.count && !g->dead[f] && n->functions.list[f].kind == FUNCTION_ROWS;
}

/* An equality that made a class, or that repeats one, holds to the bit. */
static bool equality_is_right(const native *n, const row *this_row) {
    return node_of(n, this_row->first) == node_of(n, this_row->second) && row_violation(this_row, row_sum(n->solver, this_row, n->offset)) == 0;
}

/* A tie row is marked if something that it mentions is left to the tie levels. */
static bool tie_is_right(const graft *g, uint32_t slot) {
    quoin_term terms[MOST_TERMS];
    quoin_row_facts facts;
    bool open = false;
    if (quoin_row_get(g->n->solver, row_handle(g->n->solver, slot), &facts, terms, MOST_TERMS) != QUOIN_OK) return false;
    for (uint32_t i = 0; i < facts.term_count; i++)
        open = open || (terms[i].coefficient != 0 && g->node_marks[g->n->node[terms[i].variable & QUOIN_INDEX_MASK]] & NODE_UNSETTLED);
    return open == ((g->row_marks[slot] & ROW_OPEN) != 0);
}

static bool row_is_right(const graft *g, uint32_t slot) {
    const row *this_row = &g->n->solver->rows[slot];
    row_role role = (row_role)g->role[slot], expected = graft_role(this_row);
    if (g->row_marks[slot] & (ROW_STALE | ROW_JOINS)) return false;
    if (role != expected && !(role == ROLE_REDUNDANT && expected == ROLE_MERGED)) return false;
    if (role == ROLE_TIE) return tie_is_right(g, slot);
    if (role == ROLE_GENERAL) return true;
    if (this_row->first != NO_VARIABLE && !is_in_chain(&g->uses, this_row->first, 2 * slot)) return false;
    if (this_row->second != NO_VARIABLE && !is_in_chain(&g->uses, this_row->second, 2 * slot + 1)) return false;
    if (role == ROLE_GUARD) return guard_is_right(g, slot, this_row);
    return role == ROLE_PLAIN ? spring_is_right(g, slot) : equality_is_right(g->n, this_row);
}

/* The number of rows that hold classes together: one less than a class has variables, the reference counted as one. */
static size_t count_merging(const graft *g) {
    size_t count = 0;
    for (uint32_t node = 0; node <= g->n->node_count; node++) count += g->member_count[node] - (node && g->member_count[node]);
    return count;
}

static bool rows_are_right(const graft *g) {
    const quoin_solver *solver = g->n->solver;
    const slots *listed = &solver->row_slots;
    size_t uses = 0, expected = 0, merging = 0, springs = 0, general = 0;
    uint32_t *levels = calloc(g->level_count + 1, sizeof *levels);
    bool right = true;
    int32_t order = 0;
    for (size_t i = 0; i < listed->order_count && right; i++) {
        uint32_t slot = listed->order[i];
        const row *this_row = &solver->rows[slot];
        right = row_is_right(g, slot) && g->order[slot] > order;
        order = g->order[slot];
        merging += g->role[slot] == ROLE_MERGED;
        general += g->role[slot] == ROLE_GENERAL;
        if (g->role[slot] > ROLE_GENERAL) expected += (this_row->first != NO_VARIABLE) + (this_row->second != NO_VARIABLE);
        if ((g->role[slot] != ROLE_PLAIN && g->role[slot] != ROLE_GENERAL) || g->spring_of_row[slot] == NO_INDEX) continue;
        springs++;
        if (this_row->priority) levels[g->n->springs[g->spring_of_row[slot]].level]++;
    }
    for (size_t i = 0; i < solver->variable_slots.order_count; i++) uses += chain_length(&g->uses, solver->variable_slots.order[i]);
    /* Rows of several terms may hold classes together, too. */
    right = right && uses == expected && springs == g->spring_total && (merging == count_merging(g) || (general && merging < count_merging(g)));
    for (size_t i = 0; i < g->level_count && right; i++) right = levels[i] == g->level_rows[i];
    free(levels);
    return right;
}

/* ── Nodes ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The order of elimination; of equal labels the node decides. */
static bool comes_first(const graft *g, uint32_t node, uint32_t other) {
    return !other || g->label[node] < g->label[other] || (g->label[node] == g->label[other] && node < other);
}

/* A step stands before those of its neighbors, which know it, and its function is not gone. */
static bool step_is_right(const graft *g, uint32_t node) {
    const native *n = g->n;
    uint32_t s = g->step_of[node];
    if (s == NO_INDEX) return true;
    const step *made = &n->steps[s];
    if (s >= n->step_count || made->node != node) return false;
    if (made->kind == STEP_FREE) return true;
    bool series = made->kind == STEP_SERIES;
    if (!comes_first(g, node, made->a) || !is_in_chain(&g->dependents, made->a, 2 * s)) return false;
    if (series && (!comes_first(g, node, made->b) || !is_in_chain(&g->dependents, made->b, 2 * s + 1))) return false;
    return !g->dead[made->function] && (series ? g->series_of : g->pendant_of)[made->function] == s;
}

static bool nodes_are_right(const graft *g) {
    const native *n = g->n;
    size_t dependents = 0, expected = 0;
    for (uint32_t node = 0; node <= n->node_count; node++) {
        if (g->node_marks[node] & (NODE_AWAKE | NODE_NEW | NODE_RAISED | NODE_VANISHED | NODE_DUE) || g->cuts_in[node]) return false;
        dependents += chain_length(&g->dependents, node);
        if (!node || !g->member_count[node]) continue;
        if (!step_is_right(g, node)) return false;
        if (g->step_of[node] == NO_INDEX) continue;
        const step *made = &n->steps[g->step_of[node]];
        expected += made->kind == STEP_FREE ? 0 : made->kind == STEP_SERIES ? 2 : 1;
    }
    return dependents == expected;
}

/* A pair has the distance of its nodes, or NaN where its guards must be looked at, and is listed at both. */
static bool pairs_are_right(const graft *g) {
    const native *n = g->n;
    const edit_index *x = &n->index;
    for (uint32_t i = 0; i < x->pair_count; i++) {
        const node_pair *kept = &x->pairs[i];
        double apart = n->position[kept->high] - n->position[kept->low];
        bool used = x->pair_uses[i].first < x->pair_uses[i].last || x->pair_uses[i].first_guard < x->pair_uses[i].last_guard;
        if (used && !isnan(kept->apart) && kept->apart != apart) return false;
        for (uint32_t side = 0; side < 2; side++) {
            uint32_t at = g->first_pair[side ? kept->low : kept->high];
            while (at != NO_INDEX && at != 2 * i + side) at = g->next_pair[at];
            if (at == NO_INDEX) return false;
        }
    }
    return true;
}

static void check_graft_index(const quoin_solver *solver, const char *name, uint64_t seed) {
    const graft *g = solver->native ? solver->native->graft : NULL;
    if (!g || !g->made) return;
    CHECK(variables_are_right(g), "%s, seed %llu: the index has other variables", name, (unsigned long long)seed);
    CHECK(rows_are_right(g), "%s, seed %llu: the index has other rows", name, (unsigned long long)seed);
    CHECK(nodes_are_right(g), "%s, seed %llu: the index has other steps", name, (unsigned long long)seed);
    CHECK(pairs_are_right(g), "%s, seed %llu: the index has other pairs", name, (unsigned long long)seed);
}

#endif
