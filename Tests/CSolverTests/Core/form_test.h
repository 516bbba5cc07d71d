/* Edits of a form whose labels are all as wide as the first one, and so as wide as the widest wants to be: the first label's far edge is a hub, and
 * every row of the form is steep beside it. The answer is a fresh solver's to the bit.
 *
 *     │ label ──── │ field ─────────────── │      label.width = first label.width
 *     │ label ──── │ field ─────────────── │
 */
#ifndef FORM_TEST_H
#define FORM_TEST_H

#include "harness.h"

enum { FORM_ROWS = 40, FORM_LINES = 24, FORM_KEYS = 64 };
enum { FORM_LEFT, FORM_RIGHT, FORM_TOP, FORM_OUTER };
enum { LABEL_LEFT, LABEL_RIGHT, FIELD_LEFT, FIELD_RIGHT, FIELD_TOP, FIELD_BOTTOM, FORM_EDGES };
enum { WIDTH_LINE = 2 };       /* a row's lines with this number and the next one say how wide its label is */

typedef struct form_row {
    double width, resists, hugs, wish, wishes, field, holds; /* priorities: resists, hugs, wishes, holds; 0: no wish, no least width of the field */
    int relation;
    bool from_edge;            /* whether the wish is one about where the label ends */
} form_row;

typedef struct form {
    form_row row[FORM_ROWS];
    bool shown[FORM_ROWS];
    bool even;                 /* whether fields hug as much as labels, so that T1 decides how wide they are */
} form;

typedef struct form_solver {
    quoin_solver *solver;
    quoin_variable edge[FORM_OUTER + FORM_ROWS * FORM_EDGES];
    quoin_row line[FORM_ROWS][FORM_LINES];
    uint32_t lines[FORM_ROWS];
} form_solver;

static uint32_t form_edge(uint32_t row, uint32_t edge) { return FORM_OUTER + row * FORM_EDGES + edge; }

static void form_line(form_solver *l, uint32_t row, const uint32_t *edges, uint32_t count, int relation, double constant, double priority) {
    static const double signs[] = {1, -1, -1, 1};
    quoin_term terms[4];
    for (uint32_t i = 0; i < count; i++) terms[i] = (quoin_term){l->edge[edges[i]], signs[i]};
    quoin_row_input made = {.terms = terms, .term_count = count, .relation = relation, .constant = constant, .priority = priority,
                            .key = 1000 + (uint64_t)row * FORM_KEYS + l->lines[row]};
    CHECK(quoin_add_rows(l->solver, 1, &made, &l->line[row][l->lines[row]++]) == QUOIN_OK, "forms: a row is refused");
}

static void form_gap(form_solver *l, uint32_t row, uint32_t plus, uint32_t minus, int relation, double constant, double priority) {
    form_line(l, row, (uint32_t[]){plus, minus}, 2, relation, constant, priority);
}

/* Adds the lines of a row below another, or below the top of the form. */
static void draw_form_row(form_solver *l, const form *of, uint32_t row, uint32_t above) {
    const form_row *r = &of->row[row];
    uint32_t left = form_edge(row, LABEL_LEFT), right = left + 1, field = form_edge(row, FIELD_LEFT), top = form_edge(row, FIELD_TOP);
    l->lines[row] = 0;
    form_gap(l, row, top, above, 0, 8, 1000);
    form_gap(l, row, left, FORM_LEFT, 0, 8, 1000);
    form_gap(l, row, right, left, 1, r->width, r->resists);
    form_gap(l, row, right, left, -1, r->width, r->hugs);
    if (row) form_line(l, row, (uint32_t[]){right, left, form_edge(0, LABEL_RIGHT), form_edge(0, LABEL_LEFT)}, 4, 0, 0, 1000);
    form_gap(l, row, field, right, 0, 8, 1000);
    form_gap(l, row, field + 1, FORM_RIGHT, 0, -8, 1000);
    form_gap(l, row, top + 1, top, 1, 30, 750);
    form_gap(l, row, top + 1, top, -1, 30, 250);
    if (of->even) form_gap(l, row, field + 1, field, -1, 20, 250);
    if (r->wishes > 0) form_gap(l, row, right, r->from_edge ? FORM_LEFT : left, r->relation, r->wish, r->wishes);
    if (r->holds > 0) form_gap(l, row, field + 1, field, 1, r->field, r->holds);
}

static uint32_t form_above(const form *of, uint32_t row) {
    while (row && !of->shown[row - 1]) row--;
    return row ? form_edge(row - 1, FIELD_BOTTOM) : FORM_TOP;
}

static uint32_t form_below(const form *of, uint32_t row) {
    for (row++; row < FORM_ROWS && !of->shown[row]; row++) {}
    return row;
}

