/* Conflicts found and proven at a point, in a basis (proof.c). */
#ifndef QUOIN_PROOF_H
#define QUOIN_PROOF_H

#include "Conflicts/basis.h"

#pragma GCC visibility push(hidden)

typedef struct proof {
    basis b;                   /* culprits are left out in it */
    uint32_t *set, set_count;  /* a minimal set that contradicts, as places, ascending: the culprit and what it contradicts */
    double *shift;             /* per place: by how much the sum of a row of the set would have to change alone for the culprit to hold, or 0 */
    uint32_t looks, failed_looks; /* how often members were looked at together, and how often that did not show them */
    uint32_t *places;          /* scratch */
    double *times;             /* the same */
    uint64_t *numbers;         /* the same */
    bool minimal;              /* whether the set is shown to be that of the definition */
    slab room;
} proof;

/* Opens a proof for required rows in key order. */
quoin_status proof_open(proof *out, quoin_solver *solver, const uint32_t *rows, size_t count);
void proof_close(proof *closed);

/* Finds whether a culprit contradicts rows before it, and its set, from a point at which all rows but the culprits hold. The point stays as it is. */
quoin_status proof_find(proof *p, uint32_t culprit, outcome *out);
/* Moves the point until a row holds, while all rows hold that held, or finds those that contradict it. */
quoin_status proof_repair(proof *p, uint32_t place, outcome *out);

#pragma GCC visibility pop

#endif
