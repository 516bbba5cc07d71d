#include "Network/piecewise.h"

#include <string.h>

#define TINY 1e-9              /* a table entry this small against what it came from is zero */
#define SOUND_PIVOT 0.1        /* a pivot this small against others of its row is passed over */
#define NO_PLACE UINT32_MAX

void piecewise_open(piecewise *opened, memory *from) { *opened = (piecewise){.memory = from}; }

void piecewise_release(piecewise *p) {
    memory *to = p->memory;
    if (!to) return;
    GIVE(to, p->elements, p->element_capacity);
    GIVE(to, p->point, p->point_capacity);
    GIVE(to, p->slope, p->slope_capacity);
    GIVE(to, p->lead, p->lead_capacity);
    slab_release(to, &p->table_slab);
}

void piecewise_clear(piecewise *p, uint32_t levels) {
    p->levels = levels;
    p->element_count = p->used = 0;
    p->pivots = 0;
    p->exact = FIXED_IS_EXACT;
    p->parameter = 0;
}

/* Required rows cost one for each unit here, at the first level, so that there is always a point. */
static void copy_slope(piecewise *p, size_t to, const curves *in, slope_vector from, const uint32_t *place) {
    double *slope = p->slope + to * p->levels;
    memset(slope, 0, p->levels * sizeof *slope);
    for (uint32_t i = 0; i < from.count; i++) slope[place[in->entries[from.first + i].level]] = in->entries[from.first + i].value * from.factor;
    if (isinf(slope[0])) slope[0] = slope[0] < 0 ? -1 : 1;
    p->lead[to] = from.lead;
}

quoin_status piecewise_add(piecewise *p, const curves *in, const curve_view *curve, const uint32_t *place, bool fixed_length) {
    uint32_t count = curve->count ? curve->count : 1, levels = p->levels;
    size_t end = p->used + count + 1;
    if (!RESERVE(p->memory, p->elements, p->element_capacity, p->element_count + 1) ||
        !RESERVE(p->memory, p->point, p->point_capacity, end) || !RESERVE(p->memory, p->slope, p->slope_capacity, end * levels) ||
        !RESERVE(p->memory, p->lead, p->lead_capacity, end))
        return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i <= count; i++) {
        uint32_t from = curve->count ? i : 0; /* a curve without points gets one at 0, where nothing changes */
        copy_slope(p, p->used + i, in, curve->slope[from], place);
        if (i < count) p->point[p->used + i] = curve->count ? curve->point[i] : 0;
    }
    p->elements[p->element_count++] = (element){.start = (uint32_t)p->used, .count = count, .fixed_length = fixed_length};
    p->used = end;
    return QUOIN_OK;
}

/* One that may give way as y of the entering element changes: a tight element, or the entering one itself. */
typedef struct event {
    uint32_t column;           /* NO_PLACE: the entering element */
    double rate;               /* of the tight y against the entering one's, times its direction */
    double *room;              /* how far y may still go, level by level */
    uint32_t bound;            /* the segment whose slope it may go to */
} event;

/* ── Reading ────────────────────────────────────────────────────────────────────────────────────────────────── */

static const double *slope_at(const piecewise *p, const element *e, uint32_t segment) {
    return p->slope + ((size_t)e->start + segment) * p->levels;
}
static int64_t lead_at(const piecewise *p, const element *e, uint32_t segment) { return p->lead[e->start + segment]; }
static fixed point_at(const piecewise *p, const element *e, uint32_t i) { return p->point[e->start + i]; }
static double *row_of(const piecewise *p, uint32_t row) { return p->table + (size_t)row * (p->columns + 1); }

static interval place_of(const piecewise *p, const element *e) {
    if (e->idle || e->tight) return (interval){point_at(p, e, e->at), point_at(p, e, e->at)};
    return (interval){e->at ? point_at(p, e, e->at - 1) : -FIXED_MAX, e->at < e->count ? point_at(p, e, e->at) : FIXED_MAX};
}

/* ── The first basis ────────────────────────────────────────────────────────────────────────────────────────── */

