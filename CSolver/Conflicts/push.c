/* A variable is moved to the advantage of a row that does not hold. What is in its way gives way, if it can: it stands still from now on, beside
 * what it ran into, and so does whatever moves with it. So a move is a journey in time, on which more and more variables move:
 *
 *     a ──▶ │ b     │ c          a is moved until it meets b; then a and b are moved until b meets c …
 *
 * When a row will be in the way is noted as an *event*. At an event only the variables that begin to move change anything, so a journey takes what
 * moves and what these meet, once.
 */
#include "Conflicts/push.h"

#include <math.h>

#define CANCELS 1e-9           /* a rate that rounding left */
#define MOST_TRIED 6           /* of the variables that may move */
#define FEW_MOVES 64           /* variables that move together: only if all ways take more, they are tried */

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The sum of a row while variables move. */
static double sum_now(const basis *b, const row *of) {
    double sum = 0;
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(of); i++) {
        if (!row_term(b->solver, of, i, &term)) continue;
        uint32_t v = term.variable;
        sum += term.coefficient * (b->point[v] + b->moves.value[v] * (b->now - b->since[v]));
    }
    return sum;
}

/* How far a row's sum may grow (direction 1) or shrink (−1). Rows that take no part restrict nothing, and neither do those that do not hold. */
static double room_of(const basis *b, uint32_t place, double direction) {
    const row *of = basis_row(b, place);
    if (!basis_takes_part(b, place)) return INFINITY;
    if (of->relation * direction > 0) return INFINITY;
    double off = of->constant - sum_now(b, of);
    if (row_violation(of, of->constant - off) > REQUIRED_TOLERANCE) return INFINITY;
    double room = direction > 0 ? off : -off;
    return room > EVEN ? room : 0;
}

/* ── Moving ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* A way to move: a variable, its direction, and how much it gains until some row is in the way. */
typedef struct way {
    uint32_t variable;
    double direction, gained;
} way;

/* Lets the rates of the inequalities about a variable change. */
static void change_rates(basis *b, uint32_t variable, double speed, sparse *changes) {
    uint32_t last = b->limit_start[variable + 1];
    for (uint32_t l = b->limit_start[variable]; l < last; l++) sparse_add(changes, b->limits[l].place, b->limits[l].coefficient * speed);
    b->steps += last - b->limit_start[variable] + 1;
}

/* How long an inequality goes on to hold. */
static double time_left(const basis *b, uint32_t place) {
    double rate = b->changes.value[place];
    return place == b->repaired || fabs(rate) <= CANCELS ? INFINITY : room_of(b, place, rate > 0 ? 1 : -1) / fabs(rate);
}

/* Finds what a variable gains for the row that is repaired until some row is in the way; false if too many move with it. */
static bool explore(basis *b, uint32_t most, way *w) {
    if (!echelon_moves(&b->e, w->variable, w->direction, most, &b->moves)) return false;
    sparse_forget(&b->changes);
    for (uint32_t i = 0; i < b->moves.count; i++) b->since[b->moves.list[i]] = b->now;
    for (uint32_t i = 0; i < b->moves.count; i++) change_rates(b, b->moves.list[i], b->moves.value[b->moves.list[i]], &b->changes);
    double own = fabs(b->sum.left.value[w->variable]), needed = basis_violation(b, b->repaired) / own, far = INFINITY;
    for (uint32_t i = 0; i < b->changes.count && far > 0; i++) far = fmin(far, time_left(b, b->changes.list[i]));
    w->gained = far < needed ? far * own : INFINITY;
    return true;
}

/* Lists the variables that can move to the advantage of the row, those first that few remainders mention. Returns their number. */
static uint32_t list_ways(const basis *b, way *ways) {
    const row *of = basis_row(b, b->repaired);
    double need = row_sum(b->solver, of, b->point) < of->constant ? 1 : -1;
    uint32_t count = 0;
    for (uint32_t i = 0; i < b->sum.left.count; i++) {
        uint32_t v = b->sum.left.list[i], uses = b->e.uses_of[v];
        if (count == MOST_TRIED && b->e.uses_of[ways[count - 1].variable] <= uses) continue;
        uint32_t at = count < MOST_TRIED ? count++ : MOST_TRIED - 1;
        for (; at && b->e.uses_of[ways[at - 1].variable] > uses; at--) ways[at] = ways[at - 1];
        ways[at] = (way){.variable = v, .direction = need * b->sum.left.value[v] > 0 ? 1 : -1};
    }
    return count;
}

/* Chooses the way that gains most, of those on which few variables move, if there are such. */
static way choose(basis *b) {
    way ways[MOST_TRIED] = {0}, best;
    uint32_t count = list_ways(b, ways);
    bool any = false;
    best = ways[0];
    for (uint32_t i = 0; i < count && !(any && isinf(best.gained)); i++) {
        if (!explore(b, FEW_MOVES, &ways[i])) continue;
        if (!any || ways[i].gained > best.gained + EVEN) best = ways[i];
        any = true;
    }
    explore(b, NONE - 1, &best);
    return best;
}

/* ── Pushing ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns the last of the rows that a row contradicts the move with, as far as is known, the row itself among them. */
static uint32_t last_reached(const basis *b, uint32_t place) {
    const row *of = basis_row(b, place);
    quoin_term term;
    uint32_t last = place;
    for (uint32_t i = 0; i < row_terms(of); i++)
        if (row_term(b->solver, of, i, &term) && b->moves.value[term.variable] != 0 && b->e.reached[term.variable] > last) last = b->e.reached[term.variable];
    return last;
}

