/* Exactness: where a network may have rounded a number. Multiplying and dividing by powers of two rounds nothing, nor does a coefficient that is
 * a plain number; the steps of a piece say themselves whether their positions were computed without rounding.
 */
#include "Network/network.h"
#include "Network/piecewise.h"

#include <math.h>

#define MOST_HALVINGS 8        /* powers of two are 2^-8 … 2^8 */

bool factor_is_exact(double factor) {
    int exponent;
    return fabs(frexp(factor, &exponent)) == 0.5 && exponent > -MOST_HALVINGS && exponent <= MOST_HALVINGS + 1;
}

bool network_step_is_exact(const network *n, const net_step *s) {
    if (s->kind == NET_PIECE) return !n->clusters[s->b].rounded && n->clusters[s->b].settled_exactly;
    if (s->kind == NET_FREE) return true;
    return factor_is_exact(s->at_a) && factor_is_exact(s->operand.scale) && (s->kind != NET_SERIES || factor_is_exact(s->at_b));
}

/* Positions are computed from the tight lengths of a basis. If a degenerate piece has several optimal bases, they agree but for rounding. */
static bool is_determined(const cluster *piece, bool may_round) {
    if (piece->degenerate == SAME_BASIS) return true;
    if (!piece->settled_exactly && !may_round) return false;
    if (piece->degenerate != DEGENERATE) return piece->degenerate == NOT_DEGENERATE;
    return piece->settled_exactly || piece->settled_clearly;
}

bool network_is_determined(const network *n, bool may_round) {
    bool determined = true;
    for (size_t i = 0; i < n->step_count && determined; i++)
        if (n->steps[i].kind == NET_PIECE) determined = is_determined(&n->clusters[n->steps[i].b], may_round);
    return determined;
}

/* The functions that add up to a cost may be stretched by the ratio of its length to another. */
bool network_cost_is_exact(const network *n, uint32_t c) {
    bool exact = true;
    for (uint32_t s = n->costs[c].summands; s != NO_INDEX && exact; s = n->summands[s].next) exact = factor_is_exact(n->summands[s].operand.scale);
    return exact || !n->costs[c].count;
}

bool network_is_exact(const network *n) {
    bool exact = n->curves.exact;
    for (size_t e = 0; e < n->end_count && exact; e++) exact = fixed_is_plain(n->ends[e].coefficient);
    for (size_t i = 0; i < n->step_count && exact; i++) exact = network_step_is_exact(n, &n->steps[i]);
    for (uint32_t c = 0; c < n->cost_count && exact; c++) exact = network_cost_is_exact(n, c);
    return exact;
}
