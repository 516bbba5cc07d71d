/* Whether distances are as small as the limits of the priorities allow: for each, the limits alone are solved with it as the only cost.
 */
#include "Network/open_part.h"

/* Makes a distance a form over open nodes, whose ends are behind all others. */
static quoin_status take_distance(open_part *r, const least_distance *of, shape *s) {
    anchor_form form = open_form_between(r->n, of->high, of->low);
    quoin_status status = QUOIN_OK;
    *s = (shape){0};
    if (form.root[0] == form.root[1]) form.coefficient[0] += form.coefficient[1], form.root[1] = 0;
    for (int side = 0; side < 2 && status == QUOIN_OK; side++)
        if (form.root[side] && form.coefficient[side] != 0) status = open_take_end(r, s, form.root[side], form.coefficient[side]);
    return status;
}

/* Lists where the open nodes are. */
static quoin_status list_positions(open_part *r, slab *room, fixed **position) {
    part parts[] = {PART(*position, (size_t)r->count + 1)};
    if (!slab_carve(r->n->memory, room, parts, 1)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 1; i <= r->n->node_count; i++)
        if (is_open(r->n, i)) (*position)[r->number[i]] = fixed_from(r->n->position[i]);
    return QUOIN_OK;
}

/* Whether a distance is as small as the limits allow: a row that asks for one less is not violated less anywhere. */
static quoin_status is_least(open_part *r, const least_distance *of, const fixed *position, bool *least) {
    shape s;
    uint32_t c;
    bool exact = true; /* as all of the open part is */
    quoin_status status = open_make_network(r, 0);
    if (status == QUOIN_OK) status = take_distance(r, of, &s);
    if (status != QUOIN_OK || !s.count) return status;
    fixed now = open_length(r->ends + r->end_count, s.count, position, &exact);
    status = curves_of_row(&r->net->curves, QUOIN_LESS_OR_EQUAL, now - fixed_from(1), false, 1, 0, &c);
    if (status == QUOIN_OK) status = network_add(r->net, r->ends + r->end_count, s.count, (operand){.curve = c, .scale = 1}, false);
    if (status == QUOIN_OK) status = network_solve(r->net);
    if (status != QUOIN_OK) return status;
    *least = !r->net->failed && !r->net->contradictory && open_length(r->ends + r->end_count, s.count, r->net->position, &exact) >= now;
    return QUOIN_OK;
}

quoin_status open_are_least(open_part *r, bool *least) {
    slab room = {0};
    fixed *position = NULL;
    *least = true;
    if (!r->n->least_count) return QUOIN_OK;
    quoin_status status = list_positions(r, &room, &position);
    if (status == QUOIN_OK) status = open_collect_limits(r);
    for (size_t i = 0; i < r->n->least_count && *least && status == QUOIN_OK; i++) status = is_least(r, &r->n->least[i], position, least);
    slab_release(r->n->memory, &room);
    return status;
}
