#include "Network/curves.h"

#include <string.h>

/* ── Slopes ─────────────────────────────────────────────────────────────────────────────────────────────────── */

int slope_compare(const double *a, int64_t lead_a, const double *b, int64_t lead_b, uint32_t levels) {
    for (uint32_t i = 0; i < levels; i++) {
        double apart = a[i] - b[i];
        if (a[i] == b[i] || is_negligible(apart, a[i], b[i])) continue;
        return apart < 0 ? -1 : 1;
    }
    return lead_a < lead_b ? -1 : lead_a > lead_b;
}

int slope_sign(const double *a, int64_t lead, uint32_t levels) {
    for (uint32_t i = 0; i < levels; i++)
        if (a[i] != 0) return a[i] < 0 ? -1 : 1;
    return lead < 0 ? -1 : lead > 0;
}

/* ── Storage ────────────────────────────────────────────────────────────────────────────────────────────────── */

void curves_open(curves *opened, memory *from, uint32_t levels) {
    *opened = (curves){.memory = from, .levels = levels, .exact = FIXED_IS_EXACT};
}

void curves_clear(curves *cleared, uint32_t levels) {
    if (levels > cleared->levels) cleared->view_room = 0;
    cleared->levels = levels;
    cleared->count = cleared->used = cleared->split_used = 0;
    cleared->exact = FIXED_IS_EXACT;
}

void curves_release(curves *released) {
    memory *to = released->memory;
    if (!to) return;
    GIVE(to, released->list, released->capacity);
    GIVE(to, released->point, released->point_capacity);
    GIVE(to, released->slope, released->slope_capacity);
    GIVE(to, released->lead, released->lead_capacity);
    GIVE(to, released->splits, released->split_capacity);
    slab_release(to, &released->views);
    released->view_room = 0;
}

bool curves_reserve(curves *in, size_t expected) {
    size_t places = 4 * expected;
    return RESERVE(in->memory, in->list, in->capacity, expected) && RESERVE(in->memory, in->point, in->point_capacity, places) &&
           RESERVE(in->memory, in->slope, in->slope_capacity, places * in->levels) && RESERVE(in->memory, in->lead, in->lead_capacity, places);
}

uint32_t curves_make(curves *in, uint32_t points) {
    size_t end = in->used + points + 1;
    if (!RESERVE(in->memory, in->list, in->capacity, in->count + 1) || !RESERVE(in->memory, in->point, in->point_capacity, end) ||
        !RESERVE(in->memory, in->slope, in->slope_capacity, end * in->levels) ||
        !RESERVE(in->memory, in->lead, in->lead_capacity, end))
        return NO_CURVE;
    in->list[in->count] = (curve){.start = (uint32_t)in->used, .count = points};
    in->used = end;
    return (uint32_t)in->count++;
}

void curves_trim(curves *in, uint32_t trimmed, uint32_t points) {
    curve *c = &in->list[trimmed];
    in->used = (size_t)c->start + points + 1;
    c->count = points;
}

/* ── Rows and limits ────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status curves_of_row(curves *to, int relation, fixed bound, bool required, uint32_t level, int64_t lead, uint32_t *out) {
    if ((*out = curves_make(to, 1)) == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    curve *made = &to->list[*out];
    made->kind = CURVE_GIVEN;
    to->point[made->start] = bound;
    double *slope = to->slope + (size_t)made->start * to->levels;
    memset(slope, 0, 2 * to->levels * sizeof *slope);
    to->lead[made->start] = relation >= 0 && !required ? -lead : 0;
    to->lead[made->start + 1] = relation <= 0 && !required ? lead : 0;
    if (relation >= 0) slope[level] = required ? -INFINITY : -1;
    if (relation <= 0) slope[to->levels + level] = required ? INFINITY : 1;
    return QUOIN_OK;
}

quoin_status curves_of_interval(curves *to, interval span, uint32_t *out) {
    uint32_t points = (span.low > -FIXED_MAX) + (span.high < FIXED_MAX && span.high > span.low);
    if ((*out = curves_make(to, points)) == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    curve *made = &to->list[*out];
    made->kind = CURVE_GIVEN;
    double *slope = to->slope + (size_t)made->start * to->levels;
    memset(slope, 0, (points + 1) * to->levels * sizeof *slope);
    memset(to->lead + made->start, 0, (points + 1) * sizeof *to->lead);
    uint32_t at = 0;
    if (span.low > -FIXED_MAX) slope[0] = -INFINITY, to->point[made->start + at++] = span.low;
    if (span.high < FIXED_MAX && span.high > span.low) to->point[made->start + at++] = span.high;
    if (span.high < FIXED_MAX) slope[(size_t)points * to->levels] = INFINITY;
    return QUOIN_OK;
}

/* ── Views ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static curve_view plain_view(const curves *in, const curve *c) {
    return (curve_view){in->point + c->start, in->slope + (size_t)c->start * in->levels, in->lead + c->start, c->count};
}

static bool reserve_views(curves *in, size_t room) {
    if (room <= in->view_room) return true;
    room *= 2;
    part parts[] = {PART(in->view_point, 2 * room), PART(in->view_slope, 2 * room * in->levels), PART(in->view_lead, 2 * room)};
    if (!slab_carve(in->memory, &in->views, parts, 3)) return false;
    in->view_room = room;
    return true;
}

/* One point of an operand, and one of its slopes with its leading key. */
static fixed point_of(curves *in, operand from, uint32_t at) {
    const curve *c = &in->list[from.curve];
    fixed point = in->point[c->start + (from.scale < 0 ? c->count - 1 - at : at)] - from.shift;
    return fixed_times(point, 1 / from.scale, &in->exact);
}
static void copy_slope(const curves *in, operand from, uint32_t segment, double *slope, int64_t *lead) {
    const curve *c = &in->list[from.curve];
    bool mirrored = from.scale < 0;
    size_t at = (size_t)c->start + (mirrored ? c->count - segment : segment);
    const double *source = in->slope + at * in->levels;
    for (uint32_t l = 0; l < in->levels; l++) slope[l] = source[l] * from.scale + 0; /* never −0 */
    *lead = mirrored ? -in->lead[at] : in->lead[at];
}

