/* Conflicts of any length: what is found part by part and proven is what the definition's own search finds. Uses
 * conflict_test.h, and so comes after it. */
#ifndef LONG_CONFLICT_TEST_H
#define LONG_CONFLICT_TEST_H

#include "Solver/native.h"
#include "conflict_test.h"

#define LONG_BOXES 40
#define LONG_ROWS (LONG_BOXES * 8 + 8)

/* Boxes below one another between two edges, with texts inside, and more than there is room for. */
typedef struct long_list {
    uint32_t rows;
    quoin_term terms[LONG_ROWS][4];
    quoin_row_input row[LONG_ROWS];
} long_list;

static void long_row(long_list *l, int relation, double constant, uint32_t count, const quoin_term *terms) {
    memcpy(l->terms[l->rows], terms, count * sizeof *terms);
    l->row[l->rows] = (quoin_row_input){.term_count = count, .relation = relation, .constant = constant, .priority = 1000};
    l->rows++;
}
#define LONG_ROW(l, relation, constant, ...) \
    long_row((l), (relation), (constant), sizeof((quoin_term[]){__VA_ARGS__}) / sizeof(quoin_term), (quoin_term[]){__VA_ARGS__})

/* Box i is between the variables 4i and 4i + 1, its text between 4i + 2 and 4i + 3. */
static void long_box(long_list *l, dice *d, uint32_t i, uint32_t boxes) {
    uint32_t top = 4 * i, other = 4 * roll(d, boxes);
    if (i) LONG_ROW(l, 0, 0, {top, 1}, {top - 3, -1});
    if (roll(d, 3)) {
        double height = roll(d, 4) ? 20 : 25;
        LONG_ROW(l, roll(d, 3) ? 1 : 0, height, {top + 3, 1}, {top + 2, -1});
    }
    LONG_ROW(l, 1, 8, {top + 2, 1}, {top, -1});
    if (roll(d, 2)) LONG_ROW(l, 0, 0, {top, 1}, {top + 1, 1}, {top + 2, -1}, {top + 3, -1});
    else LONG_ROW(l, 1, 8, {top + 1, 1}, {top + 3, -1});
    if (!roll(d, 3) && other != top) LONG_ROW(l, 0, 0, {top + 1, 1}, {top, -1}, {other + 1, -1}, {other, 1});
    if (!roll(d, 4)) LONG_ROW(l, 1, 0, {top + 1, 1}, {top, -1});
    if (!roll(d, 9)) {
        double height = (double)roll(d, 90);
        LONG_ROW(l, (int)roll(d, 3) - 1, height, {top + 1, 1}, {top, -1});
    }
}

/* Gives the rows keys in their order or in any other, by some draws. */
static void long_keys(long_list *l, dice *d) {
    for (uint32_t i = 0; i < l->rows; i++) l->row[i].terms = l->terms[i], l->row[i].key = i + 1;
    for (uint32_t i = l->rows; roll(d, 2) && i-- > 1;) {
        uint32_t k = roll(d, i + 1);
        uint64_t swapped = l->row[i].key;
        l->row[i].key = l->row[k].key, l->row[k].key = swapped;
    }
}

static long_list long_list_of(uint64_t seed, uint32_t boxes) {
    dice d = {seed * 1099511628211u + 7};
    long_list l = {.rows = 0};
    LONG_ROW(&l, 0, 0, {0, 1});
    for (uint32_t i = 0; i < boxes; i++) long_box(&l, &d, i, boxes);
    double height = roll(&d, 4) ? 30.0 * boxes : 50;
    LONG_ROW(&l, roll(&d, 2) ? 0 : -1, height, {4 * boxes - 3, 1});
    long_keys(&l, &d);
    return l;
}

/* Boxes of fixed heights below one another, between two edges that are too near or too far. In some draws a few boxes stay on one side of a place,
 * near to where they are, so that a contradiction may do without the boxes before or behind them. */
