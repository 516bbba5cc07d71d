/* Grafts: structural edits that eliminate again only what they touch.
 *
 *     rows added, removed ──▶ classes cut and joined ──▶ springs that differ ──▶ functions that are gone
 *                                                                                       │
 *     positions, last first  ◀── steps of the nodes that were eliminated again  ◀── nodes awake
 *
 * A node is awake if its step is gone: a function it was settled by had a spring that changed, or an edge is added that it did not
 * know. Its edges come back, as the functions that its step took; awake nodes are eliminated again in the order of their labels,
 * which ascend in the order of elimination. Whatever was eliminated without a changed function keeps its step.
 *
 * The order of elimination is then no longer that of a fresh solve. The answer is the same to the bit because a graft requires
 * every constant to be a multiple of 2⁻¹⁶ and their sum to be small: then no sum is ever rounded, whatever its order.
 *
 * Where the tie levels settled some positions, these stay: a graft fails if it wakes an open node, or moves or changes what the
 * tie levels saw (watched nodes: reach.c).
 */
#ifndef QUOIN_GRAFT_H
#define QUOIN_GRAFT_H

#include "Edits/chains.h"
#include "Edits/patience.h"
#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

/* The part that a row plays. */
typedef enum row_role {
    ROLE_NONE,
    ROLE_TIE,                  /* a tie row, which settles nothing here */
    ROLE_GENERAL,              /* a row of several terms: the variables that it mentions cannot move to another class */
    ROLE_MERGED,               /* an equality that holds a class together */
    ROLE_REDUNDANT,            /* an equality within a class */
    ROLE_GUARD,
    ROLE_PLAIN,                /* a spring, or a row within a class */
} row_role;

/* A growable list of numbers. */
typedef struct numbers {
    uint32_t *list;
    size_t count, capacity;
} numbers;

/* A node that is to be eliminated or settled; the least label comes first. */
typedef struct queued {
    uint64_t label;
    uint32_t node;
} queued;

/* Where pairs.c has variables or guards: the pair of each, or NO_INDEX, and its entry there. */
typedef struct pair_places {
    uint32_t *pair, *entry;
} pair_places;

/* One side of a class that is cut. */
typedef struct cut_side {
    numbers variables, by;     /* its variables, and for each the row by which it was reached */
    bool reference;            /* a row without a second variable is among them */
    bool done;                 /* all of it has been walked over, and no such row found */
} cut_side;

/* The index for grafts, and the lists of the graft under way. It is made of a full solve, with room for some growth. */
typedef struct graft {
    native *n;
    bool made;                 /* whether it describes the last solve */
    bool failed;               /* the edit under way needs a full solve */
    patience patience;
    size_t edits;              /* that were grafted */
    size_t variables, rows, nodes;      /* there is room for as many */
    size_t known_rows, known_variables; /* the length of each `order` at the last solve */
    uint64_t tidied_rows, tidied_variables;
    double sum;                /* at least that of all constants' magnitudes */
    size_t class_count, spring_total, first_function_count;
    slab slab;
    chains anchored;           /* variables by their anchor */
    chains members;            /* variables by their node */
    chains uses;               /* 2 · row + side, by variable */
    chains dependents;         /* 2 · step + side, by the node that the step depends on */
    pair_places anchors, guards; /* per variable, and per row that is a guard */
    uint32_t *spring_of_row;
    int32_t *order;            /* per row: keys decide as these do; 0 for a row that has none yet */
    int32_t order_gap;
    uint8_t *role;             /* per row */
    uint8_t *variable_marks, *row_marks, *node_marks;
    uint32_t *first_pair, *next_pair; /* 2 · pair + side, by node */
    uint32_t *step_of, *member_count, *cuts_in; /* per node; the last counts sides that have yet to leave */
    uint64_t *label;           /* per node: ascends in the order of elimination */
    uint8_t *dead;             /* per function: whether it is gone */
    uint32_t *series_of, *pendant_of; /* per function: the steps that it settles */
    uint32_t *function_of_spring, *next_spring, *first_spring; /* per spring; per spring, per edge: those to make functions of */
    size_t dead_capacity, series_capacity, pendant_capacity, function_capacity, spring_capacity, edge_capacity, pair_capacity;
    size_t function_count, edge_count; /* as many have their entries above */
    size_t edge_spring_count;
    uint32_t *level_rows, *level_room; /* per level: optional springs, and as many as its field has room for */
    size_t level_count, level_row_capacity, level_room_capacity;
    numbers removed, added, removed_variables, added_variables;
    numbers cuts, joins;       /* equalities that were removed and that were added */
    numbers moved;             /* variables that have another node or offset */
    numbers stale_rows, stale_anchors;
    numbers made_again, moved_nodes;
    cut_side side;
    size_t cuts_left;
    numbers vanished, free_nodes; /* in this edit, and in earlier ones */
    queued *heap;
    size_t heap_count, heap_capacity;
    size_t awake_count, raised_count;
} graft;

