/* GLPK behind the calls of kernel.h.
 *
 *     our arrays ──▶ glp_prob ──▶ simplex per level ──▶ our prices, our point ──▶ our arrays
 *                └──────────────── lives inside one call ───────────────┘
 *
 * GLPK aborts on misuse, dies when a problem is freed on another thread than its own, and leaks per thread unless its
 * environment is freed. So the arrays here are the truth and everything GLPK sees comes from them, checked; problem
 * and basis are rebuilt in each call; an environment we made is freed at its end, one that was there is left there.
 * GLPK's errors jump out of it through the error hook; then the environment is lost, whoever made it, and the call
 * has failed without having changed the arrays.
 *
 * GLPK finds bases. Prices and points are computed here from its factorisation, so that one rule decides what a zero
 * reduced cost is, and a point is refined once.
 */
#include "glpk_kernel.h"

#ifdef QUOIN_WITH_GLPK

#include <glpk.h>
#include <limits.h>
#include <math.h>
#include <setjmp.h>
#include <string.h>

#define WIDE 1e3
#define MOST_EXACT_ROWS 40 /* its rational simplex is exact but slow */
#define ZERO_PRICE 1e-9
#define POOR_PRICE 1e-6  /* a reduced cost of the wrong sign beyond this: not an optimum */
#define POOR_POINT 1e-8  /* a violation beyond this, relative to the largest constant: not a feasible point */
#define GLPK_TOLERANCE 1e-9
#define LARGEST 100000000

struct glpk_kernel {
    memory *from;
    void *block;
    size_t block_size;
    int m, n, entries;
    /* The program, in GLPK's numbering from 1 on: entry k, row i, column j. */
    int *entry_row, *entry_column;
    double *coefficient;
    double *right_side, *lower, *upper;
    bool badly_scaled;
    bool wide;                 /* magnitudes so different that GLPK's tolerances are too coarse */
    double largest;          /* constant */
    /* The basis and point after the last call. */
    int *row_status, *column_status;
    double *x;
    uint64_t pivots;
    /* Of the running call. */
    glp_prob *problem;
    int *next_row_status, *next_column_status;
    double *next_right_side, *next_lower, *next_upper, *next_x;
    double *price, *reduced, *noise, *work;
    jmp_buf escape;
};

/* What a call wants, and what it brings back. */
typedef struct request {
    double tolerance;
    bool *feasible;
    uint8_t *support;
    const double *costs;
    uint32_t level_count;
    double *least, *greatest;
} request;

typedef quoin_status action(glpk_kernel *k, const request *wanted);

/* ── Opening ────────────────────────────────────────────────────────────────────────────────────────────────── */

static size_t lay_out(glpk_kernel *k, char *block) {
    size_t m = (size_t)k->m + 1, n = (size_t)k->n + 1, e = (size_t)k->entries + 1;
    struct { void *pointer; size_t size; } slots[] = {
        {&k->coefficient, e * 8}, {&k->right_side, m * 8}, {&k->lower, n * 8}, {&k->upper, n * 8}, {&k->x, n * 8},
        {&k->next_right_side, m * 8}, {&k->next_lower, n * 8}, {&k->next_upper, n * 8}, {&k->next_x, n * 8},
        {&k->price, m * 8}, {&k->reduced, n * 8}, {&k->noise, n * 8}, {&k->work, m * 8},
        {&k->entry_row, e * sizeof(int)}, {&k->entry_column, e * sizeof(int)},
        {&k->row_status, m * sizeof(int)}, {&k->column_status, n * sizeof(int)},
        {&k->next_row_status, m * sizeof(int)}, {&k->next_column_status, n * sizeof(int)},
    };
    size_t used = 0;
    for (size_t s = 0; s < sizeof slots / sizeof *slots; s++) {
        void *place = block ? block + used : NULL;
        memcpy(slots[s].pointer, &place, sizeof place);
        used += (slots[s].size + 7) & ~(size_t)7;
    }
    return used;
}

