/* The native kernel: a bounded revised simplex on scaled, sparse data.
 *
 *     columns 0 … n − 1     the program's
 *     column  n + i         row i's logical, fixed at 0:   Σ a·x + logical = right side
 *
 * A column is basic (`position` gives its row) or rests at a bound, a free one at 0. The face is kept as bounds: a
 * nonbasic column with a non-zero reduced cost gets lower = upper. While feasibility is sought some basic columns
 * are *elastic*: they may lie on the wrong side of a bound, at a cost per unit (simplex_feasible.c).
 *
 * Files: simplex_open.c (its memory), simplex.c (levels, face, range), simplex_start.c (scaling, first basis),
 * simplex_basis.c (the factorized basis and the point), simplex_primal.c (pivots), simplex_dual.c (the first levels, in
 * one pass), simplex_feasible.c (phase one).
 */
#ifndef QUOIN_SIMPLEX_H
#define QUOIN_SIMPLEX_H

#include "Kernel/kernel.h"
#include "Kernel/lu.h"

#pragma GCC visibility push(hidden)

#define NOT_BASIC UINT32_MAX
#define DUAL_TOLERANCE 1e-9      /* a reduced cost is zero below this, relative to the terms it sums … */
#define DUAL_NOISE 1e-10         /* … or below this, relative to the objective: the rounding noise of the prices, … */
#define PRICE_NOISE 1e-12        /* … or below this, relative to the largest price, from which smaller ones may be left */
#define PRIMAL_TOLERANCE 1e-10   /* a column is within its bounds up to this times the largest constant */
#define NOISY_PIVOT 1e-12        /* a smaller pivot is never taken: it may be nothing but rounding */

/* The numbers of steps after which each method changes. The tests lower these to cover the rare paths. */
#ifndef SIMPLEX_PATIENCE
#define SIMPLEX_PATIENCE 100          /* pivots without progress before Bland's rule takes over, */
#define SIMPLEX_PATIENCE_PER_ROW 1    /* and this many more per row */
#define SIMPLEX_ETAS 64               /* exchanges before a fresh factorization */
#define SIMPLEX_DUAL_PIVOTS 1000      /* pivots before the dual simplex gives up, */
#define SIMPLEX_DUAL_PIVOTS_PER_ROW 10
#define SIMPLEX_SAFE_PIVOT 1e-6       /* a smaller pivot is taken only from a fresh factorization */
#endif

typedef struct simplex {
    memory *from;
    void *block;                 /* all arrays of fixed size */
    size_t block_size;
    uint32_t m, n, total;        /* total = n + m */

    /* The scaled program, by columns and by rows. */
    uint32_t *column_start, *row_index;
    double *coefficient;
    uint32_t *row_start, *column_index;
    double *row_coefficient;
    double *row_scale, *column_scale; /* powers of two; x = column_scale · scaled x */
    double *right_side;
    double *row_weight;          /* cost of a scaled unit of violation, so that unscaled units cost the same in all rows */
    double tolerance;            /* primal, absolute */

    /* The point and its basis. */
    double *lower, *upper, *x;
    uint32_t *head, *position;
    lu factor;
    bool factored;
    bool keep_point;             /* the point is exactly that of the basis */
    uint64_t pivots;

    /* The current objective. */
    double *cost;                /* points to level_cost or elastic_cost */
    double *level_cost, *elastic_cost;
    double *reduced, *reduced_tolerance, *weight;
    uint32_t *costly;            /* columns with a cost at this level */
    uint32_t costly_count;
    uint32_t *movable;           /* nonbasic columns with room to move; current where `movable_known` */
    uint32_t movable_count;
    bool movable_known;
    bool point_checked;          /* the point is within its bounds: it was looked at since it changed last */
    uint32_t mover;              /* the nonbasic column whose move shows that the face is no point, */
    uint64_t mover_pivots;       /* and the number of pivots when it was found */
    uint32_t *candidates;        /* columns that may be worth entering; a superset */
    uint32_t candidate_count;
    uint8_t *listed;             /* in `candidates` */

    /* Elastic columns: 1 above its bounds, −1 below, with the bounds to go back to. */
    int8_t *elastic;
    double *original_lower, *original_upper;
    bool open_rows;              /* whether logicals may leave 0 */

    sparse_vector column, row, spare; /* length m */
    sparse_vector pivot_row;     /* length total */
    uint8_t *marked;             /* length total: in pivot_row */

    uint32_t *start_head;        /* the first basis */
    bool untouched;              /* no level has been minimized yet */

    /* The state that is restored after a range or an unsuccessful dual walk. */
    uint32_t *kept_head;
    double *kept_x;
    double *seen_low, *seen_high; /* per column: its least and greatest value at the ends of ranges; NULL if not needed */
} simplex;