/* Whether an event comes before another one. Of those at about the same time, those come first whose rows do: then the sets are nearly those of
 * the definition. */
static bool is_before(meeting one, meeting other) {
    double a = floor(one.time / EVEN), z = floor(other.time / EVEN);
    return a < z || (a == z && (one.last < other.last || (one.last == other.last && one.place < other.place)));
}

/* Notes when a row will be in the way; what was noted before does not count any more. */
static quoin_status note_event(basis *b, uint32_t place) {
    meeting made = {b->now + time_left(b, place), place, last_reached(b, place)};
    b->due[place] = made.time;
    if (isinf(made.time)) return QUOIN_OK;
    if (!RESERVE(&b->solver->memory, b->events, b->event_capacity, b->event_count + 1)) return QUOIN_OUT_OF_MEMORY;
    size_t i = b->event_count++;
    for (; i > 0 && is_before(made, b->events[(i - 1) / 2]); i = (i - 1) / 2) b->events[i] = b->events[(i - 1) / 2];
    b->events[i] = made;
    return QUOIN_OK;
}

static meeting take_event(basis *b) {
    meeting top = b->events[0], last = b->events[--b->event_count];
    size_t at = 0;
    for (size_t below = 1; below < b->event_count; below = 2 * at + 1) {
        if (below + 1 < b->event_count && is_before(b->events[below + 1], b->events[below])) below++;
        if (!is_before(b->events[below], last)) break;
        b->events[at] = b->events[below];
        at = below;
    }
    b->events[at] = last;
    return top;
}

/* Moves a variable to where it is now. */
static quoin_status settle(basis *b, uint32_t variable) {
    double far = b->moves.value[variable] * (b->now - b->since[variable]);
    b->since[variable] = b->now;
    if (far == 0) return QUOIN_OK;
    if (!RESERVE(&b->solver->memory, b->moved, b->moved_capacity, b->moved_count + 1)) return QUOIN_OUT_OF_MEMORY;
    b->moved[b->moved_count++] = (former){variable, b->point[variable]};
    b->point[variable] += far;
    return QUOIN_OK;
}

/* Lets one more variable move, with all that moves with it, besides those that move already. */
static quoin_status let_move(basis *b, uint32_t variable, double speed) {
    quoin_status status = QUOIN_OK;
    echelon_moves(&b->e, variable, speed, NONE - 1, &b->more);
    sparse_forget(&b->changed);
    for (uint32_t i = 0; i < b->more.count && status == QUOIN_OK; i++) {
        uint32_t v = b->more.list[i];
        if (!b->moves.listed[v]) b->since[v] = b->now;
        status = settle(b, v);
        sparse_add(&b->moves, v, b->more.value[v]);
        change_rates(b, v, b->more.value[v], &b->changed);
    }
    for (uint32_t i = 0; i < b->changed.count; i++) sparse_add(&b->changes, b->changed.list[i], b->changed.value[b->changed.list[i]]);
    for (uint32_t i = 0; i < b->changed.count && status == QUOIN_OK; i++) status = note_event(b, b->changed.list[i]);
    return status;
}

/* Lets the row that is in the way stand still from now on. `*goes_on`: something gives way instead of the variable that is pushed. */
static quoin_status give_way(basis *b, uint32_t place, uint32_t pushed, bool *goes_on, bool *stuck) {
    bool added = false;
    quoin_status status = basis_add(b, place, &added);
    *stuck = !added;
    *goes_on = false;
    if (status != QUOIN_OK || !added) return status;
    const remainder_row *r = &b->e.made[b->e.made_count - 1];
    double own = b->sum.left.value[pushed], speed = -b->other.left.value[pushed] * b->moves.value[pushed] / r->coefficient;
    uint32_t pivot = r->pivot;
    status = echelon_reduce_by(&b->e, b->e.made_count - 1, &b->sum);
    *goes_on = pivot != pushed && b->sum.left.value[pushed] * own > 0;
    return status == QUOIN_OK && *goes_on ? let_move(b, pivot, speed) : status;
}

/* Begins to move on a way that was explored. */
static quoin_status begin(basis *b) {
    quoin_status status = QUOIN_OK;
    b->now = 0;
    b->event_count = 0;
    for (uint32_t i = 0; i < b->moves.count; i++) b->since[b->moves.list[i]] = 0;
    for (uint32_t i = 0; i < b->changes.count && status == QUOIN_OK; i++) status = note_event(b, b->changes.list[i]);
    return status;
}

/* Ends a move. */
static quoin_status end(basis *b) {
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 0; i < b->moves.count && status == QUOIN_OK; i++) status = settle(b, b->moves.list[i]);
    sparse_forget(&b->moves);
    return status;
}

quoin_status basis_push(basis *b, bool *stuck) {
    way w = choose(b);
    bool goes_on = true;
    double needed = basis_violation(b, b->repaired);
    quoin_status status = begin(b);
    while (goes_on && status == QUOIN_OK && basis_steps(b) <= b->most_steps) {
        double own = fabs(b->sum.left.value[w.variable]), last = b->now, enough = last + needed / own;
        while (b->event_count && b->events[0].time != b->due[b->events[0].place]) take_event(b);
        meeting next = b->event_count ? take_event(b) : (meeting){INFINITY, NONE, NONE};
        b->now = fmax(last, fmin(enough, next.time));
        needed -= (b->now - last) * own;
        if (enough <= next.time) break;
        b->due[next.place] = INFINITY;
        status = give_way(b, next.place, w.variable, &goes_on, stuck);
    }
    return status == QUOIN_OK ? end(b) : status;
}
