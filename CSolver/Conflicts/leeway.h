/* Which rows of a set are members for certain (leeway.c). */
#ifndef QUOIN_LEEWAY_H
#define QUOIN_LEEWAY_H

#include "Conflicts/proof.h"

#pragma GCC visibility push(hidden)

/* Whether a look is likely to take less than trials of so many rows. */
bool leeway_is_worth_a_look(const proof *p, uint32_t unknown);
/* Notes how many rows are unknown after a look. */
void leeway_note_look(proof *p, uint32_t unknown);
/* Finds the leeways of all rows that stand still, as far as rows before `end` restrict them. `*found` is false if that took longer than trials of so
 * many rows. */
quoin_status leeway_look(proof *p, uint32_t unknown, uint32_t end, leeways *to, bool *found);
/* Marks the rows of the set that the last repair found as members, where their leeways show it. */
void leeway_mark(proof *p, uint32_t violated, const leeways *by);

#pragma GCC visibility pop

#endif
