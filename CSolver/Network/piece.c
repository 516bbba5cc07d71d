/* Pieces: a cluster is solved as a linear program by the dual simplex method, and becomes one cost of its one free length.
 *
 * As the length runs from −∞ to ∞, the slope of the cost changes at some knots. Between two knots one basis is optimal; a state says
 * for each member whether it is tight there, and at which point of its own function.
 */
#include "Network/piece.h"

#include <stdlib.h>
#include <string.h>

#include "Network/piece_inner.h"
#include "Network/piecewise.h"

#define MOST_KNOTS 4096

typedef struct builder {
    network *n;
    const cluster *cluster;
    piecewise *p;
    uint32_t *outer;           /* the nodes of the boundary */
    size_t outer_count, outer_capacity;
    double *form;
    size_t form_size;
} builder;

static quoin_status list_outer(builder *b) {
    network *n = b->n;
    for (uint32_t i = b->cluster->first_form; i < b->cluster->form_end && b->cluster->form_count == 1; i++) {
        if (!RESERVE(n->memory, b->outer, b->outer_capacity, b->outer_count + 1)) return QUOIN_OUT_OF_MEMORY;
        b->outer[b->outer_count++] = n->forms[i].node;
    }
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX && b->cluster->form_count == 1; c = n->costs[c].next)
        for (uint32_t i = 0; i < n->costs[c].count; i++) {
            uint32_t node = n->ends[n->costs[c].first + i].node;
            bool known = is_inner(n, b->cluster, node);
            for (size_t k = 0; k < b->outer_count && !known; k++) known = b->outer[k] == node;
            if (known) continue;
            if (!RESERVE(n->memory, b->outer, b->outer_capacity, b->outer_count + 1)) return QUOIN_OUT_OF_MEMORY;
            b->outer[b->outer_count++] = node;
        }
    return QUOIN_OK;
}

static quoin_status put_member(builder *b, uint32_t c) {
    network *n = b->n;
    tableau *table = &b->p->table;
    quoin_status status = tableau_begin_row(table);
    for (uint32_t i = 0; i < n->costs[c].count && status == QUOIN_OK; i++) {
        const end *e = &n->ends[n->costs[c].first + i];
        if (is_inner(n, b->cluster, e->node)) status = tableau_put(table, n->local[e->node], e->coefficient);
        for (size_t k = 0; k < b->outer_count; k++)
            if (b->outer[k] == e->node) status = tableau_put(table, b->cluster->node_count + (uint32_t)k, e->coefficient);
    }
    return status;
}

static quoin_status fill_table(builder *b) {
    network *n = b->n;
    b->form_size = (b->outer_count + 1) * sizeof(double);
    if (!(b->form = memory_take(n->memory, b->form_size))) return QUOIN_OUT_OF_MEMORY;
    memset(b->form, 0, b->form_size);
    for (uint32_t i = b->cluster->first_form; i < b->cluster->form_end && b->cluster->form_count == 1; i++)
        for (size_t k = 0; k < b->outer_count; k++)
            if (b->outer[k] == n->forms[i].node) b->form[k] = n->forms[i].coefficient;
    quoin_status status = tableau_clear(&b->p->table, b->cluster->node_count + (uint32_t)b->outer_count);
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX && status == QUOIN_OK; c = n->costs[c].next) status = put_member(b, c);
    return status;
}

/* The levels at which any member's slopes have an entry, and level 0, are those of the program. */
static quoin_status list_levels(builder *b, uint32_t *count) {
    network *n = b->n;
    const curves *in = &n->curves;
    uint32_t levels = in->levels, *number;
    if (!RESERVE(n->memory, n->piece_levels, n->piece_level_capacity, levels) || !RESERVE(n->memory, n->number_of_level, n->number_capacity, levels))
        return QUOIN_OUT_OF_MEMORY;
    number = n->number_of_level;
    memory_fill(number, 0, levels * sizeof *number);
    number[0] = 1;
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX; c = n->costs[c].next) {
        operand function;
        quoin_status status = cost_function(n, c, &function);
        if (status != QUOIN_OK) return status;
        const curve *member = &in->list[function.curve];
        for (uint32_t s = member->start; s <= member->start + member->count; s++)
            for (uint32_t i = 0; i < in->slope[s].count; i++) number[in->entries[in->slope[s].first + i].level] = 1;
    }
    *count = 0;
    for (uint32_t l = 0; l < levels; l++) {
        if (!number[l]) continue;
        number[l] = *count;
        n->piece_levels[(*count)++] = l;
    }
    return QUOIN_OK;
}

