/* Structural edits that put more and more rows between two others, until there are no numbers left between those of a last full solve. */
#ifndef GRAFT_ORDER_TEST_H
#define GRAFT_ORDER_TEST_H

#include "graft_level_test.h"

#define CROWDED_ROUNDS 60

/* Adds a row whose key lies between two keys, and which contradicts others of the same priority. */
static uint64_t crowd(dice *d, changing *c, posed *s, uint64_t low, uint64_t high) {
    uint32_t place = 1 + roll(d, SPOKES);
    uint64_t key = low + (high - low) / 2;
    c->line[c->lines] = (quoin_difference){.plus = place, .minus = roll(d, 3) ? 0 : QUOIN_NONE, .constant = roll(d, 90), .priority = 500, .key = key};
    give_line(c, s, c->lines++);
    return key;
}

/* Each row comes just before or just behind the last one: always on the same side, or on either. */
static void crowded_rows_keep_their_order(uint64_t seed) {
    dice d = {seed * 77777 + 101};
    changing c = {.next_key = 1000};
    draw_hub(&d, &c);
    for (uint32_t i = 0; i < c.lines; i++) c.line[i].key <<= 56;
    posed s = give_all(&c, seed % 2, NULL);
    quoin_solve(s.solver);
    uint64_t low = (uint64_t)(1 + roll(&d, SPOKES)) << 56, high = low + ((uint64_t)1 << 56);
    for (uint32_t round = 0; round < CROWDED_ROUNDS; round++) {
        for (uint32_t i = 0, count = 1 + (seed % 5 == 4) * roll(&d, 3); i < count && high - low > 2; i++) {
            uint64_t key = crowd(&d, &c, &s, low, high);
            if (seed % 3 == 0 || (seed % 3 == 1 && roll(&d, 2))) low = key;
            else high = key;
        }
        check_against_fresh(&c, &s, seed % 2, true, "crowded rows", seed);
    }
    quoin_destroy(s.solver);
}

#endif
