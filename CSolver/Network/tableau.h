/* A sparse matrix in which rows and columns are exchanged: each row expresses a length in terms of some unknowns.
 *
 *     length = 2·x − y + 3·z      exchanged for x:      x = ½·length + ½·y − 1½·z
 *
 * and x is substituted in every other row. Rows keep their entries by ascending column; each column knows which rows
 * mention it. A piece of hundreds of nodes has a few entries in each row.
 */
#ifndef QUOIN_TABLEAU_H
#define QUOIN_TABLEAU_H

#include <math.h>

#include "Memory/memory.h"
#include "Numbers/order.h"

#pragma GCC visibility push(hidden)

typedef struct tableau_entry {
    double value;
    uint32_t column;
} tableau_entry;

typedef struct tableau_row {
    size_t first;
    uint32_t count, room;
    uint32_t examined;         /* the last walk that reached it; a column may list a row twice */
    bool settled;              /* whether it stays as it is when other rows are exchanged */
} tableau_row;

typedef struct mention {
    uint32_t row, next;
} mention;

typedef struct tableau {
    memory *memory;
    tableau_row *rows;
    tableau_entry *entries;
    mention *mentions;
    size_t row_count, row_capacity, entry_count, entry_capacity, mention_total, mention_capacity;
    size_t stale;              /* the entries that no row holds any more: rows that grow move behind the others */
    uint32_t columns, walks;
    uint32_t *first_mention;   /* per column: the start of a list of the rows that mention it or once did */
    uint32_t *mentioned;       /* per column: the number of unsettled rows that mention it */
    tableau_entry *pivot, *merged; /* scratch: one row each */
    slab column_slab;
    size_t column_room, indexed; /* the mentions made since the lists were last rebuilt */
} tableau;

#define NO_ROW UINT32_MAX

void tableau_open(tableau *opened, memory *from);
void tableau_release(tableau *released);
quoin_status tableau_clear(tableau *cleared, uint32_t columns);
/* Makes an open tableau a copy of another. */
quoin_status tableau_copy(tableau *made, const tableau *of);

/* Begins a new row; adds an entry to the last row, which has none in that column yet. */
quoin_status tableau_begin_row(tableau *to);
quoin_status tableau_put(tableau *to, uint32_t column, double value);
/* Lists a row that was just made with the columns that it mentions. */
quoin_status tableau_mention(tableau *to, uint32_t row);
/* Rebuilds the list of rows of each column. Needed after rows were set, or changed other than by an exchange. */
quoin_status tableau_index(tableau *listed);

/* Chooses the column to exchange a row for, among the first `unknowns` whose `row_of` is NO_ROW; UINT32_MAX if the row mentions
 * none of these with an entry of at least `least`. It is the column that the fewest rows mention, which keeps chains short; small
 * entries are never chosen. */
uint32_t tableau_choose(const tableau *in, uint32_t row, uint32_t unknowns, const uint32_t *row_of, double least);
/* The number of entries that exchanging a row for a column adds at most; UINT64_MAX if the column is NO_ROW. */
uint64_t tableau_fill(const tableau *in, uint32_t row, uint32_t column);
/* Exchanges a row's length for the unknown of one of its columns. */
quoin_status tableau_exchange(tableau *in, uint32_t row, uint32_t column);
/* The same, but the rows forget the length: they stay as short as the unknowns that are left in them. */
quoin_status tableau_eliminate(tableau *in, uint32_t row, uint32_t column);
/* Rows to exchange for the first columns, the unknowns. */
typedef struct row_queue {
    uint32_t unknowns, *row_of; /* the row exchanged for each unknown, or NO_ROW */
    uint32_t *rows, count;     /* the rows to exchange, and afterwards those that were not */
    uint32_t *done, done_count; /* those exchanged, in their order; may be NULL */
} row_queue;
/* Exchanges and settles all rows that have an unknown, in their order. */
quoin_status tableau_exchange_in_order(tableau *in, row_queue *queue);
/* Exchanges and settles rows in the order of what that adds to the table, except those that would add more than `limit` entries. */
quoin_status tableau_exchange_sparsely(tableau *in, row_queue *queue, uint64_t limit);
/* Settles a row: from now on exchanges of other rows leave it alone. */
void tableau_settle(tableau *in, uint32_t row);
/* Settles a row that nobody reads any more, and empties it. */
void tableau_drop(tableau *in, uint32_t row);

/* A walk through the rows that mention a column, each once, and maybe rows that once did. One walk ends before the next begins. */
typedef struct column_walk {
    tableau *in;
    uint32_t next;
} column_walk;
column_walk tableau_walk(tableau *in, uint32_t column);
/* Goes on to the next row; false at the end. */
bool tableau_walk_on(column_walk *walk, uint32_t *row);

static inline const tableau_entry *row_begin(const tableau *t, uint32_t row) { return t->entries + t->rows[row].first; }
static inline const tableau_entry *row_end(const tableau *t, uint32_t row) { return row_begin(t, row) + t->rows[row].count; }
/* Returns the largest of some entries that lie in the first `columns` columns. */
static inline double largest_entry(const tableau_entry *begin, const tableau_entry *end, uint32_t columns) {
    double largest = 0;
    for (const tableau_entry *e = begin; e < end && e->column < columns; e++) largest = larger(largest, fabs(e->value));
    return largest;
}
/* The entry at a column, or 0. */
double tableau_at(const tableau *t, uint32_t row, uint32_t column);

#pragma GCC visibility pop

#endif