static void add_form_edges(form_solver *l, uint32_t row) {
    uint64_t keys[FORM_EDGES];
    for (uint32_t i = 0; i < FORM_EDGES; i++) keys[i] = form_edge(row, i);
    CHECK(quoin_add_variables(l->solver, FORM_EDGES, keys, NULL, &l->edge[form_edge(row, 0)]) == QUOIN_OK, "forms: a variable is refused");
}

static form_solver open_form(const form *of) {
    form_solver l = {0};
    uint64_t keys[FORM_OUTER] = {FORM_LEFT, FORM_RIGHT, FORM_TOP};
    CHECK(quoin_create(NULL, &l.solver) == QUOIN_OK && quoin_add_variables(l.solver, FORM_OUTER, keys, NULL, l.edge) == QUOIN_OK, "forms: no solver");
    quoin_difference window[] = {{.plus = l.edge[FORM_LEFT], .minus = QUOIN_NONE, .priority = 1000, .key = 1},
                                 {.plus = l.edge[FORM_TOP], .minus = QUOIN_NONE, .priority = 1000, .key = 2},
                                 {.plus = l.edge[FORM_RIGHT], .minus = l.edge[FORM_LEFT], .constant = 375, .priority = 1000, .edit = 1, .key = 3}};
    CHECK(quoin_add_differences(l.solver, 3, window, NULL) == QUOIN_OK, "forms: the window is refused");
    for (uint32_t row = 0; row < FORM_ROWS; row++) {
        if (!of->shown[row]) continue;
        add_form_edges(&l, row);
        draw_form_row(&l, of, row, form_above(of, row));
    }
    CHECK(quoin_solve(l.solver) == QUOIN_OK, "forms: no answer");
    return l;
}

static void erase_form_row(form_solver *l, uint32_t row) {
    CHECK(quoin_remove_rows(l->solver, l->lines[row], l->line[row]) == QUOIN_OK, "forms: rows are not removed");
}

/* Draws the row below another again, which stands below another one now. */
static void draw_form_below(form_solver *l, const form *of, uint32_t row) {
    uint32_t below = form_below(of, row);
    if (below == FORM_ROWS) return;
    erase_form_row(l, below);
    draw_form_row(l, of, below, form_above(of, below));
}

static void hide_form_row(form_solver *l, form *of, uint32_t row) {
    of->shown[row] = false;
    erase_form_row(l, row);
    draw_form_below(l, of, row);
    CHECK(quoin_remove_variables(l->solver, FORM_EDGES, &l->edge[form_edge(row, 0)]) == QUOIN_OK, "forms: variables are not removed");
}

static void show_form_row(form_solver *l, form *of, uint32_t row) {
    of->shown[row] = true;
    add_form_edges(l, row);
    draw_form_row(l, of, row, form_above(of, row));
    draw_form_below(l, of, row);
}

static void set_form_width(form_solver *l, form *of, uint32_t row, double width) {
    of->row[row].width = width;
    CHECK(quoin_set_constants(l->solver, 2, &l->line[row][WIDTH_LINE], (double[]){width, width}) == QUOIN_OK, "forms: a constant is refused");
}

/* Solves, compares with a fresh solver, and returns how many blocks were solved, or 0 if everything was. */
static uint64_t solve_form(const form_solver *l, const form *of, const char *edit, uint64_t seed) {
    CHECK(quoin_solve(l->solver) == QUOIN_OK, "forms, %s, seed %llu: no answer", edit, (unsigned long long)seed);
    form_solver fresh = open_form(of);
    const double *found = quoin_values(l->solver, NULL), *expected = quoin_values(fresh.solver, NULL);
    bool same = true;
    for (uint32_t i = 0; i < FORM_ROWS * FORM_EDGES; i++) {
        uint32_t edge = FORM_OUTER + i;
        if (of->shown[i / FORM_EDGES]) same = same && found[l->edge[edge] & QUOIN_INDEX_MASK] == expected[fresh.edge[edge] & QUOIN_INDEX_MASK];
    }
    CHECK(same, "forms, %s, seed %llu: history shows", edit, (unsigned long long)seed);
    quoin_destroy(fresh.solver);
    quoin_counts counts;
    quoin_get_counts(l->solver, &counts);
    return counts.touched_components;
}

/* Many widths are near the greatest one, nearer than the step to either side of a hub. */
static double roll_form_width(dice *d) {
    static const double steps[] = {1, 0.5, 0.0625, 0.015625};
    return roll(d, 5) ? 30 + roll(d, 60) * 2 * steps[roll(d, 4)] : 150 - roll(d, 5) / 64.0;
}

