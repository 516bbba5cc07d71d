/* The dual simplex method for sums of convex piecewise linear functions.
 *
 *     minimise Σ f(u)      where each length u is a combination of those that are tight:  u = Σ λ · tight + β · parameter
 *
 * A basis is a set of tight lengths, each at a breakpoint of its function; all others are loose. Every function has a
 * subgradient y: a loose one the slope of the segment where it should be, a tight one what keeps the balance, y = −Σ λ·y(loose).
 * The basis is dual feasible while each tight y lies between the slopes left and right of its breakpoint, and optimal once each
 * loose length lies where its slope says. A step takes a loose length that does not, and lets its y grow until a tight one gives
 * way; what can go to its next breakpoint instead does so and stays tight.
 * Slopes are vectors (curves.h), so one run settles all levels; here they have an entry for each level that any of the functions
 * mentions.
 */
#ifndef QUOIN_PIECEWISE_H
#define QUOIN_PIECEWISE_H

#include "Network/curves.h"

typedef struct element {
    uint32_t start, count;     /* its points and slopes */
    uint32_t place;            /* its row where loose, its column where tight */
    uint32_t at;               /* tight: its breakpoint; loose: its segment, or the breakpoint where y is still 0 */
    bool tight, idle;          /* idle: loose, at a breakpoint, y = 0 */
    bool fixed_length;
    fixed length;
} element;

/* How strongly a length is held at its value: fixed lengths first, then by the strongest level that holds them, or by leading
 * key; lengths that nothing holds come last. */
typedef struct hold {
    uint32_t level;
    int64_t lead;
} hold;

typedef struct piecewise {
    memory *memory;
    uint32_t levels;
    element *elements;
    size_t element_count, element_capacity;
    fixed *point;
    double *slope;
    int64_t *lead;
    size_t used, point_capacity, slope_capacity, lead_capacity;
    uint32_t rows, columns;    /* loose, tight */
    double *table;             /* rows × (columns + 1): λ and β */
    uint32_t *row_element, *column_element;
    double *balance;           /* scratch: y of tight elements, levels each, */
    int64_t *balance_lead;     /* and their leading keys */
    double *entry;             /* scratch: a row's λ */
    fixed *moved;              /* scratch: by how much each tight length moves */
    uint32_t *order;           /* scratch */
    hold *holds;               /* scratch */
    uint32_t *filled;          /* scratch: places of a row that are not 0 */
    struct event *events;      /* scratch: of one step, with the vectors they point to */
    double *rooms;
    slab table_slab;
    fixed parameter;
    bool exact;
    uint64_t pivots;
} piecewise;

void piecewise_open(piecewise *opened, memory *from);
void piecewise_release(piecewise *released);
void piecewise_clear(piecewise *cleared, uint32_t levels);
/* `place`: per level of the curves its number here. */
quoin_status piecewise_add(piecewise *to, const curves *in, const curve_view *curve, const uint32_t *place, bool fixed_length);
/* `matrix`: element by element its entries at `unknowns` inner unknowns and `others` further ones, which count as one
 * parameter by what they are at `form` times (NULL: none). Chooses a first basis; `*begun` is false where there is none. */
quoin_status piecewise_begin(piecewise *p, double *matrix, uint32_t unknowns, uint32_t others, const double *form,
                             bool *begun);
/* Optimal at the present parameter; false where the method gave up. */
bool piecewise_solve(piecewise *p);
/* From an optimum onward as the parameter grows (direction 1) or shrinks (−1): up to where the slope of the cost changes.
 * False where it never does any more. */
bool piecewise_advance(piecewise *p, int direction);
/* The slope of the optimal cost as the parameter changes; `slope` has room for the levels. */
void piecewise_slope(const piecewise *p, double *slope, int64_t *lead);
/* How a tight length may change without leaving the optimal face: bit 0: it may shrink, bit 1: it may grow. The balance must have
 * been worked out since the last step. */
void piecewise_balance(piecewise *p);
uint32_t piecewise_freedom(const piecewise *p, uint32_t element);
/* The error of the worst required length. */
fixed piecewise_violation(const piecewise *p);

#endif
