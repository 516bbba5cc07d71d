/* Whether hubs stay where they are.
 *
 *     flat                 steep                   all rows, steep to both sides
 *
 *     ─────┼─────          ─────┼╱                  ╲     ╱
 *          h*                   h*                    ╲ ╱
 *                                                      h*
 *
 * Given a hub's position, the best answer violates each optional row by so much. Added up by priority, that is a vector, and as a function of the
 * position it is convex in the lexicographic order. An edit replaces the functions of the blocks that it touches. If the old ones were flat around
 * the hub and the new ones are, the hub stays: near it nothing has changed, and a convex function has no other local optima. A function is flat
 * around a position if each row is violated as much there as a step to either side: one that is convex, and takes the same value in the middle of
 * two points as at both, is constant between them.
 *
 * Otherwise the slopes tell. To each side, that of all rows, less that of the touched blocks before the edit, plus theirs now, has to be positive,
 * its first entry that is not 0; then the hub is the only optimum as before. Where no priority decides, T1 does: the last row that changes has to be
 * violated more. Slopes are differences over a step, and right if the function is linear within it, which is so if half a step changes half as much.
 * The slope of all rows is that of the best answer with this hub moved, all others free, and what counts as the reference held. So it counts for blocks
 * beside one hub only; the first edits that need it are solved in full.
 */
#include "Edits/blocks.h"

#include <math.h>

#define HUB_STEP 0.0625        /* half of it is more than required rows may be off, and on the grid */
#define SLOPE_NOISE 1e-7       /* sums of violations that differ by less are equal, but for rounding */
#define FEW_WANTS 2            /* the slopes of all rows are found if so many edits would have needed them */

/* ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Notes how far the chosen rows are violated with the hubs in place. */
static void note_in_place(blocks *b, const double *values) {
    const native *n = b->n;
    for (size_t i = 0; i < n->chosen_row_count; i++) {
        const row *this_row = &n->solver->rows[n->chosen_rows[i]];
        if (blocks_is_optional(this_row)) b->violations[i] = blocks_violation(b, this_row, values);
    }
}

static void clear(const blocks *b, slope *to) {
    memory_fill(to->sums, 0, b->slopes.levels * sizeof *to->sums);
    to->of_last = 0;
    to->last = 0;
}

/* Adds up how much more the chosen rows are violated. Returns whether each is violated as much. */
static bool add_up(const blocks *b, const double *values, slope *to) {
    const native *n = b->n;
    bool flat = true;
    for (size_t i = 0; i < n->chosen_row_count; i++) {
        const row *this_row = &n->solver->rows[n->chosen_rows[i]];
        double more = blocks_is_optional(this_row) ? blocks_violation(b, this_row, values) - b->violations[i] : 0;
        if (more == 0) continue;
        flat = false;
        to->sums[this_row->priority] += more;
        if (fabs(more) <= SLOPE_NOISE) continue;
        to->of_last = more;
        to->last = n->solver->row_keys[n->chosen_rows[i]];
    }
    return flat;
}

/* Moves the hubs of a node, or moves them back. */
static void move_hubs(blocks *b, uint32_t node, double by) {
    for (size_t i = 0; i < b->hub_count; i++)
        if (b->hubs[i].node == node) b->n->solver->values[b->hubs[i].vertex - 1] += by;
}

/* Holds the variables that count as the reference, besides those that are held: by the rows that fix them they might follow the hub. Returns how many
 * were held. */
static size_t hold_fixed(blocks *b) {
    native *n = b->n;
    size_t before = n->held_count;
    for (size_t i = 0; i < n->chosen_count; i++) {
        uint32_t v = n->chosen[i] + 1;
        if (blocks_is_fixed(b, v) && !blocks_is_hub(b, v)) n->held[n->held_count++] = v - 1;
    }
    return before;
}

static quoin_status step_aside(blocks *b, uint32_t node, double by, slope *found, bool *flat) {
    native *n = b->n;
    size_t held = hold_fixed(b);
    clear(b, found);
    move_hubs(b, node, by);
    quoin_status status = native_reduce(n, n->chosen_rows, n->chosen_row_count, false);
    move_hubs(b, node, -by);
    n->held_count = held;
    if (status != QUOIN_OK) return status;
    b->failed = n->contradictory || n->declined || n->strained || native_breaks_guard(n);
    if (!b->failed) *flat = add_up(b, blocks_read_chosen(b), found);
    return QUOIN_OK;
}

