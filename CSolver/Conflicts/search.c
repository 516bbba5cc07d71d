/* The culprit is the first row that contradicts its predecessors: the end of the shortest infeasible prefix, found by
 * bisection. Its set is what a deletion filter in descending key order leaves of that prefix; that is, the next member is
 * the end of the shortest prefix that contradicts the members found already, and so on, until these contradict each
 * other. Finding a row finds its whole group (groups.h), so m groups among n rows take m·log n questions; where the members are
 * suspected beforehand, m questions confirm them.
 */
#include "Conflicts/search.h"

#include "Conflicts/groups.h"

#include <string.h>

typedef struct search {
    quoin_solver *solver;
    conflict_oracle oracle;
    void *context;
    uint32_t *rows, *trial;    /* `trial` is scratch: a prefix and the members found */
    size_t count, known;       /* the number of rows, and of those among the first that can hold together for certain */
    const row_sets *suspected;
    row_sets *found;
    size_t next_set;           /* the next set of `suspected` */
    size_t *suspects;          /* the places of a set that cannot hold together, in descending order */
    bool culprits_only;        /* whether the sets are to have their culprits alone */
    size_t suspect_count;      /* 0 if nothing is suspected, or it proved wrong */
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

/* Whether the suspects can hold together. */
static quoin_status ask_suspects(search *in, bool *feasible) {
    for (size_t i = 0; i < in->suspect_count; i++) in->trial[i] = in->rows[in->suspects[in->suspect_count - 1 - i]];
    return in->oracle(in->context, in->trial, in->suspect_count, feasible);
}

/* Takes the next set of suspects. It remains suspected if its rows cannot hold together, and all rows before the last of them can. */
static quoin_status suspect_next(search *in) {
    bool together = false, before = false;
    in->suspect_count = 0;
    while (!in->suspect_count && in->next_set < in->suspected->count)
        in->suspect_count = row_sets_places(in->suspected, in->next_set++, in->solver, in->rows, in->count, in->suspects);
    if (!in->suspect_count) return QUOIN_OK;
    quoin_status status = ask_suspects(in, &together);
    if (status == QUOIN_OK && !together && in->suspects[0] >= in->known) status = ask(in, in->suspects[0], NULL, &before);
    if (!before) in->suspect_count = 0;
    return status;
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

static void find_member(members *found, size_t member) {
    for (size_t i = 0; i <= found->culprit; i++)
        if (found->group[i] == found->group[member]) found->question[i] = IS_MEMBER;
}

/* Whether all suspects are among the rows that can take part in a contradiction. */
static bool suspects_are_grouped(const search *in, const members *found) {
    bool grouped = in->suspect_count > 0;
    for (size_t i = 0; i < in->suspect_count; i++) grouped = grouped && found->group[in->suspects[i]] != NO_GROUP;
    return grouped;
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
        if (suspects_are_grouped(in, found)) return QUOIN_OK;
        status = ask(in, found->culprit, found, &feasible);
    }
    in->suspect_count = 0;
    if (status != QUOIN_OK || !feasible) return status;
    for (size_t i = 0; i <= found->culprit; i++) found->group[i] = (uint32_t)i, found->question[i] = IN_QUESTION;
    find_member(found, found->culprit);
    return QUOIN_OK;
}

/* Finds the suspects, as long as the rows before each can hold together with the members found. `*bound` is then the last one; `*all`:
 * there are no other members. */
static quoin_status collect_suspects(search *in, members *found, size_t *bound, bool *all) {
    quoin_status status = QUOIN_OK;
    *all = in->suspect_count > 0;
    for (size_t i = 1; i < in->suspect_count && status == QUOIN_OK && *all; i++) {
        if (found->question[in->suspects[i]] == IS_MEMBER) continue;
        status = ask(in, in->suspects[i], found, all);
        if (status == QUOIN_OK && *all) find_member(found, *bound = in->suspects[i]);
    }
    return status;
}

static quoin_status collect(search *in, members *found) {
    size_t bound = found->culprit;
    bool all = false;
    quoin_status status = collect_suspects(in, found, &bound, &all);
    while (status == QUOIN_OK && !all && bound > 0) {
        bool feasible = false;
        status = ask(in, 0, found, &feasible);
        if (status != QUOIN_OK || !feasible) return status;
        if ((status = shortest(in, 0, bound, found, &bound)) == QUOIN_OK) find_member(found, --bound);
    }
    return status;
}

/* Ends a set with the members: the culprit first, and then by descending key. */
static quoin_status keep_members(search *in, const members *found) {
    quoin_status status = QUOIN_OK;
    for (size_t i = found->culprit + 1; i-- > 0 && status == QUOIN_OK;)
        if (found->question[i] == IS_MEMBER) status = row_sets_add(in->found, in->rows[i]);
    return status == QUOIN_OK ? row_sets_end(in->found) : status;
}

static quoin_status find_members(search *in, size_t culprit) {
    members found = {.culprit = culprit};
    part parts[] = {PART(found.group, culprit + 1), PART(found.question, culprit + 1)};
    if (!slab_carve(&in->solver->memory, &found.room, parts, 2)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = begin_members(in, &found);
    if (status == QUOIN_OK) status = collect(in, &found);
    if (status == QUOIN_OK) status = keep_members(in, &found);
    slab_release(&in->solver->memory, &found.room);
    return status;
}

/* Finds the length of the shortest infeasible prefix, or 0 if all rows can hold together. */
static quoin_status find_culprit(search *in, size_t *length) {
    bool feasible = false;
    quoin_status status = suspect_next(in);
    *length = in->suspect_count ? in->suspects[0] + 1 : 0;
    if (status != QUOIN_OK || *length) return status;
    status = ask(in, in->count, NULL, &feasible);
    return status != QUOIN_OK || feasible ? status : shortest(in, in->known, in->count, NULL, length);
}

static quoin_status next_conflict(search *in, bool *done) {
    size_t length = 0;
    quoin_status status = find_culprit(in, &length);
    *done = !length;
    if (status != QUOIN_OK || *done) return status;
    if (in->culprits_only) {
        status = row_sets_add(in->found, in->rows[length - 1]);
        if (status == QUOIN_OK) status = row_sets_end(in->found);
    } else {
        status = find_members(in, length - 1);
    }
    if (status != QUOIN_OK) return status;
    memmove(in->rows + length - 1, in->rows + length, (in->count - length) * sizeof *in->rows);
    in->count--;
    in->known = length - 1;
    return QUOIN_OK;
}

static quoin_status run(search *in, const uint32_t *rows) {
    slab room = {0};
    size_t count = in->count;
    part parts[] = {PART(in->suspects, count + 1), PART(in->rows, count + 1), PART(in->trial, count + 1)};
    if (!slab_carve(&in->solver->memory, &room, parts, 3)) return QUOIN_OUT_OF_MEMORY;
    if (count) memcpy(in->rows, rows, count * sizeof *rows);
    bool done = false;
    quoin_status status = QUOIN_OK;
    while (!done && status == QUOIN_OK) status = next_conflict(in, &done);
    slab_release(&in->solver->memory, &room);
    return status;
}

quoin_status search_conflicts(quoin_solver *solver, const uint32_t *rows, size_t count, conflict_oracle oracle, void *context,
                              const row_sets *suspected, row_sets *found) {
    search in = {.solver = solver, .oracle = oracle, .context = context, .suspected = suspected, .found = found, .count = count};
    return run(&in, rows);
}

quoin_status search_culprits(quoin_solver *solver, const uint32_t *rows, size_t count, conflict_oracle oracle, void *context, row_sets *found) {
    search in = {.solver = solver, .oracle = oracle, .context = context, .suspected = &(row_sets){0}, .found = found, .count = count};
    in.culprits_only = true;
    return run(&in, rows);
}
