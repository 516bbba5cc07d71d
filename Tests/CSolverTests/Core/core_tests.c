/* The core under sanitizers: every backend gives the same answer, edits and shuffled rows give the same bits, and every
 * single allocation may fail. Run by Scripts/test-core; an argument multiplies the number of random problems. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena_test.h"
#include "length_problem.h"
#include "nested_problem.h"

static int failures;

/* The kind of random problems that a test draws. */
typedef struct shape {
    const char *name;
    problem (*draw)(uint64_t seed);
} shape;

#define CHECK(condition, ...)                 \
    do {                                      \
        if (!(condition)) {                   \
            failures++;                       \
            printf("FAILED: " __VA_ARGS__);   \
            printf("\n");                     \
        }                                     \
    } while (0)

#include "distance_test.h"
#include "coefficient_test.h"
#include "fixed_test.h"
#include "given_row_test.h"
#include "assumption_test.h"
#include "shared_limit_test.h"
#include "screen_test.h"
#include "wild_screen.h"
#include "count_test.h"
#include "beside_test.h"
#include "tableau_test.h"
#include "unsolved_test.h"

typedef struct solved {
    quoin_status status;
    double values[MOST_VARIABLES];
    uint8_t ambiguous[MOST_VARIABLES];
    uint32_t conflicts;
    uint32_t members[MOST_ROWS * 4], member_count;
} solved;

static void read_answer(const problem *p, quoin_solver *solver, const quoin_variable *variables, const quoin_row *rows, solved *out) {
    const double *values = quoin_values(solver, NULL);
    for (uint32_t i = 0; i < p->variables; i++) out->values[i] = values[variables[i] & QUOIN_INDEX_MASK];
    const quoin_conflict *conflicts = quoin_conflicts(solver, &out->conflicts);
    for (uint32_t c = 0; c < out->conflicts; c++)
        for (uint32_t m = 0; m < conflicts[c].count && out->member_count < MOST_ROWS * 4; m++)
            for (uint32_t r = 0; r < p->rows; r++)
                if (rows[r] == conflicts[c].rows[m]) out->members[out->member_count++] = r;
}

static solved answer_of(const problem *p, quoin_backend backend, const uint32_t *order) {
    solved out = {0};
    quoin_solver *solver;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    out.status = quoin_create(NULL, &solver);
    if (out.status == QUOIN_OK) out.status = quoin_set_backend(solver, backend);
    if (out.status == QUOIN_OK) out.status = put(p, solver, variables, rows, order);
    if (out.status == QUOIN_OK) out.status = quoin_solve(solver);
    if (out.status == QUOIN_OK) read_answer(p, solver, variables, rows, &out);
    if (out.status == QUOIN_OK) out.status = quoin_ambiguity(solver, out.ambiguous, MOST_VARIABLES);
    quoin_destroy(solver);
    return out;
}

static bool same_bits(const solved *a, const solved *b) {
    return !memcmp(a->values, b->values, sizeof a->values) && a->member_count == b->member_count &&
           !memcmp(a->members, b->members, a->member_count * sizeof *a->members);
}

static void backends_agree(shape kind, uint64_t seed) {
    static const quoin_backend others[] = {QUOIN_NATIVE, QUOIN_GLPK, QUOIN_HYBRID};
    problem p = kind.draw(seed);
    solved plain = answer_of(&p, QUOIN_PLAIN, NULL);
    CHECK(plain.status == QUOIN_OK, "%s, seed %llu: %s", kind.name, (unsigned long long)seed, quoin_status_text(plain.status));
    for (int b = 0; b < 3; b++) {
        if (others[b] != QUOIN_NATIVE && !quoin_has_glpk()) continue;
        solved other = answer_of(&p, others[b], NULL);
        bool same = other.status == QUOIN_OK && other.member_count == plain.member_count &&
                    !memcmp(other.members, plain.members, plain.member_count * sizeof *plain.members);
        for (uint32_t i = 0; i < p.variables; i++) same = same && fabs(other.values[i] - plain.values[i]) <= 1e-6 * 100;
        same = same && !memcmp(other.ambiguous, plain.ambiguous, sizeof plain.ambiguous);
        CHECK(same, "%s, seed %llu: backend %d differs from plain", kind.name, (unsigned long long)seed, (int)others[b]);
    }
}

