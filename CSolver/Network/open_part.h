/* The open part of a problem: the nodes that the priorities left open, and the limits of the optimal face between them. */
#ifndef QUOIN_OPEN_PART_H
#define QUOIN_OPEN_PART_H

#include "Network/bridge.h"

#include "Face/strips.h"

#pragma GCC visibility push(hidden)

/* A combination of open nodes that lies within an interval; the other terms of its row have been subtracted. */
typedef struct form_interval {
    interval within;
    uint32_t first, count;     /* its nodes and their coefficients, a range of `ends` */
    uint32_t source;           /* whose length this is: a curve of the network, or a function, with the bit IS_FUNCTION; of a tie row its slot;
                                * of a form that the tie levels limit the curve in their network */
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
    bool ranging;              /* whether ranges are asked for: limits of rows are then as wide as can be (limits.c) */
    fixed *position;           /* once the limits of the ranges were collected: where the nodes are */
    slab position_slab;
    bool keeps;                /* whether it is kept for the next edit */
    bool kept;                 /* whether it was */
    bool narrowed, in_strips;  /* whether tie levels narrowed the limits, and whether strips settled what was left */
    bool exact;                /* whether no product with the position of a node beside the open part was rounded */
    slot_list tie_rows;        /* the rows of which those of tie levels take part, */
    uint32_t tie_end;          /* if the level is before this one */
    uint32_t first_tie, first_form; /* the first limits of tie rows, and of forms that the tie levels limit */
    uint32_t *limit_of_form;   /* if it is kept: the limit of a curve of the tie levels' network, or NO_INDEX */
    slab form_slab;
    uint32_t *limit_of_curve, *limit_of_function; /* if it is kept: the limit of each, or NO_INDEX */
    uint32_t *changed;         /* the limits that changed in this edit */
    size_t changed_count, changed_capacity;
    bool shifted;              /* whether variables lie elsewhere in their class since goals were set (Edits/shift.c) */
    uint32_t *goals;           /* if it is kept: the nodes whose goal depends on nodes beside the open part */
    size_t goal_count, goal_capacity;
    slab map_slab;
    size_t number_size;        /* the size of `number` and `decider` in bytes */
} open_part;

/* A form over nodes of n: the terms of open nodes are ends behind all others; the terms of all other nodes are added to `known`. */
typedef struct shape {
    size_t count;
    fixed known;
    bool has_known, rounded;   /* whether there are terms of other nodes but the reference; whether one was rounded */
} shape;

/* Notes of a form that open nodes take part in whether a term of another one was rounded. */
static inline void open_note_rounding(open_part *r, const shape *s) { r->exact = r->exact && !(s->count && s->rounded); }

/* Returns the length of a form over open nodes at such positions of these; `*exact` becomes false if it is rounded. */
static inline fixed open_length(const end *ends, size_t count, const fixed *position, bool *exact) {
    fixed length = 0;
    for (size_t k = 0; k < count; k++) length += fixed_times(position[ends[k].node], ends[k].coefficient, exact);
    return length;
}

/* Whether a node is open and not left to the kernel. */
static inline bool is_open(const native *n, uint32_t node) { return node && (n->mark[node] & (NODE_OPEN | NODE_KERNEL)) == NODE_OPEN; }

/* Marks nodes that are open or depend on open ones, except those that the kernel decides. Returns their number. */
size_t open_mark(native *n);
/* Marks the nodes of a solved network that are loose or depend on loose ones. */
void open_mark_network(network *net);
/* Returns the current position of a node. */
fixed open_position(const native *n, uint32_t node);
/* Adds coefficient · X(node) to a form. */
quoin_status open_take_end(open_part *r, shape *s, uint32_t node, double coefficient);
/* Keeps the ends of a form. The caller sets its interval, from which the known terms are to be subtracted. */
quoin_status open_keep_form(open_part *r, const shape *s, uint32_t source, interval **within);
/* Collects all limits of the face that the priorities left. */
quoin_status open_collect_limits(open_part *r);
/* Changes those limits that an edit has changed, and lists them. `*same` is false if there are other limits than before. */
quoin_status open_follow_limits(open_part *r, bool *same);
/* Finds the face that the tie levels left: the earlier limits get narrower, and some are new. */
quoin_status open_narrow_limits(open_part *r);
/* Returns the interval of a limit after the tie levels. */
static inline interval open_within(const open_part *r, size_t limit) {
    if (!r->narrowed) return r->limits[limit].within;
    return r->net->faces.lengths[limit < r->first_form ? limit : r->limits[limit].source];
}
/* close_open.c: makes the curve of a tie row, if it mentions open nodes, whose terms are ends behind all others. */
quoin_status open_take_tie(open_part *r, uint32_t slot, shape *s, uint32_t *curve);
/* Solves the network of limits and tie rows that take part. `by_signs`: the costs of tie rows that the limits allow to be linear are, and the network
 * is left unsolved if it needs a program; `*signs` is true if there were any. */
quoin_status open_solve_ties(open_part *r, bool by_signs, bool *signs);
/* Makes the network of the limits, with room for further nodes behind those of the open part. */
quoin_status open_make_network(open_part *r, size_t further_nodes);
/* Numbers open nodes in their order. */
void open_number_by_node(open_part *r);
/* close_open.c: returns what the open part of a problem is kept in. */
quoin_status open_take(native *n, open_part **out);
/* open_free.c: solves the tie levels before the last alone, and marks the nodes that these leave open as free. `*closed` is true if there are
 * none: the network has their positions. The limits stay as they are. */
quoin_status open_find_free(open_part *r, bool *closed);
/* open_least.c: whether each of n->least is as small as the limits allow, at the positions that were found. */
quoin_status open_are_least(open_part *r, bool *least);
/* signs.c: makes the cost of tie rows linear where the limits imply on which side of its bound each is. `*any` is true if there were any. */
quoin_status open_find_signs(open_part *r, bool *any);
/* Whether the tie levels left anything open. */
bool open_is_left(const network *net);
void open_keep_positions(open_part *r, const fixed *position);
/* open_replay.c: settles again after an edit. `*done` is false if the open part must be settled anew. */
quoin_status open_settle_again(open_part *r, bool *done);

/* The difference of two variables, such as one and its anchor, as a form over roots and a constant. */
typedef struct anchor_form {
    uint32_t root[2];
    double coefficient[2];
    double constant;
} anchor_form;

anchor_form open_form_between(const native *n, uint32_t high, uint32_t low);
anchor_form open_anchor_form(const native *n, uint32_t slot);
/* Numbers open nodes in the order in which T5 decides them: the root of an anchor, which has a smaller key, before what is measured from it. */
void open_number_by_key(open_part *r);
/* Sets the goal of each node: the position at which the variable that decides it is at its anchor. */
quoin_status open_set_goals(open_part *r);
/* Changes those in which nodes beside the open part take part, which may have moved; after a shift, all. */
void open_change_goals(open_part *r);

#pragma GCC visibility pop

#endif
