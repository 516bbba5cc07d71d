#include "Conflicts/echelon.h"

#include <math.h>

#define CANCELS 1e-9           /* a coefficient that rounding left */
#define MOST_SEEN 16           /* of the remainders that mention a variable */
#define STABLE 0.1             /* how small a pivot may be beside the others of its row */

/* ── Sparse vectors ─────────────────────────────────────────────────────────────────────────────────────────── */

void sparse_add(sparse *to, uint32_t at, double value) {
    to->value[at] += value;
    if (to->listed[at]) return;
    to->listed[at] = 1;
    to->list[to->count++] = at;
}

void sparse_forget(sparse *forgotten) {
    for (uint32_t i = 0; i < forgotten->count; i++) forgotten->value[forgotten->list[i]] = forgotten->listed[forgotten->list[i]] = 0;
    forgotten->count = 0;
}

static double greatest_of(const sparse *left) {
    double greatest = 0;
    for (uint32_t i = 0; i < left->count; i++) greatest = fmax(greatest, fabs(left->value[left->list[i]]));
    return greatest;
}

/* Drops the entries that rounding left. */
static void drop_small(sparse *from) {
    double greatest = fmax(1, greatest_of(from));
    uint32_t kept = 0;
    for (uint32_t i = 0; i < from->count; i++) {
        uint32_t at = from->list[i];
        if (fabs(from->value[at]) > CANCELS * greatest) from->list[kept++] = at;
        else from->value[at] = 0, from->listed[at] = 0;
    }
    from->count = kept;
}

/* ── Opening ────────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status echelon_open(echelon *e, quoin_solver *solver, const uint32_t *rows, size_t count) {
    *e = (echelon){.solver = solver, .rows = rows, .count = count};
    size_t variables = solver->variable_count + 1, remainders = 3 * count + FEW_DROPPED + 1;
    part parts[] = {PART(e->made, remainders),      PART(e->times, remainders),     PART(e->decided_by, variables),
                    PART(e->taken_by, variables),   PART(e->last_entry, variables), PART(e->uses_of, variables),
                    PART(e->reach, remainders),     PART(e->reached, variables),    PART(e->to_come, variables),
                    PART(e->equality_of, count + 1), PART(e->added_of, count + 1),  PART(e->last_use, remainders)};
    if (!slab_carve(&solver->memory, &e->room, parts, sizeof parts / sizeof *parts)) return QUOIN_OUT_OF_MEMORY;
    slab_fill(parts, sizeof parts / sizeof *parts, 0);
    echelon_clear(e);
    return queue_open(&e->queue, &solver->memory, remainders) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

void echelon_close(echelon *closed) {
    if (!closed->solver) return; /* memory ran out before it was opened */
    memory *to = &closed->solver->memory;
    GIVE(to, closed->entries, closed->entry_capacity);
    GIVE(to, closed->uses, closed->use_capacity);
    queue_close(&closed->queue, to);
    slab_release(to, &closed->room);
}

void echelon_clear(echelon *e) {
    size_t size = e->solver->variable_count * sizeof(uint32_t);
    memory_fill(e->decided_by, 0xFF, size);
    memory_fill(e->taken_by, 0xFF, size);
    memory_fill(e->last_entry, 0xFF, size);
    memory_fill(e->equality_of, 0xFF, e->count * sizeof(uint32_t));
    memory_fill(e->added_of, 0xFF, e->count * sizeof(uint32_t));
    memory_fill(e->uses_of, 0, size);
    memory_fill(e->to_come, 0, size);
    e->made_count = e->dropped_count = 0, e->first_added = NONE;
    e->entry_count = e->use_count = 0;
    e->bound = NONE;
}

/* ── Reducing ───────────────────────────────────────────────────────────────────────────────────────────────── */

static bool takes_part(const echelon *e, uint32_t number) {
    const remainder_row *r = &e->made[number];
    return !r->dropped && (number >= e->first_added || r->place < e->bound);
}

