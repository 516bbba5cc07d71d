/* Structural edits of a column of centered views, as a stack view makes it. Tie rows pull at sizes and origins, and decide where the guide that
 * encloses the views stands along the column, which no other row says. Views are hidden, shown, taken out and put in, and texts change; the answer
 * is a fresh solver's to the bit, and an edit solves a few blocks.
 *
 *     guide.left = window.left, guide.right = window.right;  guide.left ≤ view.left, view.right ≤ guide.right
 *     the first view's center is the window's, each other's is the first's;  view.top = the bottom of the one above + 8
 */
#ifndef COLUMN_TEST_H
#define COLUMN_TEST_H

#include "block_test.h"

enum { COLUMN_VIEWS = 40, VIEW_EDGES = 4, COLUMN_FIRST = 2 * VIEW_EDGES }; /* of the window, the guide and each view: left, right, top, bottom */

typedef struct column {
    quoin_solver *solver;
    quoin_variable edge[COLUMN_FIRST + COLUMN_VIEWS * VIEW_EDGES];
    quoin_row row[COLUMN_VIEWS + 2][BLOCK_LINES];
    uint32_t lines[COLUMN_VIEWS + 2];
} column;

typedef struct column_plan {
    double width[COLUMN_VIEWS], height[COLUMN_VIEWS];
    bool hidden[COLUMN_VIEWS];
    uint32_t order[COLUMN_VIEWS], count; /* the views that are shown or hidden; the first stays */
} column_plan;

static void column_tie(block_pen *p, uint32_t plus, uint32_t minus, uint8_t level) {
    block_gap(p, plus, minus, 0, 0, 1000);
    p->line[p->count - 1].tie = level;
}

/* Draws the rows of tie levels for an item: its sizes, and its origin in the window. */
static void draw_pulls(block_pen *p, uint32_t item) {
    column_tie(p, item + 1, item, 1), column_tie(p, item + 3, item + 2, 1);
    if (item) column_tie(p, item, 0, 3), column_tie(p, item + 2, 2, 3);
}

static void draw_view(block_pen *p, const column_plan *plan, uint32_t at) {
    uint32_t index = plan->order[at], v = COLUMN_FIRST + index * VIEW_EDGES, f = COLUMN_FIRST + plan->order[0] * VIEW_EDGES, guide = VIEW_EDGES;
    uint32_t above = at ? COLUMN_FIRST + plan->order[at - 1] * VIEW_EDGES + 3 : 2, beside = at ? f : 0;
    block_line(p, (uint32_t[]){v, beside, beside + 1, v + 1}, 4, 1, 0, 0, 1000, false);
    for (uint32_t t = 0; t < 4; t++) p->term[0][t].coefficient /= 2; /* a center, no equal length */
    block_gap(p, v, guide, 1, 0, 1000), block_gap(p, v + 1, guide + 1, -1, 0, 1000);
    block_gap(p, v + 2, above, 0, at ? 8 : 0, 1000);
    block_box(p, v, plan->width[index]);
    block_gap(p, v + 3, v + 2, 1, plan->height[index], 750), block_gap(p, v + 3, v + 2, -1, plan->height[index], 250);
    if (plan->hidden[index]) block_gap(p, v + 3, v + 2, 0, 0, 1000);
    draw_pulls(p, v);
}

static void draw_frame(block_pen *p, uint32_t item) {
    if (item) {
        block_gap(p, item, 0, 0, 0, 1000), block_gap(p, item + 1, 1, 0, 0, 1000);
        block_line(p, (uint32_t[]){item + 3, item + 2}, 2, 0, 1, 0, 1000, true);
    }
    draw_pulls(p, item);
}

static bool give_rows(column *c, block_pen *p, uint32_t index) {
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t t = 0; t < p->line[i].term_count; t++) p->term[i][t].variable = c->edge[p->term[i][t].variable];
    c->lines[index] = p->count;
    return quoin_add_rows(c->solver, p->count, p->line, c->row[index]) == QUOIN_OK;
}

static bool give_view(column *c, const column_plan *plan, uint32_t at) {
    block_pen p = {.key = 1000 + (uint64_t)plan->order[at] * BLOCK_KEYS};
    draw_view(&p, plan, at);
    return give_rows(c, &p, plan->order[at]);
}

/* Adds the edges of an item, which T5 measures from the window's. */
static bool give_edges(column *c, uint32_t first) {
    uint64_t keys[VIEW_EDGES] = {first, first + 1, first + 2, first + 3};
    quoin_variable anchors[VIEW_EDGES] = {QUOIN_NONE, QUOIN_NONE, QUOIN_NONE, QUOIN_NONE};
    for (uint32_t i = 0; i < VIEW_EDGES && first; i++) anchors[i] = c->edge[i & 2];
    return quoin_add_variables(c->solver, VIEW_EDGES, keys, anchors, &c->edge[first]) == QUOIN_OK;
}

