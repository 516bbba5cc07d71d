/* A cluster as a program for the dual simplex method, and back.
 *
 * What it costs as its one free length runs from −∞ to ∞ changes its slope at some knots. Between two knots one basis is
 * optimal; a state records for each member whether it is tight there, and where.
 */
#include "Network/piece.h"

#include <stdlib.h>
#include <string.h>

#include "Network/piecewise.h"

/* The state of a member: tight, and whether it may then shrink or grow at no cost; or idle. The bits above say where it is. */
enum { STATE_TIGHT = 1, STATE_SHRINKS = 2, STATE_GROWS = 4, STATE_IDLE = 8, STATE_BITS = 4 };

#define MOST_KNOTS 4096

typedef struct builder {
    network *n;
    const cluster *cluster;
    piecewise *p;
    uint32_t *outer;           /* nodes of the boundary */
    size_t outer_count, outer_capacity;
    double *form;
    size_t form_size;
} builder;

/* Inner nodes know their column by n->local. */
static void number_inner(const builder *b) {
    network *n = b->n;
    uint32_t column = 0;
    for (uint32_t v = b->cluster->first_node; v; v = n->next_node[v]) n->local[v] = column++;
}

static bool is_inner(const builder *b, uint32_t node) {
    const network *n = b->n;
    return n->mark[node] & NET_INNER && n->local[node] < b->cluster->node_count;
}

static void mark_inner(const builder *b, bool on) {
    network *n = b->n;
    for (uint32_t v = b->cluster->first_node; v; v = n->next_node[v]) {
        if (on) n->mark[v] |= NET_INNER;
        else n->mark[v] &= (uint8_t)~NET_INNER;
    }
}

static quoin_status list_outer(builder *b) {
    network *n = b->n;
    for (uint32_t i = b->cluster->first_form; i < b->cluster->form_end && b->cluster->form_count == 1; i++) {
        if (!RESERVE(n->memory, b->outer, b->outer_capacity, b->outer_count + 1)) return QUOIN_OUT_OF_MEMORY;
        b->outer[b->outer_count++] = n->forms[i].node;
    }
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX && b->cluster->form_count == 1; c = n->costs[c].next)
        for (uint32_t i = 0; i < n->costs[c].count; i++) {
            uint32_t node = n->ends[n->costs[c].first + i].node;
            bool known = is_inner(b, node);
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
        if (is_inner(b, e->node)) status = tableau_put(table, n->local[e->node], e->coefficient);
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
    uint32_t levels = in->levels, *place;
    if (!RESERVE(n->memory, n->piece_levels, n->piece_level_capacity, levels) || !RESERVE(n->memory, n->place_of_level, n->place_capacity, levels))
        return QUOIN_OUT_OF_MEMORY;
    place = n->place_of_level;
    memory_fill(place, 0, levels * sizeof *place);
    place[0] = 1;
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX; c = n->costs[c].next) {
        operand function;
        quoin_status status = cost_function(n, c, &function);
        if (status != QUOIN_OK) return status;
        const curve *member = &in->list[function.curve];
        for (uint32_t s = member->start; s <= member->start + member->count; s++)
            for (uint32_t i = 0; i < in->slope[s].count; i++) place[in->entries[in->slope[s].first + i].level] = 1;
    }
    *count = 0;
    for (uint32_t l = 0; l < levels; l++) {
        if (!place[l]) continue;
        place[l] = *count;
        n->piece_levels[(*count)++] = l;
    }
    return QUOIN_OK;
}

static quoin_status add_members(builder *b) {
    network *n = b->n;
    uint32_t levels;
    quoin_status listed = list_levels(b, &levels);
    if (listed != QUOIN_OK) return listed;
    piecewise_clear(b->p, levels);
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX; c = n->costs[c].next) {
        operand function;
        curve_view v;
        quoin_status status = cost_function(n, c, &function);
        if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
        if (status == QUOIN_OK) status = piecewise_add(b->p, &n->curves, &v, n->place_of_level, n->costs[c].fixed_length);
        if (status != QUOIN_OK) return status;
    }
    return QUOIN_OK;
}

