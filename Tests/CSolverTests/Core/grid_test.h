/* Grids: a solver of thirds is a solver of halves whose numbers are read in another unit.
 *
 *     grid 3, constants k/3   and   grid 1, constants k/2       store the same numbers, k · 1.5/3
 */
#ifndef GRID_TEST_H
#define GRID_TEST_H

#include "Solver/native.h"
#include "graft_test.h"
#include "harness.h"

enum { GRID_EDITS = 6 };

typedef struct grid_user {
    quoin_solver *solver;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
} grid_user;

/* A constant of the problem as a whole number of steps, divided by `parts`. */
static double in_parts(double constant, double parts) { return round(3 * constant) / parts; }

static bool open_grid(const problem *drawn, double grid, double parts, bool measured, grid_user *out) {
    problem p = *drawn;
    for (uint32_t r = 0; r < p.rows; r++) p.row[r].constant = in_parts(p.row[r].constant, parts);
    if (quoin_create(NULL, &out->solver) != QUOIN_OK) return false;
    quoin_measure_from_anchors(out->solver, measured);
    return quoin_set_grid(out->solver, grid) == QUOIN_OK && put(&p, out->solver, out->variables, out->rows, NULL) == QUOIN_OK;
}

static void values_are_read_in_thirds(const grid_user *thirds, const grid_user *halves, const char *kind, uint64_t seed) {
    uint32_t count, others;
    const double *found = quoin_values(thirds->solver, &count), *expected = quoin_values(halves->solver, &others);
    CHECK(found && count == others, "%s, seed %llu: %u values", kind, (unsigned long long)seed, count);
    for (uint32_t i = 0; i < count; i++) CHECK(found[i] == expected[i] / 1.5, "%s, seed %llu: value %u", kind, (unsigned long long)seed, i);
    found = quoin_distances(thirds->solver, &count), expected = quoin_distances(halves->solver, &others);
    for (uint32_t i = 0; i < count && found; i++) CHECK(found[i] == expected[i] / 1.5, "%s, seed %llu: distance %u", kind, (unsigned long long)seed, i);
}

static void certificates_are_in_thirds(const grid_user *thirds, const grid_user *halves, const char *kind, uint64_t seed) {
    quoin_certificate found = {0}, expected = {0};
    CHECK(quoin_certify(thirds->solver, &found) == QUOIN_OK && quoin_certify(halves->solver, &expected) == QUOIN_OK, "%s: certify", kind);
    bool right = fabs(found.required_residual - expected.required_residual / 1.5) < 1e-9 && found.level_count == expected.level_count;
    for (uint32_t i = 0; i < found.level_count && right; i++)
        right = fabs(found.levels[i].violation - expected.levels[i].violation / 1.5) <= 1e-9 * fmax(1, found.levels[i].violation);
    CHECK(right, "%s, seed %llu: certificate", kind, (unsigned long long)seed);
}

static void lengths_are_asked_in_thirds(const grid_user *thirds, const grid_user *halves, uint32_t variables, const char *kind, uint64_t seed) {
    uint8_t found[MOST_VARIABLES] = {0}, expected[MOST_VARIABLES] = {0};
    for (double beyond = 0.1; beyond < 1000; beyond *= 6) {
        quoin_status status = quoin_ambiguous_lengths(thirds->solver, variables - 1, thirds->variables + 1, thirds->variables, beyond, found);
        CHECK(status == QUOIN_OK, "%s: lengths", kind);
        status = quoin_ambiguous_lengths(halves->solver, variables - 1, halves->variables + 1, halves->variables, 1.5 * beyond, expected);
        CHECK(status == QUOIN_OK && !memcmp(found, expected, variables), "%s, seed %llu: lengths beyond %g", kind, (unsigned long long)seed, beyond);
    }
}

