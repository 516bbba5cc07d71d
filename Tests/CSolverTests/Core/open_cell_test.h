/* Edits of a list of cells that need not be as high as they are: the tie levels make them small, and the list with them. The rows that say so of
 * the list cross all cells. The answer is a fresh solver's to the bit.
 *
 *     list.top ─┬─ cell.top ── inner.top ── inner.bottom ≤ cell.bottom ─┬─ next cell.top
 *               ╰────────────── list.bottom − list.top ─────────────────┴─ ... list.bottom
 */
#ifndef OPEN_CELL_TEST_H
#define OPEN_CELL_TEST_H

#include "harness.h"

enum { CELLS = 32, CELL_LINES = 24, CELL_KEYS = 64 };
enum { LIST_TOP, LIST_BOTTOM, LIST_EDGES };
enum { CELL_TOP, CELL_BOTTOM, INNER_TOP, INNER_BOTTOM, CELL_EDGES };
enum { SIZES = 1, BOUNDS, ORIGINS };   /* tie levels */
enum { FROM_TOP, CENTERED, FLOATING, MEASURED, CELL_KINDS };
enum { CONTENT_LINE = 1 };             /* a cell's lines with this number and the next one say how high its content is */

typedef struct cell {
    uint32_t kind;
    double content, gap, mark; /* mark: where a tie row wants the cell to begin, or 0 */
    bool shown;
} cell;

typedef struct cell_list {
    quoin_solver *solver;
    quoin_variable edge[LIST_EDGES + CELLS * CELL_EDGES];
    quoin_row line[CELLS][CELL_LINES], end, size; /* size: the tie row by which the list is small */
    uint32_t lines[CELLS];
} cell_list;

static uint32_t cell_edge(uint32_t cell, uint32_t edge) { return LIST_EDGES + cell * CELL_EDGES + edge; }

static quoin_row put_cell_row(cell_list *l, uint64_t key, uint32_t plus, uint32_t minus, int relation, double constant, double priority, uint32_t tie) {
    quoin_difference made = {.plus = l->edge[plus], .minus = l->edge[minus], .relation = (int8_t)relation, .constant = constant,
                             .priority = priority, .tie = (uint8_t)tie, .key = key};
    quoin_row row = 0;
    CHECK(quoin_add_differences(l->solver, 1, &made, &row) == QUOIN_OK, "open cells: a row is refused");
    return row;
}

static void cell_line(cell_list *l, uint32_t cell, uint32_t plus, uint32_t minus, int relation, double constant, double priority, uint32_t tie) {
    uint64_t key = 1000 + (uint64_t)cell * CELL_KEYS + l->lines[cell];
    l->line[cell][l->lines[cell]++] = put_cell_row(l, key, plus, minus, relation, constant, priority, tie);
}

/* A required inequality, which is at its bound if nothing else decides. */
static void cell_bound(cell_list *l, uint32_t cell, uint32_t plus, uint32_t minus, int relation, double constant) {
    cell_line(l, cell, plus, minus, relation, constant, 1000, 0);
    cell_line(l, cell, plus, minus, 0, constant, 0, BOUNDS);
}

static void center_in_cell(cell_list *l, uint32_t cell) {
    uint32_t top = cell_edge(cell, CELL_TOP);
    quoin_term terms[] = {{l->edge[top + 2], 1}, {l->edge[top + 3], 1}, {l->edge[top], -1}, {l->edge[top + 1], -1}};
    quoin_row_input made = {.terms = terms, .term_count = 4, .priority = 1000, .key = 1000 + (uint64_t)cell * CELL_KEYS + l->lines[cell]};
    CHECK(quoin_add_rows(l->solver, 1, &made, &l->line[cell][l->lines[cell]++]) == QUOIN_OK, "open cells: a center is refused");
    cell_bound(l, cell, top + 1, top, 1, 44);
}

/* The lower the cell, the higher is what is measured beside it; and its bound wants it to be high. Only the list wants it to be low. */
static void measure_cell(cell_list *l, uint32_t cell) {
    uint32_t top = cell_edge(cell, CELL_TOP);
    cell_line(l, cell, top + 2, top + 1, 0, 0, 1000, 0);
    cell_line(l, cell, top + 3, top, 0, 400, 1000, 0);
    cell_line(l, cell, top + 1, top, 1, 20, 1000, 0);
    cell_bound(l, cell, top + 1, top, -1, 90);
}

