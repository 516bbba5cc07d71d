/* Classes: a required equality x − y = c joins the trees of x and y, one as a subtree of the other, so that each variable is one addition
 * away from its parent. Sets (which variables are together) are kept apart from trees (at which distance): sets compress, trees never do, so an
 * offset is always the same sum of the same constants, whatever was looked up before.
 *
 *        window.left = 0                 a pinned class: its tree is under the row's variable
 *         ├─ card.left   + 16
 *         │   └─ icon.left + 8
 *         └─ list.left   + 0
 */
#include "Elimination/reduction.h"

#include <string.h>

#define SET_ROOT UINT32_C(0x80000000)
#define SET_EDITED UINT32_C(0x40000000) /* beside SET_ROOT: an edit row is about the root of the tree */
#define HELD UINT32_MAX        /* the pin of a variable that a partial solve leaves where it is */

static uint32_t find(native *n, uint32_t x) {
    uint32_t *set = n->set;
    while (!(set[x] & SET_ROOT)) {
        uint32_t parent = set[x];
        if (set[parent] & SET_ROOT) return parent;
        set[x] = set[parent];
        x = set[parent];
    }
    return x;
}

uint32_t class_set(native *n, uint32_t slot) { return find(n, slot); }

/* Makes x the root of its tree by reversing the links above it. */
static void make_root(native *n, uint32_t x) {
    uint32_t above = n->up[x], below = NO_INDEX;
    double delta = n->delta[x], carried = 0;
    while (above != NO_INDEX) {
        uint32_t next = n->up[above];
        double next_delta = n->delta[above];
        n->up[x] = below;
        n->delta[x] = carried;
        carried = -delta; /* above = x − delta */
        below = x;
        x = above;
        above = next;
        delta = next_delta;
    }
    n->up[x] = below;
    n->delta[x] = carried;
}

static quoin_status keep_redundant(native *n, uint32_t slot) {
    if (!RESERVE(n->memory, n->redundant, n->redundant_capacity, n->redundant_count + 1)) return QUOIN_OUT_OF_MEMORY;
    n->redundant[n->redundant_count++] = slot;
    return QUOIN_OK;
}

/* Whether the set of a keeps its tree's root when joined with the set of b: a pinned class is under its pin, and of two pins the earlier row's is
 * exact; otherwise the set whose root is edited keeps it, so that what is measured from a window's edge does not depend on each other; and
 * otherwise the larger one. */
static bool keeps_root(native *n, uint32_t a, uint32_t b) {
    if (n->pin[a] != n->pin[b]) return n->pin[a] && (!n->pin[b] || n->pin[a] < n->pin[b]);
    return (n->set[a] & ~SET_ROOT) > (n->set[b] & ~SET_ROOT);
}

/* Whether one of two pinned sets is held where it is. In a full solve they would be one set. */
static bool is_held(const native *n, uint32_t a, uint32_t b) { return n->pin[a] == HELD || n->pin[b] == HELD; }

/* Joins two classes by a row between them; a row within one class is kept as redundant. */
static quoin_status join(native *n, const row *this_row, uint32_t slot, const uint32_t *rows) {
    uint32_t first = this_row->first, second = this_row->second;
    uint32_t a = find(n, first), b = find(n, second);
    if (a == b || (n->pin[a] && n->pin[b] && is_held(n, a, b))) return keep_redundant(n, slot);
    bool first_stays = keeps_root(n, a, b);
    uint32_t stays = first_stays ? a : b, goes = first_stays ? b : a;
    if (n->pin[goes]) {
        quoin_status status = keep_redundant(n, rows[n->pin[goes] - 1]);
        if (status != QUOIN_OK) return status;
    }
    uint32_t child = first_stays ? second : first;
    if (n->up[child] != NO_INDEX) make_root(n, child);
    n->up[child] = first_stays ? first : second;
    n->delta[child] = first_stays ? -this_row->constant : this_row->constant;
    n->set[stays] += n->set[goes] & ~(SET_ROOT | SET_EDITED);
    n->set[goes] = stays;
    return QUOIN_OK;
}

/* Pins a class by a row with one variable. */
static quoin_status pin(native *n, const row *this_row, uint32_t slot, uint32_t order) {
    uint32_t x = this_row->first != NO_VARIABLE ? this_row->first : this_row->second;
    uint32_t set = find(n, x);
    if (n->pin[set]) return keep_redundant(n, slot);
    if (n->up[x] != NO_INDEX) make_root(n, x);
    n->pin[set] = order;
    n->pin_value[x] = this_row->first != NO_VARIABLE ? this_row->constant : -this_row->constant;
    return QUOIN_OK;
}

