#include "Parameter/parametric_points.h"

#include <string.h>

#include "Store/sorting.h"

void parametric_release(parametric *p) {
    memory *to = p->memory;
    if (!to) return;
    GIVE(to, p->bound, p->bound_capacity);
    GIVE(to, p->rate, p->rate_capacity);
    GIVE(to, p->lone, p->lone_capacity);
    GIVE(to, p->ranks, p->rank_capacity);
    GIVE(to, p->traces, p->trace_capacity);
    memory_give(to, p->point, p->room * sizeof *p->point);
    memory_give(to, p->drift, p->room * sizeof *p->drift);
    memory_give(to, p->lead, p->room * sizeof *p->lead);
    memory_give(to, p->from_a, p->room * sizeof *p->from_a);
    memory_give(to, p->from_b, p->room * sizeof *p->from_b);
    GIVE(to, p->slope, p->slope_room);
    GIVE(to, p->x, p->x_capacity);
    GIVE(to, p->moves, p->moves_capacity);
    GIVE(to, p->entries, p->entry_capacity);
    GIVE(to, p->weight, p->weight_capacity);
    *p = (parametric){0};
}

void parametric_clear(parametric *p, native *structure, uint32_t level_count) {
    p->memory = structure->memory;
    p->structure = structure;
    p->level_count = level_count;
    p->lone_count = p->used = p->still_used = 0;
    structure->spring_count = structure->step_count = 0;
    structure->contradictory = structure->affine = structure->lengths = false;
}

quoin_status parametric_spring(parametric *p, spring made, double rate) {
    native *t = p->structure;
    size_t count = t->spring_count + 1;
    if (!RESERVE(p->memory, t->springs, t->spring_capacity, count) || !RESERVE(p->memory, p->bound, p->bound_capacity, count) ||
        !RESERVE(p->memory, p->rate, p->rate_capacity, count))
        return QUOIN_OUT_OF_MEMORY;
    p->bound[t->spring_count] = made.bound;
    p->rate[t->spring_count] = rate;
    t->springs[t->spring_count++] = made;
    return QUOIN_OK;
}

quoin_status parametric_lone(parametric *p, lone_row made) {
    if (!RESERVE(p->memory, p->lone, p->lone_capacity, p->lone_count + 1)) return QUOIN_OUT_OF_MEMORY;
    p->lone[p->lone_count++] = made;
    return QUOIN_OK;
}

/* ── Positions ──────────────────────────────────────────────────────────────────────────────────────────────── */

static dual position(const parametric *p, uint32_t node) { return (dual){p->x[node], p->moves[node]}; }

/* Returns a length at which f is least. */
static dual least(const parametric *p, uint32_t f) {
    view v = view_of(p, f, false);
    uint32_t first = 0, last = v.count;
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (sign_at(&v, middle) < 0) first = middle + 1;
        else last = middle;
    }
    if (first) return point_at(&v, first - 1);
    return v.count ? point_at(&v, 0) : (dual){0, 0};
}

/* Returns the distance of the inner node from the first end when the ends are d apart. */
static dual share_of(const parametric *p, uint32_t number, dual d) {
    const function *f = &p->structure->functions.list[number];
    const trace *track = &p->traces[number];
    view a = view_of(p, f->a, f->flip_a), b = view_of(p, f->b, f->flip_b), whole = view_of(p, number, false);
    uint32_t first = 0, last = track->count;
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (before(point_at(&whole, middle), d)) first = middle + 1;
        else last = middle;
    }
    uint32_t i = first ? p->from_a[track->start + first - 1] : track->first_a;
    uint32_t j = first ? p->from_b[track->start + first - 1] : track->first_b;
    int order = compare(&a, i, &b, j, a.word_count);
    if (order < 0) return minus(d, point_at(&b, j - 1));
    if (order > 0) return point_at(&a, i - 1);
    /* Both functions are flat here: any division within both segments is optimal. */
    const dual lowest = {-INFINITY, 0};
    dual low = i ? point_at(&a, i - 1) : lowest, other = j == b.count ? lowest : minus(d, point_at(&b, j));
    if (i || j != b.count) return before(low, other) ? other : low;
    dual high = i == a.count ? nowhere : point_at(&a, i);
    other = j ? minus(d, point_at(&b, j - 1)) : nowhere;
    if (i != a.count || j) return before(high, other) ? high : other;
    return (dual){0, 0};
}

static void settle_all(parametric *p) {
    const native *t = p->structure;
    p->x[0] = p->moves[0] = 0;
    for (size_t i = t->step_count; i-- > 0;) {
        const step *s = &t->steps[i];
        dual at = {0, 0};
        if (s->kind == STEP_PENDANT) {
            dual length = least(p, s->function);
            at = s->node > s->a ? plus(position(p, s->a), length) : minus(position(p, s->a), length);
        } else if (s->kind == STEP_SERIES) {
            dual from = position(p, s->a);
            at = plus(from, share_of(p, s->function, minus(position(p, s->b), from)));
        }
        p->x[s->node] = at.value;
        p->moves[s->node] = at.drift;
    }
}

/* ── Costs ──────────────────────────────────────────────────────────────────────────────────────────────────── */

typedef struct violation {
    double value, slope;
    double weight;             /* the sum of the magnitudes that the slope was added up from */
} violation;