static void fill_cell(cell_list *l, uint32_t cell, uint32_t kind) {
    uint32_t top = cell_edge(cell, CELL_TOP);
    if (kind == FROM_TOP) cell_line(l, cell, top + 2, top, 0, 8, 1000, 0);
    if (kind == FLOATING) cell_bound(l, cell, top + 2, top, 1, 4), cell_line(l, cell, top + 1, top, 0, 80, 1000, 0);
    if (kind == FROM_TOP || kind == FLOATING) cell_bound(l, cell, top + 3, top + 1, -1, -8);
    if (kind == CENTERED) center_in_cell(l, cell);
    if (kind == MEASURED) measure_cell(l, cell);
}

static void draw_cell(cell_list *l, const cell *of, uint32_t cell, uint32_t above) {
    uint32_t top = cell_edge(cell, CELL_TOP), begin = of->kind == MEASURED ? top : top + 2;
    l->lines[cell] = 0;
    cell_line(l, cell, top, above, 0, of->gap, 1000, 0);
    cell_line(l, cell, top + 3, begin, 1, of->content, 750, 0);
    cell_line(l, cell, top + 3, begin, -1, of->content, 250, 0);
    fill_cell(l, cell, of->kind);
    cell_line(l, cell, top + 1, top, -1, 0, 0, SIZES);
    cell_line(l, cell, top + 3, top + 2, -1, 0, 0, SIZES);
    cell_line(l, cell, top, LIST_TOP, 0, 0, 0, ORIGINS);
    cell_line(l, cell, top + 2, top, 0, 0, 0, ORIGINS);
    if (of->mark > 0) cell_line(l, cell, top, LIST_TOP, 0, of->mark, 0, BOUNDS);
}

static uint32_t cell_above(const cell *cells, uint32_t cell) {
    while (cell && !cells[cell - 1].shown) cell--;
    return cell ? cell_edge(cell - 1, CELL_BOTTOM) : LIST_TOP;
}

static void add_cell_edges(cell_list *l, uint32_t cell) {
    uint64_t keys[CELL_EDGES];
    quoin_variable anchors[CELL_EDGES] = {l->edge[LIST_TOP], l->edge[LIST_TOP], QUOIN_IN_BATCH, QUOIN_IN_BATCH};
    for (uint32_t i = 0; i < CELL_EDGES; i++) keys[i] = cell_edge(cell, i);
    CHECK(quoin_add_variables(l->solver, CELL_EDGES, keys, anchors, &l->edge[cell_edge(cell, 0)]) == QUOIN_OK, "open cells: a variable is refused");
}

static void end_list(cell_list *l, const cell *cells) { l->end = put_cell_row(l, 900, LIST_BOTTOM, cell_above(cells, CELLS), 0, 8, 1000, 0); }

static cell_list open_cells(const cell *cells) {
    cell_list l = {0};
    uint64_t keys[LIST_EDGES] = {LIST_TOP, LIST_BOTTOM};
    CHECK(quoin_create(NULL, &l.solver) == QUOIN_OK, "open cells: no solver");
    CHECK(quoin_add_variables(l.solver, LIST_EDGES, keys, NULL, l.edge) == QUOIN_OK, "open cells: no list");
    quoin_difference top = {.plus = l.edge[LIST_TOP], .minus = QUOIN_NONE, .constant = 20, .priority = 1000, .key = 1};
    CHECK(quoin_add_differences(l.solver, 1, &top, NULL) == QUOIN_OK, "open cells: no top");
    l.size = put_cell_row(&l, 2, LIST_BOTTOM, LIST_TOP, -1, 0, 0, SIZES);
    for (uint32_t cell = 0; cell < CELLS; cell++) {
        if (!cells[cell].shown) continue;
        add_cell_edges(&l, cell);
        draw_cell(&l, &cells[cell], cell, cell_above(cells, cell));
    }
    end_list(&l, cells);
    CHECK(quoin_solve(l.solver) == QUOIN_OK, "open cells: no answer");
    return l;
}

static void erase_cell(cell_list *l, uint32_t cell) {
    CHECK(quoin_remove_rows(l->solver, l->lines[cell], l->line[cell]) == QUOIN_OK, "open cells: rows are not removed");
}