static quoin_status add_members(builder *b) {
    network *n = b->n;
    uint32_t levels;
    quoin_status listed = list_levels(b, &levels);
    if (listed == QUOIN_OK) listed = piecewise_clear(b->p, levels);
    if (listed != QUOIN_OK) return listed;
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX; c = n->costs[c].next) {
        operand function;
        curve_view v;
        quoin_status status = cost_function(n, c, &function);
        if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
        if (status == QUOIN_OK) status = piecewise_add(b->p, &n->curves, &v, n->number_of_level, n->costs[c].fixed_length);
        if (status != QUOIN_OK) return status;
    }
    return QUOIN_OK;
}

static void close(builder *b) {
    memory *to = b->n->memory;
    mark_inner(b->n, b->cluster, false);
    memory_give(to, b->form, b->form_size);
    GIVE(to, b->outer, b->outer_capacity);
}

static quoin_status open(builder *b, network *n, uint32_t index) {
    *b = (builder){.n = n, .cluster = &n->clusters[index]};
    if (!n->piecewise) {
        if (!(n->piecewise = memory_take(n->memory, sizeof *n->piecewise))) return QUOIN_OUT_OF_MEMORY;
        piecewise_open(n->piecewise, n->memory);
    }
    b->p = n->piecewise;
    number_inner(n, b->cluster);
    mark_inner(n, b->cluster, true);
    quoin_status status = list_outer(b);
    if (status == QUOIN_OK) status = fill_table(b);
    if (status == QUOIN_OK) status = add_members(b);
    if (status != QUOIN_OK || n->contradictory) return status;
    bool begun = true;
    const double *form = b->cluster->form_count == 1 ? b->form : NULL;
    status = piecewise_begin(b->p, b->cluster->node_count, form, &begun);
    n->failed = n->failed || !begun;
    return status;
}

