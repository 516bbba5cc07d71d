/* The tools that the tests share: checks that do not stop the test when they fail, an allocator that counts and fails on demand, and programs
 * that are built entry by entry. */
#ifndef HARNESS_H
#define HARNESS_H

#include <math.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Kernel/kernel.h"
#include "Kernel/lu.h"
#ifdef QUOIN_WITH_GLPK
#include <glpk.h>
#endif

#define OPEN INFINITY

static int failures, checks;
static const char *running = "";

static void check_at(bool holds, int line, const char *format, ...) {
    __atomic_add_fetch(&checks, 1, __ATOMIC_RELAXED);
    if (holds) return;
    if (__atomic_add_fetch(&failures, 1, __ATOMIC_RELAXED) > 40) return;
    va_list arguments;
    va_start(arguments, format);
    printf("FAILED %s, line %d: ", running, line);
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
}
#define CHECK(holds, ...) check_at((holds), __LINE__, __VA_ARGS__)

/* ── An allocator that counts, and fails on demand ──────────────────────────────────────────────────────────── */

typedef struct counting {
    long asked, fail_at; /* fail_at 0: never */
    size_t held;
} counting;

static void *resize_counting(void *context, void *pointer, size_t old_size, size_t new_size) {
    counting *c = context;
    if (new_size && ++c->asked == c->fail_at) return NULL;
    c->held += new_size - old_size;
    if (!new_size) {
        free(pointer);
        return NULL;
    }
    void *moved = malloc(new_size);
    if (pointer) memcpy(moved, pointer, old_size < new_size ? old_size : new_size);
    free(pointer);
    return moved;
}

static memory counted(counting *c) { return (memory){.allocator = {resize_counting, c}}; }

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13, *state ^= *state >> 7, *state ^= *state << 17;
    return *state * UINT64_C(2685821657736338717);
}
static uint32_t below(uint64_t *state, uint32_t limit) { return (uint32_t)((next_random(state) >> 33) % limit); }

static int repeats(void) {
    const char *wanted = getenv("KERNEL_RANDOM");
    return wanted ? atoi(wanted) : 1;
}

/* ── Building programs ──────────────────────────────────────────────────────────────────────────────────────── */

#define MOST_ENTRIES 400000
typedef struct builder {
    uint32_t rows, columns, entries, levels;
    uint32_t *row, *column, *start, *index;
    double *value, *packed, *lower, *upper, *right, *costs;
} builder;

static builder *builder_new(uint32_t rows, uint32_t most_columns, uint32_t levels) {
    builder *b = calloc(1, sizeof *b);
    size_t entries = most_columns * (size_t)8 + 64;
    b->rows = rows;
    b->levels = levels;
    b->row = calloc(entries, 4), b->column = calloc(entries, 4), b->index = calloc(entries, 4);
    b->start = calloc(most_columns + 2, 4);
    b->value = calloc(entries, 8), b->packed = calloc(entries, 8);
    b->lower = calloc(most_columns + 1, 8), b->upper = calloc(most_columns + 1, 8);
    b->right = calloc(rows + 1, 8);
    b->costs = calloc((size_t)(levels + 1) * (most_columns + 1), 8);
    return b;
}

static void builder_free(builder *b) {
    free(b->row), free(b->column), free(b->index), free(b->start), free(b->value), free(b->packed);
    free(b->lower), free(b->upper), free(b->right), free(b->costs), free(b);
}

static uint32_t column(builder *b, double lower, double upper) {
    b->lower[b->columns] = lower;
    b->upper[b->columns] = upper;
    return b->columns++;
}

static void entry(builder *b, uint32_t row, uint32_t col, double value) {
    b->row[b->entries] = row;
    b->column[b->entries] = col;
    b->value[b->entries++] = value;
}

/* The costs are set once all columns are there. */
static void cost(builder *b, uint32_t level, uint32_t col, double value) { b->costs[level * b->columns + col] = value; }

