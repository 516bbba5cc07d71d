/* Variables that count as the reference: those with many rows whose position is certain, and each on which that depends; and pairs of them of
 * which a combination is certain.
 *
 *     window.left = 0 ◀── list.left (1000 cards)          both count as the reference
 *                          ◀── card.left (5 rows)         is certain, too, but a vertex: an edit may remove or move it
 *
 * They stay where they are until a full solve. So an edit needs one if it takes away or changes a row on which the position of one depends,
 * unless the variable goes with the row. A partial solve includes these rows, as far as its own rows mention such variables.
 */
#include "Edits/blocks.h"

typedef struct certainty {
    blocks *b;
    const rounding *found;
    uint32_t *rows;            /* per slot: how many rows mention the variable */
} certainty;

void blocks_count_row(const blocks *b, uint32_t slot, uint32_t *rows) {
    const row *this_row = &b->n->solver->rows[slot];
    quoin_term term;
    for (uint32_t t = 0; t < row_terms(this_row) && !this_row->tie; t++)
        if (row_term(b->n->solver, this_row, t, &term)) rows[term.variable]++;
}

/* ── Rows as good as required ───────────────────────────────────────────────────────────────────────────────── */

static double priority_of(const blocks *b, const row *this_row) { return b->n->solver->levels.priorities[this_row->priority]; }

static bool is_broken(const blocks *b, const row *this_row, const double *values) { return blocks_violation(b, this_row, values) > 0; }

void blocks_find_broken(blocks *b) {
    const quoin_solver *solver = b->n->solver;
    b->broken = 0;
    for (size_t i = 0; i < solver->last.rows; i++) {
        const row *this_row = &solver->rows[solver->row_slots.order[i]];
        if (blocks_is_optional(this_row) && is_broken(b, this_row, solver->values)) b->broken = fmax(b->broken, priority_of(b, this_row));
    }
}

bool blocks_follow_broken(blocks *b, const double *values) {
    const native *n = b->n;
    for (size_t i = 0; i < n->chosen_row_count; i++) {
        const row *this_row = &n->solver->rows[n->chosen_rows[i]];
        if (blocks_is_optional(this_row) && priority_of(b, this_row) > b->broken && is_broken(b, this_row, values)) b->broken = priority_of(b, this_row);
    }
    return b->broken < b->firm;
}

/* ── Choosing variables ─────────────────────────────────────────────────────────────────────────────────────── */

/* Makes a variable count as the reference, and those above it in its class. */
static void fix_in_class(blocks *b, uint32_t slot) {
    for (; slot != NO_INDEX && !blocks_is_fixed(b, slot + 1); slot = b->n->up[slot])
        b->fixed_by[slot + 1] = b->n->up[slot] + 1; /* NO_INDEX + 1 is the reference */
}

/* Makes a variable count as the reference, and all on which its position depends. */
static void fix(certainty *c, uint32_t slot) {
    blocks *b = c->b;
    const native *n = b->n;
    while (slot != NO_VARIABLE && !blocks_is_fixed(b, slot + 1)) {
        uint32_t node = n->node[slot], top = slot;
        fix_in_class(b, slot);
        if (!node) return;
        const row *decides = &n->solver->rows[c->found->decided_by[node]];
        bool by_first = node_of(n, decides->first) == node;
        fix_in_class(b, by_first ? decides->first : decides->second);
        while (n->up[top] != NO_INDEX) top = n->up[top];
        b->fixing_row[top + 1] = c->found->decided_by[node];
        b->row_mark[c->found->decided_by[node]] |= BLOCK_ROW_DECIDES;
        slot = by_first ? decides->second : decides->first;
    }
}

/* Finds the two variables of a required equality that have many rows and are not certain, if all its others are certain. */
static bool is_pair(const certainty *c, const row *this_row, quoin_term *pair) {
    uint32_t found = 0;
    quoin_term term;
    if (!row_is_required(this_row) || this_row->relation != QUOIN_EQUAL || !(this_row->flags & ROW_GENERAL)) return false;
    for (uint32_t i = 0; i < row_terms(this_row); i++) {
        if (!row_term(c->b->n->solver, this_row, i, &term) || rounding_is_certain(c->found, term.variable)) continue;
        if (found == 2 || c->rows[term.variable] <= MANY_ROWS || c->b->pair[term.variable + 1].other != NO_INDEX) return false;
        pair[found++] = term;
    }
    return found == 2;
}

/* Finds the pairs of which a combination is certain. What this depends on counts as the reference. */
static void find_pairs(certainty *c) {
    blocks *b = c->b;
    const quoin_solver *solver = b->n->solver;
    quoin_term term, pair[2];
    for (size_t i = 0; i < solver->last.rows; i++) {
        uint32_t slot = solver->row_slots.order[i];
        const row *this_row = &solver->rows[slot];
        if (!is_pair(c, this_row, pair)) continue;
        for (uint32_t t = 0; t < row_terms(this_row); t++)
            if (row_term(solver, this_row, t, &term) && rounding_is_certain(c->found, term.variable)) fix(c, term.variable);
        for (int side = 0; side < 2; side++)
            b->pair[pair[side].variable + 1] = (certain_pair){pair[!side].variable + 1, slot, pair[!side].coefficient / pair[side].coefficient};
        b->row_mark[slot] |= BLOCK_ROW_DECIDES;
    }
}

/* Notes the row between a variable and the one above it in its class. */
static void note_fixing_rows(blocks *b) {
    const quoin_solver *solver = b->n->solver;
    for (size_t i = 0; i < solver->last.rows; i++) {
        uint32_t slot = solver->row_slots.order[i];
        if (!row_merges(&solver->rows[slot])) continue;
        uint32_t ends[2] = {solver->rows[slot].first + 1, solver->rows[slot].second + 1};
        for (int side = 0; side < 2; side++) {
            uint32_t v = ends[side];
            if (v && blocks_is_fixed(b, v) && b->fixed_by[v] == ends[!side] && b->fixing_row[v] == NO_INDEX) b->fixing_row[v] = slot;
        }
    }
}

quoin_status blocks_find_fixed(blocks *b, const rounding *found) {
    certainty c = {.b = b, .found = found};
    size_t size = b->n->solver->variable_count * sizeof *c.rows;
    if (size && !(c.rows = memory_take(b->n->memory, size))) return QUOIN_OUT_OF_MEMORY;
    memory_fill(c.rows, 0, size);
    for (size_t i = 0; i < b->n->solver->last.rows; i++) blocks_count_row(b, b->n->solver->row_slots.order[i], c.rows);
    for (size_t i = 0; i < b->n->solver->last.variables; i++) {
        uint32_t slot = b->n->solver->variable_slots.order[i];
        if (c.rows[slot] > MANY_ROWS && rounding_is_certain(found, slot)) fix(&c, slot);
    }
    find_pairs(&c);
    note_fixing_rows(b);
    memory_give(b->n->memory, c.rows, size);
    return QUOIN_OK;
}

/* ── Edits ──────────────────────────────────────────────────────────────────────────────────────────────────── */

void blocks_lose_row(blocks *b, uint32_t slot) {
    const quoin_solver *solver = b->n->solver;
    const row *this_row = &solver->rows[slot];
    if (this_row->flags & ROW_GENERAL) return;
    for (int side = 0; side < 2; side++) {
        uint32_t v = (side ? this_row->second : this_row->first) + 1;
        if (v && b->fixing_row[v] == slot && solver->variables[v - 1].alive) b->failed = true;
    }
}
