/* The open part of a problem: the nodes that the priorities left open, and the limits of the optimal face between them. */
#ifndef QUOIN_OPEN_PART_H
#define QUOIN_OPEN_PART_H

#include "Network/bridge.h"

#include "Face/strips.h"

/* A combination of open nodes that lies within an interval; the other terms of its row have been subtracted. */
typedef struct form_interval {
    uint32_t first, count;     /* its nodes and their coefficients, a range of `ends` */
    interval within;
} form_interval;

/* The open nodes, numbered, and the limits between them. */
typedef struct open_part {
    native *n;
    network *net;
    strips *strips;
    uint32_t *number;          /* per node of n: its number in this part, or 0 if it is not open */
    uint32_t *decider;         /* per number in this part: the slot of the variable that decides it, or NO_VARIABLE */
    uint32_t count;
    form_interval *limits;
    end *ends;
    size_t limit_count, limit_capacity, end_count, end_capacity;
    reduced row;
    end *form;                 /* scratch: the form of one step */
    size_t form_capacity;
} open_part;

/* A form over nodes of n: the terms of open nodes are ends behind all others; the terms of all other nodes are added to `known`. */
typedef struct shape {
    size_t count;
    fixed known;
} shape;

/* Whether a node is open and not left to the kernel. */
static inline bool is_open(const native *n, uint32_t node) { return node && (n->mark[node] & (NODE_OPEN | NODE_KERNEL)) == NODE_OPEN; }

/* Marks nodes that are open or depend on open ones, except those that the kernel decides. Returns their number. */
size_t open_mark(native *n);
/* Returns the current position of a node. */
fixed open_position(const native *n, uint32_t node);
/* Adds coefficient · X(node) to a form. */
quoin_status open_take_end(open_part *r, shape *s, uint32_t node, double coefficient);
/* Keeps the ends of a form with its interval, from which the known terms have been subtracted. */
quoin_status open_keep_form(open_part *r, size_t count, interval within);
/* Collects all limits of the face that the priorities left. */
quoin_status open_collect_limits(open_part *r);
/* Collects the limits of the face that the tie levels left: the earlier limits get narrower, and some are new. */
quoin_status open_narrow_limits(open_part *r);

#endif