static void thirds_are_halves(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    dice d = {seed + 5};
    grid_user thirds = {0}, halves = {0};
    CHECK(open_grid(&p, 3, 3, seed % 2, &thirds) && open_grid(&p, 1, 2, seed % 2, &halves), "%s, seed %llu: open", kind.name, (unsigned long long)seed);
    for (uint32_t r = 0; r < p.rows; r++) {
        quoin_row_facts facts;
        CHECK(quoin_row_get(thirds.solver, thirds.rows[r], &facts, NULL, 0) == QUOIN_OK && facts.constant == in_parts(p.row[r].constant, 3), "row %u", r);
    }
    for (int edit = 0; edit < GRID_EDITS; edit++) {
        CHECK(quoin_solve(thirds.solver) == QUOIN_OK && quoin_solve(halves.solver) == QUOIN_OK, "%s, seed %llu: solve", kind.name, (unsigned long long)seed);
        values_are_read_in_thirds(&thirds, &halves, kind.name, seed);
        uint32_t r = roll(&d, p.rows);
        double constant = p.row[r].constant + roll(&d, 40), third = in_parts(constant, 3), half = in_parts(constant, 2);
        CHECK(quoin_set_constants(thirds.solver, 1, &thirds.rows[r], &third) == QUOIN_OK, "edit");
        CHECK(quoin_set_constants(halves.solver, 1, &halves.rows[r], &half) == QUOIN_OK, "edit");
    }
    CHECK(quoin_solve(thirds.solver) == QUOIN_OK && quoin_solve(halves.solver) == QUOIN_OK, "%s, seed %llu: solve", kind.name, (unsigned long long)seed);
    certificates_are_in_thirds(&thirds, &halves, kind.name, seed);
    if (p.variables > 1) lengths_are_asked_in_thirds(&thirds, &halves, p.variables, kind.name, seed);
    quoin_destroy(thirds.solver);
    quoin_destroy(halves.solver);
}

/* A column of texts that are 20 1/3 high: an edit of structure is grafted, as no sum of whole steps is rounded, and each edge is the double
 * that is nearest to its exact place. */
static void columns_of_thirds_are_grafted(void) {
    enum { TEXTS = 200, EDITED = 77 };
    quoin_solver *solver;
    quoin_variable edge[TEXTS + 1];
    quoin_row row[TEXTS + 1];
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_set_grid(solver, 6) == QUOIN_OK, "grid 6 is grid 3");
    CHECK(quoin_add_variables(solver, TEXTS + 1, NULL, NULL, edge) == QUOIN_OK, "variables");
    for (uint32_t i = 0; i <= TEXTS; i++) {
        quoin_difference height = {.plus = edge[i], .minus = i ? edge[i - 1] : QUOIN_NONE, .constant = i ? 61 / 3.0 : 0, .priority = i ? 750 : 1000, .key = QUOIN_KEY_AUTO};
        CHECK(quoin_add_differences(solver, 1, &height, &row[i]) == QUOIN_OK, "row");
    }
    CHECK(quoin_solve(solver) == QUOIN_OK, "solve");
    for (uint32_t i = 0; i <= TEXTS; i++) CHECK(quoin_values(solver, NULL)[edge[i]] == 61 * i / 3.0, "edge %u", i);
    quoin_difference taller = {.plus = edge[EDITED], .minus = edge[EDITED - 1], .constant = 100 / 3.0, .priority = 750, .key = QUOIN_KEY_AUTO};
    CHECK(quoin_remove_rows(solver, 1, &row[EDITED]) == QUOIN_OK && quoin_add_differences(solver, 1, &taller, NULL) == QUOIN_OK, "edit");
    CHECK(quoin_solve(solver) == QUOIN_OK, "solve");
    for (uint32_t i = 0; i <= TEXTS; i++) CHECK(quoin_values(solver, NULL)[edge[i]] == (61 * i + (i >= EDITED ? 39 : 0)) / 3.0, "edge %u after the edit", i);
    const graft *g = solver->native->graft;
    CHECK(g && g->made && g->edits == 1, "thirds: everything is solved again");
    quoin_destroy(solver);
}

static void grids_are_refused(void) {
    quoin_solver *solver;
    quoin_variable x;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK, "create");
    double wrong[] = {0, -3, NAN, INFINITY, 1e-7, 1e7};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) CHECK(quoin_set_grid(solver, wrong[i]) == QUOIN_NOT_FINITE, "grid %g", wrong[i]);
    CHECK(quoin_add_variables(solver, 1, NULL, NULL, &x) == QUOIN_OK && quoin_set_grid(solver, 3) == QUOIN_NOT_EMPTY, "a grid after a variable");
    quoin_destroy(solver);
}

#endif
