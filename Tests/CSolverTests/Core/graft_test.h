/* Structural edits: rows and variables come and go, and the answer is a fresh solver's to the bit. Uses CHECK, and so comes after it. */
#ifndef GRAFT_TEST_H
#define GRAFT_TEST_H

#include "graft_index_test.h"
#include "graft_sums.h"
#include "random_problem.h"
#include "replay_test.h"

#define MOST_PLACES 90
#define MOST_LINES 400
#define MOST_WIDE 6

/* An equality of several terms, required or for a tie level: a place that is twice as far as another, a length like another one, a middle. */
typedef struct wide {
    quoin_term term[4];        /* `variable` is a place */
    uint32_t count, tie;
    double constant;
    uint64_t key;              /* 0: it is not there */
} wide;

/* A problem that changes: places are variables, lines are rows between them. A line without a key is not there. */
typedef struct changing {
    bool alive[MOST_PLACES];
    uint32_t anchor[MOST_PLACES];
    quoin_difference line[MOST_LINES]; /* `plus` and `minus` are places, or QUOIN_NONE */
    wide wide[MOST_WIDE];
    uint32_t places, lines;
    uint64_t next_key;
    bool open;                 /* whether some positions are left to the tie levels */
    bool rough;                /* whether a few constants are thirds or large, so that sums are rounded: then nothing is grafted */
} changing;

/* A solver with the handles of what it was given. */
typedef struct posed {
    quoin_solver *solver;
    quoin_variable variable[MOST_PLACES];
    quoin_row row[MOST_LINES], wide[MOST_WIDE];
} posed;

static quoin_variable variable_at(const posed *s, quoin_variable place) { return place == QUOIN_NONE ? QUOIN_NONE : s->variable[place]; }

static void give_place(const changing *c, posed *s, uint32_t place) {
    uint64_t key = place;
    quoin_variable anchor = c->anchor[place] == UINT32_MAX ? QUOIN_NONE : s->variable[c->anchor[place]];
    CHECK(quoin_add_variables(s->solver, 1, &key, &anchor, &s->variable[place]) == QUOIN_OK, "grafts: a variable is refused");
}

static void give_line(const changing *c, posed *s, uint32_t line) {
    quoin_difference made = c->line[line];
    made.plus = variable_at(s, made.plus);
    made.minus = variable_at(s, made.minus);
    CHECK(quoin_add_differences(s->solver, 1, &made, &s->row[line]) == QUOIN_OK, "grafts: a row is refused");
}

static void take_line(changing *c, posed *s, uint32_t line) {
    CHECK(quoin_remove_rows(s->solver, 1, &s->row[line]) == QUOIN_OK, "grafts: a row is not removed");
    c->line[line].key = 0;
}

static void give_wide(const changing *c, posed *s, uint32_t at) {
    const wide *given = &c->wide[at];
    quoin_term terms[4];
    for (uint32_t t = 0; t < given->count; t++) terms[t] = (quoin_term){s->variable[given->term[t].variable], given->term[t].coefficient};
    quoin_row_input made = {.terms = terms, .term_count = given->count, .constant = given->constant, .priority = 1000, .tie = given->tie, .key = given->key};
    CHECK(quoin_add_rows(s->solver, 1, &made, &s->wide[at]) == QUOIN_OK, "grafts: a row of several terms is refused");
}

static posed give_all(const changing *c, bool distances, const quoin_allocator *allocator) {
    posed s = {0};
    CHECK(quoin_create(allocator, &s.solver) == QUOIN_OK, "grafts: create");
    quoin_measure_from_anchors(s.solver, distances);
    for (uint32_t i = 0; i < c->places; i++)
        if (c->alive[i]) give_place(c, &s, i);
    for (uint32_t i = 0; i < c->lines; i++)
        if (c->line[i].key) give_line(c, &s, i);
    for (uint32_t i = 0; i < MOST_WIDE; i++)
        if (c->wide[i].key) give_wide(c, &s, i);
    return s;
}

static bool are_same_bits(double a, double b) { return !memcmp(&a, &b, sizeof a); }

