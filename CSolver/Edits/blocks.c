/* Finding the blocks: a depth-first search from the reference, after Hopcroft and Tarjan.
 *
 * `low` of a vertex is the earliest vertex that is reached from it or from below it by one row. If that of w is not before v, from which
 * w was found, everything found since w meets the rest in v alone: it is a block with the root v.
 */
#include "Edits/blocks.h"

#include "Store/sorting.h"

typedef struct search {
    blocks *b;
    size_t vertices;
    uint32_t *start, *next_to; /* per vertex: its neighbors, one for each row between them */
    uint32_t *number, *low, *above, *cursor; /* per vertex: when it was found, and from where */
    uint32_t *path, *found;    /* the vertices from the reference to here; those that are in no block yet */
    size_t depth, found_count;
    uint32_t numbered;
    slab slab;
} search;

/* The connections of one row, whose ends come one by one. */
typedef struct circle {
    const blocks *b;
    uint32_t first, last, count; /* of the ends other than the reference */
    bool has_reference;
    void *context;
    void (*visit)(void *context, uint32_t first, uint32_t second);
} circle;

static void add_end(circle *c, uint32_t vertex) {
    if (!vertex || blocks_is_fixed(c->b, vertex)) {
        c->has_reference = true;
        return;
    }
    if (c->count++) c->visit(c->context, c->last, vertex);
    else c->first = vertex;
    c->last = vertex;
}

static void close_circle(circle *c) {
    if (c->has_reference && c->count) c->visit(c->context, c->last, 0);
    if (c->has_reference && c->count > 1) c->visit(c->context, 0, c->first);
    if (!c->has_reference && c->count > 2) c->visit(c->context, c->last, c->first);
}

/* Whether a term of a general row belongs to a combination that is certain by another row. */
static bool is_of_certain_pair(const blocks *b, uint32_t slot, const quoin_term *term) {
    const row *this_row = &b->n->solver->rows[slot];
    const certain_pair *pair = &b->pair[term->variable + 1];
    quoin_term other;
    if (!(this_row->flags & ROW_GENERAL) || pair->other == NO_INDEX || pair->row == slot) return false;
    for (uint32_t i = 0; i < row_terms(this_row); i++) {
        if (!row_term(b->n->solver, this_row, i, &other) || other.variable + 1 != pair->other) continue;
        return other.coefficient == pair->ratio * term->coefficient;
    }
    return false;
}

void blocks_for_connections(const blocks *b, uint32_t slot, void *context, void (*visit)(void *context, uint32_t first, uint32_t second)) {
    const quoin_solver *solver = b->n->solver;
    const row *this_row = &solver->rows[slot];
    circle c = {.b = b, .context = context, .visit = visit};
    double sum = 0;
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(this_row); i++) {
        if (!row_term(solver, this_row, i, &term)) continue;
        add_end(&c, is_of_certain_pair(b, slot, &term) ? 0 : term.variable + 1);
        sum += term.coefficient;
    }
    c.has_reference = c.has_reference || sum != 0;
    close_circle(&c);
}

static void count_neighbors(void *context, uint32_t a, uint32_t b) {
    search *s = context;
    s->start[a]++;
    s->start[b]++;
}

static void list_neighbors(void *context, uint32_t a, uint32_t b) {
    search *s = context;
    s->next_to[--s->start[a]] = b;
    s->next_to[--s->start[b]] = a;
}

/* Whether a tie row has something to decide for a variable that it mentions. */
static bool decides(const native *n, const row *this_row) {
    quoin_term term;
    bool any = false;
    for (uint32_t i = 0; i < row_terms(this_row) && !any && n->opened; i++)
        any = row_term(n->solver, this_row, i, &term) && tie_decides(n, this_row, term.variable);
    return any;
}

/* Whether a row of the last solve connects variables: it took part in the solve, and is not checked after it, and it does not cross blocks. */
static bool connects(const blocks *b, const row *this_row) {
    if (!this_row->tie) return !row_is_deferred(this_row);
    return decides(b->n, this_row) && !blocks_may_cross(b, this_row);
}