/* Adds a term to what is left of a row, and the remainder that it is to be reduced by. */
static void add_term(echelon *e, sparse *left, uint32_t variable, double coefficient) {
    bool listed = left->listed[variable];
    sparse_add(left, variable, coefficient);
    if (listed) return;
    uint32_t by = e->decided_by[variable];
    if (by == NONE || !takes_part(e, by)) by = e->taken_by[variable];
    if (by != NONE) queue_put(&e->queue, by);
}

/* Replaces the pivot of a remainder by its other variables. */
static quoin_status substitute(echelon *e, uint32_t number, reduction *to) {
    const remainder_row *by = &e->made[number];
    double times = to->left.value[by->pivot] / by->coefficient;
    to->left.value[by->pivot] = 0;
    e->steps++;
    if (fabs(times) <= CANCELS) return QUOIN_OK;
    if (!RESERVE(&e->solver->memory, to->uses, to->use_capacity, to->use_count + 1)) return QUOIN_OUT_OF_MEMORY;
    to->uses[to->use_count++] = (reducer){.times = times, .by = number};
    for (uint32_t i = 0; i < by->count; i++) {
        const entry *t = &e->entries[by->first + i];
        add_term(e, &to->left, t->variable, -times * t->coefficient);
    }
    e->steps += by->count;
    return QUOIN_OK;
}

quoin_status echelon_reduce(echelon *e, uint32_t place, reduction *to) {
    const row *reduced = &e->solver->rows[e->rows[place]];
    quoin_status status = QUOIN_OK;
    quoin_term term;
    sparse_forget(&to->left);
    to->use_count = 0;
    for (uint32_t i = 0; i < row_terms(reduced); i++)
        if (row_term(e->solver, reduced, i, &term)) add_term(e, &to->left, term.variable, term.coefficient);
    while (e->queue.count && status == QUOIN_OK) status = substitute(e, queue_take_least(&e->queue), to);
    while (e->queue.count) queue_take_least(&e->queue);
    drop_small(&to->left);
    return status;
}

quoin_status echelon_reduce_by(echelon *e, uint32_t number, reduction *to) {
    quoin_status status = to->left.listed[e->made[number].pivot] ? substitute(e, number, to) : QUOIN_OK;
    drop_small(&to->left);
    return status;
}

/* ── Adding and removing ────────────────────────────────────────────────────────────────────────────────────── */

/* Returns in how many equalities to come a pivot would be substituted. */
static uint32_t effort(const echelon *e, uint32_t pivot) {
    uint32_t count = e->to_come[pivot], seen = 0;
    for (uint32_t at = e->last_entry[pivot]; at != NONE; at = e->entries[at].next) {
        if (++seen > MOST_SEEN) break;
        count += e->to_come[e->made[e->entries[at].number].pivot];
    }
    return count;
}

bool echelon_is_stable(const sparse *left, uint32_t variable) {
    return fabs(left->value[variable]) >= STABLE * greatest_of(left);
}

/* Returns the variable that takes the least effort as a pivot, and of several the last, among those with a coefficient that is not small, or NONE
 * if nothing is left. */
static uint32_t choose_pivot(const echelon *e, const sparse *left) {
    double greatest = greatest_of(left);
    uint32_t chosen = NONE, least = NONE;
    for (uint32_t i = 0; i < left->count; i++) {
        uint32_t v = left->list[i];
        if (fabs(left->value[v]) < STABLE * greatest) continue;
        uint32_t takes = e->uses_of[v] + (e->first_added == NONE ? effort(e, v) : 0);
        if (chosen == NONE || takes < least || (takes == least && v > chosen)) chosen = v, least = takes;
    }
    return chosen;
}

