/* The primal simplex: from a feasible point to the smallest cost, pivot by pivot.
 *
 * Entering: devex pricing over all columns that pay. Leaving: Harris' two passes, which take the largest pivot
 * among the rows that block within the tolerance; a column with two bounds may just cross to the other one.
 *
 * Why it ends. Outside of Bland's mode a pivot never raises the cost. Suppose it never ended: there are finitely many
 * bases, so some basis would come back, and between its visits every step would be 0. But after so many steps of 0
 * in a row the mode switches to Bland's rule (the lowest eligible column enters, of the rows that block first the
 * one with the lowest column leaves) and stays until a step is not 0; Bland's theorem says that a run of degenerate
 * pivots under this rule visits no basis twice. Crossing to the other bound is never degenerate. Elastic columns do
 * not disturb this: a column keeps its cost and bounds while it is basic, and on leaving becomes what it was before,
 * so each run of zero steps works on one fixed program, in which a logical has an upward and a downward copy, never
 * both basic, ordered by index and then direction. Because arithmetic is rounded, there is also a limit on the number of
 * pivots.
 */
#include "Kernel/simplex.h"
#include "Numbers/order.h"

#include <math.h>

#define TINY_PIVOT 1e-9
#define DISAGREEMENT 1e-7

typedef struct step {
    uint32_t entering, leaving_row; /* leaving_row NOT_BASIC: the entering column crosses to its other bound */
    double direction;               /* +1 the entering column grows, −1 it shrinks */
    double length, target;          /* the length of the step, and the bound at which the leaving column stops */
} step;

/* ── Entering ───────────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns the gain of one unit of movement, 0 if there is none. A nonbasic logical costs its weight in either direction. */
static inline double gain(const simplex *s, uint32_t j, double *direction) {
    double d = s->reduced[j], tolerance = s->reduced_tolerance[j];
    if (s->position[j] != NOT_BASIC) return 0;
    *direction = -side_of(d);
    if (s->lower[j] < s->upper[j]) {
        if (d < -tolerance && s->x[j] < s->upper[j]) return -d;
        if (d > tolerance && s->x[j] > s->lower[j]) return d;
    } else if (s->open_rows && j >= s->n) {
        double surplus = fabs(d) - s->row_weight[j - s->n];
        if (surplus > tolerance + DUAL_TOLERANCE * s->row_weight[j - s->n]) return surplus;
    }
    return 0;
}

static void list_candidate(simplex *s, uint32_t j) {
    if (s->listed[j]) return;
    s->listed[j] = 1;
    s->candidates[s->candidate_count++] = j;
}

/* Lists the columns that may have become worth entering: those whose reduced cost or status changed. */
static void list_candidates(simplex *s, bool movable_only) {
    double direction;
    for (uint32_t k = 0; k < s->candidate_count; k++) s->listed[s->candidates[k]] = 0;
    s->candidate_count = 0;
    uint32_t end = movable_only ? s->movable_count : s->open_rows ? s->total : s->n;
    for (uint32_t k = 0; k < end; k++) {
        uint32_t j = movable_only ? s->movable[k] : k;
        if (gain(s, j, &direction) > 0) list_candidate(s, j);
    }
}

static bool choose_entering(simplex *s, bool bland, step *chosen) {
    double best = 0, direction = 0;
    uint32_t kept = 0;
    chosen->entering = NOT_BASIC;
    for (uint32_t k = 0; k < s->candidate_count; k++) {
        uint32_t j = s->candidates[k];
        double gained = gain(s, j, &direction);
        if (gained == 0) {
            s->listed[j] = 0;
            continue;
        }
        s->candidates[kept++] = j;
        double score = bland ? 1 : gained * gained / s->weight[j];
        if (score < best || (score == best && j > chosen->entering)) continue;
        best = score;
        chosen->entering = j;
        chosen->direction = direction;
    }
    s->candidate_count = kept;
    return chosen->entering != NOT_BASIC;
}

/* ── Leaving ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns the distance of a basic column from the bound that it approaches at `rate`. */
static inline double distance(const simplex *s, uint32_t j, double rate, double *bound) {
    *bound = rate > 0 ? s->upper[j] : s->lower[j];
    return rate > 0 ? *bound - s->x[j] : s->x[j] - *bound;
}

/* Chooses the leaving column by Bland's rule: the smallest ratio, and of equal ones the lowest column. */
static void choose_first_leaving(const simplex *s, step *at, double tiny) {
    double bound;
    for (uint32_t k = 0; k < s->column.count; k++) {
        uint32_t i = s->column.index[k], j = s->head[i];
        double rate = -at->direction * s->column.value[i];
        if (fabs(rate) < tiny) continue;
        double far = distance(s, j, rate, &bound);
        if (isinf(far)) continue;
        double ratio = larger(0, far) / fabs(rate);
        if (ratio > at->length || (ratio == at->length && at->leaving_row != NOT_BASIC && s->head[at->leaving_row] < j))
            continue;
        at->length = ratio;
        at->leaving_row = i;
        at->target = bound;
    }
}

