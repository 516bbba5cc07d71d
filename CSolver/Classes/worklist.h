/* A queue of rows to merge, and the rows to examine again after each merge (derived.c, lengths.c). */
#ifndef QUOIN_WORKLIST_H
#define QUOIN_WORKLIST_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

typedef struct waiting {
    uint32_t row, next;        /* an index in n->derived, the next in the list */
} waiting;

typedef struct worklist {
    native *n;
    reduced row;               /* the current row; its scalars come last */
    uint32_t *head, *tail, *length; /* per node: the rows that wait for it */
    uint32_t *size;            /* per root: the number of nodes below it */
    double *least, *most;      /* per root: the least and the greatest factor of the nodes below it */
    uint8_t *edited;           /* per root: whether an edit row is about it */
    uint32_t *tree_scalar;     /* per root: the scalar its tree depends on, 0, or NO_INDEX for several */
    waiting *entries;
    size_t entry_count, entry_capacity;
    uint32_t *queue;           /* rows to examine */
    size_t queue_first, queue_count, queue_capacity;
    uint8_t *done;             /* per derived row */
    size_t nodes;              /* the capacity: the reference, the nodes, and as many scalars as rows */
    uint32_t plain;            /* the greatest number of a node that is not a scalar */
    slab room;                 /* of the arrays per node */
} worklist;

/* Examines one row, then all rows that have to be examined because of it. */
quoin_status worklist_take(worklist *w, uint32_t index, bool first_time);
/* Reduces a row into w->row and counts its terms that are not scalars. */
quoin_status worklist_reduce(worklist *w, uint32_t index, size_t *plain);
/* Ties the node of `goes` to that of `stays` (which may be 0):  X(goes) = slope · X(stays) + shift + rate · X(scalar). */
quoin_status worklist_tie(worklist *w, uint32_t goes, uint32_t stays, place to);
/* Does that where factors and rates stay moderate, as `*tied` says. In a long chain of proportions positions far from the root would be
 * differences of huge numbers. */
quoin_status worklist_try_tie(worklist *w, uint32_t goes, uint32_t stays, place to, bool *tied);
quoin_status worklist_wait(worklist *w, uint32_t index, size_t from);

/* lengths.c: merges a row with a scalar. `*merged` tells whether that was possible. */
quoin_status lengths_look(worklist *w, size_t plain, bool *merged);
/* Introduces new scalars for the rows that still wait. */
quoin_status lengths_merge(worklist *w);

#pragma GCC visibility pop

#endif
