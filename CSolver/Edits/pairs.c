/* Pairs: rows and variables that depend on the difference of two nodes' positions, grouped by pair of nodes.
 *
 *     high  ●───────── apart ─────────●  low
 *           box.right                 parent.left        its distance from its anchor is apart + a constant
 *           box.right                 box.left           a guard: apart ≥ a constant
 *
 * An edit compares the distance of each pair of a moved node with what it was. As long as `apart` is the same, nothing that
 * depends on the pair has changed, however far both nodes have moved; as long as it lies between `least` and `greatest`, no
 * guard is broken.
 */
#include "Edits/pairs.h"

#include <math.h>
#include <string.h>

#include "Edits/distances.h"
#include "Numbers/order.h"
#include "Store/sorting.h"

/* One row or variable between two nodes, before it is grouped. */
typedef struct dependent {
    uint32_t high, low, slot;  /* the slot of the variable or of the guard's row */
    bool guard;
} dependent;

typedef struct gathering {
    native *n;
    dependent *dependents, *sorted;
    size_t count, guards, capacity;
} gathering;

static dependent dependent_between(uint32_t a, uint32_t b, uint32_t slot, bool guard) {
    uint32_t high = (uint32_t)greater(a, b);
    return (dependent){high, a + b - high, slot, guard};
}

static void add_dependent(gathering *g, uint32_t a, uint32_t b, uint32_t slot, bool guard) {
    if (a == b) return;
    g->dependents[g->count++] = dependent_between(a, b, slot, guard);
    g->guards += guard;
}

static void gather(gathering *g) {
    native *n = g->n;
    const quoin_solver *solver = n->solver;
    slot_list variables = variables_of(n), rows = rows_of(n);
    for (size_t i = 0; i < variables.count && solver->from_anchors; i++) {
        uint32_t slot = variables.slots[i];
        add_dependent(g, n->node[slot], node_of(n, solver->variables[slot].anchor), slot, false);
    }
    for (size_t i = 0; i < rows.count && solver->alive_guards; i++) {
        const row *this_row = &solver->rows[rows.slots[i]];
        if (this_row->flags & ROW_GUARD) add_dependent(g, node_of(n, this_row->first), node_of(n, this_row->second), rows.slots[i], true);
    }
}

/* Sorts by node, keeping the order of equal ones; `start` has room for all nodes and two more. */
static void sort_by(gathering *g, bool by_high, uint32_t *start) {
    size_t nodes = (size_t)g->n->node_count + 2;
    memory_fill(start, 0, nodes * sizeof *start);
    for (size_t i = 0; i < g->count; i++) start[(by_high ? g->dependents[i].high : g->dependents[i].low) + 1]++;
    sum_up(start, nodes - 1);
    for (size_t i = 0; i < g->count; i++) g->sorted[start[by_high ? g->dependents[i].high : g->dependents[i].low]++] = g->dependents[i];
    dependent *swap = g->dependents;
    g->dependents = g->sorted;
    g->sorted = swap;
}

/* ── From dependents to pairs ───────────────────────────────────────────────────────────────────────────────── */

/* Turns a guard, first − second relation 0, into a limit of high − low. Guards of another form are always examined. */
static void limit_pair(const native *n, pair_use *t, uint32_t low, const row *this_row) {
    double rise = offset_of(n, this_row->first) - offset_of(n, this_row->second);
    bool down = node_of(n, this_row->first) == low;
    int relation = down ? -this_row->relation : this_row->relation;
    double bound = down ? rise : -rise;
    if (this_row->constant != 0 || !relation) t->least = INFINITY;
    else if (relation > 0) t->least = fmax(t->least, bound);
    else t->greatest = fmin(t->greatest, bound);
}

