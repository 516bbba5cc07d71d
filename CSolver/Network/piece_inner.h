/* The inner nodes of a cluster and the states of its members, which piece.c writes and piece_settle.c reads. */
#ifndef QUOIN_PIECE_INNER_H
#define QUOIN_PIECE_INNER_H

#include "Network/network.h"

/* The state of a member: tight, with flags for whether it may shrink or grow at no cost, or idle. The bits above hold the index
 * of its point. */
enum { STATE_TIGHT = 1, STATE_SHRINKS = 2, STATE_GROWS = 4, STATE_IDLE = 8, STATE_BITS = 4 };

/* Numbers the inner nodes: n->local is the column of each. */
static inline void number_inner(network *n, const cluster *this_cluster) {
    uint32_t column = 0;
    for (uint32_t v = this_cluster->first_node; v; v = n->next_node[v]) n->local[v] = column++;
}

static inline bool is_inner(const network *n, const cluster *this_cluster, uint32_t node) {
    return n->mark[node] & NET_INNER && n->local[node] < this_cluster->node_count;
}

static inline void mark_inner(network *n, const cluster *this_cluster, bool on) {
    for (uint32_t v = this_cluster->first_node; v; v = n->next_node[v]) {
        if (on) n->mark[v] |= NET_INNER;
        else n->mark[v] &= (uint8_t)~NET_INNER;
    }
}

#endif
