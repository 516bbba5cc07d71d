/* The choice of the tight elements of a first basis (piecewise_choice.c). */
#ifndef QUOIN_PIECEWISE_CHOICE_H
#define QUOIN_PIECEWISE_CHOICE_H

#include "Network/piecewise.h"

#pragma GCC visibility push(hidden)

/* Chooses a tight element for each unknown, by exchanging it in the table. With `forget`, lengths do not enter the table; otherwise its rows then
 * express the other lengths in terms of the tight ones. `*chosen` is false if the lengths do not determine all unknowns. */
/* Elements that are tight before come first, but for fixed lengths. */
quoin_status choice_make(piecewise *p, tableau *table, uint32_t unknowns, bool forget, bool *chosen);
/* Notes that no unknown has a tight element. */
void choice_clear(piecewise *p, uint32_t unknowns);

#pragma GCC visibility pop

#endif
