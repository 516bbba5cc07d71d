/* Quoin's solver core: linear rows in, one exact answer out.
 *
 *     rows  ──▶  classes  ──▶  springs  ──▶  network  ──▶  kernel  ──▶  values
 *                (required     (convex       (rows of     (what
 *                 equalities    functions     any shape,   neither
 *                 merge)        of x_v−x_u)   in pieces)   can do)
 *
 * A problem is real variables and rows  Σ a·x (≤ = ≥) b.  A row is required, or optional at a priority in
 * (0, 1000), or belongs to a tie level below all priorities.  The answer is strictly lexicographic: required rows
 * hold, then the sum of violations is smallest at the highest priority, then at the next, …, then ties are settled
 * by fixed rules, so that every backend gives the same single point (Documentation/WhyItIsExact.md).
 *
 * Rules of the house: no globals but a count of the solvers whose handles are tagged; a solver moves between
 * threads but is used by one at a time; every fallible call returns a status and, when it is not QUOIN_OK, has changed
 * nothing; nothing aborts, nothing prints.
 */
#ifndef QUOIN_SOLVER_H
#define QUOIN_SOLVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ── Status ─────────────────────────────────────────────────────────────────────────────────────────────────── */

typedef enum quoin_status {
    QUOIN_OK = 0,
    QUOIN_OUT_OF_MEMORY,
    QUOIN_NOT_FINITE,          /* a constant or coefficient is NaN or infinite, or larger than 1e15 */
    QUOIN_UNKNOWN_VARIABLE,    /* a handle that was never returned, or whose variable or row was removed */
    QUOIN_UNKNOWN_ROW,
    QUOIN_BAD_PRIORITY,        /* not in (0, 1000], or a tie level outside 1…QUOIN_TIE_LEVELS */
    QUOIN_BAD_RELATION,
    QUOIN_EMPTY_ROW,           /* no terms, or all coefficients zero */
    QUOIN_DUPLICATE_KEY,
    QUOIN_VARIABLE_IN_USE,     /* removing a variable that a row still mentions, or that is another's anchor */
    QUOIN_BAD_ANCHOR,          /* the anchor is not an older variable, or an earlier one of the batch, with a smaller key */
    QUOIN_TOO_LARGE,           /* more than 2^26 variables or rows */
    QUOIN_BACKEND_MISSING,     /* built without GLPK */
    QUOIN_BACKEND_FAILED,      /* a kernel gave up, and so did its fallback */
    QUOIN_NOT_SOLVED,          /* values were requested before the first solve */
    QUOIN_NOT_EMPTY,           /* what can be set for an empty solver only was set later */
} quoin_status;

/* Returns the text of a status: one English sentence with the cause and the remedy. */
const char *quoin_status_text(quoin_status status);

/* ── Memory ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The source of all memory but GLPK's own. Without an allocator of its own a solver takes large chunks from malloc, in large
 * pages where the system has them, and its largest arrays from the system itself; it gives them back when it is destroyed. A small
 * solver holds 16 kB. `resize(context, pointer, old_size, new_size)` behaves like realloc: pointer NULL allocates, new_size 0 frees
 * and returns NULL, failure returns NULL and leaves the block alone. */
typedef struct quoin_allocator {
    void *(*resize)(void *context, void *pointer, size_t old_size, size_t new_size);
    void *context;
} quoin_allocator;

/* ── Problem ────────────────────────────────────────────────────────────────────────────────────────────────── */

typedef struct quoin_solver quoin_solver;

/* Handles.  The low 26 bits are an index, the high 6 a generation, so that a stale handle is detected.
 * The first variables and rows of a solver have generation 0, and so are their own indices; see quoin_tag_handles. */
typedef uint32_t quoin_variable;
typedef uint32_t quoin_row;
#define QUOIN_INDEX_BITS 26
#define QUOIN_INDEX_MASK ((UINT32_C(1) << QUOIN_INDEX_BITS) - 1)
#define QUOIN_NONE UINT32_MAX           /* no variable */
#define QUOIN_IN_BATCH (UINT32_C(63) << QUOIN_INDEX_BITS) /* in anchors: QUOIN_IN_BATCH | i is the batch's i-th variable */
#define QUOIN_KEY_AUTO UINT64_MAX       /* the creation number: one more than the greatest key so far */
#define QUOIN_REQUIRED 1000.0
#define QUOIN_TIE_LEVELS 8

typedef enum quoin_relation { QUOIN_LESS_OR_EQUAL = -1, QUOIN_EQUAL = 0, QUOIN_GREATER_OR_EQUAL = 1 } quoin_relation;

typedef enum quoin_backend {
    QUOIN_NATIVE,              /* reduction, and our own kernel for what remains */
    QUOIN_HYBRID,              /* reduction, and GLPK for what remains */
    QUOIN_GLPK,                /* GLPK solves everything: an independent second opinion */
    QUOIN_PLAIN,               /* our own kernel solves everything, without reduction: for comparison */
} quoin_backend;

