/* The kernel: a small linear program solved level by level, natively or by GLPK behind the same five calls.
 *
 *     minimize  c₁·x, then c₂·x among its minima, …   subject to  A·x = b,  lower ≤ x ≤ upper
 *
 * The caller models everything else (violations are columns, inequalities have a slack column). After a level is
 * minimized, every column whose reduced cost is not zero is fixed at its bound: what stays free is exactly the face
 * of optimal points, and the next level moves within it. A row "cost ≤ optimum + ε" is never added.
 */
#ifndef QUOIN_KERNEL_H
#define QUOIN_KERNEL_H

#include "Memory/memory.h"

#pragma GCC visibility push(hidden)

/* Compressed columns: entries column_start[j] … column_start[j + 1] − 1 of row_index and coefficient. */
typedef struct program {
    uint32_t row_count, column_count;
    const uint32_t *column_start;
    const uint32_t *row_index;
    const double *coefficient;
    const double *lower, *upper;      /* per column; ±INFINITY: unbounded */
    const double *right_side;         /* per row */
    const uint8_t *rigid;             /* per column: its bounds must hold exactly and are never relaxed; NULL for none */
} program;

typedef enum kernel_kind { KERNEL_NATIVE, KERNEL_GLPK } kernel_kind;
typedef struct kernel kernel;

/* Opens a kernel, which copies what it needs of the program. */
quoin_status kernel_open(memory *from, kernel_kind kind, const program *source, kernel **out);
void kernel_close(kernel *closed);

/* Finds a feasible point. Where there is none, minimizes the sum of violations (of rows; a column's bounds hold);
 * if none exceeds `tolerance`, the right sides are relaxed by exactly those amounts and the point is feasible.
 * `*feasible` tells whether there is one; `support`, if not NULL (one byte per row), marks the rows with a non-zero dual
 * value in the proof that there is none. */
quoin_status kernel_make_feasible(kernel *within, double tolerance, bool *feasible, uint8_t *support);

/* Minimizes `level_count` cost vectors (each column_count long, one behind the other) in lexicographic order over
 * the present face, and narrows the face. Needs a feasible point. A level that is unbounded below is
 * QUOIN_BACKEND_FAILED (it cannot happen for sums of violations). */
quoin_status kernel_minimize(kernel *within, const double *costs, uint32_t level_count);

/* Finds the smallest and largest value of cost·x over the current face (±INFINITY if unbounded), and leaves the face alone. */
quoin_status kernel_range(kernel *within, const double *cost, double *least, double *greatest);

/* Makes the native kernel record the values of each column at the ends of ranges from now on. */
quoin_status kernel_watch(kernel *within);
/* Returns the distance of the recorded values, a lower bound of the column's own range; 0 if nothing was recorded. */
double kernel_seen(const kernel *within, uint32_t column);

/* Returns the current point: column values, valid until the next call. */
const double *kernel_point(kernel *within);
/* Returns per column 1 if the face fixes it (lower == upper on the face, by bound or by reduced cost), else 0. A basic column
 * counts as free unless no nonbasic column is free. */
const uint8_t *kernel_fixed(kernel *within);
/* Whether the face is known to be one point. */
bool kernel_is_point(const kernel *within);
uint64_t kernel_pivots(const kernel *within);

#pragma GCC visibility pop

#endif
