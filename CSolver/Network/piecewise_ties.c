/* Ties of many events of a large piece: those that have the same room at all levels, and of which the leading keys decide which comes first
 * (piecewise_events.c). To compare two of them takes a column for each. But a row, or a sum of rows, has an entry for every event at once:
 *
 *     keys, the strongest first     k1  k2  k3  k4  k5  k6  k7 ...
 *     sums of all events alike      └───────┘   └───────────┘        with other factors at random for each key, all keys in between are alike
 *
 * So the first key in which events differ is found by bisection, and those that are not first by it are tied no more. Mostly it is one that decided
 * the last tie, too, and those are looked at first. The key of an event's own slope takes no sum: only this event has an entry for it. The last few
 * events are compared two by two, because each further key would take as many sums.
 */
#include "Network/piecewise_ties.h"

#include <stdlib.h>
#include <string.h>

#include "Network/piecewise_large.h"
#include "Numbers/order.h"
#include "Numbers/scattered.h"
#include "Store/sorting.h"

#define ALIKE 1e-9             /* sums of events that differ by no more, relative to the largest, are the same; */
#define ROUNDING 1e-12         /* or by no more than this for each key */

/* The events that are tied still. A sum is 0 for all but those `summed`, which are mostly few. */
typedef struct tie {
    const dual_step *d;
    event **events;
    uint32_t *tied, tied_count; /* their places among the events */
    uint32_t *position;        /* per event: its index in `tied`, or NO_INDEX */
    uint32_t *event_of;        /* per column: its event */
    double *sums;              /* per event */
    uint8_t *is_summed;        /* the same */
    uint32_t *summed, summed_count;
    uint32_t from, to;         /* the keys that were added up */
    uint64_t *keys;            /* of rows, by descending strength: its complement, and the row's number */
    uint32_t key_count;
    uint64_t *own;             /* those of the events' own slopes: its complement, and the event's place */
    uint32_t own_count, next_own; /* the next of them that has not been looked at */
    uint64_t deciding[MOST_DECIDING]; /* the rows' keys in which events differed */
    uint32_t deciding_count;
} tie;

/* The row or the event that a key is of. */
static uint32_t whose(uint64_t key) { return (uint32_t)key; }
/* Whether a key decides before another one; of a row and an event of the same strength, the row's does. */
static bool is_stronger(uint64_t own, uint64_t of_row) { return own >> 32 < of_row >> 32; }

static int64_t own_lead(const dual_step *d, const event *of) {
    const piecewise *p = d->p;
    const element *e = of->column == NO_INDEX ? d->entering : &p->elements[p->column_element[of->column]];
    return lead_at(p, e, of->bound);
}

static uint64_t key_of(int64_t lead, uint32_t of) { return lead ? (UINT32_MAX - (uint64_t)llabs(lead)) << 32 | of : UINT64_MAX; }

