/* Tests of the kernels against known answers and against each other. Each test is a sentence; a failure prints where.
 * Run by Scripts/test-kernel; KERNEL_RANDOM=n multiplies the number of random programs. */
#include <math.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel.h"
#include "lu.h"
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

/* ── Known answers ──────────────────────────────────────────────────────────────────────────────────────────── */

static void each_kernel(builder *b, const double *expected, uint32_t count, bool single) {
    for (int k = 0; k < KIND_COUNT; k++) {
        run r = start(b, kinds[k]);
        CHECK(r.feasible, "feasible");
        minimize_all(&r, b);
        for (uint32_t j = 0; j < count; j++) check_near(kernel_point(r.k)[j], expected[j], 1e-9, "column", j);
        CHECK(kernel_is_point(r.k) == single, "kernel %d: is point", k);
        check_point(b, kernel_point(r.k), 1e-9, "point");
        finish(&r);
    }
    builder_free(b);
}

static void a_stronger_row_wins_over_many_weaker(void) {
    running = "a stronger row wins over many weaker";
    builder *b = builder_new(8, 20, 2);
    uint32_t x = column(b, -OPEN, OPEN);
    pair rows[8];
    for (uint32_t i = 0; i < 8; i++) rows[i] = soft(b, i, (int)x, -1, i ? 100 : 7);
    for (uint32_t i = 0; i < 8; i++) {
        cost(b, i > 0, rows[i].lack, 1);
        cost(b, i > 0, rows[i].excess, 1);
    }
    each_kernel(b, (double[]){7}, 1, true);
}

static void thirds_and_sevenths(void) {
    running = "three equal parts with ratios";
    /* 3x − y = 0, y + 7z = 10, x + z + v = 2 with v ≥ 0 smallest: x = y/3, z = (10 − y)/7, so x + z grows with y:
     * x + z = 10/7 + 4y/21 = 2 at y = 3, x = 1, z = 1. */
    builder *b = builder_new(3, 8, 1);
    uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN), z = column(b, -OPEN, OPEN), v = column(b, 0, OPEN);
    uint32_t w = column(b, 0, OPEN);
    entry(b, 0, x, 3), entry(b, 0, y, -1);
    entry(b, 1, y, 1), entry(b, 1, z, 7), b->right[1] = 10;
    entry(b, 2, x, 1), entry(b, 2, z, 1), entry(b, 2, v, 1), entry(b, 2, w, -1), b->right[2] = 2;
    cost(b, 0, v, 1), cost(b, 0, w, 1);
    each_kernel(b, (double[]){1, 3, 1}, 3, true);
}

static void fractions_come_out(void) {
    running = "fractions";
    /* 2x + 3y = 1, x − 4y = 2/7: x = (4 + 6/7)/11 = 34/77, y = (1 − 4/7)/11 = 3/77. */
    builder *b = builder_new(2, 4, 1);
    uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN);
    entry(b, 0, x, 2), entry(b, 0, y, 3), b->right[0] = 1;
    entry(b, 1, x, 1), entry(b, 1, y, -4), b->right[1] = 2.0 / 7;
    cost(b, 0, x, 1);
    each_kernel(b, (double[]){34.0 / 77, 3.0 / 77}, 2, true);
}

static void levels_walk_down_a_face(void) {
    running = "levels walk down a face";
    /* x + y + z + s = 6, all in [0, 5] : max x (5), then max y (1), then z = 0. */
    builder *b = builder_new(1, 5, 3);
    uint32_t x = column(b, 0, 5), y = column(b, 0, 5), z = column(b, 0, 5), s = column(b, 0, OPEN);
    entry(b, 0, x, 1), entry(b, 0, y, 1), entry(b, 0, z, 1), entry(b, 0, s, 1), b->right[0] = 6;
    cost(b, 0, x, -1), cost(b, 1, y, -1), cost(b, 2, z, -1);
    each_kernel(b, (double[]){5, 1, 0, 0}, 4, true);
}

static void redundant_rows_do_no_harm(void) {
    running = "redundant rows do no harm";
    builder *b = builder_new(5, 10, 2);
    uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN);
    for (uint32_t i = 0; i < 3; i++) entry(b, i, x, 1 + i), entry(b, i, y, -1.0 - i), b->right[i] = 4 * (1 + i);
    pair a = soft(b, 3, (int)x, -1, 10), c = soft(b, 4, (int)y, -1, 10);
    cost(b, 0, a.lack, 1), cost(b, 0, a.excess, 1), cost(b, 1, c.lack, 1), cost(b, 1, c.excess, 1);
    each_kernel(b, (double[]){10, 6}, 2, true);
}

static void a_tie_stays_open(void) {
    running = "a tie stays open";
    for (int k = 0; k < KIND_COUNT; k++) {
        builder *b = builder_new(2, 6, 1);
        uint32_t x = column(b, -OPEN, OPEN);
        pair low = soft(b, 0, (int)x, -1, 3), high = soft(b, 1, (int)x, -1, 8);
        cost(b, 0, low.lack, 1), cost(b, 0, low.excess, 1), cost(b, 0, high.lack, 1), cost(b, 0, high.excess, 1);
        run r = start(b, kinds[k]);
        minimize_all(&r, b);
        CHECK(!kernel_is_point(r.k), "still open");
        CHECK(kernel_fixed(r.k)[low.lack] && kernel_fixed(r.k)[high.excess], "what would cost is fixed");
        double *wish = calloc(b->columns, 8), least, greatest, before = kernel_point(r.k)[x];
        wish[x] = 2;
        CHECK(kernel_range(r.k, wish, &least, &greatest) == QUOIN_OK, "range");
        check_near(least, 6, 1e-9, "least", 0);
        check_near(greatest, 16, 1e-9, "greatest", 0);
        CHECK(kernel_point(r.k)[x] == before, "the range leaves the point alone");
        wish[x] = -1;
        CHECK(kernel_minimize(r.k, wish, 1) == QUOIN_OK, "narrow");
        CHECK(kernel_is_point(r.k) && kernel_point(r.k)[x] == 8, "greatest end");
        CHECK(kernel_range(r.k, wish, &least, &greatest) == QUOIN_OK && least == -8 && greatest == -8, "a point's range");
        free(wish);
        finish(&r);
        builder_free(b);
    }
}

