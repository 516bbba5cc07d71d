/* Factorizing a basis (lu.h) in three steps:
 *
 * 1. a column with one row left pivots there: nothing is below it, its other entries belong to U;
 * 2. a row with one column left pivots there: the rest of that column goes to L, and nothing else changes;
 * 3. the nucleus: repeatedly the entry of smallest Markowitz count (r − 1)(c − 1) among those at least a tenth of
 *    their row's largest, looked for in the shortest few rows and columns; its column is eliminated from the others.
 *
 * Rows that find no pivot get their own unit vector: elimination never used them, so L leaves that vector as it is.
 */
#include "Kernel/lu.h"

#include <math.h>
#include <string.h>

#define NONE UINT32_MAX
#define SMALLEST_PIVOT 1e-9
#define THRESHOLD 0.1
#define CANDIDATES 4
#define CANCELLED 1e-13

/* Rows or columns of one count in doubly linked lists, one per count. */
typedef struct buckets {
    uint32_t *first, *next, *previous;
} buckets;

typedef struct strips {
    uint32_t *begin, *length, *capacity;
} strips;

typedef struct factor_work {
    lu *f;
    const lu_matrix *matrix;
    const uint32_t *head;
    uint32_t size, step, mark;
    uint32_t *row_count, *column_count; /* active entries */
    uint32_t *pattern_start, *pattern;  /* by row: positions of columns with an entry there */
    uint32_t *queue;
    uint32_t *stamp;
    strips rows, columns;
    buckets by_row, by_column;
    size_t row_pool_used, column_pool_used;
} factor_work;

/* ── Entries of basis columns ───────────────────────────────────────────────────────────────────────────────── */

typedef struct column_view {
    const uint32_t *index;
    const double *value;
    uint32_t count, own_index;
} column_view;

static const double one = 1;

static column_view column_at(const factor_work *w, uint32_t position) {
    uint32_t j = w->head[position];
    const lu_matrix *a = w->matrix;
    if (j >= a->column_count) return (column_view){NULL, &one, 1, j - a->column_count};
    uint32_t begin = a->column_start[j];
    return (column_view){a->row_index + begin, a->coefficient + begin, a->column_start[j + 1] - begin, 0};
}

static inline uint32_t view_row(const column_view *c, uint32_t k) { return c->index ? c->index[k] : c->own_index; }

static bool add_upper(lu *f, uint32_t row, uint32_t position, double value) {
    if (!RESERVE(f->from, f->upper, f->upper_capacity, f->upper_count + 1)) return false;
    f->upper[f->upper_count++] = (lu_triplet){row, position, value};
    return true;
}

static bool add_lower(lu *f, uint32_t row, uint32_t pivot_row, double value) {
    if (!RESERVE(f->from, f->lower, f->lower_capacity, f->lower_count + 1)) return false;
    f->lower[f->lower_count++] = (lu_triplet){row, pivot_row, value};
    return true;
}

static void pivot(factor_work *w, uint32_t row, uint32_t position, double value) {
    lu *f = w->f;
    f->rank[row] = w->step;
    f->order[w->step++] = row;
    f->diagonal[row] = value;
    f->pivot_row[position] = row;
}