/* Compares with a fresh solver; `values` may be left unread, so that the next edit finds them waiting. */
static void check_against_fresh(const changing *c, posed *s, bool distances, bool values, const char *name, uint64_t seed) {
    posed fresh = give_all(c, distances, NULL);
    quoin_status expected = quoin_solve(fresh.solver), status = quoin_solve(s->solver);
    uint32_t ignored;
    CHECK(status == expected, "%s, seed %llu: %s", name, (unsigned long long)seed, quoin_status_text(status));
    const double *of_fresh = values ? quoin_values(fresh.solver, &ignored) : quoin_distances(fresh.solver, &ignored);
    const double *of_edited = values ? quoin_values(s->solver, &ignored) : quoin_distances(s->solver, &ignored);
    for (uint32_t i = 0; i < c->places && status == QUOIN_OK && of_fresh; i++) {
        if (!c->alive[i]) continue;
        double a = of_edited[s->variable[i] & QUOIN_INDEX_MASK], b = of_fresh[fresh.variable[i] & QUOIN_INDEX_MASK];
        CHECK(are_same_bits(a, b), "%s, seed %llu: variable %u is %.17g, not %.17g", name, (unsigned long long)seed, i, a, b);
        if (!are_same_bits(a, b)) break;
    }
    quoin_destroy(fresh.solver);
    check_graft_index(s->solver, name, seed);
}

/* ── Noise: any rows between any variables ──────────────────────────────────────────────────────────────────── */

static void draw_line(dice *d, changing *c, uint32_t line, uint32_t a) {
    static const double priorities[] = {1000, 1000, 1000, 750, 500, 250, 250, 50};
    uint32_t b = roll(d, c->places);
    quoin_difference *made = &c->line[line];
    *made = (quoin_difference){.plus = a, .minus = QUOIN_NONE, .relation = (int8_t)((int)roll(d, 3) - 1), .priority = priorities[roll(d, 8)]};
    if (b != a && c->alive[b] && roll(d, 5)) made->minus = b;
    made->constant = (double)roll(d, 800) / 8 - 20;
    if (c->rough && !roll(d, c->places)) made->constant *= roll(d, 2) ? 1.0 / 3 : 1e9;
    if (made->priority == 1000 && made->relation && !roll(d, 3)) made->guard = 1;
    if (!roll(d, 12)) made->edit = 1;
    if (c->open && !roll(d, 8)) made->tie = (uint8_t)(1 + roll(d, 3)), made->guard = made->edit = 0;
    made->key = c->next_key += 1 + roll(d, 3);
    if (!roll(d, 3)) made->key = 100000 + roll(d, 1 << 30); /* somewhere between others, and hardly ever taken */
}

/* A variable with a weak wish, so that hardly anything is left open, and rows to others before it. */
static void draw_place(dice *d, changing *c, uint32_t place, uint32_t rows) {
    c->alive[place] = true;
    c->anchor[place] = UINT32_MAX;
    for (uint32_t i = 0; i < place && c->anchor[place] == UINT32_MAX && roll(d, 3); i++)
        if (c->alive[i] && !roll(d, 4)) c->anchor[place] = i;
    uint32_t line = 0;
    for (uint32_t i = 0; i <= rows; i++) {
        while (line < MOST_LINES && c->line[line].key) line++;
        if (line >= MOST_LINES) return;
        draw_line(d, c, line, place);
        if (i == 0 && (!c->open || roll(d, 12))) c->line[line] = (quoin_difference){.plus = place, .minus = QUOIN_NONE, .priority = 5 + roll(d, 5), .constant = roll(d, 90), .key = c->next_key += 2};
        if (line >= c->lines) c->lines = line + 1;
    }
}

/* The first line from a place of the list on that makes two places one class, or MOST_LINES. */
static uint32_t merging_line(const changing *c, uint32_t from) {
    for (uint32_t i = 0; i < c->lines; i++) {
        const quoin_difference *at = &c->line[(from + i) % c->lines];
        if (at->key && at->priority == 1000 && !at->relation && !at->edit && at->minus != QUOIN_NONE) return (from + i) % c->lines;
    }
    return MOST_LINES;
}

/* One place that is tied to two others of one class, or two. Later edits may take the class apart. */
static void draw_wide(dice *d, changing *c, uint32_t at) {
    static const double coefficients[4][4] = {{2, 0, -1, 0}, {2, 0, -1, -1}, {1, -1, -1, 1}, {1.5, 0, -1.5, 0}};
    uint32_t kind = roll(d, c->rough ? 4 : 3), line = merging_line(c, roll(d, c->lines));
    uint32_t place[4] = {roll(d, c->places), roll(d, c->places)};
    if (line == MOST_LINES || !c->alive[place[0]] || !c->alive[place[1]] || place[0] == place[1]) return;
    place[2] = c->line[line].plus, place[3] = c->line[line].minus;
    for (int i = 0; i < 2; i++)
        if (place[i] == place[2] || place[i] == place[3]) return;
    c->wide[at] = (wide){.constant = (double)roll(d, 400) / 4, .key = c->next_key += 2};
    if (c->open && !roll(d, 3)) c->wide[at].tie = 1 + roll(d, 3);
    for (int i = 0; i < 4; i++)
        if (coefficients[kind][i] != 0) c->wide[at].term[c->wide[at].count++] = (quoin_term){place[i], coefficients[kind][i]};
}

