/* Edits of boxes beside one another, each with a row of labels of given total width: an edit of one does not affect the others. */
#ifndef BOX_TEST_H
#define BOX_TEST_H

#include "harness.h"

#define BOXES 6
#define LABELS 5
#define BOX_ROWS (2 + 2 * LABELS)

static void box_rows(dice *d, uint32_t box, quoin_difference *out) {
    uint32_t first = box * (LABELS + 1), r = box * BOX_ROWS;
    *out++ = (quoin_difference){.plus = first, .minus = QUOIN_NONE, .priority = 999, .key = r++};
    for (uint32_t i = 0; i < LABELS; i++) {
        double width = 20 + (double)(1 + 3 * roll(d, 20)) / 3; /* not exact, or edits of structure would be grafted */
        quoin_difference label = {.plus = first + i + 1, .minus = first + i, .constant = width, .priority = 750, .key = r++, .relation = 1};
        *out++ = label;
        label.priority = 250, label.relation = -1, label.key = r++;
        *out++ = label;
    }
    *out = (quoin_difference){.plus = first + LABELS, .minus = first, .constant = 100 + (double)roll(d, 300), .priority = 999, .key = r};
}

/* A label is measured from its box's start, a box from the start of the one before it, which it has nothing else to do with. */
static bool solve_boxes(const quoin_difference *all, quoin_solver **solver, quoin_row *rows) {
    quoin_variable variables[BOXES * (LABELS + 1)], anchors[BOXES * (LABELS + 1)];
    for (uint32_t i = 0; i < BOXES * (LABELS + 1); i++) {
        uint32_t start = i - i % (LABELS + 1);
        anchors[i] = i > start ? QUOIN_IN_BATCH | start : start ? QUOIN_IN_BATCH | (start - LABELS - 1) : QUOIN_NONE;
    }
    if (quoin_create(NULL, solver) != QUOIN_OK) return false;
    quoin_measure_from_anchors(*solver, true);
    return quoin_add_variables(*solver, BOXES * (LABELS + 1), NULL, anchors, variables) == QUOIN_OK &&
           quoin_add_differences(*solver, BOXES * BOX_ROWS, all, rows) == QUOIN_OK && quoin_solve(*solver) == QUOIN_OK;
}

static void structure_touches_one_box(uint64_t seed) {
    dice d = {seed + 5};
    quoin_difference all[BOXES * BOX_ROWS];
    quoin_row rows[BOXES * BOX_ROWS], ignored[BOXES * BOX_ROWS];
    quoin_solver *edited = NULL, *fresh = NULL;
    for (uint32_t box = 0; box < BOXES; box++) box_rows(&d, box, all + box * BOX_ROWS);
    CHECK(solve_boxes(all, &edited, rows), "boxes, seed %llu", (unsigned long long)seed);
    for (int round = 0, box = 0; round < 8; round++) {
        bool constants_only = !roll(&d, 3);
        /* constants of the box that was touched last, of which a partial solve knows more, as often as of any other */
        if (!constants_only || roll(&d, 2)) box = (int)roll(&d, BOXES);
        /* a box's start, from which others are measured, or both rows of a label: apart, they would leave it a choice */
        uint32_t label = roll(&d, LABELS + 1), r = (uint32_t)box * BOX_ROWS + (label ? 2 * label - 1 : 0), edited_rows = label ? 2 : 1, count;
        double constants[2] = {all[r].constant + (double)roll(&d, 9) - 4};
        constants[1] = constants[0];
        for (uint32_t i = 0; i < edited_rows; i++) all[r + i].constant = constants[i];
        if (constants_only) {
            CHECK(quoin_set_constants(edited, edited_rows, &rows[r], constants) == QUOIN_OK && quoin_solve(edited) == QUOIN_OK, "edit");
        } else {
            CHECK(quoin_remove_rows(edited, edited_rows, &rows[r]) == QUOIN_OK, "boxes, seed %llu: remove", (unsigned long long)seed);
            CHECK(quoin_add_differences(edited, edited_rows, &all[r], &rows[r]) == QUOIN_OK, "boxes, seed %llu: add", (unsigned long long)seed);
            CHECK(quoin_solve(edited) == QUOIN_OK, "boxes, seed %llu: solve", (unsigned long long)seed);
            quoin_counts counts;
            quoin_get_counts(edited, &counts);
            CHECK(counts.components == BOXES && counts.touched_components == 1, "boxes, seed %llu: %d of %d components were touched",
                  (unsigned long long)seed, (int)counts.touched_components, (int)counts.components);
        }
        CHECK(solve_boxes(all, &fresh, ignored), "boxes, seed %llu: fresh", (unsigned long long)seed);
        const double *expected = quoin_distances(fresh, &count);
        CHECK(!memcmp(quoin_distances(edited, &count), expected, count * sizeof *expected), "boxes, seed %llu: history shows in distances",
              (unsigned long long)seed);
        if (round % 3) {
            expected = quoin_values(fresh, &count);
            CHECK(!memcmp(quoin_values(edited, &count), expected, count * sizeof *expected), "boxes, seed %llu: history shows", (unsigned long long)seed);
        }
        quoin_destroy(fresh);
    }
    quoin_destroy(edited);
}

/* A batch that is refused makes the store's lists grow and move before the first edit looks at them. */
static void refused_batches_leave_edits_alone(uint64_t seed) {
    enum { MANY = 600 };
    dice d = {seed + 6};
    quoin_difference all[BOXES * BOX_ROWS], refused[MANY];
    quoin_variable made[MANY], anchors[MANY];
    quoin_row rows[BOXES * BOX_ROWS], ignored[BOXES * BOX_ROWS];
    quoin_solver *edited = NULL, *fresh = NULL;
    uint32_t r = 1 + 2 * roll(&d, LABELS), count;
    for (uint32_t box = 0; box < BOXES; box++) box_rows(&d, box, all + box * BOX_ROWS);
    CHECK(solve_boxes(all, &edited, rows), "refused, seed %llu", (unsigned long long)seed);
    for (uint32_t i = 0; i < MANY; i++) {
        refused[i] = (quoin_difference){.plus = 0, .minus = i + 1 < MANY ? 1 : 9999, .priority = 50, .key = QUOIN_KEY_AUTO};
        anchors[i] = i + 1 < MANY ? QUOIN_NONE : 9999;
    }
    CHECK(quoin_add_differences(edited, MANY, refused, NULL) == QUOIN_UNKNOWN_VARIABLE, "refused, seed %llu: rows", (unsigned long long)seed);
    CHECK(quoin_add_variables(edited, MANY, NULL, anchors, made) == QUOIN_BAD_ANCHOR, "refused, seed %llu: variables", (unsigned long long)seed);
    double constants[2] = {all[r].constant += 3, all[r + 1].constant += 3};
    CHECK(quoin_set_constants(edited, 2, &rows[r], constants) == QUOIN_OK && quoin_solve(edited) == QUOIN_OK, "refused: edit");
    CHECK(solve_boxes(all, &fresh, ignored), "refused, seed %llu: fresh", (unsigned long long)seed);
    const double *expected = quoin_values(fresh, &count);
    CHECK(!memcmp(quoin_values(edited, &count), expected, BOXES * (LABELS + 1) * sizeof *expected), "refused, seed %llu: history shows",
          (unsigned long long)seed);
    quoin_destroy(fresh);
    quoin_destroy(edited);
}

#endif
