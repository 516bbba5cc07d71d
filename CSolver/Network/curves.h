/* Curves: convex piecewise linear functions of one length, whose slopes are vectors of real numbers.
 *
 *     slope   s0    s1      s2     s3          slopes ascend from left to right
 *          \                       /
 *           \___                 /
 *               \______________/
 *     point      p0   p1       p2              n points, n + 1 slopes
 *
 * A slope has an entry for each objective level, of which only those that are not 0 are kept, strongest first. Rows that
 * decide ties one by one (T1, T5) would each need an entry of their own: only the strongest that is not 0 is kept, as a key
 * with the sign of the entry, the leading key. Curves that are compared or added come from disjoint sets of rows, so comparing
 * leading keys is comparing all of these entries, and a sum has the stronger of two leading keys
 * (Documentation/WhyItIsExact.md). Level 0 is for required rows: −∞ and +∞ there are lengths that a required row forbids.
 * Unlike the functions of functions.h, whose slopes are counts, curves have real slopes and scaled operands.
 */
#ifndef QUOIN_CURVES_H
#define QUOIN_CURVES_H

#include "Memory/memory.h"
#include "Numbers/fixed.h"

#pragma GCC visibility push(hidden)

#define NEGLIGIBLE 1e-9        /* a slope this small relative to its summands counts as zero */
#define NO_CURVE UINT32_MAX
#define NO_INDEX UINT32_MAX    /* of a node, a cost, a row or any other entry of a list */

/* A function of a length: length ↦ curve(scale · length + shift). */
typedef struct operand {
    uint32_t curve;
    double scale;
    fixed shift;
} operand;

/* A nonzero entry of a slope. */
typedef struct slope_entry {
    double value;
    uint32_t level;
} slope_entry;

/* A slope as a range of the stored entries, by ascending level, each multiplied by a factor. */
typedef struct slope_vector {
    uint32_t first, count;
    double factor;
    int64_t lead;
} slope_vector;

typedef enum curve_kind { CURVE_GIVEN, CURVE_SUM, CURVE_CONVOLUTION, CURVE_PIECE } curve_kind;

typedef struct curve {
    uint32_t start, count;     /* the index of its first point, and the number of its points */
    uint32_t kind;
    union {
        uint32_t first_split;  /* of a convolution: where its splits begin */
        uint32_t cluster;      /* of a piece */
        uint32_t source;       /* of a given curve: what it stands for, as its maker numbers it */
    };
    operand a, b;
    uint32_t weight;           /* the number of rows that it is made of, which, unlike that of its points, does not depend on constants */
} curve;

/* The points of a convolution's operands that lie left of one of its points, as a number for each. */
typedef struct split {
    uint32_t a, b;
} split;

typedef struct curves {
    memory *memory;
    uint32_t levels;           /* the number of levels, level 0 included */
    curve *list;
    size_t count, capacity;
    fixed *point;
    slope_vector *slope;
    slope_entry *entries;
    split *splits;
    size_t used, point_capacity, slope_capacity, entry_count, entry_capacity, split_used, split_capacity;
    slope_vector *view_slope;  /* scratch: the views of two operands */
    fixed *view_point;
    size_t view_room;
    slab views;
    bool exact;                /* whether nothing has been rounded so far */
    bool far;                  /* whether a curve that was made has points too far out to calculate with */
} curves;

void curves_open(curves *opened, memory *from, uint32_t levels);
void curves_clear(curves *cleared, uint32_t levels);
void curves_release(curves *released);

/* Reserves room for `expected` curves of one point each, when there are none. Returns false if memory ran out. */
bool curves_reserve(curves *in, size_t expected);
/* Makes a curve of `points` points that the caller fills. Returns NO_CURVE if memory ran out. */
uint32_t curves_make(curves *in, uint32_t points);
/* Shortens the curve made last to fewer points. */
void curves_trim(curves *in, uint32_t trimmed, uint32_t points);

/* An interval of lengths; its ends may be ∓FIXED_MAX. */
typedef struct interval {
    fixed low, high;
} interval;

#define NO_LEVEL UINT32_MAX

/* Appends an entry to the slope made last. Returns false if memory ran out. */
bool curves_entry(curves *in, slope_vector *last, uint32_t level, double value);
/* Begins a slope, whose entries are added afterwards. Its fields are set in place, because a copy would have to wait for
 * them. */
static inline void slope_begin(const curves *in, slope_vector *slope, int64_t lead) {
    slope->first = (uint32_t)in->entry_count;
    slope->count = 0;
    slope->factor = 1;
    slope->lead = lead;
}

/* Makes the curve of a row's violation, which falls up to the bound and rises from it. A required row forbids lengths; an
 * optional row has a slope at its level, with its key; with NO_LEVEL it has the key alone. */
quoin_status curves_of_row(curves *to, int relation, fixed bound, bool required, uint32_t level, int64_t lead, uint32_t *out);
/* Adds a curve that is 0 within an interval and forbidden outside. */
quoin_status curves_of_interval(curves *to, interval span, uint32_t *out);

/* An operand as arrays, with its scale and shift applied; valid until the next call. */
typedef struct curve_view {
    const fixed *point;
    const slope_vector *slope;
    uint32_t count;
} curve_view;
quoin_status curves_view(curves *in, operand function, curve_view *out);

/* Makes the sum length ↦ a(length) + b(length). `*apart` is the distance between the intervals that both allow, 0 if they meet. */
quoin_status curves_sum(curves *in, operand a, operand b, uint32_t *out, fixed *apart);
/* Makes the convolution length ↦ min over x of a(x) + b(length − x). */
quoin_status curves_convolve(curves *in, operand a, operand b, uint32_t *out);

/* Returns the lengths at which a curve is least. */
interval curves_least(const curves *in, uint32_t index);
/* The way in which a convolution divides its length: a is at a point, b is at a point, or both are on flat stretches. */
typedef struct sharing {
    enum { A_AT_POINT, B_AT_POINT, BOTH_OPEN } kind;
    fixed point;
    interval a, b;
} sharing;
sharing curves_share(curves *in, uint32_t index, fixed length);

#define MOST_FAR (FIXED_ONE * ((int64_t)1 << 46)) /* times a moderate factor, a point up to here is a fixed number still */
static inline bool is_far(fixed point) { return point > MOST_FAR || point < -MOST_FAR; }

/* Whether the sum of two slope entries is zero except for rounding. */
static inline bool is_negligible(double sum, double a, double b) {
    double x = fabs(a), y = fabs(b);
    return fabs(sum) <= NEGLIGIBLE * (x < y ? x : y);
}
/* The sum of two entries, 0 if it is negligible. */
static inline double slope_sum(double a, double b) {
    double sum = a + b;
    return is_negligible(sum, a, b) ? 0 : sum + 0; /* never −0 */
}

/* Whether a slope is that of lengths which a required row forbids. */
static inline bool slope_forbids(const curves *in, const slope_vector *slope) { return slope->count && isinf(in->entries[slope->first].value); }
static inline int64_t stronger_lead(int64_t a, int64_t b) { return (a < 0 ? -a : a) > (b < 0 ? -b : b) ? a : b; }

#pragma GCC visibility pop

#endif
