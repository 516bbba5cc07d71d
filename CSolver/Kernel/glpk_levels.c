/* Finds a point that satisfies the rows, then minimizes level by level, each on the optimal face of the one before. */
#include "Kernel/glpk_call.h"

#ifdef QUOIN_WITH_GLPK

#include <math.h>
#include <string.h>

#define POOR_PRICE 1e-6 /* with a reduced cost of the wrong sign beyond this, the point is no optimum */

/* ── Feasibility ────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status report_conflict(glpk_kernel *k, const request *wanted) {
    for (int i = 1; wanted->support && i <= k->m; i++) /* the greatest price is 1, that of a unit of violation */
        wanted->support[i - 1] = fabs(glp_get_row_dual(k->problem, i)) > ZERO_PRICE;
    *wanted->feasible = false;
    for (int j = 1; j <= k->n; j++) k->next_x[j] = glp_get_col_prim(k->problem, j);
    memcpy(k->x, k->next_x, ((size_t)k->n + 1) * sizeof *k->x);
    return QUOIN_OK;
}

/* Reads the basis; a basic violation column stands for its row's own variable. */
static void read_elastic_basis(glpk_kernel *k) {
    glpk_read_basis(k);
    for (int i = 1; i <= k->m; i++)
        for (int side = 0; side < 2; side++)
            if (glp_get_col_stat(k->problem, k->n + 2 * i - 1 + side) == GLP_BS) k->next_row_status[i] = GLP_BS;
}

static quoin_status solve_elastic(glpk_kernel *k, const request *wanted) {
    glp_delete_prob(k->problem);
    k->problem = NULL;
    glpk_load(k);
    glpk_add_violations(k);
    int status = GLP_UNDEF, methods[] = {GLP_PRIMAL, GLP_DUALP};
    for (int attempt = 0; attempt < 2 && status != GLP_OPT; attempt++) {
        glp_std_basis(k->problem);
        status = glpk_run(k, methods[attempt]);
    }
    if (status != GLP_OPT) return QUOIN_BACKEND_FAILED;
    double worst = 0;
    for (int i = 1; i <= k->m; i++) {
        int column = k->n + 2 * i - 1;
        k->work[i] = glp_get_col_prim(k->problem, column) - glp_get_col_prim(k->problem, column + 1);
        worst = fmax(worst, fabs(k->work[i]));
    }
    if (worst > wanted->tolerance) return report_conflict(k, wanted);
    for (int i = 1; i <= k->m; i++) k->next_right_side[i] -= k->work[i];
    read_elastic_basis(k);
    glp_delete_prob(k->problem);
    k->problem = NULL;
    glpk_load(k);
    if (!glpk_place(k)) return QUOIN_BACKEND_FAILED;
    glpk_keep_changes(k);
    *wanted->feasible = true;
    return QUOIN_OK;
}

quoin_status glpk_make_feasible(glpk_kernel *k, const request *wanted) {
    glpk_load(k);
    if (wanted->support) memset(wanted->support, 0, (size_t)k->m);
    if (k->m && k->n) glp_adv_basis(k->problem, 0);
    int status = glpk_run(k, GLP_DUALP);
    if (status != GLP_OPT || !glpk_place(k)) return solve_elastic(k, wanted);
    glpk_read_basis(k);
    glpk_keep_changes(k);
    *wanted->feasible = true;
    return QUOIN_OK;
}

/* ── Levels ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns the inverse of the largest cost of a column that may still move, or 0 if there is no cost. */
static double cost_scale(const glpk_kernel *k, const double *cost) {
    double largest = 0;
    for (int j = 1; j <= k->n; j++)
        if (k->next_lower[j] < k->next_upper[j]) largest = fmax(largest, fabs(cost[j - 1]));
    return largest > 0 ? 1 / largest : 0;
}

static bool constant_on_face(const glpk_kernel *k) {
    for (int j = 1; j <= k->n; j++)
        if (glpk_may_move(k, j) && fabs(k->reduced[j]) > k->noise[j]) return false;
    return true;
}

