/* One interface, two kernels (kernel.h). The program is checked and put in order here, so that neither kernel meets a
 * bad index, a repeated entry or a zero. */
#include "kernel.h"

#include <math.h>
#include <string.h>

#include "glpk_kernel.h"
#include "simplex.h"

struct kernel {
    memory *from;
    kernel_kind kind;
    simplex *native;
    glpk_kernel *glpk;
    uint32_t row_count, column_count;
    double *point;
    uint8_t *fixed;
    bool feasible, single;
};

/* ── Putting a program in order ─────────────────────────────────────────────────────────────────────────────── */

typedef struct clean_copy {
    uint32_t *column_start, *row_index, *seen; /* seen: by row, where this column's entry went, plus one */
    double *coefficient;
    uint32_t entries;
} clean_copy;

static quoin_status check(const program *p) {
    for (uint32_t j = 0; j < p->column_count; j++) {
        double low = p->lower[j], high = p->upper[j];
        if (isnan(low) || isnan(high) || low == INFINITY || high == -INFINITY) return QUOIN_NOT_FINITE;
        if (low > high) return QUOIN_BACKEND_FAILED;
        if (p->column_start[j] > p->column_start[j + 1]) return QUOIN_UNKNOWN_ROW;
    }
    for (uint32_t i = 0; i < p->row_count; i++)
        if (!isfinite(p->right_side[i])) return QUOIN_NOT_FINITE;
    for (uint32_t k = 0; k < p->column_start[p->column_count]; k++) {
        if (p->row_index[k] >= p->row_count) return QUOIN_UNKNOWN_ROW;
        if (!isfinite(p->coefficient[k])) return QUOIN_NOT_FINITE;
    }
    return QUOIN_OK;
}

static void give_copy(memory *to, clean_copy *c, const program *p) {
    memory_give(to, c->column_start, ((size_t)p->column_count + 1) * sizeof(uint32_t));
    memory_give(to, c->row_index, (size_t)c->entries * sizeof(uint32_t));
    memory_give(to, c->coefficient, (size_t)c->entries * sizeof(double));
    memory_give(to, c->seen, (size_t)p->row_count * sizeof(uint32_t));
}

static bool take_copy(memory *from, clean_copy *c, const program *p) {
    memset(c, 0, sizeof *c);
    c->entries = p->column_start[p->column_count];
    c->column_start = memory_take(from, ((size_t)p->column_count + 1) * sizeof(uint32_t));
    c->row_index = memory_take(from, (size_t)c->entries * sizeof(uint32_t));
    c->coefficient = memory_take(from, (size_t)c->entries * sizeof(double));
    c->seen = memory_take(from, (size_t)p->row_count * sizeof(uint32_t));
    bool complete = c->column_start && (!c->entries || (c->row_index && c->coefficient)) && (!p->row_count || c->seen);
    if (!complete) give_copy(from, c, p);
    return complete;
}

/* What is left when two coefficients cancel but for their rounding is a zero. */
static double added(double sum, double next) {
    double total = sum + next;
    return fabs(total) <= 1e-14 * fabs(next) ? 0 : total;
}

/* Adds up repeated entries of a column and leaves out zeros. */
static void fill_copy(clean_copy *c, const program *p) {
    uint32_t at = 0;
    if (p->row_count) memset(c->seen, 0, p->row_count * sizeof *c->seen);
    for (uint32_t j = 0; j < p->column_count; j++) {
        uint32_t begin = c->column_start[j] = at;
        for (uint32_t k = p->column_start[j]; k < p->column_start[j + 1]; k++) {
            uint32_t i = p->row_index[k];
            if (c->seen[i] > begin) {
                double *sum = &c->coefficient[c->seen[i] - 1];
                *sum = added(*sum, p->coefficient[k]);
                continue;
            }
            c->row_index[at] = i;
            c->coefficient[at++] = p->coefficient[k];
            c->seen[i] = at;
        }
        uint32_t kept = begin;
        for (uint32_t k = begin; k < at; k++) {
            c->seen[c->row_index[k]] = 0;
            if (c->coefficient[k] == 0) continue;
            c->row_index[kept] = c->row_index[k];
            c->coefficient[kept++] = c->coefficient[k];
        }
        at = kept;
    }
    c->column_start[p->column_count] = at;
}

