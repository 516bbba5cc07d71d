/* The first basis of a sum of functions: each element is put where its function is least, and those that are held there most
 * strongly are tight (piecewise_choice.c).
 *
 * In a small piece each tight length is exchanged as it is chosen. In a large one an order that the strengths dictate would fill the
 * table. So the lengths are chosen on a copy, in which they are forgotten, and which therefore stays short. Then they are exchanged in the
 * order of what that adds to the table, as far as it is little.
 */
#include "Network/former.h"
#include "Network/piecewise_choice.h"
#include "Network/piecewise_large.h"
#include "Network/piecewise_ties.h"
#include "Numbers/order.h"

#define SMALL_PIECE 128        /* elements, up to which a full table costs little */
#define MOST_FILL 32           /* entries that an exchange may add */

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

/* ── Large pieces ───────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status choose_on_copy(piecewise *p, uint32_t unknowns, bool *chosen) {
    tableau trial;
    tableau_open(&trial, p->memory);
    quoin_status status = tableau_copy(&trial, &p->table);
    if (status == QUOIN_OK) status = choice_make(p, &trial, unknowns, true, chosen);
    tableau_release(&trial);
    return status;
}

/* Makes the row of a tight length mention its own unknown alone. */
static void stand_for(piecewise *p, uint32_t row, uint32_t column) {
    p->elements[row].slot = column;
    p->table.rows[row].count = 1;
    p->table.entries[p->table.rows[row].first] = (tableau_entry){1, column};
}

/* Exchanges tight lengths, as many as add little to the table: from now on they are unknowns. Steps then solve for what moves, and not for
 * the positions of all that moves along. */
static quoin_status exchange_sparsely(piecewise *p, uint32_t unknowns) {
    row_queue queue = {.unknowns = unknowns, .row_of = p->column_element, .rows = p->order};
    quoin_status status = tableau_index(&p->table);
    choice_clear(p, unknowns);
    for (uint32_t i = 0; i < p->element_count; i++)
        if (p->elements[i].tight) p->order[queue.count++] = i;
    if (status == QUOIN_OK) status = tableau_exchange_sparsely(&p->table, &queue, MOST_FILL);
    for (uint32_t c = 0; c < unknowns && status == QUOIN_OK; c++) {
        if (p->column_element[c] != NO_INDEX) stand_for(p, p->column_element[c], c);
        else p->column_element[c] = p->order[--queue.count];
    }
    return status;
}

static quoin_status choose_large_basis(piecewise *p, uint32_t unknowns, bool *chosen) {
    quoin_status status = choose_on_copy(p, unknowns, chosen);
    if (status == QUOIN_OK && *chosen) status = exchange_sparsely(p, unknowns);
    return status == QUOIN_OK && *chosen ? large_factorize(p, chosen) : status;
}

/* ── Lengths ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Puts an element of the basis at a breakpoint. */
static void make_tight(element *e) {
    if (!e->idle && e->at == e->count) e->at--; /* on a flat stretch: at the end that exists */
    else if (!e->idle && e->at) e->at--;
    e->idle = false;
}

