/* Exchanges in a tableau: each row keeps on expressing its length by the lengths and unknowns that the columns stand for, also after
 * rows have moved and stale entries have gone. */
#ifndef TABLEAU_TEST_H
#define TABLEAU_TEST_H

#include "Network/tableau.h"
#include "harness.h"

enum { TABLEAU_COLUMNS = 80, TABLEAU_ROWS = 160 };

typedef struct exchanged {
    tableau table;
    double unknown[TABLEAU_COLUMNS], length[TABLEAU_ROWS]; /* any values of the unknowns, and the lengths that follow */
    double column[TABLEAU_COLUMNS];                        /* the value of what each column stands for */
    uint32_t row_of[TABLEAU_COLUMNS];
} exchanged;

static bool draw_tableau(exchanged *t, dice *d) {
    if (tableau_clear(&t->table, TABLEAU_COLUMNS) != QUOIN_OK) return false;
    for (uint32_t c = 0; c < TABLEAU_COLUMNS; c++) t->column[c] = t->unknown[c] = (double)roll(d, 100) - 50, t->row_of[c] = NO_ROW;
    for (uint32_t r = 0; r < TABLEAU_ROWS; r++) {
        if (tableau_begin_row(&t->table) != QUOIN_OK) return false;
        t->length[r] = 0;
        for (uint32_t c = 0; c < TABLEAU_COLUMNS; c++) {
            double value = roll(d, 8) ? 0 : (double)(1 + roll(d, 3)) * (roll(d, 2) ? 1 : -1);
            if (value != 0 && tableau_put(&t->table, c, value) != QUOIN_OK) return false;
            t->length[r] += value * t->unknown[c];
        }
    }
    return tableau_index(&t->table) == QUOIN_OK;
}

/* The greatest error of the rows that were neither exchanged nor dropped. */
static double worst_error(const exchanged *t, const bool *done) {
    double worst = 0;
    for (uint32_t r = 0; r < TABLEAU_ROWS; r++) {
        double sum = 0, size = 1;
        for (const tableau_entry *e = row_begin(&t->table, r), *end = row_end(&t->table, r); e < end; e++) {
            sum += e->value * t->column[e->column];
            size += fabs(e->value * t->column[e->column]);
        }
        if (!done[r]) worst = fmax(worst, fabs(sum - t->length[r]) / size);
    }
    return worst;
}

/* Returns the greatest error after exchanging every other row, or infinity if memory ran out. */
static double exchange_at_random(uint64_t seed, size_t *most_stale) {
    dice d = {seed + 91};
    exchanged t;
    memory own;
    bool done[TABLEAU_ROWS] = {false};
    double worst = INFINITY;
    memory_open(&own, NULL);
    tableau_open(&t.table, &own);
    *most_stale = 0;
    if (draw_tableau(&t, &d)) worst = worst_error(&t, done);
    for (uint32_t r = 0; r < TABLEAU_ROWS && worst < INFINITY; r += 2) {
        uint32_t c = tableau_choose(&t.table, r, TABLEAU_COLUMNS, t.row_of, 0);
        if (c == UINT32_MAX) continue;
        t.row_of[c] = r;
        if (tableau_exchange(&t.table, r, c) != QUOIN_OK) worst = INFINITY;
        t.column[c] = t.length[r];
        done[r] = true;
        if (roll(&d, 2)) tableau_drop(&t.table, r);
        else tableau_settle(&t.table, r);
        worst = fmax(worst, worst_error(&t, done));
        if (t.table.stale > *most_stale) *most_stale = t.table.stale;
    }
    tableau_release(&t.table);
    memory_close(&own);
    return worst;
}

static void tableaus_express_their_rows(uint64_t seed) {
    size_t stale;
    double worst = exchange_at_random(seed, &stale);
    CHECK(worst < 1e-6 && stale > 300, "tableau, seed %llu: off by %g, %zu stale entries", (unsigned long long)seed, worst, stale);
}

#endif
