/* The state of confirming conflicts (confirm.c), which searching for members (members.c) and tracing them (trace.c) work on, too. */
#ifndef QUOIN_TRACE_H
#define QUOIN_TRACE_H

#include "Conflicts/excerpt.h"
#include "Conflicts/proof.h"
#include "Conflicts/row_sets.h"
#include "Solver/native.h"

#pragma GCC visibility push(hidden)

#define MANY_ROWS 64           /* a variable that more rows mention stands still in an excerpt */

typedef struct confirmation {
    quoin_solver *solver;
    const uint32_t *rows;
    size_t count;
    uint8_t *culprit;          /* per place, those that are suspected among them: it is the basis that leaves them out */
    uint32_t *start, *mentions; /* per variable: the places of the rows that mention it, ascending; culprits are not listed */
    double *witness, *of_all;  /* a point at which the rows in question hold but for one, and that of the basis, at which all but the culprits do */
    uint32_t *set;             /* the places of one set, descending: the culprit first */
    size_t set_count;
    uint32_t *group;           /* per member: members that can only contradict together */
    uint32_t *member;          /* per place: its number in the set, or NONE */
    uint8_t *idle;             /* per place: whether the row takes part in no contradiction with the members */
    uint8_t *shared;           /* per place: whether the row is a member of a set found before: mostly it is one of the next sets, too */
    uint32_t *asked;           /* the rows of an excerpt, as places and then as slots */
    size_t asked_count;
    uint8_t *seen;             /* per place: whether it is among these */
    uint64_t *numbers;         /* scratch */
    proof proof;
    excerpts excerpts;
    native *whole;             /* the reduction of all rows */
    slab room;
} confirmation;

static inline const row *row_at(const confirmation *c, uint32_t place) { return &c->solver->rows[c->rows[place]]; }
static inline uint32_t mention_count(const confirmation *c, uint32_t variable) { return c->start[variable + 1] - c->start[variable]; }

/* Asks an excerpt of the rows `asked`, whose variables are those listed. */
quoin_status confirmation_ask(confirmation *c, bool *feasible);
/* The same, and whether a witness shows it: values of its variables, which are still listed in the excerpts. */
quoin_status confirmation_move(confirmation *c, double **values, size_t *size, bool *found);
/* Asks whether the rows of the set can hold by themselves. */
quoin_status confirmation_ask_set(confirmation *c, bool *feasible);
/* members.c: finds the members of the set whose culprit is its only row. `*confirmed` becomes false if the rows before the culprit do not
 * contradict it. */
quoin_status confirmation_find_set(confirmation *c, bool *confirmed);

/* trace.c: adds rows to the members, the set, that every contradiction has among the rows before `bound` and the members. The witness shows that
 * these can hold without `from`. */
quoin_status trace_members(confirmation *c, uint32_t from, uint32_t bound);

#pragma GCC visibility pop

#endif