static void add_entries(echelon *e, remainder_row *to, const sparse *left) {
    for (uint32_t i = 0; i < left->count; i++) {
        uint32_t v = left->list[i];
        if (v == to->pivot) continue;
        e->entries[e->entry_count] = (entry){left->value[v], v, e->made_count, e->last_entry[v]};
        e->last_entry[v] = (uint32_t)e->entry_count++;
        e->uses_of[v]++;
    }
    to->count = (uint32_t)(e->entry_count - to->first);
}

/* Keeps what a remainder was reduced by. */
static void add_uses(echelon *e, remainder_row *to, const reduction *of) {
    for (size_t u = 0; u < of->use_count; u++) {
        uint32_t by = of->uses[u].by;
        e->uses[e->use_count] = (reducer){of->uses[u].times, by, e->made_count, e->last_use[by]};
        e->last_use[by] = (uint32_t)e->use_count++;
    }
    to->use_count = (uint32_t)(e->use_count - to->first_use);
}

/* Lets a remainder take part, or not. */
static void enter(echelon *e, const remainder_row *entered, uint32_t number) {
    bool added = entered - e->made >= e->first_added;
    if (entered->pivot != NONE) (added ? e->taken_by : e->decided_by)[entered->pivot] = number;
    (added ? e->added_of : e->equality_of)[entered->place] = number;
}

quoin_status echelon_add(echelon *e, uint32_t place, const reduction *of, bool *added) {
    uint32_t pivot = choose_pivot(e, &of->left);
    *added = pivot != NONE;
    return *added || e->solver->rows[e->rows[place]].relation == QUOIN_EQUAL ? echelon_add_with(e, place, of, pivot) : QUOIN_OK;
}

quoin_status echelon_add_with(echelon *e, uint32_t place, const reduction *of, uint32_t pivot) {
    memory *from = &e->solver->memory;
    if (!RESERVE(from, e->entries, e->entry_capacity, e->entry_count + of->left.count) ||
        !RESERVE(from, e->uses, e->use_capacity, e->use_count + of->use_count))
        return QUOIN_OUT_OF_MEMORY;
    remainder_row *to = &e->made[e->made_count];
    *to = (remainder_row){.first = e->entry_count, .first_use = e->use_count, .pivot = pivot, .place = place};
    if (pivot != NONE) to->coefficient = of->left.value[pivot];
    add_entries(e, to, &of->left);
    add_uses(e, to, of);
    e->last_use[e->made_count] = NONE;
    enter(e, to, e->made_count);
    e->made_count++;
    e->steps += of->left.count + of->use_count;
    return QUOIN_OK;
}

void echelon_expect(echelon *e, uint32_t place, bool expected) {
    const row *of = &e->solver->rows[e->rows[place]];
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(of); i++)
        if (row_term(e->solver, of, i, &term)) e->to_come[term.variable] += expected ? 1 : UINT32_MAX;
}

/* Takes no notice any more of what a remainder mentions. */
static void ignore(echelon *e, const remainder_row *ignored) {
    for (uint32_t i = 0; i < ignored->count; i++) e->uses_of[e->entries[ignored->first + i].variable]--;
    enter(e, ignored, NONE);
}

static void remove_last(echelon *e) {
    const remainder_row *removed = &e->made[e->made_count - 1];
    if (!removed->dropped) ignore(e, removed);
    e->dropped_count -= removed->dropped && e->made_count > e->first_added;
    while (e->entry_count > removed->first) {
        const entry *t = &e->entries[--e->entry_count];
        e->last_entry[t->variable] = t->next;
    }
    while (e->use_count > removed->first_use) {
        const reducer *u = &e->uses[--e->use_count];
        e->last_use[u->by] = u->next;
    }
    e->made_count--;
}

void echelon_remove(echelon *e, uint32_t count) {
    while (e->made_count > count) remove_last(e);
}

/* Notes that the remainders from `least` on are to be dropped that were reduced by one. */
static void doubt_users_of(echelon *e, uint32_t number, uint32_t least) {
    for (uint32_t u = e->last_use[number]; u != NONE && e->uses[u].number >= least; u = e->uses[u].next) {
        queue_put(&e->queue, e->uses[u].number);
        e->steps++;
    }
}

