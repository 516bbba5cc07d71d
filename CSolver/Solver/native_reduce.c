/* Reducing: from rows to positions. Several methods solve what elimination leaves; one that declines is followed by the next.
 *
 *     rows ──▶ classes ──▶ springs ──▶ elimination ──▶ network, search for scalars, or kernel ──▶ positions
 */
#include "Elimination/reduction.h"

#include "Network/bridge.h"
#include "Network/open_part.h"

#define EQUAL_LENGTHS 8        /* with one such row per this many variables, the search for scalars comes first */
#define ASSUMED_TOLERANCE 1e-6 /* how far a required row may be off by rounding when something was assumed */

kernel_kind native_kernel_kind(const quoin_solver *solver) {
    return solver->backend == QUOIN_HYBRID ? KERNEL_GLPK : KERNEL_NATIVE;
}

static quoin_status rank_variables(native *n) {
    if (!n->solver->term_count) return QUOIN_OK;
    if (!RESERVE(n->memory, n->rank, n->rank_capacity, n->solver->variable_count)) return QUOIN_OUT_OF_MEMORY;
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) n->rank[listed.slots[i]] = (uint32_t)i;
    return QUOIN_OK;
}

/* Passes the nodes that elimination left to the kernel and the loose ones to the tie levels; the kernel also gets what these
 * cannot decide. */
static quoin_status close_open(native *n, bool ties, bool required_only, size_t loose) {
    bool kernel = false, feasible = false;
    quoin_status status = components_open(n, ties, &kernel);
    if (status == QUOIN_OK && ties && loose) status = bridge_settle_open(n, false);
    if (status == QUOIN_OK && n->declined) {
        components_give_up(n);
        kernel = true;
        n->declined = false;
    }
    if (status != QUOIN_OK || !kernel) return status;
    n->opened = false;
    status = remainder_solve(n, native_kernel_kind(n->solver), required_only, &feasible);
    if (status == QUOIN_OK && !feasible) n->contradictory = true;
    return status;
}

static quoin_status search(native *n, bool required_only, scalar_choice choice) {
    bool found;
    if (!n->links.row_count) return QUOIN_OK;
    quoin_status status = scalars_search(n, choice, &found);
    return status == QUOIN_OK && found && !n->contradictory ? springs_build(n, required_only) : status;
}

/* Builds the springs, with as few links as searching and assuming can achieve. */
static quoin_status build(native *n, bool required_only, scalar_choice choice, bool assuming) {
    quoin_status status = springs_build(n, required_only);
    bool scaled = false;
    if (status == QUOIN_OK && !n->contradictory) status = scales_find(n, &scaled);
    if (status == QUOIN_OK && scaled) status = springs_build(n, required_only);
    if (n->without_scalars) return status;
    if (status == QUOIN_OK && !n->contradictory) status = search(n, required_only, choice);
    if (status != QUOIN_OK || n->contradictory || !assuming || !n->links.row_count) return status;
    status = scalars_assume(n, &n->assumed);
    if (status != QUOIN_OK || !n->assumed) return status;
    status = springs_build(n, required_only);
    return status == QUOIN_OK && !n->contradictory ? search(n, required_only, choice) : status;
}

/* The method that solves what elimination leaves. */
typedef enum solved_by {
    BY_NETWORK,                /* a network whose programs are small */
    BY_SEARCH,                 /* no method: searching for scalars must leave nothing */
    BY_LARGE_NETWORK,          /* a network with programs of any size */
    BY_KERNEL,
} solved_by;

enum { METHODS = 4 };

static quoin_status solve_left(native *n, solved_by by, bool ties, bool required_only) {
    if (by == BY_SEARCH) n->declined = true;
    if (by == BY_SEARCH || by == BY_KERNEL) return QUOIN_OK;
    return bridge_solve(n, ties, required_only, by == BY_NETWORK);
}

quoin_status native_find_classes(native *n, const uint32_t *rows, size_t count) {
    quoin_status status = rank_variables(n);
    if (status == QUOIN_OK) status = levels_sort(n->memory, &n->solver->levels);
    if (status == QUOIN_OK) status = classes_build(n, rows, count);
    return status == QUOIN_OK && !n->contradictory ? derived_merge(n) : status;
}

