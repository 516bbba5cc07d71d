/* Proofs of conflicts. A culprit is repaired, as far as the rows before it allow; where they do not, it contradicts them, and the basis names a
 * minimal set. The set of the definition follows by the deletion filter: the last row of the set is tried for deletion, with the rows behind
 * it out of question. If the culprit can be repaired then, the row is a member; if not, there is another minimal set, without it.
 *
 * Repairs begin at a point at which all rows but the culprits hold, and mostly end close to it: what they take does not depend on how many rows
 * there are. Those that take longer than questions about all rows are given up.
 */
#include "Conflicts/proof.h"

#include "Store/sorting.h"

#include <string.h>

#define MANY_STEPS 20000000     /* of a repair, */
#define STEPS_PER_ROW 20        /* and of each member's, for each row there is; a question about all rows takes about as long */

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

quoin_status proof_find(proof *p, uint32_t culprit, outcome *out) {
    p->b.moved_count = 0;
    p->b.most_steps = p->b.steps + p->b.e.steps + MANY_STEPS;
    p->b.kept = 0;
    quoin_status status = basis_bound(&p->b, culprit);
    if (status == QUOIN_OK) status = repair(p, culprit, out);
    if (status == QUOIN_OK && *out == CONTRADICTS) status = find_members(p, culprit);
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
