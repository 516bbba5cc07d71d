/* Solving everything again after an edit (native_again.c). */
#ifndef QUOIN_NATIVE_AGAIN_H
#define QUOIN_NATIVE_AGAIN_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

/* Whether any guard is enforced. */
bool again_enforces_guards(const quoin_solver *solver);
/* Whether all constants and coefficients are such that no sum or product of them is rounded. O(rows). */
bool again_is_plain(const quoin_solver *solver);
/* Notes, after a solve of everything, what its answer depends on. */
void again_note(native *n);
/* The same after an edit of constants in which the network and the tie levels have decided again. */
void again_follow(native *n);
/* Solves all rows, beginning where the last solve of everything ended. `*done` is false where that might give other bits than a solve from nothing. */
quoin_status again_solve(native *n, bool *done);

#pragma GCC visibility pop

#endif
