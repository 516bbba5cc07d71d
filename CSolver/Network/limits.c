/* The optimal face as limits between nodes, in a network of its own.
 *
 * With tie levels and T5 beside the limits, that network's answer is where what is open comes to rest; without, it is what
 * ambiguity is read from (ranges.c). Nodes that no freedom reaches stand where they are and do not take part.
 */
#include "Network/bridge.h"

#include "Network/faces.h"

/* Nodes that are open, or stand on open ones. */
static size_t mark_open(native *n) {
    network *net = &n->network;
    size_t found = 0;
    if (n->network_solved) {
        const uint32_t *node = n->net_number + n->node_count + 1;
        for (size_t i = net->step_count; i-- > 0;) {
            const net_step *s = &net->steps[i];
            bool is_open = net->mark[s->node] & NET_OPEN;
            if (s->kind == NET_PIECE) {
                const cluster *of = &net->clusters[s->b];
                for (uint32_t c = of->first_cost; c != NO_INDEX && !is_open; c = net->costs[c].next)
                    for (uint32_t k = 0; k < net->costs[c].count; k++) is_open = is_open || net->mark[net->ends[net->costs[c].first + k].node] & NET_OPEN;
                for (uint32_t v = of->first_node; v && is_open; v = net->next_node[v]) net->mark[v] |= NET_OPEN;
                continue;
            }
            const uint32_t both[2] = {s->kind == NET_FREE ? NO_INDEX : s->a, s->kind == NET_SERIES ? s->b : NO_INDEX};
            for (int k = 0; k < 2; k++)
                for (uint32_t j = 0; both[k] != NO_INDEX && j < net->costs[both[k]].count; j++)
                    is_open = is_open || net->mark[net->ends[net->costs[both[k]].first + j].node] & NET_OPEN;
            if (is_open) net->mark[s->node] |= NET_OPEN;
        }
        for (uint32_t i = 1; i <= net->node_count; i++)
            if (net->mark[i] & NET_OPEN) n->mark[node[i]] |= NODE_OPEN, found++;
    }
    for (size_t i = n->step_count; i-- > 0;) {
        const step *s = &n->steps[i];
        bool is_open = n->mark[s->node] & NODE_LOOSE;
        if (s->kind != STEP_FREE) is_open = is_open || n->mark[s->a] & NODE_OPEN;
        if (s->kind == STEP_SERIES) is_open = is_open || n->mark[s->b] & NODE_OPEN;
        if (is_open) n->mark[s->node] |= NODE_OPEN, found++;
    }
    return found;
}

typedef struct rest {
    native *n;
    network *net;
    uint32_t *number;          /* per node of n: its number there, or 0 */
    uint32_t count;
    reduced row;
    end *ends;
    size_t end_capacity;
} rest;

/* A form over nodes of n: open ones as ends, what the others say goes to the shift. */
typedef struct shape {
    size_t count;
    fixed known;
} shape;

static fixed position_of(const native *n, uint32_t node) {
    if (n->network_solved && !(n->mark[node] & NODE_GONE) && node) return n->network.position[n->net_number[node]];
    return fixed_from(n->position[node]);
}

static quoin_status take_end(rest *r, shape *s, uint32_t node, double coefficient) {
    bool exact = true;
    if (!node || !(r->n->mark[node] & NODE_OPEN)) {
        s->known += fixed_times(node ? position_of(r->n, node) : 0, coefficient, &exact);
        return QUOIN_OK;
    }
    if (!RESERVE(r->n->memory, r->ends, r->end_capacity, s->count + 1)) return QUOIN_OUT_OF_MEMORY;
    r->ends[s->count++] = (end){.node = r->number[node], .coefficient = coefficient};
    return QUOIN_OK;
}

static quoin_status add_limit(rest *r, const shape *s, interval of) {
    if ((of.low == -FIXED_MAX && of.high == FIXED_MAX) || !s->count) return QUOIN_OK;
    if (of.low > -FIXED_MAX) of.low -= s->known;
    if (of.high < FIXED_MAX) of.high -= s->known;
    if (of.high < of.low) of.high = of.low;
    uint32_t c;
    quoin_status status = curves_of_interval(&r->net->curves, of, &c);
    return status == QUOIN_OK ? network_add(r->net, r->ends, s->count, (operand){.curve = c, .scale = 1}, of.low == of.high) : status;
}