static bool open_column(column *c, const column_plan *plan) {
    if (quoin_create(NULL, &c->solver) != QUOIN_OK || !give_edges(c, 0) || !give_edges(c, VIEW_EDGES)) return false;
    quoin_difference window[] = {{.plus = c->edge[0], .minus = QUOIN_NONE, .priority = 1000, .key = 1},
                                 {.plus = c->edge[2], .minus = QUOIN_NONE, .priority = 1000, .key = 2},
                                 {.plus = c->edge[1], .minus = c->edge[0], .constant = 390, .priority = 1000, .edit = 1, .key = 3},
                                 {.plus = c->edge[3], .minus = c->edge[2], .constant = 844, .priority = 1000, .key = 4}};
    bool made = quoin_add_differences(c->solver, 4, window, NULL) == QUOIN_OK;
    for (uint32_t item = 0; item < 2 && made; item++) {
        block_pen p = {.key = 10 + item * 20};
        draw_frame(&p, item * VIEW_EDGES);
        made = give_rows(c, &p, COLUMN_VIEWS + item);
    }
    for (uint32_t at = 0; at < plan->count && made; at++)
        made = give_edges(c, COLUMN_FIRST + plan->order[at] * VIEW_EDGES) && give_view(c, plan, at);
    return made && quoin_solve(c->solver) == QUOIN_OK;
}

static bool take_view(column *c, uint32_t index) { return quoin_remove_rows(c->solver, c->lines[index], c->row[index]) == QUOIN_OK; }

static bool again(column *c, const column_plan *plan, uint32_t at) {
    return at >= plan->count || (take_view(c, plan->order[at]) && give_view(c, plan, at));
}

static bool edit_column(column *c, column_plan *plan, dice *d) {
    uint32_t at = 1 + roll(d, plan->count - 1), index = plan->order[at], kind = roll(d, 4);
    if (kind == 0) plan->hidden[index] = !plan->hidden[index];
    if (kind == 1) plan->width[index] = 20 + (double)roll(d, 90), plan->height[index] = 10 + (double)roll(d, 40) / 2;
    if (kind < 2 || plan->count < 3) return again(c, plan, at) && quoin_solve(c->solver) == QUOIN_OK;
    plan->count--;
    for (uint32_t i = at; i < plan->count; i++) plan->order[i] = plan->order[i + 1];
    plan->order[plan->count] = index;
    bool right = again(c, plan, at) && take_view(c, index);
    right = right && quoin_remove_variables(c->solver, VIEW_EDGES, &c->edge[COLUMN_FIRST + index * VIEW_EDGES]) == QUOIN_OK && quoin_solve(c->solver) == QUOIN_OK;
    if (kind == 2) return right;
    at = 1 + roll(d, plan->count);
    for (uint32_t i = plan->count; i > at; i--) plan->order[i] = plan->order[i - 1];
    plan->order[at] = index;
    plan->count++;
    return right && give_edges(c, COLUMN_FIRST + index * VIEW_EDGES) && give_view(c, plan, at) && again(c, plan, at + 1) && quoin_solve(c->solver) == QUOIN_OK;
}

static bool column_is_like_fresh(const column *c, const column_plan *plan) {
    column fresh;
    bool same = open_column(&fresh, plan);
    const double *found = quoin_values(c->solver, NULL), *expected = same ? quoin_values(fresh.solver, NULL) : NULL;
    for (uint32_t i = 0; i < COLUMN_FIRST + plan->count * VIEW_EDGES && same; i++) {
        uint32_t edge = i < COLUMN_FIRST ? i : COLUMN_FIRST + plan->order[i / VIEW_EDGES - 2] * VIEW_EDGES + i % VIEW_EDGES;
        same = !memcmp(&found[c->edge[edge] & QUOIN_INDEX_MASK], &expected[fresh.edge[edge] & QUOIN_INDEX_MASK], sizeof *found);
    }
    quoin_destroy(fresh.solver);
    return same;
}

static void columns_are_solved_by_blocks(uint64_t seed) {
    dice d = {seed * 11 + 5};
    column c;
    column_plan plan = {.count = COLUMN_VIEWS};
    int small = 0;
    for (uint32_t i = 0; i < COLUMN_VIEWS; i++) {
        plan.order[i] = i, plan.hidden[i] = i && !roll(&d, 9);
        plan.width[i] = 20 + (double)roll(&d, 90), plan.height[i] = 10 + (double)roll(&d, 40) / 2;
    }
    CHECK(open_column(&c, &plan), "columns, seed %llu: no answer", (unsigned long long)seed);
    for (int round = 0; round < 10; round++) {
        quoin_counts counts;
        CHECK(edit_column(&c, &plan, &d), "columns, seed %llu, round %d: no answer", (unsigned long long)seed, round);
        CHECK(column_is_like_fresh(&c, &plan), "columns, seed %llu, round %d: history shows", (unsigned long long)seed, round);
        quoin_get_counts(c.solver, &counts);
        small += counts.components && counts.touched_components < counts.components / 5;
    }
    CHECK(small >= 8, "columns, seed %llu: only %d of 10 edits were small", (unsigned long long)seed, small);
    quoin_destroy(c.solver);
}

#endif