static bool is_double(double whole, double half) { return fabs(whole - 2 * half) <= SLOPE_NOISE; }

/* Finds the slope of the chosen rows to one side. */
static quoin_status find_side(blocks *b, uint32_t node, int side, slope *found, bool *flat) {
    double step = side ? HUB_STEP : -HUB_STEP;
    slope *half = &b->slopes.half;
    bool ignored;
    *flat = true;
    quoin_status status = step_aside(b, node, step, found, flat);
    if (status != QUOIN_OK || b->failed || *flat) return status;
    status = step_aside(b, node, step / 2, half, &ignored);
    if (status != QUOIN_OK || b->failed) return status;
    for (size_t l = 0; l < b->slopes.levels; l++)
        if (!is_double(found->sums[l], half->sums[l])) found->sums[l] = NAN;
    if (found->last != half->last || !is_double(found->of_last, half->of_last)) found->of_last = NAN;
    return QUOIN_OK;
}

/* ── The touched blocks ─────────────────────────────────────────────────────────────────────────────────────── */

/* Whether a chosen row mentions a hub that no earlier one of the list moves with. */
static bool is_beside(const blocks *b, size_t index) {
    bool first = b->vertex_walk[b->hubs[index].vertex] == b->walk;
    for (size_t i = 0; i < index; i++) first = first && (b->hubs[i].node != b->hubs[index].node || b->vertex_walk[b->hubs[i].vertex] != b->walk);
    return first;
}

static size_t count_beside(const blocks *b) {
    size_t count = 0;
    for (size_t i = 0; i < b->hub_count; i++) count += is_beside(b, i);
    return count;
}

/* The first hub of a node, by which slopes are known. */
static uint32_t name_of(const blocks *b, uint32_t node) {
    size_t i = 0;
    while (b->hubs[i].node != node) i++;
    return b->hubs[i].vertex;
}

/* Finds the slopes beside the hubs of a node. Rows that are steep there must be beside no others. */
static quoin_status probe_node(blocks *b, uint32_t node, int share, bool alone) {
    hub_slopes *s = &b->slopes;
    uint32_t name = name_of(b, node);
    quoin_status status = QUOIN_OK;
    for (int side = 0; side < 2 && !b->failed && status == QUOIN_OK; side++) {
        bool flat;
        status = find_side(b, node, side, &s->of[share][side], &flat);
        if (status != QUOIN_OK || b->failed || flat) continue;
        b->failed = !alone || (s->steep != NO_INDEX && s->steep != name);
        s->steep = name;
    }
    return status;
}

static quoin_status probe_chosen(blocks *b, int share) {
    size_t beside = count_beside(b);
    quoin_status status = QUOIN_OK;
    b->beside_hub = b->beside_hub || beside;
    for (size_t i = 0; i < b->hub_count && !b->failed && status == QUOIN_OK; i++)
        if (is_beside(b, i)) status = probe_node(b, b->hubs[i].node, share, beside == 1);
    return status;
}

static bool is_chosen(const native *n, uint64_t key) {
    bool found = false;
    for (size_t i = 0; i < n->chosen_row_count && !found; i++) found = n->solver->row_keys[n->chosen_rows[i]] == key;
    return found;
}

/* Forgets how the last row of all changes if the touched blocks had it: which one is next is not known. */
static void forget_last(blocks *b) {
    for (int side = 0; side < 2; side++)
        if (is_chosen(b->n, b->slopes.of[ALL_ROWS][side].last)) b->slopes.of[ALL_ROWS][side].of_last = NAN;
}

static void begin_edit(blocks *b) {
    hub_slopes *s = &b->slopes;
    s->steep = NO_INDEX;
    for (int share = ROWS_BEFORE; share < SHARES; share++)
        for (int side = 0; side < 2; side++) clear(b, &s->of[share][side]);
    b->failed = b->n->solver->levels.count > s->levels;
}

