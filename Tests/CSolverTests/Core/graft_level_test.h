/* Structural edits whose rows have priorities that no row had before. */
#ifndef GRAFT_LEVEL_TEST_H
#define GRAFT_LEVEL_TEST_H

#include "graft_memory_test.h"

#define NEW_LEVELS 3

/* A certificate between the edit and the solve ranks the new levels, of which a graft knows nothing: before, all rows were required. */
static void new_levels_are_no_graft(bool certified) {
    dice d = {4711};
    changing c = {.next_key = 1000};
    draw_hub(&d, &c);
    for (uint32_t i = 0; i < c.lines; i++) c.line[i].priority = 1000, c.line[i].relation = i ? 1 : 0;
    posed s = give_all(&c, false, NULL);
    quoin_solve(s.solver);
    for (uint32_t i = 1; i < 5; i++) {
        replace_line(&d, &c, &s, i);
        quoin_solve(s.solver);
    }
    quoin_certificate certificate;
    for (uint32_t i = 0; i < NEW_LEVELS; i++) {
        c.line[c.lines] = (quoin_difference){.plus = 1 + i, .minus = QUOIN_NONE, .constant = 7, .priority = 600 + i, .key = 2000 + i};
        give_line(&c, &s, c.lines++);
    }
    if (certified) CHECK(quoin_certify(s.solver, &certificate) == QUOIN_OK, "grafts: new levels are certified");
    check_against_fresh(&c, &s, false, true, "new levels", certified);
    quoin_destroy(s.solver);
}

#endif
