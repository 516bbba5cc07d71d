/* The program as GLPK sees it, built from our arrays for each call; and what we read from it: GLPK says which columns
 * are basic, prices and point are computed here. */
#include "Kernel/glpk_call.h"
#include "Numbers/order.h"

#ifdef QUOIN_WITH_GLPK

#include <math.h>

#define MOST_EXACT_ROWS 40 /* its rational simplex is exact but slow */
#define GLPK_TOLERANCE 1e-9
#define POOR_POINT 1e-8   /* with a violation beyond this, relative to the largest constant, a point is not feasible */

void glpk_bound_column(glp_prob *p, int j, double low, double high) {
    int type = isinf(low) ? (isinf(high) ? GLP_FR : GLP_UP) : isinf(high) ? GLP_LO : low == high ? GLP_FX : GLP_DB;
    glp_set_col_bnds(p, j, type, isinf(low) ? 0 : low, isinf(high) ? 0 : high);
}

static void load_basis(glpk_kernel *k) {
    for (int i = 1; i <= k->m; i++) glp_set_row_stat(k->problem, i, k->next_row_status[i]);
    for (int j = 1; j <= k->n; j++) glp_set_col_stat(k->problem, j, k->next_column_status[j]);
}

void glpk_read_basis(glpk_kernel *k) {
    for (int i = 1; i <= k->m; i++) k->next_row_status[i] = glp_get_row_stat(k->problem, i);
    for (int j = 1; j <= k->n; j++) k->next_column_status[j] = glp_get_col_stat(k->problem, j);
}

void glpk_load(glpk_kernel *k) {
    glp_prob *p = k->problem = glp_create_prob();
    glp_set_obj_dir(p, GLP_MIN);
    if (k->m) glp_add_rows(p, k->m);
    if (k->n) glp_add_cols(p, k->n);
    for (int i = 1; i <= k->m; i++) glp_set_row_bnds(p, i, GLP_FX, k->next_right_side[i], k->next_right_side[i]);
    for (int j = 1; j <= k->n; j++) glpk_bound_column(p, j, k->next_lower[j], k->next_upper[j]);
    glp_load_matrix(p, k->entries, k->entry_row, k->entry_column, k->coefficient);
    if (k->badly_scaled && k->m && k->n) glp_scale_prob(p, GLP_SF_GM | GLP_SF_2N);
    load_basis(k);
}

/* Adds violation columns after the program's: +1 for a row's first, −1 for its second, each at cost 1. */
void glpk_add_violations(glpk_kernel *k) {
    glp_prob *p = k->problem;
    if (k->m == 0) return;
    glp_add_cols(p, 2 * k->m);
    for (int i = 1; i <= k->m; i++)
        for (int side = 0; side < 2; side++) {
            int column = k->n + 2 * i - 1 + side, index[2] = {0, i};
            double value[2] = {0, side ? -1 : 1};
            glp_set_col_bnds(p, column, GLP_LO, 0, 0);
            glp_set_mat_col(p, column, 1, index, value);
            glp_set_obj_coef(p, column, 1);
        }
    if (k->badly_scaled) glp_scale_prob(p, GLP_SF_GM | GLP_SF_2N);
}

int glpk_run(glpk_kernel *k, int method) {
    glp_smcp settings;
    glp_init_smcp(&settings);
    settings.msg_lev = GLP_MSG_OFF;
    settings.meth = method;
    settings.tol_bnd = settings.tol_dj = GLPK_TOLERANCE;
    settings.presolve = GLP_OFF;
    int before = glp_get_it_cnt(k->problem);
    int code = glp_simplex(k->problem, &settings);
    /* If magnitudes differ widely, GLPK's absolute tolerances are too coarse. Its simplex in rational arithmetic has no
     * tolerances and continues from the basis found. */
    if (k->needs_exact && k->m <= MOST_EXACT_ROWS) code = glp_exact(k->problem, &settings);
    k->pivots += (uint64_t)(glp_get_it_cnt(k->problem) - before);
    return code == 0 ? glp_get_status(k->problem) : GLP_UNDEF;
}

