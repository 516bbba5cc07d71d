/* Hubs: variables with many rows that count as the reference although their positions are not certain.
 *
 *     list.left ├─ row 1 ─┤       │          list.right is where the widest row, row 3, and a wish for a narrow list put it. With list.right
 *               ├─ row 2 ───┤     │          as a vertex, all rows would be one block. With it as the reference, each is one.
 *               ├─ row 3 ─────────┤ list.right
 *
 * Which edits leave hubs where they are is found out by moving them a little to either side (blocks_slopes.c).
 */
#include "Edits/blocks.h"

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
    if (!b->block_count || !blocks_are_many_rows(b, b->row_count[largest], HUB_SHARE)) return false;
    memory_fill(rows, 0, b->vertex_room * sizeof *rows);
    for (uint32_t r = b->rows.first[largest]; r != END_OF_CHAIN; r = b->rows.next[r]) blocks_count_row(b, r, rows);
    for (uint32_t v = b->members.first[largest]; v != END_OF_CHAIN; v = b->members.next[v])
        if (rows[v - 1] > MANY_ROWS && !blocks_is_fixed(b, v) && !slot_is_open(b->n, v - 1) && !rounding_has(found, v - 1)) enter(b, v, rows);
    for (size_t i = 0; i < b->hub_count; i++) b->fixed_by[b->hubs[i].vertex] = 0;
    return b->hub_count > 0;
}

/* ── Exactness ──────────────────────────────────────────────────────────────────────────────────────────────── */

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
    if (!b->beside_hub) return true;
    for (size_t i = 0; i < n->chosen_count; i++) exact = exact && !rounding_has(found, n->chosen[i]);
    for (size_t i = 0; i < n->chosen_row_count; i++) exact = exact && is_plain(n->solver, &n->solver->rows[n->chosen_rows[i]]);
    return exact;
}
