/* Computes positions in the reverse order of elimination, each from nodes whose positions are known. */
#include "Memory/inlining.h"
#include "Network/network.h"
#include "Network/piece.h"
#include "Numbers/order.h"

static fixed nearest_to_zero(interval span) { return span.low > 0 ? span.low : fixed_min(span.high, 0); }

static bool is_wide(interval span) { return leaves_room(fixed_to(span.low), fixed_to(span.high)); }

/* The length of a cost without one of its nodes. */
static fixed length_without(network *n, uint32_t c, uint32_t node) {
    const cost *this_cost = &n->costs[c];
    fixed sum = 0;
    for (uint32_t i = 0; i < this_cost->count; i++) {
        const end *e = &n->ends[this_cost->first + i];
        if (e->node != node) sum += fixed_times(n->position[e->node], e->coefficient, &n->curves.exact);
    }
    return sum;
}

static bool settle_pendant(network *n, const net_step *s) {
    interval least = curves_least(&n->curves, s->operand.curve);
    fixed length = nearest_to_zero(least);
    length = fixed_times(length - s->operand.shift, 1 / s->operand.scale, &n->curves.exact);
    n->position[s->node] = fixed_times(length - length_without(n, s->a, s->node), 1 / s->at_a, &n->curves.exact);
    return is_wide(least);
}

/* x = V + p/α, y = −V − q/β */
static bool settle_series(network *n, const net_step *s) {
    bool *exact = &n->curves.exact;
    fixed p = fixed_times(length_without(n, s->a, s->node), 1 / s->at_a, exact);
    fixed q = fixed_times(length_without(n, s->b, s->node), 1 / s->at_b, exact);
    sharing shared = curves_share(&n->curves, s->operand.curve, p - q);
    if (shared.kind == A_AT_POINT) n->position[s->node] = shared.point - p;
    else if (shared.kind == B_AT_POINT) n->position[s->node] = -shared.point - q;
    else {
        interval x = shared.a;
        fixed z = p - q;
        if (shared.b.high < FIXED_MAX) x.low = fixed_max(x.low, z - shared.b.high);
        if (shared.b.low > -FIXED_MAX) x.high = fixed_min(x.high, z - shared.b.low);
        n->position[s->node] = nearest_to_zero((interval){x.low, fixed_max(x.low, x.high)}) - p;
        return is_wide(x);
    }
    return false;
}

static quoin_status settle_substitution(network *n, const net_step *s) {
    curve_view f;
    quoin_status status = curves_view(&n->curves, s->operand, &f);
    if (status != QUOIN_OK) return status;
    n->position[s->node] = fixed_times(f.point[0] - length_without(n, s->a, s->node), 1 / s->at_a, &n->curves.exact);
    return QUOIN_OK;
}

INLINE_CALLS quoin_status network_settle_step(network *n, const net_step *s) {
    quoin_status status = QUOIN_OK;
    bool loose = s->kind == NET_FREE;
    switch (s->kind) {
    case NET_FREE: n->position[s->node] = 0; break;
    case NET_PENDANT: loose = settle_pendant(n, s); break;
    case NET_SERIES: loose = settle_series(n, s); break;
    case NET_SUBSTITUTION: status = settle_substitution(n, s); break;
    default: status = piece_settle(n, s->b, &loose);
    }
    if (loose) n->mark[s->node] |= NET_LOOSE;
    else n->mark[s->node] &= (uint8_t)~NET_LOOSE;
    return status;
}

quoin_status network_settle(network *n) {
    quoin_status status = QUOIN_OK;
    for (size_t i = n->step_count; i-- > 0 && status == QUOIN_OK;) status = network_settle_step(n, &n->steps[i]);
    for (uint32_t v = 1; v <= n->node_count; v++) n->failed = n->failed || is_far(n->position[v]);
    return status;
}

quoin_status network_solve(network *n) {
    quoin_status status = n->contradictory ? QUOIN_OK : network_reduce(n);
    if (status == QUOIN_OK && !n->contradictory) status = network_clusters(n);
    n->failed = n->failed || n->curves.far; /* the last sums, behind which no step was made */
    if (status == QUOIN_OK && !n->contradictory && !n->failed) status = network_settle(n);
    return status;
}
