/* Circuits: a culprit among equalities and the rows that it contradicts. Equalities are eliminated in key order. One of which something is left
 * decides a variable, its *pivot*, and what is left is its *remainder*; the others follow from those before them. If nothing is left of a culprit
 * but a constant, it contradicts the rows that it was reduced by:
 *
 *     a = 20    b = a    c = b    b = 20    c = 30          c = 30 is reduced by c = b, b = a and a = 20, and 10 is left
 *
 * Among equalities this is what the definition leaves: it drops b = 20 because that follows from rows before it, and of the rows that are left
 * only these give the culprit. Inequalities may say otherwise, so a circuit is a suspicion.
 */
#include "Conflicts/trace.h"

#include <math.h>

#define CANCELS 1e-9           /* a coefficient that rounding left */
#define STABLE 0.1             /* how small a pivot may be beside the others of its row */
#define MOST_STEPS 64          /* per term of the rows: more are too many for what is gained */

typedef struct remainder_row {
    size_t first, first_use;   /* of its terms, the pivot not among them, and of what it was reduced by */
    uint32_t count, use_count, pivot, place;
    double coefficient, constant;
} remainder_row;

/* A remainder that a row was reduced by, and how many times it was taken away. */
typedef struct use {
    uint32_t by;
    double times;
} use;

struct circuits {
    confirmation *c;
    remainder_row *made;
    uint32_t made_count;
    quoin_term *terms;
    size_t term_count, term_capacity;
    use *uses_made;            /* of the remainders, one behind the other, and then of the row that is reduced */
    size_t use_count, use_capacity;
    double *times;             /* per remainder: how often a culprit has it */
    double *value;             /* per variable: its coefficient in the row that is reduced */
    uint8_t *listed;           /* per variable: whether it is in that row */
    uint32_t *variables, variable_count; /* these */
    uint32_t *decided_by;      /* per variable: the remainder whose pivot it is, or NONE */
    uint32_t *uses;            /* per variable: the number of remainders that mention it */
    uint32_t *heap, heap_count; /* remainders to reduce by, the first made on top */
    double constant;
    uint32_t limit;            /* the place of the row that is reduced: remainders of later rows take no part */
    size_t steps;              /* that are left */
    slab room;
};

/* ── The heap ───────────────────────────────────────────────────────────────────────────────────────────────── */

static void heap_add(circuits *b, uint32_t number) {
    uint32_t at = b->heap_count++;
    for (; at > 0 && b->heap[(at - 1) / 2] > number; at = (at - 1) / 2) b->heap[at] = b->heap[(at - 1) / 2];
    b->heap[at] = number;
}

static uint32_t heap_take(circuits *b) {
    uint32_t top = b->heap[0], last = b->heap[--b->heap_count], at = 0;
    for (uint32_t below = 1; below < b->heap_count; below = 2 * at + 1) {
        if (below + 1 < b->heap_count && b->heap[below + 1] < b->heap[below]) below++;
        if (b->heap[below] >= last) break;
        b->heap[at] = b->heap[below];
        at = below;
    }
    b->heap[at] = last;
    return top;
}

/* ── Reducing ───────────────────────────────────────────────────────────────────────────────────────────────── */

static void add_term(circuits *b, uint32_t variable, double coefficient) {
    b->value[variable] += coefficient;
    if (b->listed[variable]) return;
    b->listed[variable] = 1;
    b->variables[b->variable_count++] = variable;
    uint32_t by = b->decided_by[variable];
    if (by != NONE && b->made[by].place < b->limit) heap_add(b, by);
}

/* Replaces the pivot of a remainder by its other variables. */
static quoin_status substitute(circuits *b, uint32_t number) {
    const remainder_row *by = &b->made[number];
    double times = b->value[by->pivot] / by->coefficient;
    b->value[by->pivot] = 0;
    if (fabs(times) <= CANCELS) return QUOIN_OK;
    if (!RESERVE(&b->c->solver->memory, b->uses_made, b->use_capacity, b->use_count + 1)) return QUOIN_OUT_OF_MEMORY;
    b->uses_made[b->use_count++] = (use){number, times};
    for (uint32_t i = 0; i < by->count; i++) add_term(b, b->terms[by->first + i].variable, -times * b->terms[by->first + i].coefficient);
    b->constant -= times * by->constant;
    b->steps = b->steps > by->count ? b->steps - by->count - 1 : 0;
    return QUOIN_OK;
}

static quoin_status reduce(circuits *b, uint32_t place) {
    const row *reduced = row_at(b->c, place);
    quoin_status status = QUOIN_OK;
    quoin_term term;
    b->variable_count = b->heap_count = 0;
    b->constant = reduced->constant;
    b->limit = place;
    for (uint32_t i = 0; i < row_terms(reduced); i++)
        if (row_term(b->c->solver, reduced, i, &term)) add_term(b, term.variable, term.coefficient);
    while (b->heap_count && b->steps && status == QUOIN_OK) status = substitute(b, heap_take(b));
    return status;
}

static void forget_row(circuits *b) {
    for (uint32_t i = 0; i < b->variable_count; i++) b->value[b->variables[i]] = b->listed[b->variables[i]] = 0;
}

