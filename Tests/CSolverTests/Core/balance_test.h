/* A large piece, whose table is computed from factors of the basis: after it is solved its lengths fit together, and the balance of each tight
 * length is that which follows from all rows, and lies between the slopes beside its point. */
#ifndef BALANCE_TEST_H
#define BALANCE_TEST_H

#include "Network/piecewise_large.h"
#include "harness.h"

enum { BALANCE_NODES = 80, BALANCE_LEVELS = 4, BALANCE_ELEMENTS = 2 * BALANCE_NODES };

/* Each node of a group prefers a place, and to be as far along as the first, and their sum is required: so the first depends on all others. */
typedef struct balanced {
    memory own;
    curves curves;
    piecewise p;
    uint32_t groups;
} balanced;

static bool balance_element(balanced *b, int relation, double bound, uint32_t level, int64_t lead) {
    static const uint32_t numbers[BALANCE_LEVELS] = {0, 1, 2, 3};
    uint32_t c;
    curve_view view;
    return curves_of_row(&b->curves, relation, fixed_from(bound), !level, level, lead, &c) == QUOIN_OK &&
           curves_view(&b->curves, (operand){c, 1, 0}, &view) == QUOIN_OK && piecewise_add(&b->p, &b->curves, &view, numbers, false) == QUOIN_OK &&
           tableau_begin_row(&b->p.table) == QUOIN_OK;
}

static bool draw_group(balanced *b, dice *d, uint32_t first) {
    tableau *table = &b->p.table;
    bool right = balance_element(b, 0, 40 * BALANCE_NODES, 0, 0);
    for (uint32_t i = first; i < first + BALANCE_NODES && right; i++) right = tableau_put(table, i, 1) == QUOIN_OK;
    for (uint32_t i = first; i < first + BALANCE_NODES && right; i++) {
        right = balance_element(b, (int)roll(d, 3) - 1, 30 + (double)roll(d, 80) / 4, 2 + roll(d, 2), 2 * i + 1) && tableau_put(table, i, 1) == QUOIN_OK;
        if (i == first || !right) continue;
        right = balance_element(b, 0, roll(d, 3) ? 0 : (double)roll(d, 9), 1, 2 * i) && tableau_put(table, i, 1) == QUOIN_OK &&
                tableau_put(table, first, -1) == QUOIN_OK;
    }
    return right;
}

static bool draw_balanced(balanced *b, dice *d) {
    bool right = piecewise_clear(&b->p, BALANCE_LEVELS) == QUOIN_OK &&
                 tableau_clear(&b->p.table, BALANCE_NODES * b->groups) == QUOIN_OK;
    for (uint32_t g = 0; g < b->groups && right; g++) right = draw_group(b, d, g * BALANCE_NODES);
    return right;
}

/* Whether a vector is at most another, except for rounding. */
static bool at_most(const double *a, const double *b) {
    uint32_t l = 0;
    while (l < BALANCE_LEVELS && fabs(a[l] - b[l]) <= 1e-6) l++;
    return l == BALANCE_LEVELS || a[l] < b[l];
}

static double entry_in(const factored *row, uint32_t column) {
    double found = 0;
    for (uint32_t i = 0; i < row->entry_count; i++)
        if (row->entries[i].column == column) found = row->entries[i].value;
    return found;
}

/* Adds up what all loose lengths say about a tight one, row by row. */
static int64_t whole_balance(piecewise *p, uint32_t column, double *y) {
    int64_t lead = 0;
    for (uint32_t l = 0; l < p->levels; l++) y[l] = 0;
    for (uint32_t r = 0; r < p->rows; r++) {
        const element *e = &p->elements[p->row_element[r]];
        factored_row(&p->factors, p->row_element[r]);
        double rate = entry_in(&p->factors, column);
        if (e->idle || rate == 0) continue;
        for (const level_entry *at = entries_begin(p, e); at < entries_end(p, e); at++) y[at->level] -= rate * at->value;
        lead = stronger_lead(lead, rate < 0 ? lead_at(p, e, e->at) : -lead_at(p, e, e->at));
    }
    return lead;
}

static void check_balance(piecewise *p, unsigned long long seed) {
    double y[BALANCE_LEVELS];
    for (uint32_t i = 0; i < p->element_count; i++) {
        const element *e = &p->elements[i];
        if (!e->tight) {
            interval segment = element_segment(p, e);
            bool above = e->length >= segment.low || fixed_to(segment.low - e->length) < 1e-9;
            bool below = e->length <= segment.high || fixed_to(e->length - segment.high) < 1e-9;
            CHECK(above && below, "balance %llu: length %u is elsewhere", seed, i);
            continue;
        }
        int64_t lead = whole_balance(p, e->slot, y);
        const double *kept = balance_of(p, e->slot);
        int64_t found = large_lead(p, e->slot);
        CHECK(lead == found, "balance %llu: leading key %lld of length %u, not %lld", seed, (long long)found, i, (long long)lead);
        CHECK(at_most(y, kept) && at_most(kept, y), "balance %llu: other slopes of length %u than those of whole rows", seed, i);
        CHECK(at_most(slope_spread(p, e, e->at, 0), y) && at_most(y, slope_spread(p, e, e->at + 1, 1)), "balance %llu: length %u should move", seed, i);
        slope_gather(p, e, e->at, 0);
        slope_gather(p, e, e->at + 1, 1);
    }
}

/* The elements of a group are the sum of all places, the first place, and then in turn a place and its distance from the first. */
static void check_lengths(const element *of, unsigned long long seed) {
    fixed sum = of[1].length, first = of[1].length;
    for (uint32_t i = 2; i < BALANCE_ELEMENTS; i += 2) {
        sum += of[i].length;
        CHECK(fabs(fixed_to(of[i].length - first - of[i + 1].length)) < 1e-9, "balance %llu: distance %u", seed, i);
    }
    CHECK(fabs(fixed_to(sum - of[0].length)) < 1e-9, "balance %llu: sum", seed);
}

static void large_pieces_are_balanced(uint64_t seed) {
    dice d = {seed * 77777 + 71};
    balanced b = {.groups = 1 + seed % 2};
    bool begun = true;
    memory_open(&b.own, NULL);
    curves_open(&b.curves, &b.own, BALANCE_LEVELS);
    piecewise_open(&b.p, &b.own);
    bool right = draw_balanced(&b, &d) && piecewise_begin(&b.p, BALANCE_NODES * b.groups, NULL, &begun) == QUOIN_OK && begun;
    CHECK(right && b.p.is_large, "balance %llu: no basis, or a small one", (unsigned long long)seed);
    for (int solved = 0; solved < 2 && right; solved++) {
        if (solved) right = piecewise_solve(&b.p);
        piecewise_balance(&b.p);
        CHECK(right, "balance %llu: no optimum", (unsigned long long)seed);
        for (uint32_t g = 0; g < b.groups; g++) check_lengths(&b.p.elements[g * BALANCE_ELEMENTS], seed);
        if (solved) check_balance(&b.p, seed);
    }
    piecewise_release(&b.p);
    curves_release(&b.curves);
    memory_close(&b.own);
}

#endif
