/* Positions that many others lie between: the eliminations of these meet again and again at the same pairs, each of which has one edge. */
#ifndef HUB_TEST_H
#define HUB_TEST_H

#include "Elimination/reduction.h"
#include "harness.h"

enum { HUBS = 20, BETWEEN = 3, HUB_PAIRS = HUBS * (HUBS - 1) / 2, HUB_VARIABLES = HUBS + BETWEEN * HUB_PAIRS };

static bool put_hubs(quoin_solver *solver, dice *d, quoin_variable *x) {
    bool made = quoin_add_variables(solver, HUB_VARIABLES, NULL, NULL, x) == QUOIN_OK;
    uint32_t leaf = HUBS;
    for (int k = 0; k < BETWEEN; k++)
        for (uint32_t i = 0; i < HUBS; i++)
            for (uint32_t j = 0; j < i && made; j++, leaf++)
                for (int side = 0; side < 2; side++) {
                    quoin_term terms[2] = {{side ? x[i] : x[leaf], 1}, {side ? x[leaf] : x[j], -1}};
                    quoin_row_input row = {.terms = terms, .term_count = 2, .constant = roll(d, 50), .relation = (int8_t)((int)roll(d, 3) - 1),
                                           .priority = 200 + roll(d, 2), .key = QUOIN_KEY_AUTO};
                    made = made && quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK;
                }
    return made;
}

/* The number of pairs of edges that are left between the same two nodes. */
static size_t edges_met_twice(const native *n) {
    size_t twice = 0;
    for (size_t i = 0; i < n->edge_count; i++)
        for (size_t k = 0; k < i; k++)
            twice += n->edges[i].alive && n->edges[k].alive && n->edges[i].ends[0] == n->edges[k].ends[0] && n->edges[i].ends[1] == n->edges[k].ends[1];
    return twice;
}

static void pairs_have_one_edge(uint64_t seed) {
    dice d = {seed * 4099 + 1};
    quoin_solver *solver = NULL;
    static quoin_variable x[HUB_VARIABLES];
    bool made = quoin_create(NULL, &solver) == QUOIN_OK && put_hubs(solver, &d, x);
    CHECK(made && quoin_solve(solver) == QUOIN_OK, "hubs, seed %llu", (unsigned long long)seed);
    CHECK(made && edges_met_twice(solver->native) == 0, "hubs, seed %llu: two edges between two nodes", (unsigned long long)seed);
    CHECK(made && solver->native->edge_set_count >= HUB_PAIRS, "hubs, seed %llu: too few edges to be looked up", (unsigned long long)seed);
    quoin_destroy(solver);
}

#endif
