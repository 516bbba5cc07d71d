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
    double low, high;
    functions_share(&n->functions, s->function, n->position[s->b] - n->position[s->a], &low, &high);
    n->position[s->node] = n->position[s->a] + nearest_to_zero(low, high);
    return low < high;
}

void settle(native *n, size_t *loose) {
    *loose = 0;
    n->position[0] = 0;
    for (size_t i = n->step_count; i-- > 0;) {
        const step *s = &n->steps[i];
        bool open = s->kind == STEP_FREE;
        if (open) n->position[s->node] = 0;
        else open = s->kind == STEP_PENDANT ? settle_pendant(n, s) : settle_series(n, s);
        if (!open) continue;
        n->mark[s->node] |= NODE_LOOSE;
        ++*loose;
    }
}
