/* The number s at which a parametric problem costs least; scalars.c says why what is found is exact. */
#ifndef QUOIN_SCALAR_SEARCH_H
#define QUOIN_SCALAR_SEARCH_H

#include "Parameter/parametric.h"

#pragma GCC visibility push(hidden)

typedef struct scalar_search {
    memory *memory;
    parametric p;
    sample left, right, trial; /* on either side of the optimum, and the one being taken */
    bool has_left, has_right;
    size_t level_capacity, levels;
} scalar_search;

/* Finds the least point, with T1 where `choice` asks for that and it is not unique. `*found`: the required rows hold there, and the point
 * will do. `*contradictory` becomes true if they are clearly broken. */
quoin_status scalar_search_find(scalar_search *f, scalar_choice choice, double *s, bool *found, bool *contradictory);
void scalar_search_release(scalar_search *f);

#pragma GCC visibility pop

#endif
