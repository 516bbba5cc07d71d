/* The native backend: it reduces, eliminates and settles, and searches for conflicts only if required rows contradict each
 * other. */
#include "Solver/native.h"

#include <math.h>
#include <string.h>

#include "Conflicts/conflict.h"
#include "Edits/blocks.h"
#include "Edits/distances.h"
#include "Edits/graft.h"
#include "Elimination/reduction.h"
#include "Network/former.h"
#include "Solver/native_again.h"

#define GUARD_TOLERANCE 1e-9 /* relative: a guard may be off by rounding */

static void release_one(native *n) {
    memory *to = n->memory;
    edit_release(n);
    graft_release(n);
    blocks_release(n);
    packing_release(to, &n->packing);
    functions_release(&n->functions);
    equations_release(&n->links);
    slab_release(to, &n->chosen_slab);
    slab_release(to, &n->variable_slab);
    slab_release(to, &n->node_slab);
    slab_release(to, &n->tie_slab);
    slab_release(to, &n->row_slab);
    GIVE(to, n->redundant, n->redundant_capacity);
    GIVE(to, n->springs, n->spring_capacity);
    GIVE(to, n->edge_springs, n->edge_spring_capacity);
    GIVE(to, n->edges, n->edge_capacity);
    GIVE(to, n->edge_set, n->edge_set_capacity);
    GIVE(to, n->steps, n->step_capacity);
    GIVE(to, n->link_row, n->link_row_capacity);
    GIVE(to, n->link_order, n->link_order_capacity);
    GIVE(to, n->slope_so_far, n->slope_so_far_capacity);
    GIVE(to, n->queue, n->queue_capacity);
    GIVE(to, n->rank, n->rank_capacity);
    GIVE(to, n->numbers, n->number_capacity);
    GIVE(to, n->gathered, n->gathered_capacity);
    GIVE(to, n->scratch, n->scratch_capacity);
    network_release(&n->network);
    network_release(&n->open_network);
    strips_release(&n->open_strips);
    GIVE(to, n->net_number, n->net_number_capacity);
    face_release(n);
    open_release(n);
}

static void release(native *n) {
    memory *to = n->memory;
    if (n->below) {
        release_one(n->below);
        memory_give(to, n->below, sizeof *n->below);
    }
    release_one(n);
}

static void prepare(native *n, quoin_solver *solver) {
    *n = (native){.memory = &solver->memory, .solver = solver};
    n->functions.memory = n->links.memory = n->memory;
}

void native_release(quoin_solver *solver) {
    native_forget_face(solver);
    if (!solver->native) return;
    release(solver->native);
    memory_give(&solver->memory, solver->native, sizeof *solver->native);
    solver->native = NULL;
}

static quoin_status open(quoin_solver *solver) {
    if (solver->native) return QUOIN_OK;
    if (!(solver->native = memory_take(&solver->memory, sizeof *solver->native))) return QUOIN_OUT_OF_MEMORY;
    prepare(solver->native, solver);
    return QUOIN_OK;
}

quoin_status native_below(native *n, native **out) {
    if (!n->below) {
        if (!(n->below = memory_take(n->memory, sizeof *n->below))) return QUOIN_OUT_OF_MEMORY;
        prepare(n->below, n->solver);
    }
    *out = n->below;
    return QUOIN_OK;
}

/* ── Conflicts ──────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status native_question_open(quoin_solver *solver, native **out) {
    if (!(*out = memory_take(&solver->memory, sizeof **out))) return QUOIN_OUT_OF_MEMORY;
    prepare(*out, solver);
    return QUOIN_OK;
}

void native_question_close(native *closed) {
    if (!closed) return;
    memory *to = closed->memory;
    release(closed);
    memory_give(to, closed, sizeof *closed);
}

quoin_status native_can_hold(void *context, const uint32_t *rows, size_t count, bool *feasible) {
    native *trial = context;
    trial->solver->asked_rows += count;
    quoin_status status = native_reduce(trial, rows, count, true);
    *feasible = !trial->contradictory;
    return status;
}

quoin_status native_witness(native *n, const uint32_t *rows, size_t count, double *values, bool *found) {
    size_t loose;
    quoin_status status = native_can_hold(n, rows, count, found);
    if (status != QUOIN_OK || !*found) return status;
    settle(n, &loose);
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) values[listed.slots[i]] = variable_value(n, listed.slots[i]);
    for (size_t i = 0; i < count && *found; i++) {
        const row *held = &n->solver->rows[rows[i]];
        double sum = row_sum(n->solver, held, values);
        *found = isfinite(sum) && row_violation(held, sum) <= WITNESSED;
    }
    return QUOIN_OK;
}

quoin_status native_near(native *n, const uint32_t *rows, size_t count, double *values, bool *found) {
    size_t loose;
    n->tolerant = true;
    quoin_status status = native_can_hold(n, rows, count, found);
    n->tolerant = false;
    if (status != QUOIN_OK || !*found) return status;
    settle(n, &loose);
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) {
        values[listed.slots[i]] = variable_value(n, listed.slots[i]);
        *found = *found && isfinite(values[listed.slots[i]]);
    }
    return QUOIN_OK;
}

/* Finds the conflicts. Those among required rows stand until such a row changes; which guards are enforced depends on other rows, too. */
static quoin_status find_conflicts(native *n) {
    quoin_solver *solver = n->solver;
    const slots *ordered = &solver->row_slots;
    size_t count = 0, capacity = ordered->order_count;
    uint32_t *required = memory_take(n->memory, capacity * sizeof *required);
    if (!required) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < capacity; i++)
        if (row_is_required(&solver->rows[ordered->order[i]])) required[count++] = ordered->order[i];
    quoin_status status = conflict_find(solver, required, count);
    memory_give(n->memory, required, capacity * sizeof *required);
    solver->conflicts_stand = status == QUOIN_OK && !again_enforces_guards(solver);
    return status;
}