static quoin_status keep_state(builder *b) {
    network *n = b->n;
    piecewise *p = b->p;
    if (!RESERVE(n->memory, n->states, n->state_capacity, n->state_count + p->element_count)) return QUOIN_OUT_OF_MEMORY;
    piecewise_balance(p);
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

/* Solves; where a step would divide by what is probably rounding, with a table made anew. */
static quoin_status solve_in_turns(builder *b, bool *solved) {
    quoin_status status = QUOIN_OK;
    bool begun = true;
    uint64_t before;
    do {
        before = b->p->pivots;
        *solved = piecewise_solve(b->p);
        if (*solved || !b->p->unsound || b->p->pivots == before) return status;
        memory_give(b->n->memory, b->form, b->form_size);
        status = fill_table(b);
        if (status == QUOIN_OK) status = piecewise_renew(b->p, &begun);
    } while (status == QUOIN_OK && begun);
    return status;
}

quoin_status piece_solve(network *n, uint32_t index) {
    builder b;
    bool solved = false;
    quoin_status status = open(&b, n, index);
    if (status == QUOIN_OK && !n->contradictory && !n->failed) status = solve_in_turns(&b, &solved);
    if (status == QUOIN_OK && b.p->no_memory) status = QUOIN_OUT_OF_MEMORY;
    if (status == QUOIN_OK && !n->contradictory && !n->failed) {
        n->pivots += b.p->pivots;
        n->program_rows += b.cluster->cost_count;
        n->program_columns += b.cluster->node_count;
        if (!solved) n->failed = true;
        n->clusters[index].rounded = !b.p->exact;
        if (piecewise_violation(b.p) > fixed_from(NETWORK_TOLERANCE)) n->contradictory = !n->tolerant;
        n->clusters[index].first_state = n->state_count;
        n->clusters[index].knot_count = 0;
        status = keep_state(&b);
    }
    close(&b);
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
static quoin_status note_stretch(builder *b, trace *t, const cluster *this_cluster) {
    memory *from = b->n->memory;
    size_t levels = b->p->levels;
    if (!RESERVE(from, t->slopes, t->slope_capacity, (t->knots + 1) * levels) || !RESERVE(from, t->leads, t->lead_capacity, t->knots + 1))
        return QUOIN_OUT_OF_MEMORY;
    piecewise_slope(b->p, t->slopes + t->knots * levels, &t->leads[t->knots]);
    b->n->state_count = this_cluster->first_state + t->knots * b->p->element_count;
    return keep_state(b);
}

static quoin_status note_knot(builder *b, trace *t, const cluster *this_cluster) {
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

/* Moves the length to the left, up to the last knot or until required rows break. */
static void walk_left(builder *b) {
    size_t rounds = 0;
    while (required_slope(b->p) >= 0 && piecewise_advance(b->p, -1)) {
        if (++rounds > MOST_KNOTS + 50 * b->p->element_count) {
            b->n->failed = true;
            break;
        }
    }
}

static quoin_status walk_right(builder *b, trace *t, const cluster *this_cluster) {
    size_t rounds = 0;
    quoin_status status = note_stretch(b, t, this_cluster);
    while (status == QUOIN_OK && t->slopes[t->knots * b->p->levels] <= 0 && piecewise_advance(b->p, 1)) {
        status = note_knot(b, t, this_cluster);
        if (status == QUOIN_OK) status = note_stretch(b, t, this_cluster);
        if (++rounds > MOST_KNOTS + 50 * b->p->element_count) {
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
static stretch_range find_allowed(builder *b, const trace *t) {
    size_t levels = b->p->levels;
    stretch_range found = {0, t->knots + 1};
    while (found.first <= t->knots && t->slopes[found.first * levels] < 0) found.first++;
    while (found.last && t->slopes[(found.last - 1) * levels] > 0) found.last--;
    fixed violation = found.first ? t->violations[found.first - 1] : found.last <= t->knots ? t->violations[found.last - 1] : piecewise_violation(b->p);
    if (violation > fixed_from(NETWORK_TOLERANCE)) b->n->contradictory = !b->n->tolerant;
    if (found.first > t->knots) b->n->contradictory = true;
    if (found.last < found.first) found.last = found.first;
    return found;
}

/* Writes the points and slopes of the allowed stretches; adjacent stretches of equal slope are merged. Returns false if memory ran out. */
static bool put_stretches(builder *b, const trace *t, stretch_range within, curve *made) {
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
static quoin_status make_curve(builder *b, const trace *t, operand *out) {
    network *n = b->n;
    curves *in = &n->curves;
    *out = (operand){.curve = curves_make(in, (uint32_t)t->knots + 1), .scale = 1};
    if (out->curve == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    stretch_range within = find_allowed(b, t);
    if (n->contradictory) return QUOIN_OK;
    curve *made = &in->list[out->curve];
    if (!put_stretches(b, t, within, made)) return QUOIN_OUT_OF_MEMORY;
    curves_trim(in, out->curve, made->count);
    made->kind = CURVE_PIECE;
    made->cluster = (uint32_t)(b->cluster - n->clusters);
    return QUOIN_OK;
}

quoin_status piece_trace(network *n, uint32_t index, operand *out) {
    builder b;
    trace t = {0};
    bool solved = false;
    quoin_status status = open(&b, n, index);
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
        n->failed = n->failed || b.p->unsound;
        if (status == QUOIN_OK && b.p->no_memory) status = QUOIN_OUT_OF_MEMORY;
        if (status == QUOIN_OK) status = make_curve(&b, &t, out);
        n->pivots += b.p->pivots;
        n->program_rows += this_cluster->cost_count;
        n->program_columns += this_cluster->node_count;
    }
    release_trace(n->memory, &t);
    close(&b);
    return status;
}