static form_row roll_form_row(dice *d, bool even) {
    static const double resists[] = {750, 750, 750, 749, 500, 760}, hugs[] = {250, 250, 250, 251, 249, 49}, wishes[] = {740, 300, 255, 245, 49, 30};
    form_row row = {.width = roll_form_width(d), .resists = resists[roll(d, 6)], .hugs = even && roll(d, 8) ? 250 : hugs[roll(d, 6)]};
    if (!roll(d, 9)) row.wish = 20 + roll(d, 120), row.wishes = wishes[roll(d, 6)], row.relation = (int)roll(d, 3) - 1, row.from_edge = roll(d, 2);
    if (!roll(d, 5)) row.field = 100 + roll(d, 200), row.holds = wishes[roll(d, 6)];
    return row;
}

static void edit_form(form_solver *l, form *of, dice *d) {
    uint32_t row = roll(d, FORM_ROWS);
    if (of->shown[row] && !roll(d, 3)) {
        set_form_width(l, of, row, roll_form_width(d));
        return;
    }
    if (row && of->shown[row]) hide_form_row(l, of, row);
    if (of->shown[row] || roll(d, 2)) return;
    of->row[row] = roll_form_row(d, of->even);
    show_form_row(l, of, row);
}

/* Edits a form, and returns how many edits solved a few blocks. */
static int edit_random_form(uint64_t seed) {
    dice d = {seed * 17 + 3};
    form of = {.even = seed % 2};
    int small = 0;
    for (uint32_t row = 0; row < FORM_ROWS; row++) of.shown[row] = !row || roll(&d, 5), of.row[row] = roll_form_row(&d, of.even);
    form_solver l = open_form(&of);
    for (int round = 0; round < 40; round++) {
        for (uint32_t i = 0; i < 1 + !roll(&d, 4); i++) edit_form(&l, &of, &d);
        uint64_t solved = solve_form(&l, &of, "random edits", seed);
        small += solved && solved < 32;
    }
    quoin_destroy(l.solver);
    return small;
}

static form_solver open_plain_form(form *of) {
    for (uint32_t row = 0; row < FORM_ROWS; row++) of->shown[row] = true, of->row[row] = (form_row){.width = 50 + row, .resists = 750, .hugs = 250};
    of->row[20].width = 150;
    form_solver l = open_form(of);
    for (uint32_t row = 3; row < 5; row++) {
        hide_form_row(&l, of, row);
        CHECK(!solve_form(&l, of, "first edits", row), "forms: the first edits take no full solve");
    }
    hide_form_row(&l, of, 6);
    CHECK(solve_form(&l, of, "hide", 6), "forms: hiding a row takes a full solve");
    return l;
}

/* Once the slopes are known, edits of rows that leave the width alone solve these. One that may not takes a full solve. */
static void form_rows_are_solved_alone(void) {
    form of = {0};
    form_solver l = open_plain_form(&of);
    show_form_row(&l, &of, 3);
    CHECK(solve_form(&l, &of, "show", 3), "forms: showing a row takes a full solve");
    set_form_width(&l, &of, 10, 90);
    CHECK(solve_form(&l, &of, "width", 10), "forms: another width takes a full solve");
    set_form_width(&l, &of, 11, 150);
    CHECK(solve_form(&l, &of, "wide", 11), "forms: a label as wide as the widest takes a full solve");
    hide_form_row(&l, &of, 20);
    CHECK(solve_form(&l, &of, "hide one of two", 20), "forms: hiding one of two widest labels takes a full solve");
    set_form_width(&l, &of, 30, 150 - 1 / 64.0);
    CHECK(!solve_form(&l, &of, "nearly as wide", 30), "forms: a label that is nearly as wide as the widest takes no full solve");
    set_form_width(&l, &of, 11, 90);
    CHECK(!solve_form(&l, &of, "narrow", 11), "forms: making the widest label narrower takes no full solve");
    quoin_destroy(l.solver);
}

/* The last field decides, as long as it is there. */
static void last_field_decides(void) {
    form of = {.even = true};
    form_solver l = open_plain_form(&of);
    hide_form_row(&l, &of, FORM_ROWS - 2);
    CHECK(solve_form(&l, &of, "next to last", FORM_ROWS - 2), "forms: drawing the last field again takes a full solve");
    hide_form_row(&l, &of, FORM_ROWS - 1);
    CHECK(!solve_form(&l, &of, "last", FORM_ROWS - 1), "forms: removing the last field takes no full solve");
    quoin_destroy(l.solver);
}

static void forms_are_solved_by_blocks(uint64_t forms) {
    int small = 0;
    for (uint64_t seed = 0; seed < forms; seed++) small += edit_random_form(seed);
    CHECK(small >= 3 * (int)forms, "forms: only %d of %d edits were small", small, 40 * (int)forms);
    form_rows_are_solved_alone();
    last_field_decides();
}

#endif
