/* The program in the simplex' own form, and a first basis that needs no arithmetic.
 *
 * Scaling by powers of two changes no digit. A program whose coefficients are all within a factor of four of 1, as
 * differences are, is left alone.
 *
 * The first basis is triangular: a row in which all free columns but one are placed determines the remaining one; if
 * there is no such row, a free column is set aside at 0, which grounds its component. Rows without other columns come
 * first, since nothing else can satisfy them. The remainder of a row goes to a column that no other row mentions, if its
 * bounds allow; otherwise the row keeps its logical, and phase one has work to do.
 */
#include "Kernel/simplex.h"

#include <math.h>
#include <string.h>

/* ── Scaling ────────────────────────────────────────────────────────────────────────────────────────────────── */

static double power_near(double size) {
    int exponent;
    frexp(size, &exponent);
    return ldexp(1, exponent - 1);
}

/* Limits a scale, so that a single tiny coefficient does not blow up its row. */
static double limited(double scale) { return fmin(fmax(scale, 1.0 / (1 << 20)), 1 << 20); }

static bool well_scaled(const program *p) {
    for (uint32_t k = 0; k < p->column_start[p->column_count]; k++)
        if (fabs(p->coefficient[k]) < 0.25 || fabs(p->coefficient[k]) > 4) return false;
    return true;
}

/* Scales rows and columns once by the geometric mean of their smallest and largest entry, collected in `reduced` and `weight`,
 * which are not in use yet (n + m long each). */
static void scale_once(simplex *s, const program *p) {
    double *small = s->reduced, *large = s->weight;
    for (int by_row = 1; by_row >= 0; by_row--) {
        double *scale = by_row ? s->row_scale : s->column_scale;
        uint32_t count = by_row ? s->m : s->n;
        for (uint32_t i = 0; i < count; i++) small[i] = INFINITY, large[i] = 0;
        for (uint32_t j = 0; j < s->n; j++)
            for (uint32_t k = p->column_start[j]; k < p->column_start[j + 1]; k++) {
                uint32_t at = by_row ? p->row_index[k] : j;
                double size = fabs(p->coefficient[k]) * s->row_scale[p->row_index[k]] * s->column_scale[j];
                small[at] = fmin(small[at], size);
                large[at] = fmax(large[at], size);
            }
        for (uint32_t i = 0; i < count; i++)
            if (large[i] > 0) scale[i] = limited(scale[i] / power_near(sqrt(small[i]) * sqrt(large[i])));
    }
}

static void copy_columns(simplex *s, const program *p) {
    uint32_t entries = p->column_start[s->n];
    memcpy(s->column_start, p->column_start, ((size_t)s->n + 1) * sizeof(uint32_t));
    if (entries) memcpy(s->row_index, p->row_index, entries * sizeof(uint32_t));
    memset(s->row_start, 0, ((size_t)s->m + 2) * sizeof(uint32_t));
    for (uint32_t k = 0; k < entries; k++) s->row_start[p->row_index[k] + 2]++;
    for (uint32_t i = 0; i < s->m; i++) s->row_start[i + 2] += s->row_start[i + 1];
    for (uint32_t j = 0; j < s->n; j++)
        for (uint32_t k = p->column_start[j]; k < p->column_start[j + 1]; k++) {
            uint32_t i = p->row_index[k], at = s->row_start[i + 1]++;
            s->coefficient[k] = p->coefficient[k] * s->row_scale[i] * s->column_scale[j];
            s->row_coefficient[at] = s->coefficient[k];
            s->column_index[at] = j;
        }
}

void simplex_scale(simplex *s, const program *p) {
    for (uint32_t i = 0; i < s->m; i++) s->row_scale[i] = 1;
    for (uint32_t j = 0; j < s->n; j++) s->column_scale[j] = 1;
    bool ordinary = well_scaled(p);
    if (!ordinary)
        for (int round = 0; round < 4; round++) scale_once(s, p);
    copy_columns(s, p);
    double largest = 0;
    for (uint32_t i = 0; i < s->m; i++) {
        s->right_side[i] = p->right_side[i] * s->row_scale[i];
        s->row_weight[i] = 1 / s->row_scale[i];
        largest = fmax(largest, fabs(s->right_side[i]));
        s->lower[s->n + i] = s->upper[s->n + i] = 0;
    }
    for (uint32_t j = 0; j < s->n; j++) {
        s->lower[j] = p->lower[j] / s->column_scale[j];
        s->upper[j] = p->upper[j] / s->column_scale[j];
        if (isfinite(s->lower[j])) largest = fmax(largest, fabs(s->lower[j]));
        if (isfinite(s->upper[j])) largest = fmax(largest, fabs(s->upper[j]));
    }
    /* The tolerance is tighter if magnitudes differ widely: small differences may then be significant. */
    s->tolerance = PRIMAL_TOLERANCE * (ordinary ? 1 : 1e-4) * (largest > 0 ? largest : 1);
}

