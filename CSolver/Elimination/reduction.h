/* The reduction's data, from rows to values.
 *
 *     rows ──▶ classes ──▶ nodes ──▶ springs ──▶ edges ──▶ steps ──▶ values
 *
 * A class is a tree of variables whose differences required equalities fix:   x = up(x) + delta.
 * A class that holds a constant is pinned and belongs to node 0, the reference, whose value is 0.
 * Nodes that a longer equality ties are affine:   X(node) = factor · X(root) + shift + rate · X(scalar).
 * A scalar is a node that stands for a length which several pairs of nodes share (lengths.c).
 * A spring is a row between two nodes (one may be the reference); an edge bundles the springs of one pair.
 * A step eliminates one node: with no edge left (free), with one (pendant) or with two (series).
 */
#ifndef QUOIN_REDUCTION_H
#define QUOIN_REDUCTION_H

#include "Edits/patience.h"
#include "Face/strips.h"
#include "Functions/functions.h"
#include "Network/network.h"
#include "Store/levels.h"
#include "Kernel/system.h"

#pragma GCC visibility push(hidden)

/* A row between two nodes: X(high) − X(low)  relation  bound. */
typedef struct spring {
    double bound;
    uint32_t high, low;        /* high > low; 0 is the reference */
    uint32_t level;            /* 0 is the highest priority present */
    int32_t order;             /* index in key order, from 1: decides T1 */
    uint32_t row;              /* slot in the store, or NO_INDEX */
    int8_t relation;
    uint8_t required;
    int8_t sign;               /* how the row's own direction maps to high − low */
    uint8_t edited;            /* optional, and its constant is meant to change */
} spring;

typedef struct edge {
    uint32_t ends[2];          /* high, low */
    uint32_t next[2], previous[2]; /* in the ends' lists of edges */
    uint32_t pieces;           /* functions to be added up, linked by `sibling` */
    uint32_t springs, spring_count; /* its own rows, a range of `edge_springs`: required, optional, edited ones */
    uint32_t round;            /* the round of elimination that made it */
    uint32_t function;         /* the function given to a network */
    bool alive, edited;        /* whether at least one of its rows is edited */
} edge;

/* The most rows of an edge that share a function. More rows get several functions, so that an edit of one row recomputes
 * little. */
#define ROWS_TOGETHER 64

typedef enum step_kind { STEP_FREE, STEP_PENDANT, STEP_SERIES } step_kind;

/* Where the length of a function may lie. */
typedef struct span {
    double least, greatest;
} span;
/* The optimal face of what springs decide (face.c). */
typedef struct face {
    bool found;
    span *spans;               /* per function: where its length may lie, if anything says so */
    uint8_t *narrows;          /* per function: whether it is a convolution that limits more than its operands do */
    uint64_t *dirty, *altered; /* bits: the functions that have to pass their span on, and those whose limits have changed */
    slab slab;
} face;

typedef struct step {
    uint32_t node;
    uint32_t kind;
    uint32_t a, b;             /* neighbors: the node was between a and b, or pendant on a */
    uint32_t function;         /* pendant: of X(node) − X(a), reversed if node < a; series: the convolution a → b */
    /* the way in which it was settled; valid until its function or, in series, the distance of a and b changes */
    bool known, open, from_b;
    double apart, rest;        /* X(node) is X(a) + rest, or X(b) − rest */
} step;

/* Two nodes with a cost or limit between them. */
typedef struct node_pair {
    uint32_t high, low;
    double apart;              /* X(high) − X(low) at the last solve; NaN where its guards must be looked at each time */
} node_pair;

/* The variables and guards that depend on a pair, and the distances at which no guard is broken. */
typedef struct pair_use {
    double least, greatest;    /* no guard is broken while `apart` lies between these */
    uint32_t first, last;      /* a range of `pair_variables` */
    uint32_t first_guard, last_guard; /* a range of `guards` */
} pair_use;

/* A variable whose anchor is on the other node. */
typedef struct pair_variable {
    double rise;               /* its distance from the anchor without that of the nodes */
    uint32_t slot;
    bool down;                 /* the variable is on the low node */
} pair_variable;

/* A tie of a node: X = factor · X(root) + shift. */
typedef struct node_tie {
    uint32_t root;
    double factor, shift;
} node_tie;

