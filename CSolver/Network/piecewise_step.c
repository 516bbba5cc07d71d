/* Steps of the dual simplex method (piecewise.h): a length enters the basis, others go to their next breakpoints or leave it. */
#include "Network/piecewise_events.h"
#include "Network/piecewise_large.h"
#include "Network/piecewise_pricing.h"
#include "Network/piecewise_ties.h"
#include "Numbers/order.h"

#include <string.h>

#define MOST_ENTRY 0x1p20      /* of a row: lengths that move so much more than others are not known well enough, and wait */
#define SMALL_ENTRY 1e-5       /* where one leaves, the next basis has entries of up to 1e5 */
#define DOUBTFUL_ENTRY 1e-9    /* of the largest entry of a row; smaller ones may be what is left where many numbers cancel (LEAST_ENTRY) */
#define AGREEMENT 0x1p-10      /* how near to each other two ways to compute an entry come, if it is not left from others */

/* ── A dual step ────────────────────────────────────────────────────────────────────────────────────────────── */

/* Moves a tight length by so much, and the loose ones with it. `entering` is the weight of the row that enters in its place, for each squared
 * unit of its entry, or 0 where none does. */
static void move_column(piecewise *p, uint32_t column, fixed by, double entering) {
    uint32_t r;
    p->elements[p->column_element[column]].length += by;
    p->singular = p->singular || is_far(by);
    if (p->singular) return;
    if (p->is_large) {
        large_move(p, column, by, entering);
        return;
    }
    for (column_walk walk = tableau_walk(&p->table, column); tableau_walk_on(&walk, &r);)
        pricing_move(p, r, tableau_at(&p->table, r, column), by, entering);
}

/* Moves the tight lengths of the step's events by p->moved, and all loose ones with them. */
static inline void move_tight(const dual_step *d) {
    piecewise *p = d->p;
    for (uint32_t i = 0; i < d->event_count; i++) {
        uint32_t c = p->events[i].column;
        if (p->moved[c] == 0) continue;
        move_column(p, c, p->moved[c], 0);
        p->moved[c] = 0;
    }
}

/* Exchanges the row in the table; its entries are then those of the length that leaves. */
static void exchange_row(piecewise *p, uint32_t row, uint32_t column) {
    if (tableau_exchange(&p->table, row, column) != QUOIN_OK) p->no_memory = true;
    for (const tableau_entry *e = row_begin(&p->table, row), *end = row_end(&p->table, row); e < end; e++)
        p->exact = p->exact && fixed_is_plain(e->value);
}

static void exchange(dual_step *d, uint32_t column) {
    piecewise *p = d->p;
    if (p->is_large) large_exchange(p, column);
    else exchange_row(p, d->row, column);
    uint32_t leaving = p->column_element[column], entering = p->row_element[d->row];
    p->column_element[column] = entering;
    p->row_element[d->row] = leaving;
    p->elements[entering].slot = column;
    p->elements[leaving].slot = d->row;
    p->pivots++;
}

static const tableau_entry *entries_of_row(piecewise *p, uint32_t row, uint32_t *count) {
    if (p->is_large) return large_row(p, row, count);
    *count = p->table.rows[row].count;
    return row_begin(&p->table, row);
}

/* The events of all tight elements that the entering one moves; `rooms` holds their vectors. */
static uint32_t list_events(dual_step *d, event *events, double *rooms) {
    piecewise *p = d->p;
    uint32_t count = 0, entries;
    const tableau_entry *begin = entries_of_row(p, d->row, &entries), *end = begin + entries;
    double largest = largest_entry(begin, end, p->columns), least = LEAST_ENTRY * largest;
    d->largest = largest;
    for (const tableau_entry *e = begin; e < end && e->column < p->columns; e++) {
        double *room = rooms + (size_t)count * p->levels;
        if (fabs(e->value) < least) continue;
        events[count++] = (event){.column = e->column, .strongest = UNKNOWN_ROW, .rate = e->value * d->direction, .room = room};
    }
    events_begin_rooms(d, events, count);
    return count;
}

/* The distance of a tight element from the next knot; FIXED_MAX where there is none. */
static inline fixed stretch_beyond(const piecewise *p, const event *candidate) {
    const element *e = &p->elements[p->column_element[candidate->column]];
    if (is_positive(candidate->rate)) return e->at ? point_at(p, e, e->at) - point_at(p, e, e->at - 1) : FIXED_MAX;
    return e->at + 1 < e->count ? point_at(p, e, e->at + 1) - point_at(p, e, e->at) : FIXED_MAX;
}

/* Moves to that breakpoint; the range of its slope grows by the step between the slopes there. */
static void flip(dual_step *d, event *candidate) {
    piecewise *p = d->p;
    element *e = &p->elements[p->column_element[candidate->column]];
    fixed by = stretch_beyond(p, candidate);
    e->at += is_positive(candidate->rate) ? UINT32_MAX : 1;
    p->moved[candidate->column] += is_positive(candidate->rate) ? -by : by;
    events_pass(d, candidate, is_positive(candidate->rate) ? e->at : e->at + 1);
}

