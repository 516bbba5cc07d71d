/* The last step of a search: rows about s alone give the cost knots that are known exactly, at bound / coefficient.
 * Where the two samples have no other knots between them, the slope changes its sign at one of these.
 *
 *     slope  −−−        −         +      a knot between the samples adds the row's coefficient,
 *           left  ·  knot₁  ·  knot₂  right    twice it for an equality
 */
#include <math.h>

#include "Numbers/order.h"
#include "Parameter/parametric.h"

#define MOST_KNOTS 16          /* with more knots between two samples, the point where the tangents meet is used */

/* The interval between two samples. */
typedef struct stretch {
    const parametric *p;
    const sample *left, *right;
    double *slope;             /* per level: the slope right of the knots passed so far */
    size_t levels;
} stretch;

static double knot_of(const lone_row *row) { return row->bound / row->coefficient; }

/* Returns the next knot after `last`, or infinity if there is none before the right sample. */
static double next_knot(const stretch *in, double last) {
    double next = INFINITY;
    for (size_t i = 0; i < in->p->lone_count; i++) {
        double knot = knot_of(&in->p->lone[i]);
        if (knot > last && knot < in->right->s) next = fmin(next, knot);
    }
    return next;
}

/* The increase of a row's slope at its knot. */
static double rise_of(const lone_row *row) { return fabs(row->coefficient) * (row->relation == QUOIN_EQUAL ? 2 : 1); }

/* Adds to the slope what rows add at a knot. */
static void pass_knot(const stretch *in, double knot) {
    const parametric *p = in->p;
    size_t springs = p->structure->spring_count;
    for (size_t i = 0; i < p->lone_count; i++)
        if (knot_of(&p->lone[i]) == knot) in->slope[p->lone[i].level] += rise_of(&p->lone[i]);
    for (size_t k = 0; k < p->rank_count; k++) {
        size_t i = (uint32_t)p->ranks[k];
        if (i >= springs && knot_of(&p->lone[i - springs]) == knot) in->slope[p->level_count + k] += rise_of(&p->lone[i - springs]);
    }
}

/* Returns the sign of the slope at `level`. */
static int sign_of(const stretch *in, size_t level) {
    double slope = in->slope[level], weight = fmax(fabs(in->left->slope[level]), fabs(in->right->slope[level]));
    return fabs(slope) <= NEGLIGIBLE * weight ? 0 : side_of(slope);
}

static int direction(const stretch *in) {
    int sign = 0;
    for (size_t level = 0; level < in->levels && !sign; level++) sign = sign_of(in, level);
    return sign;
}

/* Whether these rows account for all knots between the samples. */
static bool are_all_knots(const stretch *in) {
    for (size_t level = 0; level < in->levels; level++) {
        double weight = fmax(fabs(in->left->slope[level]), fabs(in->right->slope[level]));
        if (fabs(in->slope[level] - in->right->slope[level]) > NEGLIGIBLE * weight) return false;
    }
    return true;
}

bool parametric_knot(const parametric *p, const sample *left, const sample *right, double *slope, size_t levels, double *s) {
    stretch in = {p, left, right, slope, levels};
    double found = INFINITY;
    for (size_t level = 0; level < levels; level++) slope[level] = left->slope[level];
    double knot = next_knot(&in, left->s);
    for (int i = 0; i < MOST_KNOTS && isfinite(knot); i++, knot = next_knot(&in, knot)) {
        pass_knot(&in, knot);
        int sign = direction(&in);
        if (!sign) return false;
        if (sign > 0 && !isfinite(found)) found = knot;
    }
    if (isfinite(knot) || !isfinite(found) || !are_all_knots(&in)) return false;
    *s = found;
    return true;
}
