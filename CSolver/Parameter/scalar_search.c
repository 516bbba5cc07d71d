/* The search for the least cost of a parametric problem, by tangents.
 *
 *      cost                    b      Two tangents of a convex function meet below its least point, or at it. Where
 *        \  a            /    /       the function has no knot between a and its end, and between it and b, they meet
 *         \____________ /____/        at the least point itself. Each round either finds a new piece of the function or
 *          \___________/              ends, so the rounds are finite; a handful in practice.
 *                m
 */
#include <math.h>

#include "Numbers/order.h"
#include "Parameter/scalar_search.h"

#define BESIDE 0.7390851e-7    /* relative distance from a knot at which slopes are taken; irregular, to meet no other knot */
#define MOST_SAMPLES 120
#define REQUIRED_HOLD 1e-6     /* a sum of required violations up to this counts as none, */
#define REQUIRED_BROKEN 1e-2   /* one above this as a contradiction; the kernel decides in between */

static quoin_status take_samples(scalar_search *f, size_t levels) {
    sample *all[3] = {&f->left, &f->right, &f->trial};
    memory *from = f->memory;
    f->levels = levels;
    if (levels <= f->level_capacity) return QUOIN_OK;
    for (int i = 0; i < 3; i++) {
        memory_give(from, all[i]->value, 2 * f->level_capacity * sizeof(double));
        all[i]->value = NULL;
    }
    f->level_capacity = 0;
    for (int i = 0; i < 3; i++) {
        if (!(all[i]->value = memory_take(from, 2 * levels * sizeof(double)))) {
            while (i--) {
                memory_give(from, all[i]->value, 2 * levels * sizeof(double));
                all[i]->value = NULL;
            }
            return QUOIN_OUT_OF_MEMORY;
        }
    }
    f->level_capacity = levels;
    return QUOIN_OK;
}

static void place_slopes(scalar_search *f) {
    f->left.slope = f->left.value + f->levels;
    f->right.slope = f->right.value + f->levels;
    f->trial.slope = f->trial.value + f->levels;
}

/* Returns the first level at which the cost is not flat, or `levels`. */
static size_t first_sloped_level(const scalar_search *f, const sample *at) {
    size_t level = 0;
    while (level < f->levels && at->slope[level] == 0) level++;
    return level;
}

static int direction(const scalar_search *f, const sample *at) {
    size_t level = first_sloped_level(f, at);
    return level == f->levels ? 0 : side_of(at->slope[level]);
}

/* Returns the point where the tangents meet. A single tangent is met with zero, the least possible sum of violations. */
static double meeting(const scalar_search *f) {
    const sample *a = &f->left, *b = &f->right;
    if (!f->has_left || !f->has_right) {
        const sample *only = f->has_left ? a : b;
        size_t level = first_sloped_level(f, only);
        return only->s - only->value[level] / only->slope[level];
    }
    size_t one = first_sloped_level(f, a), two = first_sloped_level(f, b), level = lesser(one, two);
    double down = a->slope[level], up = b->slope[level], width = b->s - a->s, rise = b->value[level] - a->value[level];
    double met = up == 0 ? a->s + rise / down : down == 0 ? b->s - rise / up : a->s + (rise - up * width) / (down - up);
    return nearest_within(a->s, b->s, met);
}

static void swap(sample *one, sample *two) {
    sample kept = *one;
    *one = *two;
    *two = kept;
}

/* Takes a sample at s and makes it the left or right end of the search. `*way` is −1 if the optimum is to the right, 0 if every
 * level is flat. */
static quoin_status look(scalar_search *f, double s, int *way) {
    f->trial.s = s;
    quoin_status status = parametric_sample(&f->p, &f->trial);
    if (status != QUOIN_OK) return status;
    *way = direction(f, &f->trial);
    if (*way < 0) swap(&f->trial, &f->left), f->has_left = true;
    if (*way > 0) swap(&f->trial, &f->right), f->has_right = true;
    return QUOIN_OK;
}

