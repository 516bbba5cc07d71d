/* The cost of spring problems whose bounds move with s, against all positions on a grid. Bounds and rates are small whole numbers, so that
 * some best positions, and the rates at which they move just right of s, are whole numbers, too. */
#ifndef PARAMETRIC_TEST_H
#define PARAMETRIC_TEST_H

#include "Parameter/scalar_search.h"
#include "Solver/native.h"
#include "harness.h"

enum { MOVING_ROWS = 12, MOVING_NODES = 3, LEVELS_APART = 30, MOVING_LEVELS = 2 * LEVELS_APART + 1 + MOVING_ROWS };

/* A number value + drift · ε. */
typedef struct moving {
    int value, drift;
} moving;

typedef struct moving_problem {
    uint32_t nodes, rows, level_count, level_total;
    int reach, s;              /* how far a node can be from the reference, at most */
    bool ties;
    spring row[MOVING_ROWS];
    int rate[MOVING_ROWS];
    moving best[MOVING_LEVELS];
} moving_problem;

/* Puts the rows at levels that lie apart, so that slopes take more than one word. */
static void spread_levels(moving_problem *p) {
    for (uint32_t i = 0; i < p->rows; i++) p->row[i].level *= LEVELS_APART;
    p->level_count = (p->level_count - 1) * LEVELS_APART + 1;
}

static moving_problem draw_moving(uint64_t seed, uint32_t nodes, bool ties) {
    dice d = {seed * 6151 + nodes};
    int width = nodes < 3 ? 2 : 1;
    moving_problem p = {.nodes = nodes, .level_count = 1 + roll(&d, 3), .ties = ties, .rows = 1 + roll(&d, MOVING_ROWS)};
    p.s = nodes < 3 ? (int)roll(&d, 3) - 1 : 0;
    p.reach = (int)nodes * (nodes < 3 ? 3 : 1);
    int32_t order = 0;
    for (uint32_t i = 0; i < p.rows; i++) {
        uint32_t high = 1 + roll(&d, nodes), low = roll(&d, high);
        p.row[i] = (spring){.bound = (int)roll(&d, 2 * (uint32_t)width + 1) - width, .high = high, .low = low, .row = NO_INDEX, .sign = 1};
        p.row[i].relation = (int8_t)((int)roll(&d, 3) - 1);
        p.row[i].level = roll(&d, p.level_count);
        p.row[i].order = p.row[i].level ? ++order : 0;
        p.rate[i] = roll(&d, 2) ? 0 : (int)roll(&d, 3) - 1;
    }
    if (!roll(&d, 6)) spread_levels(&p);
    p.level_total = p.level_count + (ties ? (uint32_t)order : 0);
    return p;
}

/* ── The best of all positions ──────────────────────────────────────────────────────────────────────────────── */

static moving moving_violation(const moving_problem *p, uint32_t i, const moving *at) {
    const spring *row = &p->row[i];
    const moving *high = &at[row->high], *low = &at[row->low];
    moving off = {high->value - low->value - (int)row->bound - p->rate[i] * p->s, high->drift - low->drift - p->rate[i]};
    int sign = off.value ? (off.value > 0) - (off.value < 0) : (off.drift > 0) - (off.drift < 0);
    if (!sign || sign == row->relation) return (moving){0, 0};
    return (moving){sign * off.value, sign * off.drift};
}

/* The costs at all levels. Each row with an order has a level of its own if ties count, the last comes first. */
static void moving_costs(const moving_problem *p, const moving *at, moving *cost) {
    memset(cost, 0, p->level_total * sizeof *cost);
    for (uint32_t i = 0; i < p->rows; i++) {
        moving own = moving_violation(p, i, at);
        cost[p->row[i].level].value += own.value;
        cost[p->row[i].level].drift += own.drift;
        if (p->ties && p->row[i].order) cost[p->level_total - (uint32_t)p->row[i].order] = own;
    }
}

