/* The elements of a sum of functions, the balance of a basis and its optimal face. The first basis is chosen in piecewise_basis.c; the
 * steps from basis to basis are in piecewise_step.c. */
#include "Network/piecewise_large.h"
#include "Numbers/order.h"

#define DOUBTFUL 1e-9          /* relative: what y and a slope differ by may be rounding */
#define AT_END 0x1p-56         /* from the end of its segment: a length is there, but for rounding; */
#define NEAR_END 1e-6          /* and further away than that, rounding does not decide on which side it is */
#define WALK_COST 8            /* of an entry found by its column, in entries read row by row */

void piecewise_open(piecewise *opened, memory *from) {
    *opened = (piecewise){.memory = from};
    tableau_open(&opened->table, from);
    factored_open(&opened->factors, from);
}

void piecewise_release(piecewise *p) {
    memory *to = p->memory;
    if (!to) return;
    GIVE(to, p->names, p->name_capacity);
    GIVE(to, p->elements, p->element_capacity);
    GIVE(to, p->point, p->point_capacity);
    GIVE(to, p->spread, p->spread_capacity);
    GIVE(to, p->lead, p->lead_capacity);
    GIVE(to, p->entries, p->entry_capacity);
    GIVE(to, p->first_entry, p->first_entry_capacity);
    tableau_release(&p->table);
    factored_release(&p->factors);
    slab_release(to, &p->slab);
    slab_release(to, &p->large_slab);
}

