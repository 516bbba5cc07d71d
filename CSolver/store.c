#include "slots.h"

#include <math.h>
#include <string.h>

#define LARGEST 1e15

static uint64_t variable_key(const void *solver, uint32_t slot) { return ((const quoin_solver *)solver)->variables[slot].key; }
static uint64_t row_key(const void *solver, uint32_t slot) { return ((const quoin_solver *)solver)->row_keys[slot]; }
static bool variable_alive(const void *solver, uint32_t slot) { return ((const quoin_solver *)solver)->variables[slot].alive; }
static bool row_alive(const void *solver, uint32_t slot) { return ((const quoin_solver *)solver)->rows[slot].flags & ROW_ALIVE; }

quoin_status store_tidy(quoin_solver *solver) {
    quoin_status status = slots_tidy(&solver->memory, &solver->variable_slots, variable_key, variable_alive, solver);
    if (status != QUOIN_OK) return status;
    return slots_tidy(&solver->memory, &solver->row_slots, row_key, row_alive, solver);
}

double row_sum(const quoin_solver *in, const row *of, const double *values) {
    if (!(of->flags & ROW_GENERAL))
        return (of->first == NO_VARIABLE ? 0 : values[of->first]) - (of->second == NO_VARIABLE ? 0 : values[of->second]);
    double sum = 0;
    for (uint32_t i = 0; i < of->second; i++)
        sum += in->terms[of->first + i].coefficient * values[in->terms[of->first + i].variable];
    return sum;
}

/* ── Checking ───────────────────────────────────────────────────────────────────────────────────────────────── */

static bool is_sound(double number) { return fabs(number) <= LARGEST; } /* false for NaN too */

static inline bool find_variable(const quoin_solver *in, quoin_variable handle, uint32_t *slot) {
    *slot = handle & QUOIN_INDEX_MASK;
    return handle != QUOIN_NONE && *slot < in->variable_count && in->variables[*slot].alive &&
           in->variables[*slot].generation == handle >> QUOIN_INDEX_BITS;
}

static bool find_row(const quoin_solver *in, quoin_row handle, uint32_t *slot) {
    *slot = handle & QUOIN_INDEX_MASK;
    return *slot < in->row_count && in->rows[*slot].flags & ROW_ALIVE &&
           in->rows[*slot].generation == handle >> QUOIN_INDEX_BITS;
}

/* A priority's number; numbering it anew is the only thing here that needs memory. */
static inline quoin_status find_strength(quoin_solver *in, double priority, uint32_t tie, uint32_t *number) {
    *number = 0;
    if (tie) return tie > QUOIN_TIE_LEVELS ? QUOIN_BAD_PRIORITY : QUOIN_OK;
    if (!(priority > 0 && priority <= QUOIN_REQUIRED)) return QUOIN_BAD_PRIORITY;
    uint32_t recent = levels_recent_place(priority);
    if (priority != in->levels.recent[recent].priority) return levels_number(&in->memory, &in->levels, priority, number);
    *number = in->levels.recent[recent].number;
    return QUOIN_OK;
}

static quoin_status check_keys(quoin_solver *solver, slots *in, slots_key_of key_of, slots_alive alive, uint32_t count,
                               const void *keys, size_t stride) {
    uint64_t next = in->next_key;
    bool in_order = true;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = *(const uint64_t *)(const void *)((const char *)keys + i * stride);
        if (key == QUOIN_KEY_AUTO) key = next;
        if (key == QUOIN_KEY_AUTO) return QUOIN_TOO_LARGE;
        if (key < next) in_order = false;
        if (key >= next) next = key + 1;
    }
    if (in_order) return QUOIN_OK;
    quoin_status status = in->freed_count ? slots_tidy(&solver->memory, in, key_of, alive, solver) : QUOIN_OK;
    if (status == QUOIN_OK) status = slots_begin_keys(&solver->memory, in, key_of, solver, count);
    if (status != QUOIN_OK) return status;
    /* Within the batch and against what is there: a scratch set of the same kind. */
    slots scratch = {0};
    scratch.next_key = UINT64_MAX;
    status = slots_begin_keys(&solver->memory, &scratch, key_of, solver, count);
    if (status == QUOIN_OK) status = slots_reserve(&solver->memory, &scratch, count);
    next = in->next_key;
    size_t ignored = 0;
    for (uint32_t i = 0; i < count && status == QUOIN_OK; i++) {
        uint64_t key = *(const uint64_t *)(const void *)((const char *)keys + i * stride);
        if (key == QUOIN_KEY_AUTO) key = next;
        if (key >= next) next = key + 1;
        if (slots_key_taken(in, key) || slots_key_taken(&scratch, key)) status = QUOIN_DUPLICATE_KEY;
        else slots_take(&scratch, &ignored, key);
    }
    slots_release(&solver->memory, &scratch);
    return status;
}

