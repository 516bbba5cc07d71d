/* Ambiguity by the native backend: the rows are reduced once more, in a reduction of its own. Where variables are ambiguous, lengths are often
 * asked about next; so the face that was found stays until then. */
#include "Elimination/reduction.h"

#include "Solver/native.h"

/* Lists the rows that ambiguity depends on. Guards count as ordinary rows here, and are listed from `capacity` on. Returns the number of
 * rows. */
static size_t list_rows(quoin_solver *solver, uint32_t *rows, size_t *guards) {
    const slots *ordered = &solver->row_slots;
    size_t count = 0, marked = 0, capacity = ordered->order_count;
    for (size_t i = 0; i < capacity; i++) {
        row *this_row = &solver->rows[ordered->order[i]];
        if (this_row->flags & ROW_LEFT_OUT) continue;
        rows[count++] = ordered->order[i];
        if (!row_is_deferred(this_row)) continue;
        this_row->flags |= ROW_ENFORCED;
        rows[capacity + marked++] = ordered->order[i];
    }
    *guards = marked;
    return count;
}

/* A question about ambiguity: of all variables, or of lengths. */
typedef struct ambiguity_question {
    const asked_lengths *lengths; /* or NULL */
    uint8_t *ambiguous;
    bool found;                /* whether the answer is certain */
} ambiguity_question;

static quoin_status find_lengths(native *trial, const uint32_t *rows, size_t count, ambiguity_question *q) {
    quoin_status status = native_face(trial, rows, count);
    q->found = status == QUOIN_OK && !trial->declined && !trial->contradictory;
    return q->found ? ambiguity_find_lengths(trial, q->lengths, q->ambiguous) : status;
}

static quoin_status find_variables(native *trial, const uint32_t *rows, size_t count, ambiguity_question *q) {
    quoin_status status = ambiguity_find(trial, native_kernel_kind(trial->solver), rows, count, q->ambiguous);
    q->found = !trial->contradictory && !trial->declined;
    return status;
}

static bool any_is_ambiguous(const quoin_solver *solver, const uint8_t *ambiguous) {
    const slots *ordered = &solver->variable_slots;
    for (size_t i = 0; i < ordered->order_count; i++)
        if (ambiguous[ordered->order[i]]) return true;
    return false;
}

static quoin_status reduce(quoin_solver *solver, const uint32_t *rows, size_t count, ambiguity_question *q) {
    native *trial;
    quoin_status status = native_question_open(solver, &trial);
    if (status != QUOIN_OK) return status;
    status = q->lengths ? find_lengths(trial, rows, count, q) : find_variables(trial, rows, count, q);
    if (status == QUOIN_OK && q->found && !q->lengths && any_is_ambiguous(solver, q->ambiguous)) solver->face = trial;
    else native_question_close(trial);
    return status;
}

void native_forget_face(quoin_solver *solver) {
    native_question_close(solver->face);
    solver->face = NULL;
}

/* Reduces once more; afterwards the marks of the last solve are restored. */
static quoin_status find_ambiguity(quoin_solver *solver, ambiguity_question *q) {
    quoin_status status = store_tidy(solver);
    if (status != QUOIN_OK) return status;
    size_t capacity = solver->row_slots.order_count, guards = 0;
    uint32_t *rows = memory_take(&solver->memory, (2 * capacity + 1) * sizeof *rows);
    if (!rows) return QUOIN_OUT_OF_MEMORY;
    size_t count = list_rows(solver, rows, &guards);
    status = reduce(solver, rows, count, q);
    for (size_t i = 0; i < guards; i++) solver->rows[rows[capacity + i]].flags &= (uint8_t)~ROW_ENFORCED;
    memory_give(&solver->memory, rows, (2 * capacity + 1) * sizeof *rows);
    return status;
}

quoin_status native_ambiguity(quoin_solver *solver, uint8_t *ambiguous, bool *unsure) {
    native_forget_face(solver);
    ambiguity_question q = {.ambiguous = ambiguous};
    quoin_status status = find_ambiguity(solver, &q);
    *unsure = !q.found;
    return status;
}

quoin_status native_ambiguous_lengths(quoin_solver *solver, const asked_lengths *asked, uint8_t *ambiguous, bool *found) {
    ambiguity_question q = {.lengths = asked, .ambiguous = ambiguous, .found = solver->face};
    quoin_status status = solver->face ? ambiguity_find_lengths(solver->face, asked, ambiguous) : find_ambiguity(solver, &q);
    native_forget_face(solver);
    *found = q.found;
    return status;
}
