/* Convex piecewise-linear functions with lexicographic slopes: the cost of a bundle of springs as a function of its length.
 *
 *     slope   −2    −1      0      +1           slopes ascend from left to right
 *          \                       /
 *           \___                 /
 *               \______________/
 *     point      p0   p1       p2               n points, n + 1 slopes
 *
 * A slope is a vector: the number of rows of each priority that pull, with the sign of the direction, packed into `word_count`
 * 64-bit words (each word holds several priorities, so that adding and comparing words adds and compares vectors), and
 * after them the leading key: the signed order of the last row (by key) that pulls at all, for T1. Functions that meet come
 * from disjoint rows, so comparing leading keys compares the whole T1 vectors, and adding slopes keeps the one of greater
 * magnitude. A length that a required row forbids has slope ±FORBIDDEN in the first word.
 */
#ifndef QUOIN_FUNCTIONS_H
#define QUOIN_FUNCTIONS_H

#include "Memory/memory.h"

#pragma GCC visibility push(hidden)

#define FORBIDDEN INT64_MAX

/* The packing of the counts of each priority: the word, and the shift within it. */
typedef struct packing {
    uint32_t level_count, word_count;
    uint32_t *word_of_level, *shift; /* per level */
    uint32_t *end_of_word;     /* per word: the level after its last one */
    size_t capacity, shift_capacity, end_capacity;
} packing;
/* Creates a packing for at most `rows_at_level` rows at each level. */
quoin_status packing_make(memory *from, packing *out, const uint32_t *rows_at_level, uint32_t level_count);
/* The number of rows that the field of a level with room for `rows` has room for. */
uint32_t packing_room(uint32_t rows);
void packing_release(memory *to, packing *released);

typedef enum function_kind { FUNCTION_ROWS, FUNCTION_SUM, FUNCTION_CONVOLUTION } function_kind;

typedef struct function {
    uint32_t start;            /* where its points and slopes start, in all arrays alike */
    uint32_t count;            /* points in use; count + 1 slopes */
    uint32_t room;             /* the number of its places: one more than the points there is room for, or 0 as long as it has none */
    uint32_t kind;
    uint32_t a, b;             /* operands; rows: b springs from a on in `edge_springs` */
    uint8_t flip_a, flip_b;    /* whether the operand is read from right to left */
    uint8_t split;             /* sum: only the place of its minimum is needed, so it has no points */
    uint32_t first_a, first_b; /* convolution: the state left of its first point */
    uint32_t high, low;        /* the nodes whose distance is the argument */
    uint32_t sibling;          /* the next piece of the same edge */
    uint32_t parent;           /* the function this one is an operand of */
    uint32_t weight;           /* the number of springs that it is made of */
} function;

#define NO_FUNCTION UINT32_MAX

typedef struct functions {
    memory *memory;
    uint32_t word_count;
    function *list;
    size_t count, capacity;
    size_t used, room, word_room; /* entries used and allocated in every array; words allocated for slopes */
    double *point;             /* infinity follows a function's last point */
    uint32_t *from_a, *from_b; /* per point of a convolution: the number of points of a and of b at or left of it */
    int64_t *slope;            /* word_count words each */
    int32_t *lead;             /* the leading key of each slope */
    size_t garbage;            /* places that no function uses any more */
} functions;

void functions_release(functions *released);
void functions_clear(functions *cleared);

/* Reserves room for `places` places in all, so that later calls need not grow the arrays. */
bool functions_reserve(functions *in, size_t places);
/* Makes a function without places. Returns NO_FUNCTION if memory ran out. */
uint32_t functions_make(functions *in, uint32_t kind);
/* Makes room for `count` points in an existing function; its old places become garbage if they do not suffice. */
bool functions_resize(functions *in, uint32_t f, uint32_t count);
/* Shortens a function to `count` points; the places are freed if it is the last one made. */
void functions_trim(functions *in, uint32_t f, uint32_t count);

/* Whether two states of a function are the same. */
bool functions_equal(const functions *in, const function *a, const function *b);
/* Moves f's points back to their places in its state `old`, which has room; places after `used` are freed. */
void functions_move_back(functions *in, uint32_t f, const function *old, size_t used);

/* Makes f = a + b, as functions of the same length. `*apart` is the distance between the intervals that both allow, 0 if they
 * meet. */
quoin_status functions_sum(functions *in, uint32_t f, double *apart);
/* Whether f's sum may stay split, its minimum being found from its operands. */
bool functions_can_split(const functions *in, uint32_t f);
/* Makes the convolution f(d) = min a(x) + b(d − x). */
quoin_status functions_convolve(functions *in, uint32_t f);
/* Finds the lengths at which f is least: a point, or a flat stretch whose ends may be infinite. */
void functions_least(const functions *in, uint32_t f, double *low, double *high);
/* The way in which a convolution's length d is shared: one operand is at a point and the other has the remainder; or both are flat
 * there, and each may have any length of its stretch. */
typedef struct share {
    enum { SHARE_A_MOVES, SHARE_B_MOVES, SHARE_OPEN } kind;
    double point;              /* of the operand that does not move */
    double a_least, a_greatest, b_least, b_greatest;
} share;
void functions_share(const functions *in, uint32_t f, double d, share *out);

#pragma GCC visibility pop

#endif
