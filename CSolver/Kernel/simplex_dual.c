/* The dual simplex with a vector-valued objective: the first batch of levels in one pass.
 *
 *     level costs ─▶ per column a vector of reduced costs, compared lexicographically
 *                    (level 1 first; entries within 1e-9 count as equal)
 *
 * In programs of soft rows the first basis is optimal but not feasible: free columns cost nothing, and every other column
 * is at the bound from which moving it costs. Each pivot moves the worst violated basic column to its bound and keeps the
 * sign of all vectors right, so the first feasible basis is optimal for all levels.
 *
 * Without levels the same walk finds a feasible point, faster than phase one does.
 *
 * It may give up (a vector on the wrong side at the start, a doubtful pivot, too many pivots): then the basis is restored
 * and the primal simplex, which needs nothing from here, does the work; its termination is proven.
 */
#include "Kernel/simplex.h"
#include "Numbers/order.h"

#include <math.h>
#include <string.h>

#define MOST_LEVELS 32
#define TINY_PIVOT 1e-9
#define DISAGREEMENT 1e-7
#define EQUAL 1e-9

typedef struct dual_run {
    simplex *s;
    uint32_t levels;
    double *vectors; /* one entry per level for each column */
    double step[MOST_LEVELS];
} dual_run;

static double *vector_of(const dual_run *d, uint32_t j) {
    return d->levels ? d->vectors + (size_t)j * d->levels : NULL;
}

/* ── Starting ───────────────────────────────────────────────────────────────────────────────────────────────── */

static double largest_cost(const simplex *s, const double *cost) {
    double largest = 0;
    for (uint32_t j = 0; j < s->n; j++)
        if (s->lower[j] < s->upper[j]) largest = larger(largest, fabs(cost[j] * s->column_scale[j]));
    return largest;
}

static void load_vectors(dual_run *d, const double *costs) {
    simplex *s = d->s;
    for (uint32_t level = 0; level < d->levels; level++) {
        const double *cost = costs + (size_t)level * s->n;
        double largest = largest_cost(s, cost), scale = largest > 0 ? 1 / largest : 0;
        for (uint32_t j = 0; j < s->n; j++) s->level_cost[j] = cost[j] * s->column_scale[j] * scale;
        simplex_compute_reduced(s);
        for (uint32_t j = 0; j < s->total; j++)
            vector_of(d, j)[level] = fabs(s->reduced[j]) > s->reduced_tolerance[j] ? s->reduced[j] : 0;
    }
    memset(s->level_cost, 0, s->total * sizeof *s->level_cost);
    s->costly_count = 0;
}

static int sign_of(const dual_run *d, uint32_t j) {
    const double *v = vector_of(d, j);
    for (uint32_t level = 0; level < d->levels; level++)
        if (v[level] != 0) return side_of(v[level]);
    return 0;
}

/* Moves every column to the bound that its vector prefers. Returns false if there is no such bound. */
static bool rest_columns(dual_run *d) {
    simplex *s = d->s;
    for (uint32_t j = 0; j < s->n; j++) {
        if (!simplex_can_move(s, j)) continue;
        int sign = sign_of(d, j);
        if (sign == 0) continue;
        double bound = sign > 0 ? s->lower[j] : s->upper[j];
        if (isinf(bound)) return false;
        s->x[j] = bound;
    }
    return true;
}

/* ── Choosing ───────────────────────────────────────────────────────────────────────────────────────────────── */

/* Chooses the basic column that is furthest outside its bounds, in devex measure. */
static uint32_t choose_leaving(const simplex *s) {
    uint32_t chosen = NOT_BASIC;
    double best = 0;
    for (uint32_t i = 0; i < s->m; i++) {
        uint32_t j = s->head[i];
        double x = s->x[j], outside = x > s->upper[j] ? x - s->upper[j] : s->lower[j] - x;
        if (outside <= s->tolerance || outside * outside <= best * s->weight[j]) continue;
        best = outside * outside / s->weight[j];
        chosen = i;
    }
    return chosen;
}

/* Returns −1, 0 or 1 if a/by is lexicographically less than, equal to or greater than b/other. */
static int compare(const dual_run *d, const double *a, double by, const double *b, double other) {
    for (uint32_t level = 0; level < d->levels; level++) {
        if (a[level] == 0 && b[level] == 0) continue;
        double first = a[level] / by, second = b[level] / other;
        double same = EQUAL * larger(1, larger(fabs(first), fabs(second)));
        if (first < second - same) return -1;
        if (first > second + same) return 1;
    }
    return 0;
}

/* Chooses the column whose vector reaches 0 first as the leaving column moves; `side` is +1 if that is above its bounds. */
static uint32_t choose_entering(const dual_run *d, double side) {
    const simplex *s = d->s;
    uint32_t chosen = NOT_BASIC;
    double pivot = 0;
    for (uint32_t k = 0; k < s->pivot_row.count; k++) {
        uint32_t j = s->pivot_row.index[k];
        double entry = side * s->pivot_row.value[j];
        if (fabs(entry) < TINY_PIVOT) continue;
        if (entry > 0 ? s->x[j] >= s->upper[j] : s->x[j] <= s->lower[j]) continue;
        int order = chosen == NOT_BASIC ? -1 : compare(d, vector_of(d, j), entry, vector_of(d, chosen), pivot);
        if (order > 0 || (order == 0 && fabs(entry) < fabs(pivot))) continue;
        if (order == 0 && fabs(entry) == fabs(pivot) && j > chosen) continue;
        chosen = j;
        pivot = entry;
    }
    return chosen;
}

/* ── Pivoting ───────────────────────────────────────────────────────────────────────────────────────────────── */