typedef struct quoin_term {
    quoin_variable variable;
    double coefficient;
} quoin_term;

/* A row with any number of terms: Σ coefficient·variable  relation  constant. Rows whose coefficients lie between 1e-12 and 1e12 have
 * one answer with every backend; the tolerance of a required row (1e-3) is in the row's own unit. Two nearly
 * parallel rows over two variables, with slopes less than a thousandth apart, determine these only if they meet within
 * 1e7. */
typedef struct quoin_row_input {
    const quoin_term *terms;
    uint32_t term_count;
    int32_t relation;          /* quoin_relation */
    double constant;
    double priority;           /* (0, 1000]; ignored where tie > 0 */
    uint32_t tie;              /* 0, or a tie level 1…QUOIN_TIE_LEVELS (1 is the strongest) */
    uint32_t guard;            /* 1: usually holds without being enforced (a width ≥ 0): enforced once a solution violates it */
    uint64_t key;              /* QUOIN_KEY_AUTO, or unique among rows */
    uint32_t edit;             /* 1: as in quoin_difference */
    uint32_t reserved;
} quoin_row_input;

/* The common row, without a term array: plus − minus  relation  constant. Either side may be QUOIN_NONE, but not both. */
typedef struct quoin_difference {
    quoin_variable plus;
    quoin_variable minus;
    double constant;
    double priority;
    uint64_t key;
    int8_t relation;
    uint8_t tie;
    uint8_t guard;
    uint8_t edit;              /* 1: a required equality or optional row whose constant will change often (a window's
                                  width): it is never merged away, so that changing it is cheap */
    uint32_t reserved;
} quoin_difference;

quoin_status quoin_create(const quoin_allocator *allocator /* NULL: malloc, in chunks */, quoin_solver **out);
void quoin_destroy(quoin_solver *solver /* NULL is allowed */);

/* Tags the handles of an empty solver: generations begin at a different number than in the 62 solvers tagged before, so
 * that a handle of another solver is detected, too. */
void quoin_tag_handles(quoin_solver *solver);

/* Returns a number that identifies the current thread while it runs, for callers that check that only one thread at a time uses
 * a solver. */
uintptr_t quoin_current_thread(void);

/* Sets the grid of an empty solver: most constants are expected to be multiples of 1/steps, with 1e-6 ≤ steps ≤ 1e6. Default: 1.
 *
 *     quoin_set_grid(solver, 3);            a screen of three pixels a point: 20 1/3 is 61 steps
 *
 * A double holds multiples of powers of two exactly, thirds not. A solver whose grid is 3 stores constants multiplied by 1.5, which is 3
 * without its powers of two, and divides values when they are read. So sums of thirds are exact, too, values are the nearest doubles,
 * and edits find again what they need not solve. Constants beside the grid give the same answers, rounded. Grids that differ by a power of
 * two are the same. Tolerances stay what they are in the stored numbers. */
quoin_status quoin_set_grid(quoin_solver *solver, double steps);

/* Sets the backend from the next solve on. Default: QUOIN_NATIVE, ties on. */
quoin_status quoin_set_backend(quoin_solver *solver, quoin_backend backend);
bool quoin_has_glpk(void);
/* Turns the tie rules T1 to T5 on or off. Off: any optimal point (deterministic), for measuring. */
void quoin_set_ties(quoin_solver *solver, bool ties);

/* Adds `count` variables with keys next, next + 1, … (key AUTO) or `keys`; `anchors` may be NULL: an anchor is the older
 * variable that this one rests at when nothing else decides (T5); without one it rests at 0. Within the batch an anchor comes
 * first: a whole tree, parents before children, is one call. */
quoin_status quoin_add_variables(quoin_solver *solver, uint32_t count, const uint64_t *keys,
                                 const quoin_variable *anchors, quoin_variable *out);
quoin_status quoin_remove_variables(quoin_solver *solver, uint32_t count, const quoin_variable *variables);

/* Adds a batch of rows, all or none. `out` may be NULL. Amortized O(1) per row. */
quoin_status quoin_add_rows(quoin_solver *solver, uint32_t count, const quoin_row_input *rows, quoin_row *out);
quoin_status quoin_add_differences(quoin_solver *solver, uint32_t count, const quoin_difference *rows, quoin_row *out);
quoin_status quoin_remove_rows(quoin_solver *solver, uint32_t count, const quoin_row *rows);
quoin_status quoin_set_constants(quoin_solver *solver, uint32_t count, const quoin_row *rows, const double *constants);
/* Changes priorities. A guard whose priority changes is an ordinary row from then on. */
quoin_status quoin_set_priorities(quoin_solver *solver, uint32_t count, const quoin_row *rows, const double *priorities);

/* ── Solving ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Solves the problem. Contradictory required rows are not an error: the culprits, which quoin_conflicts lists, are left
 * out, and the rest is solved. */
quoin_status quoin_solve(quoin_solver *solver);

