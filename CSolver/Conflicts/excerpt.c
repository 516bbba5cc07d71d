/* A question to the reduction costs what its solver has, a thousand cards for two rows of one. So a question about few rows is put to a
 * solver that has these rows alone, and whose other variables, if rows mention any, stand where they are known to be:
 *
 *     a ≥ b + 8   b ≥ c + 8          with c at 20:     a ≥ b + 8   b ≥ 28
 */
#include "Conflicts/excerpt.h"

#include "Store/sorting.h"

quoin_status excerpts_open(excerpts *out, quoin_solver *solver) {
    *out = (excerpts){.solver = solver};
    size_t variables = solver->variable_count + 1;
    part parts[] = {PART(out->numbers, variables), PART(out->number, variables), PART(out->variables, variables), PART(out->rank, variables)};
    if (!slab_carve(&solver->memory, &out->room, parts, 4)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(out->number, 0xFF, solver->variable_count * sizeof *out->number);
    for (uint32_t i = 0; i < solver->variable_slots.order_count; i++) out->rank[solver->variable_slots.order[i]] = i;
    return QUOIN_OK;
}

void excerpts_close(excerpts *closed) {
    memory *to = &closed->solver->memory;
    slab_release(to, &closed->room);
    GIVE(to, closed->slots, closed->slot_capacity);
    GIVE(to, closed->inputs, closed->input_capacity);
    GIVE(to, closed->terms, closed->term_capacity);
    GIVE(to, closed->handles, closed->handle_capacity);
}

void excerpt_free(excerpts *in, uint32_t variable) {
    if (excerpt_has(in, variable)) return;
    in->number[variable] = in->variable_count;
    in->variables[in->variable_count++] = variable;
}

void excerpt_free_all(excerpts *in, const uint32_t *rows, size_t count) {
    for (size_t r = 0; r < count; r++) {
        const row *listed = &in->solver->rows[rows[r]];
        quoin_term term;
        for (uint32_t i = 0; i < row_terms(listed); i++)
            if (row_term(in->solver, listed, i, &term)) excerpt_free(in, term.variable);
    }
}

/* Adds one row's terms over listed variables, if there are any, and its constant without the others. */
static size_t take_row(excerpts *in, uint32_t slot, const double *values, size_t terms) {
    const row *taken = &in->solver->rows[slot];
    double constant = taken->constant;
    size_t first = terms;
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(taken); i++) {
        if (!row_term(in->solver, taken, i, &term)) continue;
        if (excerpt_has(in, term.variable)) in->terms[terms++] = (quoin_term){in->handles[in->number[term.variable]], term.coefficient};
        else constant -= term.coefficient * values[term.variable];
    }
    if (terms == first) return terms;
    in->slots[in->row_count] = slot;
    in->inputs[in->row_count++] = (quoin_row_input){.term_count = (uint32_t)(terms - first), .relation = taken->relation, .constant = constant,
                                                    .priority = QUOIN_REQUIRED, .key = QUOIN_KEY_AUTO};
    return terms;
}

static quoin_status reserve(excerpts *in, const uint32_t *rows, size_t count) {
    memory *from = &in->solver->memory;
    size_t terms = 0;
    for (size_t i = 0; i < count; i++) terms += row_terms(&in->solver->rows[rows[i]]);
    bool reserved = RESERVE(from, in->slots, in->slot_capacity, count) && RESERVE(from, in->inputs, in->input_capacity, count) &&
                    RESERVE(from, in->terms, in->term_capacity, terms) && RESERVE(from, in->handles, in->handle_capacity, in->variable_count);
    return reserved ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* Numbers the variables in key order, on which the reduction's order of elimination depends. */
static void number_variables(excerpts *in) {
    for (uint32_t i = 0; i < in->variable_count; i++) in->numbers[i] = (uint64_t)in->rank[in->variables[i]] << 32 | in->variables[i];
    sort_numbers(in->numbers, in->variable_count);
    for (uint32_t i = 0; i < in->variable_count; i++) in->number[in->variables[i] = (uint32_t)in->numbers[i]] = i;
}

static quoin_status fill(excerpts *in, const uint32_t *rows, size_t count, const double *values, quoin_solver *small) {
    quoin_status status = quoin_add_variables(small, in->variable_count, NULL, NULL, in->handles);
    if (status != QUOIN_OK) return status;
    size_t terms = 0;
    in->row_count = 0;
    for (size_t i = 0; i < count; i++) terms = take_row(in, rows[i], values, terms);
    terms = 0;
    for (size_t i = 0; i < in->row_count; terms += in->inputs[i++].term_count) in->inputs[i].terms = in->terms + terms;
    return quoin_add_rows(small, (uint32_t)in->row_count, in->inputs, NULL);
}

quoin_status excerpt_make(excerpts *in, const uint32_t *rows, size_t count, const double *values, quoin_solver **out) {
    const memory *host = &in->solver->memory;
    number_variables(in);
    quoin_status status = reserve(in, rows, count);
    if (status == QUOIN_OK) status = quoin_create(host->arena ? NULL : &host->allocator, out);
    if (status == QUOIN_OK) {
        (*out)->backend = in->solver->backend;
        status = fill(in, rows, count, values, *out);
        if (status != QUOIN_OK) quoin_destroy(*out);
    }
    while (in->variable_count) in->number[in->variables[--in->variable_count]] = NO_VARIABLE;
    return status;
}
