/* Phase one: the smallest sum of violations, by the same primal simplex.
 *
 *      cost                    A basic column on the wrong side of a bound becomes elastic: its bounds become
 *        \                     (−∞, lower] or [upper, ∞) and each unit beyond costs. When it reaches the bound it
 *         \______________/     leaves the basis there, is itself again and never elastic twice.
 *       lower          upper
 *
 * At the start only logicals can be outside (every column rests at a bound or is free), so the sum is the sum of row
 * violations under exact column bounds. Where that is not 0, `open_rows` also lets a satisfied row give way for
 * others: then the sum is the least there is, and the prices prove it.
 */
#include "Kernel/simplex.h"
#include "Numbers/order.h"

#include <math.h>
#include <string.h>

#define ROUNDS 20
#define ROUNDING 0x1p-50       /* of the largest number of a point, which may be far larger than any constant: columns are no more exact */
#define FEW_ROUNDS 2           /* after so many, what is left could be repaired by noisy pivots alone */

static double unit_cost(const simplex *s, uint32_t j) { return j < s->n ? 1 : s->row_weight[j - s->n]; }

static uint32_t stretch(simplex *s) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < s->m; i++) {
        uint32_t j = s->head[i];
        double violation = simplex_violation(s, j);
        if (fabs(violation) <= s->tolerance) continue;
        count++;
        s->original_lower[j] = s->lower[j];
        s->original_upper[j] = s->upper[j];
        s->elastic[j] = side_of(violation);
        s->cost[j] = s->elastic[j] * unit_cost(s, j);
        if (violation > 0) s->lower[j] = s->upper[j], s->upper[j] = INFINITY;
        else s->upper[j] = s->lower[j], s->lower[j] = -INFINITY;
    }
    return count;
}

/* Gives basic elastic columns their own bounds back. */
void simplex_settle(simplex *s) {
    for (uint32_t i = 0; i < s->m; i++) {
        uint32_t j = s->head[i];
        if (!s->elastic[j]) continue;
        s->lower[j] = s->original_lower[j];
        s->upper[j] = s->original_upper[j];
        s->elastic[j] = 0;
        s->elastic_cost[j] = 0;
    }
}

/* Returns the sum of weighted violations beyond the tolerance; elastic columns are measured against their own bounds. */
static double total_violation(const simplex *s) {
    double sum = 0;
    for (uint32_t i = 0; i < s->m; i++) {
        uint32_t j = s->head[i];
        double violation = fabs(simplex_violation(s, j));
        if (violation > s->tolerance) sum += violation * unit_cost(s, j);
    }
    return sum;
}

static bool any_elastic_beyond(const simplex *s) {
    for (uint32_t i = 0; i < s->m; i++) {
        uint32_t j = s->head[i];
        if (s->elastic[j] == 0) continue;
        double bound = s->elastic[j] > 0 ? s->original_upper[j] : s->original_lower[j];
        if (fabs(s->x[j] - bound) > s->tolerance) return true;
    }
    return false;
}

/* Sets the price of a row with a basic logical to the logical's cost, so that the reduced costs of all logicals are negated
 * prices. */
static void price_basic_rows(simplex *s) {
    for (uint32_t j = s->n; j < s->total; j++)
        if (s->position[j] != NOT_BASIC) s->reduced[j] = -s->cost[j];
}

/* Minimizes the violations. `*proven` tells whether violations remain and the prices prove that they must. */
static primal_end minimize_violation(simplex *s, bool open_rows, bool *proven) {
    double *cost = s->cost;
    s->cost = s->elastic_cost;
    memset(s->elastic_cost, 0, s->total * sizeof *s->elastic_cost);
    *proven = false;
    primal_end end = stretch(s) ? simplex_primal(s, false) : PRIMAL_OPTIMAL;
    if (end == PRIMAL_OPTIMAL && open_rows && any_elastic_beyond(s)) {
        s->open_rows = true;
        end = simplex_primal(s, false);
        s->open_rows = false;
        *proven = end == PRIMAL_OPTIMAL;
        if (*proven) price_basic_rows(s);
    }
    s->cost = cost;
    return end;
}

/* Raises the tolerance to what is left of violations, if that is no more than a part of the largest number of the point. */
static void tolerate(simplex *s, double part) {
    double largest = 0, violation = simplex_largest_violation(s);
    for (uint32_t i = 0; i < s->m; i++) largest = larger(largest, fabs(s->x[s->head[i]]));
    if (violation <= part * largest) s->tolerance = larger(s->tolerance, violation);
}

/* Runs phase one. `*violation` is the remaining sum. With `open_rows` and remaining violations, the reduced costs of the
 * logicals are the negated prices of the rows. */
quoin_status simplex_phase_one(simplex *s, bool open_rows, double *violation) {
    s->movable_known = s->point_checked = false;
    for (int round = 0; round < ROUNDS; round++) {
        bool proven;
        primal_end end = minimize_violation(s, open_rows, &proven);
        simplex_settle(s);
        if (end == PRIMAL_NO_MEMORY) return QUOIN_OUT_OF_MEMORY;
        if (end == PRIMAL_EXHAUSTED || end == PRIMAL_UNBOUNDED) return QUOIN_BACKEND_FAILED;
        if (end == PRIMAL_ASTRAY) continue;
        if (s->factor.eta_count && simplex_factor(s) != QUOIN_OK) return QUOIN_OUT_OF_MEMORY;
        if (s->factor.removed_count) continue; /* another basis: nothing is proven about it */
        *violation = total_violation(s);
        if (*violation == 0 || proven) return QUOIN_OK;
        tolerate(s, round < FEW_ROUNDS ? ROUNDING : NOISY_PIVOT);
    }
    return QUOIN_BACKEND_FAILED;
}
