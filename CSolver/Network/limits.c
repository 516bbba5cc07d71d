/* The limits of the optimal face between open nodes, collected from the steps of the network and of the elimination. */
#include "Network/open_part.h"

#include "Network/faces.h"

/* Whether a cost mentions an open node. */
static bool mentions_open(const network *net, uint32_t c) {
    for (uint32_t k = 0; k < net->costs[c].count; k++)
        if (net->mark[net->ends[net->costs[c].first + k].node] & NET_OPEN) return true;
    return false;
}

/* Marks the nodes that a step of the network opens. */
static void mark_step(network *net, const net_step *s) {
    bool opens = net->mark[s->node] & NET_OPEN;
    if (s->kind == NET_PIECE) {
        const cluster *this_cluster = &net->clusters[s->b];
        for (uint32_t c = this_cluster->first_cost; c != NO_INDEX && !opens; c = net->costs[c].next) opens = mentions_open(net, c);
        for (uint32_t v = this_cluster->first_node; v && opens; v = net->next_node[v]) net->mark[v] |= NET_OPEN;
        return;
    }
    if (s->kind != NET_FREE && s->a != NO_INDEX) opens = opens || mentions_open(net, s->a);
    if (s->kind == NET_SERIES && s->b != NO_INDEX) opens = opens || mentions_open(net, s->b);
    if (opens) net->mark[s->node] |= NET_OPEN;
}

size_t open_mark(native *n) {
    network *net = &n->network;
    size_t found = 0;
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (is_open(n, i)) n->mark[i] &= (uint8_t)~NODE_OPEN;
    if (n->network_solved) {
        const uint32_t *node = n->net_number + n->node_count + 1;
        for (size_t i = net->step_count; i-- > 0;) mark_step(net, &net->steps[i]);
        for (uint32_t i = 1; i <= net->node_count; i++)
            if (net->mark[i] & NET_OPEN) n->mark[node[i]] |= NODE_OPEN, found++;
    }
    for (size_t i = n->step_count; i-- > 0;) {
        const step *s = &n->steps[i];
        if (n->mark[s->node] & NODE_KERNEL) continue;
        bool opens = n->mark[s->node] & NODE_LOOSE;
        if (s->kind != STEP_FREE) opens = opens || n->mark[s->a] & NODE_OPEN;
        if (s->kind == STEP_SERIES) opens = opens || n->mark[s->b] & NODE_OPEN;
        if (opens) n->mark[s->node] |= NODE_OPEN, found++;
    }
    return found;
}

fixed open_position(const native *n, uint32_t node) {
    if (n->network_solved && !(n->mark[node] & NODE_GONE) && node) return n->network.position[n->net_number[node]];
    return fixed_from(n->position[node]);
}

quoin_status open_take_end(open_part *r, shape *s, uint32_t node, double coefficient) {
    bool exact = true;
    if (!is_open(r->n, node)) {
        s->known += fixed_times(node ? open_position(r->n, node) : 0, coefficient, &exact);
        return QUOIN_OK;
    }
    if (!RESERVE(r->n->memory, r->ends, r->end_capacity, r->end_count + s->count + 1)) return QUOIN_OUT_OF_MEMORY;
    r->ends[r->end_count + s->count++] = (end){.node = r->number[node], .coefficient = coefficient};
    return QUOIN_OK;
}

quoin_status open_keep_form(open_part *r, size_t count, interval within) {
    if (!RESERVE(r->n->memory, r->limits, r->limit_capacity, r->limit_count + 1)) return QUOIN_OUT_OF_MEMORY;
    r->limits[r->limit_count++] = (form_interval){(uint32_t)r->end_count, (uint32_t)count, within};
    r->end_count += count;
    return QUOIN_OK;
}

static quoin_status add_limit(open_part *r, const shape *s, interval span) {
    if ((span.low == -FIXED_MAX && span.high == FIXED_MAX) || !s->count) return QUOIN_OK;
    if (span.low > -FIXED_MAX) span.low -= s->known;
    if (span.high < FIXED_MAX) span.high -= s->known;
    if (span.high < span.low) span.high = span.low;
    return open_keep_form(r, s->count, span);
}