static void append_dependent(native *n, pair_use *t, const dependent *this_dependent) {
    edit_index *x = &n->index;
    if (this_dependent->guard) {
        x->guards[t->last_guard++] = this_dependent->slot;
        limit_pair(n, t, this_dependent->low, &n->solver->rows[this_dependent->slot]);
        return;
    }
    double rise = n->offset[this_dependent->slot] - offset_of(n, n->solver->variables[this_dependent->slot].anchor);
    x->pair_variables[t->last++] = (pair_variable){rise, this_dependent->slot, n->node[this_dependent->slot] == this_dependent->low};
}

/* Makes one entry for each pair of nodes. Of its dependents variables come before guards, as they were gathered. */
static quoin_status make_pairs(gathering *g) {
    native *n = g->n;
    edit_index *x = &n->index;
    uint32_t last = 0, last_guard = 0;
    x->pair_count = 0;
    for (size_t i = 0; i < g->count; i++) {
        const dependent *this_dependent = &g->dependents[i];
        bool same = i && this_dependent[-1].high == this_dependent->high && this_dependent[-1].low == this_dependent->low;
        if (!same) {
            size_t count = x->pair_count + 1;
            if (!RESERVE(n->memory, x->pairs, x->pair_capacity, count) || !RESERVE(n->memory, x->pair_uses, x->use_capacity, count))
                return QUOIN_OUT_OF_MEMORY;
            x->pair_uses[x->pair_count] = (pair_use){-INFINITY, INFINITY, last, last, last_guard, last_guard};
            x->pairs[x->pair_count++] = (node_pair){this_dependent->high, this_dependent->low, NAN};
        }
        pair_use *t = &x->pair_uses[x->pair_count - 1];
        append_dependent(n, t, this_dependent);
        last = t->last;
        last_guard = t->last_guard;
    }
    return QUOIN_OK;
}

static bool is_free(const pair_use *t, double apart) { return apart >= t->least && apart <= t->greatest; }

static double apart_now(const native *n, const node_pair *t) { return n->position[t->high] - n->position[t->low]; }

/* Lists the tied nodes of each root. From here on these have a position of their own. */
static void index_ties(native *n) {
    edit_index *x = &n->index;
    size_t nodes = (size_t)n->node_count + 1;
    memory_fill(x->tied_start, 0, (nodes + 1) * sizeof *x->tied_start);
    for (uint32_t i = 1; i < nodes && n->affine; i++) {
        if (node_is_root(n, i)) continue;
        n->position[i] = node_position(n, i);
        x->tied_start[node_root(n, i)]++;
    }
    sum_up(x->tied_start, nodes);
    for (uint32_t i = 1; i < nodes && n->affine; i++)
        if (!node_is_root(n, i)) x->tied[--x->tied_start[node_root(n, i)]] = i;
}

void pairs_measure(native *n, uint32_t i) {
    double apart = apart_now(n, &n->index.pairs[i]);
    n->index.pairs[i].apart = is_free(&n->index.pair_uses[i], apart) ? apart : NAN;
}

static void measure_pairs(native *n) {
    for (uint32_t i = 0; i < n->index.pair_count; i++) pairs_measure(n, i);
}

/* Lists for each node that moves by itself the pairs that it, or a node tied to it, belongs to. */
static void index_pairs(native *n) {
    edit_index *x = &n->index;
    size_t nodes = (size_t)n->node_count + 1;
    memory_fill(x->pair_start, 0, (nodes + 1) * sizeof *x->pair_start);
    for (int pass = 0; pass < 2; pass++) {
        for (uint32_t i = (uint32_t)x->pair_count; i-- > 0;) {
            uint32_t ends[2] = {node_root(n, x->pairs[i].high), node_root(n, x->pairs[i].low)};
            for (int side = 0; side < 2; side++) {
                if (!ends[side] || (side && ends[1] == ends[0])) continue;
                if (pass) x->pairs_of[--x->pair_start[ends[side]]] = i;
                else x->pair_start[ends[side]]++;
            }
        }
        if (!pass) sum_up(x->pair_start, nodes);
    }
}

