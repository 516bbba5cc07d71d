/* Scalars: components in which everything would be a spring if only one node stood still. That node's place s is found
 * by a search in one dimension; then it is pinned, and the reduction continues as usual.
 *
 *      cost                    b      Two tangents of a convex function meet below its least point, or at it. Where
 *        \  a            /    /       the function has no knot between a and its end, and between it and b, they meet
 *         \____________ /____/        at the least point itself. Each round either finds a new piece of the function or
 *          \___________/              ends, so the rounds are finite; a handful in practice.
 *                m
 *
 * Why it is exact. (1) With s fixed, the springs are solved exactly, level by level (Documentation/WhyItIsExact.md); so
 * the cost at s is a vector of sums, required violations first, then each priority, then each row (T1), and lesser in
 * lexicographic order means better. (2) This cost is the optimal value of a linear program in which s is only a bound.
 * Over numbers extended by infinitesimals 1 ≫ ε₁ ≫ ε₂ …, the vector is one number, cost₀ + ε₁·cost₁ + …, hence convex
 * and piecewise linear in s; so a point whose slope is negative (the first level that is not flat falls) lies left of
 * every optimum, one whose slope is positive lies right. (3) The search ends only with such a point on either side,
 * closer together than we can tell from the bounds' own rounding, and takes where their tangents of the first level
 * that is not flat meet, or, where only rows about s alone bend the cost between the two, the very bend (lone.c). Slopes
 * are sums of rates, not differences of costs, and are taken beside a knot, never on it. (4) Where s is not unique after
 * T1, or the search does not end, nothing is pinned: what follows treats s like any other node, and the kernel decides.
 * Where required rows stay clearly broken at their least, they contradict each other. (5) With s pinned at the unique
 * optimum, the optimal points of the whole are those of the springs at s, for all that comes after; and since the optimal
 * face of a linear program moves no more than a constant times its bounds, the rounding of s stays rounding.
 */
#include <math.h>
#include <string.h>

#include "Parameter/parametric.h"

#define BESIDE 0.7390851e-7    /* relative distance from a knot at which slopes are taken; irregular, to meet no other knot */
#define MOST_SAMPLES 120
#define REQUIRED_HOLD 1e-6     /* a sum of required violations up to this counts as none, */
#define REQUIRED_BROKEN 1e-2   /* one above this as a contradiction; the kernel decides in between */

typedef struct search {
    native *n;
    parametric p;
    bool required_only;
    uint32_t *number;          /* per node: its number among its component's */
    uint32_t *fixing;          /* per component: the node to pin, or 0 */
    uint32_t *links;           /* per component: the number of its links */
    uint32_t *repairs;         /* per node: the number of links that would be springs if it were fixed */
    size_t nodes;
    uint32_t *spring_start, *spring_list, *link_start, *link_list, *node_start, *node_list; /* by component */
    sample left, right, trial;
    bool has_left, has_right;
    size_t level_capacity, levels;
} search;

/* ── Which components, and which node ───────────────────────────────────────────────────────────────────────── */

/* Returns whether a link would be a spring, or a row of `node` alone, if `node` were fixed. */
static bool repairs(const native *n, const system_row *link, uint32_t node) {
    const quoin_term *t = n->links.terms + link->term_start;
    double other[2] = {0, 0};
    uint32_t count = 0;
    for (uint32_t i = 0; i < link->term_count; i++) {
        if (t[i].variable == node) continue;
        if (count == 2) return false;
        other[count++] = t[i].coefficient;
    }
    bool scalable = link->strength == STRENGTH_REQUIRED && link->relation != QUOIN_EQUAL;
    if (count && fabs(other[0]) != 1 && !scalable) return false;
    return count < 2 || other[0] == -other[1];
}

/* Chooses for each component the node that turns all of its links into springs; of several, the last, which is a
 * scalar if one of them is. */