static int sign_at(const piecewise *p, const element *e, uint32_t segment) {
    const double *slope = slope_at(p, e, segment);
    for (uint32_t l = 0; l < p->levels; l++)
        if (slope[l] != 0) return slope[l] < 0 ? -1 : 1;
    return lead_at(p, e, segment) < 0 ? -1 : lead_at(p, e, segment) > 0;
}

static void rest_at_least(piecewise *p, element *e) {
    uint32_t segment = 0;
    while (sign_at(p, e, segment) < 0) segment++;
    bool flat = sign_at(p, e, segment) == 0;
    e->idle = !flat;
    e->at = flat ? segment : segment - 1;
}

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

static inline double larger(double a, double b) { return a > b ? a : b; }

/* Exchanges the row's length for the unknown of the column. Rows are mostly empty: `filled` has room for the places where one
 * is not. */
static void pivot_row(double *source, size_t width, size_t column, uint32_t *filled, size_t *count) {
    double pivot = source[column];
    *count = 0;
    for (size_t i = 0; i < width; i++) {
        if (source[i] == 0) continue;
        source[i] = i == column ? 1 / pivot : -source[i] / pivot;
        filled[(*count)++] = (uint32_t)i;
    }
}

static void replace_column(double *target, const double *source, size_t column, const uint32_t *filled, size_t count) {
    double factor = target[column];
    if (factor == 0) return;
    target[column] = 0;
    for (size_t k = 0; k < count; k++) {
        uint32_t i = filled[k];
        double before = target[i], by = factor * source[i];
        target[i] += by;
        if (fabs(target[i]) <= TINY * larger(fabs(before), fabs(by))) target[i] = 0;
    }
}

/* How many of the rows that are still loose mention a column. */
static uint32_t mentions(const piecewise *p, const double *matrix, uint32_t width, uint32_t column) {
    uint32_t count = 0;
    for (size_t r = 0; r < p->element_count; r++) count += !p->elements[r].tight && matrix[r * width + column] != 0;
    return count;
}

/* The unknown to exchange a row for, or NO_PLACE: the one that the fewest others mention, so that chains stay short and what
 * all mention comes last. */
static uint32_t unknown_for(const piecewise *p, const double *matrix, const double *row, uint32_t unknowns, uint32_t width) {
    uint32_t best = NO_PLACE, fewest = UINT32_MAX;
    double largest = 0;
    for (uint32_t c = 0; c < unknowns; c++)
        if (p->column_element[c] == NO_PLACE) largest = larger(largest, fabs(row[c]));
    for (uint32_t c = 0; c < unknowns; c++) {
        if (p->column_element[c] != NO_PLACE || row[c] == 0 || fabs(row[c]) < SOUND_PIVOT * largest) continue;
        uint32_t count = mentions(p, matrix, width, c);
        if (count >= fewest) continue;
        fewest = count;
        best = c;
    }
    return best;
}

/* The elements by how much they hold, equal ones as they come. */
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

/* One tight element for each unknown; rows then say the others in terms of these. */
static bool choose_basis(piecewise *p, double *matrix, uint32_t unknowns, uint32_t width, uint32_t *order) {
    size_t count = p->element_count;
    sort_by_hold(p, order);
    for (uint32_t c = 0; c < unknowns; c++) p->column_element[c] = NO_PLACE;
    uint32_t chosen = 0;
    for (size_t k = 0; k < count && chosen < unknowns; k++) {
        double *row = matrix + order[k] * (size_t)width;
        uint32_t best = unknown_for(p, matrix, row, unknowns, width);
        if (best == NO_PLACE) continue;
        p->column_element[best] = order[k];
        p->elements[order[k]].tight = true;
        p->elements[order[k]].place = best;
        size_t filled;
        pivot_row(row, width, best, p->filled, &filled);
        for (size_t r = 0; r < count; r++)
            if (!p->elements[r].tight) replace_column(matrix + r * (size_t)width, row, best, p->filled, filled);
        chosen++;
    }
    return chosen == unknowns;
}