static void close(builder *b) {
    memory *to = b->n->memory;
    mark_inner(b, false);
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
    number_inner(b);
    mark_inner(b, true);
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

quoin_status piece_solve(network *n, uint32_t index) {
    builder b;
    bool solved = false;
    quoin_status status = open(&b, n, index);
    if (status == QUOIN_OK && !n->contradictory && !n->failed) solved = piecewise_solve(b.p);
    if (status == QUOIN_OK && b.p->no_memory) status = QUOIN_OUT_OF_MEMORY;
    if (status == QUOIN_OK && !n->contradictory && !n->failed) {
        n->pivots += b.p->pivots;
        n->program_rows += b.cluster->cost_count;
        n->program_columns += b.cluster->node_count;
        if (!solved) n->failed = true;
        if (piecewise_violation(b.p) > fixed_from(NETWORK_TOLERANCE)) n->contradictory = true;
        n->clusters[index].first_state = n->state_count;
        n->clusters[index].knot_count = 0;
        status = keep_state(&b);
    }
    close(&b);
    return status;
}

/* ── Tracing ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Stretches from left to right, and the knots between them. */
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

/* The stretch behind the last knot is the present one. */
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

/* To where nothing changes any more, or required rows break. */
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
    *slope = slope_begin(in, lead);
    for (size_t l = 0; l < count && kept; l++)
        if (entries[l] != 0) kept = curves_entry(in, slope, levels[l], entries[l]);
    return kept;
}

static bool put_forbidden(curves *in, slope_vector *slope, double sign) {
    *slope = slope_begin(in, 0);
    return curves_entry(in, slope, 0, sign * INFINITY);
}

/* The intervals that required rows allow; adjacent ones of equal slope are merged. */
static quoin_status make_curve(builder *b, const trace *t, const cluster *this_cluster, operand *out) {
    network *n = b->n;
    curves *in = &n->curves;
    size_t levels = b->p->levels, first = 0, last = t->knots + 1; /* stretches first … last − 1 are allowed */
    while (first <= t->knots && t->slopes[first * levels] < 0) first++;
    while (last && t->slopes[(last - 1) * levels] > 0) last--;
    *out = (operand){.curve = curves_make(in, (uint32_t)t->knots + 1), .scale = 1};
    if (out->curve == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    curve *made = &in->list[out->curve];
    fixed *point = in->point + made->start;
    slope_vector *slope = in->slope + made->start;
    uint32_t count = 0;
    const fixed *knots = n->knots + this_cluster->first_knot;
    /* Rows that miss each other whatever the length: their sum is flat, but not 0. */
    fixed violation = first ? t->violations[first - 1] : last <= t->knots ? t->violations[last - 1] : piecewise_violation(b->p);
    if (violation > fixed_from(NETWORK_TOLERANCE)) {
        n->contradictory = true;
        return QUOIN_OK;
    }
    if (first >= last) { /* none: at the knot between the two sides they miss each other the least */
        if (first > t->knots) n->contradictory = true;
        if (n->contradictory) return QUOIN_OK;
        last = first;
    }
    bool kept = true;
    if (first) {
        kept = put_forbidden(in, slope, -1);
        point[count++] = knots[first - 1];
    }
    size_t put = first;
    for (size_t i = first; i < last && kept; i++) {
        /* Behind the same leading key there may be others: such stretches stay apart. */
        if (i > first && !t->leads[i] && !t->leads[put] && same_slopes(t->slopes + put * levels, t->slopes + i * levels, levels)) continue;
        if (i > first) point[count++] = knots[i - 1];
        kept = put_stretch(in, &slope[count], n->piece_levels, t->slopes + i * levels, levels, t->leads[i]);
        put = i;
    }
    if (last <= t->knots) {
        if (last > first) point[count++] = knots[last - 1];
        kept = kept && put_forbidden(in, &slope[count], 1);
    }
    if (!kept) return QUOIN_OUT_OF_MEMORY;
    curves_trim(in, out->curve, count);
    in->list[out->curve].kind = CURVE_PIECE;
    in->list[out->curve].split = (uint32_t)(this_cluster - n->clusters);
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
        if (status == QUOIN_OK && b.p->no_memory) status = QUOIN_OUT_OF_MEMORY;
        if (status == QUOIN_OK) status = make_curve(&b, &t, this_cluster, out);
        n->pivots += b.p->pivots;
        n->program_rows += this_cluster->cost_count;
        n->program_columns += this_cluster->node_count;
    }
    release_trace(n->memory, &t);
    close(&b);
    return status;
}