/* Adds the limit of a given cost: a link's own, or that of an edge, which is passed down to the operands of its function. */
static quoin_status add_given_limit(open_part *r, uint32_t source, interval span) {
    native *n = r->n;
    if (!(source & IS_LINK)) {
        double least = span.low == -FIXED_MAX ? -INFINITY : fixed_to(span.low);
        double greatest = span.high == FIXED_MAX ? INFINITY : fixed_to(span.high);
        return face_collect_function(n, &n->face, n->edges[source].function, least, greatest);
    }
    const system_row *link = &n->links.rows[source & ~IS_LINK];
    const quoin_term *terms = n->links.terms + link->term_start;
    shape s = {0};
    quoin_status status = QUOIN_OK;
    for (uint32_t t = 0; t < link->term_count && status == QUOIN_OK; t++) status = open_take_end(r, &s, terms[t].variable, terms[t].coefficient);
    return status == QUOIN_OK ? add_limit(r, &s, span) : status;
}

static quoin_status add_given_limits(open_part *r, faces *f) {
    native *n = r->n;
    network *net = &n->network;
    const uint32_t *node = n->net_number + n->node_count + 1;
    quoin_status status = QUOIN_OK;
    for (uint32_t c = 0; c < net->curves.count && status == QUOIN_OK; c++)
        if (net->curves.list[c].kind == CURVE_GIVEN) status = add_given_limit(r, net->curves.list[c].source, f->given[c]);
    for (size_t i = 0; i < f->limit_count && status == QUOIN_OK; i++) {
        shape s = {0};
        size_t count = 0;
        status = network_form(net, &net->steps[f->limits[i].step], &r->form, 0, &r->form_capacity, &count);
        for (size_t k = 0; k < count && status == QUOIN_OK; k++) status = open_take_end(r, &s, node[r->form[k].node], r->form[k].coefficient);
        if (status == QUOIN_OK) status = add_limit(r, &s, f->limits[i].interval);
    }
    return status;
}

static quoin_status add_face_limits(open_part *r) {
    native *n = r->n;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < n->face.count && status == QUOIN_OK; i++) {
        const limit *l = &n->face.limits[i];
        shape s = {0};
        status = open_take_end(r, &s, l->high, 1);
        if (status == QUOIN_OK) status = open_take_end(r, &s, l->low, -1);
        interval span = {l->least == -INFINITY ? -FIXED_MAX : fixed_from(l->least),
                         l->greatest == INFINITY ? FIXED_MAX : fixed_from(l->greatest)};
        if (status == QUOIN_OK) status = add_limit(r, &s, span);
    }
    return status;
}

quoin_status open_collect_limits(open_part *r) {
    native *n = r->n;
    faces f = {0};
    quoin_status status = QUOIN_OK;
    n->face.count = 0;
    n->face.memory = n->memory;
    r->limit_count = r->end_count = 0;
    if (!RESERVE(n->memory, r->limits, r->limit_capacity, 2 * (size_t)r->count) || !RESERVE(n->memory, r->ends, r->end_capacity, 5 * (size_t)r->count))
        return QUOIN_OUT_OF_MEMORY;
    if (n->network_solved) {
        status = faces_collect(&n->network, &f);
        if (status == QUOIN_OK) status = add_given_limits(r, &f);
    }
    faces_release(n->memory, &f);
    if (status == QUOIN_OK) status = face_collect(n, &n->face);
    return status == QUOIN_OK ? add_face_limits(r) : status;
}

quoin_status open_narrow_limits(open_part *r) {
    network *net = r->net;
    faces f = {0};
    quoin_status status = faces_collect(net, &f);
    for (uint32_t c = 0; c < net->curves.count && status == QUOIN_OK; c++)
        if (net->curves.list[c].kind == CURVE_GIVEN) r->limits[net->curves.list[c].source].within = f.given[c];
    for (size_t i = 0; i < f.limit_count && status == QUOIN_OK; i++) {
        const net_step *s = &net->steps[f.limits[i].step];
        size_t count = 0;
        status = network_form(net, s, &r->ends, r->end_count, &r->end_capacity, &count);
        if (status == QUOIN_OK) status = open_keep_form(r, count, f.limits[i].interval);
    }
    faces_release(r->n->memory, &f);
    return status;
}
