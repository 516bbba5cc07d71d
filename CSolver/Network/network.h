/* A network: nodes, and costs that are convex functions of linear combinations of nodes.
 *
 *     minimize  Σ f(a·X)      X: positions of nodes, a·X: the length of one cost, f: a curve (curves.h)
 *
 * Costs are eliminated one after another by exact rules (Documentation/WhyItIsExact.md):
 *
 *     parallel       two costs of proportional lengths are one
 *     pendant        a node with one cost minimizes that cost, which is removed
 *     series         a node with two costs: one cost of what both lengths add up to
 *     substitution   a node in a cost of one possible length is an expression of the others
 *     piece          several nodes and their costs, which meet the rest in one length only: one cost of that length
 *
 * The last remaining costs are solved directly. Then the steps are undone in reverse order, and each gives its nodes'
 * positions.
 */
#ifndef QUOIN_NETWORK_H
#define QUOIN_NETWORK_H

#include "Network/curves.h"
#include "Numbers/copying.h"

#pragma GCC visibility push(hidden)

#define NETWORK_TOLERANCE 1e-3 /* the largest contradiction between required rows that counts as rounding */

/* An end of a cost: one of its nodes, as an entry in the list of that node's costs. */
typedef struct end {
    uint32_t node, cost;
    uint32_t next, previous;
    double coefficient;
} end;

/* One of the operands that add up to a cost's function. */
typedef struct summand {
    operand operand;
    uint32_t next;
} summand;

typedef struct cost {
    uint32_t first, count;     /* its ends */
    uint32_t summands;
    uint32_t round;            /* the round of elimination that made it */
    uint32_t cluster;          /* the cluster that holds it, or for which it stands */
    uint32_t next;             /* the next cost of the same cluster */
    uint8_t alive, fixed_length, stands_for_cluster;
} cost;

typedef enum net_step_kind { NET_FREE, NET_PENDANT, NET_SERIES, NET_SUBSTITUTION, NET_PIECE } net_step_kind;

typedef struct net_step {
    uint32_t kind, node;
    uint32_t a, b;             /* costs; piece: b is the cluster */
    double at_a, at_b;         /* the node's coefficients in them */
    operand operand;           /* pendant, substitution: a's function; series: the convolution; piece: its curve */
} net_step;

/* The function of a cost into which a substituted node's expression went: it is read `factor` times the fixed length further along. */
typedef struct net_move {
    uint32_t step, curve;
    double factor;
} net_move;

typedef struct cluster {
    uint32_t first_cost, last_cost, cost_count;
    uint32_t weight;           /* of its costs' curves */
    uint32_t first_node, last_node, node_count; /* linked by `next_node` */
    uint32_t form_count;       /* the number of its forms, or NO_INDEX if there are too many to keep; */
    uint32_t first_form, form_end; /* their entries in `forms`, whose `cost` is the number of the form */
    size_t first_knot, first_state; /* of a traced cluster: its knots, and its states between them (piece.c) */
    uint32_t knot_count;
    uint8_t degenerate;        /* a degeneracy (piecewise.h) */
    bool rounded;              /* whether its table was not exact, so that what it says of its members has to be checked */
    bool settled_exactly;      /* whether its nodes' positions were computed without rounding, */
    bool settled_clearly;      /* or so that, a little further off, they would still be the same doubles */
} cluster;

/* What is needed to solve again by the same steps (replay.c). */
typedef struct replay {
    bool made;
    uint32_t *reader;          /* per curve: the curve made of it, or the number of curves and that of the step that reads it; NO_INDEX: none */
    uint64_t *dirty;           /* bits: the curves and steps, numbered likewise, whose operands have changed, */
    uint64_t *remade;          /* and those that were made again since the face was found */
    fixed *length;             /* per step, a substitution: the fixed length */
    uint32_t *first_move;      /* per step */
    uint32_t *summand;         /* per curve, a member's of a piece: its place in `summands` */
    uint32_t *waiting;         /* substitutions whose length may have changed */
    size_t waiting_count;
    uint32_t *step_of_curve;   /* of a convolution or piece: the step that made it, which is settled by it, too; or NO_INDEX */
    uint32_t *dependent_start, *dependents; /* per node: the steps that are settled by its position */
    uint64_t *unsettled;       /* bits: steps */
    fixed *before;             /* scratch: per node */
    size_t room;               /* how many places the curves may take before they are compacted */
    slab slab, dependent_slab;
} replay;

/* The optimal face (faces.c). */
typedef struct faces {
    bool found;
    interval *lengths;         /* per curve: where its length may lie, if anything says so */
    uint8_t *is_shared;        /* per curve: whether it is a convolution whose length may be divided in several ways */
    uint32_t *step_of_curve;   /* of a convolution or piece: the step that made it */
    uint64_t *dirty, *altered; /* bits: the curves that have to pass their interval on, and those whose limits have changed */
    slab slab;
} faces;

