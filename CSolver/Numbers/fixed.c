#include "Numbers/fixed.h"

#define SMALL_SHIFT 12         /* factors that are whole multiples of 2^-12 … */
#define SMALL_LIMIT 4096.0     /* … and at most this large are multiplied exactly */

bool fixed_is_plain(double factor) {
    double scaled = factor * (1 << SMALL_SHIFT);
    return fabs(factor) <= SMALL_LIMIT && scaled == (double)(int32_t)scaled;
}

#ifdef __SIZEOF_INT128__

#define LARGEST 0x1p62         /* products beyond this are this large */

/* Multiplies with two roundings to double precision, whose error is far below the precision of one double. */
static fixed times_rounded(fixed x, double factor) {
    double high = fixed_to(x), low = fixed_to(x - fixed_from(high));
    /* high · factor = product + error, exactly (Dekker). */
    double split = 134217729.0, a = high * split, b = factor * split;
    double high_a = a - (a - high), low_a = high - high_a, high_b = b - (b - factor), low_b = factor - high_b;
    double product = high * factor;
    if (fabs(product) >= LARGEST) return fixed_from(copysign(LARGEST, product));
    double error = ((high_a * high_b - product) + high_a * low_b + low_a * high_b) + low_a * low_b;
    return fixed_from(product) + fixed_from(error + low * factor);
}

fixed fixed_times_any(fixed x, double factor, bool *exact) {
    fixed most = FIXED_MAX >> 2 * SMALL_SHIFT; /* times the largest plain factor, it still has room */
    if (x == 0) return 0;
    if (!fixed_is_plain(factor) || x > most || x < -most) {
        *exact = false;
        return times_rounded(x, factor);
    }
    return fixed_shift_down(x * (int32_t)(factor * (1 << SMALL_SHIFT)), SMALL_SHIFT, exact);
}

/* Returns the quotient by a plain divisor, exact as long as there is room to shift. */
fixed fixed_divided_any(fixed x, double divisor, bool *exact) {
    fixed most = FIXED_MAX >> SMALL_SHIFT;
    if (!fixed_is_plain(divisor) || x > most || x < -most) return fixed_times_any(x, 1 / divisor, exact);
    fixed by = (int32_t)(divisor * (1 << SMALL_SHIFT)), shifted = x * (1 << SMALL_SHIFT), quotient = shifted / by;
    if (quotient * by != shifted) *exact = false;
    return quotient;
}

#else

fixed fixed_divided_any(fixed x, double divisor, bool *exact) {
    *exact = false;
    return x / divisor;
}

fixed fixed_times_any(fixed x, double factor, bool *exact) {
    *exact = false;
    return x * factor;
}

#endif
