/* Triangular solves and updates of a factorized basis (lu.h). Every stage walks the touched pivot steps upward or
 * downward; what a step touches always lies ahead of it, so re-reading the current word of the bit set suffices. */
#include "Kernel/lu.h"

#include <math.h>
#include <string.h>

#define TINY 1e-14

static uint32_t word_count(const lu *f) { return (f->size + 63) / 64; }

/* An array over all rows, never empty; what is behind the last row is watched. */
static void *take_rows(lu *f, size_t element) {
    void *block = memory_take(f->from, ((size_t)f->size + 1) * element);
    if (block) watched_forbid(block, f->size * element, ((size_t)f->size + 1) * element);
    return block;
}

quoin_status lu_open(lu *f, memory *from, uint32_t size) {
    memset(f, 0, sizeof *f);
    f->from = from;
    f->size = size;
    size_t rows = (size_t)size + 1;
    f->order = take_rows(f, sizeof *f->order);
    f->rank = take_rows(f, sizeof *f->rank);
    f->diagonal = take_rows(f, sizeof *f->diagonal);
    f->list = take_rows(f, sizeof *f->list);
    f->removed = take_rows(f, sizeof *f->removed);
    f->pivot_row = take_rows(f, sizeof *f->pivot_row);
    f->dense = take_rows(f, sizeof *f->dense);
    f->bits = memory_take(from, (word_count(f) + 1) * sizeof *f->bits);
    lu_table *tables[] = {&f->upper_columns, &f->upper_rows, &f->lower_columns, &f->lower_rows};
    bool complete = f->order && f->rank && f->diagonal && f->list && f->removed && f->pivot_row && f->dense && f->bits;
    for (int t = 0; t < 4; t++) complete &= (tables[t]->start = memory_take(from, (rows + 1) * sizeof(uint32_t))) != NULL;
    if (!complete) {
        lu_close(f);
        return QUOIN_OUT_OF_MEMORY;
    }
    memset(f->bits, 0, (word_count(f) + 1) * sizeof *f->bits);
    watched_forbid(f->bits, word_count(f) * sizeof *f->bits, (word_count(f) + 1) * sizeof *f->bits);
    memory_fill(f->dense, 0, size * sizeof *f->dense);
    return QUOIN_OK;
}

void lu_close(lu *f) {
    if (!f->from) return;
    size_t rows = (size_t)f->size + 1;
    memory_give(f->from, f->order, rows * sizeof *f->order);
    memory_give(f->from, f->rank, rows * sizeof *f->rank);
    memory_give(f->from, f->diagonal, rows * sizeof *f->diagonal);
    memory_give(f->from, f->list, rows * sizeof *f->list);
    memory_give(f->from, f->removed, rows * sizeof *f->removed);
    memory_give(f->from, f->pivot_row, rows * sizeof *f->pivot_row);
    memory_give(f->from, f->dense, rows * sizeof *f->dense);
    memory_give(f->from, f->bits, (word_count(f) + 1) * sizeof *f->bits);
    lu_table *tables[] = {&f->upper_columns, &f->upper_rows, &f->lower_columns, &f->lower_rows};
    for (int t = 0; t < 4; t++) {
        memory_give(f->from, tables[t]->start, (rows + 1) * sizeof(uint32_t));
        GIVE(f->from, tables[t]->entries, tables[t]->capacity);
    }
    GIVE(f->from, f->etas, f->eta_capacity);
    GIVE(f->from, f->eta_entries, f->eta_entry_capacity);
    GIVE(f->from, f->upper, f->upper_capacity);
    GIVE(f->from, f->lower, f->lower_capacity);
    GIVE(f->from, f->words, f->word_capacity);
    GIVE(f->from, f->row_pool, f->row_pool_capacity);
    GIVE(f->from, f->column_pool, f->column_pool_capacity);
    memset(f, 0, sizeof *f);
}

/* ── Bit sets over pivot steps ──────────────────────────────────────────────────────────────────────────────── */

static inline void touch(lu *f, uint32_t row) {
    uint32_t step = f->rank[row];
    f->bits[step >> 6] |= UINT64_C(1) << (step & 63);
}

static inline bool touched(const lu *f, uint32_t row) {
    uint32_t step = f->rank[row];
    return f->bits[step >> 6] >> (step & 63) & 1;
}

static void touch_all(lu *f, const sparse_vector *v) {
    for (uint32_t k = 0; k < v->count; k++) touch(f, v->index[k]);
}