/* The points of a curve under an operand, in the scratch of one side if it is scaled or shifted. */
static curve_view view_of(curves *in, operand of, int side) {
    const curve *c = &in->list[of.curve];
    if (of.scale == 1 && of.shift == 0) return plain_view(in, c);
    size_t first = side ? in->view_room : 0;
    curve_view made = {in->view_point + first, in->view_slope + first * in->levels, in->view_lead + first, c->count};
    for (uint32_t i = 0; i < c->count; i++) in->view_point[first + i] = point_of(in, of, i);
    for (uint32_t i = 0; i <= c->count; i++) copy_slope(in, of, i, in->view_slope + (first + i) * in->levels, in->view_lead + first + i);
    return made;
}

quoin_status curves_view(curves *in, operand of, curve_view *out) {
    if (!reserve_views(in, in->list[of.curve].count + 1)) return QUOIN_OUT_OF_MEMORY;
    *out = view_of(in, of, 0);
    return QUOIN_OK;
}

static quoin_status view_both(curves *in, operand a, operand b, curve_view *x, curve_view *y) {
    size_t most = in->list[a.curve].count > in->list[b.curve].count ? in->list[a.curve].count : in->list[b.curve].count;
    if (!reserve_views(in, most + 1)) return QUOIN_OUT_OF_MEMORY;
    *x = view_of(in, a, 0);
    *y = view_of(in, b, 1);
    return QUOIN_OK;
}

static bool forbids_left(const curve_view *v) { return v->slope[0] == -INFINITY; }
static bool forbids_right(const curve_view *v, uint32_t levels) { return v->slope[(size_t)v->count * levels] == INFINITY; }

typedef struct target {
    fixed *point;
    double *slope;
    int64_t *lead;
    uint32_t levels;
} target;

static target target_of(curves *in, uint32_t made) {
    const curve *c = &in->list[made];
    return (target){in->point + c->start, in->slope + (size_t)c->start * in->levels, in->lead + c->start, in->levels};
}

static void put_slope(target *t, uint32_t at, const curve_view *v, uint32_t segment) {
    memcpy(t->slope + (size_t)at * t->levels, v->slope + (size_t)segment * t->levels, t->levels * sizeof *t->slope);
    t->lead[at] = v->lead[segment];
}

static void put_forbidden(target *t, uint32_t at, double sign) {
    double *slope = t->slope + (size_t)at * t->levels;
    for (uint32_t l = 1; l < t->levels; l++) slope[l] = 0;
    slope[0] = sign * INFINITY;
    t->lead[at] = 0;
}

/* ── Sums ───────────────────────────────────────────────────────────────────────────────────────────────────── */

static void put_sum(target *t, uint32_t at, const curve_view *a, uint32_t i, const curve_view *b, uint32_t j) {
    const double *x = a->slope + (size_t)i * t->levels, *y = b->slope + (size_t)j * t->levels;
    double *slope = t->slope + (size_t)at * t->levels;
    for (uint32_t l = 0; l < t->levels; l++) slope[l] = slope_sum(x[l], y[l]);
    t->lead[at] = stronger_lead(a->lead[i], b->lead[j]);
}

