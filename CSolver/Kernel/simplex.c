/* The native kernel's calls (kernel.h) on top of the simplex method of simplex.h: levels, the face, ranges. */
#include "Kernel/simplex.h"
#include "Numbers/order.h"

#include <math.h>
#include <string.h>

#define REPAIRS 20

static quoin_status factor_if_stale(simplex *s) { return s->factored ? QUOIN_OK : simplex_factor(s); }

/* Ends a series of pivots with a fresh factorization and a point computed from it that is within its bounds. `*moved` tells
 * whether that took a repair, after which the point may be elsewhere on the face. */
static quoin_status settle_point(simplex *s, bool *moved) {
    quoin_status status = QUOIN_OK;
    *moved = false;
    if (s->point_checked && !s->factor.eta_count) return QUOIN_OK;
    if (s->factor.eta_count) status = simplex_factor(s);
    if (status != QUOIN_OK) return status;
    *moved = s->factor.removed_count || simplex_largest_violation(s) > s->tolerance;
    s->point_checked = !*moved;
    double violation = 0;
    return *moved ? simplex_phase_one(s, false, &violation) : QUOIN_OK;
}

/* Makes sure that the current basis is factorized and its point within bounds. */
static quoin_status ready(simplex *s) {
    bool moved;
    quoin_status status = factor_if_stale(s);
    return status == QUOIN_OK ? settle_point(s, &moved) : status;
}

/* ── Feasibility ────────────────────────────────────────────────────────────────────────────────────────────── */

static bool within_tolerance(const simplex *s, double tolerance) {
    for (uint32_t i = 0; i < s->m; i++)
        if (fabs(s->x[s->n + i]) > tolerance * s->row_scale[i]) return false;
    return true;
}

static void relax_right_sides(simplex *s) {
    for (uint32_t i = 0; i < s->m; i++) {
        s->right_side[i] -= s->x[s->n + i];
        s->x[s->n + i] = 0;
    }
}

static void mark_support(const simplex *s, uint8_t *support) {
    for (uint32_t i = 0; i < s->m; i++) /* the greatest price is 1, that of a unit of violation */
        support[i] = fabs(s->reduced[s->n + i] * s->row_scale[i]) > DUAL_TOLERANCE;
}

static bool columns_within_bounds(const simplex *s) {
    for (uint32_t i = 0; i < s->m; i++)
        if (s->head[i] < s->n && fabs(simplex_violation(s, s->head[i])) > s->tolerance) return false;
    return true;
}

/* Finds the least sum of row violations. Phase one also counts columns that rounding moved out of their bounds; if one stays
 * there, its answer is not about rows alone, and the search starts again. */
static quoin_status least_violation(simplex *s, double *violation) {
    bool arrived;
    quoin_status status = simplex_dual_feasible(s, &arrived);
    if (status == QUOIN_OK) status = factor_if_stale(s);
    for (int round = 0; status == QUOIN_OK && round < REPAIRS; round++) {
        status = simplex_phase_one(s, true, violation);
        if (status != QUOIN_OK || columns_within_bounds(s)) return status;
        simplex_restart(s);
        status = simplex_factor(s);
    }
    return status == QUOIN_OK ? QUOIN_BACKEND_FAILED : status;
}

quoin_status simplex_make_feasible(simplex *s, double tolerance, bool *feasible, uint8_t *support) {
    quoin_status status = factor_if_stale(s);
    if (status != QUOIN_OK) return status;
    simplex_place_own_columns(s);
    status = simplex_factor(s);
    double violation = 0;
    if (status == QUOIN_OK) status = least_violation(s, &violation);
    if (status != QUOIN_OK) return status;
    *feasible = violation == 0 || within_tolerance(s, tolerance);
    if (support) memset(support, 0, s->m);
    if (violation == 0) return QUOIN_OK;
    if (*feasible) {
        relax_right_sides(s);
        return simplex_factor(s);
    }
    if (support) mark_support(s, support);
    return QUOIN_OK;
}

