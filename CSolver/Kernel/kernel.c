/* One interface, two kernels (kernel.h). The program is checked and put in order here, so that neither kernel sees a bad
 * index, a repeated entry or a zero; and columns of very large or very small entries, or constants that are all tiny, are
 * scaled by powers of two, which costs no digit:  x = scale · x′ / zoom. */
#include "Kernel/kernel.h"

#include <math.h>
#include <string.h>

#include "Kernel/glpk_kernel.h"
#include "Kernel/simplex.h"

struct kernel {
    memory *from;
    kernel_kind kind;
    simplex *native;
    glpk_kernel *glpk;
    uint32_t row_count, column_count;
    double *point;
    uint8_t *fixed;
    double *scale;             /* per column, or NULL if all are 1 */
    double zoom;               /* the scale factor of right sides and bounds */
    double *seen;              /* see kernel_watch: lowest places, then highest ones */
    bool feasible, single;
    bool reported;             /* whether `point` and `fixed` are those of the current face */
};

/* ── Putting a program in order ─────────────────────────────────────────────────────────────────────────────── */

typedef struct clean_copy {
    uint32_t *column_start, *row_index, *seen; /* seen: per row, the index of this column's entry plus one */
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

/* Returns the sum of two coefficients: zero if they cancel except for rounding. */
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

/* ── Scaling ────────────────────────────────────────────────────────────────────────────────────────────────── */

#define ORDINARY 128.0        /* columns within this factor of 1 are left alone */

static double power_of_two_near(double x) {
    int exponent;
    frexp(x, &exponent);
    return ldexp(1, exponent - 1);
}

/* Returns the inverse of the geometric mean of a column's largest and smallest entry. */
static double scale_of(const program *p, uint32_t j) {
    double least = INFINITY, most = 0;
    for (uint32_t k = p->column_start[j]; k < p->column_start[j + 1]; k++) {
        least = fmin(least, fabs(p->coefficient[k]));
        most = fmax(most, fabs(p->coefficient[k]));
    }
    if (most == 0 || (most <= ORDINARY && least >= 1 / ORDINARY)) return 1;
    return 1 / power_of_two_near(sqrt(least) * sqrt(most));
}

static double zoom_of(const program *p) {
    double largest = 0;
    for (uint32_t i = 0; i < p->row_count; i++) largest = fmax(largest, fabs(p->right_side[i]));
    for (uint32_t j = 0; j < p->column_count; j++) {
        if (isfinite(p->lower[j])) largest = fmax(largest, fabs(p->lower[j]));
        if (isfinite(p->upper[j])) largest = fmax(largest, fabs(p->upper[j]));
    }
    return largest > 0 && largest < 1 / ORDINARY ? 1 / power_of_two_near(largest) : 1;
}

typedef struct scaled_copy {
    double *lower, *upper, *right_side;
} scaled_copy;

static void give_scaled(memory *to, scaled_copy *s, const program *p) {
    memory_give(to, s->lower, (size_t)p->column_count * sizeof(double));
    memory_give(to, s->upper, (size_t)p->column_count * sizeof(double));
    memory_give(to, s->right_side, (size_t)p->row_count * sizeof(double));
}

/* Scales `p`, replacing its arrays, if something needs it; `coefficient` is our own copy already. */
static quoin_status scale_program(kernel *k, program *p, double *coefficient, scaled_copy *copy) {
    bool any = (k->zoom = zoom_of(p)) != 1;
    for (uint32_t j = 0; j < p->column_count && !any; j++) any = scale_of(p, j) != 1;
    if (!any) return QUOIN_OK;
    size_t columns = p->column_count, rows = p->row_count;
    k->scale = memory_take(k->from, columns * sizeof(double));
    copy->lower = memory_take(k->from, columns * sizeof(double));
    copy->upper = memory_take(k->from, columns * sizeof(double));
    copy->right_side = memory_take(k->from, rows * sizeof(double));
    if ((columns && (!k->scale || !copy->lower || !copy->upper)) || (rows && !copy->right_side)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t j = 0; j < columns; j++) {
        double scale = k->scale[j] = scale_of(p, j);
        copy->lower[j] = p->lower[j] * k->zoom / scale;
        copy->upper[j] = p->upper[j] * k->zoom / scale;
        for (uint32_t e = p->column_start[j]; e < p->column_start[j + 1]; e++) coefficient[e] *= scale;
    }
    for (uint32_t i = 0; i < rows; i++) copy->right_side[i] = p->right_side[i] * k->zoom;
    p->lower = copy->lower;
    p->upper = copy->upper;
    p->right_side = copy->right_side;
    return QUOIN_OK;
}

/* Converts costs to scaled units, into a separate block if there is a scale. */
static const double *scaled_costs(kernel *k, const double *costs, uint32_t level_count, double **own) {
    *own = NULL;
    if (!k->scale || !level_count) return costs;
    size_t columns = k->column_count;
    if (!(*own = memory_take(k->from, columns * level_count * sizeof(double)))) return NULL;
    for (uint32_t l = 0; l < level_count; l++)
        for (size_t j = 0; j < columns; j++) (*own)[l * columns + j] = costs[l * columns + j] * k->scale[j];
    return *own;
}

static void give_costs(kernel *k, double *own, uint32_t level_count) {
    memory_give(k->from, own, (size_t)k->column_count * level_count * sizeof(double));
}

/* ── The interface ──────────────────────────────────────────────────────────────────────────────────────────── */

static void unscale_point(kernel *k) {
    for (uint32_t j = 0; j < k->column_count && k->scale; j++) k->point[j] *= k->scale[j] / k->zoom;
    k->reported = true;
}

/* Writes the point and what is fixed, when somebody asks: most levels are followed by another. */
static void report(kernel *k) {
    if (k->reported) return;
    simplex_report(k->native, k->point, k->fixed);
    unscale_point(k);
}

/* Looks at the face that a call has left. */
static void look_again(kernel *k) {
    k->reported = false;
    k->single = k->kind == KERNEL_GLPK ? glpk_kernel_report(k->glpk, k->point, k->fixed) : simplex_is_point(k->native);
    if (k->kind == KERNEL_GLPK) unscale_point(k);
}

static quoin_status open_within(kernel *k, const program *ordered) {
    if (k->kind == KERNEL_GLPK) return glpk_kernel_open(k->from, ordered, &k->glpk);
    return simplex_open(k->from, ordered, &k->native);
}

/* Opens the kernel on a copy of the program that is in order and scaled. */
static quoin_status open_scaled(kernel *k, const program *source, clean_copy *copy) {
    fill_copy(copy, source);
    program ordered = *source;
    ordered.column_start = copy->column_start;
    ordered.row_index = copy->row_index;
    ordered.coefficient = copy->coefficient;
    scaled_copy scaled = {0};
    quoin_status status = scale_program(k, &ordered, copy->coefficient, &scaled);
    if (status == QUOIN_OK) status = open_within(k, &ordered);
    give_scaled(k->from, &scaled, source);
    return status;
}

quoin_status kernel_open(memory *from, kernel_kind kind, const program *source, kernel **out) {
    quoin_status status = check(source);
    if (status != QUOIN_OK) return status;
    clean_copy copy;
    kernel *k = memory_take(from, sizeof *k);
    if (!k) return QUOIN_OUT_OF_MEMORY;
    *k = (kernel){.from = from, .kind = kind, .row_count = source->row_count, .column_count = source->column_count, .zoom = 1};
    k->point = memory_take(from, (k->column_count + (size_t)1) * sizeof *k->point);
    k->fixed = memory_take(from, (k->column_count + (size_t)1) * sizeof *k->fixed);
    if (!k->point || !k->fixed || !take_copy(from, &copy, source)) {
        kernel_close(k);
        return QUOIN_OUT_OF_MEMORY;
    }
    status = open_scaled(k, source, &copy);
    give_copy(from, &copy, source);
    if (status != QUOIN_OK) {
        kernel_close(k);
        return status;
    }
    look_again(k);
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
    memory_give(k->from, k->scale, (size_t)k->column_count * sizeof *k->scale);
    memory_give(k->from, k->seen, 2 * (size_t)k->column_count * sizeof *k->seen);
    memory_give(k->from, k, sizeof *k);
}

quoin_status kernel_make_feasible(kernel *k, double tolerance, bool *feasible, uint8_t *support) {
    bool found = false;
    tolerance *= k->zoom;
    quoin_status status = k->kind == KERNEL_GLPK ? glpk_kernel_make_feasible(k->glpk, tolerance, &found, support)
                                                 : simplex_make_feasible(k->native, tolerance, &found, support);
    if (status != QUOIN_OK) return status;
    *feasible = k->feasible = found;
    look_again(k);
    return QUOIN_OK;
}

quoin_status kernel_minimize(kernel *k, const double *costs, uint32_t level_count) {
    if (!k->feasible) return QUOIN_NOT_SOLVED;
    if (k->single) return QUOIN_OK;
    double *own;
    const double *scaled = scaled_costs(k, costs, level_count, &own);
    if (!scaled) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = k->kind == KERNEL_GLPK ? glpk_kernel_minimize(k->glpk, scaled, level_count)
                                                 : simplex_minimize(k->native, scaled, level_count);
    give_costs(k, own, level_count);
    if (status == QUOIN_OK) look_again(k);
    return status;
}

quoin_status kernel_range(kernel *k, const double *cost, double *least, double *greatest) {
    if (!k->feasible) return QUOIN_NOT_SOLVED;
    double *own;
    const double *scaled = scaled_costs(k, cost, 1, &own);
    if (!scaled) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = k->kind == KERNEL_GLPK ? glpk_kernel_range(k->glpk, scaled, least, greatest)
                                                 : simplex_range(k->native, scaled, least, greatest);
    give_costs(k, own, 1);
    *least /= k->zoom;
    *greatest /= k->zoom;
    return status;
}

quoin_status kernel_watch(kernel *k) {
    if (k->kind == KERNEL_GLPK || !k->column_count) return QUOIN_OK;
    if (!(k->seen = memory_take(k->from, 2 * (size_t)k->column_count * sizeof *k->seen))) return QUOIN_OUT_OF_MEMORY;
    simplex *s = k->native;
    s->seen_low = k->seen;
    s->seen_high = k->seen + k->column_count;
    for (uint32_t j = 0; j < k->column_count; j++) s->seen_low[j] = INFINITY, s->seen_high[j] = -INFINITY;
    return QUOIN_OK;
}

double kernel_seen(const kernel *k, uint32_t column) {
    if (!k->seen) return 0;
    double width = k->native->seen_high[column] - k->native->seen_low[column];
    return fmax(0, width) * k->native->column_scale[column] * (k->scale ? k->scale[column] : 1) / k->zoom;
}

const double *kernel_point(kernel *k) {
    report(k);
    return k->point;
}

const uint8_t *kernel_fixed(kernel *k) {
    report(k);
    return k->fixed;
}

bool kernel_is_point(const kernel *k) { return k->single; }
uint64_t kernel_pivots(const kernel *k) { return k->kind == KERNEL_GLPK ? glpk_kernel_pivots(k->glpk) : k->native->pivots; }
