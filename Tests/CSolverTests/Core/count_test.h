/* Counts of what screens and shapes take, beside those written down: a change of these figures is a change of the method, and belongs
 * into the same commit. `core-tests --counts` prints them. */
#ifndef COUNT_TEST_H
#define COUNT_TEST_H

#include "wild_screen.h"

typedef struct counted {
    uint64_t size;             /* rows of the screen, or the size of a shape */
    uint64_t classes, springs, eliminated, kernel_rows, kernel_columns, pivots, ambiguous;
} counted;

/* A screen that begins with a window of this width. */
static void shape_window(screen *s, double width) {
    *s = (screen){.variables = 2};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, width, 1000);
}

static void shape_content(screen *s, uint32_t box, double width, double compression) {
    screen_gap(s, box + 1, box, 1, width, compression);
    screen_gap(s, box + 1, box, -1, width, 250);
}

/* Titles all as wide as the first, and fields beside them. */
static void draw_form(screen *s, uint32_t size) {
    shape_window(s, 390);
    for (uint32_t i = 0; i < size; i++) {
        uint32_t title = screen_box(s, 0), field = screen_box(s, 0);
        shape_content(s, title, 40 + i * 37 % 60, 750);
        screen_gap(s, title, 0, 0, 16, 1000);
        screen_gap(s, field, title + 1, 0, 8, 1000);
        screen_gap(s, 1, field + 1, 0, 16, 1000);
        if (i) screen_like(s, title, 2, 1, false, 1000);
    }
}

/* Rows with a centered title, an icon before it, and a detail at the end that must not collide. */
static void draw_cards(screen *s, uint32_t size) {
    shape_window(s, 390);
    for (uint32_t i = 0; i < size; i++) {
        uint32_t card = screen_box(s, 0), title = screen_box(s, card), icon = screen_box(s, card), detail = screen_box(s, card);
        screen_gap(s, card, 0, 0, 0, 1000);
        screen_gap(s, 1, card + 1, 0, 0, 1000);
        shape_content(s, title, 80 + i % 9, 750);
        shape_content(s, icon, 24, 750);
        shape_content(s, detail, 60 + i % 200, 750);
        screen_like(s, title, card, 1, true, 1000);
        screen_gap(s, title, icon + 1, 0, 8, 1000);
        screen_gap(s, icon, card, 1, 16, 1000);
        screen_gap(s, detail, title + 1, 1, 8, 1000);
        screen_gap(s, card + 1, detail + 1, 0, 16, 1000);
    }
}

/* Too many views in one row, whose widths are guards; from 47 on the gaps alone do not fit. */
static void draw_narrow(screen *s, uint32_t size) {
    shape_window(s, 390);
    uint32_t before = 0;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t box = s->variables;
        s->variables += 2;
        screen_gap(s, box + 1, box, 1, 0, 1000);
        s->row[s->rows - 1].guard = 1;
        shape_content(s, box, 50 + i % 31, 750 - i % 5);
        screen_gap(s, box, before, 0, 8, 1000);
        before = box + 1;
    }
    screen_gap(s, 1, before, 0, 8, 1000);
}

/* Views whose centers are to be as far apart as those of the first two. */
static void draw_centers(screen *s, uint32_t size) {
    shape_window(s, 44.0 * size);
    uint32_t before = 0;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t box = screen_box(s, 0);
        shape_content(s, box, 15 + i * 7 % 20, 750);
        screen_gap(s, box, before, i > 0, i ? 4 : 0, 1000);
        if (i > 1) {
            quoin_term terms[8] = {{box, 1}, {box + 1, 1}, {before - 1, -1}, {before, -1}, {4, -1}, {5, -1}, {2, 1}, {3, 1}};
            screen_row(s, terms, 8, 0, 0, 149);
        }
        before = box + 1;
    }
    screen_gap(s, 1, before, 0, 0, 1000);
}

/* Rows of two texts, one half as wide as the other. */
static void draw_columns(screen *s, uint32_t size) {
    shape_window(s, 390);
    for (uint32_t i = 0; i < size; i++) {
        uint32_t one = screen_box(s, 0), other = screen_box(s, 0);
        shape_content(s, one, 80 + i % 30, 750);
        shape_content(s, other, 80 - i % 30, 750);
        screen_gap(s, one, 0, 0, 16, 1000);
        screen_gap(s, other, one + 1, 0, 8, 1000);
        screen_gap(s, 1, other + 1, 0, 16, 1000);
        screen_like(s, one, other, 0.5, false, 1000);
    }
}

/* Golden rectangles, each as long as the one before is high, from a new beginning every twelfth; all fit into a column that is no longer than
 * it has to be. */
