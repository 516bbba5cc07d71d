/* The algebra of functions: sums, convolutions, and the lengths at which they are least.
 *
 *     sum            a + b at each length: the points of both, slopes added
 *     convolution    the least a(x) + b(d − x): the segments of both, merged by slope
 */
#include "Functions/functions.h"
#include "Memory/inlining.h"
#include "Numbers/order.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ── Reading an operand, perhaps from right to left ─────────────────────────────────────────────────────────── */

typedef struct view {
    const double *point;
    const int64_t *slope;
    const int32_t *lead;
    uint32_t count;
    bool flip;
} view;

ALWAYS_INLINE view view_of(const functions *in, uint32_t f, bool flip) {
    const function *fn = &in->list[f];
    return (view){in->point + fn->start, in->slope + (size_t)fn->start * in->word_count, in->lead + fn->start, fn->count, flip};
}

ALWAYS_INLINE double point_at(const view *v, uint32_t i) { return v->flip ? -v->point[v->count - 1 - i] : v->point[i]; }

ALWAYS_INLINE int64_t slope_at(const view *v, uint32_t segment, uint32_t word, uint32_t word_count) {
    return v->flip ? -v->slope[(size_t)(v->count - segment) * word_count + word] : v->slope[(size_t)segment * word_count + word];
}

ALWAYS_INLINE int32_t lead_at(const view *v, uint32_t segment) {
    return v->flip ? -v->lead[v->count - segment] : v->lead[segment];
}

ALWAYS_INLINE bool forbids_left(const view *v, uint32_t word_count) { return slope_at(v, 0, 0, word_count) == -FORBIDDEN; }
ALWAYS_INLINE bool forbids_right(const view *v, uint32_t word_count) { return slope_at(v, v->count, 0, word_count) == FORBIDDEN; }

ALWAYS_INLINE int compare(const view *a, uint32_t i, const view *b, uint32_t j, uint32_t word_count) {
    for (uint32_t l = 0; l < word_count; l++) {
        int64_t x = slope_at(a, i, l, word_count), y = slope_at(b, j, l, word_count);
        if (x != y) return x < y ? -1 : 1;
    }
    return order_of(lead_at(a, i), lead_at(b, j));
}

typedef struct writer {
    double *point;
    uint32_t *from_a, *from_b;
    int64_t *slope;
    int32_t *lead;
} writer;

static writer writer_of(functions *in, uint32_t f) {
    const function *fn = &in->list[f];
    return (writer){in->point + fn->start, in->from_a + fn->start, in->from_b + fn->start,
                    in->slope + (size_t)fn->start * in->word_count, in->lead + fn->start};
}

ALWAYS_INLINE void put_forbidden(writer *w, uint32_t at, int64_t sign, uint32_t word_count) {
    w->slope[(size_t)at * word_count] = sign * FORBIDDEN;
    for (uint32_t l = 1; l < word_count; l++) w->slope[(size_t)at * word_count + l] = 0;
    w->lead[at] = 0;
}

ALWAYS_INLINE void put_slope(writer *w, uint32_t at, const view *v, uint32_t segment, uint32_t word_count) {
    for (uint32_t l = 0; l < word_count; l++) w->slope[(size_t)at * word_count + l] = slope_at(v, segment, l, word_count);
    w->lead[at] = lead_at(v, segment);
}

/* ── Sum ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Merges both operands from (i, j) on, up to `high`; operands of sums are never flipped. Either may have the next point, so the
 * loop avoids a branch that could not be predicted. */
ALWAYS_INLINE uint32_t merge(writer *w, const view *a, const view *b, uint32_t i, uint32_t j, double high, uint32_t made, uint32_t word_count) {
    const double *restrict of_a = a->point, *restrict of_b = b->point;
    const int32_t *restrict lead_a = a->lead, *restrict lead_b = b->lead;
    const int64_t *restrict slope_a = a->slope, *restrict slope_b = b->slope;
    double *restrict point = w->point;
    int64_t *restrict slope = w->slope;
    int32_t *restrict lead = w->lead;
    for (;; made++) {
        double x = of_a[i], y = of_b[j]; /* infinite behind the last */
        for (uint32_t l = 0; l < word_count; l++)
            slope[(size_t)made * word_count + l] = slope_a[(size_t)i * word_count + l] + slope_b[(size_t)j * word_count + l];
        int32_t p = lead_a[i], q = lead_b[j];
        lead[made] = stronger_key(p, q);
        double next = x < y ? x : y;
        if (next >= high) return made;
        point[made] = next;
        i += (uint32_t)(x <= y);
        j += (uint32_t)(y <= x);
    }
}

