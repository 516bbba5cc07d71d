/* The rules that remove one node at a time: pendant, series, substitution. (Parallel costs become one when they are added.)
 *
 * A series step never takes a cost that another has just made: a chain halves each round instead of growing one curve end to
 * end, so that every curve takes part in logarithmically many convolutions.
 */
#include <math.h>
#include <string.h>

#include "Memory/inlining.h"
#include "Network/network.h"

#define MODEST_FILL 4          /* substitutions that add no more entries than this are made at once, the others last */

/* Whether the coefficients of a step's node are large enough to divide by. */
static bool has_moderate_pivots(const net_step *made) {
    return (made->at_a == 0 || is_moderate(made->at_a)) && (made->at_b == 0 || is_moderate(made->at_b));
}

quoin_status network_step(network *n, net_step made) {
    if (!RESERVE(n->memory, n->steps, n->step_capacity, n->step_count + 1)) return QUOIN_OUT_OF_MEMORY;
    n->steps[n->step_count++] = made;
    n->mark[made.node] |= NET_GONE;
    n->failed = n->failed || n->curves.far || !has_moderate_pivots(&made);
    return QUOIN_OK;
}

/* ── The worklist ───────────────────────────────────────────────────────────────────────────────────────────── */

typedef struct worklist {
    network *n;                /* this round's nodes are n->queue, the next round's n->next_queue */
    size_t count, next_count;
    bool any_fill, only_pairs, no_memory;
} worklist;

static void enqueue(worklist *w, uint32_t node) {
    network *n = w->n;
    if (n->mark[node] & (NET_GONE | NET_QUEUED)) return;
    if (!RESERVE(n->memory, n->queue, n->queue_capacity, w->count + 1)) {
        w->no_memory = true;
        return;
    }
    n->mark[node] |= NET_QUEUED;
    n->queue[w->count++] = node;
}

static void enqueue_ends(worklist *w, uint32_t c) {
    const cost *this_cost = &w->n->costs[c];
    for (uint32_t i = 0; i < this_cost->count; i++) enqueue(w, w->n->ends[this_cost->first + i].node);
}

static quoin_status take_pendant(worklist *w, uint32_t v) {
    network *n = w->n;
    const end *e = &n->ends[n->head[v]];
    net_step made = {.kind = NET_PENDANT, .node = v, .a = e->cost, .at_a = e->coefficient};
    quoin_status status = cost_function(n, made.a, &made.operand);
    if (status == QUOIN_OK) status = network_step(n, made);
    if (status != QUOIN_OK) return status;
    cost_remove(n, made.a);
    enqueue_ends(w, made.a);
    return QUOIN_OK;
}

/* Appends the ends of a cost except v to n->listed, times a factor. */
static quoin_status append_ends(network *n, uint32_t c, uint32_t v, double factor, size_t *count) {
    const cost *this_cost = &n->costs[c];
    if (!RESERVE(n->memory, n->listed, n->listed_capacity, *count + this_cost->count)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < this_cost->count; i++) {
        const end *e = &n->ends[this_cost->first + i];
        if (e->node != v) n->listed[(*count)++] = (end){.node = e->node, .coefficient = e->coefficient * factor};
    }
    return QUOIN_OK;
}

/* Removes a node V with two costs, of α·V + p and β·V + q: with x = V + p/α and y = −V − q/β, x + y = p/α − q/β does not
 * mention V. */
static quoin_status take_series(worklist *w, uint32_t v) {
    network *n = w->n;
    const end *one = &n->ends[n->head[v]], *two = &n->ends[one->next];
    net_step made = {.kind = NET_SERIES, .node = v, .a = one->cost, .b = two->cost, .at_a = one->coefficient, .at_b = two->coefficient};
    bool fixed_length = n->costs[made.a].fixed_length && n->costs[made.b].fixed_length;
    operand a, b;
    quoin_status status = cost_function(n, made.a, &a);
    if (status == QUOIN_OK) status = cost_function(n, made.b, &b);
    if (status != QUOIN_OK || n->contradictory) return status;
    a.scale *= made.at_a;
    b.scale *= -made.at_b;
    made.operand = (operand){.scale = 1};
    if ((status = curves_convolve(&n->curves, a, b, &made.operand.curve)) != QUOIN_OK) return status;
    size_t count = 0;
    status = append_ends(n, made.a, v, 1 / made.at_a, &count);
    if (status == QUOIN_OK) status = append_ends(n, made.b, v, -1 / made.at_b, &count);
    if (status == QUOIN_OK) status = network_step(n, made);
    if (status == QUOIN_OK) {
        cost_remove(n, made.a);
        cost_remove(n, made.b);
        status = network_add(n, n->listed, count, made.operand, fixed_length);
        enqueue_ends(w, made.a);
        enqueue_ends(w, made.b);
    }
    return status;
}