void echelon_doubt_users(echelon *e, uint32_t place) {
    if (e->equality_of[place] != NONE) doubt_users_of(e, e->equality_of[place], e->first_added);
}

/* Drops those that are noted, and those from `least` on that were reduced by them. */
static uint32_t drop_noted(echelon *e, uint32_t least, uint32_t *places) {
    uint32_t count = 0;
    while (e->queue.count) {
        uint32_t number = queue_take_least(&e->queue);
        remainder_row *r = &e->made[number];
        if (r->dropped) continue;
        ignore(e, r);
        r->dropped = true;
        e->dropped_count += number >= e->first_added;
        places[count++] = r->place;
        doubt_users_of(e, number, least);
    }
    return count;
}

uint32_t echelon_drop_equality(echelon *e, uint32_t place, uint32_t *places) {
    if (e->equality_of[place] == NONE) return 0;
    queue_put(&e->queue, e->equality_of[place]);
    return drop_noted(e, 0, places);
}

uint32_t echelon_drop(echelon *e, uint32_t *places) {
    uint32_t count = drop_noted(e, e->first_added, places);
    while (e->made_count > e->first_added && e->made[e->made_count - 1].dropped) remove_last(e);
    return count;
}

/* ── Moving ─────────────────────────────────────────────────────────────────────────────────────────────────── */

static uint32_t max_of(uint32_t a, uint32_t b) { return a > b ? a : b; }

/* Notes how fast a variable moves, and changes the remainders that mention it. Those are queued. */
static void move_variable(echelon *e, uint32_t variable, double speed, uint32_t most, sparse *moves) {
    sparse_add(moves, variable, speed);
    for (uint32_t at = e->last_entry[variable]; at != NONE && e->queue.count <= most; at = e->entries[at].next) {
        uint32_t number = e->entries[at].number;
        e->steps++;
        if (!takes_part(e, number)) continue;
        e->times[number] += speed * e->entries[at].coefficient;
        e->reach[number] = max_of(e->reach[number], e->reached[variable]);
        queue_put(&e->queue, number);
    }
}

bool echelon_moves(echelon *e, uint32_t variable, double speed, uint32_t most, sparse *moves) {
    sparse_forget(moves);
    e->reached[variable] = 0;
    move_variable(e, variable, speed, most, moves);
    bool few = true;
    while (e->queue.count) {
        uint32_t number = queue_take_greatest(&e->queue);
        const remainder_row *r = &e->made[number];
        double change = e->times[number];
        e->reached[r->pivot] = max_of(e->reach[number], r->place);
        e->times[number] = e->reach[number] = 0;
        few = few && moves->count + e->queue.count < most;
        if (few && fabs(change) > CANCELS) move_variable(e, r->pivot, -change / r->coefficient, most, moves);
    }
    return few;
}

/* ── Expressing ─────────────────────────────────────────────────────────────────────────────────────────────── */

static void count_uses(echelon *e, const reducer *uses, size_t count, double times, uint32_t first) {
    for (size_t u = 0; u < count; u++) {
        uint32_t by = uses[u].by;
        if (by < first) continue;
        e->times[by] += times * uses[u].times;
        queue_put(&e->queue, by);
    }
    e->steps += count;
}

uint32_t echelon_collect(echelon *e, const reduction *of, bool added, uint32_t *places, double *times) {
    uint32_t count = 0, first = added ? e->first_added : 0;
    count_uses(e, of->uses, of->use_count, 1, first);
    while (e->queue.count) {
        uint32_t number = queue_take_greatest(&e->queue);
        const remainder_row *r = &e->made[number];
        double taken = e->times[number];
        e->times[number] = 0;
        if (fabs(taken) <= CANCELS) continue;
        times[count] = taken;
        places[count++] = r->place;
        count_uses(e, e->uses + r->first_use, r->use_count, -taken, first);
    }
    return count;
}
