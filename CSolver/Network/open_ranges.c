/* The ranges of open nodes and of combinations of them: how far each can move over the face after the last priority. The limits stay for further
 * questions.
 */
#include "Network/open_part.h"

#include <string.h>

/* Collects the limits of the ranges, which stay for further questions. What they were read from is released, as large as the network of
 * limits will be. */
static quoin_status collect_for_ranges(open_part *r) {
    native *n = r->n;
    part parts[] = {PART(r->position, (size_t)n->node_count + 1)};
    open_number_by_node(r);
    r->ranging = true;
    if (!slab_carve(n->memory, &r->position_slab, parts, 1)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = open_collect_limits(r);
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (r->number[i]) r->position[r->number[i]] = open_position(n, i);
    network_release(&n->network);
    functions_release(&n->functions);
    n->network_solved = false;
    return status;
}

/* Numbers the nodes of combinations as in the open part; those that are not open stand still. */
static void number_forms(const open_part *r, asked_form *forms, size_t count) {
    for (size_t i = 0; i < count; i++)
        for (int side = 0; side < 2; side++) forms[i].node[side] = r->number[forms[i].node[side]];
}

/* The ranges that are asked for. */
typedef struct range_question {
    double enough, *width;
    asked_form *forms;
    size_t count;
} range_question;

static quoin_status find_ranges(open_part *r, const range_question *q) {
    native *n = r->n;
    slab room = {0};
    double *found;
    part parts[] = {PART(found, (size_t)r->count + q->count + 1)};
    number_forms(r, q->forms, q->count);
    if (!slab_carve(n->memory, &room, parts, 1)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = open_make_network(r, q->count);
    if (status == QUOIN_OK) {
        memcpy(r->net->position + 1, r->position + 1, r->count * sizeof *r->position);
        memory_fill(r->net->position + 1 + r->count, 0, q->count * sizeof *r->position); /* nodes of combinations lie nowhere yet */
        status = network_ranges(r->net, q->enough, found, q->forms, q->count);
    }
    for (uint32_t i = 1; i <= n->node_count && status == QUOIN_OK; i++)
        if (r->number[i]) q->width[i] = found[r->number[i]];
    slab_release(n->memory, &room);
    return status;
}

/* Collects the limits of the open part, unless there are some. `*out` is NULL if nothing is open. */
static quoin_status open_for_ranges(native *n, open_part **out) {
    *out = n->open;
    if (n->open && n->open->ranging) return QUOIN_OK;
    if (!open_mark(n)) return QUOIN_OK;
    n->closed = false;
    quoin_status status = open_take(n, out);
    return status == QUOIN_OK ? collect_for_ranges(*out) : status;
}

quoin_status bridge_ranges(native *n, double enough, double *width, asked_form *forms, size_t count) {
    open_part *r;
    range_question asked = {enough, width, forms, count};
    quoin_status status = open_for_ranges(n, &r);
    if (status == QUOIN_OK && r) status = find_ranges(r, &asked);
    if (status != QUOIN_OK) open_release(n);
    return status;
}
