/* Problem, reduction and solution as text that a person can read:
 *
 *       #12  x3 - x1 >= 8  @750  violated by 0
 *     reduction: 2 nodes, 1 springs, 0 links, 2 steps
 *       x3 = node 2 + 16
 */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "Edits/distances.h"
#include "Elimination/reduction.h"
#include "Numbers/order.h"

typedef struct text {
    char *buffer;
    size_t capacity, length;
} text;

/* Writes text, and counts the bytes that do not fit, so that the caller learns how much space is needed. */
static void put(text *to, const char *format, ...) {
    char piece[160];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(piece, sizeof piece, format, arguments);
    va_end(arguments);
    if (length < 0) return;
    size_t size = lesser((size_t)length, sizeof piece - 1);
    if (to->length + size < to->capacity) memcpy(to->buffer + to->length, piece, size + 1);
    to->length += size;
}

static void put_terms(text *to, const quoin_solver *solver, const row *this_row) {
    if (!(this_row->flags & ROW_GENERAL)) {
        if (this_row->first != NO_VARIABLE) put(to, "x%u", this_row->first);
        if (this_row->second != NO_VARIABLE) put(to, this_row->first != NO_VARIABLE ? " - x%u" : "-x%u", this_row->second);
        return;
    }
    for (uint32_t i = 0; i < this_row->second; i++) {
        const quoin_term *term = &solver->terms[this_row->first + i];
        double size = fabs(term->coefficient);
        put(to, i ? (is_negative(term->coefficient) ? " - " : " + ") : is_negative(term->coefficient) ? "-" : "");
        if (size != 1) put(to, "%.10g·", size);
        put(to, "x%u", term->variable);
    }
}

static void put_row(text *to, const quoin_solver *solver, uint32_t slot) {
    const row *this_row = &solver->rows[slot];
    const char *relation = this_row->relation < 0 ? "<=" : this_row->relation ? ">=" : "==";
    put(to, "  #%llu  ", (unsigned long long)solver->row_keys[slot]);
    put_terms(to, solver, this_row);
    put(to, " %s %.10g", relation, this_row->constant / solver->magnification);
    if (this_row->tie) put(to, "  tie %u", this_row->tie);
    else if (row_is_required(this_row)) put(to, "  required");
    else put(to, "  @%.10g", solver->levels.priorities[this_row->priority]);
    if (this_row->flags & ROW_GUARD) put(to, "  guard");
    if (this_row->flags & ROW_LEFT_OUT) put(to, "  LEFT OUT: contradicts earlier rows");
    if (solver->solved) put(to, "  violated by %.10g", row_violation(this_row, row_sum(solver, this_row, solver->values)) / solver->magnification);
    put(to, "\n");
}

static void put_dependence(text *to, const native *n, uint32_t node) {
    if (n->root[node] == node) return;
    place at = place_of(n, node);
    put(to, "  node %u = %.10g", node, at.shift / n->solver->magnification);
    if (at.root) put(to, " + %.10g·node %u", at.factor, at.root);
    if (at.scalar) put(to, " + %.10g·node %u", at.rate, at.scalar);
    put(to, "\n");
}

static void put_reduction(text *to, const quoin_solver *solver) {
    const native *n = solver->native;
    put(to, "reduction: %u nodes, %zu springs, %zu links, %zu steps\n", n->node_count, n->spring_count, n->links.row_count, n->step_count);
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) {
        uint32_t slot = listed.slots[i];
        if (n->node[slot]) put(to, "  x%u = node %u + %.10g\n", slot, n->node[slot], n->offset[slot] / solver->magnification);
        else put(to, "  x%u = %.10g\n", slot, n->offset[slot] / solver->magnification);
    }
    for (uint32_t i = 1; i <= n->node_count && n->affine; i++) put_dependence(to, n, i);
    for (size_t i = 0; i < n->step_count; i++) {
        const step *s = &n->steps[i];
        if (!s->node) continue; /* of a node that an edit took away */
        if (s->kind == STEP_FREE) put(to, "  node %u is free\n", s->node);
        else if (s->kind == STEP_PENDANT) put(to, "  node %u is pendant on node %u\n", s->node, s->a);
        else put(to, "  node %u lies between nodes %u and %u\n", s->node, s->a, s->b);
    }
}

quoin_status quoin_dump(quoin_solver *solver, char *buffer, size_t capacity, size_t *length) {
    text to = {buffer, capacity, 0};
    distances_catch_up(solver);
    if (capacity) buffer[0] = 0;
    quoin_status status = store_tidy(solver);
    if (status != QUOIN_OK) return status;
    put(&to, "problem: %zu variables, %zu rows\n", solver->alive_variables, solver->alive_rows);
    for (size_t i = 0; i < solver->row_slots.order_count; i++) put_row(&to, solver, solver->row_slots.order[i]);
    bool current = solver->solved && !solver->structure_changed;
    if (current && solver->native) put_reduction(&to, solver);
    const double *values = current ? quoin_values(solver, NULL) : NULL;
    if (values) put(&to, "solution\n");
    for (size_t i = 0; i < solver->variable_slots.order_count && values; i++)
        put(&to, "  x%u = %.17g\n", solver->variable_slots.order[i], values[solver->variable_slots.order[i]]);
    *length = to.length;
    return QUOIN_OK;
}
