/* Edits: recomputes everything that a changed constant reaches, and nothing else.
 *
 * The elimination is a tree of functions. A row's constant affects the function of its edge, which affects the sum or convolution that it
 * is an operand of, and so on, up to a pendant step or to a function that does not change. Then the steps whose function or neighbors have
 * changed are settled again, last first. Only variables of nodes that moved are written; if distances are asked for, only variables whose
 * distance from their anchor has changed.
 * Where a network or the tie levels decided other positions, reach.c says which edits leave those alone.
 * An edit evaluates the same expressions as a full solve, so its values are identical to the bit.
 */
#include <string.h>

#include "Elimination/reduction.h"
#include "Edits/pairs.h"
#include "Edits/reach.h"

typedef struct edit {
    native *n;
    edit_index *index;
    size_t step_words, function_words;
    bool give_up;              /* a full solve is needed */
} edit;

static void set_bit(uint64_t *bits, uint32_t i) { bits[i >> 6] |= UINT64_C(1) << (i & 63); }

void edit_release(native *n) {
    edit_index *x = &n->index;
    slab_release(n->memory, &x->slab);
    slab_release(n->memory, &x->spring_slab);
    slab_release(n->memory, &x->reach_slab);
    pairs_release(n);
    x->made = x->reached = false;
}

/* ── The index ──────────────────────────────────────────────────────────────────────────────────────────────── */

static uint32_t root_of(const native *n, uint32_t slot) { return node_root(n, n->node[slot]); }