static void order_does_not_matter(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    dice d = {seed + 1};
    uint32_t order[MOST_ROWS];
    for (uint32_t i = 0; i < p.rows; i++) order[i] = i;
    for (uint32_t i = p.rows; i > 1; i--) {
        uint32_t k = roll(&d, i), swap = order[k];
        order[k] = order[i - 1];
        order[i - 1] = swap;
    }
    solved straight = answer_of(&p, QUOIN_NATIVE, NULL), shuffled = answer_of(&p, QUOIN_NATIVE, order);
    CHECK(same_bits(&straight, &shuffled), "%s, seed %llu: insertion order shows", kind.name, (unsigned long long)seed);
}

/* A solver after edits, removals and additions gives the bits of a fresh one. */
static void history_does_not_matter(shape kind, uint64_t seed) {
    problem p = kind.draw(seed);
    dice d = {seed + 2};
    quoin_solver *solver;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    if (quoin_create(NULL, &solver) != QUOIN_OK || put(&p, solver, variables, rows, NULL) != QUOIN_OK) return;
    for (int round = 0; round < 6; round++) {
        CHECK(quoin_solve(solver) == QUOIN_OK, "%s, seed %llu: solve", kind.name, (unsigned long long)seed);
        solved edited = {0};
        read_answer(&p, solver, variables, rows, &edited);
        solved fresh = answer_of(&p, QUOIN_NATIVE, NULL);
        CHECK(same_bits(&edited, &fresh), "%s, seed %llu: history shows in round %d", kind.name, (unsigned long long)seed, round);
        uint32_t r = roll(&d, p.rows);
        p.row[r].constant += (double)roll(&d, 9) - 4;
        if (roll(&d, 4)) {
            CHECK(quoin_set_constants(solver, 1, &rows[r], &p.row[r].constant) == QUOIN_OK, "%s, seed %llu: edit", kind.name, (unsigned long long)seed);
        } else { /* away and back under the same key */
            quoin_term terms[MOST_TERMS];
            quoin_row_input again = p.row[r];
            for (uint32_t t = 0; t < again.term_count; t++) terms[t] = (quoin_term){variables[p.terms[r][t].variable], p.terms[r][t].coefficient};
            again.terms = terms;
            CHECK(quoin_remove_rows(solver, 1, &rows[r]) == QUOIN_OK, "%s, seed %llu: remove", kind.name, (unsigned long long)seed);
            CHECK(quoin_add_rows(solver, 1, &again, &rows[r]) == QUOIN_OK, "%s, seed %llu: add again", kind.name, (unsigned long long)seed);
        }
    }
    quoin_destroy(solver);
}

/* A forest of variables added in one call equals the same added one by one, where slots of removed variables are used again. */
static void batch_is_one_by_one(uint64_t seed) {
    dice d = {seed + 3};
    uint32_t count = 1 + roll(&d, MOST_VARIABLES), gone = roll(&d, MOST_VARIABLES);
    quoin_variable anchors[MOST_VARIABLES], made[2][MOST_VARIABLES];
    for (uint32_t i = 0; i < count; i++) anchors[i] = i && roll(&d, 4) ? QUOIN_IN_BATCH | roll(&d, i) : QUOIN_NONE;
    quoin_solver *solvers[2] = {NULL, NULL};
    for (int k = 0; k < 2; k++) {
        if (quoin_create(NULL, &solvers[k]) != QUOIN_OK) return;
        CHECK(quoin_add_variables(solvers[k], gone, NULL, NULL, made[k]) == QUOIN_OK, "seed %llu: first", (unsigned long long)seed);
        CHECK(quoin_remove_variables(solvers[k], gone, made[k]) == QUOIN_OK, "seed %llu: remove", (unsigned long long)seed);
        CHECK(quoin_solve(solvers[k]) == QUOIN_OK, "seed %llu: solve", (unsigned long long)seed);
    }
    CHECK(quoin_add_variables(solvers[0], count, NULL, anchors, made[0]) == QUOIN_OK, "seed %llu: batch", (unsigned long long)seed);
    for (uint32_t i = 0; i < count; i++) {
        quoin_variable anchor = anchors[i] == QUOIN_NONE ? QUOIN_NONE : made[1][anchors[i] & QUOIN_INDEX_MASK];
        CHECK(quoin_add_variables(solvers[1], 1, NULL, &anchor, &made[1][i]) == QUOIN_OK, "seed %llu: one", (unsigned long long)seed);
    }
    for (uint32_t i = 0; i < count; i++) {
        quoin_variable_facts facts[2];
        for (int k = 0; k < 2; k++)
            CHECK(quoin_variable_get(solvers[k], made[k][i], &facts[k]) == QUOIN_OK, "seed %llu: get", (unsigned long long)seed);
        CHECK(made[0][i] == made[1][i] && facts[0].key == facts[1].key && facts[0].anchor == facts[1].anchor,
              "seed %llu: variable %u of the batch differs", (unsigned long long)seed, i);
    }
    quoin_variable late = QUOIN_IN_BATCH | roll(&d, 2); /* itself, or one that never comes */
    CHECK(quoin_add_variables(solvers[0], 1, NULL, &late, made[0]) == QUOIN_BAD_ANCHOR, "seed %llu: late", (unsigned long long)seed);
    for (int k = 0; k < 2; k++) quoin_destroy(solvers[k]);
}

