/* The dual simplex method for sums of convex piecewise linear functions.
 *
 *     minimize Σ f(u)      where each length u is a combination of those that are tight:  u = Σ λ · tight + β · parameter
 *
 * A basis is a set of tight lengths, each at a breakpoint of its function; all others are loose. Every function has a
 * subgradient y: for a loose one the slope of the segment where it should be, for a tight one the value that keeps the
 * balance, y = −Σ λ·y(loose). The basis is dual feasible while each tight y lies between the slopes left and right of its
 * breakpoint, and optimal once each loose length lies in the segment of its slope. A step takes a loose length that does
 * not, and lets its y grow until a tight one reaches its limit; an element that can move to its next breakpoint instead
 * does so and stays tight. Slopes are vectors (curves.h), so one run settles all levels; their balance has an entry for each
 * level that any of the functions mentions.
 */
#ifndef QUOIN_PIECEWISE_H
#define QUOIN_PIECEWISE_H

#include "Network/curves.h"
#include "Network/factored.h"
#include "Network/tableau.h"

#pragma GCC visibility push(hidden)

#define MOST_DECIDING 32       /* keys that are noted */

typedef struct element {
    uint32_t start, count;     /* its points and slopes */
    uint32_t slot;             /* its row if loose, its column if tight */
    uint32_t at;               /* tight: its breakpoint; loose: its segment, or the breakpoint where y is still 0 */
    bool tight, idle;          /* idle: loose, at a breakpoint, y = 0 */
    bool fixed_length;
    fixed length;
} element;

/* Whether several bases may describe an optimum: none but one, several, or possibly several, because a length is near the end of its segment. A small
 * piece always ends with the same basis. */
typedef enum degeneracy { SAME_BASIS, NOT_DEGENERATE, DEGENERATE, NEARLY_DEGENERATE } degeneracy;

/* The strength that holds a length at its value. Each side is as strong as the first level of its slope, or as its leading key if it has no
 * level. Fixed lengths come first, then those that are tight before the choice, and those that nothing holds last. */
typedef struct hold {
    uint32_t weaker, stronger; /* the levels of the two sides, counted from 1: one more than there are for a side without level; fixed lengths have
                                * 0 and 0, those that are tight before 0 and 1 */
    int64_t lead;              /* the stronger leading key, if the weaker side has no level */
} hold;

/* The levels outside which a vector is 0. */
typedef struct level_span {
    uint32_t first, end;
} level_span;

static inline level_span span_of_both(level_span a, level_span b) {
    return (level_span){a.first < b.first ? a.first : b.first, a.end > b.end ? a.end : b.end};
}

/* A candidate to leave the basis as y of the entering element changes: a tight element, or the entering one itself. */
typedef struct event {
    uint32_t column;           /* NO_INDEX: the entering element */
    double rate;               /* change of the tight y per unit of the entering one, times its direction */
    double *room;              /* how far y may still change, level by level; */
    level_span span;           /* the levels outside which that is 0; */
    bool has_room;             /* in a large piece once it is needed: most events differ from the first one in few levels (room_reader) */
    uint32_t began;            /* its breakpoint before the step */
    uint32_t bound;            /* the segment whose slope limits y */
    uint32_t strongest;        /* the row with the strongest leading key that it moves, once that is known */
} event;

/* The row of a block that is furthest from the segment of its slope, for its weight (piecewise_pricing.h): by how much it is off, and to which
 * side. */
typedef struct worst_row {
    fixed off;
    double score;              /* off², divided by the weight */
    uint32_t row;
    int direction;
    bool stale;                /* a length of the block has changed since */
} worst_row;

/* A column of a large piece, as far as it was computed to compare leading keys. */
typedef struct column_copy {
    uint32_t column, count;    /* the column is NO_INDEX if there is none */
    tableau_entry *entries;    /* of loose lengths, by their numbers */
} column_copy;

typedef struct level_entry {
    double value;
    uint32_t level;
} level_entry;

