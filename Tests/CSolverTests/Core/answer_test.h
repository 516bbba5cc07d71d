/* Answers to random problems: every backend gives the same one, and insertion order, edits and removals do not show in it. */
#ifndef ANSWER_TEST_H
#define ANSWER_TEST_H

#include "harness.h"

typedef struct solved {
    quoin_status status;
    double values[MOST_VARIABLES];
    uint8_t ambiguous[MOST_VARIABLES];
    uint32_t conflicts;
    uint32_t members[MOST_ROWS * 4], member_count;
} solved;

static void read_answer(const problem *p, quoin_solver *solver, const quoin_variable *variables, const quoin_row *rows, solved *out) {
    const double *values = quoin_values(solver, NULL);
    for (uint32_t i = 0; i < p->variables; i++) out->values[i] = values[variables[i] & QUOIN_INDEX_MASK];
    const quoin_conflict *conflicts = quoin_conflicts(solver, &out->conflicts);
    for (uint32_t c = 0; c < out->conflicts; c++)
        for (uint32_t m = 0; m < conflicts[c].count && out->member_count < MOST_ROWS * 4; m++)
            for (uint32_t r = 0; r < p->rows; r++)
                if (rows[r] == conflicts[c].rows[m]) out->members[out->member_count++] = r;
}

static solved answer_of(const problem *p, quoin_backend backend, const uint32_t *order) {
    solved out = {0};
    quoin_solver *solver;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    out.status = quoin_create(NULL, &solver);
    if (out.status == QUOIN_OK) out.status = quoin_set_backend(solver, backend);
    if (out.status == QUOIN_OK) out.status = put(p, solver, variables, rows, order);
    if (out.status == QUOIN_OK) out.status = quoin_solve(solver);
    if (out.status == QUOIN_OK) read_answer(p, solver, variables, rows, &out);
    if (out.status == QUOIN_OK) out.status = quoin_ambiguity(solver, out.ambiguous, MOST_VARIABLES);
    quoin_destroy(solver);
    return out;
}

static bool same_bits(const solved *a, const solved *b) {
    return !memcmp(a->values, b->values, sizeof a->values) && a->member_count == b->member_count &&
           !memcmp(a->members, b->members, a->member_count * sizeof *a->members);
}

/* GLPK, which is slow on small problems, answers every other one. */
static void backends_agree(shape kind, uint64_t seed) {
    static const quoin_backend others[] = {QUOIN_NATIVE, QUOIN_GLPK, QUOIN_HYBRID};
    problem p = kind.draw(seed);
    solved plain = answer_of(&p, QUOIN_PLAIN, NULL);
    CHECK(plain.status == QUOIN_OK, "%s, seed %llu: %s", kind.name, (unsigned long long)seed, quoin_status_text(plain.status));
    for (int b = 0; b < 3; b++) {
        if (others[b] != QUOIN_NATIVE && (!quoin_has_glpk() || seed % 2)) continue;
        solved other = answer_of(&p, others[b], NULL);
        bool same = other.status == QUOIN_OK && other.member_count == plain.member_count &&
                    !memcmp(other.members, plain.members, plain.member_count * sizeof *plain.members);
        for (uint32_t i = 0; i < p.variables; i++) same = same && fabs(other.values[i] - plain.values[i]) <= 1e-6 * 100;
        same = same && !memcmp(other.ambiguous, plain.ambiguous, sizeof plain.ambiguous);
        CHECK(same, "%s, seed %llu: backend %d differs from plain", kind.name, (unsigned long long)seed, (int)others[b]);
    }
}

static void order_does_not_matter(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    dice d = {seed + 1};
    uint32_t order[MOST_ROWS];
    for (uint32_t i = 0; i < p.rows; i++) order[i] = i;
    for (uint32_t i = p.rows; i > 1; i--) {
        uint32_t k = roll(&d, i), swap = order[k];
        order[k] = order[i - 1];
        order[i - 1] = swap;
    }
    solved straight = answer_of(&p, QUOIN_NATIVE, NULL), shuffled = answer_of(&p, QUOIN_NATIVE, order);
    CHECK(same_bits(&straight, &shuffled), "%s, seed %llu: insertion order shows", kind.name, (unsigned long long)seed);
}

/* A solver after edits, removals and additions gives the bits of a fresh one. */
static void history_does_not_matter(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    dice d = {seed + 2};
    quoin_solver *solver;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    if (quoin_create(NULL, &solver) != QUOIN_OK || put(&p, solver, variables, rows, NULL) != QUOIN_OK) return;
    for (int round = 0; round < 6; round++) {
        CHECK(quoin_solve(solver) == QUOIN_OK, "%s, seed %llu: solve", kind.name, (unsigned long long)seed);
        solved edited = {0};
        read_answer(&p, solver, variables, rows, &edited);
        solved fresh = answer_of(&p, QUOIN_NATIVE, NULL);
        CHECK(same_bits(&edited, &fresh), "%s, seed %llu: history shows in round %d", kind.name, (unsigned long long)seed, round);
        if (!roll(&d, 4)) quoin_shrink(solver);
        uint32_t r = roll(&d, p.rows);
        p.row[r].constant += (double)roll(&d, 9) - 4;
        if (roll(&d, 4)) {
            CHECK(quoin_set_constants(solver, 1, &rows[r], &p.row[r].constant) == QUOIN_OK, "%s, seed %llu: edit", kind.name, (unsigned long long)seed);
        } else { /* away and back under the same key */
            quoin_term terms[MOST_TERMS];
            quoin_row_input again = p.row[r];
            for (uint32_t t = 0; t < again.term_count; t++) terms[t] = (quoin_term){variables[p.terms[r][t].variable], p.terms[r][t].coefficient};
            again.terms = terms;
            CHECK(quoin_remove_rows(solver, 1, &rows[r]) == QUOIN_OK, "%s, seed %llu: remove", kind.name, (unsigned long long)seed);
            CHECK(quoin_add_rows(solver, 1, &again, &rows[r]) == QUOIN_OK, "%s, seed %llu: add again", kind.name, (unsigned long long)seed);
        }
    }
    quoin_destroy(solver);
}

#endif
