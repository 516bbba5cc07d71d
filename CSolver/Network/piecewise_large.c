#include "Network/piecewise_large.h"

#include "Network/piecewise_pricing.h"
#include "Numbers/order.h"

#include <string.h>

#define FEW_LEVELS 8           /* for so many, computing y anew takes no longer than a factorization; with more, it is done with every few of these */

/* ── Bases ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Forgets the columns of a basis that changes. */
static void forget_columns(piecewise *p) { p->copies[0].column = p->copies[1].column = NO_INDEX; }

/* Factorizing puts the tight lengths into another order. */
static quoin_status factorize(piecewise *p, bool *done) {
    quoin_status status = factored_factor(&p->factors, p->column_element, done);
    forget_columns(p);
    for (uint32_t c = 0; c < p->columns && *done; c++) p->elements[p->column_element[c]].slot = c;
    return status;
}

/* Notes outside which levels y of a place is 0; outside `within` it is. */
static void note_span(piecewise *p, uint32_t row, level_span within) {
    const double *y = p->balance + (size_t)row * p->levels;
    while (within.first < within.end && y[within.first] == 0) within.first++;
    while (within.end > within.first && y[within.end - 1] == 0) within.end--;
    p->balance_span[row] = within;
}

void large_balance(piecewise *p) {
    memory_fill(p->balance, 0, (size_t)p->columns * p->levels * sizeof *p->balance);
    for (uint32_t c = 0; c < p->columns; c++) p->balance_row[c] = c;
    for (uint32_t r = 0; r < p->rows; r++) {
        const element *e = &p->elements[p->row_element[r]];
        if (e->idle) continue;
        for (const level_entry *at = entries_begin(p, e), *end = entries_end(p, e); at < end; at++)
            factored_add(&p->factors, p->row_element[r], -at->value, at->level, p->levels, p->balance);
    }
    for (uint32_t l = 0; l < p->levels; l++) factored_balance(&p->factors, l, p->levels, p->balance);
    for (uint32_t c = 0; c < p->columns; c++) note_span(p, c, (level_span){0, p->levels});
    p->carried = false;
}

static void compute_lengths(piecewise *p) {
    for (uint32_t c = 0; c < p->columns; c++) p->moved[c] = p->elements[p->column_element[c]].length;
    factored_unknowns(&p->factors, p->column_element, p->moved, &p->exact);
    for (uint32_t r = 0; r < p->rows; r++)
        p->elements[p->row_element[r]].length = factored_length(&p->factors, p->row_element[r], p->moved, &p->exact);
}

/* The loose length with the largest entry in a column, or NO_INDEX. */
static uint32_t largest_in(piecewise *p, uint32_t column) {
    uint32_t best = NO_INDEX;
    double largest = 0;
    factored_move(&p->factors, column, 1);
    factored_column(&p->factors);
    for (const tableau_entry *e = p->factors.entries, *end = e + p->factors.entry_count; e < end; e++) {
        if (p->elements[e->column].tight || fabs(e->value) <= largest) continue;
        largest = fabs(e->value);
        best = e->column;
    }
    return best;
}

/* Puts a loose length in each place of the basis whose own was removed. */
static quoin_status replace_removed(piecewise *p, bool *done) {
    const lu *of = &p->factors.factors;
    quoin_status status = QUOIN_OK;
    for (uint32_t k = 0; k < of->removed_count; k++) p->elements[of->removed[k]].tight = false;
    *done = true;
    for (uint32_t c = 0; c < p->columns && *done && status == QUOIN_OK; c++) {
        if (p->column_element[c] < p->element_count) continue;
        uint32_t best = largest_in(p, c);
        if (!(*done = best != NO_INDEX)) break;
        factored_row(&p->factors, best);
        status = factored_exchange(&p->factors, c);
        p->column_element[c] = best;
        p->elements[best].tight = true;
    }
    return status;
}

quoin_status large_try_basis(piecewise *p, bool *done) {
    quoin_status status = factored_load(&p->factors, &p->table, p->columns);
    return status == QUOIN_OK ? factorize(p, done) : status;
}

quoin_status large_factorize(piecewise *p, bool *done) {
    quoin_status status = large_try_basis(p, done);
    if (status != QUOIN_OK || *done) return status;
    status = replace_removed(p, done);
    return status == QUOIN_OK && *done ? factorize(p, done) : status;
}