quoin_status blocks_probe_former(blocks *b) {
    quoin_solver *solver = b->n->solver;
    b->beside_hub = false;
    if (!b->hub_count) return QUOIN_OK;
    begin_edit(b);
    if (b->failed) return QUOIN_OK;
    quoin_status status = blocks_choose_former(b);
    if (status != QUOIN_OK) return status;
    blocks_exchange_constants(solver);
    note_in_place(b, solver->values);
    forget_last(b);
    status = probe_chosen(b, ROWS_BEFORE);
    blocks_exchange_constants(solver);
    return status;
}

/* Follows the last row of all, of which a later one takes the place. Returns whether it is violated more: T1, which decides where no priority does. */
static bool follow_last(slope *of_all, const slope *now) {
    if (now->of_last != 0 && (of_all->of_last == 0 || now->last >= of_all->last)) {
        of_all->of_last = now->of_last;
        of_all->last = now->last;
    }
    return of_all->of_last > 0;
}

/* Follows the slope of all rows to one side. Returns whether it is positive. */
static bool follow_side(blocks *b, int side) {
    hub_slopes *s = &b->slopes;
    const levels *all = &b->n->solver->levels;
    slope *of_all = &s->of[ALL_ROWS][side], *before = &s->of[ROWS_BEFORE][side], *now = &s->of[ROWS_NOW][side];
    double highest = 0, decides = 0;
    for (size_t l = 1; l < all->count; l++) {
        double *sum = &of_all->sums[l];
        *sum += now->sums[l] - before->sums[l];
        if (fabs(*sum) <= SLOPE_NOISE || all->priorities[l] <= highest) continue;
        highest = all->priorities[l];
        decides = *sum;
    }
    bool last_is_worse = follow_last(of_all, now);
    return highest > 0 ? decides > 0 : last_is_worse;
}

/* Whether the hub stays beside which the touched blocks are steep. If the slopes of all rows are missing for that, it notes so. */
static bool steep_hub_stays(blocks *b) {
    hub_slopes *s = &b->slopes;
    if (s->known != s->steep) {
        s->wants = s->wanted == s->steep ? s->wants + 1 : 1;
        s->wanted = s->steep;
        s->missed = !s->refused;
        return false;
    }
    bool stays = follow_side(b, 0);
    return follow_side(b, 1) && stays;
}

static quoin_status probe_present(blocks *b) {
    native *n = b->n;
    quoin_status status = native_reduce(n, n->chosen_rows, n->chosen_row_count, false);
    if (status != QUOIN_OK) return status;
    note_in_place(b, blocks_read_chosen(b));
    return probe_chosen(b, ROWS_NOW);
}

quoin_status blocks_probe(blocks *b) {
    if (!b->hub_count) return QUOIN_OK;
    quoin_status status = count_beside(b) ? probe_present(b) : QUOIN_OK;
    if (status == QUOIN_OK && !b->failed && b->slopes.steep != NO_INDEX) b->failed = !steep_hub_stays(b);
    return status;
}

/* ── All rows ───────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status find_all(blocks *b, const hub *of) {
    quoin_solver *solver = b->n->solver;
    bool flat;
    quoin_status status = blocks_choose_last(b, of->node);
    if (status != QUOIN_OK) return status;
    b->n->partial = true;
    blocks_exchange_constants(solver);
    note_in_place(b, solver->values);
    for (int side = 0; side < 2 && status == QUOIN_OK && !b->failed; side++)
        status = find_side(b, of->node, side, &b->slopes.of[ALL_ROWS][side], &flat);
    blocks_exchange_constants(solver);
    return status;
}

quoin_status blocks_find_slopes(blocks *b) {
    hub_slopes *s = &b->slopes;
    size_t i = 0;
    while (i < b->hub_count && b->hubs[i].vertex != s->wanted) i++;
    if (s->refused || s->wants < FEW_WANTS || i == b->hub_count) return QUOIN_OK;
    quoin_status status = find_all(b, &b->hubs[i]);
    s->refused = b->failed;
    if (!b->failed) s->known = s->wanted;
    s->wants = 0;
    b->failed = false;
    return status;
}
