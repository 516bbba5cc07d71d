/* A call of the GLPK kernel: its data, and the functions it consists of. */
#ifndef QUOIN_GLPK_CALL_H
#define QUOIN_GLPK_CALL_H

#if defined QUOIN_WITH_GLPK && !__has_include(<glpk.h>)
#error "glpk.h is missing: install GLPK (Debian: libglpk-dev, Homebrew: glpk), or build without: swift build --disable-default-traits"
#endif

#include "Kernel/glpk_kernel.h"

#ifdef QUOIN_WITH_GLPK

#include <glpk.h>
#include <setjmp.h>

#pragma GCC visibility push(hidden)

#define WIDE 1e3               /* coefficients beyond this, or below its inverse, are too extreme for GLPK's tolerances */
#define ZERO_PRICE 1e-9        /* a reduced cost this small relative to its summands counts as zero */

struct glpk_kernel {
    memory *from;
    void *block;
    size_t block_size;
    int m, n, entries;
    /* The program, in GLPK's numbering from 1 on: entry k, row i, column j. */
    int *entry_row, *entry_column;
    double *coefficient;
    double *right_side, *lower, *upper;
    bool badly_scaled;         /* a coefficient is outside 0.25 to 4: GLPK scales the program */
    bool needs_exact;          /* a coefficient is so extreme that GLPK's tolerances are too coarse: see WIDE */
    double largest;            /* the largest constant */
    /* The basis and point after the last call. */
    int *row_status, *column_status;
    double *x;
    uint64_t pivots;
    /* The problem of the current call. */
    glp_prob *problem;
    int *next_row_status, *next_column_status;
    double *next_right_side, *next_lower, *next_upper, *next_x;
    double *price, *reduced, *work; /* scratch: dual values, reduced costs, a column */
    double *noise;             /* per column: a reduced cost this small counts as zero */
    jmp_buf escape;
};

/* The request of a call and its result. */
typedef struct request {
    double tolerance;
    bool *feasible;
    uint8_t *support;
    const double *costs;
    uint32_t level_count;
    double *least, *greatest;
} request;

typedef quoin_status action(glpk_kernel *k, const request *wanted);

/* glpk_kernel.c: keeps the changes of a call, once nothing can fail any more. */
void glpk_keep_changes(glpk_kernel *k);

/* glpk_program.c: passes the program to GLPK. */
void glpk_load(glpk_kernel *k);
void glpk_bound_column(glp_prob *p, int j, double low, double high);
void glpk_add_violations(glpk_kernel *k);
void glpk_read_basis(glpk_kernel *k);
int glpk_run(glpk_kernel *k, int method);
bool glpk_may_move(const glpk_kernel *k, int j);
double glpk_nonbasic_value(const glpk_kernel *k, int j);
/* Computes the reduced costs at the current basis. Returns false if it cannot be factored. */
bool glpk_price(glpk_kernel *k, const double *cost, double scale);
/* Computes the point of the current basis. Returns false if there is none or it is outside its bounds. */
bool glpk_place(glpk_kernel *k);

/* glpk_levels.c: the actions of a call. */
action glpk_make_feasible, glpk_minimize, glpk_range;

#pragma GCC visibility pop

#endif
#endif
