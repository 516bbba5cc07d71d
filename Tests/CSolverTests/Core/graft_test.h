/* Structural edits: rows and variables come and go, and the answer is a fresh solver's to the bit. Uses CHECK, and so comes after it. */
#ifndef GRAFT_TEST_H
#define GRAFT_TEST_H

#include "Edits/graft.h"
#include "random_problem.h"
#include "replay_test.h"

#define MOST_PLACES 90
#define MOST_LINES 400

/* A problem that changes: places are variables, lines are rows between them. A line without a key is not there. */
typedef struct changing {
    bool alive[MOST_PLACES];
    uint32_t anchor[MOST_PLACES];
    quoin_difference line[MOST_LINES]; /* `plus` and `minus` are places, or QUOIN_NONE */
    uint32_t places, lines;
    uint64_t next_key;
    bool open;                 /* whether some positions are left to the tie levels */
} changing;

/* A solver with the handles of what it was given. */
typedef struct posed {
    quoin_solver *solver;
    quoin_variable variable[MOST_PLACES];
    quoin_row row[MOST_LINES];
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

static posed give_all(const changing *c, bool distances, const quoin_allocator *allocator) {
    posed s = {0};
    CHECK(quoin_create(allocator, &s.solver) == QUOIN_OK, "grafts: create");
    quoin_measure_from_anchors(s.solver, distances);
    for (uint32_t i = 0; i < c->places; i++)
        if (c->alive[i]) give_place(c, &s, i);
    for (uint32_t i = 0; i < c->lines; i++)
        if (c->line[i].key) give_line(c, &s, i);
    return s;
}

static size_t edits_grafted(const posed *s) {
    return s->solver->native && s->solver->native->graft ? s->solver->native->graft->edits : 0;
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
}

/* ── Noise: any rows between any variables ──────────────────────────────────────────────────────────────────── */

static void draw_line(dice *d, changing *c, uint32_t line, uint32_t a) {
    static const double priorities[] = {1000, 1000, 1000, 750, 500, 250, 250, 50};
    uint32_t b = roll(d, c->places);
    quoin_difference *made = &c->line[line];
    *made = (quoin_difference){.plus = a, .minus = QUOIN_NONE, .relation = (int8_t)((int)roll(d, 3) - 1), .priority = priorities[roll(d, 8)]};
    if (b != a && c->alive[b] && roll(d, 5)) made->minus = b;
    made->constant = (double)roll(d, 800) / 8 - 20;
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

static bool is_mentioned(const changing *c, uint32_t place) {
    for (uint32_t i = 0; i < c->places; i++)
        if (c->alive[i] && c->anchor[i] == place) return true;
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

static void edit_noise(dice *d, changing *c, posed *s) {
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

static void noise_is_grafted(uint64_t seed, uint32_t places, size_t *grafted) {
    dice d = {seed * 77777 + 23};
    changing c = {.places = places, .next_key = 1, .open = seed % 2};
    for (uint32_t i = 0; i < places; i++)
        if (roll(&d, 8)) draw_place(&d, &c, i, roll(&d, 3));
    bool distances = roll(&d, 2);
    posed s = give_all(&c, distances, NULL);
    quoin_solve(s.solver);
    for (int round = 0; round < 30; round++) {
        for (uint32_t i = 0, count = 1 + roll(&d, 3); i < count; i++) edit_noise(&d, &c, &s);
        check_against_fresh(&c, &s, distances, !distances || !roll(&d, 3), "noise is grafted", seed);
    }
    *grafted += edits_grafted(&s);
    quoin_destroy(s.solver);
}

/* Each allocation of a graft, of what it needs and of the solve instead fails once; the next solve has the bits of a fresh one. */
static void grafts_survive_want_of_memory(uint64_t seed) {
    dice d = {seed * 77777 + 31};
    changing c = {.places = 30, .next_key = 1, .open = seed % 2};
    size_t left = 0, failing = 1;
    quoin_allocator allocator = {allocate_unless, &left};
    for (uint32_t i = 0; i < c.places; i++) draw_place(&d, &c, i, roll(&d, 3));
    posed s = give_all(&c, seed % 4 < 2, &allocator);
    quoin_solve(s.solver);
    for (uint32_t round = 0; round < 150; round++) {
        edit_noise(&d, &c, &s);
        left = failing;
        quoin_status status = quoin_solve(s.solver);
        CHECK(status == QUOIN_OK || (!left && status == QUOIN_OUT_OF_MEMORY), "grafts, seed %llu: %s", (unsigned long long)seed, quoin_status_text(status));
        failing = left ? 1 : failing + 1;
        left = 0;
        check_against_fresh(&c, &s, seed % 4 < 2, !roll(&d, 3), "grafts without memory", seed);
    }
    quoin_destroy(s.solver);
}

/* ── A list of rows, each an image, a title and a detail ────────────────────────────────────────────────────── */

#define CARDS 160
#define CARD_PLACES 8           /* the row's bottom, and of image, title and detail what is not where another edge is */
#define CARD_LINES 20

/* A list in a solver: which rows it shows, in order. The window has the content's left, right and top, the left and right of its
 * frame, which is as wide, the content's bottom, and something else. Row r has the places from 3 + 8 r on: bottom, right, image's top and left,
 * title's bottom and right, detail's bottom and right. */
typedef struct cards {
    posed of;                 /* its arrays are not used */
    quoin_variable window[7], place[CARDS][CARD_PLACES];
    quoin_row row[CARDS][CARD_LINES], end[2];
    uint32_t line_count[CARDS];
    double title[CARDS], detail[CARDS];
    bool shown[CARDS], hidden[CARDS];
    uint32_t order[CARDS], count;
    double width;
    bool open;                 /* whether something beside it is left to the tie levels, window[6] */
} cards;

typedef struct pen {
    quoin_difference line[CARD_LINES];
    uint32_t count;
    uint64_t key;
} pen;

static void draw(pen *p, quoin_variable plus, quoin_variable minus, int relation, double constant, double priority) {
    p->line[p->count++] = (quoin_difference){.plus = plus, .minus = minus, .relation = (int8_t)relation, .constant = constant,
                                             .priority = priority, .key = p->key++};
}

static quoin_variable top_of(const cards *l, uint32_t at) { return at ? l->place[l->order[at - 1]][0] : l->window[2]; }

/* The rows of a row at a place of the list; a hidden one has no height. */
static void draw_row(const cards *l, uint32_t at, pen *p) {
    uint32_t r = l->order[at];
    const quoin_variable *x = l->place[r];
    quoin_variable top = top_of(l, at), left = l->window[0], right = l->window[1];
    p->count = 0;
    p->key = 1000 + (uint64_t)r * 64;
    draw(p, x[1], right, 0, 0, 1000);
    draw(p, x[2], top, 0, 8, 1000);
    draw(p, x[3], left, 0, 16, 1000);
    draw(p, x[4], x[2], 1, 20, 750);
    draw(p, x[4], x[2], -1, 20, 250);
    draw(p, x[5], x[3], 1, 48 + l->title[r], 750);
    draw(p, x[5], x[3], -1, 48 + l->title[r], 250);
    draw(p, x[5], x[1], -1, -16, 1000);
    draw(p, x[6], x[4], 1, 4 + l->detail[r] / 16, 750);
    draw(p, x[6], x[4], -1, 4 + l->detail[r] / 16, 250);
    draw(p, x[7], x[3], 1, 48 + l->detail[r], 750);
    draw(p, x[7], x[3], -1, 48 + l->detail[r], 250);
    draw(p, x[7], x[1], -1, -16, 1000);
    if (!l->hidden[r]) draw(p, x[0], x[2], 1, 48, 1000);
    if (!l->hidden[r]) draw(p, x[0], x[6], 1, 8, 1000);
    draw(p, x[0], top, 0, 0, l->hidden[r] ? 1000 : 50);
    draw(p, x[0], top, 1, 0, 1000);
    p->line[p->count - 1].guard = 1;
}

static void give_row(cards *l, uint32_t at) {
    pen p;
    uint32_t r = l->order[at];
    draw_row(l, at, &p);
    l->line_count[r] = p.count;
    CHECK(quoin_add_differences(l->of.solver, p.count, p.line, l->row[r]) == QUOIN_OK, "lists: rows are refused");
}

static void take_row(cards *l, uint32_t r) {
    CHECK(quoin_remove_rows(l->of.solver, l->line_count[r], l->row[r]) == QUOIN_OK, "lists: rows are not removed");
}

static void give_places(cards *l, uint32_t r) {
    uint64_t keys[CARD_PLACES];
    quoin_variable anchors[CARD_PLACES];
    for (uint32_t i = 0; i < CARD_PLACES; i++) keys[i] = 100 + (uint64_t)r * CARD_PLACES + i, anchors[i] = l->window[i % 2 ? 0 : 2];
    CHECK(quoin_add_variables(l->of.solver, CARD_PLACES, keys, anchors, l->place[r]) == QUOIN_OK, "lists: places are refused");
}

/* The content ends with the last row. Its end comes first by key, so the rows are a chain between two ends. */
static void give_end(cards *l) {
    pen p = {.key = 90};
    draw(&p, l->window[5], top_of(l, l->count), 0, 0, 1000);
    draw(&p, l->window[5], l->window[2], -1, 3000, 20);
    CHECK(quoin_add_differences(l->of.solver, 2, p.line, l->end) == QUOIN_OK, "lists: the end is refused");
}

/* A position that only the tie levels decide, beside the list. */
static void give_open(cards *l) {
    quoin_difference tie = {.plus = QUOIN_NONE, .minus = l->window[3], .relation = 0, .constant = 12, .tie = 1, .key = 500000};
    uint64_t key = 7;
    CHECK(quoin_add_variables(l->of.solver, 1, &key, &l->window[0], &l->window[6]) == QUOIN_OK, "lists: an open place is refused");
    tie.plus = l->window[6];
    CHECK(quoin_add_differences(l->of.solver, 1, &tie, NULL) == QUOIN_OK, "lists: a tie is refused");
}

static void begin_list(cards *l, bool distances) {
    uint64_t keys[6] = {1, 2, 3, 4, 5, 6};
    CHECK(quoin_create(NULL, &l->of.solver) == QUOIN_OK, "lists: create");
    quoin_measure_from_anchors(l->of.solver, distances);
    CHECK(quoin_add_variables(l->of.solver, 6, keys, NULL, l->window) == QUOIN_OK, "lists: window");
    pen p = {.key = 10};
    draw(&p, l->window[0], l->window[3], 0, 0, 1000);
    draw(&p, l->window[2], QUOIN_NONE, 0, 0, 1000);
    draw(&p, l->window[3], QUOIN_NONE, 0, 0, 1000);
    draw(&p, l->window[4], l->window[3], 0, l->width, 999);
    p.line[3].edit = 1;
    quoin_term terms[4] = {{l->window[1], 1}, {l->window[0], -1}, {l->window[4], -1}, {l->window[3], 1}};
    quoin_row_input tied = {.terms = terms, .term_count = 4, .priority = 1000, .key = 20};
    CHECK(quoin_add_differences(l->of.solver, 4, p.line, NULL) == QUOIN_OK && quoin_add_rows(l->of.solver, 1, &tied, NULL) == QUOIN_OK, "lists: base");
    for (uint32_t i = 0; i < l->count; i++) give_places(l, l->order[i]);
    for (uint32_t i = 0; i < l->count; i++) give_row(l, i);
    give_end(l);
    if (l->open) give_open(l);
}

/* Puts a row that is not shown at a place, or takes the row there out. */
static void insert_row(cards *l, uint32_t at, uint32_t r) {
    if (at < l->count) take_row(l, l->order[at]);
    memmove(l->order + at + 1, l->order + at, (l->count++ - at) * sizeof *l->order);
    l->order[at] = r;
    give_row(l, at);
    if (at + 1 < l->count) give_row(l, at + 1);
}

static void extract_row(cards *l, uint32_t at) {
    take_row(l, l->order[at]);
    if (at + 1 < l->count) take_row(l, l->order[at + 1]);
    memmove(l->order + at, l->order + at + 1, (--l->count - at) * sizeof *l->order);
    if (at < l->count) give_row(l, at);
}

static void edit_list(dice *d, cards *l) {
    uint32_t kind = roll(d, 6), r = roll(d, CARDS), at = l->count ? roll(d, l->count) : 0;
    CHECK(quoin_remove_rows(l->of.solver, 2, l->end) == QUOIN_OK, "lists: the end stays");
    if (kind < 2 && !l->shown[r]) {
        l->shown[r] = true;
        give_places(l, r);
        insert_row(l, roll(d, l->count + 1), r);
    } else if (kind < 3 && l->count > 1) {
        r = l->order[at];
        extract_row(l, at);
        CHECK(quoin_remove_variables(l->of.solver, CARD_PLACES, l->place[r]) == QUOIN_OK, "lists: places are not removed");
        l->shown[r] = false;
    } else if (kind == 3 && l->count > 1) {
        r = l->order[at];
        extract_row(l, at);
        insert_row(l, roll(d, l->count + 1), r);
    } else if (kind == 4 && l->count) {
        take_row(l, l->order[at]);
        l->hidden[l->order[at]] ^= 1;
        give_row(l, at);
    } else if (l->count) {
        take_row(l, l->order[at]);
        l->title[l->order[at]] += 2.5;
        give_row(l, at);
    }
    give_end(l);
}

static void check_list(cards *l, bool distances, bool values, uint64_t seed) {
    cards fresh = *l;
    uint32_t ignored;
    begin_list(&fresh, distances);
    CHECK(quoin_solve(l->of.solver) == QUOIN_OK && quoin_solve(fresh.of.solver) == QUOIN_OK, "lists, seed %llu: solve", (unsigned long long)seed);
    const double *a = values ? quoin_values(l->of.solver, &ignored) : quoin_distances(l->of.solver, &ignored);
    const double *b = values ? quoin_values(fresh.of.solver, &ignored) : quoin_distances(fresh.of.solver, &ignored);
    bool same = true;
    for (uint32_t i = 0; i < l->count; i++)
        for (uint32_t k = 0; k < CARD_PLACES; k++)
            same = same && are_same_bits(a[l->place[l->order[i]][k] & QUOIN_INDEX_MASK], b[fresh.place[l->order[i]][k] & QUOIN_INDEX_MASK]);
    CHECK(same, "lists, seed %llu: history shows", (unsigned long long)seed);
    quoin_destroy(fresh.of.solver);
}

static void lists_are_grafted(uint64_t seed, uint32_t rounds, size_t *grafted) {
    dice d = {seed * 77777 + 29};
    cards l = {.width = 375, .open = seed % 2};
    bool distances = roll(&d, 2);
    for (uint32_t i = 0; i < CARDS; i++) l.title[i] = 60 + roll(&d, 480) / 2.0, l.detail[i] = 90 + roll(&d, 660) / 2.0;
    while (l.count < 1 + seed % (CARDS / 2)) {
        uint32_t r = roll(&d, CARDS);
        if (!l.shown[r]) l.shown[l.order[l.count++] = r] = true;
    }
    begin_list(&l, distances);
    quoin_solve(l.of.solver);
    for (uint32_t round = 0; round < rounds; round++) {
        edit_list(&d, &l);
        check_list(&l, distances, !distances || !roll(&d, 3), seed);
    }
    *grafted += edits_grafted(&l.of);
    quoin_destroy(l.of.solver);
}

/* Many histories of both kinds. Most edits of a list must be grafted, or this tests nothing. */
static void structure_is_grafted(uint64_t times) {
    size_t noise = 0, lists = 0;
    for (uint64_t seed = 0; seed < 150 * times; seed++) noise_is_grafted(seed, 6 + (uint32_t)(seed % 60), &noise);
    for (uint64_t seed = 0; seed < 40 * times; seed++) lists_are_grafted(seed, 40, &lists);
    for (uint64_t seed = 0; seed < 12 * times; seed++) grafts_survive_want_of_memory(seed);
    CHECK(noise > 200 * times && lists > 400 * times, "grafts: %zu edits of noise and %zu of lists were grafted", noise, lists);
}

#endif
