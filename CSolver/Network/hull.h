/* The moves of nodes within limits, for all nodes at once (hull.c). */
#ifndef QUOIN_HULL_H
#define QUOIN_HULL_H

#include "Network/network.h"

#pragma GCC visibility push(hidden)

/* Finds how far the nodes of a network can move within its limits. `costs` are all costs of the nodes that are asked about. `width` of
 * such a node becomes 0 if it cannot move, a distance of more than `enough` if it was found to move that far, or NAN if that was not
 * decided; the widths of other nodes mean nothing. `*done` is false where nothing could be decided. */
quoin_status hull_widths(network *limits, const uint32_t *costs, size_t count, double enough, double *width, bool *done);

#pragma GCC visibility pop

#endif