/* Replaces a cost of v by one without it, where `length` is the fixed length of c, in which v's coefficient is `own`. */
static quoin_status substitute_into(worklist *w, uint32_t v, uint32_t c, double own, fixed length) {
    network *n = w->n;
    uint32_t other = n->ends[n->head[v]].cost;
    double ratio = n->ends[n->head[v]].coefficient / own;
    bool fixed_length = n->costs[other].fixed_length;
    size_t count = 0;
    quoin_status status = cost_merge_summands(n, other);
    if (status == QUOIN_OK) status = append_ends(n, other, v, 1, &count);
    if (status == QUOIN_OK) status = append_ends(n, c, v, -ratio, &count);
    cost_remove(n, other);
    enqueue_ends(w, other);
    uint32_t round = n->costs[other].round, kept = n->round;
    n->round = round; /* that of the replaced cost, whose function has not changed */
    for (uint32_t s = n->costs[other].summands; s != NO_INDEX && status == QUOIN_OK; s = n->summands[s].next) {
        operand moved = n->summands[s].operand;
        /* moved(u) with u = ratio·length + the new length */
        double factor = moved.scale * ratio;
        moved.shift += fixed_times(length, factor, &n->curves.exact);
        if (!RESERVE(n->memory, n->moves, n->move_capacity, n->move_count + 1)) return QUOIN_OUT_OF_MEMORY;
        n->moves[n->move_count++] = (net_move){(uint32_t)n->step_count - 1, moved.curve, factor};
        status = network_add(n, n->listed, count, moved, fixed_length);
    }
    n->round = kept;
    return status;
}

/* Substitutes the expression of v into every other cost of v. */
static quoin_status substitute(worklist *w, uint32_t v, uint32_t c) {
    network *n = w->n;
    double own = 0;
    for (uint32_t e = n->head[v]; e != NO_INDEX; e = n->ends[e].next)
        if (n->ends[e].cost == c) own = n->ends[e].coefficient;
    net_step made = {.kind = NET_SUBSTITUTION, .node = v, .a = c, .at_a = own};
    quoin_status status = cost_function(n, c, &made.operand);
    if (status == QUOIN_OK) status = network_step(n, made);
    if (status != QUOIN_OK || n->contradictory) return status;
    curve_view f;
    if ((status = curves_view(&n->curves, made.operand, &f)) != QUOIN_OK) return status;
    fixed length = f.point[0];
    cost_remove(n, c);
    enqueue_ends(w, c);
    while (n->head[v] != NO_INDEX && status == QUOIN_OK) status = substitute_into(w, v, c, own, length);
    return status;
}

/* Whether the other coefficients of a cost stay about as large if they are divided by that of one node. */
static bool is_sound_pivot(const network *n, const cost *c, double own) {
    double largest = 0;
    for (uint32_t i = 0; i < c->count; i++) largest = fmax(largest, fabs(n->ends[c->first + i].coefficient));
    return fabs(own) >= SOUND_PIVOT * largest;
}

/* The fixed-length cost that is best for expressing v by the other nodes, or NO_INDEX. */
static uint32_t best_substitution(const network *n, uint32_t v, uint32_t *fill) {
    uint32_t best = NO_INDEX, fewest = UINT32_MAX;
    for (uint32_t e = n->head[v]; e != NO_INDEX; e = n->ends[e].next) {
        const cost *c = &n->costs[n->ends[e].cost];
        if (c->stands_for_cluster) return NO_INDEX;
        if (!c->fixed_length || c->count >= fewest || !is_sound_pivot(n, c, n->ends[e].coefficient)) continue;
        fewest = c->count;
        best = n->ends[e].cost;
    }
    if (best != NO_INDEX) *fill = fewest <= 2 ? 0 : (fewest - 2) * (n->degree[v] - 1);
    return best;
}

/* Returns whether v is the node of a cost to express by its other nodes: the one with the fewest costs, or the last of several
 * such nodes, so that a node with many costs stays. */
static bool is_least_mentioned(const network *n, uint32_t v, uint32_t c) {
    for (uint32_t i = 0; i < n->costs[c].count; i++) {
        uint32_t other = n->ends[n->costs[c].first + i].node;
        if (n->degree[other] < n->degree[v] || (n->degree[other] == n->degree[v] && other > v)) return false;
    }
    return true;
}

/* A fixed-length cost of v that determines its position or its distance from another node, or NO_INDEX. */
static uint32_t pair_of(const network *n, uint32_t v) {
    for (uint32_t e = n->head[v]; e != NO_INDEX; e = n->ends[e].next) {
        const cost *c = &n->costs[n->ends[e].cost];
        const end *both = n->ends + c->first;
        if (!c->fixed_length || c->count > 2) continue;
        if (c->count == 1 || fabs(both[0].coefficient) == fabs(both[1].coefficient)) return n->ends[e].cost;
    }
    return NO_INDEX;
}