enum { NODE_AWAKE = 1, NODE_NEW = 2, NODE_RAISED = 4, NODE_VANISHED = 8, NODE_UNSETTLED = 16, NODE_WATCHED = 32, NODE_DUE = 64 };
enum { VARIABLE_MOVED = 1, VARIABLE_STALE = 2, VARIABLE_GENERAL = 4, VARIABLE_KNOWN = 8, VARIABLE_WATCHED = 16 };
enum { ROW_STALE = 1, ROW_JOINS = 2, ROW_OPEN = 4 }; /* the last: a tie row about something open */

#define LABEL_BITS 32          /* between the labels of two steps of a full solve */
#define FEW_CHANGES 64         /* as many rows, variables or nodes may change in any case; and one in FEW_SHARE */
#define FEW_SHARE 4

static inline bool graft_is_large(size_t changed, size_t all) { return changed > FEW_CHANGES + all / FEW_SHARE; }
/* Whether many rows have come and gone since the lists had `known` rows. */
static inline bool graft_rows_changed(const quoin_solver *solver, size_t known, size_t all) {
    return graft_is_large(solver->row_slots.freed_count + solver->row_slots.order_count - known, all);
}

/* graft.c: solves again after an edit. `*done` is false if that takes a full solve. */
quoin_status graft_solve(native *n, bool *done);
/* Whether a solve can be grafted as far as methods are concerned. */
bool graft_knows_method(const native *n);
/* Makes the index of the last solve at the first edit of structure after it, if its rows suit and those that the edit removes can be read. */
quoin_status graft_prepare(native *n);
void graft_forget(native *n);
void graft_release(native *n);
/* Brings values and `bases` up to date with the nodes' positions. */
void graft_catch_up(const native *n);

/* graft_index.c */
quoin_status graft_make(graft *g);
/* Adds a constant to those counted so far. Returns whether no sum of them can be rounded. */
bool graft_takes_constant(graft *g, double constant);
/* Counts the constants of all rows anew. */
bool graft_takes_all_constants(graft *g);
row_role graft_role(const row *this_row);
bool graft_mentions_open(const graft *g, const row *this_row);
void graft_note_order(graft *g);
/* Enter something in the lists of what it uses, or take it out. */
void graft_link_row(graft *g, uint32_t slot);
void graft_link_step(graft *g, uint32_t s);
void graft_unlink_step(graft *g, uint32_t s);
void graft_link_pair(graft *g, uint32_t pair);

/* graft_room.c */
bool graft_push(graft *g, numbers *to, uint32_t number);
/* Make the entries of what was added. They return false if memory ran out. */
bool graft_reserve_functions(graft *g);
bool graft_reserve_springs(graft *g);
bool graft_reserve_edges(graft *g);
bool graft_reserve_pairs(graft *g);

/* graft_rows.c */
bool graft_applies(graft *g);
/* Lists what was added and removed, before the store is tidied. */
quoin_status graft_list_changes(graft *g);
/* Takes it over, up to the classes. */
quoin_status graft_take_changes(graft *g);
/* Makes springs, guards and anchors again that are new, or about variables that moved. */
quoin_status graft_renew(graft *g);

/* graft_classes.c */
/* Takes the sides apart that the equalities in `cuts` held together. */
quoin_status graft_cut(graft *g);
quoin_status graft_join(graft *g, uint32_t slot);
uint32_t graft_new_node(graft *g);
void graft_note_moved(graft *g, uint32_t slot);
quoin_status graft_drop_variable(graft *g, uint32_t slot);

/* graft_steps.c */
bool graft_enqueue(graft *g, queued made);
queued graft_dequeue(graft *g);
/* A function is gone, and with it all that it went into, up to the step that it settles. */
quoin_status graft_kill(graft *g, uint32_t f);
/* Takes back the step of a node: its edges come back, and what its step had made is gone. */
quoin_status graft_wake(graft *g, uint32_t node);
quoin_status graft_add_spring(graft *g, uint32_t s);
quoin_status graft_eliminate(graft *g);

#pragma GCC visibility pop

#endif