typedef struct piecewise {
    memory *memory;
    uint32_t levels;
    element *elements;
    size_t element_count, element_capacity;
    fixed *point;
    level_entry *entries;      /* of slopes, without zeros, by ascending level: from a slope's first_entry to the next one's */
    size_t *first_entry;
    int64_t *lead;
    double *spread;            /* scratch: two slopes with all their levels, zeros between uses */
    size_t used, point_capacity, spread_capacity, lead_capacity, entry_count, entry_capacity, first_entry_capacity;
    tableau table;             /* rows: loose lengths, columns: tight ones (λ), and behind them the parameter (β) */
    factored factors;          /* of a large piece, in place of the table */
    const struct former_bases *former; /* the bases with one of which a large piece may begin, or NULL */
    uint64_t *forms;           /* in a large piece, per element: a hash of what it was made of (former.h), */
    uint32_t *names;           /* of which the unknowns have names that last from solve to solve */
    size_t name_count, name_capacity; /* none: they are called after their columns */
    bool is_large, factorizes; /* whether it is factorized, in place of a table; whether it is to be, although it is small */
    uint32_t refactored;       /* how often it was factorized since y was computed anew */
    uint32_t rows, columns;    /* loose, tight */
    uint32_t *row_element, *column_element;
    double *balance;           /* y of tight elements, levels each: in a small piece scratch, in a large one always kept; */
    uint32_t *changed_levels;  /* scratch: the levels of a change of y */
    uint32_t *balance_row;     /* in a large piece, per column: where its y is among these, */
    level_span *balance_span;  /* and per place, the levels outside which y is 0 */
    int64_t *balance_lead;     /* scratch: in a small piece, their leading keys */
    fixed *moved;              /* by how much each tight length moves in a step, zeros between steps */
    uint32_t *order;           /* scratch */
    hold *holds;               /* scratch */
    double *sizes;             /* scratch: the largest entry of each length's row */
    double *weight;            /* per row: the squared size of its length, by which its distance is divided (piecewise_pricing.h) */
    worst_row *worst;          /* per block of rows: the one that is furthest from its segment */
    struct event *events;      /* scratch: the events of one step, with the vectors they point to, */
    double *rooms;
    struct event **tied;       /* and those that are tied, */
    uint64_t *tie_keys;        /* with the keys and sums by which they are told apart */
    double *tie_sums;
    uint8_t *is_summed;
    uint32_t *summed, *tie_position, *event_of; /* the last one per column, NO_INDEX between uses */
    double *column_sums;       /* per length, in a large piece: the sum of its entries in two columns, zeros between uses; and the lengths listed for it */
    uint32_t *listed, listed_count;
    column_copy copies[2];     /* in a large piece: the last columns that were compared */
    uint64_t *row_key, *sorted_keys; /* the leading keys of the loose lengths when ties were last told apart, by row and sorted */
    uint32_t sorted_count;
    uint64_t deciding_keys[MOST_DECIDING]; /* the rows' keys by which the last events differed that were tied */
    uint32_t deciding_count;
    double **vectors;          /* scratch: per column, the vector to which the balance of its element is added, or NULL */
    slab slab, large_slab;
    fixed parameter;
    bool exact, no_memory;
    bool only_exact;           /* whether the method is to give up once it has to round */
    bool carried;              /* in a large piece, whether y was changed by steps since it was computed */
    bool has_leads;            /* whether any slope has a leading key */
    bool undetermined;         /* there is no first basis: the lengths do not determine all unknowns */
    bool singular;             /* the basis turned out not to determine all unknowns, or with numbers too far apart to calculate with */
    uint64_t pivots;
} piecewise;

void piecewise_open(piecewise *opened, memory *from);
void piecewise_release(piecewise *released);
/* Removes all elements. */
quoin_status piecewise_clear(piecewise *cleared, uint32_t levels);
/* Adds an element. `number_of_level` maps each level of the curves to its number here. */
quoin_status piecewise_add(piecewise *to, const curves *in, const curve_view *curve, const uint32_t *number_of_level, bool fixed_length);
/* Chooses a first basis; `*begun` is false if there is none. Rows of p->table hold each element's entries at the `unknowns`
 * inner unknowns and at outer ones after them. The outer ones are combined by `form` into one parameter; NULL: there is no
 * parameter. */
quoin_status piecewise_begin(piecewise *p, uint32_t unknowns, const double *form, bool *begun);
/* Puts each element where its function is least, loose. */
void piecewise_begin_elements(piecewise *p);
/* Makes the basis optimal at the current parameter. Returns false if the method gave up (as p->singular may say) or memory ran out
 * (p->no_memory). */
bool piecewise_solve(piecewise *p);
/* Moves on from an optimum while the parameter grows (direction 1) or shrinks (−1), until the slope of the cost changes.
 * Returns false if it does not change again, and for p->singular and p->no_memory. */
