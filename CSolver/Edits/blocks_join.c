/* Blocks under edits: rows and variables that come and go.
 *
 *     a row within a block      it is one more of the block's rows
 *     between two blocks        all blocks on the way from one end to the other become one
 *     between two trees         one tree hangs from the other, by a block with one row
 *
 * A block that has lost its last row is gone, and its members are tops of trees of their own.
 */
#include "Edits/blocks.h"

void blocks_touch(blocks *b, uint32_t block) {
    if (b->touched[block]) return;
    b->touched[block] = 1;
    b->touched_list[b->touched_count++] = block;
}

/* Notes that a vertex is in no block. */
static void let_loose(blocks *b, uint32_t vertex) {
    b->parent[vertex] = NO_INDEX;
    if (b->loose_count == 2 * b->vertex_room) b->failed = true;
    else b->loose[b->loose_count++] = vertex;
}

void blocks_add_variable(blocks *b, uint32_t slot) {
    let_loose(b, slot + 1);
    b->hanging.first[slot + 1] = END_OF_CHAIN;
    b->vertex_walk[slot + 1] = 0;
    b->tie_mark[slot + 1] = 0;
    b->pair[slot + 1].other = NO_INDEX;
    b->fixed_by[slot + 1] = b->fixing_row[slot + 1] = NO_INDEX;
}

static uint32_t new_block(blocks *b, uint32_t root) {
    uint32_t block = b->free_count ? b->free_blocks[--b->free_count] : (uint32_t)b->block_count++;
    b->root[block] = root;
    b->rows.first[block] = b->members.first[block] = END_OF_CHAIN;
    b->row_count[block] = b->block_walk[block] = b->rounded[block] = 0;
    chain_put(&b->hanging, root, block);
    return block;
}

/* A touched block keeps its place in the list of these until the edit is over, and its number with it. */
static void free_block(blocks *b, uint32_t block) {
    b->root[block] = NO_INDEX;
    if (!b->touched[block]) b->free_blocks[b->free_count++] = block;
}

static void add_member(blocks *b, uint32_t block, uint32_t vertex) {
    b->parent[vertex] = block;
    chain_put(&b->members, block, vertex);
}

/* ── Removing ───────────────────────────────────────────────────────────────────────────────────────────────── */

static void dissolve(blocks *b, uint32_t block) {
    for (uint32_t v = b->members.first[block], next; v != END_OF_CHAIN; v = next) {
        next = b->members.next[v];
        let_loose(b, v);
    }
    chain_take(&b->hanging, b->root[block], block);
    free_block(b, block);
}

void blocks_remove_row(blocks *b, uint32_t slot) {
    uint32_t block = b->block_of_row[slot];
    if (!(b->row_mark[slot] & BLOCK_ROW_ENTERED)) return;
    if (b->row_mark[slot] & BLOCK_ROW_DECIDES) b->failed = true;
    b->equal_lengths -= !!(b->row_mark[slot] & BLOCK_ROW_EQUATES);
    b->row_mark[slot] = 0;
    if (b->hub_count) b->lost[b->lost_count++] = slot;
    if (block == NO_INDEX) {
        blocks_lose_row(b, slot);
        return;
    }
    chain_take(&b->rows, block, slot);
    b->block_of_row[slot] = NO_INDEX;
    blocks_touch(b, block);
    if (!--b->row_count[block]) dissolve(b, block);
}

void blocks_remove_variable(blocks *b, uint32_t slot) {
    uint32_t v = slot + 1;
    if (b->hanging.first[v] != END_OF_CHAIN) b->failed = true; /* what hangs from it would need another root */
    if (blocks_is_hub(b, v)) b->failed = true;
    if (b->parent[v] != NO_INDEX) chain_take(&b->members, b->parent[v], v);
    b->parent[v] = b->fixed_by[v] = b->fixing_row[v] = NO_INDEX;
}

/* ── Joining ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Touches a block that is given another root, if the position of some member is open. By that root others are, and T5 measures each from its own
 * anchor. */
