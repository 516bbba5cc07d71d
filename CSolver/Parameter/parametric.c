#include "Parameter/parametric.h"

#include <math.h>
#include <string.h>

#include "Store/sorting.h"

#define ALWAYS_INLINE static inline __attribute__((always_inline))

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
    memory_give(to, p->pull, p->room * sizeof *p->pull);
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

/* ── Places ─────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool grow(memory *from, void **block, size_t old_size, size_t new_size) {
    void *moved = memory_resize(from, *block, old_size, new_size);
    if (moved) *block = moved;
    return moved;
}

/* Grows all arrays or none, as in functions.c. */
static bool make_room(parametric *p, size_t room) {
    void **blocks[5] = {(void **)&p->point, (void **)&p->drift, (void **)&p->pull, (void **)&p->from_a, (void **)&p->from_b};
    size_t sizes[5] = {sizeof *p->point, sizeof *p->drift, sizeof *p->pull, sizeof *p->from_a, sizeof *p->from_b};
    for (int i = 0; i < 5; i++) {
        if (grow(p->memory, blocks[i], p->room * sizes[i], room * sizes[i])) continue;
        while (i--) grow(p->memory, blocks[i], room * sizes[i], p->room * sizes[i]);
        return false;
    }
    p->room = room;
    return true;
}

static quoin_status take_places(parametric *p, trace *track, size_t count) {
    size_t room = p->used + count + 1, limbs = p->structure->functions.limbs;
    if (room > p->room && !make_room(p, room > 2 * p->room ? room : 2 * p->room)) return QUOIN_OUT_OF_MEMORY;
    if (!RESERVE(p->memory, p->slope, p->slope_room, room * limbs)) return QUOIN_OUT_OF_MEMORY;
    track->start = (uint32_t)p->used;
    return QUOIN_OK;
}

static void keep_places(parametric *p, trace *track, uint32_t count) {
    track->count = count;
    p->used = track->start + count + 1;
}

/* ── Points of value + drift · ε ────────────────────────────────────────────────────────────────────────────── */

typedef struct dual {
    double value, drift;
} dual;

ALWAYS_INLINE bool before(dual a, dual b) { return a.value < b.value || (a.value == b.value && a.drift < b.drift); }
ALWAYS_INLINE dual plus(dual a, dual b) { return (dual){a.value + b.value, a.drift + b.drift}; }
ALWAYS_INLINE dual minus(dual a, dual b) { return (dual){a.value - b.value, a.drift - b.drift}; }

static const dual nowhere = {INFINITY, 0};

typedef struct view {
    const double *point, *drift;
    const int64_t *slope;
    const int32_t *pull;
    uint32_t count, limbs;
    bool flip;
} view;

static view view_of(const parametric *p, uint32_t f, bool flip) {
    const trace *track = &p->traces[f];
    uint32_t limbs = p->structure->functions.limbs;
    return (view){p->point + track->start, p->drift + track->start, p->slope + (size_t)track->start * limbs, p->pull + track->start,
                  track->count, limbs, flip};
}

ALWAYS_INLINE dual point_at(const view *v, uint32_t i) {
    if (!v->flip) return (dual){v->point[i], v->drift[i]};
    return (dual){-v->point[v->count - 1 - i], -v->drift[v->count - 1 - i]};
}

ALWAYS_INLINE int64_t slope_at(const view *v, uint32_t segment, uint32_t limb, uint32_t limbs) {
    return v->flip ? -v->slope[(size_t)(v->count - segment) * limbs + limb] : v->slope[(size_t)segment * limbs + limb];
}

ALWAYS_INLINE int32_t pull_at(const view *v, uint32_t segment) {
    return v->flip ? -v->pull[v->count - segment] : v->pull[segment];
}

ALWAYS_INLINE int compare(const view *a, uint32_t i, const view *b, uint32_t j, uint32_t limbs) {
    for (uint32_t l = 0; l < limbs; l++) {
        int64_t x = slope_at(a, i, l, limbs), y = slope_at(b, j, l, limbs);
        if (x != y) return x < y ? -1 : 1;
    }
    int32_t x = pull_at(a, i), y = pull_at(b, j);
    return x < y ? -1 : x > y;
}

