/* Moving what hangs from the touched blocks, and publishing positions. */
#include "Edits/blocks.h"

#include "Edits/distances.h"

#define MOST_DRIFT 0x1p26      /* how far edits may move something in all, so that positions stay small */

const double *blocks_read_chosen(blocks *b) {
    const native *n = b->n;
    for (size_t i = 0; i < n->chosen_count; i++) b->moved[n->chosen[i] + 1] = variable_value(n, n->chosen[i]);
    return b->moved + 1;
}

static void move_variable(blocks *b, uint32_t slot, double by, bool solved) {
    const native *n = b->n;
    quoin_solver *solver = n->solver;
    double base = solved ? node_place(n, n->node[slot]) : solver->values[slot], offset = solved ? n->offset[slot] : 0;
    if (by != 0) base += by;
    double value = base + offset;
    if (solver->from_anchors) {
        if (solved) solver->bases[slot] = base, solver->offsets[slot] = offset;
        else solver->bases[slot] += by;
    } else if (value != solver->values[slot]) {
        solver->changes[solver->change_count++] = slot;
    }
    solver->values[slot] = value;
}

/* Marks the blocks between the touched ones and the reference, and lists those of them that hang from the reference. */
static uint32_t mark_ways(blocks *b, size_t *listed) {
    uint32_t mark = ++b->walk;
    for (size_t i = 0; i < b->touched_count; i++) {
        uint32_t block = b->touched_list[i];
        if (b->root[block] == NO_INDEX) continue;
        while (b->block_walk[block] != mark) {
            b->block_walk[block] = mark;
            if (!b->root[block]) b->queue[(*listed)++] = block;
            else block = b->parent[b->root[block]];
        }
    }
    return mark;
}

/* Passes on to the blocks that hang from the members of one how far these move, and lists those that move. */
static void carry(blocks *b, uint32_t block, size_t *queued, uint32_t needed) {
    for (uint32_t v = b->members.first[block]; v != END_OF_CHAIN; v = b->members.next[v]) {
        double carried = b->carried[block];
        for (uint32_t h = b->hanging.first[v]; h != END_OF_CHAIN; h = b->hanging.next[h]) {
            b->carried[h] = b->touched[block] && !b->touched[h] ? carried + b->moved[v] : carried;
            if (b->carried[h] != 0 || b->block_walk[h] == needed) b->queue[(*queued)++] = h;
        }
    }
}

size_t blocks_carry(blocks *b) {
    size_t queued = 0;
    double most = 0;
    uint32_t needed = mark_ways(b, &queued);
    for (size_t i = 0; i < queued; i++) {
        most = fmax(most, fabs(b->carried[b->queue[i]]));
        carry(b, b->queue[i], &queued, needed);
    }
    b->drift += most;
    b->failed = b->failed || b->drift > MOST_DRIFT;
    return queued;
}

double blocks_position(const blocks *b, uint32_t slot) {
    if (slot == NO_VARIABLE) return 0;
    uint32_t block = b->parent[slot + 1];
    double position = b->n->solver->values[slot];
    if (block == NO_INDEX) return position;
    return position + (b->touched[block] ? b->moved[slot + 1] : 0) + b->carried[block];
}

bool blocks_break_guard(const blocks *b) {
    const quoin_solver *solver = b->n->solver;
    for (size_t i = 0; i < b->wide_guard_count; i++) {
        const row *this_row = &solver->rows[b->wide_guards[i]];
        if (!(this_row->flags & ROW_ALIVE) || !row_is_deferred(this_row)) continue; /* removed since */
        if (row_violation(this_row, blocks_position(b, this_row->first) - blocks_position(b, this_row->second)) > 0) return true;
    }
    return false;
}

void blocks_publish(blocks *b, size_t count) {
    quoin_solver *solver = b->n->solver;
    solver->change_count = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t block = b->queue[i];
        bool solved = b->touched[block];
        double carried = b->carried[block];
        b->carried[block] = 0;
        if (!solved && carried == 0) continue;
        for (uint32_t v = b->members.first[block]; v != END_OF_CHAIN; v = b->members.next[v]) move_variable(b, v - 1, carried, solved);
    }
    solver->values_wait = false;
    if (solver->from_anchors) distances_publish(solver);
}
