/* Factorizing a basis (lu.h) in three steps:
 *
 * 1. a column with one row left pivots there: nothing is below it, its other entries belong to U;
 * 2. a row with one column left pivots there: the rest of that column goes to L, and nothing else changes;
 * 3. what is left, the nucleus, is eliminated in the order of Markowitz counts (lu_nucleus.c).
 *
 * Rows that find no pivot get their own unit vector: elimination never used them, so L leaves that vector as it is.
 */
#include "Kernel/lu_work.h"

/* ── Setting up ─────────────────────────────────────────────────────────────────────────────────────────────── */

/* A list has a place for each row, and one more: a sanitizer watches it where it is of no use. */
static size_t list_stride(uint32_t size) {
    size_t room = (size_t)size + 2;
    return EVERY_BLOCK_IS_WATCHED ? (room + 3) & ~(size_t)1 : room;
}

/* Takes room for all lists; the last has a place for every entry of the basis. */
static bool take_lists(factor_work *w) {
    lu *f = w->f;
    size_t entries = 0, stride = list_stride(w->size);
    for (uint32_t p = 0; p < w->size; p++) entries += column_at(w, p).count;
    if (!RESERVE(f->from, f->words, f->word_capacity, 17 * stride + entries)) return false;
    uint32_t *next = f->words;
    watched_allow_all(next, (17 * stride + entries) * sizeof *next);
    uint32_t **parts[] = {&w->pattern_start, &w->by_row.first, &w->by_column.first, /* with one place more */
                          &w->row_count, &w->column_count, &w->queue, &w->stamp,
                          &w->rows.begin, &w->rows.length, &w->rows.capacity,
                          &w->columns.begin, &w->columns.length, &w->columns.capacity,
                          &w->by_row.next, &w->by_row.previous, &w->by_column.next, &w->by_column.previous};
    for (size_t k = 0; k < 17; k++, next += stride) {
        *parts[k] = next;
        watched_forbid(next, (w->size + (k < 3)) * sizeof *next, stride * sizeof *next);
    }
    w->pattern = next;
    memset(w->row_count, 0, w->size * sizeof *w->row_count);
    return true;
}

static quoin_status prepare(factor_work *w) {
    lu *f = w->f;
    uint32_t m = w->size;
    if (!take_lists(w)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t p = 0; p < m; p++) {
        column_view c = column_at(w, p);
        w->column_count[p] = c.count;
        for (uint32_t k = 0; k < c.count; k++) w->row_count[view_row(&c, k)]++;
    }
    uint32_t at = 0;
    for (uint32_t i = 0; i < m; i++) {
        w->pattern_start[i] = at;
        at += w->row_count[i];
        w->queue[i] = w->pattern_start[i];
        f->rank[i] = f->pivot_row[i] = NONE;
    }
    w->pattern_start[m] = at;
    for (uint32_t p = 0; p < m; p++) {
        column_view c = column_at(w, p);
        for (uint32_t k = 0; k < c.count; k++) w->pattern[w->queue[view_row(&c, k)]++] = p;
    }
    return QUOIN_OK;
}

/* ── Peeling ────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool pivot_singleton_column(factor_work *w, uint32_t p) {
    column_view c = column_at(w, p);
    uint32_t row = NONE;
    double value = 0;
    for (uint32_t k = 0; k < c.count; k++)
        if (w->f->rank[view_row(&c, k)] == NONE) row = view_row(&c, k), value = c.value[k];
    if (fabs(value) < SMALLEST_PIVOT) return true;
    for (uint32_t k = 0; k < c.count; k++)
        if (view_row(&c, k) != row && !add_upper(w->f, view_row(&c, k), p, c.value[k])) return false;
    pivot(w, row, p, value);
    return true;
}

static bool peel_columns(factor_work *w) {
    uint32_t read = 0, written = 0;
    for (uint32_t p = 0; p < w->size; p++)
        if (w->column_count[p] == 1) w->queue[written++] = p;
    while (read < written) {
        uint32_t p = w->queue[read++], step = w->step;
        if (w->column_count[p] != 1) continue;
        if (!pivot_singleton_column(w, p)) return false;
        if (w->step == step) continue;
        uint32_t row = w->f->order[step];
        for (uint32_t k = w->pattern_start[row]; k < w->pattern_start[row + 1]; k++) {
            uint32_t other = w->pattern[k];
            if (--w->column_count[other] == 1) w->queue[written++] = other;
        }
    }
    return true;
}

/* A row that is left has entries in columns without a pivot alone: those with one had no other row left. */
static void count_active_rows(factor_work *w) {
    for (uint32_t i = 0; i < w->size; i++)
        w->row_count[i] = w->f->rank[i] == NONE ? w->pattern_start[i + 1] - w->pattern_start[i] : 0;
}