static void an_open_range_is_infinite(void) {
    running = "an open range is infinite";
    for (int k = 0; k < KIND_COUNT; k++) {
        builder *b = builder_new(1, 4, 0);
        uint32_t x = column(b, -OPEN, OPEN), s = column(b, 0, OPEN);
        entry(b, 0, x, 1), entry(b, 0, s, -1), b->right[0] = 5;
        run r = start(b, kinds[k]);
        double wish[2] = {1, 0}, least, greatest;
        CHECK(kernel_range(r.k, wish, &least, &greatest) == QUOIN_OK, "range");
        CHECK(least == 5 && greatest == INFINITY, "from %g to %g", least, greatest);
        double down[2] = {-1, 0};
        CHECK(kernel_minimize(r.k, down, 1) == QUOIN_BACKEND_FAILED, "unbounded");
        CHECK(kernel_minimize(r.k, wish, 1) == QUOIN_OK && kernel_is_point(r.k), "bounded again");
        finish(&r);
        builder_free(b);
    }
}

static void a_cycle_is_left(void) {
    running = "a cycle is left";
    /* Beale's program, on which the textbook rule cycles: least −3/4·a + 20·b − 1/2·c + 6·d is −5/4. */
    builder *b = builder_new(3, 8, 1);
    uint32_t x[4];
    double rows[3][4] = {{0.25, -8, -1, 9}, {0.5, -12, -0.5, 3}, {0, 0, 1, 0}}, costs[4] = {-0.75, 20, -0.5, 6};
    for (int j = 0; j < 4; j++) x[j] = column(b, 0, OPEN);
    for (uint32_t i = 0; i < 3; i++) {
        for (int j = 0; j < 4; j++) entry(b, i, x[j], rows[i][j]);
        entry(b, i, column(b, 0, OPEN), 1);
    }
    b->right[2] = 1;
    for (int j = 0; j < 4; j++) cost(b, 0, x[j], costs[j]);
    each_kernel(b, (double[]){1, 0, 1, 0}, 4, true);
}

static void a_twisted_cube_has_its_top(void) {
    running = "a twisted cube has its top";
    /* Klee and Minty: greatest Σ 2^(n−j)·x_j under 2·Σ_{k<j} 2^(j−k)·x_k + x_j ≤ 5^j is 5^n, at x = (0, …, 0, 5^n). */
    enum { n = 7 };
    builder *b = builder_new(n, 2 * n, 1);
    double expected[n] = {0}, power = 1;
    for (int j = 0; j < n; j++) column(b, 0, OPEN);
    for (uint32_t i = 0; i < n; i++) {
        power *= 5;
        for (uint32_t k = 0; k < i; k++) entry(b, i, k, ldexp(1, (int)(i - k) + 1));
        entry(b, i, i, 1);
        entry(b, i, column(b, 0, OPEN), 1);
        b->right[i] = power;
    }
    expected[n - 1] = power;
    for (uint32_t j = 0; j < n; j++) cost(b, 0, j, -ldexp(1, (int)(n - 1 - j)));
    each_kernel(b, expected, n, true);
}

static void a_degenerate_corner_is_one_point(void) {
    running = "a degenerate corner is one point";
    /* x ≥ 0, y ≥ 0, x + y ≤ 0 through slacks, nothing to minimise: only 0. (GLPK need not see it.) */
    builder *b = builder_new(2, 6, 1);
    uint32_t x = column(b, 0, OPEN), y = column(b, 0, OPEN), s = column(b, 0, OPEN), t = column(b, 0, OPEN);
    entry(b, 0, x, 1), entry(b, 0, y, 1), entry(b, 0, s, 1);
    entry(b, 1, x, 1), entry(b, 1, y, -1), entry(b, 1, t, -1);
    run r = start(b, KERNEL_NATIVE);
    minimize_all(&r, b);
    CHECK(kernel_is_point(r.k), "is a point");
    for (uint32_t j = 0; j < 4; j++) check_near(kernel_point(r.k)[j], 0, 1e-12, "column", j);
    finish(&r);
    builder_free(b);
}

static void boxed_columns_cross(void) {
    running = "boxed columns cross";
    /* Σ of five columns in [0, i + 1] plus slack = 8; take as much of the later ones as possible. */
    builder *b = builder_new(1, 6, 5);
    for (uint32_t j = 0; j < 5; j++) entry(b, 0, column(b, 0, j + 1.0), 1);
    entry(b, 0, column(b, 0, OPEN), 1);
    b->right[0] = 8;
    for (uint32_t j = 0; j < 5; j++) cost(b, j, 4 - j, -1);
    each_kernel(b, (double[]){0, 0, 0, 3, 5, 0}, 6, true);
}

/* ── No solution ────────────────────────────────────────────────────────────────────────────────────────────── */

static void a_contradiction_has_its_support(void) {
    running = "a contradiction has its support";
    for (int k = 0; k < KIND_COUNT; k++) {
        /* x = 1, y − x = 2, y = 10 contradict; z = 4 and w − z = 1 do not take part. */
        builder *b = builder_new(5, 5, 0);
        uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN), z = column(b, -OPEN, OPEN), w = column(b, -OPEN, OPEN);
        entry(b, 0, x, 1), b->right[0] = 1;
        entry(b, 1, z, 1), b->right[1] = 4;
        entry(b, 2, y, 1), entry(b, 2, x, -1), b->right[2] = 2;
        entry(b, 3, w, 1), entry(b, 3, z, -1), b->right[3] = 1;
        entry(b, 4, y, 1), b->right[4] = 10;
        memory from = {.allocator = memory_plain()};
        program p = packed(b);
        kernel *made;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_OK, "open");
        bool feasible = true;
        uint8_t support[5];
        CHECK(kernel_make_feasible(made, 1e-3, &feasible, support) == QUOIN_OK && !feasible, "not feasible");
        uint8_t expected[5] = {1, 0, 1, 0, 1};
        CHECK(!memcmp(support, expected, 5), "support %d%d%d%d%d", support[0], support[1], support[2], support[3], support[4]);
        double wish[4] = {1, 0, 0, 0};
        CHECK(kernel_minimize(made, wish, 1) == QUOIN_NOT_SOLVED, "no levels without a feasible point");
        kernel_close(made);
        CHECK(from.bytes == 0, "leak");
        builder_free(b);
    }
}