static void touch_open(blocks *b, uint32_t block) {
    for (uint32_t v = b->members.first[block]; v != END_OF_CHAIN; v = b->members.next[v])
        if (b->tie_mark[v] & BLOCK_VERTEX_OPEN) blocks_touch(b, block);
}

/* Makes a vertex the top of its tree: the blocks above it hang the other way round. */
static void make_top(blocks *b, uint32_t vertex) {
    uint32_t block = b->parent[vertex];
    if (block == NO_INDEX) return;
    touch_open(b, block);
    chain_take(&b->members, block, vertex);
    b->parent[vertex] = NO_INDEX;
    while (block != NO_INDEX) {
        uint32_t root = b->root[block], above = b->parent[root];
        chain_take(&b->hanging, root, block);
        b->root[block] = vertex;
        chain_put(&b->hanging, vertex, block);
        if (above != NO_INDEX) {
            touch_open(b, above);
            chain_take(&b->members, above, root);
        }
        add_member(b, block, root);
        vertex = root;
        block = above;
    }
}

/* Makes one block of two, with the given root. Returns the one that stays, the larger. */
static uint32_t unite(blocks *b, uint32_t first, uint32_t second, uint32_t root) {
    if (first == second) return first;
    bool swapped = b->row_count[first] < b->row_count[second];
    uint32_t stays = swapped ? second : first, goes = swapped ? first : second;
    for (uint32_t r = b->rows.first[goes], next; r != END_OF_CHAIN; r = next) {
        next = b->rows.next[r];
        b->block_of_row[r] = stays;
        chain_put(&b->rows, stays, r);
    }
    for (uint32_t v = b->members.first[goes], next; v != END_OF_CHAIN; v = next) {
        next = b->members.next[v];
        add_member(b, stays, v);
    }
    chain_take(&b->hanging, b->root[goes], goes);
    chain_take(&b->hanging, b->root[stays], stays);
    b->root[stays] = root;
    chain_put(&b->hanging, root, stays);
    b->row_count[stays] += b->row_count[goes];
    b->rounded[stays] |= b->rounded[goes];
    if (b->touched[goes]) blocks_touch(b, stays);
    free_block(b, goes);
    return stays;
}

/* Goes up by one block. Returns whether that was a block or vertex of the other way, which has the mark `other`. */
static bool step_up(blocks *b, uint32_t *at, uint32_t own, uint32_t other, block_meeting *met) {
    uint32_t block = b->parent[*at];
    if (b->block_walk[block] == other) {
        met->block = block;
        return true;
    }
    b->block_walk[block] = own;
    *at = b->root[block];
    if (b->vertex_walk[*at] == other) {
        met->vertex = *at;
        return true;
    }
    b->vertex_walk[*at] = own;
    return false;
}

/* Goes up from both by turns, so that a short way is found in a few steps. */
block_meeting blocks_meet(blocks *b, uint32_t first, uint32_t second) {
    block_meeting met = {.vertex = NO_INDEX, .block = NO_INDEX, .tops = {first, second}};
    uint32_t marks[2] = {++b->walk, ++b->walk};
    for (int side = 0; side < 2; side++) b->vertex_walk[met.tops[side]] = marks[side];
    bool going = true;
    while (going) {
        going = false;
        for (int side = 0; side < 2; side++) {
            if (b->parent[met.tops[side]] == NO_INDEX) continue;
            if (step_up(b, &met.tops[side], marks[side], marks[!side], &met)) return met;
            met.steps[side]++;
            going = true;
        }
    }
    return met;
}

/* Makes one block of all those on the ways up from two vertices to where they meet. */
static uint32_t unite_ways(blocks *b, const uint32_t ends[2], const block_meeting *met) {
    uint32_t all = met->block, root = met->block == NO_INDEX ? met->vertex : b->root[met->block];
    for (int side = 0; side < 2; side++) {
        for (uint32_t at = ends[side]; at != met->vertex && b->parent[at] != all;) {
            uint32_t block = b->parent[at];
            at = b->root[block];
            all = all == NO_INDEX ? block : unite(b, all, block, root);
        }
    }
    return all;
}

