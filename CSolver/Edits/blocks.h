/* Blocks: the parts of a problem that meet the rest in one position each, so that an edit solves only those it touches.
 *
 *     reference ─┬─ card 1 ── gap ── card 2 ── gap ── card 3          a block is a set of rows,
 *                │    ╰─ what hangs inside                            its root the variable by which it hangs
 *                └─ the window's width
 *
 * Variables are vertices, the reference is vertex 0, and rows connect them. A block (a biconnected component) meets the others in single
 * vertices, one of which, its *root*, lies on the way to the reference. Rows do not change under translation, so a block's answer is that of its
 * rows alone, with its root held where it is; what hangs from it moves along. (A row that does change is one between its variables and the
 * reference.) Where the priorities leave variables open, rows of tie levels connect, too, and so do anchors, as far as they decide something
 * (blocks_open.c) and do not cross blocks (blocks_crossings.c).
 *
 * What hangs from a variable whose position is certain need not be told from what hangs from the reference. So such a variable, if it has
 * many rows, as a window's edge has, counts as the reference (blocks_fixed.c).
 *
 * A block's answer is the same to the last bit where numbers are exact (rounding.h). Elsewhere one solve is like another only if it is given
 * the same rows and the same positions to begin with: a part that is not exact is one *rounded* block, whose root is the reference, so that
 * it is never moved.
 *
 * A variable with many rows whose position others decide, such as the far edge of a list that is as wide as its widest row, may count as the
 * reference as well, as long as edits do not move it: a *hub* (blocks_hubs.c).
 *
 * Edits join blocks, and never divide them: a block that is too large is right, too. A full solve makes them anew.
 */
#ifndef QUOIN_BLOCKS_H
#define QUOIN_BLOCKS_H

#include "Edits/chains.h"
#include "Edits/patience.h"
#include "Edits/rounding.h"
#include "Network/open_part.h"

#pragma GCC visibility push(hidden)

/* Two variables of which a combination, v + ratio · other, is certain by a required equality, though neither is by itself: the edges of a view
 * whose center is. Rows that mention the combination do not connect them to anything. */
typedef struct certain_pair {
    uint32_t other;            /* a vertex, or NO_INDEX */
    uint32_t row;              /* the equality */
    double ratio;
} certain_pair;

#define MANY_ROWS 16           /* a variable with more of them may count as the reference */
#define FEW_ROWS 128           /* a solve of more than these, and of more than a third of all rows, is left to a full one */
#define LARGE_SHARE 3
#define HUB_SHARE 8            /* hubs are looked for if a block has more rows than FEW_ROWS and than this part of all */
#define MOST_HUBS 4

/* A variable that counts as the reference although it is not certain: see blocks_hubs.c. */
typedef struct hub {
    uint32_t vertex;
    uint32_t node;             /* in the last full solve; hubs of one node move together */
} hub;

/* A tie row across blocks which is violated, or not, by more than an edit changes: see blocks_crossings.c. */
typedef struct crossing {
    uint32_t row;
    int side;                  /* on which side of its constant its sum is: −1 or 1 */
} crossing;

/* Where the ways up from two vertices meet: at a vertex, or in a block. */
typedef struct block_meeting {
    uint32_t vertex, block;    /* one of them is NO_INDEX; both, where the vertices are in different trees */
    uint32_t tops[2], steps[2];
} block_meeting;

/* The rows whose violations are compared beside a hub. */
enum { ALL_ROWS, ROWS_BEFORE, ROWS_NOW, SHARES };

/* How the violations change if the hubs of one node are moved by a step to a side: see blocks_slopes.c. */
typedef struct slope {
    double *sums;              /* per number of a priority; NAN where the change is not linear */
    double of_last;            /* the change of the last row that changes, or 0; NAN if it is unknown or not linear */
    uint64_t last;             /* its key */
} slope;

/* The slopes of all rows beside one hub, and of the rows of this edit. */
typedef struct hub_slopes {
    uint32_t known;            /* the hub beside which those of all rows are known, a vertex, or NO_INDEX */
    uint32_t wanted, wants;    /* the hub beside which edits have needed them, and how many edits since they were found last */
    bool missed;               /* whether this edit has needed them and they are not known */
    uint32_t misses;           /* edits in sequence that took a full solve because of that */
    bool refused;              /* whether the method for parts of a problem does not find them */
    uint32_t steep;            /* the hub beside which rows of this edit are violated more or less, or NO_INDEX */
    size_t levels;             /* the numbers of priorities that there is room for */
    slope of[SHARES][2];       /* to the left and to the right */
    slope half;                /* scratch: for half a step */
} hub_slopes;

