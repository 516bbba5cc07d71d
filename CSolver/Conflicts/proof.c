/* Proofs of conflicts. A culprit is repaired, as far as the rows before it allow; where they do not, it contradicts them, and the basis names a
 * minimal set. The set of the definition follows by the deletion filter: the last row of the set is tried for deletion, with the rows behind
 * it out of question. If the culprit can be repaired then, the row is a member; if not, there is another minimal set, without it.
 *
 * Repairs begin at a point at which all rows but the culprits hold, and mostly end close to it: what they take does not depend on how many rows
 * there are. Those that take longer are given up.
 */
#include "Conflicts/proof.h"

#include "Solver/native.h"
#include "Store/sorting.h"

#include <string.h>

#define FEW_STEPS 20000        /* of a repair that finds a suspect */
#define MANY_STEPS 600000      /* of one that proves a set */
#define MOST_ROUNDS 4          /* of suspecting, each with what is left of the rows */

quoin_status proof_open(proof *p, quoin_solver *solver, const uint32_t *rows, size_t count) {
    *p = (proof){.b.solver = solver};
    part parts[] = {PART(p->numbers, count + 1), PART(p->set, count + 1)};
    if (!slab_carve(&solver->memory, &p->room, parts, 2)) return QUOIN_OUT_OF_MEMORY;
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
    for (uint32_t i = 0; i < b->sum.count; i++) {
        uint32_t by = b->taken_by[b->sum.list[i]];
        if (by != culprit && by != NONE) p->set[p->set_count++] = by;
    }
    p->set[p->set_count++] = culprit;
    sort_indices(p->set, p->set_count, p->numbers);
}

/* Tries to repair a row, and reads the set if it contradicts. */
static quoin_status repair(proof *p, uint32_t place, outcome *out) {
    quoin_status status = basis_repair(&p->b, place, out);
    if (status == QUOIN_OK && *out == CONTRADICTS) read_set(p, place);
    return status;
}

/* ── Members ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Tries a row of the set for deletion. If that takes too long, it is taken for a member. */
static quoin_status try_deletion(proof *p, uint32_t last, uint32_t culprit) {
    basis *b = &p->b;
    outcome out;
    size_t moves = b->moved_count;
    uint64_t exchanges = b->exchanges;
    b->bound = last;
    quoin_status status = repair(p, culprit, &out);
    if (status != QUOIN_OK || out == CONTRADICTS) return status;
    p->minimal = p->minimal && out == HOLDS;
    b->member[last] = 1;
    basis_move_back(b, moves);
    if (b->exchanges == exchanges) return QUOIN_OK;
    status = repair(p, culprit, &out);
    p->tired = p->tired || out != CONTRADICTS;
    return status;
}

/* Returns the last row of the set that is not known to be a member, or NONE. */
static uint32_t last_unknown(const proof *p) {
    for (uint32_t i = p->set_count; i-- > 0;)
        if (!p->b.member[p->set[i]]) return p->set[i];
    return NONE;
}

static quoin_status find_members(proof *p, uint32_t culprit) {
    quoin_status status = QUOIN_OK;
    p->b.member[culprit] = 1;
    for (uint32_t last; status == QUOIN_OK && !p->tired && (last = last_unknown(p)) != NONE;) status = try_deletion(p, last, culprit);
    memory_fill(p->b.member, 0, p->b.count);
    p->minimal = p->minimal && !p->tired;
    return status;
}

quoin_status proof_find(proof *p, uint32_t culprit, outcome *out) {
    p->b.moved_count = 0;
    p->b.bound = culprit;
    p->b.most_steps = p->b.steps + MANY_STEPS;
    p->minimal = true, p->tired = false;
    quoin_status status = repair(p, culprit, out);
    if (status == QUOIN_OK && *out == CONTRADICTS) status = find_members(p, culprit);
    basis_move_back(&p->b, 0);
    return status;
}

/* ── Suspects ───────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether all rows but the suspects hold at the point. */
static bool all_hold(const basis *b) {
    bool all = true;
    for (uint32_t r = 0; r < b->count && all; r++) all = b->left_out[r] || basis_violation(b, r) <= REQUIRED_TOLERANCE;
    return all;
}

/* Finds a point at which most rows but the suspects hold. */
static quoin_status find_point(basis *b, native *question, uint32_t *asked, bool *found) {
    size_t kept = 0;
    for (uint32_t r = 0; r < b->count; r++)
        if (!b->left_out[r]) asked[kept++] = b->rows[r];
    quoin_status status = native_near(question, asked, kept, b->point, found);
    return status == QUOIN_OK ? basis_reset(b) : status;
}

/* Adds the last set that was found. */
static quoin_status add_set(const proof *p, row_sets *to) {
    quoin_status status = QUOIN_OK;
    for (uint32_t i = p->set_count; i-- > 0 && status == QUOIN_OK;) status = row_sets_add(to, p->b.rows[p->set[i]]);
    return status == QUOIN_OK ? row_sets_end(to) : status;
}

/* Where a row cannot be repaired while all others that hold go on to hold, suspects the last row of those that contradict each other. */
static quoin_status suspect_each(proof *p, row_sets *to, bool *any) {
    basis *b = &p->b;
    quoin_status status = QUOIN_OK;
    *any = false;
    b->bound = b->count;
    for (uint32_t r = 0; r < b->count && status == QUOIN_OK; r++) {
        outcome out = HOLDS;
        if (b->left_out[r] || basis_violation(b, r) <= REQUIRED_TOLERANCE) continue;
        b->moved_count = 0;
        b->most_steps = b->steps + FEW_STEPS;
        status = repair(p, r, &out);
        if (status != QUOIN_OK || out == HOLDS) continue;
        basis_move_back(b, 0);
        if (out != CONTRADICTS) continue;
        b->left_out[p->set[p->set_count - 1]] = 1;
        *any = true;
        status = add_set(p, to);
    }
    return status;
}

static quoin_status suspect_in_rounds(proof *p, native *question, row_sets *to, bool *done) {
    quoin_status status = QUOIN_OK;
    bool found = true, any = true;
    uint32_t *asked = memory_take(&p->b.solver->memory, (p->b.count + 1) * sizeof *asked);
    if (!asked) return QUOIN_OUT_OF_MEMORY;
    *done = false;
    for (int round = 0; round < MOST_ROUNDS && !*done && found && any && status == QUOIN_OK; round++) {
        status = find_point(&p->b, question, asked, &found);
        if (status == QUOIN_OK && found && !(*done = all_hold(&p->b))) status = suspect_each(p, to, &any);
        if (status == QUOIN_OK && found && !*done) *done = !any && all_hold(&p->b);
        if (p->b.steps > MANY_STEPS) break;
    }
    memory_give(&p->b.solver->memory, asked, (p->b.count + 1) * sizeof *asked);
    return status;
}

quoin_status proof_suspect(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *known, row_sets *to, bool *done) {
    proof p;
    native *question = NULL;
    quoin_status status = proof_open(&p, solver, rows, count);
    for (size_t k = 0; k < known->count && status == QUOIN_OK; k++) {
        size_t at = store_row_place(solver, rows, count, row_sets_first(known, k));
        if (at < count && rows[at] == row_sets_first(known, k)) p.b.left_out[at] = 1;
    }
    if (status == QUOIN_OK) status = native_question_open(solver, &question);
    if (status == QUOIN_OK) status = suspect_in_rounds(&p, question, to, done);
    native_question_close(question);
    proof_close(&p);
    return status;
}
