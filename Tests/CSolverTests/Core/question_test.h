/* Questions about an answer and edits of it: what they take, and how a solver describes its answer, summed over small problems and beside what is
 * written down. That tells choices apart which give the same answers: whether a face is kept, which rows a conflict is searched among, what counts
 * as closed or exact, which blocks an edit touches. `core-tests --counts` prints them. Uses long_conflict_test.h and trace_test.h, and so comes after
 * them. */
#ifndef QUESTION_TEST_H
#define QUESTION_TEST_H

#include "long_conflict_test.h"
#include "trace_test.h"

#define QUESTION_EDITS 8
#define QUESTION_LENGTHS 8

enum {
    ASKED_ROWS, ASKED_CONFLICTS, ASKED_MEMBERS, ASKED_CLOSED, ASKED_OPENED, ASKED_EXACT, ASKED_DETERMINED, ASKED_GUARDED, ASKED_WAY, ASKED_AMBIGUOUS,
    ASKED_FACES, ASKED_LENGTHS, ASKED_ALLOCATIONS, ASKED_COMPONENTS, ASKED_TOUCHED, ASKED_CHANGES, ASKED_FIELDS
};

typedef struct question_sums {
    uint64_t of[ASKED_FIELDS];
} question_sums;

#include "written_questions.h"

/* Adds to the sums what a solver says of its last answer. */
static void question_state(quoin_solver *solver, uint64_t *of) {
    const native *n = solver->native;
    uint32_t conflicts, changes;
    const quoin_conflict *list = quoin_conflicts(solver, &conflicts);
    quoin_changes(solver, &changes);
    of[ASKED_ROWS] += solver->asked_rows;
    of[ASKED_CONFLICTS] += conflicts;
    for (uint32_t i = 0; i < conflicts; i++) of[ASKED_MEMBERS] += list[i].count;
    of[ASKED_CLOSED] += n->closed;
    of[ASKED_OPENED] += n->opened;
    of[ASKED_EXACT] += n->exact;
    of[ASKED_DETERMINED] += n->determined;
    of[ASKED_GUARDED] += n->guarded;
    of[ASKED_WAY] += n->way;
    of[ASKED_COMPONENTS] += solver->counts.components;
    of[ASKED_TOUCHED] += solver->counts.touched_components;
    of[ASKED_CHANGES] += changes;
}

/* Asks about the variables, then about lengths, and about the lengths alone. */
static bool question_ambiguity(quoin_solver *solver, dice *d, uint64_t *of) {
    uint32_t variables = (uint32_t)solver->variable_count;
    uint8_t *ambiguous = calloc(variables, 1), lengths[QUESTION_LENGTHS];
    quoin_variable plus[QUESTION_LENGTHS], minus[QUESTION_LENGTHS];
    uint64_t allocations = solver->memory.allocations;
    for (uint32_t i = 0; i < QUESTION_LENGTHS; i++) {
        plus[i] = roll(d, variables);
        minus[i] = roll(d, variables);
        if (plus[i] == minus[i]) minus[i] = QUOIN_NONE;
    }
    bool right = quoin_ambiguity(solver, ambiguous, variables) == QUOIN_OK;
    for (uint32_t i = 0; i < variables; i++) of[ASKED_AMBIGUOUS] += ambiguous[i];
    for (int time = 0; time < 2 && right; time++) {
        of[ASKED_FACES] += solver->face != NULL;
        right = quoin_ambiguous_lengths(solver, QUESTION_LENGTHS, plus, minus, 1e-3, lengths) == QUOIN_OK;
        for (uint32_t i = 0; i < QUESTION_LENGTHS && right; i++) of[ASKED_LENGTHS] += lengths[i];
    }
    of[ASKED_ALLOCATIONS] += solver->memory.allocations - allocations;
    free(ambiguous);
    return right;
}

/* Edits rows, now and then by a third, after which numbers are rounded. */
static bool question_solver(quoin_solver *solver, dice *d, const quoin_row *rows, uint32_t row_count, uint64_t *of) {
    bool right = quoin_solve(solver) == QUOIN_OK;
    if (right) question_state(solver, of);
    for (int round = 0; round < QUESTION_EDITS && right; round++) {
        quoin_row_facts facts;
        uint32_t at = roll(d, row_count), kind = roll(d, 4), by = roll(d, 25);
        right = quoin_row_get(solver, rows[at], &facts, NULL, 0) == QUOIN_OK;
        facts.constant += kind ? by - 12.0 : (double)by / 3;
        right = right && quoin_set_constants(solver, 1, rows + at, &facts.constant) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK;
        if (right) question_state(solver, of);
        if (round == QUESTION_EDITS / 2) right = right && question_ambiguity(solver, d, of);
    }
    return right;
}

