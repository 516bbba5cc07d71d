/* Counts of what bases and programs take, summed and beside those written down: which pivot is chosen changes no answer, but these.
 * All entries are 1 or −1, so that rounding decides nothing. After a change of the method the messages say what to write here. */
#ifndef COUNTS_H
#define COUNTS_H

#include "Kernel/simplex.h"
#include "factorization.h"
#include "random_programs.h"

#define COUNTED_BASES 300

/* A basis of columns with few entries, each of which has one on the diagonal. With `triangular`, all others are below it. Rows are
 * numbered in any order. */
static sparse_matrix draw_basis(uint64_t *state, uint32_t m, bool triangular) {
    sparse_matrix a = {m, m, calloc(m + 1, 4), calloc((size_t)m * m, 4), calloc((size_t)m * m, 8)};
    uint32_t *name = calloc(m, 4), at = 0;
    for (uint32_t i = 0; i < m; i++) name[i] = i;
    for (uint32_t i = m; i > 1; i--) {
        uint32_t k = below(state, i), swap = name[k];
        name[k] = name[i - 1];
        name[i - 1] = swap;
    }
    for (uint32_t j = 0; j < m; j++) {
        a.start[j] = at;
        for (uint32_t i = triangular ? j : 0; i < m; i++) {
            if (i != j && below(state, m) > 1) continue;
            a.row[at] = name[i];
            a.value[at++] = below(state, 2) ? 1 : -1;
        }
    }
    a.start[m] = at;
    free(name);
    return a;
}

typedef struct basis_counts {
    uint64_t upper, lower, removed, whole, order; /* entries; columns; bases without a nucleus; a sum over the order of pivots */
} basis_counts;

static void count_basis(uint64_t *state, bool triangular, basis_counts *sum) {
    uint32_t m = 2 + below(state, 40);
    sparse_matrix a = draw_basis(state, m, triangular);
    memory from = {.allocator = memory_plain()};
    uint32_t *head = calloc(m, 4);
    for (uint32_t i = 0; i < m; i++) head[i] = i;
    lu f;
    lu_matrix matrix = {m, a.start, a.row, a.value};
    CHECK(lu_open(&f, &from, m) == QUOIN_OK && lu_factor(&f, &matrix, head) == QUOIN_OK, "factor");
    CHECK(!triangular || (!f.row_pool_capacity && !f.removed_count), "a triangular basis needs no elimination");
    sum->upper += f.upper_count, sum->lower += f.lower_count, sum->removed += f.removed_count, sum->whole += !f.row_pool_capacity;
    for (uint32_t i = 0; i < m; i++) sum->order += (uint64_t)(i + 1) * (f.order[i] + 1);
    check_solves(&f, &a, head, state);
    lu_close(&f);
    free(a.start), free(a.row), free(a.value), free(head);
}

static void bases_take_what_is_written_down(void) {
    static const basis_counts written[2] = {{7805, 6533, 86, 11, 1404185}, {5859, 0, 0, 300, 1398939}};
    running = "bases take what is written down";
    for (int triangular = 0; triangular < 2; triangular++) {
        basis_counts sum = {0, 0, 0, 0, 0};
        for (uint64_t seed = 1; seed <= COUNTED_BASES; seed++) {
            uint64_t state = seed * UINT64_C(0x9FB21C651E98DF25);
            count_basis(&state, triangular, &sum);
        }
        CHECK(!memcmp(&sum, &written[triangular], sizeof sum), "{%llu, %llu, %llu, %llu, %llu}", (unsigned long long)sum.upper, (unsigned long long)sum.lower,
              (unsigned long long)sum.removed, (unsigned long long)sum.whole, (unsigned long long)sum.order);
    }
}

