/* Tethers: what hangs on the difference of two nodes' positions, gathered by pair of nodes.
 *
 *     high  ●───────── apart ─────────●  low
 *           box.right                 parent.left        its distance from its anchor is apart + a constant
 *           box.right                 box.left           a guard: apart ≥ a constant
 *
 * An edit compares each moved node's tethers with what they were. As long as `apart` is the same, nothing that hangs there
 * has changed, however far both nodes have moved; as long as it lies between `least` and `greatest`, no guard is broken.
 */
#include "Edits/tethers.h"

#include <math.h>
#include <string.h>

#include "Edits/distances.h"

/* One thing that hangs between two nodes, before it is gathered. */
typedef struct bond {
    uint32_t high, low, slot;  /* of a variable, or of a guard's row */
    bool guard;
} bond;

typedef struct gathering {
    native *n;
    bond *bonds, *sorted;
    size_t count, guards, capacity;
} gathering;

static uint32_t node_of(const native *n, uint32_t slot) { return slot == NO_VARIABLE ? 0 : n->node[slot]; }
static double offset_of(const native *n, uint32_t slot) { return slot == NO_VARIABLE ? 0 : n->offset[slot]; }

static void add_bond(gathering *g, uint32_t a, uint32_t b, uint32_t slot, bool guard) {
    if (a == b) return;
    g->bonds[g->count++] = (bond){a > b ? a : b, a > b ? b : a, slot, guard};
    g->guards += guard;
}

static void gather(gathering *g) {
    native *n = g->n;
    const quoin_solver *solver = n->solver;
    slot_list variables = variables_of(n), rows = rows_of(n);
    for (size_t i = 0; i < variables.count && solver->from_anchors; i++) {
        uint32_t slot = variables.slots[i];
        add_bond(g, n->node[slot], node_of(n, solver->variables[slot].anchor), slot, false);
    }
    for (size_t i = 0; i < rows.count && solver->alive_guards; i++) {
        const row *this_row = &solver->rows[rows.slots[i]];
        if (this_row->flags & ROW_GUARD) add_bond(g, node_of(n, this_row->first), node_of(n, this_row->second), rows.slots[i], true);
    }
}

/* Sorts by node, keeping the order of equal ones; `start` has room for all nodes and two more. */
static void sort_by(gathering *g, bool by_high, uint32_t *start) {
    size_t nodes = (size_t)g->n->node_count + 2;
    memory_fill(start, 0, nodes * sizeof *start);
    for (size_t i = 0; i < g->count; i++) start[(by_high ? g->bonds[i].high : g->bonds[i].low) + 1]++;
    for (size_t i = 1; i < nodes; i++) start[i] += start[i - 1];
    for (size_t i = 0; i < g->count; i++) g->sorted[start[by_high ? g->bonds[i].high : g->bonds[i].low]++] = g->bonds[i];
    bond *swap = g->bonds;
    g->bonds = g->sorted;
    g->sorted = swap;
}

/* ── From bonds to tethers ──────────────────────────────────────────────────────────────────────────────────── */

/* first − second  relation  0, seen as a limit to high − low. Others than these are always looked at. */
static void limit_load(const native *n, load *t, uint32_t low, const row *this_row) {
    double rise = offset_of(n, this_row->first) - offset_of(n, this_row->second);
    bool down = node_of(n, this_row->first) == low;
    int relation = down ? -this_row->relation : this_row->relation;
    double bound = down ? rise : -rise;
    if (this_row->constant != 0 || !relation) t->least = INFINITY;
    else if (relation > 0) t->least = fmax(t->least, bound);
    else t->greatest = fmin(t->greatest, bound);
}

static void hang(native *n, load *t, const bond *this_bond) {
    edit_index *x = &n->index;
    if (this_bond->guard) {
        x->guards[t->last_guard++] = this_bond->slot;
        limit_load(n, t, this_bond->low, &n->solver->rows[this_bond->slot]);
        return;
    }
    double rise = n->offset[this_bond->slot] - offset_of(n, n->solver->variables[this_bond->slot].anchor);
    x->tethered[t->last++] = (tethered){rise, this_bond->slot, n->node[this_bond->slot] == this_bond->low};
}

