/* Edits of a list that is as wide as its widest card, in a window: its far edge counts as the reference while no edit presses on it. The answer is a
 * fresh solver's to the bit.
 *
 *     window   │                                            │
 *     list        │ ← wants to be narrow → │
 *     spanner     │ ≤                    ≤ │                     between the list and its cards, in some lists
 *     card        │      centered, or at an edge, or as far as its wishes take it, perhaps with a box inside
 */
#ifndef HUGGING_TEST_H
#define HUGGING_TEST_H

#include "harness.h"

enum { HUG_CARDS = 30, HUG_EDGES = 4, HUG_LINES = 24, HUG_KEYS = 64 };
enum { HUG_WINDOW_LEFT, HUG_WINDOW_RIGHT, HUG_LEFT, HUG_RIGHT, HUG_SPAN_LEFT, HUG_SPAN_RIGHT, HUG_OUTER };

typedef enum hug_want { WANT_LITTLE, WANT_WIDTH, WANT_NOTHING } hug_want;

/* Where a card is in its list, or a list in the window; a list is at the left, centered or anywhere. */
typedef enum hug_place { HUG_CENTERED, HUG_AT_LEFT, HUG_AT_RIGHT, HUG_THIRD, HUG_ANYWHERE } hug_place;

typedef struct hug_card {
    hug_place place;
    double width, inset, wish, priority;
    int relation;
    bool wishes, tie, box;
} hug_card;

typedef struct hug_list {
    hug_card card[HUG_CARDS];
    bool shown[HUG_CARDS];
    hug_place place;
    hug_want want;
    bool spanner, narrow, thirds, loose; /* the last: some cards may be anywhere */
} hug_list;

typedef struct hug_solver {
    quoin_solver *solver;
    quoin_variable edge[HUG_OUTER + HUG_CARDS * HUG_EDGES];
    quoin_row row[HUG_CARDS][HUG_LINES], outer[HUG_LINES];
    uint32_t lines[HUG_CARDS];
} hug_solver;

typedef struct hug_pen {
    quoin_term term[HUG_LINES][4];
    quoin_row_input line[HUG_LINES];
    uint32_t count;
    uint64_t key;
} hug_pen;

/* A row with the coefficients 1, −1, −1, 1 or, if `sum`, a half, a half, and minus as much. */
static void hug_line(hug_pen *p, const uint32_t *edges, uint32_t count, bool sum, int relation, double constant, double priority) {
    static const double signs[2][4] = {{1, -1, -1, 1}, {0.5, 0.5, -0.5, -0.5}};
    for (uint32_t i = 0; i < count; i++) p->term[p->count][i] = (quoin_term){edges[i], signs[sum][i]};
    p->line[p->count] = (quoin_row_input){.terms = p->term[p->count], .term_count = count, .relation = relation, .constant = constant,
                                          .priority = priority, .key = p->key + p->count};
    p->count++;
}

static void hug_gap(hug_pen *p, uint32_t plus, uint32_t minus, int relation, double constant, double priority) {
    hug_line(p, (uint32_t[]){plus, minus}, 2, false, relation, constant, priority);
}

static void draw_hug_card(hug_pen *p, const hug_list *of, uint32_t index) {
    const hug_card *card = &of->card[index];
    uint32_t a = HUG_OUTER + index * HUG_EDGES, left = of->spanner ? HUG_SPAN_LEFT : HUG_LEFT, right = of->spanner ? HUG_SPAN_RIGHT : HUG_RIGHT;
    p->count = 0, p->key = 1000 + (uint64_t)index * HUG_KEYS;
    hug_gap(p, a, left, 1, card->inset, 1000), hug_gap(p, a + 1, right, -1, -card->inset, 1000);
    hug_gap(p, a + 1, a, 1, card->width, 750), hug_gap(p, a + 1, a, -1, card->width, 250);
    if (of->narrow) hug_gap(p, a + 1, a, 0, 0, 25);
    if (card->place == HUG_CENTERED) hug_line(p, (uint32_t[]){a, a + 1, HUG_LEFT, HUG_RIGHT}, 4, true, 0, 0, 1000);
    if (card->place == HUG_AT_LEFT) hug_gap(p, a, HUG_LEFT, 0, card->inset, card->priority);
    if (card->place == HUG_AT_RIGHT) hug_gap(p, a + 1, HUG_RIGHT, 0, -card->inset, card->priority);
    if (card->place == HUG_THIRD) {
        hug_line(p, (uint32_t[]){a + 1, a, HUG_RIGHT, HUG_LEFT}, 4, false, -1, 0, 1000);
        p->term[p->count - 1][2].coefficient = -0.3, p->term[p->count - 1][3].coefficient = 0.3;
    }
    if (card->wishes) hug_gap(p, a + 1, HUG_RIGHT, card->relation, -card->wish, card->priority);
    if (card->tie) hug_gap(p, a + 1, HUG_RIGHT, 0, -card->wish - 8, card->priority); /* two wishes alike: the later one counts */
    hug_gap(p, a + 2, a, 0, 4, 1000), hug_gap(p, a + 3, a + 1, -1, 0, 1000);
    hug_gap(p, a + 3, a + 2, card->box ? 1 : 0, 12, 750), hug_gap(p, a + 3, a + 2, -1, 12, 250);
}