static bool is_mentioned(const changing *c, uint32_t place) {
    for (uint32_t i = 0; i < c->places; i++)
        if (c->alive[i] && c->anchor[i] == place) return true;
    for (uint32_t i = 0; i < MOST_WIDE; i++)
        for (uint32_t t = 0; t < c->wide[i].count && c->wide[i].key; t++)
            if (c->wide[i].term[t].variable == place) return true;
    return false;
}

static void remove_place(changing *c, posed *s, uint32_t place) {
    if (is_mentioned(c, place)) return;
    for (uint32_t i = 0; i < c->lines; i++)
        if (c->line[i].key && (c->line[i].plus == place || c->line[i].minus == place)) take_line(c, s, i);
    CHECK(quoin_remove_variables(s->solver, 1, &s->variable[place]) == QUOIN_OK, "grafts: a variable is not removed");
    c->alive[place] = false;
}

static void add_place(dice *d, changing *c, posed *s, uint32_t place) {
    bool known[MOST_LINES];
    for (uint32_t i = 0; i < MOST_LINES; i++) known[i] = c->line[i].key;
    draw_place(d, c, place, 1 + roll(d, 3));
    give_place(c, s, place);
    for (uint32_t i = 0; i < c->lines; i++)
        if (c->line[i].key && !known[i]) give_line(c, s, i);
}

/* Adds a row of several terms or takes it away, which no graft follows. */
static void edit_wide(dice *d, changing *c, posed *s, uint32_t at) {
    if (c->wide[at].key) {
        CHECK(quoin_remove_rows(s->solver, 1, &s->wide[at]) == QUOIN_OK, "grafts: a row of several terms is not removed");
        c->wide[at].key = 0;
        return;
    }
    draw_wide(d, c, at);
    if (c->wide[at].key) give_wide(c, s, at);
}

static void edit_noise(dice *d, changing *c, posed *s) {
    if (c->wide[0].key && !roll(d, 12)) {
        edit_wide(d, c, s, 1 + roll(d, MOST_WIDE - 1));
        return;
    }
    uint32_t kind = roll(d, 6), place = roll(d, c->places), line = roll(d, c->lines);
    if (kind == 0 && !c->alive[place]) add_place(d, c, s, place);
    else if (kind == 1 && c->alive[place]) remove_place(c, s, place);
    if (kind < 2 || !c->line[line].key) return;
    if (kind == 2) {
        c->line[line].constant += roll(d, 2) ? 0.5 : 4;
        CHECK(quoin_set_constants(s->solver, 1, &s->row[line], &c->line[line].constant) == QUOIN_OK, "grafts: a constant is refused");
        return;
    }
    quoin_difference again = c->line[line];
    if (again.priority < 20) return;
    take_line(c, s, line);
    if (kind == 3) draw_line(d, c, line, again.plus);
    else if (kind == 4) c->line[line] = again;
    if (kind != 5) give_line(c, s, line);
}

static void noise_is_grafted(uint64_t seed, uint32_t places, bool wide, graft_sums *sums) {
    dice d = {seed * 77777 + 23};
    changing c = {.places = places, .next_key = 1, .open = seed % 2, .rough = seed % 5 == 4};
    for (uint32_t i = 0; i < places; i++)
        if (roll(&d, 8)) draw_place(&d, &c, i, roll(&d, wide ? 2 : 3));
    for (uint32_t i = 0; i < 3 && wide; i++) draw_wide(&d, &c, i);
    bool distances = roll(&d, 2);
    posed s = give_all(&c, distances, NULL);
    quoin_solve(s.solver);
    for (int round = 0; round < 30; round++) {
        for (uint32_t i = 0, count = 1 + roll(&d, 3); i < count; i++) edit_noise(&d, &c, &s);
        check_against_fresh(&c, &s, distances, !distances || !roll(&d, 3), "noise is grafted", seed);
        sum_structure(s.solver, sums);
    }
    quoin_destroy(s.solver);
}

#endif
