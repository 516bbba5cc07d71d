/* The ranges of a system's unknowns over the face after the last priority.
 *
 * The range of one unknown takes a program of its own, and of thousands of unknowns often few can move, or nearly all. So they are asked about
 * in groups. A combination of a group's unknowns, with coefficients at random, has no range if none of them has one; otherwise the group is
 * asked about in two halves:
 *
 *     a b c d e f g h        has a range
 *     a b c d | e f g h      the first half has none: four unknowns do not move
 *               e f | g h
 *
 * The ends of each range are points of the face, and unknowns that differ by enough at two such points need no question of their own.
 */
#include "Kernel/system_model.h"
#include "Numbers/scattered.h"

#include <math.h>

#define FEW 4                  /* unknowns, which are asked about one by one */
#define STILL 1e-8             /* a range that rounding may leave */
#define ROUNDS 2               /* combinations of a group; a movement that nearly cancels in one is seen in another */
#define MOST_GROUPS 64         /* that wait: one for each halving of as many unknowns as there can be */

typedef struct group {
    uint32_t first, count;
} group;

typedef struct range_search {
    model program;
    kernel *opened;
    double enough, *width;
    uint32_t *asked;           /* the unknowns in question, group by group */
} range_search;

/* Finds the range of the combination that the costs stand for. */
static quoin_status range_of_costs(range_search *in, double *range) {
    double least, greatest;
    quoin_status status = kernel_range(in->opened, in->program.cost, &least, &greatest);
    *range = greatest - least;
    return status;
}

static quoin_status range_combination(range_search *in, group of, uint32_t round, double *range) {
    const uint32_t *asked = in->asked + of.first;
    for (uint32_t i = 0; i < of.count; i++) in->program.cost[asked[i]] = 1 + scattered((uint64_t)asked[i] * ROUNDS + round);
    quoin_status status = range_of_costs(in, range);
    for (uint32_t i = 0; i < of.count; i++) in->program.cost[asked[i]] = 0;
    return status;
}

static quoin_status range_one(range_search *in, uint32_t unknown) {
    in->program.cost[unknown] = 1;
    quoin_status status = range_of_costs(in, &in->width[unknown]);
    in->program.cost[unknown] = 0;
    return status;
}

/* Takes the unknowns that were seen to move by enough out of a group. */
static void take_seen(range_search *in, group *from) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < from->count; i++) {
        uint32_t unknown = in->asked[from->first + i];
        double seen = kernel_seen(in->opened, unknown);
        if (seen > in->enough) in->width[unknown] = seen;
        else in->asked[from->first + kept++] = unknown;
    }
    from->count = kept;
}

static quoin_status range_each(range_search *in, group of) {
    quoin_status status = QUOIN_OK;
    for (take_seen(in, &of); of.count && status == QUOIN_OK; take_seen(in, &of)) status = range_one(in, in->asked[of.first + --of.count]);
    return status;
}

/* Asks about a group as a whole. `*moves` is false if none of its unknowns has a range. */
static quoin_status range_group(range_search *in, group *of, bool *moves) {
    quoin_status status = QUOIN_OK;
    double range;
    *moves = false;
    for (uint32_t round = 0; round < ROUNDS && !*moves && status == QUOIN_OK; round++) {
        status = range_combination(in, *of, round, &range);
        *moves = range > STILL;
    }
    for (uint32_t i = 0; i < of->count && !*moves; i++) in->width[in->asked[of->first + i]] = 0;
    return status;
}

static quoin_status range_groups(range_search *in, uint32_t count) {
    group waiting[MOST_GROUPS] = {{0, count}};
    quoin_status status = QUOIN_OK;
    for (uint32_t left = 1; left && status == QUOIN_OK;) {
        group next = waiting[--left];
        bool moves;
        take_seen(in, &next);
        if (next.count < FEW) {
            status = range_each(in, next);
            continue;
        }
        status = range_group(in, &next, &moves);
        if (!moves || status != QUOIN_OK) continue;
        waiting[left++] = (group){next.first + next.count / 2, next.count - next.count / 2};
        waiting[left++] = (group){next.first, next.count / 2};
    }
    return status;
}

/* Finds the ranges that are asked for, which is what is not a number in in->width. */
static quoin_status range_asked(range_search *in, const equations *system) {
    uint32_t count = 0;
    memory *from = system->memory;
    if (!(in->asked = memory_take(from, system->unknown_count * sizeof *in->asked))) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t j = 0; j < system->unknown_count; j++)
        if (isnan(in->width[j])) in->asked[count++] = j;
    for (size_t i = 0; i < in->program.columns; i++) in->program.cost[i] = 0;
    quoin_status status = in->enough < INFINITY ? kernel_watch(in->opened) : QUOIN_OK;
    if (status == QUOIN_OK) status = range_groups(in, count);
    memory_give(from, in->asked, system->unknown_count * sizeof *in->asked);
    return status;
}

quoin_status equations_ranges(const equations *system, kernel_kind kind, double enough, double *width) {
    range_search in = {.enough = enough, .width = width};
    bool feasible = false;
    quoin_status status = model_start(&in.program, system, kind, (reach){true, false}, &in.opened, &feasible);
    if (status != QUOIN_OK) return status;
    if (feasible) status = model_minimize(&in.program, system, in.opened);
    if (status == QUOIN_OK && feasible && !kernel_is_point(in.opened) && system->unknown_count) status = range_asked(&in, system);
    for (uint32_t j = 0; j < system->unknown_count; j++) width[j] = isnan(width[j]) ? 0 : width[j];
    kernel_close(in.opened);
    model_release(&in.program);
    return status;
}