static long_list fixed_list_of(uint64_t seed, uint32_t boxes) {
    dice d = {seed * 1099511628211u + 11};
    long_list l = {.rows = 0};
    LONG_ROW(&l, 0, 0, {0, 1});
    for (uint32_t i = 0; i < boxes; i++) {
        LONG_ROW(&l, 0, 20, {4 * i + 1, 1}, {4 * i, -1});
        if (i) LONG_ROW(&l, 0, 4, {4 * i, 1}, {4 * i - 3, -1});
    }
    for (uint32_t i = roll(&d, 3); i-- > 0;) {
        uint32_t box = roll(&d, boxes);
        int relation = roll(&d, 2) ? 1 : -1;
        LONG_ROW(&l, relation, 24.0 * box - relation * (double)roll(&d, 30), {4 * box, 1});
    }
    double off = roll(&d, 2) ? 15 : -15;
    LONG_ROW(&l, (int)roll(&d, 3) - 1, 24.0 * boxes - 4 + off, {4 * boxes - 3, 1});
    long_keys(&l, &d);
    return l;
}

/* Boxes side by side with spaces between them, all equal and at least 8 wide, between two edges that are too near. Mostly there are many conflicts with
 * many members, nearly the same ones. */
static long_list crowded_list_of(uint64_t seed, uint32_t boxes) {
    dice d = {seed * 1099511628211u + 13};
    long_list l = {.rows = 0};
    uint32_t exact = roll(&d, 3), equal = 1 + roll(&d, 3), near = 18 + roll(&d, 16);
    LONG_ROW(&l, 0, 0, {0, 1});
    for (uint32_t i = 0; i < 2 * boxes; i++) LONG_ROW(&l, 1, 0, {2 * i + 1, 1}, {2 * i, -1});
    for (uint32_t i = 0; i < boxes; i++) {
        if (i) LONG_ROW(&l, 0, 0, {4 * i, 1}, {4 * i - 1, -1});
        LONG_ROW(&l, 0, 0, {4 * i + 2, 1}, {4 * i + 1, -1});
        LONG_ROW(&l, 1, 8, {4 * i + 3, 1}, {4 * i + 2, -1});
        if (i && i % equal == 0) LONG_ROW(&l, 0, 0, {4 * i + 3, 1}, {4 * i + 2, -1}, {3, -1}, {2, 1});
        LONG_ROW(&l, exact && i % exact == 0 ? 0 : 1, 20 + roll(&d, 9), {4 * i + 1, 1}, {4 * i, -1});
    }
    LONG_ROW(&l, (int)roll(&d, 2) - 1, (double)near * boxes, {4 * boxes - 1, 1});
    long_keys(&l, &d);
    return l;
}

/* Boxes of equal heights that fill what is between two edges, most of which have a height of their own, too, and some a least one. Each of those is a
 * conflict, with nearly the same members. */
static long_list shared_list_of(uint64_t seed, uint32_t boxes) {
    dice d = {seed * 1099511628211u + 17};
    long_list l = {.rows = 0};
    uint32_t kinds = 1 + roll(&d, 6), share = 14 + roll(&d, 14), limits = roll(&d, 3);
    int relation = (int)roll(&d, 2);
    LONG_ROW(&l, 0, 0, {0, 1});
    for (uint32_t i = 0; i < boxes; i++) {
        if (i) LONG_ROW(&l, 0, 4, {4 * i, 1}, {4 * i - 3, -1});
        if (i) LONG_ROW(&l, 0, 0, {4 * i + 1, 1}, {4 * i, -1}, {4 * i - 3, -1}, {4 * i - 4, 1});
        if (limits == 2 || (limits && !roll(&d, 4))) LONG_ROW(&l, 1, roll(&d, 2) ? 0 : 12, {4 * i + 1, 1}, {4 * i, -1});
    }
    LONG_ROW(&l, (int)roll(&d, 2) - 1, (share + 4.0) * boxes - 4, {4 * boxes - 3, 1});
    for (uint32_t i = 0; i < boxes; i++)
        if (roll(&d, 8)) LONG_ROW(&l, relation, 20 + i % kinds, {4 * i + 1, 1}, {4 * i, -1});
    long_keys(&l, &d);
    return l;
}