/* Hundreds of rows between few nodes, so that an edge's rows share several functions: edited against fresh. */
#define LIST_ROWS 400
#define LIST_VARIABLES 5

static quoin_difference list_row(dice *d, const quoin_variable *variables) {
    static const double priorities[] = {1000, 750, 250, 50};
    uint32_t plus = 1 + roll(d, LIST_VARIABLES - 1), minus = roll(d, plus + 1);
    quoin_difference made = {.plus = variables[plus], .key = QUOIN_KEY_AUTO, .constant = (double)roll(d, 200), .priority = priorities[roll(d, 4)]};
    made.minus = minus == plus ? QUOIN_NONE : variables[minus];
    made.relation = (int8_t)((int)roll(d, 3) - 1);
    made.edit = roll(d, 40) == 0;
    if (made.priority == QUOIN_REQUIRED) { /* never against each other */
        made.relation = QUOIN_GREATER_OR_EQUAL;
        made.constant = -made.constant;
    }
    return made;
}

static bool solve_list(quoin_backend backend, const quoin_difference *list, quoin_solver **solver, quoin_row *rows, double *values) {
    quoin_variable variables[LIST_VARIABLES];
    uint32_t count;
    if (quoin_create(NULL, solver) != QUOIN_OK || quoin_set_backend(*solver, backend) != QUOIN_OK ||
        quoin_add_variables(*solver, LIST_VARIABLES, NULL, NULL, variables) != QUOIN_OK ||
        quoin_add_differences(*solver, LIST_ROWS, list, rows) != QUOIN_OK || quoin_solve(*solver) != QUOIN_OK)
        return false;
    memcpy(values, quoin_values(*solver, &count), LIST_VARIABLES * sizeof *values);
    return true;
}

static void long_lists_are_edited_exactly(uint64_t seed) {
    dice d = {seed + 4};
    quoin_variable variables[LIST_VARIABLES];
    quoin_difference list[LIST_ROWS];
    quoin_row rows[LIST_ROWS], ignored[LIST_ROWS];
    quoin_solver *edited = NULL, *other = NULL;
    double values[LIST_VARIABLES], expected[LIST_VARIABLES];
    for (uint32_t i = 0; i < LIST_VARIABLES; i++) variables[i] = i; /* what a new solver gives */
    for (uint32_t i = 0; i < LIST_ROWS; i++) list[i] = list_row(&d, variables);
    CHECK(solve_list(QUOIN_NATIVE, list, &edited, rows, values), "list, seed %llu: solve", (unsigned long long)seed);
    CHECK(solve_list(QUOIN_PLAIN, list, &other, ignored, expected), "list, seed %llu: plain", (unsigned long long)seed);
    for (uint32_t i = 0; i < LIST_VARIABLES; i++)
        CHECK(fabs(values[i] - expected[i]) <= 1e-6 * 200, "list, seed %llu: variable %u differs from plain", (unsigned long long)seed, i);
    quoin_destroy(other);
    for (int round = 0; round < 8; round++) {
        uint32_t r = roll(&d, LIST_ROWS), count;
        if (list[r].priority < QUOIN_REQUIRED) list[r].constant = (double)roll(&d, 200);
        CHECK(quoin_set_constants(edited, 1, &rows[r], &list[r].constant) == QUOIN_OK && quoin_solve(edited) == QUOIN_OK, "edit");
        CHECK(solve_list(QUOIN_NATIVE, list, &other, ignored, expected), "list, seed %llu: fresh", (unsigned long long)seed);
        CHECK(!memcmp(quoin_values(edited, &count), expected, sizeof expected), "list, seed %llu: history shows", (unsigned long long)seed);
        quoin_destroy(other);
    }
    quoin_destroy(edited);
}

