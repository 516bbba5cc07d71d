/* The quick question whether differences contradict each other, against the exact one. Of longer rows it takes what the equalities make a
 * difference, and so may overlook a contradiction; how many it overlooks is written down. Uses conflict_test.h, and so comes after it. */
#ifndef DIFFERENCES_TEST_H
#define DIFFERENCES_TEST_H

#include "Solver/native.h"
#include "conflict_test.h"

typedef struct answers {
    uint32_t asked, contradictions, overlooked, arcs, taken;
} answers;

static const answers written_answers[2] = {{1200, 630, 0, 1322, 0}, {1200, 561, 119, 1755, 1224}};

/* Required rows with whole constants: differences, and with `longer` sums of up to four terms. Half of them are equalities. */
static problem short_and_longer_rows(uint64_t seed, bool longer) {
    dice d = {seed * 77777 + 97};
    problem p = {.variables = 3 + roll(&d, 5), .rows = 12};
    for (uint32_t i = 0; i < p.variables; i++) p.anchor[i] = UINT32_MAX;
    for (uint32_t r = 0; r < p.rows; r++) {
        uint32_t first = roll(&d, p.variables), second = roll(&d, p.variables - 1), count = 1 + (roll(&d, 5) > 0);
        second += second >= first;
        quoin_term *t = p.terms[r];
        t[0] = (quoin_term){first, 1}, t[1] = (quoin_term){second, -1};
        if (longer && roll(&d, 2)) {
            static const double coefficients[] = {1, -1, 2, -0.5, 3};
            count = 1 + roll(&d, p.variables < 4 ? p.variables : 4);
            for (uint32_t i = 0; i < count; i++) t[i] = (quoin_term){(first + i) % p.variables, coefficients[roll(&d, 5)]};
        }
        p.row[r] = (quoin_row_input){.terms = t, .term_count = count, .priority = 1000, .key = r + 1};
        p.row[r].relation = roll(&d, 2) ? 0 : roll(&d, 2) ? 1 : -1;
        for (uint32_t i = 0; i < count; i++) p.row[r].constant += t[i].coefficient * t[i].variable * t[i].variable; /* holds at x = i² */
        p.row[r].constant += roll(&d, 4) ? -p.row[r].relation * (double)roll(&d, 5) : p.row[r].relation * (double)roll(&d, 4);
        if (!roll(&d, 12)) p.row[r].constant += 1;
    }
    return p;
}

/* Asks about random sets of the rows. Returns the error, or NULL. */
static const char *ask_both(quoin_solver *solver, native *exact, differences *quick, dice *d, bool longer, answers *to) {
    for (int i = 0; i < 6; i++) {
        uint32_t rows[MOST_ROWS], count = 0;
        bool may_hold, holds;
        for (size_t k = 0; k < solver->row_slots.order_count; k++)
            if (!i || roll(d, 3)) rows[count++] = solver->row_slots.order[k];
        if (differences_can_hold(quick, rows, count, &may_hold) != QUOIN_OK) return "no quick answer";
        if (native_can_hold(exact, rows, count, &holds) != QUOIN_OK) return "no answer";
        if (holds && !may_hold) return "a contradiction that is none";
        if (!longer && holds != may_hold) return "a contradiction is overlooked";
        to->asked++, to->contradictions += !holds, to->overlooked += may_hold && !holds;
        if (may_hold) to->arcs += (uint32_t)quick->arc_count;
        for (uint32_t k = 0; k < count && may_hold; k++) to->taken += quick->taken[k];
    }
    return NULL;
}

static void ask_quickly(uint64_t seed, bool longer, answers *to) {
    problem p = short_and_longer_rows(seed, longer);
    user u = {0};
    dice d = {seed * 77777 + 101};
    native *exact = NULL;
    differences quick = {0};
    const char *failure = "no solver";
    if (quoin_create(NULL, &u.solver) == QUOIN_OK && put(&p, u.solver, u.variables, u.rows, NULL) == QUOIN_OK && quoin_solve(u.solver) == QUOIN_OK &&
        native_question_open(u.solver, &exact) == QUOIN_OK && differences_open(&quick, u.solver, p.rows))
        failure = ask_both(u.solver, exact, &quick, &d, longer, to);
    CHECK(!failure, "differences, seed %llu: %s", (unsigned long long)seed, failure);
    if (quick.solver) differences_close(&quick);
    native_question_close(exact);
    quoin_destroy(u.solver);
}

static void quick_answers_are_right(void) {
    for (int longer = 0; longer < 2; longer++) {
        answers found = {0};
        for (uint64_t seed = 0; seed < 200; seed++) ask_quickly(seed, longer, &found);
        CHECK(!memcmp(&found, &written_answers[longer], sizeof found), "differences: now {%u, %u, %u, %u, %u}", found.asked, found.contradictions,
              found.overlooked, found.arcs, found.taken);
    }
}

#endif
