/* The members of a conflict of which only the culprit is known. Those that can only contradict together with the culprit are members (groups.c).
 * Others are traced from there (trace.c). If that does not show all of them, the end of the shortest prefix that contradicts the members is
 * the next one, and again there are some with it.
 *
 *     rows     0 ─────────────────────▶ bound ──────▶ culprit
 *              can hold with members  │  next member
 *
 * Rows with a variable that no other row in question mentions take part in no contradiction: they are idle, and not asked about.
 */
#include "Conflicts/groups.h"
#include "Conflicts/trace.h"
#include "Store/sorting.h"

#include <string.h>

/* Whether a row before a bound or a member may take part in a contradiction with the members. */
static bool may_contradict(const confirmation *c, uint32_t place, uint32_t bound) {
    return c->member[place] != NONE || (place < bound && !c->culprit[place] && !c->idle[place]);
}

static void list_before(confirmation *c, uint32_t bound) {
    c->asked_count = 0;
    for (uint32_t r = 0; r <= c->set[0]; r++)
        if (may_contradict(c, r, bound)) c->asked[c->asked_count++] = c->rows[r];
}

/* Whether the rows before a bound can hold together with the members or, with `at`, whether a witness shows it. */
static quoin_status ask_before(confirmation *c, uint32_t bound, double *at, bool *feasible) {
    list_before(c, bound);
    return at ? native_witness(c->whole, c->asked, c->asked_count, at, feasible) : native_can_hold(c->whole, c->asked, c->asked_count, feasible);
}

static void add_member(confirmation *c, uint32_t place) {
    if (c->member[place] != NONE) return;
    c->member[place] = (uint32_t)c->set_count;
    c->set[c->set_count++] = place;
}

/* Adds the rows before a bound that can only contradict together with members, and notes which take part in no contradiction. */
static quoin_status add_grouped(confirmation *c, uint32_t bound) {
    uint32_t last = c->set[0];
    list_before(c, bound);
    quoin_status status = conflict_groups(c->solver, c->asked, c->asked_count, c->group);
    if (status != QUOIN_OK) return status;
    for (uint32_t r = 0, i = 0; r <= last; r++)
        if (may_contradict(c, r, bound)) {
            c->asked[i] = r;
            if (c->member[r] != NONE && c->group[i] != NO_GROUP) c->seen[c->group[i]] = 1;
            i++;
        }
    for (size_t i = 0; i < c->asked_count; i++) {
        if (c->group[i] == NO_GROUP) c->idle[c->asked[i]] = 1;
        else if (c->seen[c->group[i]]) add_member(c, c->asked[i]);
    }
    memory_fill(c->seen, 0, c->asked_count);
    return QUOIN_OK;
}

/* Asks about the rows before `end`, where some prefix between `*low`, that can hold, and `*high`, that cannot, ends. */
static quoin_status ask_between(confirmation *c, uint32_t end, uint32_t *low, uint32_t *high) {
    bool feasible = false;
    quoin_status status = ask_before(c, end, NULL, &feasible);
    *(feasible ? low : high) = end;
    return status;
}

/* Returns the last of some rows before a bound that is not a member yet, or NONE. */
static uint32_t last_of(const confirmation *c, const uint8_t *some, uint32_t bound) {
    for (uint32_t r = bound; r-- > 0;)
        if (some[r] && c->member[r] == NONE && may_contradict(c, r, bound)) return r;
    return NONE;
}

/* Finds the last row of the shortest prefix that contradicts the members, by bisection. First it asks whether that
 * is what was a member before. */
static quoin_status find_bound(confirmation *c, uint32_t *bound) {
    uint32_t low = 0, high = *bound, guess = last_of(c, c->shared, high);
    quoin_status status = QUOIN_OK;
    if (guess != NONE && guess > 0) status = ask_between(c, guess, &low, &high);
    if (low == guess && guess + 1 < high && status == QUOIN_OK) status = ask_between(c, guess + 1, &low, &high);
    for (uint32_t step = 1; high - low > 1 && status == QUOIN_OK; step *= 4) {
        bool near = low == 0 && step < high / 2;
        status = ask_between(c, near ? high - step : low + (high - low) / 2, &low, &high);
    }
    *bound = high - 1;
    return status;
}

/* Finds the next member, the end of that prefix, and others from there. */
static quoin_status find_member(confirmation *c, uint32_t *bound) {
    bool feasible = false;
    quoin_status status = find_bound(c, bound);
    if (status == QUOIN_OK) status = ask_before(c, *bound, c->witness, &feasible);
    if (status == QUOIN_OK && feasible) status = trace_members(c, *bound, *bound);
    add_member(c, *bound);
    return status == QUOIN_OK ? add_grouped(c, *bound) : status;
}

static void read_members(confirmation *c, bool listed) {
    for (uint32_t i = 0; i < c->set_count; i++) c->member[c->set[i]] = listed ? i : NONE;
}

static void sort_descending(confirmation *c) {
    sort_indices(c->set, c->set_count, c->numbers);
    for (size_t i = 0; i < c->set_count / 2; i++) {
        uint32_t swapped = c->set[i];
        c->set[i] = c->set[c->set_count - 1 - i];
        c->set[c->set_count - 1 - i] = swapped;
    }
}

quoin_status confirmation_find_set(confirmation *c, bool *confirmed) {
    bool feasible = true;
    uint32_t bound = c->set[0];
    c->set_count = 1;
    read_members(c, true);
    memory_fill(c->idle, 0, c->count);
    quoin_status status = add_grouped(c, bound);
    if (status == QUOIN_OK) status = confirmation_ask_set(c, &feasible);
    if (status == QUOIN_OK && feasible) {
        memcpy(c->witness, c->of_all, c->solver->variable_count * sizeof *c->witness);
        status = trace_members(c, bound, bound);
        if (status == QUOIN_OK) status = add_grouped(c, bound);
        if (status == QUOIN_OK) status = confirmation_ask_set(c, &feasible);
    }
    if (status == QUOIN_OK && feasible) {
        status = ask_before(c, bound, NULL, &feasible);
        *confirmed = !feasible;
        feasible = true;
    }
    while (status == QUOIN_OK && *confirmed && feasible && bound > 0) {
        status = find_member(c, &bound);
        if (status == QUOIN_OK) status = confirmation_ask_set(c, &feasible);
    }
    read_members(c, false);
    sort_descending(c);
    return status;
}