static quoin_status carve(piecewise *p, uint32_t unknowns) {
    size_t count = p->element_count;
    p->columns = unknowns;
    p->rows = (uint32_t)count - unknowns;
    part parts[] = {PART(p->moved, unknowns + 1), PART(p->balance, (size_t)unknowns * p->levels), PART(p->row_element, p->rows),
                    PART(p->column_element, unknowns + 1), PART(p->order, count), PART(p->events, unknowns), PART(p->holds, count),
                    PART(p->balance_lead, unknowns), PART(p->rooms, ((size_t)unknowns + 2) * p->levels), PART(p->vectors, unknowns + 1),
                    PART(p->worst, p->rows / BLOCK_ROWS + 1), PART(p->tied, unknowns + 1), PART(p->weight, p->rows),
                    PART(p->sizes, count)};
    return slab_carve(p->memory, &p->slab, parts, sizeof parts / sizeof *parts) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* Makes room for what only large pieces have. */
static quoin_status carve_large(piecewise *p) {
    size_t events = (size_t)p->columns + 1;
    part parts[] = {PART(p->forms, p->element_count), PART(p->balance_row, events),  PART(p->changed_levels, p->levels), PART(p->tie_keys, p->element_count + 1),
                    PART(p->tie_sums, events),        PART(p->is_summed, events),    PART(p->summed, events),            PART(p->tie_position, events),
                    PART(p->event_of, events),        PART(p->row_key, p->rows),     PART(p->sorted_keys, p->rows),      PART(p->column_sums, p->element_count),
                    PART(p->listed, 2 * p->element_count), PART(p->balance_span, events),       PART(p->copies[0].entries, p->element_count),
                    PART(p->copies[1].entries, p->element_count)};
    return slab_carve(p->memory, &p->large_slab, parts, sizeof parts / sizeof *parts) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* Computes what a row expresses from the tight lengths and the parameter. */
static fixed sum_of_row(piecewise *p, uint32_t row) {
    fixed sum = 0;
    for (const tableau_entry *e = row_begin(&p->table, row), *end = row_end(&p->table, row); e < end; e++) {
        fixed value = e->column < p->columns ? p->elements[p->column_element[e->column]].length : p->parameter;
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

/* Lists the loose lengths, which become rows. */
static void list_rows(piecewise *p) {
    uint32_t row = 0;
    for (uint32_t i = 0; i < p->element_count; i++) {
        if (p->elements[i].tight) continue;
        p->elements[i].slot = row;
        p->row_element[row++] = i;
    }
}

/* Completes the basis of a small piece: its loose lengths are expressed by the tight ones, and computed. */
static quoin_status complete(piecewise *p, uint32_t unknowns, const double *form) {
    for (uint32_t r = 0; r < p->rows; r++) {
        keep_parameter(p, p->row_element[r], unknowns, form);
        p->table.rows[r] = p->table.rows[p->row_element[r]];
    }
    p->table.row_count = p->rows;
    quoin_status status = tableau_index(&p->table);
    if (status != QUOIN_OK) return status;
    if (form) choose_parameter(p);
    for (uint32_t r = 0; r < p->rows; r++) compute_length(p, r);
    return QUOIN_OK;
}

static void make_all_tight(piecewise *p) {
    for (uint32_t i = 0; i < p->element_count; i++)
        if (p->elements[i].tight) make_tight(&p->elements[i]);
}

/* Computes the lengths of a basis whose tight elements are at their breakpoints. */
static void compute_tight(piecewise *p) {
    for (uint32_t i = 0; i < p->element_count; i++)
        if (p->elements[i].tight) p->elements[i].length = point_at(p, &p->elements[i], p->elements[i].at);
}

static quoin_status begin_small(piecewise *p, uint32_t unknowns, const double *form, bool *begun) {
    quoin_status status = choice_make(p, &p->table, unknowns, false, begun);
    if (status != QUOIN_OK || !*begun) return status;
    make_all_tight(p);
    compute_tight(p);
    list_rows(p);
    return complete(p, unknowns, form);
}

/* ── Beginning ──────────────────────────────────────────────────────────────────────────────────────────────── */

static void begin_again(piecewise *p) {
    compute_tight(p);
    large_begin(p);
}

static void begin_lengths(piecewise *p) {
    list_rows(p);
    begin_again(p);
}

/* Puts a loose element on the segment where its length is. Returns whether it was elsewhere. */
static bool follow_length(const piecewise *p, element *e) {
    interval segment = element_segment(p, e);
    if (e->length >= segment.low && e->length <= segment.high) return false;
    bool above = e->length > segment.high;
    e->idle = false;
    if (above) while (e->at < e->count && e->length > point_at(p, e, e->at)) e->at++;
    else while (e->at && e->length < point_at(p, e, e->at - 1)) e->at--;
    return true;
}

/* Puts the loose elements on the segments where their lengths are. If y of the tight ones allows that, the basis is optimal. If not, the loose ones go
 * back to where their functions are least, and steps follow. */
static void try_lengths(piecewise *p) {
    bool any = false;
    for (uint32_t r = 0; r < p->rows; r++) any |= follow_length(p, &p->elements[p->row_element[r]]);
    if (!any) return;
    large_balance(p);
    if (large_is_feasible(p)) return;
    for (uint32_t r = 0; r < p->rows; r++) move_to_minimum(p, &p->elements[p->row_element[r]]);
    large_balance(p);
}

/* Chooses as many tight elements as there are unknowns, first of all those that are tight. The others go where their functions are least. */
static quoin_status complete_basis(piecewise *p, uint32_t unknowns, bool *chosen) {
    quoin_status status = choose_on_copy(p, unknowns, chosen);
    for (uint32_t i = 0; i < p->element_count && *chosen; i++) {
        bool was_tight = !p->holds[i].weaker && p->holds[i].stronger;
        element *e = &p->elements[i];
        if (e->tight && !was_tight) make_tight(e);
        else if (e->tight) e->idle = false;
        else if (was_tight) move_to_minimum(p, e);
    }
    return status;
}

/* Tries whether the tight elements are a basis, with a feasible y if they go to other breakpoints. Those that cannot are loose afterwards. */
static quoin_status try_basis(piecewise *p, uint32_t unknowns, bool *begun, uint32_t *loosened) {
    bool moved;
    *loosened = 0;
    quoin_status status = exchange_sparsely(p, unknowns);
    if (status == QUOIN_OK) status = large_try_basis(p, begun);
    if (status != QUOIN_OK || !*begun) return status;
    begin_lengths(p);
    *loosened = large_make_feasible(p, &moved);
    *begun = !*loosened;
    if (*begun && moved) begin_again(p);
    return QUOIN_OK;
}

/* Begins with tight elements, of which some may be missing, or not be feasible: others take their places, as long as these become fewer. */
static quoin_status begin_near(piecewise *p, uint32_t unknowns, uint32_t tight, bool *begun) {
    tableau before;
    tableau_open(&before, p->memory);
    quoin_status status = tableau_copy(&before, &p->table);
    uint32_t loosened = UINT32_MAX, last;
    bool chosen = true;
    do {
        last = loosened;
        if (tight != unknowns) status = complete_basis(p, unknowns, &chosen);
        if (status == QUOIN_OK && chosen) status = try_basis(p, unknowns, begun, &loosened);
        if (status == QUOIN_OK && !*begun) status = tableau_copy(&p->table, &before);
        tight = unknowns - loosened;
    } while (status == QUOIN_OK && chosen && !*begun && loosened && loosened < last);
    tableau_release(&before);
    return status;
}

/* Begins with a former basis. If there is none, or it does not serve, the piece is as before. */
static quoin_status begin_with_former(piecewise *p, uint32_t unknowns, bool *begun) {
    uint32_t tight;
    *begun = false;
    if (!former_take(p, p->former, &tight)) return QUOIN_OK;
    quoin_status status = begin_near(p, unknowns, tight, begun);
    if (!*begun) piecewise_begin_elements(p);
    return status;
}

static quoin_status begin_large(piecewise *p, uint32_t unknowns, bool *begun) {
    quoin_status status = carve_large(p);
    if (status != QUOIN_OK) return status;
    former_note_forms(p);
    ties_begin(p);
    status = begin_with_former(p, unknowns, begun);
    if (status != QUOIN_OK || *begun) return status;
    status = choose_large_basis(p, unknowns, begun);
    if (status != QUOIN_OK || !*begun) return status;
    make_all_tight(p);
    begin_lengths(p);
    try_lengths(p);
    return QUOIN_OK;
}

void piecewise_begin_elements(piecewise *p) {
    for (size_t i = 0; i < p->element_count; i++) {
        p->elements[i].tight = false;
        move_to_minimum(p, &p->elements[i]);
    }
}

quoin_status piecewise_begin(piecewise *p, uint32_t unknowns, const double *form, bool *begun) {
    quoin_status status = carve(p, unknowns);
    if (status != QUOIN_OK) return status;
    piecewise_begin_elements(p);
    p->is_large = !form && (p->factorizes || p->element_count > SMALL_PIECE);
    p->only_exact = !form && !p->is_large;
    p->refactored = 0;
    status = p->is_large ? begin_large(p, unknowns, begun) : begin_small(p, unknowns, form, begun);
    if (status == QUOIN_OK && *begun) memory_fill(p->moved, 0, unknowns * sizeof *p->moved);
    return status;
}