/* ── The first basis ────────────────────────────────────────────────────────────────────────────────────────── */

static bool is_free(const simplex *s, uint32_t j) { return isinf(s->lower[j]) && isinf(s->upper[j]); }

static void rest_nearest_zero(simplex *s, uint32_t j) {
    double low = s->lower[j], high = s->upper[j];
    s->position[j] = NOT_BASIC;
    if (is_free(s, j)) s->x[j] = 0;
    else s->x[j] = fabs(low) <= fabs(high) ? low : high;
}

static void place(simplex *s, uint32_t j, uint32_t row) {
    s->movable_known = s->point_checked = false;
    s->position[s->head[row]] = NOT_BASIC;
    s->x[s->head[row]] = 0;
    s->head[row] = j;
    s->position[j] = row;
}

/* The state of the crash: per row the number of free columns that are neither placed nor set aside; `done` per column. */
typedef struct crash {
    uint32_t *open, *queue, read, written;
    uint8_t *done;
} crash;

static void settle_column(simplex *s, crash *c, uint32_t j) {
    c->done[j] = 1;
    for (uint32_t k = s->column_start[j]; k < s->column_start[j + 1]; k++)
        if (--c->open[s->row_index[k]] == 1) c->queue[c->written++] = s->row_index[k];
}

static void place_waiting(simplex *s, crash *c) {
    while (c->read < c->written) {
        uint32_t row = c->queue[c->read++];
        if (c->open[row] != 1) continue;
        for (uint32_t e = s->row_start[row]; e < s->row_start[row + 1]; e++) {
            uint32_t j = s->column_index[e];
            if (c->done[j]) continue;
            place(s, j, row);
            settle_column(s, c, j);
            break;
        }
    }
}

static bool only_free_columns(const simplex *s, uint32_t row) {
    for (uint32_t e = s->row_start[row]; e < s->row_start[row + 1]; e++) {
        uint32_t j = s->column_index[e];
        if (!is_free(s, j) && s->lower[j] < s->upper[j]) return false;
    }
    return true;
}

/* Places free columns. Borrows `kept_head` and `row.index` (m long) and `marked` (total). */
static void place_free_columns(simplex *s) {
    crash c = {s->kept_head, s->row.index, 0, 0, s->marked};
    for (uint32_t i = 0; i < s->m; i++) c.open[i] = 0;
    for (uint32_t j = 0; j < s->n; j++) {
        c.done[j] = !is_free(s, j);
        for (uint32_t k = s->column_start[j]; !c.done[j] && k < s->column_start[j + 1]; k++) c.open[s->row_index[k]]++;
    }
    for (int soft = 0; soft < 2; soft++)
        for (uint32_t i = 0; i < s->m; i++)
            if (c.open[i] == 1 && only_free_columns(s, i) == !soft) c.queue[c.written++] = i;
    place_waiting(s, &c);
    for (uint32_t j = 0; j < s->n; j++) {
        if (c.done[j]) continue;
        settle_column(s, &c, j);
        place_waiting(s, &c);
    }
    memset(s->marked, 0, s->total);
}

/* Replaces basic logicals by columns of a single row, if the value that the row needs is within bounds. */
void simplex_place_own_columns(simplex *s) {
    for (uint32_t j = 0; j < s->n; j++) {
        if (s->position[j] != NOT_BASIC || s->column_start[j + 1] - s->column_start[j] != 1) continue;
        uint32_t k = s->column_start[j], row = s->row_index[k], logical = s->head[row];
        if (logical < s->n || s->lower[j] == s->upper[j]) continue;
        double value = s->x[j] + s->x[logical] / s->coefficient[k];
        if (value < s->lower[j] || value > s->upper[j]) continue;
        place(s, j, row);
        s->x[j] = value;
    }
}

/* Chooses the first basis, listed in `head`; the caller factorizes it. */
void simplex_start(simplex *s) {
    for (uint32_t j = 0; j < s->n; j++) rest_nearest_zero(s, j);
    for (uint32_t i = 0; i < s->m; i++) {
        s->head[i] = s->n + i;
        s->position[s->n + i] = i;
        s->x[s->n + i] = 0;
    }
    place_free_columns(s);
    memcpy(s->start_head, s->head, s->m * sizeof *s->head);
    s->untouched = true;
    s->mover = NOT_BASIC;
}

/* Restores the first basis. */
void simplex_restart(simplex *s) {
    s->movable_known = s->point_checked = false;
    for (uint32_t j = 0; j < s->n; j++) rest_nearest_zero(s, j);
    for (uint32_t i = 0; i < s->m; i++) {
        s->position[s->n + i] = NOT_BASIC;
        s->x[s->n + i] = 0;
    }
    memcpy(s->head, s->start_head, s->m * sizeof *s->head);
    for (uint32_t i = 0; i < s->m; i++) s->position[s->head[i]] = i;
}
