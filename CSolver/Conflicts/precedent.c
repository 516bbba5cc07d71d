/* Culprits that follow each other often contradict the same rows: each view of a stack has a width of its own that is not what its share of the
 * stack is. So the leeways of a set are kept as a *precedent* (leeway.c). They do not depend on the culprit: they are changes of rows that stand
 * still.
 *
 *     a = b = c     a + b + c = 90     culprit a = 20        each row may give way by up to 90, and a lacks 10: all are members
 *                                      culprit b = 24        it is a sum of the same rows, and lacks 6: no trial is needed
 *
 * So if the culprit is a sum of rows that stood still then, at the same point, those are members that have a leeway for what it lacks. Rows between
 * the two culprits restrict no leeways: all rows of the set are before them.
 */
#include "Conflicts/precedent.h"

#include "Conflicts/leeway.h"

#define MOST_UNUSED 10         /* precedents in a row that make the pause longer */

/* ── Members ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether the same rows stand still as in the precedent, nothing has moved, and the set was among the rows that were looked at. */
static bool is_about_these(const proof *p, uint32_t culprit) {
    const basis *b = &p->b;
    const leeways *known = &p->last.leeways;
    bool same = p->last.holds && !b->moved_count;
    uint32_t count = 0;
    for (uint32_t k = b->e.first_added; k < b->e.made_count && same; k++) {
        const remainder_row *r = &b->e.made[k];
        if (r->dropped || r->pivot == NONE) continue;
        same = known->stood[r->place];
        count++;
    }
    for (uint32_t i = 0; i < p->set_count && same; i++) same = p->set[i] < known->end || p->set[i] == culprit;
    return same && count == known->stood_count;
}

bool precedent_shows_members(proof *p, uint32_t culprit) {
    bool all = is_about_these(p, culprit);
    if (all) leeway_mark(p, culprit, &p->last.leeways);
    for (uint32_t i = 0; i < p->set_count && all; i++) all = p->b.member[p->set[i]];
    if (!all) proof_forget_members(p, culprit);
    p->last.was_used = p->last.was_used || all;
    return all;
}

/* ── Noting ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether a precedent is likely to be of use: they are made less and less often, as long as they are not. */
static bool is_worth_it(proof *p) {
    precedent *last = &p->last;
    if (!p->is_alike || p->sets < last->next) return false;
    last->unused = last->was_used ? 0 : last->unused + 1;
    last->next = p->sets + (1U << (last->unused < MOST_UNUSED ? last->unused : MOST_UNUSED));
    last->was_used = false;
    return true;
}

/* Repairs the culprit once more, from where searches begin. `*found`: it is found to contradict the rows of the set, and nothing moves. */
static quoin_status find_again(proof *p, uint32_t culprit, bool *found) {
    basis *b = &p->b;
    outcome out = GAVE_UP;
    basis_move_back(b, 0);
    quoin_status status = basis_begin(b, culprit);
    if (status == QUOIN_OK) status = basis_repair(b, culprit, &out);
    *found = status == QUOIN_OK && out == CONTRADICTS && !b->moved_count && b->set_count + 1 == p->set_count;
    for (uint32_t i = 0; i < b->set_count && *found; i++) *found = p->expected[b->set[i]] == p->sets;
    return status;
}

quoin_status precedent_note(proof *p, uint32_t culprit) {
    precedent *last = &p->last;
    bool found = false;
    last->holds = false;
    if (!is_worth_it(p)) return QUOIN_OK;
    quoin_status status = find_again(p, culprit, &found);
    if (status == QUOIN_OK && found) status = basis_renew(&p->b);
    if (status == QUOIN_OK && found) status = leeway_look(p, p->set_count, culprit, &last->leeways, &found);
    last->holds = status == QUOIN_OK && found;
    return status;
}