/* ── What a structural edit touches ─────────────────────────────────────────────────────────────────────────── */

static void touch_variable(quoin_solver *solver, uint32_t slot) {
    if (solver->all_touched || slot == NO_VARIABLE) return;
    /* With that many, or without memory to note it, everything is solved again. */
    if (solver->touched_count > solver->alive_variables / 4 ||
        !RESERVE(&solver->memory, solver->touched, solver->touched_capacity, solver->touched_count + 1))
        solver->all_touched = true;
    else
        solver->touched[solver->touched_count++] = slot;
}

static void touch_row(quoin_solver *solver, const row *of) {
    if (solver->all_touched) return;
    if (!(of->flags & ROW_GENERAL)) {
        touch_variable(solver, of->first);
        touch_variable(solver, of->second);
        return;
    }
    for (uint32_t i = 0; i < of->second; i++) touch_variable(solver, solver->terms[of->first + i].variable);
}

/* ── Variables ──────────────────────────────────────────────────────────────────────────────────────────────── */

static bool is_in_batch(quoin_variable anchor) { return anchor >> QUOIN_INDEX_BITS == QUOIN_IN_BATCH >> QUOIN_INDEX_BITS; }

/* Room for the batch is reserved: the keys it will have are noted there, where the slots behind the last one begin. */
static bool anchors_are_older(quoin_solver *solver, uint32_t count, const uint64_t *keys, const quoin_variable *anchors) {
    uint64_t next = solver->variable_slots.next_key;
    variable *batch = solver->variables + solver->variable_count;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = batch[i].key = keys && keys[i] != QUOIN_KEY_AUTO ? keys[i] : next;
        if (key >= next) next = key + 1;
        if (anchors[i] == QUOIN_NONE) continue;
        uint32_t anchor = anchors[i] & QUOIN_INDEX_MASK;
        if (is_in_batch(anchors[i]) ? anchor >= i || batch[anchor].key >= key
                                    : !find_variable(solver, anchors[i], &anchor) || solver->variables[anchor].key >= key)
            return false;
    }
    return true;
}

quoin_status quoin_add_variables(quoin_solver *solver, uint32_t count, const uint64_t *keys,
                                 const quoin_variable *anchors, quoin_variable *out) {
    if (solver->variable_count + count > QUOIN_INDEX_MASK) return QUOIN_TOO_LARGE;
    slots *in = &solver->variable_slots;
    quoin_status status = QUOIN_OK;
    if (keys) status = check_keys(solver, in, variable_key, variable_alive, count, keys, sizeof *keys);
    if (status != QUOIN_OK) return status;
    if (!RESERVE(&solver->memory, solver->variables, solver->variable_capacity, solver->variable_count + count))
        return QUOIN_OUT_OF_MEMORY;
    if ((status = slots_reserve(&solver->memory, in, count)) != QUOIN_OK) return status;
    if (anchors && !anchors_are_older(solver, count, keys, anchors)) return QUOIN_BAD_ANCHOR;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = keys && keys[i] != QUOIN_KEY_AUTO ? keys[i] : in->next_key;
        bool reused = in->free_count > 0;
        uint32_t slot = slots_take(in, &solver->variable_count, key);
        variable *made = &solver->variables[slot];
        uint8_t generation = reused ? made->generation : 0;
        *made = (variable){key, NO_VARIABLE, 0, generation, 1};
        if (anchors && anchors[i] != QUOIN_NONE) {
            quoin_variable anchor = is_in_batch(anchors[i]) ? out[anchors[i] & QUOIN_INDEX_MASK] : anchors[i];
            made->anchor = anchor & QUOIN_INDEX_MASK;
            solver->variables[made->anchor].uses++;
        }
        out[i] = slot | (uint32_t)generation << QUOIN_INDEX_BITS;
        touch_variable(solver, slot);
    }
    solver->alive_variables += count;
    solver->structure_changed = true;
    return QUOIN_OK;
}

