/* Rows that can only contradict together (groups.c). */
#ifndef QUOIN_GROUPS_H
#define QUOIN_GROUPS_H

#include "Store/store.h"

#define NO_GROUP UINT32_MAX

/* Finds for each of the required rows in these slots its group, named by the first of its rows, or NO_GROUP where it takes part in no
 * contradiction. */
quoin_status conflict_groups(quoin_solver *solver, const uint32_t *rows, size_t count, uint32_t *group);

#endif
