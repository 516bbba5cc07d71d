/* Proofs of conflicts take fewer steps than the square of their length, and where boxes push each other no more than in proportion to it. The test
 * uses long_conflict_test.h, and so comes after it. */
#ifndef PROOF_TEST_H
#define PROOF_TEST_H

#include "Conflicts/proof.h"
#include "long_conflict_test.h"

/* Numbers put into a queue in any order are taken in order, from both ends. */
static void queues_keep_order(uint64_t seed) {
    enum { QUEUED = 9000 };
    dice d = {seed * 7919 + 3};
    queue q;
    bool there[QUEUED] = {0};
    uint32_t count = 0, low = 0, high = QUEUED;
    quoin_solver *solver = NULL;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && queue_open(&q, &solver->memory, QUEUED), "queue: no memory");
    for (uint32_t i = 0; i < 300; i++) {
        uint32_t number = roll(&d, QUEUED);
        count += !there[number];
        there[number] = true;
        queue_put(&q, number);
    }
    while (q.count) {
        bool least = roll(&d, 2);
        uint32_t number = least ? queue_take_least(&q) : queue_take_greatest(&q);
        CHECK(number < QUEUED && there[number], "queue, seed %llu: %u was not put in", (unsigned long long)seed, number);
        for (; least && low < number; low++) CHECK(!there[low], "queue, seed %llu: %u comes before %u", (unsigned long long)seed, low, number);
        for (; !least && high > number + 1; high--) CHECK(!there[high - 1], "queue, seed %llu: %u comes behind %u", (unsigned long long)seed, high - 1, number);
        there[number] = false;
        count--;
    }
    CHECK(count == 0, "queue, seed %llu: %u numbers are gone", (unsigned long long)seed, count);
    queue_close(&q, &solver->memory);
    quoin_destroy(solver);
}

/* Proves that the last row of a list contradicts those before it, at the values of a solve, and returns the steps that took. */
static uint64_t steps_of_proof(long_list *l, uint32_t boxes, uint32_t members, const char *name) {
    quoin_solver *solver = NULL;
    proof p;
    outcome out = GAVE_UP;
    solve_long_list(l, boxes, 1, &solver, name);
    const double *values = quoin_values(solver, NULL);
    CHECK(proof_open(&p, solver, solver->row_slots.order, solver->row_slots.order_count) == QUOIN_OK, "%s: no memory", name);
    memcpy(p.b.point, values, solver->variable_count * sizeof *values);
    p.b.left_out[l->rows - 1] = 1;
    CHECK(basis_reset(&p.b) == QUOIN_OK && proof_find(&p, l->rows - 1, &out) == QUOIN_OK && out == CONTRADICTS && p.minimal, "%s: no proof", name);
    CHECK(p.set_count == members, "%s: %u members", name, p.set_count);
    uint64_t steps = basis_steps(&p.b);
    proof_close(&p);
    quoin_destroy(solver);
    return steps;
}

/* Boxes that are at least 20 high, one below the other, in a list that is too low for them: each runs into the next one. */
static uint64_t steps_of_pushing(uint32_t boxes) {
    long_list l = {.rows = 0};
    LONG_ROW(&l, 0, 0, {0, 1});
    for (uint32_t i = 0; i < boxes; i++) {
        LONG_ROW(&l, 1, 20, {4 * i + 1, 1}, {4 * i, -1});
        if (i) LONG_ROW(&l, 1, 4, {4 * i, 1}, {4 * i - 3, -1});
    }
    LONG_ROW(&l, -1, 10 * boxes, {4 * boxes - 3, 1});
    return steps_of_proof(&l, boxes, 2 * boxes + 1, "pushed boxes");
}

/* Boxes as high as the one before, the first and the last of which have heights that differ. */
static uint64_t steps_of_equal_heights(uint32_t boxes) {
    long_list l = {.rows = 0};
    close_boxes(&l, boxes);
    for (uint32_t i = 1; i < boxes; i++) LONG_ROW(&l, 0, 0, {4 * i + 1, 1}, {4 * i, -1}, {4 * i - 3, -1}, {4 * i - 4, 1});
    LONG_ROW(&l, 0, 40, {1, 1}, {0, -1});
    LONG_ROW(&l, 0, 60, {4 * boxes - 3, 1}, {4 * boxes - 4, -1});
    return steps_of_proof(&l, boxes, boxes + 1, "equal heights");
}

/* Boxes of equal heights with spaces of 4 (relation 0) or at least 4 (1) between two edges, that are 26 high there, and 30 to 34 by rows of their
 * own. Returns the first of those. */
static uint32_t sharing_boxes(long_list *l, uint32_t boxes, int relation) {
    LONG_ROW(l, 0, 0, {0, 1});
    for (uint32_t i = 1; i < boxes; i++) LONG_ROW(l, relation, 4, {4 * i, 1}, {4 * i - 3, -1});
    for (uint32_t i = 1; i < boxes; i++) LONG_ROW(l, 0, 0, {4 * i + 1, 1}, {4 * i, -1}, {4 * i - 3, -1}, {4 * i - 4, 1});
    LONG_ROW(l, 0, 30.0 * boxes - 4, {4 * boxes - 3, 1});
    for (uint32_t i = 0; i < boxes; i++) LONG_ROW(l, 0, 30 + i % 5, {4 * i + 1, 1}, {4 * i, -1});
    return l->rows - boxes;
}