/* Returns the values, one double per variable index (handle & QUOIN_INDEX_MASK), valid until the next call that changes the
 * problem or solves it; NULL before the first solve. */
const double *quoin_values(quoin_solver *solver, uint32_t *count);

/* Returns the indices of the variables whose value differs from the previous solve; valid like the values. */
const uint32_t *quoin_changes(const quoin_solver *solver, uint32_t *count);

/* Measures distances from anchors, for nested boxes. From the next solve on quoin_changes lists the variables whose
 * distance from their anchor (from 0 if they have none) differs, and quoin_distances gives one double per variable index.
 * A variable that moves with its anchor then counts as unchanged and costs hardly anything; values are computed when
 * quoin_values is called. Default: off. */
void quoin_measure_from_anchors(quoin_solver *solver, bool measured);
/* Returns the distances; valid like the values; NULL if they are not kept. */
const double *quoin_distances(const quoin_solver *solver, uint32_t *count);

/* A conflict: a minimal set of contradictory required rows. `rows[0]` is the culprit, the first row in key order that
 * contradicts its predecessors; the others are what the deletion filter leaves, in descending key order. */
typedef struct quoin_conflict {
    const quoin_row *rows;
    uint32_t count;
} quoin_conflict;
/* Returns all conflicts of the last solve, in the order of their culprits' keys; valid like the values. */
const quoin_conflict *quoin_conflicts(const quoin_solver *solver, uint32_t *count);

/* Finds ambiguity: ambiguous[index] = 1 if the variable takes two values further apart than 1e-3 over the optimal face after
 * the last priority (before T1). `capacity` must be at least the number of indices that variables have had, which is what
 * quoin_values counts after a solve. Solves first if anything changed since the last solve; a solver that was never solved
 * counts as never solved afterwards. */
quoin_status quoin_ambiguity(quoin_solver *solver, uint8_t *ambiguous, uint32_t capacity);
/* Finds ambiguous lengths over the same face: ambiguous[i] = 1 if plus[i] − minus[i] (plus[i] itself if minus[i] is QUOIN_NONE) takes two
 * values further apart than `beyond`, from 1e-3 to 1e9. Solves first if anything changed since the last solve. It takes little time right
 * after quoin_ambiguity, which keeps the face in memory until then or until the next solve. */
quoin_status quoin_ambiguous_lengths(quoin_solver *solver, uint32_t count, const quoin_variable *plus, const quoin_variable *minus,
                                     double beyond, uint8_t *ambiguous);

/* Frees what the last solve left for later edits, which is most of the memory. Everything that can be read stays, and so does what makes
 * quoin_ambiguity quick; the next solve takes as long as the first one, with the same answer. */
void quoin_shrink(quoin_solver *solver);

/* A certificate: what a checker needs to verify an answer, computed from the rows and not from the solution method. */
typedef struct quoin_level_sum {
    double priority;
    double violation;          /* Σ of violations of this priority's rows */
} quoin_level_sum;
typedef struct quoin_certificate {
    double required_residual;  /* largest violation of a required row that is not a culprit */
    const quoin_level_sum *levels; /* descending priority */
    uint32_t level_count;
} quoin_certificate;
quoin_status quoin_certify(quoin_solver *solver, quoin_certificate *out);

/* Counts of the last full solve, for baselines and `--stats`. After an edit that was solved by blocks, parts that meet in one variable each,
 * `components` counts the blocks, and `touched_components` those of them that were solved; both are 0 if everything was solved. */
typedef struct quoin_counts {
    uint64_t variables, rows, classes, springs, eliminated, kernel_rows, kernel_columns, kernel_pivots;
    uint64_t components, touched_components, allocations, bytes;
} quoin_counts;
void quoin_get_counts(const quoin_solver *solver, quoin_counts *out);

/* Writes problem, reduction and solution as readable text. Call with capacity 0 to learn the length. */
quoin_status quoin_dump(quoin_solver *solver, char *buffer, size_t capacity, size_t *length);

/* ── Looking up ─────────────────────────────────────────────────────────────────────────────────────────────── */

typedef struct quoin_row_facts {
    double constant, priority;
    uint64_t key;
    int32_t relation;
    uint32_t tie, guard, edit, term_count;
} quoin_row_facts;
quoin_status quoin_row_get(const quoin_solver *solver, quoin_row row, quoin_row_facts *out, quoin_term *terms,
                           uint32_t term_capacity);

typedef struct quoin_variable_facts {
    uint64_t key;
    quoin_variable anchor;     /* QUOIN_NONE: it is at 0 unless a row decides otherwise */
} quoin_variable_facts;
quoin_status quoin_variable_get(const quoin_solver *solver, quoin_variable variable, quoin_variable_facts *out);

/* Lists all rows in ascending key order. `*count` becomes their number; nothing is written if `capacity` is smaller. */
quoin_status quoin_row_list(const quoin_solver *solver, quoin_row *rows, uint32_t capacity, uint32_t *count);

#ifdef __cplusplus
}
#endif
#endif
