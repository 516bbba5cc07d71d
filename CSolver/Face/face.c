/* The optimal face of what springs decide, read off the elimination from the top down.
 *
 *     pendant        its function's flat stretch (mostly a point) is where its length may be
 *     sum            both operands have the sum's length
 *     convolution    the operand whose segment it is moves, the other rests at a point; where both are flat, each may
 *                    be anywhere in its stretch as long as the whole keeps its length: one more limit
 *     rows           the edge's limit
 *
 * The face is exactly the points that keep all these limits (Documentation/WhyItIsExact.md).
 */
#include <math.h>

#include "Elimination/reduction.h"

typedef struct range {
    uint32_t function;
    double least, greatest;
} range;

typedef struct descent {
    native *n;
    face *out;
    range *stack;
    size_t count, capacity;
} descent;

static quoin_status push(descent *d, uint32_t f, double least, double greatest, bool flip) {
    if (!RESERVE(d->n->memory, d->stack, d->capacity, d->count + 1)) return QUOIN_OUT_OF_MEMORY;
    d->stack[d->count++] = flip ? (range){f, -greatest, -least} : (range){f, least, greatest};
    return QUOIN_OK;
}

static quoin_status limit_ends(descent *d, uint32_t high, uint32_t low, double least, double greatest) {
    if (least == -INFINITY && greatest == INFINITY) return QUOIN_OK;
    if (!RESERVE(d->n->memory, d->out->limits, d->out->capacity, d->out->count + 1)) return QUOIN_OUT_OF_MEMORY;
    d->out->limits[d->out->count++] = (limit){high, low, least, greatest};
    return QUOIN_OK;
}

/* A length well inside the range, where it has an inside. */
static double inside(double least, double greatest) {
    if (least == -INFINITY) return greatest == INFINITY ? 0 : greatest - 1;
    return greatest == INFINITY ? least + 1 : least + (greatest - least) / 2;
}

static quoin_status descend_convolution(descent *d, range of) {
    const function *f = &d->n->functions.list[of.function];
    share how;
    functions_share(&d->n->functions, of.function, inside(of.least, of.greatest), &how);
    quoin_status status = QUOIN_OK;
    if (how.kind == SHARE_OPEN) {
        status = push(d, f->a, how.a_least, how.a_greatest, f->flip_a);
        if (status == QUOIN_OK) status = push(d, f->b, how.b_least, how.b_greatest, f->flip_b);
        if (status == QUOIN_OK) status = limit_ends(d, f->high, f->low, of.least, of.greatest);
    } else if (how.kind == SHARE_A_MOVES) {
        status = push(d, f->a, of.least - how.rest, of.greatest - how.rest, f->flip_a);
        if (status == QUOIN_OK) status = push(d, f->b, how.rest, how.rest, f->flip_b);
    } else {
        status = push(d, f->a, how.rest, how.rest, f->flip_a);
        if (status == QUOIN_OK) status = push(d, f->b, of.least - how.rest, of.greatest - how.rest, f->flip_b);
    }
    return status;
}

static quoin_status descend(descent *d, uint32_t f, double least, double greatest) {
    quoin_status status = push(d, f, least, greatest, false);
    while (d->count && status == QUOIN_OK) {
        range of = d->stack[--d->count];
        const function *at = &d->n->functions.list[of.function];
        if (at->kind == FUNCTION_ROWS) {
            status = limit_ends(d, at->high, at->low, of.least, of.greatest);
        } else if (at->kind == FUNCTION_SUM) {
            status = push(d, at->a, of.least, of.greatest, false);
            if (status == QUOIN_OK) status = push(d, at->b, of.least, of.greatest, false);
        } else {
            status = descend_convolution(d, of);
        }
    }
    return status;
}

quoin_status face_collect_function(native *n, face *out, uint32_t f, double least, double greatest) {
    descent d = {.n = n, .out = out};
    quoin_status status = descend(&d, f, least, greatest);
    GIVE(n->memory, d.stack, d.capacity);
    return status;
}

static quoin_status collect(native *n, face *out, bool all) {
    descent d = {.n = n, .out = out};
    quoin_status status = QUOIN_OK;
    for (size_t i = n->step_count; i-- > 0 && status == QUOIN_OK;) {
        const step *s = &n->steps[i];
        if (s->kind != STEP_PENDANT) continue;
        if (!all && (n->mark[s->node] & (NODE_OPEN | NODE_KERNEL)) != NODE_OPEN) continue;
        double least, greatest;
        functions_least(&n->functions, s->function, &least, &greatest);
        status = descend(&d, s->function, least, greatest);
    }
    GIVE(n->memory, d.stack, d.capacity);
    return status;
}

quoin_status face_collect(native *n, face *out) {
    out->count = 0;
    return collect(n, out, false);
}
quoin_status face_collect_all(native *n, face *out) { return collect(n, out, true); }