static void choose_nodes(search *f) {
    native *n = f->n;
    for (size_t i = 0; i < n->links.row_count; i++) {
        const system_row *link = &n->links.rows[i];
        const quoin_term *t = n->links.terms + link->term_start;
        f->links[component_of(n, t[0].variable)]++;
        for (uint32_t k = 0; k < link->term_count && link->term_count <= 3; k++)
            if (repairs(n, link, t[k].variable)) f->repairs[t[k].variable]++;
    }
    for (uint32_t i = 1; i < f->nodes; i++) {
        uint32_t set = component_of(n, i);
        if (f->links[set] && f->repairs[i] == f->links[set]) f->fixing[set] = i;
    }
}

/* Turns counts into the ends of lists by component, which list_members then fills downward. */
static void sum_up(uint32_t *start, size_t nodes) {
    for (size_t i = 1; i <= nodes; i++) start[i] += start[i - 1];
}

static uint32_t spring_set(const search *f, size_t i) { return component_of(f->n, f->n->springs[i].high); }
static uint32_t link_set(const search *f, size_t i) { return component_of(f->n, f->n->links.terms[f->n->links.rows[i].term_start].variable); }

static void list_members(search *f) {
    native *n = f->n;
    for (size_t i = 0; i < n->spring_count; i++) f->spring_start[spring_set(f, i)]++;
    for (size_t i = 0; i < n->links.row_count; i++) f->link_start[link_set(f, i)]++;
    for (uint32_t i = 1; i < f->nodes; i++)
        if (node_is_root(n, i)) f->node_start[component_of(n, i)]++;
    sum_up(f->spring_start, f->nodes);
    sum_up(f->link_start, f->nodes);
    sum_up(f->node_start, f->nodes);
    for (size_t i = n->spring_count; i-- > 0;) f->spring_list[--f->spring_start[spring_set(f, i)]] = (uint32_t)i;
    for (size_t i = n->links.row_count; i-- > 0;) f->link_list[--f->link_start[link_set(f, i)]] = (uint32_t)i;
    for (uint32_t i = (uint32_t)f->nodes; i-- > 1;)
        if (node_is_root(n, i)) f->node_list[--f->node_start[component_of(n, i)]] = i;
}

/* ── One component's parametric problem ─────────────────────────────────────────────────────────────────────── */

/* A row: Σ of its one or two terms besides s, relation, bound + rate · s. */
typedef struct parametric_row {
    double coefficient[2];
    uint32_t node[2];
    uint32_t count;
    double bound, rate;        /* the rate is minus the coefficient of s */
    int relation;
    bool required;
    uint32_t level;
    int32_t order;
} parametric_row;

static quoin_status add_row(search *f, const parametric_row *row) {
    uint32_t level = row->required ? 0 : row->level + 1;
    int32_t order = row->required ? 0 : row->order;
    if (!row->count) return parametric_lone(&f->p, (lone_row){-row->rate, row->bound, level, order, (int8_t)row->relation});
    double scale = fabs(row->coefficient[0]), rate = row->rate / scale;
    bool first_adds = row->coefficient[0] > 0;
    uint32_t one = f->number[row->node[0]], two = row->count == 2 ? f->number[row->node[1]] : 0;
    spring made = {.high = first_adds ? one : two, .low = first_adds ? two : one, .bound = row->bound / scale, .sign = 1};
    made.relation = (int8_t)row->relation;
    if (made.high < made.low) {
        uint32_t swap = made.high;
        made.high = made.low;
        made.low = swap;
        made.bound = -made.bound;
        made.relation = (int8_t)-made.relation;
        rate = -rate;
    }
    made.level = level;
    made.order = order;
    made.row = NO_INDEX;
    return parametric_spring(&f->p, made, rate);
}

static void add_term(parametric_row *row, uint32_t node, uint32_t fixed, double coefficient) {
    if (!node) return;
    if (node == fixed) {
        row->rate = -coefficient;
    } else {
        row->node[row->count] = node;
        row->coefficient[row->count++] = coefficient;
    }
}