static bool touches_cluster(const network *n, uint32_t v) {
    for (uint32_t e = n->head[v]; e != NO_INDEX; e = n->ends[e].next)
        if (n->costs[n->ends[e].cost].stands_for_cluster) return true;
    return false;
}

static bool made_this_round(const network *n, uint32_t v) {
    for (uint32_t e = n->head[v]; e != NO_INDEX; e = n->ends[e].next)
        if (n->costs[n->ends[e].cost].round == n->round) return true;
    return false;
}

/* The entries in the slopes of a cost's curves, if each row adds a point and a level, as far as there are any. */
static size_t entries_of(const network *n, uint32_t c) {
    size_t weight = cost_weight(n, c);
    return weight * (size_t)lesser(weight, n->curves.levels);
}

/* Whether a series step is worth its curve; if not, a cluster takes the node. */
static bool pays_in_series(network *n, uint32_t v) {
    const end *one = &n->ends[n->head[v]], *two = &n->ends[one->next];
    return copying_pays(&n->copied, entries_of(n, one->cost), entries_of(n, two->cost));
}

static quoin_status take(worklist *w, uint32_t v) {
    network *n = w->n;
    uint32_t fill;
    n->mark[v] &= (uint8_t)~NET_QUEUED;
    if (n->mark[v] & NET_GONE) return QUOIN_OK;
    if (w->only_pairs) {
        uint32_t pair = pair_of(n, v);
        return pair != NO_INDEX && is_least_mentioned(n, v, pair) ? substitute(w, v, pair) : QUOIN_OK;
    }
    if (!n->degree[v]) return network_step(n, (net_step){.kind = NET_FREE, .node = v});
    if (n->degree[v] <= 2) {
        if (touches_cluster(n, v)) return QUOIN_OK;
        if (n->degree[v] == 1) return take_pendant(w, v);
        if (!made_this_round(n, v)) return pays_in_series(n, v) ? take_series(w, v) : QUOIN_OK;
        if (!RESERVE(n->memory, n->next_queue, n->next_queue_capacity, w->next_count + 1)) return QUOIN_OUT_OF_MEMORY;
        n->mark[v] |= NET_QUEUED;
        n->next_queue[w->next_count++] = v;
        return QUOIN_OK;
    }
    uint32_t c = best_substitution(n, v, &fill);
    if (c == NO_INDEX || (fill > MODEST_FILL && !(w->any_fill && is_least_mentioned(n, v, c)))) return QUOIN_OK;
    return substitute(w, v, c);
}

static void swap_rounds(worklist *w) {
    network *n = w->n;
    uint32_t *queue = n->queue;
    size_t capacity = n->queue_capacity;
    n->queue = n->next_queue;
    n->queue_capacity = n->next_queue_capacity;
    n->next_queue = queue;
    n->next_queue_capacity = capacity;
    w->count = w->next_count;
    w->next_count = 0;
}

static quoin_status drain(worklist *w) {
    network *n = w->n;
    while (w->count && !n->failed) {
        n->round++;
        for (size_t i = 0; i < w->count && !n->contradictory && !n->failed; i++) {
            quoin_status status = take(w, n->queue[i]);
            if (status != QUOIN_OK || w->no_memory) return status != QUOIN_OK ? status : QUOIN_OUT_OF_MEMORY;
        }
        swap_rounds(w);
    }
    return w->no_memory ? QUOIN_OUT_OF_MEMORY : QUOIN_OK;
}

INLINE_CALLS static quoin_status reduce_from(network *n, const uint32_t *nodes, size_t count, bool only_pairs) {
    worklist w = {.n = n, .only_pairs = only_pairs};
    quoin_status status = QUOIN_OK;
    for (int pass = 0; pass < (only_pairs ? 1 : 2) && status == QUOIN_OK && !n->contradictory && !n->failed; pass++) {
        w.any_fill = pass;
        for (size_t i = 0; i < count; i++) {
            uint32_t v = nodes ? nodes[i] : (uint32_t)(count - i);
            if (!(n->mark[v] & NET_GONE)) enqueue(&w, v);
        }
        status = drain(&w);
    }
    for (size_t i = 0; i < w.count; i++) n->mark[n->queue[i]] &= (uint8_t)~NET_QUEUED;
    return status;
}

quoin_status network_reduce(network *n) { return reduce_from(n, NULL, n->node_count, false); }
quoin_status network_merge(network *n) { return reduce_from(n, NULL, n->node_count, true); }
quoin_status network_reduce_from(network *n, const uint32_t *nodes, size_t count) { return reduce_from(n, nodes, count, false); }
