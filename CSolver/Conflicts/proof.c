/* Proofs of conflicts. A culprit is repaired, as far as the rows before it allow; where they do not, it contradicts them, and the basis names a
 * minimal set. The set of the definition follows by the deletion filter: the last row of the set is tried for deletion, with the rows behind
 * it out of question. If the culprit can be repaired then, the row is a member; if not, there is another minimal set, without it.
 *
 * Where few rows are beside the set, its members are seen without trials. The culprit is a sum of the rows of its set, so it holds if one of them
 * gives way by so much, while the others stand still. Every other row is a sum of these rows, too, besides variables that do not move. If all go
 * on to hold, nothing contradicts without the row that gave way: it is a member of every set.
 *
 *     a = 20     b = a + 8     c = b + 8     c = 30      6 too much: each row may give way by 6; with a ≥ 18 the first one may not
 *
 * Repairs begin at a point at which all rows but the culprits hold, and mostly end close to it: what they take does not depend on how many rows
 * there are. Those that take longer than questions about all rows are given up.
 */
#include "Conflicts/proof.h"

#include "Store/sorting.h"

#include <string.h>

#define MANY_STEPS 20000000     /* of a repair, */
#define STEPS_PER_ROW 20        /* and of each member's, for each row there is; a question about all rows takes about as long */
#define MANY_MEMBERS 32         /* so many are worth a look at all rows, */
#define STEPS_PER_LOOK 64       /* with so many steps for each row at most; */
#define FREE_LOOKS 4            /* so many looks may fail, and later on half of all */

