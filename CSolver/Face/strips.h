/* Strips: limits on combinations of several nodes, within which the nodes are settled one after another.
 *
 *     low ≤ a·X ≤ high
 *
 * A node with a smaller number chooses first: it takes the position nearest to its goal that still leaves positions for
 * all others. So the nodes are projected out from the last to the first: without V, two strips α·V + p and β·V + q limit
 * p/α − q/β, and pairs of V's strips suffice, because intervals that meet two by two have a point in common. Then the
 * first node knows its interval, the second knows its own once the first stands, and so on.
 *
 *     first ◀── projected out ── last          first ── settled ──▶ last
 *
 * That costs little where a node is projected out before the few that it depends on, which is so as long as views are numbered
 * before what is inside them.
 */
#ifndef QUOIN_STRIPS_H
#define QUOIN_STRIPS_H

#include "Network/network.h"

typedef struct strip {
    uint32_t first, count;     /* its ends */
    uint32_t next;             /* the next strip that its last node held when it was projected out */
    interval within;
} strip;

/* The goal that own·X + by·X(other) is near `length`; the other node has a smaller number. */
typedef struct goal {
    uint32_t other;
    double own, by;
    fixed length;
} goal;

typedef struct strips {
    memory *memory;
    uint32_t node_count;       /* 1 … node_count */
    uint32_t *head;            /* per node: its ends in the remaining strips; once projected out, the strips it held */
    goal *goals;               /* own = 0: none */
    fixed *position;
    slab node_slab;
    strip *list;
    end *ends;
    uint32_t *table;           /* strips by their nodes: open-addressed, strip + 1 */
    end *around, *combined;    /* scratch: the ends of one node; the ends of a new strip */
    size_t count, capacity, end_count, end_capacity, table_capacity, around_capacity, combined_capacity;
    size_t most;               /* the number of strips above which the method gives up */
    bool exact, declined;
} strips;

void strips_open(strips *opened, memory *from);
void strips_release(strips *released);
/* Starts over with `node_count` nodes without goals, and reserves room for strips. */
quoin_status strips_clear(strips *cleared, uint32_t node_count, size_t expected);
/* Adds a strip. Its ends are in any order, each node once, node 0 left out.  */
quoin_status strips_add(strips *to, const end *ends, size_t count, interval within);
/* Finds the positions of all nodes; `declined` if that takes too many strips or rounding leaves no room. */
quoin_status strips_settle(strips *settled);

#endif