static quoin_status add_given_limits(rest *r, faces *f) {
    native *n = r->n;
    network *net = &n->network;
    const uint32_t *node = n->net_number + n->node_count + 1;
    quoin_status status = QUOIN_OK;
    for (uint32_t c = 0; c < net->curves.count && status == QUOIN_OK; c++) {
        if (net->curves.list[c].kind != CURVE_GIVEN) continue;
        uint32_t source = net->curves.list[c].split;
        shape s = {0};
        if (source & IS_LINK) {
            const system_row *link = &n->links.rows[source & ~IS_LINK];
            const quoin_term *terms = n->links.terms + link->term_start;
            for (uint32_t t = 0; t < link->term_count && status == QUOIN_OK; t++) status = take_end(r, &s, terms[t].variable, terms[t].coefficient);
            if (status == QUOIN_OK) status = add_limit(r, &s, f->of_given[c]);
        } else {
            /* an edge: what its function allows beneath it */
            interval of = f->of_given[c];
            double least = of.low == -FIXED_MAX ? -INFINITY : fixed_to(of.low), greatest = of.high == FIXED_MAX ? INFINITY : fixed_to(of.high);
            status = face_collect_function(n, &n->face, n->edges[source].function, least, greatest);
        }
    }
    for (size_t i = 0; i < f->limit_count && status == QUOIN_OK; i++) {
        const net_step *st = &net->steps[f->limits[i].step];
        shape s = {0};
        if (st->kind == NET_SERIES) {
            const uint32_t costs[2] = {st->a, st->b};
            const double at[2] = {1 / st->at_a, -1 / st->at_b};
            for (int k = 0; k < 2; k++)
                for (uint32_t j = 0; j < net->costs[costs[k]].count && status == QUOIN_OK; j++) {
                    const end *e = &net->ends[net->costs[costs[k]].first + j];
                    if (e->node != st->node) status = take_end(r, &s, node[e->node], e->coefficient * at[k]);
                }
        } else {
            const cluster *of = &net->clusters[st->b];
            for (uint32_t j = of->first_form; j < of->form_end && status == QUOIN_OK; j++)
                status = take_end(r, &s, node[net->forms[j].node], net->forms[j].coefficient);
        }
        if (status == QUOIN_OK) status = add_limit(r, &s, f->limits[i].interval);
    }
    return status;
}

static quoin_status add_face_limits(rest *r) {
    native *n = r->n;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < n->face.count && status == QUOIN_OK; i++) {
        const limit *l = &n->face.limits[i];
        shape s = {0};
        status = take_end(r, &s, l->high, 1);
        if (status == QUOIN_OK) status = take_end(r, &s, l->low, -1);
        interval of = {l->least == -INFINITY ? -FIXED_MAX : fixed_from(l->least), l->greatest == INFINITY ? FIXED_MAX : fixed_from(l->greatest)};
        if (status == QUOIN_OK) status = add_limit(r, &s, of);
    }
    return status;
}

static quoin_status add_ties(rest *r) {
    native *n = r->n;
    const quoin_solver *solver = n->solver;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < solver->row_slots.order_count && status == QUOIN_OK; i++) {
        const row *of = &solver->rows[solver->row_slots.order[i]];
        if (!of->tie) continue;
        status = reduce_row(n, of, &r->row);
        shape s = {0};
        for (size_t t = 0; t < r->row.count && status == QUOIN_OK; t++) status = take_end(r, &s, r->row.terms[t].variable, r->row.terms[t].coefficient);
        if (status != QUOIN_OK || !s.count) continue;
        uint32_t c;
        status = curves_of_row(&r->net->curves, of->relation, fixed_from(r->row.constant) - s.known, false, of->tie, 0, &c);
        if (status == QUOIN_OK) status = network_add(r->net, r->ends, s.count, (operand){.curve = c, .scale = 1}, false);
    }
    return status;
}

