/* Shifts: edits of an equality that joined two variables to one class, or tied two classes. What hangs from it lies elsewhere from now
 * on, and the rows between that and other variables have other constants.
 *
 *     window.left                     field.right = window.right − 20, and now − 24
 *      ├─ icon.left   + 8
 *      └─ card.left   + 16            what shifts: field.right
 *                                     rows that cross: the width of the field
 *
 * The classes are found again as in a full solve, of which that is a small part. If they have the same members and are tied in the same
 * way, all that was made of them is kept.
 */
#include "Edits/shift.h"

#include "Conflicts/mentions.h"

#include <string.h>

bool shift_suits(const native *n, uint32_t slot) {
    const row *this_row = &n->solver->rows[slot];
    return this_row->relation == QUOIN_EQUAL && row_is_required(this_row) && !(this_row->flags & (ROW_GUARD | ROW_EDIT));
}

void shift_release(memory *to, edit_index *released) {
    slab_release(to, &released->shift_slab);
    GIVE(to, released->crossing, released->crossing_capacity);
}

/* ── What was found before ──────────────────────────────────────────────────────────────────────────────────── */

static quoin_status make(native *n) {
    edit_index *x = &n->index;
    const quoin_solver *solver = n->solver;
    slot_list rows = rows_of(n);
    size_t variables = (size_t)solver->variable_count + 2, nodes = (size_t)n->node_count + 1, terms = 0;
    for (size_t i = 0; i < rows.count; i++) terms += row_terms(&solver->rows[rows.slots[i]]);
    part parts[] = {PART(x->mention_start, variables), PART(x->mentions, terms),  PART(x->former_offset, variables),
                    PART(x->former_node, variables),   PART(x->former_tie, nodes), PART(x->listed, (size_t)solver->row_count)};
    if (!slab_carve(n->memory, &x->shift_slab, parts, 6)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(x->mention_start, 0, variables * sizeof *x->mention_start);
    memory_fill(x->listed, 0, (size_t)solver->row_count);
    mentions_list(solver, rows.slots, rows.count, NULL, x->mention_start, x->mentions);
    x->shifting = true;
    return QUOIN_OK;
}

static void keep_former(native *n) {
    edit_index *x = &n->index;
    memcpy(x->former_offset, n->offset, n->solver->variable_count * sizeof *n->offset);
    memcpy(x->former_node, n->node, n->solver->variable_count * sizeof *n->node);
    for (uint32_t i = 1; i <= n->node_count; i++)
        x->former_tie[i] = n->affine ? (node_tie){n->root[i], n->factor[i], n->shift[i]} : (node_tie){i, 1, 0};
}

/* Sets a tie as it was. */
static void restore_tie(native *n, uint32_t node) {
    const node_tie *former = &n->index.former_tie[node];
    n->root[node] = former->root;
    n->factor[node] = former->factor;
    n->shift[node] = former->shift;
    n->rate[node] = 0;
    n->scalar[node] = 0;
}

/* Ties nodes again to those that stand for multiples of them (scales.c), which come after all others. Which these are depends on
 * coefficients only. */
static void restore_scales(native *n, uint32_t former_nodes) {
    const node_tie *former = n->index.former_tie;
    uint32_t found = n->node_count;
    bool affine = n->affine;
    if (found >= former_nodes) return;
    for (uint32_t i = 1; i <= former_nodes; i++)
        if (!affine || i > found || former[i].root > found) restore_tie(n, i);
    n->affine = true;
    n->node_count = former_nodes;
}

/* Whether a node is tied as it was, apart from the distance. */
static bool is_tied_alike(const native *n, uint32_t node) {
    const node_tie *former = &n->index.former_tie[node];
    if (!n->affine) return former->root == node;
    return n->root[node] == former->root && n->factor[node] == former->factor && !n->scalar[node];
}

static bool classes_are_alike(const native *n, uint32_t former_nodes, bool former_affine) {
    slot_list variables = variables_of(n);
    bool alike = !n->contradictory && !n->lengths && n->node_count == former_nodes && n->affine == former_affine;
    for (size_t i = 0; i < variables.count && alike; i++) alike = n->node[variables.slots[i]] == n->index.former_node[variables.slots[i]];
    for (uint32_t i = 1; i <= n->node_count && alike; i++) alike = is_tied_alike(n, i);
    return alike;
}

/* ── The rows that cross ────────────────────────────────────────────────────────────────────────────────────── */

static bool has_shifted(const native *n, uint32_t variable) {
    const edit_index *x = &n->index;
    if (n->offset[variable] != x->former_offset[variable]) return true;
    for (uint32_t node = n->node[variable]; n->affine && node && n->root[node] != node; node = n->root[node])
        if (n->shift[node] != x->former_tie[node].shift) return true;
    return false;
}

/* Whether a row inside one class holds, or need not. */
static bool holds_inside(const native *n, uint32_t slot) {
    const row *this_row = &n->solver->rows[slot];
    if (!row_is_required(this_row) || shift_suits(n, slot)) return true; /* those that join or tie were looked at with the classes */
    return !(this_row->flags & ROW_GENERAL) && row_violation(this_row, row_sum(n->solver, this_row, n->offset)) <= 0;
}

/* Lists a row that mentions what has shifted. `*kept` becomes false if it would have to be looked at otherwise. */
static quoin_status note_row(native *n, uint32_t slot, bool *kept) {
    edit_index *x = &n->index;
    const row *this_row = &n->solver->rows[slot];
    if (x->listed[slot] || row_is_deferred(this_row) || this_row->tie) return QUOIN_OK;
    if (x->place_of_row[slot] == NO_INDEX) {
        *kept = *kept && holds_inside(n, slot);
        return QUOIN_OK;
    }
    if (!RESERVE(n->memory, x->crossing, x->crossing_capacity, x->crossing_count + 1)) return QUOIN_OUT_OF_MEMORY;
    x->listed[slot] = 1;
    x->crossing[x->crossing_count++] = slot;
    return QUOIN_OK;
}

static quoin_status note_rows(native *n, bool *kept) {
    edit_index *x = &n->index;
    slot_list variables = variables_of(n), rows = rows_of(n);
    quoin_status status = QUOIN_OK;
    x->crossing_count = 0;
    for (size_t i = 0; i < variables.count && status == QUOIN_OK && *kept; i++) {
        uint32_t v = variables.slots[i];
        if (!has_shifted(n, v)) continue;
        for (uint32_t m = x->mention_start[v]; m < x->mention_start[v + 1] && status == QUOIN_OK; m++)
            status = note_row(n, rows.slots[x->mentions[m]], kept);
    }
    for (size_t i = 0; i < x->crossing_count; i++) x->listed[x->crossing[i]] = 0;
    return status;
}

quoin_status shift_classes(native *n, bool *kept) {
    uint32_t nodes = n->node_count;
    bool affine = n->affine;
    slot_list rows = rows_of(n);
    quoin_status status = n->index.shifting ? QUOIN_OK : make(n);
    if (status != QUOIN_OK) return status;
    keep_former(n);
    status = native_find_classes(n, rows.slots, rows.count);
    if (status == QUOIN_OK && affine) restore_scales(n, nodes);
    *kept = status == QUOIN_OK && classes_are_alike(n, nodes, affine);
    return *kept ? note_rows(n, kept) : status;
}
