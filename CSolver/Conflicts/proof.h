/* Conflicts found and proven at a point, in a basis (proof.c). */
#ifndef QUOIN_PROOF_H
#define QUOIN_PROOF_H

#include "Conflicts/basis.h"

#pragma GCC visibility push(hidden)

/* The changes of a row's sum with which the rows before it hold (leeway.c). */
typedef struct leeway {
    double least, most;
} leeway;

/* The leeways that a look at all rows before `end` has found. */
typedef struct leeways {
    leeway *of;                /* per place of a row that stood still */
    uint8_t *stood;            /* per place, whether it is a row behind the equalities that stood still */
    uint32_t stood_count, end;
} leeways;

/* The leeways of the rows of a set, where searches begin (precedent.c). */
typedef struct precedent {
    leeways leeways;
    bool holds;                /* whether there is one */
    bool was_used;             /* whether it has shown the members of another set */
    uint32_t unused, next;     /* precedents in a row that were of no use; the number of the set from which on the next one is made */
} precedent;

/* The steps that something took, and how often it was done. */
typedef struct effort {
    uint64_t steps, count;
} effort;

static inline void effort_add(effort *to, uint64_t steps) { to->steps += steps, to->count++; }
static inline double effort_average(effort of) { return of.count ? (double)of.steps / (double)of.count : 0; }

/* Rows that are put aside (aside.c). */
typedef struct rows_aside {
    uint32_t *found, found_count; /* the set that was found before trials */
    uint32_t failures, next;   /* searches in a row to which rows aside were of no use; the number of the set from which on rows are put aside again */
} rows_aside;

typedef struct proof {
    basis b;                   /* culprits are left out in it */
    uint32_t *set, set_count;  /* a minimal set that contradicts, as places, ascending: the culprit and what it contradicts */
    uint32_t tried;            /* the rows behind so many of the set are known to be members */
    uint32_t *expected, sets, former_count; /* per place, the number of the last set with the row; how many sets there were; of the members of the last */
    effort trials, plain, expecting; /* of trials; of searches by trials without and with members that are expected */
    leeways seen;              /* at the last look of a search */
    precedent last;
    rows_aside aside;
    bool is_alike;             /* whether the last set has most rows of the one before */
    uint64_t look_steps, failed_steps; /* of the last look at all rows, and of all looks that did not show all members */
    uint32_t *places, *run;    /* scratch */
    double *times;             /* the same */
    queue sorting;             /* the same */
    bool minimal;              /* whether the set is shown to be that of the definition */
    slab room;
} proof;

/* Opens a proof for required rows in key order. */
quoin_status proof_open(proof *out, quoin_solver *solver, const uint32_t *rows, size_t count);
void proof_close(proof *closed);
/* Finds whether a culprit contradicts rows before it, and its set, from a point at which all rows but the culprits hold. The point stays as it is. */
quoin_status proof_find(proof *p, uint32_t culprit, outcome *out);
/* Forgets which rows of the set before a place are members. */
void proof_forget_members(proof *p, uint32_t before);
/* Reads the set of a culprit, which the last repair has shown to contradict. */
void proof_read_set(proof *p, uint32_t culprit);
/* Repairs a row with the rows that take part, and reads the set if they contradict it. */
quoin_status proof_try(proof *p, uint32_t place, outcome *out);
/* Notes that the set is minimal: its members are expected to be those of the next one. */
void proof_note_set(proof *p);
/* Whether the set has most of the rows of the last one. */
bool proof_is_alike(const proof *p);
/* Moves the point until a row holds, while all rows hold that held, or finds those that contradict it. */
quoin_status proof_repair(proof *p, uint32_t place, outcome *out);

#pragma GCC visibility pop

#endif
