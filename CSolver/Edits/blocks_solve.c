/* Edits by blocks: those that an edit touches are solved, each group of them with its root held, and what hangs from them is moved. */
#include "Edits/blocks.h"

#include "Edits/distances.h"
#include "Edits/graft.h"

#define FEW_MISSES 4           /* edits in sequence that may miss slopes before others wait */

/* ── Preparing ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether the store still has what the last solve saw, but for a few rows. */
static bool remembers(const quoin_solver *solver) {
    return store_lists_last(solver) && solver->packings == solver->last.packings && !graft_rows_changed(solver, solver->last.rows, solver->last.rows);
}

/* Whether what the rows left to the tie levels, if anything, is the same in any solve. */
static bool is_definite(const native *n) { return n->closed || (n->opened && !n->guarded); }

/* Makes the blocks of the last solve. */
static quoin_status prepare(native *n) {
    const quoin_solver *solver = n->solver;
    if (!n->blocks) {
        if (!(n->blocks = memory_take(n->memory, sizeof *n->blocks))) return QUOIN_OUT_OF_MEMORY;
        *n->blocks = (blocks){.n = n};
    }
    blocks *b = n->blocks;
    if (patience_waits(&b->patience) || !is_definite(n) || n->strained || !remembers(solver)) return QUOIN_OK;
    distances_catch_up(n->solver);
    quoin_status status = blocks_make(b);
    if (status == QUOIN_OK && !b->made) patience_fail(&b->patience);
    return status == QUOIN_OK && b->made ? blocks_find_slopes(b) : status;
}

/* ── The edit ───────────────────────────────────────────────────────────────────────────────────────────────── */

static bool applies(const blocks *b) {
    const quoin_solver *solver = b->n->solver;
    if (solver->priorities_changed || solver->all_touched || graft_rows_changed(solver, b->known_rows, b->known_rows)) return false;
    if (solver->row_slots.tidied != b->tidied_rows || solver->variable_slots.tidied != b->tidied_variables) return false;
    return solver->row_count <= b->row_room && solver->variable_count < b->vertex_room;
}

static void take_changes(blocks *b) {
    quoin_solver *solver = b->n->solver;
    const slots *rows = &solver->row_slots, *variables = &solver->variable_slots;
    if (b->hub_count && b->packings != solver->packings) b->failed = true; /* the terms of removed rows are gone */
    for (size_t i = 0; i < rows->freed_count; i++) blocks_remove_crossing(b, rows->freed[i]);
    for (size_t i = 0; i < rows->freed_count; i++) blocks_remove_row(b, rows->freed[i]);
    for (size_t i = 0; i < variables->freed_count; i++) blocks_remove_variable(b, variables->freed[i]);
    for (size_t i = b->known_variables; i < variables->order_count; i++)
        if (solver->variables[variables->order[i]].alive) blocks_add_variable(b, variables->order[i]);
    for (size_t i = b->known_rows; i < rows->order_count; i++)
        if (solver->rows[rows->order[i]].flags & ROW_ALIVE) blocks_add_row(b, rows->order[i]);
    for (size_t i = 0; i < solver->changed_count; i++) {
        uint32_t slot = solver->changed_rows[i], block = b->block_of_row[slot];
        if (b->row_mark[slot] & BLOCK_ROW_DECIDES) b->failed = true;
        else if (block != NO_INDEX) blocks_touch(b, block);
        else if (!solver->rows[slot].tie && !row_is_deferred(&solver->rows[slot])) b->failed = true;
    }
}

