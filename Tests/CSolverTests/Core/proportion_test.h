/* Long chains of proportions, in which factors grow or shrink without end: they are solved without false contradictions, and what is
 * ambiguous is found.
 *
 *     ring     each width is a part of the next one's and some more, the last one's of the first's
 *     wall     a brick begins and ends at the middles of two bricks above it; those of the first course share what is left over
 *     chain    each width is a sixth of the one before and some more, and nothing holds the first and the last
 */
#ifndef PROPORTION_TEST_H
#define PROPORTION_TEST_H

#include "Network/network.h"
#include "harness.h"

enum { MOST_PROPORTIONS = 1024 };

static void add_proportion(quoin_solver *solver, uint32_t count, const quoin_term *terms, int32_t relation, double constant, double priority) {
    quoin_row_input row = {.terms = terms, .term_count = count, .relation = relation, .constant = constant, .priority = priority, .key = QUOIN_KEY_AUTO};
    CHECK(quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK, "a proportion is refused");
}

static void rings_have_their_one_answer(uint32_t count, quoin_backend backend) {
    static quoin_variable x[2 * MOST_PROPORTIONS];
    static double width[MOST_PROPORTIONS];
    quoin_solver *solver;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    quoin_set_backend(solver, backend);
    CHECK(quoin_add_variables(solver, 2 * count, NULL, NULL, x) == QUOIN_OK, "ring: variables");
    for (uint32_t i = 0; i < count; i++) width[i] = 20 + i * 13 % 31;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t next = (i + 1) % count;
        double part = 0.5 + i * 3 % 5 / 10.0;
        add_proportion(solver, 1, (quoin_term[]){{x[2 * i], 1}}, 0, 8, QUOIN_REQUIRED);
        add_proportion(solver, 4, (quoin_term[]){{x[2 * i + 1], 1}, {x[2 * i], -1}, {x[2 * next + 1], -part}, {x[2 * next], part}}, 0,
                       width[i] - part * width[next], QUOIN_REQUIRED);
    }
    uint32_t conflicts;
    quoin_status status = quoin_solve(solver);
    quoin_conflicts(solver, &conflicts);
    CHECK(status == QUOIN_OK && !conflicts, "ring of %u, backend %d: status %d, %u conflicts", count, (int)backend, (int)status, conflicts);
    const double *values = quoin_values(solver, NULL);
    double most = 0;
    for (uint32_t i = 0; i < count; i++) most = fmax(most, fabs(values[2 * i + 1] - values[2 * i] - width[i]));
    CHECK(most <= 1e-6, "ring of %u, backend %d: off by %g", count, (int)backend, most);
    quoin_destroy(solver);
}

/* Widths of which each is a part of the one before, with a wish for the first two right edges alone: all rows can hold. */
static void open_chains_keep_their_rows(uint32_t count, quoin_backend backend) {
    static quoin_variable x[2 * MOST_PROPORTIONS];
    quoin_solver *solver;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    quoin_set_backend(solver, backend);
    CHECK(quoin_add_variables(solver, 2 * count, NULL, NULL, x) == QUOIN_OK, "open chain: variables");
    for (uint32_t i = 1; i < count; i++)
        add_proportion(solver, 4, (quoin_term[]){{x[2 * i + 1], 1}, {x[2 * i], -1}, {x[2 * i - 1], -0.16}, {x[2 * i - 2], 0.16}}, 0, 15.754 + i * 37 % 80,
                       QUOIN_REQUIRED);
    add_proportion(solver, 2, (quoin_term[]){{x[2 * count - 1], 1}, {x[2 * count - 2], -1}}, 1, 0, QUOIN_REQUIRED);
    add_proportion(solver, 1, (quoin_term[]){{x[1], 1}}, 0, 909.558, 65);
    add_proportion(solver, 1, (quoin_term[]){{x[3], 1}}, 0, 923.955, 65);
    add_proportion(solver, 1, (quoin_term[]){{x[0], 1}}, -1, 893.573, 850.22);
    uint32_t conflicts;
    quoin_status status = quoin_solve(solver);
    quoin_conflicts(solver, &conflicts);
    CHECK(status == QUOIN_OK && !conflicts, "open chain of %u, backend %d: status %d, %u conflicts", count, (int)backend, (int)status, conflicts);
    const double *values = quoin_values(solver, NULL);
    double most = fmax(fabs(values[1] - 909.558), fabs(values[3] - 923.955));
    for (uint32_t i = 1; i < count; i++) {
        double width = values[2 * i + 1] - values[2 * i], wanted = 0.16 * (values[2 * i - 1] - values[2 * i - 2]) + 15.754 + i * 37 % 80;
        most = fmax(most, fabs(width - wanted));
    }
    CHECK(most <= 1e-6, "open chain of %u, backend %d: off by %g", count, (int)backend, most);
    quoin_destroy(solver);
}

