/* Excerpts: a few required rows of a solver as a small solver of their own, in which questions cost what the excerpt has (excerpt.c). */
#ifndef QUOIN_EXCERPT_H
#define QUOIN_EXCERPT_H

#include "Store/store.h"

#pragma GCC visibility push(hidden)

typedef struct excerpts {
    quoin_solver *solver;
    uint32_t *number;          /* per variable: its number in the excerpt, or NO_VARIABLE */
    uint32_t *variables;       /* those that have one */
    uint32_t variable_count;
    slab room;
    uint32_t *slots;           /* the rows that the excerpt has, in its order */
    uint32_t *rank;            /* per variable: its place in key order */
    uint64_t *numbers;         /* scratch: ranks and variables */
    size_t row_count, slot_capacity, input_capacity, term_capacity, handle_capacity;
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

#pragma GCC visibility pop

#endif
