/* The open part, settled again after an edit: by the same network of limits and tie rows, and by the same strips, as long as the same nodes
 * are open and have limits of the same kind.
 *
 *     face ──▶ changed limits ──▶ network with the tie rows ──▶ its face ──▶ changed strips ──▶ positions
 */
#include "Network/faces.h"
#include "Network/open_part.h"

static bool same_nodes(const open_part *r) {
    bool same = true;
    for (uint32_t i = 1; i <= r->n->node_count && same; i++) same = is_open(r->n, i) == (r->number[i] != 0);
    return same;
}

/* ── The tie levels ─────────────────────────────────────────────────────────────────────────────────────────── */

/* Makes the curves of changed limits again, and those of tie rows that mention nodes beside the open part, which may have moved; of all tie rows
 * after a shift. */
static quoin_status change_curves(open_part *r, bool *same) {
    network *net = r->net;
    quoin_status status = QUOIN_OK;
    uint32_t made;
    for (size_t i = 0; i < r->changed_count && status == QUOIN_OK && *same; i++) {
        status = curves_of_interval(&net->curves, r->limits[r->changed[i]].within, &made);
        *same = status == QUOIN_OK && replay_change(net, r->changed[i]);
    }
    for (uint32_t i = r->first_tie; i < r->first_form && status == QUOIN_OK && *same; i++) {
        shape s;
        if (!r->limits[i].has_known && !r->shifted) continue;
        status = open_take_tie(r, r->limits[i].source, &s, &made);
        *same = status == QUOIN_OK && replay_change(net, i);
    }
    return status;
}

/* Changes the strip of each curve whose interval is not what it was. */
static quoin_status change_narrowed(open_part *r, bool *same) {
    network *net = r->net;
    quoin_status status = faces_find(net);
    for (size_t word = 0; word < net->curves.count / 64 + 1 && status == QUOIN_OK; word++)
        for (; net->faces.altered[word] && *same; net->faces.altered[word] &= net->faces.altered[word] - 1) {
            uint32_t c = (uint32_t)(word * 64 + (unsigned)__builtin_ctzll(net->faces.altered[word])), strip = c;
            if (net->curves.list[c].kind != CURVE_GIVEN) strip = r->limit_of_form[c];
            if (net->curves.list[c].kind != CURVE_GIVEN && faces_limits_form(net, c) != (strip != NO_INDEX)) *same = false;
            if (strip != NO_INDEX && *same) *same = strips_change(r->strips, strip, net->faces.lengths[c]);
        }
    return status;
}

/* Settles again by the tie levels. `*done` is true if nothing is left. */
static quoin_status settle_ties_again(open_part *r, bool *same, bool *done) {
    quoin_status status = change_curves(r, same);
    if (status == QUOIN_OK && *same) status = replay_network(r->net, same);
    if (status != QUOIN_OK || !*same) return status;
    *done = !open_is_left(r->net);
    if (*done) open_keep_positions(r, r->net->position);
    else if (r->in_strips) status = change_narrowed(r, same);
    return status;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* Settles the changed limits, by the tie levels and then in strips. `*same` is false if these are not what they were. */
static quoin_status settle_changes(open_part *r, bool *same) {
    bool done = false;
    quoin_status status = QUOIN_OK;
    if (r->narrowed) status = settle_ties_again(r, same, &done);
    for (size_t i = 0; i < r->changed_count && *same && !r->narrowed; i++) *same = strips_change(r->strips, r->changed[i], r->limits[r->changed[i]].within);
    if (status != QUOIN_OK || !*same || done) return status;
    if (!(*same = r->in_strips)) return QUOIN_OK;
    open_change_goals(r);
    *same = strips_settle_again(r->strips);
    if (*same) open_keep_positions(r, r->strips->position);
    return QUOIN_OK;
}

quoin_status open_settle_again(open_part *r, bool *done) {
    *done = false;
    if (!r->keeps || !r->kept || !r->n->face.found || !same_nodes(r)) return QUOIN_OK;
    quoin_status status = open_follow_limits(r, done);
    return status == QUOIN_OK && *done ? settle_changes(r, done) : status;
}