ALWAYS_INLINE uint32_t sum(writer *w, const view *a, const view *b, uint32_t word_count, double *apart) {
    double low = -INFINITY, high = INFINITY;
    if (forbids_left(a, word_count)) low = point_at(a, 0);
    if (forbids_left(b, word_count)) low = fmax(low, point_at(b, 0));
    if (forbids_right(a, word_count)) high = point_at(a, a->count - 1);
    if (forbids_right(b, word_count)) high = fmin(high, point_at(b, b->count - 1));
    *apart = fmax(low - high, 0);
    uint32_t i = 0, j = 0, made = 0;
    if (low > -INFINITY) {
        put_forbidden(w, 0, -1, word_count);
        w->point[made++] = low;
        while (i < a->count && point_at(a, i) <= low) i++;
        while (j < b->count && point_at(b, j) <= low) j++;
        if (low >= high) {
            put_forbidden(w, 1, 1, word_count);
            return made;
        }
    }
    made = merge(w, a, b, i, j, high, made, word_count);
    if (high < INFINITY) {
        w->point[made++] = high;
        put_forbidden(w, made, 1, word_count);
    }
    return made;
}

/* Whether a function may stay split: neither operand forbids any length. If both did, only their sum would show whether the allowed ones
 * meet. */
bool functions_can_split(const functions *in, uint32_t f) {
    for (int side = 0; side < 2; side++) {
        view v = view_of(in, side ? in->list[f].b : in->list[f].a, false);
        if (forbids_left(&v, in->word_count) || forbids_right(&v, in->word_count)) return false;
    }
    return true;
}

quoin_status functions_sum(functions *in, uint32_t f, double *apart) {
    uint32_t a = in->list[f].a, b = in->list[f].b;
    *apart = 0;
    if (!functions_resize(in, f, in->list[a].count + in->list[b].count)) return QUOIN_OUT_OF_MEMORY;
    view va = view_of(in, a, false), vb = view_of(in, b, false);
    writer w = writer_of(in, f);
    uint32_t made = in->word_count == 1 ? sum(&w, &va, &vb, 1, apart) : sum(&w, &va, &vb, in->word_count, apart);
    functions_trim(in, f, made);
    return QUOIN_OK;
}

/* ── Convolution: the segments of both, merged by slope ─────────────────────────────────────────────────────── */

/* Begins at the left end, where the operand with the gentler first slope moves and steeper segments of the other are never
 * used. The state (i, j): a is at its point i − 1, b at j − 1, and their segments i and j come next. No cost falls for ever or rises from
 * the beginning, so that the last segment of either is not gentler than the first of the other. */
ALWAYS_INLINE void begin(const view *a, const view *b, uint32_t word_count, uint32_t *i, uint32_t *j) {
    *i = *j = 0;
    while (compare(b, *j, a, 0, word_count) < 0) ++*j;
    while (compare(a, *i, b, 0, word_count) < 0) ++*i;
}

ALWAYS_INLINE uint32_t convolve(writer *w, const view *a, const view *b, uint32_t word_count, uint32_t i, uint32_t j) {
    for (uint32_t made = 0;; made++) {
        int order = compare(a, i, b, j, word_count);
        put_slope(w, made, order <= 0 ? a : b, order <= 0 ? i : j, word_count);
        if ((order <= 0 && i == a->count) || (order >= 0 && j == b->count)) return made;
        i += order <= 0;
        j += order >= 0; /* equal slopes: both segments form one stretch, whose length may be divided in any way */
        w->point[made] = point_at(a, i - 1) + point_at(b, j - 1);
        w->from_a[made] = i;
        w->from_b[made] = j;
    }
}

/* Compiled once for each way of reading the operands, which saves a test at each point. */
ALWAYS_INLINE uint32_t convolve_read(functions *in, uint32_t f, bool flip_a, bool flip_b, uint32_t word_count) {
    function *fn = &in->list[f];
    view a = view_of(in, fn->a, flip_a), b = view_of(in, fn->b, flip_b);
    writer w = writer_of(in, f);
    uint32_t i, j;
    begin(&a, &b, word_count, &i, &j);
    fn->first_a = i;
    fn->first_b = j;
    return convolve(&w, &a, &b, word_count, i, j);
}

quoin_status functions_convolve(functions *in, uint32_t f) {
    uint32_t a = in->list[f].a, b = in->list[f].b;
    if (!functions_resize(in, f, in->list[a].count + in->list[b].count)) return QUOIN_OUT_OF_MEMORY;
    bool flip_a = in->list[f].flip_a, flip_b = in->list[f].flip_b;
    uint32_t made;
    if (in->word_count != 1) made = convolve_read(in, f, flip_a, flip_b, in->word_count);
    else if (flip_a) made = flip_b ? convolve_read(in, f, true, true, 1) : convolve_read(in, f, true, false, 1);
    else made = flip_b ? convolve_read(in, f, false, true, 1) : convolve_read(in, f, false, false, 1);
    functions_trim(in, f, made);
    return QUOIN_OK;
}

/* ── Reading off ────────────────────────────────────────────────────────────────────────────────────────────── */

