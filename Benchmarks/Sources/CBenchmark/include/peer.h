/* The interface of a peer to the benchmarks: a shared object with six functions.
 *
 *     make ──▶ add ──▶ solve ──▶ read ──▶ (edit ──▶ read)* ──▶ free
 *
 * A problem carries the same picture twice: as rows (for constraint solvers) and as a flex tree (for flexbox engines).
 * A peer takes the form it understands.  `make` may only keep the pointer: whatever a user of the peer would have to
 * create (variables, constraints, nodes) is created in `add`, inside the timed region.
 */
#ifndef QUOIN_PEER_H
#define QUOIN_PEER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Variable 4·view + 0…3 is the view's x, y, width, height, all absolute. */
typedef struct peer_term {
    uint32_t variable;
    double coefficient;
} peer_term;

typedef struct peer_row {
    uint32_t first_term, term_count;
    int32_t relation;      /* -1 ≤, 0 =, 1 ≥ */
    uint32_t edit;         /* 1: the window's width: one term, suggested rather than constrained */
    double constant;
    double priority;       /* 1000 is required */
} peer_row;

/* Lengths that are NaN are left to the engine. */
typedef struct peer_node {
    int32_t parent;        /* an earlier node, -1 for the root */
    int32_t view;          /* whose frame this node is, -1 for none */
    uint32_t row;          /* 1: children side by side, 0: one below the other */
    uint32_t absolute;     /* 1: takes no part in the flow; placed by `inset` */
    float grow, shrink, basis;
    float width, height;
    float measured[2];     /* the size its text takes, NaN for a box */
    float padding[4], margin[4], inset[4]; /* left, top, right, bottom */
} peer_node;

typedef struct peer_problem {
    const peer_row *rows;
    const peer_term *terms;
    const peer_node *nodes;
    uint32_t row_count, node_count, view_count;
} peer_problem;

typedef enum peer_change_kind { PEER_WIDTH = 0, PEER_LABEL = 1, PEER_STRUCTURE = 2 } peer_change_kind;

typedef struct peer_change {
    int32_t kind;          /* peer_change_kind */
    int32_t view;          /* whose width, label or constraints */
    int32_t axis;          /* label: 0 width, 1 height */
    uint32_t row_count;
    const uint32_t *rows;  /* label: get `value` as constant; structure: are removed and added again */
    double value;          /* width, label */
} peer_change;

/* 0 is success everywhere. */
typedef void *(*peer_make_function)(const peer_problem *problem);
typedef int (*peer_add_function)(void *peer);
typedef int (*peer_solve_function)(void *peer);
typedef int (*peer_edit_function)(void *peer, const peer_change *change); /* and solve */
typedef int (*peer_read_function)(void *peer, double *frames);        /* 4 doubles a view */
typedef void (*peer_free_function)(void *peer);

/* Exported by every shared object; declared here so that the compiler checks the definitions. */
void *peer_make(const peer_problem *problem);
int peer_add(void *peer);
int peer_solve(void *peer);
int peer_edit(void *peer, const peer_change *change);
int peer_read(void *peer, double *frames);
void peer_free(void *peer);

#ifdef __cplusplus
}
#endif
#endif