/* Returns the point at which to begin: the bound of the strongest row about s alone, which is usually the optimum. */
static double beginning(const parametric *p) {
    const lone_row *best = NULL;
    for (size_t i = 0; i < p->lone_count; i++)
        if (!best || p->lone[i].level < best->level) best = &p->lone[i];
    return best ? best->bound / best->coefficient : 0;
}

/* Returns the least sum of required violations, by the tangents on either side of the optimum s. */
static double required_least(const scalar_search *f, double s) {
    const sample *a = &f->left, *b = &f->right;
    if (a->slope[0] == 0) return a->value[0];
    if (b->slope[0] == 0) return b->value[0];
    return a->value[0] + a->slope[0] * (s - a->s);
}

static double beside(double s) { return BESIDE * fmax(1, fabs(s)); }

typedef enum ending { ENDED_NOT, ENDED_UNIQUE, ENDED_FLAT } ending;

/* Makes one step of the search: the tangents meet at m, and samples are taken left and right of m unless that side is at m
 * already. */
static quoin_status search_step(scalar_search *f, ending *how, double *s) {
    double m = meeting(f), step = beside(m);
    int way = -1;
    quoin_status status = QUOIN_OK;
    if (!isfinite(m)) {
        *how = ENDED_FLAT; /* there is no knot: the kernel decides */
        f->has_left = f->has_right = false;
        return QUOIN_OK;
    }
    if (!f->has_left || m - f->left.s > step) status = look(f, m - step, &way);
    if (status == QUOIN_OK && way == -1 && (!f->has_right || f->right.s - m > step)) {
        status = look(f, m + step, &way);
        if (way == -1) return status;
    } else if (way == 1) {
        return status;
    }
    if (way == 0) *s = f->trial.s, *how = ENDED_FLAT;
    else *s = meeting(f), *how = ENDED_UNIQUE;
    return status;
}

static quoin_status narrow(scalar_search *f, bool ties, ending *how, double *s) {
    size_t levels;
    *how = ENDED_NOT;
    f->has_left = f->has_right = false;
    quoin_status status = parametric_begin(&f->p, ties, &levels);
    if (status == QUOIN_OK) status = take_samples(f, levels);
    if (status != QUOIN_OK) return status;
    place_slopes(f);
    double first = beginning(&f->p);
    int way = 0;
    status = look(f, first + beside(first), &way);
    if (status == QUOIN_OK && !way) *how = ENDED_FLAT, *s = f->trial.s;
    for (int i = 0; i < MOST_SAMPLES && status == QUOIN_OK && *how == ENDED_NOT; i++) status = search_step(f, how, s);
    if (status == QUOIN_OK && *how == ENDED_UNIQUE) parametric_knot(&f->p, &f->left, &f->right, f->trial.slope, f->levels, s);
    return status;
}

static bool will_do(ending how, scalar_choice choice, double s) {
    return how == ENDED_UNIQUE || (how == ENDED_FLAT && choice == SCALAR_ANY && isfinite(s));
}

quoin_status scalar_search_find(scalar_search *f, scalar_choice choice, double *s, bool *found, bool *contradictory) {
    ending how;
    *found = false;
    *s = INFINITY;
    quoin_status status = narrow(f, false, &how, s);
    if (status == QUOIN_OK && how == ENDED_FLAT && choice == SCALAR_BY_TIES) status = narrow(f, true, &how, s);
    if (status != QUOIN_OK || how == ENDED_NOT || !isfinite(*s)) return status;
    double broken = how == ENDED_FLAT ? f->trial.value[0] : required_least(f, *s);
    if (broken > REQUIRED_BROKEN) *contradictory = true;
    *found = broken <= REQUIRED_HOLD && will_do(how, choice, *s);
    return QUOIN_OK;
}

void scalar_search_release(scalar_search *f) {
    sample *all[3] = {&f->left, &f->right, &f->trial};
    for (int i = 0; i < 3; i++) memory_give(f->memory, all[i]->value, 2 * f->level_capacity * sizeof(double));
    parametric_release(&f->p);
}
