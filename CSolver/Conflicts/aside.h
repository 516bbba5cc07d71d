/* Rows that the last set did not need are put aside (aside.c). */
#ifndef QUOIN_ASIDE_H
#define QUOIN_ASIDE_H

#include "Conflicts/proof.h"

#pragma GCC visibility push(hidden)

/* Repairs the culprit with the rows before it that are not aside, and those aside that do not hold then. `*violated` does not hold in the end. */
quoin_status aside_repair(proof *p, uint32_t culprit, uint32_t *violated, outcome *out);
/* Puts those rows aside again. */
void aside_renew(proof *p);
/* Whether the last search has found a minimal set, if rows were aside. */
bool aside_suffices(proof *p);
/* Notes the set that was found before trials. */
void aside_begin(proof *p);
/* Puts the rows aside that were in the set then, and are not any more. */
quoin_status aside_note(proof *p);
/* Lets all rows take part again. */
quoin_status aside_end(proof *p);

#pragma GCC visibility pop

#endif