static void note_constant(glpk_kernel *k, double constant) {
    if (isfinite(constant) && fabs(constant) > k->largest) k->largest = fabs(constant);
}

static void copy_program(glpk_kernel *k, const program *source) {
    for (int i = 1; i <= k->m; i++) {
        note_constant(k, k->right_side[i] = source->right_side[i - 1]);
        k->row_status[i] = GLP_BS;
    }
    for (int j = 1; j <= k->n; j++) {
        note_constant(k, k->lower[j] = source->lower[j - 1]);
        note_constant(k, k->upper[j] = source->upper[j - 1]);
        for (uint32_t e = source->column_start[j - 1]; e < source->column_start[j]; e++) {
            k->entry_row[e + 1] = (int)source->row_index[e] + 1;
            k->entry_column[e + 1] = j;
            k->coefficient[e + 1] = source->coefficient[e];
            double size = fabs(source->coefficient[e]);
            if (size < 0.25 || size > 4) k->badly_scaled = true;
            if (size < 1 / WIDE || size > WIDE) k->wide = true;
        }
        k->column_status[j] = fabs(k->lower[j]) <= fabs(k->upper[j]) ? GLP_NL : GLP_NU;
        if (isinf(k->lower[j]) && isinf(k->upper[j])) k->column_status[j] = GLP_NF;
        double rest = k->column_status[j] == GLP_NL ? k->lower[j] : k->upper[j];
        k->x[j] = k->column_status[j] == GLP_NF ? 0 : rest;
    }
    if (k->largest == 0) k->largest = 1;
}

quoin_status glpk_kernel_open(memory *from, const program *source, glpk_kernel **out) {
    uint32_t entries = source->column_start[source->column_count];
    if (source->row_count > LARGEST || source->column_count > LARGEST || entries > LARGEST) return QUOIN_TOO_LARGE;
    glpk_kernel *k = memory_take(from, sizeof *k);
    if (!k) return QUOIN_OUT_OF_MEMORY;
    memset(k, 0, sizeof *k);
    k->from = from;
    k->m = (int)source->row_count;
    k->n = (int)source->column_count;
    k->entries = (int)entries;
    k->block_size = lay_out(k, NULL);
    k->block = memory_take(from, k->block_size);
    if (!k->block) {
        glpk_kernel_close(k);
        return QUOIN_OUT_OF_MEMORY;
    }
    memset(k->block, 0, k->block_size);
    lay_out(k, k->block);
    copy_program(k, source);
    *out = k;
    return QUOIN_OK;
}

void glpk_kernel_close(glpk_kernel *k) {
    if (!k) return;
    memory_give(k->from, k->block, k->block_size);
    memory_give(k->from, k, sizeof *k);
}

/* ── Around each call ───────────────────────────────────────────────────────────────────────────────────────── */

/* GLPK prints its errors even with the terminal off; only a hook stops that. */
static int swallow(void *info, const char *text) {
    (void)info, (void)text;
    return 1;
}

static void jump_out(void *kernel) { longjmp(((glpk_kernel *)kernel)->escape, 1); }

static quoin_status run_hooked(glpk_kernel *k, action *act, const request *wanted) {
    if (setjmp(k->escape)) {
        glp_free_env();
        k->problem = NULL;
        return QUOIN_BACKEND_FAILED;
    }
    glp_error_hook(jump_out, k);
    quoin_status status = act(k, wanted);
    if (k->problem) glp_delete_prob(k->problem);
    k->problem = NULL;
    glp_error_hook(NULL, NULL);
    return status;
}

static void copy_doubles(double *to, const double *from, int count) { memcpy(to, from, ((size_t)count + 1) * sizeof *to); }
static void copy_ints(int *to, const int *from, int count) { memcpy(to, from, ((size_t)count + 1) * sizeof *to); }

