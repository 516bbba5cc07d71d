/* Required rows at a point, and a basis there: the primal simplex method for one row at a time.
 *
 * A row that does not hold is brought closer to holding by moving the point, while the other rows hold. The method begins at any point and
 * needs no more of the rows than what the point's moves concern:
 *
 *     x = 20    y ≥ x + 30    y ≤ 40         at x = 20, y = 50 the last row does not hold; y cannot move without breaking the one
 *                                            before, x cannot move either: the three rows contradict each other
 *
 * Each variable has a column. It is free at first; when a row is in its way, the row takes over the column: the row's sum is then what
 * moves or stands, and the variable follows. What follows, and how, is kept in a table (Network/tableau.h). If nothing can move to the
 * advantage of a row, it contradicts the rows whose columns its sum depends on, and these are a minimal set, because rows with columns
 * are linearly independent.
 */
#ifndef QUOIN_BASIS_H
#define QUOIN_BASIS_H

#include "Network/tableau.h"
#include "Store/store.h"

#pragma GCC visibility push(hidden)

#define NONE UINT32_MAX

/* A sparse vector: values, and the list of those that may not be zero. */
typedef struct sparse {
    double *value;
    uint8_t *listed;
    uint32_t *list, count;
} sparse;

/* A variable's value before it was moved. */
typedef struct former {
    uint32_t variable;
    double value;
} former;

typedef struct basis {
    quoin_solver *solver;
    const uint32_t *rows;      /* slots in key order; elsewhere a row is its place here */
    uint32_t count;
    uint8_t *left_out, *member; /* per row: whether it takes no part; whether it takes part wherever it lies */
    uint32_t bound;            /* rows before it take part */
    double *point;             /* per variable */
    uint32_t *start, *mentions; /* per variable: the rows that mention it */
    uint32_t *taken_by;        /* per variable: the row that has its column, or NONE */
    uint32_t *table_row;       /* per variable whose column is taken: the row of the table that expresses it */
    uint32_t *follows;         /* per row of the table: this variable, or NONE */
    size_t follow_capacity;
    tableau table;
    sparse sum, other;         /* per variable: the entries of a row's sum at the columns */
    sparse moves;              /* per variable: how fast it moves */
    sparse changes;            /* per row: how fast its sum changes */
    former *moved;             /* what has moved since it was last forgotten */
    size_t moved_count, moved_capacity;
    uint64_t *numbers;         /* scratch */
    uint64_t exchanges, steps, most_steps;
    slab room;
} basis;

typedef enum outcome { HOLDS, CONTRADICTS, GAVE_UP } outcome;

quoin_status basis_open(basis *out, quoin_solver *solver, const uint32_t *rows, size_t count);
/* Gives all columns back to their variables. */
quoin_status basis_reset(basis *b);
void basis_close(basis *closed);

static inline const row *basis_row(const basis *b, uint32_t place) { return &b->solver->rows[b->rows[place]]; }
/* The violation of a row at the point. */
double basis_violation(const basis *b, uint32_t place);
/* Moves the point, while rows that take part and hold go on to hold, until a row holds. `*out`: whether it does, or contradicts the rows that take
 * part: then b->sum lists the columns of those. */
quoin_status basis_repair(basis *b, uint32_t place, outcome *out);
/* Moves back to where the point was when `count` moves had been noted. */
void basis_move_back(basis *b, size_t count);

#pragma GCC visibility pop

#endif