/* The connections of the last solve: its rows, those removed since among them, and the anchors of free variables. */
static void for_connections(search *s, void (*visit)(void *context, uint32_t a, uint32_t b)) {
    const native *n = s->b->n;
    const quoin_solver *solver = n->solver;
    for (size_t i = 0; i < solver->last.rows; i++) {
        uint32_t slot = solver->row_slots.order[i];
        if (connects(s->b, &solver->rows[slot])) blocks_for_connections(s->b, slot, s, visit);
    }
    for (size_t i = 0; i < solver->last.variables && n->opened; i++) {
        uint32_t slot = solver->variable_slots.order[i];
        if (slot_is_free(n, slot)) visit(s, slot + 1, blocks_anchor(s->b, slot + 1));
    }
}

static bool open_search(search *s, blocks *b) {
    const quoin_solver *solver = b->n->solver;
    *s = (search){.b = b, .vertices = solver->variable_count + 1};
    size_t size = s->vertices, connections = 2 * solver->last.rows + solver->term_count + size;
    part parts[] = {PART(s->start, size + 1), PART(s->number, size), PART(s->low, size),  PART(s->above, size),
                    PART(s->cursor, size),    PART(s->path, size),   PART(s->found, size), PART(s->next_to, 2 * connections)};
    if (!slab_carve(b->n->memory, &s->slab, parts, 8)) return false;
    memory_fill(s->start, 0, (size + 1) * sizeof *s->start);
    memory_fill(s->number, 0, size * sizeof *s->number);
    for_connections(s, count_neighbors);
    sum_up(s->start, size);
    for_connections(s, list_neighbors);
    return true;
}

static void find_vertex(search *s, uint32_t v, uint32_t above) {
    s->number[v] = s->low[v] = ++s->numbered;
    s->above[v] = above;
    s->cursor[v] = s->start[v];
    s->path[s->depth++] = v;
    if (v) s->found[s->found_count++] = v;
}

static void make_block(search *s, uint32_t last, uint32_t root) {
    blocks *b = s->b;
    uint32_t block = (uint32_t)b->block_count++, member;
    b->root[block] = root;
    b->rows.first[block] = b->members.first[block] = END_OF_CHAIN;
    b->row_count[block] = b->rounded[block] = 0;
    chain_put(&b->hanging, root, block);
    do {
        member = s->found[--s->found_count];
        b->parent[member] = block;
        chain_put(&b->members, block, member);
    } while (member != last);
}

static void leave_vertex(search *s, uint32_t v) {
    s->depth--;
    if (!v) return;
    uint32_t above = s->above[v];
    if (s->low[v] < s->low[above]) s->low[above] = s->low[v];
    if (s->low[v] >= s->number[above]) make_block(s, v, above);
}

static void search_all(search *s) {
    find_vertex(s, 0, 0);
    while (s->depth) {
        uint32_t v = s->path[s->depth - 1];
        if (s->cursor[v] == s->start[v + 1]) {
            leave_vertex(s, v);
            continue;
        }
        uint32_t w = s->next_to[s->cursor[v]++];
        if (!s->number[w]) find_vertex(s, w, v);
        else if (s->number[w] < s->low[v]) s->low[v] = s->number[w];
    }
}

uint32_t blocks_between(const blocks *b, uint32_t first, uint32_t second) {
    uint32_t of_first = b->parent[first], of_second = b->parent[second];
    if (of_first == of_second) return of_first;
    if (of_second != NO_INDEX && b->root[of_second] == first) return of_second;
    return of_first != NO_INDEX && b->root[of_first] == second ? of_first : NO_INDEX;
}

typedef struct row_block {
    const blocks *b;
    uint32_t block;
    bool any, several;         /* whether two vertices were seen, and whether not all are in one block */
} row_block;

static void note_block(void *context, uint32_t first, uint32_t second) {
    row_block *of = context;
    uint32_t block = blocks_between(of->b, first, second);
    of->several = of->several || (of->any && block != of->block);
    of->block = block;
    of->any = true;
}

uint32_t blocks_around(const blocks *b, uint32_t slot) {
    row_block of = {.b = b, .block = NO_INDEX};
    blocks_for_connections(b, slot, &of, note_block);
    return of.several ? NO_INDEX : of.block;
}

