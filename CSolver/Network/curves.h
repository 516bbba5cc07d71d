/* Curves: convex piecewise linear functions of one length, whose slopes are vectors of real numbers.
 *
 *     slope   s0    s1      s2     s3          slopes ascend from left to right
 *          \                       /
 *           \___                 /
 *               \______________/
 *     point      p0   p1       p2              n points, n + 1 slopes
 *
 * A slope has an entry for each objective level, of which only those that are not 0 are kept, strongest first, and behind them its
 * leading key: of the rows that decide ties
 * by themselves (T1, T5), each an objective level of its own, the strongest one whose entry is not zero, with that entry's
 * sign. Curves that are compared or added come from disjoint sets of rows, so comparing leading keys is comparing all of these
 * entries, and a sum has the stronger of two leading keys (Documentation/WhyItIsExact.md).
 * Level 0 is for required rows: −∞ and +∞ there are lengths that a required row forbids.
 */
#ifndef QUOIN_CURVES_H
#define QUOIN_CURVES_H

#include "Memory/memory.h"
#include "Numbers/fixed.h"

#define NEGLIGIBLE 1e-9        /* a slope this small against what it was added up from is zero */
#define NO_CURVE UINT32_MAX

/* length ↦ curve(scale · length + shift) */
typedef struct operand {
    uint32_t curve;
    double scale;
    fixed shift;
} operand;

/* An entry of a slope that is not 0. */
typedef struct slope_entry {
    double value;
    uint32_t level;
} slope_entry;

/* Entries first … first + count − 1 of all there are, by ascending level, each times a factor. */
typedef struct slope_vector {
    uint32_t first, count;
    double factor;
    int64_t lead;
} slope_vector;

typedef enum curve_kind { CURVE_GIVEN, CURVE_SUM, CURVE_CONVOLUTION, CURVE_PIECE } curve_kind;

typedef struct curve {
    uint32_t start, count;     /* its place in all arrays, and its points */
    uint32_t kind;
    operand a, b;
    uint32_t split;            /* convolution: where its splits start; piece: its cluster; given: what it is for the caller */
} curve;

/* The points of a convolution's operands that lie left of one of its points, as a number for each. */
typedef struct split {
    uint32_t a, b;
} split;

typedef struct curves {
    memory *memory;
    uint32_t levels;           /* how many there are, level 0 included */
    curve *list;
    size_t count, capacity;
    fixed *point;
    slope_vector *slope;
    slope_entry *entries;
    split *splits;
    size_t used, point_capacity, slope_capacity, entry_count, entry_capacity, split_used, split_capacity;
    slope_vector *view_slope;  /* scratch: two operands as they are read */
    fixed *view_point;
    size_t view_room;
    slab views;
    bool exact;                /* nothing was rounded so far */
} curves;

void curves_open(curves *opened, memory *from, uint32_t levels);
void curves_clear(curves *cleared, uint32_t levels);
void curves_release(curves *released);

/* Room for so many curves of a few points; false where out of memory. */
bool curves_reserve(curves *in, size_t expected);
/* A curve of so many points, to be filled by the caller, or NO_CURVE where out of memory. */
uint32_t curves_make(curves *in, uint32_t points);
/* It turned out to have fewer; only of the last one made. */
void curves_trim(curves *in, uint32_t trimmed, uint32_t points);

/* Lengths from one to another; the ends may be ∓FIXED_MAX. */
typedef struct interval {
    fixed low, high;
} interval;

#define NO_LEVEL UINT32_MAX

/* Appends an entry to the slope made last; false where out of memory. */
bool curves_entry(curves *in, slope_vector *last, uint32_t level, double value);
/* Begins a slope, whose entries are added afterwards. */
static inline slope_vector slope_begin(const curves *in, int64_t lead) {
    return (slope_vector){.first = (uint32_t)in->entry_count, .factor = 1, .lead = lead};
}

/* A row's violation: falls below its bound, rises above it. A required one forbids, an optional one has its level and key; with
 * NO_LEVEL its key alone. */
quoin_status curves_of_row(curves *to, int relation, fixed bound, bool required, uint32_t level, int64_t lead, uint32_t *out);
/* Adds a curve that is 0 within an interval and forbidden outside. */
quoin_status curves_of_interval(curves *to, interval span, uint32_t *out);

/* One operand as arrays, its scale and shift applied. Valid until the next call. */
typedef struct curve_view {
    const fixed *point;
    const slope_vector *slope;
    uint32_t count;
} curve_view;
quoin_status curves_view(curves *in, operand function, curve_view *out);

/* length ↦ a(length) + b(length). `*apart`: how far the lengths they allow are from meeting (0 where they do). */
quoin_status curves_sum(curves *in, operand a, operand b, uint32_t *out, fixed *apart);
/* length ↦ least of a(x) + b(length − x) */
quoin_status curves_convolve(curves *in, operand a, operand b, uint32_t *out);

/* The point or the stretch at which a curve is least. */
interval curves_least(const curves *in, uint32_t index);
/* The way in which the length of a convolution is shared: a is at a point, b is, or each is anywhere on a flat stretch. */
typedef struct sharing {
    enum { A_AT_POINT, B_AT_POINT, BOTH_OPEN } kind;
    fixed point;
    interval a, b;
} sharing;
sharing curves_share(curves *in, uint32_t index, fixed length);

/* Whether a sum of the entries a and b of two slopes is zero except for rounding. */
static inline bool is_negligible(double sum, double a, double b) {
    double x = fabs(a), y = fabs(b);
    return fabs(sum) <= NEGLIGIBLE * (x < y ? x : y);
}
/* The sum of two entries, 0 if it is negligible. */
static inline double slope_sum(double a, double b) {
    double sum = a + b;
    return a != 0 && b != 0 && is_negligible(sum, a, b) ? 0 : sum + 0; /* never −0 */
}

/* Slopes as vectors. */
int slope_compare(const curves *in, slope_vector a, slope_vector b);
int slope_sign(const curves *in, slope_vector slope);
/* Whether a slope is that of lengths which a required row forbids. */
static inline bool slope_forbids(const curves *in, slope_vector slope) { return slope.count && isinf(in->entries[slope.first].value); }
static inline int64_t stronger_lead(int64_t a, int64_t b) { return (a < 0 ? -a : a) > (b < 0 ? -b : b) ? a : b; }

#endif
