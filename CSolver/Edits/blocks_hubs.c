/* Hubs: variables with many rows that count as the reference although their positions are not certain.
 *
 *     list.left ├─ row 1 ─┤       │          list.right is where the widest row, row 3, and a wish for a narrow list put it. With list.right
 *               ├─ row 2 ───┤     │          as a vertex, all rows would be one block. With it as the reference, each is one.
 *               ├─ row 3 ─────────┤ list.right
 *
 * Given a hub's position, a block beside it violates each optional row by so much: a function of this position, in fact a vector, which is
 * convex in the lexicographic order. An edit replaces the functions of the blocks that it touches. If each was constant around the hub's
 * position and each new one is, the hub stays: with what was constant left out, the position is the only optimum as before, since a convex
 * function has no other local optima; and so it is with the new blocks added.
 *
 * A function is constant around a position if each row is violated as much there as a step to either side: a convex function that takes the
 * same value in the middle of two points as at both is constant between them. With several hubs these are points to either side of each.
 */
#include "Edits/blocks.h"

#define HUB_STEP 0.0625        /* more than required rows may be off, and less than a pixel; halves of it are on the grid */

/* ── Finding them ───────────────────────────────────────────────────────────────────────────────────────────── */

static uint32_t largest_block(const blocks *b) {
    uint32_t largest = 0;
    for (uint32_t i = 1; i < b->block_count; i++)
        if (b->row_count[i] > b->row_count[largest]) largest = i;
    return largest;
}

/* Enters a variable into the list of hubs, which those with the most rows are in. */
static void enter(blocks *b, uint32_t vertex, const uint32_t *rows) {
    size_t place = b->hub_count;
    while (place && rows[b->hubs[place - 1].vertex - 1] < rows[vertex - 1]) place--;
    if (place == MOST_HUBS) return;
    if (b->hub_count < MOST_HUBS) b->hub_count++;
    for (size_t i = b->hub_count - 1; i > place; i--) b->hubs[i] = b->hubs[i - 1];
    b->hubs[place] = (hub){vertex, b->n->node[vertex - 1]};
}

bool blocks_find_hubs(blocks *b, const rounding *found) {
    uint32_t largest = largest_block(b), *rows = b->queue;
    if (!b->block_count || !blocks_are_many_rows(b, b->row_count[largest])) return false;
    memory_fill(rows, 0, b->vertex_room * sizeof *rows);
    for (uint32_t r = b->rows.first[largest]; r != END_OF_CHAIN; r = b->rows.next[r]) blocks_count_row(b, r, rows);
    for (uint32_t v = b->members.first[largest]; v != END_OF_CHAIN; v = b->members.next[v])
        if (rows[v - 1] > MANY_ROWS && !blocks_is_fixed(b, v) && !slot_is_open(b->n, v - 1) && !rounding_has(found, v - 1)) enter(b, v, rows);
    for (size_t i = 0; i < b->hub_count; i++) b->fixed_by[b->hubs[i].vertex] = 0;
    return b->hub_count > 0;
}

/* ── Violations beside a hub ────────────────────────────────────────────────────────────────────────────────── */

/* Notes how far each optional row is violated or, when that is noted, finds out whether it is the same now. */
static void compare(blocks *b, const double *values) {
    const native *n = b->n;
    for (size_t i = 0; i < n->chosen_row_count; i++) {
        const row *this_row = &n->solver->rows[n->chosen_rows[i]];
        if (this_row->tie || !this_row->priority) continue;
        double violation = row_violation(this_row, row_sum(n->solver, this_row, values));
        if (!b->violations_noted) b->violations[i] = violation;
        else if (violation != b->violations[i]) b->failed = true;
    }
    b->violations_noted = true;
}

/* Moves the hubs of a node, or moves them back. */
static void move_hubs(blocks *b, uint32_t node, double by) {
    for (size_t i = 0; i < b->hub_count; i++)
        if (b->hubs[i].node == node) b->n->solver->values[b->hubs[i].vertex - 1] += by;
}

static quoin_status probe_at(blocks *b, uint32_t node, double by) {
    native *n = b->n;
    move_hubs(b, node, by);
    quoin_status status = native_reduce(n, n->chosen_rows, n->chosen_row_count, false);
    move_hubs(b, node, -by);
    if (status != QUOIN_OK) return status;
    b->failed = n->contradictory || n->declined || n->strained || native_breaks_guard(n);
    if (!b->failed) compare(b, blocks_read_chosen(b));
    return QUOIN_OK;
}

/* Whether a chosen row mentions a hub that no earlier one of the list moves with. */
static bool is_beside(const blocks *b, size_t index) {
    bool first = b->vertex_walk[b->hubs[index].vertex] == b->walk;
    for (size_t i = 0; i < index; i++) first = first && (b->hubs[i].node != b->hubs[index].node || b->vertex_walk[b->hubs[i].vertex] != b->walk);
    return first;
}

static quoin_status probe_chosen(blocks *b) {
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < b->hub_count; i++) {
        if (!is_beside(b, i)) continue;
        for (int side = -1; side <= 1 && !b->failed && status == QUOIN_OK; side += 2) status = probe_at(b, b->hubs[i].node, side * HUB_STEP);
    }
    return status;
}

/* Exchanges the constants of changed rows for those of the last solve, or back. */
static void exchange_constants(quoin_solver *solver) {
    for (size_t i = 0; i < solver->changed_count; i++) {
        double *constant = &solver->rows[solver->changed_rows[i]].constant, kept = *constant;
        *constant = solver->former_constants[i];
        solver->former_constants[i] = kept;
    }
}

quoin_status blocks_probe_former(blocks *b) {
    quoin_solver *solver = b->n->solver;
    if (!b->hub_count) return QUOIN_OK;
    quoin_status status = blocks_choose_former(b);
    if (status != QUOIN_OK) return status;
    exchange_constants(solver);
    b->violations_noted = false;
    compare(b, solver->values);
    status = probe_chosen(b);
    exchange_constants(solver);
    return status;
}

quoin_status blocks_probe(blocks *b) {
    b->violations_noted = false;
    return b->hub_count ? probe_chosen(b) : QUOIN_OK;
}

void blocks_compare_violations(blocks *b, const double *values) {
    if (b->violations_noted) compare(b, values);
}

/* Whether no factor of a row can round anything. */
static bool is_plain(const quoin_solver *solver, const row *this_row) {
    bool plain = true;
    quoin_term term;
    for (uint32_t t = 0; t < row_terms(this_row) && plain; t++) plain = !row_term(solver, this_row, t, &term) || factor_is_exact(term.coefficient);
    return plain;
}

bool blocks_are_exact_at_hubs(const blocks *b, const rounding *found) {
    const native *n = b->n;
    bool exact = true;
    if (!b->violations_noted) return true;
    for (size_t i = 0; i < n->chosen_count; i++) exact = exact && !rounding_has(found, n->chosen[i]);
    for (size_t i = 0; i < n->chosen_row_count; i++) exact = exact && is_plain(n->solver, &n->solver->rows[n->chosen_rows[i]]);
    return exact;
}
