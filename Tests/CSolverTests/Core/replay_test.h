/* Edits of constants within pieces: on screens of any shape, alone and in batches, with edits that cancel or contradict, between changes of
 * structure and questions about ambiguity. Every answer has the bits of a fresh solve. */
#ifndef REPLAY_TEST_H
#define REPLAY_TEST_H

#include "beside_test.h"
#include "fence.h"

#define REPLAY_ROUNDS 16

typedef struct replayed {
    screen *s;
    quoin_solver *solver;
    quoin_row *rows;
    double *before;            /* the values after the last solve */
    bool anchored;
    uint64_t seed;
} replayed;

static void set_constant(replayed *r, uint32_t at, double constant) {
    r->s->row[at].constant = constant;
    CHECK(quoin_set_constants(r->solver, 1, r->rows + at, &constant) == QUOIN_OK, "replay %llu: constant of row %u", (unsigned long long)r->seed, at);
}

static uint32_t some_row(replayed *r) {
    uint32_t at = roll(&r->s->d, r->s->rows);
    while (r->s->row[at].tie) at = (at + 1) % r->s->rows;
    return at;
}

/* A length somewhat longer or shorter, sometimes by a third of a point. */
static void nudge(replayed *r, uint32_t at) {
    double by = (double)roll(&r->s->d, 40) - 20;
    set_constant(r, at, r->s->row[at].constant + (roll(&r->s->d, 3) ? by : by / 3));
}

static void replace_row(replayed *r, uint32_t at) {
    bool done = quoin_remove_rows(r->solver, 1, r->rows + at) == QUOIN_OK;
    if (roll(&r->s->d, 2)) done = done && quoin_solve(r->solver) == QUOIN_OK;
    done = done && quoin_add_rows(r->solver, 1, r->s->row + at, r->rows + at) == QUOIN_OK;
    CHECK(done, "replay %llu: row %u removed and added", (unsigned long long)r->seed, at);
}

/* Makes a required row impossible, and possible again. */
static void contradict(replayed *r, uint32_t at) {
    double constant = r->s->row[at].constant;
    set_constant(r, at, constant + 5000);
    CHECK(quoin_solve(r->solver) == QUOIN_OK, "replay %llu: contradiction", (unsigned long long)r->seed);
    if (roll(&r->s->d, 2)) CHECK(has_bits_of_fresh(r->s, r->solver, r->anchored), "replay %llu: contradiction", (unsigned long long)r->seed);
    set_constant(r, at, constant);
}

/* Two rows change so that their sum stays; or one is changed and changed back before the solve. */
static void cancel(replayed *r, uint32_t at) {
    uint32_t other = roll(&r->s->d, 2) ? at : some_row(r);
    double by = (double)roll(&r->s->d, 9);
    set_constant(r, at, r->s->row[at].constant + by);
    set_constant(r, other, r->s->row[other].constant - by);
}

static bool same_ambiguity(const replayed *r) {
    uint8_t *found = calloc(r->s->variables, 1), *expected = calloc(r->s->variables, 1);
    quoin_solver *fresh = solve_screen(r->s, NULL, r->anchored);
    bool same = quoin_ambiguity(r->solver, found, r->s->variables) == QUOIN_OK && quoin_ambiguity(fresh, expected, r->s->variables) == QUOIN_OK &&
                !memcmp(found, expected, r->s->variables);
    quoin_destroy(fresh);
    free(expected);
    free(found);
    return same;
}

static void edit_somehow(replayed *r) {
    dice *d = &r->s->d;
    uint32_t at = some_row(r), kind = roll(d, 12);
    while (kind < 6 && r->s->row[at].priority == 1000 && !r->s->row[at].relation) at = some_row(r);
    if (kind < 4) nudge(r, at);
    else if (kind < 6)
        for (uint32_t count = 2 + roll(d, 5); count; count--) nudge(r, some_row(r));
    else if (kind < 8) cancel(r, at);
    else if (kind == 8) contradict(r, at);
    else if (kind == 9) replace_row(r, at);
    else if (kind == 10) CHECK(same_ambiguity(r), "replay %llu: other ambiguity than a fresh solve's", (unsigned long long)r->seed);
    else if (is_content(r->s, at)) set_constant(r, at, 30), set_constant(r, at + 1, 30);
}

/* Whether the changes reported are the values that are not what they were. */
static bool reports_changes(replayed *r) {
    uint32_t count, listed, changed = 0;
    const double *values = quoin_values(r->solver, &count);
    const uint32_t *changes = quoin_changes(r->solver, &listed);
    bool right = true;
    for (uint32_t i = 0; i < listed; i++) right = right && values[changes[i]] != r->before[changes[i]];
    for (uint32_t i = 0; i < count; i++) changed += values[i] != r->before[i];
    return right && listed == changed;
}