/* Variables come before guards, as they were gathered. */
static quoin_status make_tethers(gathering *g) {
    native *n = g->n;
    edit_index *x = &n->index;
    uint32_t hung = 0, guarded = 0;
    x->tether_count = 0;
    for (size_t i = 0; i < g->count; i++) {
        const bond *this_bond = &g->bonds[i];
        bool same = i && this_bond[-1].high == this_bond->high && this_bond[-1].low == this_bond->low;
        if (!same) {
            size_t count = x->tether_count + 1;
            if (!RESERVE(n->memory, x->tethers, x->tether_capacity, count) || !RESERVE(n->memory, x->loads, x->load_capacity, count))
                return QUOIN_OUT_OF_MEMORY;
            x->loads[x->tether_count] = (load){-INFINITY, INFINITY, hung, hung, guarded, guarded};
            x->tethers[x->tether_count++] = (tether){this_bond->high, this_bond->low, NAN};
        }
        load *t = &x->loads[x->tether_count - 1];
        hang(n, t, this_bond);
        hung = t->last;
        guarded = t->last_guard;
    }
    return QUOIN_OK;
}

static bool is_free(const load *t, double apart) { return apart >= t->least && apart <= t->greatest; }

static double apart_now(const native *n, const tether *t) { return n->position[t->high] - n->position[t->low]; }

/* Counts to starts; entries are then placed from each list's end downward. */
static void sum_up(uint32_t *start, size_t nodes) {
    for (size_t i = 1; i <= nodes; i++) start[i] += start[i - 1];
}

/* From here on tied nodes have a position of their own. */
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

static void measure_tethers(native *n) {
    edit_index *x = &n->index;
    for (size_t i = 0; i < x->tether_count; i++) {
        double apart = apart_now(n, &x->tethers[i]);
        x->tethers[i].apart = is_free(&x->loads[i], apart) ? apart : NAN;
    }
}

/* For each node that moves by itself: the tethers it holds an end of, or a node that is tied to it. */
static void index_tethers(native *n) {
    edit_index *x = &n->index;
    size_t nodes = (size_t)n->node_count + 1;
    memory_fill(x->tether_start, 0, (nodes + 1) * sizeof *x->tether_start);
    for (int pass = 0; pass < 2; pass++) {
        for (uint32_t i = (uint32_t)x->tether_count; i-- > 0;) {
            uint32_t ends[2] = {node_root(n, x->tethers[i].high), node_root(n, x->tethers[i].low)};
            for (int side = 0; side < 2; side++) {
                if (!ends[side] || (side && ends[1] == ends[0])) continue;
                if (pass) x->tethers_of[--x->tether_start[ends[side]]] = i;
                else x->tether_start[ends[side]]++;
            }
        }
        if (!pass) sum_up(x->tether_start, nodes);
    }
}

