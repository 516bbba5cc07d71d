/* The order of exchanges: which column a row is exchanged for, and which row comes next. Rows that mention few columns, for unknowns that
 * few rows mention, add the fewest entries to a table. */
#include "Network/tableau.h"
#include "Numbers/order.h"

#include <math.h>

uint32_t tableau_choose(const tableau *t, uint32_t row, uint32_t unknowns, const uint32_t *row_of, double least) {
    uint32_t best = UINT32_MAX, fewest = UINT32_MAX;
    double largest = 0;
    const tableau_entry *begin = row_begin(t, row), *end = row_end(t, row);
    for (const tableau_entry *e = begin; e < end && e->column < unknowns; e++)
        if (row_of[e->column] == NO_ROW) largest = fmax(largest, fabs(e->value));
    if (largest < least) return UINT32_MAX;
    for (const tableau_entry *e = begin; e < end && e->column < unknowns; e++) {
        if (row_of[e->column] != NO_ROW || fabs(e->value) < SOUND_PIVOT * largest || t->mentioned[e->column] >= fewest) continue;
        fewest = t->mentioned[e->column];
        best = e->column;
    }
    return best;
}

uint64_t tableau_fill(const tableau *t, uint32_t row, uint32_t column) {
    return column == UINT32_MAX ? UINT64_MAX : (t->rows[row].count - UINT64_C(1)) * (t->mentioned[column] - UINT64_C(1));
}

/* Exchanges the rows that add no more entries than `most`. `*least` becomes the least number that one of the others would add. */
static quoin_status exchange_up_to(tableau *t, row_queue *q, uint64_t most, uint64_t *least) {
    uint32_t kept = 0;
    quoin_status status = QUOIN_OK;
    *least = UINT64_MAX;
    for (uint32_t i = 0; i < q->count && status == QUOIN_OK; i++) {
        uint32_t row = q->rows[i], column = tableau_choose(t, row, q->unknowns, q->row_of, 0);
        uint64_t fill = tableau_fill(t, row, column);
        if (fill > most) {
            *least = lesser(*least, fill);
            q->rows[kept++] = row;
            continue;
        }
        q->row_of[column] = row;
        if (q->done) q->done[q->done_count++] = row;
        status = tableau_exchange(t, row, column);
        if (status == QUOIN_OK) tableau_settle(t, row);
    }
    q->count = kept;
    return status;
}

quoin_status tableau_exchange_in_order(tableau *t, row_queue *q) {
    uint64_t least;
    return exchange_up_to(t, q, UINT64_MAX - 1, &least);
}

quoin_status tableau_exchange_sparsely(tableau *t, row_queue *q, uint64_t limit) {
    uint64_t most = 0, least = 0;
    quoin_status status = QUOIN_OK;
    for (bool any = true; q->count && (any || least <= limit) && status == QUOIN_OK;) {
        uint32_t before = q->count;
        status = exchange_up_to(t, q, most, &least);
        any = q->count < before;
        most = lesser(any ? greater(2 * most, least) : least, limit);
    }
    return status;
}
