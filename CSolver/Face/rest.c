/* Rest: what T2 to T5 do with positions that priorities and T1 left open.
 *
 * On the optimal face, nodes that keep a fixed distance move as one body. How far each body moves from where it stands
 * is a problem of the same kind, only smaller: the face's limits are its required springs, the tie rows its optional
 * ones, the tie levels its priorities. What is open even then is T5's: each variable by key goes as near to its anchor
 * as its remaining interval lets it, and what that says about the others spreads along the limits.
 */
#include <math.h>
#include <string.h>

#include "Face/intervals.h"
#include "Store/sets.h"

typedef struct rest {
    native *n;
    native *bodies;            /* the smaller problem; node 0 is everything that stands */
    face face;
    uint32_t *body;            /* per node of n: disjoint sets first, then body numbers */
    reduced row;
} rest;

static bool is_moving(const native *n, uint32_t node) {
    return node_is_root(n, node) && (n->mark[node] & (NODE_OPEN | NODE_KERNEL)) == NODE_OPEN;
}

static void number_bodies(rest *r) {
    native *n = r->n;
    for (uint32_t i = 0; i <= n->node_count; i++) r->body[i] = i && is_moving(n, i) ? i : 0;
    for (size_t i = 0; i < r->face.count; i++) {
        const limit *l = &r->face.limits[i];
        if (l->least == l->greatest) set_join(r->body, l->high, l->low);
    }
    uint32_t count = 0;
    for (uint32_t i = 1; i <= n->node_count; i++) { /* a set's name is its lowest node, numbered before the others */
        uint32_t set = r->body[i];
        r->body[i] = set == i ? ++count : set < i ? r->body[set] : 0;
    }
    r->bodies->node_count = count;
}

static quoin_status add_spring(rest *r, uint32_t high, uint32_t low, int relation, double bound, bool required, uint32_t level) {
    native *t = r->bodies;
    if (high == low) return QUOIN_OK;
    if (!RESERVE(t->memory, t->springs, t->spring_capacity, t->spring_count + 1)) return QUOIN_OUT_OF_MEMORY;
    spring made = {.high = high, .low = low, .bound = bound, .level = level, .order = (int32_t)t->spring_count + 1, .row = NO_INDEX};
    made.required = required;
    made.relation = (int8_t)relation;
    made.sign = 1;
    if (high < low) {
        made.high = low;
        made.low = high;
        made.bound = -bound;
        made.relation = (int8_t)-relation;
    }
    t->springs[t->spring_count++] = made;
    return QUOIN_OK;
}

static quoin_status add_limits(rest *r) {
    const native *n = r->n;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < r->face.count && status == QUOIN_OK; i++) {
        const limit *l = &r->face.limits[i];
        uint32_t high = r->body[l->high], low = r->body[l->low];
        double apart = n->position[l->high] - n->position[l->low];
        if (l->least > -INFINITY) status = add_spring(r, high, low, QUOIN_GREATER_OR_EQUAL, fmin(l->least - apart, 0), true, 0);
        if (l->greatest < INFINITY && status == QUOIN_OK)
            status = add_spring(r, high, low, QUOIN_LESS_OR_EQUAL, fmax(l->greatest - apart, 0), true, 0);
    }
    return status;
}

static quoin_status add_ties(rest *r, bool *any) {
    native *n = r->n;
    const quoin_solver *solver = n->solver;
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        const row *this_row = &solver->rows[solver->row_slots.order[i]];
        if (!this_row->tie) continue;
        quoin_status status = reduce_row(n, this_row, &r->row);
        if (status != QUOIN_OK) return status;
        uint32_t ends[2] = {0, 0};
        double bound = r->row.constant;
        for (size_t t = 0; t < r->row.count; t++) {
            const quoin_term *term = &r->row.terms[t];
            bound -= term->coefficient * n->position[term->variable];
            if (is_moving(n, term->variable)) ends[term->coefficient < 0] = r->body[term->variable];
        }
        if (ends[0] != ends[1]) *any = true;
        status = add_spring(r, ends[0], ends[1], this_row->relation, bound, false, this_row->tie - 1u);
        if (status != QUOIN_OK) return status;
    }
    return QUOIN_OK;
}

/* Moves the bodies as the tie levels ask. Where that leaves more than springs can do, the components concerned become
 * the kernel's. */
