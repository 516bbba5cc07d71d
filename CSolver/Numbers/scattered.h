/* Numbers at random that are the same each time. */
#ifndef QUOIN_SCATTERED_H
#define QUOIN_SCATTERED_H

#include <stdint.h>

/* A number between 0 and 1 from a hash. Equal or evenly spaced numbers could cancel in sums; these hardly ever do. */
static inline double scattered(uint64_t number) {
    number = (number + 1) * UINT64_C(0x9E3779B97F4A7C15);
    number = (number ^ number >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    number = (number ^ number >> 27) * UINT64_C(0x94D049BB133111EB);
    return (double)((number ^ number >> 31) >> 11) * 0x1p-53;
}

#endif