/* Uses among the removed themselves (anchors) do not keep a variable. */
static quoin_status check_removal(quoin_solver *solver, uint32_t count, const quoin_variable *variables) {
    uint32_t slot;
    quoin_status status = QUOIN_OK;
    uint32_t checked = 0;
    for (; checked < count; checked++) {
        if (!find_variable(solver, variables[checked], &slot)) {
            status = QUOIN_UNKNOWN_VARIABLE;
            break;
        }
        solver->variables[slot].alive = 0; /* so that a second mention is noticed; put back below */
        if (solver->variables[slot].anchor != NO_VARIABLE) solver->variables[solver->variables[slot].anchor].uses--;
    }
    for (uint32_t i = 0; i < checked && status == QUOIN_OK; i++)
        if (solver->variables[variables[i] & QUOIN_INDEX_MASK].uses) status = QUOIN_VARIABLE_IN_USE;
    for (uint32_t i = 0; i < checked; i++) {
        slot = variables[i] & QUOIN_INDEX_MASK;
        solver->variables[slot].alive = 1;
        if (solver->variables[slot].anchor != NO_VARIABLE) solver->variables[solver->variables[slot].anchor].uses++;
    }
    return status;
}

quoin_status quoin_remove_variables(quoin_solver *solver, uint32_t count, const quoin_variable *variables) {
    quoin_status status = check_removal(solver, count, variables);
    if (status == QUOIN_OK) status = slots_reserve_freed(&solver->memory, &solver->variable_slots, count);
    if (status != QUOIN_OK) return status;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t slot = variables[i] & QUOIN_INDEX_MASK;
        variable *gone = &solver->variables[slot];
        if (gone->anchor != NO_VARIABLE) solver->variables[gone->anchor].uses--;
        gone->alive = 0;
        gone->generation = (gone->generation + 1) % 63; /* 63 marks what is no handle: QUOIN_NONE and QUOIN_IN_BATCH */
        slots_give(&solver->variable_slots, slot);
    }
    solver->alive_variables -= count;
    solver->structure_changed = true;
    return QUOIN_OK;
}

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether it may be deferred: a required inequality, and a difference. */
static bool may_be_guard(const row *of) { return row_is_required(of) && of->relation != QUOIN_EQUAL && !(of->flags & ROW_GENERAL); }

static quoin_status check_terms(const quoin_solver *in, const quoin_row_input *given) {
    if (!given->term_count) return QUOIN_EMPTY_ROW;
    for (uint32_t i = 0; i < given->term_count; i++) {
        uint32_t slot;
        if (!is_sound(given->terms[i].coefficient)) return QUOIN_NOT_FINITE;
        if (!find_variable(in, given->terms[i].variable, &slot)) return QUOIN_UNKNOWN_VARIABLE;
    }
    return QUOIN_OK;
}

/* Everything but the terms. */
static quoin_status read_row(quoin_solver *in, const quoin_row_input *given, row *out) {
    *out = (row){.constant = given->constant, .relation = (int8_t)given->relation, .tie = (uint8_t)given->tie};
    if (!is_sound(given->constant)) return QUOIN_NOT_FINITE;
    if (given->relation < -1 || given->relation > 1) return QUOIN_BAD_RELATION;
    quoin_status status = find_strength(in, given->priority, given->tie, &out->priority);
    if (status == QUOIN_OK) status = check_terms(in, given);
    if (given->guard && may_be_guard(out)) out->flags = ROW_GUARD;
    return status;
}

