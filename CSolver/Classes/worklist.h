/* A queue of rows to merge, and the rows to examine again after each merge (derived.c, lengths.c). */
#ifndef QUOIN_WORKLIST_H
#define QUOIN_WORKLIST_H

#include "Elimination/reduction.h"

typedef struct waiting {
    uint32_t row, next;        /* an index in n->derived, the next in the list */
} waiting;

typedef struct worklist {
    native *n;
    reduced row;               /* the current row; its scalars come last */
    uint32_t *head, *tail, *length; /* per node: the rows that wait for it */
    uint32_t *size;            /* per root: nodes below it */
    uint32_t *tree_scalar;     /* per root: the scalar its tree depends on, 0, or NO_INDEX for several */
    waiting *entries;
    size_t entry_count, entry_capacity;
    uint32_t *queue;           /* rows to examine */
    size_t queue_first, queue_count, queue_capacity;
    uint8_t *done;             /* per derived row */
    size_t nodes;              /* capacity: the reference, the nodes, and as many scalars as there are rows */
    uint32_t plain;            /* nodes up to here are not scalars */
} worklist;

/* Examines one row, then all rows that have to be examined because of it. */
quoin_status worklist_take(worklist *w, uint32_t index, bool first_time);
/* Reduces a row into w->row and counts its terms that are not scalars. */
quoin_status worklist_reduce(worklist *w, uint32_t index, size_t *plain);
/* Ties the node of `goes` to that of `stays` (which may be 0):  X(goes) = slope · X(stays) + shift + rate · X(scalar). */
quoin_status worklist_tie(worklist *w, uint32_t goes, uint32_t stays, place to);
quoin_status worklist_wait(worklist *w, uint32_t index, size_t from);

/* lengths.c: a row with a scalar; whether it could be merged. */
quoin_status lengths_look(worklist *w, size_t plain, bool *merged);
/* Gives what still waits new scalars. */
quoin_status lengths_merge(worklist *w);

#endif
