/* Lists of loose rows with a tie row from each to one position. Whether the limits imply on which side of it the rows lie or not, they go
 * where the plain backend puts them, also after an edit has turned that.
 *
 *     hub ──≥ first──▶ x₀ ──≥ 8──▶ x₁ ──≥ 8──▶ …        first ≥ 0: all rows lie on one side of the hub
 */
#ifndef SIGN_TEST_H
#define SIGN_TEST_H

#include "harness.h"

enum { SIGNED_ROWS = 80 };

typedef struct signed_list {
    quoin_solver *solver;
    quoin_variable x[SIGNED_ROWS + 1]; /* the last is the hub */
    quoin_row first;
} signed_list;

static quoin_row relate(quoin_solver *solver, quoin_variable a, quoin_variable b, int relation, double constant, uint32_t tie) {
    quoin_term terms[2] = {{a, 1}, {b, -1}};
    quoin_row made = 0;
    quoin_row_input row = {.terms = terms, .term_count = b == QUOIN_NONE ? 1 : 2, .relation = relation, .constant = constant, .priority = QUOIN_REQUIRED,
                           .tie = tie, .key = QUOIN_KEY_AUTO};
    CHECK(quoin_add_rows(solver, 1, &row, &made) == QUOIN_OK, "signs: a row is refused");
    return made;
}

/* A list that grows upward or downward. Its hub is fixed or, with the whole list, where T5 leaves it. */
static bool make_signed(signed_list *list, quoin_backend backend, double first, bool down, bool pinned, bool limited) {
    if (quoin_create(NULL, &list->solver) != QUOIN_OK) return false;
    quoin_set_backend(list->solver, backend);
    if (quoin_add_variables(list->solver, SIGNED_ROWS + 1, NULL, NULL, list->x) != QUOIN_OK) return false;
    quoin_variable hub = list->x[SIGNED_ROWS];
    if (pinned) relate(list->solver, hub, QUOIN_NONE, 0, 30, 0);
    for (uint32_t i = 0; i < SIGNED_ROWS; i++) {
        quoin_variable own = list->x[i], before = i ? list->x[i - 1] : hub;
        quoin_row made = down ? relate(list->solver, own, before, -1, -(i ? 8 : first), 0) : relate(list->solver, own, before, 1, i ? 8 : first, 0);
        if (!i) list->first = made;
        if (limited && i) relate(list->solver, own, before, down ? 1 : -1, down ? -(30.0 + i % 9) : 30 + i % 9, 0);
        double wanted = i % 5 == 4 ? 8 * i + 60 : i % 5 ? 0 : 3; /* some farther than they must be */
        relate(list->solver, own, hub, 0, down ? -wanted : wanted, 1);
    }
    return true;
}

static void check_signed(const signed_list *a, const signed_list *b, bool bits, const char *what) {
    CHECK(quoin_solve(a->solver) == QUOIN_OK && quoin_solve(b->solver) == QUOIN_OK, "signs, %s: a solve failed", what);
    const double *one = quoin_values(a->solver, NULL), *two = quoin_values(b->solver, NULL);
    for (uint32_t i = 0; i <= SIGNED_ROWS; i++)
        CHECK(bits ? one[i] == two[i] : fabs(one[i] - two[i]) <= 1e-6, "signs, %s: row %u at %.9g, not %.9g", what, i, one[i], two[i]);
}

static void lists_keep_their_side(uint32_t kind) {
    bool down = kind & 1, pinned = kind & 2, limited = kind & 4;
    static const double firsts[] = {8, 0, -20, -900, 2};
    signed_list edited, plain, fresh;
    if (!make_signed(&edited, QUOIN_NATIVE, 8, down, pinned, limited)) return;
    for (int k = 0; k < 5; k++) {
        double constant = down ? -firsts[k] : firsts[k];
        CHECK(quoin_set_constants(edited.solver, 1, &edited.first, &constant) == QUOIN_OK, "signs: an edit is refused");
        if (make_signed(&fresh, QUOIN_NATIVE, firsts[k], down, pinned, limited)) check_signed(&edited, &fresh, true, "edited and fresh");
        if (k < 3 && make_signed(&plain, QUOIN_PLAIN, firsts[k], down, pinned, limited)) {
            check_signed(&fresh, &plain, false, "native and plain");
            quoin_destroy(plain.solver);
        }
        quoin_destroy(fresh.solver);
    }
    quoin_destroy(edited.solver);
}

#endif
