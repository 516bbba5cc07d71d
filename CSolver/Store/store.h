/* The problem store: variables and rows as flat arrays, and the changes since the last solve.
 *
 * Nearly every row of a layout is a difference of two variables, so a row is 24 bytes and needs no term array:
 *
 *     difference   first − second  relation  constant      (NO_VARIABLE where one side is missing)
 *     general      terms[first … first + second)           (sorted by variable, no duplicates, no zeros)
 *
 * Removed slots are reused only after `order` has forgotten them (at a solve), so `order`, the slots by ascending
 * key, never names a slot twice. A slot's generation is part of its handle; the first is the solver's tag.
 */
#ifndef QUOIN_STORE_H
#define QUOIN_STORE_H

#include "Store/levels.h"
#include "Memory/memory.h"

#pragma GCC visibility push(hidden)

#define NO_VARIABLE UINT32_MAX
#define QUOIN_GENERATIONS 63     /* generation 63 marks values that are no handles: QUOIN_NONE and QUOIN_IN_BATCH */
#define REQUIRED_TOLERANCE 1e-3  /* the violation up to which a required row counts as satisfied */

enum {
    ROW_ALIVE = 1 << 0,
    ROW_GENERAL = 1 << 1,
    ROW_GUARD = 1 << 2,
    ROW_EDIT = 1 << 3,
    ROW_DIRTY = 1 << 4,        /* its constant is in `changed_rows` */
    ROW_LEFT_OUT = 1 << 5,     /* the culprit of a conflict in the last solve */
    ROW_MARKED = 1 << 6,       /* scratch: named in the current batch */
    ROW_ENFORCED = 1 << 7,     /* a guard that the solution broke */
    ROW_FORM = ROW_GENERAL | ROW_GUARD | ROW_EDIT | ROW_ENFORCED, /* what a dead row keeps until its slot is used again */
};

typedef struct row {
    double constant;
    uint32_t first, second;    /* the variables of a difference; of a general row where its terms begin, and how many they are */
    uint32_t priority;         /* its number in `levels`: 0 is required */
    int8_t relation;
    uint8_t tie;               /* the level of a tie row; 0 for any other row */
    uint8_t flags;
    uint8_t generation;
} row;

typedef struct variable {
    uint64_t key;
    uint32_t anchor;           /* slot, or NO_VARIABLE */
    uint32_t uses;             /* the number of rows and anchors that mention it */
    uint8_t generation;
    uint8_t alive;
} variable;

typedef struct slots {
    uint32_t *order;           /* the first `sorted_count` by ascending key, then those taken since; may name dead slots until tidied */
    size_t order_count, sorted_count, order_capacity;
    uint32_t *free_slots;      /* reusable now */
    size_t free_count, free_capacity;
    uint32_t *freed;           /* dead, but `order` may still name them */
    size_t freed_count, freed_capacity;
    uint64_t next_key;
    uint64_t tidied;           /* how often tidying changed `order` */
    uint64_t *taken;           /* open-addressed set of the keys in use, kept only once a key came out of order */
    size_t taken_count, taken_capacity;
} slots;

typedef struct native native;

/* The extent of a store at a solve. Until it is tidied, the rows and variables of that solve lie first in their `order`, those that
 * were removed since among them. */
typedef struct solved_store {
    size_t rows, variables, guards;
    uint64_t tidied_rows, tidied_variables, packings;
} solved_store;

struct quoin_solver {
    memory memory;
    variable *variables;
    size_t variable_count, variable_capacity; /* slots, dead ones included */
    slots variable_slots;
    row *rows;
    uint64_t *row_keys;
    size_t row_count, row_capacity, row_key_capacity;
    slots row_slots;
    quoin_term *terms;         /* the terms of general rows; `variable` is a slot */
    size_t term_count, term_capacity, term_garbage;
    uint64_t packings;         /* how often terms of removed rows were given up */
    levels levels;
    size_t alive_rows, alive_variables, alive_guards, alive_edits; /* the last: rows with ROW_EDIT */
    uint32_t *changed_rows;    /* slots whose constant changed since the last solve, */
    double *former_constants;  /* and what it was then */
    size_t changed_count, changed_capacity, former_constant_capacity;
    bool structure_changed;    /* whether anything else changed */
    bool priorities_changed;   /* whether a row's priority changed */
    bool all_touched;          /* whether it cannot be told from rows and variables what has changed */
    quoin_backend backend;
    bool ties;
    uint8_t tag;               /* the generation of slots that have not been used: see quoin_tag_handles */
    double magnification;      /* from 1 up to 2: constants are stored multiplied by it, values divided by it when they are read */

