/* Structural edits: the part of the problem that must be solved again after rows or variables were added or removed.
 *
 *     rows ──▶ components ──▶ those with a touched variable ──▶ their rows and variables, in key order
 *
 * Components are connected by rows that no tie level holds; where springs decide everything, nothing else connects them,
 * and a component's values are the same to the bit whatever stands beside it. Where more than springs is needed, in the
 * solve before or in this one, everything is solved again.
 */
#include "Elimination/reduction.h"
#include "Store/sets.h"

static void join_row(uint32_t *label, const quoin_solver *solver, const row *this_row) {
    if (this_row->flags & ROW_GENERAL) {
        const quoin_term *terms = solver->terms + this_row->first;
        for (uint32_t i = 1; i < this_row->second; i++) set_join(label, terms[0].variable, terms[i].variable);
    } else if (this_row->first != NO_VARIABLE && this_row->second != NO_VARIABLE) {
        set_join(label, this_row->first, this_row->second);
    }
}

static uint32_t a_variable_of(const quoin_solver *solver, const row *this_row) {
    if (this_row->flags & ROW_GENERAL) return solver->terms[this_row->first].variable;
    return this_row->first != NO_VARIABLE ? this_row->first : this_row->second;
}

static void mark(quoin_solver *solver, uint32_t *label, uint8_t *marked, uint32_t slot) {
    if (!solver->variables[slot].alive || marked[set_name(label, slot)]) return;
    marked[set_name(label, slot)] = 1;
    solver->counts.touched_components++;
}

/* Marks the label of each touched component; a changed constant touches its component, too. */
static void mark_touched(quoin_solver *solver, uint32_t *label, uint8_t *marked) {
    solver->counts.touched_components = 0;
    for (size_t i = 0; i < solver->touched_count; i++) mark(solver, label, marked, solver->touched[i]);
    for (size_t i = 0; i < solver->changed_count; i++) {
        const row *this_row = &solver->rows[solver->changed_rows[i]];
        if (this_row->flags & ROW_ALIVE) mark(solver, label, marked, a_variable_of(solver, this_row));
    }
}

/* Whether a chosen variable is measured from one that is not chosen, or the other way round: an edit would have to follow both. */
static bool anchors_cross(const native *n, uint32_t *label, const uint8_t *marked) {
    const quoin_solver *solver = n->solver;
    const slots *all = &solver->variable_slots;
    for (size_t i = 0; i < all->order_count && solver->from_anchors; i++) {
        uint32_t slot = all->order[i], anchor = solver->variables[slot].anchor;
        if (anchor != NO_VARIABLE && marked[set_name(label, slot)] != marked[set_name(label, anchor)]) return true;
    }
    return false;
}

quoin_status touched_choose(native *n) {
    quoin_solver *solver = n->solver;
    const slots *by_row = &solver->row_slots, *by_variable = &solver->variable_slots;
    size_t variables = solver->variable_count;
    uint32_t *label;
    uint8_t *marked;
    part parts[] = {PART(label, variables), PART(n->chosen, variables), PART(n->chosen_rows, by_row->order_count), PART(marked, variables)};
    if (!slab_carve(n->memory, &n->chosen_slab, parts, 4)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < variables; i++) label[i] = i;
    memory_fill(marked, 0, variables);
    for (size_t i = 0; i < by_row->order_count; i++)
        if (!solver->rows[by_row->order[i]].tie) join_row(label, solver, &solver->rows[by_row->order[i]]);
    mark_touched(solver, label, marked);
    n->chosen_count = n->chosen_row_count = solver->counts.components = 0;
    for (size_t i = 0; i < by_variable->order_count; i++) {
        solver->counts.components += label[by_variable->order[i]] == by_variable->order[i];
        if (marked[set_name(label, by_variable->order[i])]) n->chosen[n->chosen_count++] = by_variable->order[i];
    }
    for (size_t i = 0; i < by_row->order_count; i++) {
        const row *this_row = &solver->rows[by_row->order[i]];
        if (this_row->tie || !marked[set_name(label, a_variable_of(solver, this_row))]) continue;
        n->chosen_rows[n->chosen_row_count++] = by_row->order[i];
    }
    n->anchored_beyond = anchors_cross(n, label, marked);
    return QUOIN_OK;
}
