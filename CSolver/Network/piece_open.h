/* A cluster as a sum of functions (piecewise.h), which piece_open.c builds and piece.c solves. */
#ifndef QUOIN_PIECE_OPEN_H
#define QUOIN_PIECE_OPEN_H

#include "Network/network.h"
#include "Network/piecewise.h"

#pragma GCC visibility push(hidden)

typedef struct piece_builder {
    network *n;
    const cluster *cluster;
    piecewise *p;
    uint32_t *outer;           /* the nodes of the boundary */
    size_t outer_count, outer_capacity;
    double *form;
    size_t form_size;
} piece_builder;

/* Builds the sum of a cluster's functions and chooses its first basis; n->failed if there is none. With `factorize`, the sum counts as large, if it
 * has no parameter. To be closed in any case. */
quoin_status piece_open(piece_builder *opened, network *n, uint32_t index, bool factorize);
void piece_close(piece_builder *closed);
/* Fills a table with the members' lengths over the inner nodes, which are marked, and the outer ones. */
quoin_status piece_put_rows(const network *n, const cluster *of, const uint32_t *outer, size_t outer_count, tableau *table);

#pragma GCC visibility pop

#endif