/* Vertices are slots of variables, from 1 on. Each list of `hanging` has a vertex, each of `rows` and `members` a block. */
typedef struct blocks {
    native *n;
    bool made;                 /* whether they describe the last solve */
    bool failed;               /* the edit under way needs a full solve */
    patience patience, of_constants; /* with all edits; with those of constants, which the index can follow, too */
    size_t row_room, vertex_room, block_room;
    size_t known_rows, known_variables; /* the length of each `order` at the last solve */
    uint64_t tidied_rows, tidied_variables;
    uint8_t *row_mark;         /* per row slot: BLOCK_ROW_… */
    uint32_t *block_of_row;    /* per row slot, or NO_INDEX */
    uint32_t *parent;          /* per vertex: the block that it is a member of; NO_INDEX at the top of a tree */
    uint32_t *root;            /* per block: a vertex, no member */
    uint32_t *row_count;       /* per block */
    uint32_t *wide_guards;     /* guards between blocks, which connect nothing and are looked at after each edit */
    size_t wide_guard_count;
    crossing *crossings;
    size_t crossing_count;
    least_distance *least;     /* what they want of the touched blocks */
    size_t equal_lengths;      /* the number of rows that equate two lengths: see native_has_many_lengths */
    uint32_t *loose;           /* vertices that this edit has left without a block, at least for a while */
    size_t loose_count;
    uint8_t *rounded;          /* per block: whether it is a part that is not exact */
    bool has_rounded;          /* whether any is, or was */
    uint8_t *tie_mark;         /* per vertex: BLOCK_VERTEX_… */
    uint32_t *fixed_by;        /* per vertex: NO_INDEX, or if it counts as the reference the one above it in its class (classes.c) */
    uint32_t *fixing_row;      /* per such vertex: the row between these; at the top of a class that a row decides, that row */
    certain_pair *pair;        /* per vertex */
    hub hubs[MOST_HUBS];
    size_t hub_count;
    uint32_t *lost;            /* rows that this edit removes, while there are hubs */
    size_t lost_count;
    double *violations;        /* per chosen row: how far it is violated with the hubs in place */
    bool beside_hub;           /* whether a row that this edit solves mentions a hub */
    hub_slopes slopes;
    uint64_t packings;         /* of the store, at the last solve */
    double broken;             /* the highest priority at which a row does not hold, or 0 */
    double firm;               /* the lowest at which a row makes a variable certain, or infinity */
    chains rows, members, hanging;
    uint32_t *free_blocks;
    size_t block_count, free_count; /* numbers in use or free, and the free ones */
    uint32_t *vertex_walk, *block_walk, *row_walk; /* the number of the walk that came by last */
    uint32_t walk;
    uint8_t *touched;          /* per block */
    uint32_t *touched_list;    /* blocks */
    uint32_t *queue;           /* blocks that move, or vertices while rows are chosen */
    size_t touched_count;
    double *moved;             /* per vertex: how far this edit moves it, beside what the held variables do */
    double *carried;           /* per block: how far its root is moved, beside what the block itself was solved to; 0 between edits */
    double drift;              /* how far edits have moved something in all */
    slab slab;
} blocks;

enum {
    BLOCK_ROW_ENTERED = 1,
    BLOCK_ROW_DECIDES = 2,     /* variables or combinations that count as the reference depend on it */
    BLOCK_ROW_EQUATES = 4,     /* it requires two lengths to be equal, which its terms tell only until it is removed */
    BLOCK_ROW_NEW = 8,         /* the edit under way has added it */
    BLOCK_ROW_CROSSES = 16,    /* it is one of the crossings */
};

enum {
    BLOCK_VERTEX_OPEN = 1,     /* the priorities leave its position open, or did when its block was solved last */
    BLOCK_VERTEX_WIDE = 2,     /* a tie row leads from it out of its block */
    BLOCK_VERTEX_FREE = 4,     /* tie levels before the last leave its position open, too, */
    BLOCK_VERTEX_FAR = 8,      /* and a row of the last one leads from it out of its block */
};

