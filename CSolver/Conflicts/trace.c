/* The members of a conflict, found by moving its violation. At the witness only the culprit is violated. If some variables can be moved so
 * that it holds and another row is violated instead, all rows but that one can hold: it is in every conflict of the culprit. From there the
 * violation moves on:
 *
 *     top ── first ── second ── third ── bottom     too much for the list: the bottom row is violated by 40
 *     top ── first ── second ── third ──────── b.   the third row is moved down by 40: now only its height is wrong …
 *
 * So members are reached from members, by moves that concern few rows. Once the rows reached cannot hold by themselves, they are the only
 * conflict of the culprit. If they can, there are several, or the moves were too narrow: the rest is searched for (members.c).
 *
 * Mostly one variable is enough: it is moved by what the violated row lacks. If that violates several rows, an excerpt is asked to mend all
 * of them but one, each in turn. A variable that many rows mention is not moved.
 */
#include "Conflicts/trace.h"

#include "Store/sorting.h"

#include <string.h>

#define MOST_VIOLATED 6        /* a variable that violates more rows is not moved */

/* A member that is violated, and what was moved to get there. */
typedef struct stop {
    uint32_t row;              /* its place */
    uint32_t term;             /* the next of its terms to be moved */
    size_t moves;              /* how many values were moved before */
} stop;

typedef struct trace {
    confirmation *c;
    uint32_t culprit, bound;   /* rows behind the bound take no part, but for members, and the culprit is one */
    stop *stops;
    size_t stop_count, stop_capacity;
    former *moves;
    size_t move_count, move_capacity;
    uint32_t violated[MOST_VIOLATED];
    uint32_t violated_count;
} trace;

static bool takes_part(const trace *t, uint32_t place) { return place < t->bound || t->c->member[place] != NONE; }

static quoin_status move(trace *t, uint32_t variable, double to) {
    if (!RESERVE(&t->c->solver->memory, t->moves, t->move_capacity, t->move_count + 1)) return QUOIN_OUT_OF_MEMORY;
    t->moves[t->move_count++] = (former){variable, t->c->witness[variable]};
    t->c->witness[variable] = to;
    return QUOIN_OK;
}

static void move_back(trace *t, size_t count) {
    while (t->move_count > count) {
        t->move_count--;
        t->c->witness[t->moves[t->move_count].variable] = t->moves[t->move_count].value;
    }
}

static double violation_of(const trace *t, uint32_t place) {
    const row *checked = row_at(t->c, place);
    return row_violation(checked, row_sum(t->c->solver, checked, t->c->witness));
}

/* Lists the rows about a variable that are violated now; false if they are too many. The culprit is not among the rows listed with
 * a variable. */
static bool list_violated(trace *t, uint32_t variable) {
    const confirmation *c = t->c;
    t->violated_count = 0;
    if (row_mentions(c->solver, row_at(c, t->culprit), variable) && violation_of(t, t->culprit) > WITNESSED)
        t->violated[t->violated_count++] = t->culprit;
    for (uint32_t m = c->start[variable]; m < c->start[variable + 1]; m++) {
        if (!takes_part(t, c->mentions[m]) || violation_of(t, c->mentions[m]) <= WITNESSED) continue;
        if (t->violated_count == MOST_VIOLATED) return false;
        t->violated[t->violated_count++] = c->mentions[m];
    }
    return true;
}

static quoin_status reach(trace *t, uint32_t place, size_t moves) {
    confirmation *c = t->c;
    if (!RESERVE(&c->solver->memory, t->stops, t->stop_capacity, t->stop_count + 1)) return QUOIN_OUT_OF_MEMORY;
    t->stops[t->stop_count++] = (stop){.row = place, .moves = moves};
    if (c->member[place] != NONE) return QUOIN_OK;
    c->member[place] = (uint32_t)c->set_count;
    c->set[c->set_count++] = place;
    return QUOIN_OK;
}

static void free_variables(confirmation *c, uint32_t place) {
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(row_at(c, place)); i++)
        if (row_term(c->solver, row_at(c, place), i, &term) && mention_count(c, term.variable) <= MANY_ROWS)
            excerpt_free(&c->excerpts, term.variable);
}

