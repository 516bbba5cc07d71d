/* The elements of a sum of functions, its first basis, the balance of a basis and its optimal face. The steps from basis to basis
 * are in piecewise_step.c. */
#include "Network/piecewise.h"

#include <string.h>

void piecewise_open(piecewise *opened, memory *from) {
    *opened = (piecewise){.memory = from};
    tableau_open(&opened->table, from);
}

void piecewise_release(piecewise *p) {
    memory *to = p->memory;
    if (!to) return;
    GIVE(to, p->elements, p->element_capacity);
    GIVE(to, p->point, p->point_capacity);
    GIVE(to, p->slope, p->slope_capacity);
    GIVE(to, p->lead, p->lead_capacity);
    GIVE(to, p->entries, p->entry_capacity);
    GIVE(to, p->first_entry, p->first_entry_capacity);
    tableau_release(&p->table);
    slab_release(to, &p->slab);
}

void piecewise_clear(piecewise *p, uint32_t levels) {
    p->levels = levels;
    p->element_count = p->used = p->entry_count = 0;
    p->no_memory = false;
    p->pivots = 0;
    p->exact = FIXED_IS_EXACT;
    p->parameter = 0;
}

/* Copies a slope. Required rows cost one per unit at the first level here, so that there is always a feasible point. */
static bool copy_slope(piecewise *p, size_t to, const curves *in, slope_vector from, const uint32_t *number_of_level) {
    double *slope = p->slope + to * p->levels;
    if (!RESERVE(p->memory, p->entries, p->entry_capacity, p->entry_count + from.count)) return false;
    memory_fill(slope, 0, p->levels * sizeof *slope);
    for (uint32_t i = 0; i < from.count; i++) {
        double value = in->entries[from.first + i].value * from.factor;
        if (isinf(value)) value = value < 0 ? -1 : 1;
        uint32_t level = number_of_level[in->entries[from.first + i].level];
        slope[level] = value;
        p->entries[p->entry_count++] = (level_entry){value, level};
    }
    p->first_entry[to + 1] = p->entry_count;
    p->lead[to] = from.lead;
    return true;
}

quoin_status piecewise_add(piecewise *p, const curves *in, const curve_view *curve, const uint32_t *number_of_level, bool fixed_length) {
    uint32_t count = curve->count ? curve->count : 1, levels = p->levels;
    size_t end = p->used + count + 1;
    if (!RESERVE(p->memory, p->elements, p->element_capacity, p->element_count + 1) ||
        !RESERVE(p->memory, p->point, p->point_capacity, end) || !RESERVE(p->memory, p->slope, p->slope_capacity, end * levels) ||
        !RESERVE(p->memory, p->lead, p->lead_capacity, end) || !RESERVE(p->memory, p->first_entry, p->first_entry_capacity, end + 1))
        return QUOIN_OUT_OF_MEMORY;
    p->first_entry[p->used] = p->entry_count;
    for (uint32_t i = 0; i <= count; i++) {
        uint32_t from = curve->count ? i : 0; /* a curve without points gets one at 0, where nothing changes */
        if (!copy_slope(p, p->used + i, in, curve->slope[from], number_of_level)) return QUOIN_OUT_OF_MEMORY;
        if (i < count) p->point[p->used + i] = curve->count ? curve->point[i] : 0;
    }
    p->elements[p->element_count++] = (element){.start = (uint32_t)p->used, .count = count, .fixed_length = fixed_length};
    p->used = end;
    return QUOIN_OK;
}

/* ── The first basis ────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns the sign of a segment's slope: that of its first level that is not 0. */
static int sign_at(const piecewise *p, const element *e, uint32_t segment) {
    const double *slope = slope_at(p, e, segment);
    for (uint32_t l = 0; l < p->levels; l++)
        if (slope[l] != 0) return slope[l] < 0 ? -1 : 1;
    return lead_at(p, e, segment) < 0 ? -1 : lead_at(p, e, segment) > 0;
}

/* Puts an element where its function is least: on the flat segment, or at the breakpoint where the slope changes its sign. */
static void move_to_minimum(piecewise *p, element *e) {
    uint32_t segment = 0;
    while (sign_at(p, e, segment) < 0) segment++;
    bool flat = sign_at(p, e, segment) == 0;
    e->idle = !flat;
    e->at = flat ? segment : segment - 1;
}