/* blocks.c: makes the blocks of the last solve, whose store must not be tidied yet. */
quoin_status blocks_make(blocks *b);
/* Exchanges the constants of changed rows for those of the last solve, or back. */
void blocks_exchange_constants(quoin_solver *solver);
/* Calls `visit` with each two vertices that a row connects: its ends, three and more in a circle. The reference is one of them if the row
 * changes under translation, or has a variable that counts as the reference. */
void blocks_for_connections(const blocks *b, uint32_t slot, void *context, void (*visit)(void *context, uint32_t first, uint32_t second));
/* Returns the block that two vertices lie in, or NO_INDEX. */
uint32_t blocks_between(const blocks *b, uint32_t first, uint32_t second);

/* Whether the priorities leave the position of a variable open. */
static inline bool slot_is_open(const native *n, uint32_t slot) { return n->opened && is_open(n, node_root(n, n->node[slot])); }

/* Whether the tie levels before the last leave it open, too. */
static inline bool slot_is_free(const native *n, uint32_t slot) { return slot_is_open(n, slot) && n->mark[node_root(n, n->node[slot])] & NODE_FREE; }

/* Whether a tie row has something to decide for a variable of the last solve. */
static inline bool tie_decides(const native *n, const row *this_row, uint32_t slot) {
    return this_row->tie == n->last_tie ? slot_is_free(n, slot) : slot_is_open(n, slot);
}

/* Whether a vertex is a member of a touched block. */
static inline bool blocks_is_touched(const blocks *b, uint32_t vertex) { return b->parent[vertex] != NO_INDEX && b->touched[b->parent[vertex]]; }

static inline bool blocks_is_fixed(const blocks *b, uint32_t vertex) { return b->fixed_by[vertex] != NO_INDEX; }

static inline bool blocks_is_hub(const blocks *b, uint32_t vertex) {
    bool found = false;
    for (size_t i = 0; i < b->hub_count; i++) found = found || b->hubs[i].vertex == vertex;
    return found;
}

/* Whether a row adds to the cost of a priority. */
static inline bool blocks_is_optional(const row *this_row) { return !this_row->tie && this_row->priority; }

static inline double blocks_violation(const blocks *b, const row *this_row, const double *values) {
    return row_violation(this_row, row_sum(b->n->solver, this_row, values));
}

/* Whether so many rows are more than FEW_ROWS and than this part of all. */
static inline bool blocks_are_many_rows(const blocks *b, size_t rows, size_t part) { return rows > FEW_ROWS && rows > b->n->solver->alive_rows / part; }

/* The vertex that a variable counts as. */
static inline uint32_t blocks_vertex(const blocks *b, uint32_t slot) { return slot == NO_VARIABLE || blocks_is_fixed(b, slot + 1) ? 0 : slot + 1; }

/* The vertex of a variable's anchor. */
static inline uint32_t blocks_anchor(const blocks *b, uint32_t vertex) { return blocks_vertex(b, b->n->solver->variables[vertex - 1].anchor); }

/* blocks_fixed.c: finds the priorities at which all rows hold. */
void blocks_find_broken(blocks *b);
/* Finds the variables that count as the reference. */
quoin_status blocks_find_fixed(blocks *b, const rounding *found);
/* Counts a row for each variable that it mentions, unless it is a tie row. */
void blocks_count_row(const blocks *b, uint32_t slot, uint32_t *rows);
/* Notes that a row between such variables is gone. */
void blocks_lose_row(blocks *b, uint32_t slot);
/* Follows the values of the rows solved. Returns false if rows of a priority that makes variables certain do not all hold any more. */
bool blocks_follow_broken(blocks *b, const double *values);