bool piecewise_advance(piecewise *p, int direction);
/* Computes the slope of the optimal cost by the parameter; `slope` has room for the levels. */
void piecewise_slope(const piecewise *p, double *slope, int64_t *lead);
/* Computes y of all tight elements. What is said of it below holds until the next step. */
void piecewise_balance(piecewise *p);
/* Adds y of each tight element to its vector, if it has one. */
void piecewise_add_balance(piecewise *p);
/* Returns how far y of a tight element is above the slope left (side 0) or right (side 1) of its point, at the first level at which they differ by
 * more than rounding may leave, or 0. */
double piecewise_above_slope(const piecewise *p, const element *e, uint32_t side);
/* Finds how a tight length may change without leaving the optimal face: bit 0: it may shrink, bit 1: it may grow. */
uint32_t piecewise_freedom(piecewise *p, uint32_t element);
/* Whether loose lengths are at the ends of their segments: they may then be tight instead of others at the same optimum. */
degeneracy piecewise_degeneracy(const piecewise *p);
/* Returns the greatest violation of a required length. */
fixed piecewise_violation(const piecewise *p);

/* ── Reading ────────────────────────────────────────────────────────────────────────────────────────────────── */

static inline const level_entry *slope_begins(const piecewise *p, const element *e, uint32_t segment) {
    return p->entries + p->first_entry[e->start + segment];
}
static inline const level_entry *slope_ends(const piecewise *p, const element *e, uint32_t segment) {
    return p->entries + p->first_entry[e->start + segment + 1];
}
/* Returns y of a tight element, by its column. */
static inline double *balance_of(const piecewise *p, uint32_t column) {
    return p->balance + (size_t)(p->is_large ? p->balance_row[column] : column) * p->levels;
}
/* Returns a segment's slope at the level of required rows. */
static inline double slope_of_required(const piecewise *p, const element *e, uint32_t segment) {
    const level_entry *first = slope_begins(p, e, segment);
    return first < slope_ends(p, e, segment) && !first->level ? first->value : 0;
}
/* Spreads a slope over all levels, in one of two places, until it is gathered in again. */
static inline const double *slope_spread(const piecewise *p, const element *e, uint32_t segment, int place) {
    double *spread = p->spread + (place ? p->levels : 0);
    for (const level_entry *at = slope_begins(p, e, segment), *end = slope_ends(p, e, segment); at < end; at++) spread[at->level] = at->value;
    return spread;
}
static inline void slope_gather(const piecewise *p, const element *e, uint32_t segment, int place) {
    double *spread = p->spread + (place ? p->levels : 0);
    for (const level_entry *at = slope_begins(p, e, segment), *end = slope_ends(p, e, segment); at < end; at++) spread[at->level] = 0;
}
static inline int64_t lead_at(const piecewise *p, const element *e, uint32_t segment) { return p->lead[e->start + segment]; }
static inline fixed point_at(const piecewise *p, const element *e, uint32_t i) { return p->point[e->start + i]; }
/* The slope of a loose element's segment, without zeros. */
static inline const level_entry *entries_begin(const piecewise *p, const element *e) { return slope_begins(p, e, e->at); }
static inline const level_entry *entries_end(const piecewise *p, const element *e) { return slope_ends(p, e, e->at); }
/* The leading key of the slope of a row's loose length. */
static inline int64_t lead_of_row(const piecewise *p, uint32_t row) {
    const element *e = &p->elements[p->row_element[row]];
    return e->idle ? 0 : lead_at(p, e, e->at);
}
#define BLOCK_ROWS 64
/* Notes that a loose length has changed, or the segment where it should be. */
static inline void row_changed(piecewise *p, uint32_t row) { p->worst[row / BLOCK_ROWS].stale = true; }
/* The rate at which a loose length changes with the parameter. */
static inline double rate_at(const piecewise *p, uint32_t row) {
    const tableau_entry *last = row_end(&p->table, row);
    return p->table.rows[row].count && last[-1].column == p->columns ? last[-1].value : 0;
}
/* The interval in which a length costs the same: between the points beside it. */
static inline interval element_segment(const piecewise *p, const element *e) {
    if (e->idle || e->tight) return (interval){point_at(p, e, e->at), point_at(p, e, e->at)};
    return (interval){e->at ? point_at(p, e, e->at - 1) : -FIXED_MAX, e->at < e->count ? point_at(p, e, e->at) : FIXED_MAX};
}

#pragma GCC visibility pop

#endif