/* Turns the rows into springs and eliminates as many nodes as possible. */
static quoin_status eliminate_rows(native *n, const uint32_t *rows, size_t count, bool required_only, bool assuming) {
    bool ties = n->solver->ties && !required_only;
    quoin_status status = native_find_classes(n, rows, count);
    if (status == QUOIN_OK && !n->contradictory) status = build(n, required_only, ties ? SCALAR_BY_TIES : SCALAR_ANY, assuming);
    return status == QUOIN_OK && !n->contradictory ? eliminate(n, ties) : status;
}

/* Closes what is open. */
static quoin_status finish_reduction(native *n, bool left, size_t loose, bool ties, bool required_only) {
    bool by_tie_levels = n->without_scalars && ties;
    n->closed = !loose && !required_only && (!left || by_tie_levels);
    if (!left && !(ties && loose)) return QUOIN_OK;
    if (!n->without_scalars) return close_open(n, ties, required_only, loose);
    return ties ? bridge_settle_open(n, false) : QUOIN_OK;
}

/* Computes positions from rows; stops early, with n->contradictory, if required rows cannot hold together. */
static quoin_status reduce_once(native *n, const uint32_t *rows, size_t count, bool required_only, solved_by by, bool assuming) {
    n->contradictory = n->declined = n->simple = n->searched = n->assumed = n->network_solved = n->beside_network = n->strained = n->opened = false;
    edit_forget(n);
    n->without_scalars = by == BY_NETWORK || by == BY_LARGE_NETWORK;
    bool ties = n->solver->ties && !required_only;
    quoin_status status = eliminate_rows(n, rows, count, required_only, assuming);
    if (status != QUOIN_OK || n->contradictory) return status;
    size_t loose = 0;
    bool left = nodes_are_left(n);
    if (left) status = solve_left(n, by, ties, required_only);
    if (status != QUOIN_OK || n->contradictory || n->declined) return status;
    if (!required_only) settle(n, &loose);
    if (!n->partial) n->solver->counts.eliminated = n->step_count;
    n->simple = !left && !loose && !required_only && !n->searched && !n->lengths;
    return finish_reduction(n, left, loose, ties, required_only);
}

static double sum_now(const native *n, const row *this_row) {
    double sum = 0;
    if (this_row->flags & ROW_GENERAL) {
        const quoin_term *terms = n->solver->terms + this_row->first;
        for (uint32_t i = 0; i < this_row->second; i++) sum += terms[i].coefficient * variable_value(n, terms[i].variable);
        return sum;
    }
    if (this_row->first != NO_VARIABLE) sum = variable_value(n, this_row->first);
    return this_row->second != NO_VARIABLE ? sum - variable_value(n, this_row->second) : sum;
}

/* Whether the positions satisfy all required rows except for rounding. */
static bool required_hold(const native *n, const uint32_t *rows, size_t count) {
    const quoin_solver *solver = n->solver;
    for (size_t i = 0; i < count; i++) {
        const row *this_row = &solver->rows[rows[i]];
        if (!row_is_required(this_row) || row_is_deferred(this_row)) continue;
        if (row_violation(this_row, sum_now(n, this_row)) > ASSUMED_TOLERANCE) return false;
    }
    return true;
}

/* Reduces with assumptions, and again without any if one of them proves false. */
static quoin_status reduce_without_network(native *n, const uint32_t *rows, size_t count, bool required_only, solved_by by) {
    quoin_status status = reduce_once(n, rows, count, required_only, by, !required_only);
    if (status != QUOIN_OK || !n->assumed || n->declined) return status;
    if (!n->contradictory && required_hold(n, rows, count)) return status;
    return reduce_once(n, rows, count, required_only, by, false);
}

bool row_equates_lengths(const quoin_solver *solver, const row *this_row) {
    if (!(this_row->flags & ROW_GENERAL) || this_row->second != 4) return false;
    if (this_row->relation != QUOIN_EQUAL || !row_is_required(this_row)) return false;
    double sum = 0;
    for (uint32_t i = 0; i < 4; i++) {
        double coefficient = solver->terms[this_row->first + i].coefficient;
        if (fabs(coefficient) != 1) return false;
        sum += coefficient;
    }
    return sum == 0;
}

bool native_has_many_lengths(const native *n, size_t found) { return found && EQUAL_LENGTHS * found >= n->solver->alive_variables; }

static bool has_equal_lengths(const native *n, const uint32_t *rows, size_t count) {
    size_t found = 0;
    for (size_t i = 0; i < count && n->solver->term_count; i++) found += row_equates_lengths(n->solver, &n->solver->rows[rows[i]]);
    return native_has_many_lengths(n, found);
}