static quoin_status add_rows(search *f, uint32_t set) {
    native *n = f->n;
    uint32_t fixed = f->fixing[set];
    quoin_status status = QUOIN_OK;
    for (uint32_t i = f->spring_start[set]; i < f->spring_start[set + 1] && status == QUOIN_OK; i++) {
        const spring *s = &n->springs[f->spring_list[i]];
        parametric_row row = {.bound = s->bound, .relation = s->relation, .required = s->required, .level = s->level, .order = s->order};
        add_term(&row, s->high, fixed, 1);
        add_term(&row, s->low, fixed, -1);
        status = add_row(f, &row);
    }
    for (uint32_t i = f->link_start[set]; i < f->link_start[set + 1] && status == QUOIN_OK; i++) {
        uint32_t number = f->link_list[i];
        const system_row *link = &n->links.rows[number];
        const quoin_term *t = n->links.terms + link->term_start;
        parametric_row row = {.bound = link->constant, .relation = link->relation, .level = link->level, .order = n->link_order[number]};
        row.required = link->strength == STRENGTH_REQUIRED;
        for (uint32_t k = 0; k < link->term_count; k++) add_term(&row, t[k].variable, fixed, t[k].coefficient);
        status = add_row(f, &row);
    }
    return status;
}

static quoin_status prepare(search *f, uint32_t set, bool *complete) {
    native *n = f->n, *below;
    quoin_status status = native_below(n, &below);
    if (status != QUOIN_OK) return status;
    parametric_clear(&f->p, below, levels_below(&n->solver->levels) + 1);
    uint32_t count = 0;
    for (uint32_t i = f->node_start[set]; i < f->node_start[set + 1]; i++)
        if (f->node_list[i] != f->fixing[set]) f->number[f->node_list[i]] = ++count;
    below->node_count = count;
    status = add_rows(f, set);
    return status == QUOIN_OK ? parametric_eliminate(&f->p, complete) : status;
}

/* ── The search ─────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status take_samples(search *f, size_t levels) {
    sample *all[3] = {&f->left, &f->right, &f->trial};
    memory *from = f->n->memory;
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

static void place_slopes(search *f) {
    f->left.slope = f->left.value + f->levels;
    f->right.slope = f->right.value + f->levels;
    f->trial.slope = f->trial.value + f->levels;
}

/* Returns the first level at which the cost is not flat, or `levels`. */
static size_t first_sloped_level(const search *f, const sample *at) {
    size_t level = 0;
    while (level < f->levels && at->slope[level] == 0) level++;
    return level;
}

static int direction(const search *f, const sample *at) {
    size_t level = first_sloped_level(f, at);
    return level == f->levels ? 0 : at->slope[level] < 0 ? -1 : 1;
}

/* Returns the point where the tangents meet. A single tangent is met with zero, the least possible sum of violations. */
static double meeting(const search *f) {
    const sample *a = &f->left, *b = &f->right;
    if (!f->has_left || !f->has_right) {
        const sample *only = f->has_left ? a : b;
        size_t level = first_sloped_level(f, only);
        return only->s - only->value[level] / only->slope[level];
    }
    size_t one = first_sloped_level(f, a), two = first_sloped_level(f, b), level = one < two ? one : two;
    double down = a->slope[level], up = b->slope[level], width = b->s - a->s, rise = b->value[level] - a->value[level];
    double met = up == 0 ? a->s + rise / down : down == 0 ? b->s - rise / up : a->s + (rise - up * width) / (down - up);
    return met < a->s ? a->s : met > b->s ? b->s : met;
}

static void swap(sample *one, sample *two) {
    sample kept = *one;
    *one = *two;
    *two = kept;
}

/* Takes a sample at s and makes it the left or right end of the search. `*way` is −1 if the optimum is to the right, 0 if every
 * level is flat. */
