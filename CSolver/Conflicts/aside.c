/* Trials replace rows of a set by earlier ones that serve as well: equal spaces by least spaces, one after another. The next culprit mostly
 * contradicts the same rows in the end. So rows that were replaced are put *aside*: repairs do not consider them, and find the earlier ones at once.
 *
 *     spaces s₁ ≥ 8, s₂ ≥ 8, s₃ ≥ 8, …, s₂ = s₁, s₃ = s₁, …       found: s₁ ≥ 8 and the equalities      of the definition: all s ≥ 8
 *                                                               next, with the equalities aside: all s ≥ 8
 *
 * Rows aside hold where searches begin. What contradicts without them contradicts with them, too. A row that can be repaired does so only if those
 * aside that come before the bound hold as well (basis.c): if one does not after the culprit was repaired, it takes part and is repaired in turn, and
 * if one does not in a trial, nothing is proven. Then all rows take part again, and the set is searched for once more.
 */
#include "Conflicts/aside.h"

#include "Numbers/order.h"

#define MANY_REPLACED 16       /* rows, for which it is worth while to put them aside */
#define MOST_VIOLATED 8        /* rows aside that take part after all */
#define MOST_FAILURES 10       /* in a row that make the pause longer */

/* ── Finding ────────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status aside_repair(proof *p, uint32_t culprit, uint32_t *violated, outcome *out) {
    basis *b = &p->b;
    quoin_status status = proof_try(p, *violated = culprit, out);
    for (uint32_t count = 0; status == QUOIN_OK && *out == GAVE_UP && count < MOST_VIOLATED; count++) {
        uint32_t next = basis_violated_aside(b);
        if (next == NONE) return QUOIN_OK;
        status = basis_keep(b, *violated);
        b->aside[*violated = next] = 0;
        b->member[next] = 1;
        if (status == QUOIN_OK) status = proof_try(p, next, out);
    }
    if (*out == CONTRADICTS && p->set[p->set_count - 1] != culprit) *out = GAVE_UP;
    return status;
}

void aside_renew(proof *p) {
    basis *b = &p->b;
    for (uint32_t i = 0; i < b->aside_count; i++) b->aside[b->aside_rows[i]] = 1, b->member[b->aside_rows[i]] = 0;
}

bool aside_suffices(proof *p) {
    rows_aside *r = &p->aside;
    if (!p->b.aside_count) return true;
    r->failures = p->minimal ? 0 : (uint32_t)lesser(r->failures + 1, MOST_FAILURES);
    r->next = p->sets + (1U << r->failures);
    return p->minimal;
}

/* ── Putting aside ──────────────────────────────────────────────────────────────────────────────────────────── */

void aside_begin(proof *p) {
    p->aside.found_count = p->set_count;
    for (uint32_t i = 0; i < p->set_count; i++) p->aside.found[i] = p->set[i];
}

/* Returns how many rows of the set that was found before trials are not in it any more. */
static uint32_t count_replaced(const proof *p) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < p->aside.found_count; i++) count += p->expected[p->aside.found[i]] != p->sets;
    return count;
}

/* Puts a row aside if it follows from rows that stand still: those of the set, and others that were replaced. If not, it stands still, too. */
static quoin_status put_aside(proof *p, uint32_t place) {
    bool added;
    quoin_status status = basis_add(&p->b, place, &added);
    if (status != QUOIN_OK || added) return status;
    p->b.aside[place] = 1;
    p->b.aside_rows[p->b.aside_count++] = place;
    return QUOIN_OK;
}

quoin_status aside_note(proof *p) {
    rows_aside *r = &p->aside;
    basis *b = &p->b;
    if (b->aside_count || !p->is_alike || p->sets < r->next || count_replaced(p) < MANY_REPLACED) return QUOIN_OK;
    quoin_status status = basis_begin(b, 0);
    if (status == QUOIN_OK) status = basis_stand(b, p->set, p->set_count - 1);
    for (uint32_t i = 0; i < r->found_count && status == QUOIN_OK; i++)
        if (p->expected[r->found[i]] != p->sets && !b->left_out[r->found[i]]) status = put_aside(p, r->found[i]);
    return status == QUOIN_OK && b->aside_count ? basis_reset(b) : status;
}

quoin_status aside_end(proof *p) {
    basis *b = &p->b;
    if (!b->aside_count) return QUOIN_OK;
    for (uint32_t i = 0; i < b->aside_count; i++) b->aside[b->aside_rows[i]] = 0;
    b->aside_count = 0;
    return basis_reset(b);
}