/* Boxes beside one another, each with a row of labels of given total width: an edit of one does not affect the others. */
#define BOXES 6
#define LABELS 5
#define BOX_ROWS (2 + 2 * LABELS)

static void box_rows(dice *d, uint32_t box, quoin_difference *out) {
    uint32_t first = box * (LABELS + 1), r = box * BOX_ROWS;
    *out++ = (quoin_difference){.plus = first, .minus = QUOIN_NONE, .priority = 999, .key = r++};
    for (uint32_t i = 0; i < LABELS; i++) {
        double width = 20 + (double)roll(d, 60);
        quoin_difference label = {.plus = first + i + 1, .minus = first + i, .constant = width, .priority = 750, .key = r++, .relation = 1};
        *out++ = label;
        label.priority = 250, label.relation = -1, label.key = r++;
        *out++ = label;
    }
    *out = (quoin_difference){.plus = first + LABELS, .minus = first, .constant = 100 + (double)roll(d, 300), .priority = 999, .key = r};
}

/* A label is measured from its box's start, a box from the start of the one before it, which it has nothing else to do with. */
static bool solve_boxes(const quoin_difference *all, quoin_solver **solver, quoin_row *rows) {
    quoin_variable variables[BOXES * (LABELS + 1)], anchors[BOXES * (LABELS + 1)];
    for (uint32_t i = 0; i < BOXES * (LABELS + 1); i++) {
        uint32_t start = i - i % (LABELS + 1);
        anchors[i] = i > start ? QUOIN_IN_BATCH | start : start ? QUOIN_IN_BATCH | (start - LABELS - 1) : QUOIN_NONE;
    }
    if (quoin_create(NULL, solver) != QUOIN_OK) return false;
    quoin_measure_from_anchors(*solver, true);
    return quoin_add_variables(*solver, BOXES * (LABELS + 1), NULL, anchors, variables) == QUOIN_OK &&
           quoin_add_differences(*solver, BOXES * BOX_ROWS, all, rows) == QUOIN_OK && quoin_solve(*solver) == QUOIN_OK;
}