static quoin_status settle_ties(rest *r, size_t *loose, bool *kernel) {
    native *n = r->n, *t = r->bodies;
    quoin_status status = springs_bundle(t, QUOIN_TIE_LEVELS);
    if (status == QUOIN_OK) status = eliminate(t, false);
    if (status != QUOIN_OK) return status;
    for (uint32_t i = 1; i <= n->node_count; i++) {
        if (!r->body[i] || (t->mark[r->body[i]] & NODE_GONE && !t->contradictory)) continue;
        n->mark[i] |= NODE_KERNEL;
        *kernel = true;
    }
    if (!*kernel) settle(t, loose);
    return QUOIN_OK;
}

/* ── T5 ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Where a variable stands as its root moves; a scalar it leans on is settled already (components.c sees to that). */
static place standing(const native *n, uint32_t slot) {
    place at = n->affine ? place_of(n, n->node[slot]) : (place){.root = n->node[slot], .slope = 1};
    at.shift += n->offset[slot];
    if (at.scalar) at.shift += at.rate * n->position[at.scalar];
    return at;
}

static double value_now(const rest *r, uint32_t slot) {
    const native *n = r->n;
    place at = standing(n, slot);
    return at.slope * (n->position[at.root] + r->bodies->position[r->body[at.root]]) + at.shift;
}

static quoin_status settle_variables(rest *r) {
    native *n = r->n;
    intervals in; /* where each body may still move */
    double *position = r->bodies->position;
    quoin_status status = intervals_open(&in, n->memory, r->face.limits, r->face.count, (size_t)r->bodies->node_count + 1);
    if (status != QUOIN_OK) return status;
    position[0] = intervals_settle(&in, 0, 0);
    for (size_t i = 0; i < n->solver->variable_slots.order_count && status == QUOIN_OK; i++) {
        uint32_t slot = n->solver->variable_slots.order[i], anchor = n->solver->variables[slot].anchor;
        place at = standing(n, slot);
        uint32_t body = r->body[at.root];
        if (in.settled[body]) continue;
        double goal = anchor == NO_VARIABLE ? 0 : value_now(r, anchor);
        position[body] = intervals_settle(&in, body, (goal - at.shift) / at.slope - n->position[at.root]);
    }
    intervals_close(&in);
    return status;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* The limits between nodes become limits between bodies, as seen from where the bodies stand. */
static void limits_between_bodies(rest *r) {
    const native *n = r->n;
    size_t kept = 0;
    for (size_t i = 0; i < r->face.count; i++) {
        limit l = r->face.limits[i];
        double apart = n->position[l.high] - n->position[l.low];
        limit seen = {r->body[l.high], r->body[l.low], fmin(l.least - apart, 0), fmax(l.greatest - apart, 0)};
        if (seen.high != seen.low) r->face.limits[kept++] = seen;
    }
    r->face.count = kept;
}

static quoin_status close_open(rest *r, bool *kernel) {
    native *n = r->n, *t = r->bodies;
    bool any = false;
    size_t loose = 1;
    quoin_status status = face_collect(n, &r->face);
    if (status != QUOIN_OK) return status;
    number_bodies(r);
    t->spring_count = t->step_count = 0;
    t->contradictory = false;
    if ((status = add_limits(r)) != QUOIN_OK || (status = add_ties(r, &any)) != QUOIN_OK) return status;
    if (any) {
        status = settle_ties(r, &loose, kernel);
        if (status != QUOIN_OK || *kernel) return status;
        for (uint32_t i = 1; i <= t->node_count; i++) t->mark[i] |= NODE_OPEN;
        status = face_collect(t, &r->face);
    } else {
        if ((status = springs_reserve_nodes(t)) != QUOIN_OK) return status;
        for (uint32_t i = 0; i <= t->node_count; i++) t->position[i] = 0;
        limits_between_bodies(r);
    }
    if (status == QUOIN_OK && loose) status = settle_variables(r);
    for (uint32_t i = 1; i <= n->node_count && status == QUOIN_OK; i++) n->position[i] += r->body[i] ? t->position[r->body[i]] : 0;
    return status;
}

quoin_status rest_solve(native *n, bool *kernel) {
    rest r = {.n = n, .face = {.memory = n->memory}};
    size_t size = ((size_t)n->node_count + 1) * sizeof *r.body;
    quoin_status status = native_below(n, &r.bodies);
    if (status == QUOIN_OK && !(r.body = memory_take(n->memory, size))) status = QUOIN_OUT_OF_MEMORY;
    *kernel = false;
    if (status == QUOIN_OK) status = close_open(&r, kernel);
    memory_give(n->memory, r.body, size);
    face_release(&r.face);
    GIVE(n->memory, r.row.terms, r.row.capacity);
    return status;
}
