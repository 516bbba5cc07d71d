/* A quick oracle that sees only rows between two variables, and longer ones as far as equalities make them such. What it says of all
 * others is a guess: that they can hold. */
#ifndef QUOIN_DIFFERENCES_H
#define QUOIN_DIFFERENCES_H

#include "Store/store.h"

#pragma GCC visibility push(hidden)

/* x(to) − x(from) ≤ length, between variables that are roots. */
typedef struct arc {
    uint32_t from, to;
    double length;
} arc;

typedef struct differences {
    quoin_solver *solver;
    uint32_t *above;           /* per variable, and for the reference after them: the one it is measured from, itself for a root */
    double *offset;            /* per variable: its distance from that one */
    double *least;             /* per root: the length of the shortest path found to it */
    uint32_t *last;            /* per root: the last arc of that path */
    uint32_t *mark;            /* per root: scratch */
    arc *arcs;
    size_t arc_count;
    uint8_t *taken;            /* per row of a question */
    slab room;
} differences;

/* Prepares for questions about at most `rows` rows. Returns false if memory ran out. */
bool differences_open(differences *out, quoin_solver *solver, size_t rows);
void differences_close(differences *closed);
/* A conflict_oracle whose context is of this type. */
quoin_status differences_can_hold(void *context, const uint32_t *rows, size_t count, bool *feasible);

#pragma GCC visibility pop

#endif
