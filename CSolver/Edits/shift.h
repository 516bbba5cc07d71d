/* Edits of equalities that joined variables to classes, or tied these to each other (shift.c). */
#ifndef QUOIN_SHIFT_H
#define QUOIN_SHIFT_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

/* Whether a row without a spring or link may have joined or tied variables. */
bool shift_suits(const native *n, uint32_t slot);
/* Finds the classes again, after such a row has another constant, and lists the rows that have other constants between them as
 * n->index.crossing. `*kept` is false if the classes are not the same ones, or contradict each other. */
quoin_status shift_classes(native *n, bool *kept);
void shift_release(memory *to, edit_index *released);

#pragma GCC visibility pop

#endif
