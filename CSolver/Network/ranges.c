/* Ranges: how far the nodes of a network may move while its limits are kept.
 *
 * Nodes that limits connect are a group. In a group whose limits are all about one node, or the distance of two, the
 * shortest paths of slacks give the answer (slacks.h). In all others the hull of the limits shows which nodes are fixed and
 * which move far enough (hull.h); a kernel computes the ranges of the rest, nodes that move by very little.
 */
#include "Network/ranging.h"

#include "Network/hull.h"
#include "Numbers/order.h"

/* Whether a length is a multiple of one node's position, or of the distance of two. */
static bool is_distance(const network *n, const cost *c) {
    const end *e = n->ends + c->first;
    return c->count == 1 || (c->count == 2 && e[1].coefficient == -e[0].coefficient);
}

quoin_status network_limit(network *n, uint32_t c, interval *out) {
    operand function;
    curve_view v;
    *out = (interval){-FIXED_MAX, FIXED_MAX};
    quoin_status status = cost_function(n, c, &function);
    if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
    if (status != QUOIN_OK || !v.count) return status;
    if (slope_forbids(&n->curves, &v.slope[0])) out->low = v.point[0];
    if (slope_forbids(&n->curves, &v.slope[v.count])) out->high = v.point[v.count - 1];
    return QUOIN_OK;
}

static void join_groups(ranging *r) {
    network *n = r->n;
    for (uint32_t v = 0; v <= n->node_count; v++) r->group[v] = v, r->first_cost[v] = NO_INDEX, r->is_general[v] = false;
    for (uint32_t c = 0; c < n->cost_count; c++)
        for (uint32_t i = 1; n->costs[c].alive && i < n->costs[c].count; i++) set_join(r->group, n->ends[n->costs[c].first].node, n->ends[n->costs[c].first + i].node);
    for (uint32_t c = 0; c < n->cost_count; c++) {
        if (!n->costs[c].alive) continue;
        uint32_t group = set_name(r->group, n->ends[n->costs[c].first].node);
        r->next_cost[c] = r->first_cost[group];
        r->first_cost[group] = c;
        if (!is_distance(n, &n->costs[c])) r->is_general[group] = true;
    }
}

/* ── Distances ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* The slack of a length up to a limit that is not below it, in units of `each`. */
static double slack_of(fixed length, fixed limit, double each) { return limit > length ? fixed_to(limit - length) / each : 0; }

static quoin_status add_distance(ranging *r, uint32_t c) {
    network *n = r->n;
    interval span;
    quoin_status status = network_limit(n, c, &span);
    if (status != QUOIN_OK) return status;
    if (!RESERVE(n->memory, r->limits, r->limit_capacity, r->limit_count + 1)) return QUOIN_OUT_OF_MEMORY;
    const end *e = n->ends + n->costs[c].first;
    uint32_t other = n->costs[c].count == 2 ? e[1].node : 0;
    bool adds = is_positive(e[0].coefficient);
    limit made = {.high = adds ? e[0].node : other, .low = adds ? other : e[0].node};
    double each = fabs(e[0].coefficient);
    fixed length = fixed_times(n->position[made.high] - n->position[made.low], each, &n->curves.exact);
    made.up = span.high == FIXED_MAX ? INFINITY : slack_of(length, span.high, each);
    made.down = span.low == -FIXED_MAX ? INFINITY : slack_of(span.low, length, each);
    r->limits[r->limit_count++] = made;
    return QUOIN_OK;
}

static quoin_status range_distances(ranging *r, double *width) {
    network *n = r->n;
    quoin_status status = QUOIN_OK;
    for (uint32_t c = 0; c < n->cost_count && status == QUOIN_OK; c++)
        if (n->costs[c].alive && !r->is_general[set_name(r->group, n->ends[n->costs[c].first].node)]) status = add_distance(r, c);
    if (status != QUOIN_OK) return status;
    slacks s;
    status = slacks_open(&s, n->memory, r->limits, r->limit_count, n->node_count + 1);
    if (status != QUOIN_OK) return status;
    slacks_widths(&s, width);
    forms_range_distances(r, &s);
    slacks_close(&s);
    return QUOIN_OK;
}

