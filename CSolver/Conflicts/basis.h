/* Required rows at a point, and a basis there: the primal simplex method for one row at a time.
 *
 * A row that does not hold is brought closer to holding by moving the point, while the other rows hold. The method begins at any point and
 * needs no more of the rows than what the point's moves concern:
 *
 *     x = 20    y ≥ x + 30    y ≤ 40         at x = 20, y = 50 the last row does not hold; y cannot move without breaking the one
 *                                            before, x cannot move either: the three rows contradict each other
 *
 * Equalities hold at the point and go on to hold: they are in echelon form (echelon.h), so that whatever moves with a variable is known at
 * once. A row that is in the way joins them: it stands still from now on. If nothing is left of the row that does not hold, and none of those
 * that stand still could move to its advantage, it contradicts the ones that it was reduced by. These are a minimal set, because the rows in
 * echelon form are linearly independent.
 */
#ifndef QUOIN_BASIS_H
#define QUOIN_BASIS_H

#include "Conflicts/echelon.h"

#pragma GCC visibility push(hidden)

/* A variable's value before it was moved. */
typedef struct former {
    uint32_t variable;
    double value;
} former;

/* An inequality that mentions a variable. */
typedef struct obstacle {
    double coefficient;
    uint32_t place;
} obstacle;

/* The time at which a row is in the way. */
typedef struct meeting {
    double time;
    uint32_t place, last;      /* the row, and the last one that contradicts the move with it */
} meeting;

typedef struct basis {
    quoin_solver *solver;
    const uint32_t *rows;      /* slots in key order; elsewhere a row is its place here */
    uint32_t count;
    uint8_t *left_out, *member; /* per row: whether it takes no part; whether it takes part wherever it lies */
    uint8_t *aside;            /* per row: whether it is aside, that is, takes no part as long as it holds */
    uint32_t *aside_rows, aside_count;
    bool aside_is_off;         /* whether some of them did not hold when a row was found to contradict others, since the search began */
    uint32_t bound;            /* rows before it take part */
    double *point;             /* per variable */
    uint32_t *start, *mentions; /* per variable: the rows that mention it */
    uint32_t *limit_start;     /* per variable: the inequalities that mention it */
    obstacle *limits;
    echelon e;
    uint32_t *late, late_count; /* equalities that take part, but are not among those in key order: they are kept in each repair */
    uint8_t *kept;             /* per row: whether it is an equality that goes on to hold beside those in key order */
    uint32_t *again;           /* scratch: rows to be added again */
    uint32_t *alone, *ready;   /* scratch: per variable, the sum of the numbers of rows among these that mention it; variables that one mentions */
    reduction sum, other;      /* the row that is repaired, and another one */
    uint32_t repaired;         /* the row that is repaired */
    sparse moves, more;        /* per variable: how fast it moves, and how much faster from now on */
    sparse changes, changed;   /* per row: how fast its sum changes, and how much faster from now on */
    double now, *since;        /* the time, and per variable that moves when it was at its point */
    double *due;               /* per row: when it is in the way */
    meeting *events;      /* these times, the first on top */
    size_t event_count, event_capacity;
    uint32_t *set, set_count;  /* after a contradiction: the rows that the repaired one contradicts */
    double *times;             /* how many times it has each */
    former *moved;             /* what has moved since it was last forgotten */
    size_t moved_count, moved_capacity;
    uint64_t steps, most_steps;
    uint64_t renewing, adding, added_last; /* the steps that it took to make all remainders anew, to add some again since then, and to do so last */
    uint64_t patience;         /* how many times as long adding some may take before all are made anew */
    bool was_long;             /* whether all were made anew for that reason, since some were added again */
    slab room;
} basis;

typedef enum outcome { HOLDS, CONTRADICTS, GAVE_UP } outcome;

quoin_status basis_open(basis *out, quoin_solver *solver, const uint32_t *rows, size_t count);
/* Begins at another point, or with other rows left out. Equalities that do not hold there take no part. */
quoin_status basis_reset(basis *b);
/* Lets a row take part that was left out and holds now, or not any more. */
quoin_status basis_admit(basis *b, uint32_t place);
quoin_status basis_expel(basis *b, uint32_t place);
void basis_close(basis *closed);

static inline const row *basis_row(const basis *b, uint32_t place) { return &b->solver->rows[b->rows[place]]; }
static inline bool basis_takes_part(const basis *b, uint32_t place) {
    return !b->left_out[place] && !b->aside[place] && (place < b->bound || b->member[place]);
}

/* standing.c: begins with the rows before `bound`, and the members, which are behind it: nothing stands still. */
quoin_status basis_begin(basis *b, uint32_t bound);
/* Changes the bound. What stands still goes on to, if it still takes part. */
quoin_status basis_bound(basis *b, uint32_t bound);
/* Makes sure that an equality goes on to hold that was not among those in key order, until it is forgotten. */
quoin_status basis_keep(basis *b, uint32_t place);
/* Lets rows stand still, in an order in which few of them are reduced by others. */
quoin_status basis_stand(basis *b, const uint32_t *places, uint32_t count);
/* Lets an inequality move that stands still. */
quoin_status basis_release(basis *b, uint32_t place);
/* Lets the inequalities move that stand still, and the kept equalities that do not hold. */
quoin_status basis_relax(basis *b);
/* Makes all remainders of added rows anew, so that few of them are reduced by others. */
quoin_status basis_renew(basis *b);
/* Forgets all rows that were kept or stand still. */
void basis_forget(basis *b);
/* Adds a row to the echelon form, if it does not follow from those that are there: it stands still from now on. */
quoin_status basis_add(basis *b, uint32_t place, bool *added);

/* basis.c: whether a row is an equality that takes part and holds. */
bool basis_may_keep(const basis *b, uint32_t place);
/* Returns the first of the rows aside before the bound that does not hold, or NONE. */
uint32_t basis_violated_aside(const basis *b);
/* The violation of a row at the point. */
double basis_violation(const basis *b, uint32_t place);
/* Moves the point, while rows that take part and hold go on to hold, until a row holds. `*out`: whether it does, or contradicts the rows that take
 * part: then b->set lists these, and the inequalities among them stand still. */
quoin_status basis_repair(basis *b, uint32_t place, outcome *out);
/* The steps that were taken, a measure of time. */
static inline uint64_t basis_steps(const basis *b) { return b->steps + b->e.steps; }
/* Moves back to where the point was when `count` moves had been noted. */
void basis_move_back(basis *b, size_t count);

#pragma GCC visibility pop

#endif