/* Whether all that a network and the tie levels decided is known to be what a fresh solve would decide as long as their
 * input is the same. */
static bool can_edit_beside(const native *n, bool required_only) {
    return n->solver->ties && !required_only && !n->simple && !n->lengths && !n->searched;
}

quoin_status native_reduce(native *n, const uint32_t *rows, size_t count, bool required_only) {
    size_t way = 0;
    return native_reduce_from(n, rows, count, required_only, &way);
}

quoin_status native_reduce_from(native *n, const uint32_t *rows, size_t count, bool required_only, size_t *way) {
    if (n->partial) return reduce_once(n, rows, count, required_only, BY_NETWORK, false);
    if (native_kernel_kind(n->solver) == KERNEL_GLPK) return reduce_without_network(n, rows, count, required_only, BY_KERNEL);
    static const solved_by orders[2][METHODS] = {{BY_NETWORK, BY_SEARCH, BY_LARGE_NETWORK, BY_KERNEL},
                                           {BY_SEARCH, BY_NETWORK, BY_LARGE_NETWORK, BY_KERNEL}};
    bool lengths_first = has_equal_lengths(n, rows, count);
    if (*way && lengths_first != n->lengths_first) *way = 0;
    n->lengths_first = lengths_first;
    const solved_by *ways = orders[lengths_first];
    quoin_status status = QUOIN_OK;
    for (; *way < METHODS; ++*way) {
        bool network = ways[*way] == BY_NETWORK || ways[*way] == BY_LARGE_NETWORK;
        status = network ? reduce_once(n, rows, count, required_only, ways[*way], false)
                         : reduce_without_network(n, rows, count, required_only, ways[*way]);
        if (status != QUOIN_OK || !n->declined) break;
    }
    if (*way == METHODS - 1) --*way; /* with more rows the large network may have a better basis than it had, and the kernel takes longest */
    n->beside_network = status == QUOIN_OK && n->without_scalars && !n->declined && !n->contradictory && can_edit_beside(n, required_only);
    return status;
}

/* ── The optimal face ───────────────────────────────────────────────────────────────────────────────────────── */

quoin_status native_eliminate(native *n, const uint32_t *rows, size_t count) {
    n->without_scalars = true;
    n->contradictory = n->network_solved = false;
    quoin_status status = native_find_classes(n, rows, count);
    if (status == QUOIN_OK && !n->contradictory) status = springs_build(n, false);
    return status == QUOIN_OK && !n->contradictory ? eliminate(n, false) : status;
}

static bool scalars_are_pinned(const native *n) {
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (n->lengths && place_of(n, i).scalar) return false;
    return true;
}

/* Pins shared lengths that have one optimum only, and hence no range. `*done` is true if elimination then leaves nothing; otherwise
 * lengths have to be links, whose ranges a network finds. */
static quoin_status eliminate_with_lengths(native *n, const uint32_t *rows, size_t count, bool *done) {
    n->without_scalars = n->contradictory = n->network_solved = false;
    quoin_status status = native_find_classes(n, rows, count);
    if (status == QUOIN_OK && !n->contradictory) status = build(n, false, SCALAR_UNIQUE, false);
    *done = status == QUOIN_OK && !n->contradictory && !n->links.row_count && scalars_are_pinned(n);
    if (*done) status = eliminate(n, false);
    *done = *done && status == QUOIN_OK && !nodes_are_left(n);
    return status;
}

/* Frees what only says which rows the functions were made of. */
static void forget_rows(native *n) {
    GIVE(n->memory, n->springs, n->spring_capacity);
    GIVE(n->memory, n->edge_springs, n->edge_spring_capacity);
    GIVE(n->memory, n->scratch, n->scratch_capacity);
    slab_release(n->memory, &n->row_slab);
    n->row_capacity = n->spring_count = 0;
}

quoin_status native_face(native *n, const uint32_t *rows, size_t count) {
    size_t loose = 0;
    bool done = false;
    n->declined = false;
    quoin_status status = has_equal_lengths(n, rows, count) ? eliminate_with_lengths(n, rows, count, &done) : QUOIN_OK;
    if (status == QUOIN_OK && !done) status = native_eliminate(n, rows, count);
    if (status != QUOIN_OK || n->contradictory) return status;
    if (nodes_are_left(n)) status = bridge_solve(n, false, false, false);
    if (status != QUOIN_OK || n->contradictory || n->declined) return status;
    settle(n, &loose);
    forget_rows(n);
    return QUOIN_OK;
}
