/* Rounding: which parts of a solve may contain rounded numbers.
 *
 * A position is *certain* if required equalities fix it to the reference, or equalities that are as good as required: rows of the highest
 * priorities, as far down as all rows hold. Such is a window's width. A *part* is a set of variables that rows connect otherwise than by
 * certain ones. It is *exact* if no number of it can have been rounded, whatever their order: constants and positions are multiples of 2^-16
 * and not large, and all factors by which something was multiplied or divided are powers of two. The positions of an exact part are those
 * that its rows define, and any other way to find them finds the same bits.
 *
 * A certain variable whose position is no such multiple is in a part, too: that of all variables of its class.
 */
#ifndef QUOIN_ROUNDING_H
#define QUOIN_ROUNDING_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

typedef struct rounding {
    native *n;
    double broken;             /* rows of higher priorities than this hold */
    double firm;               /* the lowest priority of a row that makes a position certain; infinite if required rows do */
    bool by_rows;              /* whether a position may be certain by a row that joins no classes */
    uint32_t *decided_by;      /* per node: such a row, or NO_INDEX */
    uint8_t *of_node;          /* per node: whether something about it may have been rounded */
    uint8_t *of_set;           /* per slot that names a class whose position is certain: whether a variable of it may have been */
    uint8_t *of_slot;          /* per slot, and in the end of each that names a part: PART_… */
    uint32_t *part;            /* per slot: disjoint sets (sets.h) */
    slab slab;
} rounding;

/* Examines the last reduction of `n`, which covered these rows and variables. O(rows). */
quoin_status rounding_find(rounding *r, native *n, double broken, slot_list rows, slot_list variables);
void rounding_close(rounding *r);
/* Whether a variable is in a part that is not exact. */
bool rounding_has(const rounding *r, uint32_t slot);
/* Whether a variable's position is certain, without rounding. */
bool rounding_is_certain(const rounding *r, uint32_t slot);

#pragma GCC visibility pop

#endif