static quoin_status look(search *f, double s, int *way) {
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
static double required_least(const search *f, double s) {
    const sample *a = &f->left, *b = &f->right;
    if (a->slope[0] == 0) return a->value[0];
    if (b->slope[0] == 0) return b->value[0];
    return a->value[0] + a->slope[0] * (s - a->s);
}

static double beside(double s) { return BESIDE * fmax(1, fabs(s)); }

typedef enum ending { ENDED_NOT, ENDED_UNIQUE, ENDED_FLAT } ending;

/* Makes one step of the search: the tangents meet at m, and samples are taken left and right of m unless that side is at m
 * already. */
static quoin_status search_step(search *f, ending *how, double *s) {
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

static quoin_status narrow(search *f, bool ties, ending *how, double *s) {
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

/* Whether any point of a flat cost suffices: only required rows count, or ties are off. */
static bool will_do(ending how, bool ties, double s) {
    return how == ENDED_UNIQUE || (how == ENDED_FLAT && !ties && isfinite(s));
}

static quoin_status find(search *f, bool *found, double *s) {
    ending how;
    bool ties = f->n->solver->ties && !f->required_only;
    *found = false;
    *s = INFINITY;
    quoin_status status = narrow(f, false, &how, s);
    if (status == QUOIN_OK && how == ENDED_FLAT && ties) status = narrow(f, true, &how, s);
    if (status != QUOIN_OK || how == ENDED_NOT || !isfinite(*s)) return status;
    double broken = how == ENDED_FLAT ? f->trial.value[0] : required_least(f, *s);
    if (broken > REQUIRED_BROKEN) f->n->contradictory = true;
    *found = broken <= REQUIRED_HOLD && will_do(how, ties, *s);
    return QUOIN_OK;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status search_all(search *f, bool *found) {
    native *n = f->n;
    list_members(f);
    quoin_status status = QUOIN_OK;
    for (uint32_t set = 1; set < f->nodes && status == QUOIN_OK && !n->contradictory; set++) {
        if (!f->fixing[set]) continue;
        bool complete = false, here = false;
        double s = 0;
        status = prepare(f, set, &complete);
        if (status == QUOIN_OK && complete) status = find(f, &here, &s);
        if (status != QUOIN_OK || !here) continue;
        status = node_pin(n, f->fixing[set], s);
        *found = true;
    }
    return status;
}

quoin_status scalars_search(native *n, bool required_only, bool *found) {
    search f = {.n = n, .required_only = required_only, .nodes = (size_t)n->node_count + 1};
    size_t count = 7 * (f.nodes + 1) + n->spring_count + n->links.row_count + f.nodes;
    *found = false;
    if (!(f.number = memory_take(n->memory, count * sizeof *f.number))) return QUOIN_OUT_OF_MEMORY;
    memory_fill(f.number, 0, count * sizeof *f.number);
    f.fixing = f.number + f.nodes + 1;
    f.links = f.fixing + f.nodes + 1;
    f.repairs = f.links + f.nodes + 1;
    f.spring_start = f.repairs + f.nodes + 1;
    f.link_start = f.spring_start + f.nodes + 1;
    f.node_start = f.link_start + f.nodes + 1;
    f.node_list = f.node_start + f.nodes + 1;
    f.spring_list = f.node_list + f.nodes;
    f.link_list = f.spring_list + n->spring_count;
    components_join(n);
    choose_nodes(&f);
    bool any = false;
    for (uint32_t i = 1; i < f.nodes && !any; i++) any = f.fixing[i] != 0;
    quoin_status status = any ? search_all(&f, found) : QUOIN_OK;
    sample *all[3] = {&f.left, &f.right, &f.trial};
    for (int i = 0; i < 3; i++) memory_give(n->memory, all[i]->value, 2 * f.level_capacity * sizeof(double));
    parametric_release(&f.p);
    memory_give(n->memory, f.number, count * sizeof *f.number);
    return status;
}
