/* Adding, changing and removing rows. A batch is read into its final place, after the last row, and takes effect only then. */
#include <math.h>

#include "Numbers/order.h"
#include "Store/slots.h"

#define LARGEST 1e15
#define ROWS_PER_VARIABLE ((uint64_t)3) /* an item has four variables, six rows of its own, and at least four more that place it */

static inline bool is_sound(double number) { return fabs(number) <= LARGEST; } /* false for NaN too */

static bool find_row(const quoin_solver *in, quoin_row handle, uint32_t *slot) {
    *slot = handle & QUOIN_INDEX_MASK;
    return *slot < in->row_count && in->rows[*slot].flags & ROW_ALIVE &&
           in->rows[*slot].generation == handle >> QUOIN_INDEX_BITS;
}

/* Finds the number of a priority. Only a new number needs memory. */
static inline quoin_status find_strength(quoin_solver *in, double priority, uint32_t tie, uint32_t *number) {
    *number = 0;
    if (tie) return tie > QUOIN_TIE_LEVELS ? QUOIN_BAD_PRIORITY : QUOIN_OK;
    if (!(priority > 0 && priority <= QUOIN_REQUIRED)) return QUOIN_BAD_PRIORITY;
    uint32_t recent = levels_recent_place(priority);
    if (priority != in->levels.recent[recent].priority) return levels_number(&in->memory, &in->levels, priority, number);
    *number = in->levels.recent[recent].number;
    return QUOIN_OK;
}

/* Whether a row may be a guard: a required inequality that is a difference. */
static bool may_be_guard(const row *this_row) {
    return row_is_required(this_row) && this_row->relation != QUOIN_EQUAL && !(this_row->flags & ROW_GENERAL);
}

static quoin_status check_terms(const quoin_solver *in, const quoin_row_input *given) {
    if (!given->term_count) return QUOIN_EMPTY_ROW;
    for (uint32_t i = 0; i < given->term_count; i++) {
        uint32_t slot;
        if (!is_sound(given->terms[i].coefficient)) return QUOIN_NOT_FINITE;
        if (!find_variable(in, given->terms[i].variable, &slot)) return QUOIN_UNKNOWN_VARIABLE;
    }
    return QUOIN_OK;
}

/* Reads everything but the terms. */
static quoin_status read_row(quoin_solver *in, const quoin_row_input *given, row *out) {
    *out = (row){.constant = given->constant * in->magnification, .relation = (int8_t)given->relation, .tie = (uint8_t)given->tie,
                 .flags = given->edit ? ROW_EDIT : 0};
    if (!is_sound(given->constant)) return QUOIN_NOT_FINITE;
    if (given->relation < -1 || given->relation > 1) return QUOIN_BAD_RELATION;
    quoin_status status = find_strength(in, given->priority, given->tie, &out->priority);
    if (status == QUOIN_OK) status = check_terms(in, given);
    if (given->guard && may_be_guard(out)) out->flags |= ROW_GUARD;
    return status;
}

static void count_uses(quoin_solver *solver, const row *this_row, uint32_t change) {
    if (this_row->flags & ROW_GENERAL) {
        for (uint32_t i = 0; i < this_row->second; i++) solver->variables[solver->terms[this_row->first + i].variable].uses += change;
        return;
    }
    if (this_row->first != NO_VARIABLE) solver->variables[this_row->first].uses += change;
    if (this_row->second != NO_VARIABLE) solver->variables[this_row->second].uses += change;
}

/* Notes that a row comes, goes or changes: conflicts among required rows are then to be searched for again. */
static inline void note_required(quoin_solver *solver, const row *this_row) {
    if (row_is_required(this_row)) solver->conflicts_stand = false;
}

static quoin_row install(quoin_solver *solver, row made, uint64_t key) {
    slots *in = &solver->row_slots;
    bool reused = in->free_count > 0;
    uint32_t slot = slots_take(in, &solver->row_count, key);
    made.generation = reused ? solver->rows[slot].generation : solver->tag;
    made.flags |= ROW_ALIVE;
    solver->rows[slot] = made;
    solver->row_keys[slot] = key;
    count_uses(solver, &made, 1);
    note_required(solver, &made);
    solver->alive_rows++;
    if (made.flags & ROW_GUARD) solver->alive_guards++;
    if (made.flags & ROW_EDIT) solver->alive_edits++;
    return row_handle(solver, slot);
}

