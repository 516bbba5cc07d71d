/* Free nodes of a closed cluster. Its lengths need not determine all its nodes: several cards that hang on the rest by a tie between their
 * widths alone can each stand anywhere. One node of each such card is taken out and is free; the lengths determine the others from it.
 */
#include "Network/piece.h"

#include "Network/piece_inner.h"
#include "Network/piece_open.h"

/* Finds a length for each node that the lengths determine. The order of the lengths decides which nodes are left, whatever their functions
 * are: a replay finds the same. */
static quoin_status determine_nodes(tableau *table, uint32_t count, uint32_t *row_of) {
    quoin_status status = QUOIN_OK;
    for (uint32_t column = 0; column < count; column++) row_of[column] = NO_ROW;
    for (uint32_t row = 0; row < table->row_count && status == QUOIN_OK; row++) {
        uint32_t column = tableau_choose(table, row, count, row_of, 0);
        if (column == UINT32_MAX) continue;
        row_of[column] = row;
        status = tableau_eliminate(table, row, column);
        if (status == QUOIN_OK) tableau_drop(table, row);
    }
    return status;
}

/* Takes the nodes without a length out of the cluster, and adds a step for each. */
static quoin_status free_nodes(network *n, cluster *this_cluster, const uint32_t *row_of) {
    uint32_t next, kept = 0;
    quoin_status status = QUOIN_OK;
    this_cluster->node_count = 0;
    for (uint32_t v = this_cluster->first_node; v && status == QUOIN_OK; v = next) {
        next = n->next_node[v];
        if (row_of[n->local[v]] == NO_ROW) {
            status = network_step(n, (net_step){.kind = NET_FREE, .node = v});
            continue;
        }
        if (kept) n->next_node[kept] = v;
        else this_cluster->first_node = v;
        n->next_node[v] = 0;
        this_cluster->last_node = kept = v;
        this_cluster->node_count++;
    }
    return status;
}

quoin_status piece_free_nodes(network *n, uint32_t step) {
    cluster *this_cluster = &n->clusters[n->steps[step].b];
    tableau *table = &n->piecewise->table;
    uint32_t count = this_cluster->node_count, *row_of;
    slab room = {0};
    part parts[] = {PART(row_of, count)};
    if (!slab_carve(n->memory, &room, parts, 1)) return QUOIN_OUT_OF_MEMORY;
    number_inner(n, this_cluster);
    mark_inner(n, this_cluster, true);
    quoin_status status = piece_put_rows(n, this_cluster, NULL, 0, table);
    if (status == QUOIN_OK) status = tableau_index(table);
    mark_inner(n, this_cluster, false);
    if (status == QUOIN_OK) status = determine_nodes(table, count, row_of);
    if (status == QUOIN_OK) status = free_nodes(n, this_cluster, row_of);
    n->steps[step].node = this_cluster->first_node;
    slab_release(n->memory, &room);
    return status;
}
