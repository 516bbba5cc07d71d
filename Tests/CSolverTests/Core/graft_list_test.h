/* Structural edits of a list of rows, each an image, a title and a detail: they are inserted, moved, hidden and removed, and the answer is
 * a fresh solver's to the bit. */
#ifndef GRAFT_LIST_TEST_H
#define GRAFT_LIST_TEST_H

#include "graft_class_test.h"
#include "graft_order_test.h"

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
    check_graft_index(l->of.solver, "lists", seed);
}

static void lists_are_grafted(uint64_t seed, uint32_t rounds, graft_sums *sums) {
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
        sum_structure(l.of.solver, sums);
    }
    quoin_destroy(l.of.solver);
}

/* The first edit of structure after a full solve, edits of constants between them or not, is grafted like later ones, and its few keys are
 * looked up where they are sorted. */
static void first_edit_is_grafted(bool changes_before) {
    cards l = {.width = 375, .count = CARDS - 1};
    for (uint32_t i = 0; i < CARDS; i++) l.title[i] = 60 + i, l.detail[i] = 90 + 2 * i, l.shown[i] = i + 1 < CARDS, l.order[i] = i;
    begin_list(&l, true);
    CHECK(quoin_solve(l.of.solver) == QUOIN_OK, "first edit: solve");
    double wider = 130, constants[2] = {wider, wider};
    if (changes_before) {
        CHECK(quoin_set_constants(l.of.solver, 2, l.row[7] + 5, constants) == QUOIN_OK && quoin_solve(l.of.solver) == QUOIN_OK, "first edit: constants");
        l.title[7] = wider - 48;
    }
    CHECK(quoin_remove_rows(l.of.solver, 2, l.end) == QUOIN_OK, "first edit: the end stays");
    give_places(&l, CARDS - 1);
    insert_row(&l, 40, CARDS - 1);
    give_end(&l);
    check_list(&l, true, true, changes_before);
    const native *n = l.of.solver->native;
    CHECK(n->graft && n->graft->made && n->graft->edits == 1, "first edit: everything is solved again");
    CHECK(!l.of.solver->row_slots.taken && !l.of.solver->variable_slots.taken, "first edit: all keys are stored");
    quoin_destroy(l.of.solver);
}

/* ── Many histories of all kinds ────────────────────────────────────────────────────────────────────────────── */

#include "written_grafts.h"

#define NOISE_HISTORIES 150
#define WIDE_HISTORIES 300
#define LIST_HISTORIES 40
#define CLASS_HISTORIES 200
#define HISTORIES 4

static void sum_histories(uint64_t turn, graft_sums sums[HISTORIES]) {
    for (uint64_t i = 0, seed = turn * NOISE_HISTORIES; i < NOISE_HISTORIES; i++, seed++) noise_is_grafted(seed, 6 + (uint32_t)(seed % 60), false, &sums[0]);
    for (uint64_t i = 0, seed = turn * WIDE_HISTORIES; i < WIDE_HISTORIES; i++, seed++) noise_is_grafted(seed, 6 + (uint32_t)(seed % 30), true, &sums[1]);
    for (uint64_t i = 0, seed = turn * LIST_HISTORIES; i < LIST_HISTORIES; i++, seed++) lists_are_grafted(seed, 40, &sums[2]);
    for (uint64_t i = 0, seed = turn * CLASS_HISTORIES; i < CLASS_HISTORIES; i++, seed++) classes_are_grafted(seed, &sums[3]);
}

/* Prints the sums as written_grafts.h has them, or compares them with those. */
static void grafts_are_those_written_down(bool print) {
    static const char *const names[HISTORIES] = {"noise", "noise with rows of several terms", "lists", "classes"};
    graft_sums found[HISTORIES] = {{{0}}};
    sum_histories(0, found);
    for (int i = 0; i < HISTORIES; i++) {
        if (print) print_graft_sums(&found[i], names[i]);
        else CHECK(!memcmp(&found[i], &written_grafts[i], sizeof found[i]), "grafts of %s: other sums than written down (--counts)", names[i]);
    }
}

/* Histories in which an edit by blocks once came out otherwise than a fresh solve: where an edit row that took no part mentioned a class, where
 * something open was rounded, and where the first edit by blocks changed the constant of a tie row. */
static void blocks_are_like_fresh(void) {
    static const struct {
        uint64_t seed;
        uint32_t places;
        bool wide;
    } histories[] = {{701244, 30, false}, {713054, 20, false}, {2025077, 23, true}, {9610331, 17, true}};
    graft_sums ignored = {{0}};
    for (size_t i = 0; i < sizeof histories / sizeof *histories; i++) noise_is_grafted(histories[i].seed, histories[i].places, histories[i].wide, &ignored);
}

static void structure_is_grafted(uint64_t times) {
    blocks_are_like_fresh();
    for (int certified = 0; certified < 2; certified++) new_levels_are_no_graft(certified);
    tolerated_equalities_follow_their_keys();
    for (int changes = 0; changes < 2; changes++) first_edit_is_grafted(changes);
    for (uint64_t seed = 0; seed < 30 * times; seed++) crowded_rows_keep_their_order(seed);
    graft_sums ignored[HISTORIES] = {{{0}}};
    for (uint64_t turn = 1; turn < times; turn++) sum_histories(turn, ignored);
    for (uint64_t seed = 0; seed < 12 * times; seed++) grafts_survive_want_of_memory(seed);
    for (uint64_t seed = 0; seed < 40 * times; seed++) first_grafts_survive_want_of_memory(seed);
}

#endif
