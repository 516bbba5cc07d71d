/* Boxes in a row whose middles prefer to be equally far apart, each at a priority of its own: every box depends on one distance, which
 * depends on every box. */
#ifndef CENTERS_TEST_H
#define CENTERS_TEST_H

#include <math.h>

#include "harness.h"
#include "memory_test.h"
#include "screen_test.h"

/* The middles of two boxes prefer the distance of those of two others. */
static void centers_apart(screen *s, const uint32_t boxes[4], double priority) {
    quoin_term terms[8];
    for (uint32_t i = 0; i < 8; i++) terms[i] = (quoin_term){boxes[i / 2] + i % 2, i / 2 == 0 || i / 2 == 3 ? 1 : -1};
    screen_row(s, terms, 8, 0, 0, priority);
}

/* A box prefers some distance from where its container begins. (One roll a statement: arguments have no order.) */
static void centers_wish(screen *s, uint32_t box, uint32_t container, double usual) {
    double priority = 1 + (double)roll(&s->d, 300), distance = usual + (double)roll(&s->d, 50);
    screen_gap(s, box, container, (int32_t)roll(&s->d, 3) - 1, distance, priority);
}

/* Boxes from one end of a container to the other. If they are disturbed, some want to be elsewhere, too, and priorities are random. */
static void centers_chain(screen *s, uint32_t container, uint32_t count, bool disturbed) {
    uint32_t first = s->variables;
    bool falling = !disturbed || roll(&s->d, 3);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t box = screen_box(s, container);
        screen_content(s, box);
        double priority = !i || !disturbed || roll(&s->d, 8) ? 1000 : 600, least = i ? roll(&s->d, 10) : 0;
        screen_gap(s, box, i ? box - 1 : container, i > 0, least, priority);
        if (disturbed && !roll(&s->d, 6)) centers_wish(s, box, container, 70 * i);
        if (i > 1) centers_apart(s, (uint32_t[]){box, box - 2, first + 2, first}, falling ? 150 - fmin(149, i) : 1 + (double)roll(&s->d, 200));
    }
    screen_gap(s, container + 1, s->variables - 1, 0, 0, !disturbed || roll(&s->d, 4) ? 1000 : 700);
}

/* One to three rows of boxes. The first box of each may prefer the width of that of the row before, which makes them one problem. */
static void centers_draw(screen *s, uint64_t seed, uint32_t most) {
    *s = (screen){.d = {seed * 77777 + 41}, .variables = 2, .ties = seed % 2};
    uint32_t rows = 1 + roll(&s->d, 3), before = 0;
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, 390, 1000);
    for (uint32_t i = 0; i < rows; i++) {
        uint32_t container = screen_box(s, 0), count = most / 2 + roll(&s->d, most / 2);
        screen_gap(s, container, 0, 0, 0, 1000);
        screen_gap(s, container + 1, container, 0, count * (40.0 + roll(&s->d, 80)), 1000);
        centers_chain(s, container, count, true);
        if (before && roll(&s->d, 2)) screen_like(s, container + 2, before, 1, false, 300);
        before = container + 2;
    }
}

/* One row of boxes with room enough. */
static void centers_draw_calm(screen *s, uint64_t seed, uint32_t count) {
    *s = (screen){.d = {seed * 77777 + 43}, .variables = 2};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, 150.0 * count, 1000);
    centers_chain(s, 0, count, false);
}

typedef struct centers_answer {
    double *values;
    uint8_t *ambiguous;
    quoin_status status;
} centers_answer;

static quoin_status centers_run(const screen *s, quoin_solver *solver, centers_answer *out) {
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 0; i < s->variables && status == QUOIN_OK; i++) status = quoin_add_variables(solver, 1, NULL, NULL, &(quoin_variable){0});
    if (status == QUOIN_OK) status = quoin_add_rows(solver, s->rows, s->row, NULL);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    for (uint32_t i = 0; i < s->variables && status == QUOIN_OK; i++) out->values[i] = quoin_values(solver, NULL)[i];
    return status == QUOIN_OK ? quoin_ambiguity(solver, out->ambiguous, s->variables) : status;
}