static void structure_touches_one_box(uint64_t seed) {
    dice d = {seed + 5};
    quoin_difference all[BOXES * BOX_ROWS];
    quoin_row rows[BOXES * BOX_ROWS], ignored[BOXES * BOX_ROWS];
    quoin_solver *edited = NULL, *fresh = NULL;
    for (uint32_t box = 0; box < BOXES; box++) box_rows(&d, box, all + box * BOX_ROWS);
    CHECK(solve_boxes(all, &edited, rows), "boxes, seed %llu", (unsigned long long)seed);
    for (int round = 0, box = 0; round < 8; round++) {
        bool constants_only = !roll(&d, 3);
        /* constants of the box that was touched last, of which a partial solve knows more, as often as of any other */
        if (!constants_only || roll(&d, 2)) box = (int)roll(&d, BOXES);
        /* a box's start, from which others are measured, or both rows of a label: apart, they would leave it a choice */
        uint32_t label = roll(&d, LABELS + 1), r = (uint32_t)box * BOX_ROWS + (label ? 2 * label - 1 : 0), edited_rows = label ? 2 : 1, count;
        double constants[2] = {all[r].constant + (double)roll(&d, 9) - 4};
        constants[1] = constants[0];
        for (uint32_t i = 0; i < edited_rows; i++) all[r + i].constant = constants[i];
        if (constants_only) {
            CHECK(quoin_set_constants(edited, edited_rows, &rows[r], constants) == QUOIN_OK && quoin_solve(edited) == QUOIN_OK, "edit");
        } else {
            CHECK(quoin_remove_rows(edited, edited_rows, &rows[r]) == QUOIN_OK, "boxes, seed %llu: remove", (unsigned long long)seed);
            CHECK(quoin_add_differences(edited, edited_rows, &all[r], &rows[r]) == QUOIN_OK, "boxes, seed %llu: add", (unsigned long long)seed);
            CHECK(quoin_solve(edited) == QUOIN_OK, "boxes, seed %llu: solve", (unsigned long long)seed);
            quoin_counts counts;
            quoin_get_counts(edited, &counts);
            CHECK(counts.components == BOXES && counts.touched_components == 1, "boxes, seed %llu: %d of %d components were touched",
                  (unsigned long long)seed, (int)counts.touched_components, (int)counts.components);
        }
        CHECK(solve_boxes(all, &fresh, ignored), "boxes, seed %llu: fresh", (unsigned long long)seed);
        const double *expected = quoin_distances(fresh, &count);
        CHECK(!memcmp(quoin_distances(edited, &count), expected, count * sizeof *expected), "boxes, seed %llu: history shows in distances",
              (unsigned long long)seed);
        if (round % 3) {
            expected = quoin_values(fresh, &count);
            CHECK(!memcmp(quoin_values(edited, &count), expected, count * sizeof *expected), "boxes, seed %llu: history shows", (unsigned long long)seed);
        }
        quoin_destroy(fresh);
    }
    quoin_destroy(edited);
}

/* A batch that is refused makes the store's lists grow and move before the first edit looks at them. */
static void refused_batches_leave_edits_alone(uint64_t seed) {
    enum { MANY = 600 };
    dice d = {seed + 6};
    quoin_difference all[BOXES * BOX_ROWS], refused[MANY];
    quoin_variable made[MANY], anchors[MANY];
    quoin_row rows[BOXES * BOX_ROWS], ignored[BOXES * BOX_ROWS];
    quoin_solver *edited = NULL, *fresh = NULL;
    uint32_t r = 1 + 2 * roll(&d, LABELS), count;
    for (uint32_t box = 0; box < BOXES; box++) box_rows(&d, box, all + box * BOX_ROWS);
    CHECK(solve_boxes(all, &edited, rows), "refused, seed %llu", (unsigned long long)seed);
    for (uint32_t i = 0; i < MANY; i++) {
        refused[i] = (quoin_difference){.plus = 0, .minus = i + 1 < MANY ? 1 : 9999, .priority = 50, .key = QUOIN_KEY_AUTO};
        anchors[i] = i + 1 < MANY ? QUOIN_NONE : 9999;
    }
    CHECK(quoin_add_differences(edited, MANY, refused, NULL) == QUOIN_UNKNOWN_VARIABLE, "refused, seed %llu: rows", (unsigned long long)seed);
    CHECK(quoin_add_variables(edited, MANY, NULL, anchors, made) == QUOIN_BAD_ANCHOR, "refused, seed %llu: variables", (unsigned long long)seed);
    double constants[2] = {all[r].constant += 3, all[r + 1].constant += 3};
    CHECK(quoin_set_constants(edited, 2, &rows[r], constants) == QUOIN_OK && quoin_solve(edited) == QUOIN_OK, "refused: edit");
    CHECK(solve_boxes(all, &fresh, ignored), "refused, seed %llu: fresh", (unsigned long long)seed);
    const double *expected = quoin_values(fresh, &count);
    CHECK(!memcmp(quoin_values(edited, &count), expected, BOXES * (LABELS + 1) * sizeof *expected), "refused, seed %llu: history shows",
          (unsigned long long)seed);
    quoin_destroy(fresh);
    quoin_destroy(edited);
}

/* ── Memory that runs out ───────────────────────────────────────────────────────────────────────────────────── */

typedef struct meter {
    size_t held, until_failure;
} meter;