static void inequalities_contradict_too(void) {
    running = "inequalities contradict too";
    for (int k = 0; k < KIND_COUNT; k++) {
        /* x − s = 8, x + t = 5 (s, t ≥ 0): x ≥ 8 and x ≤ 5. A third row y = 1 stands by. */
        builder *b = builder_new(3, 5, 0);
        uint32_t x = column(b, -OPEN, OPEN), s = column(b, 0, OPEN), t = column(b, 0, OPEN), y = column(b, -OPEN, OPEN);
        entry(b, 0, x, 1), entry(b, 0, s, -1), b->right[0] = 8;
        entry(b, 1, y, 1), b->right[1] = 1;
        entry(b, 2, x, 1), entry(b, 2, t, 1), b->right[2] = 5;
        memory from = {.allocator = memory_plain()};
        program p = packed(b);
        kernel *made;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_OK, "open");
        bool feasible = true;
        uint8_t support[3];
        CHECK(kernel_make_feasible(made, 1e-3, &feasible, support) == QUOIN_OK && !feasible, "not feasible");
        CHECK(support[0] && !support[1] && support[2], "support %d%d%d", support[0], support[1], support[2]);
        kernel_close(made);
        builder_free(b);
    }
}

static void a_satisfied_row_gives_way_for_many(void) {
    running = "a satisfied row gives way for many";
    /* x = 0 once, x = 0.0009 five times: the least sum is 0.0009, at x = 0.0009, within the tolerance. */
    for (int k = 0; k < KIND_COUNT; k++) {
        builder *b = builder_new(6, 2, 1);
        uint32_t x = column(b, -OPEN, OPEN);
        for (uint32_t i = 0; i < 6; i++) entry(b, i, x, 1), b->right[i] = i ? 0.0009 : 0;
        cost(b, 0, x, 1);
        run r = start(b, kinds[k]);
        CHECK(r.feasible, "within the tolerance");
        check_near(kernel_point(r.k)[x], 0.0009, 1e-12, "column", x);
        minimize_all(&r, b);
        CHECK(kernel_is_point(r.k), "a point");
        check_near(kernel_point(r.k)[x], 0.0009, 1e-12, "column", x);
        finish(&r);
        builder_free(b);
    }
}

static void the_tolerance_is_a_limit(void) {
    running = "the tolerance is a limit";
    for (int k = 0; k < KIND_COUNT; k++)
        for (int beyond = 0; beyond < 2; beyond++) {
            builder *b = builder_new(2, 2, 0);
            uint32_t x = column(b, -OPEN, OPEN);
            entry(b, 0, x, 1), entry(b, 1, x, 1), b->right[1] = beyond ? 0.00101 : 0.00099;
            run r = start(b, kinds[k]);
            CHECK(r.feasible == !beyond, "beyond %d", beyond);
            finish(&r);
            builder_free(b);
        }
}

static void bad_programs_are_refused(void) {
    running = "bad programs are refused";
    for (int k = 0; k < KIND_COUNT; k++) {
        memory from = {.allocator = memory_plain()};
        kernel *made;
        uint32_t starts[2] = {0, 1}, rows[1] = {0};
        double value[1] = {1}, low[1] = {0}, high[1] = {1}, right[1] = {0.5};
        program p = {1, 1, starts, rows, value, low, high, right, NULL};
        rows[0] = 7;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_UNKNOWN_ROW, "row out of range");
        rows[0] = 0, value[0] = NAN;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "NaN coefficient");
        value[0] = 1, right[0] = INFINITY;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "infinite right side");
        right[0] = 0.5, low[0] = 2;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_BACKEND_FAILED, "crossed bounds");
        low[0] = NAN;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_NOT_FINITE, "NaN bound");
        low[0] = 0;
        CHECK(kernel_open(&from, kinds[k], &p, &made) == QUOIN_OK, "good again");
        kernel_close(made);
        CHECK(from.bytes == 0, "leak");
    }
}

static void empty_programs_work(void) {
    running = "empty programs work";
    for (int k = 0; k < KIND_COUNT; k++) {
        builder *none = builder_new(0, 1, 1), *rowless = builder_new(0, 3, 1), *columnless = builder_new(2, 1, 1);
        run r = start(none, kinds[k]);
        minimize_all(&r, none);
        CHECK(r.feasible && kernel_is_point(r.k), "nothing at all");
        finish(&r);
        uint32_t x = column(rowless, 2, 5), y = column(rowless, -OPEN, 4);
        cost(rowless, 0, x, -1), cost(rowless, 0, y, -1);
        r = start(rowless, kinds[k]);
        minimize_all(&r, rowless);
        CHECK(kernel_is_point(r.k) && kernel_point(r.k)[x] == 5 && kernel_point(r.k)[y] == 4, "columns only");
        finish(&r);
        r = start(columnless, kinds[k]);
        CHECK(r.feasible, "0 = 0");
        finish(&r);
        columnless->right[1] = 3;
        r = start(columnless, kinds[k]);
        CHECK(!r.feasible, "0 = 3");
        finish(&r);
        builder_free(none), builder_free(rowless), builder_free(columnless);
    }
}

static void repeated_entries_add_up(void) {
    running = "repeated entries add up";
    builder *b = builder_new(2, 3, 1);
    uint32_t x = column(b, -OPEN, OPEN), y = column(b, -OPEN, OPEN);
    entry(b, 0, x, 1), entry(b, 0, x, 2), b->right[0] = 6;
    entry(b, 1, x, 1), entry(b, 1, x, -1), entry(b, 1, y, 4), b->right[1] = 2;
    cost(b, 0, x, 1);
    each_kernel(b, (double[]){2, 0.5}, 2, true);
}

