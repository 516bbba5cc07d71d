/* The culprit is the first row that contradicts its predecessors: the end of the shortest infeasible prefix, found by
 * bisection. Its set is what a deletion filter in descending key order leaves of that prefix; that is: next comes the
 * end of the shortest prefix that contradicts what was found already, and so on, until what was found contradicts
 * itself. A set of m members among n rows takes m·log n questions instead of n.
 */
#include "Conflicts/conflict.h"

#include <string.h>

typedef struct search {
    quoin_solver *solver;
    conflict_oracle oracle;
    void *context;
    uint32_t *trial;           /* room for a prefix and the members found */
    const uint32_t *rows;
} search;

static quoin_status ask(search *in, size_t prefix, const uint32_t *found, size_t found_count, bool *feasible) {
    if (prefix) memcpy(in->trial, in->rows, prefix * sizeof *in->trial);
    /* The members found have greater keys than the prefix, and were found in descending order. */
    for (size_t i = 0; i < found_count; i++) in->trial[prefix + i] = found[found_count - 1 - i];
    return in->oracle(in->context, in->trial, prefix + found_count, feasible);
}

/* The length of the shortest prefix that is infeasible with `found`, knowing that `low` is feasible, `high` is not. */
static quoin_status shortest(search *in, size_t low, size_t high, const uint32_t *found, size_t found_count, size_t *out) {
    while (high - low > 1) {
        bool feasible = false;
        size_t middle = low + (high - low) / 2;
        quoin_status status = ask(in, middle, found, found_count, &feasible);
        if (status != QUOIN_OK) return status;
        if (feasible) low = middle;
        else high = middle;
    }
    *out = high;
    return QUOIN_OK;
}

static quoin_status keep_member(quoin_solver *solver, uint32_t slot) {
    if (!RESERVE(&solver->memory, solver->conflict_rows, solver->conflict_row_capacity, solver->conflict_row_count + 1))
        return QUOIN_OUT_OF_MEMORY;
    solver->conflict_rows[solver->conflict_row_count++] = row_handle(solver, slot);
    return QUOIN_OK;
}

static quoin_status collect(search *in, size_t culprit, uint32_t *found, size_t *found_count) {
    size_t bound = culprit;
    found[(*found_count)++] = in->rows[culprit];
    for (;;) {
        bool feasible = false;
        quoin_status status = ask(in, 0, found, *found_count, &feasible);
        if (status != QUOIN_OK || !feasible) return status;
        if ((status = shortest(in, 0, bound, found, *found_count, &bound)) != QUOIN_OK) return status;
        found[(*found_count)++] = in->rows[--bound];
    }
}

static quoin_status next_conflict(search *in, uint32_t *rows, size_t *count, size_t *known, bool *done) {
    quoin_solver *solver = in->solver;
    bool feasible = false;
    quoin_status status = ask(in, *count, NULL, 0, &feasible);
    *done = feasible;
    if (status != QUOIN_OK || feasible) return status;
    size_t length, found_count = 0;
    if ((status = shortest(in, *known, *count, NULL, 0, &length)) != QUOIN_OK) return status;
    uint32_t *found = memory_take(&solver->memory, length * sizeof *found);
    if (!found) return QUOIN_OUT_OF_MEMORY;
    status = collect(in, length - 1, found, &found_count);
    size_t first = solver->conflict_row_count;
    for (size_t i = 0; i < found_count && status == QUOIN_OK; i++) status = keep_member(solver, found[i]);
    memory_give(&solver->memory, found, length * sizeof *found);
    if (status == QUOIN_OK &&
        !RESERVE(&solver->memory, solver->conflicts, solver->conflict_capacity, solver->conflict_count + 1))
        status = QUOIN_OUT_OF_MEMORY;
    if (status != QUOIN_OK) {
        solver->conflict_row_count = first;
        return status;
    }
    solver->conflicts[solver->conflict_count++] = (quoin_conflict){NULL, (uint32_t)found_count}; /* see conflict_publish */
    solver->rows[rows[length - 1]].flags |= ROW_LEFT_OUT;
    memmove(rows + length - 1, rows + length, (*count - length) * sizeof *rows);
    (*count)--;
    *known = length - 1;
    return QUOIN_OK;
}

quoin_status conflict_search(quoin_solver *solver, uint32_t *rows, size_t *count, conflict_oracle oracle, void *context) {
    size_t capacity = *count * 2 + 1;
    search in = {solver, oracle, context, memory_take(&solver->memory, capacity * sizeof *in.trial), rows};
    if (!in.trial) return QUOIN_OUT_OF_MEMORY;
    size_t known = 0;
    bool done = false;
    quoin_status status = QUOIN_OK;
    while (!done && status == QUOIN_OK) status = next_conflict(&in, rows, count, &known, &done);
    memory_give(&solver->memory, in.trial, capacity * sizeof *in.trial);
    return status;
}

void conflict_clear(quoin_solver *solver) {
    size_t first = 0;
    for (size_t i = 0; i < solver->conflict_count; first += solver->conflicts[i++].count)
        solver->rows[solver->conflict_rows[first] & QUOIN_INDEX_MASK].flags &= (uint8_t)~ROW_LEFT_OUT;
    solver->conflict_count = solver->conflict_row_count = 0;
}

void conflict_publish(quoin_solver *solver) {
    const quoin_row *member = solver->conflict_rows;
    for (size_t i = 0; i < solver->conflict_count; member += solver->conflicts[i++].count)
        solver->conflicts[i].rows = member;
}