static bool costs_less(const moving_problem *p, const moving *a, const moving *b) {
    for (uint32_t l = 0; l < p->level_total; l++) {
        if (a[l].value != b[l].value) return a[l].value < b[l].value;
        if (a[l].drift != b[l].drift) return a[l].drift < b[l].drift;
    }
    return false;
}

static void find_best(moving_problem *p) {
    int values = 2 * p->reach + 1, drifts = 2 * (int)p->nodes + 1, total = 1;
    for (uint32_t v = 0; v < p->nodes; v++) total *= values * drifts;
    for (int k = 0; k < total; k++) {
        moving at[MOVING_NODES + 1] = {{0, 0}}, cost[MOVING_LEVELS];
        for (int left = k, v = 1; v <= (int)p->nodes; left /= values * drifts, v++)
            at[v] = (moving){left % values - p->reach, left / values % drifts - (int)p->nodes};
        moving_costs(p, at, cost);
        if (!k || costs_less(p, cost, p->best)) memcpy(p->best, cost, p->level_total * sizeof *cost);
    }
}

/* ── What the core finds ────────────────────────────────────────────────────────────────────────────────────── */

static const char *sample_is_best(const moving_problem *p, parametric *tested, sample *at) {
    size_t levels = 0;
    if (parametric_begin(tested, p->ties, &levels) != QUOIN_OK || levels != p->level_total) return "other levels";
    for (int s = p->s + 1; s >= p->s; s--) { /* what a sample elsewhere leaves does not count */
        at->s = s;
        if (parametric_sample(tested, at) != QUOIN_OK) return "no sample";
    }
    for (size_t l = 0; l < levels; l++) {
        if (at->value[l] != p->best[l].value) return "another value";
        if (at->slope[l] != p->best[l].drift) return "another slope";
    }
    return NULL;
}

static const char *open_moving(const moving_problem *p, native *structure, parametric *tested, bool *complete) {
    *complete = true;
    parametric_clear(tested, structure, p->level_count);
    structure->node_count = p->nodes;
    for (uint32_t i = 0; i < p->rows; i++)
        if (parametric_spring(tested, p->row[i], p->rate[i]) != QUOIN_OK) return "no memory";
    if (parametric_eliminate(tested, complete) != QUOIN_OK) return "not eliminated";
    return *complete || p->nodes > 2 ? NULL : "nodes are left";
}

static const char *moving_cost_is_least(moving_problem *p, native *structure, parametric *tested) {
    double value[MOVING_LEVELS], slope[MOVING_LEVELS];
    sample at = {.value = value, .slope = slope};
    bool complete;
    const char *failure = open_moving(p, structure, tested, &complete);
    if (failure || !complete) return failure;
    find_best(p);
    return sample_is_best(p, tested, &at);
}

/* ── The least cost of all s ────────────────────────────────────────────────────────────────────────────────── */

enum { LONE_ROWS = 4, PARTS_OF_S = 12, REACH_OF_S = 12 };

static const char *add_lone(const moving_problem *p, parametric *tested, dice *d, size_t *levels) {
    uint32_t count = roll(d, LONE_ROWS + 1);
    for (uint32_t i = 0; i < count; i++) {
        lone_row row = {.bound = (int)roll(d, 9) - 4, .level = roll(d, p->level_count), .relation = (int8_t)((int)roll(d, 3) - 1)};
        row.coefficient = (1 + (int)roll(d, 3)) * (roll(d, 2) ? 1 : -1);
        row.order = row.level ? MOVING_ROWS + 1 + (int32_t)i : 0;
        if (parametric_lone(tested, row) != QUOIN_OK) return "no memory";
    }
    return parametric_begin(tested, p->ties, levels) == QUOIN_OK ? NULL : "no beginning";
}

/* −1 if a is less than b by more than rounding, 1 if greater. */
static int compare_costs(const double *a, const double *b, size_t levels) {
    for (size_t l = 0; l < levels; l++)
        if (fabs(a[l] - b[l]) > 1e-6) return a[l] < b[l] ? -1 : 1;
    return 0;
}

