/* The optimal face of the part that springs decide, derived from the elimination from the top down.
 *
 *     pendant        the length lies in the flat stretch of its function, usually a single point
 *     sum            both operands have the same length as the sum
 *     convolution    the operand that the current segment belongs to varies, the other stays at a point; where both are
 *                    flat, each varies within its stretch while their total stays the same, which is one more limit
 *     rows           the interval becomes the limit of the edge
 *
 * The face is exactly the set of points that satisfy all these limits (Documentation/WhyItIsExact.md).
 */
#include <math.h>

#include "Elimination/reduction.h"

static quoin_status push(face *to, uint32_t f, double least, double greatest, bool flip) {
    if (!RESERVE(to->memory, to->stack, to->stack_capacity, to->waiting + 1)) return QUOIN_OUT_OF_MEMORY;
    to->stack[to->waiting++] = flip ? (function_range){f, -greatest, -least} : (function_range){f, least, greatest};
    return QUOIN_OK;
}

static quoin_status limit_ends(face *to, uint32_t high, uint32_t low, double least, double greatest) {
    if (least == -INFINITY && greatest == INFINITY) return QUOIN_OK;
    if (!RESERVE(to->memory, to->limits, to->capacity, to->count + 1)) return QUOIN_OUT_OF_MEMORY;
    to->limits[to->count++] = (limit){high, low, least, greatest};
    return QUOIN_OK;
}

/* A length in the interior of the range if it has one. */
static double inside(double least, double greatest) {
    if (least == -INFINITY) return greatest == INFINITY ? 0 : greatest - 1;
    return greatest == INFINITY ? least + 1 : least + (greatest - least) / 2;
}

static quoin_status descend_convolution(const functions *in, face *out, function_range span) {
    const function *f = &in->list[span.function];
    share how;
    functions_share(in, span.function, inside(span.least, span.greatest), &how);
    quoin_status status = QUOIN_OK;
    if (how.kind == SHARE_OPEN) {
        status = push(out, f->a, how.a_least, how.a_greatest, f->flip_a);
        if (status == QUOIN_OK) status = push(out, f->b, how.b_least, how.b_greatest, f->flip_b);
        if (status == QUOIN_OK) status = limit_ends(out, f->high, f->low, span.least, span.greatest);
    } else if (how.kind == SHARE_A_MOVES) {
        status = push(out, f->a, span.least - how.point, span.greatest - how.point, f->flip_a);
        if (status == QUOIN_OK) status = push(out, f->b, how.point, how.point, f->flip_b);
    } else {
        status = push(out, f->a, how.point, how.point, f->flip_a);
        if (status == QUOIN_OK) status = push(out, f->b, span.least - how.point, span.greatest - how.point, f->flip_b);
    }
    return status;
}

quoin_status face_collect_function(native *n, face *out, uint32_t f, double least, double greatest) {
    out->waiting = 0;
    quoin_status status = push(out, f, least, greatest, false);
    while (out->waiting && status == QUOIN_OK) {
        function_range span = out->stack[--out->waiting];
        const function *at = &n->functions.list[span.function];
        if (at->kind == FUNCTION_ROWS) {
            status = limit_ends(out, at->high, at->low, span.least, span.greatest);
        } else if (at->kind == FUNCTION_SUM) {
            status = push(out, at->a, span.least, span.greatest, false);
            if (status == QUOIN_OK) status = push(out, at->b, span.least, span.greatest, false);
        } else {
            status = descend_convolution(&n->functions, out, span);
        }
    }
    return status;
}

void face_release(face *released) {
    if (!released->memory) return;
    GIVE(released->memory, released->limits, released->capacity);
    GIVE(released->memory, released->stack, released->stack_capacity);
}

quoin_status face_collect(native *n, face *out) {
    quoin_status status = QUOIN_OK;
    for (size_t i = n->step_count; i-- > 0 && status == QUOIN_OK;) {
        const step *s = &n->steps[i];
        if (s->kind != STEP_PENDANT || n->mark[s->node] & NODE_KERNEL) continue;
        double least, greatest;
        functions_least(&n->functions, s->function, &least, &greatest);
        status = face_collect_function(n, out, s->function, least, greatest);
    }
    return status;
}