/* Reads the touched rows back into the vector's list, without rounding noise, and clears the set. */
static void collect(lu *f, sparse_vector *v) {
    uint32_t count = 0;
    for (uint32_t w = 0; w < word_count(f); w++) {
        for (uint64_t waiting = f->bits[w]; waiting; waiting &= waiting - 1) {
            uint32_t row = f->order[w * 64 + (uint32_t)__builtin_ctzll(waiting)];
            if (fabs(v->value[row]) > TINY) v->index[count++] = row;
            else v->value[row] = 0;
        }
        f->bits[w] = 0;
    }
    v->count = count;
}

static inline void scatter(lu *f, const lu_table *table, uint32_t row, double by, double *value) {
    for (uint32_t k = table->start[row]; k < table->start[row + 1]; k++) {
        uint32_t target = table->entries[k].index;
        value[target] -= table->entries[k].value * by;
        touch(f, target);
    }
}

static void walk_up(lu *f, const lu_table *table, bool divide, double *value) {
    for (uint32_t w = 0; w < word_count(f); w++) {
        uint64_t ahead = ~UINT64_C(0), waiting;
        while ((waiting = f->bits[w] & ahead)) {
            uint32_t bit = (uint32_t)__builtin_ctzll(waiting), row = f->order[w * 64 + bit];
            ahead = bit == 63 ? 0 : ~UINT64_C(0) << (bit + 1);
            if (value[row] == 0) continue;
            if (divide) value[row] /= f->diagonal[row];
            scatter(f, table, row, value[row], value);
        }
    }
}

static void walk_down(lu *f, const lu_table *table, bool divide, double *value) {
    for (uint32_t w = word_count(f); w-- > 0;) {
        uint64_t ahead = ~UINT64_C(0), waiting;
        while ((waiting = f->bits[w] & ahead)) {
            uint32_t bit = 63 - (uint32_t)__builtin_clzll(waiting), row = f->order[w * 64 + bit];
            ahead = (UINT64_C(1) << bit) - 1;
            if (value[row] == 0) continue;
            if (divide) value[row] /= f->diagonal[row];
            scatter(f, table, row, value[row], value);
        }
    }
}

/* ── Solves ─────────────────────────────────────────────────────────────────────────────────────────────────── */

void lu_solve(lu *f, sparse_vector *v) {
    touch_all(f, v);
    if (f->lower_columns.start[f->size]) walk_up(f, &f->lower_columns, false, v->value);
    walk_down(f, &f->upper_columns, true, v->value);
    for (size_t e = 0; e < f->eta_count; e++) {
        const lu_eta *eta = &f->etas[e];
        if (v->value[eta->row] == 0) continue;
        double x = v->value[eta->row] /= eta->pivot;
        for (size_t k = eta->begin; k < eta->end; k++) {
            v->value[f->eta_entries[k].index] -= f->eta_entries[k].value * x;
            touch(f, f->eta_entries[k].index);
        }
    }
    collect(f, v);
}

void lu_solve_transposed(lu *f, sparse_vector *v) {
    touch_all(f, v);
    for (size_t e = f->eta_count; e-- > 0;) {
        const lu_eta *eta = &f->etas[e];
        double sum = v->value[eta->row];
        for (size_t k = eta->begin; k < eta->end; k++)
            sum -= f->eta_entries[k].value * v->value[f->eta_entries[k].index];
        if (sum == 0 && !touched(f, eta->row)) continue;
        v->value[eta->row] = sum / eta->pivot;
        touch(f, eta->row);
    }
    walk_up(f, &f->upper_rows, true, v->value);
    if (f->lower_columns.start[f->size]) walk_down(f, &f->lower_rows, false, v->value);
    collect(f, v);
}

quoin_status lu_exchange(lu *f, uint32_t row, const sparse_vector *column) {
    if (!RESERVE(f->from, f->etas, f->eta_capacity, f->eta_count + 1)
        || !RESERVE(f->from, f->eta_entries, f->eta_entry_capacity, f->eta_entry_count + column->count))
        return QUOIN_OUT_OF_MEMORY;
    lu_eta *eta = &f->etas[f->eta_count++];
    *eta = (lu_eta){row, column->value[row], f->eta_entry_count, 0};
    for (uint32_t k = 0; k < column->count; k++) {
        uint32_t i = column->index[k];
        if (i != row) f->eta_entries[f->eta_entry_count++] = (lu_entry){i, column->value[i]};
    }
    eta->end = f->eta_entry_count;
    return QUOIN_OK;
}
