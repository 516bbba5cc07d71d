/* Pieces: a cluster is solved as a linear program by the dual simplex method, and becomes one cost of its one free length.
 *
 * As the length runs from −∞ to ∞, the slope of the cost changes at some knots. Between two knots one basis is optimal; a state says
 * for each member whether it is tight there, and at which point of its own function.
 */
#include "Network/piece.h"

#include <stdlib.h>
#include <string.h>

#include "Network/former.h"
#include "Network/piece_inner.h"
#include "Network/piece_open.h"
#include "Numbers/order.h"

#define MOST_KNOTS 4096        /* besides those of the members */

static void count_program(network *n, const piecewise *solved, const cluster *of) {
    n->pivots += solved->pivots;
    n->program_rows += of->cost_count;
    n->program_columns += of->node_count;
}

static quoin_status keep_state(piece_builder *b) {
    network *n = b->n;
    piecewise *p = b->p;
    if (!RESERVE(n->memory, n->states, n->state_capacity, n->state_count + p->element_count)) return QUOIN_OUT_OF_MEMORY;
    piecewise_balance(p);
    if (p->no_memory || p->singular) return p->no_memory ? QUOIN_OUT_OF_MEMORY : QUOIN_OK;
    for (uint32_t i = 0; i < p->element_count; i++) {
        const element *e = &p->elements[i];
        uint32_t freedom = piecewise_freedom(p, i);
        uint32_t state = e->at << STATE_BITS | (e->tight ? STATE_TIGHT : 0) | freedom << 1;
        if (e->idle) state |= STATE_IDLE;
        n->states[n->state_count++] = state;
    }
    return QUOIN_OK;
}

/* ── Solving at a point ─────────────────────────────────────────────────────────────────────────────────────── */

/* Solves the program of a cluster: with a table, if it is small and that needs no rounding, and else with factors. The rounding errors of a table grow
 * from exchange to exchange, and may decide. */
static quoin_status solve_program(piece_builder *b, network *n, uint32_t index, bool *solved) {
    quoin_status status = piece_open(b, n, index, false);
    if (status != QUOIN_OK || n->contradictory || n->failed) return status;
    *solved = piecewise_solve(b->p);
    if (!b->p->only_exact || b->p->exact || b->p->no_memory) return QUOIN_OK;
    n->pivots += b->p->pivots;
    piece_close(b);
    status = piece_open(b, n, index, true);
    if (status == QUOIN_OK && !n->contradictory && !n->failed) *solved = piecewise_solve(b->p);
    return status;
}

quoin_status piece_solve(network *n, uint32_t index) {
    piece_builder b;
    bool solved = false;
    quoin_status status = solve_program(&b, n, index, &solved);
    if (status == QUOIN_OK && b.p->no_memory) status = QUOIN_OUT_OF_MEMORY;
    if (status == QUOIN_OK && !n->contradictory && !n->failed) {
        count_program(n, b.p, b.cluster);
        if (!solved) n->failed = true;
        n->clusters[index].rounded = !b.p->exact;
        n->clusters[index].degenerate = b.p->is_large ? piecewise_degeneracy(b.p) : SAME_BASIS;
        if (solved && n->kept && b.p->is_large) status = former_keep(n->kept, b.p);
        if (piecewise_violation(b.p) > fixed_from(NETWORK_TOLERANCE)) network_contradicts(n);
        n->clusters[index].first_state = n->state_count;
        n->clusters[index].knot_count = 0;
        if (status == QUOIN_OK) status = keep_state(&b);
    }
    piece_close(&b);
    return status;
}

/* ── Tracing ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The linear stretches of a cost from left to right, and the knots between them. */
typedef struct trace {
    double *slopes;
    int64_t *leads;
    fixed *violations;         /* the violations at the knots */
    size_t knots;
    size_t slope_capacity, lead_capacity, violation_capacity;
} trace;

static void release_trace(memory *to, trace *t) {
    GIVE(to, t->slopes, t->slope_capacity);
    GIVE(to, t->leads, t->lead_capacity);
    GIVE(to, t->violations, t->violation_capacity);
}

