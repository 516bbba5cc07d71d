/* Finds the nodes of a network of limits that can move, all at once.
 *
 * The points that keep all limits lie in a flat space, their hull. It is spanned by the limits whose length is the same at
 * every such point. To find these, every length that was only seen at a limit is pulled a little away from it, each at one of two
 * levels:
 *
 *     length      •──────────────┤        pulled by δ: it goes there, or beyond, or as far as the limits let it
 *     limits    low    ──▶      high
 *
 * Lengths at limits can only move to one side, so where pulling moves none of the strongest level, all of these are fixed, hence
 * all of the next level, and so on: this is a proof. (A level for each length would prove the same, but with two levels the
 * sums of many pulls have few slopes.) A length that was seen at no limit is fixed only if those are that it depends on. A node is
 * fixed if the fixed lengths alone determine its position, which elimination finds out by moving the free ones. Nodes that are free, and
 * were not seen to move far enough along with a length, are pulled themselves: the first, at a level of its own, goes as far as it can.
 */
#include "Network/hull.h"
#include "Numbers/scattered.h"

#define MOST_RUNS 40           /* the most rounds for lengths; beyond this the caller uses another method */
#define NODE_RUNS 8            /* the most rounds for nodes, each with one pull to either side */
#define PULL 4                 /* the weakest pull, as a multiple of the least movement that counts */
#define SCATTER 31             /* the strongest pull relative to the weakest; unequal pulls do not cancel */
#define PULL_LEVELS 2          /* the first is the strongest */
#define MOVED 1e-7             /* a length that changes by less counts as fixed */
#define VANISHING 1e-9         /* a sum this small relative to its terms counts as 0 */

typedef struct hull {
    network *limits;
    const uint32_t *costs;     /* the examined costs */
    size_t count;
    network trial;
    interval *allowed, *seen;  /* per examined cost: its limits, and the range of the lengths seen */
    interval *place;           /* per node: the range of the positions seen */
    fixed pull;
} hull;

static const end *ends_of(const hull *h, size_t i) { return h->limits->ends + h->limits->costs[h->costs[i]].first; }
static uint32_t end_count(const hull *h, size_t i) { return h->limits->costs[h->costs[i]].count; }

static bool has_moved(interval seen) { return seen.high - seen.low > fixed_from(MOVED); }
static bool is_point(interval span) { return span.low == span.high; }

static void see(interval *seen, fixed at) {
    seen->low = fixed_min(seen->low, at);
    seen->high = fixed_max(seen->high, at);
}

static fixed length_at(const hull *h, size_t i, const fixed *position) {
    bool exact = true;
    fixed sum = 0;
    for (uint32_t k = 0; k < end_count(h, i); k++) sum += fixed_times(position[ends_of(h, i)[k].node], ends_of(h, i)[k].coefficient, &exact);
    return sum;
}

/* ── Pulling ────────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status add_limit(hull *h, size_t i, interval span) {
    uint32_t c;
    quoin_status status = curves_of_interval(&h->trial.curves, span, &c);
    if (status != QUOIN_OK) return status;
    return network_add(&h->trial, ends_of(h, i), end_count(h, i), (operand){.curve = c, .scale = 1}, is_point(span));
}

/* Adds the i-th pull to the length over `ends`, which was last seen at `from`. Going beyond the goal costs nothing, and the goal is near:
 * one far out of reach would hold the other lengths back. */
static quoin_status add_pull(hull *h, const end *ends, size_t end_count, fixed from, size_t i, uint32_t level, bool up) {
    uint32_t c;
    fixed by = h->pull + fixed_from(SCATTER * fixed_to(h->pull) * scattered(i));
    int relation = up ? QUOIN_GREATER_OR_EQUAL : QUOIN_LESS_OR_EQUAL;
    quoin_status status = curves_of_row(&h->trial.curves, relation, from + (up ? by : -by), false, level, 0, &c);
    if (status != QUOIN_OK) return status;
    return network_add(&h->trial, ends, end_count, (operand){.curve = c, .scale = 1}, false);
}

static bool is_at(fixed length, fixed limit) {
    return limit > -FIXED_MAX && limit < FIXED_MAX && length - limit <= fixed_from(MOVED) && limit - length <= fixed_from(MOVED);
}

