/* Distances from anchors: after edits they are those of a fresh solve. */
#ifndef DISTANCE_TEST_H
#define DISTANCE_TEST_H

#include "harness.h"

static quoin_status solve_measured(const problem *p, quoin_solver **solver, quoin_variable *variables, quoin_row *rows) {
    quoin_status status = quoin_create(NULL, solver);
    if (status != QUOIN_OK) return status;
    quoin_measure_from_anchors(*solver, true);
    if ((status = put(p, *solver, variables, rows, NULL)) == QUOIN_OK) status = quoin_solve(*solver);
    return status;
}

static bool is_difference(const quoin_solver *solver, const double *values, double distance, quoin_variable variable) {
    quoin_variable_facts facts;
    if (quoin_variable_get(solver, variable, &facts) != QUOIN_OK) return false;
    double expected = values[variable & QUOIN_INDEX_MASK];
    if (facts.anchor != QUOIN_NONE) expected -= values[facts.anchor & QUOIN_INDEX_MASK];
    return fabs(distance - expected) <= 1e-9 * fmax(1, fabs(values[variable & QUOIN_INDEX_MASK]));
}

static bool tells_changes(const quoin_solver *solver, const double *before, uint32_t count) {
    bool told[MOST_VARIABLES] = {false}, right = true;
    uint32_t told_count;
    const uint32_t *changes = quoin_changes(solver, &told_count);
    const double *now = quoin_distances(solver, NULL);
    for (uint32_t i = 0; i < told_count; i++) right = right && !told[changes[i]], told[changes[i]] = true;
    for (uint32_t i = 0; i < count; i++) right = right && told[i] == (before[i] != now[i]);
    return right;
}

/* Distances after every edit, and values now and then, are those of a fresh solve; each distance is the difference of two
 * values, and the changes are exactly the distances that differ from the solve before. */
static void distances_are_those_of_a_fresh_solve(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    dice d = {seed + 7};
    quoin_solver *edited = NULL, *fresh = NULL;
    quoin_variable variables[MOST_VARIABLES], ignored[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS], unused[MOST_ROWS];
    double before[MOST_VARIABLES];
    uint32_t count;
    CHECK(solve_measured(&p, &edited, variables, rows) == QUOIN_OK, "%s, seed %llu: solve", kind.name, (unsigned long long)seed);
    for (int round = 0; round < 10; round++) {
        if (!roll(&d, 4)) quoin_shrink(edited);
        memcpy(before, quoin_distances(edited, &count), p.variables * sizeof *before);
        uint32_t r = roll(&d, p.rows);
        p.row[r].constant += ((double)roll(&d, 900) - 400) / 100;
        CHECK(quoin_set_constants(edited, 1, &rows[r], &p.row[r].constant) == QUOIN_OK, "%s, seed %llu: edit", kind.name, (unsigned long long)seed);
        if (!roll(&d, 5)) { /* away and back: a change of structure */
            quoin_term terms[MOST_TERMS];
            quoin_row_input again = p.row[r];
            for (uint32_t t = 0; t < again.term_count; t++) terms[t] = (quoin_term){variables[p.terms[r][t].variable], p.terms[r][t].coefficient};
            again.terms = terms;
            CHECK(quoin_remove_rows(edited, 1, &rows[r]) == QUOIN_OK && quoin_add_rows(edited, 1, &again, &rows[r]) == QUOIN_OK, "again");
        }
        CHECK(quoin_solve(edited) == QUOIN_OK, "%s, seed %llu: solve", kind.name, (unsigned long long)seed);
        CHECK(solve_measured(&p, &fresh, ignored, unused) == QUOIN_OK, "%s, seed %llu: fresh", kind.name, (unsigned long long)seed);
        const double *distances = quoin_distances(edited, &count), *expected = quoin_distances(fresh, NULL);
        CHECK(!memcmp(distances, expected, p.variables * sizeof *distances), "%s, seed %llu: history shows in distances", kind.name, (unsigned long long)seed);
        CHECK(tells_changes(edited, before, p.variables), "%s, seed %llu: changes", kind.name, (unsigned long long)seed);
        if (!roll(&d, 3)) {
            if (roll(&d, 2)) quoin_shrink(edited);
            const double *values = quoin_values(edited, NULL);
            CHECK(!memcmp(values, quoin_values(fresh, NULL), p.variables * sizeof *values), "%s, seed %llu: values", kind.name, (unsigned long long)seed);
            for (uint32_t i = 0; i < p.variables; i++)
                CHECK(is_difference(edited, values, distances[i], variables[i]), "%s, seed %llu: distance %u", kind.name, (unsigned long long)seed, i);
        }
        quoin_destroy(fresh);
    }
    quoin_destroy(edited);
}