/* ── Setting up ─────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status prepare(factor_work *w) {
    lu *f = w->f;
    uint32_t m = w->size;
    size_t entries = 0;
    for (uint32_t p = 0; p < m; p++) entries += column_at(w, p).count;
    size_t stride = (size_t)m + 2;
    if (!RESERVE(f->from, f->words, f->word_capacity, 17 * stride + entries)) return QUOIN_OUT_OF_MEMORY;
    uint32_t *next = f->words;
    uint32_t **parts[] = {&w->row_count, &w->column_count, &w->pattern_start, &w->queue, &w->stamp,
                          &w->rows.begin, &w->rows.length, &w->rows.capacity,
                          &w->columns.begin, &w->columns.length, &w->columns.capacity,
                          &w->by_row.first, &w->by_row.next, &w->by_row.previous,
                          &w->by_column.first, &w->by_column.next, &w->by_column.previous};
    for (int k = 0; k < 17; k++, next += stride) *parts[k] = next;
    w->pattern = next;
    memset(w->row_count, 0, stride * sizeof(uint32_t));
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

static void count_active_rows(factor_work *w) {
    for (uint32_t i = 0; i < w->size; i++) {
        w->row_count[i] = 0;
        if (w->f->rank[i] != NONE) continue;
        for (uint32_t k = w->pattern_start[i]; k < w->pattern_start[i + 1]; k++)
            w->row_count[i] += w->f->pivot_row[w->pattern[k]] == NONE;
    }
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

/* ── The nucleus ────────────────────────────────────────────────────────────────────────────────────────────── */

static void link_in(buckets *b, uint32_t item, uint32_t count) {
    uint32_t first = b->first[count];
    b->next[item] = first;
    b->previous[item] = NONE;
    if (first != NONE) b->previous[first] = item;
    b->first[count] = item;
}

static void link_out(buckets *b, uint32_t item, uint32_t count) {
    uint32_t next = b->next[item], previous = b->previous[item];
    if (previous == NONE) b->first[count] = next;
    else b->next[previous] = next;
    if (next != NONE) b->previous[next] = previous;
}

/* Makes room for one more entry in a strip, moving it to the end of its pool when it is full. */
static bool widen_row(factor_work *w, uint32_t row) {
    strips *s = &w->rows;
    lu *f = w->f;
    if (s->length[row] < s->capacity[row]) return true;
    uint32_t room = s->capacity[row] * 2 + 4;
    if (!RESERVE(f->from, f->row_pool, f->row_pool_capacity, w->row_pool_used + room)) return false;
    memcpy(f->row_pool + w->row_pool_used, f->row_pool + s->begin[row], s->length[row] * sizeof *f->row_pool);
    s->begin[row] = (uint32_t)w->row_pool_used;
    s->capacity[row] = room;
    w->row_pool_used += room;
    return w->row_pool_used < NONE;
}

static bool widen_column(factor_work *w, uint32_t p) {
    strips *s = &w->columns;
    lu *f = w->f;
    if (s->length[p] < s->capacity[p]) return true;
    uint32_t room = s->capacity[p] * 2 + 4;
    if (!RESERVE(f->from, f->column_pool, f->column_pool_capacity, w->column_pool_used + room)) return false;
    memcpy(f->column_pool + w->column_pool_used, f->column_pool + s->begin[p], s->length[p] * sizeof *f->column_pool);
    s->begin[p] = (uint32_t)w->column_pool_used;
    s->capacity[p] = room;
    w->column_pool_used += room;
    return w->column_pool_used < NONE;
}

static bool append_to_nucleus(factor_work *w, uint32_t row, uint32_t p, double value) {
    if (!widen_row(w, row) || !widen_column(w, p)) return false;
    w->f->row_pool[w->rows.begin[row] + w->rows.length[row]++] = (lu_entry){p, value};
    w->f->column_pool[w->columns.begin[p] + w->columns.length[p]++] = row;
    return true;
}

static bool load_nucleus(factor_work *w) {
    lu *f = w->f;
    uint32_t m = w->size;
    strips *both[] = {&w->rows, &w->columns};
    for (int k = 0; k < 2; k++)
        for (uint32_t i = 0; i < m; i++) both[k]->begin[i] = both[k]->length[i] = both[k]->capacity[i] = 0;
    for (uint32_t i = 0; i <= m + 1; i++) w->by_row.first[i] = w->by_column.first[i] = NONE;
    memset(w->stamp, 0, m * sizeof(uint32_t));
    for (uint32_t p = 0; p < m; p++) {
        if (f->pivot_row[p] != NONE) continue;
        column_view c = column_at(w, p);
        for (uint32_t k = 0; k < c.count; k++) {
            uint32_t row = view_row(&c, k);
            bool placed = f->rank[row] != NONE ? add_upper(f, row, p, c.value[k]) : append_to_nucleus(w, row, p, c.value[k]);
            if (!placed) return false;
        }
    }
    for (uint32_t i = m; i-- > 0;) {
        if (f->rank[i] == NONE && w->rows.length[i]) link_in(&w->by_row, i, w->rows.length[i]);
        if (f->pivot_row[i] == NONE && w->columns.length[i]) link_in(&w->by_column, i, w->columns.length[i]);
    }
    return true;
}

