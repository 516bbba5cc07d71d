#include "Network/curves.h"
#include "Memory/inlining.h"
#include "Numbers/order.h"

#include <string.h>

/* ── Slopes ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Walks the entries of two slopes level by level, strongest first; a slope without an entry at a level has 0 there. */
typedef struct slope_walk {
    const slope_entry *a, *b, *last_a, *last_b;
    double of_a, of_b;
    uint32_t level;
    double x, y;
} slope_walk;

static inline slope_walk walk_slopes(const curves *in, const slope_vector *a, const slope_vector *b) {
    const slope_entry *x = in->entries + a->first, *y = in->entries + b->first;
    return (slope_walk){.a = x, .b = y, .last_a = x + a->count, .last_b = y + b->count, .of_a = a->factor, .of_b = b->factor};
}

static inline bool walk_on(slope_walk *w) {
    uint32_t at_a = w->a < w->last_a ? w->a->level : NO_LEVEL, at_b = w->b < w->last_b ? w->b->level : NO_LEVEL;
    w->level = at_a < at_b ? at_a : at_b;
    if (w->level == NO_LEVEL) return false;
    w->x = at_a <= at_b ? w->a++->value * w->of_a : 0;
    w->y = at_b <= at_a ? w->b++->value * w->of_b : 0;
    return true;
}

/* Compares two slopes lexicographically. */
static int slope_compare(const curves *in, const slope_vector *a, const slope_vector *b) {
    bool shared = a->first == b->first && a->count == b->count && a->factor == b->factor;
    slope_walk w = walk_slopes(in, a, b);
    while (!shared && walk_on(&w)) {
        double apart = w.x - w.y;
        if (w.x == w.y || is_negligible(apart, w.x, w.y)) continue;
        return side_of(apart);
    }
    return order_of(a->lead, b->lead);
}

static int slope_sign(const curves *in, const slope_vector *slope) {
    if (slope->count) return side_of(in->entries[slope->first].value * slope->factor);
    return sign_of_whole(slope->lead);
}

bool curves_entry(curves *in, slope_vector *last, uint32_t level, double value) {
    if (!RESERVE(in->memory, in->entries, in->entry_capacity, in->entry_count + 1)) return false;
    in->entries[in->entry_count++] = (slope_entry){value, level};
    last->count++;
    return true;
}

/* ── Storage ────────────────────────────────────────────────────────────────────────────────────────────────── */

void curves_open(curves *opened, memory *from, uint32_t levels) {
    *opened = (curves){.memory = from, .levels = levels, .exact = FIXED_IS_EXACT};
}

void curves_clear(curves *cleared, uint32_t levels) {
    cleared->levels = levels;
    cleared->count = cleared->used = cleared->entry_count = cleared->split_used = 0;
    cleared->exact = FIXED_IS_EXACT;
    cleared->far = false;
}

void curves_release(curves *released) {
    memory *to = released->memory;
    if (!to) return;
    GIVE(to, released->list, released->capacity);
    GIVE(to, released->point, released->point_capacity);
    GIVE(to, released->slope, released->slope_capacity);
    GIVE(to, released->entries, released->entry_capacity);
    GIVE(to, released->splits, released->split_capacity);
    slab_release(to, &released->views);
    released->view_room = 0;
}

bool curves_reserve(curves *in, size_t expected) {
    size_t places = 4 * expected, entries = 2 * expected + expected / 2;
    return RESERVE_ANEW(in->memory, in->list, in->capacity, expected) && RESERVE_ANEW(in->memory, in->point, in->point_capacity, places) &&
           RESERVE_ANEW(in->memory, in->slope, in->slope_capacity, places) && RESERVE_ANEW(in->memory, in->entries, in->entry_capacity, entries);
}

uint32_t curves_make(curves *in, uint32_t points) {
    size_t end = in->used + points + 1;
    if (!RESERVE(in->memory, in->list, in->capacity, in->count + 1) || !RESERVE(in->memory, in->point, in->point_capacity, end) ||
        !RESERVE(in->memory, in->slope, in->slope_capacity, end))
        return NO_CURVE;
    in->list[in->count] = (curve){.start = (uint32_t)in->used, .count = points};
    in->used = end;
    return (uint32_t)in->count++;
}

void curves_trim(curves *in, uint32_t trimmed, uint32_t points) {
    curve *c = &in->list[trimmed];
    in->used = (size_t)c->start + points + 1;
    c->count = points;
    if (points) in->far = in->far || is_far(in->point[c->start]) || is_far(in->point[c->start + points - 1]);
}

