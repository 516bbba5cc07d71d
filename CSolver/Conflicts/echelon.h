/* Rows in echelon form: each expresses one variable, its *pivot*, by others, and later rows do not mention it.
 *
 *     a = 20     b − a = 8     c − 2·b = 0            a → 20      b → 28      c → 56
 *
 * First come the equalities among required rows, in key order. What is left of a row after it was reduced by those before is its *remainder*;
 * nothing is left of a row that follows from them. So the remainders of the rows before some place are the echelon form of these rows: to look
 * at the rows before a *bound* takes no more than to skip the other remainders. Behind them come rows that are added. Such a row can be dropped
 * wherever it lies, together with those that were reduced by it.
 */
#ifndef QUOIN_ECHELON_H
#define QUOIN_ECHELON_H

#include "Conflicts/queue.h"
#include "Store/store.h"

#pragma GCC visibility push(hidden)

#define NONE UINT32_MAX
#define FEW_DROPPED 64         /* so many more remainders may be dropped than take part */

/* A sparse vector: values, and the list of those that may not be zero. */
typedef struct sparse {
    double *value;
    uint8_t *listed;
    uint32_t *list, count;
} sparse;

void sparse_add(sparse *to, uint32_t at, double value);
void sparse_forget(sparse *forgotten);

/* A remainder that a row was reduced by, and how many times it was taken away. */
typedef struct reducer {
    double times;
    uint32_t by;
    uint32_t number, next;     /* of a remainder: its own number, and the use of `by` in an earlier remainder, or NONE */
} reducer;

/* A reduced row: its coefficients that are left, per variable, and the remainders that it was reduced by. */
typedef struct reduction {
    sparse left;
    reducer *uses;
    size_t use_count, use_capacity;
} reduction;

typedef struct remainder_row {
    double coefficient;        /* of the pivot */
    size_t first, first_use;   /* its other terms, and what it was reduced by */
    uint32_t count, use_count, pivot; /* the pivot of an equality that follows from others is NONE */
    uint32_t place;            /* its row */
    bool dropped;              /* whether it takes no part any more */
} remainder_row;

/* A term of a remainder. */
typedef struct entry {
    double coefficient;
    uint32_t variable, number; /* of the remainder */
    uint32_t next;             /* the term of an earlier remainder with this variable, or NONE */
} entry;

typedef struct echelon {
    quoin_solver *solver;
    const uint32_t *rows;      /* slots in key order; elsewhere a row is its place here */
    size_t count;
    uint32_t bound;            /* equalities from here on take no part */
    remainder_row *made;
    uint32_t first_added, made_count, dropped_count; /* the first that was added behind the equalities; of all, and of added ones that are dropped */
    entry *entries;
    size_t entry_count, entry_capacity;
    reducer *uses;
    size_t use_count, use_capacity;
    uint32_t *decided_by, *taken_by; /* per variable: the equality and the added row whose pivot it is, or NONE */
    uint32_t *equality_of, *added_of; /* per row: its remainder as an equality and as an added row, or NONE */
    uint32_t *last_entry;      /* per variable: its entry in the last remainder that mentions it, or NONE */
    uint32_t *last_use;        /* per remainder: its use in the last one that was reduced by it, or NONE */
    uint32_t *uses_of, *to_come; /* per variable: how many remainders mention it, and how many equalities that are expected */
    queue queue;               /* the remainders to go through */
    double *times;             /* per remainder: scratch */
    uint32_t *reach;           /* the same */
    uint32_t *reached;         /* per variable that moves: the last of the rows because of which it does, or 0 */
    uint64_t steps;            /* that were taken */
    slab room;
} echelon;

quoin_status echelon_open(echelon *out, quoin_solver *solver, const uint32_t *rows, size_t count);
void echelon_close(echelon *closed);
/* Forgets all remainders. */
void echelon_clear(echelon *e);

/* Reduces a row by the remainders that take part. */
quoin_status echelon_reduce(echelon *e, uint32_t place, reduction *to);
/* Reduces what is left of a row by one more remainder. */
quoin_status echelon_reduce_by(echelon *e, uint32_t number, reduction *to);
/* Adds what is left of a row. `*added` is false if nothing is; an equality is noted then, for those may be dropped that it follows from. */
quoin_status echelon_add(echelon *e, uint32_t place, const reduction *of, bool *added);
/* Whether a variable has a coefficient in a row that is not small beside the others. */
bool echelon_is_stable(const sparse *left, uint32_t variable);
/* Adds what is left of a row, with a given pivot: NONE if nothing is left. */
quoin_status echelon_add_with(echelon *e, uint32_t place, const reduction *of, uint32_t pivot);
/* Notes that an equality is to come, or that it comes now. */
void echelon_expect(echelon *e, uint32_t place, bool expected);
/* From now on, or until now, those that are added are equalities in key order. */
static inline void echelon_begin_equalities(echelon *e) { e->first_added = NONE; }
static inline void echelon_end_equalities(echelon *e) { e->first_added = e->made_count; }
/* Removes all but the first `count` remainders. */
void echelon_remove(echelon *e, uint32_t count);
/* Notes that an added row is to be dropped. */
static inline void echelon_doubt(echelon *e, uint32_t place) {
    if (e->added_of[place] != NONE) queue_put(&e->queue, e->added_of[place]);
}
/* Notes that those are to be dropped that were reduced by an equality. */
void echelon_doubt_users(echelon *e, uint32_t place);
/* Drops these rows, and those that were reduced by them. Lists their places, and returns how many they are. */
uint32_t echelon_drop(echelon *e, uint32_t *places);
/* The same for an equality, where no rows are added. */
uint32_t echelon_drop_equality(echelon *e, uint32_t place, uint32_t *places);

/* Finds what moves with a variable that is no pivot, and how fast, so that the rows with remainders do not change. False if that is more than
 * `most` variables. */
bool echelon_moves(echelon *e, uint32_t variable, double speed, uint32_t most, sparse *moves);
/* Expresses a row that was reduced by the rows with remainders: lists these in `places`, and how often the row has them in `times`. Returns their
 * number. Only `added`: only those behind the equalities. */
uint32_t echelon_collect(echelon *e, const reduction *of, bool added, uint32_t *places, double *times);

#pragma GCC visibility pop

#endif
