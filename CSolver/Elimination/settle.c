/* Settling: positions in the reverse order of elimination, each computed from neighbors that are settled already. */
#include <math.h>

#include "Elimination/reduction.h"
#include "Numbers/order.h"

static double nearest_to_zero(double low, double high) { return nearest_within(low, high, 0); }

static void find_pendant(const native *n, step *s) {
    double low, high;
    functions_least(&n->functions, s->function, &low, &high);
    double length = nearest_to_zero(low, high);
    s->rest = s->node > s->a ? length : -length;
    s->open = leaves_room(low, high);
}

static void find_series(const native *n, step *s, double d) {
    share how;
    functions_share(&n->functions, s->function, d, &how);
    s->apart = d;
    s->from_b = how.kind == SHARE_A_MOVES;
    s->open = false;
    s->rest = how.point;
    if (how.kind != SHARE_OPEN) return;
    double low = fmax(how.a_least, d - how.b_greatest), high = fmin(how.a_greatest, d - how.b_least);
    s->rest = nearest_to_zero(low, fmax(low, high));
    s->open = leaves_room(low, high);
}

bool settle_step(native *n, step *s) {
    if (s->kind == STEP_FREE) {
        n->position[s->node] = 0;
        return true;
    }
    double a = n->position[s->a];
    if (s->kind == STEP_PENDANT) {
        if (!s->known) find_pendant(n, s);
        n->position[s->node] = a + s->rest;
    } else {
        double b = n->position[s->b], d = b - a;
        if (!s->known || d != s->apart) find_series(n, s, d);
        n->position[s->node] = s->from_b ? b - s->rest : a + s->rest;
    }
    s->known = true;
    return s->open;
}

void settle(native *n, size_t *loose) {
    *loose = 0;
    n->position[0] = 0;
    for (size_t i = n->step_count; i-- > 0;) {
        step *s = &n->steps[i];
        if (!settle_step(n, s)) continue;
        n->mark[s->node] |= NODE_LOOSE;
        ++*loose;
    }
}