/* ── Keys ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Where a key is among sorted ones from `low` to `high`, or where it would be. */
static uint32_t place_between(const uint64_t *sorted, uint32_t low, uint32_t high, uint64_t key) {
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (sorted[middle] < key) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* Where a key is in the sorted list of the rows' keys, or where it would be. */
static uint32_t place_of_key(const piecewise *p, uint64_t key) { return place_between(p->sorted_keys, 0, p->sorted_count, key); }

static void remove_key(piecewise *p, uint64_t key) {
    uint64_t *at = p->sorted_keys + place_of_key(p, key);
    memmove(at, at + 1, (size_t)(p->sorted_keys + --p->sorted_count - at) * sizeof *at);
}

static void insert_key(piecewise *p, uint64_t key) {
    uint64_t *at = p->sorted_keys + place_of_key(p, key);
    memmove(at + 1, at, (size_t)(p->sorted_keys + p->sorted_count++ - at) * sizeof *at);
    *at = key;
}

/* Sorts the keys of all loose lengths. Since the last time a few have changed. */
static void sort_keys_of_rows(piecewise *p) {
    bool anew = !p->sorted_count;
    for (uint32_t r = 0; r < p->rows; r++) {
        uint64_t key = key_of(lead_of_row(p, r), r), former = p->row_key[r];
        p->row_key[r] = key;
        if (anew && key != UINT64_MAX) p->sorted_keys[p->sorted_count++] = key;
        if (anew || key == former) continue;
        if (former != UINT64_MAX) remove_key(p, former);
        if (key != UINT64_MAX) insert_key(p, key);
    }
    if (anew) sort_numbers(p->sorted_keys, p->sorted_count);
}

/* Lists the keys of the loose lengths, other than the entering one, and of the events' own slopes. */
static void list_keys(tie *t) {
    piecewise *p = t->d->p;
    sort_keys_of_rows(p);
    t->key_count = t->own_count = t->next_own = 0;
    for (uint32_t i = 0; i < p->sorted_count; i++)
        if (whose(p->sorted_keys[i]) != t->d->row) t->keys[t->key_count++] = p->sorted_keys[i];
    for (uint32_t i = 0; i < t->tied_count; i++)
        if (own_lead(t->d, t->events[i])) t->own[t->own_count++] = key_of(own_lead(t->d, t->events[i]), i);
    sort_numbers(t->own, t->own_count);
}

/* ── Sums ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The factor by which a row's entries add to an event; the entering element's own event has no entries. */
static double factor_of(const dual_step *d, const event *of) { return of->column == NO_INDEX ? 0 : -d->direction / entry_of(d, of); }

/* The share of an event's own slope in it. */
static double own_share(const dual_step *d, const event *of) {
    return side_of_whole(own_lead(d, of)) * (of->column == NO_INDEX ? (double)d->direction : factor_of(d, of));
}

/* Adds to the sum of an event, if it is tied still. */
static void add(tie *t, uint32_t place, double value) {
    if (t->position[place] == NO_INDEX) return;
    if (!t->is_summed[place]) t->summed[t->summed_count++] = place;
    t->is_summed[place] = 1;
    t->sums[place] += value;
}

static void forget_sums(tie *t) {
    for (uint32_t i = 0; i < t->summed_count; i++) t->sums[t->summed[i]] = t->is_summed[t->summed[i]] = 0;
    t->summed_count = 0;
}

/* Sums of the keys from `from` to `to`, one for each event. */
static void add_up(tie *t, uint32_t from, uint32_t to) {
    piecewise *p = t->d->p;
    forget_sums(t);
    t->from = from, t->to = to;
    for (uint32_t k = from; k < to; k++) {
        uint32_t of = whose(t->keys[k]);
        double by = to - from == 1 ? 1 : 1 + scattered(k);
        factored_add_length(&p->factors, p->row_element[of], by * side_of_whole(lead_of_row(p, of)));
    }
    const sparse_vector *entries = factored_combination(&p->factors);
    for (uint32_t k = 0; k < entries->count; k++) {
        uint32_t place = t->event_of[entries->index[k]];
        if (place != NO_INDEX) add(t, place, factor_of(t->d, t->events[place]) * entries->value[entries->index[k]]);
    }
    factored_forget(&p->factors);
}

/* The least sum. Others may be greater by `*alike` and count as the same; `*differ` is true if some are greater still. */
static double least_sum(const tie *t, uint32_t keys, double *alike, bool *differ) {
    bool some = t->summed_count < t->tied_count; /* whose sum is 0 */
    double least = some ? 0 : INFINITY, greatest = some ? 0 : -INFINITY;
    for (uint32_t i = 0; i < t->summed_count; i++) {
        least = smaller(least, t->sums[t->summed[i]]);
        greatest = larger(greatest, t->sums[t->summed[i]]);
    }
    *alike = ALIKE * larger(fabs(least), fabs(greatest)) + ROUNDING * keys;
    *differ = greatest - least > *alike;
    return least;
}

static bool differ_between(tie *t, uint32_t from, uint32_t to) {
    double alike;
    bool differ;
    add_up(t, from, to);
    least_sum(t, to - from, &alike, &differ);
    return differ;
}

/* ── Keeping ────────────────────────────────────────────────────────────────────────────────────────────────── */

static void drop(tie *t, uint32_t place) {
    uint32_t last = t->tied[--t->tied_count];
    t->tied[t->position[place]] = last;
    t->position[last] = t->position[place];
    t->position[place] = NO_INDEX;
}

/* Drops all events but those that are summed. */
static void keep_summed(tie *t) {
    for (uint32_t i = 0; i < t->tied_count; i++) t->position[t->tied[i]] = NO_INDEX;
    for (uint32_t i = 0; i < t->summed_count; i++) t->position[t->tied[i] = t->summed[i]] = i;
    t->tied_count = t->summed_count;
}

static void keep_only(tie *t, uint32_t place) {
    for (uint32_t i = 0; i < t->tied_count; i++) t->position[t->tied[i]] = NO_INDEX;
    t->tied[0] = place;
    t->position[place] = 0;
    t->tied_count = 1;
}

/* Keeps the events that are first by a row's key. */
static void keep_first(tie *t, uint32_t key) {
    double alike;
    bool differ;
    if (t->from != key || t->to != key + 1) add_up(t, key, key + 1);
    double least = least_sum(t, 1, &alike, &differ);
    if (t->deciding_count < MOST_DECIDING) t->deciding[t->deciding_count++] = t->keys[key];
    if (least < -alike) keep_summed(t);
    for (uint32_t i = 0; i < t->summed_count; i++)
        if (t->sums[t->summed[i]] > least + alike) drop(t, t->summed[i]);
}

/* Keeps the events that are first by the keys of their own slopes which are stronger than a row's key, until few are left. */
static void keep_first_own(tie *t, uint32_t key) {
    uint64_t of_row = key < t->key_count ? t->keys[key] : UINT64_MAX;
    for (; t->next_own < t->own_count && t->tied_count >= MANY_TIED && is_stronger(t->own[t->next_own], of_row); t->next_own++) {
        uint32_t place = whose(t->own[t->next_own]);
        if (t->position[place] == NO_INDEX) continue;
        if (is_positive(own_share(t->d, t->events[place]))) drop(t, place);
        else keep_only(t, place);
        t->to = 0; /* the sums are those of other events */
    }
}

/* Returns where the first of the keys from `low` on is that decided the last tie, or where it would be, or NO_INDEX: few keys change from one step
 * to the next. */
static uint32_t expected_difference(const tie *t, uint32_t low) {
    const piecewise *p = t->d->p;
    uint32_t i = place_between(p->deciding_keys, 0, p->deciding_count, t->keys[low]);
    return i < p->deciding_count ? place_between(t->keys, low, t->key_count, p->deciding_keys[i]) : NO_INDEX;
}

/* Finds keys from `*low` to `*high` among which there is the first in which events differ. Returns whether there is one, and many are tied still. */
static bool enclose_difference(tie *t, uint32_t *low, uint32_t *high) {
    uint32_t end = t->key_count;
    uint64_t reach = 1;
    keep_first_own(t, *low);
    while (*low < end && t->tied_count >= MANY_TIED) {
        uint32_t expected = expected_difference(t, *low);
        if (expected == NO_INDEX) *high = (uint32_t)lesser(*low + reach, end), reach *= 4;
        else *high = expected > *low ? expected : *low + 1;
        if (differ_between(t, *low, *high)) return true;
        keep_first_own(t, *low = *high);
    }
    return false;
}

/* Goes on to the first row's key from `low` on in which events differ, or to the end, and keeps on the way those that are first by their own
 * keys. It stops where it is once few events are left. */
static uint32_t next_difference(tie *t, uint32_t low) {
    uint32_t high;
    if (!enclose_difference(t, &low, &high)) return low;
    while (high - low > 1 && t->tied_count >= MANY_TIED) {
        uint32_t middle = low + (high - low) / 2;
        if (differ_between(t, low, middle)) high = middle;
        else keep_first_own(t, low = middle);
    }
    return low;
}

void ties_begin(piecewise *p) {
    memory_fill(p->event_of, 0xFF, p->columns * sizeof *p->event_of);
    memory_fill(p->column_sums, 0, p->element_count * sizeof *p->column_sums);
    p->sorted_count = p->listed_count = p->deciding_count = 0;
}

static void begin(tie *t, uint32_t count) {
    t->tied_count = count;
    for (uint32_t i = 0; i < count; i++) {
        t->tied[i] = t->position[i] = i;
        t->sums[i] = t->is_summed[i] = 0;
        if (t->events[i]->column != NO_INDEX) t->event_of[t->events[i]->column] = i;
    }
    list_keys(t);
}

static void end(tie *t, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (t->events[i]->column != NO_INDEX) t->event_of[t->events[i]->column] = NO_INDEX;
    sort_indices(t->tied, t->tied_count, t->keys);
    for (uint32_t i = 0; i < t->tied_count; i++) t->events[i] = t->events[t->tied[i]];
    t->d->p->deciding_count = t->deciding_count;
    for (uint32_t i = 0; i < t->deciding_count; i++) t->d->p->deciding_keys[i] = t->deciding[i];
}

uint32_t ties_keep_first(const dual_step *d, event **events, uint32_t count) {
    piecewise *p = d->p;
    tie t = {.d = d, .events = events, .tied = p->order, .position = p->tie_position, .event_of = p->event_of, .keys = p->tie_keys,
             .own = p->tie_keys + p->rows, .sums = p->tie_sums, .is_summed = p->is_summed, .summed = p->summed};
    begin(&t, count);
    for (uint32_t key = next_difference(&t, 0); t.tied_count >= MANY_TIED && key < t.key_count; key = next_difference(&t, key + 1)) keep_first(&t, key);
    end(&t, count);
    return t.tied_count;
}