/* ── Settling ───────────────────────────────────────────────────────────────────────────────────────────────── */

static fixed length_of(network *n, const cluster *this_cluster) {
    fixed sum = 0;
    for (uint32_t i = this_cluster->first_form; i < this_cluster->form_end; i++)
        sum += fixed_times(n->position[n->forms[i].node], n->forms[i].coefficient, &n->curves.exact);
    return sum;
}

/* As many lengths as unknowns, all known: each is exchanged for an unknown that it mentions, and these are computed in reverse, each
 * from the lengths exchanged before it and the unknowns computed already. */
typedef struct square {
    tableau *table;
    uint32_t size;
    fixed *lengths, *unknowns;
    uint32_t *row_of, *column_of;
    slab room;
} square;

static quoin_status open_square(network *n, uint32_t size, square *out) {
    part parts[] = {PART(out->lengths, size), PART(out->unknowns, size), PART(out->row_of, size), PART(out->column_of, size)};
    *out = (square){.table = &n->piecewise->table, .size = size};
    if (!slab_carve(n->memory, &out->room, parts, 4)) return QUOIN_OUT_OF_MEMORY;
    return tableau_clear(out->table, size);
}

static quoin_status solve_square(square *system, bool *exact, bool *solved) {
    tableau *t = system->table;
    quoin_status status = tableau_index(t);
    *solved = t->row_count == system->size;
    for (uint32_t c = 0; c < system->size; c++) system->row_of[c] = NO_ROW;
    for (uint32_t r = 0; r < system->size && *solved && status == QUOIN_OK; r++) {
        uint32_t c = system->column_of[r] = tableau_choose(t, r, system->size, system->row_of);
        if (!(*solved = c != UINT32_MAX)) break;
        system->row_of[c] = r;
        status = tableau_exchange(t, r, c);
        if (status == QUOIN_OK) tableau_settle(t, r);
    }
    for (uint32_t r = system->size; r-- > 0 && *solved && status == QUOIN_OK;) {
        fixed sum = 0;
        for (const tableau_entry *e = row_begin(t, r), *end = row_end(t, r); e < end; e++) {
            bool is_length = system->row_of[e->column] <= r;
            sum += fixed_times(is_length ? system->lengths[system->row_of[e->column]] : system->unknowns[e->column], e->value, exact);
        }
        system->unknowns[system->column_of[r]] = sum;
    }
    return status;
}

/* The tight member's row, and its length less what nodes outside add to it. */
static quoin_status put_tight(const builder *b, square *to, uint32_t c, uint32_t at) {
    network *n = b->n;
    operand function;
    curve_view v;
    quoin_status status = cost_function(n, c, &function);
    if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
    if (status == QUOIN_OK) status = tableau_begin_row(to->table);
    if (status != QUOIN_OK) return status;
    fixed length = v.count ? v.point[at] : 0;
    for (uint32_t i = 0; i < n->costs[c].count && status == QUOIN_OK; i++) {
        const end *e = &n->ends[n->costs[c].first + i];
        if (is_inner(b, e->node)) status = tableau_put(to->table, n->local[e->node], e->coefficient);
        else length -= fixed_times(n->position[e->node], e->coefficient, &n->curves.exact);
    }
    to->lengths[to->table->row_count - 1] = length;
    return status;
}

