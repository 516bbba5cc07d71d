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
 *
 * Nodes a fixed distance apart are joined before (strips_join.c), and strips mention only the leader of each group: on screens of
 * boxes three nodes of four are joined.
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

/* Where a node is: at the leader's position + offset. A leader has the smallest number of its group, and leads itself. */
typedef struct joint {
    uint32_t leader;
    fixed offset;
} joint;

/* A given interval. */
typedef struct given_interval {
    interval within;
    fixed shift;               /* what the offsets of its nodes add to the length */
    uint32_t origin;           /* or NO_INDEX if it makes no strip, or JOINS if it joined two nodes */
    uint32_t first, count;     /* its ends */
} given_interval;

#define JOINS (NO_INDEX - 1)

/* What is needed to settle again after some given intervals have changed (strips_replay.c). */
typedef struct strips_record {
    bool recording;
    origin next;               /* what the next strip is made of */
    given_interval *given;
    end *ends;                 /* of the given intervals */
    origin *origins;
    uint32_t *first_origin;    /* per node: the first origin that projecting it out, or a node before it, has made */
    size_t given_count, given_capacity, end_count, end_capacity, origin_count, origin_capacity, node_capacity;
    uint32_t *dirty, *next_dirty; /* per node: the strips to make again before it is projected out, linked per strip */
    uint64_t *marked;          /* bits: strips that are dirty, or that have changed */
    uint64_t *unsettled;       /* bits: nodes */
    bool moved;                /* whether the length of an interval that joins nodes has changed */
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
    joint *joints;
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
/* Joins two nodes if the interval keeps them a fixed distance apart. All given intervals are passed to this function first, and are
 * numbered as they are passed, from 0; strips_end_joining ends that. Ends are in any order, each node once, node 0 left out. */
quoin_status strips_join(strips *to, const end *ends, size_t count, interval within);
void strips_end_joining(strips *to);
/* Adds the strip of a given interval. */
quoin_status strips_add(strips *to, uint32_t given, const end *ends, size_t count, interval within);
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
interval strips_divided(strips *s, interval span, double by);
/* Returns where one · of_one + two · of_two may lie. */
interval strips_combined(strips *s, interval one, double of_one, interval two, double of_two);
void strips_settle_node(strips *s, uint32_t v);
/* strips_join.c: joins nodes again after the lengths of intervals that join nodes have changed. */
void strips_join_again(strips *s);
static inline bool strips_leads(const strips *s, uint32_t v) { return s->joints[v].leader == v; }

#define STRIPS_NOISE 1e-9      /* a bound is not narrowed by less than this: given bounds are rounded less than derived ones */

static inline bool strips_is_point(interval span) {
    bool ends = (span.low > -FIXED_MAX) & (span.high < FIXED_MAX); /* a difference without ends may not fit */
    return ends && span.high - span.low <= fixed_from(STRIPS_NOISE);
}

/* Returns what the offsets of the nodes add to a length. */
static inline fixed strips_shift(strips *s, const end *ends, size_t count) {
    fixed shift = 0;
    for (size_t i = 0; i < count; i++) shift += fixed_times(s->joints[ends[i].node].offset, ends[i].coefficient, &s->exact);
    return shift;
}

static inline interval strips_moved_down(interval span, fixed distance) {
    if (span.low > -FIXED_MAX) span.low -= distance;
    if (span.high < FIXED_MAX) span.high -= distance;
    return span;
}

#pragma GCC visibility pop

#endif
