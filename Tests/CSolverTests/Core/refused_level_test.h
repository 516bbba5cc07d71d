/* A priority that came with a refused row: it is a level from then on, but no row has it. Once a question has ranked it, rows still weigh
 * what they weighed. */
#ifndef REFUSED_LEVEL_TEST_H
#define REFUSED_LEVEL_TEST_H

#include "harness.h"

static void refused_levels_weigh_nothing(void) {
    quoin_solver *solver;
    quoin_variable x;
    quoin_row strong, weak;
    uint8_t ambiguous;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    quoin_add_variables(solver, 1, NULL, NULL, &x);
    quoin_difference rows[] = {{.plus = x, .minus = QUOIN_NONE, .constant = 10, .priority = 250, .key = 1},
                               {.plus = x, .minus = QUOIN_NONE, .constant = 50, .priority = 100, .key = 2}};
    CHECK(quoin_add_differences(solver, 1, &rows[0], &strong) == QUOIN_OK && quoin_add_differences(solver, 1, &rows[1], &weak) == QUOIN_OK,
          "rows are refused");
    CHECK(quoin_solve(solver) == QUOIN_OK, "two rows are not solved");
    quoin_row_input empty = {.priority = 750, .key = 3};
    CHECK(quoin_add_rows(solver, 1, &empty, NULL) == QUOIN_EMPTY_ROW, "a row without terms is added");
    CHECK(quoin_ambiguity(solver, &ambiguous, 1) == QUOIN_OK && !ambiguous, "a variable that two rows hold is ambiguous");
    for (int step = 1; step <= 3; step++) {
        double constant = 10 + 100 * step;
        quoin_set_constants(solver, 1, &strong, &constant);
        CHECK(quoin_solve(solver) == QUOIN_OK && quoin_values(solver, NULL)[0] == constant, "the stronger row gives way after a refused level");
        quoin_set_constants(solver, 1, &weak, &constant);
        CHECK(quoin_solve(solver) == QUOIN_OK && quoin_values(solver, NULL)[0] == constant, "an edit of the weaker row moves the variable");
    }
    quoin_destroy(solver);
}

#endif
