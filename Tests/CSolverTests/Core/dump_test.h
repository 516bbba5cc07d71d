/* The dump of a small problem, letter by letter. Uses CHECK, and so comes after it. */
#ifndef DUMP_TEST_H
#define DUMP_TEST_H

#include <string.h>

#include "include/quoin_solver.h"

#define DUMP_BYTES 4096

static quoin_row add_dumped(quoin_solver *solver, uint32_t count, const quoin_term *terms, quoin_row_input row) {
    quoin_row made = QUOIN_NONE;
    row.terms = terms;
    row.term_count = count;
    row.key = QUOIN_KEY_AUTO;
    CHECK(quoin_add_rows(solver, 1, &row, &made) == QUOIN_OK, "dump: row");
    return made;
}

/* Rows of all kinds: of one variable, of two, of more, proportional, contradictory, a guard and a tie. */
static void put_dumped(quoin_solver *solver) {
    enum { A, B, C, D, E, F, G };
    quoin_variable x[7];
    CHECK(quoin_add_variables(solver, 7, NULL, NULL, x) == QUOIN_OK, "dump: variables");
    add_dumped(solver, 1, (quoin_term[]){{x[A], 1}}, (quoin_row_input){.constant = 2, .priority = 1000});
    add_dumped(solver, 1, (quoin_term[]){{x[A], -1}}, (quoin_row_input){.constant = -3, .priority = 1000, .relation = -1});
    add_dumped(solver, 2, (quoin_term[]){{x[B], 1}, {x[A], -1}}, (quoin_row_input){.constant = 10, .priority = 750, .relation = 1});
    add_dumped(solver, 2, (quoin_term[]){{x[B], 1}, {x[A], -1}}, (quoin_row_input){.constant = 8, .priority = 250, .relation = -1});
    add_dumped(solver, 2, (quoin_term[]){{x[C], 1}, {x[B], -2}}, (quoin_row_input){.constant = 1, .priority = 1000});
    add_dumped(solver, 2, (quoin_term[]){{x[D], 1}, {x[B], -1}}, (quoin_row_input){.constant = 4, .priority = 1000});
    add_dumped(solver, 2, (quoin_term[]){{x[E], 1}, {x[D], -1}}, (quoin_row_input){.priority = 1000, .relation = 1});
    add_dumped(solver, 1, (quoin_term[]){{x[E], 1}}, (quoin_row_input){.constant = 20, .priority = 500, .relation = 1});
    add_dumped(solver, 1, (quoin_term[]){{x[F], 1}}, (quoin_row_input){.constant = 60.5, .priority = 500});
    add_dumped(solver, 2, (quoin_term[]){{x[E], 1}, {x[D], -1}}, (quoin_row_input){.tie = 2});
    add_dumped(solver, 2, (quoin_term[]){{x[F], 1}, {x[A], -1}}, (quoin_row_input){.priority = 1000, .relation = 1, .guard = 1});
    add_dumped(solver, 2, (quoin_term[]){{x[A], -0.5}, {x[F], -1.25}}, (quoin_row_input){.constant = -900, .priority = 10, .relation = 1});
}

static const char expected_dump[] =
    "problem: 7 variables, 12 rows\n"
    "  #0  x0 == 2  required  violated by 0\n"
    "  #1  -x0 <= -3  required  LEFT OUT: contradicts earlier rows  violated by 1\n"
    "  #2  x1 - x0 >= 10  @750  violated by 0\n"
    "  #3  x1 - x0 <= 8  @250  violated by 2\n"
    "  #4  -2·x1 + x2 == 1  required  violated by 0\n"
    "  #5  x3 - x1 == 4  required  violated by 0\n"
    "  #6  x4 - x3 >= 0  required  violated by 0\n"
    "  #7  x4 >= 20  @500  violated by 0\n"
    "  #8  x5 == 60.5  @500  violated by 0\n"
    "  #9  x4 - x3 == 0  tie 2  violated by 4\n"
    "  #10  x5 - x0 >= 0  required  guard  violated by 0\n"
    "  #11  -0.5·x0 - 1.25·x5 >= -900  @10  violated by 0\n"
    "reduction: 6 nodes, 5 springs, 1 links, 3 steps\n"
    "  x0 = 2\n"
    "  x1 = node 1 + 0\n"
    "  x2 = node 2 + 0\n"
    "  x3 = node 1 + 4\n"
    "  x4 = node 3 + 0\n"
    "  x5 = node 4 + 0\n"
    "  x6 = node 5 + 0\n"
    "  node 1 = -0.5 + 1·node 6\n"
    "  node 2 = 0 + 2·node 6\n"
    "  node 6 lies between nodes 0 and 3\n"
    "  node 5 is free\n"
    "  node 3 is pendant on node 0\n"
    "solution\n"
    "  x0 = 2\n"
    "  x1 = 12\n"
    "  x2 = 25\n"
    "  x3 = 16\n"
    "  x4 = 20\n"
    "  x5 = 60.5\n"
    "  x6 = 0\n";

static void dumps_are_as_written(void) {
    quoin_solver *solver;
    char text[DUMP_BYTES], shorter[DUMP_BYTES];
    size_t length = 0, again = 0;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    put_dumped(solver);
    CHECK(quoin_solve(solver) == QUOIN_OK && quoin_dump(solver, text, DUMP_BYTES, &length) == QUOIN_OK, "dump");
    CHECK(!strcmp(text, expected_dump) && length == strlen(text), "dump:\n%s", text);
    CHECK(quoin_dump(solver, NULL, 0, &again) == QUOIN_OK && again == length, "dump: %zu bytes without room, and %zu with it", again, length);
    CHECK(quoin_dump(solver, shorter, length + 1, &again) == QUOIN_OK && !strcmp(shorter, text), "dump: just enough room");
    quoin_destroy(solver);
}

#endif
