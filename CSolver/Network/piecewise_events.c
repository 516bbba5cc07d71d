/* The order in which events happen as y of the entering element changes (piecewise_step.c): by the room that each has, level by level, and
 * then by the leading key of what two of them differ by. That key is the strongest of all rows that either moves, so each event notes the
 * strongest of its own.
 */
#include "Network/piecewise_events.h"

#include <stdlib.h>

#include "Network/piecewise_large.h"
#include "Numbers/order.h"

static int64_t strength_of(const piecewise *p, uint32_t row) { return row == NO_INDEX ? 0 : llabs(lead_of_row(p, row)); }

static uint32_t stronger_row(const piecewise *p, uint32_t a, uint32_t b) { return strength_of(p, b) > strength_of(p, a) ? b : a; }

/* The row with the strongest leading key among those that an event's tight element moves, other than the entering one; NO_INDEX if none has a
 * key. It is found once a step. */
static inline uint32_t strongest_of(const dual_step *d, event *of) {
    piecewise *p = d->p;
    uint32_t r, best = NO_INDEX;
    if (of->column == NO_INDEX || of->strongest != UNKNOWN_ROW) return of->strongest;
    for (column_walk walk = tableau_walk(&p->table, of->column); tableau_walk_on(&walk, &r);)
        if (r != d->row && tableau_at(&p->table, r, of->column) != 0) best = stronger_row(p, best, r);
    return of->strongest = best;
}

/* The leading key that a row adds to what two events differ by, or 0. */
static inline int64_t key_between(const dual_step *d, const event *const *both, uint32_t row) {
    double rates[2] = {0, 0};
    for (int k = 0; k < 2; k++)
        if (both[k]->column != NO_INDEX) rates[k] = -tableau_at(&d->p->table, row, both[k]->column) / entry_of(d, both[k]);
    double apart = slope_sum(rates[0], -rates[1]) * d->direction;
    return apart == 0 ? 0 : lead_along(apart, lead_of_row(d->p, row));
}

/* The same for all rows that mention a column. */
static int64_t key_of_column(const dual_step *d, const event *const *both, uint32_t column, int64_t lead) {
    piecewise *p = d->p;
    uint32_t r;
    for (column_walk walk = tableau_walk(&p->table, column); tableau_walk_on(&walk, &r);)
        if (r != d->row && strength_of(p, r) > llabs(lead)) lead = stronger_lead(key_between(d, both, r), lead);
    return lead;
}

/* The leading key of the rows. Usually the strongest row of either decides; where it adds nothing, as its rates are the same, all rows are
 * looked at. */
static int64_t key_of_rows(const dual_step *d, event *a, event *b) {
    piecewise *p = d->p;
    const event *const both[2] = {a, b};
    uint32_t row = stronger_row(p, strongest_of(d, a), strongest_of(d, b));
    int64_t lead = row == NO_INDEX ? 0 : key_between(d, both, row);
    if (row == NO_INDEX || lead) return lead;
    for (int k = 0; k < 2; k++)
        if (both[k]->column != NO_INDEX) lead = key_of_column(d, both, both[k]->column, lead);
    return lead;
}

/* The leading key of what two events differ by, as y of the entering element: the first less the second, times direction. */
static int64_t lead_between(const dual_step *d, event *a, event *b) {
    const piecewise *p = d->p;
    int64_t lead = 0;
    double sign = d->direction;
    const event *const both[2] = {a, b};
    for (int k = 0; k < 2; k++, sign = -sign) {
        if (both[k]->column == NO_INDEX) {
            int64_t own = lead_at(p, d->entering, both[k]->bound);
            lead = stronger_lead(lead, lead_along(sign, own));
        } else {
            const element *e = &p->elements[p->column_element[both[k]->column]];
            int64_t own = lead_at(p, e, both[k]->bound);
            lead = stronger_lead(lead, lead_along(-sign / entry_of(d, both[k]), own));
        }
    }
    return stronger_lead(lead, p->is_large ? large_key(d, both) : key_of_rows(d, a, b));
}

/* ── Rooms ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static inline level_span span_of_slope(const piecewise *p, const element *e, uint32_t segment) {
    const level_entry *begin = slope_begins(p, e, segment), *end = slope_ends(p, e, segment);
    return begin < end ? (level_span){begin->level, end[-1].level + 1} : (level_span){p->levels, 0};
}

/* Reads the room of an event, by ascending levels: what was computed, or else from y and the slope that limits it. In a small piece y is where the
 * room will be. */
typedef struct room_reader {
    const double *room, *y;    /* one of them is NULL */
    level_span span;           /* of it */
    const level_entry *at, *end;
    bool rising;
} room_reader;