static bool add_hug_card(hug_solver *l, const hug_list *of, uint32_t index, bool with_edges) {
    hug_pen p;
    uint32_t first = HUG_OUTER + index * HUG_EDGES;
    uint64_t keys[HUG_EDGES];
    for (uint32_t i = 0; i < HUG_EDGES; i++) keys[i] = first + i;
    if (with_edges && quoin_add_variables(l->solver, HUG_EDGES, keys, NULL, &l->edge[first]) != QUOIN_OK) return false;
    draw_hug_card(&p, of, index);
    for (uint32_t i = 0; i < p.count; i++)
        for (uint32_t t = 0; t < p.line[i].term_count; t++) p.term[i][t].variable = l->edge[p.term[i][t].variable];
    l->lines[index] = p.count;
    return quoin_add_rows(l->solver, p.count, p.line, l->row[index]) == QUOIN_OK;
}

static bool remove_hug_card(hug_solver *l, uint32_t index, bool with_edges) {
    return quoin_remove_rows(l->solver, l->lines[index], l->row[index]) == QUOIN_OK &&
           (!with_edges || quoin_remove_variables(l->solver, HUG_EDGES, &l->edge[HUG_OUTER + index * HUG_EDGES]) == QUOIN_OK);
}

static bool draw_hug_outer(hug_solver *l, const hug_list *of) {
    hug_pen p = {.key = 1};
    hug_gap(&p, HUG_LEFT, HUG_WINDOW_LEFT, 1, 0, 1000), hug_gap(&p, HUG_RIGHT, HUG_WINDOW_RIGHT, -1, 0, 1000);
    if (of->want != WANT_NOTHING) hug_gap(&p, HUG_RIGHT, HUG_LEFT, 0, of->want == WANT_WIDTH ? 700 : 0, 49);
    if (of->place == HUG_AT_LEFT) hug_gap(&p, HUG_LEFT, HUG_WINDOW_LEFT, 0, 16, 1000);
    if (of->place == HUG_CENTERED) hug_line(&p, (uint32_t[]){HUG_LEFT, HUG_RIGHT, HUG_WINDOW_LEFT, HUG_WINDOW_RIGHT}, 4, true, 0, 0, 1000);
    if (of->place == HUG_ANYWHERE) hug_gap(&p, HUG_LEFT, HUG_WINDOW_LEFT, 0, 16, 240);
    if (of->spanner) {
        hug_gap(&p, HUG_SPAN_LEFT, HUG_LEFT, 1, 0, 1000), hug_gap(&p, HUG_SPAN_RIGHT, HUG_RIGHT, -1, 0, 1000);
        hug_gap(&p, HUG_SPAN_RIGHT, HUG_SPAN_LEFT, 0, 0, 20);
        hug_line(&p, (uint32_t[]){HUG_SPAN_LEFT, HUG_SPAN_RIGHT, HUG_LEFT, HUG_RIGHT}, 4, true, 0, 0, 1000);
    }
    for (uint32_t i = 0; i < p.count; i++)
        for (uint32_t t = 0; t < p.line[i].term_count; t++) p.term[i][t].variable = l->edge[p.term[i][t].variable];
    return quoin_add_rows(l->solver, p.count, p.line, l->outer) == QUOIN_OK;
}