/* ── Any other limits ───────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status add_bound(ranging *r, const cost *c, int relation, fixed bound) {
    system_row made = {.constant = fixed_to(bound), .relation = (int8_t)relation, .strength = STRENGTH_REQUIRED};
    quoin_status status = equations_row(&r->system, made);
    for (uint32_t i = 0; i < c->count && status == QUOIN_OK; i++) {
        const end *e = &r->n->ends[c->first + i];
        status = equations_term(&r->system, r->unknown[e->node], e->coefficient);
    }
    return status;
}

static quoin_status range_group(ranging *r, uint32_t group, double *found) {
    network *n = r->n;
    quoin_status status = QUOIN_OK;
    r->system.row_count = r->system.term_count = 0;
    for (uint32_t c = r->first_cost[group]; c != NO_INDEX && status == QUOIN_OK; c = r->next_cost[c]) {
        interval span;
        status = network_limit(n, c, &span);
        if (status != QUOIN_OK) return status;
        const cost *own = &n->costs[c];
        if (span.low == span.high) {
            status = add_bound(r, own, QUOIN_EQUAL, span.low);
            continue;
        }
        if (span.low > -FIXED_MAX) status = add_bound(r, own, QUOIN_GREATER_OR_EQUAL, span.low);
        if (status == QUOIN_OK && span.high < FIXED_MAX) status = add_bound(r, own, QUOIN_LESS_OR_EQUAL, span.high);
    }
    return status == QUOIN_OK ? equations_ranges(&r->system, KERNEL_NATIVE, r->enough, found) : status;
}

/* Numbers the nodes of each group, and lists them by group: those of g begin at start[g]. */
static void list_members(ranging *r, uint32_t *start, uint32_t *members) {
    const network *n = r->n;
    uint32_t *size = r->size;
    for (uint32_t v = 0; v <= n->node_count; v++) size[v] = 0;
    for (uint32_t v = 1; v <= n->node_count; v++) r->unknown[v] = size[set_name(r->group, v)]++;
    for (uint32_t v = 1, at = 0; v <= n->node_count; v++) start[v] = at, at += size[v];
    for (uint32_t v = 1; v <= n->node_count; v++) members[start[set_name(r->group, v)] + r->unknown[v]] = v;
}

/* Asks the kernel for the unknown ranges of each general group. */
static quoin_status range_unknown(ranging *r, double *width) {
    network *n = r->n;
    const uint32_t *size = r->size;
    size_t nodes = (size_t)n->node_count + 1;
    double *found;
    uint32_t *start, *members;
    slab room = {0};
    part parts[] = {PART(found, nodes), PART(start, nodes), PART(members, nodes)};
    if (!slab_carve(n->memory, &room, parts, 3)) return QUOIN_OUT_OF_MEMORY;
    list_members(r, start, members);
    quoin_status status = QUOIN_OK;
    for (uint32_t g = 1; g <= n->node_count && status == QUOIN_OK; g++) {
        bool any = false;
        if (!r->is_general[g]) continue;
        for (uint32_t i = 0; i < size[g]; i++) {
            found[i] = width[members[start[g] + i]];
            any = any || isnan(found[i]);
        }
        if (!any) continue;
        r->system.unknown_count = size[g];
        status = range_group(r, g, found);
        for (uint32_t i = 0; i < size[g] && status == QUOIN_OK; i++) width[members[start[g] + i]] = found[i];
    }
    slab_release(n->memory, &room);
    return status;
}

static quoin_status range_general(ranging *r, double *width) {
    network *n = r->n;
    uint32_t *costs;
    double *found;
    size_t count = 0;
    bool known;
    slab room = {0};
    part parts[] = {PART(costs, n->cost_count), PART(found, (size_t)n->node_count + 1)};
    if (!slab_carve(n->memory, &room, parts, 2)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t c = 0; c < n->cost_count; c++)
        if (n->costs[c].alive && r->is_general[set_name(r->group, n->ends[n->costs[c].first].node)]) costs[count++] = c;
    quoin_status status = count ? hull_widths(n, costs, count, r->enough, found, &known) : QUOIN_OK;
    for (uint32_t v = 1; v <= n->node_count && count && status == QUOIN_OK; v++)
        if (r->is_general[set_name(r->group, v)]) width[v] = known ? found[v] : NAN;
    slab_release(n->memory, &room);
    return status == QUOIN_OK && count ? range_unknown(r, width) : status;
}

/* Copies to each merged node the range of the node that it was merged with. */
static void follow(const network *n, double *width) {
    for (size_t i = n->step_count; i-- > 0;) {
        const net_step *s = &n->steps[i];
        const end *e = n->ends + n->costs[s->a].first;
        width[s->node] = n->costs[s->a].count == 1 ? 0 : width[e[e[0].node == s->node].node];
    }
}

/* Groups the nodes, those that stand for combinations, too. */
static quoin_status group_nodes(ranging *r) {
    network *n = r->n;
    size_t nodes = (size_t)n->node_count + 1, costs = n->cost_count + r->form_count;
    part parts[] = {PART(r->group, nodes), PART(r->unknown, nodes),    PART(r->first_cost, nodes),
                    PART(r->size, nodes),  PART(r->is_general, nodes), PART(r->next_cost, costs)};
    if (!slab_carve(n->memory, &r->room, parts, 6)) return QUOIN_OUT_OF_MEMORY;
    bool any;
    join_groups(r);
    quoin_status status = forms_begin(r, &any);
    if (status == QUOIN_OK && any) join_groups(r);
    return status;
}

quoin_status network_ranges(network *n, double enough, double *width, asked_form *forms, size_t count) {
    quoin_status status = network_merge(n);
    if (status != QUOIN_OK) return status;
    ranging r = {.n = n, .enough = enough, .system = {.memory = n->memory}, .forms = forms, .form_count = count};
    status = group_nodes(&r);
    if (status == QUOIN_OK) status = range_distances(&r, width);
    if (status == QUOIN_OK) status = range_general(&r, width);
    if (status == QUOIN_OK) forms_range_rest(&r, width);
    if (status == QUOIN_OK) follow(n, width);
    slab_release(n->memory, &r.room);
    GIVE(n->memory, r.limits, r.limit_capacity);
    equations_release(&r.system);
    return status;
}
