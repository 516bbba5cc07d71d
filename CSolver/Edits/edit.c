/* Edits: recomputes what a changed constant reaches.
 *
 * The elimination is a tree of functions. A row's constant affects the function of its edge, which affects the sum or convolution that it
 * is an operand of, and so on, up to a pendant step or to a function that does not change. Then the steps whose function or neighbors have
 * changed are settled again, last first. Only variables of nodes that moved are written; if distances are asked for, only variables whose
 * distance from their anchor has changed.
 * Where a network or the tie levels decided other positions, reach.c says which edits leave those alone. After any other the network is
 * solved again by the same steps (Network/replay.c), and the tie levels decide again what is open.
 * Once an edit has done so, later ones are left to blocks where these are small (blocks_solve.c). Constants of equalities that join classes shift these
 * first (shift.c).
 * An edit evaluates the same expressions as a full solve, so its values are identical to the bit. Only a large piece of a network begins with the basis
 * that it had; the answer is kept if no other one would change it (Solver/native_again.c).
 */
#include <string.h>

#include "Edits/index.h"
#include "Edits/pairs.h"
#include "Edits/reach.h"
#include "Edits/shift.h"
#include "Network/bridge.h"
#include "Network/open_part.h"
#include "Solver/native_again.h"

typedef struct edit {
    native *n;
    edit_index *index;
    size_t step_words, function_words;
    bool reopens;              /* the network and the tie levels must decide again */
    bool shifts;               /* a changed row has joined or tied variables */
    bool give_up;              /* a full solve is needed */
} edit;

static void set_bit(uint64_t *bits, uint32_t i) { bits[i >> 6] |= UINT64_C(1) << (i & 63); }

/* ── Upward: functions ──────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status compute(native *n, uint32_t f, double *apart) {
    *apart = 0;
    switch (n->functions.list[f].kind) {
    case FUNCTION_ROWS: return rows_function(n, f, n->solver->ties, apart);
    case FUNCTION_SUM: return functions_sum(&n->functions, f, apart);
    default: return functions_convolve(&n->functions, f);
    }
}

/* Computes f again at the end of the list, then moves it to its old place if it fits there. */
static quoin_status recompute(edit *in, uint32_t f, bool *changed) {
    functions *all = &in->n->functions;
    *changed = true;
    if (all->list[f].split) {
        in->give_up = in->give_up || !functions_can_split(all, f);
        return QUOIN_OK;
    }
    function old = all->list[f];
    size_t used = all->used, garbage = all->garbage;
    double apart;
    all->list[f].room = 0;
    quoin_status status = compute(in->n, f, &apart);
    all->garbage = garbage;
    if (status != QUOIN_OK) {
        all->list[f] = old;
        all->used = used;
        return status;
    }
    in->give_up = in->give_up || apart > REQUIRED_TOLERANCE;
    *changed = !functions_equal(all, &old, &all->list[f]);
    if (all->list[f].count >= old.room) all->garbage += old.room;
    else functions_move_back(all, f, &old, used);
    return QUOIN_OK;
}

static void touch_function(edit *in, uint32_t f) { set_bit(in->index->dirty_functions, f); }

/* Notes that the function of a step may have changed. */
static void touch_step(edit *in, uint32_t s) {
    if (s == NO_INDEX) return;
    in->n->steps[s].known = false;
    set_bit(in->index->dirty_steps, s);
}

/* Of two edits that cancel, a pendant's convolution comes out as it was, and yet its share has changed. */
static void touch_steps(edit *in, uint32_t f) {
    touch_step(in, in->index->series_of_function[f]);
    touch_step(in, in->index->pendant_of_function[f]);
}

/* Makes a given curve of the network again. */
static quoin_status touch_curve(edit *in, uint32_t c) {
    bool kept = true;
    quoin_status status = c == NO_INDEX ? QUOIN_OK : bridge_change(in->n, c, &kept);
    in->give_up = in->give_up || !kept;
    return status;
}

/* Recomputes the functions that changed. Operands have smaller numbers than the functions made of them, so one pass upward suffices. */
static quoin_status recompute_functions(edit *in) {
    native *n = in->n;
    uint64_t *dirty = in->index->dirty_functions;
    for (size_t word = 0; word < in->function_words; word++) {
        while (dirty[word] && !in->give_up) {
            uint32_t f = (uint32_t)(word * 64 + (unsigned)__builtin_ctzll(dirty[word]));
            dirty[word] &= dirty[word] - 1;
            bool changed;
            quoin_status status = recompute(in, f, &changed);
            if (status != QUOIN_OK) return status;
            touch_steps(in, f);
            face_touch(n, f);
            uint32_t parent = n->functions.list[f].parent;
            if (parent == NO_FUNCTION) {
                if (changed && (status = touch_curve(in, in->index->curve_of_function[f])) != QUOIN_OK) return status;
                continue;
            }
            face_touch(n, parent);
            if (changed) touch_function(in, parent);
            else touch_steps(in, parent);
        }
    }
    return QUOIN_OK;
}

