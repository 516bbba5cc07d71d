/* Ranges of nodes (ranges.c) and of combinations of two nodes (form_ranges.c): the state that both files share. */
#ifndef QUOIN_RANGING_H
#define QUOIN_RANGING_H

#include "Face/slacks.h"
#include "Kernel/system.h"
#include "Network/network.h"
#include "Store/sets.h"

#pragma GCC visibility push(hidden)

typedef struct ranging {
    network *n;
    uint32_t *group;           /* disjoint sets of nodes */
    uint32_t *unknown;         /* per node: its number in its group */
    uint32_t *next_cost;       /* per cost: another one of its group */
    uint32_t *first_cost;      /* per group */
    uint32_t *size;            /* per group: its nodes */
    bool *is_general;          /* per group: whether some limit is not a distance */
    limit *limits;             /* those of groups that are not general */
    size_t limit_count, limit_capacity;
    equations system;
    double enough;
    asked_form *forms;
    size_t form_count;
    slab room;
} ranging;

/* Writes the combinations as such of nodes that were not merged, and defines nodes for those whose ranges have to be found like those of
 * nodes, because a limit of their group is not a distance. `*any` becomes true if there are such. */
quoin_status forms_begin(ranging *r, bool *any);
/* Finds how far apart the nodes of combinations may be whose limits are all distances. */
void forms_range_distances(ranging *r, slacks *s);
/* Finds the ranges of all others from those of the nodes. */
void forms_range_rest(ranging *r, const double *width);

#pragma GCC visibility pop

#endif