static double largest_in_row(const factor_work *w, uint32_t row) {
    const lu_entry *e = w->f->row_pool + w->rows.begin[row];
    double largest = 0;
    for (uint32_t k = 0; k < w->rows.length[row]; k++) largest = fmax(largest, fabs(e[k].value));
    return largest;
}

static double entry_at(const factor_work *w, uint32_t row, uint32_t p) {
    const lu_entry *e = w->f->row_pool + w->rows.begin[row];
    for (uint32_t k = 0; k < w->rows.length[row]; k++)
        if (e[k].index == p) return e[k].value;
    return 0;
}

typedef struct choice {
    uint32_t row, position, examined;
    double value;
    uint64_t cost;
} choice;

static void consider(const factor_work *w, choice *best, uint32_t row, uint32_t p, double value, double largest) {
    uint64_t cost = (uint64_t)(w->rows.length[row] - 1) * (w->columns.length[p] - 1);
    if (fabs(value) < SMALLEST_PIVOT || fabs(value) < THRESHOLD * largest) return;
    if (best->row != NONE && (cost > best->cost || (cost == best->cost && fabs(value) <= fabs(best->value)))) return;
    *best = (choice){row, p, best->examined, value, cost};
}

static void consider_column(const factor_work *w, choice *best, uint32_t p) {
    for (uint32_t k = 0; k < w->columns.length[p]; k++) {
        uint32_t row = w->f->column_pool[w->columns.begin[p] + k];
        consider(w, best, row, p, entry_at(w, row, p), largest_in_row(w, row));
    }
}

static void consider_row(const factor_work *w, choice *best, uint32_t row) {
    double largest = largest_in_row(w, row);
    for (uint32_t k = 0; k < w->rows.length[row]; k++) {
        const lu_entry *e = w->f->row_pool + w->rows.begin[row] + k;
        consider(w, best, row, e->index, e->value, largest);
    }
}

static choice choose_pivot(const factor_work *w) {
    choice best = {NONE, NONE, 0, 0, 0};
    for (uint32_t count = 1; count <= w->size; count++) {
        if (best.row != NONE && best.cost <= (uint64_t)(count - 1) * (count - 1)) return best;
        for (uint32_t p = w->by_column.first[count]; p != NONE; p = w->by_column.next[p]) {
            consider_column(w, &best, p);
            if (best.row != NONE && ++best.examined >= CANDIDATES) return best;
        }
        for (uint32_t i = w->by_row.first[count]; i != NONE; i = w->by_row.next[i]) {
            consider_row(w, &best, i);
            if (best.row != NONE && ++best.examined >= CANDIDATES) return best;
        }
    }
    return best;
}

static void remove_from_column(factor_work *w, uint32_t p, uint32_t row) {
    uint32_t *rows = w->f->column_pool + w->columns.begin[p];
    uint32_t k = 0;
    while (rows[k] != row) k++;
    rows[k] = rows[--w->columns.length[p]];
}

static double take_out(factor_work *w, uint32_t row, uint32_t p) {
    lu_entry *e = w->f->row_pool + w->rows.begin[row];
    uint32_t k = 0;
    while (e[k].index != p) k++;
    double value = e[k].value;
    e[k] = e[--w->rows.length[row]];
    return value;
}