/* ── Downward: positions ────────────────────────────────────────────────────────────────────────────────────── */

static void write_members(edit *in, uint32_t node) {
    native *n = in->n;
    quoin_solver *solver = n->solver;
    const edit_index *x = in->index;
    double position = n->position[node];
    for (uint32_t i = x->member_start[node]; i < x->member_start[node + 1]; i++) {
        uint32_t slot = x->members[i];
        double value = n->node[slot] == node ? position + n->offset[slot] : variable_value(n, slot);
        if (value == solver->values[slot]) continue;
        solver->values[slot] = value;
        solver->changes[solver->change_count++] = slot;
    }
}

/* Settles a step whose neighbors have moved by the same distance, the usual case: its node moves by that distance, too. Returns
 * false if they have not. */
static inline bool shift_step(double *position, const step *s) {
    if (!s->known || s->open || s->kind == STEP_FREE) return false;
    double a = position[s->a], to = a + s->rest;
    if (s->kind == STEP_SERIES) {
        double b = position[s->b];
        if (b - a != s->apart) return false;
        if (s->from_b) to = b - s->rest;
    }
    position[s->node] = to;
    return true;
}

static void settle_dirty(edit *in) {
    native *n = in->n;
    uint64_t *dirty = in->index->dirty_steps;
    const uint32_t *start = in->index->dependent_start, *dependents = in->index->dependents;
    const uint8_t *watched = in->index->watched;
    double *position = n->position;
    for (size_t word = in->step_words; word-- > 0;) {
        while (dirty[word]) {
            unsigned bit = 63 - (unsigned)__builtin_clzll(dirty[word]);
            dirty[word] &= ~(UINT64_C(1) << bit);
            step *s = &n->steps[word * 64 + bit];
            uint32_t node = s->node;
            double before = position[node];
            if (!shift_step(position, s) && settle_step(n, s)) in->reopens = true;
            if (position[node] == before) continue;
            for (uint32_t i = start[node]; i < start[node + 1]; i++) set_bit(dirty, dependents[i]);
            n->scratch[n->moved_count++] = node;
            in->reopens = in->reopens || watched[node];
        }
    }
}

/* Writes the changed values. It runs only once no full solve can be needed any more, because changes are counted from the last
 * solve. */
static void finish(edit *in) {
    native *n = in->n;
    pairs_update(n, &in->give_up);
    if (in->give_up) return;
    if (n->solver->from_anchors) {
        pairs_publish(n);
        n->solver->values_wait = n->solver->values_wait || n->moved_count;
        return;
    }
    for (size_t i = 0; i < n->moved_count; i++) write_members(in, n->scratch[i]);
}