/* Computes how strongly an element is held at its breakpoint. */
static hold hold_of(const piecewise *p, const element *e) {
    if (e->fixed_length) return (hold){0, 0};
    if (!e->idle) return (hold){UINT32_MAX, 0};
    uint32_t level = 0;
    const double *left = slope_at(p, e, e->at), *right = slope_at(p, e, e->at + 1);
    while (level < p->levels && (left[level] == 0 || right[level] == 0)) level++;
    int64_t one = lead_at(p, e, e->at), two = lead_at(p, e, e->at + 1);
    return (hold){1 + level, level < p->levels ? 0 : -stronger_lead(one < 0 ? -one : one, two < 0 ? -two : two)};
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

/* Chooses one tight element for each unknown; rows then express the other lengths in terms of these. */
static quoin_status choose_basis(piecewise *p, uint32_t unknowns, bool *chosen) {
    quoin_status status = tableau_index(&p->table);
    sort_by_hold(p, p->order);
    for (uint32_t c = 0; c < unknowns; c++) p->column_element[c] = NO_INDEX;
    uint32_t count = 0;
    for (size_t k = 0; k < p->element_count && count < unknowns && status == QUOIN_OK; k++) {
        uint32_t row = p->order[k], best = tableau_choose(&p->table, row, unknowns, p->column_element);
        if (best == NO_INDEX) continue;
        p->column_element[best] = row;
        p->elements[row].tight = true;
        p->elements[row].slot = best;
        status = tableau_exchange(&p->table, row, best);
        if (status == QUOIN_OK) tableau_drop(&p->table, row);
        count++;
    }
    *chosen = count == unknowns;
    return status;
}

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
    p->rows = (uint32_t)count - unknowns;
    part parts[] = {PART(p->moved, unknowns + 1), PART(p->balance, (size_t)unknowns * p->levels), PART(p->row_element, p->rows),
                    PART(p->column_element, unknowns + 1), PART(p->order, count), PART(p->events, unknowns), PART(p->holds, count),
                    PART(p->balance_lead, unknowns), PART(p->rooms, ((size_t)unknowns + 2) * p->levels), PART(p->event_of_column, unknowns + 1)};
    return slab_carve(p->memory, &p->slab, parts, 10) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* Computes a loose length from the tight lengths and the parameter. */
static void compute_length(piecewise *p, uint32_t row) {
    fixed sum = 0;
    for (const tableau_entry *e = row_begin(&p->table, row), *end = row_end(&p->table, row); e < end; e++)
        sum += fixed_times(e->column < p->columns ? p->elements[p->column_element[e->column]].length : p->parameter, e->value, &p->exact);
    p->elements[p->row_element[row]].length = sum;
}

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

/* Keeps the rows of loose lengths, in their order. */
static quoin_status keep_loose(piecewise *p, uint32_t unknowns, const double *form) {
    uint32_t row = 0;
    for (uint32_t i = 0; i < p->element_count; i++) {
        element *e = &p->elements[i];
        if (e->tight) {
            make_tight(p, e);
            continue;
        }
        keep_parameter(p, i, unknowns, form);
        e->slot = row;
        p->row_element[row] = i;
        p->table.rows[row++] = p->table.rows[i];
    }
    p->table.row_count = row;
    return tableau_index(&p->table);
}

quoin_status piecewise_begin(piecewise *p, uint32_t unknowns, const double *form, bool *begun) {
    quoin_status status = carve(p, unknowns);
    if (status != QUOIN_OK) return status;
    for (size_t i = 0; i < p->element_count; i++) {
        p->elements[i].tight = false;
        move_to_minimum(p, &p->elements[i]);
    }
    status = choose_basis(p, unknowns, begun);
    if (status != QUOIN_OK || !*begun) return status;
    if ((status = keep_loose(p, unknowns, form)) != QUOIN_OK) return status;
    if (form) choose_parameter(p);
    for (uint32_t r = 0; r < p->rows; r++) compute_length(p, r);
    return QUOIN_OK;
}

/* ── Balance ────────────────────────────────────────────────────────────────────────────────────────────────── */

void piecewise_slope(const piecewise *p, double *slope, int64_t *lead) {
    for (uint32_t l = 0; l < p->levels; l++) slope[l] = 0;
    *lead = 0;
    for (uint32_t r = 0; r < p->rows; r++) {
        const element *e = &p->elements[p->row_element[r]];
        double beta = rate_at(p, r);
        if (beta == 0 || e->idle) continue;
        for (const level_entry *entry = entries_begin(p, e), *end = entries_end(p, e); entry < end; entry++)
            slope[entry->level] = slope_sum(slope[entry->level], beta * entry->value);
        int64_t own = lead_at(p, e, e->at);
        *lead = stronger_lead(*lead, beta < 0 ? -own : own);
    }
}

/* ── The optimal face ───────────────────────────────────────────────────────────────────────────────────────── */

/* Computes y of all tight elements, and their leading keys. */
void piecewise_balance(piecewise *p) {
    uint32_t levels = p->levels;
    memory_fill(p->balance, 0, (size_t)p->columns * levels * sizeof *p->balance);
    memory_fill(p->balance_lead, 0, p->columns * sizeof *p->balance_lead);
    for (uint32_t r = 0; r < p->rows; r++) {
        const element *e = &p->elements[p->row_element[r]];
        if (e->idle) continue;
        int64_t own = lead_at(p, e, e->at);
        for (const tableau_entry *at = row_begin(&p->table, r), *end = row_end(&p->table, r); at < end && at->column < p->columns; at++) {
            double *y = p->balance + (size_t)at->column * levels;
            p->balance_lead[at->column] = stronger_lead(p->balance_lead[at->column], at->value < 0 ? own : -own);
            for (const level_entry *entry = entries_begin(p, e), *last = entries_end(p, e); entry < last; entry++)
                y[entry->level] = slope_sum(y[entry->level], -at->value * entry->value);
        }
    }
}

/* Returns bit 0 if the element's length may shrink at no cost, and bit 1 if it may grow. */
uint32_t piecewise_freedom(const piecewise *p, uint32_t index) {
    const element *e = &p->elements[index];
    if (!e->tight) return 0;
    const double *y = p->balance + (size_t)e->slot * p->levels;
    uint32_t bits = 0;
    for (uint32_t side = 0; side < 2; side++) {
        const double *bound = slope_at(p, e, e->at + side);
        bool same = lead_at(p, e, e->at + side) == p->balance_lead[e->slot];
        for (uint32_t l = 0; l < p->levels && same; l++) same = slope_sum(y[l], -bound[l]) == 0;
        bits |= (uint32_t)same << side;
    }
    return bits;
}

/* Returns the greatest violation of a required length. */
fixed piecewise_violation(const piecewise *p) {
    fixed worst = 0;
    for (size_t i = 0; i < p->element_count; i++) {
        const element *e = &p->elements[i];
        if (slope_at(p, e, 0)[0] < 0) worst = fixed_max(worst, point_at(p, e, 0) - e->length);
        if (slope_at(p, e, e->count)[0] > 0) worst = fixed_max(worst, e->length - point_at(p, e, e->count - 1));
    }
    return worst;
}