/* Hangs one of two trees from the other by a block between the two vertices. That of the reference keeps its top. */
static uint32_t hang(blocks *b, uint32_t first, uint32_t second, const block_meeting *met) {
    bool second_hangs = !met->tops[0] || (met->tops[1] && met->steps[1] <= met->steps[0]);
    uint32_t lower = second_hangs ? second : first, upper = second_hangs ? first : second;
    make_top(b, lower);
    uint32_t block = new_block(b, upper);
    add_member(b, block, lower);
    return block;
}

/* Returns the block of two vertices, after joining what lies between them. */
static uint32_t connect(blocks *b, uint32_t first, uint32_t second) {
    uint32_t block = blocks_between(b, first, second);
    if (block != NO_INDEX) return block;
    block_meeting met = blocks_meet(b, first, second);
    if (met.vertex == NO_INDEX && met.block == NO_INDEX) return hang(b, first, second, &met);
    return unite_ways(b, (uint32_t[2]){first, second}, &met);
}

typedef struct joining {
    blocks *b;
    uint32_t block;
} joining;

static void join_ends(void *context, uint32_t first, uint32_t second) {
    joining *in = context;
    in->block = connect(in->b, first, second);
}

void blocks_add_row(blocks *b, uint32_t slot) {
    const row *this_row = &b->n->solver->rows[slot];
    joining in = {b, NO_INDEX};
    b->failed = b->failed || b->block_count + row_terms(this_row) + 1 > b->block_room || this_row->tie > b->n->last_tie;
    if (b->failed) return;
    bool joins = (!this_row->tie || this_row->tie < b->n->last_tie) && !row_is_deferred(this_row);
    if (!joins) in.block = blocks_around(b, slot);
    else blocks_for_connections(b, slot, &in, join_ends);
    if (in.block != NO_INDEX) blocks_touch(b, in.block);
    else if (joins && !this_row->tie) b->failed = true; /* one between variables that count as the reference may contradict others */
    blocks_enter_row(b, slot, in.block);
    if (in.block != NO_INDEX) b->row_mark[slot] |= BLOCK_ROW_NEW;
}

/* ── Parts that are not exact ───────────────────────────────────────────────────────────────────────────────── */

/* Makes one block of two, unless an edit has touched just one of them. */
static bool unite_alike(blocks *b, uint32_t *block, uint32_t other) {
    if (b->touched[*block] != b->touched[other]) return false;
    uint32_t upper = b->root[other] && b->parent[b->root[other]] == *block ? *block : other;
    *block = unite(b, *block, other, b->root[upper]);
    return true;
}

/* Whether a fresh solve rounds what a solve of blocks rounds. Where many rows equate lengths, it searches for these, and where guards are enforced,
 * it may enforce others. */
bool blocks_may_be_rounded(const blocks *b) { return !b->n->guarded && !native_has_many_lengths(b->n, b->equal_lengths); }

/* A variable of such a part is a member of one of its blocks, and the root of others. If it is open, tie rows elsewhere decide by which steps it
 * is settled, and so what is rounded. */
bool blocks_join_parts(blocks *b, const rounding *found, const uint32_t *variables, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t v = variables[i] + 1, block = b->parent[v];
        if (!rounding_has(found, variables[i])) continue;
        if (block == NO_INDEX || slot_is_open(b->n, variables[i]) || !blocks_may_be_rounded(b)) return false;
        while (b->hanging.first[v] != END_OF_CHAIN)
            if (!unite_alike(b, &block, b->hanging.first[v])) return false;
        while (b->root[block])
            if (b->parent[b->root[block]] == NO_INDEX || !unite_alike(b, &block, b->parent[b->root[block]])) return false;
        b->rounded[block] = b->has_rounded = true;
    }
    return true;
}
