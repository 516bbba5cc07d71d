/* The limits of the optimal face between open nodes, collected from the steps of the network and of the elimination. */
#include "Network/open_part.h"

#include "Memory/inlining.h"
#include "Network/faces.h"
#include "Numbers/order.h"

/* Whether a cost mentions an open node. */
static bool mentions_open(const network *net, uint32_t c) {
    for (uint32_t k = 0; k < net->costs[c].count; k++)
        if (net->mark[net->ends[net->costs[c].first + k].node] & NET_OPEN) return true;
    return false;
}

/* Marks the nodes that a step opens. */
static void mark_step(network *net, const net_step *s) {
    bool opens = net->mark[s->node] & NET_LOOSE;
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

void open_mark_network(network *net) {
    for (uint32_t i = 1; i <= net->node_count; i++) net->mark[i] &= (uint8_t)~NET_OPEN;
    for (size_t i = net->step_count; i-- > 0;) mark_step(net, &net->steps[i]);
}

size_t open_mark(native *n) {
    network *net = &n->network;
    size_t found = 0;
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (is_open(n, i)) n->mark[i] &= (uint8_t)~(NODE_OPEN | NODE_FREE);
    if (n->network_solved) {
        const uint32_t *node = n->net_number + n->node_count + 1;
        open_mark_network(net);
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
    if (!is_open(r->n, node)) {
        bool exact = true;
        s->known += fixed_times(node ? open_position(r->n, node) : 0, coefficient, &exact);
        s->has_known = s->has_known || node;
        s->rounded = s->rounded || !exact;
        return QUOIN_OK;
    }
    if (!RESERVE(r->n->memory, r->ends, r->end_capacity, r->end_count + s->count + 1)) return QUOIN_OUT_OF_MEMORY;
    r->ends[r->end_count + s->count++] = (end){.node = r->number[node], .coefficient = coefficient};
    return QUOIN_OK;
}

quoin_status open_keep_form(open_part *r, const shape *s, uint32_t source, interval **within) {
    if (!RESERVE(r->n->memory, r->limits, r->limit_capacity, r->limit_count + 1)) return QUOIN_OUT_OF_MEMORY;
    form_interval *made = &r->limits[r->limit_count++];
    made->first = (uint32_t)r->end_count;
    made->count = (uint32_t)s->count;
    made->source = source;
    made->has_known = s->has_known;
    *within = &made->within;
    r->end_count += s->count;
    return QUOIN_OK;
}

/* ── The length of a curve or function ──────────────────────────────────────────────────────────────────────── */

/* Takes the ends of a link, or of the form of the step that made a curve. */
static quoin_status take_curve(open_part *r, uint32_t c, shape *s) {
    native *n = r->n;
    network *net = &n->network;
    quoin_status status = QUOIN_OK;
    if (net->curves.list[c].kind == CURVE_GIVEN) {
        const system_row *link = &n->links.rows[net->curves.list[c].source & ~IS_LINK];
        const quoin_term *terms = n->links.terms + link->term_start;
        for (uint32_t t = 0; t < link->term_count && status == QUOIN_OK; t++) status = open_take_end(r, s, terms[t].variable, terms[t].coefficient);
        return status;
    }
    const uint32_t *node = n->net_number + n->node_count + 1;
    size_t count = 0;
    status = network_form(net, &net->steps[net->faces.step_of_curve[c]], &r->form, 0, &r->form_capacity, &count);
    for (size_t k = 0; k < count && status == QUOIN_OK; k++) status = open_take_end(r, s, node[r->form[k].node], r->form[k].coefficient);
    return status;
}

static quoin_status take_function(open_part *r, const function *f, shape *s) {
    quoin_status status = open_take_end(r, s, f->high, 1);
    return status == QUOIN_OK ? open_take_end(r, s, f->low, -1) : status;
}

static inline quoin_status take_ends(open_part *r, uint32_t source, shape *s) {
    *s = (shape){0};
    bool is_function = source & IS_FUNCTION;
    quoin_status status = is_function ? take_function(r, &r->n->functions.list[source & ~IS_FUNCTION], s) : take_curve(r, source, s);
    open_note_rounding(r, s);
    return status;
}

/* Widens the limit of rows to the stretch of their function that it lies in. Of an end within the stretch, the limits of what lies
 * beside the rows see to it. */
static void widen_to_stretch(const functions *in, const function *f, span *own) {
    double low = -INFINITY, high = INFINITY;
    if (f->kind != FUNCTION_ROWS || own->least == own->greatest) return;
    for (uint32_t i = 0; i < f->count; i++) {
        double point = in->point[f->start + i];
        if (point <= own->least || same_length(point, own->least)) low = own->least > point ? point : own->least;
        else if (high == INFINITY) high = same_length(point, own->greatest) ? own->greatest : fmax(point, own->greatest);
    }
    *own = (span){low, high};
}

/* Finds where the open terms of the length may lie. */
static inline void span_of(const open_part *r, uint32_t source, const shape *s, interval *out) {
    interval found;
    if (source & IS_FUNCTION) {
        span own = r->n->face.spans[source & ~IS_FUNCTION];
        if (r->ranging) widen_to_stretch(&r->n->functions, &r->n->functions.list[source & ~IS_FUNCTION], &own);
        found = (interval){own.least == -INFINITY ? -FIXED_MAX : fixed_from(own.least), own.greatest == INFINITY ? FIXED_MAX : fixed_from(own.greatest)};
    } else {
        found = r->n->network.faces.lengths[source];
    }
    if (found.low > -FIXED_MAX) found.low -= s->known;
    if (found.high < FIXED_MAX) found.high -= s->known;
    out->low = found.low;
    out->high = fixed_max(found.low, found.high);
}

/* Whether the length is limited, apart from the limits of what it was made of. The limit of an edge's curve is that of its function. */
static inline bool is_limited(const open_part *r, uint32_t source) {
    if (source & IS_FUNCTION) return face_limits(r->n, source & ~IS_FUNCTION);
    const network *net = &r->n->network;
    const curve *c = &net->curves.list[source];
    const interval *lengths = &net->faces.lengths[source];
    if (c->kind != CURVE_GIVEN) return faces_limits_form(net, source);
    return c->source & IS_LINK && (lengths->low > -FIXED_MAX || lengths->high < FIXED_MAX);
}

static bool is_edge(const network *net, uint32_t c) { return net->curves.list[c].kind == CURVE_GIVEN && !(net->curves.list[c].source & IS_LINK); }

/* Passes the interval of an edge on to its function. */
static void allow_edge(native *n, uint32_t c) {
    interval within = n->network.faces.lengths[c];
    face_allow(n, n->edges[n->network.curves.list[c].source].function, within.low == -FIXED_MAX ? -INFINITY : fixed_to(within.low),
               within.high == FIXED_MAX ? INFINITY : fixed_to(within.high));
}

/* ── Collecting ─────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status find_face(open_part *r) {
    native *n = r->n;
    network *net = &n->network;
    if (n->network_solved) {
        net->faces.found = false;
        quoin_status status = faces_find(net);
        if (status != QUOIN_OK) return status;
    }
    quoin_status status = face_begin(n);
    for (uint32_t c = 0; status == QUOIN_OK && n->network_solved && c < net->curves.count; c++)
        if (is_edge(net, c)) allow_edge(n, c);
    if (status == QUOIN_OK) face_find(n);
    return status;
}

static uint32_t *limit_of(open_part *r, uint32_t source) {
    return source & IS_FUNCTION ? &r->limit_of_function[source & ~IS_FUNCTION] : &r->limit_of_curve[source];
}

static quoin_status add_limit(open_part *r, uint32_t source) {
    shape s;
    interval *within;
    if (!is_limited(r, source)) return QUOIN_OK;
    quoin_status status = take_ends(r, source, &s);
    if (status != QUOIN_OK || !s.count) return status;
    if (r->keeps) *limit_of(r, source) = (uint32_t)r->limit_count;
    if ((status = open_keep_form(r, &s, source, &within)) != QUOIN_OK) return status;
    span_of(r, source, &s, within);
    if (within->low == -FIXED_MAX && within->high == FIXED_MAX) { /* the stretch has no end */
        r->limit_count--;
        r->end_count -= s.count;
    }
    return QUOIN_OK;
}