static void begin_changes(glpk_kernel *k) {
    copy_doubles(k->next_right_side, k->right_side, k->m);
    copy_doubles(k->next_lower, k->lower, k->n);
    copy_doubles(k->next_upper, k->upper, k->n);
    copy_doubles(k->next_x, k->x, k->n);
    copy_ints(k->next_row_status, k->row_status, k->m);
    copy_ints(k->next_column_status, k->column_status, k->n);
}

static void keep_changes(glpk_kernel *k) {
    copy_doubles(k->right_side, k->next_right_side, k->m);
    copy_doubles(k->lower, k->next_lower, k->n);
    copy_doubles(k->upper, k->next_upper, k->n);
    copy_doubles(k->x, k->next_x, k->n);
    copy_ints(k->row_status, k->next_row_status, k->m);
    copy_ints(k->column_status, k->next_column_status, k->n);
}

/* The environment, the terminal and the hook are as before when this returns, unless GLPK failed: then there is no
 * environment, and the next use makes a new one. */
static quoin_status guarded(glpk_kernel *k, action *act, const request *wanted) {
    int found = glp_init_env(); /* 0: made, 1: was there */
    if (found > 1) return found == 2 ? QUOIN_OUT_OF_MEMORY : QUOIN_BACKEND_FAILED;
    int terminal = glp_term_out(GLP_OFF);
    if (found == 0) glp_term_hook(swallow, NULL); /* a host's own hook could not be put back, so it stays */
    begin_changes(k);
    quoin_status status = run_hooked(k, act, wanted);
    if (status == QUOIN_BACKEND_FAILED && glp_init_env() == 0) { /* lost: nothing of it to restore */
        glp_free_env();
        return status;
    }
    glp_term_out(terminal);
    if (found == 0) glp_free_env();
    return status;
}

/* ── The problem ────────────────────────────────────────────────────────────────────────────────────────────── */

static void set_column_bounds(glp_prob *p, int j, double low, double high) {
    int type = isinf(low) ? (isinf(high) ? GLP_FR : GLP_UP) : isinf(high) ? GLP_LO : low == high ? GLP_FX : GLP_DB;
    glp_set_col_bnds(p, j, type, isinf(low) ? 0 : low, isinf(high) ? 0 : high);
}

static void load_basis(glpk_kernel *k) {
    for (int i = 1; i <= k->m; i++) glp_set_row_stat(k->problem, i, k->next_row_status[i]);
    for (int j = 1; j <= k->n; j++) glp_set_col_stat(k->problem, j, k->next_column_status[j]);
}

static void read_basis(glpk_kernel *k) {
    for (int i = 1; i <= k->m; i++) k->next_row_status[i] = glp_get_row_stat(k->problem, i);
    for (int j = 1; j <= k->n; j++) k->next_column_status[j] = glp_get_col_stat(k->problem, j);
}

static void load_problem(glpk_kernel *k) {
    glp_prob *p = k->problem = glp_create_prob();
    glp_set_obj_dir(p, GLP_MIN);
    if (k->m) glp_add_rows(p, k->m);
    if (k->n) glp_add_cols(p, k->n);
    for (int i = 1; i <= k->m; i++) glp_set_row_bnds(p, i, GLP_FX, k->next_right_side[i], k->next_right_side[i]);
    for (int j = 1; j <= k->n; j++) set_column_bounds(p, j, k->next_lower[j], k->next_upper[j]);
    glp_load_matrix(p, k->entries, k->entry_row, k->entry_column, k->coefficient);
    if (k->badly_scaled && k->m && k->n) glp_scale_prob(p, GLP_SF_GM | GLP_SF_2N);
    load_basis(k);
}