    bool solved;               /* whether `values` holds the answer of the last solve */
    double *values;
    double *read;              /* the values as they are read, where `magnification` is not 1 */
    size_t value_count, value_capacity, read_capacity;
    uint32_t *changes;         /* the variables whose value, or whose distance from its anchor, changed */
    size_t change_count, change_capacity;
    bool from_anchors;         /* whether the caller reads distances from anchors: see distances.c */
    bool read_waits;           /* whether `read` is still that of an earlier solve */
    bool values_wait;          /* whether `values` and `bases` are still those of an earlier solve */
    double *bases, *offsets, *distances;
    size_t distance_count, base_capacity, offset_capacity, distance_capacity;
    quoin_conflict *conflicts;
    size_t conflict_count, conflict_capacity;
    quoin_row *conflict_rows;
    size_t conflict_row_count, conflict_row_capacity;
    size_t former_conflicts;   /* how many of `conflicts` and their rows are those of the solve before, and cleared */
    size_t asked_rows;         /* how many rows the questions were about that the last search for conflicts asked without an excerpt */
    bool conflicts_stand;      /* whether the required rows are those whose conflicts were found, and no guard took part */
    quoin_level_sum *level_sums;
    size_t level_sum_count, level_sum_capacity;
    quoin_counts counts;
    solved_store last;         /* what the last solve saw of the store */
    native *native;
    struct former_bases *former; /* those of the last solve's large pieces (former.h), or NULL */
    native *face;              /* the optimal face that the last question about ambiguity found, until the next solve; or NULL */
};

/* Sorts the slots by ascending key, drops dead ones, and makes freed slots reusable. */
quoin_status store_tidy(quoin_solver *solver);
/* Sorts slots of variables and of rows by their keys. */
quoin_status store_sort(quoin_solver *solver, uint32_t *variables, size_t variable_count, uint32_t *rows, size_t row_count);
/* Whether the store's lists still begin with what the last solve saw. */
static inline bool store_lists_last(const quoin_solver *solver) {
    return solver->row_slots.tidied == solver->last.tidied_rows && solver->variable_slots.tidied == solver->last.tidied_variables;
}

/* Returns the place of a row among `count` rows in key order, or that of the next one if it is not there. */
size_t store_row_place(const quoin_solver *solver, const uint32_t *sorted, size_t count, uint32_t slot);

/* Checks that the keys of a batch are free and differ; `stride` bytes lie between them. */
quoin_status store_check_variable_keys(quoin_solver *solver, uint32_t count, const uint64_t *keys);
quoin_status store_check_row_keys(quoin_solver *solver, uint32_t count, const uint64_t *keys, size_t stride);
/* terms.c: stores a row's terms after the others, or none if it is a difference; false if they cancel. */
bool store_keep_terms(quoin_solver *solver, const quoin_row_input *given, row *out);
/* Compacts the terms of general rows once half of them are dead. */
void store_compact_terms(quoin_solver *solver);
static inline bool find_variable(const quoin_solver *in, quoin_variable handle, uint32_t *slot) {
    *slot = handle & QUOIN_INDEX_MASK;
    return handle != QUOIN_NONE && *slot < in->variable_count && in->variables[*slot].alive &&
           in->variables[*slot].generation == handle >> QUOIN_INDEX_BITS;
}

/* Whether a row is required. This condition and the next are joined with &, because each && may be a mispredicted branch. */
static inline bool row_is_required(const row *this_row) { return (this_row->tie == 0) & (this_row->priority == 0); }
/* Whether a row joins the classes of its variables: see classes.c. */
static inline bool row_merges(const row *this_row) {
    return row_is_required(this_row) & (this_row->relation == 0) & !(this_row->flags & (ROW_GENERAL | ROW_EDIT));
}
/* Whether a row is checked only after the solve: a guard that has not been violated yet. */
static inline bool row_is_deferred(const row *this_row) { return (this_row->flags & (ROW_GUARD | ROW_ENFORCED)) == ROW_GUARD; }
static inline quoin_row row_handle(const quoin_solver *in, uint32_t slot) {
    return slot | (uint32_t)in->rows[slot].generation << QUOIN_INDEX_BITS;
}

/* Returns the number of a row's terms; those of a difference may lack a variable. */
static inline uint32_t row_terms(const row *of) { return of->flags & ROW_GENERAL ? of->second : 2; }
/* Finds the variable of a row's i-th term and its coefficient; false if there is none. */
static inline bool row_term(const quoin_solver *in, const row *of, uint32_t i, quoin_term *out) {
    if (of->flags & ROW_GENERAL) {
        *out = in->terms[of->first + i];
        return out->coefficient != 0;
    }
    *out = (quoin_term){i ? of->second : of->first, i ? -1 : 1};
    return out->variable != NO_VARIABLE;
}
static inline bool row_mentions(const quoin_solver *in, const row *of, uint32_t variable) {
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(of); i++)
        if (row_term(in, of, i, &term) && term.variable == variable) return true;
    return false;
}

/* Returns Σ a·x of a row at `values`. */
double row_sum(const quoin_solver *in, const row *this_row, const double *values);
/* Returns the violation of a row, given its sum. */
static inline double row_violation(const row *this_row, double sum) {
    double off = sum - this_row->constant;
    if (this_row->relation == QUOIN_EQUAL) return off < 0 ? -off : off;
    if (this_row->relation == QUOIN_LESS_OR_EQUAL) return off > 0 ? off : 0;
    return off < 0 ? -off : 0;
}

/* Lengths plus − minus whose ambiguity is asked for, measured in a unit in which AMBIGUOUS_BEYOND is the tolerance. */
typedef struct asked_lengths {
    uint32_t count;
    const quoin_variable *plus, *minus;
    double unit;
} asked_lengths;

#pragma GCC visibility pop

#endif
