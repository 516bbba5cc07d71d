/* The nucleus of a basis (lu_factor.c): repeatedly the entry of smallest Markowitz count (r − 1)(c − 1) among those at least a
 * tenth of their row's largest is the pivot, searched in the shortest few rows and columns; its column is eliminated from the
 * others. Small entries are pivots where nothing else is left: a ring of widths, each a share of the next, ends with
 * 1 − (the product of all shares), which may be as small as 1e-10 and still decides how wide all are.
 *
 * The rows and columns of the nucleus are lists in two pools. A list that is full moves to the end of its pool.
 */
#include "Kernel/lu_work.h"

#define THRESHOLD 0.1
#define CANDIDATES 4
#define CANCELLED 1e-13

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

/* Makes room for one more entry in a list, moving it to the end of its pool when it is full. */
static bool widen_row(factor_work *w, uint32_t row) {
    list_pool *s = &w->rows;
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
    list_pool *s = &w->columns;
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
    list_pool *both[] = {&w->rows, &w->columns};
    for (int k = 0; k < 2; k++)
        for (uint32_t i = 0; i < m; i++) both[k]->begin[i] = both[k]->length[i] = both[k]->capacity[i] = 0;
    for (uint32_t i = 0; i <= m; i++) w->by_row.first[i] = w->by_column.first[i] = NONE;
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
    double value, least;
    uint64_t cost;
} choice;

static void consider(const factor_work *w, choice *best, uint32_t row, uint32_t p, double value, double largest) {
    uint64_t cost = (uint64_t)(w->rows.length[row] - 1) * (w->columns.length[p] - 1);
    if (fabs(value) < best->least || fabs(value) < THRESHOLD * largest) return;
    if (best->row != NONE && (cost > best->cost || (cost == best->cost && fabs(value) <= fabs(best->value)))) return;
    *best = (choice){row, p, best->examined, value, best->least, cost};
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

static choice choose_pivot(const factor_work *w, double least) {
    choice best = {NONE, NONE, 0, 0, least, 0};
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
        double change = factor * f->dense[e->index];
        if (change != 0) {
            w->stamp[e->index] = w->mark;
            e->value -= change;
        }
        if (change == 0 || fabs(e->value) > CANCELLED * fabs(change)) {
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

bool lu_eliminate_nucleus(factor_work *w) {
    if (w->step == w->size) return true;
    if (!load_nucleus(w)) return false;
    for (;;) {
        choice best = choose_pivot(w, SMALLEST_PIVOT);
        if (best.row == NONE) best = choose_pivot(w, LAST_PIVOT);
        if (best.row == NONE) return true;
        if (!eliminate(w, &best)) return false;
    }
}