/* Returns the dual violation of a column: its reduced cost if the sign is wrong for the bound it is at, else 0. */
static double dual_violation(const glpk_kernel *k, int j) {
    switch (glp_get_col_stat(k->problem, j)) {
    case GLP_NL: return -k->reduced[j];
    case GLP_NU: return k->reduced[j];
    default: return fabs(k->reduced[j]);
    }
}

static bool optimal(const glpk_kernel *k) {
    for (int j = 1; j <= k->n; j++)
        if (glpk_may_move(k, j) && dual_violation(k, j) > POOR_PRICE / ZERO_PRICE * k->noise[j]) return false;
    return true;
}

/* Minimizes one level from the current basis and, if the answer is poor, again from the standard basis with the other method. */
static quoin_status minimize_one(glpk_kernel *k, const double *cost, double scale, bool *unbounded) {
    for (int j = 1; j <= k->n; j++) glp_set_obj_coef(k->problem, j, cost[j - 1] * scale);
    for (int attempt = 0; attempt < 2; attempt++) {
        if (attempt) glp_std_basis(k->problem);
        int status = glpk_run(k, attempt ? GLP_DUALP : GLP_PRIMAL);
        *unbounded = status == GLP_UNBND;
        if (*unbounded) return QUOIN_OK;
        if (status == GLP_OPT && glpk_place(k) && glpk_price(k, cost, scale) && optimal(k)) return QUOIN_OK;
    }
    return QUOIN_BACKEND_FAILED;
}

static void narrow_face(glpk_kernel *k) {
    for (int j = 1; j <= k->n; j++) {
        if (!glpk_may_move(k, j) || fabs(k->reduced[j]) <= k->noise[j] || dual_violation(k, j) > 0) continue;
        k->next_lower[j] = k->next_upper[j] = glpk_nonbasic_value(k, j);
        glpk_bound_column(k->problem, j, k->next_lower[j], k->next_upper[j]);
    }
}

static bool face_is_point(const glpk_kernel *k) {
    for (int j = 1; j <= k->n; j++)
        if (glpk_may_move(k, j)) return false;
    return true;
}

quoin_status glpk_minimize(glpk_kernel *k, const request *wanted) {
    glpk_load(k);
    for (uint32_t level = 0; level < wanted->level_count && !face_is_point(k); level++) {
        const double *cost = wanted->costs + (size_t)level * (size_t)k->n;
        double scale = cost_scale(k, cost);
        if (scale == 0) continue;
        if (!glpk_price(k, cost, scale)) return QUOIN_BACKEND_FAILED;
        if (constant_on_face(k)) continue;
        bool unbounded;
        quoin_status status = minimize_one(k, cost, scale, &unbounded);
        if (status != QUOIN_OK || unbounded) return QUOIN_BACKEND_FAILED;
        narrow_face(k);
    }
    glpk_read_basis(k);
    glpk_keep_changes(k);
    return QUOIN_OK;
}

static double value_of(const glpk_kernel *k, const double *cost) {
    double sum = 0;
    for (int j = 1; j <= k->n; j++)
        if (cost[j - 1] != 0) sum += cost[j - 1] * k->next_x[j];
    return sum;
}

quoin_status glpk_range(glpk_kernel *k, const request *wanted) {
    *wanted->least = *wanted->greatest = value_of(k, wanted->costs);
    glpk_load(k);
    double scale = cost_scale(k, wanted->costs);
    if (scale == 0) return QUOIN_OK;
    if (!glpk_price(k, wanted->costs, scale)) return QUOIN_BACKEND_FAILED;
    if (constant_on_face(k)) return QUOIN_OK;
    for (int side = 0; side < 2; side++) {
        bool unbounded;
        quoin_status status = minimize_one(k, wanted->costs, side ? -scale : scale, &unbounded);
        if (status != QUOIN_OK) return status;
        double value = value_of(k, wanted->costs);
        if (side) *wanted->greatest = unbounded ? INFINITY : value;
        else *wanted->least = unbounded ? -INFINITY : value;
    }
    return QUOIN_OK;
}

#endif
