/* The open part of a problem: the nodes that the priorities left open, and the limits of the optimal face between them. */
#ifndef QUOIN_OPEN_PART_H
#define QUOIN_OPEN_PART_H

#include "Network/bridge.h"

#include "Face/strips.h"

/* A combination of open nodes that lies within an interval; the other terms of its row have been subtracted. */
typedef struct form_interval {
    interval within;
    uint32_t first, count;     /* its nodes and their coefficients, a range of `ends` */
    uint32_t source;           /* the curve of the network, or the function with the bit IS_FUNCTION, whose length this is; or NO_INDEX */
    bool has_known;            /* whether terms of other nodes have been subtracted */
} form_interval;

#define IS_FUNCTION UINT32_C(0x80000000)

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
    bool keeps;                /* whether it is kept for the next edit */
    bool kept;                 /* whether it was, and how it was settled is known to the last strip */
    uint32_t *limit_of_curve, *limit_of_function; /* if it is kept: the limit of each, or NO_INDEX */
    uint32_t *changed;         /* the limits that changed in this edit */
    size_t changed_count, changed_capacity;
    slab map_slab;
    size_t number_size;        /* the size of `number` and `decider` in bytes */
} open_part;

/* A form over nodes of n: the terms of open nodes are ends behind all others; the terms of all other nodes are added to `known`. */
typedef struct shape {
    size_t count;
    fixed known;
    bool has_known;
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
quoin_status open_keep_form(open_part *r, const shape *s, uint32_t source, interval within);
/* Collects all limits of the face that the priorities left. */
quoin_status open_collect_limits(open_part *r);
/* Changes those limits that an edit has changed, and lists them. `*same` is false if there are other limits than before. */
quoin_status open_follow_limits(open_part *r, bool *same);
/* Collects the limits of the face that the tie levels left: the earlier limits get narrower, and some are new. */
quoin_status open_narrow_limits(open_part *r);

#endif