/* Boxes of heights of their own, with equal spaces that have a least size, in a screen that mostly is too low. Spaces may have edges of their own, as
 * guides do. */
static long_list spaced_list_of(uint64_t seed, uint32_t boxes) {
    dice d = {seed * 1099511628211u + 19};
    long_list l = {.rows = 0};
    uint32_t kinds = 1 + roll(&d, 6), share = 12 + roll(&d, 14), gap = 4 * roll(&d, 3);
    bool mixed = roll(&d, 2), guides = roll(&d, 2), shuffles = !roll(&d, 4);
    LONG_ROW(&l, 0, 0, {0, 1});
    LONG_ROW(&l, (int)roll(&d, 2) - 1, share * boxes, {4 * boxes - 3, 1});
    for (uint32_t i = 0; i < boxes; i++) LONG_ROW(&l, 1, 0, {4 * i + 1, 1}, {4 * i, -1});
    for (uint32_t i = 1; i < boxes; i++) {
        LONG_ROW(&l, 1, gap, {4 * i, 1}, {4 * i - 3, -1});
        if (guides) LONG_ROW(&l, 0, 0, {4 * i + 2, 1}, {4 * i - 3, -1});
        if (guides) LONG_ROW(&l, 0, 0, {4 * i + 3, 1}, {4 * i, -1});
        if (i < 2) continue;
        if (guides) LONG_ROW(&l, 0, 0, {4 * i + 3, 1}, {4 * i + 2, -1}, {7, -1}, {6, 1});
        else LONG_ROW(&l, 0, 0, {4 * i, 1}, {4 * i - 3, -1}, {4, -1}, {1, 1});
    }
    for (uint32_t i = 0; i < boxes; i++)
        if (roll(&d, 8)) LONG_ROW(&l, mixed ? (int)roll(&d, 3) - 1 : 0, 20 + i % kinds, {4 * i + 1, 1}, {4 * i, -1});
    for (uint32_t i = 0; i < boxes; i++)
        if (mixed && !roll(&d, 3)) LONG_ROW(&l, 1, 12 + 6 * roll(&d, 2), {4 * i + 1, 1}, {4 * i, -1});
    for (uint32_t i = 0; i < l.rows; i++) l.row[i].key = i + 1;
    if (shuffles) long_keys(&l, &d);
    return l;
}

/* Boxes with texts in a screen that is too low by so little that proofs, which keep away from the tolerance, show nothing: members are searched for. */
static long_list nearly_fitting_list_of(uint64_t seed, uint32_t boxes) {
    dice d = {seed * 1099511628211u + 23};
    long_list l = {.rows = 0};
    double height = 0;
    uint32_t ends = 1 + roll(&d, 3);
    LONG_ROW(&l, 0, 0, {0, 1});
    for (uint32_t i = 0; i < boxes; i++) {
        uint32_t text = 10 + roll(&d, 20), other = roll(&d, boxes);
        height += text + 16;
        if (i) LONG_ROW(&l, (int)roll(&d, 2), 0, {4 * i, 1}, {4 * i - 3, -1});
        LONG_ROW(&l, (int)roll(&d, 2), 8, {4 * i + 2, 1}, {4 * i, -1});
        LONG_ROW(&l, 1, text, {4 * i + 3, 1}, {4 * i + 2, -1});
        LONG_ROW(&l, 1, 8, {4 * i + 1, 1}, {4 * i + 3, -1});
        if (!roll(&d, 3)) LONG_ROW(&l, 1, text - 5.0, {4 * i + 3, 1}, {4 * i + 2, -1});
        if (!roll(&d, 4)) LONG_ROW(&l, -1, 400, {4 * other + 3, 1}, {4 * other + 2, -1});
    }
    for (uint32_t i = 0; i < ends; i++) LONG_ROW(&l, -1, height - 4 * REQUIRED_TOLERANCE * (1 + i), {4 * boxes - 3, 1});
    long_keys(&l, &d);
    return l;
}