static int sign_at(const view *v, uint32_t segment) {
    for (uint32_t l = 0; l < v->limbs; l++) {
        int64_t word = slope_at(v, segment, l, v->limbs);
        if (word) return word < 0 ? -1 : 1;
    }
    int32_t pull = pull_at(v, segment);
    return pull < 0 ? -1 : pull > 0;
}

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool falls(const spring *s) { return s->relation >= QUOIN_EQUAL; }
static bool rises(const spring *s) { return s->relation <= QUOIN_EQUAL; }

static bool entry_before(const bound_entry *a, const bound_entry *b) {
    return before((dual){a->value, a->drift}, (dual){b->value, b->drift});
}

/* Sorts stably by bottom-up merging; short lists by insertion. Returns the array that holds the sorted entries. */
static bound_entry *sort_entries(bound_entry *list, bound_entry *other, uint32_t count) {
    if (count <= 8) {
        for (uint32_t i = 1; i < count; i++) {
            bound_entry moved = list[i];
            uint32_t j = i;
            for (; j && entry_before(&moved, &list[j - 1]); j--) list[j] = list[j - 1];
            list[j] = moved;
        }
        return list;
    }
    for (uint32_t width = 1; width < count; width *= 2) {
        for (uint32_t from = 0; from < count; from += 2 * width) {
            uint32_t middle = from + width < count ? from + width : count;
            uint32_t end = from + 2 * width < count ? from + 2 * width : count;
            for (uint32_t i = from, j = middle, k = from; k < end; k++)
                other[k] = j == end || (i < middle && !entry_before(&list[j], &list[i])) ? list[i++] : list[j++];
        }
        bound_entry *swap = list;
        list = other;
        other = swap;
    }
    return list;
}

static void add_unit(const native *t, int64_t *slope, uint32_t level, int64_t by) {
    slope[t->packing.limb[level]] += by * (INT64_C(1) << t->packing.shift[level]);
}

/* Sets the pulls of the segments between equal bounds: falling rows pull left of their bounds, rising ones right of them. */
static void set_pulls(const parametric *p, const trace *track, const bound_entry *list, uint32_t count, uint32_t groups) {
    int32_t *pull = p->pull + track->start, last = 0;
    memset(pull, 0, ((size_t)groups + 1) * sizeof *pull);
    if (!p->ties) return;
    uint32_t i = count;
    for (uint32_t segment = groups + 1; segment-- > 0;) {
        for (; i > 0 && list[i - 1].group >= segment; i--) {
            const spring *s = &p->structure->springs[list[i - 1].spring];
            if (falls(s) && s->order > last) last = s->order;
        }
        pull[segment] = -last;
    }
    last = 0;
    i = 0;
    for (uint32_t segment = 0; segment <= groups; segment++) {
        for (; i < count && list[i].group < segment; i++) {
            const spring *s = &p->structure->springs[list[i].spring];
            if (rises(s) && s->order > last) last = s->order;
        }
        if (last > -pull[segment]) pull[segment] = last;
    }
}

static quoin_status rows(parametric *p, const function *f, trace *track, double s) {
    const native *t = p->structure;
    uint32_t count = f->b, limbs = t->functions.limbs;
    if (!RESERVE(p->memory, p->entries, p->entry_capacity, 2 * (size_t)count)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = take_places(p, track, count);
    if (status != QUOIN_OK) return status;
    int64_t *slope = p->slope + (size_t)track->start * limbs;
    memset(slope, 0, limbs * sizeof *slope);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t k = t->edge_springs[f->a + i];
        p->entries[i] = (bound_entry){p->bound[k] + p->rate[k] * s, p->rate[k], k, 0};
        if (falls(&t->springs[k])) add_unit(t, slope, t->springs[k].level, -1);
    }
    bound_entry *list = sort_entries(p->entries, p->entries + count, count);
    uint32_t made = 0;
    for (uint32_t i = 0; i < count; made++) {
        uint32_t first = i;
        p->point[track->start + made] = list[i].value;
        p->drift[track->start + made] = list[i].drift;
        memcpy(slope + limbs, slope, limbs * sizeof *slope);
        slope += limbs;
        for (; i < count && !entry_before(&list[first], &list[i]); i++) {
            const spring *row = &t->springs[list[i].spring];
            add_unit(t, slope, row->level, falls(row) + rises(row));
            list[i].group = made;
        }
    }
    set_pulls(p, track, list, count, made);
    keep_places(p, track, made);
    return QUOIN_OK;
}