/* The first of some events that have the same room; of several, that with the largest rate, and the entering element's own last. */
static event *first_of(const dual_step *d, event **events, uint32_t count) {
    event *first = events[0];
    for (uint32_t i = 1; i < count; i++) {
        int order = events_compare_leads(d, events[i], first);
        bool larger = first->column != NO_INDEX && fabs(events[i]->rate) > fabs(first->rate);
        if (order < 0 || (order == 0 && (first->column == NO_INDEX || larger))) first = events[i];
    }
    return first;
}

/* Lists the events that have the least room. */
static uint32_t list_tied(const dual_step *d, event *own, event *events, uint32_t count) {
    event **tied = d->p->tied;
    uint32_t found = 1;
    tied[0] = own;
    for (uint32_t i = 0; i < count; i++) {
        int order = events_compare_rooms(d, &events[i], tied[0]);
        if (order > 0) continue;
        if (order < 0) found = 0;
        tied[found++] = &events[i];
    }
    return found;
}

/* The event that comes first: the entering element's own next breakpoint, or that of a tight element that it moves. */
static event *first_event(const dual_step *d, event *own, event *events, uint32_t count) {
    piecewise *p = d->p;
    uint32_t tied = list_tied(d, own, events, count);
    if (tied >= MANY_TIED && p->is_large && p->has_leads) tied = ties_keep_first(d, p->tied, tied);
    return first_of(d, p->tied, tied);
}

/* Moves the entering element to its next segment. Returns whether its length lies there; otherwise it continues to the end of that segment. */
static bool enter_segment(dual_step *d, event *own, fixed *excess) {
    piecewise *p = d->p;
    element *e = d->entering;
    fixed low = own->bound ? point_at(p, e, own->bound - 1) : -FIXED_MAX, high = own->bound < e->count ? point_at(p, e, own->bound) : FIXED_MAX;
    fixed length = low == -FIXED_MAX || high == FIXED_MAX ? FIXED_MAX : high - low;
    if (length >= *excess) {
        if (p->is_large) large_change_balance(d, own, own->room);
        e->idle = false;
        e->at = own->bound;
        move_tight(d);
        return true;
    }
    *excess -= length;
    d->target = is_positive(d->direction) ? own->bound : own->bound - 1;
    events_set_own_room(d, own, is_positive(d->direction) ? own->bound + 1 : own->bound - 1);
    return false;
}

/* Whether an event's entry is so small that it may be what is left of others, and comes out differently as one of its column. */
static bool is_left_over(const dual_step *d, const event *leaves) {
    piecewise *p = d->p;
    double entry = entry_of(d, leaves);
    if (!p->is_large || fabs(entry) >= DOUBTFUL_ENTRY * d->largest) return false;
    double other = large_entry(p, p->row_element[d->row], leaves->column);
    return fabs(entry - other) > AGREEMENT * larger(fabs(entry), fabs(other));
}

/* Makes a tight element loose, and the entering one tight at its target. */
static void exchange_tight(dual_step *d, const event *leaves) {
    piecewise *p = d->p;
    element *e = d->entering, *leaving = &p->elements[p->column_element[leaves->column]];
    double entry = entry_of(d, leaves), weight = p->weight[d->row] / (entry * entry);
    if (p->is_large) large_change_balance(d, leaves, leaves->room);
    move_tight(d);
    move_column(p, leaves->column, fixed_times(point_at(p, e, d->target) - e->length, 1 / entry, &p->exact), weight);
    p->weight[d->row] = larger(weight, 1);
    leaving->tight = leaving->idle = false;
    leaving->at = leaves->bound;
    e->tight = true;
    e->idle = false;
    e->at = d->target;
    e->length = point_at(p, e, d->target);
    exchange(d, leaves->column);
}

/* Gives the row so large a weight that other rows come before it, unless it has that already, or cannot wait. */
static bool waits(const dual_step *d, double weight) {
    double *own = &d->p->weight[d->row];
    if (!d->may_wait || *own >= weight) return false;
    *own = weight;
    return true;
}

/* Whether the entry at the event that leaves is so small that the next basis would have very large ones. The row then gets the weight that it would
 * have in that basis, and the step is undone; it is taken once the other rows are no further off for their weights. */
static bool postpones(dual_step *d, const event *leaves) {
    piecewise *p = d->p;
    double entry = entry_of(d, leaves);
    if (fabs(entry) >= SMALL_ENTRY || !waits(d, 1 / (entry * entry))) return false;
    for (uint32_t i = 0; i < d->event_count; i++) {
        p->moved[p->events[i].column] = 0;
        p->elements[p->column_element[p->events[i].column]].at = p->events[i].began;
    }
    return true;
}