static void choose_largest_leaving(const simplex *s, step *at, double tiny) {
    double bound, reach = INFINITY, largest = 0;
    for (uint32_t k = 0; k < s->column.count; k++) {
        uint32_t i = s->column.index[k];
        double rate = -at->direction * s->column.value[i];
        if (fabs(rate) < tiny) continue;
        double far = distance(s, s->head[i], rate, &bound);
        reach = smaller(reach, (larger(0, far) + 0.5 * s->tolerance) / fabs(rate));
    }
    if (isinf(reach)) return;
    for (uint32_t k = 0; k < s->column.count; k++) {
        uint32_t i = s->column.index[k];
        double rate = -at->direction * s->column.value[i];
        if (fabs(rate) < tiny || fabs(rate) <= largest) continue;
        double ratio = larger(0, distance(s, s->head[i], rate, &bound)) / fabs(rate);
        if (ratio > reach) continue;
        largest = fabs(rate);
        at->length = ratio;
        at->leaving_row = i;
        at->target = bound;
    }
}

/* Chooses the leaving column. Returns false if nothing blocks. */
static bool choose_leaving(const simplex *s, bool bland, step *at) {
    double across = s->upper[at->entering] - s->lower[at->entering];
    if (s->lower[at->entering] == s->upper[at->entering]) across = INFINITY; /* a logical whose bounds will open */
    at->leaving_row = NOT_BASIC;
    at->length = INFINITY;
    /* Entries that may be rounding noise block only if nothing else does. */
    for (double tiny = TINY_PIVOT; tiny >= NOISY_PIVOT && at->leaving_row == NOT_BASIC; tiny *= NOISY_PIVOT / TINY_PIVOT) {
        if (bland) choose_first_leaving(s, at, tiny);
        else choose_largest_leaving(s, at, tiny);
        if (isfinite(across)) break;
    }
    if (at->length < across) return true;
    at->leaving_row = NOT_BASIC;
    at->length = across;
    return isfinite(across);
}

/* ── Pivoting ───────────────────────────────────────────────────────────────────────────────────────────────── */

static void move_point(simplex *s, const step *at) {
    if (at->length == 0) return;
    s->point_checked = false;
    double by = at->direction * at->length;
    for (uint32_t k = 0; k < s->column.count; k++) {
        uint32_t i = s->column.index[k];
        s->x[s->head[i]] -= by * s->column.value[i];
    }
    s->x[at->entering] += by;
}

static void open_logical(simplex *s, const step *at) {
    uint32_t j = at->entering;
    if (s->lower[j] < s->upper[j]) return;
    s->elastic[j] = side_of(at->direction);
    s->original_lower[j] = s->original_upper[j] = 0;
    if (at->direction > 0) s->upper[j] = INFINITY;
    else s->lower[j] = -INFINITY;
    s->cost[j] = at->direction * s->row_weight[j - s->n];
    s->reduced[j] += s->cost[j];
}

/* Restores the bounds of an elastic column that leaves the basis, because it is within them now. */
static void close_elastic(simplex *s, uint32_t j) {
    if (!s->elastic[j]) return;
    s->lower[j] = s->original_lower[j];
    s->upper[j] = s->original_upper[j];
    s->reduced[j] -= s->cost[j];
    s->cost[j] = 0;
    s->elastic[j] = 0;
}

/* Updates reduced costs and devex weights from the pivot row. */
static void update_prices(simplex *s, const step *at, double pivot) {
    uint32_t q = at->entering, leaving = s->head[at->leaving_row];
    double price = s->reduced[q] / pivot, reference = s->weight[q];
    for (uint32_t k = 0; k < s->pivot_row.count; k++) {
        uint32_t j = s->pivot_row.index[k];
        double entry = s->pivot_row.value[j];
        s->reduced[j] -= price * entry;
        s->reduced_tolerance[j] = larger(s->reduced_tolerance[j], DUAL_TOLERANCE * fabs(price * entry));
        double share = entry / pivot;
        s->weight[j] = larger(s->weight[j], share * share * reference);
        if (fabs(s->reduced[j]) > s->reduced_tolerance[j]) list_candidate(s, j);
    }
    s->reduced[leaving] = -price;
    s->reduced_tolerance[leaving] = larger(s->reduced_tolerance[q], DUAL_TOLERANCE * fabs(price));
    s->weight[leaving] = larger(1, reference / (pivot * pivot));
    s->reduced[q] = 0;
}