quoin_status proof_open(proof *p, quoin_solver *solver, const uint32_t *rows, size_t count) {
    *p = (proof){.b.solver = solver};
    part parts[] = {PART(p->numbers, count + 1), PART(p->shift, count + 1), PART(p->times, count + 1), PART(p->set, count + 1), PART(p->places, count + 1)};
    if (!slab_carve(&solver->memory, &p->room, parts, sizeof parts / sizeof *parts)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(p->shift, 0, (count + 1) * sizeof *p->shift);
    return basis_open(&p->b, solver, rows, count);
}

void proof_close(proof *p) {
    if (!p->b.solver) return;
    slab_release(&p->b.solver->memory, &p->room);
    basis_close(&p->b);
}

/* Reads the rows that a row contradicts, which the last repair found. */
static void read_set(proof *p, uint32_t culprit) {
    const basis *b = &p->b;
    p->set_count = 0;
    for (uint32_t i = 0; i < b->set_count; i++) p->set[p->set_count++] = b->set[i];
    p->set[p->set_count++] = culprit;
    sort_indices(p->set, p->set_count, p->numbers);
}

/* Tries to repair a row, and reads the set if it contradicts. */
static quoin_status repair(proof *p, uint32_t place, outcome *out) {
    quoin_status status = basis_repair(&p->b, place, out);
    if (status == QUOIN_OK && *out == CONTRADICTS) read_set(p, place);
    return status;
}

/* ── All members at once ────────────────────────────────────────────────────────────────────────────────────── */

/* Computes by how much each row of the set that the last repair found would have to give way. */
static void note_shifts(proof *p, uint32_t culprit) {
    const basis *b = &p->b;
    const row *of = basis_row(b, culprit);
    double needed = of->constant - row_sum(b->solver, of, b->point);
    for (uint32_t i = 0; i < b->set_count; i++) p->shift[b->set[i]] = needed / b->times[i];
}

/* Whether a row goes on to hold whichever row of the set gives way. */
static quoin_status look_at(proof *p, uint32_t place, bool *holds) {
    basis *b = &p->b;
    const row *of = basis_row(b, place);
    quoin_status status = echelon_reduce(&b->e, place, &b->other);
    uint32_t count = status == QUOIN_OK ? echelon_collect(&b->e, &b->other, false, p->places, p->times) : 0;
    double sum = row_sum(b->solver, of, b->point);
    for (uint32_t i = 0; i < count && *holds; i++) {
        double change = p->times[i] * p->shift[p->places[i]];
        *holds = change == 0 || row_violation(of, sum + change) <= REQUIRED_TOLERANCE;
    }
    return status;
}

/* Marks the rows that are in echelon form: they stand still. */
static void mark_still(basis *b) {
    sparse_forget(&b->changed);
    for (uint32_t k = 0; k < b->e.made_count; k++) sparse_add(&b->changed, b->e.made[k].place, 1);
}

/* Finds whether all rows of the set that the last repair found are members of every set. It takes a few steps for each row at most. */
static quoin_status look_at_all(proof *p, uint32_t culprit, bool *all) {
    basis *b = &p->b;
    uint64_t most = b->e.steps + (uint64_t)STEPS_PER_LOOK * b->count;
    quoin_status status = QUOIN_OK;
    *all = true;
    note_shifts(p, culprit);
    mark_still(b);
    for (uint32_t r = 0; r < culprit && status == QUOIN_OK && *all; r++) {
        if (basis_takes_part(b, r) && !b->changed.listed[r]) status = look_at(p, r, all);
        *all = *all && b->e.steps <= most;
    }
    for (uint32_t i = 0; i < b->set_count; i++) p->shift[b->set[i]] = 0;
    p->looks++;
    p->failed_looks += !*all;
    return status;
}

/* ── Members ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns where the last row of the set is that is not known to be a member, or NONE. */
static uint32_t last_unknown(const proof *p, uint32_t from) {
    for (uint32_t i = from; i-- > 0;)
        if (!p->b.member[p->set[i]]) return i;
    return NONE;
}

/* Tries a row of the set for deletion, at a point at which all members and the rows before it hold but for one member. If that can be
 * repaired, the row is a member, too, and the one that does not hold now. */
static quoin_status try_deletion(proof *p, uint32_t last, uint32_t *violated, outcome *out) {
    basis *b = &p->b;
    quoin_status status = basis_bound(b, last);
    if (status == QUOIN_OK) status = repair(p, *violated, out);
    if (status != QUOIN_OK || *out != HOLDS) return status;
    b->member[last] = 1;
    status = basis_keep(b, *violated);
    *violated = last;
    return status;
}

static quoin_status find_members(proof *p, uint32_t culprit) {
    quoin_status status = QUOIN_OK;
    outcome out = HOLDS;
    uint32_t violated = culprit;
    uint8_t left_out = p->b.left_out[culprit];
    p->b.member[culprit] = 1, p->b.left_out[culprit] = 0;
    p->b.most_steps += (uint64_t)STEPS_PER_ROW * p->b.count * p->set_count;
    uint32_t at = last_unknown(p, p->set_count);
    while (at != NONE && out != GAVE_UP && status == QUOIN_OK) {
        status = try_deletion(p, p->set[at], &violated, &out);
        at = last_unknown(p, out == CONTRADICTS ? p->set_count : at);
    }
    p->minimal = out != GAVE_UP;
    for (uint32_t i = 0; i < p->set_count; i++) p->b.member[p->set[i]] = 0;
    p->b.left_out[culprit] = left_out;
    return status;
}

/* Finds the members of the set of a culprit that rows before it contradict. */
static quoin_status reduce_set(proof *p, uint32_t culprit) {
    quoin_status status = QUOIN_OK;
    p->minimal = false;
    if (p->set_count > MANY_MEMBERS && p->looks + FREE_LOOKS > 2 * p->failed_looks) status = look_at_all(p, culprit, &p->minimal);
    return status == QUOIN_OK && !p->minimal ? find_members(p, culprit) : status;
}

quoin_status proof_find(proof *p, uint32_t culprit, outcome *out) {
    p->b.moved_count = 0;
    p->b.most_steps = p->b.steps + p->b.e.steps + MANY_STEPS;
    p->b.kept = 0;
    quoin_status status = basis_bound(&p->b, culprit);
    if (status == QUOIN_OK) status = repair(p, culprit, out);
    if (status == QUOIN_OK && *out == CONTRADICTS) status = reduce_set(p, culprit);
    basis_move_back(&p->b, 0);
    p->b.kept = 0;
    return status;
}

quoin_status proof_repair(proof *p, uint32_t place, outcome *out) {
    basis *b = &p->b;
    b->most_steps = b->steps + b->e.steps + MANY_STEPS;
    quoin_status status = basis_bound(b, b->count);
    return status == QUOIN_OK ? repair(p, place, out) : status;
}
