/* Pieces, settled: once the length of a piece is known, its state gives the positions of its inner nodes, and the ranges of
 * its members on the optimal face.
 *
 *     length ──▶ stretch ──▶ state of each member ──▶ the tight members' lengths ──▶ a square system ──▶ positions
 */
#include "Network/piece.h"

#include "Network/faces.h"
#include "Network/piece_inner.h"
#include "Network/piecewise.h"
#include "Numbers/grid.h"

#define ROUNDING 1e-9          /* by which a length may miss its interval, in a large one relative to it; */
#define SHARED_ROUNDING 1e-12  /* and relative to the largest length of the piece, which other lengths may be left of */
#define ROUNDING_OF_LENGTHS 0x1p-60 /* as if the lengths had been rounded so much, positions differ from basis to basis */
#define SMALL_SYSTEM 24        /* unknowns, up to which exchanges take less time than factors */

static fixed length_of(network *n, const end *ends, size_t count) {
    fixed sum = 0;
    for (const end *e = ends; e < ends + count; e++) sum += fixed_times(n->position[e->node], e->coefficient, &n->curves.exact);
    return sum;
}

static fixed length_of_member(network *n, uint32_t c) { return length_of(n, n->ends + n->costs[c].first, n->costs[c].count); }

/* A system of as many known lengths as unknowns. In a small one each length is exchanged for an unknown that it mentions, and the unknowns
 * are computed in reverse, each from the lengths exchanged before it and the unknowns computed already. A large one is factorized, and so is a
 * small one whose positions turn out to miss a length: what factors give is refined. */
typedef struct square_system {
    tableau *table;
    uint32_t size;
    fixed *lengths, *unknowns;
    uint32_t *row_of, *column_of;
    uint32_t *rows, *done, *step_of; /* the rows to exchange, those exchanged in their order, and the step at which each was */
    slab room;
} square_system;

static quoin_status open_square(network *n, uint32_t size, square_system *out) {
    part parts[] = {PART(out->lengths, size), PART(out->unknowns, size), PART(out->row_of, size), PART(out->column_of, size),
                    PART(out->rows, size), PART(out->done, size), PART(out->step_of, size)};
    *out = (square_system){.table = &n->piecewise->table, .size = size};
    if (!slab_carve(n->memory, &out->room, parts, 7)) return QUOIN_OUT_OF_MEMORY;
    return tableau_clear(out->table, size);
}

static quoin_status exchange_all(square_system *system, bool *solved) {
    tableau *t = system->table;
    uint32_t size = system->size;
    row_queue queue = {.unknowns = size, .row_of = system->row_of, .rows = system->rows, .count = size, .done = system->done};
    quoin_status status = tableau_index(t);
    for (uint32_t i = 0; i < size; i++) {
        system->row_of[i] = NO_ROW;
        system->rows[i] = i;
    }
    if (status == QUOIN_OK) status = tableau_exchange_in_order(t, &queue);
    *solved = status == QUOIN_OK && !queue.count;
    for (uint32_t i = 0; i < queue.done_count; i++) system->step_of[system->done[i]] = i;
    for (uint32_t c = 0; c < size && *solved; c++) system->column_of[system->row_of[c]] = c;
    return status;
}

static quoin_status solve_small(square_system *system, bool *exact, bool *solved) {
    tableau *t = system->table;
    quoin_status status = exchange_all(system, solved);
    for (uint32_t i = system->size; i-- > 0 && *solved && status == QUOIN_OK;) {
        fixed sum = 0;
        uint32_t r = system->done[i];
        for (const tableau_entry *e = row_begin(t, r), *end = row_end(t, r); e < end; e++) {
            bool is_length = system->step_of[system->row_of[e->column]] <= i;
            sum += fixed_times(is_length ? system->lengths[system->row_of[e->column]] : system->unknowns[e->column], e->value, exact);
        }
        system->unknowns[system->column_of[r]] = sum;
    }
    return status;
}

static quoin_status solve_large(square_system *system, factored *factors, bool *exact, bool *solved) {
    quoin_status status = factored_load(factors, system->table, system->size);
    for (uint32_t i = 0; i < system->size; i++) system->rows[i] = i;
    if (status == QUOIN_OK) status = factored_factor(factors, system->rows, solved);
    if (status != QUOIN_OK || !*solved) return status;
    for (uint32_t c = 0; c < system->size; c++) system->unknowns[c] = system->lengths[system->rows[c]];
    factored_unknowns(factors, system->rows, system->unknowns, exact);
    return QUOIN_OK;
}

