/* Ties of many events of a large piece: those that have the same room at all levels, and of which the leading keys decide which comes first
 * (piecewise_events.c). To compare two of them takes a column for each. But a row, or a sum of rows, has an entry for every event at once:
 *
 *     keys, the strongest first     k1  k2  k3  k4  k5  k6  k7 ...
 *     sums of all events alike      └───────┘   └───────────┘        with other factors at random for each key, all keys in between are alike
 *
 * So the first key in which events differ is found by bisection, and those that are not first by it are tied no more.
 */
#include "Network/piecewise_ties.h"

#include <stdlib.h>

#include "Network/piecewise_large.h"
#include "Numbers/order.h"
#include "Numbers/scattered.h"
#include "Store/sorting.h"

#define ALIKE 1e-9             /* sums of events that differ by no more, relative to the largest, are the same; */
#define ROUNDING 1e-12         /* or by no more than this for each key */
#define OWN UINT32_C(0x80000000) /* the key of an event's own slope: its place among the tied ones, with this bit; others are those of rows */

typedef struct tie {
    const dual_step *d;
    event **events;
    uint32_t *tied, tied_count; /* the places of those that are tied still */
    double *sums;              /* of each event */
    uint64_t *keys;            /* by descending strength: its complement, and whose it is */
    uint32_t key_count;
} tie;

static uint32_t whose(uint64_t key) { return (uint32_t)key; }

static int64_t own_lead(const dual_step *d, const event *of) {
    const piecewise *p = d->p;
    const element *e = of->column == NO_INDEX ? d->entering : &p->elements[p->column_element[of->column]];
    return lead_at(p, e, of->bound);
}

static uint64_t key_of(int64_t lead, uint32_t of) { return (UINT32_MAX - (uint64_t)llabs(lead)) << 32 | of; }

/* Lists the keys of the loose lengths, other than the entering one, and of the events' own slopes. */
static void list_keys(tie *t) {
    const piecewise *p = t->d->p;
    t->key_count = 0;
    for (uint32_t r = 0; r < p->rows; r++)
        if (r != t->d->row && lead_of_row(p, r)) t->keys[t->key_count++] = key_of(lead_of_row(p, r), r);
    for (uint32_t i = 0; i < t->tied_count; i++)
        if (own_lead(t->d, t->events[i])) t->keys[t->key_count++] = key_of(own_lead(t->d, t->events[i]), OWN | i);
    sort_numbers(t->keys, t->key_count);
}

/* The factor by which a row's entries add to an event; the entering element's own event has no entries. */
static double factor_of(const dual_step *d, const event *of) { return of->column == NO_INDEX ? 0 : -d->direction / entry_of(d, of); }

/* The share of an event's own slope in it. */
static double own_share(const dual_step *d, const event *of) {
    return side_of_whole(own_lead(d, of)) * (of->column == NO_INDEX ? (double)d->direction : factor_of(d, of));
}

/* Sums of the keys from `from` to `to`, one for each event. */
static void add_up(const tie *t, uint32_t from, uint32_t to) {
    piecewise *p = t->d->p;
    for (uint32_t i = 0; i < t->tied_count; i++) t->sums[t->tied[i]] = 0;
    for (uint32_t k = from; k < to; k++) {
        uint32_t of = whose(t->keys[k]);
        double by = to - from == 1 ? 1 : 1 + scattered(k);
        if (of & OWN) t->sums[of & ~OWN] += by * own_share(t->d, t->events[of & ~OWN]);
        else factored_add_length(&p->factors, p->row_element[of], by * side_of_whole(lead_of_row(p, of)));
    }
    const double *entries = factored_combination(&p->factors);
    for (uint32_t i = 0; i < t->tied_count; i++) {
        const event *of = t->events[t->tied[i]];
        if (of->column != NO_INDEX) t->sums[t->tied[i]] += factor_of(t->d, of) * entries[of->column];
    }
    factored_forget(&p->factors);
}

/* The least sum. Others may be greater by `*alike` and count as the same; `*differ` is true if some are greater still. */
static double least_sum(const tie *t, uint32_t keys, double *alike, bool *differ) {
    double least = t->sums[t->tied[0]], greatest = least;
    for (uint32_t i = 1; i < t->tied_count; i++) {
        least = smaller(least, t->sums[t->tied[i]]);
        greatest = larger(greatest, t->sums[t->tied[i]]);
    }
    *alike = ALIKE * larger(fabs(least), fabs(greatest)) + ROUNDING * keys;
    *differ = greatest - least > *alike;
    return least;
}

static bool differ_between(const tie *t, uint32_t from, uint32_t to) {
    double alike;
    bool differ;
    add_up(t, from, to);
    least_sum(t, to - from, &alike, &differ);
    return differ;
}

/* Finds the first key from `from` on in which events differ, or the number of keys. */
static uint32_t first_difference(const tie *t, uint32_t from) {
    uint32_t low = from, high, end = t->key_count;
    for (uint64_t reach = 1;; reach *= 4) {
        if (low >= end) return end;
        high = (uint32_t)lesser(low + reach, end);
        if (differ_between(t, low, high)) break;
        low = high;
    }
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (differ_between(t, low, middle)) high = middle;
        else low = middle;
    }
    return low;
}

/* Keeps the events that are first by a key. */
static void keep_first(tie *t, uint32_t key) {
    double alike;
    bool differ;
    uint32_t kept = 0;
    add_up(t, key, key + 1);
    double least = least_sum(t, 1, &alike, &differ);
    for (uint32_t i = 0; i < t->tied_count; i++)
        if (t->sums[t->tied[i]] <= least + alike) t->tied[kept++] = t->tied[i];
    t->tied_count = kept;
}

uint32_t ties_keep_first(const dual_step *d, event **events, uint32_t count) {
    piecewise *p = d->p;
    tie t = {.d = d, .events = events, .tied = p->order, .tied_count = count, .sums = p->tie_sums, .keys = p->tie_keys};
    for (uint32_t i = 0; i < count; i++) t.tied[i] = i;
    list_keys(&t);
    for (uint32_t key = 0; t.tied_count > 1 && key < t.key_count; key++) {
        key = first_difference(&t, key);
        if (key < t.key_count) keep_first(&t, key);
    }
    for (uint32_t i = 0; i < t.tied_count; i++) events[i] = events[t.tied[i]];
    return t.tied_count;
}