quoin_status piecewise_clear(piecewise *p, uint32_t levels) {
    p->levels = levels;
    p->element_count = p->used = p->entry_count = p->name_count = 0;
    p->no_memory = p->singular = p->undetermined = p->has_leads = false;
    p->pivots = 0;
    p->exact = FIXED_IS_EXACT;
    p->parameter = 0;
    if (!RESERVE(p->memory, p->spread, p->spread_capacity, 2 * (size_t)levels)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(p->spread, 0, 2 * (size_t)levels * sizeof *p->spread);
    return QUOIN_OK;
}

/* Copies a slope. Required rows cost one per unit at the first level here, so that there is always a feasible point. */
static bool copy_slope(piecewise *p, size_t to, const curves *in, slope_vector from, const uint32_t *number_of_level) {
    if (!RESERVE(p->memory, p->entries, p->entry_capacity, p->entry_count + from.count)) return false;
    for (uint32_t i = 0; i < from.count; i++) {
        double value = in->entries[from.first + i].value * from.factor;
        if (isinf(value)) value = side_of(value);
        p->entries[p->entry_count++] = (level_entry){value, number_of_level[in->entries[from.first + i].level]};
    }
    p->first_entry[to + 1] = p->entry_count;
    p->lead[to] = from.lead;
    p->has_leads = p->has_leads || from.lead;
    return true;
}

quoin_status piecewise_add(piecewise *p, const curves *in, const curve_view *curve, const uint32_t *number_of_level, bool fixed_length) {
    uint32_t count = curve->count ? curve->count : 1;
    size_t end = p->used + count + 1;
    if (!RESERVE(p->memory, p->elements, p->element_capacity, p->element_count + 1) ||
        !RESERVE(p->memory, p->point, p->point_capacity, end) ||
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
        *lead = stronger_lead(*lead, lead_along(beta, own));
    }
}

/* Adds `times` the slope of a row's loose length to a vector. */
static void add_slope(const piecewise *p, uint32_t row, double times, double *to) {
    const element *e = &p->elements[p->row_element[row]];
    if (e->idle) return;
    for (const level_entry *entry = entries_begin(p, e), *last = entries_end(p, e); entry < last; entry++)
        to[entry->level] = slope_sum(to[entry->level], times * entry->value);
}

/* Adds the rows that mention a column to its vector. */
static void add_balance_of(piecewise *p, uint32_t column) {
    uint32_t r;
    for (column_walk walk = tableau_walk(&p->table, column); tableau_walk_on(&walk, &r);)
        add_slope(p, r, -tableau_at(&p->table, r, column), p->vectors[column]);
}

/* The same for all columns with a vector, row by row. */
static void add_balance_of_rows(piecewise *p) {
    for (uint32_t r = 0; r < p->rows; r++)
        for (const tableau_entry *at = row_begin(&p->table, r), *end = row_end(&p->table, r); at < end && at->column < p->columns; at++)
            if (p->vectors[at->column]) add_slope(p, r, -at->value, p->vectors[at->column]);
}

/* Adds row by row, or column by column where few columns have a vector. */
void piecewise_add_balance(piecewise *p) {
    uint64_t steps = 0, entries = p->table.entry_count - p->table.stale;
    for (uint32_t c = 0; c < p->columns; c++)
        if (p->vectors[c]) steps += p->table.mentioned[c];
    if (WALK_COST * steps > entries) {
        add_balance_of_rows(p);
        return;
    }
    for (uint32_t c = 0; c < p->columns; c++)
        if (p->vectors[c]) add_balance_of(p, c);
}

/* ── The optimal face ───────────────────────────────────────────────────────────────────────────────────────── */

static void find_leads(piecewise *p) {
    memory_fill(p->balance_lead, 0, p->columns * sizeof *p->balance_lead);
    for (uint32_t r = 0; r < p->rows; r++) {
        int64_t own = lead_of_row(p, r);
        for (const tableau_entry *at = row_begin(&p->table, r), *end = row_end(&p->table, r); own && at < end && at->column < p->columns; at++)
            if (at->value != 0) p->balance_lead[at->column] = stronger_lead(p->balance_lead[at->column], lead_along(at->value, -own));
    }
}

void piecewise_balance(piecewise *p) {
    if (p->is_large) {
        large_refactor(p);
        return;
    }
    memory_fill(p->balance, 0, (size_t)p->columns * p->levels * sizeof *p->balance);
    for (uint32_t c = 0; c <= p->columns; c++) p->vectors[c] = c < p->columns ? p->balance + (size_t)c * p->levels : NULL;
    piecewise_add_balance(p);
    find_leads(p);
}

/* Returns how far y of a tight element is above the slope left (side 0) or right (side 1) of its point, at the first level at which they differ,
 * or 0. */
static double above_slope(const piecewise *p, const element *e, uint32_t side) {
    const double *y = balance_of(p, e->slot), *bound = slope_spread(p, e, e->at + side, 0);
    double apart = 0;
    for (uint32_t l = 0; l < p->levels && apart == 0; l++) apart = slope_sum(y[l], -bound[l]);
    slope_gather(p, e, e->at + side, 0);
    return apart;
}

double piecewise_above_slope(const piecewise *p, const element *e, uint32_t side) {
    const double *y = balance_of(p, e->slot), *bound = slope_spread(p, e, e->at + side, 0);
    double apart = 0;
    for (uint32_t l = 0; l < p->levels && apart == 0; l++) {
        apart = y[l] - bound[l];
        if (fabs(apart) <= DOUBTFUL * larger(1, larger(fabs(y[l]), fabs(bound[l])))) apart = 0;
    }
    slope_gather(p, e, e->at + side, 0);
    return apart;
}

/* Returns bit 0 if the element's length may shrink at no cost, and bit 1 if it may grow. */
uint32_t piecewise_freedom(piecewise *p, uint32_t index) {
    const element *e = &p->elements[index];
    if (!e->tight) return 0;
    uint32_t bits = 0;
    for (uint32_t side = 0; side < 2; side++) {
        bool same = above_slope(p, e, side) == 0;
        if (same) same = lead_at(p, e, e->at + side) == (p->is_large ? large_lead(p, e->slot) : p->balance_lead[e->slot]);
        bits |= (uint32_t)same << side;
    }
    return bits;
}

/* How far a loose length is from the nearer end of its segment. */
static fixed distance_from_end(const piecewise *p, const element *e) {
    interval segment = element_segment(p, e);
    fixed below = segment.low > -FIXED_MAX ? e->length - segment.low : FIXED_MAX, above = segment.high < FIXED_MAX ? segment.high - e->length : FIXED_MAX;
    return fixed_min(below, above);
}

degeneracy piecewise_degeneracy(const piecewise *p) {
    const fixed at = fixed_from(AT_END), near = fixed_from(NEAR_END);
    degeneracy found = NOT_DEGENERATE;
    for (uint32_t r = 0; r < p->rows && found != NEARLY_DEGENERATE; r++) {
        fixed apart = distance_from_end(p, &p->elements[p->row_element[r]]);
        if (apart <= near) found = apart <= at ? DEGENERATE : NEARLY_DEGENERATE;
    }
    return found;
}

/* Returns the greatest violation of a required length. */
fixed piecewise_violation(const piecewise *p) {
    fixed worst = 0;
    for (size_t i = 0; i < p->element_count; i++) {
        const element *e = &p->elements[i];
        if (slope_of_required(p, e, 0) < 0) worst = fixed_max(worst, point_at(p, e, 0) - e->length);
        if (slope_of_required(p, e, e->count) > 0) worst = fixed_max(worst, e->length - point_at(p, e, e->count - 1));
    }
    return worst;
}