/* Shell sort by slot: few terms, no recursion, no second array. */
static void sort_terms(quoin_term *terms, uint32_t count) {
    uint32_t gap = 1;
    while (gap < count / 3) gap = gap * 3 + 1;
    for (; gap; gap /= 3)
        for (uint32_t i = gap; i < count; i++) {
            quoin_term moved = terms[i];
            uint32_t j = i;
            for (; j >= gap && terms[j - gap].variable > moved.variable; j -= gap) terms[j] = terms[j - gap];
            terms[j] = moved;
        }
}

/* Sorted, merged, zeros dropped, in place behind the terms; returns how many are left. */
static uint32_t canonical_terms(quoin_term *out, const quoin_row_input *given) {
    for (uint32_t i = 0; i < given->term_count; i++)
        out[i] = (quoin_term){given->terms[i].variable & QUOIN_INDEX_MASK, given->terms[i].coefficient};
    sort_terms(out, given->term_count);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < given->term_count;) {
        quoin_term sum = out[i++];
        while (i < given->term_count && out[i].variable == sum.variable) sum.coefficient += out[i++].coefficient;
        if (sum.coefficient != 0) out[kept++] = sum;
    }
    return kept;
}

static bool as_difference(const quoin_term *terms, uint32_t count, row *out) {
    if (count > 2) return false;
    out->first = out->second = NO_VARIABLE;
    for (uint32_t i = 0; i < count; i++) {
        if (terms[i].coefficient == 1 && out->first == NO_VARIABLE) out->first = terms[i].variable;
        else if (terms[i].coefficient == -1 && out->second == NO_VARIABLE) out->second = terms[i].variable;
        else return false;
    }
    return true;
}

static void count_uses(quoin_solver *solver, const row *of, uint32_t change) {
    if (of->flags & ROW_GENERAL) {
        for (uint32_t i = 0; i < of->second; i++) solver->variables[solver->terms[of->first + i].variable].uses += change;
        return;
    }
    if (of->first != NO_VARIABLE) solver->variables[of->first].uses += change;
    if (of->second != NO_VARIABLE) solver->variables[of->second].uses += change;
}

static quoin_row install(quoin_solver *solver, row made, uint64_t key) {
    slots *in = &solver->row_slots;
    bool reused = in->free_count > 0;
    uint32_t slot = slots_take(in, &solver->row_count, key);
    made.generation = reused ? solver->rows[slot].generation : 0;
    made.flags |= ROW_ALIVE;
    solver->rows[slot] = made;
    solver->row_keys[slot] = key;
    count_uses(solver, &made, 1);
    touch_row(solver, &made);
    solver->alive_rows++;
    if (made.flags & ROW_GUARD) solver->alive_guards++;
    return row_handle(solver, slot);
}

static quoin_status reserve_rows(quoin_solver *solver, uint32_t count) {
    if (solver->row_count + count > QUOIN_INDEX_MASK) return QUOIN_TOO_LARGE;
    if (!RESERVE(&solver->memory, solver->rows, solver->row_capacity, solver->row_count + count) ||
        !RESERVE(&solver->memory, solver->row_keys, solver->row_key_capacity, solver->row_count + count))
        return QUOIN_OUT_OF_MEMORY;
    return slots_reserve(&solver->memory, &solver->row_slots, count);
}

/* Terms behind the others; the row is a difference where they are two of ±1, and then needs none. */
static bool keep_terms(quoin_solver *solver, const quoin_row_input *given, row *out) {
    quoin_term *place = solver->terms + solver->term_count;
    uint32_t kept = canonical_terms(place, given);
    if (as_difference(place, kept, out)) return kept;
    out->flags = (out->flags | ROW_GENERAL) & (uint8_t)~ROW_GUARD; /* only differences are worth deferring */
    out->first = (uint32_t)solver->term_count;
    out->second = kept;
    solver->term_count += kept;
    return true;
}