/* The dependencies of rows, nodes and pairs, for edits (index.c). */
typedef struct edit_index {
    uint32_t *place_of_row;    /* per row slot: its spring, its link with the bit IS_LINK, or NO_INDEX */
    uint32_t *function_of_spring;
    uint32_t *curve_of_function, *curve_of_link; /* the given curve of the network, or NO_INDEX */
    slab row_slab;
    bool placed;               /* whether these are made */
    uint32_t *series_of_function, *pendant_of_function; /* the steps that the function settles, or NO_INDEX; a convolution may have both */
    uint32_t *member_start, *members; /* per root node: its variables */
    uint32_t *dependent_start, *dependents; /* per node: the steps that depend on it */
    uint64_t *dirty_steps, *dirty_functions; /* bits */
    slab slab;
    bool made;                 /* whether these are, from `series_of_function` on */
    node_pair *pairs;          /* see pairs.c */
    pair_use *pair_uses;       /* one per pair */
    size_t pair_count, pair_capacity, use_capacity;
    pair_variable *pair_variables;
    uint32_t *guards;          /* row slots, pair by pair */
    size_t pair_variable_count, pair_variable_capacity, guard_count, guard_capacity;
    uint32_t *pair_start, *pairs_of; /* per root node */
    uint32_t *tied_start, *tied; /* per root node: the nodes tied to it, whose positions are current during edits */
    uint32_t *changed_pairs;
    size_t changed_pair_count, changed_pair_capacity;
    slab pair_slab, list_slab;
    uint32_t *outermost;       /* per function: the last of those it is an operand of (reach.c) */
    uint8_t *barred;           /* per outermost function: an edit of it takes a full solve */
    uint8_t *watched;          /* per root node: so does an edit that moves it */
    slab reach_slab;
    bool reached;              /* whether `outermost` and `barred` are computed */
    bool watching;             /* whether `watched` and the pairs are */
    uint32_t *mention_start, *mentions; /* per variable: the places in key order of the rows that mention it (shift.c) */
    double *former_offset;     /* scratch: the places of the variables, and the ties of the nodes, before a shift */
    uint32_t *former_node;
    node_tie *former_tie;
    uint8_t *listed;           /* per row slot: whether it is among the following; 0 between shifts */
    uint32_t *crossing;        /* the rows whose constants a shift has changed */
    size_t crossing_count, crossing_capacity;
    slab shift_slab;
    bool shifting;             /* whether these are made */
} edit_index;

/* A distance of two variables, high − low, that has to be as small as the priorities allow. The reference is NO_VARIABLE. */
typedef struct least_distance {
    uint32_t high, low;
} least_distance;

struct native {
    memory *memory;
    quoin_solver *solver;
    packing packing;

    bool reopens;              /* whether the network and the tie levels decided again in the last edit of constants: blocks may be quicker */
    bool partial;              /* whether it covers only the touched blocks (blocks.h): */
    uint32_t *chosen, *chosen_rows; /* their variables and rows, slots in key order */
    uint32_t *held;            /* those of the variables that stay where they are */
    size_t chosen_count, chosen_row_count, held_count;
    slab chosen_slab;
    uint32_t last_tie;         /* the last tie level, since blocks were made */
    least_distance *least;     /* in touched blocks: distances that tie rows across blocks want to be small (blocks_crossings.c) */
    size_t least_count;

    /* per variable slot */
    uint32_t *set;             /* disjoint sets: parent, or SET_ROOT | size */
    uint32_t *up;
    double *delta, *offset;
    uint32_t *node;
    uint32_t *pin;             /* per set root: order of the pinning row, or 0 */
    double *pin_value;         /* per tree root of a pinned class */
    slab variable_slab;
    size_t variable_capacity;

    uint32_t node_count;       /* nodes 1 … node_count; 0 is the reference */
    /* per node */
    double *position;          /* X */
    uint32_t *head, *degree;   /* of the edge list */
    uint8_t *mark;             /* NODE_… */
    uint32_t *component;
    slab node_slab;
    size_t node_capacity;

    /* per node, where some are tied */
    uint32_t *root;            /* affine: X = factor · X(root) + shift; an untied node is its own root */
    double *factor, *shift;
    uint32_t *scalar;          /* the scalar a tied node depends on, or 0 */
    double *rate;
    slab tie_slab;
    size_t tie_capacity;
    bool affine;               /* whether some node has another root */
    bool lengths;              /* whether some node depends on a scalar */
    bool searched;             /* whether some node was pinned by more than equalities (scalars.c) */
    bool assumed;              /* whether some of these were assumed (assume.c) */

    uint32_t *unmerged;        /* rows that merged nothing, in key order */
    int32_t *unmerged_order;
    size_t unmerged_count;
    uint32_t *redundant;       /* equalities inside one class: to be checked */
    size_t redundant_count, redundant_capacity;
    uint32_t *derived;         /* equalities of three and more terms */
    int32_t *derived_order;
    size_t derived_count;
    slab row_slab;
    size_t row_capacity;