void blocks_enter_row(blocks *b, uint32_t slot, uint32_t block) {
    const row *this_row = &b->n->solver->rows[slot];
    b->block_of_row[slot] = block;
    bool equates = row_equates_lengths(b->n->solver, this_row);
    b->row_mark[slot] |= equates ? BLOCK_ROW_ENTERED | BLOCK_ROW_EQUATES : BLOCK_ROW_ENTERED;
    b->equal_lengths += equates;
    if (block != NO_INDEX) {
        b->row_count[block]++;
        chain_put(&b->rows, block, slot);
    } else if (this_row->tie) {
        blocks_widen(b, this_row);
    } else if (row_is_deferred(this_row)) {
        b->failed = b->failed || b->wide_guard_count == b->row_room;
        if (!b->failed) b->wide_guards[b->wide_guard_count++] = slot;
    }
}

/* Enters the rows of the last solve. Those between variables that count as the reference are in no block. */
static void enter_rows(blocks *b) {
    const quoin_solver *solver = b->n->solver;
    for (size_t i = 0; i < solver->last.rows; i++) {
        uint32_t slot = solver->row_slots.order[i];
        const row *this_row = &solver->rows[slot];
        uint32_t block = blocks_around(b, slot);
        if (block == NO_INDEX && blocks_may_cross(b, this_row) && decides(b->n, this_row)) blocks_enter_crossing(b, slot);
        else blocks_enter_row(b, slot, block);
    }
}

static bool reserve_blocks(blocks *b) {
    const quoin_solver *solver = b->n->solver;
    hub_slopes *s = &b->slopes;
    size_t rows = b->row_room = with_slack(solver->row_count), vertices = b->vertex_room = with_slack(solver->variable_count + 1);
    size_t all = b->block_room = 2 * rows; /* numbers of blocks that an edit empties are free only after it */
    size_t levels = s->levels = with_slack(solver->levels.count);
    part parts[] = {PART(b->moved, vertices),            PART(b->parent, vertices),
                    PART(b->vertex_walk, vertices),      PART(b->members.next, vertices),
                    PART(b->members.previous, vertices), PART(b->hanging.first, vertices),
                    PART(b->block_of_row, rows),         PART(b->rows.next, rows),
                    PART(b->rows.previous, rows),        PART(b->carried, all),
                    PART(b->root, all),                  PART(b->row_count, all),
                    PART(b->rows.first, all),            PART(b->members.first, all),
                    PART(b->hanging.next, all),          PART(b->hanging.previous, all),
                    PART(b->free_blocks, all),           PART(b->block_walk, all),
                    PART(b->touched_list, all),          PART(b->queue, all + vertices),
                    PART(b->touched, all),               PART(b->rounded, all),
                    PART(b->fixed_by, vertices),         PART(b->wide_guards, rows),
                    PART(b->fixing_row, vertices),       PART(b->row_walk, rows),
                    PART(b->loose, 2 * vertices),        PART(b->row_mark, rows),
                    PART(b->tie_mark, vertices),         PART(b->pair, vertices),
                    PART(b->lost, rows),                 PART(b->violations, rows),
                    PART(b->crossings, rows),            PART(b->least, rows),
                    PART(s->of[ALL_ROWS][0].sums, levels),    PART(s->of[ALL_ROWS][1].sums, levels),
                    PART(s->of[ROWS_BEFORE][0].sums, levels), PART(s->of[ROWS_BEFORE][1].sums, levels),
                    PART(s->of[ROWS_NOW][0].sums, levels),    PART(s->of[ROWS_NOW][1].sums, levels),
                    PART(s->half.sums, levels)};
    if (!slab_carve(b->n->memory, &b->slab, parts, sizeof parts / sizeof *parts)) return false;
    memory_fill(b->block_of_row, 0xff, rows * sizeof *b->block_of_row);
    memory_fill(b->parent, 0xff, vertices * sizeof *b->parent);
    memory_fill(b->fixed_by, 0xff, vertices * sizeof *b->fixed_by);
    memory_fill(b->fixing_row, 0xff, vertices * sizeof *b->fixing_row);
    memory_fill(b->row_walk, 0, rows * sizeof *b->row_walk);
    memory_fill(b->hanging.first, 0xff, vertices * sizeof *b->hanging.first);
    memory_fill(b->vertex_walk, 0, vertices * sizeof *b->vertex_walk);
    memory_fill(b->block_walk, 0, all * sizeof *b->block_walk);
    memory_fill(b->touched, 0, all);
    memory_fill(b->row_mark, 0, rows);
    memory_fill(b->tie_mark, 0, vertices);
    memory_fill(b->pair, 0xff, vertices * sizeof *b->pair);
    memory_fill(b->carried, 0, all * sizeof *b->carried);
    b->block_count = b->free_count = b->touched_count = b->wide_guard_count = b->crossing_count = b->loose_count = b->equal_lengths = b->walk = 0;
    b->hub_count = b->lost_count = 0;
    s->known = NO_INDEX;
    b->has_rounded = false;
    b->failed = false; /* perhaps the last edit was left to a full solve */
    return true;
}