/* ── Sums and convolutions, as in functions.c but without limits ────────────────────────────────────────────── */

ALWAYS_INLINE uint32_t sum(const parametric *p, const trace *track, const view *a, const view *b, uint32_t limbs) {
    uint32_t i = 0, j = 0, made = 0;
    for (size_t at = track->start;; at++) {
        for (uint32_t l = 0; l < limbs; l++) p->slope[at * limbs + l] = slope_at(a, i, l, limbs) + slope_at(b, j, l, limbs);
        int32_t x = pull_at(a, i), y = pull_at(b, j);
        p->pull[at] = (x < 0 ? -x : x) > (y < 0 ? -y : y) ? x : y;
        if (i == a->count && j == b->count) return made;
        dual one = i < a->count ? point_at(a, i) : nowhere, two = j < b->count ? point_at(b, j) : nowhere;
        bool second = before(two, one), first = before(one, two);
        p->point[at] = second ? two.value : one.value;
        p->drift[at] = second ? two.drift : one.drift;
        i += !second;
        j += !first;
        made++;
    }
}

ALWAYS_INLINE uint32_t convolve(const parametric *p, trace *track, const view *a, const view *b, uint32_t limbs) {
    uint32_t i = 0, j = 0, made = 0;
    int order = compare(a, 0, b, 0, limbs);
    while (order > 0 && j < b->count && compare(b, j, a, 0, limbs) < 0) j++;
    while (order < 0 && i < a->count && compare(a, i, b, 0, limbs) < 0) i++;
    track->first_a = i;
    track->first_b = j;
    for (size_t at = track->start;; at++, made++) {
        order = compare(a, i, b, j, limbs);
        const view *flatter = order <= 0 ? a : b;
        uint32_t segment = order <= 0 ? i : j;
        for (uint32_t l = 0; l < limbs; l++) p->slope[at * limbs + l] = slope_at(flatter, segment, l, limbs);
        p->pull[at] = pull_at(flatter, segment);
        if ((order <= 0 && i == a->count) || (order >= 0 && j == b->count)) return made;
        i += order <= 0;
        j += order >= 0;
        dual here = plus(point_at(a, i - 1), point_at(b, j - 1));
        p->point[at] = here.value;
        p->drift[at] = here.drift;
        p->from_a[at] = i;
        p->from_b[at] = j;
    }
}

static quoin_status compute(parametric *p, uint32_t number, double s) {
    const function *f = &p->structure->functions.list[number];
    trace *track = &p->traces[number];
    if (f->kind == FUNCTION_ROWS) return rows(p, f, track, s);
    quoin_status status = take_places(p, track, (size_t)p->traces[f->a].count + p->traces[f->b].count);
    if (status != QUOIN_OK) return status;
    view a = view_of(p, f->a, f->flip_a), b = view_of(p, f->b, f->flip_b);
    bool small = a.limbs == 1;
    uint32_t made;
    if (f->kind == FUNCTION_SUM) made = small ? sum(p, track, &a, &b, 1) : sum(p, track, &a, &b, a.limbs);
    else made = small ? convolve(p, track, &a, &b, 1) : convolve(p, track, &a, &b, a.limbs);
    keep_places(p, track, made);
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
    int order = compare(&a, i, &b, j, a.limbs);
    if (order < 0) return minus(d, point_at(&b, j - 1));
    if (order > 0) return point_at(&a, i - 1);
    /* Both functions are flat here: any division within both segments is optimal. */
    bool a_low = i > 0, b_high = j < b.count;
    dual low = a_low ? point_at(&a, i - 1) : nowhere, other = b_high ? minus(d, point_at(&b, j)) : nowhere;
    if (a_low && b_high) return before(low, other) ? other : low;
    if (a_low || b_high) return a_low ? low : other;
    bool a_high = i < a.count, b_low = j > 0;
    dual high = a_high ? point_at(&a, i) : nowhere;
    other = b_low ? minus(d, point_at(&b, j - 1)) : nowhere;
    if (a_high && b_low) return before(high, other) ? high : other;
    if (a_high || b_low) return a_high ? high : other;
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
        if (p->traces[i].still == still) status = compute(p, i, s);
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
