/* A system: rows over a dense set of unknowns, the form in which a kernel gets a problem or a part of one.
 *
 * Rows stand in key order. The meaning of a system is the same for every backend: required rows hold, then the
 * priorities in order, then T1 (each optional row by itself, last key first), the tie levels, and T5 (each REST row by
 * itself, first key first).
 */
#ifndef QUOIN_SYSTEM_H
#define QUOIN_SYSTEM_H

#include "Store/store.h"
#include "Kernel/kernel.h"

#pragma GCC visibility push(hidden)

#define AMBIGUOUS_BEYOND 1e-3

typedef enum strength { STRENGTH_REQUIRED, STRENGTH_OPTIONAL, STRENGTH_TIE, STRENGTH_REST } strength;

typedef struct system_row {
    double constant;
    uint32_t term_start, term_count;
    uint32_t level;            /* optional: 0 is the highest priority present; tie: its level less one */
    int8_t relation;
    uint8_t strength;
} system_row;

typedef struct equations {
    memory *memory;
    uint32_t unknown_count;
    uint32_t level_count;      /* distinct priorities */
    system_row *rows;
    size_t row_count, row_capacity;
    quoin_term *terms;         /* `variable` is an unknown */
    size_t term_count, term_capacity;
} equations;

void equations_release(equations *released);
/* Appends a row; its terms follow by equations_term. */
quoin_status equations_row(equations *to, system_row row);
quoin_status equations_term(equations *to, uint32_t unknown, double coefficient);

typedef struct answer {
    bool feasible;
    uint64_t pivots;
    uint64_t program_rows, program_columns;
} answer;

/* Solves all levels. `point` has room for the unknowns. */
quoin_status equations_solve(const equations *system, kernel_kind kind, bool ties, double *point, answer *out);
/* Finds whether the required rows alone can hold. */
quoin_status equations_feasible(const equations *system, kernel_kind kind, bool *feasible);
/* Finds the length of the range of each unknown whose `width` is NAN over the face after the last priority; INFINITY if
 * unbounded. Ranges beyond `enough` are not followed to the end. */
quoin_status equations_ranges(const equations *system, kernel_kind kind, double enough, double *width);

#pragma GCC visibility pop

#endif
