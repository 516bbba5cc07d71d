/* Structural edits of a list of cards that springs alone do not decide: centered titles, halves and thirds. Cards come and go, constants change,
 * and the answer is a fresh solver's to the bit, while only what an edit touches is solved.
 *
 *     window.left = 0, window.right = left + width (an edit row)
 *     card.left = left + 8, card.right = right − 8;  card.top = the bottom of the one before
 */
#ifndef BLOCK_TEST_H
#define BLOCK_TEST_H

#include "harness.h"

enum { BLOCK_CARDS = 40, BLOCK_EDGES = 10, BLOCK_LINES = 32, BLOCK_KEYS = 64 };
enum { WINDOW_LEFT, WINDOW_RIGHT, WINDOW_TOP, WINDOW_EDGES }; /* then of each card: left, right, top, bottom, and of two boxes left, right, top */
typedef enum card_kind { CARD_CENTERED, CARD_HALVES, CARD_THIRDS, CARD_SOFT_THIRDS, CARD_KINDS } card_kind;

typedef struct block_card {
    card_kind kind;
    double title, detail, height;
} block_card;

typedef struct block_list {
    quoin_solver *solver;
    quoin_variable edge[WINDOW_EDGES + BLOCK_CARDS * BLOCK_EDGES];
    quoin_row row[BLOCK_CARDS][BLOCK_LINES];
    uint32_t lines[BLOCK_CARDS];
} block_list;

typedef struct block_screen {
    block_card card[BLOCK_CARDS];
    uint32_t order[BLOCK_CARDS], count; /* the cards that are shown */
    double width;
} block_screen;

/* The rows of one card: terms are numbers of edges. */
typedef struct block_pen {
    quoin_term term[BLOCK_LINES][4];
    quoin_row_input line[BLOCK_LINES];
    uint32_t count;
    uint64_t key;
} block_pen;

/* Adds a row over up to four edges, with the coefficients 1, −1, −`times`, `times`. */
static void block_line(block_pen *p, const uint32_t *edges, uint32_t count, double times, int relation, double constant, double priority, bool guard) {
    quoin_row_input *line = &p->line[p->count];
    for (uint32_t i = 0; i < count; i++) p->term[p->count][i] = (quoin_term){edges[i], i == 0 ? 1 : i == 1 ? -1 : i == 2 ? -times : times};
    *line = (quoin_row_input){.terms = p->term[p->count], .term_count = count, .relation = relation, .constant = constant, .priority = priority,
                              .guard = guard, .key = p->key + p->count};
    p->count++;
}

static void block_gap(block_pen *p, uint32_t plus, uint32_t minus, int relation, double constant, double priority) {
    block_line(p, (uint32_t[]){plus, minus}, 2, 0, relation, constant, priority, false);
}

static void block_box(block_pen *p, uint32_t left, double width) {
    block_gap(p, left + 1, left, 1, width, 750);
    block_gap(p, left + 1, left, -1, width, 250);
    block_line(p, (uint32_t[]){left + 1, left}, 2, 0, 1, 0, 1000, true);
}

static void draw_two_boxes(block_pen *p, const block_card *card, uint32_t c, uint32_t a, uint32_t b) {
    block_gap(p, a, c, 0, 8, 1000);
    block_gap(p, b, a + 1, 0, 8, 1000);
    block_gap(p, b + 1, c + 1, 0, -8, 1000);
    block_line(p, (uint32_t[]){b + 1, b, a + 1, a}, 4, card->kind == CARD_HALVES ? 1 : 2, 0, 0, card->kind == CARD_SOFT_THIRDS ? 740 : 1000, false);
}