/* Until they are installed, rows are noted where the slots behind the last one begin. */
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
        if (!keep_terms(solver, &rows[i], &solver->rows[solver->row_count + i])) return QUOIN_EMPTY_ROW;
    return QUOIN_OK;
}

/* Slots may be taken from the free ones: a noted row is overwritten at the earliest by itself. */
static void install_noted(quoin_solver *solver, uint32_t count, const uint64_t *keys, size_t stride, quoin_row *out) {
    const size_t noted = solver->row_count;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t key = *(const uint64_t *)(const void *)((const char *)keys + i * stride);
        if (key == QUOIN_KEY_AUTO) key = solver->row_slots.next_key;
        quoin_row handle = install(solver, solver->rows[noted + i], key);
        if (out) out[i] = handle;
    }
    if (count) solver->structure_changed = true;
}

quoin_status quoin_add_rows(quoin_solver *solver, uint32_t count, const quoin_row_input *rows, quoin_row *out) {
    if (!count) return QUOIN_OK;
    quoin_status status = reserve_rows(solver, count);
    size_t terms = solver->term_count;
    if (status == QUOIN_OK) status = read_rows(solver, count, rows);
    if (status == QUOIN_OK) status = check_keys(solver, &solver->row_slots, row_key, row_alive, count, &rows[0].key, sizeof *rows);
    if (status == QUOIN_OK) install_noted(solver, count, &rows[0].key, sizeof *rows, out);
    else solver->term_count = terms;
    return status;
}

