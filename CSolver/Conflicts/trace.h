/* The state of confirming conflicts (confirm.c), which asking about members (questions.c), finding circuits (circuits.c), searching nearby
 * (nearby.c), giving a witness slack (slack.c), searching for members (members.c) and tracing them (trace.c) work on, too. */
#ifndef QUOIN_TRACE_H
#define QUOIN_TRACE_H

#include "Conflicts/excerpt.h"
#include "Conflicts/proof.h"
#include "Conflicts/row_sets.h"
#include "Solver/native.h"

#pragma GCC visibility push(hidden)

#define MANY_ROWS 64           /* a variable that more rows mention stands still in an excerpt */

/* Equalities eliminated in key order (circuits.c). */
typedef struct circuits circuits;

/* How much is done to answer a question about a member. */
typedef enum effort { NEARBY, WITH_SLACK, EVERYWHERE } effort;

typedef struct confirmation {
    quoin_solver *solver;
    const row_sets *suspected;
    const uint32_t *rows;
    size_t count;
    uint32_t *place;           /* per row slot: its place among the rows */
    uint8_t *culprit;          /* per place */
    uint32_t *start, *mentions; /* per variable: the places of the rows that mention it, ascending; culprits are not listed */
    double *witness, *of_all;  /* a point at which the rows in question hold but for one, and one at which all but the culprits do */
    uint32_t *set;             /* the places of one set, descending: the culprit first */
    size_t set_count;
    uint32_t *former;          /* the places of the circuit while the set is searched for */
    uint32_t *group;           /* per member: members that can only contradict together */
    uint32_t *member;          /* per place: its number in the set, or NONE */
    uint8_t *idle;             /* per place: whether the row takes part in no contradiction with the members */
    uint8_t *shared;           /* per place: whether the row is a member of a set found before: mostly it is one of the next sets, too */
    uint32_t *asked;           /* the rows of an excerpt, as places and then as slots */
    size_t asked_count;
    uint8_t *seen;             /* per place: whether it is among these */
    uint64_t *numbers;         /* scratch */
    uint8_t *expected;         /* per place: whether the row is in the circuit of the culprit */
    circuits *circuits;        /* made when they are needed */
    proof proof;
    uint64_t wasted;           /* the steps of proofs that took too long */
    row_sets proven;           /* per suspected set: what was proven, or suspected */
    uint8_t *minimal;          /* per suspected set: whether that is the set of the definition */
    bool slack;                /* whether the witness of all has been given slack, or has not got any */
    bool took_large_program;   /* whether finding the witness did */
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
/* questions.c: asks whether each member belongs to the set. */
quoin_status confirmation_ask_members(confirmation *c, effort most, bool *confirmed);
/* members.c: finds the members of the set whose culprit is its only row. `*confirmed` becomes false if the rows before the culprit do not contradict it. */
quoin_status confirmation_find_set(confirmation *c, bool *confirmed);

/* Adds a row to those that an excerpt is made of. */
void confirmation_ask_row(confirmation *c, uint32_t place);
/* Lists the variables of these rows, but for those that many rows mention, and adds the rows that mention one and take part in the question about
 * a member. */
void confirmation_widen(confirmation *c, uint32_t about);

/* nearby.c: finds the members among the rows near the culprit, the set's first row, if these contradict it. */
quoin_status find_nearby(confirmation *c, bool *found);
/* circuits.c: reads the circuit of the culprit, the set's first row, into the set. `*found`: there is one. */
quoin_status find_circuit(confirmation *c, bool *found);
void circuits_close(confirmation *c);
/* slack.c: moves the witness of all away from the inequalities, where they leave room. */
quoin_status give_slack(confirmation *c);

/* trace.c: adds rows to the members, the set, that every contradiction has among the rows before `bound` and the members. The witness shows that
 * these can hold without `from`. */
quoin_status trace_members(confirmation *c, uint32_t from, uint32_t bound);

#pragma GCC visibility pop

#endif