static quoin_status reserve_index(native *n) {
    edit_index *x = &n->index;
    size_t nodes = (size_t)n->node_count + 2;
    part parts[] = {
        PART(x->dirty_steps, n->step_count / 64 + 1),
        PART(x->dirty_functions, n->functions.count / 64 + 1),
        PART(x->series_of_function, n->functions.count),
        PART(x->pendant_of_function, n->functions.count),
        PART(x->member_start, nodes),
        PART(x->members, n->solver->alive_variables),
        PART(x->dependent_start, nodes),
        PART(x->dependents, 2 * n->step_count),
    };
    return slab_carve(n->memory, &x->slab, parts, sizeof parts / sizeof *parts) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* Turns counts into start indices; entries are then placed from each list's end downward. */
static void sum_up(uint32_t *start, size_t nodes) {
    for (size_t i = 1; i <= nodes; i++) start[i] += start[i - 1];
}

static void index_members(native *n) {
    edit_index *x = &n->index;
    slot_list listed = variables_of(n);
    size_t nodes = (size_t)n->node_count + 1;
    memory_fill(x->member_start, 0, (nodes + 1) * sizeof *x->member_start);
    for (size_t i = 0; i < listed.count; i++) x->member_start[root_of(n, listed.slots[i])]++;
    sum_up(x->member_start, nodes);
    for (size_t i = listed.count; i-- > 0;) x->members[--x->member_start[root_of(n, listed.slots[i])]] = listed.slots[i];
}

static void index_steps(native *n) {
    edit_index *x = &n->index;
    size_t nodes = (size_t)n->node_count + 1;
    memory_fill(x->dependent_start, 0, (nodes + 1) * sizeof *x->dependent_start);
    memory_fill(x->series_of_function, 0xff, n->functions.count * sizeof *x->series_of_function);
    memory_fill(x->pendant_of_function, 0xff, n->functions.count * sizeof *x->pendant_of_function);
    for (uint32_t i = 0; i < n->step_count; i++) {
        const step *s = &n->steps[i];
        if (s->kind == STEP_FREE) continue;
        (s->kind == STEP_SERIES ? x->series_of_function : x->pendant_of_function)[s->function] = i;
        x->dependent_start[s->a]++;
        if (s->kind == STEP_SERIES) x->dependent_start[s->b]++;
    }
    sum_up(x->dependent_start, nodes);
    for (uint32_t i = (uint32_t)n->step_count; i-- > 0;) {
        const step *s = &n->steps[i];
        if (s->kind == STEP_FREE) continue;
        x->dependents[--x->dependent_start[s->a]] = i;
        if (s->kind == STEP_SERIES) x->dependents[--x->dependent_start[s->b]] = i;
    }
    memory_fill(x->dirty_steps, 0, (n->step_count / 64 + 1) * sizeof *x->dirty_steps);
    memory_fill(x->dirty_functions, 0, (n->functions.count / 64 + 1) * sizeof *x->dirty_functions);
}

static quoin_status index_springs(native *n) {
    edit_index *x = &n->index;
    part parts[] = {PART(x->spring_of_row, n->solver->row_count), PART(x->function_of_spring, n->spring_count)};
    if (!slab_carve(n->memory, &x->spring_slab, parts, 2)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(x->spring_of_row, 0xff, n->solver->row_count * sizeof *x->spring_of_row);
    for (uint32_t i = 0; i < n->spring_count; i++) x->spring_of_row[n->springs[i].row] = i;
    for (uint32_t f = 0; f < n->functions.count; f++) {
        const function *fn = &n->functions.list[f];
        for (uint32_t k = 0; fn->kind == FUNCTION_ROWS && k < fn->b; k++) x->function_of_spring[n->edge_springs[fn->a + k]] = f;
    }
    return QUOIN_OK;
}

/* Finds whether the changed rows are such as an edit can follow; most of the index is made only then. */
static quoin_status look_ahead(native *n, bool *possible) {
    edit_index *x = &n->index;
    quoin_status status = QUOIN_OK;
    if (!x->reached && (status = index_springs(n)) == QUOIN_OK) status = reach_make(n);
    x->reached = status == QUOIN_OK;
    *possible = x->reached && reach_allows(n);
    return status;
}

static quoin_status make_index(native *n) {
    if (n->index.made) return QUOIN_OK;
    quoin_status status = reserve_index(n);
    if (status != QUOIN_OK) return status;
    index_members(n);
    index_steps(n);
    reach_watch(n);
    status = pairs_make(n);
    n->index.made = status == QUOIN_OK;
    return status;
}

/* ── Upward: functions ──────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status compute(native *n, uint32_t f, double *apart) {
    *apart = 0;
    switch (n->functions.list[f].kind) {
    case FUNCTION_ROWS: return rows_function(n, f, n->solver->ties, apart);
    case FUNCTION_SUM: return functions_sum(&n->functions, f, apart);
    default: return functions_convolve(&n->functions, f);
    }
}

/* Computes f again at the end of the list, then moves it to its old place if it fits there. */
static quoin_status recompute(edit *in, uint32_t f, bool *changed) {
    functions *all = &in->n->functions;
    *changed = true;
    if (all->list[f].split) {
        in->give_up = in->give_up || !functions_can_split(all, f);
        return QUOIN_OK;
    }
    function old = all->list[f];
    size_t used = all->used, garbage = all->garbage;
    double apart;
    all->list[f].room = 0;
    quoin_status status = compute(in->n, f, &apart);
    all->garbage = garbage;
    if (status != QUOIN_OK) {
        all->list[f] = old;
        all->used = used;
        return status;
    }
    in->give_up = in->give_up || apart > REQUIRED_TOLERANCE;
    *changed = !functions_equal(all, &old, &all->list[f]);
    if (all->list[f].count > old.room) all->garbage += old.room + 1;
    else functions_move_back(all, f, &old, used);
    return QUOIN_OK;
}

static void touch_function(edit *in, uint32_t f) { set_bit(in->index->dirty_functions, f); }

/* Notes that the function of a step may have changed. */
static void touch_step(edit *in, uint32_t s) {
    if (s == NO_INDEX) return;
    in->n->steps[s].known = false;
    set_bit(in->index->dirty_steps, s);
}

/* Of two edits that cancel, a pendant's convolution comes out as it was, and yet its share has changed. */
static void touch_steps(edit *in, uint32_t f) {
    touch_step(in, in->index->series_of_function[f]);
    touch_step(in, in->index->pendant_of_function[f]);
}

/* Recomputes the functions that changed. Operands have smaller numbers than the functions made of them, so one pass upward suffices. */
static quoin_status recompute_functions(edit *in) {
    native *n = in->n;
    uint64_t *dirty = in->index->dirty_functions;
    for (size_t word = 0; word < in->function_words; word++) {
        while (dirty[word] && !in->give_up) {
            uint32_t f = (uint32_t)(word * 64 + (unsigned)__builtin_ctzll(dirty[word]));
            dirty[word] &= dirty[word] - 1;
            bool changed;
            quoin_status status = recompute(in, f, &changed);
            if (status != QUOIN_OK) return status;
            touch_steps(in, f);
            uint32_t parent = n->functions.list[f].parent;
            if (parent == NO_FUNCTION) continue;
            if (changed) touch_function(in, parent);
            else touch_steps(in, parent);
        }
    }
    return QUOIN_OK;
}

/* ── Downward: positions ────────────────────────────────────────────────────────────────────────────────────── */

static void write_members(edit *in, uint32_t node) {
    native *n = in->n;
    quoin_solver *solver = n->solver;
    const edit_index *x = in->index;
    double position = n->position[node];
    for (uint32_t i = x->member_start[node]; i < x->member_start[node + 1]; i++) {
        uint32_t slot = x->members[i];
        double value = n->node[slot] == node ? position + n->offset[slot] : variable_value(n, slot);
        if (value == solver->values[slot]) continue;
        solver->values[slot] = value;
        solver->changes[solver->change_count++] = slot;
    }
}

/* Settles a step whose neighbors have moved by the same distance, the usual case: its node moves by that distance, too. Returns
 * false if they have not. */
static inline bool shift_step(double *position, const step *s) {
    if (!s->known || s->open || s->kind == STEP_FREE) return false;
    double a = position[s->a], to = a + s->rest;
    if (s->kind == STEP_SERIES) {
        double b = position[s->b];
        if (b - a != s->apart) return false;
        if (s->from_b) to = b - s->rest;
    }
    position[s->node] = to;
    return true;
}

static void settle_dirty(edit *in) {
    native *n = in->n;
    uint64_t *dirty = in->index->dirty_steps;
    const uint32_t *start = in->index->dependent_start, *dependents = in->index->dependents;
    const uint8_t *watched = in->index->watched;
    double *position = n->position;
    for (size_t word = in->step_words; word-- > 0;) {
        while (dirty[word]) {
            unsigned bit = 63 - (unsigned)__builtin_clzll(dirty[word]);
            dirty[word] &= ~(UINT64_C(1) << bit);
            step *s = &n->steps[word * 64 + bit];
            uint32_t node = s->node;
            double before = position[node];
            if (!shift_step(position, s) && settle_step(n, s)) in->give_up = true;
            if (position[node] == before) continue;
            for (uint32_t i = start[node]; i < start[node + 1]; i++) set_bit(dirty, dependents[i]);
            n->scratch[n->moved_count++] = node;
            in->give_up = in->give_up || watched[node];
        }
    }
}

/* Writes the changed values. It runs only once no full solve can be needed any more, because changes are counted from the last
 * solve. */
static void finish(edit *in) {
    native *n = in->n;
    pairs_update(n, &in->give_up);
    if (in->give_up) return;
    if (n->solver->from_anchors) {
        pairs_publish(n);
        n->solver->values_wait = n->solver->values_wait || n->moved_count;
        return;
    }
    for (size_t i = 0; i < n->moved_count; i++) write_members(in, n->scratch[i]);
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status change_springs(edit *in) {
    native *n = in->n;
    quoin_solver *solver = n->solver;
    for (size_t i = 0; i < solver->changed_count && !in->give_up; i++) {
        uint32_t slot = solver->changed_rows[i], s = in->index->spring_of_row[slot];
        const row *this_row = &solver->rows[slot];
        bool is_spring = s != NO_INDEX;
        if (!is_spring) {
            in->give_up = true;
            break;
        }
        spring made;
        quoin_status status = spring_remake(n, slot, n->springs[s].order, &made, &is_spring);
        if (status != QUOIN_OK) return status;
        if (!is_spring || this_row->flags & ROW_GUARD) {
            in->give_up = true;
            break;
        }
        n->springs[s] = made;
        touch_function(in, in->index->function_of_spring[s]);
    }
    return QUOIN_OK;
}

quoin_status edit_constants(native *n, bool *done) {
    bool possible = false;
    *done = false;
    if (n->functions.garbage > n->functions.used / 2 + 1024) return QUOIN_OK;
    quoin_status status = look_ahead(n, &possible);
    if (status == QUOIN_OK && possible) status = make_index(n);
    if (status != QUOIN_OK || !possible) return status;
    if (!RESERVE(n->memory, n->scratch, n->scratch_capacity, (size_t)n->node_count + 1)) return QUOIN_OUT_OF_MEMORY;
    edit in = {.n = n, .index = &n->index, .step_words = n->step_count / 64 + 1, .function_words = n->functions.count / 64 + 1};
    n->moved_count = 0;
    n->solver->change_count = 0;
    status = change_springs(&in);
    if (status == QUOIN_OK && !in.give_up) status = recompute_functions(&in);
    /* The moved nodes are listed only from here on: recomputing may have used the same scratch. */
    if (status == QUOIN_OK && !in.give_up) settle_dirty(&in);
    if (status == QUOIN_OK && !in.give_up) finish(&in);
    *done = status == QUOIN_OK && !in.give_up;
    if (!*done) n->index.made = n->index.reached = n->simple = n->beside_network = false;
    return status;
}
