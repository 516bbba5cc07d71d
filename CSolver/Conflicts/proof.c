/* Proofs of conflicts. A culprit is repaired, as far as the rows before it allow; where they do not, it contradicts them, and the basis names a
 * minimal set. The set of the definition follows by the deletion filter (trials.c).
 *
 * Repairs begin at a point at which all rows but the culprits hold, and mostly end close to it: what they take does not depend on how many rows
 * there are. Those that take longer than questions about all rows are given up.
 */
#include "Conflicts/proof.h"

#include "Conflicts/aside.h"
#include "Conflicts/precedent.h"
#include "Conflicts/trials.h"

#define MANY_STEPS 20000000     /* of a repair */

quoin_status proof_open(proof *p, quoin_solver *solver, const uint32_t *rows, size_t count) {
    *p = (proof){.b.solver = solver};
    size_t places = count + 1;
    part parts[] = {PART(p->times, places),
                    PART(p->set, places),
                    PART(p->places, places),
                    PART(p->expected, places),
                    PART(p->run, places),
                    PART(p->seen.of, places),
                    PART(p->seen.stood, places),
                    PART(p->last.leeways.of, places),
                    PART(p->last.leeways.stood, places),
                    PART(p->aside.found, places)};
    if (!slab_carve(&solver->memory, &p->room, parts, sizeof parts / sizeof *parts)) return QUOIN_OUT_OF_MEMORY;
    if (!queue_open(&p->sorting, &solver->memory, places)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(p->expected, 0, places * sizeof *p->expected);
    return basis_open(&p->b, solver, rows, count);
}

void proof_close(proof *p) {
    if (!p->b.solver) return;
    queue_close(&p->sorting, &p->b.solver->memory);
    slab_release(&p->b.solver->memory, &p->room);
    basis_close(&p->b);
}

void proof_read_set(proof *p, uint32_t culprit) {
    const basis *b = &p->b;
    p->set_count = 0;
    queue_put(&p->sorting, culprit);
    for (uint32_t i = 0; i < b->set_count; i++) queue_put(&p->sorting, b->set[i]);
    while (p->sorting.count) p->set[p->set_count++] = queue_take_least(&p->sorting);
    p->tried = p->set_count;
}

void proof_forget_members(proof *p, uint32_t before) {
    for (uint32_t i = 0; i < p->set_count && p->set[i] < before; i++) p->b.member[p->set[i]] = 0;
}

bool proof_is_alike(const proof *p) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < p->set_count; i++) count += p->expected[p->set[i]] == p->sets;
    return p->sets && 2 * count > p->former_count;
}

void proof_note_set(proof *p) {
    p->is_alike = proof_is_alike(p);
    p->sets++, p->former_count = p->set_count;
    for (uint32_t i = 0; i < p->set_count; i++) p->expected[p->set[i]] = p->sets;
}

quoin_status proof_try(proof *p, uint32_t place, outcome *out) {
    basis *b = &p->b;
    b->most_steps = basis_steps(b) + MANY_STEPS;
    quoin_status status = basis_repair(b, place, out);
    if (status == QUOIN_OK && *out == CONTRADICTS) proof_read_set(p, place);
    return status;
}

/* Finds the members of a set that the last repair has found, where one of its rows does not hold. */
static quoin_status find_members(proof *p, uint32_t culprit, uint32_t violated) {
    quoin_status status = QUOIN_OK;
    aside_begin(p);
    p->minimal = violated == culprit && precedent_shows_members(p, culprit);
    if (p->minimal) return QUOIN_OK;
    status = trials_find_members(p, culprit, violated);
    proof_forget_members(p, culprit);
    return status == QUOIN_OK && p->minimal && violated == culprit ? precedent_note(p, culprit) : status;
}

/* Repairs a culprit with the rows before it that are not aside, and finds its set. */
static quoin_status search(proof *p, uint32_t culprit, outcome *out) {
    basis *b = &p->b;
    uint8_t left_out = b->left_out[culprit];
    uint32_t violated = culprit;
    b->left_out[culprit] = 0, b->member[culprit] = 1;
    b->moved_count = 0;
    p->minimal = false;
    quoin_status status = basis_begin(b, culprit);
    if (status == QUOIN_OK) status = aside_repair(p, culprit, &violated, out);
    if (status == QUOIN_OK && *out == CONTRADICTS) status = find_members(p, culprit, violated);
    proof_forget_members(p, NONE);
    aside_renew(p);
    basis_move_back(b, 0);
    basis_forget(b);
    b->left_out[culprit] = left_out, b->member[culprit] = 0;
    return status;
}

quoin_status proof_find(proof *p, uint32_t culprit, outcome *out) {
    quoin_status status = search(p, culprit, out);
    if (status == QUOIN_OK && !aside_suffices(p)) {
        status = aside_end(p);
        if (status == QUOIN_OK) status = search(p, culprit, out);
    }
    return status == QUOIN_OK && p->minimal ? aside_note(p) : status;
}

quoin_status proof_repair(proof *p, uint32_t place, outcome *out) {
    p->last.holds = false;
    quoin_status status = aside_end(p);
    if (status == QUOIN_OK) status = basis_begin(&p->b, p->b.count);
    return status == QUOIN_OK ? proof_try(p, place, out) : status;
}