static violation violation_of(int8_t relation, dual off, double weight) {
    dual none = {0, 0};
    if (relation != QUOIN_GREATER_OR_EQUAL && before(none, off)) return (violation){off.value, off.drift, weight};
    if (relation != QUOIN_LESS_OR_EQUAL && before(off, none)) return (violation){-off.value, -off.drift, weight};
    return (violation){0};
}

static violation spring_violation(const parametric *p, size_t i, double s) {
    const spring *row = &p->structure->springs[i];
    dual apart = minus(position(p, row->high), position(p, row->low));
    dual off = minus(apart, (dual){p->bound[i] + p->rate[i] * s, p->rate[i]});
    return violation_of(row->relation, off, fabs(p->moves[row->high]) + fabs(p->moves[row->low]) + fabs(p->rate[i]));
}

static violation lone_violation(const parametric *p, size_t i, double s) {
    const lone_row *row = &p->lone[i];
    return violation_of(row->relation, (dual){row->coefficient * s - row->bound, row->coefficient}, fabs(row->coefficient));
}

static void charge(parametric *p, sample *at, uint32_t level, violation by) {
    at->value[level] += by.value;
    at->slope[level] += by.slope;
    p->weight[level] += by.weight;
}

static void add_up(parametric *p, sample *at) {
    size_t springs = p->structure->spring_count;
    for (uint32_t l = 0; l < p->level_count; l++) at->value[l] = at->slope[l] = p->weight[l] = 0;
    for (size_t i = 0; i < springs; i++) charge(p, at, p->structure->springs[i].level, spring_violation(p, i, at->s));
    for (size_t i = 0; i < p->lone_count; i++) charge(p, at, p->lone[i].level, lone_violation(p, i, at->s));
    for (uint32_t l = 0; l < p->level_count; l++)
        if (fabs(at->slope[l]) <= NEGLIGIBLE * p->weight[l]) at->slope[l] = 0;
    for (size_t k = 0; k < p->rank_count; k++) {
        size_t i = (uint32_t)p->ranks[k], level = p->level_count + k;
        violation own = i < springs ? spring_violation(p, i, at->s) : lone_violation(p, i - springs, at->s);
        at->value[level] = own.value;
        at->slope[level] = fabs(own.slope) <= NEGLIGIBLE * own.weight ? 0 : own.slope;
    }
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status parametric_eliminate(parametric *p, bool *complete) {
    native *t = p->structure;
    quoin_status status = springs_bundle(t, p->level_count);
    if (status == QUOIN_OK) status = eliminate(t, false);
    *complete = status == QUOIN_OK && !t->contradictory && t->step_count == t->node_count;
    return status;
}

static void mark_still(parametric *p) {
    const native *t = p->structure;
    for (uint32_t i = 0; i < t->functions.count; i++) {
        const function *f = &t->functions.list[i];
        trace *track = &p->traces[i];
        *track = (trace){.still = true};
        if (f->kind != FUNCTION_ROWS) {
            track->still = p->traces[f->a].still && p->traces[f->b].still;
            continue;
        }
        for (uint32_t k = 0; k < f->b; k++) track->still = track->still && p->rate[t->edge_springs[f->a + k]] == 0;
    }
}

static quoin_status rank_rows(parametric *p) {
    const native *t = p->structure;
    size_t all = t->spring_count + p->lone_count;
    p->rank_count = 0;
    if (!p->ties) return QUOIN_OK;
    if (!RESERVE(p->memory, p->ranks, p->rank_capacity, all)) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < all; i++) {
        int32_t order = i < t->spring_count ? t->springs[i].order : p->lone[i - t->spring_count].order;
        if (order) p->ranks[p->rank_count++] = (uint64_t)~(uint32_t)order << 32 | i;
    }
    sort_numbers(p->ranks, p->rank_count);
    return QUOIN_OK;
}

static quoin_status compute_all(parametric *p, bool still, double s) {
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 0; i < p->structure->functions.count && status == QUOIN_OK; i++)
        if (p->traces[i].still == still) status = parametric_compute(p, i, s);
    return status;
}

quoin_status parametric_begin(parametric *p, bool ties, size_t *levels) {
    const native *t = p->structure;
    size_t nodes = (size_t)t->node_count + 1;
    p->ties = ties;
    if (!RESERVE(p->memory, p->traces, p->trace_capacity, t->functions.count) || !RESERVE(p->memory, p->x, p->x_capacity, nodes) ||
        !RESERVE(p->memory, p->moves, p->moves_capacity, nodes) || !RESERVE(p->memory, p->weight, p->weight_capacity, p->level_count))
        return QUOIN_OUT_OF_MEMORY;
    quoin_status status = rank_rows(p);
    *levels = p->level_count + p->rank_count;
    mark_still(p);
    p->used = 0;
    if (status == QUOIN_OK) status = compute_all(p, true, 0);
    p->still_used = p->used;
    return status;
}

quoin_status parametric_sample(parametric *p, sample *at) {
    p->used = p->still_used;
    quoin_status status = compute_all(p, false, at->s);
    if (status != QUOIN_OK) return status;
    settle_all(p);
    add_up(p, at);
    return QUOIN_OK;
}