/* Few questions are asked about all rows, unless members have to be searched for. */
static void list_conflicts_are_the_definitions(long_list l, uint64_t seed, uint32_t boxes, bool searches) {
    quoin_solver *solver = NULL;
    quoin_variable variables[4 * LONG_BOXES];
    for (uint32_t i = 0; i < l.rows; i++) l.row[i].terms = l.terms[i];
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, 4 * boxes, NULL, NULL, variables) == QUOIN_OK &&
              quoin_add_rows(solver, l.rows, l.row, NULL) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK,
          "long conflicts, seed %llu: no answer", (unsigned long long)seed);
    CHECK(solver->asked_rows <= (searches ? 4 * boxes + 40 : 2) * l.rows,
          "long conflicts, seed %llu, %u boxes: asked about %zu rows of %u", (unsigned long long)seed, boxes,
          solver->asked_rows, l.rows);
    row_sets found = {.memory = &solver->memory};
    native *question = NULL;
    CHECK(native_question_open(solver, &question) == QUOIN_OK &&
              search_conflicts(solver, solver->row_slots.order, solver->row_slots.order_count, native_can_hold, question, &(row_sets){0}, &found) == QUOIN_OK,
          "long conflicts, seed %llu: no memory", (unsigned long long)seed);
    CHECK(are_the_conflicts(solver, &found), "long conflicts, seed %llu, %u boxes: others than the definition's", (unsigned long long)seed, boxes);
    native_question_close(question);
    row_sets_release(&found);
    quoin_destroy(solver);
}

static void conflicts_are_the_definitions(uint64_t seed, uint32_t boxes) {
    list_conflicts_are_the_definitions(long_list_of(seed, boxes), seed, boxes, false);
    list_conflicts_are_the_definitions(fixed_list_of(seed, boxes), seed, boxes, false);
    list_conflicts_are_the_definitions(crowded_list_of(seed, boxes), seed, boxes, false);
    list_conflicts_are_the_definitions(shared_list_of(seed, boxes), seed, boxes, false);
    list_conflicts_are_the_definitions(spaced_list_of(seed, boxes), seed, boxes, false);
    list_conflicts_are_the_definitions(nearly_fitting_list_of(seed, boxes), seed, boxes, true);
}

/* Adds a list of boxes below one another with texts inside, which stand close together. */
static void close_boxes(long_list *l, uint32_t boxes) {
    LONG_ROW(l, 0, 0, {0, 1});
    for (uint32_t i = 0; i < boxes; i++) {
        if (i) LONG_ROW(l, 0, 4, {4 * i, 1}, {4 * i - 3, -1});
        LONG_ROW(l, 1, 8, {4 * i + 2, 1}, {4 * i, -1});
        LONG_ROW(l, 1, 8, {4 * i + 1, 1}, {4 * i + 3, -1});
    }
}

/* Solves a list and returns its conflicts, of which there are `expected`. */
static const quoin_conflict *solve_long_list(long_list *l, uint32_t boxes, uint32_t expected, quoin_solver **solver, const char *name) {
    uint32_t count;
    quoin_variable variables[4 * LONG_BOXES];
    for (uint32_t i = 0; i < l->rows; i++) l->row[i].terms = l->terms[i], l->row[i].key = i + 1;
    CHECK(quoin_create(NULL, solver) == QUOIN_OK && quoin_add_variables(*solver, 4 * boxes, NULL, NULL, variables) == QUOIN_OK &&
              quoin_add_rows(*solver, l->rows, l->row, NULL) == QUOIN_OK && quoin_solve(*solver) == QUOIN_OK,
          "%s: no answer", name);
    const quoin_conflict *conflicts = quoin_conflicts(*solver, &count);
    CHECK(count == expected, "%s: %u conflicts", name, count);
    return count == expected ? conflicts : NULL;
}

