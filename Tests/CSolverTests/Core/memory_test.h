/* Memory that runs out: each allocation of a run fails once; the call says so, and nothing leaks. */
#ifndef MEMORY_TEST_H
#define MEMORY_TEST_H

#include "harness.h"

typedef struct meter {
    size_t held, until_failure, most;
} meter;

static void *metered(void *context, void *pointer, size_t old_size, size_t new_size) {
    meter *m = context;
    if (new_size && m->until_failure && !--m->until_failure) return NULL;
    if (!new_size) {
        free(pointer);
        m->held -= old_size;
        return NULL;
    }
    void *moved = realloc(pointer, new_size);
    if (moved) m->held += new_size - old_size;
    if (m->held > m->most) m->most = m->held;
    return moved;
}

static quoin_status whole_run(const problem *p, const quoin_allocator *allocator, quoin_backend backend) {
    quoin_solver *solver = NULL;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    uint8_t ambiguous[MOST_VARIABLES];
    quoin_certificate certificate;
    quoin_status status = quoin_create(allocator, &solver);
    if (status == QUOIN_OK) status = quoin_set_backend(solver, backend);
    if (status == QUOIN_OK) quoin_measure_from_anchors(solver, p->variables % 2);
    if (status == QUOIN_OK) status = put(p, solver, variables, rows, NULL);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    double shifted = p->row[0].constant + 1;
    if (status == QUOIN_OK) status = quoin_set_constants(solver, 1, &rows[0], &shifted);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    if (status == QUOIN_OK) status = quoin_ambiguity(solver, ambiguous, MOST_VARIABLES);
    if (status == QUOIN_OK) status = quoin_certify(solver, &certificate);
    if (status == QUOIN_OK) status = quoin_remove_rows(solver, 1, &rows[0]);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    quoin_destroy(solver);
    return status;
}

/* A run of many allocations is made once for each of them: the few that take tens of thousands are left out. */
#define MOST_ALLOCATIONS 5000

static size_t allocations_of(const problem *p, quoin_backend backend) {
    meter m = {0, SIZE_MAX, 0};
    quoin_allocator allocator = {metered, &m};
    whole_run(p, &allocator, backend);
    return SIZE_MAX - m.until_failure;
}

static void survives_failing_allocations(shape kind, uint64_t seed, quoin_backend backend) {
    problem p = kind.draw(seed);
    if (allocations_of(&p, backend) > MOST_ALLOCATIONS) return;
    for (size_t failing = 1;; failing++) {
        meter m = {0, failing, 0};
        quoin_allocator allocator = {metered, &m};
        quoin_status status = whole_run(&p, &allocator, backend);
        CHECK(m.held == 0, "%s, seed %llu: %zu bytes leak when allocation %zu fails", kind.name, (unsigned long long)seed, m.held, failing);
        CHECK(status == QUOIN_OK || status == QUOIN_OUT_OF_MEMORY, "%s, seed %llu: %s", kind.name, (unsigned long long)seed, quoin_status_text(status));
        if (m.until_failure) break; /* it was never reached: every allocation has failed once */
    }
}

/* More elements than memory could ever hold are refused, and what is there stays. */
static void huge_blocks_are_refused(void) {
    memory from = {.allocator = memory_plain()};
    double *list = NULL;
    size_t capacity = 0;
    CHECK(RESERVE(&from, list, capacity, 3) && capacity >= 3, "three numbers");
    list[2] = 7;
    size_t before = capacity;
    CHECK(!RESERVE(&from, list, capacity, SIZE_MAX / 8) && !RESERVE(&from, list, capacity, SIZE_MAX / 4 + 2), "too many numbers for memory");
    CHECK(capacity == before && list[2] == 7, "what was there is not as it was");
    GIVE(&from, list, capacity);
    CHECK(from.bytes == 0, "leak");
}

#endif
