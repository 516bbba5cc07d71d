/* The factorization of bases: what it solves must hold, before and after columns are exchanged. */
#ifndef FACTORIZATION_H
#define FACTORIZATION_H

#include "harness.h"

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

/* An entry that is small beside another of its row is no pivot, although it would fill in least: dividing by it would cost all digits. */
static void small_entries_are_no_pivots(void) {
    running = "small entries are no pivots";
    for (uint64_t seed = 1; seed <= 50; seed++) {
        uint64_t state = seed * UINT64_C(0xD6E8FEB86659FD93);
        uint32_t m = 5 + below(&state, 20), at = 0;
        sparse_matrix a = {m, m, calloc(m + 1, 4), calloc((size_t)m * m, 4), calloc((size_t)m * m, 8)};
        uint32_t *head = calloc(m, 4);
        for (uint32_t j = 0; j < m; j++) {
            a.start[j] = at, head[j] = j;
            for (uint32_t i = 0; i < m; i++) {
                if (j ? i == 0 && j > 1 : i > 1) continue; /* the first column and the first row have two entries each */
                a.row[at] = i;
                a.value[at++] = i || j ? (double)below(&state, 9) - 4.5 : 2e-9;
            }
        }
        a.start[m] = at;
        memory from = {.allocator = memory_plain()};
        lu f;
        lu_matrix matrix = {m, a.start, a.row, a.value};
        CHECK(lu_open(&f, &from, m) == QUOIN_OK && lu_factor(&f, &matrix, head) == QUOIN_OK && !f.removed_count, "factor");
        check_solves(&f, &a, head, &state);
        lu_close(&f);
        free(a.start), free(a.row), free(a.value), free(head);
    }
}

#endif
