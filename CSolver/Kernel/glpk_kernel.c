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
 * GLPK finds bases. Prices and points are computed by us from its factorization (glpk_program.c), so that one rule
 * decides what a zero reduced cost is, and both are refined once.
 */
#include "Kernel/glpk_call.h"

#ifdef QUOIN_WITH_GLPK

#include <limits.h>
#include <math.h>
#include <string.h>

#define LARGEST 100000000

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
    if (isfinite(constant)) k->largest = fmax(k->largest, fabs(constant));
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
            if (size < 1 / WIDE || size > WIDE) k->needs_exact = true;
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

void glpk_keep_changes(glpk_kernel *k) {
    copy_doubles(k->right_side, k->next_right_side, k->m);
    copy_doubles(k->lower, k->next_lower, k->n);
    copy_doubles(k->upper, k->next_upper, k->n);
    copy_doubles(k->x, k->next_x, k->n);
    copy_ints(k->row_status, k->next_row_status, k->m);
    copy_ints(k->column_status, k->next_column_status, k->n);
}

/* Runs an action with GLPK's environment, terminal and hook, and restores them. If GLPK failed, its environment is gone,
 * and the next use creates a new one. */
static quoin_status guarded(glpk_kernel *k, action *act, const request *wanted) {
    int found = glp_init_env(); /* 0 if it was created, 1 if it existed */
    if (found > 1) return found == 2 ? QUOIN_OUT_OF_MEMORY : QUOIN_BACKEND_FAILED;
    int terminal = glp_term_out(GLP_OFF);
    if (found == 0) glp_term_hook(swallow, NULL); /* a host's own hook could not be restored, so it stays */
    begin_changes(k);
    quoin_status status = run_hooked(k, act, wanted);
    if (status == QUOIN_BACKEND_FAILED && glp_init_env() == 0) { /* the environment is lost: nothing to restore */
        glp_free_env();
        return status;
    }
    glp_term_out(terminal);
    if (found == 0) glp_free_env();
    return status;
}

/* ── The calls ──────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status glpk_kernel_make_feasible(glpk_kernel *k, double tolerance, bool *feasible, uint8_t *support) {
    return guarded(k, glpk_make_feasible, &(request){.tolerance = tolerance, .feasible = feasible, .support = support});
}

quoin_status glpk_kernel_minimize(glpk_kernel *k, const double *costs, uint32_t level_count) {
    return guarded(k, glpk_minimize, &(request){.costs = costs, .level_count = level_count});
}

quoin_status glpk_kernel_range(glpk_kernel *k, const double *cost, double *least, double *greatest) {
    return guarded(k, glpk_range, &(request){.costs = cost, .least = least, .greatest = greatest});
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