/* ── Pivots ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns the variable that the fewest remainders mention, among those with a coefficient that is not small, or NONE if the row cancels. */
static uint32_t choose_pivot(const circuits *b) {
    double greatest = CANCELS;
    uint32_t chosen = NONE;
    for (uint32_t i = 0; i < b->variable_count; i++) greatest = fmax(greatest, fabs(b->value[b->variables[i]]));
    for (uint32_t i = 0; i < b->variable_count; i++) {
        uint32_t v = b->variables[i];
        if (fabs(b->value[v]) <= CANCELS || fabs(b->value[v]) < STABLE * greatest) continue;
        if (chosen == NONE || b->uses[v] < b->uses[chosen] || (b->uses[v] == b->uses[chosen] && v > chosen)) chosen = v;
    }
    return chosen;
}

static quoin_status keep_remainder(circuits *b, uint32_t place, uint32_t pivot, size_t first_use) {
    if (!RESERVE(&b->c->solver->memory, b->terms, b->term_capacity, b->term_count + b->variable_count)) return QUOIN_OUT_OF_MEMORY;
    remainder_row *made = &b->made[b->made_count];
    *made = (remainder_row){.first = b->term_count, .first_use = first_use, .use_count = (uint32_t)(b->use_count - first_use), .pivot = pivot,
                            .place = place, .coefficient = b->value[pivot], .constant = b->constant};
    for (uint32_t i = 0; i < b->variable_count; i++) {
        uint32_t v = b->variables[i];
        if (v == pivot || fabs(b->value[v]) <= CANCELS) continue;
        b->terms[made->first + made->count++] = (quoin_term){v, b->value[v]};
        b->uses[v]++;
    }
    b->term_count += made->count;
    b->decided_by[pivot] = b->made_count++;
    return QUOIN_OK;
}

/* Takes one equality, of which a remainder is kept, if something is left. */
static quoin_status take_equality(circuits *b, uint32_t place) {
    size_t first_use = b->use_count;
    quoin_status status = reduce(b, place);
    uint32_t pivot = choose_pivot(b);
    if (status == QUOIN_OK && b->steps && pivot != NONE) status = keep_remainder(b, place, pivot, first_use);
    else b->use_count = first_use;
    forget_row(b);
    return status;
}

static bool open(circuits *b) {
    size_t variables = b->c->solver->variable_count + 1, rows = b->c->count + 1;
    part parts[] = {PART(b->made, rows),            PART(b->value, variables), PART(b->times, rows),     PART(b->variables, variables),
                    PART(b->decided_by, variables), PART(b->uses, variables),  PART(b->heap, variables), PART(b->listed, variables)};
    if (!slab_carve(&b->c->solver->memory, &b->room, parts, 8)) return false;
    for (size_t v = 0; v < variables; v++) b->value[v] = 0, b->uses[v] = 0, b->listed[v] = 0, b->decided_by[v] = NONE;
    for (size_t r = 0; r < rows; r++) b->times[r] = 0;
    for (size_t r = 0; r < b->c->count; r++) b->steps += MOST_STEPS * row_terms(row_at(b->c, (uint32_t)r));
    return true;
}

/* ── Circuits ───────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status make(confirmation *c) {
    quoin_status status = QUOIN_OK;
    if (!(c->circuits = memory_take(&c->solver->memory, sizeof *c->circuits))) return QUOIN_OUT_OF_MEMORY;
    *c->circuits = (circuits){.c = c};
    if (!open(c->circuits)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t r = 0; r < c->count && status == QUOIN_OK && c->circuits->steps; r++)
        if (!c->culprit[r] && row_at(c, r)->relation == QUOIN_EQUAL) status = take_equality(c->circuits, r);
    return status;
}

/* Adds the rows that a culprit was reduced by, which the last uses list, to the set: those of a remainder are its own row and what that was
 * reduced by. */
static void collect(circuits *b, size_t first_use) {
    confirmation *c = b->c;
    for (size_t u = first_use; u < b->use_count; u++) b->times[b->uses_made[u].by] += b->uses_made[u].times;
    for (uint32_t k = b->made_count; k-- > 0;) {
        double times = b->times[k];
        b->times[k] = 0;
        if (fabs(times) <= CANCELS) continue;
        c->set[c->set_count++] = b->made[k].place;
        for (uint32_t u = 0; u < b->made[k].use_count; u++) {
            const use *of = &b->uses_made[b->made[k].first_use + u];
            b->times[of->by] -= times * of->times;
        }
    }
}

quoin_status find_circuit(confirmation *c, bool *found) {
    quoin_status status = c->circuits ? QUOIN_OK : make(c);
    circuits *b = c->circuits;
    *found = false;
    if (status != QUOIN_OK || row_at(c, c->set[0])->relation != QUOIN_EQUAL) return status;
    size_t first_use = b->use_count;
    b->steps += MOST_STEPS * (size_t)c->count;
    status = reduce(b, c->set[0]);
    *found = status == QUOIN_OK && choose_pivot(b) == NONE && fabs(b->constant) > REQUIRED_TOLERANCE;
    c->set_count = 1;
    if (*found) collect(b, first_use);
    forget_row(b);
    b->use_count = first_use;
    return status;
}

void circuits_close(confirmation *c) {
    memory *to = &c->solver->memory;
    if (!c->circuits) return;
    GIVE(to, c->circuits->terms, c->circuits->term_capacity);
    GIVE(to, c->circuits->uses_made, c->circuits->use_capacity);
    slab_release(to, &c->circuits->room);
    memory_give(to, c->circuits, sizeof *c->circuits);
    c->circuits = NULL;
}