/* simplex_start.c: scaling and the first basis. */
void simplex_scale(simplex *s, const program *source);
void simplex_start(simplex *s);
void simplex_restart(simplex *s);
void simplex_place_own_columns(simplex *s);

/* simplex_basis.c: the basis and what is computed from it. */
lu_matrix simplex_matrix(const simplex *s);
quoin_status simplex_factor(simplex *s);
void simplex_compute_point(simplex *s);
double simplex_violation(const simplex *s, uint32_t j);
double simplex_largest_violation(const simplex *s);
/* Computes column j in terms of the basis, in `column`. */
void simplex_solve_column(simplex *s, uint32_t j);
void simplex_compute_row(simplex *s, uint32_t row);
void simplex_compute_reduced(simplex *s);
/* Lists the movable columns, unless that is done. */
void simplex_list_movable(simplex *s);
/* Computes the reduced costs at the current level of the movable columns only. */
void simplex_price_movable(simplex *s);
void simplex_clear(sparse_vector *v);
static inline bool simplex_can_move(const simplex *s, uint32_t j) {
    return s->position[j] == NOT_BASIC && s->lower[j] < s->upper[j];
}

bool simplex_wants_factoring(const simplex *s);
void simplex_keep_basis(simplex *s);
void simplex_restore_basis(simplex *s);

/* Minimizes the first levels in one pass from the first basis. If it does not arrive, nothing has changed. */
quoin_status simplex_dual(simplex *s, const double *costs, uint32_t level_count, bool *arrived);

/* Finds a feasible point from the current basis. If it does not arrive, nothing has changed. */
quoin_status simplex_dual_feasible(simplex *s, bool *arrived);

/* The way in which the primal simplex, run from a feasible point, ended. */
typedef enum primal_end {
    PRIMAL_OPTIMAL,
    PRIMAL_UNBOUNDED,
    PRIMAL_ASTRAY,               /* after a fresh factorization the point is outside its bounds and must be repaired */
    PRIMAL_EXHAUSTED,            /* the cap on pivots */
    PRIMAL_NO_MEMORY,
    PRIMAL_MOVES,                /* asked to stop at the first real step */
} primal_end;
primal_end simplex_primal(simplex *s, bool stop_at_step);

/* Runs phase one. Where violations remain, columns stay elastic until `simplex_settle` restores their bounds. */
quoin_status simplex_phase_one(simplex *s, bool open_rows, double *violation);
void simplex_settle(simplex *s);

/* simplex_open.c: the arrays, in one block. */
quoin_status simplex_open(memory *from, const program *source, simplex **out);
void simplex_close(simplex *s);

quoin_status simplex_make_feasible(simplex *s, double tolerance, bool *feasible, uint8_t *support);
quoin_status simplex_minimize(simplex *s, const double *costs, uint32_t level_count);
quoin_status simplex_range(simplex *s, const double *cost, double *least, double *greatest);
/* Whether the face is known to be one point. */
bool simplex_is_point(const simplex *s);
/* Writes the point and the face. */
void simplex_report(const simplex *s, double *point, uint8_t *fixed);

#pragma GCC visibility pop

#endif