/* ── Rows and limits ────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status curves_of_row(curves *to, int relation, fixed bound, bool required, uint32_t level, int64_t lead, uint32_t *out) {
    if ((*out = curves_make(to, 1)) == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    curve *made = &to->list[*out];
    made->kind = CURVE_GIVEN;
    made->weight = 1;
    to->point[made->start] = bound;
    double size = required ? INFINITY : 1;
    slope_vector *left = to->slope + made->start, *right = left + 1;
    slope_begin(to, left, relation >= 0 && !required ? -lead : 0);
    if (relation >= 0 && level != NO_LEVEL && !curves_entry(to, left, level, -size)) return QUOIN_OUT_OF_MEMORY;
    slope_begin(to, right, relation <= 0 && !required ? lead : 0);
    if (relation <= 0 && level != NO_LEVEL && !curves_entry(to, right, level, size)) return QUOIN_OUT_OF_MEMORY;
    return QUOIN_OK;
}

quoin_status curves_of_interval(curves *to, interval span, uint32_t *out) {
    uint32_t points = (span.low > -FIXED_MAX) + (span.high < FIXED_MAX && span.high > span.low);
    if ((*out = curves_make(to, points)) == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    curve *made = &to->list[*out];
    made->kind = CURVE_GIVEN;
    made->weight = 1;
    slope_vector *slope = to->slope + made->start;
    for (uint32_t i = 0; i <= points; i++) slope_begin(to, &slope[i], 0);
    uint32_t at = 0;
    if (span.low > -FIXED_MAX) to->point[made->start + at++] = span.low;
    if (span.high < FIXED_MAX && span.high > span.low) to->point[made->start + at++] = span.high;
    if (span.low > -FIXED_MAX && !curves_entry(to, &slope[0], 0, -INFINITY)) return QUOIN_OUT_OF_MEMORY;
    slope[points].first = (uint32_t)to->entry_count;
    if (span.high < FIXED_MAX && !curves_entry(to, &slope[points], 0, INFINITY)) return QUOIN_OUT_OF_MEMORY;
    return QUOIN_OK;
}

/* ── Views ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static curve_view plain_view(const curves *in, const curve *c) { return (curve_view){in->point + c->start, in->slope + c->start, c->count}; }

static bool reserve_views(curves *in, size_t room) {
    if (room <= in->view_room) return true;
    room *= 2;
    part parts[] = {PART(in->view_point, 2 * room), PART(in->view_slope, 2 * room)};
    if (!slab_carve(in->memory, &in->views, parts, 2)) return false;
    in->view_room = room;
    return true;
}

/* Returns one point of an operand; slope_of returns one of its slopes. */
static fixed point_of(curves *in, operand function, uint32_t at) {
    const curve *c = &in->list[function.curve];
    fixed point = in->point[c->start + (is_negative(function.scale) ? c->count - 1 - at : at)] - function.shift;
    if (fabs(function.scale) == 1) return is_negative(function.scale) ? -point : point; /* without a division, which takes long */
    return fixed_times(point, 1 / function.scale, &in->exact);
}
static slope_vector slope_of(const curves *in, operand function, uint32_t segment) {
    const curve *c = &in->list[function.curve];
    bool mirrored = is_negative(function.scale);
    slope_vector found = in->slope[c->start + (mirrored ? c->count - segment : segment)];
    found.factor *= function.scale;
    if (mirrored) found.lead = -found.lead;
    return found;
}

/* Writes the points and slopes of length ↦ curve(shift − length). */
static void mirror(const curves *in, const curve *c, fixed shift, fixed *point, slope_vector *slope) {
    const fixed *points = in->point + c->start;
    const slope_vector *slopes = in->slope + c->start;
    for (uint32_t i = 0; i < c->count; i++) point[i] = shift - points[c->count - 1 - i];
    for (uint32_t i = 0; i <= c->count; i++) {
        slope_vector from = slopes[c->count - i];
        slope[i] = (slope_vector){from.first, from.count, -from.factor, -from.lead};
    }
}

/* The points of a curve under an operand, in the scratch of one side if it is scaled or shifted. */
static curve_view view_of(curves *in, operand function, int side) {
    const curve *c = &in->list[function.curve];
    if (function.scale == 1 && function.shift == 0) return plain_view(in, c);
    size_t first = side ? in->view_room : 0;
    curve_view made = {in->view_point + first, in->view_slope + first, c->count};
    if (function.scale == -1) mirror(in, c, function.shift, in->view_point + first, in->view_slope + first);
    else
        for (uint32_t i = 0; i <= c->count; i++) {
            if (i < c->count) in->view_point[first + i] = point_of(in, function, i);
            in->view_slope[first + i] = slope_of(in, function, i);
        }
    return made;
}

quoin_status curves_view(curves *in, operand function, curve_view *out) {
    if (!reserve_views(in, in->list[function.curve].count + 1)) return QUOIN_OUT_OF_MEMORY;
    *out = view_of(in, function, 0);
    return QUOIN_OK;
}