/* Notes the current stretch, which begins at the last knot. */
static quoin_status note_stretch(piece_builder *b, trace *t, const cluster *this_cluster) {
    memory *from = b->n->memory;
    size_t levels = b->p->levels;
    if (!RESERVE(from, t->slopes, t->slope_capacity, (t->knots + 1) * levels) || !RESERVE(from, t->leads, t->lead_capacity, t->knots + 1))
        return QUOIN_OUT_OF_MEMORY;
    piecewise_slope(b->p, t->slopes + t->knots * levels, &t->leads[t->knots]);
    b->n->state_count = this_cluster->first_state + t->knots * b->p->element_count;
    return keep_state(b);
}

static quoin_status note_knot(piece_builder *b, trace *t, const cluster *this_cluster) {
    network *n = b->n;
    if (!RESERVE(n->memory, n->knots, n->knot_capacity, n->knot_count + 1) ||
        !RESERVE(n->memory, t->violations, t->violation_capacity, t->knots + 1))
        return QUOIN_OUT_OF_MEMORY;
    if (t->knots && n->knots[this_cluster->first_knot + t->knots - 1] == b->p->parameter) return QUOIN_OK;
    n->knots[n->knot_count++] = b->p->parameter;
    t->violations[t->knots++] = piecewise_violation(b->p);
    return QUOIN_OK;
}

static double required_slope(const piecewise *p) {
    double slope[p->levels];
    int64_t lead;
    piecewise_slope(p, slope, &lead);
    return slope[0];
}

/* The most steps of a walk along the length, which passes knots of the members, and few of them twice. */
static size_t most_steps(const piecewise *p) { return MOST_KNOTS + 50 * p->element_count + 2 * p->used; }

/* Moves the length to the left, up to the last knot or until required rows break. */
static void walk_left(piece_builder *b) {
    size_t rounds = 0;
    while (required_slope(b->p) >= 0 && piecewise_advance(b->p, -1)) {
        if (++rounds > most_steps(b->p)) {
            b->n->failed = true;
            break;
        }
    }
}

static quoin_status walk_right(piece_builder *b, trace *t, const cluster *this_cluster) {
    size_t rounds = 0;
    quoin_status status = note_stretch(b, t, this_cluster);
    while (status == QUOIN_OK && t->slopes[t->knots * b->p->levels] <= 0 && piecewise_advance(b->p, 1)) {
        status = note_knot(b, t, this_cluster);
        if (status == QUOIN_OK) status = note_stretch(b, t, this_cluster);
        if (++rounds > most_steps(b->p)) {
            b->n->failed = true;
            break;
        }
    }
    return status;
}

static bool same_slopes(const double *a, const double *b, size_t levels) {
    bool same = true;
    for (size_t l = 0; l < levels && same; l++) same = a[l] == b[l] || is_negligible(a[l] - b[l], a[l], b[l]);
    return same;
}

/* Adds the slope of a segment, in the levels of the network. */
static bool put_stretch(curves *in, slope_vector *slope, const uint32_t *levels, const double *entries, size_t count, int64_t lead) {
    bool kept = true;
    slope_begin(in, slope, lead);
    for (size_t l = 0; l < count && kept; l++)
        if (entries[l] != 0) kept = curves_entry(in, slope, levels[l], entries[l]);
    return kept;
}

static bool put_forbidden(curves *in, slope_vector *slope, double sign) {
    slope_begin(in, slope, 0);
    return curves_entry(in, slope, 0, sign * INFINITY);
}

/* The stretches first … last − 1 of a trace, which required rows allow. */
typedef struct stretch_range {
    size_t first, last;
} stretch_range;

/* Finds the allowed stretches. If required rows contradict each other at every length, so that their violation is constant but not 0, the
 * network is contradictory. If no stretch is allowed, the knot between the two sides is, where the violation is least. */