static void *metered(void *context, void *pointer, size_t old_size, size_t new_size) {
    meter *m = context;
    if (new_size && m->until_failure && !--m->until_failure) return NULL;
    if (!new_size) {
        free(pointer);
        m->held -= old_size;
        return NULL;
    }
    void *moved = realloc(pointer, new_size);
    if (moved) m->held += new_size - old_size;
    return moved;
}

static quoin_status whole_run(const problem *p, const quoin_allocator *allocator, quoin_backend backend) {
    quoin_solver *solver = NULL;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    uint8_t ambiguous[MOST_VARIABLES];
    quoin_certificate certificate;
    quoin_status status = quoin_create(allocator, &solver);
    if (status == QUOIN_OK) status = quoin_set_backend(solver, backend);
    if (status == QUOIN_OK) quoin_measure_from_anchors(solver, p->variables % 2);
    if (status == QUOIN_OK) status = put(p, solver, variables, rows, NULL);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    double shifted = p->row[0].constant + 1;
    if (status == QUOIN_OK) status = quoin_set_constants(solver, 1, &rows[0], &shifted);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    if (status == QUOIN_OK) status = quoin_ambiguity(solver, ambiguous, MOST_VARIABLES);
    if (status == QUOIN_OK) status = quoin_certify(solver, &certificate);
    if (status == QUOIN_OK) status = quoin_remove_rows(solver, 1, &rows[0]);
    if (status == QUOIN_OK) status = quoin_solve(solver);
    quoin_destroy(solver);
    return status;
}

/* A run of many allocations is made once for each of them: the few that take tens of thousands are left out. */
#define MOST_ALLOCATIONS 5000

static size_t allocations_of(const problem *p, quoin_backend backend) {
    meter m = {0, SIZE_MAX};
    quoin_allocator allocator = {metered, &m};
    whole_run(p, &allocator, backend);
    return SIZE_MAX - m.until_failure;
}

static void survives_want_of_memory(shape kind, uint64_t seed, quoin_backend backend) {
    problem p = kind.draw(seed);
    if (allocations_of(&p, backend) > MOST_ALLOCATIONS) return;
    for (size_t failing = 1;; failing++) {
        meter m = {0, failing};
        quoin_allocator allocator = {metered, &m};
        quoin_status status = whole_run(&p, &allocator, backend);
        CHECK(m.held == 0, "%s, seed %llu: %zu bytes leak when allocation %zu fails", kind.name, (unsigned long long)seed, m.held, failing);
        CHECK(status == QUOIN_OK || status == QUOIN_OUT_OF_MEMORY, "%s, seed %llu: %s", kind.name, (unsigned long long)seed, quoin_status_text(status));
        if (m.until_failure) break; /* it was never reached: every allocation has failed once */
    }
}

/* ── Long conflicts ─────────────────────────────────────────────────────────────────────────────────────────── */

#define CHAIN 400

/* A chain that does not fit contradicts as a whole, whatever hangs on it; what is beside it is no member. */
static void chains_contradict_as_a_whole(uint64_t seed) {
    dice d = {seed * 77777 + 19};
    quoin_solver *solver;
    quoin_variable x[CHAIN + 2];
    quoin_row rows[2 * CHAIN + 4];
    uint32_t count = 0, members = 0, found;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, CHAIN + 2, NULL, NULL, x) == QUOIN_OK, "chain");
    quoin_difference list[2 * CHAIN + 4] = {{.plus = x[0], .minus = QUOIN_NONE, .priority = 1000, .key = QUOIN_KEY_AUTO}};
    bool is_member[2 * CHAIN + 4] = {true};
    for (uint32_t i = 1; i <= CHAIN; i++) {
        quoin_difference link = {.plus = x[i], .minus = x[i - 1], .constant = 2, .priority = 1000, .relation = roll(&d, 2) ? 1 : 0, .key = QUOIN_KEY_AUTO};
        is_member[++count] = true;
        list[count] = link;
        if (roll(&d, 2)) continue;
        link.constant = -3 - (double)roll(&d, 9); /* allows more */
        link.relation = 1;
        list[++count] = link;
    }
    list[++count] = (quoin_difference){.plus = x[CHAIN + 1], .minus = x[roll(&d, CHAIN)], .constant = 5, .priority = 1000, .key = QUOIN_KEY_AUTO};
    is_member[++count] = true;
    list[count] = (quoin_difference){.plus = x[CHAIN], .minus = QUOIN_NONE, .constant = 2 * CHAIN - 1, .priority = 1000, .relation = -1, .key = QUOIN_KEY_AUTO};
    CHECK(quoin_add_differences(solver, count + 1, list, rows) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "chain");
    const quoin_conflict *conflicts = quoin_conflicts(solver, &found);
    for (uint32_t i = 0; i <= count; i++) members += is_member[i];
    CHECK(found == 1 && conflicts[0].count == members && conflicts[0].rows[0] == rows[count], "chain, seed %llu: its conflict", (unsigned long long)seed);
    for (uint32_t i = 0, m = members; i <= count && found == 1; i++)
        if (is_member[i]) CHECK(conflicts[0].rows[--m] == rows[i], "chain, seed %llu: row %u", (unsigned long long)seed, i);
    quoin_destroy(solver);
}

