/* Crossings: rows of tie levels across blocks whose violation is proportional to a distance, as long as they stay on one side of their constants.
 *
 *     list.top ── card 1 ── card 2 ── card 3 ── list.bottom        the list is to be small: a sum of its cards' heights
 *
 * Such a row adds to the cost of each block that it crosses, between the vertices where it enters and leaves it, and in the same measure whatever
 * stands in other blocks. So it connects nothing. Blocks that an edit does not touch remain as good as they can be. A block that is touched is
 * solved without the row. If the distance that the row wants of it is then as small as the priorities allow, the answer is the best with the row,
 * too: it is the best for either, and so for any sum of both.
 */
#include "Edits/blocks.h"

static int side_of_sum(double apart) { return (apart > 0) - (apart < 0); }

static int side_at(const blocks *b, const row *this_row) {
    return side_of_sum(row_sum(b->n->solver, this_row, b->n->solver->values) - this_row->constant);
}

bool blocks_may_cross(const blocks *b, const row *this_row) {
    return this_row->tie && !(this_row->flags & ROW_GENERAL) && side_at(b, this_row);
}

/* Whether a row is violated where it is. */
static bool costs(const row *this_row, int side) {
    return this_row->relation == QUOIN_EQUAL || (this_row->relation == QUOIN_LESS_OR_EQUAL) == (side > 0);
}

/* A block on the way of a crossing, and the vertices between which it is crossed. */
typedef struct crossed {
    uint32_t block, high, low;
} crossed;

/* Calls `visit` with the blocks on the way between the ends of a row; the differences high − low add up to that of the ends. Returns false if there
 * is no way. */
static bool for_way(blocks *b, const row *this_row, void (*visit)(blocks *b, crossed at, int side), int side) {
    uint32_t ends[2] = {blocks_vertex(b, this_row->first), blocks_vertex(b, this_row->second)};
    block_meeting met = blocks_meet(b, ends[0], ends[1]);
    if (met.vertex == NO_INDEX && met.block == NO_INDEX) return ends[0] == ends[1];
    for (int i = 0; i < 2; i++) {
        while (ends[i] != met.vertex && b->parent[ends[i]] != met.block) {
            uint32_t block = b->parent[ends[i]], root = b->root[block];
            visit(b, i ? (crossed){block, root, ends[i]} : (crossed){block, ends[i], root}, side);
            ends[i] = root;
        }
    }
    if (met.block != NO_INDEX) visit(b, (crossed){met.block, ends[0], ends[1]}, side);
    return true;
}

void blocks_enter_crossing(blocks *b, uint32_t slot) {
    b->row_mark[slot] |= BLOCK_ROW_ENTERED | BLOCK_ROW_CROSSES;
    b->crossings[b->crossing_count++] = (crossing){slot, side_at(b, &b->n->solver->rows[slot])};
}

static void touch_crossed(blocks *b, crossed at, int side) {
    (void)side;
    blocks_touch(b, at.block);
}

void blocks_remove_crossing(blocks *b, uint32_t slot) {
    if (!(b->row_mark[slot] & BLOCK_ROW_CROSSES)) return;
    if (!for_way(b, &b->n->solver->rows[slot], touch_crossed, 0)) b->failed = true;
    for (size_t i = 0; i < b->crossing_count; i++)
        if (b->crossings[i].row == slot) b->crossings[i--] = b->crossings[--b->crossing_count];
}

static uint32_t slot_of(uint32_t vertex) { return vertex ? vertex - 1 : NO_VARIABLE; }

/* Lists what a crossing wants of a touched block. */
static void list_least(blocks *b, crossed at, int side) {
    native *n = b->n;
    if (!b->touched[at.block]) return;
    b->failed = b->failed || n->least_count == b->row_room;
    if (b->failed) return;
    b->least[n->least_count++] = side > 0 ? (least_distance){slot_of(at.high), slot_of(at.low)} : (least_distance){slot_of(at.low), slot_of(at.high)};
}

void blocks_list_least(blocks *b) {
    b->n->least = b->least;
    b->n->least_count = 0;
    for (size_t i = 0; i < b->crossing_count && !b->failed; i++) {
        const crossing *c = &b->crossings[i];
        const row *this_row = &b->n->solver->rows[c->row];
        if (costs(this_row, c->side) && !for_way(b, this_row, list_least, c->side)) b->failed = true;
    }
}

bool blocks_change_crossing(const blocks *b) {
    bool changes = false;
    for (size_t i = 0; i < b->crossing_count && !changes; i++) {
        const row *this_row = &b->n->solver->rows[b->crossings[i].row];
        double apart = blocks_position(b, this_row->first) - blocks_position(b, this_row->second) - this_row->constant;
        changes = side_of_sum(apart) != b->crossings[i].side;
    }
    return changes;
}
