/* Choosing what an edit has to solve: the rows of touched blocks and, where these mention variables that count as the reference, the rows
 * that fix these; hubs are held.
 */
#include "Edits/blocks.h"

/* A block that hangs from within a part that is not exact is solved together with it, if it turns out to be rounded. */
static void touch_rounded(blocks *b) {
    for (size_t i = 0; i < b->touched_count; i++) {
        uint32_t root = b->root[b->touched_list[i]];
        if (root == NO_INDEX || !root || b->parent[root] == NO_INDEX) continue;
        if (b->rounded[b->parent[root]]) blocks_touch(b, b->parent[root]);
    }
}

static bool touches_much(const blocks *b) {
    size_t rows = 0;
    for (size_t i = 0; i < b->touched_count; i++)
        if (b->root[b->touched_list[i]] != NO_INDEX) rows += b->row_count[b->touched_list[i]];
    return blocks_are_many_rows(b, rows, LARGE_SHARE);
}

/* ── Listing ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Lists a variable. One beside the touched blocks is fixed by rows, which `queue` is for, or held; one that the edit has removed was in one. */
static void choose_variable(blocks *b, uint32_t v, size_t *queued) {
    native *n = b->n;
    if (b->vertex_walk[v] == b->walk) return;
    b->vertex_walk[v] = b->walk;
    n->chosen[n->chosen_count++] = v - 1;
    if (blocks_is_touched(b, v) || !n->solver->variables[v - 1].alive) return;
    if (blocks_is_fixed(b, v) && !blocks_is_hub(b, v)) b->queue[(*queued)++] = v;
    else n->held[n->held_count++] = v - 1;
}

static void choose_row(blocks *b, uint32_t slot, size_t *queued) {
    native *n = b->n;
    quoin_term term;
    if (b->row_walk[slot] == b->walk) return;
    b->row_walk[slot] = b->walk;
    n->chosen_rows[n->chosen_row_count++] = slot;
    for (uint32_t t = 0; t < row_terms(&n->solver->rows[slot]); t++)
        if (row_term(n->solver, &n->solver->rows[slot], t, &term)) choose_variable(b, term.variable + 1, queued);
}

static void choose_block(blocks *b, uint32_t block, size_t *queued) {
    native *n = b->n;
    for (uint32_t v = b->members.first[block]; v != END_OF_CHAIN; v = b->members.next[v]) {
        uint32_t anchor = n->solver->variables[v - 1].anchor;
        choose_variable(b, v, queued);
        if (anchor != NO_VARIABLE) choose_variable(b, anchor + 1, queued);
    }
    for (uint32_t r = b->rows.first[block]; r != END_OF_CHAIN; r = b->rows.next[r]) choose_row(b, r, queued);
}

/* Lists the rows that a block had before the edit, as far as they are still there, but for tie rows. */
static void choose_former_block(blocks *b, uint32_t block, size_t *queued) {
    for (uint32_t r = b->rows.first[block]; r != END_OF_CHAIN; r = b->rows.next[r])
        if (!(b->row_mark[r] & BLOCK_ROW_NEW) && !b->n->solver->rows[r].tie) choose_row(b, r, queued);
}

static void choose_lost(blocks *b, size_t *queued) {
    for (size_t i = 0; i < b->lost_count; i++)
        if (!b->n->solver->rows[b->lost[i]].tie) choose_row(b, b->lost[i], queued);
}

static void choose_all(blocks *b, bool former) {
    size_t queued = 0;
    b->walk++;
    for (size_t i = 0; i < b->touched_count; i++) {
        uint32_t block = b->touched_list[i];
        if (b->root[block] == NO_INDEX) continue;
        if (former) choose_former_block(b, block, &queued);
        else choose_block(b, block, &queued);
    }
    if (former) choose_lost(b, &queued);
    while (queued) {
        uint32_t v = b->queue[--queued];
        if (b->fixing_row[v] != NO_INDEX) choose_row(b, b->fixing_row[v], &queued);
        if (b->fixed_by[v]) choose_variable(b, b->fixed_by[v], &queued);
    }
}

/* Whether no variable is left without a block. */
static bool are_connected(const blocks *b) {
    for (size_t i = 0; i < b->loose_count; i++) {
        uint32_t v = b->loose[i];
        if (b->n->solver->variables[v - 1].alive && b->parent[v] == NO_INDEX) return false;
    }
    return true;
}

bool blocks_may_choose(blocks *b) {
    touch_rounded(b);
    return are_connected(b) && !touches_much(b);
}

static bool begin_choosing(native *n) {
    size_t rows = n->solver->row_slots.order_count, variables = n->solver->variable_slots.order_count;
    part parts[] = {PART(n->chosen, variables), PART(n->held, variables), PART(n->chosen_rows, rows)};
    n->chosen_count = n->chosen_row_count = n->held_count = 0;
    return slab_carve(n->memory, &n->chosen_slab, parts, 3);
}

static quoin_status choose(blocks *b, bool former) {
    native *n = b->n;
    if (!begin_choosing(n)) return QUOIN_OUT_OF_MEMORY;
    choose_all(b, former);
    return store_sort(n->solver, n->chosen, n->chosen_count, n->chosen_rows, n->chosen_row_count);
}

quoin_status blocks_choose(blocks *b) { return choose(b, false); }

quoin_status blocks_choose_former(blocks *b) { return choose(b, true); }

quoin_status blocks_choose_last(blocks *b, uint32_t node) {
    native *n = b->n;
    const quoin_solver *solver = n->solver;
    if (!begin_choosing(n)) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < solver->last.variables; i++) n->chosen[n->chosen_count++] = solver->variable_slots.order[i];
    for (size_t i = 0; i < solver->last.rows; i++)
        if (!solver->rows[solver->row_slots.order[i]].tie) n->chosen_rows[n->chosen_row_count++] = solver->row_slots.order[i];
    for (size_t i = 0; i < b->hub_count; i++)
        if (b->hubs[i].node == node) n->held[n->held_count++] = b->hubs[i].vertex - 1;
    return QUOIN_OK;
}