static uint32_t sum(target *t, const curve_view *a, const curve_view *b, fixed *apart) {
    fixed low = -FIXED_MAX, high = FIXED_MAX;
    if (forbids_left(a)) low = a->point[0];
    if (forbids_left(b)) low = fixed_max(low, b->point[0]);
    if (forbids_right(a, t->levels)) high = a->point[a->count - 1];
    if (forbids_right(b, t->levels)) high = fixed_min(high, b->point[b->count - 1]);
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
        put_sum(t, made, a, i, b, j);
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

quoin_status curves_sum(curves *in, operand a, operand b, uint32_t *out, fixed *apart) {
    uint32_t made = curves_make(in, in->list[a.curve].count + in->list[b.curve].count);
    if (made == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    curve_view x, y;
    quoin_status status = view_both(in, a, b, &x, &y);
    if (status != QUOIN_OK) return status;
    target t = target_of(in, made);
    uint32_t points = sum(&t, &x, &y, apart);
    curves_trim(in, made, points);
    curve *c = &in->list[made];
    c->kind = CURVE_SUM;
    c->a = a;
    c->b = b;
    *out = made;
    return QUOIN_OK;
}

/* ── Convolutions: the segments of both, merged by slope ────────────────────────────────────────────────────── */

static int compare(const curve_view *a, uint32_t i, const curve_view *b, uint32_t j, uint32_t levels) {
    return slope_compare(a->slope + (size_t)i * levels, a->lead[i], b->slope + (size_t)j * levels, b->lead[j], levels);
}

/* Leftmost, the operand whose first slope is gentler moves, and whatever is steeper in the other never does. */
static split first_split(const curve_view *a, const curve_view *b, uint32_t levels) {
    split at = {0, 0};
    int order = compare(a, 0, b, 0, levels);
    while (order > 0 && at.b < b->count && compare(b, at.b, a, 0, levels) < 0) at.b++;
    while (order < 0 && at.a < a->count && compare(a, at.a, b, 0, levels) < 0) at.a++;
    return at;
}

static uint32_t convolve(target *t, split *splits, const curve_view *a, const curve_view *b) {
    split at = splits[0] = first_split(a, b, t->levels);
    for (uint32_t made = 0;; made++) {
        int order = compare(a, at.a, b, at.b, t->levels);
        if (order <= 0) put_slope(t, made, a, at.a);
        else put_slope(t, made, b, at.b);
        if ((order <= 0 && at.a == a->count) || (order >= 0 && at.b == b->count)) return made;
        at.a += order <= 0;
        at.b += order >= 0; /* equal slopes are flat in both: one stretch that may be shared in any way */
        t->point[made] = a->point[at.a - 1] + b->point[at.b - 1];
        splits[made + 1] = at;
    }
}

quoin_status curves_convolve(curves *in, operand a, operand b, uint32_t *out) {
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
    c->a = a;
    c->b = b;
    c->split = (uint32_t)in->split_used;
    in->split_used += points + 1;
    *out = made;
    return QUOIN_OK;
}

/* ── Reading off ────────────────────────────────────────────────────────────────────────────────────────────── */

interval curves_least(const curves *in, uint32_t of) {
    curve_view v = plain_view(in, &in->list[of]);
    uint32_t first = 0, last = v.count; /* the first segment that does not fall */
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (slope_sign(v.slope + (size_t)middle * in->levels, v.lead[middle], in->levels) < 0) first = middle + 1;
        else last = middle;
    }
    bool flat = slope_sign(v.slope + (size_t)first * in->levels, v.lead[first], in->levels) == 0;
    fixed low = first ? v.point[first - 1] : -FIXED_MAX;
    return (interval){low, !flat ? low : first < v.count ? v.point[first] : FIXED_MAX};
}

static interval segment_of(curves *in, operand of, uint32_t segment) {
    return (interval){segment ? point_of(in, of, segment - 1) : -FIXED_MAX,
                      segment < in->list[of.curve].count ? point_of(in, of, segment) : FIXED_MAX};
}

/* Looks at one segment of each operand only. */
quoin_status curves_share(curves *in, uint32_t of, fixed length, sharing *out) {
    const curve *c = &in->list[of];
    if (!reserve_views(in, 1)) return QUOIN_OUT_OF_MEMORY;
    double *slope_a = in->view_slope, *slope_b = in->view_slope + in->view_room * in->levels;
    int64_t lead_a, lead_b;
    uint32_t first = 0, last = c->count; /* how many points lie left of the length */
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (in->point[c->start + middle] < length) first = middle + 1;
        else last = middle;
    }
    split at = in->splits[c->split + first];
    copy_slope(in, c->a, at.a, slope_a, &lead_a);
    copy_slope(in, c->b, at.b, slope_b, &lead_b);
    int order = slope_compare(slope_a, lead_a, slope_b, lead_b, in->levels);
    bool edge = order == 0 && isinf(slope_a[0]); /* off the allowed lengths by rounding */
    if (order < 0) *out = (sharing){.kind = B_RESTS, .rest = point_of(in, c->b, at.b - 1)};
    else if (order > 0 || edge) *out = (sharing){.kind = A_RESTS, .rest = point_of(in, c->a, at.a ? at.a - 1 : 0)};
    else *out = (sharing){BOTH_OPEN, 0, segment_of(in, c->a, at.a), segment_of(in, c->b, at.b)};
    return QUOIN_OK;
}
