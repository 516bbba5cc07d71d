/* The factorized basis and what is computed from it: the point, a pivot row, reduced costs. The factorization is
 * renewed here and nowhere else; columns it finds dependent leave the basis for the bound next to them. */
#include "Kernel/simplex.h"
#include "Numbers/order.h"

#include <math.h>
#include <string.h>

lu_matrix simplex_matrix(const simplex *s) {
    return (lu_matrix){s->n, s->column_start, s->row_index, s->coefficient};
}

void simplex_clear(sparse_vector *v) {
    for (uint32_t k = 0; k < v->count; k++) v->value[v->index[k]] = 0;
    v->count = 0;
}

static void rest_at_bound(simplex *s, uint32_t j) {
    double low = s->lower[j], high = s->upper[j];
    if (isinf(low) && isinf(high)) s->x[j] = 0;
    else s->x[j] = fabs(s->x[j] - low) <= fabs(s->x[j] - high) ? low : high;
}

quoin_status simplex_factor(simplex *s) {
    lu_matrix matrix = simplex_matrix(s);
    s->factored = false;
    quoin_status status = lu_factor(&s->factor, &matrix, s->head);
    if (status != QUOIN_OK) return status;
    for (uint32_t k = 0; k < s->factor.removed_count; k++) {
        uint32_t j = s->factor.removed[k];
        s->position[j] = NOT_BASIC;
        s->movable_known = false;
        s->mover = NOT_BASIC;
        rest_at_bound(s, j);
    }
    for (uint32_t i = 0; i < s->m; i++) s->position[s->head[i]] = i;
    s->factored = true;
    if (!s->keep_point || s->factor.removed_count) simplex_compute_point(s);
    s->keep_point = false;
    return QUOIN_OK;
}

/* Loads the residual: right side − Σ a·x over all columns (`all`), or over the nonbasic ones. */
static void load_residual(simplex *s, sparse_vector *v, bool all) {
    for (uint32_t i = 0; i < s->m; i++) v->value[i] = s->right_side[i];
    for (uint32_t j = 0; j < s->total; j++) {
        double x = s->x[j];
        if (x == 0 || (!all && s->position[j] != NOT_BASIC)) continue;
        if (j >= s->n) v->value[j - s->n] -= x;
        else
            for (uint32_t k = s->column_start[j]; k < s->column_start[j + 1]; k++)
                v->value[s->row_index[k]] -= s->coefficient[k] * x;
    }
    v->count = 0;
    for (uint32_t i = 0; i < s->m; i++)
        if (v->value[i] != 0) v->index[v->count++] = i;
}

/* Computes the basic columns from the nonbasic ones, with one step of iterative refinement. */
void simplex_compute_point(simplex *s) {
    sparse_vector *v = &s->spare;
    s->point_checked = false;
    load_residual(s, v, false);
    lu_solve(&s->factor, v);
    for (uint32_t i = 0; i < s->m; i++) s->x[s->head[i]] = v->value[i];
    simplex_clear(v);
    load_residual(s, v, true);
    lu_solve(&s->factor, v);
    for (uint32_t k = 0; k < v->count; k++) s->x[s->head[v->index[k]]] += v->value[v->index[k]];
    simplex_clear(v);
}

/* Returns the violation of a column's bounds: positive above, negative below. */
double simplex_violation(const simplex *s, uint32_t j) {
    if (s->x[j] > s->upper[j]) return s->x[j] - s->upper[j];
    if (s->x[j] < s->lower[j]) return s->x[j] - s->lower[j];
    return 0;
}

double simplex_largest_violation(const simplex *s) {
    double largest = 0;
    for (uint32_t i = 0; i < s->m; i++) largest = larger(largest, fabs(simplex_violation(s, s->head[i])));
    return largest;
}

static void load_column(const simplex *s, uint32_t j, sparse_vector *into) {
    if (j >= s->n) {
        into->value[j - s->n] = 1;
        into->index[0] = j - s->n;
        into->count = 1;
        return;
    }
    for (uint32_t k = s->column_start[j]; k < s->column_start[j + 1]; k++) {
        into->value[s->row_index[k]] = s->coefficient[k];
        into->index[into->count++] = s->row_index[k];
    }
}

void simplex_solve_column(simplex *s, uint32_t j) {
    simplex_clear(&s->column);
    load_column(s, j, &s->column);
    lu_solve(&s->factor, &s->column);
}

static inline void add_to_row(simplex *s, uint32_t j, double value) {
    if (!s->marked[j]) {
        s->marked[j] = 1;
        s->pivot_row.index[s->pivot_row.count++] = j;
    }
    s->pivot_row.value[j] += value;
}

/* Computes the row of B⁻¹·(A I) at a basis position: `row` gets the row of B⁻¹, `pivot_row` the products. */
void simplex_compute_row(simplex *s, uint32_t position) {
    sparse_vector *rho = &s->row;
    simplex_clear(rho);
    rho->value[position] = 1;
    rho->index[0] = position;
    rho->count = 1;
    lu_solve_transposed(&s->factor, rho);
    for (uint32_t k = 0; k < s->pivot_row.count; k++) s->marked[s->pivot_row.index[k]] = 0;
    simplex_clear(&s->pivot_row);
    for (uint32_t k = 0; k < rho->count; k++) {
        uint32_t i = rho->index[k];
        double y = rho->value[i];
        if (simplex_can_move(s, s->n + i) || s->open_rows) add_to_row(s, s->n + i, y);
        for (uint32_t e = s->row_start[i]; e < s->row_start[i + 1]; e++)
            if (simplex_can_move(s, s->column_index[e])) add_to_row(s, s->column_index[e], y * s->row_coefficient[e]);
    }
}

