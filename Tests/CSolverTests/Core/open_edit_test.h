/* Edits by hardly anything: where one neighbor of an open position moves and the other, being large, does not. Uses
 * beside_test.h, and so comes after it. */
#ifndef OPEN_EDIT_TEST_H
#define OPEN_EDIT_TEST_H

#include "beside_test.h"

/* The start is moved by 3e-15. The near end goes with it, the far end does not, and what lies between them rests at the near one. */
static void open_positions_follow_either_neighbor(uint32_t seed) {
    enum { START, NEAR, FAR, BETWEEN };
    uint32_t at[4] = {seed % 4, (seed + 1) % 4, (seed + 2) % 4, (seed + 3) % 4}, swapped = at[1 + seed / 4 % 3], first = at[seed / 12 % 3];
    double sign = seed / 36 % 2 ? -1 : 1, start = 0.1;
    screen *s = malloc(sizeof *s);
    for (int i = 0; i < 4; i++) at[i] = at[i] == swapped ? first : at[i] == first ? swapped : at[i];
    *s = (screen){.variables = 4};
    screen_row(s, &(quoin_term){at[START], 1}, 1, 0, sign * start, 750);
    screen_gap(s, at[NEAR], at[START], 0, sign * 0.2, 750);
    screen_gap(s, at[FAR], at[START], 0, sign * 300, 750);
    screen_gap(s, at[FAR], at[NEAR], (int32_t)sign, 0, 50); /* so that what lies between goes first */
    screen_gap(s, at[BETWEEN], at[NEAR], (int32_t)sign, 0, 1000);
    screen_gap(s, at[BETWEEN], at[FAR], -(int32_t)sign, 0, 1000);
    quoin_row rows[6];
    quoin_solver *solver = solve_screen(s, rows, false);
    for (int round = 0; round < 4; round++) {
        start += 3e-15;
        s->row[0].constant = sign * start;
        CHECK(quoin_set_constants(solver, 1, rows, &s->row[0].constant) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "open edit");
        CHECK(has_bits_of_fresh(s, solver, false), "open edit %u: other bits than those of a fresh solve", seed);
    }
    quoin_destroy(solver);
    free(s);
}

#endif
