/* The first basis of a sum of functions: each element is put where its function is least, and those that are held there most
 * strongly are tight.
 *
 * In a small piece each tight length is exchanged as it is chosen. In a large one an order that the strengths dictate would fill the
 * table, so there are three steps:
 *
 *     choose     a copy of the table is eliminated in order of strength, in which lengths are forgotten: it stays short
 *     exchange   the lengths chosen are exchanged in the order of what that adds to the table
 *     share      unknowns whose exchange would fill the table are shared (tableau.h)
 */
#include "Network/piecewise.h"
#include "Numbers/order.h"

#include <stdlib.h>
#include <string.h>

#define SMALL_PIECE 128        /* elements, up to which a full table costs little */
#define MOST_FILL 16           /* an exchange may add this many entries per element */

/* Returns the sign of a segment's slope: that of its first level that is not 0. */
static int sign_at(const piecewise *p, const element *e, uint32_t segment) {
    for (const level_entry *at = slope_begins(p, e, segment), *end = slope_ends(p, e, segment); at < end; at++)
        if (at->value != 0) return side_of(at->value);
    return sign_of_whole(lead_at(p, e, segment));
}

/* Puts an element where its function is least: on the flat segment, or at the breakpoint where the slope changes its sign. */
static void move_to_minimum(piecewise *p, element *e) {
    uint32_t segment = 0;
    while (sign_at(p, e, segment) < 0) segment++;
    bool flat = sign_at(p, e, segment) == 0;
    e->idle = !flat;
    e->at = flat ? segment : segment - 1;
}

/* Returns the first level at which the slopes on both sides of an element's breakpoint are not 0, or the number of levels. */
static uint32_t shared_level(const piecewise *p, const element *e) {
    const level_entry *left = slope_begins(p, e, e->at), *right = slope_begins(p, e, e->at + 1);
    const level_entry *left_end = right, *right_end = slope_ends(p, e, e->at + 1);
    while (left < left_end && right < right_end) {
        if (left->level == right->level && left->value != 0 && right->value != 0) return left->level;
        if (left->level <= right->level) left++;
        else right++;
    }
    return p->levels;
}

/* Computes how strongly an element is held at its breakpoint. */
static hold hold_of(const piecewise *p, const element *e) {
    if (e->fixed_length) return (hold){0, 0};
    if (!e->idle) return (hold){UINT32_MAX, 0};
    uint32_t level = shared_level(p, e);
    int64_t one = lead_at(p, e, e->at), two = lead_at(p, e, e->at + 1);
    return (hold){1 + level, level < p->levels ? 0 : -stronger_lead(llabs(one), llabs(two))};
}

static bool holds_more(hold a, hold b) { return a.level != b.level ? a.level < b.level : a.lead < b.lead; }

/* Sorts the elements by the strength of their hold; equal ones keep their order. */
static void sort_by_hold(const piecewise *p, uint32_t *order) {
    for (uint32_t i = 0; i < p->element_count; i++) {
        hold own = p->holds[i] = hold_of(p, &p->elements[i]);
        uint32_t low = 0, high = i;
        while (low < high) {
            uint32_t middle = (low + high) / 2;
            if (holds_more(own, p->holds[order[middle]])) high = middle;
            else low = middle + 1;
        }
        memmove(order + low + 1, order + low, (i - low) * sizeof *order);
        order[low] = i;
    }
}

static void clear_columns(piecewise *p, uint32_t unknowns) {
    for (uint32_t c = 0; c < unknowns; c++) p->column_element[c] = NO_INDEX;
}

static void take_column(piecewise *p, uint32_t row, uint32_t column) {
    p->column_element[column] = row;
    p->elements[row].slot = column;
}

/* Chooses one tight element for each unknown. With `forget`, lengths do not enter the table; otherwise its rows then express the other
 * lengths in terms of the tight ones. */
static quoin_status choose_basis(piecewise *p, tableau *table, uint32_t unknowns, bool forget, bool *chosen) {
    quoin_status status = tableau_index(table);
    sort_by_hold(p, p->order);
    clear_columns(p, unknowns);
    uint32_t count = 0;
    for (size_t k = 0; k < p->element_count && count < unknowns && status == QUOIN_OK; k++) {
        uint32_t row = p->order[k], best = tableau_choose(table, row, unknowns, p->column_element);
        if (best == NO_INDEX) continue;
        take_column(p, row, best);
        p->elements[row].tight = true;
        status = forget ? tableau_eliminate(table, row, best) : tableau_exchange(table, row, best);
        if (status == QUOIN_OK) tableau_drop(table, row);
        count++;
    }
    *chosen = count == unknowns;
    p->undetermined = !*chosen;
    return status;
}

