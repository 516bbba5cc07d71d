/* The choice of the tight elements of a first basis: those that are held most strongly at their breakpoints come first. Of elements that are held
 * alike, those come first that the tight ones determine least, so that the entries of the basis stay moderate; those that the tight ones nearly
 * determine come last of all. In a large piece, those that are determined as little come in the order of the entries that they add to the table.
 */
#include "Network/piecewise_choice.h"
#include "Numbers/order.h"

#include <stdlib.h>
#include <string.h>

#define SOUND_ENTRY 1e-6       /* of the size of a row: a length whose entries that are left are smaller is nearly determined by others */

/* Returns the first level at which a segment's slope is not 0, or the number of levels. */
static uint32_t first_level(const piecewise *p, const element *e, uint32_t segment) {
    for (const level_entry *at = slope_begins(p, e, segment), *end = slope_ends(p, e, segment); at < end; at++)
        if (at->value != 0) return at->level;
    return p->levels;
}

/* Computes how strongly an element is held at its breakpoint. */
static hold hold_of(const piecewise *p, const element *e) {
    if (e->fixed_length) return (hold){0, 0, 0};
    if (e->tight) return (hold){0, 1, 0};
    if (!e->idle) return (hold){UINT32_MAX, UINT32_MAX, 0};
    uint32_t left = 1 + first_level(p, e, e->at), right = 1 + first_level(p, e, e->at + 1);
    hold of = {.weaker = (uint32_t)greater(left, right), .stronger = (uint32_t)lesser(left, right)};
    if (of.weaker > p->levels) of.lead = llabs(stronger_lead(lead_at(p, e, e->at), lead_at(p, e, e->at + 1)));
    return of;
}

/* Whether one length is held more strongly than another. Both sides must be overcome to move it to either side of where it is, so the weaker
 * one counts first. */
static bool holds_more(hold a, hold b) {
    if (a.weaker != b.weaker) return a.weaker < b.weaker;
    return a.stronger != b.stronger ? a.stronger < b.stronger : a.lead > b.lead;
}

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

void choice_clear(piecewise *p, uint32_t unknowns) {
    for (uint32_t c = 0; c < unknowns; c++) p->column_element[c] = NO_INDEX;
}

static void take_column(piecewise *p, uint32_t row, uint32_t column) {
    p->column_element[column] = row;
    p->elements[row].slot = column;
}

/* The choice of a tight element for each unknown. With `forget`, lengths do not enter the table; otherwise its rows then express the other lengths
 * in terms of the tight ones. */
typedef struct choice {
    piecewise *p;
    tableau *table;
    uint32_t unknowns, count;
    bool forget;
} choice;

/* Makes a length tight whose row has an entry in a column without one. */
static quoin_status make_tight(choice *c, uint32_t row, uint32_t column) {
    take_column(c->p, row, column);
    c->p->elements[row].tight = true;
    c->count++;
    quoin_status status = c->forget ? tableau_eliminate(c->table, row, column) : tableau_exchange(c->table, row, column);
    if (status == QUOIN_OK) tableau_drop(c->table, row);
    return status;
}

/* Makes lengths tight, from one place of p->order to another, unless those that are tight determine them so nearly that their rows have no entry of
 * `least`, times their sizes, or it adds more than `most` entries to the table. `*next` becomes the least number that one of these would add. */
static quoin_status choose_up_to(choice *c, size_t from, size_t to, double least, uint64_t most, uint64_t *next) {
    piecewise *p = c->p;
    quoin_status status = QUOIN_OK;
    *next = UINT64_MAX;
    for (size_t k = from; k < to && c->count < c->unknowns && status == QUOIN_OK; k++) {
        uint32_t row = p->order[k];
        if (p->elements[row].tight) continue;
        uint32_t best = tableau_choose(c->table, row, c->unknowns, p->column_element, least * p->sizes[row]);
        if (best == NO_INDEX) continue;
        uint64_t fill = tableau_fill(c->table, row, best);
        if (fill <= most) status = make_tight(c, row, best);
        else *next = lesser(*next, fill);
    }
    return status;
}

/* The same in the order of what each adds to the table. The table of a small piece may fill, and its lengths keep their order. */
static quoin_status choose_all(choice *c, size_t from, size_t to, double least) {
    uint64_t most = c->forget ? 0 : UINT64_MAX - 1, next = 0;
    quoin_status status = QUOIN_OK;
    while (next < UINT64_MAX && status == QUOIN_OK) {
        status = choose_up_to(c, from, to, least, most, &next);
        most = greater(2 * most, next);
    }
    return status;
}

/* Chooses among lengths that are held alike, from one place of p->order to another: first those that are least determined by others. */
static quoin_status choose_among(choice *c, size_t from, size_t to) {
    static const double least[] = {0x1p-1, 0x1p-3, 1e-3, SOUND_ENTRY};
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < sizeof least / sizeof *least && status == QUOIN_OK; i++) status = choose_all(c, from, to, least[i]);
    return status;
}

quoin_status choice_make(piecewise *p, tableau *table, uint32_t unknowns, bool forget, bool *chosen) {
    choice c = {.p = p, .table = table, .unknowns = unknowns, .forget = forget};
    quoin_status status = tableau_index(table);
    sort_by_hold(p, p->order);
    choice_clear(p, unknowns);
    for (uint32_t i = 0; i < p->element_count; i++) p->elements[i].tight = false, p->sizes[i] = largest_entry(row_begin(table, i), row_end(table, i), unknowns);
    for (size_t from = 0, to; from < p->element_count && c.count < unknowns && status == QUOIN_OK; from = to) {
        for (to = from + 1; to < p->element_count && !holds_more(p->holds[p->order[from]], p->holds[p->order[to]]);) to++;
        status = choose_among(&c, from, to);
    }
    if (status == QUOIN_OK) status = choose_all(&c, 0, p->element_count, 0);
    *chosen = c.count == unknowns;
    p->undetermined = !*chosen;
    return status;
}