static stretch_range find_allowed(piece_builder *b, const trace *t) {
    size_t levels = b->p->levels;
    stretch_range found = {0, t->knots + 1};
    while (found.first <= t->knots && t->slopes[found.first * levels] < 0) found.first++;
    while (found.last && t->slopes[(found.last - 1) * levels] > 0) found.last--;
    if (found.first > t->knots) { /* only rounding makes a sum of violations fall for ever */
        b->n->failed = true;
        return found;
    }
    fixed violation = found.first ? t->violations[found.first - 1] : found.last <= t->knots ? t->violations[found.last - 1] : piecewise_violation(b->p);
    if (violation > fixed_from(NETWORK_TOLERANCE)) network_contradicts(b->n);
    if (found.last < found.first) found.last = found.first;
    return found;
}

/* Writes the points and slopes of the allowed stretches; adjacent stretches of equal slope are merged. Returns false if memory ran out. */
static bool put_stretches(piece_builder *b, const trace *t, stretch_range within, curve *made) {
    network *n = b->n;
    curves *in = &n->curves;
    size_t levels = b->p->levels, put = within.first;
    fixed *point = in->point + made->start;
    slope_vector *slope = in->slope + made->start;
    const fixed *knots = n->knots + b->cluster->first_knot;
    bool kept = true;
    made->count = 0;
    if (within.first) {
        kept = put_forbidden(in, slope, -1);
        point[made->count++] = knots[within.first - 1];
    }
    for (size_t i = within.first; i < within.last && kept; i++) {
        /* Stretches with a leading key are not merged: other keys may lie behind the same leading one. */
        if (i > put && !t->leads[i] && !t->leads[put] && same_slopes(t->slopes + put * levels, t->slopes + i * levels, levels)) continue;
        if (i > within.first) point[made->count++] = knots[i - 1];
        kept = put_stretch(in, &slope[made->count], n->piece_levels, t->slopes + i * levels, levels, t->leads[i]);
        put = i;
    }
    if (within.last <= t->knots) {
        if (within.last > within.first) point[made->count++] = knots[within.last - 1];
        kept = kept && put_forbidden(in, &slope[made->count], 1);
    }
    return kept;
}

/* Makes the curve from the stretches that required rows allow. */
static quoin_status make_curve(piece_builder *b, const trace *t, operand *out) {
    network *n = b->n;
    curves *in = &n->curves;
    *out = (operand){.curve = curves_make(in, (uint32_t)t->knots + 1), .scale = 1};
    if (out->curve == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    stretch_range within = find_allowed(b, t);
    if (n->contradictory || n->failed) return QUOIN_OK;
    curve *made = &in->list[out->curve];
    if (!put_stretches(b, t, within, made)) return QUOIN_OUT_OF_MEMORY;
    curves_trim(in, out->curve, made->count);
    made->kind = CURVE_PIECE;
    made->weight = b->cluster->weight;
    made->cluster = (uint32_t)(b->cluster - n->clusters);
    return QUOIN_OK;
}

quoin_status piece_trace(network *n, uint32_t index, operand *out) {
    piece_builder b;
    trace t = {0};
    bool solved = false;
    quoin_status status = piece_open(&b, n, index, false);
    if (status == QUOIN_OK && !n->contradictory && !n->failed) solved = piecewise_solve(b.p);
    if (status == QUOIN_OK && b.p->no_memory) status = QUOIN_OUT_OF_MEMORY;
    if (status == QUOIN_OK && !solved && !n->contradictory) n->failed = true;
    if (status == QUOIN_OK && solved && !n->contradictory && !n->failed) {
        cluster *this_cluster = &n->clusters[index];
        this_cluster->first_knot = n->knot_count;
        this_cluster->first_state = n->state_count;
        walk_left(&b);
        status = walk_right(&b, &t, this_cluster);
        this_cluster->knot_count = (uint32_t)t.knots;
        this_cluster->rounded = !b.p->exact;
        n->failed = n->failed || b.p->singular;
        if (status == QUOIN_OK && b.p->no_memory) status = QUOIN_OUT_OF_MEMORY;
        if (status == QUOIN_OK && !n->failed) status = make_curve(&b, &t, out);
        count_program(n, b.p, this_cluster);
    }
    release_trace(n->memory, &t);
    piece_close(&b);
    return status;
}