/* ── Levels ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Finds the minimum of the current objective, and repairs the point if rounding made it infeasible. */
static quoin_status descend(simplex *s, primal_end *end) {
    for (int round = 0; round < REPAIRS; round++) {
        *end = simplex_primal(s, false);
        if (*end == PRIMAL_NO_MEMORY) return QUOIN_OUT_OF_MEMORY;
        if (*end == PRIMAL_EXHAUSTED) return QUOIN_BACKEND_FAILED;
        if (*end != PRIMAL_ASTRAY) return QUOIN_OK;
        double violation = 0;
        quoin_status status = simplex_phase_one(s, false, &violation);
        if (status != QUOIN_OK) return status;
    }
    return QUOIN_BACKEND_FAILED;
}

static void clear_cost(simplex *s) {
    while (s->costly_count) s->level_cost[s->costly[--s->costly_count]] = 0;
}

static void set_cost(simplex *s, uint32_t j, double cost) {
    s->costly[s->costly_count++] = j;
    s->level_cost[j] = cost;
}

static void load_cost(simplex *s, const double *cost, double sign) {
    clear_cost(s);
    for (uint32_t j = 0; j < s->n; j++)
        if (cost[j] != 0) set_cost(s, j, sign * cost[j] * s->column_scale[j]);
}

/* Fixes each variable whose movement would cost; the others span the face of optimal points. */
static void narrow_face(simplex *s) {
    simplex_list_movable(s);
    uint32_t kept = 0;
    for (uint32_t k = 0; k < s->movable_count; k++) {
        uint32_t j = s->movable[k];
        if (fabs(s->reduced[j]) > s->reduced_tolerance[j]) s->lower[j] = s->upper[j] = s->x[j];
        else s->movable[kept++] = j;
    }
    s->movable_count = kept;
}

/* Whether the current point is optimal for the current level, by the reduced costs of the movable columns. */
static bool already_optimal(const simplex *s) {
    for (uint32_t k = 0; k < s->movable_count; k++) {
        uint32_t j = s->movable[k];
        double d = s->reduced[j];
        if (d < -s->reduced_tolerance[j] && s->x[j] < s->upper[j]) return false;
        if (d > s->reduced_tolerance[j] && s->x[j] > s->lower[j]) return false;
    }
    return true;
}

static quoin_status minimize_level(simplex *s, const double *cost) {
    load_cost(s, cost, 1);
    if (s->costly_count == 0) return QUOIN_OK;
    simplex_price_movable(s);
    if (!already_optimal(s)) {
        primal_end end;
        quoin_status status = descend(s, &end);
        if (status != QUOIN_OK) return status;
        if (end == PRIMAL_UNBOUNDED) return QUOIN_BACKEND_FAILED;
    }
    narrow_face(s);
    return QUOIN_OK;
}

/* Whether the column that last showed that the face is no point still does: from the same point, and where it has not been fixed since. */
static bool mover_moves(const simplex *s) { return s->pivots == s->mover_pivots && s->mover < s->n && simplex_can_move(s, s->mover); }

/* Decides whether the face is a point. At a degenerate vertex columns can have room and yet be unable to move. So one objective
 * pushes them all away from their bounds; if no step has a length, the face is the current point. The decision nearly always
 * comes at the first pivot. */
static quoin_status look_for_point(simplex *s) {
    if (s->movable_count == 0 || mover_moves(s)) return QUOIN_OK;
    for (uint32_t k = 0; k < s->movable_count; k++) {
        uint32_t j = s->movable[k];
        if (s->x[j] != s->lower[j] && s->x[j] != s->upper[j]) return QUOIN_OK;
    }
    clear_cost(s);
    for (uint32_t k = 0; k < s->movable_count; k++) set_cost(s, s->movable[k], s->x[s->movable[k]] == s->lower[s->movable[k]] ? -1 : 1);
    primal_end end = simplex_primal(s, true);
    if (end == PRIMAL_NO_MEMORY) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t j = 0; end == PRIMAL_OPTIMAL && j < s->n; j++)
        if (simplex_can_move(s, j)) s->lower[j] = s->upper[j] = s->x[j];
    if (end == PRIMAL_OPTIMAL) s->movable_known = false;
    return QUOIN_OK;
}