/* ── The factorisation ──────────────────────────────────────────────────────────────────────────────────────── */

typedef struct sparse_matrix {
    uint32_t rows, columns, *start, *row;
    double *value;
} sparse_matrix;

static double residual(const sparse_matrix *a, const uint32_t *head, const double *x, const double *right, bool transposed) {
    double *sum = calloc(a->rows + 1, 8), worst = 0;
    for (uint32_t i = 0; i < a->rows; i++)
        if (head[i] >= a->columns) transposed ? (sum[i] += x[head[i] - a->columns]) : (sum[head[i] - a->columns] += x[i]);
        else
            for (uint32_t k = a->start[head[i]]; k < a->start[head[i] + 1]; k++)
                transposed ? (sum[i] += a->value[k] * x[a->row[k]]) : (sum[a->row[k]] += a->value[k] * x[i]);
    for (uint32_t i = 0; i < a->rows; i++) worst = fmax(worst, fabs(sum[i] - right[i]));
    free(sum);
    return worst;
}

static void check_solves(lu *f, const sparse_matrix *a, const uint32_t *head, uint64_t *state) {
    for (int transposed = 0; transposed < 2; transposed++) {
        double *value = calloc(a->rows + 1, 8), *right = calloc(a->rows + 1, 8), largest = 1;
        sparse_vector v = {value, calloc(a->rows + 1, 4), 0};
        for (uint32_t i = 0; i < a->rows; i++) {
            if (below(state, 3)) continue;
            value[i] = right[i] = 1.0 + below(state, 9);
            v.index[v.count++] = i;
        }
        if (transposed) lu_solve_transposed(f, &v);
        else lu_solve(f, &v);
        uint32_t listed = 0;
        for (uint32_t i = 0; i < a->rows; i++) listed += value[i] != 0, largest = fmax(largest, fabs(value[i]));
        CHECK(listed == v.count, "the list names every value that is not zero");
        double off = residual(a, head, value, right, transposed);
        CHECK(off <= 1e-9 * largest, "residual %g at values up to %g", off, largest);
        free(value), free(right), free(v.index);
    }
}

/* Sparse, dense, triangular and dependent bases; then columns exchanged one by one. */
static void bases_are_solved(void) {
    char name[80];
    running = name;
    long removed = 0;
    for (int seed = 1; seed <= 1500 * repeats(); seed++) {
        uint64_t state = (uint64_t)seed * UINT64_C(0x589965CC75374CC3);
        snprintf(name, sizeof name, "bases are solved, seed %d", seed);
        uint32_t m = 1 + below(&state, 40), n = 2 * m, per_column = 1 + below(&state, below(&state, 4) ? 4 : m);
        sparse_matrix a = {m, n, calloc(n + 1, 4), calloc((size_t)n * m, 4), calloc((size_t)n * m, 8)};
        uint8_t *used = calloc(m, 1);
        uint32_t at = 0, *head = calloc(m + 1, 4), *wanted = calloc(m + 1, 4);
        for (uint32_t j = 0; j < n; j++) {
            a.start[j] = at;
            bool copy = j && below(&state, 12) == 0; /* the column before once more: dependent */
            memset(used, 0, m);
            for (uint32_t k = 0, many = 1 + below(&state, per_column); k < many && !copy; k++) {
                uint32_t i = below(&state, m);
                if (used[i]++) continue;
                a.row[at] = i;
                a.value[at++] = below(&state, 2) ? (double)below(&state, 9) - 4.5 : below(&state, 2) ? 1 : -1;
            }
            for (uint32_t k = copy ? a.start[j - 1] : at; copy && k < a.start[j]; k++) a.row[at] = a.row[k], a.value[at++] = a.value[k];
        }
        a.start[n] = at;
        memory from = {.allocator = memory_plain()};
        lu f;
        CHECK(lu_open(&f, &from, m) == QUOIN_OK, "open");
        lu_matrix matrix = {n, a.start, a.row, a.value};
        for (uint32_t i = 0; i < m; i++) head[i] = wanted[i] = below(&state, 4) ? 2 * i + below(&state, 2) : n + i;
        CHECK(lu_factor(&f, &matrix, head) == QUOIN_OK, "factor");
        uint32_t kept = 0;
        for (uint32_t i = 0; i < m; i++)
            for (uint32_t k = 0; k < m; k++) kept += head[i] == wanted[k];
        CHECK(kept + f.removed_count >= m, "%u of %u columns kept, %u removed", kept, m, f.removed_count);
        removed += f.removed_count;
        check_solves(&f, &a, head, &state);
        sparse_vector column_vector = {calloc(m, 8), calloc(m, 4), 0};
        for (int round = 0; round < 12; round++) {
            uint32_t j = below(&state, n), row = m;
            bool basic = false;
            for (uint32_t i = 0; i < m; i++) basic |= head[i] == j;
            if (basic) continue;
            for (uint32_t k = a.start[j]; k < a.start[j + 1]; k++) {
                column_vector.value[a.row[k]] = a.value[k];
                column_vector.index[column_vector.count++] = a.row[k];
            }
            lu_solve(&f, &column_vector);
            for (uint32_t k = 0; k < column_vector.count; k++)
                if (fabs(column_vector.value[column_vector.index[k]]) > 0.1) row = column_vector.index[k];
            if (row < m) {
                CHECK(lu_exchange(&f, row, &column_vector) == QUOIN_OK, "exchange");
                head[row] = j;
                check_solves(&f, &a, head, &state);
            }
            for (uint32_t i = 0; i < m; i++) column_vector.value[i] = 0;
            column_vector.count = 0;
        }
        lu_close(&f);
        CHECK(from.bytes == 0, "leak");
        free(a.start), free(a.row), free(a.value), free(used), free(head), free(wanted);
        free(column_vector.value), free(column_vector.index);
    }
    printf("  bases: %ld dependent columns found\n", removed);
}

/* ── Random programs ────────────────────────────────────────────────────────────────────────────────────────── */


