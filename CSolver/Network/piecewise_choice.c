/* The choice of the tight elements of a first basis: those that are held most strongly at their breakpoints come first. Of elements that are held
 * alike, those come first that the tight ones determine least, so that the entries of the basis stay moderate; those that the tight ones nearly
 * determine come last of all.
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

/* Makes a length tight, unless those that are tight determine it so nearly that its row has no entry of `least`, times its size. */
static quoin_status choose(choice *c, uint32_t row, double least) {
    piecewise *p = c->p;
    if (p->elements[row].tight) return QUOIN_OK;
    uint32_t best = tableau_choose(c->table, row, c->unknowns, p->column_element, least * p->sizes[row]);
    if (best == NO_INDEX) return QUOIN_OK;
    take_column(p, row, best);
    p->elements[row].tight = true;
    c->count++;
    quoin_status status = c->forget ? tableau_eliminate(c->table, row, best) : tableau_exchange(c->table, row, best);
    if (status == QUOIN_OK) tableau_drop(c->table, row);
    return status;
}

/* Chooses among lengths that are held alike, from one place of p->order to another: first those that are least determined by others. */
static quoin_status choose_among(choice *c, size_t from, size_t to) {
    static const double least[] = {0x1p-1, 0x1p-3, 1e-3, SOUND_ENTRY};
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < sizeof least / sizeof *least; i++)
        for (size_t k = from; k < to && c->count < c->unknowns && status == QUOIN_OK; k++) status = choose(c, c->p->order[k], least[i]);
    return status;
}

quoin_status choice_make(piecewise *p, tableau *table, uint32_t unknowns, bool forget, bool *chosen) {
    choice c = {.p = p, .table = table, .unknowns = unknowns, .forget = forget};
    quoin_status status = tableau_index(table);
    sort_by_hold(p, p->order);
    choice_clear(p, unknowns);
    for (uint32_t i = 0; i < p->element_count; i++) p->sizes[i] = largest_entry(row_begin(table, i), row_end(table, i), unknowns);
    for (size_t from = 0, to; from < p->element_count && c.count < unknowns && status == QUOIN_OK; from = to) {
        for (to = from + 1; to < p->element_count && !holds_more(p->holds[p->order[from]], p->holds[p->order[to]]);) to++;
        status = choose_among(&c, from, to);
    }
    for (size_t k = 0; k < p->element_count && c.count < unknowns && status == QUOIN_OK; k++) status = choose(&c, p->order[k], 0);
    *chosen = c.count == unknowns;
    p->undetermined = !*chosen;
    return status;
}