quoin_status piece_settle(network *n, uint32_t index, bool *is_open) {
    builder b = {.n = n, .cluster = &n->clusters[index]};
    const cluster *this_cluster = b.cluster;
    size_t stretch = 0;
    square all;
    bool solved = false;
    if (this_cluster->form_count == 1) {
        fixed length = length_of(n, this_cluster);
        while (stretch < this_cluster->knot_count && n->knots[this_cluster->first_knot + stretch] < length) stretch++;
    }
    const uint32_t *state = n->states + this_cluster->first_state + stretch * this_cluster->cost_count;
    quoin_status status = open_square(n, this_cluster->node_count, &all);
    number_inner(&b);
    mark_inner(&b, true);
    *is_open = false;
    for (uint32_t c = this_cluster->first_cost; c != NO_INDEX && status == QUOIN_OK; c = n->costs[c].next, state++) {
        if (!(*state & STATE_TIGHT)) continue;
        if (*state & (STATE_SHRINKS | STATE_GROWS)) *is_open = true;
        if (all.table->row_count < all.size) status = put_tight(&b, &all, c, *state >> STATE_BITS);
    }
    mark_inner(&b, false);
    if (status == QUOIN_OK) status = solve_square(&all, &n->curves.exact, &solved);
    if (status == QUOIN_OK && !solved) n->failed = true;
    uint32_t i = 0;
    for (uint32_t v = this_cluster->first_node; v && solved && status == QUOIN_OK; v = n->next_node[v]) n->position[v] = all.unknowns[i++];
    slab_release(n->memory, &all.room);
    return status;
}

/* Where each member's length may be on the optimal face while the piece's own lies in `within`. */
quoin_status piece_faces(network *n, uint32_t index, interval within, faces *out) {
    const cluster *this_cluster = &n->clusters[index];
    size_t stretch = 0;
    if (this_cluster->form_count == 1) {
        fixed inside = within.low == -FIXED_MAX ? (within.high == FIXED_MAX ? 0 : within.high - FIXED_ONE)
                       : within.high == FIXED_MAX ? within.low + FIXED_ONE : within.low + (within.high - within.low) / 2;
        while (stretch < this_cluster->knot_count && n->knots[this_cluster->first_knot + stretch] < inside) stretch++;
    }
    const size_t first_state = this_cluster->first_state + stretch * this_cluster->cost_count;
    uint32_t member = 0;
    quoin_status status = QUOIN_OK;
    for (uint32_t c = this_cluster->first_cost; c != NO_INDEX && status == QUOIN_OK; c = n->costs[c].next, member++) {
        uint32_t state = n->states[first_state + member], at = state >> STATE_BITS;
        operand function;
        curve_view v;
        status = cost_function(n, c, &function);
        if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
        if (status != QUOIN_OK) return status;
        interval allowed = {-FIXED_MAX, FIXED_MAX};
        if (!v.count) {
            /* Any length is allowed, but the operands may have limits. */
        } else if (state & (STATE_TIGHT | STATE_IDLE)) {
            allowed = (interval){v.point[at], v.point[at]};
            if (state & STATE_SHRINKS) allowed.low = at ? v.point[at - 1] : -FIXED_MAX;
            if (state & STATE_GROWS) allowed.high = at + 1 < v.count ? v.point[at + 1] : FIXED_MAX;
        } else {
            allowed = (interval){at ? v.point[at - 1] : -FIXED_MAX, at < v.count ? v.point[at] : FIXED_MAX};
        }
        /* Where required rows hold one another, a length may lie at the very end of what it is allowed, with a slope beyond. */
        if (v.count && slope_forbids(&n->curves, v.slope[0])) allowed.low = fixed_max(allowed.low, v.point[0]);
        if (v.count && slope_forbids(&n->curves, v.slope[v.count])) allowed.high = fixed_min(allowed.high, v.point[v.count - 1]);
        status = faces_push(n, out, function, allowed);
    }
    return status;
}