/* Lists the rows of an excerpt that is to mend all violated rows but one. The variable that was moved may move further. */
static void list_mending(trace *t, uint32_t spared) {
    confirmation *c = t->c;
    bool culprit = spared == t->culprit;
    c->asked_count = 0;
    for (uint32_t i = 0; i < t->violated_count; i++) free_variables(c, t->violated[i]);
    free_variables(c, t->stops[t->stop_count - 1].row);
    for (uint32_t i = 0; i < c->excerpts.variable_count; i++) {
        uint32_t v = c->excerpts.variables[i];
        if (!culprit && row_mentions(c->solver, row_at(c, t->culprit), v)) c->asked[c->asked_count++] = t->culprit, culprit = true;
        for (uint32_t m = c->start[v]; m < c->start[v + 1]; m++) {
            if (c->mentions[m] == spared || c->seen[c->mentions[m]] || !takes_part(t, c->mentions[m])) continue;
            c->seen[c->mentions[m]] = 1;
            c->asked[c->asked_count++] = c->mentions[m];
        }
    }
    for (size_t i = 0; i < c->asked_count; i++) c->seen[c->asked[i]] = 0;
    sort_indices(c->asked, c->asked_count, c->numbers);
}

/* Tries to mend all violated rows but one. If that succeeds, the one is reached. */
static quoin_status mend_others(trace *t, uint32_t spared, size_t moves) {
    confirmation *c = t->c;
    bool feasible = false;
    list_mending(t, spared);
    double *found = NULL;
    size_t size = 0;
    quoin_status status = confirmation_move(c, &found, &size, &feasible);
    size_t count = size / sizeof *found;
    for (size_t i = 0; i < count && feasible && status == QUOIN_OK; i++)
        if (found[i] != c->witness[c->excerpts.variables[i]]) status = move(t, c->excerpts.variables[i], found[i]);
    memory_give(&c->solver->memory, found, size);
    return status == QUOIN_OK && feasible ? reach(t, spared, moves) : status;
}

/* Tries the rows that are violated now, until one is reached. */
static quoin_status try_violated(trace *t, size_t moves) {
    uint32_t tried[MOST_VIOLATED], count = t->violated_count;
    size_t stops = t->stop_count;
    quoin_status status = QUOIN_OK;
    memcpy(tried, t->violated, count * sizeof *tried);
    for (uint32_t i = 0; i < count && t->stop_count == stops && status == QUOIN_OK; i++)
        if (tried[i] < t->bound && t->c->member[tried[i]] == NONE) status = mend_others(t, tried[i], moves);
    return status;
}

/* Moves the violation away from the last stop by one of its variables. */
static quoin_status move_term(trace *t, quoin_term term) {
    const row *violated = row_at(t->c, t->stops[t->stop_count - 1].row);
    size_t moves = t->move_count, stops = t->stop_count;
    double lacking = violated->constant - row_sum(t->c->solver, violated, t->c->witness);
    quoin_status status = move(t, term.variable, t->c->witness[term.variable] + lacking / term.coefficient);
    if (status != QUOIN_OK) return status;
    bool few = list_violated(t, term.variable);
    if (few && t->violated_count == 1 && t->c->member[t->violated[0]] == NONE && t->violated[0] < t->bound) return reach(t, t->violated[0], moves);
    if (few && t->violated_count > 1) {
        status = try_violated(t, moves);
        if (t->stop_count > stops) t->stops[t->stop_count - 2].term--; /* the others are tried from here later */
    }
    if (t->stop_count == stops) move_back(t, moves);
    return status;
}

quoin_status trace_members(confirmation *c, uint32_t from, uint32_t bound) {
    trace t = {.c = c, .culprit = c->set[0], .bound = bound};
    quoin_status status = reach(&t, from, 0);
    while (t.stop_count && status == QUOIN_OK) {
        stop *at = &t.stops[t.stop_count - 1];
        quoin_term term;
        if (at->term == row_terms(row_at(c, at->row))) {
            move_back(&t, at->moves);
            t.stop_count--;
        } else if (row_term(c->solver, row_at(c, at->row), at->term++, &term) && mention_count(c, term.variable) <= MANY_ROWS) {
            status = move_term(&t, term);
        }
    }
    move_back(&t, 0);
    GIVE(&c->solver->memory, t.stops, t.stop_capacity);
    GIVE(&c->solver->memory, t.moves, t.move_capacity);
    return status;
}