static quoin_status carve(gathering *g) {
    edit_index *x = &g->n->index;
    size_t nodes = (size_t)g->n->node_count + 2;
    part parts[] = {PART(x->tethered, g->count - g->guards), PART(x->guards, g->guards), PART(x->tether_start, nodes),
                    PART(x->tied_start, nodes), PART(x->tied, g->n->affine ? nodes : 0)};
    return slab_carve(g->n->memory, &x->tether_slab, parts, 5) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

static quoin_status carve_lists(native *n) {
    edit_index *x = &n->index;
    part parts[] = {PART(x->tethers_of, 2 * x->tether_count), PART(x->changed_tethers, 2 * x->tether_count)};
    return slab_carve(n->memory, &x->list_slab, parts, 2) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

static quoin_status make_sorted(gathering *g) {
    gather(g);
    quoin_status status = carve(g);
    if (status != QUOIN_OK) return status;
    sort_by(g, false, g->n->index.tether_start);
    sort_by(g, true, g->n->index.tether_start);
    if ((status = make_tethers(g)) == QUOIN_OK) status = carve_lists(g->n);
    if (status != QUOIN_OK) return status;
    index_ties(g->n);
    measure_tethers(g->n);
    index_tethers(g->n);
    return QUOIN_OK;
}

quoin_status tethers_make(native *n) {
    const quoin_solver *solver = n->solver;
    gathering g = {.n = n, .capacity = (solver->from_anchors ? variables_of(n).count : 0) + solver->alive_guards};
    slab both = {0};
    part parts[] = {PART(g.bonds, g.capacity), PART(g.sorted, g.capacity)};
    if (!slab_carve(n->memory, &both, parts, 2)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = make_sorted(&g);
    slab_release(n->memory, &both);
    return status;
}

void tethers_release(native *n) {
    edit_index *x = &n->index;
    slab_release(n->memory, &x->tether_slab);
    slab_release(n->memory, &x->list_slab);
    GIVE(n->memory, x->tethers, x->tether_capacity);
    GIVE(n->memory, x->loads, x->load_capacity);
}

/* ── Edits ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool guards_hold(const native *n, const load *t) {
    for (uint32_t i = t->first_guard; i < t->last_guard; i++)
        if (guard_is_broken(n, &n->solver->rows[n->index.guards[i]])) return false;
    return true;
}

/* Notes the new length of a tether, also of one that is always looked at: it may be noted twice, once for each end that moved. False: a guard is broken. */
static bool change(native *n, uint32_t i, double apart) {
    edit_index *x = &n->index;
    bool free = is_free(&x->loads[i], apart);
    x->tethers[i].apart = free ? apart : NAN;
    x->changed_tethers[x->changed_tether_count++] = i;
    return free || guards_hold(n, &x->loads[i]);
}

/* From so many nodes a tether on it is quicker to look at all of them, one after another, than at each node's own. */
#define MANY_MOVED 0.125

static void follow_all(native *n, bool *broken) {
    const double *position = n->position;
    const tether *list = n->index.tethers;
    uint32_t count = (uint32_t)n->index.tether_count;
    for (uint32_t i = 0; i < count && !*broken; i++) {
        double apart = position[list[i].high] - position[list[i].low];
        if (apart != list[i].apart) *broken = !change(n, i, apart);
    }
}

static void follow_node(native *n, uint32_t node, bool *broken) {
    const edit_index *x = &n->index;
    for (uint32_t i = x->tether_start[node]; i < x->tether_start[node + 1] && !*broken; i++) {
        const tether *t = &x->tethers[x->tethers_of[i]];
        double apart = apart_now(n, t);
        if (apart != t->apart) *broken = !change(n, x->tethers_of[i], apart);
    }
}

static void move_tied(native *n, uint32_t node) {
    const edit_index *x = &n->index;
    for (uint32_t i = x->tied_start[node]; i < x->tied_start[node + 1]; i++) n->position[x->tied[i]] = node_position(n, x->tied[i]);
}

void tethers_follow(native *n, bool *broken) {
    edit_index *x = &n->index;
    x->changed_tether_count = 0;
    for (size_t k = 0; k < n->moved_count && n->affine; k++) move_tied(n, n->scratch[k]);
    if ((double)n->moved_count > MANY_MOVED * (double)x->tether_count) follow_all(n, broken);
    else
        for (size_t k = 0; k < n->moved_count && !*broken; k++) follow_node(n, n->scratch[k], broken);
}

void tethers_tell(native *n) {
    const edit_index *x = &n->index;
    quoin_solver *solver = n->solver;
    for (size_t i = 0; i < x->changed_tether_count; i++) {
        const load *t = &x->loads[x->changed_tethers[i]];
        double up = apart_now(n, &x->tethers[x->changed_tethers[i]]), down = 0 - up;
        for (const tethered *member = x->tethered + t->first; member < x->tethered + t->last; member++) {
            double far = distance_of(member->down ? down : up, member->rise);
            if (solver->distances[member->slot] == far) continue;
            solver->distances[member->slot] = far;
            solver->changes[solver->change_count++] = member->slot;
        }
    }
}
