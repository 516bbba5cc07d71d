/* Excerpts: a few required rows of a solver as a small solver of their own, in which questions cost what the excerpt has (excerpt.c). */
#ifndef QUOIN_EXCERPT_H
#define QUOIN_EXCERPT_H

#include "Store/store.h"

typedef struct excerpts {
    quoin_solver *solver;
    uint32_t *number;          /* per variable: its number in the excerpt, or NO_VARIABLE */
    uint32_t *variables;       /* those that have one */
    uint32_t variable_count;
    slab room;
    uint32_t *slots;           /* the rows that the excerpt has, in its order */
    uint64_t *ranks;           /* scratch: keys and variables */
    size_t row_count, rank_capacity, slot_capacity, input_capacity, term_capacity, handle_capacity;
    quoin_row_input *inputs;
    quoin_term *terms;
    quoin_variable *handles;
} excerpts;

quoin_status excerpts_open(excerpts *out, quoin_solver *solver);
void excerpts_close(excerpts *closed);

/* Lists one more variable of the next excerpt. */
void excerpt_free(excerpts *in, uint32_t variable);
static inline bool excerpt_has(const excerpts *in, uint32_t variable) { return in->number[variable] != NO_VARIABLE; }
/* Makes an excerpt of rows in key order. Variables that are not listed stand at their values; rows without a listed variable are left
 * out. The excerpt is destroyed by the caller. Forgets the list. */
quoin_status excerpt_make(excerpts *in, const uint32_t *rows, size_t count, const double *values, quoin_solver **out);
/* Lists the variables of rows, which all take part. */
void excerpt_free_all(excerpts *in, const uint32_t *rows, size_t count);

/* Returns the variable of a row's i-th term and its coefficient; false if there is none. */
static inline bool row_term(const quoin_solver *solver, const row *of, uint32_t i, quoin_term *out) {
    if (of->flags & ROW_GENERAL) {
        *out = solver->terms[of->first + i];
        return out->coefficient != 0;
    }
    *out = (quoin_term){i ? of->second : of->first, i ? -1 : 1};
    return out->variable != NO_VARIABLE;
}
static inline uint32_t row_terms(const row *of) { return of->flags & ROW_GENERAL ? of->second : 2; }
static inline bool row_mentions(const quoin_solver *solver, const row *of, uint32_t variable) {
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(of); i++)
        if (row_term(solver, of, i, &term) && term.variable == variable) return true;
    return false;
}

#endif
