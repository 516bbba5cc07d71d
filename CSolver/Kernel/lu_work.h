/* The state of a factorization, which lu_factor.c and lu_nucleus.c share. */
#ifndef QUOIN_LU_WORK_H
#define QUOIN_LU_WORK_H

#include "Kernel/lu.h"

#include <math.h>
#include <string.h>

#pragma GCC visibility push(hidden)

#define NONE UINT32_MAX
#define SMALLEST_PIVOT 1e-9     /* smaller ones are taken if there is no other, … */
#define LAST_PIVOT 1e-12        /* … down to this one, which is as small as those that the simplex method takes; see NOISY_PIVOT */

/* Rows or columns of one count in doubly linked lists, one per count. */
typedef struct buckets {
    uint32_t *first, *next, *previous;
} buckets;

/* The lists of the nucleus' rows or columns, each a part of a pool. */
typedef struct list_pool {
    uint32_t *begin, *length, *capacity;
} list_pool;

/* The state of one factorization. */
typedef struct factor_work {
    lu *f;
    const lu_matrix *matrix;
    const uint32_t *head;
    const double *one;                  /* the value of a unit vector */
    uint32_t size, step, mark;
    uint32_t *row_count, *column_count; /* active entries */
    uint32_t *pattern_start, *pattern;  /* by row: positions of columns with an entry there */
    uint32_t *queue;
    uint32_t *stamp;
    list_pool rows, columns;
    buckets by_row, by_column;
    size_t row_pool_used, column_pool_used;
} factor_work;

/* The entries of a basis column; without `index` it is the unit vector of row `own_index`. */
typedef struct column_view {
    const uint32_t *index;
    const double *value;
    uint32_t count, own_index;
} column_view;

static inline column_view column_at(const factor_work *w, uint32_t position) {
    uint32_t j = w->head[position];
    const lu_matrix *a = w->matrix;
    if (j >= a->column_count) return (column_view){NULL, w->one, 1, j - a->column_count};
    uint32_t begin = a->column_start[j];
    return (column_view){a->row_index + begin, a->coefficient + begin, a->column_start[j + 1] - begin, 0};
}

static inline uint32_t view_row(const column_view *c, uint32_t k) { return c->index ? c->index[k] : c->own_index; }

/* Adds an entry to U, and to L; false if memory ran out. */
static inline bool add_upper(lu *f, uint32_t row, uint32_t position, double value) {
    if (!RESERVE(f->from, f->upper, f->upper_capacity, f->upper_count + 1)) return false;
    f->upper[f->upper_count++] = (lu_triplet){row, position, value};
    return true;
}

static inline bool add_lower(lu *f, uint32_t row, uint32_t pivot_row, double value) {
    if (!RESERVE(f->from, f->lower, f->lower_capacity, f->lower_count + 1)) return false;
    f->lower[f->lower_count++] = (lu_triplet){row, pivot_row, value};
    return true;
}

/* Makes the entry at a row and a position the pivot of the next step. */
static inline void pivot(factor_work *w, uint32_t row, uint32_t position, double value) {
    lu *f = w->f;
    f->rank[row] = w->step;
    f->order[w->step++] = row;
    f->diagonal[row] = value;
    f->pivot_row[position] = row;
}

/* lu_nucleus.c: eliminates the nucleus, all that peeling left. Returns false if memory ran out. */
bool lu_eliminate_nucleus(factor_work *w);

#pragma GCC visibility pop

#endif
