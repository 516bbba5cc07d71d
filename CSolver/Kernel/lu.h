/* A sparse LU factorization of a basis, with product-form updates.
 *
 *          ┌ column singletons ┐
 *          │ U  ·  ·  ·  ·  · │   Rows and columns that are triangular by nature are peeled off without any
 *          │    U  ·  ·  ·  · │   arithmetic; only what is left, the nucleus (in difference rows: nothing),
 *     PBQ =│       D          │   is eliminated, by Markowitz counts with threshold pivoting.
 *          │       L  N  N  N │
 *          │       L  N  N  N │   D: row singletons, N: nucleus.
 *          └       L  N  N  N ┘
 *
 * The basis column that pivots on row i is moved to position i, so rows and positions share one numbering and no
 * solve permutes anything. Vectors carry a list of their non-zeros; a solve visits only these, in pivot order, by
 * walking a bit set. Exchanging a column appends one eta vector.
 */
#ifndef QUOIN_LU_H
#define QUOIN_LU_H

#include "Memory/memory.h"

#pragma GCC visibility push(hidden)

/* A sparse vector: dense values, and a list that holds every index of a nonzero value once. */
typedef struct sparse_vector {
    double *value;
    uint32_t *index;
    uint32_t count;
} sparse_vector;

typedef struct lu_entry {
    uint32_t index;
    double value;
} lu_entry;

/* One triangular factor entry while factorizing: a row and the basis position of its column. */
typedef struct lu_triplet {
    uint32_t row, column;
    double value;
} lu_triplet;

/* A table of lists: entries start[i] … start[i + 1] − 1 belong to i. */
typedef struct lu_table {
    uint32_t *start;
    lu_entry *entries;
    size_t capacity;
} lu_table;

typedef struct lu_eta {
    uint32_t row;
    double pivot;
    size_t begin, end;
} lu_eta;

typedef struct lu {
    memory *from;
    uint32_t size;
    uint32_t *order, *rank;     /* pivot step ↔ row */
    double *diagonal;           /* of U, by row */
    lu_table upper_columns, upper_rows, lower_columns, lower_rows;
    uint64_t *bits;             /* by pivot step: touched in the current solve */
    uint32_t *list;             /* scratch: the rows touched */
    lu_eta *etas;
    size_t eta_count, eta_capacity;
    lu_entry *eta_entries;
    size_t eta_entry_count, eta_entry_capacity;
    size_t factor_entries;
    uint32_t *removed;          /* columns that the last factorization removed as dependent */
    uint32_t removed_count;
    /* working storage of the factorization */
    lu_triplet *upper, *lower;
    size_t upper_count, upper_capacity, lower_count, lower_capacity;
    uint32_t *pivot_row;        /* by position: the row it pivots on */
    uint32_t *words;            /* counts, queues and links */
    size_t word_capacity;
    lu_entry *row_pool;
    size_t row_pool_capacity;
    uint32_t *column_pool;
    size_t column_pool_capacity;
    double *dense;
} lu;

/* The matrix the basis columns are taken from; column n + i is the unit vector of row i. */
typedef struct lu_matrix {
    uint32_t column_count;
    const uint32_t *column_start, *row_index;
    const double *coefficient;
} lu_matrix;

quoin_status lu_open(lu *opened, memory *from, uint32_t size);
void lu_close(lu *closed);

/* Factorizes the columns `head` and reorders them by pivot row. Dependent columns are replaced by unit vectors and
 * listed in `removed`. Drops all etas. */
quoin_status lu_factor(lu *within, const lu_matrix *matrix, uint32_t *head);

/* The solves: B·x = v and Bᵀ·y = v, in place. */
void lu_solve(lu *within, sparse_vector *v);
void lu_solve_transposed(lu *within, sparse_vector *v);

/* Exchanges the column at position `row` for the one whose solve gave `column`. */
quoin_status lu_exchange(lu *within, uint32_t row, const sparse_vector *column);

#pragma GCC visibility pop

#endif