/* Points too far out to calculate with are noticed, and a network that meets them gives up. */
static void far_points_are_noticed(void) {
    memory from;
    memory_open(&from, NULL);
    network net;
    network_open(&net, &from);
    for (int far = 0; far < 2; far++) {
        CHECK(network_clear(&net, 2, 2, 4) == QUOIN_OK, "far points: a network");
        for (uint32_t i = 0; i < 3; i++) {
            uint32_t c;
            end ends[2] = {{.node = i, .coefficient = -1}, {.node = i + 1, .coefficient = 1}};
            CHECK(curves_of_row(&net.curves, i < 2 ? 1 : 0, fixed_from(far ? 0x1p46 : 8), i < 2, i < 2 ? 0 : 1, 0, &c) == QUOIN_OK, "far points: a curve");
            CHECK(network_add(&net, ends, i < 2 ? 2 : 1, (operand){.curve = c, .scale = 1}, false) == QUOIN_OK, "far points: a cost");
        }
        CHECK(network_solve(&net) == QUOIN_OK && net.failed == far, "far points: failed is %d", net.failed);
    }
    network_release(&net);
    memory_close(&from);
}

/* The places where the bricks of the course below begin and end. Every second course ends where the wall does. */
static uint32_t lay_course(quoin_solver *solver, const quoin_variable *above, uint32_t count, bool to_the_ends, quoin_variable *out) {
    uint32_t made = 0, centers = count - 1, total = centers + (to_the_ends ? 2 : 0);
    CHECK(quoin_add_variables(solver, total, NULL, NULL, out) == QUOIN_OK, "wall: variables");
    if (to_the_ends) add_proportion(solver, 1, (quoin_term[]){{out[made++], 1}}, 0, 0, QUOIN_REQUIRED);
    for (uint32_t i = 0; i < centers; i++)
        add_proportion(solver, 3, (quoin_term[]){{out[made++], 2}, {above[i], -1}, {above[i + 1], -1}}, 0, 0, QUOIN_REQUIRED);
    if (to_the_ends) add_proportion(solver, 1, (quoin_term[]){{out[made++], 1}}, 0, 100 * (count - 1), QUOIN_REQUIRED);
    for (uint32_t i = 0; i + 1 < made; i++) add_proportion(solver, 2, (quoin_term[]){{out[i + 1], 1}, {out[i], -1}}, 1, 0, QUOIN_REQUIRED);
    return made;
}

static void walls_are_ambiguous(uint32_t side, uint32_t courses, quoin_backend backend) {
    static quoin_variable rows[2][MOST_PROPORTIONS];
    quoin_solver *solver;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    quoin_set_backend(solver, backend);
    uint32_t count = side + 1, fixed = 2, total;
    CHECK(quoin_add_variables(solver, count, NULL, NULL, rows[0]) == QUOIN_OK, "wall: variables");
    add_proportion(solver, 1, (quoin_term[]){{rows[0][0], 1}}, 0, 0, QUOIN_REQUIRED);
    add_proportion(solver, 1, (quoin_term[]){{rows[0][side], 1}}, 0, 100 * side, QUOIN_REQUIRED);
    for (uint32_t i = 0; i < side; i++)
        for (int relation = -1; relation <= 1; relation += 2)
            add_proportion(solver, 2, (quoin_term[]){{rows[0][i + 1], 1}, {rows[0][i], -1}}, relation, 20 + i * 13 % 40, relation < 0 ? 250 : 750);
    for (uint32_t c = 1; c < courses; c++) {
        count = lay_course(solver, rows[(c - 1) % 2], count, c % 2, rows[c % 2]);
        fixed += c % 2 ? 2 : 0;
    }
    static uint8_t ambiguous[MOST_PROPORTIONS];
    uint32_t conflicts, found = 0;
    quoin_status status = quoin_solve(solver);
    quoin_conflicts(solver, &conflicts);
    quoin_values(solver, &total);
    if (status == QUOIN_OK) status = quoin_ambiguity(solver, ambiguous, MOST_PROPORTIONS);
    for (uint32_t i = 0; status == QUOIN_OK && i < total; i++) found += ambiguous[i];
    CHECK(status == QUOIN_OK && !conflicts, "wall of %u × %u, backend %d: status %d, %u conflicts", side, courses, (int)backend, (int)status, conflicts);
    CHECK(found == total - fixed, "wall of %u × %u, backend %d: %u of %u are ambiguous", side, courses, (int)backend, found, total - fixed);
    quoin_destroy(solver);
}

#endif
