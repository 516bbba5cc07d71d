/* Open variables in blocks: the priorities leave their positions to the tie levels and T5, whose rows connect a variable to what they measure
 * it from.
 *
 *     block A            block B
 *     u ── tie row ── w                 a row between blocks is noted at its variables, as long as none of them is open
 *     u ── its anchor, outside of A     where u is open, that takes a full solve, which makes one block of both
 */
#include "Edits/blocks.h"

void blocks_mark_open(blocks *b) {
    const quoin_solver *solver = b->n->solver;
    for (size_t i = 0; i < solver->last.variables && b->n->opened; i++) {
        uint32_t slot = solver->variable_slots.order[i];
        if (slot_is_open(b->n, slot)) b->tie_mark[slot + 1] = BLOCK_VERTEX_OPEN;
    }
}

void blocks_widen(blocks *b, const row *this_row) {
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(this_row); i++) {
        if (!row_term(b->n->solver, this_row, i, &term)) continue;
        uint8_t *mark = &b->tie_mark[term.variable + 1];
        b->failed = b->failed || *mark & BLOCK_VERTEX_OPEN;
        *mark |= BLOCK_VERTEX_WIDE;
    }
}

/* Whether a member of a solved block is open: within its block, or because the held root is. */
static bool is_open_now(const blocks *b, uint32_t vertex) {
    uint32_t root = b->root[b->parent[vertex]];
    return slot_is_open(b->n, vertex - 1) || (!blocks_is_touched(b, root) && b->tie_mark[root] & BLOCK_VERTEX_OPEN);
}

/* Whether a block hangs from a vertex that this edit has not touched. */
static bool carries_untouched(const blocks *b, uint32_t vertex) {
    bool any = false;
    for (uint32_t h = b->hanging.first[vertex]; h != END_OF_CHAIN && !any; h = b->hanging.next[h]) any = !b->touched[h];
    return any;
}

/* Whether the tie levels or T5 measure an open variable from beyond its block. */
static bool is_measured_from_beyond(const blocks *b, uint32_t vertex) {
    return b->tie_mark[vertex] & BLOCK_VERTEX_WIDE || blocks_between(b, vertex, blocks_anchor(b, vertex)) == NO_INDEX;
}

bool blocks_follow_open(blocks *b) {
    const native *n = b->n;
    bool within = true;
    for (size_t i = 0; i < n->chosen_count && within; i++) {
        uint32_t v = n->chosen[i] + 1;
        if (!blocks_is_touched(b, v)) continue;
        bool was_open = b->tie_mark[v] & BLOCK_VERTEX_OPEN;
        b->tie_mark[v] &= (uint8_t)~BLOCK_VERTEX_OPEN;
        if (!is_open_now(b, v)) continue;
        b->tie_mark[v] |= BLOCK_VERTEX_OPEN;
        within = !is_measured_from_beyond(b, v) && (was_open || !carries_untouched(b, v));
    }
    return within;
}