static bool open_hug_list(hug_solver *l, const hug_list *of) {
    uint64_t keys[HUG_OUTER] = {0, 1, 2, 3, 4, 5};
    if (quoin_create(NULL, &l->solver) != QUOIN_OK || quoin_add_variables(l->solver, HUG_OUTER, keys, NULL, l->edge) != QUOIN_OK) return false;
    quoin_difference window[] = {{.plus = l->edge[HUG_WINDOW_LEFT], .minus = QUOIN_NONE, .priority = 1000, .key = 40},
                                 {.plus = l->edge[HUG_WINDOW_RIGHT], .minus = l->edge[HUG_WINDOW_LEFT], .constant = 800, .priority = 1000,
                                  .edit = 1, .key = 41}};
    bool made = quoin_add_differences(l->solver, 2, window, NULL) == QUOIN_OK && draw_hug_outer(l, of);
    for (uint32_t i = 0; i < HUG_CARDS && made; i++)
        if (of->shown[i]) made = add_hug_card(l, of, i, true);
    return made && quoin_solve(l->solver) == QUOIN_OK;
}

/* Cards of a list that wants to be wide keep it from being too wide, and the others from being narrow. */
static hug_card roll_hug_card(dice *d, const hug_list *of) {
    static const double priorities[] = {760, 740, 300, 240, 49, 30};
    bool holds = of->want == WANT_WIDTH, wide = !roll(d, 12);
    hug_card card = {.place = (hug_place)roll(d, holds ? 2 : 3), .relation = holds ? 1 : (int)roll(d, 3) - 1};
    if (of->thirds && !roll(d, 50)) card.place = HUG_THIRD;
    if (of->loose && !roll(d, 8)) card.place = HUG_ANYWHERE;
    card.width = wide ? 280 + (double)roll(d, 4) * 10 : 40 + (double)roll(d, 90) * 2;
    card.inset = roll(d, 3) * 4;
    card.wish = roll(d, 60) + (holds ? 280 : 0);
    card.priority = priorities[roll(d, 6)];
    card.wishes = !roll(d, holds ? 20 : 8);
    card.tie = !holds && !roll(d, 16);
    card.box = !roll(d, 3);
    return card;
}

static hug_list roll_hug_list(dice *d, bool thirds) {
    static const hug_place places[] = {HUG_AT_LEFT, HUG_CENTERED, HUG_ANYWHERE};
    hug_list of = {.place = places[roll(d, 3)], .thirds = thirds};
    of.want = roll(d, 8) < 5 ? WANT_LITTLE : roll(d, 3) ? WANT_WIDTH : WANT_NOTHING;
    of.spanner = roll(d, 2);
    of.narrow = roll(d, 2);
    of.loose = !roll(d, 4);
    for (uint32_t i = 0; i < HUG_CARDS; i++) {
        of.shown[i] = roll(d, 4);
        of.card[i] = roll_hug_card(d, &of);
    }
    return of;
}

static bool is_like_fresh_hug(const hug_solver *l, const hug_list *of) {
    hug_solver fresh;
    bool same = open_hug_list(&fresh, of);
    const double *found = quoin_values(l->solver, NULL), *expected = same ? quoin_values(fresh.solver, NULL) : NULL;
    for (uint32_t i = 0; i < HUG_OUTER + HUG_CARDS * HUG_EDGES && same; i++) {
        if (i >= HUG_OUTER && !of->shown[(i - HUG_OUTER) / HUG_EDGES]) continue;
        same = !memcmp(&found[l->edge[i] & QUOIN_INDEX_MASK], &expected[fresh.edge[i] & QUOIN_INDEX_MASK], sizeof *found);
    }
    quoin_destroy(fresh.solver);
    return same;
}

/* Shows a card, hides it, draws it anew or gives its text another width. */
static bool edit_hug_list(hug_solver *l, hug_list *of, dice *d) {
    uint32_t index = roll(d, HUG_CARDS);
    bool right = true;
    if (of->shown[index] && !roll(d, 3)) {
        double widths[2] = {40 + (double)roll(d, 130) * 2, 0};
        of->card[index].width = widths[1] = widths[0];
        return quoin_set_constants(l->solver, 2, &l->row[index][2], widths) == QUOIN_OK;
    }
    if (of->shown[index]) right = remove_hug_card(l, index, true);
    of->shown[index] = !of->shown[index] || roll(d, 2);
    if (roll(d, 2)) of->card[index] = roll_hug_card(d, of);
    return right && (!of->shown[index] || add_hug_card(l, of, index, true));
}

/* The seed of a list whose left edge only a wish holds, so that a card of 300 that stands at the moved right edge would push it. */
#define LEFT_BY_WISH 9300842