/* Rows over a few free columns: differences or noise with ratios, required or soft, equal or one-sided. Some have only
 * two constants, which makes most vertices degenerate; some settle each row alone after the levels, from the last on. */
static builder *random_program(uint64_t *state, uint32_t variables, uint32_t rows, uint32_t base_levels, int multipliers) {
    bool alike = below(state, 4) == 0, each_row = below(state, 3) == 0;
    uint32_t levels = base_levels + (each_row ? rows : 0);
    /* Of so many rows one is a required equality and one a required inequality: few enough to be satisfiable. */
    uint32_t required_in = rows < 20 ? 10 : rows;
    builder *b = builder_new(rows, variables + 2 * rows + 2, levels);
    int big = below(state, 8) == 0;
    for (uint32_t v = 0; v < variables; v++) {
        bool bounded = below(state, required_in) < 2;
        double at = (double)below(state, 200) - 100;
        column(b, bounded ? at : -OPEN, bounded && below(state, 2) ? at + below(state, 50) : OPEN);
    }
    uint32_t *level_of = calloc(rows * 2 + 1, 4), *whose = calloc(rows * 2 + 1, 4), *row_of = calloc(rows * 2 + 1, 4);
    uint32_t weighted = 0;
    for (uint32_t i = 0; i < rows; i++) {
        uint32_t terms = multipliers ? 1 + below(state, 4) : 1 + below(state, 2), kind = below(state, required_in);
        for (uint32_t t = 0; t < terms; t++) {
            double value = t % 2 ? -1 : 1;
            if (multipliers && below(state, 2)) value *= (1 + below(state, 64)) / (1.0 + below(state, 64));
            entry(b, i, below(state, variables), value);
        }
        b->right[i] = ((double)below(state, 12800) - 6400) / 64 * (big ? 1000 : 1);
        if (alike) b->right[i] = b->right[i] < 0 ? 0 : 8;
        uint32_t level = below(state, base_levels);
        if (kind == 0) continue; /* required, equal */
        if (kind == 1) { /* required, one-sided */
            entry(b, i, column(b, 0, OPEN), below(state, 2) ? 1 : -1);
            continue;
        }
        bool one_sided = below(state, 2);
        for (int side = 0; side < 2; side++) {
            uint32_t j = column(b, 0, OPEN);
            entry(b, i, j, side ? -1 : 1);
            if (one_sided && side) continue; /* a slack, free of cost */
            level_of[weighted] = level;
            row_of[weighted] = i;
            whose[weighted++] = j;
        }
    }
    for (uint32_t k = 0; k < weighted; k++) {
        cost(b, level_of[k], whose[k], 1);
        if (each_row) cost(b, base_levels + rows - 1 - row_of[k], whose[k], 1);
    }
    free(level_of), free(whose), free(row_of);
    return b;
}

static double power_of_ten(uint64_t *state, double from, double to) {
    return pow(10, from + (to - from) * below(state, 10001) / 10000);
}

/* Coefficients from 1e-3 to 1e3, constants to 1e6; soft rows, so that it is feasible, and bounded by them. Either every
 * entry has a magnitude of its own, or every row and column has a unit of its own. */
static builder *random_magnitudes(uint64_t *state, uint32_t variables, uint32_t rows, uint32_t levels, bool units) {
    builder *b = builder_new(rows, variables + 2 * rows, levels);
    double *unit = calloc(variables, 8);
    for (uint32_t v = 0; v < variables; v++) {
        column(b, -OPEN, OPEN);
        unit[v] = power_of_ten(state, -1.4, 1.4);
    }
    for (uint32_t i = 0; i < rows; i++) {
        double row_unit = power_of_ten(state, -1.4, 1.4);
        for (uint32_t t = 0, terms = 1 + below(state, 3); t < terms; t++) {
            uint32_t v = below(state, variables);
            double size = units ? unit[v] * row_unit * (1 + below(state, 3)) : power_of_ten(state, -3, 3);
            entry(b, i, v, t % 2 ? -size : size);
        }
        b->right[i] = power_of_ten(state, 0, 6) * (below(state, 2) ? 1 : -1);
        for (int side = 0; side < 2; side++) entry(b, i, column(b, 0, OPEN), side ? -1 : 1);
    }
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t side = 0; side < 2; side++) cost(b, i % levels, variables + 2 * i + side, 1);
    free(unit);
    return b;
}

static double value_at(const builder *b, uint32_t level, const double *x) {
    double sum = 0;
    for (uint32_t j = 0; j < b->columns; j++) sum += b->costs[level * b->columns + j] * x[j];
    return sum;
}

static long point_count, open_count, infeasible_count, missed_count, settled_count;

/* Whether no column can move over the face: what kernel_is_point may fail to see. */
static bool truly_a_point(run *r, uint32_t columns, double tolerance) {
    double *wish = calloc(columns + 1, 8);
    bool single = true;
    for (uint32_t j = 0; single && j < columns; j++) {
        double low = 0, high = 0;
        wish[j] = 1;
        CHECK(kernel_range(r->k, wish, &low, &high) == QUOIN_OK, "range of column %u", j);
        wish[j] = 0;
        single = high - low <= tolerance;
    }
    free(wish);
    return single;
}


/* Takes each column in turn to an end of its range, as the last tie level does: what is left is one point. */
static void settle_and_compare(run *native, run *glpk, const builder *b, double tolerance) {
    double *wish = calloc(b->columns, 8);
    bool bounded = true;
    for (uint32_t j = 0; j < b->columns; j++) {
        double low = 0, high = 0;
        wish[j] = 1;
        CHECK(kernel_range(native->k, wish, &low, &high) == QUOIN_OK, "range");
        wish[j] = isfinite(low) ? 1 : -1;
        if (isfinite(low) || isfinite(high)) {
            CHECK(kernel_minimize(native->k, wish, 1) == QUOIN_OK, "native column %u", j);
            CHECK(kernel_minimize(glpk->k, wish, 1) == QUOIN_OK, "glpk column %u", j);
        } else bounded = false;
        wish[j] = 0;
    }
    CHECK(!bounded || kernel_is_point(native->k), "every column is settled");
    for (uint32_t j = 0; bounded && j < b->columns; j++) {
        double x = kernel_point(native->k)[j], y = kernel_point(glpk->k)[j];
        CHECK(fabs(x - y) <= tolerance, "settled column %u: native %.12g, glpk %.12g", j, x, y);
    }
    settled_count += bounded;
    free(wish);
}