/* T5: each variable as near to its anchor as it can be, those with smaller keys first. */
static quoin_status add_rests(rest *r) {
    native *n = r->n;
    const quoin_solver *solver = n->solver;
    const slots *all = &solver->variable_slots;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < all->order_count && status == QUOIN_OK; i++) {
        uint32_t slot = all->order[i], anchor = solver->variables[slot].anchor;
        shape s = {0};
        double constant = 0;
        for (int side = 0; side < 2 && status == QUOIN_OK; side++) {
            uint32_t x = side ? anchor : slot;
            if (x == NO_VARIABLE) continue;
            place at = n->affine ? place_of(n, n->node[x]) : (place){.root = n->node[x], .slope = 1};
            double sign = side ? -1 : 1;
            constant += sign * (at.slope == 1 || !at.root ? n->offset[x] + at.shift : at.shift + n->offset[x]);
            if (at.root) status = take_end(r, &s, at.root, sign * at.slope);
        }
        if (status != QUOIN_OK || !s.count) continue;
        uint32_t c;
        status = curves_of_row(&r->net->curves, 0, -fixed_from(constant) - s.known, false, 1, (int64_t)(all->order_count - i), &c);
        if (status != QUOIN_OK) return status;
        double *slope = r->net->curves.slope + (size_t)r->net->curves.list[c].start * r->net->curves.levels;
        slope[1] = slope[r->net->curves.levels + 1] = 0; /* no level but its own */
        status = network_add(r->net, r->ends, s.count, (operand){.curve = c, .scale = 1}, false);
    }
    return status;
}

/* How many tie levels there are, by number. */
static uint32_t last_tie_level(const native *n) {
    const quoin_solver *solver = n->solver;
    uint32_t most = 0;
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        uint32_t tie = solver->rows[solver->row_slots.order[i]].tie;
        if (tie > most) most = tie;
    }
    return most;
}

/* The network of all limits. */
static quoin_status add_limits(rest *r) {
    native *n = r->n;
    faces f = {0};
    quoin_status status = QUOIN_OK;
    n->face.count = 0;
    n->face.memory = n->memory;
    if ((status = network_clear(r->net, r->count, 2 + last_tie_level(n))) != QUOIN_OK) return status;
    if (n->network_solved) {
        status = faces_collect(&n->network, &f);
        if (status == QUOIN_OK) status = add_given_limits(r, &f);
    }
    faces_release(n->memory, &f);
    if (status == QUOIN_OK) status = face_collect_all(n, &n->face);
    return status == QUOIN_OK ? add_face_limits(r) : status;
}

static quoin_status settle_rest(rest *r) {
    native *n = r->n;
    quoin_status status = add_limits(r);
    if (status == QUOIN_OK) status = add_ties(r);
    if (status == QUOIN_OK) status = add_rests(r);
    if (status == QUOIN_OK) status = network_solve(r->net);
    if (status != QUOIN_OK) return status;
    n->declined = r->net->failed || r->net->contradictory;
    if (n->declined) return QUOIN_OK;
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (n->mark[i] & NODE_OPEN) n->position[i] = fixed_to(r->net->position[r->number[i]]);
    return QUOIN_OK;
}

static quoin_status range_rest(rest *r, double enough, double *width) {
    native *n = r->n;
    size_t size = ((size_t)r->count + 1) * sizeof *width;
    double *found = memory_take(n->memory, size);
    quoin_status status = found ? add_limits(r) : QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 1; i <= n->node_count && status == QUOIN_OK; i++)
        if (r->number[i]) r->net->position[r->number[i]] = position_of(n, i);
    if (status == QUOIN_OK) status = network_ranges(r->net, enough, found);
    for (uint32_t i = 1; i <= n->node_count && status == QUOIN_OK; i++)
        if (r->number[i]) width[i] = found[r->number[i]];
    memory_give(n->memory, found, size);
    return status;
}

/* Positions where `width` is NULL, else how far each open node may move. */
static quoin_status close_open(native *n, double enough, double *width) {
    if (!mark_open(n)) return QUOIN_OK;
    rest r = {.n = n, .net = &n->rest_network};
    size_t size = ((size_t)n->node_count + 1) * sizeof *r.number;
    if (!r.net->memory) network_open(r.net, n->memory);
    r.net->most_inner = UINT32_MAX;
    if (!(r.number = memory_take(n->memory, size))) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i <= n->node_count; i++) r.number[i] = i && n->mark[i] & NODE_OPEN ? ++r.count : 0;
    quoin_status status = width ? range_rest(&r, enough, width) : settle_rest(&r);
    memory_give(n->memory, r.number, size);
    GIVE(n->memory, r.ends, r.end_capacity);
    GIVE(n->memory, r.row.terms, r.row.capacity);
    return status;
}

quoin_status bridge_rest(native *n) { return close_open(n, 0, NULL); }
quoin_status bridge_ranges(native *n, double enough, double *width) { return close_open(n, enough, width); }
