/* Traces: what solves and edits leave inside a solver, summed over small problems and beside what is written down. A choice that changes no
 * answer (which nodes are a piece, what an edit follows, where it gives up) still changes these; the positions are summed, too.
 * `core-tests --counts` prints them. Uses beside_test.h and spring_edit_test.h, and so comes after them. */
#ifndef TRACE_TEST_H
#define TRACE_TEST_H

#include "Elimination/reduction.h"
#include "Network/piecewise.h"
#include "spring_edit_test.h"
#include "total_problem.h"

#define TRACE_EDITS 8

enum {
    TRACE_STEPS, TRACE_FUNCTIONS, TRACE_POINTS, TRACE_LINKS, TRACE_COSTS, TRACE_NET_STEPS, TRACE_CURVES, TRACE_CURVE_POINTS, TRACE_ENTRIES,
    TRACE_KNOTS, TRACE_STATES, TRACE_FORMS, TRACE_EXCHANGES, TRACE_STRIPS, TRACE_ORIGINS, TRACE_PAIRS, TRACE_FOLLOWED, TRACE_REOPENED, TRACE_GARBAGE,
    TRACE_MOVED, TRACE_STATE_SUM, TRACE_SHARED, TRACE_LIMITS, TRACE_PIVOTS, TRACE_AMBIGUITY, TRACE_CLEAR, TRACE_PLACES,
    TRACE_ALLOCATIONS, TRACE_BYTES, TRACE_FIELDS
};

typedef struct trace_sums {
    uint64_t of[TRACE_FIELDS];
} trace_sums;

#include "written_traces.h"

static void trace_functions(const native *n, uint64_t *of) {
    of[TRACE_STEPS] += n->step_count;
    of[TRACE_FUNCTIONS] += n->functions.count;
    for (size_t i = 0; i < n->functions.count; i++) of[TRACE_POINTS] += n->functions.list[i].count;
    of[TRACE_LINKS] += n->links.row_count;
    of[TRACE_GARBAGE] += n->functions.garbage;
}

static void trace_network(const network *n, uint64_t *of) {
    of[TRACE_COSTS] += n->cost_count;
    of[TRACE_NET_STEPS] += n->step_count;
    of[TRACE_CURVES] += n->curves.count;
    of[TRACE_CURVE_POINTS] += n->curves.used;
    of[TRACE_ENTRIES] += n->curves.entry_count;
    of[TRACE_KNOTS] += n->knot_count;
    of[TRACE_STATES] += n->state_count;
    of[TRACE_FORMS] += n->form_count;
    for (size_t i = 0; i < n->state_count; i++) of[TRACE_STATE_SUM] += n->states[i];
    for (size_t i = 0; i < n->cluster_count; i++) of[TRACE_CLEAR] += n->clusters[i].settled_clearly;
    if (n->piecewise) of[TRACE_EXCHANGES] += n->piecewise->table.walks + n->piecewise->table.entry_count;
}

static void trace_faces(const native *n, uint64_t *of) {
    const faces *f = &n->network.faces;
    for (uint32_t i = 0; i < n->functions.count && n->face.found; i++) of[TRACE_SHARED] += n->face.narrows[i], of[TRACE_LIMITS] += face_limits(n, i);
    for (size_t i = 0; i < n->network.curves.count && n->network_solved && f->found; i++)
        of[TRACE_SHARED] += f->is_shared[i], of[TRACE_LIMITS] += f->lengths[i].low > -FIXED_MAX || f->lengths[i].high < FIXED_MAX;
}

/* The result of an edit, or of a fresh solve in its place. */
static void trace_edit(const quoin_solver *solver, uint64_t *of) {
    const native *n = solver->native;
    of[TRACE_FOLLOWED] += n->index.made;
    of[TRACE_REOPENED] += n->index.made && !n->index.watching;
    of[TRACE_PAIRS] += n->index.watching ? n->index.pair_count : 0;
    of[TRACE_MOVED] += n->index.made ? n->moved_count : 0;
}

static void trace_inside(quoin_solver *solver, uint64_t *of) {
    uint32_t count;
    const native *n = solver->native;
    trace_functions(n, of);
    trace_network(&n->network, of);
    trace_network(&n->open_network, of);
    trace_faces(n, of);
    of[TRACE_PIVOTS] += solver->counts.kernel_pivots;
    of[TRACE_ALLOCATIONS] += solver->memory.allocations;
    of[TRACE_BYTES] += solver->memory.bytes;
    of[TRACE_STRIPS] += n->open_strips.count;
    of[TRACE_ORIGINS] += n->open_strips.record.origin_count;
    const double *values = quoin_values(solver, &count);
    /* In parts of 1/1024, rounded where hardly any position lies. */
    for (uint32_t i = 0; i < count; i++) of[TRACE_PLACES] += (uint64_t)(int64_t)floor(values[i] * 1024 + 0.3);
}

/* How much is left to programs by the question what is ambiguous, and what it takes besides. */
static bool trace_ambiguity(quoin_solver *solver, uint64_t *of) {
    quoin_counts before, after;
    uint8_t *ambiguous = calloc(solver->variable_count, 1);
    quoin_get_counts(solver, &before);
    uint64_t allocations = solver->memory.allocations;
    bool right = quoin_ambiguity(solver, ambiguous, (uint32_t)solver->variable_count) == QUOIN_OK;
    quoin_get_counts(solver, &after);
    of[TRACE_ALLOCATIONS] += solver->memory.allocations - allocations;
    of[TRACE_AMBIGUITY] += after.kernel_rows + after.kernel_pivots - before.kernel_rows - before.kernel_pivots;
    free(ambiguous);
    return right;
}