static quoin_status begin_maps(open_part *r) {
    size_t curves = r->n->network_solved ? r->n->network.curves.count : 0, functions = r->n->functions.count;
    part parts[] = {PART(r->limit_of_curve, curves), PART(r->limit_of_function, functions)};
    if (!r->keeps) return QUOIN_OK;
    if (!slab_carve(r->n->memory, &r->map_slab, parts, 2)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(r->limit_of_curve, 0xff, curves * sizeof *r->limit_of_curve);
    memory_fill(r->limit_of_function, 0xff, functions * sizeof *r->limit_of_function);
    if (curves) memory_fill(r->n->network.faces.altered, 0, (curves / 64 + 1) * sizeof *r->n->network.faces.altered);
    memory_fill(r->n->face.altered, 0, (functions / 64 + 1) * sizeof *r->n->face.altered);
    return QUOIN_OK;
}

quoin_status open_collect_limits(open_part *r) {
    native *n = r->n;
    r->limit_count = r->end_count = 0;
    if (!RESERVE(n->memory, r->limits, r->limit_capacity, 2 * (size_t)r->count) || !RESERVE(n->memory, r->ends, r->end_capacity, 5 * (size_t)r->count))
        return QUOIN_OUT_OF_MEMORY;
    quoin_status status = find_face(r);
    if (status == QUOIN_OK) status = begin_maps(r);
    for (uint32_t c = 0; n->network_solved && c < n->network.curves.count && status == QUOIN_OK; c++) status = add_limit(r, c);
    for (uint32_t f = 0; f < n->functions.count && status == QUOIN_OK; f++) status = add_limit(r, f | IS_FUNCTION);
    return status;
}

static quoin_status begin_forms(open_part *r) {
    network *net = r->net;
    part parts[] = {PART(r->limit_of_form, net->curves.count)};
    if (!r->keeps) return QUOIN_OK;
    if (!slab_carve(r->n->memory, &r->form_slab, parts, 1)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(r->limit_of_form, 0xff, net->curves.count * sizeof *r->limit_of_form);
    memory_fill(net->faces.altered, 0, (net->curves.count / 64 + 1) * sizeof *net->faces.altered);
    return QUOIN_OK;
}

quoin_status open_narrow_limits(open_part *r) {
    network *net = r->net;
    quoin_status status = faces_find(net);
    if (status == QUOIN_OK) status = begin_forms(r);
    for (uint32_t c = r->first_form; c < net->curves.count && status == QUOIN_OK; c++) {
        shape s = {0};
        interval *within;
        if (!faces_limits_form(net, c)) continue;
        if (r->keeps) r->limit_of_form[c] = (uint32_t)r->limit_count;
        status = network_form(net, &net->steps[net->faces.step_of_curve[c]], &r->ends, r->end_count, &r->end_capacity, &s.count);
        if (status == QUOIN_OK) status = open_keep_form(r, &s, c, &within);
        if (status == QUOIN_OK) *within = net->faces.lengths[c];
    }
    return status;
}

/* ── Following an edit ──────────────────────────────────────────────────────────────────────────────────────── */

/* Changes the limit of a length, if there is one. */
static quoin_status follow_limit(open_part *r, uint32_t source, bool *same) {
    shape s;
    uint32_t index = *limit_of(r, source);
    bool limited = is_limited(r, source);
    if (!limited && index == NO_INDEX) return QUOIN_OK;
    quoin_status status = take_ends(r, source, &s);
    if (status != QUOIN_OK || !s.count) return status;
    *same = *same && limited && index != NO_INDEX;
    if (!*same) return QUOIN_OK;
    interval within, *kept = &r->limits[index].within;
    span_of(r, source, &s, &within);
    if (kept->low == within.low && kept->high == within.high) return QUOIN_OK;
    *kept = within;
    if (!RESERVE(r->n->memory, r->changed, r->changed_capacity, r->changed_count + 1)) return QUOIN_OUT_OF_MEMORY;
    r->changed[r->changed_count++] = index;
    return QUOIN_OK;
}

static uint32_t take_first(uint64_t *word, size_t at) {
    uint32_t first = (uint32_t)(at * 64 + (unsigned)__builtin_ctzll(*word));
    *word &= *word - 1;
    return first;
}

INLINE_CALLS static quoin_status follow_curves(open_part *r, bool *same) {
    native *n = r->n;
    network *net = &n->network;
    if (!n->network_solved) return QUOIN_OK;
    quoin_status status = faces_find(net);
    uint64_t *altered = net->faces.altered;
    for (size_t word = 0; word < net->curves.count / 64 + 1; word++)
        while (altered[word] && status == QUOIN_OK) {
            uint32_t c = take_first(&altered[word], word);
            if (is_edge(net, c)) allow_edge(n, c);
            else status = follow_limit(r, c, same);
        }
    return status;
}

INLINE_CALLS static quoin_status follow_functions(open_part *r, bool *same) {
    native *n = r->n;
    uint64_t *altered = n->face.altered;
    quoin_status status = QUOIN_OK;
    face_find(n);
    for (size_t word = 0; word < n->functions.count / 64 + 1; word++)
        while (altered[word] && status == QUOIN_OK) {
            uint32_t f = take_first(&altered[word], word);
            status = follow_limit(r, f | IS_FUNCTION, same);
        }
    return status;
}

quoin_status open_follow_limits(open_part *r, bool *same) {
    *same = true;
    r->changed_count = 0;
    quoin_status status = follow_curves(r, same);
    if (status == QUOIN_OK) status = follow_functions(r, same);
    size_t count = r->narrowed ? r->first_tie : r->limit_count;
    for (uint32_t i = 0; i < count && status == QUOIN_OK && *same; i++)
        if (r->limits[i].has_known) status = follow_limit(r, r->limits[i].source, same);
    return status;
}