/* ── Large pieces ───────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status choose_on_copy(piecewise *p, uint32_t unknowns, bool *chosen) {
    tableau trial;
    tableau_open(&trial, p->memory);
    quoin_status status = tableau_copy(&trial, &p->table);
    if (status == QUOIN_OK) status = choose_basis(p, &trial, unknowns, true, chosen);
    tableau_release(&trial);
    return status;
}

/* Exchanges tight lengths, as many as add little to the table. The `*left` others are then at p->order. */
static quoin_status exchange_sparsely(piecewise *p, uint32_t unknowns, uint32_t *left) {
    row_queue queue = {.unknowns = unknowns, .row_of = p->column_element, .rows = p->order};
    quoin_status status = tableau_index(&p->table);
    clear_columns(p, unknowns);
    for (uint32_t i = 0; i < p->element_count; i++)
        if (p->elements[i].tight) p->order[queue.count++] = i;
    if (status == QUOIN_OK) status = tableau_exchange_sparsely(&p->table, &queue, (uint64_t)MOST_FILL * p->element_count);
    for (uint32_t c = 0; c < unknowns; c++)
        if (p->column_element[c] != NO_INDEX) p->elements[p->column_element[c]].slot = c;
    *left = queue.count;
    return status;
}

/* Exchanges the lengths at p->order among themselves only: other rows keep mentioning their unknowns, which these rows define from now on.
 * The definitions are put behind all rows, and the columns that stood for their unknowns at p->order. */
static quoin_status define_shared(piecewise *p, uint32_t unknowns, uint32_t count, bool *defined) {
    tableau *table = &p->table;
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 0; i < p->element_count; i++)
        if (!p->elements[i].tight) tableau_settle(table, i);
    for (uint32_t i = 0; i < count && *defined && status == QUOIN_OK; i++) {
        uint32_t column = tableau_choose(table, p->order[i], unknowns, p->column_element);
        if (!(*defined = column != NO_INDEX)) break;
        take_column(p, p->order[i], column);
        status = tableau_exchange(table, p->order[i], column);
    }
    for (uint32_t i = 0; i < p->element_count; i++)
        if (!p->elements[i].tight) table->rows[i].settled = false;
    for (uint32_t i = 0; i < count && *defined && status == QUOIN_OK; i++) {
        tableau_row moved = table->rows[p->order[i]];
        p->order[i] = p->elements[p->order[i]].slot;
        status = tableau_begin_row(table);
        if (status == QUOIN_OK) table->rows[table->row_count - 1] = moved;
    }
    p->shared_count = count;
    return status;
}

static quoin_status choose_large_basis(piecewise *p, uint32_t unknowns, bool *chosen) {
    uint32_t left = 0;
    quoin_status status = choose_on_copy(p, unknowns, chosen);
    if (status == QUOIN_OK && *chosen) status = exchange_sparsely(p, unknowns, &left);
    if (status == QUOIN_OK && left) status = define_shared(p, unknowns, left, chosen);
    return status;
}

