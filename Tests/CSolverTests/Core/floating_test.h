/* Cards that hang on the rest by ties between widths alone, if at all: each can stand anywhere, however many rows say how wide it is. */
#ifndef FLOATING_TEST_H
#define FLOATING_TEST_H

#include "centers_test.h"
#include "wish_screen.h"
#include "work_test.h"

#define FLOATING_ROWS 24       /* of a card, about */

/* Ties some boxes, from `first` on, to boxes of any card. */
static void floating_ties(screen *s, uint32_t first) {
    for (uint32_t box = first; box < s->variables; box += 2) {
        if (roll(&s->d, 3)) continue;
        uint32_t other = 2 * roll(&s->d, s->variables / 2);
        double ratio = roll(&s->d, 4) ? 1 : 0.5, priority = 1 + (double)roll(&s->d, 998);
        if (other != box) screen_like(s, box, other, ratio, false, priority);
    }
}

/* Draws cards of which one in `few` stands where the screen begins. */
static void floating_draw(screen *s, uint64_t seed, uint32_t cards, uint32_t few) {
    *s = (screen){.d = {seed * 77777 + 47}, .variables = 2, .ties = seed % 2};
    screen_row(s, &(quoin_term){0, 1}, 1, 0, 0, 1000);
    screen_row(s, &(quoin_term){1, 1}, 1, 0, 390, 1000);
    for (uint32_t i = 0; i < cards; i++) {
        uint32_t card = screen_box(s, 0);
        if (!roll(&s->d, few)) screen_gap(s, card, 0, 0, 8, 1000);
        screen_fill(s, card, s->rows + FLOATING_ROWS);
        floating_ties(s, card);
    }
}

/* The native backend gives the answer of our own kernel alone, and knows what can stand elsewhere. */
static void screen_is_exact(const screen *drawn, const char *name, uint64_t seed) {
    double worst = 0;
    uint32_t differ = 0;
    centers_answer own = centers_solve(drawn, QUOIN_NATIVE, NULL), other = centers_solve(drawn, QUOIN_PLAIN, NULL);
    for (uint32_t i = 0; i < drawn->variables; i++) {
        worst = fmax(worst, fabs(own.values[i] - other.values[i]));
        differ += own.ambiguous[i] != other.ambiguous[i];
    }
    CHECK(own.status == QUOIN_OK && other.status == QUOIN_OK, "%s, seed %llu: no answer", name, (unsigned long long)seed);
    CHECK(worst <= 1e-5 && !differ, "%s, seed %llu, %u rows: off by %g, %u other ambiguities", name, (unsigned long long)seed, drawn->rows, worst, differ);
    centers_release(&own);
    centers_release(&other);
}

static void floating_cards_are_exact(uint64_t seed, uint32_t cards) {
    static screen drawn;
    floating_draw(&drawn, seed, cards, 1 + seed % 5);
    screen_is_exact(&drawn, "floating cards", seed);
}

/* Their tables are made anew now and then. */
static void tangled_screens_are_exact(uint64_t seed) {
    static screen drawn;
    tangled_draw(&drawn, seed, 600);
    screen_is_exact(&drawn, "tangled screen", seed);
}

/* The leading keys of their wishes, and where numbers lie far apart, the rounding of prices decide. */
static void wishes_are_exact(uint64_t seed, uint32_t rows) {
    static screen drawn;
    wish_draw(&drawn, seed, rows);
    screen_is_exact(&drawn, "wishes", seed);
}

/* Lengths of a hundred thousand points beside small ones are no work for the kernel either: what rounding leaves of them is no other segment. */
static void shares_take_few_pivots(uint64_t seed) {
    static screen drawn;
    shares_draw(&drawn, seed, 3000);
    work found = screen_work(&drawn);
    CHECK(found.right && found.pivots <= MOST_PIVOTS, "shares, seed %llu, %u rows: %g pivots a row", (unsigned long long)seed, drawn.rows, found.pivots);
}

/* Screens of floating cards are no work for the kernel, which would take a pivot a row and more. */
static void floating_cards_take_few_pivots(uint64_t seed) {
    static screen drawn;
    floating_draw(&drawn, seed, 120, 4);
    work found = screen_work(&drawn);
    CHECK(found.right && found.pivots <= MOST_PIVOTS, "floating cards, seed %llu, %u rows: %g pivots a row", (unsigned long long)seed, drawn.rows, found.pivots);
}

#endif
