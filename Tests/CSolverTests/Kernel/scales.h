/* The coefficients from which on a program is scaled: a program of one entry at each side of each limit. */
#ifndef SCALES_H
#define SCALES_H

#include "Kernel/glpk_call.h"
#include "Kernel/simplex.h"
#include "harness.h"

static builder *one_entry(double coefficient) {
    builder *b = builder_new(1, 2, 1);
    entry(b, 0, column(b, -2, 3), coefficient);
    b->right[0] = coefficient;
    return b;
}

/* Within a factor of four of 1 the simplex method leaves coefficients alone, and expects errors of the usual size. */
static void check_simplex_scale(double coefficient, bool ordinary) {
    builder *b = one_entry(coefficient);
    memory from = {.allocator = memory_plain()};
    program p = packed(b);
    simplex *s;
    CHECK(simplex_open(&from, &p, &s) == QUOIN_OK, "open");
    CHECK(!ordinary || s->row_scale[0] * s->column_scale[0] == 1, "scale of %g", coefficient);
    CHECK((s->tolerance > PRIMAL_TOLERANCE / 2) == ordinary, "tolerance at %g", coefficient);
    simplex_close(s);
    builder_free(b);
}

#ifdef QUOIN_WITH_GLPK
static void check_glpk_scale(double coefficient, bool ordinary) {
    builder *b = one_entry(coefficient);
    memory from = {.allocator = memory_plain()};
    program p = packed(b);
    glpk_kernel *k;
    double size = fabs(coefficient);
    CHECK(glpk_kernel_open(&from, &p, &k) == QUOIN_OK, "open");
    CHECK(k->badly_scaled == !ordinary, "GLPK's scale of %g", coefficient);
    CHECK(k->needs_exact == !(size >= 1 / WIDE && size <= WIDE), "exactness at %g", coefficient);
    glpk_kernel_close(k);
    builder_free(b);
}
#else
static void check_glpk_scale(double coefficient, bool ordinary) { (void)coefficient, (void)ordinary; }
#endif

static void coefficients_decide_the_scale(void) {
    static const double limits[] = {0.25, 4, 1e-3, 1e3};
    running = "coefficients decide the scale";
    for (int i = 0; i < 4; i++)
        for (int way = -1; way <= 1; way++)
            for (int sign = -1; sign <= 1; sign += 2) {
                double size = way ? nextafter(limits[i], way * INFINITY) : limits[i];
                bool ordinary = size >= 0.25 && size <= 4;
                check_simplex_scale(sign * size, ordinary);
                check_glpk_scale(sign * size, ordinary);
            }
}

#endif