/* The rows of a support, with every other row dropped, have no solution either: else it proves nothing. */
static void check_support(builder *b, kernel_kind kind) {
    memory from = {.allocator = memory_plain()};
    uint8_t *support = calloc(b->rows + 1, 1);
    program p = packed(b);
    kernel *k = NULL;
    bool feasible = true;
    CHECK(kernel_open(&from, kind, &p, &k) == QUOIN_OK, "open");
    CHECK(kernel_make_feasible(k, 1e-3, &feasible, support) == QUOIN_OK && !feasible, "still infeasible");
    kernel_close(k);
    uint32_t kept = 0;
    double *value = calloc(b->entries + 1, 8), *right = calloc(b->rows + 1, 8);
    for (uint32_t e = 0; e < p.column_start[b->columns]; e++) value[e] = support[p.row_index[e]] ? p.coefficient[e] : 0;
    for (uint32_t i = 0; i < b->rows; i++) right[i] = support[i] ? b->right[i] : 0, kept += support[i];
    p.coefficient = value;
    p.right_side = right;
    CHECK(kernel_open(&from, kind, &p, &k) == QUOIN_OK, "open");
    CHECK(kernel_make_feasible(k, 1e-3, &feasible, NULL) == QUOIN_OK && !feasible, "kernel %d: the %u rows of the support are satisfiable", kind, kept);
    kernel_close(k);
    free(support), free(value), free(right);
}

static void compare(builder *b, uint64_t *state, double relative) {
    run native = start(b, KERNEL_NATIVE), glpk = start(b, kinds[KIND_COUNT - 1]);
    CHECK(native.feasible == glpk.feasible, "feasible: %d and %d", native.feasible, glpk.feasible);
    double scale = largest_constant(b), *wish = calloc(b->columns + 1, 8);
    if (native.feasible && glpk.feasible) {
        minimize_all(&native, b);
        minimize_all(&glpk, b);
        const double *x = kernel_point(native.k), *y = kernel_point(glpk.k);
        check_point(b, x, 1e-3 + 1e-9 * scale, "native");
        for (uint32_t level = 0; level < b->levels; level++)
            CHECK(fabs(value_at(b, level, x) - value_at(b, level, y)) <= relative * scale, "level %u: native %.12g, glpk %.12g",
                  level, value_at(b, level, x), value_at(b, level, y));
        bool single = kernel_is_point(native.k);
        if (single || kernel_is_point(glpk.k))
            for (uint32_t j = 0; j < b->columns; j++) CHECK(fabs(x[j] - y[j]) <= relative * scale, "column %u: native %.12g, glpk %.12g", j, x[j], y[j]);
        bool truly = b->rows > 20 ? single : truly_a_point(&native, b->columns, relative * scale);
        CHECK(truly || !single, "native claims a point where columns can move");
        point_count += single, open_count += !single, missed_count += truly && !single;
        if (b->columns < 150 && below(state, 3) == 0) settle_and_compare(&native, &glpk, b, relative * scale);
        for (int k = 0; k < 3; k++) {
            for (uint32_t j = 0; j < b->columns; j++) wish[j] = below(state, 3) ? 0 : (double)below(state, 5) - 2;
            double low = 0, high = 0, other_low = 0, other_high = 0;
            CHECK(kernel_range(native.k, wish, &low, &high) == QUOIN_OK, "native range");
            CHECK(kernel_range(glpk.k, wish, &other_low, &other_high) == QUOIN_OK, "glpk range");
            CHECK(low == other_low || fabs(low - other_low) <= relative * scale * 10, "least: native %.12g, glpk %.12g", low, other_low);
            CHECK(high == other_high || fabs(high - other_high) <= relative * scale * 10, "greatest: native %.12g, glpk %.12g", high, other_high);
        }
    } else {
        infeasible_count++;
        check_support(b, KERNEL_NATIVE);
        check_support(b, kinds[KIND_COUNT - 1]);
    }
    free(wish);
    finish(&native);
    finish(&glpk);
}

static void random_small_programs_agree(void) {
    char name[80];
    running = name;
    for (int seed = 1; seed <= 6000 * repeats(); seed++) {
        uint64_t state = (uint64_t)seed * UINT64_C(0x9E3779B97F4A7C15);
        snprintf(name, sizeof name, "random small programs agree, seed %d", seed);
        uint32_t variables = 1 + below(&state, 7), rows = 1 + below(&state, 12), levels = 1 + below(&state, 5);
        builder *b = random_program(&state, variables, rows, levels, seed % 2);
        compare(b, &state, 1e-7);
        builder_free(b);
    }
    printf("  random small: %ld points, %ld open faces (%ld of them unseen points), %ld settled to a point, %ld infeasible\n",
           point_count, open_count, missed_count, settled_count, infeasible_count);
}

static void random_larger_programs_agree(void) {
    char name[80];
    running = name;
    settled_count = point_count = open_count = infeasible_count = missed_count = 0;
    for (int seed = 1; seed <= 60 * repeats(); seed++) {
        uint64_t state = (uint64_t)seed * UINT64_C(0xD1B54A32D192ED03);
        snprintf(name, sizeof name, "random larger programs agree, seed %d", seed);
        uint32_t variables = 20 + below(&state, 100), rows = variables + below(&state, 2 * variables);
        builder *b = random_program(&state, variables, rows, 1 + below(&state, 8), seed % 2);
        compare(b, &state, 1e-7);
        builder_free(b);
    }
    printf("  random larger: %ld points, %ld open faces, %ld settled to a point, %ld infeasible\n", point_count, open_count, settled_count, infeasible_count);
}