static program packed(builder *b) {
    memset(b->start, 0, (b->columns + 2) * 4);
    for (uint32_t e = 0; e < b->entries; e++) b->start[b->column[e] + 1]++;
    for (uint32_t j = 0; j < b->columns; j++) b->start[j + 1] += b->start[j];
    uint32_t *at = calloc(b->columns + 1, 4);
    memcpy(at, b->start, b->columns * 4);
    for (uint32_t e = 0; e < b->entries; e++) {
        uint32_t k = at[b->column[e]]++;
        b->index[k] = b->row[e];
        b->packed[k] = b->value[e];
    }
    free(at);
    return (program){b->rows, b->columns, b->start, b->index, b->packed, b->lower, b->upper, b->right, NULL};
}

/* Row: plus − minus + p − q = c with p, q ≥ 0 the violation columns; p is what lacks, q what is too much. */
typedef struct pair { uint32_t lack, excess; } pair;
static pair soft(builder *b, uint32_t row, int plus, int minus, double c) {
    pair made = {column(b, 0, OPEN), column(b, 0, OPEN)};
    if (plus >= 0) entry(b, row, (uint32_t)plus, 1);
    if (minus >= 0) entry(b, row, (uint32_t)minus, -1);
    entry(b, row, made.lack, 1);
    entry(b, row, made.excess, -1);
    b->right[row] = c;
    return made;
}

static kernel_kind kinds[] = {KERNEL_NATIVE, KERNEL_GLPK};
#ifdef QUOIN_WITH_GLPK
#define KIND_COUNT 2
#else
#define KIND_COUNT 1
#endif

typedef struct run {
    memory *from; /* on the heap: the kernel keeps its address */
    kernel *k;
    bool feasible;
} run;

static run start(builder *b, kernel_kind kind) {
    run r = {.from = calloc(1, sizeof(memory))};
    r.from->allocator = memory_plain();
    program p = packed(b);
    quoin_status status = kernel_open(r.from, kind, &p, &r.k);
    CHECK(status == QUOIN_OK, "open: %d", status);
    status = kernel_make_feasible(r.k, 1e-3, &r.feasible, NULL);
    CHECK(status == QUOIN_OK, "make feasible: %d", status);
    return r;
}

static void finish(run *r) {
    kernel_close(r->k);
    CHECK(r->from->bytes == 0, "%llu bytes leaked", (unsigned long long)r->from->bytes);
    free(r->from);
}

static void minimize_all(run *r, builder *b) {
    quoin_status status = kernel_minimize(r->k, b->costs, b->levels);
    CHECK(status == QUOIN_OK, "minimize: %d", status);
}

static double largest_constant(const builder *b) {
    double largest = 1;
    for (uint32_t i = 0; i < b->rows; i++) largest = fmax(largest, fabs(b->right[i]));
    for (uint32_t j = 0; j < b->columns; j++) {
        if (isfinite(b->lower[j])) largest = fmax(largest, fabs(b->lower[j]));
        if (isfinite(b->upper[j])) largest = fmax(largest, fabs(b->upper[j]));
    }
    return largest;
}

static void check_point(builder *b, const double *x, double allowed, const char *whose) {
    double *sum = calloc(b->rows + 1, 8);
    for (uint32_t e = 0; e < b->entries; e++) sum[b->row[e]] += b->value[e] * x[b->column[e]];
    for (uint32_t i = 0; i < b->rows; i++)
        CHECK(fabs(sum[i] - b->right[i]) <= allowed, "%s: row %u is off by %g", whose, i, sum[i] - b->right[i]);
    for (uint32_t j = 0; j < b->columns; j++)
        CHECK(x[j] >= b->lower[j] && x[j] <= b->upper[j], "%s: column %u = %.17g", whose, j, x[j]);
    free(sum);
}

static void check_near(double is, double expected, double tolerance, const char *what, uint32_t which) {
    CHECK(fabs(is - expected) <= tolerance, "%s %u is %.12g, not %.12g", what, which, is, expected);
}

#endif
