/* The table of a large piece (piecewise.h), which is not stored: factors of the basis give any row and any column of it.
 *
 *     B        the tight lengths' coefficients, a column each          B⁻¹·a       the row of a loose length with coefficients a
 *     B⁻ᵀ·c    how the unknowns move if the tight lengths move by c    a·B⁻ᵀ·c     how a loose length moves then
 *
 * A stored table grows when rows are exchanged, up to all rows times all columns. A step needs one row and few columns, and computing these
 * takes about as long as the numbers in them are many.
 */
#ifndef QUOIN_FACTORED_H
#define QUOIN_FACTORED_H

#include "Kernel/lu.h"
#include "Network/tableau.h"
#include "Numbers/fixed.h"

#pragma GCC visibility push(hidden)

typedef struct factored {
    memory *memory;
    uint32_t unknowns, lengths;
    lu factors;
    lu_matrix forms;           /* the coefficients of each length, a column each */
    uint32_t *first_form, *unknown;
    double *coefficient;
    uint32_t *first_mention, *mention; /* per unknown: the lengths that mention it */
    sparse_vector row;         /* the row last read, which an exchange uses; every other solve is done in `solved` */
    sparse_vector solved;
    tableau_entry *entries;    /* of the row or column last read */
    uint32_t entry_count;
    uint32_t *visited, visit;  /* per length: the last column that reached it */
    fixed *rest;               /* scratch: what is left of each tight length, */
    fixed *found, *rounded;    /* and the unknowns found so far */
    slab slab;
} factored;

void factored_open(factored *opened, memory *from);
void factored_release(factored *released);

/* Takes the lengths over the first `unknowns` columns from the rows of a tableau. */
quoin_status factored_load(factored *f, const tableau *lengths, uint32_t unknowns);
/* Factorizes the basis: `basis` has the length of each column, and is put into another order. `*done` is false if it determines not all
 * unknowns. */
quoin_status factored_factor(factored *f, uint32_t *basis, bool *done);
/* Whether no length was exchanged since the basis was factorized; whether so many were that factors made anew are faster. */
bool factored_is_fresh(const factored *f);
bool factored_should_refactor(const factored *f);

/* Reads the row of a loose length into f->entries: what it is in terms of the tight lengths. */
void factored_row(factored *f, uint32_t length);
/* Exchanges the length whose row was read last for the tight one of a column. */
quoin_status factored_exchange(factored *f, uint32_t column);

/* Adds a length, `by` times, to those whose combination is read next. */
void factored_add_length(factored *f, uint32_t length, double by);
/* Returns what the combination is in terms of the tight lengths, by their columns, until it is forgotten. */
const sparse_vector *factored_combination(factored *f);
void factored_forget(factored *f);

/* Adds a movement of the tight length of a column to those that the next column is read for. */
void factored_move(factored *f, uint32_t column, double by);
/* Reads how the lengths move with the tight ones into f->entries, in whose `column` is the length, and forgets the movements. Tight lengths
 * may be among them. */
void factored_column(factored *f);

/* Adds to the sums by which tight lengths are balanced: `by` times the coefficients of a loose length, per unknown and level. */
void factored_add(const factored *f, uint32_t length, double by, uint32_t level, uint32_t levels, double *sums);
/* Turns the sums of a level, of which there is one per unknown, into the balances of the tight lengths. */
void factored_balance(factored *f, uint32_t level, uint32_t levels, double *sums);

/* Computes the unknowns from the tight lengths, which `at` holds by column, and writes them there. `basis` is as it was factorized. What is
 * left of the lengths is solved for again, as long as it grows less; `*exact` becomes false if something is left at last. */
void factored_unknowns(factored *f, const uint32_t *basis, fixed *at, bool *exact);
/* Returns about by how much unknowns change if all tight lengths change by one. */
fixed factored_sensitivity(factored *f);
/* Computes a length from the unknowns. */
fixed factored_length(const factored *f, uint32_t length, const fixed *unknowns, bool *exact);

#pragma GCC visibility pop

#endif