static void draw_card(block_pen *p, const block_screen *s, uint32_t at) {
    uint32_t index = s->order[at], c = WINDOW_EDGES + index * BLOCK_EDGES, a = c + 4, b = c + 7;
    uint32_t above = at ? WINDOW_EDGES + s->order[at - 1] * BLOCK_EDGES + 3 : WINDOW_TOP;
    const block_card *card = &s->card[index];
    p->count = 0, p->key = 1000 + (uint64_t)index * BLOCK_KEYS;
    block_gap(p, c, WINDOW_LEFT, 0, 8, 1000);
    block_gap(p, c + 1, WINDOW_RIGHT, 0, -8, 1000);
    block_gap(p, c + 2, above, 0, 4, 1000);
    block_box(p, a, card->title), block_box(p, b, card->detail);
    block_gap(p, a + 2, c + 2, 1, 8, 1000), block_gap(p, a + 2, c + 2, 0, 8, 300);
    block_gap(p, c + 3, a + 2, 1, card->height, 1000), block_gap(p, c + 3, c + 2, 0, 0, 50);
    block_gap(p, b + 2, a + 2, 0, 0, 1000);
    if (card->kind != CARD_CENTERED) {
        draw_two_boxes(p, card, c, a, b);
        return;
    }
    block_line(p, (uint32_t[]){a, c, c + 1, a + 1}, 4, 1, 0, 0, 1000, false); /* a + a′ = c + c′ */
    block_gap(p, b + 1, a, 0, -8, 1000), block_gap(p, b, c, 1, 16, 1000);
}

static bool add_card(block_list *l, const block_screen *s, uint32_t at, bool with_edges) {
    block_pen p;
    uint32_t index = s->order[at], first = WINDOW_EDGES + index * BLOCK_EDGES;
    uint64_t keys[BLOCK_EDGES];
    for (uint32_t i = 0; i < BLOCK_EDGES; i++) keys[i] = first + i;
    if (with_edges && quoin_add_variables(l->solver, BLOCK_EDGES, keys, NULL, &l->edge[first]) != QUOIN_OK) return false;
    draw_card(&p, s, at);
    for (uint32_t i = 0; i < p.count; i++)
        for (uint32_t t = 0; t < p.line[i].term_count; t++) p.term[i][t].variable = l->edge[p.term[i][t].variable];
    l->lines[index] = p.count;
    return quoin_add_rows(l->solver, p.count, p.line, l->row[index]) == QUOIN_OK;
}

static bool remove_card(block_list *l, uint32_t index, bool with_edges) {
    return quoin_remove_rows(l->solver, l->lines[index], l->row[index]) == QUOIN_OK &&
           (!with_edges || quoin_remove_variables(l->solver, BLOCK_EDGES, &l->edge[WINDOW_EDGES + index * BLOCK_EDGES]) == QUOIN_OK);
}

static bool open_list(block_list *l, const block_screen *s) {
    uint64_t keys[WINDOW_EDGES] = {WINDOW_LEFT, WINDOW_RIGHT, WINDOW_TOP};
    if (quoin_create(NULL, &l->solver) != QUOIN_OK || quoin_add_variables(l->solver, WINDOW_EDGES, keys, NULL, l->edge) != QUOIN_OK) return false;
    quoin_difference window[] = {{.plus = l->edge[WINDOW_LEFT], .minus = QUOIN_NONE, .priority = 1000, .key = 1},
                                 {.plus = l->edge[WINDOW_TOP], .minus = QUOIN_NONE, .priority = 1000, .key = 2},
                                 {.plus = l->edge[WINDOW_RIGHT], .minus = l->edge[WINDOW_LEFT], .constant = s->width, .priority = 1000, .edit = 1, .key = 3}};
    bool made = quoin_add_differences(l->solver, 3, window, NULL) == QUOIN_OK;
    for (uint32_t at = 0; at < s->count && made; at++) made = add_card(l, s, at, true);
    return made && quoin_solve(l->solver) == QUOIN_OK;
}

static block_card roll_card(dice *d, bool thirds) {
    return (block_card){.kind = (card_kind)roll(d, thirds ? CARD_KINDS : CARD_THIRDS), .title = 40 + (double)roll(d, 90), .detail = 20 + (double)roll(d, 90),
                        .height = 20 + (double)roll(d, 60) / 2};
}

/* Draws the rows of the card at a place anew, if there is one: the card above it is another. */
static bool redraw(block_list *l, const block_screen *s, uint32_t at) {
    return at >= s->count || (remove_card(l, s->order[at], false) && add_card(l, s, at, false));
}

static bool take_out(block_list *l, block_screen *s, uint32_t at) {
    uint32_t index = s->order[at];
    s->count--;
    for (uint32_t i = at; i < s->count; i++) s->order[i] = s->order[i + 1];
    s->order[s->count] = index;
    return redraw(l, s, at) && remove_card(l, index, true);
}