/* Makes room for `count` more rows; before the first, for as many as the number of variables lets expect, so that a system that is built
 * row by row copies them less often. */
static quoin_status reserve_rows(quoin_solver *solver, uint32_t count) {
    if (solver->row_count + count > QUOIN_INDEX_MASK) return QUOIN_TOO_LARGE;
    size_t room = solver->row_count + count;
    if (!solver->row_capacity) room = greater(room, ROWS_PER_VARIABLE * solver->variable_count);
    if (!RESERVE(&solver->memory, solver->rows, solver->row_capacity, room) ||
        !RESERVE(&solver->memory, solver->row_keys, solver->row_key_capacity, room))
        return QUOIN_OUT_OF_MEMORY;
    return slots_reserve(&solver->memory, &solver->row_slots, count);
}

/* Reads a batch of rows. Until they are installed, they lie after the last slot. */
static quoin_status read_rows(quoin_solver *solver, uint32_t count, const quoin_row_input *rows) {
    size_t terms = solver->term_count;
    for (uint32_t i = 0; i < count; i++) {
        quoin_status status = read_row(solver, &rows[i], &solver->rows[solver->row_count + i]);
        if (status != QUOIN_OK) return status;
        terms += rows[i].term_count;
    }
    if (terms > UINT32_MAX) return QUOIN_TOO_LARGE;
    if (!RESERVE(&solver->memory, solver->terms, solver->term_capacity, terms)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < count; i++)
        if (!store_keep_terms(solver, &rows[i], &solver->rows[solver->row_count + i])) return QUOIN_EMPTY_ROW;
    return QUOIN_OK;
}

static uint64_t key_at(const uint64_t *keys, size_t stride, uint32_t i) { return *(const uint64_t *)(const void *)((const char *)keys + i * stride); }

/* Installs the rows of a batch. Slots may come from the free ones: no row is overwritten before it is moved. */
static void install_noted(quoin_solver *solver, uint32_t count, const uint64_t *keys, size_t stride, quoin_row *out) {
    const size_t noted = solver->row_count;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = key_at(keys, stride, i);
        if (key == QUOIN_KEY_AUTO) key = solver->row_slots.next_key;
        quoin_row handle = install(solver, solver->rows[noted + i], key);
        if (out) out[i] = handle;
    }
    if (count) solver->structure_changed = true;
}

/* Installs rows that take the next slots and keys in order, with the same result as installing them one by one. */
static void install_in_line(quoin_solver *solver, uint32_t count, quoin_row *out) {
    slots *in = &solver->row_slots;
    uint32_t slot = (uint32_t)solver->row_count;
    row *place = solver->rows + slot;
    for (uint32_t i = 0; i < count; i++, place++) {
        place->flags |= ROW_ALIVE;
        place->generation = solver->tag;
        solver->alive_guards += !!(place->flags & ROW_GUARD);
        solver->alive_edits += !!(place->flags & ROW_EDIT);
        count_uses(solver, place, 1);
        note_required(solver, place);
        solver->row_keys[slot + i] = in->next_key + i;
        in->order[in->order_count + i] = slot + i;
        if (out) out[i] = row_handle(solver, slot + i);
    }
    if (in->sorted_count == in->order_count) in->sorted_count += count;
    in->order_count += count;
    in->next_key += count;
    solver->row_count += count;
    solver->alive_rows += count;
    solver->structure_changed = true;
}

/* Installs a batch of rows, whose keys lie `stride` bytes apart. On failure none is installed. */
static quoin_status install_batch(quoin_solver *solver, uint32_t count, const uint64_t *keys, size_t stride, quoin_row *out) {
    const slots *in = &solver->row_slots;
    bool automatic = true;
    for (uint32_t i = 0; i < count; i++) automatic = automatic && key_at(keys, stride, i) == QUOIN_KEY_AUTO;
    if (automatic && in->next_key > UINT64_MAX - 1 - count) return QUOIN_TOO_LARGE;
    quoin_status status = automatic ? QUOIN_OK : store_check_row_keys(solver, count, keys, stride);
    if (status != QUOIN_OK) return status;
    if (automatic && !in->free_count && !in->taken) install_in_line(solver, count, out);
    else install_noted(solver, count, keys, stride, out);
    return QUOIN_OK;
}

