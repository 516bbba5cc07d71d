/* Pieces: a cluster replaced by a curve of the one length in which it meets the rest. */
#ifndef QUOIN_PIECE_H
#define QUOIN_PIECE_H

#include "Network/network.h"

#pragma GCC visibility push(hidden)

/* Finds the curve of a cluster with one form. */
quoin_status piece_trace(network *n, uint32_t cluster, operand *out);
/* Finds the best point of a cluster without a boundary. */
quoin_status piece_solve(network *n, uint32_t cluster);
/* piece_free.c: takes the nodes that its lengths do not determine out of the closed cluster of a step, and adds a step for each. */
quoin_status piece_free_nodes(network *n, uint32_t step);
/* Finds the positions of the inner nodes from those of all others. `*is_open` is set if others would cost the same. */
quoin_status piece_settle(network *n, uint32_t cluster, bool *is_open);
/* Notes where the members' lengths may lie while the piece's own is within an interval (faces.h). */
quoin_status piece_faces(network *n, uint32_t cluster, interval within);

#pragma GCC visibility pop

#endif