void large_measure(piecewise *p) {
    p->exact = FIXED_IS_EXACT;
    compute_lengths(p);
    for (uint32_t r = 0; r < p->rows && p->exact; r++) {
        const element *e = &p->elements[p->row_element[r]];
        interval segment = element_segment(p, e);
        p->exact = e->length >= segment.low && e->length <= segment.high;
    }
}

void large_begin(piecewise *p) {
    compute_lengths(p);
    large_balance(p);
}

/* Notes in `p->order` where y of each tight length is. */
static void note_balance(piecewise *p) {
    for (uint32_t c = 0; c < p->columns; c++) p->order[p->column_element[c]] = p->balance_row[c];
}

/* Follows the columns to where they are now. */
static void follow_balance(piecewise *p) {
    for (uint32_t c = 0; c < p->columns; c++) p->balance_row[c] = p->order[p->column_element[c]];
}

/* Factorizes the current basis, and computes y anew or carries it over. */
static void refactor(piecewise *p, bool compute) {
    bool done = true;
    if (!compute) note_balance(p);
    if (factorize(p, &done) != QUOIN_OK) p->no_memory = true;
    p->singular = p->singular || !done;
    if (done && compute) large_balance(p);
    else if (done) follow_balance(p);
}

void large_refactor(piecewise *p) {
    if (!factored_is_fresh(&p->factors)) refactor(p, true);
    else if (p->carried && !p->exact) large_balance(p);
}

void large_refactor_if_due(piecewise *p) {
    if (p->no_memory || !factored_should_refactor(&p->factors)) return;
    bool compute = ++p->refactored * FEW_LEVELS >= p->levels;
    if (compute) p->refactored = 0;
    refactor(p, compute);
}

/* ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────────── */

const tableau_entry *large_row(piecewise *p, uint32_t row, uint32_t *count) {
    factored_row(&p->factors, p->row_element[row]);
    *count = p->factors.entry_count;
    return p->factors.entries;
}

void large_move(piecewise *p, uint32_t column, fixed by, double entering) {
    factored_move(&p->factors, column, 1);
    factored_column(&p->factors);
    for (const tableau_entry *e = p->factors.entries, *end = e + p->factors.entry_count; e < end; e++) {
        const element *moved = &p->elements[e->column];
        if (!moved->tight) pricing_move(p, moved->slot, e->value, by, entering);
    }
}

double large_entry(piecewise *p, uint32_t length, uint32_t column) {
    double found = 0;
    factored_move(&p->factors, column, 1);
    factored_column(&p->factors);
    for (const tableau_entry *e = p->factors.entries, *end = e + p->factors.entry_count; e < end; e++)
        if (e->column == length) found = e->value;
    return found;
}

void large_exchange(piecewise *p, uint32_t column) {
    const sparse_vector *row = &p->factors.row;
    for (uint32_t k = 0; k < row->count; k++) p->exact = p->exact && fixed_is_plain(row->value[row->index[k]] / row->value[column]);
    if (factored_exchange(&p->factors, column) != QUOIN_OK) p->no_memory = true;
    forget_columns(p);
}

void large_change_balance(const dual_step *d, const event *up_to, const double *amount) {
    piecewise *p = d->p;
    const element *e = d->entering;
    double per = up_to->column == NO_INDEX ? 1 : fabs(up_to->rate);
    uint32_t *changed = p->changed_levels, count = 0;
    p->carried = true;
    for (uint32_t l = 0; l < p->levels; l++)
        if (amount[l] != 0) changed[count++] = l;
    for (uint32_t i = 0; i < d->event_count; i++) {
        uint32_t row = p->balance_row[p->events[i].column];
        double *y = balance_of(p, p->events[i].column), rate = p->events[i].rate / per;
        for (uint32_t k = 0; k < count; k++) y[changed[k]] = slope_sum(y[changed[k]], -rate * amount[changed[k]]);
        if (count) note_span(p, row, span_of_both(p->balance_span[row], (level_span){changed[0], changed[count - 1] + 1}));
    }
    if (up_to->column == NO_INDEX) return;
    double *own = balance_of(p, up_to->column);
    for (uint32_t l = 0; l < p->levels; l++) own[l] = d->direction * amount[l] / per;
    for (const level_entry *at = entries_begin(p, e), *end = entries_end(p, e); !e->idle && at < end; at++)
        own[at->level] = slope_sum(own[at->level], at->value);
    note_span(p, p->balance_row[up_to->column], (level_span){0, p->levels});
}

