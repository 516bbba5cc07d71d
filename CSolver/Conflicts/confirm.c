/* Conflicts are found at a *witness*, a point at which all rows hold but some, the suspects. These are gone through in key order: the rows before a
 * suspect contradict it, and then it is a culprit, with the set that is proven there (proof.c); or the point can be moved so that it holds, too,
 * and then it is a row like others. If rows behind it are in the way of that, the last of them is a suspect instead. At the end all rows but the
 * culprits hold. So each row that is no culprit can hold together with those before it, and each culprit contradicts them.
 *
 * The reduction yields a point at which most rows hold but the likely culprits; those that do not hold there are suspects at first. Where rounding is
 * in the way of a proof, all rows before the suspect are asked about, and members are searched for (members.c).
 */
#include "Conflicts/confirm.h"

#include "Conflicts/mentions.h"
#include "Conflicts/trace.h"
#include "Elimination/reduction.h"
#include "Store/sorting.h"

#include <string.h>

#define MOST_GIVEN_UP 2        /* rows that the witness could not be moved to */

/* ── Preparing ──────────────────────────────────────────────────────────────────────────────────────────────── */

static void list_mentions(confirmation *c) { mentions_list(c->solver, c->rows, c->count, c->culprit, c->start, c->mentions); }

static quoin_status open(confirmation *c, const row_sets *suspected) {
    size_t terms = 0, variables = c->solver->variable_count + 2, rows = c->count + 1;
    for (size_t r = 0; r < c->count; r++) terms += row_terms(&c->solver->rows[c->rows[r]]);
    part parts[] = {PART(c->numbers, rows), PART(c->witness, variables), PART(c->start, variables), PART(c->mentions, terms),
                    PART(c->set, rows),     PART(c->group, rows),        PART(c->member, rows),     PART(c->asked, rows),
                    PART(c->seen, rows),    PART(c->idle, rows),         PART(c->shared, rows)};
    if (!slab_carve(&c->solver->memory, &c->room, parts, sizeof parts / sizeof *parts)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(c->seen, 0, rows);
    memory_fill(c->shared, 0, rows);
    memory_fill(c->member, 0xFF, rows * sizeof *c->member);
    quoin_status status = proof_open(&c->proof, c->solver, c->rows, c->count);
    c->culprit = c->proof.b.left_out, c->of_all = c->proof.b.point;
    for (size_t s = 0; s < suspected->count && status == QUOIN_OK; s++) {
        uint32_t slot = row_sets_first(suspected, s);
        size_t place = store_row_place(c->solver, c->rows, c->count, slot);
        if (place < c->count && c->rows[place] == slot) c->culprit[place] = 1;
    }
    if (status == QUOIN_OK) status = excerpts_open(&c->excerpts, c->solver);
    return status == QUOIN_OK ? native_question_open(c->solver, &c->whole) : status;
}

static void close(confirmation *c) {
    proof_close(&c->proof);
    native_question_close(c->whole);
    excerpts_close(&c->excerpts);
    slab_release(&c->solver->memory, &c->room);
}

/* ── Excerpts ───────────────────────────────────────────────────────────────────────────────────────────────── */

/* Asks an excerpt, and with `values`, whether there is a witness. */
static quoin_status ask_excerpt(confirmation *c, double *values, bool *feasible) {
    quoin_solver *small;
    for (size_t i = 0; i < c->asked_count; i++) c->asked[i] = c->rows[c->asked[i]];
    quoin_status status = excerpt_make(&c->excerpts, c->asked, c->asked_count, c->witness, &small);
    if (status != QUOIN_OK) return status;
    native *question = NULL;
    const uint32_t *rows = small->row_slots.order;
    size_t count = small->row_slots.order_count;
    status = native_question_open(small, &question);
    if (status == QUOIN_OK && values) status = native_witness(question, rows, count, values, feasible);
    else if (status == QUOIN_OK) status = native_can_hold(question, rows, count, feasible);
    native_question_close(question);
    quoin_destroy(small);
    return status;
}

quoin_status confirmation_move(confirmation *c, double **values, size_t *size, bool *found) {
    *size = c->excerpts.variable_count * sizeof **values;
    *values = memory_take(&c->solver->memory, *size);
    return *size && !*values ? QUOIN_OUT_OF_MEMORY : ask_excerpt(c, *values, found);
}

quoin_status confirmation_ask(confirmation *c, bool *feasible) { return ask_excerpt(c, NULL, feasible); }

quoin_status confirmation_ask_set(confirmation *c, bool *feasible) {
    c->asked_count = 0;
    for (size_t i = c->set_count; i-- > 0;) {
        uint32_t slot = c->rows[c->set[i]];
        c->asked[c->asked_count++] = c->set[i];
        excerpt_free_all(&c->excerpts, &slot, 1);
    }
    return confirmation_ask(c, feasible);
}

/* ── A witness ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* Suspects up to `count` rows behind `place` of the set that contradicts it, the last ones, or itself if there are none. */
static quoin_status suspect_last(confirmation *c, uint32_t place, uint32_t count) {
    proof *p = &c->proof;
    quoin_status status = QUOIN_OK;
    uint32_t i = p->set_count;
    do {
        uint32_t suspect = p->set[--i];
        c->culprit[suspect] = 1;
        status = basis_expel(&p->b, suspect);
    } while (status == QUOIN_OK && --count && i && p->set[i - 1] > place);
    return status;
}

/* Moves the point until a suspect holds, as all other rows do that are no suspects. Where they contradict it, the last of them are suspects
 * instead. */
static quoin_status join(confirmation *c, uint32_t place, outcome *out) {
    quoin_status status = QUOIN_OK;
    c->culprit[place] = 0;
    uint32_t count = 1;
    for (*out = CONTRADICTS; status == QUOIN_OK && *out == CONTRADICTS && !c->culprit[place]; count *= 2) {
        status = proof_repair(&c->proof, place, out);
        if (status == QUOIN_OK && *out == CONTRADICTS) status = suspect_last(c, place, count);
    }
    return status == QUOIN_OK && *out == HOLDS ? basis_admit(&c->proof.b, place) : status;
}

/* Finds a point at which most rows hold but the suspects. */
static quoin_status find_point(confirmation *c, bool *found) {
    size_t kept = 0;
    for (uint32_t r = 0; r < c->count; r++)
        if (!c->culprit[r]) c->asked[kept++] = c->rows[r];
    return native_near(c->whole, c->asked, kept, c->of_all, found);
}

/* Suspects the rows that do not hold at the point. Returns their number. */
static uint32_t suspect_violated(confirmation *c) {
    uint32_t count = 0;
    for (uint32_t r = 0; r < c->count; r++)
        if (!c->culprit[r] && basis_violation(&c->proof.b, r) > REQUIRED_TOLERANCE) c->culprit[c->set[count++] = r] = 1;
    return count;
}

/* Finds a witness, and suspects what is in its way. There is none if moving the point to a row takes too many steps, and not for one row alone: such
 * steps mostly take the point far away, and the culprits are then found sooner among all rows. */
static quoin_status find_witness(confirmation *c, bool *found) {
    quoin_status status = find_point(c, found);
    if (status != QUOIN_OK || !*found) return status;
    uint32_t count = suspect_violated(c), given_up = 0;
    status = basis_reset(&c->proof.b);
    for (uint32_t i = 0; i < count && status == QUOIN_OK && given_up <= MOST_GIVEN_UP; i++) {
        outcome out;
        status = join(c, c->set[i], &out);
        c->culprit[c->set[i]] |= out != HOLDS;
        given_up += out == GAVE_UP;
    }
    *found = given_up <= MOST_GIVEN_UP;
    return status == QUOIN_OK ? basis_reset(&c->proof.b) : status;
}

/* ── Sets ───────────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status keep_set(confirmation *c, row_sets *to) {
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < c->set_count && status == QUOIN_OK; i++) {
        c->shared[c->set[i]] = 1;
        status = row_sets_add(to, c->rows[c->set[i]]);
    }
    return status == QUOIN_OK ? row_sets_end(to) : status;
}

/* Asks all rows before a culprit whether they contradict it. */
static quoin_status ask_culprit(confirmation *c, uint32_t culprit, bool *contradicts) {
    bool feasible = true;
    c->asked_count = 0;
    for (uint32_t r = 0; r <= culprit; r++)
        if (!c->culprit[r] || r == culprit) c->asked[c->asked_count++] = c->rows[r];
    quoin_status status = native_can_hold(c->whole, c->asked, c->asked_count, &feasible);
    *contradicts = !feasible;
    return status;
}

/* Searches for the set of a culprit about which nothing could be proven. */
static quoin_status search_set(confirmation *c, uint32_t culprit, bool *confirmed) {
    list_mentions(c);
    c->set[0] = culprit;
    return confirmation_find_set(c, confirmed);
}

static void read_proof(confirmation *c) {
    c->set_count = 0;
    for (uint32_t i = c->proof.set_count; i-- > 0;) c->set[c->set_count++] = c->proof.set[i];
}

/* Finds whether the rows before a suspect contradict it, and its set. If they do not, it is a row like others. */
static quoin_status decide(confirmation *c, uint32_t suspect, row_sets *to, bool *confirmed) {
    outcome out = GAVE_UP;
    bool contradicts = true;
    quoin_status status = proof_find(&c->proof, suspect, &out);
    if (status == QUOIN_OK && out == GAVE_UP) status = ask_culprit(c, suspect, &contradicts);
    if (status != QUOIN_OK) return status;
    if (out == HOLDS || !contradicts) {
        status = join(c, suspect, &out);
        *confirmed = out == HOLDS;
        return status;
    }
    if (out == CONTRADICTS && c->proof.minimal) read_proof(c);
    else status = search_set(c, suspect, confirmed);
    return status == QUOIN_OK && *confirmed ? keep_set(c, to) : status;
}

/* Whether all rows hold but the culprits. */
static bool all_hold(const confirmation *c) {
    bool all = true;
    for (uint32_t r = 0; r < c->count && all; r++) all = c->culprit[r] || basis_violation(&c->proof.b, r) <= REQUIRED_TOLERANCE;
    return all;
}

quoin_status confirm_conflicts(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *suspected, row_sets *found,
                               bool *confirmed) {
    confirmation c = {.solver = solver, .rows = rows, .count = count};
    c.excerpts.solver = solver;
    quoin_status status = open(&c, suspected);
    *confirmed = false;
    if (status == QUOIN_OK) status = find_witness(&c, confirmed);
    for (uint32_t r = 0; r < c.count && status == QUOIN_OK && *confirmed; r++)
        if (c.culprit[r]) status = decide(&c, r, found, confirmed);
    *confirmed = *confirmed && status == QUOIN_OK && all_hold(&c);
    close(&c);
    return status;
}