static void draw_golden(screen *s, uint32_t size) {
    shape_window(s, 390);
    uint32_t column = screen_box(s, 0), first = 0, before = 0, high = 0;
    screen_gap(s, column, 0, 0, 0, 1000);
    for (uint32_t i = 0; i < size; i++) {
        uint32_t across = screen_box(s, 0), down = screen_box(s, 0), start = i % 12 == 0;
        screen_like(s, down, across, 0.618, false, 1000);
        if (!start) screen_like(s, across, high, 1, false, 1000);
        screen_gap(s, across, start ? 0 : before + i % 2, 0, start ? 4 : 2.0 * (i % 2), 1000);
        screen_gap(s, down, start ? (i ? first + 1 : column) : high + 1 - i % 2, 0, start ? 8 : 2 - 2.0 * (i % 2), 1000);
        screen_gap(s, 1, across + 1, 1, 4, 1000);
        screen_gap(s, column + 1, down + 1, 1, 4, 1000);
        if (i % 12 == 11) shape_content(s, across, 200, 750);
        if (start) first = down;
        before = across;
        high = down;
    }
    screen_gap(s, column + 1, column, 0, 0, 20);
}

static void draw_plain(screen *s, uint32_t rows) { screen_draw(s, rows, rows, false); }
static void draw_tied(screen *s, uint32_t rows) { screen_draw(s, rows + 1, rows, true); }
static void draw_wild(screen *s, uint32_t rows) { wild_draw(s, rows, rows); }

static const struct {
    const char *name;
    void (*draw)(screen *s, uint32_t size);
    uint32_t sizes[3];
} counted_shapes[] = {
    {"screen", draw_plain, {30, 300, 3000}}, {"screen with ties", draw_tied, {30, 300, 3000}}, {"screen of any shape", draw_wild, {30, 100, 300}},
    {"form", draw_form, {3, 30, 200}},       {"centered cards", draw_cards, {3, 30, 100}},     {"too narrow a row", draw_narrow, {3, 30, 100}},
    {"equal centers", draw_centers, {3, 10, 50}}, {"two columns", draw_columns, {3, 30, 200}}, {"golden rectangles", draw_golden, {10, 24, 240}},
};
#define COUNTED_SHAPES (sizeof counted_shapes / sizeof *counted_shapes)

static counted count_work(screen *s, uint32_t size, bool *right) {
    quoin_solver *solver;
    quoin_counts counts = {0};
    uint64_t open = 0;
    quoin_variable *variables = calloc(s->variables, sizeof *variables);
    uint8_t *ambiguous = calloc(s->variables, 1);
    if (quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, s->variables, NULL, NULL, variables) == QUOIN_OK) {
        for (uint32_t t = 0; t < s->terms; t++) s->term[t].variable = variables[s->term[t].variable];
        *right = quoin_add_rows(solver, s->rows, s->row, NULL) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK;
        quoin_get_counts(solver, &counts);
        *right = *right && quoin_ambiguity(solver, ambiguous, s->variables) == QUOIN_OK;
        for (uint32_t v = 0; v < s->variables; v++) open += ambiguous[v];
        quoin_destroy(solver);
    }
    free(ambiguous);
    free(variables);
    return (counted){size, counts.classes, counts.springs, counts.eliminated, counts.kernel_rows, counts.kernel_columns, counts.kernel_pivots, open};
}

#include "written_counts.h"

/* Prints the counts as written_counts.h has them, or compares them with those. */
static void counts_are_those_written_down(bool print) {
    static screen drawn;
    for (size_t k = 0; k < COUNTED_SHAPES; k++)
        for (int i = 0; i < 3; i++) {
            bool right = false;
            counted_shapes[k].draw(&drawn, counted_shapes[k].sizes[i]);
            counted found = count_work(&drawn, counted_shapes[k].sizes[i], &right);
            if (print)
                printf("    {%llu, %llu, %llu, %llu, %llu, %llu, %llu, %llu}, /* %s */\n", (unsigned long long)found.size, (unsigned long long)found.classes,
                       (unsigned long long)found.springs, (unsigned long long)found.eliminated, (unsigned long long)found.kernel_rows,
                       (unsigned long long)found.kernel_columns, (unsigned long long)found.pivots, (unsigned long long)found.ambiguous,
                       counted_shapes[k].name);
            else
                CHECK(right && !memcmp(&found, &written_counts[3 * k + i], sizeof found), "%s of %u: other counts than written down (--counts)",
                      counted_shapes[k].name, counted_shapes[k].sizes[i]);
        }
}

#endif
