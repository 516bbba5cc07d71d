/* Rows that are added to a solver one by one. */
#ifndef SINGLE_ROWS_H
#define SINGLE_ROWS_H

#include "harness.h"

static bool put_row(quoin_solver *solver, const quoin_term *terms, uint32_t count, int relation, double constant, double priority) {
    quoin_row_input row = {.terms = terms, .term_count = count, .relation = relation, .constant = constant, .priority = priority, .key = QUOIN_KEY_AUTO};
    return quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK;
}

/* Adds plus − minus, or plus alone if minus is QUOIN_NONE. */
static bool put_distance(quoin_solver *solver, quoin_variable plus, quoin_variable minus, int relation, double constant, double priority) {
    quoin_term terms[] = {{plus, 1}, {minus, -1}};
    return put_row(solver, terms, minus == QUOIN_NONE ? 1 : 2, relation, constant, priority);
}

#endif