/* Finds what was rounded, whether the rows that were as good as required still hold, and how far each variable has moved. */
static quoin_status measure(blocks *b) {
    native *n = b->n;
    rounding found;
    const double *values = blocks_read_chosen(b);
    b->failed = !blocks_follow_broken(b, values);
    quoin_status status = rounding_find(&found, n, b->broken, rows_of(n), variables_of(n));
    if (status == QUOIN_OK && !blocks_join_parts(b, &found, n->chosen, n->chosen_count)) b->failed = true;
    if (status == QUOIN_OK && !blocks_are_exact_at_hubs(b, &found)) b->failed = true;
    rounding_close(&found);
    for (size_t i = 0; i < n->chosen_count; i++) {
        uint32_t slot = n->chosen[i];
        b->moved[slot + 1] -= n->solver->values[slot];
        if (b->moved[slot + 1] != 0 && blocks_is_fixed(b, slot + 1)) b->failed = true;
    }
    return status;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

static void note_order(blocks *b) {
    const slots *rows = &b->n->solver->row_slots, *variables = &b->n->solver->variable_slots;
    b->known_rows = rows->order_count;
    b->known_variables = variables->order_count;
    b->tidied_rows = rows->tidied;
    b->tidied_variables = variables->tidied;
    b->packings = b->n->solver->packings;
}

static void finish(blocks *b) {
    quoin_counts *counts = &b->n->solver->counts;
    counts->touched_components = 0;
    for (size_t i = 0; i < b->touched_count; i++) {
        uint32_t block = b->touched_list[i];
        b->touched[block] = 0;
        if (b->root[block] == NO_INDEX) b->free_blocks[b->free_count++] = block;
        else counts->touched_components++;
    }
    for (size_t i = 0; i < b->n->chosen_row_count; i++) b->row_mark[b->n->chosen_rows[i]] &= (uint8_t)~BLOCK_ROW_NEW;
    b->touched_count = b->loose_count = b->lost_count = 0;
    counts->components = b->block_count - b->free_count;
    note_order(b);
    b->patience.failures = b->slopes.misses = 0;
    if (!b->n->solver->structure_changed) b->of_constants.failures = 0;
}

/* Takes the edit over, and lists what has to be solved. */
static quoin_status begin(blocks *b) {
    native *n = b->n;
    b->slopes.missed = false;
    take_changes(b);
    b->failed = b->failed || !blocks_may_choose(b);
    n->partial = true;
    quoin_status status = b->failed ? QUOIN_OK : blocks_probe_former(b);
    if (status == QUOIN_OK) status = store_tidy(n->solver);
    if (status == QUOIN_OK && !b->failed) status = blocks_choose(b);
    b->failed = b->failed || (b->has_rounded && !blocks_may_be_rounded(b));
    return status;
}

static quoin_status solve_chosen(blocks *b) {
    native *n = b->n;
    blocks_list_least(b);
    quoin_status status = native_reduce(n, n->chosen_rows, n->chosen_row_count, false);
    n->least_count = 0;
    if (status != QUOIN_OK) return status;
    b->failed = b->failed || n->contradictory || n->declined || n->strained || !is_definite(n) || native_breaks_guard(n) || !blocks_follow_open(b);
    return b->failed ? QUOIN_OK : measure(b);
}

static void move(blocks *b) {
    size_t count = blocks_carry(b);
    b->failed = b->failed || blocks_break_guard(b) || blocks_change_crossing(b);
    if (!b->failed) blocks_publish(b, count);
}

static quoin_status run(blocks *b) {
    quoin_status status = begin(b);
    if (status == QUOIN_OK && !b->failed) status = blocks_probe(b);
    if (status == QUOIN_OK && !b->failed) status = solve_chosen(b);
    if (status == QUOIN_OK && !b->failed) move(b);
    return status;
}

/* An edit that fails because slopes are missing may be followed by one that finds them. */
static void be_patient(blocks *b) {
    if (!b->n->solver->structure_changed) patience_fail(&b->of_constants);
    if (!b->slopes.missed || ++b->slopes.misses > FEW_MISSES) patience_fail(&b->patience);
}

/* Prepares the first edit by blocks. */
static quoin_status begin_edits(native *n) {
    quoin_status status = prepare(n);
    if (status != QUOIN_OK || !n->blocks->made) return status;
    n->blocks->tidied_rows = n->solver->row_slots.tidied;
    n->blocks->tidied_variables = n->solver->variable_slots.tidied;
    return QUOIN_OK;
}

/* Whether the rows with changed constants lie in blocks that are not too large. */
static bool are_few(const blocks *b) {
    const quoin_solver *solver = b->n->solver;
    size_t rows = 0;
    bool inside = true;
    for (size_t i = 0; i < solver->changed_count && inside; i++) {
        uint32_t block = b->block_of_row[solver->changed_rows[i]];
        inside = block != NO_INDEX;
        if (inside) rows += b->row_count[block];
    }
    return inside && !blocks_are_many_rows(b, rows, LARGE_SHARE);
}

quoin_status blocks_look_at_constants(native *n, bool *suits) {
    *suits = false;
    if (n->blocks && patience_waits(&n->blocks->of_constants)) return QUOIN_OK;
    quoin_status status = n->blocks && n->blocks->made ? QUOIN_OK : begin_edits(n);
    if (status != QUOIN_OK) return status;
    *suits = n->blocks->made && are_few(n->blocks);
    if (!*suits) patience_fail(&n->blocks->of_constants), n->blocks->made = false;
    return QUOIN_OK;
}

quoin_status blocks_solve(native *n, bool *done) {
    quoin_status status = QUOIN_OK;
    blocks *b = n->blocks;
    if (!b || !b->made) {
        status = begin_edits(n);
        b = n->blocks;
        if (status != QUOIN_OK || !b->made) return status;
    }
    b->failed = patience_ends(&b->patience, n->solver->structure_changed || n->reopens) || !applies(b);
    if (!b->failed) {
        distances_catch_up(n->solver);
        status = run(b);
        if (status == QUOIN_OK && b->failed) be_patient(b);
    }
    *done = status == QUOIN_OK && !b->failed;
    n->simple = n->beside_network = false;
    b->made = *done;
    if (*done) finish(b);
    return status;
}

void blocks_forget(native *n) {
    if (n->blocks) n->blocks->made = false;
}

void blocks_release(native *n) {
    if (!n->blocks) return;
    slab_release(n->memory, &n->blocks->slab);
    memory_give(n->memory, n->blocks, sizeof *n->blocks);
    n->blocks = NULL;
}