static quoin_status solve_square(network *n, square_system *system, bool factorize, bool *exact, bool *solved) {
    *solved = system->table->row_count == system->size;
    if (!*solved) return QUOIN_OK;
    return factorize ? solve_large(system, &n->piecewise->factors, exact, solved) : solve_small(system, exact, solved);
}

/* Writes a tight member's row, and its length without the terms of outer nodes. */
static quoin_status put_tight(network *n, const cluster *this_cluster, square_system *to, uint32_t c, uint32_t at) {
    operand function;
    curve_view v;
    quoin_status status = cost_function(n, c, &function);
    if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
    if (status == QUOIN_OK) status = tableau_begin_row(to->table);
    if (status != QUOIN_OK) return status;
    fixed length = v.count ? v.point[at] : 0;
    for (uint32_t i = 0; i < n->costs[c].count && status == QUOIN_OK; i++) {
        const end *e = &n->ends[n->costs[c].first + i];
        if (is_inner(n, this_cluster, e->node)) status = tableau_put(to->table, n->local[e->node], e->coefficient);
        else length -= fixed_times(n->position[e->node], e->coefficient, &n->curves.exact);
    }
    to->lengths[to->table->row_count - 1] = length;
    return status;
}

/* The interval in which a member's length lies according to its state. */
static interval interval_of(const curve_view *v, uint32_t state) {
    uint32_t at = state >> STATE_BITS;
    if (!v->count) return (interval){-FIXED_MAX, FIXED_MAX}; /* any length, but the costs behind the member may have limits */
    if (state & (STATE_TIGHT | STATE_IDLE)) return (interval){v->point[at], v->point[at]};
    return (interval){at ? v->point[at - 1] : -FIXED_MAX, at < v->count ? v->point[at] : FIXED_MAX};
}

/* The distance by which any member's length may miss its interval, however small the length is. */
static double shared_slack(network *n, const cluster *this_cluster) {
    double largest = 0;
    for (uint32_t c = this_cluster->first_cost; c != NO_INDEX; c = n->costs[c].next) largest = fmax(largest, fabs(fixed_to(length_of_member(n, c))));
    return fmax(ROUNDING, SHARED_ROUNDING * largest);
}

/* Whether the members' lengths are where their states say. In a table with rounded numbers a small one may have been taken for what it
 * is not, or not have been taken for what it is. (Where contradictions are passed over, lengths may lie where no required row allows them to.) */
static quoin_status check_members(network *n, const cluster *this_cluster, const uint32_t *state, bool *right) {
    quoin_status status = QUOIN_OK;
    double shared = shared_slack(n, this_cluster);
    for (uint32_t c = this_cluster->first_cost; c != NO_INDEX && *right && status == QUOIN_OK; c = n->costs[c].next, state++) {
        operand function;
        curve_view v;
        status = cost_function(n, c, &function);
        if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
        if (status != QUOIN_OK) return status;
        fixed length = length_of_member(n, c);
        interval wanted = interval_of(&v, *state);
        double slack = fmax(shared, ROUNDING * fabs(fixed_to(length)));
        if (wanted.low > -FIXED_MAX && fixed_to(wanted.low - length) > slack) *right = false;
        if (wanted.high < FIXED_MAX && fixed_to(length - wanted.high) > slack) *right = false;
    }
    return status;
}

/* Rids the unknowns of noise. Returns whether the others lie so far from where doubles are rounded to either side that the rounding of one
 * basis or another does not decide. */
static bool clear_unknowns(square_system *system, factored *factors) {
    bool plain = true;
    const fixed noise = fixed_from(NOISE), off = fixed_times(factored_sensitivity(factors), ROUNDING_OF_LENGTHS, &plain);
    bool clear = true;
    for (uint32_t i = 0; i < system->size; i++) {
        fixed found = system->unknowns[i], nearest = fixed_rounded(found, 1 / FINE_GRID), apart = found < nearest ? nearest - found : found - nearest;
        if (apart <= noise) system->unknowns[i] = nearest;
        else clear = clear && fixed_to(found - off) == fixed_to(found + off);
    }
    return clear;
}