quoin_status simplex_minimize(simplex *s, const double *costs, uint32_t level_count) {
    quoin_status status = ready(s);
    uint64_t pivots = s->pivots;
    simplex_list_movable(s);
    if (status == QUOIN_OK && s->untouched && level_count && s->movable_count) {
        bool arrived;
        status = simplex_dual(s, costs, level_count, &arrived);
        if (status == QUOIN_OK) s->untouched = false;
        if (status == QUOIN_OK) status = ready(s);
        simplex_list_movable(s);
    }
    for (uint32_t level = 0; status == QUOIN_OK && level < level_count && s->movable_count; level++)
        status = minimize_level(s, costs + (size_t)level * s->n);
    if (status == QUOIN_OK) status = look_for_point(s);
    bool moved;
    return status == QUOIN_OK && s->pivots > pivots ? settle_point(s, &moved) : status;
}

/* ── Ranges ─────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool constant_on_face(const simplex *s) {
    for (uint32_t k = 0; k < s->movable_count; k++)
        if (fabs(s->reduced[s->movable[k]]) > s->reduced_tolerance[s->movable[k]]) return false;
    return true;
}

static double value_of(const simplex *s, const double *cost) {
    double sum = 0;
    for (uint32_t j = 0; j < s->n; j++)
        if (cost[j] != 0) sum += cost[j] * s->x[j] * s->column_scale[j];
    return sum;
}

static void note_places(simplex *s) {
    for (uint32_t j = 0; j < s->n && s->seen_low; j++) {
        s->seen_low[j] = smaller(s->seen_low[j], s->x[j]);
        s->seen_high[j] = larger(s->seen_high[j], s->x[j]);
    }
}

static quoin_status extreme(simplex *s, const double *cost, double sign, double *value) {
    load_cost(s, cost, sign);
    bool moved = true;
    for (int round = 0; round < REPAIRS && moved; round++) {
        primal_end end;
        quoin_status status = descend(s, &end);
        if (status != QUOIN_OK) return status;
        *value = -sign * INFINITY;
        if (end == PRIMAL_UNBOUNDED) {
            note_places(s);
            return QUOIN_OK;
        }
        status = settle_point(s, &moved);
        if (status != QUOIN_OK) return status;
    }
    *value = value_of(s, cost);
    note_places(s);
    return moved ? QUOIN_BACKEND_FAILED : QUOIN_OK;
}

quoin_status simplex_range(simplex *s, const double *cost, double *least, double *greatest) {
    quoin_status status = ready(s);
    if (status != QUOIN_OK) return status;
    *least = *greatest = value_of(s, cost);
    simplex_list_movable(s);
    load_cost(s, cost, 1);
    simplex_price_movable(s);
    if (constant_on_face(s)) return QUOIN_OK;
    uint64_t pivots = s->pivots;
    simplex_keep_basis(s);
    status = extreme(s, cost, 1, least);
    if (status == QUOIN_OK) status = extreme(s, cost, -1, greatest);
    if (s->pivots > pivots || status != QUOIN_OK) simplex_restore_basis(s);
    return status;
}

/* ── Reporting ──────────────────────────────────────────────────────────────────────────────────────────────── */

bool simplex_is_point(const simplex *s) {
    if (s->movable_known) return !s->movable_count;
    for (uint32_t j = 0; j < s->n; j++)
        if (simplex_can_move(s, j)) return false;
    return true;
}

void simplex_report(const simplex *s, double *point, uint8_t *fixed) {
    bool single = simplex_is_point(s);
    for (uint32_t j = 0; j < s->n; j++) {
        bool settled = s->position[j] == NOT_BASIC && s->lower[j] == s->upper[j];
        point[j] = nearest_within(s->lower[j], s->upper[j], s->x[j]) * s->column_scale[j];
        fixed[j] = single || settled;
    }
}
