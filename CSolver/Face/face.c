/* The optimal face of the part that springs decide, derived from the elimination from the top down.
 *
 *     pendant        the length lies in the flat stretch of its function, usually a single point
 *     sum            both operands have the same length as the sum
 *     convolution    the operand that the current segment belongs to varies, the other stays at a point; where both are
 *                    flat, each varies within its stretch while their total stays in the interval, which is one more limit
 *                    unless their stretches see to it
 *     rows           the interval becomes the limit of the edge
 *
 * The face is exactly the set of points that satisfy all these limits (Documentation/WhyItIsExact.md). A function has a greater number
 * than those it is made of, so one pass in descending order suffices; after an edit it begins at the functions that have changed.
 */
#include <math.h>

#include "Elimination/reduction.h"
#include "Numbers/order.h"

void face_release(native *n) {
    slab_release(n->memory, &n->face.slab);
    n->face.found = false;
}

static void mark(uint64_t *bits, uint32_t i) { bits[i >> 6] |= UINT64_C(1) << (i & 63); }

void face_touch(native *n, uint32_t f) {
    if (n->face.found) mark(n->face.dirty, f);
}

void face_allow(native *n, uint32_t f, double least, double greatest) {
    span *kept = &n->face.spans[f];
    if (kept->least != least || kept->greatest != greatest) mark(n->face.altered, f);
    else if (n->face.found) return;
    *kept = (span){least, greatest};
    mark(n->face.dirty, f);
}

static void allow_operand(native *n, uint32_t f, double least, double greatest, bool flip) {
    if (flip) face_allow(n, f, -greatest, -least);
    else face_allow(n, f, least, greatest);
}

/* A length in the interior of the range if it has one. */
static double inside(double least, double greatest) {
    if (least == -INFINITY) return greatest == INFINITY ? 0 : greatest - 1;
    return greatest == INFINITY ? least + 1 : least + (greatest - least) / 2;
}

static void descend_convolution(native *n, uint32_t index, span s) {
    const function *f = &n->functions.list[index];
    share how;
    functions_share(&n->functions, index, inside(s.least, s.greatest), &how);
    double least = how.a_least + how.b_least, greatest = how.a_greatest + how.b_greatest;
    bool narrows = how.kind == SHARE_OPEN && (leaves_room(least, s.least) || leaves_room(s.greatest, greatest));
    if (n->face.narrows[index] != narrows) mark(n->face.altered, index);
    n->face.narrows[index] = narrows;
    if (how.kind == SHARE_OPEN) {
        allow_operand(n, f->a, how.a_least, how.a_greatest, f->flip_a);
        allow_operand(n, f->b, how.b_least, how.b_greatest, f->flip_b);
    } else if (how.kind == SHARE_A_MOVES) {
        allow_operand(n, f->a, s.least - how.point, s.greatest - how.point, f->flip_a);
        allow_operand(n, f->b, how.point, how.point, f->flip_b);
    } else {
        allow_operand(n, f->a, how.point, how.point, f->flip_a);
        allow_operand(n, f->b, s.least - how.point, s.greatest - how.point, f->flip_b);
    }
}

static void descend(native *n, uint32_t f) {
    const function *at = &n->functions.list[f];
    span s = n->face.spans[f];
    if (at->kind == FUNCTION_CONVOLUTION) {
        descend_convolution(n, f, s);
    } else if (at->kind == FUNCTION_SUM) {
        face_allow(n, at->a, s.least, s.greatest);
        face_allow(n, at->b, s.least, s.greatest);
    }
}

quoin_status face_begin(native *n) {
    face *out = &n->face;
    size_t count = n->functions.count, words = count / 64 + 1;
    part parts[] = {PART(out->spans, count), PART(out->dirty, words), PART(out->altered, words), PART(out->narrows, count)};
    out->found = false;
    if (!slab_carve(n->memory, &out->slab, parts, 4)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(out->dirty, 0, words * sizeof *out->dirty);
    memory_fill(out->altered, 0, words * sizeof *out->altered);
    memory_fill(out->narrows, 0, count);
    for (size_t i = 0; i < count; i++) out->spans[i] = (span){-INFINITY, INFINITY};
    return QUOIN_OK;
}

static void begin_at(native *n, const step *s) {
    double least, greatest;
    if (s->kind != STEP_PENDANT || n->mark[s->node] & NODE_KERNEL) return;
    functions_least(&n->functions, s->function, &least, &greatest);
    face_allow(n, s->function, least, greatest);
}

/* Begins at the pendant steps whose functions have changed. */
static void begin_again(native *n) {
    for (size_t word = 0; word < n->functions.count / 64 + 1; word++)
        for (uint64_t left = n->face.dirty[word]; left; left &= left - 1) {
            uint32_t s = n->index.pendant_of_function[word * 64 + (unsigned)__builtin_ctzll(left)];
            if (s != NO_INDEX) begin_at(n, &n->steps[s]);
        }
}

void face_find(native *n) {
    if (n->face.found) begin_again(n);
    else
        for (size_t i = 0; i < n->step_count; i++) begin_at(n, &n->steps[i]);
    for (size_t word = n->functions.count / 64 + 1; word-- > 0;)
        while (n->face.dirty[word]) {
            unsigned bit = 63 - (unsigned)__builtin_clzll(n->face.dirty[word]);
            n->face.dirty[word] &= ~(UINT64_C(1) << bit);
            descend(n, (uint32_t)(word * 64 + bit));
        }
    n->face.found = true;
}

bool face_limits(const native *n, uint32_t f) {
    const span *s = &n->face.spans[f];
    uint32_t kind = n->functions.list[f].kind;
    bool limits = kind == FUNCTION_ROWS || (kind == FUNCTION_CONVOLUTION && n->face.narrows[f]);
    return limits && (s->least > -INFINITY || s->greatest < INFINITY);
}
