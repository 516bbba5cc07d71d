/* One solver for one problem after another: it answers each as a fresh one does, in memory where nothing is zero at first and
 * where no block is written beyond its end. Uses CHECK and `shape`, and so comes after them. */
#ifndef REUSE_TEST_H
#define REUSE_TEST_H

#include <math.h>

#include "fence.h"
#include "length_problem.h"
#include "nested_problem.h"

/* ── Problems in turn ───────────────────────────────────────────────────────────────────────────────────────── */

typedef struct user {
    quoin_solver *solver;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
} user;

/* Terms are summed in the order of their variables' slots, so sums may differ by a rounding. */
static bool same_certificates(quoin_solver *one, quoin_solver *other) {
    quoin_certificate of_one, of_other;
    if (quoin_certify(one, &of_one) != QUOIN_OK || quoin_certify(other, &of_other) != QUOIN_OK) return false;
    bool same = fabs(of_one.required_residual - of_other.required_residual) < 1e-9 && of_one.level_count == of_other.level_count;
    for (uint32_t i = 0; same && i < of_one.level_count; i++)
        same = of_one.levels[i].priority == of_other.levels[i].priority && fabs(of_one.levels[i].violation - of_other.levels[i].violation) < 1e-9;
    return same;
}

static bool same_conflicts(const problem *p, const user *one, const user *other) {
    uint32_t of_one, of_other;
    const quoin_conflict *first = quoin_conflicts(one->solver, &of_one), *second = quoin_conflicts(other->solver, &of_other);
    bool same = of_one == of_other;
    for (uint32_t c = 0; same && c < of_one; c++) {
        same = first[c].count == second[c].count;
        for (uint32_t m = 0; same && m < first[c].count; m++)
            for (uint32_t r = 0; r < p->rows; r++) same = same && (first[c].rows[m] == one->rows[r]) == (second[c].rows[m] == other->rows[r]);
    }
    return same;
}

/* Whether two solvers find the same optimal face: what they say but for where on it their points are. */
static bool same_faces(const problem *p, user *one, user *other) {
    uint8_t ambiguous[2][MOST_VARIABLES * 2] = {{0}};
    if (quoin_ambiguity(one->solver, ambiguous[0], MOST_VARIABLES * 2) != QUOIN_OK) return false;
    if (quoin_ambiguity(other->solver, ambiguous[1], MOST_VARIABLES * 2) != QUOIN_OK) return false;
    bool same = same_conflicts(p, one, other) && same_certificates(one->solver, other->solver);
    for (uint32_t i = 0; i < p->variables; i++)
        same = same && ambiguous[0][one->variables[i] & QUOIN_INDEX_MASK] == ambiguous[1][other->variables[i] & QUOIN_INDEX_MASK];
    return same;
}

static bool same_answers(const problem *p, user *one, user *other) {
    bool same = same_faces(p, one, other);
    const double *first = quoin_values(one->solver, NULL), *second = quoin_values(other->solver, NULL);
    for (uint32_t i = 0; i < p->variables; i++)
        same = same && first[one->variables[i] & QUOIN_INDEX_MASK] == second[other->variables[i] & QUOIN_INDEX_MASK];
    return same;
}

static bool is_as_fresh(const problem *p, user *used, quoin_backend backend) {
    user fresh = {0};
    bool same = quoin_create(NULL, &fresh.solver) == QUOIN_OK && quoin_set_backend(fresh.solver, backend) == QUOIN_OK &&
                put(p, fresh.solver, fresh.variables, fresh.rows, NULL) == QUOIN_OK && quoin_solve(fresh.solver) == QUOIN_OK &&
                quoin_solve(used->solver) == QUOIN_OK && same_answers(p, used, &fresh);
    quoin_destroy(fresh.solver);
    return same;
}

/* Solves the problem, and again after some rows have other constants or priorities. */
static void use(const char *name, problem *p, user *used, dice *d, quoin_backend backend) {
    CHECK(put(p, used->solver, used->variables, used->rows, NULL) == QUOIN_OK, "reuse, %s: put", name);
    CHECK(is_as_fresh(p, used, backend), "reuse, backend %d, %s: the answer is not a fresh solver's", (int)backend, name);
    for (int round = 0; round < 2; round++) {
        uint32_t r = roll(d, p->rows);
        p->row[r].constant += 1 + roll(d, 9);
        CHECK(quoin_set_constants(used->solver, 1, &used->rows[r], &p->row[r].constant) == QUOIN_OK, "reuse, %s: edit", name);
        if (round && !p->row[r].tie) {
            p->row[r].priority = p->row[r].priority == QUOIN_REQUIRED ? 400 : QUOIN_REQUIRED;
            p->row[r].guard = 0;
            CHECK(quoin_set_priorities(used->solver, 1, &used->rows[r], &p->row[r].priority) == QUOIN_OK, "reuse, %s: priority", name);
        }
        CHECK(is_as_fresh(p, used, backend), "reuse, backend %d, %s: the answer after an edit is not a fresh solver's", (int)backend, name);
    }
}

/* Removes everything, variables in any order, so that the next ones get slots in any order. */
static void empty(const char *name, const problem *p, user *used, dice *d) {
    for (uint32_t i = p->variables; i > 1; i--) {
        uint32_t k = roll(d, i);
        quoin_variable swap = used->variables[k];
        used->variables[k] = used->variables[i - 1];
        used->variables[i - 1] = swap;
    }
    CHECK(quoin_remove_rows(used->solver, p->rows, used->rows) == QUOIN_OK, "reuse, %s: remove rows", name);
    CHECK(quoin_remove_variables(used->solver, p->variables, used->variables) == QUOIN_OK, "reuse, %s: remove variables", name);
}

static void solvers_are_used_again(const shape *shapes, uint32_t count, uint64_t seed) {
    dice d = {seed * 77777 + 41};
    user used = {0};
    size_t broken = 0;
    quoin_allocator allocator = {fenced, &broken};
    quoin_backend backend = seed % 4 == 3 ? QUOIN_PLAIN : QUOIN_NATIVE;
    CHECK(quoin_create(&allocator, &used.solver) == QUOIN_OK && quoin_set_backend(used.solver, backend) == QUOIN_OK, "reuse");
    for (int turn = 0; turn < 4; turn++) {
        shape kind = shapes[roll(&d, count)];
        problem p = kind.draw(roll(&d, 1 << 20));
        use(kind.name, &p, &used, &d, backend);
        empty(kind.name, &p, &used, &d);
    }
    quoin_destroy(used.solver);
    CHECK(!broken, "reuse, seed %llu: %zu bytes behind blocks were written", (unsigned long long)seed, broken);
}

#endif
