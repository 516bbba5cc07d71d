/* Ambiguity by the native backend: the rows are reduced once more, in a reduction of its own. */
#include "Edits/distances.h"
#include "Elimination/reduction.h"
#include "Kernel/system.h"

#include "Solver/native.h"

#define ROOM_TO_SPARE (10 * AMBIGUOUS_BEYOND)

/* A question about ambiguity: of all variables, or of lengths. */
typedef struct ambiguity_question {
    quoin_solver *solver;
    const asked_lengths *lengths; /* or NULL */
    uint8_t *ambiguous;
    bool found;                /* whether the answer is certain */
    uint32_t *rows, *guards;   /* those that ambiguity depends on, and of those the guards that are enforced for the question */
    size_t row_count, guard_count;
    uint8_t *moves;            /* per variable: whether it is ambiguous */
} ambiguity_question;

static void list_rows(ambiguity_question *q) {
    const slots *ordered = &q->solver->row_slots;
    for (size_t i = 0; i < ordered->order_count; i++)
        if (!(q->solver->rows[ordered->order[i]].flags & ROW_LEFT_OUT)) q->rows[q->row_count++] = ordered->order[i];
}

static quoin_status reduce(ambiguity_question *q) {
    native *trial;
    quoin_status status = native_question_open(q->solver, &trial);
    if (status != QUOIN_OK) return status;
    if (q->lengths) {
        status = ambiguity_find_lengths(trial, q->rows, q->row_count, q->lengths, q->ambiguous, q->moves, &q->found);
    } else {
        status = ambiguity_find(trial, native_kernel_kind(q->solver), q->rows, q->row_count, q->ambiguous);
        q->found = !trial->contradictory && !trial->declined;
    }
    native_question_close(trial);
    return status;
}

/* ── Guards ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Guards narrow the face, and make it take longer to find. After a solve, ambiguity is first looked for without those that hold with room to
 * spare. What is not ambiguous then is not with them either. If something is, guards about variables that move take part as well; others could
 * be broken only if a variable moved further than it does. */
static bool has_room(const quoin_solver *solver, const row *guard) {
    return guard->relation * (row_sum(solver, guard, solver->values) - guard->constant) > ROOM_TO_SPARE;
}

static bool is_about_moving(const ambiguity_question *q, const row *guard) {
    quoin_term term;
    bool any = false;
    for (uint32_t i = 0; i < row_terms(guard); i++) any = any || (row_term(q->solver, guard, i, &term) && q->moves[term.variable]);
    return any;
}

typedef enum guard_choice { ALL_GUARDS, GUARDS_WITHOUT_ROOM, GUARDS_ABOUT_MOVING } guard_choice;

/* Enforces guards. `*any` is false if there are none of the kind. */
static void enforce(ambiguity_question *q, guard_choice which, bool *any) {
    *any = false;
    for (size_t i = 0; i < q->row_count; i++) {
        row *this_row = &q->solver->rows[q->rows[i]];
        if (!row_is_deferred(this_row)) continue;
        if (which == GUARDS_WITHOUT_ROOM && has_room(q->solver, this_row)) continue;
        if (which == GUARDS_ABOUT_MOVING && !is_about_moving(q, this_row)) continue;
        this_row->flags |= ROW_ENFORCED;
        q->guards[q->guard_count++] = q->rows[i];
        *any = true;
    }
}

/* Whether a first question with few guards may spare time: where elimination leaves nothing, guards take none. */
static bool pays_to_leave_guards(const quoin_solver *solver) { return solver->solved && solver->alive_guards && solver->counts.kernel_rows; }

static quoin_status ask(ambiguity_question *q) {
    bool any;
    if (pays_to_leave_guards(q->solver)) {
        distances_catch_up(q->solver);
        enforce(q, GUARDS_WITHOUT_ROOM, &any);
        quoin_status status = reduce(q);
        if (status != QUOIN_OK) return status;
        enforce(q, q->found ? GUARDS_ABOUT_MOVING : ALL_GUARDS, &any);
        if (!any) return QUOIN_OK;
    } else {
        enforce(q, ALL_GUARDS, &any);
    }
    return reduce(q);
}

/* Reduces once more or twice; afterwards the marks of the last solve are restored. */
static quoin_status find_ambiguity(ambiguity_question *q) {
    quoin_solver *solver = q->solver;
    quoin_status status = store_tidy(solver);
    if (status != QUOIN_OK) return status;
    size_t capacity = solver->row_slots.order_count;
    slab room = {0};
    uint8_t *moves;
    part parts[] = {PART(q->rows, capacity + 1), PART(q->guards, capacity + 1), PART(moves, solver->variable_count + 1)};
    if (!slab_carve(&solver->memory, &room, parts, 3)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(moves, 0, solver->variable_count);
    q->moves = q->lengths ? moves : q->ambiguous;
    list_rows(q);
    status = ask(q);
    while (q->guard_count) solver->rows[q->guards[--q->guard_count]].flags &= (uint8_t)~ROW_ENFORCED;
    slab_release(&solver->memory, &room);
    return status;
}

quoin_status native_ambiguity(quoin_solver *solver, uint8_t *ambiguous, bool *unsure) {
    ambiguity_question q = {.solver = solver, .ambiguous = ambiguous};
    quoin_status status = find_ambiguity(&q);
    *unsure = !q.found;
    return status;
}

quoin_status native_ambiguous_lengths(quoin_solver *solver, const asked_lengths *asked, uint8_t *ambiguous, bool *found) {
    ambiguity_question q = {.solver = solver, .lengths = asked, .ambiguous = ambiguous};
    quoin_status status = find_ambiguity(&q);
    *found = q.found;
    return status;
}