/* Divides the last solve into blocks. */
static quoin_status divide(blocks *b) {
    search s;
    if (!open_search(&s, b)) return QUOIN_OUT_OF_MEMORY;
    search_all(&s);
    slab_release(b->n->memory, &s.slab);
    blocks_mark_open(b);
    enter_rows(b);
    return QUOIN_OK;
}

/* Forgets a division, but not which variables count as the reference. */
static void join_all(blocks *b) {
    memory_fill(b->block_of_row, 0xff, b->row_room * sizeof *b->block_of_row);
    memory_fill(b->parent, 0xff, b->vertex_room * sizeof *b->parent);
    memory_fill(b->hanging.first, 0xff, b->vertex_room * sizeof *b->hanging.first);
    memory_fill(b->tie_mark, 0, b->vertex_room);
    b->block_count = b->wide_guard_count = b->crossing_count = b->equal_lengths = 0;
    b->failed = false;
}

/* Finds the last tie level, and which nodes those before it leave open. */
static quoin_status find_free(native *n, slot_list rows) {
    n->last_tie = 0;
    for (size_t i = 0; i < rows.count; i++) n->last_tie = (uint32_t)greater(n->last_tie, n->solver->rows[rows.slots[i]].tie);
    return bridge_find_free(n, rows);
}

/* Finds the blocks of the last solve, given what was rounded in it. */
static quoin_status find_blocks(blocks *b, const rounding *found, slot_list variables) {
    quoin_status status = blocks_find_fixed(b, found);
    if (status == QUOIN_OK) status = divide(b);
    if (status == QUOIN_OK && blocks_find_hubs(b, found)) {
        join_all(b);
        status = divide(b);
    }
    if (status != QUOIN_OK) return status;
    b->made = !b->failed && blocks_join_parts(b, found, variables.slots, variables.count);
    return QUOIN_OK;
}

void blocks_exchange_constants(quoin_solver *solver) {
    for (size_t i = 0; i < solver->changed_count; i++) {
        double *constant = &solver->rows[solver->changed_rows[i]].constant, kept = *constant;
        *constant = solver->former_constants[i];
        solver->former_constants[i] = kept;
    }
}

/* Divides the last solve, whose constants the rows have. */
static quoin_status divide_last(blocks *b, slot_list rows, slot_list variables) {
    rounding found;
    blocks_find_broken(b);
    quoin_status status = find_free(b->n, rows);
    if (status != QUOIN_OK) return status;
    status = rounding_find(&found, b->n, b->broken, rows, variables);
    b->firm = found.firm;
    if (status == QUOIN_OK) status = find_blocks(b, &found, variables);
    rounding_close(&found);
    return status;
}

quoin_status blocks_make(blocks *b) {
    quoin_solver *solver = b->n->solver;
    const solved_store *last = &solver->last;
    slot_list rows = {solver->row_slots.order, last->rows}, variables = {solver->variable_slots.order, last->variables};
    if (!reserve_blocks(b)) return QUOIN_OUT_OF_MEMORY;
    blocks_exchange_constants(solver);
    quoin_status status = divide_last(b, rows, variables);
    blocks_exchange_constants(solver);
    b->known_rows = last->rows;
    b->known_variables = last->variables;
    b->packings = last->packings;
    b->drift = 0;
    return status;
}