static quoin_status view_both(curves *in, operand a, operand b, curve_view *x, curve_view *y) {
    size_t most = greater(in->list[a.curve].count, in->list[b.curve].count);
    if (!reserve_views(in, most + 1)) return QUOIN_OUT_OF_MEMORY;
    *x = view_of(in, a, 0);
    *y = view_of(in, b, 1);
    return QUOIN_OK;
}

static bool forbids_left(const curves *in, const curve_view *v) { return slope_forbids(in, &v->slope[0]) && slope_sign(in, &v->slope[0]) < 0; }
static bool forbids_right(const curves *in, const curve_view *v) { return slope_forbids(in, &v->slope[v->count]) && slope_sign(in, &v->slope[v->count]) > 0; }

typedef struct target {
    curves *in;
    fixed *point;
    slope_vector *slope;
    bool no_memory;
} target;

static target target_of(curves *in, uint32_t made) {
    const curve *c = &in->list[made];
    return (target){in, in->point + c->start, in->slope + c->start, false};
}

static void put_entry(target *t, uint32_t at, uint32_t level, double value) {
    if (value != 0 && !curves_entry(t->in, &t->slope[at], level, value)) t->no_memory = true;
}

static void put_forbidden(target *t, uint32_t at, double sign) {
    slope_begin(t->in, &t->slope[at], 0);
    put_entry(t, at, 0, sign * INFINITY);
}

/* ── Sums ───────────────────────────────────────────────────────────────────────────────────────────────────── */

static void put_sum(target *t, uint32_t at, const slope_vector *a, const slope_vector *b) {
    int64_t lead = stronger_lead(a->lead, b->lead);
    if (!a->count || !b->count) { /* the sum has the entries of the other slope */
        t->slope[at] = a->count ? *a : *b;
        t->slope[at].lead = lead;
        return;
    }
    if (!RESERVE(t->in->memory, t->in->entries, t->in->entry_capacity, t->in->entry_count + a->count + b->count)) {
        t->no_memory = true;
        return;
    }
    slope_begin(t->in, &t->slope[at], lead);
    for (slope_walk w = walk_slopes(t->in, a, b); walk_on(&w);) put_entry(t, at, w.level, slope_sum(w.x, w.y));
}

static uint32_t sum(target *t, const curve_view *a, const curve_view *b, fixed *apart) {
    fixed low = -FIXED_MAX, high = FIXED_MAX;
    if (forbids_left(t->in, a)) low = a->point[0];
    if (forbids_left(t->in, b)) low = fixed_max(low, b->point[0]);
    if (forbids_right(t->in, a)) high = a->point[a->count - 1];
    if (forbids_right(t->in, b)) high = fixed_min(high, b->point[b->count - 1]);
    *apart = low > high ? low - high : 0;
    uint32_t i = 0, j = 0, made = 0;
    if (low > -FIXED_MAX) {
        put_forbidden(t, 0, -1);
        t->point[made++] = low;
        while (i < a->count && a->point[i] <= low) i++;
        while (j < b->count && b->point[j] <= low) j++;
        if (low >= high) {
            put_forbidden(t, 1, 1);
            return made;
        }
    }
    for (;; made++) {
        fixed x = i < a->count ? a->point[i] : FIXED_MAX, y = j < b->count ? b->point[j] : FIXED_MAX;
        put_sum(t, made, &a->slope[i], &b->slope[j]);
        fixed next = fixed_min(x, y);
        if (next >= high) break;
        t->point[made] = next;
        i += x <= y;
        j += y <= x;
    }
    if (high < FIXED_MAX) {
        t->point[made++] = high;
        put_forbidden(t, made, 1);
    }
    return made;
}