static void constants_are_replayed(replayed *r) {
    unsigned long long seed = r->seed;
    uint32_t count;
    for (uint32_t round = 0; round < REPLAY_ROUNDS; round++) {
        edit_somehow(r);
        if (roll(&r->s->d, 5) == 0) edit_somehow(r);
        memcpy(r->before, quoin_values(r->solver, &count), r->s->variables * sizeof *r->before);
        CHECK(quoin_solve(r->solver) == QUOIN_OK, "replay %llu: solve", seed);
        CHECK(has_bits_of_fresh(r->s, r->solver, r->anchored), "replay %llu: round %u gives other bits than a fresh solve", seed, round);
        CHECK(reports_changes(r), "replay %llu: round %u reports other changes", seed, round);
    }
    CHECK(same_ambiguity(r), "replay %llu: other ambiguity than a fresh solve's", seed);
}

/* Allocates by malloc, except once: when the count gets to 0. */
static void *allocate_unless(void *count, void *block, size_t old_size, size_t new_size) {
    size_t *left = count;
    (void)old_size;
    if (new_size && *left && !--*left) return NULL;
    if (new_size) return realloc(block, new_size);
    free(block);
    return NULL;
}

/* Each allocation of an edit fails once; the next solve has the bits of a fresh one. */
static void edits_survive_want_of_memory(uint64_t seed) {
    screen *s = malloc(sizeof *s);
    screen_draw(s, seed, 80, seed % 2);
    for (uint32_t at = 0; at < s->rows; at++) s->row[at].key = at + 1;
    size_t left = 0, failing = 1;
    quoin_allocator allocator = {allocate_unless, &left};
    quoin_solver *solver;
    quoin_row *rows = calloc(s->rows, sizeof *rows);
    quoin_variable *made = calloc(s->variables, sizeof *made);
    CHECK(quoin_create(&allocator, &solver) == QUOIN_OK && quoin_add_variables(solver, s->variables, NULL, NULL, made) == QUOIN_OK &&
              quoin_add_rows(solver, s->rows, s->row, rows) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK,
          "edits, seed %llu: solve", (unsigned long long)seed);
    for (uint32_t round = 0; round < 400; round++) {
        uint32_t at = roll(&s->d, s->rows);
        if (!is_content(s, at)) continue;
        double width = s->row[at].constant + 1, constants[2] = {width, width};
        s->row[at].constant = s->row[at + 1].constant = width;
        CHECK(quoin_set_constants(solver, 2, rows + at, constants) == QUOIN_OK, "edits, seed %llu: constants", (unsigned long long)seed);
        left = failing;
        quoin_status status = quoin_solve(solver);
        CHECK(status == (left ? QUOIN_OK : QUOIN_OUT_OF_MEMORY), "edits, seed %llu: %s", (unsigned long long)seed, quoin_status_text(status));
        failing = left ? 1 : failing + 1;
        left = 0;
        CHECK(quoin_solve(solver) == QUOIN_OK && has_bits_of_fresh(s, solver, false), "edits, seed %llu: round %u gives other bits", (unsigned long long)seed, round);
    }
    quoin_destroy(solver);
    free(made);
    free(rows);
    free(s);
}

/* Many edits of one content after the other, so that each follows what the last one left. */
static void contents_are_replayed_exactly(uint64_t seed) {
    screen *s = malloc(sizeof *s);
    if (seed % 4 == 0) wild_draw(s, seed + 900, 100 + seed % 100);
    else screen_draw(s, seed + 900, 120 + seed * 13 % 400, seed % 2);
    quoin_row *rows = calloc(s->rows, sizeof *rows);
    bool anchored = seed % 8 < 4;
    size_t broken = 0;
    quoin_allocator allocator = {fenced, &broken};
    quoin_solver *solver = solve_screen_in(&allocator, s, rows, anchored);
    for (uint32_t round = 0; round < 24; round++) {
        uint32_t at = roll(&s->d, s->rows), tries = 0;
        while (!is_content(s, at) && tries++ < s->rows) at = (at + 1) % s->rows;
        if (tries > s->rows) break;
        double by = (double)roll(&s->d, 9) - 4;
        edit_content(s, solver, rows, at, s->row[at].constant + (seed % 3 ? by : by / 3));
        CHECK(has_bits_of_fresh(s, solver, anchored), "contents %llu: round %u gives other bits than a fresh solve", (unsigned long long)seed, round);
    }
    quoin_destroy(solver);
    CHECK(!broken, "contents %llu: %zu bytes behind blocks were written", (unsigned long long)seed, broken);
    free(rows);
    free(s);
}

static void screens_are_replayed_exactly(uint64_t seed) {
    screen *s = malloc(sizeof *s);
    if (seed % 3 == 0) wild_draw(s, seed + 500, 40 + seed % 150);
    else screen_draw(s, seed, 30 + seed * 7 % 300, seed % 5 == 0);
    for (uint32_t i = 0; i < s->rows; i++) s->row[i].key = i + 1;
    replayed r = {.s = s, .rows = calloc(s->rows, sizeof *r.rows), .before = calloc(s->variables, sizeof *r.before), .anchored = seed % 4 < 2, .seed = seed};
    r.solver = solve_screen(s, r.rows, r.anchored);
    constants_are_replayed(&r);
    quoin_destroy(r.solver);
    free(r.before);
    free(r.rows);
    free(s);
}

#endif
