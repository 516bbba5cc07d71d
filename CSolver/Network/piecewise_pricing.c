/* Pricing: the choice of the loose length that enters the basis next.
 *
 * A length that is a large multiple of tight ones is easily far off its segment. Entering by distance alone would prefer such lengths, and
 * bases in which they are tight get ever larger entries. So distances are compared relative to weights, by the Devex rule: a weight is about
 * the squared size of the length's row, measured in the tight lengths at the beginning. It is 1 there, and an exchange with the entry a raises
 * the weight w' of each row with an entry b in the column of the one that leaves:
 *
 *     w' = max(w', (b / a)² · w)      and the row itself gets   max(w / a², 1)
 */
#include "Network/piecewise_pricing.h"
#include "Numbers/order.h"

void pricing_begin(piecewise *p) {
    for (uint32_t block = 0; block * BLOCK_ROWS < p->rows; block++) p->worst[block].stale = true;
    for (uint32_t r = 0; r < p->rows; r++) p->weight[r] = 1;
}

/* The rounding error of a length: closer ones count as equal. */
static fixed noise(const piecewise *p) { return p->exact ? 0 : fixed_from(0x1p-40); }

static fixed excess_of(const piecewise *p, uint32_t row, int *direction) {
    const element *e = &p->elements[p->row_element[row]];
    interval segment = element_segment(p, e);
    if (e->length > segment.high) {
        *direction = 1;
        return e->length - segment.high;
    }
    *direction = -1;
    return e->length < segment.low ? segment.low - e->length : 0;
}

static void find_worst(const piecewise *p, uint32_t block) {
    worst_row *found = &p->worst[block];
    uint32_t end = (uint32_t)lesser(p->rows, (uint64_t)(block + 1) * BLOCK_ROWS);
    *found = (worst_row){.row = NO_INDEX};
    for (uint32_t r = block * BLOCK_ROWS; r < end; r++) {
        int direction;
        fixed off = excess_of(p, r, &direction);
        if (off <= noise(p)) continue;
        double distance = fixed_to(off), score = distance * distance / p->weight[r];
        if (found->row == NO_INDEX || score > found->score) *found = (worst_row){off, score, r, direction, false};
    }
}

worst_row pricing_choose(piecewise *p, bool any) {
    worst_row worst = {.row = NO_INDEX};
    for (uint32_t block = 0; block * BLOCK_ROWS < p->rows; block++) {
        if (p->worst[block].stale) find_worst(p, block);
        if (p->worst[block].row == NO_INDEX || (worst.row != NO_INDEX && p->worst[block].score <= worst.score)) continue;
        worst = p->worst[block];
        if (any) return worst;
    }
    return worst;
}