static bool trace_solver(quoin_solver *solver, dice *d, const quoin_row *rows, uint32_t row_count, uint64_t *of) {
    bool right = quoin_solve(solver) == QUOIN_OK;
    if (right) trace_inside(solver, of);
    for (int round = 0; round < TRACE_EDITS && right; round++) {
        quoin_row_facts facts;
        uint32_t at = roll(d, row_count);
        right = quoin_row_get(solver, rows[at], &facts, NULL, 0) == QUOIN_OK;
        if (facts.tie) continue;
        facts.constant += round % 3 == 2 ? (double)roll(d, 400) / 4 : (double)roll(d, 17) - 8;
        right = right && quoin_set_constants(solver, 1, rows + at, &facts.constant) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK;
        if (!right) return false;
        trace_edit(solver, of);
        trace_inside(solver, of);
    }
    return right && trace_ambiguity(solver, of);
}

static bool trace_screen(screen *s, uint64_t seed, uint64_t *of) {
    quoin_row *rows = calloc(s->rows, sizeof *rows);
    for (uint32_t i = 0; i < s->rows; i++) s->row[i].key = i + 1;
    quoin_solver *solver = solve_screen(s, rows, seed % 2);
    dice d = {seed * 77777 + 47};
    quoin_measure_from_anchors(solver, false);
    bool right = trace_solver(solver, &d, rows, s->rows, of);
    quoin_destroy(solver);
    free(rows);
    return right;
}

static bool trace_problem(const problem *p, uint64_t seed, uint64_t *of) {
    quoin_solver *solver = NULL;
    quoin_variable variables[MOST_VARIABLES];
    quoin_row rows[MOST_ROWS];
    dice d = {seed * 77777 + 53};
    bool right = quoin_create(NULL, &solver) == QUOIN_OK;
    quoin_measure_from_anchors(solver, seed % 3 == 0);
    right = right && put(p, solver, variables, rows, NULL) == QUOIN_OK && trace_solver(solver, &d, rows, p->rows, of);
    quoin_destroy(solver);
    return right;
}

static void trace_plain(screen *s, uint64_t seed) { screen_draw(s, seed + 50, 40 + seed * 7 % 200, false); }
static void trace_tied(screen *s, uint64_t seed) { screen_draw(s, seed + 50, 40 + seed * 7 % 200, true); }
static void trace_wild(screen *s, uint64_t seed) { wild_draw(s, seed + 50, 30 + seed * 7 % 120); }
static void trace_beside(screen *s, uint64_t seed) { draw_beside(s, seed); }

/* Every other time all that is weak has one priority, so that the order of rows decides. */
static void trace_centers(screen *s, uint64_t seed) {
    centers_draw(s, seed, 90);
    for (uint32_t i = 0; i < s->rows && seed % 2; i++) s->row[i].priority = s->row[i].priority <= 300 ? 150 : s->row[i].priority;
}

static const struct {
    const char *name;
    problem (*draw)(uint64_t seed);
    void (*draw_screen)(screen *s, uint64_t seed);
    uint32_t count;
} traced_kinds[] = {
    {"noise", random_problem, NULL, 200},
    {"lengths", length_problem, NULL, 200},
    {"middles", middle_problem, NULL, 200},
    {"boxes", nested_problem, NULL, 200},
    {"lengths at many priorities", many_priorities_problem, NULL, 200},
    {"crowds", crowded_problem, NULL, 200},
    {"totals", total_problem, NULL, 200},
    {"loose positions", loose_problem, NULL, 40},
    {"screens", NULL, trace_plain, 40},
    {"screens with ties", NULL, trace_tied, 40},
    {"screens of any shape", NULL, trace_wild, 60},
    {"screens beside plain rows", NULL, trace_beside, 10},
    {"springs", NULL, draw_springs, 100},
    {"equal centers", NULL, trace_centers, 8},
};
#define TRACED_KINDS (sizeof traced_kinds / sizeof *traced_kinds)

static bool trace_kind(size_t k, uint64_t seed, screen *scratch, uint64_t *of) {
    if (traced_kinds[k].draw) {
        problem p = traced_kinds[k].draw(seed + 4000);
        return trace_problem(&p, seed, of);
    }
    traced_kinds[k].draw_screen(scratch, seed);
    return trace_screen(scratch, seed, of);
}

/* Prints sums as the written ones stand in their file, or compares them with those. */
static void sums_are_written_down(const char *what, const char *name, const uint64_t *found, const uint64_t *written, int fields, bool print) {
    if (!print) CHECK(!memcmp(found, written, (size_t)fields * sizeof *found), "%s: other %s than written down (--counts)", name, what);
    for (int i = 0; i < fields && print; i++) printf("%s%llu", i ? ", " : "    {{", (unsigned long long)found[i]);
    if (print) printf("}}, /* %s */\n", name);
}

static void traces_are_those_written_down(bool print) {
    static screen scratch;
    for (size_t k = 0; k < TRACED_KINDS; k++) {
        const char *name = traced_kinds[k].name;
        trace_sums found = {{0}};
        for (uint64_t seed = 0; seed < traced_kinds[k].count; seed++)
            CHECK(trace_kind(k, seed, &scratch, found.of), "trace of %s, seed %llu: no answer", name, (unsigned long long)seed);
        if (EVERY_BLOCK_IS_WATCHED) found.of[TRACE_BYTES] = written_traces[k].of[TRACE_BYTES]; /* gaps between arrays take some */
        sums_are_written_down("traces", name, found.of, written_traces[k].of, TRACE_FIELDS, print);
    }
}

#endif
