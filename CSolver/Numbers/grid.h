/* The grid of stored numbers: multiples of 2^-16, of which sums and differences are exact as long as they are not large. With quoin_set_grid a
 * caller has its own constants stored as such multiples. */
#ifndef QUOIN_GRID_H
#define QUOIN_GRID_H

#include <math.h>
#include <stdbool.h>

#define GRID 0x1p16            /* the number of steps in a stored 1 */
#define LARGEST_SUM 0x1p33     /* of the sizes of all constants: with 16 binary places that leaves four bits of a double for sums on the way */
#define FINE_GRID 0x1p24       /* for numbers of the reduction, which may have been multiplied by some factors */

/* Whether a number is a whole number of steps. */
static inline bool is_on_grid(double number, double steps) {
    double scaled = number * steps;
    return scaled == floor(scaled);
}

#define NOISE 0x1p-40          /* of a number that was calculated in many steps */

/* Returns the whole number of steps that a number differs from by rounding alone, or if there is none the number. */
static inline double without_noise(double number, double steps) {
    double nearest = round(number * steps) / steps;
    return fabs(number - nearest) <= NOISE ? nearest : number;
}

#endif