/* Settles everything again: the network by its steps, what elimination decided, and what is open. */
static quoin_status decide_again(edit *in) {
    native *n = in->n;
    size_t loose;
    bool kept = true;
    quoin_status status = n->network_solved ? bridge_replay(n, &kept) : QUOIN_OK;
    in->give_up = !kept;
    if (status != QUOIN_OK || !kept) return status;
    for (uint32_t i = 1; i <= n->node_count; i++) n->mark[i] &= (uint8_t)~(NODE_LOOSE | NODE_OPEN);
    settle(n, &loose);
    memory_fill(in->index->dirty_steps, 0, in->step_words * sizeof *in->index->dirty_steps);
    n->closed = !loose;
    if (in->shifts && n->open) n->open->shifted = true;
    if (n->network_solved || loose) status = bridge_settle_open(n, true);
    again_follow(n);
    in->give_up = n->declined || (n->way && !n->determined) || (n->guarded && !n->exact) || native_breaks_guard(n);
    if (status != QUOIN_OK || in->give_up) return status;
    native_publish(n);
    n->reopens = n->reopens || !n->simple;
    in->index->reached = in->index->watching = false;
    return QUOIN_OK;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status change_spring(edit *in, uint32_t slot, uint32_t s) {
    native *n = in->n;
    spring made;
    bool is_spring;
    quoin_status status = spring_remake(n, slot, n->springs[s].order, &made, &is_spring);
    in->give_up = in->give_up || !is_spring;
    if (status != QUOIN_OK || !is_spring) return status;
    n->springs[s] = made;
    touch_function(in, in->index->function_of_spring[s]);
    return QUOIN_OK;
}

static quoin_status change_link(edit *in, uint32_t slot, uint32_t i) {
    native *n = in->n;
    reduced scratch = {0};
    quoin_status status = reduce_row(n, &n->solver->rows[slot], &scratch);
    n->links.rows[i].constant = scratch.constant;
    GIVE(n->memory, scratch.terms, scratch.capacity);
    return status == QUOIN_OK ? touch_curve(in, in->index->curve_of_link[i]) : status;
}

static quoin_status change_row(edit *in, uint32_t slot) {
    uint32_t place = in->index->place_of_row[slot];
    return place & IS_LINK ? change_link(in, slot, place & ~IS_LINK) : change_spring(in, slot, place);
}

static quoin_status shift(edit *in) {
    bool kept = false;
    quoin_status status = shift_classes(in->n, &kept);
    in->give_up = !kept;
    for (size_t i = 0; i < in->index->crossing_count && status == QUOIN_OK && !in->give_up; i++) status = change_row(in, in->index->crossing[i]);
    return status;
}

static quoin_status change_rows(edit *in) {
    const quoin_solver *solver = in->n->solver;
    quoin_status status = in->shifts ? shift(in) : QUOIN_OK;
    for (size_t i = 0; i < solver->changed_count && status == QUOIN_OK && !in->give_up; i++)
        if (in->index->place_of_row[solver->changed_rows[i]] != NO_INDEX) status = change_row(in, solver->changed_rows[i]);
    return status;
}

/* Whether all may be settled again without a full solve. */
static bool can_reopen(const native *n) { return n->simple || (n->beside_network && (!n->network_solved || n->network.replay.made)); }

static quoin_status follow(edit *in) {
    native *n = in->n;
    n->moved_count = 0;
    n->solver->change_count = 0;
    quoin_status status = change_rows(in);
    if (status == QUOIN_OK && !in->give_up) status = recompute_functions(in);
    if (status != QUOIN_OK || in->give_up) return status;
    /* The moved nodes are listed only from here on: recomputing may have used the same scratch. */
    if (!in->reopens) settle_dirty(in);
    if (in->reopens && !can_reopen(n)) in->give_up = true;
    if (in->give_up) return QUOIN_OK;
    if (in->reopens) return decide_again(in);
    finish(in);
    return QUOIN_OK;
}

quoin_status edit_follows(native *n, following *how) {
    const quoin_solver *solver = n->solver;
    *how = NOT_FOLLOWED;
    if (!n->simple && !n->beside_network) return QUOIN_OK;
    if (n->functions.garbage > n->functions.used / 2 + 1024) return QUOIN_OK;
    /* A refused row may have brought a new level, and a question between two solves has ranked it. */
    if (n->packing.level_count != levels_below(&solver->levels)) return QUOIN_OK;
    quoin_status status = index_places(n);
    if (status == QUOIN_OK) *how = FOLLOWED;
    for (size_t i = 0; i < solver->changed_count && *how != NOT_FOLLOWED; i++) {
        uint32_t slot = solver->changed_rows[i];
        if (n->index.place_of_row[slot] == NO_INDEX) *how = shift_suits(n, slot) ? SHIFTED : NOT_FOLLOWED;
        else if (solver->rows[slot].flags & ROW_GUARD) *how = NOT_FOLLOWED;
    }
    return status;
}

quoin_status edit_constants(native *n, bool shifts, bool *done) {
    *done = false;
    n->solver->counts.kernel_pivots = 0;
    quoin_status status = QUOIN_OK;
    bool beside = !shifts && reach_allows(n);
    if (!beside && !can_reopen(n)) return QUOIN_OK;
    status = index_dependents(n);
    if (status == QUOIN_OK && beside) status = index_watch(n);
    if (status != QUOIN_OK) return status;
    if (!RESERVE(n->memory, n->scratch, n->scratch_capacity, (size_t)n->node_count + 1)) return QUOIN_OUT_OF_MEMORY;
    edit in = {.n = n, .index = &n->index, .step_words = n->step_count / 64 + 1, .function_words = n->functions.count / 64 + 1, .reopens = !beside,
               .shifts = shifts};
    status = follow(&in);
    *done = status == QUOIN_OK && !in.give_up;
    if (*done) return QUOIN_OK;
    edit_forget(n);
    n->simple = n->beside_network = false;
    return status;
}
