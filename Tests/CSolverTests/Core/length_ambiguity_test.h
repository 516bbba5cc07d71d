/* The ambiguity of lengths is that of variables which rows tie to them, and asking for it changes nothing. Uses reuse_test.h, and so comes
 * after it. */
#ifndef LENGTH_AMBIGUITY_TEST_H
#define LENGTH_AMBIGUITY_TEST_H

#include "reuse_test.h"

#define ASKED 6

/* Adds a variable that measures a length in a unit. */
static quoin_variable add_measure(quoin_solver *solver, quoin_variable plus, quoin_variable minus, double unit) {
    quoin_variable made = QUOIN_NONE;
    CHECK(quoin_add_variables(solver, 1, NULL, NULL, &made) == QUOIN_OK, "lengths: variable");
    quoin_term terms[] = {{plus, 1}, {made, -unit}, {minus, -1}};
    quoin_row_input row = {.terms = terms, .term_count = minus == QUOIN_NONE ? 2 : 3, .priority = QUOIN_REQUIRED, .key = QUOIN_KEY_AUTO};
    CHECK(quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK, "lengths: row");
    return made;
}

/* Whether lengths are answered alike when they are asked about alone and after the variables, and what the variables are does not depend on it. */
static bool are_alike_after_variables(user *asked, const quoin_variable *plus, const quoin_variable *minus, double beyond, const uint8_t *lengths) {
    uint8_t variables[2][MOST_VARIABLES] = {{0}}, again[ASKED];
    bool alike = true;
    for (int time = 0; time < 2; time++) {
        alike = alike && quoin_ambiguity(asked->solver, variables[time], MOST_VARIABLES) == QUOIN_OK;
        alike = alike && quoin_ambiguous_lengths(asked->solver, ASKED, plus, minus, beyond, again) == QUOIN_OK && !memcmp(again, lengths, ASKED);
    }
    return alike && !memcmp(variables[0], variables[1], MOST_VARIABLES);
}

static void lengths_are_as_ambiguous_as_variables(shape kind, uint64_t seed, quoin_backend backend) {
    problem p = kind.draw(seed);
    dice d = {seed * 77777 + 97};
    user asked = {0}, measured = {0};
    quoin_variable plus[ASKED], minus[ASKED], measures[ASKED];
    uint8_t lengths[ASKED], variables[MOST_VARIABLES * 2] = {0};
    double beyond = roll(&d, 2) ? 1e-3 : 0.5;
    for (int s = 0; s < 2; s++) {
        user *u = s ? &measured : &asked;
        CHECK(quoin_create(NULL, &u->solver) == QUOIN_OK && quoin_set_backend(u->solver, backend) == QUOIN_OK, "lengths");
        CHECK(put(&p, u->solver, u->variables, u->rows, NULL) == QUOIN_OK && quoin_solve(u->solver) == QUOIN_OK, "lengths: solve");
    }
    for (uint32_t i = 0; i < ASKED; i++) {
        uint32_t one = roll(&d, p.variables), other = roll(&d, p.variables);
        plus[i] = asked.variables[one];
        minus[i] = one == other ? QUOIN_NONE : asked.variables[other];
        measures[i] = add_measure(measured.solver, measured.variables[one], one == other ? QUOIN_NONE : measured.variables[other], beyond / 1e-3);
    }
    for (int edited = 0; edited < 2; edited++) {
        memset(variables, 0, sizeof variables);
        CHECK(quoin_ambiguous_lengths(asked.solver, ASKED, plus, minus, beyond, lengths) == QUOIN_OK, "lengths, %s, seed %llu", kind.name, (unsigned long long)seed);
        CHECK(quoin_ambiguity(measured.solver, variables, MOST_VARIABLES * 2) == QUOIN_OK, "lengths, %s, seed %llu", kind.name, (unsigned long long)seed);
        for (uint32_t i = 0; i < ASKED; i++)
            CHECK(lengths[i] == variables[measures[i] & QUOIN_INDEX_MASK], "lengths, %s, seed %llu, backend %d: number %u", kind.name, (unsigned long long)seed, (int)backend, i);
        CHECK(are_alike_after_variables(&asked, plus, minus, beyond, lengths), "lengths, %s, seed %llu: other ones after variables", kind.name, (unsigned long long)seed);
        CHECK(asked.solver->solved && !asked.solver->structure_changed, "lengths, %s: asking is a change", kind.name);
        if (edited) break;
        CHECK(quoin_ambiguity(asked.solver, variables, MOST_VARIABLES * 2) == QUOIN_OK, "lengths: a face is left");
        p.row[0].constant += 40;
        for (int s = 0; s < 2; s++)
            CHECK(quoin_set_constants(s ? measured.solver : asked.solver, 1, s ? measured.rows : asked.rows, &p.row[0].constant) == QUOIN_OK, "lengths: edit");
    }
    p.row[0].constant += 2;
    CHECK(quoin_set_constants(asked.solver, 1, asked.rows, &p.row[0].constant) == QUOIN_OK, "lengths: edit");
    CHECK(is_as_fresh(&p, &asked, backend), "lengths, %s, seed %llu: the answer after them is not a fresh solver's", kind.name, (unsigned long long)seed);
    quoin_destroy(asked.solver);
    quoin_destroy(measured.solver);
}

static void lengths_are_refused(void) {
    quoin_solver *solver;
    quoin_variable x[2], none = QUOIN_NONE;
    uint8_t flag = 7;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, 2, NULL, NULL, x) == QUOIN_OK, "lengths");
    CHECK(quoin_ambiguous_lengths(solver, 1, &x[0], &x[0], 1, &flag) == QUOIN_EMPTY_ROW && flag == 7, "lengths: of one variable");
    CHECK(quoin_ambiguous_lengths(solver, 1, &none, &x[0], 1, &flag) == QUOIN_UNKNOWN_VARIABLE, "lengths: of none");
    CHECK(quoin_ambiguous_lengths(solver, 1, &x[0], &x[1], 1e-4, &flag) == QUOIN_NOT_FINITE, "lengths: beyond too little");
    CHECK(quoin_ambiguous_lengths(solver, 1, &x[0], &x[1], NAN, &flag) == QUOIN_NOT_FINITE, "lengths: beyond no number");
    CHECK(quoin_ambiguous_lengths(solver, 1, &x[0], &x[1], 1.1e9, &flag) == QUOIN_NOT_FINITE, "lengths: beyond too much");
    for (int most = 0; most < 2; most++)
        CHECK(quoin_ambiguous_lengths(solver, 1, &x[0], &x[1], most ? 1e9 : 1e-3, &flag) == QUOIN_OK && flag == 1, "lengths: at a limit of beyond");
    CHECK(quoin_ambiguous_lengths(solver, 1, &x[1], &x[0], 1, &flag) == QUOIN_OK && flag == 1, "lengths: free");
    quoin_destroy(solver);
}

#endif
