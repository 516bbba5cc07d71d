/* Former bases: a large piece that begins with the basis it had needs no step, also where guards have come to it; and edits keep no more of them. Uses
 * balance_test.h, and so comes after it. */
#ifndef FORMER_TEST_H
#define FORMER_TEST_H

#include "Network/former.h"
#include "balance_test.h"
#include "single_rows.h"

/* Adds each place once more, for a guard that keeps it from being negative: some are functions of their own, as is a place's distance from the next. */
static bool add_guards(balanced *b) {
    bool right = true;
    for (uint32_t i = 0; i + 1 < BALANCE_NODES && right; i += 7)
        right = balance_element(b, 1, -1000, 0, 0) && tableau_put(&b->p.table, i, 1) == QUOIN_OK && tableau_put(&b->p.table, i + 1, 1) == QUOIN_OK;
    return right;
}

static bool begin_balanced(balanced *b, uint64_t seed, bool guards) {
    dice d = {seed * 77777 + 71};
    bool begun = false, right = draw_balanced(b, &d);
    for (size_t i = 0; i < b->p.lead_capacity && i < b->p.used && right; i++) b->p.lead[i] = 0;
    b->p.has_leads = false;
    right = right && (!guards || add_guards(b));
    return right && piecewise_begin(&b->p, BALANCE_NODES * b->groups, NULL, &begun) == QUOIN_OK && begun;
}

static void former_bases_need_no_step(uint64_t seed) {
    balanced b = {.groups = 1 + seed % 2};
    former_bases *kept = NULL;
    memory_open(&b.own, NULL);
    curves_open(&b.curves, &b.own, BALANCE_LEVELS);
    piecewise_open(&b.p, &b.own);
    bool right = begin_balanced(&b, seed, false) && piecewise_solve(&b.p) && former_keep(&kept, &b.p) == QUOIN_OK;
    for (int guards = 0; guards < 2 && right; guards++) {
        b.p.former = kept;
        right = begin_balanced(&b, seed, guards);
        uint64_t pivots = b.p.pivots;
        piecewise_balance(&b.p);
        check_balance(&b.p, seed);
        right = right && large_is_feasible(&b.p) && piecewise_solve(&b.p) && b.p.pivots == pivots;
    }
    CHECK(right, "former bases %llu: steps are taken", (unsigned long long)seed);
    former_release(&kept);
    piecewise_release(&b.p);
    curves_release(&b.curves);
    memory_close(&b.own);
}

enum { SQUARE = 9 };

/* A square of widths that wish to be like their left and upper neighbors: one large piece, of so few unknowns that edits solve it again. */
static bool put_square(quoin_solver *solver, const quoin_variable *x, quoin_row *own) {
    bool made = true;
    for (uint32_t i = 0; i < SQUARE * SQUARE && made; i++) {
        quoin_term term = {x[i], 1};
        quoin_row_input row = {.terms = &term, .term_count = 1, .constant = 20 + i * 37 % 61, .priority = 500, .key = QUOIN_KEY_AUTO};
        made = quoin_add_rows(solver, 1, &row, &own[i]) == QUOIN_OK && (i % SQUARE == 0 || put_distance(solver, x[i], x[i - 1], 0, 0, 500)) &&
               (i < SQUARE || put_distance(solver, x[i], x[i - SQUARE], 0, 0, 500));
    }
    return made;
}

static void edits_keep_no_bases(void) {
    quoin_solver *solver;
    quoin_variable x[SQUARE * SQUARE];
    quoin_row own[SQUARE * SQUARE];
    uint64_t first = 0;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, SQUARE * SQUARE, NULL, NULL, x) == QUOIN_OK, "bases");
    CHECK(put_square(solver, x, own) && quoin_solve(solver) == QUOIN_OK && solver->former && solver->former->count == 1, "bases: of one piece");
    for (uint32_t edit = 0; edit < 40; edit++) {
        double constant = 20 + edit % 5;
        CHECK(quoin_set_constants(solver, 1, &own[7 * (edit % 2)], &constant) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "bases: edit");
        CHECK(solver->former->count == 1, "bases: edit %u has kept one more", edit);
        quoin_counts counts;
        quoin_get_counts(solver, &counts);
        if (edit == 19) first = counts.bytes;
        CHECK(edit < 20 || counts.bytes <= first + first / 100, "bases: edit %u holds %llu bytes", edit, (unsigned long long)counts.bytes);
    }
    quoin_destroy(solver);
}

#endif
