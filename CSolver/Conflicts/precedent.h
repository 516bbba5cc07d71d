/* Precedents: leeways of one set that show the members of the next ones (precedent.c). */
#ifndef QUOIN_PRECEDENT_H
#define QUOIN_PRECEDENT_H

#include "Conflicts/proof.h"

#pragma GCC visibility push(hidden)

/* Marks the members that the leeways of the precedent show, if it is about the rows that stand still. Whether all are marked; else none is. */
bool precedent_shows_members(proof *p, uint32_t culprit);
/* Makes the set of a culprit the precedent, if it is like the one before. The set stays as it is. */
quoin_status precedent_note(proof *p, uint32_t culprit);

#pragma GCC visibility pop

#endif