/* ── Leading keys ───────────────────────────────────────────────────────────────────────────────────────────── */

/* Computes a column, without what rounding leaves of others. */
static void copy_column(piecewise *p, uint32_t column, column_copy *to) {
    factored_move(&p->factors, column, 1);
    factored_column(&p->factors);
    const tableau_entry *begin = p->factors.entries, *end = begin + p->factors.entry_count;
    double least = LEAST_ENTRY * largest_entry(begin, end, UINT32_MAX);
    to->column = column;
    to->count = 0;
    for (const tableau_entry *e = begin; e < end; e++)
        if (!p->elements[e->column].tight && fabs(e->value) >= least) to->entries[to->count++] = *e;
}

/* A column: that of a former comparison, or one computed now, but not in place of the `other` one of this comparison. */
static const column_copy *column_of(piecewise *p, uint32_t column, uint32_t other) {
    column_copy *copies = p->copies;
    uint32_t place = copies[1].column == column || (copies[0].column != column && copies[0].column == other);
    if (copies[place].column != column) copy_column(p, column, &copies[place]);
    return &copies[place];
}

/* Adds a column, times a number, to the sums of the loose lengths that have a leading key, and lists these. What is left of two entries that cancel is
 * nothing but rounding. */
static void add_column(piecewise *p, const column_copy *added, double by, uint32_t except) {
    for (const tableau_entry *e = added->entries, *end = e + added->count; e < end; e++) {
        if (e->column == except || !lead_of_row(p, p->elements[e->column].slot)) continue;
        p->listed[p->listed_count++] = e->column;
        p->column_sums[e->column] = slope_sum(p->column_sums[e->column], by * e->value);
    }
}

/* The leading key of the sums, which are 0 again afterwards. */
static int64_t take_lead(piecewise *p) {
    int64_t lead = 0;
    while (p->listed_count) {
        uint32_t length = p->listed[--p->listed_count];
        double sum = p->column_sums[length];
        p->column_sums[length] = 0;
        if (sum != 0) lead = stronger_lead(lead, lead_along(sum, lead_of_row(p, p->elements[length].slot)));
    }
    return lead;
}

int64_t large_lead(piecewise *p, uint32_t column) {
    if (!p->has_leads) return 0;
    add_column(p, column_of(p, column, NO_INDEX), -1, NO_INDEX);
    return take_lead(p);
}

int64_t large_key(const dual_step *d, const event *const *both) {
    piecewise *p = d->p;
    double sign = -d->direction;
    for (int k = 0; k < 2; k++, sign = -sign)
        if (both[k]->column != NO_INDEX)
            add_column(p, column_of(p, both[k]->column, both[1 - k]->column), sign / entry_of(d, both[k]), p->row_element[d->row]);
    return take_lead(p);
}

/* ── Feasibility ────────────────────────────────────────────────────────────────────────────────────────────── */

/* On which side of the slope left (side 0) or right (side 1) of its point y of a tight element is: −1, 0 or 1. */
static int side_of_slope(piecewise *p, const element *e, uint32_t side) {
    double above = piecewise_above_slope(p, e, side);
    if (above != 0 || !p->has_leads) return above == 0 ? 0 : side_of(above);
    int64_t own = large_lead(p, e->slot), bound = lead_at(p, e, e->at + side);
    return own == bound ? 0 : sign_of_whole(stronger_lead(own, -bound));
}

bool large_is_feasible(piecewise *p) {
    bool within = true;
    for (uint32_t c = 0; c < p->columns && within; c++) {
        const element *e = &p->elements[p->column_element[c]];
        within = side_of_slope(p, e, 0) >= 0 && side_of_slope(p, e, 1) <= 0;
    }
    return within;
}

uint32_t large_make_feasible(piecewise *p, bool *moved) {
    uint32_t loosened = 0;
    *moved = false;
    for (uint32_t c = 0; c < p->columns; c++) {
        element *e = &p->elements[p->column_element[c]];
        uint32_t began = e->at;
        while (e->at + 1 < e->count && side_of_slope(p, e, 1) > 0) e->at++;
        while (e->at && side_of_slope(p, e, 0) < 0) e->at--;
        *moved = *moved || e->at != began;
        bool above = side_of_slope(p, e, 1) > 0;
        if (!above && side_of_slope(p, e, 0) >= 0) continue;
        e->tight = false;
        e->at = above ? e->count : 0;
        loosened++;
    }
    return loosened;
}
