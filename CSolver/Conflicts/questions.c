/* Questions about the members of a suspected set, from the cheapest to the dearest: in excerpts near the member, in such excerpts at a witness
 * with slack, and about all rows. One member of each group is asked about, since those of a group can only contradict together.
 */
#include "Conflicts/trace.h"
#include "Store/sets.h"
#include "Store/sorting.h"

#include <string.h>

#define WIDENINGS 2 /* how many excerpts are tried, each with the variables beside those of the one before */

/* Joins the members that alone mention some variable. */
static void group_members(confirmation *c) {
    quoin_term term;
    for (uint32_t i = 0; i < c->set_count; i++) c->group[i] = c->member[c->set[i]] = i;
    for (uint32_t i = 0; i < c->set_count; i++) {
        for (uint32_t t = 0; t < row_terms(row_at(c, c->set[i])); t++) {
            if (!row_term(c->solver, row_at(c, c->set[i]), t, &term)) continue;
            const uint32_t *first = c->mentions + c->start[term.variable];
            uint32_t count = mention_count(c, term.variable);
            if (i == 0 && count == 1 && c->member[*first] != NONE) set_join(c->group, 0, c->member[*first]);
            if (i == 0 || count != 2 || c->member[first[0]] == NONE || c->member[first[1]] == NONE) continue;
            if (!row_mentions(c->solver, row_at(c, c->set[0]), term.variable)) set_join(c->group, c->member[first[0]], c->member[first[1]]);
        }
    }
}

/* Whether a row takes part in the question about a member: it lies before, or is a member behind. */
static bool is_asked(const confirmation *c, uint32_t place, uint32_t about) {
    return place < about || (c->member[place] != NONE && place > about);
}

void confirmation_ask_row(confirmation *c, uint32_t place) {
    if (c->seen[place]) return;
    c->seen[place] = 1;
    c->asked[c->asked_count++] = place;
}

static void forget_rows(confirmation *c) {
    for (size_t i = 0; i < c->asked_count; i++) c->seen[c->asked[i]] = 0;
}

void confirmation_widen(confirmation *c, uint32_t about) {
    quoin_term term;
    for (size_t i = 0; i < c->asked_count; i++) {
        const row *asked = row_at(c, c->asked[i]);
        for (uint32_t t = 0; t < row_terms(asked); t++)
            if (row_term(c->solver, asked, t, &term) && mention_count(c, term.variable) <= MANY_ROWS) excerpt_free(&c->excerpts, term.variable);
    }
    for (uint32_t i = 0; i < c->excerpts.variable_count; i++) {
        uint32_t v = c->excerpts.variables[i];
        for (uint32_t m = c->start[v]; m < c->start[v + 1]; m++)
            if (is_asked(c, c->mentions[m], about)) confirmation_ask_row(c, c->mentions[m]);
    }
}

/* Asks about a member in excerpts, each wider than the one before. `*feasible` is false if they do not tell. */
static quoin_status ask_near(confirmation *c, uint32_t about, bool *feasible) {
    quoin_status status = QUOIN_OK;
    *feasible = false;
    for (int width = 1; width <= WIDENINGS && !*feasible && status == QUOIN_OK; width++) {
        c->asked_count = 0;
        for (size_t i = 0; i < c->set_count; i++) confirmation_ask_row(c, c->set[i]);
        for (int i = 0; i < width; i++) confirmation_widen(c, about);
        forget_rows(c);
        size_t kept = 0;
        for (size_t i = 0; i < c->asked_count; i++)
            if (is_asked(c, c->asked[i], about)) c->asked[kept++] = c->asked[i];
        c->asked_count = kept;
        sort_indices(c->asked, kept, c->numbers);
        status = confirmation_ask(c, feasible);
    }
    return status;
}

static quoin_status ask_far(confirmation *c, uint32_t about, bool *feasible) {
    c->asked_count = 0;
    for (uint32_t r = 0; r <= c->set[0]; r++)
        if (is_asked(c, r, about) && (!c->culprit[r] || r == c->set[0])) c->asked[c->asked_count++] = c->rows[r];
    return native_can_hold(c->whole, c->asked, c->asked_count, feasible);
}

/* Asks about a member near it; with more effort, at a witness with slack, too, and then everywhere. */
static quoin_status ask_member(confirmation *c, uint32_t about, effort most, bool *feasible) {
    bool slack = c->slack;
    quoin_status status = ask_near(c, about, feasible);
    if (status == QUOIN_OK && !*feasible && !slack && most >= WITH_SLACK) {
        status = give_slack(c);
        memcpy(c->witness, c->of_all, c->solver->variable_count * sizeof *c->witness);
        if (status == QUOIN_OK) status = ask_near(c, about, feasible);
    }
    return status == QUOIN_OK && !*feasible && most == EVERYWHERE ? ask_far(c, about, feasible) : status;
}

quoin_status confirmation_ask_members(confirmation *c, effort most, bool *confirmed) {
    quoin_status status = QUOIN_OK;
    memcpy(c->witness, c->of_all, c->solver->variable_count * sizeof *c->witness);
    group_members(c);
    for (uint32_t i = 1; i < c->set_count && *confirmed && status == QUOIN_OK; i++)
        if (set_name(c->group, i) == i) status = ask_member(c, c->set[i], most, confirmed);
    for (size_t i = 0; i < c->set_count; i++) c->member[c->set[i]] = NONE;
    return status;
}
