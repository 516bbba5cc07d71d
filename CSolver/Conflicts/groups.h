/* Rows that can only contradict together (groups.c). */
#ifndef QUOIN_GROUPS_H
#define QUOIN_GROUPS_H

#include "Store/store.h"

#pragma GCC visibility push(hidden)

#define NO_GROUP UINT32_MAX

/* Finds the group of each required row in these slots, numbered by its first row, or NO_GROUP if the row takes part in no
 * contradiction. */
quoin_status conflict_groups(quoin_solver *solver, const uint32_t *rows, size_t count, uint32_t *group);

#pragma GCC visibility pop

#endif