/* Puts in the card that was taken out last. */
static bool put_in(block_list *l, block_screen *s, uint32_t at) {
    uint32_t index = s->order[s->count];
    for (uint32_t i = s->count; i > at; i--) s->order[i] = s->order[i - 1];
    s->order[at] = index;
    s->count++;
    return add_card(l, s, at, true) && redraw(l, s, at + 1);
}

/* Takes a card out and puts another in elsewhere, or draws one anew. */
static bool edit_cards_of(block_list *l, block_screen *s, dice *d, bool thirds) {
    uint32_t at = roll(d, s->count);
    bool right = true;
    if (roll(d, 3)) {
        right = take_out(l, s, at);
        if (roll(d, 2)) right = right && quoin_solve(l->solver) == QUOIN_OK;
        s->card[s->order[s->count]] = roll_card(d, thirds);
        right = right && put_in(l, s, roll(d, s->count + 1));
    } else {
        right = redraw(l, s, at);
    }
    return right && quoin_solve(l->solver) == QUOIN_OK;
}

static bool is_like_fresh(const block_list *l, const block_screen *s) {
    block_list fresh;
    bool same = open_list(&fresh, s);
    const double *found = quoin_values(l->solver, NULL), *expected = same ? quoin_values(fresh.solver, NULL) : NULL;
    for (uint32_t i = 0; i < WINDOW_EDGES + s->count * BLOCK_EDGES && same; i++) {
        uint32_t edge = i < WINDOW_EDGES ? i : WINDOW_EDGES + s->order[(i - WINDOW_EDGES) / BLOCK_EDGES] * BLOCK_EDGES + (i - WINDOW_EDGES) % BLOCK_EDGES;
        same = !memcmp(&found[l->edge[edge] & QUOIN_INDEX_MASK], &expected[fresh.edge[edge] & QUOIN_INDEX_MASK], sizeof *found);
    }
    quoin_destroy(fresh.solver);
    return same;
}

/* Edits a list, and returns how many of ten edits solved less than a fifth of the blocks. */
static int edit_cards(uint64_t seed, bool thirds) {
    dice d = {seed * 7 + thirds};
    block_list l;
    block_screen s = {.count = BLOCK_CARDS, .width = 390};
    int small = 0;
    for (uint32_t i = 0; i < BLOCK_CARDS; i++) s.order[i] = i, s.card[i] = roll_card(&d, thirds);
    CHECK(open_list(&l, &s), "cards, seed %llu: no answer", (unsigned long long)seed);
    for (int round = 0; round < 10; round++) {
        quoin_counts counts;
        CHECK(edit_cards_of(&l, &s, &d, thirds), "cards, seed %llu, round %d: no answer", (unsigned long long)seed, round);
        CHECK(is_like_fresh(&l, &s), "cards, seed %llu, round %d: history shows", (unsigned long long)seed, round);
        quoin_get_counts(l.solver, &counts);
        small += counts.components && counts.touched_components < counts.components / 5;
    }
    quoin_destroy(l.solver);
    return small;
}

/* The terms of removed rows may be gone: the store gives them up once they are half of all. */
static void terms_may_be_gone(uint64_t seed, bool thirds) {
    dice d = {seed};
    block_list l;
    block_screen s = {.count = BLOCK_CARDS, .width = 390};
    for (uint32_t i = 0; i < BLOCK_CARDS; i++) s.order[i] = i, s.card[i] = roll_card(&d, thirds), s.card[i].kind = thirds ? CARD_THIRDS : CARD_HALVES;
    CHECK(open_list(&l, &s), "few cards, seed %llu: no answer", (unsigned long long)seed);
    for (uint32_t left = BLOCK_CARDS; left > 1; left = left / 3) {
        bool right = true;
        while (s.count >= left) right = right && take_out(&l, &s, roll(&d, s.count));
        CHECK(right && quoin_solve(l.solver) == QUOIN_OK && is_like_fresh(&l, &s), "few cards, seed %llu: history shows", (unsigned long long)seed);
    }
    quoin_destroy(l.solver);
}

static void blocks_are_solved_exactly(uint64_t seed) {
    terms_may_be_gone(seed, false);
    terms_may_be_gone(seed, true);
    int small = edit_cards(seed, false);
    CHECK(small >= 9, "cards, seed %llu: only %d of 10 edits were small", (unsigned long long)seed, small);
    edit_cards(seed, true);
}

#endif