INLINE_CALLS quoin_status curves_sum(curves *in, operand a, operand b, uint32_t *out, fixed *apart) {
    /* The ends of the interval that both allow are points, too. */
    uint32_t made = curves_make(in, in->list[a.curve].count + in->list[b.curve].count + 2);
    if (made == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    curve_view x, y;
    quoin_status status = view_both(in, a, b, &x, &y);
    if (status != QUOIN_OK) return status;
    target t = target_of(in, made);
    uint32_t points = sum(&t, &x, &y, apart);
    if (t.no_memory) return QUOIN_OUT_OF_MEMORY;
    curves_trim(in, made, points);
    curve *c = &in->list[made];
    c->kind = CURVE_SUM;
    c->weight = in->list[a.curve].weight + in->list[b.curve].weight;
    c->a = a;
    c->b = b;
    *out = made;
    return QUOIN_OK;
}

/* ── Convolutions: the segments of both, merged by slope ────────────────────────────────────────────────────── */

/* The split at the left end: the operand with the gentler first slope moves, and steeper segments of the other are never used. */
static split first_split(const curves *in, const curve_view *a, const curve_view *b) {
    split at = {0, 0};
    int order = slope_compare(in, &a->slope[0], &b->slope[0]);
    while (order > 0 && at.b < b->count && slope_compare(in, &b->slope[at.b], &a->slope[0]) < 0) at.b++;
    while (order < 0 && at.a < a->count && slope_compare(in, &a->slope[at.a], &b->slope[0]) < 0) at.a++;
    return at;
}

static uint32_t convolve(target *t, split *splits, const curve_view *a, const curve_view *b) {
    split at = splits[0] = first_split(t->in, a, b);
    for (uint32_t made = 0;; made++) {
        int order = slope_compare(t->in, &a->slope[at.a], &b->slope[at.b]);
        t->slope[made] = order <= 0 ? a->slope[at.a] : b->slope[at.b];
        if ((order <= 0 && at.a == a->count) || (order >= 0 && at.b == b->count)) return made;
        at.a += order <= 0;
        at.b += order >= 0; /* equal slopes: both segments form one stretch, whose length may be divided in any way */
        t->point[made] = a->point[at.a - 1] + b->point[at.b - 1];
        splits[made + 1] = at;
    }
}

INLINE_CALLS quoin_status curves_convolve(curves *in, operand a, operand b, uint32_t *out) {
    uint32_t most = in->list[a.curve].count + in->list[b.curve].count, made = curves_make(in, most);
    if (made == NO_CURVE || !RESERVE(in->memory, in->splits, in->split_capacity, in->split_used + most + 1))
        return QUOIN_OUT_OF_MEMORY;
    curve_view x, y;
    quoin_status status = view_both(in, a, b, &x, &y);
    if (status != QUOIN_OK) return status;
    target t = target_of(in, made);
    uint32_t points = convolve(&t, in->splits + in->split_used, &x, &y);
    curves_trim(in, made, points);
    curve *c = &in->list[made];
    c->kind = CURVE_CONVOLUTION;
    c->weight = in->list[a.curve].weight + in->list[b.curve].weight;
    c->a = a;
    c->b = b;
    c->first_split = (uint32_t)in->split_used;
    in->split_used += points + 1;
    *out = made;
    return QUOIN_OK;
}

/* ── Reading off ────────────────────────────────────────────────────────────────────────────────────────────── */

interval curves_least(const curves *in, uint32_t index) {
    curve_view v = plain_view(in, &in->list[index]);
    uint32_t first = 0, last = v.count; /* the first segment that does not fall */
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (slope_sign(in, &v.slope[middle]) < 0) first = middle + 1;
        else last = middle;
    }
    bool flat = slope_sign(in, &v.slope[first]) == 0;
    fixed low = first ? v.point[first - 1] : -FIXED_MAX;
    return (interval){low, !flat ? low : first < v.count ? v.point[first] : FIXED_MAX};
}

static interval segment_of(curves *in, operand function, uint32_t segment) {
    return (interval){segment ? point_of(in, function, segment - 1) : -FIXED_MAX,
                      segment < in->list[function.curve].count ? point_of(in, function, segment) : FIXED_MAX};
}

/* Whether a length is a sum of two ends, but for rounding. */
static bool is_sum_of(fixed length, fixed a, fixed b) {
    bool finite = a > -FIXED_MAX && a < FIXED_MAX && b > -FIXED_MAX && b < FIXED_MAX;
    return finite && same_length(fixed_to(length), fixed_to(a + b));
}

/* Shares a length between two flat stretches, as in Functions/algebra.c. */
static sharing share_stretches(interval a, interval b, fixed length) {
    if (is_sum_of(length, a.low, b.low)) return (sharing){.kind = A_AT_POINT, .point = a.low};
    if (is_sum_of(length, a.high, b.high)) return (sharing){.kind = A_AT_POINT, .point = a.high};
    return (sharing){BOTH_OPEN, 0, a, b};
}

/* Looks only at one segment of each operand. */
INLINE_CALLS sharing curves_share(curves *in, uint32_t index, fixed length) {
    const curve *c = &in->list[index];
    uint32_t first = 0, last = c->count; /* the number of points left of the length */
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (in->point[c->start + middle] < length) first = middle + 1;
        else last = middle;
    }
    split at = in->splits[c->first_split + first];
    slope_vector a = slope_of(in, c->a, at.a), b = slope_of(in, c->b, at.b);
    int order = slope_compare(in, &a, &b);
    bool is_outside = order == 0 && slope_forbids(in, &a); /* rounding moved the length out of the allowed interval */
    if (order < 0) return (sharing){.kind = B_AT_POINT, .point = point_of(in, c->b, at.b - 1)};
    if (order > 0 || is_outside) return (sharing){.kind = A_AT_POINT, .point = point_of(in, c->a, at.a ? at.a - 1 : 0)};
    return share_stretches(segment_of(in, c->a, at.a), segment_of(in, c->b, at.b), length);
}