/* Moves y of the entering element past one event after another, until its excess is gone. */
static void run_step(dual_step *d, fixed excess) {
    piecewise *p = d->p;
    const element *e = d->entering;
    event own = {.column = NO_INDEX, .strongest = NO_INDEX, .has_room = true, .room = p->rooms};
    uint32_t count = d->event_count = list_events(d, p->events, p->rooms + p->levels);
    if (d->largest > MOST_ENTRY) {
        p->singular = p->singular || !waits(d, d->largest * d->largest);
        return;
    }
    events_set_own_room(d, &own, is_positive(d->direction) ? e->at + 1 : e->idle ? e->at : e->at - 1);
    for (;;) {
        event *first = first_event(d, &own, p->events, count);
        if (first == &own) {
            if (enter_segment(d, &own, &excess)) return;
            continue;
        }
        if (is_left_over(d, first)) {
            *first = p->events[--count];
            d->event_count = count;
            continue;
        }
        if (!first->has_room) events_make_room(d, first);
        fixed beyond = stretch_beyond(p, first);
        fixed gained = beyond == FIXED_MAX ? FIXED_MAX : fixed_times(beyond, fabs(first->rate), &p->exact);
        if (gained >= excess) {
            if (!postpones(d, first)) exchange_tight(d, first);
            return;
        }
        excess -= gained;
        flip(d, first);
    }
}

/* `excess` is how far the row's length is off its segment; 0 where it is about to leave that as the parameter moves, and cannot wait. */
static void step(piecewise *p, uint32_t row, int direction, fixed excess) {
    element *e = &p->elements[p->row_element[row]];
    dual_step d = {.p = p, .entering = e, .row = row, .direction = direction, .may_wait = excess > 0};
    d.target = e->idle ? e->at : is_positive(direction) ? e->at : e->at - 1;
    row_changed(p, row);
    run_step(&d, excess);
}

/* ── Solving ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether y, computed anew, is still that of an optimum. Rounding may have let a wrong length leave, where entries lie far apart. */
static bool is_confirmed(piecewise *p) {
    if (!p->is_large || !p->pivots) return true;
    large_refactor(p);
    p->singular = p->singular || !large_is_feasible(p);
    if (!p->exact && !p->singular && !p->no_memory) large_measure(p);
    return !p->singular && !p->no_memory;
}

bool piecewise_solve(piecewise *p) {
    uint64_t most = 200 + 8 * (uint64_t)p->element_count;
    pricing_begin(p);
    for (uint64_t round = 0; round < most; round++) {
        worst_row worst = pricing_choose(p, round > most / 2);
        if (worst.row == NO_INDEX) return is_confirmed(p);
        step(p, worst.row, worst.direction, worst.off);
        if (p->is_large) large_refactor_if_due(p);
        if (p->no_memory || p->singular || (p->only_exact && !p->exact)) return false;
    }
    return false;
}

/* The row whose element is the first to reach an end of its segment as the parameter moves, or NO_INDEX; `*least` is how far that is. */
static uint32_t first_to_end(piecewise *p, int direction, fixed *least) {
    uint32_t first = NO_INDEX;
    *least = FIXED_MAX;
    for (uint32_t r = 0; r < p->rows; r++) {
        double beta = rate_at(p, r) * direction;
        const element *e = &p->elements[p->row_element[r]];
        if (beta == 0) continue;
        interval segment = element_segment(p, e);
        fixed room = is_positive(beta) ? (segment.high == FIXED_MAX ? FIXED_MAX : segment.high - e->length)
                              : (segment.low == -FIXED_MAX ? FIXED_MAX : e->length - segment.low);
        if (room == FIXED_MAX) continue;
        room = fixed_times(fixed_max(room, 0), 1 / fabs(beta), &p->exact);
        if (room >= *least) continue;
        *least = room;
        first = r;
    }
    return first;
}

static void move_parameter(piecewise *p, fixed by) {
    p->parameter += by;
    for (uint32_t r = 0; r < p->rows; r++) {
        double beta = rate_at(p, r);
        if (beta != 0) p->elements[p->row_element[r]].length += fixed_times(by, beta, &p->exact);
    }
}

bool piecewise_advance(piecewise *p, int direction) {
    fixed least;
    uint32_t first = first_to_end(p, direction, &least);
    if (first == NO_INDEX) return false;
    if (least > 0) {
        move_parameter(p, is_positive(direction) ? least : -least);
        element *e = &p->elements[p->row_element[first]];
        interval segment = element_segment(p, e);
        e->length = is_positive(rate_at(p, first) * direction) ? segment.high : segment.low; /* to the last bit */
    }
    step(p, first, side_of(rate_at(p, first) * direction), 0);
    return !p->no_memory && !p->singular;
}