static quoin_status reserve(native *n, size_t wanted, size_t rows) {
    size_t variables = wanted > n->variable_capacity ? with_slack(wanted) : n->variable_capacity; /* for grafts (graft.h) */
    part by_variable[] = {PART(n->delta, variables), PART(n->offset, variables), PART(n->pin_value, variables), PART(n->set, variables),
                          PART(n->up, variables),    PART(n->node, variables),   PART(n->pin, variables)};
    part by_row[] = {PART(n->unmerged, rows), PART(n->unmerged_order, rows), PART(n->derived, rows), PART(n->derived_order, rows)};
    if (!RESERVE(n->memory, n->scratch, n->scratch_capacity, variables)) return QUOIN_OUT_OF_MEMORY;
    if (variables > n->variable_capacity) {
        if (!slab_carve(n->memory, &n->variable_slab, by_variable, 7)) return QUOIN_OUT_OF_MEMORY;
        n->variable_capacity = variables;
    }
    if (rows > n->row_capacity) {
        if (!slab_carve(n->memory, &n->row_slab, by_row, 4)) return QUOIN_OUT_OF_MEMORY;
        n->row_capacity = rows;
    }
    return QUOIN_OK;
}

static void keep_row(native *n, uint32_t slot, const row *this_row, size_t order) {
    bool derived = row_is_required(this_row) & (this_row->relation == QUOIN_EQUAL) & !(this_row->flags & ROW_EDIT);
    uint32_t **list = derived ? &n->derived : &n->unmerged;
    int32_t **orders = derived ? &n->derived_order : &n->unmerged_order;
    size_t *count = derived ? &n->derived_count : &n->unmerged_count;
    (*list)[*count] = slot;
    (*orders)[(*count)++] = (int32_t)order;
}

/* Computes the offsets from the roots down, and numbers the nodes in the order of each class's first variable by key. */
static void place_variables(native *n) {
    uint32_t *path = n->scratch;
    n->node_count = 0;
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) {
        uint32_t x = listed.slots[i];
        size_t depth = 0;
        while (n->node[x] == NO_INDEX && n->up[x] != NO_INDEX) {
            path[depth++] = x;
            x = n->up[x];
        }
        if (n->node[x] == NO_INDEX) {
            bool pinned = n->pin[find(n, x)] != 0;
            n->node[x] = pinned ? 0 : ++n->node_count;
            n->offset[x] = pinned ? n->pin_value[x] : 0;
        }
        uint32_t node = n->node[x];
        double offset = n->offset[x];
        while (depth) {
            x = path[--depth];
            n->node[x] = node;
            n->offset[x] = offset += n->delta[x];
        }
    }
}

static void mark_edited(native *n, uint32_t slot) {
    if (slot != NO_VARIABLE) n->set[slot] |= SET_EDITED;
}

/* Marks what edit rows are about: rows that move much, of which there are few, mostly first in order. A row that takes no part in the solve
 * marks nothing, because a partial solve may leave it out. */
static void find_edited(native *n, const uint32_t *rows, size_t count) {
    const row *all = n->solver->rows;
    size_t left = n->solver->alive_edits;
    for (size_t i = 0; i < count && left; i++) {
        if (!(all[rows[i]].flags & ROW_EDIT)) continue;
        left--;
        if (all[rows[i]].flags & ROW_GENERAL || all[rows[i]].tie || row_is_deferred(&all[rows[i]])) continue;
        mark_edited(n, all[rows[i]].first);
        mark_edited(n, all[rows[i]].second);
    }
}

static quoin_status merge_all(native *n, const uint32_t *rows, size_t count) {
    quoin_status status = QUOIN_OK;
    const row *all = n->solver->rows;
    for (size_t i = 0; i < count && status == QUOIN_OK; i++) {
        const row *this_row = &all[rows[i]];
        if (!row_merges(this_row)) {
            if (!this_row->tie) keep_row(n, rows[i], this_row, i + 1);
        } else if (this_row->first != NO_VARIABLE && this_row->second != NO_VARIABLE) {
            status = join(n, this_row, rows[i], rows);
        } else {
            status = pin(n, this_row, rows[i], (uint32_t)i + 1);
        }
    }
    return status;
}

static void check_redundant(native *n) {
    for (size_t i = 0; i < n->redundant_count; i++) {
        const row *this_row = &n->solver->rows[n->redundant[i]];
        if (row_violation(this_row, row_sum(n->solver, this_row, n->offset)) > REQUIRED_TOLERANCE) note_contradiction(n);
    }
}

/* Pins the variables that a partial solve leaves where they are. */
static void hold(native *n) {
    for (size_t i = 0; i < n->held_count && n->partial; i++) {
        n->pin[n->held[i]] = HELD;
        n->pin_value[n->held[i]] = n->solver->values[n->held[i]];
    }
}

quoin_status classes_build(native *n, const uint32_t *rows, size_t count) {
    slot_list listed = variables_of(n);
    quoin_status status = reserve(n, n->solver->variable_count, count);
    if (status != QUOIN_OK) return status;
    n->redundant_count = n->unmerged_count = n->derived_count = 0;
    for (size_t i = 0; i < listed.count; i++) {
        uint32_t x = listed.slots[i];
        n->set[x] = SET_ROOT | 1;
        n->up[x] = n->node[x] = NO_INDEX;
        n->pin[x] = 0;
    }
    find_edited(n, rows, count);
    hold(n);
    status = merge_all(n, rows, count);
    if (status != QUOIN_OK) return status;
    place_variables(n);
    check_redundant(n);
    return QUOIN_OK;
}