static bool question_problem(const problem *p, uint64_t seed, bool ties, uint64_t *of) {
    quoin_solver *solver = NULL;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    dice d = {seed * 77777 + 61};
    bool right = quoin_create(NULL, &solver) == QUOIN_OK;
    quoin_set_ties(solver, ties);
    right = right && put(p, solver, variables, rows, NULL) == QUOIN_OK && question_solver(solver, &d, rows, p->rows, of);
    quoin_destroy(solver);
    return right;
}

/* Every fifth row of a constant that is not 0 is an edit row. */
static bool question_screen(screen *s, uint64_t seed, uint64_t *of) {
    quoin_row *rows = calloc(s->rows, sizeof *rows);
    dice d = {seed * 77777 + 67};
    for (uint32_t i = 0; i < s->rows; i++) s->row[i].key = i + 1, s->row[i].edit = s->row[i].constant != 0 && !roll(&d, 5);
    quoin_solver *solver = solve_screen(s, rows, seed % 2);
    bool right = question_solver(solver, &d, rows, s->rows, of);
    quoin_destroy(solver);
    free(rows);
    return right;
}

static bool question_list(long_list *l, uint32_t boxes, uint64_t *of) {
    quoin_solver *solver = NULL;
    quoin_variable variables[4 * LONG_BOXES];
    for (uint32_t i = 0; i < l->rows; i++) l->row[i].terms = l->terms[i];
    bool right = quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, 4 * boxes, NULL, NULL, variables) == QUOIN_OK &&
                 quoin_add_rows(solver, l->rows, l->row, NULL) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK;
    if (right) question_state(solver, of);
    quoin_destroy(solver);
    return right;
}

static const struct {
    const char *name;
    problem (*draw)(uint64_t seed);
    void (*draw_screen)(screen *s, uint64_t seed);
    long_list (*draw_list)(uint64_t seed, uint32_t boxes);
    uint32_t count;
} questioned_kinds[] = {
    {"noise", random_problem, NULL, NULL, 100},
    {"lengths", length_problem, NULL, NULL, 100},
    {"middles", middle_problem, NULL, NULL, 100},
    {"boxes", nested_problem, NULL, NULL, 100},
    {"lengths at many priorities", many_priorities_problem, NULL, NULL, 50},
    {"distances", distance_problem, NULL, NULL, 50},
    {"little room", narrow_problem, NULL, NULL, 50},
    {"totals", total_problem, NULL, NULL, 100},
    {"differences", contradictory_differences, NULL, NULL, 50},
    {"screens", NULL, trace_plain, NULL, 30},
    {"screens with ties", NULL, trace_tied, NULL, 30},
    {"screens of any shape", NULL, trace_wild, NULL, 30},
    {"screens beside plain rows", NULL, trace_beside, NULL, 5},
    {"springs", NULL, draw_springs, NULL, 100},
    {"lists", NULL, NULL, long_list_of, 20},
    {"fixed lists", NULL, NULL, fixed_list_of, 20},
    {"crowded lists", NULL, NULL, crowded_list_of, 20},
    {"shared lists", NULL, NULL, shared_list_of, 20},
    {"spaced lists", NULL, NULL, spaced_list_of, 20},
    {"lists that nearly fit", NULL, NULL, nearly_fitting_list_of, 20},
};
#define QUESTIONED_KINDS (sizeof questioned_kinds / sizeof *questioned_kinds)

static bool question_kind(size_t k, uint64_t seed, screen *scratch, uint64_t *of) {
    if (questioned_kinds[k].draw) {
        problem p = questioned_kinds[k].draw(seed + 9000);
        return question_problem(&p, seed, seed % 4 != 3, of);
    }
    if (questioned_kinds[k].draw_list) {
        uint32_t boxes = seed % 4 ? 4 + (uint32_t)seed / 2 : 20;
        long_list l = questioned_kinds[k].draw_list(seed + 9000, boxes);
        return question_list(&l, boxes, of);
    }
    questioned_kinds[k].draw_screen(scratch, seed + 90);
    return question_screen(scratch, seed, of);
}

static void questions_are_those_written_down(bool print) {
    static screen scratch;
    for (size_t k = 0; k < QUESTIONED_KINDS; k++) {
        const char *name = questioned_kinds[k].name;
        question_sums found = {{0}};
        for (uint64_t seed = 0; seed < questioned_kinds[k].count; seed++)
            CHECK(question_kind(k, seed, &scratch, found.of), "questions about %s, seed %llu: no answer", name, (unsigned long long)seed);
        sums_are_written_down("answers to questions", name, found.of, written_questions[k].of, ASKED_FIELDS, print);
    }
}

#endif
