/* A piece of a network takes one step at each knot of its members, however many rows a member is made of: a card with a centered title beside
 * a note that is half as wide at least, for whose width very many rows have a wish of their own. */
#ifndef CROWDED_PIECE_TEST_H
#define CROWDED_PIECE_TEST_H

#include "single_rows.h"

enum { CROWD_CARDS = 4, CROWD_EDGES = 6, CROWD_WISHES = 11000 };

/* The edges of a card are x[0] and x[1], those of its title x[2] and x[3], those of its note x[4] and x[5]. */
static bool crowd_card(quoin_solver *solver, const quoin_variable *window, const quoin_variable *x, uint32_t wishes) {
    quoin_term center[] = {{x[2], 1}, {x[3], 1}, {x[0], -1}, {x[1], -1}}, half[] = {{x[5], 1}, {x[4], -1}, {x[3], -0.5}, {x[2], 0.5}};
    bool right = put_distance(solver, x[0], window[0], 1, 8, 1000) && put_distance(solver, window[1], x[1], 1, 8, 1000) &&
                 put_distance(solver, x[1], x[0], 1, 44, 1000) && put_row(solver, center, 4, 0, 0, 900) && put_row(solver, half, 4, 1, 0, 1000) &&
                 put_distance(solver, x[4], x[3], 1, 8, 1000) && put_distance(solver, x[1], x[5], 1, 8, 1000) &&
                 put_distance(solver, x[2], x[0], 1, 8, 1000) && put_distance(solver, x[3], x[2], 1, 40, 750) &&
                 put_distance(solver, x[3], x[2], -1, 40, 250);
    for (uint32_t i = 0; i < wishes && right; i++) right = put_distance(solver, x[5], x[4], 0, (double)((uint64_t)i * 7919 % wishes) / 64, 300);
    return right;
}

static void crowded_pieces_stay_pieces(void) {
    quoin_solver *solver;
    quoin_variable x[2 + CROWD_CARDS * CROWD_EDGES];
    quoin_counts counts;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, 2 + CROWD_CARDS * CROWD_EDGES, NULL, NULL, x) == QUOIN_OK, "crowded pieces");
    bool right = put_distance(solver, x[0], QUOIN_NONE, 0, 0, 1000) && put_distance(solver, x[1], x[0], 0, 390, 1000);
    for (uint32_t card = 0; card < CROWD_CARDS && right; card++)
        right = crowd_card(solver, x, x + 2 + card * CROWD_EDGES, card == 2 ? CROWD_WISHES : 1);
    CHECK(right && quoin_solve(solver) == QUOIN_OK, "crowded pieces: solve");
    quoin_get_counts(solver, &counts);
    CHECK(counts.kernel_rows <= 100 && counts.kernel_pivots <= 100, "crowded pieces: %llu rows in programs, %llu pivots", (unsigned long long)counts.kernel_rows,
          (unsigned long long)counts.kernel_pivots);
    quoin_destroy(solver);
}

#endif