static inline quoin_status read_difference(quoin_solver *in, const quoin_difference *given, row *out) {
    *out = (row){.constant = given->constant, .first = NO_VARIABLE, .second = NO_VARIABLE, .relation = given->relation,
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

/* The same as installing one by one, where each row takes the next slot and the next key. */
static void install_in_line(quoin_solver *solver, uint32_t count, quoin_row *out) {
    slots *in = &solver->row_slots;
    uint32_t slot = (uint32_t)solver->row_count;
    row *place = solver->rows + slot;
    variable *variables = solver->variables;
    for (uint32_t i = 0; i < count; i++, place++) {
        place->flags |= ROW_ALIVE;
        solver->alive_guards += !!(place->flags & ROW_GUARD);
        if (place->first != NO_VARIABLE) variables[place->first].uses++;
        if (place->second != NO_VARIABLE) variables[place->second].uses++;
        touch_row(solver, place);
        solver->row_keys[slot + i] = in->next_key + i;
        in->order[in->order_count + i] = slot + i;
        if (out) out[i] = slot + i;
    }
    in->order_count += count;
    in->next_key += count;
    solver->row_count += count;
    solver->alive_rows += count;
    solver->structure_changed = true;
}

quoin_status quoin_add_differences(quoin_solver *solver, uint32_t count, const quoin_difference *rows, quoin_row *out) {
    if (!count) return QUOIN_OK;
    quoin_status status = reserve_rows(solver, count);
    bool automatic = true;
    for (uint32_t i = 0; i < count && status == QUOIN_OK; i++) {
        status = read_difference(solver, &rows[i], &solver->rows[solver->row_count + i]);
        automatic = automatic && rows[i].key == QUOIN_KEY_AUTO;
    }
    if (status != QUOIN_OK) return status;
    slots *in = &solver->row_slots;
    if (!automatic) status = check_keys(solver, in, row_key, row_alive, count, &rows[0].key, sizeof *rows);
    else if (in->next_key > UINT64_MAX - 1 - count) status = QUOIN_TOO_LARGE;
    if (status != QUOIN_OK) return status;
    if (automatic && !in->free_count && !in->taken) install_in_line(solver, count, out);
    else install_noted(solver, count, &rows[0].key, sizeof *rows, out);
    return QUOIN_OK;
}

/* Marks the rows, so that one named twice is noticed; on failure no mark is left. */
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
    count_uses(solver, gone, UINT32_MAX); /* minus one */
    touch_row(solver, gone);
    if (gone->flags & ROW_GENERAL) solver->term_garbage += gone->second;
    if (gone->flags & ROW_GUARD) solver->alive_guards--;
    gone->flags = 0;
    gone->generation = (gone->generation + 1) & 63;
    slots_give(&solver->row_slots, slot);
    solver->alive_rows--;
}

/* General rows' terms move together once half of them are dead; rows are visited by slot, so nothing is sorted. */
static void compact_terms(quoin_solver *solver) {
    if (solver->term_garbage * 2 <= solver->term_count || solver->term_count < 64) return;
    quoin_term *packed = memory_take(&solver->memory, (solver->term_count - solver->term_garbage) * sizeof *packed);
    if (!packed && solver->term_count > solver->term_garbage) return; /* only a saving: later will do */
    size_t count = 0;
    for (size_t i = 0; i < solver->row_count; i++) {
        row *of = &solver->rows[i];
        if (!(of->flags & ROW_ALIVE) || !(of->flags & ROW_GENERAL)) continue;
        memcpy(packed + count, solver->terms + of->first, of->second * sizeof *packed);
        of->first = (uint32_t)count;
        count += of->second;
    }
    GIVE(&solver->memory, solver->terms, solver->term_capacity);
    solver->terms = packed;
    solver->term_capacity = solver->term_count = count;
    solver->term_garbage = 0;
}

quoin_status quoin_remove_rows(quoin_solver *solver, uint32_t count, const quoin_row *rows) {
    quoin_status status = slots_reserve_freed(&solver->memory, &solver->row_slots, count);
    if (status == QUOIN_OK) status = mark_rows(solver, count, rows);
    if (status != QUOIN_OK) return status;
    for (uint32_t i = 0; i < count; i++) forget_row(solver, rows[i] & QUOIN_INDEX_MASK);
    compact_terms(solver);
    if (count) solver->structure_changed = true;
    return QUOIN_OK;
}

quoin_status quoin_set_constants(quoin_solver *solver, uint32_t count, const quoin_row *rows, const double *constants) {
    uint32_t slot;
    for (uint32_t i = 0; i < count; i++) {
        if (!is_sound(constants[i])) return QUOIN_NOT_FINITE;
        if (!find_row(solver, rows[i], &slot)) return QUOIN_UNKNOWN_ROW;
    }
    if (!RESERVE(&solver->memory, solver->changed_rows, solver->changed_capacity, solver->changed_count + count))
        return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < count; i++) {
        row *changed = &solver->rows[slot = rows[i] & QUOIN_INDEX_MASK];
        if (changed->constant == constants[i]) continue;
        changed->constant = constants[i];
        if (changed->flags & ROW_DIRTY) continue;
        changed->flags |= ROW_DIRTY;
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
        find_strength(solver, priorities[i], 0, &number); /* cannot fail: it has been numbered above */
        if (changed->priority == number) continue;
        touch_row(solver, changed);
        changed->priority = number;
        if (changed->flags & ROW_GUARD) {
            changed->flags &= (uint8_t)~ROW_GUARD; /* a guard is required by nature */
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
    const row *of = &solver->rows[slot];
    quoin_term pair[2];
    const quoin_term *from = of->flags & ROW_GENERAL ? solver->terms + of->first : pair;
    uint32_t count = of->flags & ROW_GENERAL ? of->second : 0;
    if (!(of->flags & ROW_GENERAL)) {
        if (of->first != NO_VARIABLE) pair[count++] = (quoin_term){of->first, 1};
        if (of->second != NO_VARIABLE) pair[count++] = (quoin_term){of->second, -1};
    }
    *out = (quoin_row_facts){.constant = of->constant, .priority = of->tie ? 0 : solver->levels.priorities[of->priority], .key = solver->row_keys[slot],
                             .relation = of->relation, .tie = of->tie, .guard = !!(of->flags & ROW_GUARD),
                             .edit = !!(of->flags & ROW_EDIT), .term_count = count};
    for (uint32_t i = 0; i < count && i < term_capacity; i++)
        terms[i] = (quoin_term){from[i].variable | (uint32_t)solver->variables[from[i].variable].generation << QUOIN_INDEX_BITS,
                                from[i].coefficient};
    return QUOIN_OK;
}
