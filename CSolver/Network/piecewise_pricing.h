/* Pricing: the choice of the loose length that enters the basis next (piecewise_pricing.c). */
#ifndef QUOIN_PIECEWISE_PRICING_H
#define QUOIN_PIECEWISE_PRICING_H

#include "Network/piecewise.h"

#pragma GCC visibility push(hidden)

/* Begins anew: all weights are 1, and all rows are looked at again. */
void pricing_begin(piecewise *p);
/* Chooses the row whose length is off its segment by most, for its weight; with `any`, the best row of the first block that has one, where the
 * best of all may go round in circles. The row is NO_INDEX if all lengths are where they should be. */
worst_row pricing_choose(piecewise *p, bool any);

/* Moves a loose length by so much times its rate, and raises its weight by that of the row that enters, if one does (`entering` is 0 otherwise). A
 * length that is far away shows that the numbers of the basis are too far apart. */
static inline void pricing_move(piecewise *p, uint32_t row, double rate, fixed by, double entering) {
    double weight = rate * rate * entering;
    fixed *length = &p->elements[p->row_element[row]].length;
    *length += fixed_times(by, rate, &p->exact);
    p->singular = p->singular || is_far(*length);
    if (weight > p->weight[row]) p->weight[row] = weight;
    row_changed(p, row);
}

#pragma GCC visibility pop

#endif