/* Boxes with equal spaces of at least 4 between two edges, each at least 26 high, and 30 by a row of its own. Returns the first of those. */
static uint32_t spaced_boxes(long_list *l, uint32_t boxes) {
    LONG_ROW(l, 0, 0, {0, 1});
    for (uint32_t i = 1; i < boxes; i++) LONG_ROW(l, 1, 4, {4 * i, 1}, {4 * i - 3, -1});
    for (uint32_t i = 2; i < boxes; i++) LONG_ROW(l, 0, 0, {4 * i, 1}, {4 * i - 3, -1}, {4, -1}, {1, 1});
    for (uint32_t i = 0; i < boxes; i++) LONG_ROW(l, 1, 26, {4 * i + 1, 1}, {4 * i, -1});
    LONG_ROW(l, 0, 30.0 * boxes - 4, {4 * boxes - 3, 1});
    for (uint32_t i = 0; i < boxes; i++) LONG_ROW(l, 0, 30, {4 * i + 1, 1}, {4 * i, -1});
    return l->rows - boxes;
}

/* Proves that the heights of boxes, from a row on, contradict the rows before, with sets of so many rows, and notes what each proof takes. */
static void prove_heights(proof *p, const long_list *l, uint32_t first, uint32_t members, uint64_t *steps) {
    for (uint32_t i = 0; i < LONG_BOXES; i++) p->b.point[4 * i] = 30 * i, p->b.point[4 * i + 1] = 30 * i + 26;
    memset(p->b.left_out + first, 1, l->rows - first);
    CHECK(basis_reset(&p->b) == QUOIN_OK, "heights: no basis");
    for (uint32_t i = 0; i < LONG_BOXES; i++) {
        outcome out = GAVE_UP;
        uint64_t before = basis_steps(&p->b);
        CHECK(proof_find(p, first + i, &out) == QUOIN_OK && out == CONTRADICTS && p->minimal && p->set_count == members, "heights: box %u", i);
        steps[i] = basis_steps(&p->b) - before;
    }
}

/* The first two proofs take trials, the others do not. */
static void check_later_proofs(const uint64_t *steps, const char *name) {
    for (uint32_t i = 2; i < LONG_BOXES; i++)
        CHECK(2 * steps[i] < steps[1], "%s: %llu steps for box %u, and %llu for the second", name, (unsigned long long)steps[i], i, (unsigned long long)steps[1]);
}

/* The heights of sharing boxes contradict the same rows, one after the other. */
static void precedents_save_trials(int relation) {
    long_list l = {.rows = 0};
    quoin_solver *solver = NULL;
    uint32_t first = sharing_boxes(&l, LONG_BOXES, relation);
    uint64_t steps[LONG_BOXES];
    proof p;
    solve_long_list(&l, LONG_BOXES, LONG_BOXES, &solver, "shares");
    CHECK(proof_open(&p, solver, solver->row_slots.order, solver->row_slots.order_count) == QUOIN_OK, "shares: no memory");
    prove_heights(&p, &l, first, first + 1, steps);
    CHECK(p.last.was_used && !p.b.aside_count, "shares %d: no precedent was of use", relation);
    check_later_proofs(steps, "shares");
    proof_close(&p);
    quoin_destroy(solver);
}

/* The heights of spaced boxes contradict the same rows, too, after trials have replaced the equalities by the least spaces. */
static void rows_aside_save_trials(void) {
    long_list l = {.rows = 0};
    quoin_solver *solver = NULL;
    uint32_t first = spaced_boxes(&l, LONG_BOXES);
    uint64_t steps[LONG_BOXES];
    proof p;
    solve_long_list(&l, LONG_BOXES, LONG_BOXES, &solver, "spaces");
    CHECK(proof_open(&p, solver, solver->row_slots.order, solver->row_slots.order_count) == QUOIN_OK, "spaces: no memory");
    prove_heights(&p, &l, first, 2 * LONG_BOXES + 1, steps);
    CHECK(p.b.aside_count == LONG_BOXES - 2, "spaces: %u rows are aside", p.b.aside_count);
    check_later_proofs(steps, "spaces");
    CHECK(proof_repair(&p, first, &(outcome){GAVE_UP}) == QUOIN_OK && !p.b.aside_count, "spaces: rows are aside where a row joins the others");
    proof_close(&p);
    quoin_destroy(solver);
}

static void proofs_take_few_steps(void) {
    uint64_t few = steps_of_pushing(LONG_BOXES / 4), many = steps_of_pushing(LONG_BOXES);
    CHECK(many <= 5 * few, "pushed boxes: %llu steps, and %llu of a quarter", (unsigned long long)many, (unsigned long long)few);
    few = steps_of_equal_heights(LONG_BOXES / 4), many = steps_of_equal_heights(LONG_BOXES);
    CHECK(many <= 14 * few, "equal heights: %llu steps, and %llu of a quarter", (unsigned long long)many, (unsigned long long)few);
}

#endif