/* ── Work ───────────────────────────────────────────────────────────────────────────────────────────────────── */

#define SCREENS 60             /* of each size */
#define MOST_PIVOTS 1.0        /* a row; screens take about a tenth */

static int ascending(const void *a, const void *b) { return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b); }

/* Memory and pivots per row of a screen do not depend on its number of rows. */
static void work_grows_with_rows(uint64_t seed, bool ties) {
    static const uint32_t sizes[] = {30, 100, 300, 1000, 3000};
    static screen drawn;
    static double bytes[5 * SCREENS];
    for (uint32_t i = 0; i < 5 * SCREENS; i++) {
        screen_draw(&drawn, seed * SCREENS + i % SCREENS, sizes[i / SCREENS], ties);
        work found = screen_work(&drawn);
        bytes[i] = found.bytes;
        CHECK(found.right, "screen %u of %u rows, seed %llu: no answer", i % SCREENS, drawn.rows, (unsigned long long)seed);
        CHECK(found.pivots <= MOST_PIVOTS, "screen %u of %u rows, seed %llu: %g pivots a row", i % SCREENS, drawn.rows, (unsigned long long)seed, found.pivots);
    }
    qsort(bytes, 5 * SCREENS, sizeof *bytes, ascending);
    CHECK(bytes[5 * SCREENS - 1] <= 3 * bytes[5 * SCREENS / 2], "screens, seed %llu: %g bytes a row, where %g are usual", (unsigned long long)seed,
          bytes[5 * SCREENS - 1], bytes[5 * SCREENS / 2]);
}

/* Whatever the shape, the answer keeps the required rows, and there is no status but QUOIN_OK. */
static void every_shape_has_an_answer(uint64_t seed) {
    static const uint32_t sizes[] = {30, 30, 30, 30, 100, 100, 300, 1000};
    static screen drawn;
    uint32_t rows = seed % 64 ? sizes[seed % 7] : sizes[7];
    wild_draw(&drawn, seed, rows);
    CHECK(screen_work(&drawn).right, "screen of any shape, %u rows, seed %llu: no answer", drawn.rows, (unsigned long long)seed);
}

/* Of 3,000 to 10,000 rows, with tie rows or without. */
static void large_screens_have_an_answer(uint64_t seed) {
    static screen drawn;
    dice d = {seed * 77777 + 37};
    screen_draw(&drawn, seed, 3000 + roll(&d, 7000), seed % 2);
    CHECK(screen_work(&drawn).right, "screen of %u rows, seed %llu: no answer", drawn.rows, (unsigned long long)seed);
}

static void arena_keeps_what_it_gave(uint64_t seed) {
    const char *failure = arena_keeps_blocks(seed);
    CHECK(!failure, "arena, seed %llu: %s", (unsigned long long)seed, failure);
}

static void tableaus_express_their_rows(uint64_t seed) {
    size_t stale;
    double worst = exchange_at_random(seed, &stale);
    CHECK(worst < 1e-6 && stale > 300, "tableau, seed %llu: off by %g, %zu stale entries", (unsigned long long)seed, worst, stale);
}

