/* Fixed-point numbers: products and quotients against whole-number arithmetic. */
#ifndef FIXED_TEST_H
#define FIXED_TEST_H

#include "Network/network.h"
#include "Numbers/fixed.h"
#include "harness.h"

#ifdef __SIZEOF_INT128__

#define ROUNDING 4             /* units that a rounded product may be off, besides what is relative to it */

static uint64_t roll_bits(dice *d, unsigned bits) {
    uint64_t drawn = (uint64_t)roll(d, UINT32_C(1) << 31) << 32 ^ (uint64_t)roll(d, UINT32_C(1) << 31) << 16 ^ roll(d, UINT32_C(1) << 31);
    return drawn & ((UINT64_C(1) << bits) - 1);
}

/* Up to 2^72 units, which are 256 points: the product with a factor of 53 bits fits. */
static fixed roll_length(dice *d) {
    fixed drawn = (fixed)roll_bits(d, 60) * 4096 + (fixed)roll_bits(d, 12);
    return roll(d, 2) ? drawn : -drawn;
}

static fixed rounding_apart(fixed found, fixed exact) {
    fixed apart = found > exact ? found - exact : exact - found, size = exact < 0 ? -exact : exact;
    return apart - (size >> 100);
}

static void products_are_exact_or_nearly(uint64_t seed) {
    dice d = {seed * 7919 + 1};
    for (int i = 0; i < 200; i++) {
        fixed x = roll_length(&d);
        int64_t digits = (int64_t)roll_bits(&d, 53) | INT64_C(1) << 52;
        double factor = ldexp((double)digits, -53);
        bool exact = true;
        fixed found = fixed_times(x, factor, &exact);
        CHECK(rounding_apart(found, (x * digits) >> 53) <= ROUNDING, "seed %llu: a product by %.17g is off", (unsigned long long)seed, factor);
        CHECK(!exact, "a product by %.17g is called exact", factor);
        found = fixed_times(-x, -factor, &exact);
        CHECK(rounding_apart(found, (x * digits) >> 53) <= ROUNDING, "seed %llu: a product by %.17g is off", (unsigned long long)seed, -factor);
    }
}

static void quotients_are_exact_or_nearly(uint64_t seed) {
    dice d = {seed * 104729 + 3};
    for (int i = 0; i < 200; i++) {
        fixed whole = roll_length(&d);
        int64_t parts = (int64_t)roll(&d, 8000) + 2;
        double divisor = (double)parts / 4096;
        bool exact = true;
        fixed found = fixed_divided(whole * parts, divisor, &exact);
        CHECK(exact && found == whole * 4096, "a quotient by %.17g that comes out even does not", divisor);
        found = fixed_divided(whole * parts + 1, divisor, &exact);
        CHECK(exact == (4096 % parts == 0) && rounding_apart(found, whole * 4096) <= 4096, "a quotient by %.17g is off", divisor);
        exact = true;
        found = fixed_divided(fixed_from(1), 3, &exact);
        CHECK(!exact && found * 3 + 1 == FIXED_ONE, "a third is not what is left out of three");
        found = fixed_divided(whole, 1.1, &exact);
        CHECK(rounding_apart(fixed_times(found, 1.1, &exact), whole) <= ((whole < 0 ? -whole : whole) >> 50) + ROUNDING, "a quotient by 1.1 is off");
    }
}

static void factors_are_told_apart(void) {
    bool exact = true;
    CHECK(fixed_times(FIXED_ONE, 0.5, &exact) == FIXED_ONE / 2 && exact, "a half is not plain");
    CHECK(fixed_times(1, 0.5, &exact) == 0 && !exact, "half of the smallest number is called exact");
    CHECK(fixed_is_plain(4096) && fixed_is_plain(-4096) && !fixed_is_plain(4097), "4096 is the largest plain factor");
    CHECK(fixed_is_plain(ldexp(1, -12)) && !fixed_is_plain(ldexp(1, -13)), "2^-12 is the smallest plain factor");
}

/* Powers of two from 2^-8 to 2^8 round nothing. */
static void powers_are_exact(void) {
    for (int i = -12; i <= 12; i++) {
        bool exact = i >= -8 && i <= 8;
        CHECK(factor_is_exact(ldexp(1, i)) == exact && factor_is_exact(-ldexp(1, i)) == exact, "2^%d", i);
        CHECK(!factor_is_exact(ldexp(1.5, i)), "1.5 times 2^%d", i);
    }
}

static void doubles_come_back(uint64_t seed) {
    dice d = {seed * 31 + 7};
    for (int i = 0; i < 100; i++) {
        double x = ldexp((double)(roll_bits(&d, 53) | UINT64_C(1) << 52), -63 + (int)roll(&d, 20)); /* 2^-11 … 2^9 */
        CHECK(fixed_to(fixed_from(x)) == x && fixed_to(fixed_from(-x)) == -x, "±%.17g does not come back as it was", x);
    }
}

#else
static void products_are_exact_or_nearly(uint64_t seed) { (void)seed; }
static void quotients_are_exact_or_nearly(uint64_t seed) { (void)seed; }
static void factors_are_told_apart(void) {}
static void powers_are_exact(void) {}
static void doubles_come_back(uint64_t seed) { (void)seed; }
#endif
#endif