/* GLPK gives up where rows are dependent but for rounding; it must say so, and rarely. */
static void random_magnitudes_agree(void) {
    char name[80];
    int given_up = 0;
    running = name;
    for (int seed = 1; seed <= 1000 * repeats(); seed++) {
        uint64_t state = (uint64_t)seed * UINT64_C(0x8EBC6AF09C88C6E3);
        snprintf(name, sizeof name, "random magnitudes agree, seed %d", seed);
        uint32_t variables = 1 + below(&state, seed % 2 ? 30 : 3);
        builder *b = random_magnitudes(&state, variables, variables + below(&state, variables), 1 + below(&state, 4), seed % 2);
        run native = start(b, KERNEL_NATIVE), glpk = start(b, kinds[KIND_COUNT - 1]);
        CHECK(native.feasible && glpk.feasible, "soft rows are feasible");
        minimize_all(&native, b);
        bool solved = kernel_minimize(glpk.k, b->costs, b->levels) == QUOIN_OK;
        given_up += !solved;
        const double *x = kernel_point(native.k), *y = kernel_point(solved ? glpk.k : native.k);
        double largest = 1;
        for (uint32_t j = 0; j < b->columns; j++) largest = fmax(largest, fabs(x[j]));
        check_point(b, x, 1e-9 * largest, "native");
        for (uint32_t level = 0; level < b->levels; level++)
            CHECK(fabs(value_at(b, level, x) - value_at(b, level, y)) <= 1e-8 * largest, "level %u: native %.12g, glpk %.12g, scale %g",
                  level, value_at(b, level, x), value_at(b, level, y), largest);
        finish(&native);
        finish(&glpk);
        builder_free(b);
    }
    CHECK(given_up <= repeats(), "GLPK gave up on %d", given_up);
    printf("  random magnitudes: GLPK gave up on %d of %d\n", given_up, 1000 * repeats());
}

/* ── Memory, threads, repetition ────────────────────────────────────────────────────────────────────────────── */

/* Open, solve, range, close; the first status that is not OK. */
static quoin_status whole_run(memory *from, builder *b, kernel_kind kind, double *point) {
    program p = packed(b);
    kernel *k = NULL;
    bool feasible;
    double least, greatest;
    uint8_t *support = calloc(b->rows + 1, 1);
    quoin_status status = kernel_open(from, kind, &p, &k);
    if (status == QUOIN_OK) {
        status = kernel_make_feasible(k, 1e-3, &feasible, support);
        if (status == QUOIN_OK && feasible) status = kernel_minimize(k, b->costs, b->levels);
        if (status == QUOIN_OK && feasible) status = kernel_range(k, b->costs, &least, &greatest);
        if (status == QUOIN_OK && point) memcpy(point, kernel_point(k), b->columns * sizeof *point);
        kernel_close(k);
    }
    free(support);
    return status;
}

static void every_allocation_may_fail(void) {
    running = "every allocation may fail";
    for (int kind = 0; kind < KIND_COUNT; kind++)
        for (int seed = 1; seed <= 12; seed++) {
            uint64_t state = (uint64_t)seed * UINT64_C(0xA0761D6478BD642F);
            builder *b = random_program(&state, 12, 30, 3, seed % 2);
            counting c = {0, 0, 0};
            memory from = counted(&c);
            CHECK(whole_run(&from, b, kinds[kind], NULL) == QUOIN_OK, "unharmed");
            long asked = c.asked;
            for (long at = 1; at <= asked; at++) {
                c = (counting){0, at, 0};
                from = counted(&c);
                quoin_status status = whole_run(&from, b, kinds[kind], NULL);
                CHECK(status == QUOIN_OUT_OF_MEMORY, "allocation %ld of %ld: status %d", at, asked, status);
                CHECK(c.held == 0 && from.bytes == 0, "allocation %ld: %zu bytes leaked", at, c.held);
            }
            builder_free(b);
        }
}

static void a_call_can_be_repeated_after_a_failed_allocation(void) {
    running = "a call can be repeated after a failed allocation";
    for (int seed = 1; seed <= 8; seed++) {
        uint64_t state = (uint64_t)seed * UINT64_C(0xE7037ED1A0B428DB);
        builder *b = random_program(&state, 12, 30, 3, seed % 2);
        double *expected = calloc(b->columns, 8);
        counting c = {0, 0, 0};
        memory from = counted(&c);
        CHECK(whole_run(&from, b, KERNEL_NATIVE, expected) == QUOIN_OK, "unharmed");
        for (long at = 1, asked = c.asked; at <= asked; at++) {
            c = (counting){0, at, 0};
            from = counted(&c);
            program p = packed(b);
            kernel *k = NULL;
            bool feasible = false;
            if (kernel_open(&from, KERNEL_NATIVE, &p, &k) != QUOIN_OK) continue;
            quoin_status status = kernel_make_feasible(k, 1e-3, &feasible, NULL);
            if (status != QUOIN_OK) status = kernel_make_feasible(k, 1e-3, &feasible, NULL);
            CHECK(status == QUOIN_OK, "allocation %ld: %d", at, status);
            if (feasible) {
                status = kernel_minimize(k, b->costs, b->levels);
                if (status != QUOIN_OK) status = kernel_minimize(k, b->costs, b->levels);
                CHECK(status == QUOIN_OK, "allocation %ld: %d", at, status);
                for (uint32_t level = 0; level < b->levels; level++)
                    check_near(value_at(b, level, kernel_point(k)), value_at(b, level, expected), 1e-6, "level", level);
            }
            kernel_close(k);
            CHECK(c.held == 0, "leak");
        }
        free(expected);
        builder_free(b);
    }
}

static void the_same_program_gives_the_same_bits(void) {
    running = "the same program gives the same bits";
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        uint64_t state = 77;
        builder *b = random_program(&state, 60, 150, 4, 1);
        double *first = calloc(b->columns, 8), *second = calloc(b->columns, 8);
        memory from = {.allocator = memory_plain()};
        CHECK(whole_run(&from, b, kinds[kind], first) == QUOIN_OK, "first");
        void *elsewhere = malloc(12345);
        CHECK(whole_run(&from, b, kinds[kind], second) == QUOIN_OK, "second");
        free(elsewhere);
        CHECK(!memcmp(first, second, b->columns * 8), "same bits");
        free(first), free(second);
        builder_free(b);
    }
}

