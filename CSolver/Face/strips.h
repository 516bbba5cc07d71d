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

#pragma GCC visibility push(hidden)

typedef struct strip {
    uint32_t first, count;     /* its ends */
    uint32_t next;             /* the next strip that its last node held when it was projected out */
    uint32_t origins;          /* the last of its origins, if these are recorded */
    interval within;
} strip;

/* An interval that a strip was narrowed by: a given one, or that of two strips combined. */
typedef struct origin {
    uint32_t strip, next;      /* the next origin of the same strip, after the last one the first */
    uint32_t one, two;         /* two strips; or a given interval and NO_INDEX */
    double of_one, of_two;     /* their factors */
    double ratio;              /* of the sum's length to that of the strip */
} origin;

/* A given interval. */
typedef struct given_interval {
    interval within;
    uint32_t origin;           /* or NO_INDEX if it makes no strip */
} given_interval;

/* What is needed to settle again after some given intervals have changed (strips_replay.c). */
typedef struct strips_record {
    bool recording;
    origin next;               /* what the next strip is made of */
    given_interval *given;
    origin *origins;
    uint32_t *first_origin;    /* per node: the first origin that projecting it out, or a node before it, has made */
    size_t given_count, given_capacity, origin_count, origin_capacity, node_capacity;
    uint32_t *dirty, *next_dirty; /* per node: the strips to make again before it is projected out, linked per strip */
    uint64_t *marked;          /* bits: strips that are dirty, or that have changed */
    uint64_t *unsettled;       /* bits: nodes */
    uint32_t *dependent_start, *dependents; /* per node: the nodes that are settled by its position */
    slab slab, dependent_slab;
} strips_record;

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
    strips_record record;
} strips;

void strips_open(strips *opened, memory *from);
void strips_release(strips *released);
/* Starts over with `node_count` nodes without goals, and reserves room for strips. Where s->record.recording is set, strips are kept with
 * their origins. */
quoin_status strips_clear(strips *cleared, uint32_t node_count, size_t expected);
/* Adds a strip. Its ends are in any order, each node once, node 0 left out. Strips are numbered as they are added, from 0. */
quoin_status strips_add(strips *to, const end *ends, size_t count, interval within);
/* Finds the positions of all nodes; `declined` if that takes too many strips or rounding leaves no room. */
quoin_status strips_settle(strips *settled);
/* strips_replay.c: prepares recorded strips that have been settled for changes. */
quoin_status strips_keep(strips *s);
/* Changes the interval of a strip that was added. Returns false if other strips would follow from it. */
bool strips_change(strips *s, uint32_t given, interval within);
/* Changes the length of a node's goal. */
void strips_change_goal(strips *s, uint32_t v, fixed length);
/* Settles again after such changes. Returns false if other strips would follow, or if rounding leaves no room. */
bool strips_settle_again(strips *s);

/* The functions that the files of strips share. */
void strips_narrow(interval *room, interval by);
bool strips_is_point(interval span);
interval strips_divided(strips *s, interval span, double by);
/* Returns where one · of_one + two · of_two may lie. */
interval strips_combined(strips *s, interval one, double of_one, interval two, double of_two);
void strips_settle_node(strips *s, uint32_t v);

#pragma GCC visibility pop

#endif