static bool pivot_singleton_row(factor_work *w, uint32_t row, uint32_t *written) {
    lu *f = w->f;
    uint32_t p = NONE;
    for (uint32_t k = w->pattern_start[row]; k < w->pattern_start[row + 1]; k++)
        if (f->pivot_row[w->pattern[k]] == NONE) p = w->pattern[k];
    if (p == NONE) return true;
    column_view c = column_at(w, p);
    double value = 0;
    for (uint32_t k = 0; k < c.count; k++)
        if (view_row(&c, k) == row) value = c.value[k];
    if (fabs(value) < SMALLEST_PIVOT) return true;
    for (uint32_t k = 0; k < c.count; k++) {
        uint32_t other = view_row(&c, k);
        if (other == row) continue;
        if (f->rank[other] != NONE) {
            if (!add_upper(f, other, p, c.value[k])) return false;
        } else {
            if (!add_lower(f, other, row, c.value[k] / value)) return false;
            if (--w->row_count[other] == 1) w->queue[(*written)++] = other;
        }
    }
    pivot(w, row, p, value);
    return true;
}

static bool peel_rows(factor_work *w) {
    uint32_t read = 0, written = 0;
    count_active_rows(w);
    for (uint32_t i = 0; i < w->size; i++)
        if (w->row_count[i] == 1) w->queue[written++] = i;
    while (read < written) {
        uint32_t row = w->queue[read++];
        if (w->f->rank[row] == NONE && w->row_count[row] == 1 && !pivot_singleton_row(w, row, &written)) return false;
    }
    return true;
}

/* ── Writing the factors ────────────────────────────────────────────────────────────────────────────────────── */

/* Moves every column to the row it pivots on. A row without a pivot gets its unit vector; columns without a row are removed. */
static void reorder_columns(factor_work *w, uint32_t *head) {
    lu *f = w->f;
    for (uint32_t p = 0; p < w->size; p++) {
        if (f->pivot_row[p] == NONE) f->removed[f->removed_count++] = head[p];
        else f->list[f->pivot_row[p]] = head[p];
    }
    for (uint32_t i = 0; f->removed_count && i < w->size; i++) {
        if (f->rank[i] != NONE) continue;
        f->list[i] = w->matrix->column_count + i;
        f->rank[i] = w->step;
        f->order[w->step++] = i;
        f->diagonal[i] = 1;
    }
    memcpy(head, f->list, w->size * sizeof *head);
}

/* Sorts triplets into a table by row or by column. Columns that were given up have no entries in U. */
static bool tabulate(lu *f, lu_table *table, const lu_triplet *triplets, size_t count, bool by_row) {
    uint32_t *start = table->start;
    if (count >= NONE || !RESERVE(f->from, table->entries, table->capacity, count)) return false;
    memset(start, 0, ((size_t)f->size + 2) * sizeof *start);
    for (size_t k = 0; k < count; k++)
        if (triplets[k].column != NONE) start[(by_row ? triplets[k].row : triplets[k].column) + 2]++;
    for (uint32_t i = 0; i < f->size; i++) start[i + 2] += start[i + 1];
    for (size_t k = 0; k < count; k++) {
        const lu_triplet *t = &triplets[k];
        if (t->column == NONE) continue;
        uint32_t key = by_row ? t->row : t->column, other = by_row ? t->column : t->row;
        table->entries[start[key + 1]++] = (lu_entry){other, t->value};
    }
    return true;
}

static bool write_factors(lu *f) {
    for (size_t k = 0; k < f->upper_count; k++) f->upper[k].column = f->pivot_row[f->upper[k].column];
    f->factor_entries = f->upper_count + f->lower_count;
    return tabulate(f, &f->upper_columns, f->upper, f->upper_count, false)
        && tabulate(f, &f->upper_rows, f->upper, f->upper_count, true)
        && tabulate(f, &f->lower_columns, f->lower, f->lower_count, false)
        && tabulate(f, &f->lower_rows, f->lower, f->lower_count, true);
}

quoin_status lu_factor(lu *f, const lu_matrix *matrix, uint32_t *head) {
    static const double one = 1;
    factor_work w = {.f = f, .one = &one, .matrix = matrix, .head = head, .size = f->size};
    f->eta_count = f->eta_entry_count = f->upper_count = f->lower_count = 0;
    f->removed_count = 0;
    quoin_status status = prepare(&w);
    if (status != QUOIN_OK) return status;
    if (!peel_columns(&w) || !peel_rows(&w) || !lu_eliminate_nucleus(&w)) {
        memset(f->dense, 0, f->size * sizeof *f->dense);
        return QUOIN_OUT_OF_MEMORY;
    }
    if (!write_factors(f)) return QUOIN_OUT_OF_MEMORY;
    reorder_columns(&w, head);
    return QUOIN_OK;
}
