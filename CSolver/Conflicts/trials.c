/* The members of a set, by the deletion filter: its last row is tried for deletion, with the rows behind it out of question. If the row that does not
 * hold can be repaired then, the last one is a member, and does not hold now; if not, there is another minimal set, without it. Many members
 * are seen without trials (leeway.c).
 *
 *     set     a   c   d   f   culprit      f is tried: the culprit is repaired, f is violated instead, a member
 *                                          d is tried: f cannot be repaired, but there is a set without d: a b c f culprit
 *
 * What stands still goes on to, from trial to trial (standing.c), so that a trial takes about as many steps as there are variables that it moves.
 *
 * Culprits that follow each other often have nearly the same members: cells that are too high for a screen, of which each is one too many. A
 * trial that shows a member takes few steps, one that finds another set takes many. So the members of the former set are tried first, several of them
 * in a *run*, as if there were no other rows between them, and then whether these can be left out: one trial instead of one for each. If
 * they cannot, the run is taken back and a shorter one is tried, and at last the next row of the set. Members that were seen do not count there: they
 * are certain as long as no row of the set behind them is left out.
 */
#include "Conflicts/trials.h"

#include "Conflicts/leeway.h"

#define STEPS_PER_ROW 20       /* of each member's trial, for each row there is; a question about all rows takes about as long */
#define FIRST_LENGTH 4         /* of a run */
#define SLOWER_PART 16         /* of all steps, which the slower way of searching may take */
#define MOST_MISSED 2          /* so many more runs may be wrong than right */

/* A search by trials. */
typedef struct search {
    proof *p;
    outcome out;               /* of the last trial */
    uint32_t violated;         /* the member that does not hold */
    uint32_t former;           /* the first of the rows that were tried before */
    bool expects;              /* whether the members of the former set are tried first */
    bool looks;                /* whether members may be seen without trials: not where rows are left out that were not tried */
    uint32_t length, right, wrong; /* of runs: how long the next one is, and how many there were */
} search;

/* ── The set ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns how many rows of the set are not known to be members. */
static uint32_t count_unknown(const proof *p) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < p->set_count; i++) count += !p->b.member[p->set[i]];
    return count;
}

/* Returns the last row of the set that is not known to be a member, or NONE. The rows behind `tried` in the set are known. */
static uint32_t last_unknown(proof *p) {
    while (p->tried && p->b.member[p->set[p->tried - 1]]) p->tried--;
    return p->tried ? p->set[p->tried - 1] : NONE;
}

/* Looks at all rows before `end` where that is worth it, and marks the members that are seen so. */
static quoin_status look(proof *p, uint32_t violated, uint32_t end) {
    bool found = false;
    uint32_t unknown = count_unknown(p);
    if (!leeway_is_worth_a_look(p, unknown)) return QUOIN_OK;
    quoin_status status = leeway_look(p, unknown, end, &p->seen, &found);
    if (status != QUOIN_OK || !found) return status;
    leeway_mark(p, violated, &p->seen);
    leeway_note_look(p, count_unknown(p));
    return QUOIN_OK;
}

/* Makes sure that the equalities go on to hold that were seen to be members, between a place and those that were tried before. */
static quoin_status keep_seen(search *in, uint32_t from) {
    proof *p = in->p;
    quoin_status status = QUOIN_OK;
    uint32_t i = p->tried;
    while (i < p->set_count && p->set[i] < in->former) i++;
    for (; i-- > 0 && p->set[i] > from && status == QUOIN_OK;)
        if (p->b.member[p->set[i]] && p->set[i] != in->violated) status = basis_keep(&p->b, p->set[i]);
    return status;
}

/* ── Trials ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Tries the rows from a place on for deletion, but for members, at a point at which all members and the rows before it hold but for one member. If
 * they are not needed for a contradiction, there is another set, without them. */
static quoin_status try_from(search *in, uint32_t place) {
    proof *p = in->p;
    basis *b = &p->b;
    uint64_t before = basis_steps(b);
    quoin_status status = basis_bound(b, place);
    if (status == QUOIN_OK) status = keep_seen(in, place);
    if (status == QUOIN_OK) status = basis_repair(b, in->violated, &in->out);
    effort_add(&p->trials, basis_steps(b) - before);
    if (status != QUOIN_OK || in->out != CONTRADICTS) return status;
    proof_forget_members(p, place);
    proof_read_set(p, in->violated);
    in->former = place;
    in->expects = in->expects && proof_is_alike(p);
    return in->looks ? look(p, in->violated, place) : QUOIN_OK;
}

/* Tries the last row of the set that is not known to be a member. If the one that does not hold can be repaired without it, it is a member, too, and
 * the one that does not hold now. */