/* Closes a solver whose search for conflicts put questions about `most` rows at most. */
static void close_after_few_questions(quoin_solver *solver, size_t most, const char *name) {
    CHECK(solver->asked_rows <= most, "%s: asked about %zu rows, and not %zu", name, solver->asked_rows, most);
    quoin_destroy(solver);
}

/* However many texts of a list have two heights, few questions are about all rows. */
static void many_conflicts_take_few_questions(uint32_t boxes) {
    long_list l = {.rows = 0};
    quoin_solver *solver = NULL;
    close_boxes(&l, boxes);
    for (uint32_t i = 0; i < 2 * boxes; i++) LONG_ROW(&l, 0, i % 2 ? 30 : 20, {i / 2 * 4 + 3, 1}, {i / 2 * 4 + 2, -1});
    solve_long_list(&l, boxes, boxes, &solver, "list of two heights");
    close_after_few_questions(solver, 2 * l.rows, "list of two heights");
}

/* A chain of boxes as high as the one before, with a text of another height in each: circuits of every length. */
static void circuits_take_few_questions(uint32_t boxes) {
    long_list l = {.rows = 0};
    quoin_solver *solver = NULL;
    close_boxes(&l, boxes);
    for (uint32_t i = 1; i < boxes; i++) LONG_ROW(&l, 0, 0, {4 * i + 3, 1}, {4 * i + 2, -1}, {4 * i - 1, -1}, {4 * i - 2, 1});
    for (uint32_t i = 0; i < boxes; i++) LONG_ROW(&l, 0, 20 + i, {4 * i + 3, 1}, {4 * i + 2, -1});
    const quoin_conflict *conflicts = solve_long_list(&l, boxes, boxes - 1, &solver, "chain of heights");
    for (uint32_t i = 0; conflicts && i + 1 < boxes; i++) CHECK(conflicts[i].count == i + 3, "chain of heights: conflict %u has %u members", i, conflicts[i].count);
    close_after_few_questions(solver, 2 * l.rows, "chain of heights");
}

/* In a list between two edges, all of which is one part, every other text has limits that contradict each other: sets of inequalities. */
static void limits_take_few_questions(uint32_t boxes) {
    long_list l = {.rows = 0};
    quoin_solver *solver = NULL;
    close_boxes(&l, boxes);
    for (uint32_t i = 0; i < boxes; i++) LONG_ROW(&l, 1, 20, {4 * i + 3, 1}, {4 * i + 2, -1});
    LONG_ROW(&l, 0, 60.0 * boxes, {4 * boxes - 3, 1});
    for (uint32_t i = 0; i + 1 < boxes; i += 2) {
        LONG_ROW(&l, 1, 5, {4 * i + 3, 1}, {4 * i + 2, -1}, {4 * i + 7, -1}, {4 * i + 6, 1});
        LONG_ROW(&l, -1, 22, {4 * i + 3, 1}, {4 * i + 2, -1});
    }
    const quoin_conflict *conflicts = solve_long_list(&l, boxes, boxes / 2, &solver, "list of limits");
    for (uint32_t i = 0; conflicts && i < boxes / 2; i++) CHECK(conflicts[i].count == 3, "list of limits: conflict %u has %u members", i, conflicts[i].count);
    close_after_few_questions(solver, 2 * l.rows, "list of limits");
}

/* A list too long for its edges has one conflict with every row in it, which takes few questions about all rows: no program at all. */
static void a_long_list_contradicts_as_a_whole(uint32_t boxes) {
    long_list l = {.rows = 0};
    quoin_solver *solver = NULL;
    LONG_ROW(&l, 0, 0, {0, 1});
    for (uint32_t i = 0; i < boxes; i++) {
        if (i) LONG_ROW(&l, 0, 0, {4 * i, 1}, {4 * i - 3, -1});
        LONG_ROW(&l, 1, 8, {4 * i + 2, 1}, {4 * i, -1});
        LONG_ROW(&l, 1, 20, {4 * i + 3, 1}, {4 * i + 2, -1});
        LONG_ROW(&l, 1, 8, {4 * i + 1, 1}, {4 * i + 3, -1});
    }
    LONG_ROW(&l, 0, 36.0 * boxes - 1, {4 * boxes - 3, 1});
    const quoin_conflict *conflicts = solve_long_list(&l, boxes, 1, &solver, "long list");
    bool whole = conflicts && conflicts[0].count == l.rows;
    CHECK(whole, "long list: not all rows are members");
    for (uint32_t i = 0; whole && i < l.rows; i++)
        CHECK((conflicts[0].rows[i] & QUOIN_INDEX_MASK) == l.rows - 1 - i, "long list: member %u is another", i);
    quoin_destroy(solver);
}

