/* Everything is solved again where an edit cannot be followed otherwise. Much of what the last solve has found out serves once more: the bases of
 * large pieces, which guards have to be enforced, and which method decides. Most of that is the same after an edit, and the rest is found from
 * there.
 *
 * An answer is *determined* if it comes out the same from all bases: there is one optimum only, and its positions are those of one basis, or were
 * computed without rounding. It is *exact* if nothing was rounded at all, because all numbers are plain and small, and nothing was open. Then other
 * guards that hold, and another method, find the same bits, too. (Where something is open, T5 settles one position after another, from what is
 * enforced.)
 */
#include "Solver/native_again.h"

#include "Numbers/grid.h"

static bool has_plain_terms(const quoin_solver *solver, const row *this_row) {
    bool plain = true;
    for (uint32_t i = 0; i < this_row->second && this_row->flags & ROW_GENERAL && plain; i++)
        plain = factor_is_exact(solver->terms[this_row->first + i].coefficient);
    return plain;
}

/* Whether all factors are powers of two. */
static bool has_plain_factors(const quoin_solver *solver) {
    bool plain = true;
    for (size_t i = 0; i < solver->row_count && plain; i++) plain = !(solver->rows[i].flags & ROW_ALIVE) || has_plain_terms(solver, &solver->rows[i]);
    return plain;
}

bool again_is_plain(const quoin_solver *solver) {
    double sum = 0;
    bool plain = true;
    for (size_t i = 0; i < solver->row_count && plain; i++) {
        const row *this_row = &solver->rows[i];
        if (!(this_row->flags & ROW_ALIVE) || this_row->tie) continue;
        sum += fabs(this_row->constant);
        plain = is_on_grid(this_row->constant, GRID) && sum < LARGEST_SUM && has_plain_terms(solver, this_row);
    }
    return plain;
}

/* Where there are other factors, numbers may lie so far apart that another way to the optimum fails, so nothing may have been rounded. What is open is
 * settled within a face, which is described by one basis or another. */
static bool is_determined(const native *n) {
    if (n->contradictory || n->declined || !n->network_solved) return false;
    if (!network_is_determined(&n->network, has_plain_factors(n->solver))) return false;
    return n->closed || (n->opened && again_is_plain(n->solver));
}

/* Whether nothing was rounded, given that all numbers are plain. */
static bool is_exact(const native *n) {
    if (n->contradictory || n->declined) return false;
    if (n->network_solved && !(network_is_determined(&n->network, false) && network_is_exact(&n->network))) return false;
    return n->simple || (n->without_scalars && n->closed);
}

bool again_enforces_guards(const quoin_solver *solver) {
    const uint8_t wanted = ROW_ALIVE | ROW_ENFORCED;
    bool any = false;
    for (size_t i = 0; i < solver->row_count && solver->alive_guards && !any; i++) any = (solver->rows[i].flags & wanted) == wanted;
    return any;
}

void again_note(native *n) {
    n->guarded = again_enforces_guards(n->solver);
    n->determined = !n->contradicted && is_determined(n);
    n->exact = !n->contradicted && (n->guarded || n->way) && is_exact(n) && again_is_plain(n->solver);
}

void again_follow(native *n) {
    n->determined = n->determined && is_determined(n);
    n->exact = n->exact && is_exact(n);
}

/* Solves from the first method on, or from the one that decided last time, with the guards that were enforced then. */
static quoin_status solve(native *n, bool same_way, bool *done) {
    quoin_solver *solver = n->solver;
    native_begin(solver, same_way);
    quoin_status status = native_solve_rows(n, solver->row_slots.order, solver->row_slots.order_count, same_way ? n->way : 0);
    *done = status == QUOIN_OK && (same_way ? is_exact(n) : is_determined(n));
    return status;
}

quoin_status again_solve(native *n, bool *done) {
    quoin_solver *solver = n->solver;
    bool same_way = n->exact && again_is_plain(solver);
    quoin_status status = QUOIN_OK;
    *done = false;
    if (n->contradicted || (!same_way && !solver->former) || patience_waits(&n->patience)) return QUOIN_OK;
    if (same_way) status = solve(n, true, done);
    if (status == QUOIN_OK && !*done && !n->contradictory && solver->former) status = solve(n, false, done);
    if (*done) n->patience.failures = 0;
    else patience_fail(&n->patience);
    return status;
}
