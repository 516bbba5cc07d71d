/* Memory that runs out is told: where an allocation fails, the status says so, and no other way is taken silently. Uses CHECK and
 * `shape`, and so comes after them. */
#ifndef WANT_TEST_H
#define WANT_TEST_H

#include "random_problem.h"
#include "wild_screen.h"

/* A failure of few allocations is no failure of the whole: the block was to become smaller, or holds what can be made again. */
#define SILENT_FAILURES 2
#define TOLD_ALLOCATIONS 3000

static void *resize_until(void *context, void *pointer, size_t old_size, size_t new_size) {
    size_t *left = context;
    (void)old_size;
    if (new_size && *left && !--*left) return NULL;
    if (new_size) return realloc(pointer, new_size);
    free(pointer);
    return NULL;
}

static quoin_status solve_and_edit(const problem *p, const quoin_allocator *allocator) {
    quoin_solver *solver = NULL;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    uint8_t ambiguous[MOST_VARIABLES];
    quoin_status status = quoin_create(allocator, &solver);
    if (status == QUOIN_OK) status = put(p, solver, variables, rows, NULL);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    double constant = p->row[0].constant + 1;
    if (status == QUOIN_OK) status = quoin_set_constants(solver, 1, &rows[0], &constant);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    if (status == QUOIN_OK) status = quoin_ambiguity(solver, ambiguous, MOST_VARIABLES);
    quoin_destroy(solver);
    return status;
}

static void want_of_memory_is_told(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    size_t silent = 0;
    for (size_t failing = 1; failing <= TOLD_ALLOCATIONS; failing++) {
        size_t left = failing;
        quoin_allocator allocator = {resize_until, &left};
        quoin_status status = solve_and_edit(&p, &allocator);
        if (left) break; /* it was never reached: every allocation has failed once */
        silent += status == QUOIN_OK;
    }
    CHECK(silent <= SILENT_FAILURES, "%s, seed %llu: %zu allocations fail silently", kind.name, (unsigned long long)seed, silent);
}

/* The question what is ambiguous, asked of a solved problem: one allocation fails, and either the caller hears of it or the answer is the
 * same. */
static quoin_status ambiguity_in_want(const problem *p, size_t failing, uint8_t *ambiguous, bool *reached) {
    size_t left = 0;
    quoin_allocator allocator = {resize_until, &left};
    quoin_solver *solver = NULL;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    quoin_status status = quoin_create(&allocator, &solver);
    if (status == QUOIN_OK) status = put(p, solver, variables, rows, NULL);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    left = failing;
    if (status == QUOIN_OK) status = quoin_ambiguity(solver, ambiguous, MOST_VARIABLES);
    *reached = failing && !left;
    quoin_destroy(solver);
    return status;
}

static void questions_tell_want_of_memory(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    uint8_t right[MOST_VARIABLES] = {0};
    bool reached;
    CHECK(ambiguity_in_want(&p, 0, right, &reached) == QUOIN_OK, "%s, seed %llu: no answer", kind.name, (unsigned long long)seed);
    for (size_t failing = 1; failing <= TOLD_ALLOCATIONS; failing++) {
        uint8_t ambiguous[MOST_VARIABLES] = {0};
        quoin_status status = ambiguity_in_want(&p, failing, ambiguous, &reached);
        if (!reached) break;
        CHECK(status == QUOIN_OUT_OF_MEMORY, "%s, seed %llu: what is ambiguous is answered although allocation %zu fails", kind.name, (unsigned long long)seed, failing);
    }
}

static quoin_status solve_large(const screen *s, const quoin_allocator *allocator) {
    quoin_solver *solver = NULL;
    quoin_variable *made = calloc(s->variables, sizeof *made);
    uint8_t *ambiguous = calloc(s->variables, 1);
    quoin_status status = quoin_create(allocator, &solver);
    if (status == QUOIN_OK) status = quoin_add_variables(solver, s->variables, NULL, NULL, made);
    if (status == QUOIN_OK) status = quoin_add_rows(solver, s->rows, s->row, NULL);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    if (status == QUOIN_OK) status = quoin_ambiguity(solver, ambiguous, s->variables);
    quoin_destroy(solver);
    free(ambiguous);
    free(made);
    return status;
}

/* A first solve can do without no allocation. */
static void screens_tell_want_of_memory(uint64_t seed) {
    static screen drawn;
    if (seed % 2) wild_draw(&drawn, seed, 120);
    else screen_draw(&drawn, seed, 60, seed % 4 == 0);
    for (size_t failing = 1;; failing++) {
        size_t left = failing;
        quoin_allocator allocator = {resize_until, &left};
        quoin_status status = solve_large(&drawn, &allocator);
        CHECK(status == (left ? QUOIN_OK : QUOIN_OUT_OF_MEMORY), "screen %llu, allocation %zu: %s", (unsigned long long)seed, failing, quoin_status_text(status));
        if (left) break;
    }
}

#endif
