/* The two kernels on random programs: the same levels, the same points, supports that prove. */
#ifndef RANDOM_PROGRAMS_H
#define RANDOM_PROGRAMS_H

#include "harness.h"

/* Rows over a few free columns: differences or noise with ratios, required or soft, equal or one-sided. Some have only
 * two constants, which makes most vertices degenerate; some settle each row alone after the levels, from the last on. */
static builder *random_program(uint64_t *state, uint32_t variables, uint32_t rows, uint32_t base_levels, int multipliers) {
    bool alike = below(state, 4) == 0, each_row = below(state, 3) == 0;
    uint32_t levels = base_levels + (each_row ? rows : 0);
    /* One row of so many is a required equality and one a required inequality: few enough to be satisfiable. */
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

/* More rows than columns, required equalities that hold at a point within bounds: most repeat others, or add two of them up. */
static builder *random_repetitions(uint64_t *state, uint32_t columns, uint32_t base_rows, uint32_t rows, uint32_t levels) {
    builder *b = builder_new(rows, columns * rows, levels); /* room for as many entries */
    double *row = calloc((size_t)rows * columns, 8), *plan = calloc(columns, 8);
    for (uint32_t j = 0; j < columns; j++) {
        plan[j] = (double)below(state, 41) - 20;
        column(b, plan[j] - below(state, 9), plan[j] + below(state, 9));
    }
    for (uint32_t i = 0; i < levels * columns; i++) b->costs[i] = (double)below(state, 5) - 2;
    for (uint32_t i = 0; i < rows; i++) {
        uint32_t one = below(state, base_rows), other = below(state, base_rows);
        double factor = (double)below(state, 3) - 1;
        for (uint32_t j = 0; j < columns; j++) {
            double *value = &row[i * columns + j];
            *value = i >= base_rows ? row[one * columns + j] + factor * row[other * columns + j] : below(state, 2) ? 0 : (double)below(state, 5) - 2;
            if (*value != 0) entry(b, i, j, *value);
            b->right[i] += *value * plan[j];
        }
    }
    free(row), free(plan);
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

static void random_repetitions_agree(void) {
    char name[80];
    running = name;
    for (int seed = 1; seed <= 500 * repeats(); seed++) {
        uint64_t state = (uint64_t)seed * UINT64_C(0xBF58476D1CE4E5B9);
        snprintf(name, sizeof name, "random repetitions agree, seed %d", seed);
        uint32_t columns = 2 + below(&state, 7), rows = columns + 1 + below(&state, 10);
        uint32_t levels = 1 + below(&state, 3), base_rows = 1 + below(&state, columns - 1);
        builder *b = random_repetitions(&state, columns, base_rows, rows, levels);
        compare(b, &state, 1e-7);
        builder_free(b);
    }
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
        uint32_t variables = 1 + below(&state, seed % 2 ? 30 : 3), levels = 1 + below(&state, 4), rows = variables + below(&state, variables);
        builder *b = random_magnitudes(&state, variables, rows, levels, seed % 2);
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

#endif
