/* The members of a large set are seen without trials where few rows are beside it. The row that does not hold is a sum of the other rows of its
 * set, so it holds if one of them gives way by so much, while the others stand still. Every other row is a sum of these rows, too, besides
 * variables that do not move. If all rows before the one that gives way go on to hold, it is a member: the rows behind it are out of question when
 * it is tried for deletion.
 *
 *     a = 20     b = a + 8     c = b + 8     c = 30      6 too much: each row may give way by 6; but a = 20 may not if a ≥ 18 comes before it
 *
 * So each row that stands still has a *leeway*, the changes of its sum with which the rows before it hold. One look at all rows finds all leeways.
 */
#include "Conflicts/leeway.h"

#include "Numbers/order.h"

#include <math.h>
#include <string.h>

#define FEW_STEPS 4            /* looks that do not show all members may take one in so many of the steps that trials take, */
#define ENOUGH_STEPS 8         /* and besides so many for each row there is */

/* Returns how many steps trials of so many rows are likely to take. */
static double trial_steps(const proof *p, uint32_t count) {
    return count * (p->trials.count ? effort_average(p->trials) : p->set_count);
}

bool leeway_is_worth_a_look(const proof *p, uint32_t unknown) {
    double look = p->look_steps > p->b.count ? (double)p->look_steps : p->b.count;
    return trial_steps(p, unknown) > look && p->failed_steps <= p->trials.steps / FEW_STEPS + (uint64_t)ENOUGH_STEPS * p->b.count;
}

void leeway_note_look(proof *p, uint32_t unknown) {
    if (unknown) p->failed_steps += p->look_steps;
}

/* Marks the rows that stand still, whose leeways are anything yet. */
static void begin(proof *p, leeways *to) {
    basis *b = &p->b;
    sparse_forget(&b->changed);
    to->stood_count = 0;
    memset(to->stood, 0, b->count);
    for (uint32_t k = 0; k < b->e.made_count; k++) {
        uint32_t place = b->e.made[k].place;
        if (b->e.made[k].dropped || b->e.made[k].pivot == NONE) continue;
        sparse_add(&b->changed, place, 1);
        to->of[place] = (leeway){-INFINITY, INFINITY};
        if (k >= b->e.first_added) to->stood[place] = 1, to->stood_count++;
    }
    sparse_add(&b->changed, b->repaired, 1);
}

/* Lets a row restrict the leeways of those behind it that it is a sum of. */
static quoin_status restrict_by(proof *p, uint32_t place, leeways *to) {
    basis *b = &p->b;
    const row *of = basis_row(b, place);
    quoin_status status = echelon_reduce(&b->e, place, &b->other);
    uint32_t count = status == QUOIN_OK ? echelon_collect(&b->e, &b->other, false, p->places, p->times) : 0;
    double room = of->constant - row_sum(b->solver, of, b->point);
    if (row_violation(of, of->constant - room) > REQUIRED_TOLERANCE) to->end = place;
    double least = of->relation >= 0 ? room - REQUIRED_TOLERANCE : -INFINITY, most = of->relation <= 0 ? room + REQUIRED_TOLERANCE : INFINITY;
    for (uint32_t i = 0; i < count; i++) {
        leeway *l = &to->of[p->places[i]];
        double times = p->times[i];
        if (p->places[i] < place) continue;
        l->least = fmax(l->least, (times > 0 ? least : most) / times);
        l->most = fmin(l->most, (times > 0 ? most : least) / times);
    }
    return status;
}

quoin_status leeway_look(proof *p, uint32_t unknown, uint32_t end, leeways *to, bool *found) {
    basis *b = &p->b;
    uint64_t before = b->e.steps, most = before + (uint64_t)trial_steps(p, unknown);
    quoin_status status = QUOIN_OK;
    *found = true;
    begin(p, to);
    to->end = end;
    for (uint32_t r = 0; r < to->end && status == QUOIN_OK && *found; r++) {
        if (!b->left_out[r] && !b->changed.listed[r]) status = restrict_by(p, r, to);
        b->e.steps++;
        *found = b->e.steps <= most;
    }
    p->look_steps = b->e.steps - before;
    if (!*found) p->failed_steps += p->look_steps;
    return status;
}

void leeway_mark(proof *p, uint32_t violated, const leeways *by) {
    basis *b = &p->b;
    const row *of = basis_row(b, violated);
    double needed = of->constant - row_sum(b->solver, of, b->point);
    uint32_t end = (uint32_t)lesser(b->bound, by->end);
    for (uint32_t i = 0; i < b->set_count; i++) {
        uint32_t place = b->set[i];
        double change = needed / b->times[i];
        if (place < end && by->of[place].least <= change && change <= by->of[place].most) b->member[place] = 1;
    }
}