/* Violation columns behind the program's: +1 for a row's first, −1 for its second, each unit at cost 1. */
static void add_violation_columns(glpk_kernel *k) {
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

static int run_simplex(glpk_kernel *k, int method) {
    glp_smcp settings;
    glp_init_smcp(&settings);
    settings.msg_lev = GLP_MSG_OFF;
    settings.meth = method;
    settings.tol_bnd = settings.tol_dj = GLPK_TOLERANCE;
    settings.presolve = GLP_OFF;
    int before = glp_get_it_cnt(k->problem);
    int code = glp_simplex(k->problem, &settings);
    /* Where magnitudes differ widely GLPK's absolute tolerances swallow what a row is about; its simplex in rational
     * arithmetic has none, and goes on from the basis found. */
    if (k->wide && k->m <= MOST_EXACT_ROWS) code = glp_exact(k->problem, &settings);
    k->pivots += (uint64_t)(glp_get_it_cnt(k->problem) - before);
    return code == 0 ? glp_get_status(k->problem) : GLP_UNDEF;
}

static bool factored(glpk_kernel *k) { return k->m == 0 || glp_bf_exists(k->problem) || glp_factorize(k->problem) == 0; }

/* ── Prices and point from GLPK's factorisation; its basis is of (I | −A), rows' variables first ─────────────── */

static bool nonbasic_and_open(const glpk_kernel *k, int j) {
    return glp_get_col_stat(k->problem, j) != GLP_BS && k->next_lower[j] < k->next_upper[j];
}

static void add_prices(const glpk_kernel *k, const double *cost, double scale) {
    for (int j = 1; j <= k->n; j++) {
        k->reduced[j] = cost[j - 1] * scale;
        k->noise[j] = k->wide ? ZERO_PRICE / WIDE : ZERO_PRICE;
    }
    for (int e = 1; e <= k->entries; e++) {
        double term = k->coefficient[e] * k->price[k->entry_row[e]];
        int j = k->entry_column[e];
        k->reduced[j] += term;
        k->noise[j] = fmax(k->noise[j], ZERO_PRICE * fabs(term));
    }
}

/* Reduced costs of `cost` (scaled so that its largest open entry is 1), each with its own size of rounding noise. Those
 * of the basis should be zero: what they are instead refines the prices once. */
static bool compute_reduced(glpk_kernel *k, const double *cost, double scale) {
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

static double resting_value(const glpk_kernel *k, int j) {
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

/* The point of the present basis, refined once; false if it is outside the bounds or off the rows. */
static bool compute_point(glpk_kernel *k) {
    if (!factored(k)) return false;
    for (int j = 1; j <= k->n; j++) k->next_x[j] = glp_get_col_stat(k->problem, j) == GLP_BS ? 0 : resting_value(k, j);
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
        k->next_x[j] = x < low ? low : x > high ? high : x;
    }
    return worst <= POOR_POINT * k->largest;
}

/* ── Feasibility ────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status report_conflict(glpk_kernel *k, const request *wanted) {
    double largest = 0;
    for (int i = 1; i <= k->m; i++) largest = fmax(largest, fabs(glp_get_row_dual(k->problem, i)));
    for (int i = 1; wanted->support && i <= k->m; i++)
        wanted->support[i - 1] = fabs(glp_get_row_dual(k->problem, i)) > ZERO_PRICE * largest;
    *wanted->feasible = false;
    for (int j = 1; j <= k->n; j++) k->next_x[j] = glp_get_col_prim(k->problem, j);
    copy_doubles(k->x, k->next_x, k->n);
    return QUOIN_OK;
}

/* A basic violation column stands for its row's own variable. */
static void read_elastic_basis(glpk_kernel *k) {
    read_basis(k);
    for (int i = 1; i <= k->m; i++)
        for (int side = 0; side < 2; side++)
            if (glp_get_col_stat(k->problem, k->n + 2 * i - 1 + side) == GLP_BS) k->next_row_status[i] = GLP_BS;
}

static quoin_status solve_elastic(glpk_kernel *k, const request *wanted) {
    glp_delete_prob(k->problem);
    k->problem = NULL;
    load_problem(k);
    add_violation_columns(k);
    int status = GLP_UNDEF, methods[] = {GLP_PRIMAL, GLP_DUALP};
    for (int attempt = 0; attempt < 2 && status != GLP_OPT; attempt++) {
        glp_std_basis(k->problem);
        status = run_simplex(k, methods[attempt]);
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
    load_problem(k);
    if (!compute_point(k)) return QUOIN_BACKEND_FAILED;
    keep_changes(k);
    *wanted->feasible = true;
    return QUOIN_OK;
}

static quoin_status make_feasible(glpk_kernel *k, const request *wanted) {
    load_problem(k);
    if (wanted->support) memset(wanted->support, 0, (size_t)k->m);
    if (k->m && k->n) glp_adv_basis(k->problem, 0);
    int status = run_simplex(k, GLP_DUALP);
    if (status != GLP_OPT || !compute_point(k)) return solve_elastic(k, wanted);
    read_basis(k);
    keep_changes(k);
    *wanted->feasible = true;
    return QUOIN_OK;
}

/* ── Levels ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* One over the largest cost of a column that may still move, 0 if nothing costs. */
static double cost_scale(const glpk_kernel *k, const double *cost) {
    double largest = 0;
    for (int j = 1; j <= k->n; j++)
        if (k->next_lower[j] < k->next_upper[j]) largest = fmax(largest, fabs(cost[j - 1]));
    return largest > 0 ? 1 / largest : 0;
}

static bool constant_on_face(const glpk_kernel *k) {
    for (int j = 1; j <= k->n; j++)
        if (nonbasic_and_open(k, j) && fabs(k->reduced[j]) > k->noise[j]) return false;
    return true;
}

/* How far a column's reduced cost points the wrong way for where it rests. */
static double wrongness(const glpk_kernel *k, int j) {
    switch (glp_get_col_stat(k->problem, j)) {
    case GLP_NL: return -k->reduced[j];
    case GLP_NU: return k->reduced[j];
    default: return fabs(k->reduced[j]);
    }
}

static bool optimal(const glpk_kernel *k) {
    for (int j = 1; j <= k->n; j++)
        if (nonbasic_and_open(k, j) && wrongness(k, j) > POOR_PRICE / ZERO_PRICE * k->noise[j]) return false;
    return true;
}

/* From the present basis; if the answer is poor, once more from the standard basis with the other method. */
static quoin_status minimize_one(glpk_kernel *k, const double *cost, double scale, bool *unbounded) {
    for (int j = 1; j <= k->n; j++) glp_set_obj_coef(k->problem, j, cost[j - 1] * scale);
    *unbounded = false;
    for (int attempt = 0; attempt < 2; attempt++) {
        if (attempt) glp_std_basis(k->problem);
        int status = run_simplex(k, attempt ? GLP_DUALP : GLP_PRIMAL);
        *unbounded = status == GLP_UNBND;
        if (*unbounded) return QUOIN_OK;
        if (status == GLP_OPT && compute_point(k) && compute_reduced(k, cost, scale) && optimal(k)) return QUOIN_OK;
    }
    return QUOIN_BACKEND_FAILED;
}

static void narrow_face(glpk_kernel *k) {
    for (int j = 1; j <= k->n; j++) {
        if (!nonbasic_and_open(k, j) || fabs(k->reduced[j]) <= k->noise[j] || wrongness(k, j) > 0) continue;
        k->next_lower[j] = k->next_upper[j] = resting_value(k, j);
        set_column_bounds(k->problem, j, k->next_lower[j], k->next_upper[j]);
    }
}

static bool face_is_point(const glpk_kernel *k) {
    for (int j = 1; j <= k->n; j++)
        if (nonbasic_and_open(k, j)) return false;
    return true;
}

static quoin_status minimize(glpk_kernel *k, const request *wanted) {
    load_problem(k);
    for (uint32_t level = 0; level < wanted->level_count && !face_is_point(k); level++) {
        const double *cost = wanted->costs + (size_t)level * (size_t)k->n;
        double scale = cost_scale(k, cost);
        if (scale == 0) continue;
        if (!compute_reduced(k, cost, scale)) return QUOIN_BACKEND_FAILED;
        if (constant_on_face(k)) continue;
        bool unbounded;
        quoin_status status = minimize_one(k, cost, scale, &unbounded);
        if (status != QUOIN_OK || unbounded) return QUOIN_BACKEND_FAILED;
        narrow_face(k);
    }
    read_basis(k);
    keep_changes(k);
    return QUOIN_OK;
}

static double value_of(const glpk_kernel *k, const double *cost) {
    double sum = 0;
    for (int j = 1; j <= k->n; j++)
        if (cost[j - 1] != 0) sum += cost[j - 1] * k->next_x[j];
    return sum;
}

static quoin_status range(glpk_kernel *k, const request *wanted) {
    *wanted->least = *wanted->greatest = value_of(k, wanted->costs);
    load_problem(k);
    double scale = cost_scale(k, wanted->costs);
    if (scale == 0) return QUOIN_OK;
    if (!compute_reduced(k, wanted->costs, scale)) return QUOIN_BACKEND_FAILED;
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

/* ── The calls ──────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status glpk_kernel_make_feasible(glpk_kernel *k, double tolerance, bool *feasible, uint8_t *support) {
    return guarded(k, make_feasible, &(request){.tolerance = tolerance, .feasible = feasible, .support = support});
}

quoin_status glpk_kernel_minimize(glpk_kernel *k, const double *costs, uint32_t level_count) {
    return guarded(k, minimize, &(request){.costs = costs, .level_count = level_count});
}

quoin_status glpk_kernel_range(glpk_kernel *k, const double *cost, double *least, double *greatest) {
    return guarded(k, range, &(request){.costs = cost, .least = least, .greatest = greatest});
}

bool glpk_kernel_report(const glpk_kernel *k, double *point, uint8_t *fixed) {
    bool single = true;
    for (int j = 1; j <= k->n; j++) {
        bool settled = k->column_status[j] != GLP_BS && k->lower[j] == k->upper[j];
        if (k->column_status[j] != GLP_BS && !settled) single = false;
        fixed[j - 1] = settled;
        point[j - 1] = k->x[j];
    }
    if (single && k->n) memset(fixed, 1, (size_t)k->n);
    return single;
}

uint64_t glpk_kernel_pivots(const glpk_kernel *k) { return k->pivots; }

#else

quoin_status glpk_kernel_open(memory *from, const program *source, glpk_kernel **out) {
    (void)from, (void)source, (void)out;
    return QUOIN_BACKEND_MISSING;
}
void glpk_kernel_close(glpk_kernel *closed) { (void)closed; }
quoin_status glpk_kernel_make_feasible(glpk_kernel *within, double tolerance, bool *feasible, uint8_t *support) {
    (void)within, (void)tolerance, (void)feasible, (void)support;
    return QUOIN_BACKEND_MISSING;
}
quoin_status glpk_kernel_minimize(glpk_kernel *within, const double *costs, uint32_t level_count) {
    (void)within, (void)costs, (void)level_count;
    return QUOIN_BACKEND_MISSING;
}
quoin_status glpk_kernel_range(glpk_kernel *within, const double *cost, double *least, double *greatest) {
    (void)within, (void)cost, (void)least, (void)greatest;
    return QUOIN_BACKEND_MISSING;
}
bool glpk_kernel_report(const glpk_kernel *within, double *point, uint8_t *fixed) {
    (void)within, (void)point, (void)fixed;
    return false;
}
uint64_t glpk_kernel_pivots(const glpk_kernel *within) { return within ? 1 : 0; }

#endif