static quoin_status carve_shared(piecewise *p) {
    part parts[] = {PART(p->shared, p->shared_count), PART(p->shared_balance, (size_t)p->shared_count * p->levels), PART(p->shared_strongest, p->shared_count)};
    p->exact = p->exact && !p->shared_count;
    return slab_carve(p->memory, &p->shared_slab, parts, 3) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* ── Lengths ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Puts an element of the basis at a breakpoint. */
static void make_tight(const piecewise *p, element *e) {
    if (!e->idle && e->at == e->count) e->at--; /* on a flat stretch: at the end that exists */
    else if (!e->idle && e->at) e->at--;
    e->idle = false;
    e->length = point_at(p, e, e->at);
}

static quoin_status carve(piecewise *p, uint32_t unknowns) {
    size_t count = p->element_count;
    p->columns = unknowns;
    p->shared_count = 0;
    p->rows = (uint32_t)count - unknowns;
    part parts[] = {PART(p->moved, unknowns + 1), PART(p->balance, (size_t)unknowns * p->levels), PART(p->row_element, p->rows),
                    PART(p->column_element, unknowns + 1), PART(p->order, count), PART(p->events, unknowns), PART(p->holds, count),
                    PART(p->balance_lead, unknowns), PART(p->rooms, ((size_t)unknowns + 2) * p->levels), PART(p->vectors, unknowns + 1)};
    return slab_carve(p->memory, &p->slab, parts, 10) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* Computes what a row expresses from the tight lengths, the parameter and shared unknowns. */
static fixed sum_of_row(piecewise *p, uint32_t row) {
    fixed sum = 0;
    for (const tableau_entry *e = row_begin(&p->table, row), *end = row_end(&p->table, row); e < end; e++) {
        fixed value = e->column < p->columns ? p->elements[p->column_element[e->column]].length
                      : is_shared(p, e->column) ? p->shared[shared_number(p, e->column)] : p->parameter;
        sum += fixed_times(value, e->value, &p->exact);
    }
    return sum;
}

static void compute_length(piecewise *p, uint32_t row) { p->elements[p->row_element[row]].length = sum_of_row(p, row); }

/* Chooses the first parameter: one at which the first loose length that depends on it costs nothing. */
static void choose_parameter(piecewise *p) {
    for (uint32_t r = 0; r < p->rows; r++) {
        double beta = rate_at(p, r);
        element *e = &p->elements[p->row_element[r]];
        interval wanted = element_segment(p, e);
        if (beta == 0 || (wanted.low == -FIXED_MAX && wanted.high == FIXED_MAX)) continue;
        compute_length(p, r);
        p->parameter = fixed_times((wanted.low > -FIXED_MAX ? wanted.low : wanted.high) - e->length, 1 / beta, &p->exact);
        return;
    }
}

/* Combines the unknowns after the inner ones into one, the parameter, in the column after the tight lengths. */
static void keep_parameter(piecewise *p, uint32_t row, uint32_t unknowns, const double *form) {
    tableau_row *kept_row = &p->table.rows[row];
    tableau_entry *entries = p->table.entries + kept_row->first;
    uint32_t kept = 0, pivot = unknowns;
    while (form && form[pivot - unknowns] == 0) pivot++;
    for (uint32_t i = 0; i < kept_row->count; i++) {
        tableau_entry e = entries[i];
        if (e.column >= unknowns && (!form || e.column != pivot)) continue;
        if (e.column == pivot && form) e = (tableau_entry){e.value / form[pivot - unknowns], unknowns};
        p->exact = p->exact && fixed_is_plain(e.value);
        entries[kept++] = e;
    }
    kept_row->count = kept;
}

/* Keeps the rows of loose lengths, in their order, and the definitions behind them. */
static quoin_status keep_loose(piecewise *p, uint32_t unknowns, const double *form) {
    uint32_t row = 0;
    for (uint32_t i = 0; i < p->element_count; i++) {
        element *e = &p->elements[i];
        if (e->tight) continue;
        keep_parameter(p, i, unknowns, form);
        e->slot = row;
        p->row_element[row] = i;
        p->table.rows[row++] = p->table.rows[i];
    }
    for (uint32_t k = 0; k < p->shared_count; k++) p->table.rows[row++] = p->table.rows[p->element_count + k];
    p->table.row_count = row;
    return p->shared_count ? tableau_share(&p->table, unknowns + 1, p->order, p->shared_count) : tableau_index(&p->table);
}

/* Completes a basis: its loose lengths are expressed by the tight ones, which are set, and computed. */
static quoin_status complete(piecewise *p, uint32_t unknowns, const double *form) {
    quoin_status status = keep_loose(p, unknowns, form);
    if (status == QUOIN_OK) status = carve_shared(p);
    if (status != QUOIN_OK) return status;
    if (form) choose_parameter(p);
    for (uint32_t k = 0; k < p->shared_count; k++) p->shared[k] = sum_of_row(p, definition_row(p, k));
    for (uint32_t r = 0; r < p->rows; r++) compute_length(p, r);
    return QUOIN_OK;
}

quoin_status piecewise_begin(piecewise *p, uint32_t unknowns, const double *form, bool *begun) {
    quoin_status status = carve(p, unknowns);
    if (status != QUOIN_OK) return status;
    for (size_t i = 0; i < p->element_count; i++) {
        p->elements[i].tight = false;
        move_to_minimum(p, &p->elements[i]);
    }
    bool large = !form && p->element_count > SMALL_PIECE;
    status = large ? choose_large_basis(p, unknowns, begun) : choose_basis(p, &p->table, unknowns, false, begun);
    if (status != QUOIN_OK || !*begun) return status;
    for (uint32_t i = 0; i < p->element_count; i++)
        if (p->elements[i].tight) make_tight(p, &p->elements[i]);
    return complete(p, unknowns, form);
}

quoin_status piecewise_renew(piecewise *p, bool *begun) {
    uint32_t left = 0;
    p->unsound = false;
    p->shared_count = 0;
    quoin_status status = exchange_sparsely(p, p->columns, &left);
    *begun = true;
    if (status == QUOIN_OK && left) status = define_shared(p, p->columns, left, begun);
    return status == QUOIN_OK && *begun ? complete(p, p->columns, NULL) : status;
}