/* A row of labels in a span that becomes wider and narrower: too narrow, and a label would have less than no width if no
 * guard said otherwise. Every other guard is written the other way round. */
#define ROW_LABELS 4
#define ROW_ROWS (2 + 3 * ROW_LABELS)

static void label_rows(dice *d, const quoin_variable *edge, quoin_difference *out) {
    *out++ = (quoin_difference){.plus = edge[0], .minus = QUOIN_NONE, .constant = 0.3, .priority = 1000, .key = 1};
    for (uint32_t i = 0; i < ROW_LABELS; i++) {
        quoin_difference row = {.plus = edge[i + 1], .minus = edge[i], .constant = 20.1 + (double)roll(d, 60), .priority = 750, .key = 3 * i + 2, .relation = 1};
        *out++ = row;
        *out++ = (quoin_difference){edge[i + 1], edge[i], row.constant, 250, 3 * i + 3, -1, 0, 0, 0, 0};
        quoin_difference guard = {edge[i + 1], edge[i], 0, 1000, 3 * i + 4, 1, 0, 1, 0, 0};
        if (i % 2) guard.plus = edge[i], guard.minus = edge[i + 1], guard.relation = -1;
        *out++ = guard;
    }
    *out = (quoin_difference){edge[ROW_LABELS], edge[0], 0, 999, 3 * ROW_LABELS + 2, 0, 0, 0, 1, 0};
}

static bool solve_row(const quoin_difference *rows, bool measured, quoin_solver **solver, quoin_row *names) {
    quoin_variable edges[ROW_LABELS + 1], anchors[ROW_LABELS + 1];
    for (uint32_t i = 0; i <= ROW_LABELS; i++) anchors[i] = i ? QUOIN_IN_BATCH | (i - 1) : QUOIN_NONE;
    if (quoin_create(NULL, solver) != QUOIN_OK) return false;
    quoin_measure_from_anchors(*solver, measured);
    return quoin_add_variables(*solver, ROW_LABELS + 1, NULL, anchors, edges) == QUOIN_OK &&
           quoin_add_differences(*solver, ROW_ROWS, rows, names) == QUOIN_OK && quoin_solve(*solver) == QUOIN_OK;
}

static void edits_keep_guards(uint64_t seed) {
    dice d = {seed + 8};
    quoin_difference rows[ROW_ROWS];
    quoin_variable edges[ROW_LABELS + 1];
    quoin_row names[ROW_ROWS], unused[ROW_ROWS];
    quoin_solver *edited = NULL, *fresh = NULL;
    uint32_t count;
    bool measured = seed % 2;
    bool reversed = seed / 2 % 2; /* the right edge is the older variable */
    for (uint32_t i = 0; i <= ROW_LABELS; i++) edges[i] = reversed ? ROW_LABELS - i : i; /* what a new solver gives */
    label_rows(&d, edges, rows);
    rows[ROW_ROWS - 1].constant = 400;
    CHECK(solve_row(rows, measured, &edited, names), "row, seed %llu", (unsigned long long)seed);
    for (int round = 0; round < 12; round++) {
        double span = rows[ROW_ROWS - 1].constant = (double)roll(&d, 4000) / 10;
        CHECK(quoin_set_constants(edited, 1, &names[ROW_ROWS - 1], &span) == QUOIN_OK && quoin_solve(edited) == QUOIN_OK, "row: edit");
        CHECK(solve_row(rows, measured, &fresh, unused), "row, seed %llu: fresh", (unsigned long long)seed);
        const double *found = measured ? quoin_distances(edited, &count) : quoin_values(edited, &count);
        const double *expected = measured ? quoin_distances(fresh, &count) : quoin_values(fresh, &count);
        CHECK(!memcmp(found, expected, count * sizeof *found), "row, seed %llu: history shows", (unsigned long long)seed);
        for (uint32_t i = 1; i <= ROW_LABELS; i++) {
            double width = measured ? found[i] : found[i] - found[i - 1];
            if (reversed) width = -width;
            CHECK(width >= -1e-6, "row, seed %llu: label %u is %g wide", (unsigned long long)seed, i, width);
        }
        quoin_destroy(fresh);
    }
    quoin_destroy(edited);
}

#endif