/* row −= factor · pivot row. The pivot row lies in U from `first` on, and scattered in `dense`; the stamp tells which
 * of its columns the row had already. (Its own copy in the pool would move when the row widens.) */
static bool subtract(factor_work *w, uint32_t row, double factor, size_t first) {
    lu *f = w->f;
    w->mark++;
    for (uint32_t k = 0; k < w->rows.length[row];) {
        lu_entry *e = f->row_pool + w->rows.begin[row] + k;
        double change = factor * f->dense[e->index], old = fabs(e->value);
        if (change != 0) {
            w->stamp[e->index] = w->mark;
            e->value -= change;
        }
        if (change == 0 || fabs(e->value) > CANCELLED * fmax(old, fabs(change))) {
            k++;
            continue;
        }
        remove_from_column(w, e->index, row);
        *e = f->row_pool[w->rows.begin[row] + --w->rows.length[row]];
    }
    for (size_t k = first; k < f->upper_count; k++) {
        const lu_triplet *t = &f->upper[k];
        if (w->stamp[t->column] != w->mark && !append_to_nucleus(w, row, t->column, -factor * t->value)) return false;
    }
    return true;
}

/* Moves the pivot row from the columns of the nucleus to U. */
static bool move_to_upper(factor_work *w, uint32_t row) {
    lu *f = w->f;
    for (uint32_t k = 0; k < w->rows.length[row]; k++) {
        lu_entry e = f->row_pool[w->rows.begin[row] + k];
        link_out(&w->by_column, e.index, w->columns.length[e.index]);
        remove_from_column(w, e.index, row);
        f->dense[e.index] = e.value;
        if (!add_upper(f, row, e.index, e.value)) return false;
    }
    return true;
}

static bool eliminate(factor_work *w, const choice *at) {
    lu *f = w->f;
    uint32_t row = at->row, p = at->position;
    link_out(&w->by_row, row, w->rows.length[row]);
    link_out(&w->by_column, p, w->columns.length[p]);
    take_out(w, row, p);
    remove_from_column(w, p, row);
    size_t first = f->upper_count;
    if (!move_to_upper(w, row)) return false;
    for (uint32_t k = 0; k < w->columns.length[p]; k++) {
        uint32_t other = f->column_pool[w->columns.begin[p] + k];
        link_out(&w->by_row, other, w->rows.length[other]);
        double factor = take_out(w, other, p) / at->value;
        if (!add_lower(f, other, row, factor) || !subtract(w, other, factor, first)) return false;
        if (w->rows.length[other]) link_in(&w->by_row, other, w->rows.length[other]);
    }
    for (size_t k = first; k < f->upper_count; k++) {
        uint32_t q = f->upper[k].column;
        f->dense[q] = 0;
        if (w->columns.length[q]) link_in(&w->by_column, q, w->columns.length[q]);
    }
    pivot(w, row, p, at->value);
    return true;
}

static bool eliminate_nucleus(factor_work *w) {
    if (w->step == w->size) return true;
    if (!load_nucleus(w)) return false;
    for (;;) {
        choice best = choose_pivot(w);
        if (best.row == NONE) return true;
        if (!eliminate(w, &best)) return false;
    }
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
    factor_work w = {.f = f, .matrix = matrix, .head = head, .size = f->size};
    f->eta_count = f->eta_entry_count = f->upper_count = f->lower_count = 0;
    f->removed_count = 0;
    quoin_status status = prepare(&w);
    if (status != QUOIN_OK) return status;
    if (!peel_columns(&w) || !peel_rows(&w) || !eliminate_nucleus(&w)) {
        memset(f->dense, 0, f->size * sizeof *f->dense);
        return QUOIN_OUT_OF_MEMORY;
    }
    if (!write_factors(f)) return QUOIN_OUT_OF_MEMORY;
    reorder_columns(&w, head);
    return QUOIN_OK;
}