/* Finds the positions of the inner nodes from the states of the members. */
static quoin_status settle_members(network *n, uint32_t index, const uint32_t *state, bool factorize, bool *solved) {
    const cluster *this_cluster = &n->clusters[index];
    square_system all;
    quoin_status status = open_square(n, this_cluster->node_count, &all);
    number_inner(n, this_cluster);
    mark_inner(n, this_cluster, true);
    uint32_t member = 0;
    for (uint32_t c = this_cluster->first_cost; c != NO_INDEX && status == QUOIN_OK; c = n->costs[c].next, member++)
        if (state[member] & STATE_TIGHT && all.table->row_count < all.size) status = put_tight(n, this_cluster, &all, c, state[member] >> STATE_BITS);
    mark_inner(n, this_cluster, false);
    bool exact = true;
    *solved = false;
    if (status == QUOIN_OK) status = solve_square(n, &all, factorize, &exact, solved);
    n->clusters[index].settled_exactly = exact;
    n->clusters[index].settled_clearly = *solved && !exact && factorize && clear_unknowns(&all, &n->piecewise->factors);
    uint32_t i = 0;
    for (uint32_t v = this_cluster->first_node; v && *solved && status == QUOIN_OK; v = n->next_node[v]) n->position[v] = all.unknowns[i++];
    if (status == QUOIN_OK && *solved && this_cluster->rounded && !n->tolerant) status = check_members(n, this_cluster, state, solved);
    slab_release(n->memory, &all.room);
    return status;
}

static bool has_freedom(const cluster *of, const uint32_t *state) {
    bool any = false;
    for (uint32_t i = 0; i < of->cost_count; i++) any = any || (state[i] & STATE_TIGHT && state[i] & (STATE_SHRINKS | STATE_GROWS));
    return any;
}

quoin_status piece_settle(network *n, uint32_t index, bool *is_open) {
    const cluster *this_cluster = &n->clusters[index];
    size_t stretch = 0;
    bool solved, large = this_cluster->node_count > SMALL_SYSTEM;
    if (this_cluster->form_count == 1) {
        fixed length = length_of(n, n->forms + this_cluster->first_form, this_cluster->form_end - this_cluster->first_form);
        while (stretch < this_cluster->knot_count && n->knots[this_cluster->first_knot + stretch] < length) stretch++;
    }
    const uint32_t *state = n->states + this_cluster->first_state + stretch * this_cluster->cost_count;
    *is_open = has_freedom(this_cluster, state);
    quoin_status status = settle_members(n, index, state, large, &solved);
    if (status == QUOIN_OK && !solved && !large) status = settle_members(n, index, state, true, &solved);
    n->curves.exact = n->curves.exact && n->clusters[index].settled_exactly;
    n->failed = n->failed || !solved;
    return status;
}

/* Finds the range of each member's length on the optimal face while the piece's own lies in `within`. */
quoin_status piece_faces(network *n, uint32_t index, interval within) {
    const cluster *this_cluster = &n->clusters[index];
    size_t stretch = 0;
    if (this_cluster->form_count == 1) {
        fixed inside = within.low == -FIXED_MAX ? (within.high == FIXED_MAX ? 0 : within.high - FIXED_ONE)
                       : within.high == FIXED_MAX ? within.low + FIXED_ONE : within.low + (within.high - within.low) / 2;
        while (stretch < this_cluster->knot_count && n->knots[this_cluster->first_knot + stretch] < inside) stretch++;
    }
    const size_t first_state = this_cluster->first_state + stretch * this_cluster->cost_count;
    uint32_t member = 0;
    quoin_status status = QUOIN_OK;
    for (uint32_t c = this_cluster->first_cost; c != NO_INDEX && status == QUOIN_OK; c = n->costs[c].next, member++) {
        uint32_t state = n->states[first_state + member], at = state >> STATE_BITS;
        operand function;
        curve_view v;
        status = cost_function(n, c, &function);
        if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
        if (status != QUOIN_OK) return status;
        interval allowed = interval_of(&v, state);
        if (v.count && state & STATE_SHRINKS) allowed.low = at ? v.point[at - 1] : -FIXED_MAX;
        if (v.count && state & STATE_GROWS) allowed.high = at + 1 < v.count ? v.point[at + 1] : FIXED_MAX;
        /* If required rows determine each other, a length may lie at the end of its allowed interval, with a slope beyond. */
        if (v.count && slope_forbids(&n->curves, &v.slope[0])) allowed.low = fixed_max(allowed.low, v.point[0]);
        if (v.count && slope_forbids(&n->curves, &v.slope[v.count])) allowed.high = fixed_min(allowed.high, v.point[v.count - 1]);
        faces_allow(n, function, allowed);
    }
    return status;
}