    spring *springs;
    size_t spring_count, spring_capacity;
    uint32_t *edge_springs;    /* spring indices, edge by edge */
    size_t edge_spring_capacity;
    edge *edges;
    size_t edge_count, edge_capacity;
    uint32_t *edge_set;        /* open-addressed: (high, low) → edge + 1; made when two nodes with many edges meet */
    size_t edge_set_capacity, edge_set_count;
    step *steps;
    size_t step_count, step_capacity;
    functions functions;

    /* links: rows over nodes that are no springs */
    equations links;
    uint32_t *link_row;        /* per link: its row slot */
    int32_t *link_order;
    size_t link_row_capacity, link_order_capacity;

    uint32_t *rank;            /* per variable slot: its index in key order; made only if general rows need it */
    size_t rank_capacity;
    uint64_t *numbers;         /* scratch for sorting */
    quoin_term *gathered;
    size_t number_capacity, gathered_capacity;
    int64_t *slope_so_far;
    size_t slope_so_far_capacity;
    uint32_t *queue;           /* the nodes to eliminate in this round, then those of the next */
    size_t queue_capacity;
    uint32_t *scratch;
    size_t scratch_capacity;
    network network, open_network;
    strips open_strips;
    uint32_t *net_number;
    size_t net_number_capacity;
    face face;
    struct open_part *open;    /* kept between edits (close_open.c), or NULL */
    bool network_solved;
    bool declined;             /* the network could not solve what elimination left */
    native *below;             /* see native_below */
    edit_index index;          /* see edit.c */
    size_t moved_count;        /* the number of nodes that an edit moved, listed in scratch */
    bool simple;               /* elimination and settling decided everything: edits may use the index */
    bool beside_network;       /* a network decided the rest: edits may use the index, too */
    size_t way;                /* the method of the last solve of everything: its place in the order in which they are tried */
    bool contradicted, guarded; /* whether that solve left out culprits, and enforced guards */
    bool determined, exact;    /* whether its answer depends on no bases, and on nothing but the rows (native_again.c) */
    patience patience;         /* with solving everything again from there */
    bool lengths_first;        /* whether the methods begin with a search for lengths */
    bool without_scalars;      /* lengths stay links, so the ranges of their nodes are found one by one */
    bool tolerant;             /* whether contradictions are passed over: see native_near */
    bool contradictory;        /* some required row cannot hold: the conflicts must be searched */
    bool strained;             /* some contradict each other, be it by less than the tolerance */
    bool closed;               /* whether the rows leave nothing to the tie levels */
    bool opened;               /* whether the rows left something, and the tie levels and T5 decided it without a kernel and without rounding */
    struct graft *graft;       /* see graft.h, or NULL */
    struct blocks *blocks;     /* see blocks.h, or NULL */
};

/* Notes that required rows contradict each other, unless that is passed over. */
static inline void note_contradiction(native *n) {
    if (!n->tolerant) n->contradictory = true;
}
/* The room that is reserved for a number of nodes or variables and for those that edits may add. */
static inline size_t with_slack(size_t count) { return count + count / 8 + 16; }

enum {
    NODE_STUCK = 1,            /* a link mentions it: elimination leaves it */
    NODE_QUEUED = 2,
    NODE_GONE = 4,             /* eliminated, or tied to another root */
    NODE_LOOSE = 8,            /* its position was open when it was settled */
    NODE_OPEN = 16,            /* some node of its component is open */
    NODE_KERNEL = 32,          /* its component is open, and only a kernel can settle it */
    NODE_FREE = 64,            /* it is open, and tie levels before the last leave it so (open_free.c) */
};

/* The slots of a reduction, in key order. The store's lists move when they grow, so do not keep these pointers. */
typedef struct slot_list {
    const uint32_t *slots;
    size_t count;
} slot_list;
static inline slot_list variables_of(const native *n) {
    const slots *all = &n->solver->variable_slots;
    return n->partial ? (slot_list){n->chosen, n->chosen_count} : (slot_list){all->order, all->order_count};
}
static inline slot_list rows_of(const native *n) {
    const slots *all = &n->solver->row_slots;
    return n->partial ? (slot_list){n->chosen_rows, n->chosen_row_count} : (slot_list){all->order, all->order_count};
}

/* The node of a variable and the distance from it; the reference is node 0, at distance 0. */
static inline uint32_t node_of(const native *n, uint32_t slot) { return slot == NO_VARIABLE ? 0 : n->node[slot]; }
static inline double offset_of(const native *n, uint32_t slot) { return slot == NO_VARIABLE ? 0 : n->offset[slot]; }

