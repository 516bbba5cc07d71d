/* The native backend: reduction, then a kernel for the program that remains. */
#ifndef QUOIN_NATIVE_H
#define QUOIN_NATIVE_H

#include "Store/store.h"

#pragma GCC visibility push(hidden)

quoin_status native_solve(quoin_solver *solver);
/* native_ambiguity.c: finds ambiguity. `*unsure` is set if required rows contradict each other, or may do so, that no solve has left out. */
quoin_status native_ambiguity(quoin_solver *solver, uint8_t *ambiguous, bool *unsure);
/* Finds the ambiguity of lengths by the networks. `*found` is false where these cannot. */
quoin_status native_ambiguous_lengths(quoin_solver *solver, const asked_lengths *asked, uint8_t *ambiguous, bool *found);
/* Forgets the face that such a question has left. */
void native_forget_face(quoin_solver *solver);
void native_release(quoin_solver *solver);

/* Questions about required rows (slots in key order), for the search for conflicts. The reduction that answers them is kept until it is
 * closed. */
quoin_status native_question_open(quoin_solver *solver, native **out);
void native_question_close(native *closed);
/* Whether the rows can hold together: a conflict_oracle whose context is the reduction. */
quoin_status native_can_hold(void *context, const uint32_t *rows, size_t count, bool *feasible);
/* Finds a point at which most of the rows hold, per variable slot: where some contradict each other, that is passed over. */
quoin_status native_near(native *n, const uint32_t *rows, size_t count, double *values, bool *found);
#define WITNESSED 1e-6         /* how far a row may be off at a witness by rounding */
/* Finds a witness, a point at which the rows hold, per variable slot. `*found` is false if they cannot hold, or if rounding leaves a row
 * violated at the point found. */
quoin_status native_witness(native *n, const uint32_t *rows, size_t count, double *values, bool *found);

#pragma GCC visibility pop

#endif