static void update_vectors(dual_run *d, uint32_t entering, uint32_t leaving, double pivot) {
    simplex *s = d->s;
    double *source = vector_of(d, entering);
    bool moves = false;
    for (uint32_t level = 0; level < d->levels; level++) {
        d->step[level] = source[level] / pivot;
        moves |= source[level] != 0;
    }
    for (uint32_t k = 0; moves && k < s->pivot_row.count; k++) {
        uint32_t j = s->pivot_row.index[k];
        double entry = s->pivot_row.value[j], *v = vector_of(d, j);
        for (uint32_t level = 0; level < d->levels; level++) {
            double change = d->step[level] * entry;
            v[level] -= change;
            if (fabs(v[level]) <= EQUAL * larger(1, fabs(change))) v[level] = 0;
        }
    }
    for (uint32_t level = 0; level < d->levels; level++) {
        source[level] = 0;
        vector_of(d, leaving)[level] = -d->step[level];
    }
}

static void update_weights(simplex *s, uint32_t row, uint32_t entering, double pivot) {
    double reference = s->weight[s->head[row]];
    for (uint32_t k = 0; k < s->column.count; k++) {
        uint32_t i = s->column.index[k], j = s->head[i];
        double share = s->column.value[i] / pivot;
        s->weight[j] = larger(s->weight[j], share * share * reference);
    }
    s->weight[entering] = larger(1, reference / (pivot * pivot));
}

static quoin_status exchange(dual_run *d, uint32_t row, uint32_t entering, double bound) {
    simplex *s = d->s;
    uint32_t leaving = s->head[row];
    double pivot = s->column.value[row], length = (s->x[leaving] - bound) / pivot;
    quoin_status status = lu_exchange(&s->factor, row, &s->column);
    if (status != QUOIN_OK) return status;
    update_vectors(d, entering, leaving, pivot);
    update_weights(s, row, entering, pivot);
    for (uint32_t k = 0; k < s->column.count; k++) {
        uint32_t i = s->column.index[k];
        s->x[s->head[i]] -= length * s->column.value[i];
    }
    s->x[entering] += length;
    s->x[leaving] = bound;
    s->movable_known = s->point_checked = false;
    s->position[leaving] = NOT_BASIC;
    s->position[entering] = row;
    s->head[row] = entering;
    return QUOIN_OK;
}

/* Whether the point is within its bounds when it is computed afresh, too. */
static quoin_status confirm(simplex *s, bool *arrived) {
    bool fresh = s->factor.eta_count == 0;
    quoin_status status = fresh ? QUOIN_OK : simplex_factor(s);
    *arrived = status == QUOIN_OK && (fresh || !(simplex_largest_violation(s) > s->tolerance));
    return status;
}

/* Pivots until no column is outside its bounds. `*arrived` is false if it gave up. */
static quoin_status walk(dual_run *d, bool *arrived) {
    simplex *s = d->s;
    uint64_t cap = s->pivots + SIMPLEX_DUAL_PIVOTS + SIMPLEX_DUAL_PIVOTS_PER_ROW * (uint64_t)s->m;
    for (uint32_t j = 0; j < s->total; j++) s->weight[j] = 1;
    while (s->pivots < cap) {
        uint32_t row = choose_leaving(s);
        if (row == NOT_BASIC) return confirm(s, arrived);
        uint32_t leaving = s->head[row];
        double side = s->x[leaving] > s->upper[leaving] ? 1 : -1;
        simplex_compute_row(s, row);
        uint32_t entering = choose_entering(d, side);
        if (entering == NOT_BASIC) return QUOIN_OK;
        simplex_solve_column(s, entering);
        double pivot = s->column.value[row], other = s->pivot_row.value[entering];
        bool doubtful = fabs(pivot) < SIMPLEX_SAFE_PIVOT || fabs(pivot - other) > DISAGREEMENT * (1 + fabs(pivot));
        if (doubtful && s->factor.eta_count == 0) return QUOIN_OK;
        quoin_status status = QUOIN_OK;
        if (!doubtful) {
            status = exchange(d, row, entering, side > 0 ? s->upper[leaving] : s->lower[leaving]);
            s->pivots++;
        }
        if (status == QUOIN_OK && (doubtful || simplex_wants_factoring(s))) status = simplex_factor(s);
        if (status != QUOIN_OK) return status;
    }
    return QUOIN_OK;
}

/* Looks for a feasible point: without an objective every basis is dual feasible. */
quoin_status simplex_dual_feasible(simplex *s, bool *arrived) {
    dual_run d = {.s = s};
    *arrived = false;
    simplex_keep_basis(s);
    quoin_status status = walk(&d, arrived);
    if (status != QUOIN_OK || !*arrived) simplex_restore_basis(s);
    return status;
}

/* Goes from the first basis to an optimum of the first levels (at most MOST_LEVELS). */
quoin_status simplex_dual(simplex *s, const double *costs, uint32_t level_count, bool *arrived) {
    dual_run d = {.s = s, .levels = (uint32_t)lesser(level_count, MOST_LEVELS)};
    size_t size = (size_t)s->total * d.levels * sizeof *d.vectors;
    *arrived = false;
    d.vectors = memory_take(s->from, size);
    if (!d.vectors) return QUOIN_OUT_OF_MEMORY;
    simplex_keep_basis(s);
    simplex_restart(s);
    quoin_status status = simplex_factor(s);
    if (status == QUOIN_OK) {
        load_vectors(&d, costs);
        if (rest_columns(&d)) {
            simplex_compute_point(s);
            status = walk(&d, arrived);
        }
    }
    if (status != QUOIN_OK || !*arrived) simplex_restore_basis(s);
    memory_give(s->from, d.vectors, size);
    return status;
}
