/* Fixed-point numbers: positions and lengths in units of 2^-64, 128 bits wide.
 *
 *     |  sign and 63 bits of whole points  |  64 bits of fraction  |
 *
 * Sums and differences of fixed-point numbers are exact, so the order in which they are taken cannot show in a result: the
 * same rows give the same bits whatever was eliminated first and whatever was edited before. A double of 2^-11 or more is
 * represented exactly, and comes back as it was.
 */
#ifndef QUOIN_FIXED_H
#define QUOIN_FIXED_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

#ifdef __SIZEOF_INT128__

__extension__ typedef __int128 fixed;
#define FIXED_IS_EXACT true
#define FIXED_ONE ((fixed)1 << 64)
#define FIXED_MAX ((fixed)(((unsigned __int128)~(unsigned __int128)0) >> 1))

static inline fixed fixed_from(double x) {
    double size = fabs(x);
    int64_t whole = (int64_t)size;
    uint64_t low = (uint64_t)(int64_t)((size - (double)whole) * 0x1p63) << 1;
    fixed made = (fixed)((unsigned __int128)(uint64_t)whole << 64 | low);
    return x < 0 ? -made : made;
}

static inline double fixed_to(fixed x) {
    fixed size = x < 0 ? -x : x; /* a negative number stores the fraction of its complement */
    double found = (double)(int64_t)(size >> 64) + (double)(uint64_t)size * 0x1p-64;
    return x < 0 ? -found : found;
}

/* Returns the nearest multiple of a power of two of at least 2^-64. */
static inline fixed fixed_rounded(fixed x, double unit) {
    fixed step = fixed_from(unit);
    return (x + step / 2) & ~(step - 1);
}

/* Returns x · 2^-shift; `*exact` becomes false if a bit is lost. */
static inline fixed fixed_shift_down(fixed x, unsigned shift, bool *exact) {
    if (x & (((fixed)1 << shift) - 1)) *exact = false;
    return x >> shift;
}

#else

typedef double fixed;
#define FIXED_IS_EXACT false
#define FIXED_ONE 1.0
#define FIXED_MAX INFINITY
static inline fixed fixed_from(double x) { return x; }
static inline double fixed_to(fixed x) { return x; }
static inline fixed fixed_rounded(fixed x, double unit) { return unit * round(x / unit); }
static inline fixed fixed_shift_down(fixed x, unsigned shift, bool *exact) {
    *exact = false;
    return ldexp(x, -(int)shift);
}

#endif

static inline fixed fixed_min(fixed a, fixed b) { return a < b ? a : b; }
static inline fixed fixed_max(fixed a, fixed b) { return a > b ? a : b; }

/* Returns x · factor; `*exact` becomes false if it is rounded. */
fixed fixed_times_any(fixed x, double factor, bool *exact);
static inline fixed fixed_times(fixed x, double factor, bool *exact) {
    if (factor == 1) return x;
    if (factor == -1) return -x;
    return fixed_times_any(x, factor, exact);
}

/* Returns x / divisor; `*exact` becomes false if it is rounded. */
fixed fixed_divided_any(fixed x, double divisor, bool *exact);
static inline fixed fixed_divided(fixed x, double divisor, bool *exact) {
    if (divisor == 1) return x;
    if (divisor == -1) return -x;
    return fixed_divided_any(x, divisor, exact);
}

/* Whether a number is plain: a multiple of 2^-12 that is not large, by which products are exact. */
bool fixed_is_plain(double factor);

#pragma GCC visibility pop

#endif
