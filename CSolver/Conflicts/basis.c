#include "Conflicts/basis.h"

#include "Conflicts/mentions.h"
#include "Conflicts/push.h"
#include "Store/sorting.h"

#include <math.h>

#define MANY_LATE 64           /* equalities out of key order */
#define CLEARLY 10             /* times or a part of the tolerance: rounding does not decide */

/* ── Opening ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Lists the inequalities about each variable. */
static void list_limits(basis *b) {
    quoin_term term;
    size_t variables = b->solver->variable_count;
    for (int writing = 0; writing < 2; writing++) {
        for (uint32_t r = b->count; r-- > 0;) {
            const row *listed = basis_row(b, r);
            for (uint32_t i = 0; i < row_terms(listed) && listed->relation != QUOIN_EQUAL; i++) {
                if (!row_term(b->solver, listed, i, &term)) continue;
                if (writing) b->limits[--b->limit_start[term.variable + 1]] = (obstacle){term.coefficient, r};
                else b->limit_start[term.variable + 1]++;
            }
        }
        if (!writing) sum_up(b->limit_start, variables + 1);
    }
    uint32_t last = b->limit_start[variables + 1];
    for (size_t v = 0; v <= variables; v++) b->limit_start[v] = b->limit_start[v + 1];
    b->limit_start[variables] = last;
}

quoin_status basis_open(basis *b, quoin_solver *solver, const uint32_t *rows, size_t count) {
    *b = (basis){.solver = solver, .rows = rows, .count = (uint32_t)count, .bound = (uint32_t)count};
    size_t terms = 0, variables = solver->variable_count + 2, places = count + 1;
    for (size_t r = 0; r < count; r++) terms += row_terms(&solver->rows[rows[r]]);
    part parts[] = {PART(b->point, variables),             PART(b->start, variables),
                    PART(b->mentions, terms),              PART(b->limit_start, variables),
                    PART(b->limits, terms),                PART(b->sum.left.value, variables),
                    PART(b->sum.left.list, variables),     PART(b->sum.left.listed, variables),
                    PART(b->other.left.value, variables),  PART(b->other.left.list, variables),
                    PART(b->other.left.listed, variables), PART(b->moves.value, variables),
                    PART(b->moves.list, variables),        PART(b->moves.listed, variables),
                    PART(b->changes.value, places),        PART(b->changes.list, places),
                    PART(b->changes.listed, places),       PART(b->again, places),
                    PART(b->due, places),                  PART(b->since, variables),
                    PART(b->more.value, variables),        PART(b->more.list, variables),
                    PART(b->more.listed, variables),       PART(b->changed.value, places),
                    PART(b->changed.list, places),         PART(b->changed.listed, places),
                    PART(b->set, places),                  PART(b->times, places),
                    PART(b->left_out, places),             PART(b->member, places),
                    PART(b->kept, places),                 PART(b->late, places),
                    PART(b->alone, variables),             PART(b->ready, variables),
                    PART(b->aside, places),                PART(b->aside_rows, places)};
    if (!slab_carve(&solver->memory, &b->room, parts, sizeof parts / sizeof *parts)) return QUOIN_OUT_OF_MEMORY;
    slab_fill(parts, sizeof parts / sizeof *parts, 0);
    mentions_list(solver, rows, count, NULL, b->start, b->mentions);
    list_limits(b);
    b->most_steps = UINT64_MAX, b->patience = 1;
    return echelon_open(&b->e, solver, rows, count);
}

bool basis_may_keep(const basis *b, uint32_t place) {
    return !b->left_out[place] && !b->aside[place] && basis_row(b, place)->relation == QUOIN_EQUAL && basis_violation(b, place) <= REQUIRED_TOLERANCE;
}

/* Adds the equalities from a place on. */
static quoin_status add_equalities(basis *b, uint32_t from) {
    quoin_status status = QUOIN_OK;
    bool added;
    echelon_begin_equalities(&b->e);
    for (uint32_t r = from; r < b->count; r++)
        if (basis_may_keep(b, r)) echelon_expect(&b->e, r, true);
    for (uint32_t r = from; r < b->count && status == QUOIN_OK; r++) {
        if (!basis_may_keep(b, r)) continue;
        echelon_expect(&b->e, r, false);
        status = echelon_reduce(&b->e, r, &b->sum);
        if (status == QUOIN_OK) status = echelon_add(&b->e, r, &b->sum, &added);
    }
    echelon_end_equalities(&b->e);
    return status;
}

quoin_status basis_reset(basis *b) {
    basis_forget(b);
    echelon_clear(&b->e);
    b->late_count = 0;
    return add_equalities(b, 0);
}

/* Puts the late equalities between the others, if they are many. */
static quoin_status put_late(basis *b) {
    echelon *e = &b->e;
    uint32_t first = NONE, count = e->first_added;
    if (b->late_count <= MANY_LATE) return QUOIN_OK;
    for (uint32_t i = 0; i < b->late_count; i++)
        if (b->late[i] < first) first = b->late[i];
    b->late_count = 0;
    basis_forget(b);
    while (count && e->made[count - 1].place >= first) count--;
    echelon_remove(e, count);
    e->bound = NONE;
    return add_equalities(b, first);
}

quoin_status basis_admit(basis *b, uint32_t place) {
    if (basis_row(b, place)->relation != QUOIN_EQUAL) return QUOIN_OK;
    b->late[b->late_count++] = place;
    return put_late(b);
}