typedef struct job {
    uint64_t seed;
    double sum;
} job;

static void *work_alone(void *argument) {
    job *j = argument;
    for (int round = 0; round < 60; round++) {
        uint64_t state = j->seed + (uint64_t)round * 977;
        builder *b = random_program(&state, 15, 35, 3, round % 2);
        double *point = calloc(b->columns, 8);
        memory from = {.allocator = memory_plain()};
        CHECK(whole_run(&from, b, kinds[round % KIND_COUNT], point) == QUOIN_OK, "round %d", round);
        for (uint32_t k = 0; k < b->columns; k++) j->sum += point[k];
        CHECK(from.bytes == 0, "leak");
        free(point);
        builder_free(b);
    }
    return NULL;
}

static void threads_do_not_meet(void) {
    running = "threads do not meet";
    job alone[2] = {{991, 0}, {1237, 0}}, together[2] = {{991, 0}, {1237, 0}};
    for (int k = 0; k < 2; k++) work_alone(&alone[k]);
    pthread_t threads[2];
    for (int k = 0; k < 2; k++) pthread_create(&threads[k], NULL, work_alone, &together[k]);
    for (int k = 0; k < 2; k++) pthread_join(threads[k], NULL);
    for (int k = 0; k < 2; k++) CHECK(alone[k].sum == together[k].sum, "the same with company");
}

typedef struct handover {
    kernel *k;
    builder *b;
    quoin_status status;
} handover;

static void *use_and_close(void *argument) {
    handover *h = argument;
    h->status = kernel_minimize(h->k, h->b->costs, h->b->levels);
    kernel_close(h->k);
    return NULL;
}

static void a_kernel_moves_between_threads(void) {
    running = "a kernel moves between threads";
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        uint64_t state = 4242;
        builder *b = random_program(&state, 6, 10, 2, 0);
        run r = start(b, kinds[kind]);
        handover h = {r.k, b, QUOIN_OK};
        pthread_t thread;
        pthread_create(&thread, NULL, use_and_close, &h);
        pthread_join(thread, NULL);
        CHECK(h.status == (r.feasible ? QUOIN_OK : QUOIN_NOT_SOLVED), "status %d", h.status);
        CHECK(r.from->bytes == 0, "leak");
        free(r.from);
        builder_free(b);
    }
}

#ifdef QUOIN_WITH_GLPK
static void the_hosts_glpk_is_left_alone(void) {
    running = "the host's GLPK is left alone";
    CHECK(glp_init_env() == 0, "no environment was left behind by the tests before");
    glp_prob *hosts = glp_create_prob();
    glp_add_rows(hosts, 3);
    int terminal = glp_term_out(GLP_ON);
    uint64_t state = 5;
    builder *b = random_program(&state, 6, 10, 2, 0);
    memory from = {.allocator = memory_plain()};
    CHECK(whole_run(&from, b, KERNEL_GLPK, NULL) == QUOIN_OK, "run");
    CHECK(glp_init_env() == 1, "the environment is still there");
    CHECK(glp_get_num_rows(hosts) == 3, "so is the problem");
    CHECK(glp_term_out(terminal) == GLP_ON, "the terminal is as it was");
    glp_delete_prob(hosts);
    glp_free_env();
    builder_free(b);
}

static int hear(void *heard, const char *text) {
    (void)text;
    ++*(int *)heard;
    return 1;
}

static void glpk_giving_up_is_a_status(void) {
    running = "GLPK giving up is a status";
    uint64_t state = 11;
    builder *b = random_program(&state, 400, 900, 2, 0);
    for (uint32_t i = 0; i < b->rows; i++) b->right[i] = 0;
    for (uint32_t j = 0; j < b->columns; j++) b->lower[j] = fmin(b->lower[j], 0), b->upper[j] = fmax(b->upper[j], 0);
    run r = start(b, KERNEL_GLPK);
    CHECK(r.feasible, "0 solves it");
    glp_init_env();
    int heard = 0;
    glp_term_hook(hear, &heard);
    glp_mem_limit(1);
    void *filler[8];
    for (int k = 0; k < 8; k++) filler[k] = glp_alloc(1, 100000);
    (void)filler;
    quoin_status status = kernel_minimize(r.k, b->costs, b->levels);
    CHECK(status == QUOIN_BACKEND_FAILED, "status %d", status);
    CHECK(heard > 0, "the host's own hook hears why");
    minimize_all(&r, b); /* a new environment without the limit: the kernel is unharmed */
    check_point(b, kernel_point(r.k), 1e-9, "afterwards");
    CHECK(glp_init_env() == 0, "nothing is left behind");
    glp_free_env();
    finish(&r);
    builder_free(b);
}
#endif

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    a_stronger_row_wins_over_many_weaker();
    thirds_and_sevenths();
    fractions_come_out();
    levels_walk_down_a_face();
    redundant_rows_do_no_harm();
    a_tie_stays_open();
    an_open_range_is_infinite();
    a_cycle_is_left();
    a_twisted_cube_has_its_top();
    a_degenerate_corner_is_one_point();
    boxed_columns_cross();
    a_contradiction_has_its_support();
    inequalities_contradict_too();
    a_satisfied_row_gives_way_for_many();
    the_tolerance_is_a_limit();
    bad_programs_are_refused();
    empty_programs_work();
    repeated_entries_add_up();
    bases_are_solved();
    random_small_programs_agree();
    random_larger_programs_agree();
    random_magnitudes_agree();
    every_allocation_may_fail();
    a_call_can_be_repeated_after_a_failed_allocation();
    the_same_program_gives_the_same_bits();
    threads_do_not_meet();
    a_kernel_moves_between_threads();
#ifdef QUOIN_WITH_GLPK
    the_hosts_glpk_is_left_alone();
    glpk_giving_up_is_a_status();
#endif
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