/* Draws what stands below a cell again. */
static void draw_below(cell_list *l, const cell *cells, uint32_t cell) {
    for (cell++; cell < CELLS && !cells[cell].shown; cell++) {}
    if (cell < CELLS) {
        erase_cell(l, cell);
        draw_cell(l, &cells[cell], cell, cell_above(cells, cell));
        return;
    }
    CHECK(quoin_remove_rows(l->solver, 1, &l->end) == QUOIN_OK, "open cells: the end is not removed");
    end_list(l, cells);
}

static void hide_cell(cell_list *l, cell *cells, uint32_t cell) {
    cells[cell].shown = false;
    erase_cell(l, cell);
    draw_below(l, cells, cell);
    CHECK(quoin_remove_variables(l->solver, CELL_EDGES, &l->edge[cell_edge(cell, 0)]) == QUOIN_OK, "open cells: variables are not removed");
}

static void show_cell(cell_list *l, cell *cells, uint32_t cell) {
    cells[cell].shown = true;
    add_cell_edges(l, cell);
    draw_cell(l, &cells[cell], cell, cell_above(cells, cell));
    draw_below(l, cells, cell);
}

static void set_cell_content(cell_list *l, cell *cells, uint32_t cell, double content) {
    cells[cell].content = content;
    CHECK(quoin_set_constants(l->solver, 2, &l->line[cell][CONTENT_LINE], (double[]){content, content}) == QUOIN_OK, "open cells: a constant is refused");
}

/* Solves, compares with a fresh solver, and returns how many blocks were solved, or 0 if everything was. */
static uint64_t solve_cells(const cell_list *l, const cell *cells, const char *edit, uint64_t seed) {
    CHECK(quoin_solve(l->solver) == QUOIN_OK, "open cells, %s, seed %llu: no answer", edit, (unsigned long long)seed);
    cell_list fresh = open_cells(cells);
    const double *found = quoin_values(l->solver, NULL), *expected = quoin_values(fresh.solver, NULL);
    bool same = found[l->edge[LIST_BOTTOM] & QUOIN_INDEX_MASK] == expected[fresh.edge[LIST_BOTTOM] & QUOIN_INDEX_MASK];
    for (uint32_t i = 0; i < CELLS * CELL_EDGES; i++) {
        uint32_t edge = LIST_EDGES + i;
        if (cells[i / CELL_EDGES].shown) same = same && found[l->edge[edge] & QUOIN_INDEX_MASK] == expected[fresh.edge[edge] & QUOIN_INDEX_MASK];
    }
    CHECK(same, "open cells, %s, seed %llu: history shows", edit, (unsigned long long)seed);
    quoin_destroy(fresh.solver);
    quoin_counts counts;
    quoin_get_counts(l->solver, &counts);
    return counts.touched_components;
}

static cell roll_cell(dice *d, bool measured) {
    cell rolled = {.kind = roll(d, measured ? CELL_KINDS : MEASURED), .content = 10 + roll(d, 60) * 0.5, .gap = roll(d, 3) * 8.0};
    if (!roll(d, 12)) rolled.mark = 200 + roll(d, 400);
    return rolled;
}

static void edit_cells(cell_list *l, cell *cells, dice *d, bool measured) {
    uint32_t cell = roll(d, CELLS);
    if (cells[cell].shown && roll(d, 2)) {
        set_cell_content(l, cells, cell, 10 + roll(d, 60) * 0.5);
        return;
    }
    if (cells[cell].shown) hide_cell(l, cells, cell);
    if (!roll(d, 3)) return;
    cells[cell] = roll_cell(d, measured);
    show_cell(l, cells, cell);
}

/* Edits a list, and returns how many edits solved a few blocks. */
static int edit_random_cells(uint64_t seed) {
    dice d = {seed * 29 + 5};
    cell cells[CELLS];
    int small = 0;
    for (uint32_t i = 0; i < CELLS; i++) cells[i] = roll_cell(&d, seed % 2), cells[i].shown = roll(&d, 6);
    cell_list l = open_cells(cells);
    for (int round = 0; round < 30; round++) {
        edit_cells(&l, cells, &d, seed % 2);
        uint64_t solved = solve_cells(&l, cells, "random edits", seed);
        small += solved && solved < 8;
    }
    quoin_destroy(l.solver);
    return small;
}