/* ── The interface ──────────────────────────────────────────────────────────────────────────────────────────── */

static void report(kernel *k) {
    k->single = k->kind == KERNEL_GLPK ? glpk_kernel_report(k->glpk, k->point, k->fixed)
                                       : simplex_report(k->native, k->point, k->fixed);
}

static quoin_status open_within(kernel *k, const program *ordered) {
    if (k->kind == KERNEL_GLPK) return glpk_kernel_open(k->from, ordered, &k->glpk);
    return simplex_open(k->from, ordered, &k->native);
}

quoin_status kernel_open(memory *from, kernel_kind kind, const program *source, kernel **out) {
    quoin_status status = check(source);
    if (status != QUOIN_OK) return status;
    clean_copy copy;
    kernel *k = memory_take(from, sizeof *k);
    if (!k) return QUOIN_OUT_OF_MEMORY;
    *k = (kernel){.from = from, .kind = kind, .row_count = source->row_count, .column_count = source->column_count};
    k->point = memory_take(from, (k->column_count + (size_t)1) * sizeof *k->point);
    k->fixed = memory_take(from, (k->column_count + (size_t)1) * sizeof *k->fixed);
    if (!k->point || !k->fixed || !take_copy(from, &copy, source)) {
        kernel_close(k);
        return QUOIN_OUT_OF_MEMORY;
    }
    fill_copy(&copy, source);
    program ordered = *source;
    ordered.column_start = copy.column_start;
    ordered.row_index = copy.row_index;
    ordered.coefficient = copy.coefficient;
    status = open_within(k, &ordered);
    give_copy(from, &copy, source);
    if (status != QUOIN_OK) {
        kernel_close(k);
        return status;
    }
    report(k);
    k->single = false;
    *out = k;
    return QUOIN_OK;
}

void kernel_close(kernel *k) {
    if (!k) return;
    simplex_close(k->native);
    glpk_kernel_close(k->glpk);
    memory_give(k->from, k->point, (k->column_count + (size_t)1) * sizeof *k->point);
    memory_give(k->from, k->fixed, (k->column_count + (size_t)1) * sizeof *k->fixed);
    memory_give(k->from, k, sizeof *k);
}

quoin_status kernel_make_feasible(kernel *k, double tolerance, bool *feasible, uint8_t *support) {
    bool found = false;
    quoin_status status = k->kind == KERNEL_GLPK ? glpk_kernel_make_feasible(k->glpk, tolerance, &found, support)
                                                 : simplex_make_feasible(k->native, tolerance, &found, support);
    if (status != QUOIN_OK) return status;
    *feasible = k->feasible = found;
    report(k);
    return QUOIN_OK;
}

quoin_status kernel_minimize(kernel *k, const double *costs, uint32_t level_count) {
    if (!k->feasible) return QUOIN_NOT_SOLVED;
    if (k->single) return QUOIN_OK;
    quoin_status status = k->kind == KERNEL_GLPK ? glpk_kernel_minimize(k->glpk, costs, level_count)
                                                 : simplex_minimize(k->native, costs, level_count);
    if (status == QUOIN_OK) report(k);
    return status;
}

quoin_status kernel_range(kernel *k, const double *cost, double *least, double *greatest) {
    if (!k->feasible) return QUOIN_NOT_SOLVED;
    return k->kind == KERNEL_GLPK ? glpk_kernel_range(k->glpk, cost, least, greatest)
                                  : simplex_range(k->native, cost, least, greatest);
}

const double *kernel_point(const kernel *k) { return k->point; }
const uint8_t *kernel_fixed(const kernel *k) { return k->fixed; }
bool kernel_is_point(const kernel *k) { return k->single; }
uint64_t kernel_pivots(const kernel *k) { return k->kind == KERNEL_GLPK ? glpk_kernel_pivots(k->glpk) : k->native->pivots; }