static quoin_status try_last(search *in, uint32_t last) {
    basis *b = &in->p->b;
    quoin_status status = try_from(in, last);
    if (status != QUOIN_OK || in->out != HOLDS) return status;
    b->member[last] = 1;
    status = basis_keep(b, in->violated);
    in->violated = in->former = last;
    return status;
}

/* ── Members that are expected ──────────────────────────────────────────────────────────────────────────────── */

/* Returns the last row up to a place that was a member of the former set and is not known to be one now, or NONE. */
static uint32_t next_expected(const proof *p, uint32_t last) {
    for (uint32_t r = last + 1; r-- > 0;)
        if (p->expected[r] == p->sets && !p->b.left_out[r] && !p->b.member[r]) return r;
    return NONE;
}

/* Tries a run of rows that are expected to be members, and then all others behind the next one. If these are needed, it takes that back. What a look
 * has shown before is not certain any more, but where the others are not needed, all rows behind were tried, and one more look may be taken. */
static quoin_status try_run(search *in, uint32_t next) {
    proof *p = in->p;
    const search before = *in;
    size_t moved = p->b.moved_count;
    uint32_t count = 0;
    quoin_status status = QUOIN_OK;
    proof_forget_members(p, next);
    do {
        status = try_last(in, next);
        p->run[count++] = next;
        next = next_expected(p, next);
    } while (status == QUOIN_OK && in->out == HOLDS && count < in->length && next != NONE);
    in->looks = true;
    if (status == QUOIN_OK && in->out == HOLDS) status = try_from(in, next == NONE ? 0 : next + 1);
    in->looks = false;
    if (status != QUOIN_OK || in->out == CONTRADICTS) return status;
    while (count) p->b.member[p->run[--count]] = 0;
    basis_move_back(&p->b, moved);
    outcome out = in->out;
    *in = before;
    in->out = out;
    return basis_relax(&p->b);
}

/* Tries a run or, if the shortest one was wrong, the last row of the set. */
static quoin_status try_expected(search *in, uint32_t last) {
    uint32_t expected = next_expected(in->p, last), length = in->length;
    in->expects = expected != NONE;
    if (!in->expects) return try_last(in, last);
    quoin_status status = try_run(in, expected);
    bool right = in->out == CONTRADICTS;
    in->length = right ? 2 * length : length / 4 + 1;
    in->right += right, in->wrong += !right;
    in->expects = in->expects && in->wrong <= in->right + MOST_MISSED;
    if (status != QUOIN_OK || in->out != HOLDS || length > 1) return status;
    return try_last(in, last);
}

/* ── All members ────────────────────────────────────────────────────────────────────────────────────────────── */

/* Tries all rows of the set that are not known to be members. */
static quoin_status try_all(proof *p, uint32_t violated, bool expects) {
    search in = {.p = p, .out = CONTRADICTS, .violated = violated, .former = p->set[p->set_count - 1], .expects = expects, .length = FIRST_LENGTH};
    quoin_status status = basis_renew(&p->b);
    uint32_t last = last_unknown(p);
    p->b.most_steps += (uint64_t)STEPS_PER_ROW * p->b.count * p->set_count;
    while (last != NONE && in.out != GAVE_UP && status == QUOIN_OK) {
        in.looks = !in.expects;
        status = in.expects ? try_expected(&in, last) : try_last(&in, last);
        last = last_unknown(p);
    }
    p->minimal = in.out != GAVE_UP;
    return status;
}

/* Whether the members of the former set are to be tried first: where that has taken fewer steps so far. The slower way is taken again, too, as long as
 * it has taken a small part of all steps, because it may be the faster one by now. */
static bool former_set_comes_first(const proof *p) {
    bool faster = effort_average(p->expecting) <= effort_average(p->plain);
    uint64_t slower_steps = faster ? p->plain.steps : p->expecting.steps, faster_steps = faster ? p->expecting.steps : p->plain.steps;
    return slower_steps <= faster_steps / SLOWER_PART ? !faster : faster;
}

/* Where rows are aside, the set that was found is much like the former one. */
quoin_status trials_find_members(proof *p, uint32_t culprit, uint32_t violated) {
    bool expects = !p->b.aside_count && proof_is_alike(p) && former_set_comes_first(p);
    uint64_t before = basis_steps(&p->b);
    quoin_status status = QUOIN_OK;
    if (!expects) status = look(p, violated, culprit);
    p->minimal = last_unknown(p) == NONE;
    if (status == QUOIN_OK && !p->minimal) status = try_all(p, violated, expects);
    effort_add(expects ? &p->expecting : &p->plain, basis_steps(&p->b) - before);
    proof_note_set(p);
    return status;
}