static quoin_status carve(gathering *g) {
    edit_index *x = &g->n->index;
    size_t nodes = (size_t)g->n->node_count + 2;
    part parts[] = {PART(x->pair_start, nodes), PART(x->tied_start, nodes), PART(x->tied, g->n->affine ? nodes : 0)};
    x->pair_variable_count = g->count - g->guards;
    x->guard_count = g->guards;
    return RESERVE(g->n->memory, x->pair_variables, x->pair_variable_capacity, x->pair_variable_count) &&
                   RESERVE(g->n->memory, x->guards, x->guard_capacity, x->guard_count) && slab_carve(g->n->memory, &x->pair_slab, parts, 3)
               ? QUOIN_OK
               : QUOIN_OUT_OF_MEMORY;
}

static quoin_status carve_lists(native *n) {
    edit_index *x = &n->index;
    part parts[] = {PART(x->pairs_of, 2 * x->pair_count)};
    return RESERVE(n->memory, x->changed_pairs, x->changed_pair_capacity, 2 * x->pair_count) && slab_carve(n->memory, &x->list_slab, parts, 1)
               ? QUOIN_OK
               : QUOIN_OUT_OF_MEMORY;
}

static quoin_status make_sorted(gathering *g) {
    gather(g);
    quoin_status status = carve(g);
    if (status != QUOIN_OK) return status;
    sort_by(g, false, g->n->index.pair_start);
    sort_by(g, true, g->n->index.pair_start);
    if ((status = make_pairs(g)) == QUOIN_OK) status = carve_lists(g->n);
    if (status != QUOIN_OK) return status;
    index_ties(g->n);
    measure_pairs(g->n);
    index_pairs(g->n);
    return QUOIN_OK;
}