static void exchange(simplex *s, const step *at) {
    uint32_t q = at->entering, row = at->leaving_row, leaving = s->head[row];
    s->x[leaving] = at->target;
    s->movable_known = false;
    s->position[leaving] = NOT_BASIC;
    s->position[q] = row;
    s->head[row] = q;
    close_elastic(s, leaving);
    list_candidate(s, leaving);
}

static void reset_weights(simplex *s) {
    for (uint32_t j = 0; j < s->total; j++) s->weight[j] = 1;
}

/* Computes the reduced costs of all columns that may enter, and with them the candidates. At a level these are the movable ones alone. */
static void price(simplex *s) {
    bool level = s->cost == s->level_cost;
    if (level) {
        simplex_list_movable(s);
        simplex_price_movable(s);
    } else {
        simplex_compute_reduced(s);
    }
    list_candidates(s, level);
}

/* Recomputes factorization, point and reduced costs. */
static primal_end renew(simplex *s) {
    if (simplex_factor(s) != QUOIN_OK) return PRIMAL_NO_MEMORY;
    if (simplex_largest_violation(s) > s->tolerance) return PRIMAL_ASTRAY;
    price(s);
    return PRIMAL_OPTIMAL;
}

static primal_end pivot_at(simplex *s, const step *at, bool *again) {
    *again = false;
    if (at->leaving_row == NOT_BASIC) {
        move_point(s, at);
        s->x[at->entering] = at->direction > 0 ? s->upper[at->entering] : s->lower[at->entering];
        return PRIMAL_OPTIMAL;
    }
    simplex_compute_row(s, at->leaving_row);
    double pivot = s->column.value[at->leaving_row], other = s->pivot_row.value[at->entering];
    bool doubtful = fabs(pivot) < SIMPLEX_SAFE_PIVOT || fabs(pivot - other) > DISAGREEMENT * (1 + fabs(pivot));
    if (doubtful && s->factor.eta_count) {
        *again = true;
        return renew(s);
    }
    if (lu_exchange(&s->factor, at->leaving_row, &s->column) != QUOIN_OK) return PRIMAL_NO_MEMORY;
    open_logical(s, at);
    move_point(s, at);
    update_prices(s, at, pivot);
    exchange(s, at);
    return PRIMAL_OPTIMAL;
}

/* Computes the reduced cost of the entering column again from the column itself, because the updated one may be rounding noise. */
static bool still_pays(simplex *s, const step *at) {
    uint32_t q = at->entering;
    double d = s->cost[q], largest = fabs(d), direction = 0;
    for (uint32_t k = 0; k < s->column.count; k++) {
        uint32_t i = s->column.index[k];
        double term = s->cost[s->head[i]] * s->column.value[i];
        d -= term;
        largest = larger(largest, fabs(term));
    }
    s->reduced[q] = d;
    s->reduced_tolerance[q] = larger(s->reduced_tolerance[q], DUAL_NOISE * largest);
    return gain(s, q, &direction) > 0 && direction == at->direction;
}

primal_end simplex_primal(simplex *s, bool stop_at_step) {
    uint64_t cap = s->pivots + 20000 + 50 * (uint64_t)s->total;
    uint32_t still = 0;
    bool fresh = true, again = false;
    if (!s->point_checked && simplex_largest_violation(s) > s->tolerance) return PRIMAL_ASTRAY;
    price(s);
    reset_weights(s);
    for (;;) {
        step at;
        bool bland = still > SIMPLEX_PATIENCE + SIMPLEX_PATIENCE_PER_ROW * (uint64_t)s->m;
        if (!choose_entering(s, bland, &at)) {
            if (fresh) return PRIMAL_OPTIMAL;
            price(s);
            fresh = true;
            continue;
        }
        simplex_solve_column(s, at.entering);
        if (!still_pays(s, &at)) continue;
        if (!choose_leaving(s, bland, &at)) return PRIMAL_UNBOUNDED;
        if (stop_at_step && at.length > s->tolerance) {
            s->mover = at.entering;
            s->mover_pivots = s->pivots;
            return PRIMAL_MOVES;
        }
        primal_end end = pivot_at(s, &at, &again);
        if (end != PRIMAL_OPTIMAL) return end;
        if (again) continue;
        fresh = false;
        still = at.length > 1e-3 * s->tolerance ? 0 : still + 1;
        if (++s->pivots > cap) return PRIMAL_EXHAUSTED;
        if (simplex_wants_factoring(s) && (end = renew(s)) != PRIMAL_OPTIMAL) return end;
    }
}
