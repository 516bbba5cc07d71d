/* Between the reduction and its networks. */
#ifndef QUOIN_BRIDGE_H
#define QUOIN_BRIDGE_H

#include "Elimination/reduction.h"

/* Finds the positions of the nodes that the elimination left. With `small`, sets n->declined if that takes a large program. */
quoin_status bridge_solve(native *n, bool ties, bool required_only, bool small);
/* Tie levels and T5 for what is open; n->declined where its numbers cannot be told apart. */
quoin_status bridge_rest(native *n);
/* Computes for each node the length of its range over the face after the last priority (solved without ties). Nodes
 * that are fixed are skipped; beyond `enough` the exact distance is not needed. */
quoin_status bridge_ranges(native *n, double enough, double *width);

#define IS_LINK UINT32_C(0x80000000) /* a given curve's source: a link's number with this bit, or an edge's */

#endif