typedef struct network {
    memory *memory;
    curves curves;
    uint32_t node_count;       /* 1 … node_count */
    const uint32_t *name;      /* per node: what it is called from solve to solve, or NULL */
    uint32_t *head, *degree, *next_node, *local;
    uint8_t *mark;
    fixed *position;
    size_t node_capacity;
    slab node_slab;
    cost *costs;
    end *ends;
    summand *summands;
    size_t cost_count, cost_capacity, end_count, end_capacity, summand_count, summand_capacity;
    uint32_t *table;           /* an open-addressed hash table of costs by their nodes: cost + 1 */
    size_t table_capacity, table_count;
    net_step *steps;
    size_t step_count, step_capacity;
    net_move *moves;           /* step by step */
    size_t move_count, move_capacity;
    uint32_t *queue, *next_queue; /* scratch: the nodes to examine in this round and in the next */
    size_t queue_capacity, next_queue_capacity;
    cluster *clusters;
    size_t cluster_count, cluster_capacity;
    operand *operands;
    size_t operand_capacity;
    end *gathered, *listed;    /* scratch */
    size_t gathered_capacity, listed_capacity;
    end *forms;                /* of clusters: see `cluster` */
    size_t form_count, form_capacity;
    fixed *knots;
    size_t knot_count, knot_capacity;
    uint32_t *states;
    size_t state_count, state_capacity;
    struct piecewise *piecewise; /* scratch */
    struct former_bases **kept; /* to which the bases of large pieces are added, or NULL; */
    const struct former_bases *former; /* and those with which they may begin, or NULL */
    uint32_t *piece_levels, *number_of_level; /* scratch: the levels of one piece, and the index of each among them */
    size_t piece_level_capacity, number_capacity;
    uint32_t round;
    copying copied;            /* entries of slopes, by series steps */
    uint32_t most_inner;       /* a piece with more inner nodes is given up */
    bool contradictory, failed;
    bool tolerant;             /* whether required rows may contradict each other: see native_near */
    uint64_t pivots, program_rows, program_columns;
    replay replay;
    faces faces;
} network;

/* NET_LOOSE: other positions would cost the same; NET_OPEN: it, or a position that it depends on, is loose (limits.c); NET_BOUNDARY: a front
 * has listed it (clusters.c) */
enum { NET_GONE = 1, NET_QUEUED = 2, NET_OPEN = 4, NET_INNER = 8, NET_LOOSE = 16, NET_BOUNDARY = 32 };

/* Notes that required rows contradict each other, unless that is passed over. */
static inline void network_contradicts(network *n) {
    if (!n->tolerant) n->contradictory = true;
}

void network_open(network *opened, memory *from);
void network_release(network *released);
/* Removes all costs, and reserves room for `expected` new ones and for those that elimination makes of them. */
quoin_status network_clear(network *n, uint32_t node_count, uint32_t levels, size_t expected);
/* Adds a cost over `ends`. Only `node` and `coefficient` of an end are read; nodes may repeat; node 0, which stands at 0, is
 * left out. */
quoin_status network_add(network *n, const end *ends, size_t count, operand function, bool fixed_length);
quoin_status network_solve(network *n);
/* replay.c: prepares a solved network for changes of its given curves; n->replay.made says whether it can follow any. */
quoin_status replay_make(network *n);
/* Replaces a given curve by the one made last, which is forgotten. Returns false if another network must be solved for it. */
bool replay_change(network *n, uint32_t given);
/* Solves again after such changes. `*kept` is false where the steps or the method that solved the network may not be the same any more. */
quoin_status replay_network(network *n, bool *kept);
/* replay_settle.c: prepares a solved network for positions that are settled again, and settles the steps marked as unsettled, and those that
 * depend on what moves. */
quoin_status replay_index_nodes(network *n);
quoin_status replay_settle(network *n);
/* compact.c: frees the places of curves and states that were replaced. */
quoin_status network_compact(network *n);
void replay_release(memory *to, replay *released);
/* A combination of two nodes whose range is asked for; node 0 stands still. */
typedef struct asked_form {
    uint32_t node[2];
    double coefficient[2];
    double unit;               /* in which its range is measured */
    double width;              /* the answer: the length of its range */
} asked_form;
/* ranges.c: finds how far each node of a network of limits may move, where the present positions keep all limits, and how far each
 * combination. Beyond `enough` the exact distance is not found. The last `count` nodes of the network have no costs; they are for
 * the combinations. */
quoin_status network_ranges(network *n, double enough, double *width, asked_form *forms, size_t count);
/* Finds the lengths at which a cost's function is least. */
quoin_status network_limit(network *n, uint32_t cost, interval *out);

/* exactness.c: whether multiplying and dividing by a factor rounds nothing. */
bool factor_is_exact(double factor);
/* Whether a step, or the sum of a cost's functions, rounded nothing; and whether the whole network did. */
bool network_step_is_exact(const network *n, const net_step *s);
bool network_cost_is_exact(const network *n, uint32_t cost);
bool network_is_exact(const network *n);
/* Whether the positions are the same, to the last bit, from whatever bases its large pieces began, if they have one optimum only. `may_round`: also where
 * the positions of a large piece were rounded. */
bool network_is_determined(const network *n, bool may_round);

/* The functions that the network's own files share. */
quoin_status cost_function(network *n, uint32_t cost, operand *out);
/* Returns the weight of a cost's curves. */
uint32_t cost_weight(const network *n, uint32_t cost);
/* Adds up summands of a cost until few are left. */
quoin_status cost_merge_summands(network *n, uint32_t cost);
void cost_remove(network *n, uint32_t cost);
quoin_status network_add_cluster(network *n, uint32_t cluster, const uint32_t *boundary, size_t count);
quoin_status network_step(network *n, net_step made);
quoin_status network_reduce(network *n);
/* Substitutes only nodes whose position, or whose distance from another node, is fixed. */
quoin_status network_merge(network *n);
/* Reduces the network, beginning with these nodes only. */
quoin_status network_reduce_from(network *n, const uint32_t *nodes, size_t count);
quoin_status network_clusters(network *n);
quoin_status network_settle(network *n);
quoin_status network_settle_step(network *n, const net_step *s);

#pragma GCC visibility pop

#endif
