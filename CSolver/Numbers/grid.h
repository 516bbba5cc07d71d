/* The grid of stored numbers: multiples of 2^-16, of which sums and differences are exact as long as they are not large. With quoin_set_grid a
 * caller has its own constants stored as such multiples. */
#ifndef QUOIN_GRID_H
#define QUOIN_GRID_H

#include <math.h>
#include <stdbool.h>

#define GRID 0x1p16            /* the number of steps in a stored 1 */

/* Whether a number is a whole number of steps. */
static inline bool is_on_grid(double number, double steps) {
    double scaled = number * steps;
    return scaled == floor(scaled);
}

#endif
