/* Conflicts of hundreds of rows: a chain that does not fit its room. */
#ifndef CHAIN_TEST_H
#define CHAIN_TEST_H

#include "harness.h"

#define CHAIN 400

/* A chain that does not fit contradicts as a whole, whatever hangs on it; what is beside it is no member. */
static void chains_contradict_as_a_whole(uint64_t seed) {
    dice d = {seed * 77777 + 19};
    quoin_solver *solver;
    quoin_variable x[CHAIN + 2];
    quoin_row rows[2 * CHAIN + 4];
    uint32_t count = 0, members = 0, found;
    CHECK(quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, CHAIN + 2, NULL, NULL, x) == QUOIN_OK, "chain");
    quoin_difference list[2 * CHAIN + 4] = {{.plus = x[0], .minus = QUOIN_NONE, .priority = 1000, .key = QUOIN_KEY_AUTO}};
    bool is_member[2 * CHAIN + 4] = {true};
    for (uint32_t i = 1; i <= CHAIN; i++) {
        quoin_difference link = {.plus = x[i], .minus = x[i - 1], .constant = 2, .priority = 1000, .relation = roll(&d, 2) ? 1 : 0, .key = QUOIN_KEY_AUTO};
        is_member[++count] = true;
        list[count] = link;
        if (roll(&d, 2)) continue;
        link.constant = -3 - (double)roll(&d, 9); /* allows more */
        link.relation = 1;
        list[++count] = link;
    }
    list[++count] = (quoin_difference){.plus = x[CHAIN + 1], .minus = x[roll(&d, CHAIN)], .constant = 5, .priority = 1000, .key = QUOIN_KEY_AUTO};
    is_member[++count] = true;
    list[count] = (quoin_difference){.plus = x[CHAIN], .minus = QUOIN_NONE, .constant = 2 * CHAIN - 1, .priority = 1000, .relation = -1, .key = QUOIN_KEY_AUTO};
    CHECK(quoin_add_differences(solver, count + 1, list, rows) == QUOIN_OK && quoin_solve(solver) == QUOIN_OK, "chain");
    const quoin_conflict *conflicts = quoin_conflicts(solver, &found);
    for (uint32_t i = 0; i <= count; i++) members += is_member[i];
    CHECK(found == 1 && conflicts[0].count == members && conflicts[0].rows[0] == rows[count], "chain, seed %llu: its conflict", (unsigned long long)seed);
    for (uint32_t i = 0, m = members; i <= count && found == 1; i++)
        if (is_member[i]) CHECK(conflicts[0].rows[--m] == rows[i], "chain, seed %llu: row %u", (unsigned long long)seed, i);
    quoin_destroy(solver);
}

#endif