static void make_tight(const piecewise *p, element *e) {
    if (!e->idle && e->at == e->count) e->at--; /* a flat stretch: at an end that it has */
    else if (!e->idle && e->at) e->at--;
    e->idle = false;
    e->length = point_at(p, e, e->at);
}

static quoin_status carve(piecewise *p, uint32_t unknowns, uint32_t others) {
    size_t count = p->element_count;
    p->columns = unknowns;
    p->rows = (uint32_t)count - unknowns;
    part parts[] = {PART(p->moved, unknowns + 1), PART(p->table, (size_t)p->rows * (unknowns + 1)),
                    PART(p->balance, (size_t)unknowns * p->levels), PART(p->entry, unknowns), PART(p->row_element, p->rows),
                    PART(p->column_element, unknowns + 1), PART(p->order, count), PART(p->events, unknowns),
                    PART(p->filled, (size_t)unknowns + others + 1), PART(p->holds, count), PART(p->balance_lead, unknowns),
                    PART(p->rooms, ((size_t)unknowns + 2) * p->levels)};
    return slab_carve(p->memory, &p->table_slab, parts, 12) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

static void measure(piecewise *p, uint32_t row) {
    element *e = &p->elements[p->row_element[row]];
    const double *entries = row_of(p, row);
    fixed sum = fixed_times(p->parameter, entries[p->columns], &p->exact);
    for (uint32_t c = 0; c < p->columns; c++)
        if (entries[c] != 0) sum += fixed_times(p->elements[p->column_element[c]].length, entries[c], &p->exact);
    e->length = sum;
}

/* Begins where the first loose length that feels the parameter is content. */
static void place_parameter(piecewise *p) {
    for (uint32_t r = 0; r < p->rows; r++) {
        double beta = row_of(p, r)[p->columns];
        element *e = &p->elements[p->row_element[r]];
        interval wanted = place_of(p, e);
        if (beta == 0 || (wanted.low == -FIXED_MAX && wanted.high == FIXED_MAX)) continue;
        measure(p, r);
        p->parameter = fixed_times((wanted.low > -FIXED_MAX ? wanted.low : wanted.high) - e->length, 1 / beta, &p->exact);
        return;
    }
}

quoin_status piecewise_begin(piecewise *p, double *matrix, uint32_t unknowns, uint32_t others, const double *form, bool *begun) {
    uint32_t width = unknowns + others, pivot = 0;
    quoin_status status = carve(p, unknowns, others);
    if (status != QUOIN_OK) return status;
    for (size_t i = 0; i < p->element_count; i++) {
        p->elements[i].tight = false;
        rest_at_least(p, &p->elements[i]);
    }
    *begun = choose_basis(p, matrix, unknowns, width, p->order);
    if (!*begun) return QUOIN_OK;
    if (form) while (form[pivot] == 0) pivot++;
    uint32_t row = 0;
    for (uint32_t i = 0; i < p->element_count; i++) {
        element *e = &p->elements[i];
        if (e->tight) {
            make_tight(p, e);
            continue;
        }
        double *entries = row_of(p, row), *given = matrix + i * (size_t)width;
        memcpy(entries, given, unknowns * sizeof *entries);
        entries[unknowns] = form ? given[unknowns + pivot] / form[pivot] : 0;
        for (uint32_t c = 0; c <= unknowns; c++) p->exact = p->exact && fixed_is_plain(entries[c]);
        e->place = row;
        p->row_element[row++] = i;
    }
    if (form) place_parameter(p);
    for (uint32_t r = 0; r < p->rows; r++) measure(p, r);
    return QUOIN_OK;
}

/* ── Balance ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* y of a tight element, level by level. */
static void balance_of(const piecewise *p, uint32_t column, double *y) {
    for (uint32_t l = 0; l < p->levels; l++) y[l] = 0;
    for (uint32_t r = 0; r < p->rows; r++) {
        const element *e = &p->elements[p->row_element[r]];
        double lambda = row_of(p, r)[column];
        if (lambda == 0 || e->idle) continue;
        const double *slope = slope_at(p, e, e->at);
        for (uint32_t l = 0; l < p->levels; l++)
            if (slope[l] != 0) y[l] = slope_sum(y[l], -lambda * slope[l]);
    }
}

void piecewise_slope(const piecewise *p, double *slope, int64_t *lead) {
    balance_of(p, p->columns, slope);
    *lead = 0;
    for (uint32_t l = 0; l < p->levels; l++) slope[l] = slope[l] == 0 ? 0 : -slope[l];
    for (uint32_t r = 0; r < p->rows; r++) {
        const element *e = &p->elements[p->row_element[r]];
        double beta = row_of(p, r)[p->columns];
        if (beta == 0 || e->idle) continue;
        int64_t own = lead_at(p, e, e->at);
        *lead = stronger_lead(*lead, beta < 0 ? -own : own);
    }
}

/* ── A dual step ────────────────────────────────────────────────────────────────────────────────────────────── */

typedef struct dual_step {
    piecewise *p;
    element *entering;
    uint32_t row;
    int direction;             /* of its y */
    uint32_t target;           /* the breakpoint where it would become tight */
} dual_step;

/* Room of a tight element at its present breakpoint. */
static void set_room(const dual_step *d, event *of, const double *y) {
    const piecewise *p = d->p;
    const element *e = &p->elements[p->column_element[of->column]];
    of->bound = of->rate > 0 ? e->at : e->at + 1;
    const double *bound = slope_at(p, e, of->bound);
    for (uint32_t l = 0; l < p->levels; l++) of->room[l] = of->rate > 0 ? slope_sum(y[l], -bound[l]) : slope_sum(bound[l], -y[l]);
}

/* The leading key of what two events differ by, as y of the entering element: the first less the second, times direction. */
static int64_t lead_between(const dual_step *d, const event *a, const event *b) {
    const piecewise *p = d->p;
    int64_t lead = 0;
    double sign = d->direction;
    const event *both[2] = {a, b};
    for (int k = 0; k < 2; k++, sign = -sign) {
        if (both[k]->column == NO_PLACE) {
            int64_t own = lead_at(p, d->entering, both[k]->bound);
            lead = stronger_lead(lead, sign < 0 ? -own : own);
        } else {
            const element *e = &p->elements[p->column_element[both[k]->column]];
            double lambda = row_of(p, d->row)[both[k]->column];
            int64_t own = lead_at(p, e, both[k]->bound);
            lead = stronger_lead(lead, -sign / lambda < 0 ? -own : own);
        }
    }
    for (uint32_t r = 0; r < p->rows; r++) {
        const element *e = &p->elements[p->row_element[r]];
        if (r == d->row || e->idle) continue;
        const double *entries = row_of(p, r), *own = row_of(p, d->row);
        double x = a->column == NO_PLACE ? 0 : -entries[a->column] / own[a->column];
        double y = b->column == NO_PLACE ? 0 : -entries[b->column] / own[b->column];
        double apart = slope_sum(x, -y) * d->direction;
        int64_t slope_lead = lead_at(p, e, e->at);
        if (apart != 0) lead = stronger_lead(lead, apart < 0 ? -slope_lead : slope_lead);
    }
    return lead;
}

/* Whether a comes before b as the entering y changes. */
static int compare_events(const dual_step *d, const event *a, const event *b) {
    double rate_a = a->column == NO_PLACE ? 1 : fabs(a->rate), rate_b = b->column == NO_PLACE ? 1 : fabs(b->rate);
    for (uint32_t l = 0; l < d->p->levels; l++) {
        double x = a->room[l] * rate_b, y = b->room[l] * rate_a, apart = x - y;
        if (x == y || is_negligible(apart, x, y)) continue;
        return apart < 0 ? -1 : 1;
    }
    int64_t lead = lead_between(d, a, b);
    return lead < 0 ? -1 : lead > 0;
}

static void set_own_room(const dual_step *d, event *own, uint32_t segment) {
    const piecewise *p = d->p;
    const element *e = d->entering;
    const double *next = slope_at(p, e, segment), *now = e->idle ? NULL : slope_at(p, e, e->at);
    own->bound = segment;
    for (uint32_t l = 0; l < p->levels; l++) {
        double from = now ? now[l] : 0;
        own->room[l] = d->direction > 0 ? slope_sum(next[l], -from) : slope_sum(from, -next[l]);
    }
}

/* Moves tight lengths by p->moved, and all loose ones with them. */
static void move_tight(piecewise *p) {
    for (uint32_t c = 0; c < p->columns; c++) {
        fixed by = p->moved[c];
        if (by == 0) continue;
        for (uint32_t r = 0; r < p->rows; r++) {
            double entry = row_of(p, r)[c];
            if (entry != 0) p->elements[p->row_element[r]].length += fixed_times(by, entry, &p->exact);
        }
        p->elements[p->column_element[c]].length += by;
        p->moved[c] = 0;
    }
}

static void exchange(dual_step *d, uint32_t column) {
    piecewise *p = d->p;
    double *source = row_of(p, d->row);
    size_t filled;
    pivot_row(source, (size_t)p->columns + 1, column, p->filled, &filled);
    for (uint32_t r = 0; r < p->rows; r++)
        if (r != d->row) replace_column(row_of(p, r), source, column, p->filled, filled);
    const double *entries = row_of(p, d->row);
    for (uint32_t c = 0; c <= p->columns; c++) p->exact = p->exact && fixed_is_plain(entries[c]);
    uint32_t leaving = p->column_element[column], entering = p->row_element[d->row];
    p->column_element[column] = entering;
    p->row_element[d->row] = leaving;
    p->elements[entering].place = column;
    p->elements[leaving].place = d->row;
    p->pivots++;
}

/* The events of all tight elements that the entering one moves; `rooms` holds their vectors. */
static uint32_t list_events(const dual_step *d, event *events, double *rooms, double *scratch) {
    const piecewise *p = d->p;
    const double *entries = row_of(p, d->row);
    uint32_t count = 0;
    for (uint32_t c = 0; c < p->columns; c++) {
        if (entries[c] == 0) continue;
        event *made = &events[count];
        *made = (event){.column = c, .rate = entries[c] * d->direction, .room = rooms + (size_t)count * p->levels};
        balance_of(p, c, scratch);
        set_room(d, made, scratch);
        count++;
    }
    return count;
}

/* How far a tight element can go to the breakpoint beyond; FIXED_MAX where there is none. */
static fixed stretch_beyond(const piecewise *p, const event *of) {
    const element *e = &p->elements[p->column_element[of->column]];
    if (of->rate > 0) return e->at ? point_at(p, e, e->at) - point_at(p, e, e->at - 1) : FIXED_MAX;
    return e->at + 1 < e->count ? point_at(p, e, e->at + 1) - point_at(p, e, e->at) : FIXED_MAX;
}

/* Goes to that breakpoint; its room grows by the step of its slopes there. */
static void flip(dual_step *d, event *of) {
    piecewise *p = d->p;
    element *e = &p->elements[p->column_element[of->column]];
    fixed by = stretch_beyond(p, of);
    uint32_t passed = of->bound;
    e->at += of->rate > 0 ? UINT32_MAX : 1;
    p->moved[of->column] += of->rate > 0 ? -by : by;
    of->bound = of->rate > 0 ? e->at : e->at + 1;
    const double *from = slope_at(p, e, passed), *to = slope_at(p, e, of->bound);
    for (uint32_t l = 0; l < p->levels; l++)
        of->room[l] = slope_sum(of->room[l], of->rate > 0 ? slope_sum(from[l], -to[l]) : slope_sum(to[l], -from[l]));
}

static void run_step(dual_step *d, fixed excess) {
    piecewise *p = d->p;
    event *events = p->events;
    double *rooms = p->rooms;
    element *e = d->entering;
    event own = {.column = NO_PLACE, .room = rooms};
    double *scratch = rooms + p->levels;
    uint32_t count = list_events(d, events, rooms + 2 * (size_t)p->levels, scratch);
    uint32_t segment = e->idle ? (d->direction > 0 ? e->at + 1 : e->at) : d->direction > 0 ? e->at + 1 : e->at - 1;
    set_own_room(d, &own, segment);
    for (;;) {
        event *first = &own;
        for (uint32_t i = 0; i < count; i++) {
            int order = compare_events(d, &events[i], first);
            bool larger = first != &own && fabs(events[i].rate) > fabs(first->rate);
            if (order < 0 || (order == 0 && (first == &own || larger))) first = &events[i];
        }
        if (first == &own) {
            /* It passes to the next segment; there it is content, or goes on to that one's end. */
            interval place = {own.bound ? point_at(p, e, own.bound - 1) : -FIXED_MAX, own.bound < e->count ? point_at(p, e, own.bound) : FIXED_MAX};
            fixed length = place.low == -FIXED_MAX || place.high == FIXED_MAX ? FIXED_MAX : place.high - place.low;
            if (length >= excess) {
                e->idle = false;
                e->at = own.bound;
                move_tight(p);
                return;
            }
            excess -= length;
            d->target = d->direction > 0 ? own.bound : own.bound - 1;
            set_own_room(d, &own, d->direction > 0 ? own.bound + 1 : own.bound - 1);
            continue;
        }
        fixed beyond = stretch_beyond(p, first);
        fixed gained = beyond == FIXED_MAX ? FIXED_MAX : fixed_times(beyond, fabs(first->rate), &p->exact);
        if (gained < excess) {
            excess -= gained;
            flip(d, first);
            continue;
        }
        /* It gives way. */
        uint32_t column = first->column, bound = first->bound;
        move_tight(p);
        element *leaving = &p->elements[p->column_element[column]];
        double lambda = row_of(p, d->row)[column];
        p->moved[column] = fixed_times(point_at(p, e, d->target) - e->length, 1 / lambda, &p->exact);
        move_tight(p);
        leaving->tight = false;
        leaving->idle = false;
        leaving->at = bound;
        e->tight = true;
        e->idle = false;
        e->at = d->target;
        e->length = point_at(p, e, d->target);
        exchange(d, column);
        return;
    }
}

static void step(piecewise *p, uint32_t row, int direction, fixed excess) {
    element *e = &p->elements[p->row_element[row]];
    dual_step d = {.p = p, .entering = e, .row = row, .direction = direction};
    d.target = e->idle ? e->at : direction > 0 ? e->at : e->at - 1;
    memory_fill(p->moved, 0, p->columns * sizeof *p->moved);
    run_step(&d, excess);
}

/* ── Solving ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The distance below which a length counts as right: rounding cannot tell more. */
static fixed noise(const piecewise *p) { return p->exact ? 0 : fixed_from(0x1p-40); }

static fixed excess_of(const piecewise *p, uint32_t row, int *direction) {
    const element *e = &p->elements[p->row_element[row]];
    interval place = place_of(p, e);
    if (e->length > place.high) {
        *direction = 1;
        return e->length - place.high;
    }
    *direction = -1;
    return e->length < place.low ? place.low - e->length : 0;
}

bool piecewise_solve(piecewise *p) {
    uint64_t most = 200 + 40 * (uint64_t)p->element_count;
    for (uint64_t round = 0; round < most; round++) {
        uint32_t worst = NO_PLACE;
        int way = 0;
        fixed most_off = noise(p);
        for (uint32_t r = 0; r < p->rows; r++) {
            int direction;
            fixed off = excess_of(p, r, &direction);
            if (off <= most_off) continue;
            most_off = off;
            worst = r;
            way = direction;
            if (round > most / 2) break; /* the first, where the worst may go round in circles */
        }
        if (worst == NO_PLACE) return true;
        step(p, worst, way, most_off);
    }
    return false;
}

bool piecewise_advance(piecewise *p, int direction) {
    uint32_t first = NO_PLACE;
    fixed least = FIXED_MAX;
    for (uint32_t r = 0; r < p->rows; r++) {
        double beta = row_of(p, r)[p->columns] * direction;
        const element *e = &p->elements[p->row_element[r]];
        if (beta == 0) continue;
        interval place = place_of(p, e);
        fixed room = beta > 0 ? (place.high == FIXED_MAX ? FIXED_MAX : place.high - e->length)
                              : (place.low == -FIXED_MAX ? FIXED_MAX : e->length - place.low);
        if (room == FIXED_MAX) continue;
        room = fixed_times(fixed_max(room, 0), 1 / fabs(beta), &p->exact);
        if (room >= least) continue;
        least = room;
        first = r;
    }
    if (first == NO_PLACE) return false;
    if (least > 0) {
        fixed by = direction > 0 ? least : -least;
        p->parameter += by;
        for (uint32_t r = 0; r < p->rows; r++) {
            double beta = row_of(p, r)[p->columns];
            if (beta != 0) p->elements[p->row_element[r]].length += fixed_times(by, beta, &p->exact);
        }
        element *e = &p->elements[p->row_element[first]];
        double beta = row_of(p, first)[p->columns] * direction;
        interval place = place_of(p, e);
        e->length = beta > 0 ? place.high : place.low; /* to the last bit */
    }
    double beta = row_of(p, first)[p->columns] * direction;
    step(p, first, beta > 0 ? 1 : -1, 0);
    return true;
}

/* ── The optimal face ───────────────────────────────────────────────────────────────────────────────────────── */

/* y of all tight elements, and their leading keys. */
void piecewise_balance(piecewise *p) {
    uint32_t levels = p->levels;
    memory_fill(p->balance, 0, (size_t)p->columns * levels * sizeof *p->balance);
    memory_fill(p->balance_lead, 0, p->columns * sizeof *p->balance_lead);
    for (uint32_t r = 0; r < p->rows; r++) {
        const element *e = &p->elements[p->row_element[r]];
        if (e->idle) continue;
        const double *entries = row_of(p, r), *slope = slope_at(p, e, e->at);
        int64_t own = lead_at(p, e, e->at);
        for (uint32_t c = 0; c < p->columns; c++)
            if (entries[c] != 0) p->balance_lead[c] = stronger_lead(p->balance_lead[c], entries[c] < 0 ? own : -own);
        for (uint32_t l = 0; l < levels; l++) {
            if (slope[l] == 0) continue;
            for (uint32_t c = 0; c < p->columns; c++) {
                double *y = &p->balance[(size_t)c * levels + l];
                if (entries[c] != 0) *y = slope_sum(*y, -entries[c] * slope[l]);
            }
        }
    }
}

/* Bit 0: its length may shrink at no cost, bit 1: grow. */
uint32_t piecewise_freedom(const piecewise *p, uint32_t index) {
    const element *e = &p->elements[index];
    if (!e->tight) return 0;
    const double *y = p->balance + (size_t)e->place * p->levels;
    uint32_t bits = 0;
    for (uint32_t side = 0; side < 2; side++) {
        const double *bound = slope_at(p, e, e->at + side);
        bool same = lead_at(p, e, e->at + side) == p->balance_lead[e->place];
        for (uint32_t l = 0; l < p->levels && same; l++) same = slope_sum(y[l], -bound[l]) == 0;
        bits |= (uint32_t)same << side;
    }
    return bits;
}

/* The error of the worst required length. */
fixed piecewise_violation(const piecewise *p) {
    fixed worst = 0;
    for (size_t i = 0; i < p->element_count; i++) {
        const element *e = &p->elements[i];
        if (slope_at(p, e, 0)[0] < 0) worst = fixed_max(worst, point_at(p, e, 0) - e->length);
        if (slope_at(p, e, e->count)[0] > 0) worst = fixed_max(worst, e->length - point_at(p, e, e->count - 1));
    }
    return worst;
}