static bool factored(glpk_kernel *k) { return k->m == 0 || glp_bf_exists(k->problem) || glp_factorize(k->problem) == 0; }

/* ── Prices and point from GLPK's factorization; its basis is of (I | −A), rows' variables first ─────────────── */

bool glpk_may_move(const glpk_kernel *k, int j) {
    return glp_get_col_stat(k->problem, j) != GLP_BS && k->next_lower[j] < k->next_upper[j];
}

static void add_prices(const glpk_kernel *k, const double *cost, double scale) {
    for (int j = 1; j <= k->n; j++) {
        k->reduced[j] = cost[j - 1] * scale;
        k->noise[j] = k->needs_exact ? ZERO_PRICE / WIDE : ZERO_PRICE;
    }
    for (int e = 1; e <= k->entries; e++) {
        double term = k->coefficient[e] * k->price[k->entry_row[e]];
        int j = k->entry_column[e];
        k->reduced[j] += term;
        k->noise[j] = fmax(k->noise[j], ZERO_PRICE * fabs(term));
    }
}

/* Computes the reduced costs of `cost`, scaled so that its largest open entry is 1, and the rounding noise of each. Those of
 * basic columns should be zero; their residuals refine the prices once. */
bool glpk_price(glpk_kernel *k, const double *cost, double scale) {
    if (!factored(k)) return false;
    for (int i = 1; i <= k->m; i++) k->price[i] = 0;
    add_prices(k, cost, scale);
    for (int round = 0; round < 2 && k->m; round++) {
        for (int p = 1; p <= k->m; p++) {
            int basic = glp_get_bhead(k->problem, p);
            k->work[p] = basic <= k->m ? -k->price[basic] : k->reduced[basic - k->m];
        }
        glp_btran(k->problem, k->work);
        for (int i = 1; i <= k->m; i++) k->price[i] += k->work[i];
        add_prices(k, cost, scale);
    }
    return true;
}

double glpk_nonbasic_value(const glpk_kernel *k, int j) {
    switch (glp_get_col_stat(k->problem, j)) {
    case GLP_NU: return k->next_upper[j];
    case GLP_NF: return 0;
    default: return k->next_lower[j];
    }
}

/* Adds the solution of B·x = work to the basic columns and rows' variables (kept in `price`). */
static void add_solution(glpk_kernel *k) {
    glp_ftran(k->problem, k->work);
    for (int p = 1; p <= k->m; p++) {
        int basic = glp_get_bhead(k->problem, p);
        if (basic > k->m) k->next_x[basic - k->m] += k->work[p];
        else k->price[basic] += k->work[p];
    }
}

static void load_residual(glpk_kernel *k) {
    for (int i = 1; i <= k->m; i++) k->work[i] = -k->price[i];
    for (int e = 1; e <= k->entries; e++)
        k->work[k->entry_row[e]] += k->coefficient[e] * k->next_x[k->entry_column[e]];
}

/* Computes the point of the current basis and refines it once. Returns false if it violates bounds or rows. */
bool glpk_place(glpk_kernel *k) {
    if (!factored(k)) return false;
    for (int j = 1; j <= k->n; j++) k->next_x[j] = glp_get_col_stat(k->problem, j) == GLP_BS ? 0 : glpk_nonbasic_value(k, j);
    for (int i = 1; i <= k->m; i++)
        k->price[i] = glp_get_row_stat(k->problem, i) == GLP_BS ? 0 : k->next_right_side[i];
    for (int round = 0; round < 2 && k->m; round++) {
        load_residual(k);
        add_solution(k);
    }
    double worst = 0;
    for (int i = 1; i <= k->m; i++) worst = fmax(worst, fabs(k->price[i] - k->next_right_side[i]));
    for (int j = 1; j <= k->n; j++) {
        double low = k->next_lower[j], high = k->next_upper[j], x = k->next_x[j];
        worst = fmax(worst, fmax(low - x, x - high));
        k->next_x[j] = nearest_within(low, high, x);
    }
    return worst <= POOR_POINT * k->largest;
}

#endif