quoin_status quoin_add_rows(quoin_solver *solver, uint32_t count, const quoin_row_input *rows, quoin_row *out) {
    if (!count) return QUOIN_OK;
    quoin_status status = reserve_rows(solver, count);
    size_t terms = solver->term_count;
    if (status == QUOIN_OK) status = read_rows(solver, count, rows);
    if (status == QUOIN_OK) status = install_batch(solver, count, &rows[0].key, sizeof *rows, out);
    if (status != QUOIN_OK) solver->term_count = terms;
    return status;
}

static inline quoin_status read_difference(quoin_solver *in, const quoin_difference *given, row *out) {
    *out = (row){.constant = given->constant * in->magnification, .first = NO_VARIABLE, .second = NO_VARIABLE, .relation = given->relation,
                 .tie = given->tie, .flags = given->edit ? ROW_EDIT : 0};
    if (!is_sound(given->constant)) return QUOIN_NOT_FINITE;
    if (given->relation < -1 || given->relation > 1) return QUOIN_BAD_RELATION;
    if (given->plus == given->minus) return QUOIN_EMPTY_ROW;
    if (given->plus != QUOIN_NONE && !find_variable(in, given->plus, &out->first)) return QUOIN_UNKNOWN_VARIABLE;
    if (given->minus != QUOIN_NONE && !find_variable(in, given->minus, &out->second)) return QUOIN_UNKNOWN_VARIABLE;
    quoin_status status = find_strength(in, given->priority, given->tie, &out->priority);
    if (given->guard && may_be_guard(out)) out->flags |= ROW_GUARD;
    return status;
}

quoin_status quoin_add_differences(quoin_solver *solver, uint32_t count, const quoin_difference *rows, quoin_row *out) {
    if (!count) return QUOIN_OK;
    quoin_status status = reserve_rows(solver, count);
    for (uint32_t i = 0; i < count && status == QUOIN_OK; i++) status = read_difference(solver, &rows[i], &solver->rows[solver->row_count + i]);
    return status == QUOIN_OK ? install_batch(solver, count, &rows[0].key, sizeof *rows, out) : status;
}

/* Marks the rows, so that a repeated one is noticed. After a failure no mark remains. */
static quoin_status mark_rows(quoin_solver *solver, uint32_t count, const quoin_row *rows) {
    uint32_t slot;
    for (uint32_t i = 0; i < count; i++) {
        if (find_row(solver, rows[i], &slot) && !(solver->rows[slot].flags & ROW_MARKED)) {
            solver->rows[slot].flags |= ROW_MARKED;
            continue;
        }
        while (i--) solver->rows[rows[i] & QUOIN_INDEX_MASK].flags &= (uint8_t)~ROW_MARKED;
        return QUOIN_UNKNOWN_ROW;
    }
    return QUOIN_OK;
}

static void forget_row(quoin_solver *solver, uint32_t slot) {
    row *gone = &solver->rows[slot];
    count_uses(solver, gone, UINT32_MAX); /* adds −1 */
    note_required(solver, gone);
    if (gone->flags & ROW_GENERAL) solver->term_garbage += gone->second;
    if (gone->flags & ROW_GUARD) solver->alive_guards--;
    if (gone->flags & ROW_EDIT) solver->alive_edits--;
    gone->flags &= ROW_FORM;   /* an edit may still ask what the row was */
    gone->generation = (gone->generation + 1) % QUOIN_GENERATIONS;
    slots_give(&solver->row_slots, slot, solver->row_keys[slot]);
    solver->alive_rows--;
}

quoin_status quoin_remove_rows(quoin_solver *solver, uint32_t count, const quoin_row *rows) {
    quoin_status status = slots_reserve_freed(&solver->memory, &solver->row_slots, count);
    if (status == QUOIN_OK) status = mark_rows(solver, count, rows);
    if (status != QUOIN_OK) return status;
    for (uint32_t i = 0; i < count; i++) forget_row(solver, rows[i] & QUOIN_INDEX_MASK);
    store_compact_terms(solver);
    if (count) solver->structure_changed = true;
    return QUOIN_OK;
}

