/* One change at a time between two solves, without any other that would make everything be solved again: each shows in the next answer, which
 * is a fresh solver's. Uses reuse_test.h, and so comes after it. */
#ifndef CHANGE_TEST_H
#define CHANGE_TEST_H

#include "reuse_test.h"

#define CHANGE_ROUNDS 10

typedef struct changed {
    problem p;
    user user;
    dice d;
    quoin_backend backend;
    bool ties;
} changed;

/* Removes a row of the problem, too. */
static bool remove_row(changed *c, uint32_t r) {
    bool done = quoin_remove_rows(c->user.solver, 1, &c->user.rows[r]) == QUOIN_OK;
    for (uint32_t i = r; i + 1 < c->p.rows; i++) {
        c->p.row[i] = c->p.row[i + 1];
        memcpy(c->p.terms[i], c->p.terms[i + 1], sizeof c->p.terms[i]);
        c->user.rows[i] = c->user.rows[i + 1];
    }
    c->p.rows--;
    return done;
}

/* Another row like one there is, with its key plus one, which is free. */
static bool repeat_row(changed *c, uint32_t r) {
    quoin_row_input *row = &c->p.row[c->p.rows];
    *row = c->p.row[r];
    memcpy(c->p.terms[c->p.rows], c->p.terms[r], sizeof c->p.terms[r]);
    row->key++;
    row->constant += (double)roll(&c->d, 9) - 4;
    for (uint32_t i = 0; i < c->p.rows; i++)
        if (c->p.row[i].key == row->key) return true;
    quoin_term terms[MOST_TERMS];
    quoin_row_input made = *row;
    for (uint32_t t = 0; t < made.term_count; t++) terms[t] = (quoin_term){c->user.variables[c->p.terms[r][t].variable], c->p.terms[r][t].coefficient};
    made.terms = terms;
    return quoin_add_rows(c->user.solver, 1, &made, &c->user.rows[c->p.rows++]) == QUOIN_OK;
}

static bool strengthen(changed *c, uint32_t r) {
    quoin_row_input *row = &c->p.row[r];
    if (row->tie || row->guard) return true;
    row->priority = row->priority == 750 ? 500 : 750;
    return quoin_set_priorities(c->user.solver, 1, &c->user.rows[r], &row->priority) == QUOIN_OK;
}

static bool add_variable(changed *c) {
    if (c->p.variables == MOST_VARIABLES) return true;
    uint32_t anchor = roll(&c->d, c->p.variables), made = c->p.variables++;
    c->p.anchor[made] = anchor;
    return quoin_add_variables(c->user.solver, 1, NULL, &c->user.variables[anchor], &c->user.variables[made]) == QUOIN_OK;
}

/* Removes the last variable, unless a row or an anchor needs it. */
static bool remove_variable(changed *c) {
    uint32_t last = c->p.variables - 1;
    for (uint32_t r = 0; r < c->p.rows; r++)
        for (uint32_t t = 0; t < c->p.row[r].term_count; t++)
            if (c->p.terms[r][t].variable == last) return quoin_remove_variables(c->user.solver, 1, &c->user.variables[last]) == QUOIN_VARIABLE_IN_USE;
    c->p.variables--;
    return quoin_remove_variables(c->user.solver, 1, &c->user.variables[last]) == QUOIN_OK;
}

static bool change_once(changed *c) {
    uint32_t r = roll(&c->d, c->p.rows);
    switch (roll(&c->d, 7)) {
    case 0: return c->p.rows < 2 || remove_row(c, r);
    case 1: return c->p.rows == MOST_ROWS || repeat_row(c, r);
    case 2: return strengthen(c, r);
    case 3: return add_variable(c);
    case 4: return c->p.variables < 3 || remove_variable(c);
    case 5: quoin_set_ties(c->user.solver, c->ties = !c->ties); return true;
    default:
        c->backend = c->backend == QUOIN_NATIVE ? QUOIN_PLAIN : QUOIN_NATIVE;
        return quoin_set_backend(c->user.solver, c->backend) == QUOIN_OK;
    }
}

/* Without ties any point of the face is an answer. */
static bool shows(changed *c) {
    user fresh = {0};
    bool right = quoin_create(NULL, &fresh.solver) == QUOIN_OK && quoin_set_backend(fresh.solver, c->backend) == QUOIN_OK;
    if (right) quoin_set_ties(fresh.solver, c->ties);
    right = right && put(&c->p, fresh.solver, fresh.variables, fresh.rows, NULL) == QUOIN_OK && quoin_solve(fresh.solver) == QUOIN_OK &&
            quoin_solve(c->user.solver) == QUOIN_OK && (c->ties ? same_answers : same_faces)(&c->p, &c->user, &fresh);
    quoin_destroy(fresh.solver);
    return right;
}

static void every_change_shows(shape kind, uint64_t seed) {
    changed c = {.p = kind.draw(seed), .d = {seed * 77777 + 73}, .ties = true};
    for (uint32_t r = 0; r < c.p.rows; r++) c.p.row[r].key = 10 * (r + 1);
    bool right = quoin_create(NULL, &c.user.solver) == QUOIN_OK && put(&c.p, c.user.solver, c.user.variables, c.user.rows, NULL) == QUOIN_OK;
    for (int round = 0; round < CHANGE_ROUNDS && right; round++) {
        right = shows(&c);
        CHECK(right, "change, %s, seed %llu, round %d: the answer is not a fresh solver's", kind.name, (unsigned long long)seed, round);
        right = right && change_once(&c);
        CHECK(right, "change, %s, seed %llu, round %d", kind.name, (unsigned long long)seed, round);
    }
    quoin_destroy(c.user.solver);
}

#endif