/* ── The whole course ───────────────────────────────────────────────────────────────────────────────────────── */

double variable_value(const native *n, uint32_t slot) {
    return node_place(n, n->node[slot]) + n->offset[slot];
}

bool guard_is_broken(const native *n, const row *guard) {
    double base[2] = {0, 0}, offset[2] = {0, 0};
    for (int side = 0; side < 2; side++) {
        uint32_t slot = side ? guard->second : guard->first;
        if (slot != NO_VARIABLE) base[side] = node_place(n, n->node[slot]), offset[side] = n->offset[slot];
    }
    /* The order of this sum is that of pairs.c, so both decide alike to the last bit. */
    double off = row_violation(guard, (base[0] - base[1]) + (offset[0] - offset[1]));
    return off > GUARD_TOLERANCE * fmax(1, fmax(fabs(base[0] + offset[0]), fabs(base[1] + offset[1])));
}

/* Whether a guard has held so far without being enforced. */
static bool is_left_alone(const row *this_row) { return (this_row->flags & (ROW_GUARD | ROW_ENFORCED | ROW_LEFT_OUT)) == ROW_GUARD; }

/* Enforces the guards that the solution broke and, with `all`, the others, too. */
static bool enforce_guards(native *n, const uint32_t *rows, size_t count, bool all) {
    quoin_solver *solver = n->solver;
    bool any = false;
    for (size_t i = 0; i < count && solver->alive_guards; i++) {
        row *this_row = &solver->rows[rows[i]];
        if (!is_left_alone(this_row) || !guard_is_broken(n, this_row)) continue;
        this_row->flags |= ROW_ENFORCED;
        any = true;
    }
    for (size_t i = 0; i < count && any && all; i++)
        if (is_left_alone(&solver->rows[rows[i]])) solver->rows[rows[i]].flags |= ROW_ENFORCED;
    return any;
}

bool native_breaks_guard(const native *n) {
    slot_list listed = rows_of(n);
    for (size_t i = 0; i < listed.count && n->solver->alive_guards; i++) {
        const row *this_row = &n->solver->rows[listed.slots[i]];
        if (is_left_alone(this_row) && guard_is_broken(n, this_row)) return true;
    }
    return false;
}

/* Solves, enforcing broken guards. In a row that is far too narrow, enforcing one guard breaks another each time, so all are
 * enforced the second time. */
quoin_status native_solve_rows(native *n, const uint32_t *rows, size_t count, size_t way) {
    bool again = true;
    quoin_status status = QUOIN_OK;
    for (int round = 0; again && status == QUOIN_OK; round++) {
        status = native_reduce_from(n, rows, count, false, &way);
        if (status != QUOIN_OK || n->contradictory) return status;
        again = enforce_guards(n, rows, count, round > 0);
    }
    n->way = way;
    return status;
}

static void publish_distances(native *n) {
    quoin_solver *solver = n->solver;
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) {
        uint32_t slot = listed.slots[i];
        solver->bases[slot] = node_place(n, n->node[slot]);
        solver->offsets[slot] = n->offset[slot];
        solver->values[slot] = solver->bases[slot] + solver->offsets[slot];
    }
    solver->values_wait = false;
    distances_publish(solver);
}

void native_publish(native *n) {
    quoin_solver *solver = n->solver;
    if (solver->from_anchors) {
        publish_distances(n);
        return;
    }
    solver->change_count = 0;
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) {
        uint32_t slot = listed.slots[i];
        double value = variable_value(n, slot);
        if (solver->solved && solver->values[slot] == value) continue;
        solver->values[slot] = value;
        solver->changes[solver->change_count++] = slot;
    }
}