/* Equalities that were reduced by the row are late from now on. */
quoin_status basis_expel(basis *b, uint32_t place) {
    uint32_t count = 0;
    if (basis_row(b, place)->relation != QUOIN_EQUAL) return QUOIN_OK;
    basis_forget(b);
    b->late_count += echelon_drop_equality(&b->e, place, b->late + b->late_count);
    for (uint32_t i = 0; i < b->late_count; i++)
        if (b->late[i] != place) b->late[count++] = b->late[i];
    b->late_count = count;
    return put_late(b);
}

void basis_close(basis *b) {
    memory *to = &b->solver->memory;
    echelon_close(&b->e);
    GIVE(to, b->sum.uses, b->sum.use_capacity);
    GIVE(to, b->other.uses, b->other.use_capacity);
    GIVE(to, b->moved, b->moved_capacity);
    GIVE(to, b->events, b->event_capacity);
    slab_release(to, &b->room);
}

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────── */

double basis_violation(const basis *b, uint32_t place) {
    return row_violation(basis_row(b, place), row_sum(b->solver, basis_row(b, place), b->point));
}

/* Lets a row move that stands still, if that is to the advantage of the repaired one. `*any` is false if there is none. */
static quoin_status release(basis *b, uint32_t place, bool *any) {
    const row *of = basis_row(b, place);
    double need = row_sum(b->solver, of, b->point) < of->constant ? 1 : -1;
    uint32_t count = echelon_collect(&b->e, &b->sum, true, b->set, b->times), released = NONE;
    for (uint32_t i = 0; i < count; i++)
        if (need * b->times[i] * basis_row(b, b->set[i])->relation > 0 && b->set[i] < released) released = b->set[i];
    *any = released != NONE;
    if (!*any) return QUOIN_OK;
    quoin_status status = basis_release(b, released);
    return status == QUOIN_OK ? echelon_reduce(&b->e, place, &b->sum) : status;
}

void basis_move_back(basis *b, size_t count) {
    while (b->moved_count > count) {
        b->moved_count--;
        b->point[b->moved[b->moved_count].variable] = b->moved[b->moved_count].value;
    }
}

/* ── Repairing ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether a row is aside that would take part otherwise. */
static bool is_aside(const basis *b, uint32_t place) { return b->aside[place] && !b->left_out[place] && place < b->bound; }

/* Whether the rows aside hold, and rounding has left those that take part as they should be, where the point has moved. */
static bool hold_where_moved(basis *b, size_t from) {
    bool hold = true;
    sparse_forget(&b->changes);
    for (size_t i = from; i < b->moved_count && hold; i++) {
        uint32_t v = b->moved[i].variable;
        for (uint32_t m = b->start[v]; m < b->start[v + 1] && hold; m++) {
            uint32_t r = b->mentions[m];
            if (b->changes.listed[r]) continue;
            sparse_add(&b->changes, r, 0);
            hold = !(basis_takes_part(b, r) || is_aside(b, r)) || basis_violation(b, r) <= REQUIRED_TOLERANCE;
        }
    }
    return hold;
}

uint32_t basis_violated_aside(const basis *b) {
    uint32_t first = NONE;
    for (uint32_t i = 0; i < b->aside_count; i++) {
        uint32_t r = b->aside_rows[i];
        if (r < first && is_aside(b, r) && basis_violation(b, r) > REQUIRED_TOLERANCE) first = r;
    }
    return first;
}

/* Returns what the repair of a row has shown, which is as near to holding as the rows that take part allow. Where it is about at the tolerance,
 * the repair shows nothing. */
static outcome verdict(basis *b, uint32_t place, size_t from) {
    double off = basis_violation(b, place);
    if (off > CLEARLY * REQUIRED_TOLERANCE) {
        b->aside_is_off = b->aside_is_off || basis_violated_aside(b) != NONE;
        return CONTRADICTS;
    }
    bool holds = off < REQUIRED_TOLERANCE / CLEARLY && hold_where_moved(b, from) && !(b->aside_is_off && basis_violated_aside(b) != NONE);
    return holds ? HOLDS : GAVE_UP;
}

/* Moves the point to the advantage of the row that is repaired. `*astray`: nothing has come of it, as rounding is as large as what is missing. */
static quoin_status advance(basis *b, bool *stuck, bool *astray) {
    uint32_t standing = b->e.made_count;
    double off = basis_violation(b, b->repaired);
    quoin_status status = basis_push(b, stuck);
    *astray = b->e.made_count == standing && basis_violation(b, b->repaired) >= off;
    return status;
}

quoin_status basis_repair(basis *b, uint32_t place, outcome *out) {
    bool any = true, stuck = false, astray = false, released = false;
    size_t from = b->moved_count;
    uint32_t made = b->e.made_count;
    *out = GAVE_UP;
    b->repaired = place;
    quoin_status status = echelon_reduce(&b->e, place, &b->sum);
    while (status == QUOIN_OK && any && !stuck && !astray && basis_violation(b, place) > EVEN) {
        if (basis_steps(b) > b->most_steps) return QUOIN_OK;
        released = released || !b->sum.left.count;
        status = b->sum.left.count ? advance(b, &stuck, &astray) : release(b, place, &any);
    }
    if (status != QUOIN_OK || stuck || astray) return status;
    *out = verdict(b, place, from);
    if (*out == HOLDS && !released) echelon_remove(&b->e, made);
    if (*out == CONTRADICTS) b->set_count = echelon_collect(&b->e, &b->sum, false, b->set, b->times);
    return QUOIN_OK;
}