/* Whether a length was only seen at a limit, which may be all that it can have. */
static bool is_still(const hull *h, size_t i) {
    fixed at = h->seen[i].low;
    return !is_point(h->allowed[i]) && !has_moved(h->seen[i]) && (is_at(at, h->allowed[i].low) || is_at(at, h->allowed[i].high));
}

/* The level of the i-th pull, of those from `first` on. */
static uint32_t level_of(size_t i, uint32_t first) { return first + (uint32_t)(scattered(i) * (PULL_LEVELS + 1 - first)); }

/* The number of lengths that may be fixed, though their own limits would let them move. */
static size_t count_still(const hull *h) {
    size_t still = 0;
    for (size_t i = 0; i < h->count; i++) still += is_still(h, i);
    return still;
}

static quoin_status begin_pulling(hull *h) {
    quoin_status status = network_clear(&h->trial, h->limits->node_count, PULL_LEVELS + 1, h->count);
    for (size_t i = 0; i < h->count && status == QUOIN_OK; i++) status = add_limit(h, i, h->allowed[i]);
    return status;
}

static quoin_status end_pulling(hull *h, bool *done) {
    quoin_status status = network_solve(&h->trial);
    *done = !h->trial.failed && !h->trial.contradictory;
    if (status != QUOIN_OK || !*done) return status;
    for (size_t i = 0; i < h->count; i++) see(&h->seen[i], length_at(h, i, h->trial.position));
    for (uint32_t v = 1; v <= h->limits->node_count; v++) see(&h->place[v], h->trial.position[v]);
    return QUOIN_OK;
}

static quoin_status pull_lengths(hull *h, bool *done) {
    quoin_status status = begin_pulling(h);
    for (size_t i = 0; i < h->count && status == QUOIN_OK; i++) {
        if (!is_still(h, i)) continue;
        fixed from = h->seen[i].low;
        bool away = is_at(from, h->allowed[i].low);
        status = add_pull(h, ends_of(h, i), end_count(h, i), from, i, level_of(i, 1), away);
    }
    return status == QUOIN_OK ? end_pulling(h, done) : status;
}

/* Pulls lengths away from their limits until nothing new moves. */
static quoin_status find_fixed_lengths(hull *h, bool *done) {
    size_t still = count_still(h), before = still + 1;
    quoin_status status = QUOIN_OK;
    *done = true;
    for (uint32_t runs = 0; still && still < before && status == QUOIN_OK && *done; runs++) {
        before = still;
        status = pull_lengths(h, done);
        still = count_still(h);
        if (runs + 1 == MOST_RUNS) *done = false;
    }
    return status;
}

/* ── Nodes ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The move of the last node of a step that keeps the length of its cost when the other nodes move. */
static double follow(const network *n, const net_step *s, const double *move) {
    double sum = 0, largest = 0;
    const cost *c = &n->costs[s->a];
    for (uint32_t i = 0; i < c->count; i++) {
        const end *e = &n->ends[c->first + i];
        if (e->node == s->node) continue;
        double by = e->coefficient * move[e->node];
        largest = fmax(largest, fmax(fabs(by), fabs(sum)));
        sum += by;
    }
    return fabs(sum) <= VANISHING * largest ? 0 : -sum / s->at_a;
}

/* Moves the nodes that the fixed lengths leave free or, with `all`, only those that change no length. `*done` is false if
 * elimination did not finish. */
static quoin_status move_free(hull *h, bool all, double *move, bool *done) {
    network *trial = &h->trial;
    quoin_status status = network_clear(trial, h->limits->node_count, 1, h->count);
    for (size_t i = 0; i < h->count && status == QUOIN_OK; i++) {
        fixed at = length_at(h, i, h->limits->position);
        if (all || is_point(h->allowed[i]) || is_still(h, i)) status = add_limit(h, i, (interval){at, at});
    }
    if (status == QUOIN_OK) status = network_reduce(trial);
    *done = !trial->failed && !trial->contradictory && trial->step_count == trial->node_count;
    if (status != QUOIN_OK || !*done) return status;
    move[0] = 0;
    for (size_t i = trial->step_count; i-- > 0;) {
        const net_step *s = &trial->steps[i];
        move[s->node] = s->kind == NET_FREE ? 1 + scattered(s->node) : follow(trial, s, move);
    }
    return QUOIN_OK;
}