void native_begin(quoin_solver *solver, bool keeps_guards) {
    solver->counts.components = solver->counts.touched_components = 0;
    solver->counts.kernel_rows = solver->counts.kernel_columns = solver->counts.kernel_pivots = 0;
    for (size_t i = 0; i < solver->row_count && solver->alive_guards && !keeps_guards; i++) solver->rows[i].flags &= (uint8_t)~ROW_ENFORCED;
}

static quoin_status without_culprits(native *n) {
    quoin_solver *solver = n->solver;
    const slots *ordered = &solver->row_slots;
    size_t count = 0, capacity = ordered->order_count;
    uint32_t *rows = memory_take(n->memory, capacity * sizeof *rows);
    if (!rows) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < capacity; i++)
        if (!(solver->rows[ordered->order[i]].flags & ROW_LEFT_OUT)) rows[count++] = ordered->order[i];
    quoin_status status = native_solve_rows(n, rows, count, 0);
    memory_give(n->memory, rows, capacity * sizeof *rows);
    return status;
}

/* Solves all rows, or all but the culprits if rows contradict each other. Conflicts that stand are not searched for again. */
static quoin_status solve_around_conflicts(native *n) {
    quoin_solver *solver = n->solver;
    quoin_status status = QUOIN_OK;
    n->contradicted = solver->conflicts_stand;
    if (!n->contradicted) {
        status = native_solve_rows(n, solver->row_slots.order, solver->row_slots.order_count, 0);
        if (status != QUOIN_OK || !n->contradictory) return status;
        n->contradicted = true;
        status = find_conflicts(n);
    }
    if (status == QUOIN_OK) status = without_culprits(n);
    return status == QUOIN_OK && n->contradictory ? QUOIN_BACKEND_FAILED : status;
}

/* Solves all rows from nothing. */
static quoin_status solve_from_nothing(native *n) {
    former_release(&n->solver->former);
    native_begin(n->solver, false);
    return solve_around_conflicts(n);
}

/* Notes which edits may be solved without solving everything. */
static void note_method(native *n) {
    again_note(n);
    bool plain = !n->contradicted && (!n->guarded || n->exact);
    n->simple = n->simple && plain;
    n->beside_network = n->beside_network && plain && (!n->way || n->determined);
}

static quoin_status solve_afresh(quoin_solver *solver) {
    bool done;
    if (!solver->conflicts_stand) conflict_clear(solver);
    quoin_status status = store_tidy(solver);
    if (status == QUOIN_OK) status = open(solver);
    if (status != QUOIN_OK) return status;
    native *n = solver->native;
    n->partial = n->reopens = false;
    blocks_forget(n);
    status = again_solve(n, &done);
    if (status == QUOIN_OK && !done) status = solve_from_nothing(n);
    if (status != QUOIN_OK) return status;
    note_method(n);
    solver->counts.classes = n->node_count;
    solver->counts.springs = n->spring_count;
    native_publish(n);
    return QUOIN_OK;
}

/* Solves after an edit, as far as that takes less than solving everything: by grafts, by the index for constants, or by blocks. */
static quoin_status solve_edited(native *n, bool *done) {
    quoin_solver *solver = n->solver;
    bool structural = solver->structure_changed;
    quoin_status status = QUOIN_OK;
    if (n->graft && n->graft->made) return graft_solve(n, done);
    if (!structural && !n->partial) {
        bool suits = false;
        following how;
        status = edit_follows(n, &how);
        if (status == QUOIN_OK && (n->reopens || how == NOT_FOLLOWED)) status = blocks_look_at_constants(n, &suits);
        if (status != QUOIN_OK || !suits) return status == QUOIN_OK && how != NOT_FOLLOWED ? edit_constants(n, how == SHIFTED, done) : status;
    }
    if (solver->all_touched) return QUOIN_OK;
    if (!n->partial && graft_knows_method(n)) {
        status = graft_prepare(n);
        if (status == QUOIN_OK && n->graft->made) return graft_solve(n, done);
    }
    return status != QUOIN_OK ? status : blocks_solve(n, done);
}

quoin_status native_solve(quoin_solver *solver) {
    native *n = solver->native;
    bool done = false, edited = n && solver->solved && (n->simple || n->beside_network || (n->graft && n->graft->made) || n->partial);
    edited = edited && (!n->guarded || again_is_plain(solver));
    quoin_status status = edited ? solve_edited(n, &done) : QUOIN_OK;
    return status == QUOIN_OK && !done ? solve_afresh(solver) : status;
}
