/* The last step of a search: rows about s alone bend the cost at places that are known exactly, bound / coefficient.
 * Where the two samples have nothing else between them, the place where the slope changes its sign is one of these.
 *
 *     slope  −−−        −         +      a bend between the samples adds the row's coefficient,
 *           left  ·  bend₁  ·  bend₂  right    twice it for an equality
 */
#include <math.h>

#include "Parameter/parametric.h"

#define MOST_BENDS 16          /* more of them in so small a stretch, and the meeting tangents are good enough */

typedef struct stretch {
    const parametric *p;
    const sample *left, *right;
    double *slope;             /* per level: right of the bends passed so far */
    size_t levels;
} stretch;

static double bend_of(const lone_row *row) { return row->bound / row->coefficient; }

/* Returns the next breakpoint of the cost after `last`; infinite if there is none before the right sample. */
static double next_bend(const stretch *in, double last) {
    double next = INFINITY;
    for (size_t i = 0; i < in->p->lone_count; i++) {
        double bend = bend_of(&in->p->lone[i]);
        if (bend > last && bend < next && bend < in->right->s) next = bend;
    }
    return next;
}

static double rise_of(const lone_row *row) { return fabs(row->coefficient) * (row->relation == QUOIN_EQUAL ? 2 : 1); }

static void pass(const stretch *in, double bend) {
    const parametric *p = in->p;
    size_t springs = p->structure->spring_count;
    for (size_t i = 0; i < p->lone_count; i++)
        if (bend_of(&p->lone[i]) == bend) in->slope[p->lone[i].level] += rise_of(&p->lone[i]);
    for (size_t k = 0; k < p->rank_count; k++) {
        size_t i = (uint32_t)p->ranks[k];
        if (i >= springs && bend_of(&p->lone[i - springs]) == bend) in->slope[p->level_count + k] += rise_of(&p->lone[i - springs]);
    }
}

/* The sign of the slope at `level`, given its two neighbors. */
static int sign_of(const stretch *in, size_t level) {
    double slope = in->slope[level], weight = fmax(fabs(in->left->slope[level]), fabs(in->right->slope[level]));
    return fabs(slope) <= NEGLIGIBLE * weight ? 0 : slope < 0 ? -1 : 1;
}

static int direction(const stretch *in) {
    int sign = 0;
    for (size_t level = 0; level < in->levels && !sign; level++) sign = sign_of(in, level);
    return sign;
}

/* Whether nothing but these rows bends the cost between the samples. */
static bool is_all(const stretch *in) {
    for (size_t level = 0; level < in->levels; level++) {
        double weight = fmax(fabs(in->left->slope[level]), fabs(in->right->slope[level]));
        if (fabs(in->slope[level] - in->right->slope[level]) > NEGLIGIBLE * weight) return false;
    }
    return true;
}

bool parametric_bend(const parametric *p, const sample *left, const sample *right, double *slope, size_t levels, double *s) {
    stretch in = {p, left, right, slope, levels};
    double found = INFINITY;
    for (size_t level = 0; level < levels; level++) slope[level] = left->slope[level];
    double bend = next_bend(&in, left->s);
    for (int i = 0; i < MOST_BENDS && isfinite(bend); i++, bend = next_bend(&in, bend)) {
        pass(&in, bend);
        int way = direction(&in);
        if (!way) return false;
        if (way > 0 && !isfinite(found)) found = bend;
    }
    if (isfinite(bend) || !isfinite(found) || !is_all(&in)) return false;
    *s = found;
    return true;
}