static inline bool node_is_root(const native *n, uint32_t node) { return !n->affine || n->root[node] == node; }

/* classes.c: merges the required equalities among `rows` (slots in key order) and numbers the nodes. */
quoin_status classes_build(native *n, const uint32_t *rows, size_t count);
/* Returns the slot that names the set of variables that these equalities join. */
uint32_t class_set(native *n, uint32_t slot);
/* derived.c: merges equalities that, once the classes are known, have at most two nodes, and at most one shared length. */
quoin_status derived_merge(native *n);
/* Prepares for tying nodes: at first each is its own root. */
quoin_status derived_untie(native *n, size_t nodes);
/* scales.c: finds nodes that, measured in another unit, turn links into springs, and ties them to nodes in that unit. `*found`:
 * there are some, and the springs must be built again. */
quoin_status scales_find(native *n, bool *found);
/* Where a scalar may be pinned: at any optimum, at the one that T1 chooses, or only where there is no other even without T1. */
typedef enum scalar_choice { SCALAR_ANY, SCALAR_BY_TIES, SCALAR_UNIQUE } scalar_choice;
/* scalars.c: finds the positions of nodes that, once fixed, turn links into springs. `*found`: there are some, and the springs
 * must be built again. */
quoin_status scalars_search(native *n, scalar_choice choice, bool *found);
/* assume.c: pins a node for the rest of this reduction. */
quoin_status node_pin(native *n, uint32_t node, double place);
/* Pins, in components with links, the nodes that rows of the highest priority fix, as if these rows were required. The result
 * is exact only if all required rows then hold. */
quoin_status scalars_assume(native *n, bool *assumed);
/* springs.c: the remaining rows become springs and links; springs are bundled into edges. */
quoin_status springs_build(native *n, bool required_only);
/* Bundles existing springs into edges; priorities are levels 0 … level_count − 1. */
quoin_status springs_bundle(native *n, size_t level_count);
quoin_status edge_make(native *n, uint32_t high, uint32_t low, uint32_t *out);
/* rows_function.c: the function of springs between two nodes, a range of `edge_springs`. */
quoin_status rows_function(native *n, uint32_t f, bool ties, double *apart);
/* eliminate.c: eliminates nodes until each that remains has three or more neighbors, or occurs in a link. */
quoin_status eliminate(native *n, bool ties);
bool nodes_are_left(const native *n);
/* Eliminates one node that has one edge left, or two, which become one, `*joined`. */
quoin_status eliminate_pendant(native *n, uint32_t w, bool ties, step *made);
quoin_status eliminate_series(native *n, uint32_t w, bool ties, step *made, uint32_t *joined);
/* Finds the edge between two nodes, or makes one. */
quoin_status edge_between(native *n, uint32_t high, uint32_t low, uint32_t *out);
void edge_remove(native *n, uint32_t e);
/* settle.c: computes the positions, last step first. Nodes whose position is open are marked NODE_LOOSE; `*loose` counts them. */
void settle(native *n, size_t *loose);
/* settle.c: computes the position of one step. Returns whether it is open. */
bool settle_step(native *n, step *s);
/* components.c: marks the open components and the kernel's, and joins those that tie rows connect. */
quoin_status components_open(native *n, bool ties, bool *kernel);
/* Assigns all open nodes to the kernel, with their components and what those are anchored to. */
void components_give_up(native *n);
uint32_t component_of(native *n, uint32_t node);
/* Joins nodes that springs and links connect into components. */
void components_join(native *n);
/* remainder.c: solves the nodes marked NODE_KERNEL by a kernel. */
quoin_status remainder_solve(native *n, kernel_kind kind, bool required_only, bool *feasible);
/* face.c: prepares for spans; those of a network's edges are then allowed, and face_find passes all down. Later only changes are followed:
 * of the functions touched, and of the spans that are allowed anew. */
quoin_status face_begin(native *n);
void face_allow(native *n, uint32_t f, double least, double greatest);
void face_touch(native *n, uint32_t f);
void face_find(native *n);
/* Whether a function's span is a limit of the distance of its nodes. */
bool face_limits(const native *n, uint32_t f);
void face_release(native *n);
/* close_open.c: forgets what was kept of the open part for the next edit. */
void open_release(native *n);
quoin_status edge_function(native *n, uint32_t e, bool ties, bool split, uint32_t *out);
/* How the index follows changed constants. */
typedef enum following {
    NOT_FOLLOWED,
    FOLLOWED,
    SHIFTED,                   /* one is that of an equality that joined or tied classes (shift.c), which takes longer */
} following;

