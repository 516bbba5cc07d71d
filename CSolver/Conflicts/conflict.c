/* The culprit is the first row that contradicts its predecessors: the end of the shortest infeasible prefix, found by
 * bisection. Its set is what a deletion filter in descending key order leaves of that prefix; that is, the next member is
 * the end of the shortest prefix that contradicts the members found already, and so on, until these contradict each
 * other. Finding a row finds its whole group (groups.h), so m groups among n rows take m·log n questions.
 */
#include "Conflicts/conflict.h"

#include "Conflicts/groups.h"

#include <string.h>

typedef struct search {
    quoin_solver *solver;
    conflict_oracle oracle;
    void *context;
    uint32_t *trial;           /* scratch: a prefix and the members found */
    const uint32_t *rows;
} search;

typedef enum question { OUT_OF_QUESTION, IN_QUESTION, IS_MEMBER } question;

/* One conflict among the rows up to its culprit. */
typedef struct members {
    size_t culprit;
    uint8_t *question;         /* per row: a `question` */
    uint32_t *group;
    slab room;
} members;

/* Asks whether the first `prefix` rows can hold together with the members found or, if these are NULL, by themselves. */
static quoin_status ask(search *in, size_t prefix, const members *found, bool *feasible) {
    size_t count = 0;
    for (size_t i = 0; i < (found ? found->culprit + 1 : prefix); i++)
        if (!found || found->question[i] == IS_MEMBER || (i < prefix && found->question[i] == IN_QUESTION))
            in->trial[count++] = in->rows[i];
    return in->oracle(in->context, in->trial, count, feasible);
}

/* Finds the length of the shortest infeasible prefix; `low` is known to be feasible and `high` to be infeasible. */
static quoin_status shortest(search *in, size_t low, size_t high, const members *found, size_t *out) {
    while (high - low > 1) {
        bool feasible = false;
        size_t middle = low + (high - low) / 2;
        quoin_status status = ask(in, middle, found, &feasible);
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

static void find_member(members *found, size_t member) {
    for (size_t i = 0; i <= found->culprit; i++)
        if (found->group[i] == found->group[member]) found->question[i] = IS_MEMBER;
}

/* Puts all rows in question that can take part in a contradiction, and finds the culprit. If other rows contradict within
 * tolerances, each row is a group of its own. */
static quoin_status begin_members(search *in, members *found) {
    bool feasible = true;
    quoin_status status = conflict_groups(in->solver, in->rows, found->culprit + 1, found->group);
    if (status != QUOIN_OK) return status;
    for (size_t i = 0; i <= found->culprit; i++) found->question[i] = found->group[i] == NO_GROUP ? OUT_OF_QUESTION : IN_QUESTION;
    if (found->group[found->culprit] != NO_GROUP) {
        find_member(found, found->culprit);
        status = ask(in, found->culprit, found, &feasible);
    }
    if (status != QUOIN_OK || !feasible) return status;
    for (size_t i = 0; i <= found->culprit; i++) found->group[i] = (uint32_t)i, found->question[i] = IN_QUESTION;
    find_member(found, found->culprit);
    return QUOIN_OK;
}

static quoin_status collect(search *in, members *found) {
    for (size_t bound = found->culprit;;) {
        bool feasible = false;
        quoin_status status = ask(in, 0, found, &feasible);
        if (status != QUOIN_OK || !feasible) return status;
        if ((status = shortest(in, 0, bound, found, &bound)) != QUOIN_OK) return status;
        find_member(found, --bound);
    }
}

/* Appends the members to the solver's, the culprit first and then by descending key. */
static quoin_status keep_members(search *in, const members *found, size_t *count) {
    quoin_status status = QUOIN_OK;
    *count = 0;
    for (size_t i = found->culprit + 1; i-- > 0 && status == QUOIN_OK;) {
        if (found->question[i] != IS_MEMBER) continue;
        status = keep_member(in->solver, in->rows[i]);
        ++*count;
    }
    return status;
}

static quoin_status find_members(search *in, size_t culprit, size_t *count) {
    members found = {.culprit = culprit};
    part parts[] = {PART(found.group, culprit + 1), PART(found.question, culprit + 1)};
    if (!slab_carve(&in->solver->memory, &found.room, parts, 2)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = begin_members(in, &found);
    if (status == QUOIN_OK) status = collect(in, &found);
    if (status == QUOIN_OK) status = keep_members(in, &found, count);
    slab_release(&in->solver->memory, &found.room);
    return status;
}

static quoin_status next_conflict(search *in, uint32_t *rows, size_t *count, size_t *known, bool *done) {
    quoin_solver *solver = in->solver;
    bool feasible = false;
    quoin_status status = ask(in, *count, NULL, &feasible);
    *done = feasible;
    if (status != QUOIN_OK || feasible) return status;
    size_t length, found_count = 0, first = solver->conflict_row_count;
    if ((status = shortest(in, *known, *count, NULL, &length)) != QUOIN_OK) return status;
    status = find_members(in, length - 1, &found_count);
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
    size_t capacity = *count + 1;
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