static cell_list open_plain_cells(cell *cells) {
    for (uint32_t i = 0; i < CELLS; i++) cells[i] = (cell){.kind = i % MEASURED, .content = 20 + i, .gap = 8, .shown = true};
    return open_cells(cells);
}

/* A cell that an edit touches is solved alone, whatever the list wants, unless the list wants something else than the cell itself. */
static void open_cells_are_solved_alone(void) {
    cell cells[CELLS];
    cell_list l = open_plain_cells(cells);
    hide_cell(&l, cells, 6);
    CHECK(solve_cells(&l, cells, "hide", 6), "open cells: hiding a cell takes a full solve");
    set_cell_content(&l, cells, 9, 50);
    CHECK(solve_cells(&l, cells, "content", 9), "open cells: another content takes a full solve");
    cells[6] = (cell){.kind = MEASURED, .content = 20, .gap = 8};
    show_cell(&l, cells, 6);
    CHECK(!solve_cells(&l, cells, "measured", 6), "open cells: a cell that only the list wants to be low takes no full solve");
    quoin_destroy(l.solver);
}

/* A row that a cell is above, and below after the edit, decides something. */
static void crossed_marks_take_a_full_solve(void) {
    cell cells[CELLS];
    for (uint32_t i = 0; i < CELLS; i++) cells[i] = (cell){.kind = FROM_TOP, .content = 20, .shown = true};
    cells[CELLS / 2].mark = 36 * CELLS / 2 - 10;
    cell_list l = open_cells(cells);
    for (uint32_t cell = CELLS - 9; cell < CELLS - 5; cell += 2) { /* the first edits of lists that springs decide are left to grafts */
        hide_cell(&l, cells, cell);
        solve_cells(&l, cells, "first edits", cell);
    }
    hide_cell(&l, cells, CELLS - 3);
    CHECK(solve_cells(&l, cells, "away from the mark", CELLS - 3), "open cells: an edit away from a mark takes a full solve");
    set_cell_content(&l, cells, 5, 5);
    CHECK(!solve_cells(&l, cells, "past the mark", 5), "open cells: an edit past a mark takes no full solve");
    quoin_destroy(l.solver);
}

/* Without the row that wants the list to be low, a cell that this row crossed is as high as it wants to be. */
static void cells_follow_what_no_longer_crosses(void) {
    cell cells[CELLS] = {{.shown = true, .content = 20}, {.kind = CENTERED, .shown = true, .content = 20}, {.kind = MEASURED, .shown = true, .content = 20}};
    cell_list l = open_cells(cells);
    const double *values = quoin_values(l.solver, NULL);
    uint32_t top = l.edge[cell_edge(2, CELL_TOP)] & QUOIN_INDEX_MASK, bottom = l.edge[cell_edge(2, CELL_BOTTOM)] & QUOIN_INDEX_MASK;
    CHECK(values[bottom] - values[top] == 20, "open cells: the measured cell is %g high, not 20", values[bottom] - values[top]);
    CHECK(quoin_remove_rows(l.solver, 1, &l.size) == QUOIN_OK && quoin_solve(l.solver) == QUOIN_OK, "open cells: no answer without the row");
    values = quoin_values(l.solver, NULL);
    CHECK(values[bottom] - values[top] == 90, "open cells: without the list's row the measured cell is %g high, not 90", values[bottom] - values[top]);
    quoin_destroy(l.solver);
}

/* Constants whose edits have the tie levels decide again are soon left to blocks. */
static void constants_of_open_cells_are_solved_alone(void) {
    cell cells[CELLS];
    cell_list l = open_plain_cells(cells);
    for (uint32_t i = 0; i < 20; i++) {
        set_cell_content(&l, cells, i, 33);
        uint64_t solved = solve_cells(&l, cells, "constants", i);
        CHECK(i < 2 || (solved && solved < 8), "open cells: edit %u of a constant solves %llu blocks", i, (unsigned long long)solved);
    }
    quoin_destroy(l.solver);
}

static void open_cells_are_solved_by_blocks(uint64_t lists) {
    int small = 0;
    for (uint64_t seed = 0; seed < lists; seed++) small += edit_random_cells(seed);
    CHECK(small >= 3 * (int)lists, "open cells: only %d of %d edits were small", small, 30 * (int)lists);
    open_cells_are_solved_alone();
    crossed_marks_take_a_full_solve();
    cells_follow_what_no_longer_crosses();
    constants_of_open_cells_are_solved_alone();
}

#endif
