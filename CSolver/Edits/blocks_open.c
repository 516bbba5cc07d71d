/* Open variables in blocks: the priorities leave their positions to the tie levels and T5, whose rows connect a variable to what they measure
 * it from.
 *
 *     block A            block B
 *     u ── tie row ── w                 a row between blocks is noted at its variables, as long as it decides nothing for any of them
 *     u ── its anchor, outside of A     where it does for u, that takes a full solve, which makes one block of both
 *
 * A row of the last tie level decides something for free variables only, and so does T5; a row of another tie level does for all open ones.
 */
#include "Edits/blocks.h"

void blocks_mark_open(blocks *b) {
    const quoin_solver *solver = b->n->solver;
    for (size_t i = 0; i < solver->last.variables && b->n->opened; i++) {
        uint32_t slot = solver->variable_slots.order[i];
        if (slot_is_open(b->n, slot)) b->tie_mark[slot + 1] = BLOCK_VERTEX_OPEN;
        if (slot_is_free(b->n, slot)) b->tie_mark[slot + 1] |= BLOCK_VERTEX_FREE;
    }
}

void blocks_widen(blocks *b, const row *this_row) {
    quoin_term term;
    bool is_last = this_row->tie == b->n->last_tie;
    for (uint32_t i = 0; i < row_terms(this_row); i++) {
        if (!row_term(b->n->solver, this_row, i, &term)) continue;
        uint8_t *mark = &b->tie_mark[term.variable + 1];
        b->failed = b->failed || *mark & (is_last ? BLOCK_VERTEX_FREE : BLOCK_VERTEX_OPEN);
        *mark |= is_last ? BLOCK_VERTEX_FAR : BLOCK_VERTEX_WIDE;
    }
}

/* The marks of a member of a solved block: it is open within its block, or because the held root is, and free likewise. */
static uint8_t marks_now(const blocks *b, uint32_t vertex) {
    uint32_t root = b->root[b->parent[vertex]];
    uint8_t marks = blocks_is_touched(b, root) ? 0 : b->tie_mark[root] & (BLOCK_VERTEX_OPEN | BLOCK_VERTEX_FREE);
    if (slot_is_open(b->n, vertex - 1)) marks |= BLOCK_VERTEX_OPEN;
    if (slot_is_free(b->n, vertex - 1)) marks |= BLOCK_VERTEX_FREE;
    return marks;
}

/* Whether a block hangs from a vertex that this edit has not touched. */
static bool carries_untouched(const blocks *b, uint32_t vertex) {
    bool any = false;
    for (uint32_t h = b->hanging.first[vertex]; h != END_OF_CHAIN && !any; h = b->hanging.next[h]) any = !b->touched[h];
    return any;
}

/* Whether the last tie level or T5 measures a free variable from beyond its block. */
static bool is_measured_from_afar(const blocks *b, uint32_t vertex) {
    return b->tie_mark[vertex] & BLOCK_VERTEX_FAR || blocks_between(b, vertex, blocks_anchor(b, vertex)) == NO_INDEX;
}

bool blocks_follow_open(blocks *b) {
    const native *n = b->n;
    bool within = true;
    for (size_t i = 0; i < n->chosen_count && within; i++) {
        uint32_t v = n->chosen[i] + 1;
        if (!blocks_is_touched(b, v)) continue;
        uint8_t *mark = &b->tie_mark[v], now = marks_now(b, v), more = now & (uint8_t)~*mark;
        *mark = (*mark & (uint8_t)~(BLOCK_VERTEX_OPEN | BLOCK_VERTEX_FREE)) | now;
        within = !(now & BLOCK_VERTEX_OPEN && *mark & BLOCK_VERTEX_WIDE) && !(now & BLOCK_VERTEX_FREE && is_measured_from_afar(b, v));
        within = within && !(more && carries_untouched(b, v));
    }
    return within;
}