enum { MIDDLES = 400, EVERY_TENTH = 10, MIDDLE_ROWS = 3 * MIDDLES + 1 + MIDDLES / EVERY_TENTH };

/* Adds a row of terms over the edges of boxes: 2i is the left edge of box i, 2i + 1 its right one. */
static void middle_row(quoin_row_input *out, quoin_term *terms, uint32_t count, int relation, double constant) {
    *out = (quoin_row_input){.terms = terms, .term_count = count, .relation = relation, .constant = constant, .priority = 1000, .key = QUOIN_KEY_AUTO};
}

/* Boxes in a row whose middles keep a distance: each distance is a row of four edges, so that all are one program. Returns the number of rows. */
static uint32_t boxes_with_distances(quoin_row_input *rows, quoin_term terms[][4]) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < MIDDLES; i++) {
        quoin_term *gap = terms[count], *width = terms[count + 1], *distance = terms[count + 2];
        gap[0] = (quoin_term){2 * i, 1}, gap[1] = (quoin_term){i ? 2 * i - 1 : 0, -1};
        width[0] = (quoin_term){2 * i + 1, 1}, width[1] = (quoin_term){2 * i, -1};
        for (uint32_t t = 0; t < 4; t++) distance[t] = (quoin_term){2 * i + 1 - t, t < 2 ? 1 : -1};
        middle_row(&rows[count++], gap, i ? 2 : 1, i > 0, i ? 8 : 0);
        middle_row(&rows[count++], width, 2, 1, 20 + i % 7);
        if (i > 0) middle_row(&rows[count++], distance, 4, 1, 80);
    }
    terms[count][0] = (quoin_term){2 * MIDDLES - 1, 1}, terms[count][1] = (quoin_term){0, -1};
    middle_row(&rows[count], terms[count], 2, 0, 60 * MIDDLES);
    return count + 1;
}

/* Every tenth of the boxes must be narrower than it can be: conflicts of two rows, beside a program of more than LARGE_PROGRAM rows. */
static void conflicts_in_a_large_program(void) {
    static quoin_term terms[MIDDLE_ROWS][4];
    static quoin_row_input rows[MIDDLE_ROWS];
    static quoin_variable variables[2 * MIDDLES];
    uint32_t first = boxes_with_distances(rows, terms), count = first, found;
    for (uint32_t i = EVERY_TENTH; i < MIDDLES; i += EVERY_TENTH, count++) {
        terms[count][0] = (quoin_term){2 * i + 1, 1}, terms[count][1] = (quoin_term){2 * i, -1};
        middle_row(&rows[count], terms[count], 2, -1, 15);
    }
    quoin_solver *solver = NULL;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, 2 * MIDDLES, NULL, NULL, variables) == QUOIN_OK &&
              quoin_add_rows(solver, count, rows, NULL) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK,
          "large program: no answer");
    const quoin_conflict *conflicts = quoin_conflicts(solver, &found);
    CHECK(found == count - first, "large program: %u conflicts", found);
    for (uint32_t i = 0; i < found; i++)
        CHECK(conflicts[i].count == 2 && (conflicts[i].rows[0] & QUOIN_INDEX_MASK) == first + i &&
                  (conflicts[i].rows[1] & QUOIN_INDEX_MASK) == 3 * EVERY_TENTH * (i + 1),
              "large program: conflict %u has other members", i);
    quoin_destroy(solver);
}

#endif