/* Columns that cannot be in the basis together leave it for a bound, if they have one. */
static void removed_columns_rest_at_bounds(void) {
    static const double bounds[5][2] = {{5, OPEN}, {-OPEN, -5}, {-OPEN, OPEN}, {5, 7}, {-8, 7}}, places[5] = {5, -5, 0, 7, 7};
    running = "removed columns rest at bounds";
    for (int kind = 0; kind < 5; kind++) {
        builder *b = builder_new(2, 4, 1);
        for (uint32_t j = 0; j < 2; j++) {
            column(b, bounds[kind][0], bounds[kind][1]);
            entry(b, 0, j, 1);
        }
        memory from = {.allocator = memory_plain()};
        program p = packed(b);
        simplex *s;
        CHECK(simplex_open(&from, &p, &s) == QUOIN_OK, "open");
        simplex_scale(s, &p);
        simplex_start(s);
        for (uint32_t j = 0; j < s->total; j++) s->position[j] = NOT_BASIC;
        for (uint32_t j = 0; j < 2; j++) s->head[j] = j, s->position[j] = j, s->x[j] = 100 / s->column_scale[j];
        CHECK(simplex_factor(s) == QUOIN_OK && s->factor.removed_count == 1, "one of two equal columns is removed");
        for (uint32_t j = 0; j < 2; j++)
            if (s->position[j] == NOT_BASIC) check_near(s->x[j] * s->column_scale[j], places[kind], 0, "column", j);
        simplex_close(s);
        builder_free(b);
    }
}

#define PROGRAM_SIZES 2
#define COUNTED_RANGES 4

typedef struct program_counts {
    uint64_t feasible, levels, ranges; /* pivots until there is a feasible point, of all levels, and of the ranges of some columns */
    uint64_t fixed, points;    /* columns that the face fixes, and faces that are known to be points */
} program_counts;

static void count_program(builder *b, program_counts *sum) {
    run r = start(b, KERNEL_NATIVE);
    double least, greatest, *wish = calloc(b->columns, 8);
    uint64_t feasible = kernel_pivots(r.k), levels = feasible;
    if (r.feasible) {
        minimize_all(&r, b);
        levels = kernel_pivots(r.k);
        for (uint32_t j = 0; j < b->columns; j++) sum->fixed += kernel_fixed(r.k)[j];
        sum->points += kernel_is_point(r.k);
    }
    for (uint32_t j = 0; j < COUNTED_RANGES && r.feasible; j++) {
        wish[j] = 1;
        CHECK(kernel_range(r.k, wish, &least, &greatest) == QUOIN_OK, "range of column %u", j);
        wish[j] = 0;
    }
    sum->feasible += feasible, sum->levels += levels - feasible, sum->ranges += kernel_pivots(r.k) - levels;
    free(wish);
    finish(&r);
}

static void programs_take_what_is_written_down(void) {
#if SIMPLEX_PATIENCE
    static const program_counts written[PROGRAM_SIZES] = {{289, 2624, 319, 5490, 20}, {32, 750, 21, 1856, 0}};
#else /* on its rare paths */
    static const program_counts written[PROGRAM_SIZES] = {{399, 1565, 275, 5444, 20}, {44, 421, 18, 1843, 0}};
#endif
    running = "programs take what is written down";
    for (int large = 0; large < PROGRAM_SIZES; large++) {
        program_counts sum = {0, 0, 0, 0, 0};
        for (uint64_t seed = 1; seed <= (large ? 30 : 300); seed++) {
            uint64_t state = seed * UINT64_C(0xC2B2AE3D27D4EB4F);
            uint32_t variables = COUNTED_RANGES + below(&state, large ? 60 : 12);
            uint32_t levels = 1 + below(&state, 4), rows = variables + below(&state, 2 * variables);
            builder *b = random_program(&state, variables, rows, levels, false);
            count_program(b, &sum);
            builder_free(b);
        }
        CHECK(!memcmp(&sum, &written[large], sizeof sum), "{%llu, %llu, %llu, %llu, %llu}", (unsigned long long)sum.feasible, (unsigned long long)sum.levels,
              (unsigned long long)sum.ranges, (unsigned long long)sum.fixed, (unsigned long long)sum.points);
    }
}

#endif