quoin_status pairs_make(native *n) {
    const quoin_solver *solver = n->solver;
    gathering g = {.n = n, .capacity = (solver->from_anchors ? variables_of(n).count : 0) + solver->alive_guards};
    slab both = {0};
    part parts[] = {PART(g.dependents, g.capacity), PART(g.sorted, g.capacity)};
    if (!slab_carve(n->memory, &both, parts, 2)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = make_sorted(&g);
    slab_release(n->memory, &both);
    return status;
}

void pairs_release(native *n) {
    edit_index *x = &n->index;
    slab_release(n->memory, &x->pair_slab);
    slab_release(n->memory, &x->list_slab);
    GIVE(n->memory, x->pairs, x->pair_capacity);
    GIVE(n->memory, x->pair_uses, x->use_capacity);
    GIVE(n->memory, x->pair_variables, x->pair_variable_capacity);
    GIVE(n->memory, x->guards, x->guard_capacity);
    GIVE(n->memory, x->changed_pairs, x->changed_pair_capacity);
}

/* ── Edits ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool guards_hold(const native *n, const pair_use *t) {
    for (uint32_t i = t->first_guard; i < t->last_guard; i++)
        if (guard_is_broken(n, &n->solver->rows[n->index.guards[i]])) return false;
    return true;
}

/* Records the new distance of a pair. A pair that is always checked may be recorded twice, once for each node that moved.
 * Returns false if a guard is broken. */
static bool change(native *n, uint32_t i, double apart) {
    edit_index *x = &n->index;
    bool free = is_free(&x->pair_uses[i], apart);
    x->pairs[i].apart = free ? apart : NAN;
    x->changed_pairs[x->changed_pair_count++] = i;
    return free || guards_hold(n, &x->pair_uses[i]);
}

/* The number of moved nodes per pair from which it is quicker to examine all pairs than those of each moved node. */
#define MANY_MOVED 0.125

static void follow_all(native *n, bool *broken) {
    const double *position = n->position;
    const node_pair *list = n->index.pairs;
    uint32_t count = (uint32_t)n->index.pair_count;
    for (uint32_t i = 0; i < count && !*broken; i++) {
        double apart = position[list[i].high] - position[list[i].low];
        if (apart != list[i].apart) *broken = !change(n, i, apart);
    }
}

void pairs_follow(native *n, uint32_t i, bool *broken) {
    double apart = apart_now(n, &n->index.pairs[i]);
    if (apart != n->index.pairs[i].apart) *broken = !change(n, i, apart) || *broken;
}

static void follow_node(native *n, uint32_t node, bool *broken) {
    const edit_index *x = &n->index;
    for (uint32_t i = x->pair_start[node]; i < x->pair_start[node + 1] && !*broken; i++) {
        const node_pair *t = &x->pairs[x->pairs_of[i]];
        double apart = apart_now(n, t);
        if (apart != t->apart) *broken = !change(n, x->pairs_of[i], apart);
    }
}

static void move_tied(native *n, uint32_t node) {
    const edit_index *x = &n->index;
    for (uint32_t i = x->tied_start[node]; i < x->tied_start[node + 1]; i++) n->position[x->tied[i]] = node_position(n, x->tied[i]);
}

void pairs_update(native *n, bool *broken) {
    edit_index *x = &n->index;
    x->changed_pair_count = 0;
    for (size_t k = 0; k < n->moved_count && n->affine; k++) move_tied(n, n->scratch[k]);
    if ((double)n->moved_count > MANY_MOVED * (double)x->pair_count) follow_all(n, broken);
    else
        for (size_t k = 0; k < n->moved_count && !*broken; k++) follow_node(n, n->scratch[k], broken);
}

/* ── Grafts ─────────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status pairs_add(native *n, uint32_t a, uint32_t b, uint32_t slot, bool guard, uint32_t *pair, uint32_t *entry) {
    edit_index *x = &n->index;
    size_t count = x->pair_count + 1, variables = x->pair_variable_count + !guard, guards = x->guard_count + guard;
    if (!RESERVE(n->memory, x->pairs, x->pair_capacity, count) || !RESERVE(n->memory, x->pair_uses, x->use_capacity, count) ||
        !RESERVE(n->memory, x->changed_pairs, x->changed_pair_capacity, 2 * count) ||
        !RESERVE(n->memory, x->pair_variables, x->pair_variable_capacity, variables) || !RESERVE(n->memory, x->guards, x->guard_capacity, guards))
        return QUOIN_OUT_OF_MEMORY;
    *pair = (uint32_t)x->pair_count++;
    *entry = (uint32_t)(guard ? x->guard_count++ : x->pair_variable_count++);
    pair_use *use = &x->pair_uses[*pair];
    *use = guard ? (pair_use){-INFINITY, INFINITY, 0, 0, *entry, *entry} : (pair_use){-INFINITY, INFINITY, *entry, *entry, 0, 0};
    dependent made = dependent_between(a, b, slot, guard);
    x->pairs[*pair] = (node_pair){made.high, made.low, NAN};
    append_dependent(n, use, &made);
    return QUOIN_OK;
}

uint32_t pairs_drop_variable(native *n, uint32_t pair, uint32_t entry) {
    uint32_t last = --n->index.pair_uses[pair].last;
    n->index.pair_variables[entry] = n->index.pair_variables[last];
    return n->index.pair_variables[entry].slot;
}

uint32_t pairs_drop_guard(native *n, uint32_t pair, uint32_t entry) {
    uint32_t last = --n->index.pair_uses[pair].last_guard;
    return n->index.guards[entry] = n->index.guards[last];
}

void pairs_publish(native *n) {
    const edit_index *x = &n->index;
    quoin_solver *solver = n->solver;
    for (size_t i = 0; i < x->changed_pair_count; i++) {
        const pair_use *t = &x->pair_uses[x->changed_pairs[i]];
        double up = apart_now(n, &x->pairs[x->changed_pairs[i]]), down = 0 - up;
        for (const pair_variable *member = x->pair_variables + t->first; member < x->pair_variables + t->last; member++) {
            double far = distance_of(solver, member->down ? down : up, member->rise);
            if (solver->distances[member->slot] == far) continue;
            solver->distances[member->slot] = far;
            solver->changes[solver->change_count++] = member->slot;
        }
    }
}
