/* The order of numbers: signs, the lesser and the greater of two, and the nearest within bounds, each decided in one place. The lesser and
 * the greater of doubles are fmin and fmax, those of fixed-point numbers fixed_min and fixed_max. In inner loops `smaller` and `larger` take
 * the place of fmin and fmax, which are calls; where the second is no number, they are the first. */
#ifndef QUOIN_ORDER_H
#define QUOIN_ORDER_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* The sign of a whole number: −1, 0 or 1. */
static inline int sign_of_whole(int64_t x) { return x < 0 ? -1 : x > 0; }
/* The sign of a number that is not 0: −1 or 1. */
static inline int side_of(double x) { return x < 0 ? -1 : 1; }
static inline int side_of_whole(int64_t x) { return x < 0 ? -1 : 1; }
/* The side on which a number that is not 0 lies. */
static inline bool is_positive(double x) { return x > 0; }
static inline bool is_negative(double x) { return x < 0; }
/* The sign of a − b, which need not fit. */
static inline int order_of(int64_t a, int64_t b) { return a < b ? -1 : a > b; }
/* A leading key, with its sign turned if `sign` is negative. */
static inline int64_t lead_along(double sign, int64_t lead) { return sign < 0 ? -lead : lead; }

/* The leading key of a sum: that of greater magnitude. */
static inline int32_t stronger_key(int32_t p, int32_t q) { return abs(p) > abs(q) ? p : q; }

static inline uint64_t lesser(uint64_t a, uint64_t b) { return a < b ? a : b; }
static inline uint64_t greater(uint64_t a, uint64_t b) { return a > b ? a : b; }
static inline double smaller(double a, double b) { return b < a ? b : a; }
static inline double larger(double a, double b) { return b > a ? b : a; }
static inline double nearest_within(double low, double high, double x) { return x < low ? low : x > high ? high : x; }

#define MOST_FACTOR 0x1p14
/* Whether the product of two such factors is still distinct from a rounding error beside 1. In a long chain of proportions, factors grow or
 * shrink without end; methods that multiply along such a chain leave it to those that choose their pivots. */
static inline bool is_moderate(double factor) { return fabs(factor) <= MOST_FACTOR && fabs(factor) >= 1 / MOST_FACTOR; }
#define LEAST_SHARE 0x1p-24
/* Whether a coefficient is distinct from a rounding error beside 1, and 1 from one beside it. It may be too small to divide by. */
static inline bool is_distinct(double coefficient) { return fabs(coefficient) <= MOST_FACTOR && fabs(coefficient) >= LEAST_SHARE; }

#define SOUND_PIVOT 0.1        /* a pivot this small against others is passed over */

#define LENGTH_ROUNDING 1e-12  /* of a sum of lengths, relative to it */
/* Whether two lengths, of which the second is finite, differ by no more than rounding. */
static inline bool same_length(double a, double b) { return fabs(a - b) <= LENGTH_ROUNDING * fmax(1, fabs(b)) && !isinf(b); }
/* Whether there are other lengths than one between two bounds, rounding aside. */
static inline bool leaves_room(double low, double high) { return low < high && !same_length(low, high); }

#endif
