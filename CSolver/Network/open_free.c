/* Free nodes: those that the priorities and all tie levels but the last leave open. Only with them have the last tie level and T5 anything to decide.
 *
 *     priorities ──▶ open nodes ──▶ tie levels before the last ──▶ free nodes ──▶ last tie level ──▶ T5
 *
 * In a list of cards that need not be as high as they are, the first tie levels ask for small sizes, and nothing is free: the rows of the last
 * level, which measure each card from the top of the list, are constants. Edits make use of that (Edits/blocks_open.c).
 */
#include "Network/open_part.h"

/* Marks the nodes that the solved network leaves open; all, if it was not solved. Returns whether there are any. */
static bool mark_free(open_part *r, bool solved) {
    native *n = r->n;
    bool any = false;
    if (solved) open_mark_network(r->net);
    for (uint32_t i = 1; i <= n->node_count; i++) {
        if (!is_open(n, i) || (solved && !(r->net->mark[r->number[i]] & NET_OPEN))) continue;
        n->mark[i] |= NODE_FREE;
        any = true;
    }
    return any;
}

quoin_status open_find_free(open_part *r, bool *closed) {
    size_t limits = r->limit_count, ends = r->end_count;
    bool signs, solves = r->n->last_tie > 1;
    quoin_status status = QUOIN_OK;
    r->tie_end = r->n->last_tie;
    if (solves) status = open_solve_ties(r, false, &signs);
    *closed = !mark_free(r, solves && status == QUOIN_OK && !r->net->failed && !r->net->contradictory);
    r->tie_end = UINT32_MAX;
    r->limit_count = limits;
    r->end_count = ends;
    return status;
}

quoin_status bridge_find_free(native *n, slot_list rows) {
    open_part *r;
    bool closed;
    if (!n->opened || !open_mark(n)) return QUOIN_OK;
    quoin_status status = open_take(n, &r);
    if (status != QUOIN_OK) return status;
    r->keeps = r->kept = r->narrowed = false;
    r->tie_rows = rows;
    open_number_by_node(r);
    status = open_collect_limits(r);
    if (status == QUOIN_OK) status = open_find_free(r, &closed);
    open_release(n);
    return status;
}
