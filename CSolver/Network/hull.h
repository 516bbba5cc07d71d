/* The moves of nodes within limits, for all nodes at once (hull.c). */
#ifndef QUOIN_HULL_H
#define QUOIN_HULL_H

#include "Network/network.h"

/* Finds widths in a network whose positions keep its limits, for the costs given, which must be all of their nodes: `width` of a
 * node becomes 0 where it stands, a distance beyond `enough` that it was seen to move by, or NAN where that is not known.
 * `*done` is false where nothing could be decided. Nodes without costs among these get any of the three. */
quoin_status hull_widths(network *limits, const uint32_t *costs, size_t count, double enough, double *width, bool *done);

#endif