/* Writes the widths of nodes that were seen to move far enough or that cannot move. Returns the number of unknown ones. */
static size_t note_widths(const hull *h, const double *move, double enough, double *width) {
    size_t unknown = 0;
    for (uint32_t v = 1; v <= h->limits->node_count; v++) {
        double seen = fixed_to(h->place[v].high - h->place[v].low);
        if (!isnan(width[v])) continue;
        if (move && move[v] == 0) width[v] = 0;
        else if (seen > enough) width[v] = seen;
        else unknown++;
    }
    return unknown;
}

static quoin_status pull_nodes(hull *h, const double *width, uint32_t first, bool up, bool *done) {
    quoin_status status = begin_pulling(h);
    for (uint32_t v = 1; v <= h->limits->node_count && status == QUOIN_OK; v++) {
        end own = {.node = v, .coefficient = 1};
        if (isnan(width[v])) status = add_pull(h, &own, 1, h->place[v].low, v, v == first ? 1 : level_of(v, 2), up);
    }
    return status == QUOIN_OK ? end_pulling(h, done) : status;
}

/* Finds the nodes that can move without limit while all lengths stay the same. */
static quoin_status find_unbounded(hull *h, double *move, double *width, bool *done) {
    quoin_status status = move_free(h, true, move, done);
    for (uint32_t v = 1; v <= h->limits->node_count && status == QUOIN_OK && *done; v++)
        if (isnan(width[v]) && move[v] != 0) width[v] = INFINITY;
    return status;
}

/* Pulls the unknown nodes to both sides. Afterwards the range of the first node, whose pull is strongest, is known. */
static quoin_status find_widths(hull *h, double *move, double enough, double *width) {
    bool done = true;
    size_t unknown = note_widths(h, move, enough, width);
    quoin_status status = unknown ? find_unbounded(h, move, width, &done) : QUOIN_OK;
    unknown = note_widths(h, NULL, enough, width);
    for (uint32_t runs = 0; unknown && runs < NODE_RUNS && status == QUOIN_OK && done; runs++) {
        uint32_t first = 1;
        while (!isnan(width[first])) first++;
        status = pull_nodes(h, width, first, true, &done);
        if (status == QUOIN_OK && done) status = pull_nodes(h, width, first, false, &done);
        if (status == QUOIN_OK && done) width[first] = fixed_to(h->place[first].high - h->place[first].low);
        unknown = note_widths(h, NULL, enough, width);
    }
    return status;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status find(hull *h, double enough, double *width, double *move, bool *done) {
    for (size_t i = 0; i < h->count; i++) {
        quoin_status status = network_limit(h->limits, h->costs[i], &h->allowed[i]);
        if (status != QUOIN_OK) return status;
        fixed at = length_at(h, i, h->limits->position);
        h->seen[i] = (interval){at, at};
    }
    for (uint32_t v = 1; v <= h->limits->node_count; v++) h->place[v] = (interval){h->limits->position[v], h->limits->position[v]};
    quoin_status status = find_fixed_lengths(h, done);
    if (status == QUOIN_OK && *done) status = move_free(h, false, move, done);
    if (status != QUOIN_OK || !*done) return status;
    for (uint32_t v = 1; v <= h->limits->node_count; v++) width[v] = NAN;
    return find_widths(h, move, enough, width);
}

quoin_status hull_widths(network *limits, const uint32_t *costs, size_t count, double enough, double *width, bool *done) {
    size_t nodes = (size_t)limits->node_count + 1;
    hull h = {.limits = limits, .costs = costs, .count = count, .pull = fixed_from(PULL * enough)};
    double *move;
    slab room = {0};
    part parts[] = {PART(h.allowed, count + 1), PART(h.seen, count + 1), PART(h.place, nodes), PART(move, nodes)};
    *done = false;
    if (!slab_carve(limits->memory, &room, parts, 4)) return QUOIN_OUT_OF_MEMORY;
    network_open(&h.trial, limits->memory);
    h.trial.most_inner = UINT32_MAX;
    quoin_status status = find(&h, enough, width, move, done);
    network_release(&h.trial);
    slab_release(limits->memory, &room);
    return status;
}
