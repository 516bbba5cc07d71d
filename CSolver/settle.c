/* Settling: positions in the reverse order of elimination, each from neighbors that stand already. */
#include <math.h>

#include "reduction.h"

static double nearest_to_zero(double low, double high) { return low > 0 ? low : high < 0 ? high : 0; }

static bool settle_pendant(native *n, const step *s) {
    double low, high;
    functions_least(&n->functions, s->function, &low, &high);
    double length = nearest_to_zero(low, high);
    n->position[s->node] = s->node > s->a ? n->position[s->a] + length : n->position[s->a] - length;
    return low < high;
}

static bool settle_series(native *n, const step *s) {
    double from = n->position[s->a], to = n->position[s->b], d = to - from;
    share how;
    functions_share(&n->functions, s->function, d, &how);
    if (how.kind == SHARE_B_MOVES) n->position[s->node] = from + how.rest;
    if (how.kind == SHARE_A_MOVES) n->position[s->node] = to - how.rest;
    if (how.kind != SHARE_OPEN) return false;
    double low = fmax(how.a_least, d - how.b_greatest), high = fmin(how.a_greatest, d - how.b_least);
    n->position[s->node] = from + nearest_to_zero(low, fmax(low, high));
    return low < high;
}

bool settle_step(native *n, const step *s) {
    if (s->kind == STEP_PENDANT) return settle_pendant(n, s);
    if (s->kind == STEP_SERIES) return settle_series(n, s);
    n->position[s->node] = 0;
    return true;
}

void settle(native *n, size_t *loose) {
    *loose = 0;
    n->position[0] = 0;
    for (size_t i = n->step_count; i-- > 0;) {
        const step *s = &n->steps[i];
        if (!settle_step(n, s)) continue;
        n->mark[s->node] |= NODE_LOOSE;
        ++*loose;
    }
}