static int sign_of(const view *v, uint32_t segment, uint32_t word_count) {
    for (uint32_t l = 0; l < word_count; l++) {
        int64_t word = slope_at(v, segment, l, word_count);
        if (word) return side_of_whole(word);
    }
    return sign_of_whole(lead_at(v, segment));
}

/* The sign of a + b's slope right of i points of a and j points of b. */
static int sign_of_sum(const view *a, uint32_t i, const view *b, uint32_t j, uint32_t word_count) {
    for (uint32_t l = 0; l < word_count; l++) {
        int64_t word = a->slope[(size_t)i * word_count + l] + b->slope[(size_t)j * word_count + l];
        if (word) return side_of_whole(word);
    }
    return sign_of_whole(stronger_key(a->lead[i], b->lead[j]));
}

static uint32_t points_up_to(const view *v, double x) {
    uint32_t first = 0, last = v->count;
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (v->point[middle] <= x) first = middle + 1;
        else last = middle;
    }
    return first;
}

/* Returns the number of a's points up to which a + b falls. */
static uint32_t points_falling(const view *a, const view *b, uint32_t word_count) {
    uint32_t first = 0, last = a->count;
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (sign_of_sum(a, middle + 1, b, points_up_to(b, a->point[middle]), word_count) < 0) first = middle + 1;
        else last = middle;
    }
    return first;
}

static void least_of_sum(const functions *in, const function *fn, double *low, double *high) {
    view a = view_of(in, fn->a, false), b = view_of(in, fn->b, false);
    uint32_t i = 0, j = 0;
    *low = -INFINITY;
    if (sign_of_sum(&a, 0, &b, 0, in->word_count) < 0) {
        i = points_falling(&a, &b, in->word_count);
        j = points_falling(&b, &a, in->word_count);
        double x = a.point[i], y = b.point[j]; /* infinite behind the last */
        *low = x < y ? x : y;
        i += x <= y;
        j += y <= x;
    }
    *high = *low;
    if (sign_of_sum(&a, i, &b, j, in->word_count) == 0) *high = a.point[i] < b.point[j] ? a.point[i] : b.point[j];
}

void functions_least(const functions *in, uint32_t f, double *low, double *high) {
    if (in->list[f].split) {
        least_of_sum(in, &in->list[f], low, high);
        return;
    }
    view v = view_of(in, f, false);
    uint32_t first = 0, last = v.count; /* the first segment that does not fall */
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (sign_of(&v, middle, in->word_count) < 0) first = middle + 1;
        else last = middle;
    }
    bool flat = sign_of(&v, first, in->word_count) == 0;
    *low = first ? v.point[first - 1] : -INFINITY;
    *high = flat ? v.point[first] : *low;
}

typedef struct stretch {
    double low, high;
} stretch;

static stretch segment_of(const view *v, uint32_t segment) {
    return (stretch){segment ? point_at(v, segment - 1) : -INFINITY, segment < v->count ? point_at(v, segment) : INFINITY};
}

/* Shares a length between two flat stretches. At their ends there is nothing to share, though rounding may leave a little; without it
 * every node of a chain without slack would seem to be open. */
static share share_stretches(stretch a, stretch b, double d) {
    if (same_length(d, a.low + b.low)) return (share){.kind = SHARE_B_MOVES, .point = a.low};
    if (same_length(d, a.high + b.high)) return (share){.kind = SHARE_B_MOVES, .point = a.high};
    return (share){SHARE_OPEN, 0, a.low, a.high, b.low, b.high};
}

void functions_share(const functions *in, uint32_t f, double d, share *out) {
    const function *fn = &in->list[f];
    view a = view_of(in, fn->a, fn->flip_a), b = view_of(in, fn->b, fn->flip_b);
    const double *point = in->point + fn->start;
    const uint32_t *from_a = in->from_a + fn->start, *from_b = in->from_b + fn->start;
    uint32_t first = 0, last = fn->count; /* the number of points left of d */
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (point[middle] < d) first = middle + 1;
        else last = middle;
    }
    uint32_t i = first ? from_a[first - 1] : fn->first_a, j = first ? from_b[first - 1] : fn->first_b;
    int order = compare(&a, i, &b, j, in->word_count);
    int64_t word = slope_at(&a, i, 0, in->word_count);
    bool is_outside = order == 0 && (word == FORBIDDEN || word == -FORBIDDEN); /* rounding has moved d out of the allowed lengths */
    if (order < 0) {
        *out = (share){.kind = SHARE_A_MOVES, .point = point_at(&b, j - 1)};
    } else if (order > 0 || is_outside) {
        *out = (share){.kind = SHARE_B_MOVES, .point = point_at(&a, i ? i - 1 : 0)};
    } else {
        *out = share_stretches(segment_of(&a, i), segment_of(&b, j), d);
    }
}