/* Whether what was found is the least of all samples, and whether what was not has no single least one. */
static const char *search_is_right(parametric *tested, size_t levels, const double *s, bool ties, bool contradictory) {
    double value[2 * MOVING_LEVELS], slope[2 * MOVING_LEVELS], least[2 * MOVING_LEVELS] = {INFINITY};
    sample at = {.value = value, .slope = slope};
    int equal = 0, first = -REACH_OF_S * PARTS_OF_S, place = first;
    if (s) {
        at.s = *s;
        if (parametric_sample(tested, &at) != QUOIN_OK) return "no sample";
        memcpy(least, value, levels * sizeof *least);
    }
    for (int k = first; k <= -first; k++) {
        at.s = (double)k / PARTS_OF_S;
        if (parametric_sample(tested, &at) != QUOIN_OK) return "no sample";
        int order = compare_costs(value, least, levels);
        if (s && order < 0) return "another s costs less";
        if (s && ties && order == 0 && fabs(at.s - *s) > 1e-6) return "another s is as good";
        if (order == 0) equal++;
        if (order < 0) memcpy(least, value, levels * sizeof *least), equal = 0, place = k;
    }
    if (contradictory) return least[0] > 1e-2 ? NULL : "no contradiction";
    if (s) return least[0] < 1e-5 ? NULL : "broken";
    return equal || place == first || place == -first || least[0] > 1e-7 ? NULL : "a least s was missed";
}

static const char *least_is_found(moving_problem *p, native *structure, scalar_search *search, dice *d) {
    bool complete, found = false, contradictory = false;
    double s = 0;
    size_t levels = 0;
    const char *failure = open_moving(p, structure, &search->p, &complete);
    if (failure || !complete) return failure;
    if ((failure = add_lone(p, &search->p, d, &levels))) return failure;
    if (scalar_search_find(search, p->ties, &s, &found, &contradictory) != QUOIN_OK) return "no search";
    if (parametric_begin(&search->p, p->ties, &levels) != QUOIN_OK) return "no beginning";
    return search_is_right(&search->p, levels, found ? &s : NULL, p->ties, contradictory);
}

static void parametric_cost_is_right(uint64_t seed, uint32_t nodes, bool ties, bool searched) {
    moving_problem p = draw_moving(seed, nodes, ties);
    dice d = {seed * 31 + 5};
    quoin_solver *solver = NULL;
    native *structure = NULL;
    scalar_search search = {0};
    const char *failure = "no solver";
    if (quoin_create(NULL, &solver) == QUOIN_OK && native_question_open(solver, &structure) == QUOIN_OK) {
        search.memory = structure->memory;
        failure = searched ? least_is_found(&p, structure, &search, &d) : moving_cost_is_least(&p, structure, &search.p);
        scalar_search_release(&search);
    }
    CHECK(!failure, "parametric cost of %u nodes, ties %d, searched %d, seed %llu: %s", nodes, ties, searched, (unsigned long long)seed, failure);
    native_question_close(structure);
    quoin_destroy(solver);
}

static void parametric_costs_are_right(uint64_t times) {
    for (int ties = 0; ties < 2; ties++) {
        for (uint64_t seed = 0; seed < 60 * times; seed++) parametric_cost_is_right(seed, 1, ties, false);
        for (uint64_t seed = 0; seed < 150 * times; seed++) parametric_cost_is_right(seed, 2, ties, false);
        for (uint64_t seed = 0; seed < 15 * times; seed++) parametric_cost_is_right(seed, 3, ties, false);
        for (uint32_t nodes = 1; nodes <= 3; nodes++)
            for (uint64_t seed = 0; seed < 100 * times; seed++) parametric_cost_is_right(seed + 1000, nodes, ties, true);
    }
}

#endif