static inline room_reader reader_of(const dual_step *d, const event *of) {
    const piecewise *p = d->p;
    if (of->has_room) return (room_reader){.room = of->room, .span = of->span};
    const element *e = &p->elements[p->column_element[of->column]];
    return (room_reader){.y = p->is_large ? balance_of(p, of->column) : of->room,
                         .span = p->is_large ? p->balance_span[p->balance_row[of->column]] : (level_span){0, p->levels},
                         .at = slope_begins(p, e, of->bound), .end = slope_ends(p, e, of->bound), .rising = is_positive(of->rate)};
}

/* Returns the first level from `level` on where the room may not be 0, or `levels`. */
static inline uint32_t next_level(room_reader *from, uint32_t level, uint32_t levels) {
    uint32_t next = level < from->span.first ? from->span.first : level;
    if (next >= from->span.end) next = levels;
    while (from->at < from->end && from->at->level < level) from->at++;
    return from->at < from->end && from->at->level < next ? from->at->level : next;
}

/* Reads a level, no earlier one than the last that was asked about. */
static inline double read_room(room_reader *from, uint32_t level) {
    if (from->room) return from->room[level];
    while (from->at < from->end && from->at->level < level) from->at++;
    double bound = from->at < from->end && from->at->level == level ? from->at->value : 0;
    return from->rising ? slope_sum(from->y[level], -bound) : slope_sum(bound, -from->y[level]);
}

void events_make_room(const dual_step *d, event *of) {
    const piecewise *p = d->p;
    room_reader from = reader_of(d, of);
    level_span span = span_of_both(from.span, span_of_slope(p, &p->elements[p->column_element[of->column]], of->bound));
    for (uint32_t l = 0; l < p->levels; l++) of->room[l] = l < span.first || l >= span.end ? 0 : read_room(&from, l);
    of->span = span;
    of->has_room = true;
}

void events_pass(const dual_step *d, event *of, uint32_t next) {
    piecewise *p = d->p;
    const element *e = &p->elements[p->column_element[of->column]];
    const double *from = slope_spread(p, e, of->bound, 0), *to = slope_spread(p, e, next, 1);
    double sign = side_of(of->rate);
    for (uint32_t l = 0; l < p->levels; l++) of->room[l] = slope_sum(of->room[l], sign * slope_sum(from[l], -to[l]));
    slope_gather(p, e, of->bound, 0);
    slope_gather(p, e, next, 1);
    of->span = span_of_both(of->span, span_of_both(span_of_slope(p, e, of->bound), span_of_slope(p, e, next)));
    of->bound = next;
}

void events_set_own_room(const dual_step *d, event *own, uint32_t segment) {
    const piecewise *p = d->p;
    const element *e = d->entering;
    const double *next = slope_spread(p, e, segment, 0), *now = e->idle ? NULL : slope_spread(p, e, e->at, 1);
    own->bound = segment;
    for (uint32_t l = 0; l < p->levels; l++) {
        double from = now ? now[l] : 0;
        own->room[l] = is_positive(d->direction) ? slope_sum(next[l], -from) : slope_sum(from, -next[l]);
    }
    slope_gather(p, e, segment, 0);
    if (now) slope_gather(p, e, e->at, 1);
    own->span = span_of_slope(p, e, segment);
    if (now) own->span = span_of_both(own->span, span_of_slope(p, e, e->at));
}

/* Writes y of each event's element as its room. */
static void read_balance(piecewise *p, const event *events, uint32_t count) {
    for (uint32_t c = 0; c <= p->columns; c++) p->vectors[c] = NULL;
    for (uint32_t i = 0; i < count; i++) {
        p->vectors[events[i].column] = events[i].room;
        memory_fill(events[i].room, 0, p->levels * sizeof *events[i].room);
    }
    piecewise_add_balance(p);
}

void events_begin_rooms(const dual_step *d, event *events, uint32_t count) {
    piecewise *p = d->p;
    if (!p->is_large) read_balance(p, events, count);
    for (uint32_t i = 0; i < count; i++) {
        const element *e = &p->elements[p->column_element[events[i].column]];
        events[i].began = e->at;
        events[i].bound = is_positive(events[i].rate) ? e->at : e->at + 1;
        if (!p->is_large) events_make_room(d, &events[i]);
    }
}

int events_compare_rooms(const dual_step *d, const event *a, const event *b) {
    double rate_a = a->column == NO_INDEX ? 1 : fabs(a->rate), rate_b = b->column == NO_INDEX ? 1 : fabs(b->rate);
    room_reader of_a = reader_of(d, a), of_b = reader_of(d, b);
    for (uint32_t l = 0, levels = d->p->levels;; l++) {
        l = (uint32_t)lesser(next_level(&of_a, l, levels), next_level(&of_b, l, levels));
        if (l == levels) return 0;
        double x = read_room(&of_a, l) * rate_b, y = read_room(&of_b, l) * rate_a, apart = x - y;
        if (x == y || is_negligible(apart, x, y)) continue;
        return side_of(apart);
    }
}

int events_compare_leads(const dual_step *d, event *a, event *b) { return d->p->has_leads ? sign_of_whole(lead_between(d, a, b)) : 0; }