static centers_answer centers_solve(const screen *s, quoin_backend backend, const quoin_allocator *allocator) {
    quoin_solver *solver = NULL;
    centers_answer out = {.values = calloc(s->variables, sizeof *out.values), .ambiguous = calloc(s->variables, 1)};
    out.status = quoin_create(allocator, &solver);
    if (out.status == QUOIN_OK) out.status = quoin_set_backend(solver, backend);
    if (out.status == QUOIN_OK) out.status = centers_run(s, solver, &out);
    quoin_destroy(solver);
    return out;
}

static void centers_release(centers_answer *released) {
    free(released->values);
    free(released->ambiguous);
}

/* The native backend gives the answer of our own kernel alone. */
static void equal_centers_are_exact(uint64_t seed, uint32_t most) {
    static screen drawn;
    double worst = 0;
    uint32_t differ = 0;
    centers_draw(&drawn, seed, most);
    centers_answer own = centers_solve(&drawn, QUOIN_NATIVE, NULL), other = centers_solve(&drawn, QUOIN_PLAIN, NULL);
    for (uint32_t i = 0; i < drawn.variables; i++) {
        worst = fmax(worst, fabs(own.values[i] - other.values[i]));
        differ += own.ambiguous[i] != other.ambiguous[i];
    }
    CHECK(own.status == QUOIN_OK && other.status == QUOIN_OK, "equal centers, seed %llu: no answer", (unsigned long long)seed);
    CHECK(worst <= 1e-5 && !differ, "equal centers, seed %llu, %u rows: off by %g, %u other ambiguities", (unsigned long long)seed, drawn.rows, worst, differ);
    centers_release(&own);
    centers_release(&other);
}

/* The most memory per row that is in use at a time does not depend on the number of boxes. */
static void equal_centers_take_little(uint64_t seed) {
    static screen drawn;
    double bytes[2];
    for (uint32_t i = 0; i < 2; i++) {
        centers_draw_calm(&drawn, seed, i ? 1200 : 300);
        meter m = {0, 0, 0};
        quoin_allocator allocator = {metered, &m};
        centers_answer found = centers_solve(&drawn, QUOIN_NATIVE, &allocator);
        bytes[i] = (double)m.most / drawn.rows;
        CHECK(found.status == QUOIN_OK, "equal centers, seed %llu: no answer to %u rows", (unsigned long long)seed, drawn.rows);
        centers_release(&found);
    }
    CHECK(bytes[1] <= 1.5 * bytes[0], "equal centers, seed %llu: %g bytes a row, and %g where there are few", (unsigned long long)seed, bytes[1], bytes[0]);
}

/* Equal centers share an unknown; any allocation on the way may fail. */
static void equal_centers_survive_want_of_memory(uint64_t seed) {
    static screen drawn;
    meter m = {0, SIZE_MAX, 0};
    quoin_allocator allocator = {metered, &m};
    centers_draw_calm(&drawn, seed, 60);
    centers_answer found = centers_solve(&drawn, QUOIN_NATIVE, &allocator);
    size_t allocations = SIZE_MAX - m.until_failure;
    centers_release(&found);
    for (size_t failing = 1; failing <= allocations && allocations <= MOST_ALLOCATIONS; failing++) {
        m = (meter){0, failing, 0};
        found = centers_solve(&drawn, QUOIN_NATIVE, &allocator);
        CHECK(m.held == 0, "equal centers, seed %llu, allocation %zu: %zu bytes are lost", (unsigned long long)seed, failing, m.held);
        CHECK(found.status == QUOIN_OUT_OF_MEMORY, "equal centers, seed %llu, allocation %zu: status %d", (unsigned long long)seed, failing, found.status);
        centers_release(&found);
    }
}

#endif