int main(int count, char **arguments) {
    if (count > 1 && !strcmp(arguments[1], "--counts")) {
        counts_are_those_written_down(true);
        return 0;
    }
    uint64_t times = count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
    uint64_t many = 600 * times;
    static const shape shapes[] = {{"noise", random_problem}, {"lengths", length_problem}, {"middles", middle_problem}, {"boxes", nested_problem},
                                   {"lengths at many priorities", many_priorities_problem}};
    for (int i = 0; i < 5; i++) {
        for (uint64_t seed = 0; seed < many; seed++) backends_agree(shapes[i], seed);
        for (uint64_t seed = 0; seed < many; seed++) order_does_not_matter(shapes[i], seed);
        for (uint64_t seed = 0; seed < many; seed++) history_does_not_matter(shapes[i], seed);
        for (uint64_t seed = 0; seed < many; seed++) ambiguity_needs_no_solve(shapes[i], seed, seed % 4 || !quoin_has_glpk() ? QUOIN_NATIVE : QUOIN_HYBRID);
        for (uint64_t seed = 0; seed < many; seed++) distances_are_those_of_a_fresh_solve(shapes[i], seed);
        for (uint64_t seed = 0; seed < 4 * times; seed++)
            for (int b = 0; b < 4; b++)
                if (quoin_has_glpk() || b == QUOIN_NATIVE || b == QUOIN_PLAIN) survives_want_of_memory(shapes[i], seed, (quoin_backend)b);
    }
    for (uint64_t seed = 0; seed < 2 * many; seed++) backends_agree((shape){"distances", distance_problem}, seed);
    for (uint64_t seed = 0; seed < many; seed++) batch_is_one_by_one(seed);
    for (uint64_t seed = 0; seed < many; seed++) edits_keep_guards(seed);
    for (uint32_t seed = 0; seed < 4; seed++) lengths_are_exchanged(seed);
    for (uint64_t seed = 0; seed < 6; seed++) plain_rows_are_edited_beside_pieces(seed);
    for (uint64_t seed = 0; seed < many / 4; seed++) screens_are_edited_exactly(seed);
    for (uint64_t seed = 0; seed < 20; seed++) refused_batches_leave_edits_alone(seed);
    for (uint64_t seed = 0; seed < many; seed++) structure_touches_one_box(seed);
    for (uint64_t seed = 0; seed < many / 20; seed++) long_lists_are_edited_exactly(seed);
    for (uint64_t seed = 0; seed < times; seed++)
        for (int ties = 0; ties < 2; ties++) work_grows_with_rows(seed, ties);
    for (uint64_t seed = 0; seed < many / 2; seed++) every_shape_has_an_answer(seed);
    for (uint64_t seed = 0; seed < many / 100; seed++) large_screens_have_an_answer(seed);
    counts_are_those_written_down(false);
    rows_are_kept_as_they_mean();
    for (int b = 0; b < 4; b++)
        if (quoin_has_glpk() || b == QUOIN_NATIVE || b == QUOIN_PLAIN) assumptions_are_taken_back((quoin_backend)b);
    for (int b = 0; b < 4; b++)
        if (quoin_has_glpk() || b == QUOIN_NATIVE || b == QUOIN_PLAIN) tight_limits_hold((quoin_backend)b);
    factors_are_told_apart();
    for (uint64_t seed = 0; seed < many / 60; seed++) products_are_exact_or_nearly(seed);
    for (uint64_t seed = 0; seed < many / 60; seed++) quotients_are_exact_or_nearly(seed);
    for (uint64_t seed = 0; seed < many / 60; seed++) doubles_come_back(seed);
    for (uint64_t seed = 0; seed < 10; seed++) chains_contradict_as_a_whole(seed);
    for (uint64_t seed = 0; seed < many / 20; seed++) tableaus_express_their_rows(seed);
    for (uint64_t seed = 0; seed < many / 6; seed++) arena_keeps_what_it_gave(seed);
    for (int b = 0; b < 4; b++)
        for (int exponent = -12; exponent <= 12 && (quoin_has_glpk() || b == QUOIN_NATIVE || b == QUOIN_PLAIN); exponent++)
            coefficients_of_any_size(exponent, (quoin_backend)b);
    printf("Core tests: %d failed\n", failures);
    return failures != 0;
}