static inline void price_term(simplex *s, uint32_t j, double term) {
    s->reduced[j] -= term;
    double tolerance = DUAL_TOLERANCE * fabs(term);
    if (tolerance > s->reduced_tolerance[j]) s->reduced_tolerance[j] = tolerance;
}

/* The size below which a reduced cost may be rounding noise of the prices, for an objective of this scale. */
static double price_noise(const sparse_vector *prices, double scale) {
    double largest = 0;
    for (uint32_t k = 0; k < prices->count; k++) largest = larger(largest, fabs(prices->value[prices->index[k]]));
    return larger(DUAL_NOISE * scale, PRICE_NOISE * largest);
}

/* Computes the reduced costs of all columns (meaningful for nonbasic ones) from fresh prices, which stay in `spare` until
 * cleared, and the size below which each is rounding noise: relative to the objective and to its summands. */
void simplex_compute_reduced(simplex *s) {
    double scale = 0;
    for (uint32_t j = 0; j < s->total; j++) {
        s->reduced[j] = s->cost[j];
        bool counts = s->position[j] != NOT_BASIC || s->lower[j] < s->upper[j];
        if (counts) scale = larger(scale, fabs(s->cost[j]));
    }
    sparse_vector *y = &s->spare;
    simplex_clear(y);
    for (uint32_t i = 0; i < s->m; i++) {
        double c = s->cost[s->head[i]];
        if (c == 0) continue;
        y->value[i] = c;
        y->index[y->count++] = i;
    }
    if (y->count) lu_solve_transposed(&s->factor, y);
    double noise = price_noise(y, scale);
    for (uint32_t j = 0; j < s->total; j++) s->reduced_tolerance[j] = larger(DUAL_TOLERANCE * fabs(s->cost[j]), noise);
    for (uint32_t k = 0; k < y->count; k++) {
        uint32_t i = y->index[k];
        price_term(s, s->n + i, y->value[i]);
        for (uint32_t e = s->row_start[i]; e < s->row_start[i + 1]; e++)
            price_term(s, s->column_index[e], y->value[i] * s->row_coefficient[e]);
    }
}

void simplex_list_movable(simplex *s) {
    if (s->movable_known) return;
    s->movable_count = 0;
    for (uint32_t j = 0; j < s->n; j++)
        if (simplex_can_move(s, j)) s->movable[s->movable_count++] = j;
    s->movable_known = true;
}

/* Computes the reduced costs of the movable columns only: late levels touch few rows, and few columns can still move. */
void simplex_price_movable(simplex *s) {
    double scale = 0;
    sparse_vector *y = &s->spare;
    simplex_clear(y);
    for (uint32_t k = 0; k < s->costly_count; k++) {
        uint32_t j = s->costly[k], row = s->position[j];
        if (row != NOT_BASIC || s->lower[j] < s->upper[j]) scale = larger(scale, fabs(s->level_cost[j]));
        if (row == NOT_BASIC) continue;
        y->value[row] = s->level_cost[j];
        y->index[y->count++] = row;
    }
    if (y->count) lu_solve_transposed(&s->factor, y);
    double noise = price_noise(y, scale) / DUAL_TOLERANCE;
    for (uint32_t k = 0; k < s->movable_count; k++) {
        uint32_t j = s->movable[k];
        double d = s->level_cost[j], largest = larger(fabs(d), noise);
        for (uint32_t e = s->column_start[j]; e < s->column_start[j + 1]; e++) {
            double term = y->value[s->row_index[e]] * s->coefficient[e];
            d -= term;
            largest = larger(largest, fabs(term));
        }
        s->reduced[j] = d;
        s->reduced_tolerance[j] = DUAL_TOLERANCE * largest;
    }
    simplex_clear(y);
}

bool simplex_wants_factoring(const simplex *s) {
    const lu *f = &s->factor;
    return f->eta_count >= SIMPLEX_ETAS || (f->eta_count >= 16 && f->eta_entry_count > 2 * (f->factor_entries + s->m));
}

void simplex_keep_basis(simplex *s) {
    memcpy(s->kept_head, s->head, s->m * sizeof *s->head);
    memcpy(s->kept_x, s->x, s->total * sizeof *s->x);
}

void simplex_restore_basis(simplex *s) {
    memcpy(s->head, s->kept_head, s->m * sizeof *s->head);
    memcpy(s->x, s->kept_x, s->total * sizeof *s->x);
    for (uint32_t j = 0; j < s->total; j++) s->position[j] = NOT_BASIC;
    for (uint32_t i = 0; i < s->m; i++) s->position[s->head[i]] = i;
    s->factored = s->movable_known = s->point_checked = false;
    s->keep_point = true;
}