/* Edits a list, and returns how many of twenty edits solved less than a fifth of the blocks. */
static int edit_hugged(uint64_t seed, bool thirds) {
    dice d = {seed * 11 + thirds};
    hug_list of = roll_hug_list(&d, thirds);
    hug_solver l;
    int small = 0;
    CHECK(open_hug_list(&l, &of), "hugged list, seed %llu: no answer", (unsigned long long)seed);
    for (int round = 0; round < 20; round++) {
        quoin_counts counts;
        bool right = true;
        for (uint32_t i = 0; i < 1 + !roll(&d, 4) && right; i++) right = edit_hug_list(&l, &of, &d);
        CHECK(right && quoin_solve(l.solver) == QUOIN_OK, "hugged list, seed %llu, round %d: no answer", (unsigned long long)seed, round);
        CHECK(is_like_fresh_hug(&l, &of), "hugged list, seed %llu, round %d: history shows", (unsigned long long)seed, round);
        quoin_get_counts(l.solver, &counts);
        small += counts.components && counts.touched_components < counts.components / 5;
    }
    quoin_destroy(l.solver);
    return small;
}

/* Solves after an edit, and checks the answer and whether it took a full solve. */
static void check_hugged(const hug_solver *l, const hug_list *of, bool right, bool full, const char *edit) {
    quoin_counts counts;
    CHECK(right && quoin_solve(l->solver) == QUOIN_OK && is_like_fresh_hug(l, of), "hugged list, %s: history shows", edit);
    quoin_get_counts(l->solver, &counts);
    CHECK(full == !counts.components && counts.touched_components <= 2, "hugged list, %s: %llu of %llu blocks", edit,
          (unsigned long long)counts.touched_components, (unsigned long long)counts.components);
}

/* Edits that leave the far edge of a list where it is, and at last some that move it, or might. */
static void lists_are_let_go(bool wide) {
    hug_list of = {.place = HUG_AT_LEFT, .want = wide ? WANT_WIDTH : WANT_LITTLE};
    hug_solver l;
    for (uint32_t i = 0; i < HUG_CARDS; i++) of.shown[i] = i < HUG_CARDS - 1, of.card[i] = (hug_card){.width = 60, .priority = 740};
    if (wide) of.card[7].wishes = true, of.card[7].wish = 280, of.card[7].relation = 1;
    else of.card[7].width = 200;
    CHECK(open_hug_list(&l, &of), "hugged list: no answer");
    of.shown[3] = false;
    check_hugged(&l, &of, remove_hug_card(&l, 3, true), false, "a card less");
    of.card[5].width = 80;
    check_hugged(&l, &of, quoin_set_constants(l.solver, 2, &l.row[5][2], (double[]){80, 80}) == QUOIN_OK, false, "another width");
    of.shown[3] = true, of.card[3].place = HUG_AT_LEFT;
    check_hugged(&l, &of, add_hug_card(&l, &of, 3, true), false, "a card more");
    of.shown[7] = false;
    check_hugged(&l, &of, remove_hug_card(&l, 7, true), true, "without the card that decides");
    of.shown[3] = false;
    check_hugged(&l, &of, remove_hug_card(&l, 3, true), false, "a card less again");
    of.shown[HUG_CARDS - 1] = true, of.card[HUG_CARDS - 1].place = HUG_THIRD;
    check_hugged(&l, &of, add_hug_card(&l, &of, HUG_CARDS - 1, true), true, "a third");
    quoin_destroy(l.solver);
}

/* The row goes by which a list is as wide as a card lets it be. */
static void a_list_stops_wishing(void) {
    hug_list of = {.place = HUG_AT_LEFT, .want = WANT_WIDTH};
    hug_solver l;
    for (uint32_t i = 0; i < HUG_CARDS; i++) of.shown[i] = true, of.card[i] = (hug_card){.width = 60, .priority = 740};
    of.card[7].wishes = true, of.card[7].wish = 280, of.card[7].relation = 1;
    CHECK(open_hug_list(&l, &of), "wishing list: no answer");
    of.shown[3] = false;
    check_hugged(&l, &of, remove_hug_card(&l, 3, true), false, "a wishing list");
    of.want = WANT_NOTHING;
    check_hugged(&l, &of, quoin_remove_rows(l.solver, 1, &l.outer[2]) == QUOIN_OK, true, "no wish");
    quoin_destroy(l.solver);
}

static void hugged_lists_are_solved_by_blocks(uint64_t lists) {
    int small = 0;
    for (uint64_t seed = 0; seed < lists; seed++) {
        small += edit_hugged(seed, false);
        edit_hugged(seed, true);
    }
    CHECK(small >= 4 * (int)lists, "hugged lists: only %d of %d edits were small", small, 20 * (int)lists);
    edit_hugged(LEFT_BY_WISH, true);
    for (int wide = 0; wide < 2; wide++) lists_are_let_go(wide);
    a_list_stops_wishing();
}

#endif