/* blocks_join.c: enter rows and variables into the blocks, or take them out, and note the blocks that are touched. */
void blocks_add_variable(blocks *b, uint32_t slot);
void blocks_add_row(blocks *b, uint32_t slot);
void blocks_remove_row(blocks *b, uint32_t slot);
void blocks_remove_variable(blocks *b, uint32_t slot);
void blocks_touch(blocks *b, uint32_t block);
block_meeting blocks_meet(blocks *b, uint32_t first, uint32_t second);
/* Enters a row into a block, or a guard between blocks into the list of these. */
void blocks_enter_row(blocks *b, uint32_t slot, uint32_t block);
/* Returns the block that all of a row lies in, or NO_INDEX. */
uint32_t blocks_around(const blocks *b, uint32_t slot);
/* Whether a fresh solve would round what a solve of blocks rounds. */
bool blocks_may_be_rounded(const blocks *b);
/* Makes a rounded block of each part that is not exact. Returns false if an edit has touched just some of a part, or if a fresh solve
 * would round it otherwise. */
bool blocks_join_parts(blocks *b, const rounding *found, const uint32_t *variables, size_t count);

/* blocks_hubs.c: finds the hubs of a division into blocks. Returns whether there are any, so that it is to be divided again. */
bool blocks_find_hubs(blocks *b, const rounding *found);
/* blocks_slopes.c: solve the touched blocks as they were before the edit, and as they are, with each hub to either side of where it is. The edit needs
 * a full solve if the hubs do not stay. */
quoin_status blocks_probe_former(blocks *b);
quoin_status blocks_probe(blocks *b);
/* Finds the slopes of all rows as the last solve saw them, where edits have needed them. */
quoin_status blocks_find_slopes(blocks *b);
/* Whether nothing was rounded, if a hub is beside what was solved: a full solve would find the part of the hub to be rounded. */
bool blocks_are_exact_at_hubs(const blocks *b, const rounding *found);

/* blocks_choose.c: whether the touched blocks are few enough, and connected. */
bool blocks_may_choose(blocks *b);
/* Lists what has to be solved, in key order, as n->chosen and so on. */
quoin_status blocks_choose(blocks *b);
/* Lists what the touched blocks consisted of before the edit, but for tie rows. */
quoin_status blocks_choose_former(blocks *b);
/* Lists all that the last solve saw, but for tie rows, and holds the hubs of a node. */
quoin_status blocks_choose_last(blocks *b, uint32_t node);

/* blocks_open.c: marks the variables that the last solve left open, and those that are free. */
void blocks_mark_open(blocks *b);
/* Notes of each variable of a tie row that it is measured from another block. If the row decides something for one, the edit needs a full solve. */
void blocks_widen(blocks *b, const row *this_row);
/* Finds the variables of the solved blocks that are open or free now. Returns false if the tie levels or T5 measure one of these from beyond its
 * block, or what hangs from one may be open or free now, too. */
bool blocks_follow_open(blocks *b);

/* blocks_crossings.c: whether a row of the last solve may cross blocks. */
bool blocks_may_cross(const blocks *b, const row *this_row);
/* Enters a row that does. */
void blocks_enter_crossing(blocks *b, uint32_t slot);
/* Takes a row out of the crossings, if it is one: it touches the blocks that it crosses. All other rows are still in theirs. */
void blocks_remove_crossing(blocks *b, uint32_t slot);
/* Lists as n->least what the crossings want of the touched blocks. */
void blocks_list_least(blocks *b);
/* Whether a crossing is at its constant, or on another side of it, after the edit. */
bool blocks_change_crossing(const blocks *b);

/* blocks_move.c: returns the position of a variable after the edit, once what hangs from the touched blocks is carried. */
double blocks_position(const blocks *b, uint32_t slot);
/* Returns the values that the last solve found for what was chosen, by slot. They are written over what `moved` says. */
const double *blocks_read_chosen(blocks *b);
/* Finds how far each block moves, from the reference on. Returns the number of those that move or were solved, which are
 * listed in `queue`. */
size_t blocks_carry(blocks *b);
/* Whether the edit breaks a guard between blocks. */
bool blocks_break_guard(const blocks *b);
/* Writes the new positions. */
void blocks_publish(blocks *b, size_t count);

/* blocks_solve.c: solves again after an edit. `*done` is false if that takes a full solve. */
quoin_status blocks_solve(native *n, bool *done);
/* Whether blocks are likely to be quicker than the index for an edit of constants after which that would solve the network again. */
quoin_status blocks_look_at_constants(native *n, bool *suits);
void blocks_forget(native *n);
void blocks_release(native *n);

#pragma GCC visibility pop

#endif