/* edit.c: finds how changed constants may be followed by the index: not where one is that of a guard. */
quoin_status edit_follows(native *n, following *how);
/* Solves again after such changes. `*done` is false if a full solve is needed; then no value has changed. */
quoin_status edit_constants(native *n, bool shifts, bool *done);
void edit_release(native *n);
/* index.c: the index is made anew when it is needed. */
void edit_forget(native *n);
/* Makes the spring of the row in this slot as springs_build would. `*is_spring` is false if the row is a link. */
quoin_status spring_remake(native *n, uint32_t slot, int32_t order, spring *out, bool *is_spring);
/* native.c: the value of a variable, and the check of a guard. */
double variable_value(const native *n, uint32_t slot);
bool guard_is_broken(const native *n, const row *guard);
/* Whether some guard that the last solve did not enforce is broken. */
bool native_breaks_guard(const native *n);
/* Writes all values, or distances, and lists those that changed. */
void native_publish(native *n);
/* remainder.c: finds the length of the range of each node marked NODE_KERNEL over the face after the priorities. */
quoin_status remainder_ranges(native *n, kernel_kind kind, double enough, double *width);
/* ambiguity.c: finds the ambiguous variables, per variable slot; `trial` is scratch. */
quoin_status ambiguity_find(native *trial, kernel_kind kind, const uint32_t *rows, size_t count, uint8_t *ambiguous);
/* Finds the ambiguous ones of some lengths, over a face that networks have found (native_face), before or after the ambiguous variables. */
quoin_status ambiguity_find_lengths(native *trial, const asked_lengths *asked, uint8_t *ambiguous);
/* native_reduce.c: the kernel that a solver's backend uses. */
kernel_kind native_kernel_kind(const quoin_solver *solver);
/* Computes positions from rows: tries one method after another until one does not decline. */
quoin_status native_reduce(native *n, const uint32_t *rows, size_t count, bool required_only);
/* Finds the classes of the variables and the ties between them. */
quoin_status native_find_classes(native *n, const uint32_t *rows, size_t count);
/* The same, beginning with a method, 0 for the first; `*way` becomes that which solved it. With more rows than before, those that declined then
 * need not be asked again. */
quoin_status native_reduce_from(native *n, const uint32_t *rows, size_t count, bool required_only, size_t *way);
/* native.c: begins a solve of everything. */
void native_begin(quoin_solver *solver, bool keeps_guards);
/* Solves, enforcing the guards that are broken. Begins with a method. */
quoin_status native_solve_rows(native *n, const uint32_t *rows, size_t count, size_t way);
/* Whether a row requires two lengths to be equal. */
bool row_equates_lengths(const quoin_solver *solver, const row *this_row);
/* Whether that many such rows are many: often all of them depend on one length, which is then searched for first. */
bool native_has_many_lengths(const native *n, size_t found);
/* Runs the reduction up to elimination, without T1, and on to a point of the optimal face if the networks can find
 * one. */
quoin_status native_eliminate(native *n, const uint32_t *rows, size_t count);
quoin_status native_face(native *n, const uint32_t *rows, size_t count);
/* native.c: a second reduction for a smaller problem, kept for the next time. */
quoin_status native_below(native *n, native **out);

/* A row over roots after substitution: Σ coefficient·X(root) relation constant. */
typedef struct reduced {
    quoin_term *terms;         /* `variable` is a root node; ascending */
    size_t count, capacity;
    double constant;
    bool nearly_cancels;       /* some coefficient is small relative to its summands */
} reduced;
quoin_status reduce_row(native *n, const row *this_row, reduced *out);

/* The position of a node: factor · X(root) + shift + rate · X(scalar). Either may be 0, the reference. */
typedef struct place {
    uint32_t root, scalar;
    double factor, shift, rate;
} place;
place place_of(const native *n, uint32_t node);

/* The position of a node that may be tied, computed from the positions of the roots. */
static inline double node_position(const native *n, uint32_t node) {
    if (!n->affine) return n->position[node];
    place at = place_of(n, node);
    double moved = at.scalar ? at.rate * n->position[at.scalar] : 0;
    return at.factor * (at.root ? n->position[at.root] : 0) + (at.shift + moved);
}

/* The position of any node, as the sum that values are computed from. */
static inline double node_place(const native *n, uint32_t node) {
    return node_is_root(n, node) ? n->position[node] : node_position(n, node);
}

/* Returns the node at the end of all ties of a node. */
static inline uint32_t node_root(const native *n, uint32_t node) {
    while (n->affine && node && n->root[node] != node) node = n->root[node];
    return node;
}

#pragma GCC visibility pop

#endif