quoin_status quoin_set_constants(quoin_solver *solver, uint32_t count, const quoin_row *rows, const double *constants) {
    uint32_t slot;
    for (uint32_t i = 0; i < count; i++) {
        if (!is_sound(constants[i])) return QUOIN_NOT_FINITE;
        if (!find_row(solver, rows[i], &slot)) return QUOIN_UNKNOWN_ROW;
    }
    size_t changes = solver->changed_count + count;
    if (!RESERVE(&solver->memory, solver->changed_rows, solver->changed_capacity, changes) ||
        !RESERVE(&solver->memory, solver->former_constants, solver->former_constant_capacity, changes))
        return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < count; i++) {
        row *changed = &solver->rows[slot = rows[i] & QUOIN_INDEX_MASK];
        double constant = constants[i] * solver->magnification, former = changed->constant;
        if (constant == former) continue;
        changed->constant = constant;
        note_required(solver, changed);
        if (changed->flags & ROW_DIRTY) continue;
        changed->flags |= ROW_DIRTY;
        solver->former_constants[solver->changed_count] = former;
        solver->changed_rows[solver->changed_count++] = slot;
    }
    return QUOIN_OK;
}

quoin_status quoin_set_priorities(quoin_solver *solver, uint32_t count, const quoin_row *rows, const double *priorities) {
    uint32_t slot;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t number;
        quoin_status status = find_strength(solver, priorities[i], 0, &number);
        if (status != QUOIN_OK) return status;
        if (!find_row(solver, rows[i], &slot)) return QUOIN_UNKNOWN_ROW;
        if (solver->rows[slot].tie) return QUOIN_BAD_PRIORITY;
    }
    for (uint32_t i = 0; i < count; i++) {
        row *changed = &solver->rows[rows[i] & QUOIN_INDEX_MASK];
        uint32_t number = 0;
        find_strength(solver, priorities[i], 0, &number); /* cannot fail: the priority has its number already */
        if (changed->priority == number) continue;
        note_required(solver, changed);
        changed->priority = number;
        note_required(solver, changed);
        solver->priorities_changed = true;
        if (changed->flags & ROW_GUARD) {
            changed->flags &= (uint8_t)~ROW_GUARD; /* a guard is always required */
            solver->alive_guards--;
        }
        solver->structure_changed = true;
    }
    return QUOIN_OK;
}

quoin_status quoin_row_get(const quoin_solver *solver, quoin_row handle, quoin_row_facts *out, quoin_term *terms,
                           uint32_t term_capacity) {
    uint32_t slot;
    if (!find_row(solver, handle, &slot)) return QUOIN_UNKNOWN_ROW;
    const row *this_row = &solver->rows[slot];
    quoin_term pair[2];
    const quoin_term *from = this_row->flags & ROW_GENERAL ? solver->terms + this_row->first : pair;
    uint32_t count = this_row->flags & ROW_GENERAL ? this_row->second : 0;
    if (!(this_row->flags & ROW_GENERAL)) {
        if (this_row->first != NO_VARIABLE) pair[count++] = (quoin_term){this_row->first, 1};
        if (this_row->second != NO_VARIABLE) pair[count++] = (quoin_term){this_row->second, -1};
    }
    *out = (quoin_row_facts){.constant = this_row->constant / solver->magnification,
                             .priority = this_row->tie ? 0 : solver->levels.priorities[this_row->priority],
                             .key = solver->row_keys[slot],
                             .relation = this_row->relation, .tie = this_row->tie, .guard = !!(this_row->flags & ROW_GUARD),
                             .edit = !!(this_row->flags & ROW_EDIT), .term_count = count};
    for (uint32_t i = 0; i < count && i < term_capacity; i++)
        terms[i] = (quoin_term){from[i].variable | (uint32_t)solver->variables[from[i].variable].generation << QUOIN_INDEX_BITS,
                                from[i].coefficient};
    return QUOIN_OK;
}
