/* Large pieces (piecewise.h): the table is not stored but computed from factors, and y of each tight element is kept from step to step. */
#ifndef QUOIN_PIECEWISE_LARGE_H
#define QUOIN_PIECEWISE_LARGE_H

#include "Network/piecewise_events.h"

#pragma GCC visibility push(hidden)

/* Factorizes a first basis. `*done` is false if it does not determine all unknowns. */
quoin_status large_try_basis(piecewise *p, bool *done);
/* The same, but other lengths then take the place of some. `*done` is false if none can. */
quoin_status large_factorize(piecewise *p, bool *done);
/* Computes the loose lengths of the first basis, and y of the tight ones. */
void large_begin(piecewise *p);
/* Computes all lengths of an optimal basis anew, without the rounding of the steps before. */
void large_measure(piecewise *p);
/* Computes y of the tight lengths from the slopes of the loose ones. */
void large_balance(piecewise *p);
/* Factorizes the current basis and computes y anew, without the rounding of the steps before. It may set p->no_memory or p->singular. */
void large_refactor(piecewise *p);
/* Does so after a step if so many were taken that it pays. */
void large_refactor_if_due(piecewise *p);

/* The row of a loose length; valid until the next row or column is computed. */
const tableau_entry *large_row(piecewise *p, uint32_t row, uint32_t *count);
/* The entry of a length in the column of a tight one, computed as one of the column. */
double large_entry(piecewise *p, uint32_t length, uint32_t column);
/* Moves all loose lengths with a tight one; `entering` as in pricing_move. */
void large_move(piecewise *p, uint32_t column, fixed by, double entering);
/* Exchanges the length whose row was computed last for the tight one of a column. */
void large_exchange(piecewise *p, uint32_t column);
/* Changes y of the tight lengths as the entering length's y goes up to an event, whose room is `amount`. */
void large_change_balance(const dual_step *d, const event *up_to, const double *amount);

/* Whether y of each tight length lies between the slopes beside its breakpoint, but for rounding. Where it is the same as one of them at all levels,
 * that takes a column, for its leading key. */
bool large_is_feasible(piecewise *p);

/* Moves each tight element to a breakpoint beside whose slopes its y lies. One that has none becomes loose, on its first or last segment. Returns the
 * number of those. */
uint32_t large_make_feasible(piecewise *p, bool *moved);

/* The leading key of y of a tight length. */
int64_t large_lead(piecewise *p, uint32_t column);
/* The leading key that the loose lengths add to what two events differ by. */
int64_t large_key(const dual_step *d, const event *const *both);

#pragma GCC visibility pop

#endif
