/* Keys that the solver gives to rows: one more than the greatest so far, whichever way rows are added and whatever was removed.
 * Uses CHECK, and so comes after it. */
#ifndef KEY_TEST_H
#define KEY_TEST_H

#include "random_problem.h"

#define KEYED_ROWS 40

typedef struct keyed {
    quoin_solver *solver;
    quoin_variable x[2];
    quoin_row rows[KEYED_ROWS];
    uint64_t keys[KEYED_ROWS]; /* those expected, ascending */
    uint32_t count;
    uint64_t next;
} keyed;

/* Adds rows in one batch; the first of them has a key of its own if `skipped` is not 0. */
static void add_keyed(keyed *k, uint32_t count, uint64_t skipped, bool general) {
    quoin_term terms[2] = {{k->x[0], 1}, {k->x[1], 2}};
    quoin_difference plain[KEYED_ROWS];
    quoin_row_input input[KEYED_ROWS];
    for (uint32_t i = 0; i < count; i++) {
        uint64_t given = i || !skipped ? QUOIN_KEY_AUTO : k->next + skipped;
        plain[i] = (quoin_difference){.plus = k->x[0], .minus = k->x[1], .priority = 50, .key = given};
        input[i] = (quoin_row_input){.terms = terms, .term_count = 2, .priority = 50, .key = given};
        k->keys[k->count + i] = given == QUOIN_KEY_AUTO ? k->next : given;
        k->next = k->keys[k->count + i] + 1;
    }
    quoin_status status = general ? quoin_add_rows(k->solver, count, input, k->rows + k->count)
                                  : quoin_add_differences(k->solver, count, plain, k->rows + k->count);
    CHECK(status == QUOIN_OK, "keys: %s", quoin_status_text(status));
    k->count += count;
}

static void remove_keyed(keyed *k, uint32_t at, uint32_t count) {
    CHECK(quoin_remove_rows(k->solver, count, k->rows + at) == QUOIN_OK, "keys: rows are not removed");
    for (uint32_t i = at; i + count < k->count; i++) k->rows[i] = k->rows[i + count], k->keys[i] = k->keys[i + count];
    k->count -= count;
}

static void check_keys(keyed *k, uint64_t seed) {
    quoin_row listed[KEYED_ROWS], none = QUOIN_NONE;
    quoin_row_facts facts;
    uint32_t count = 0;
    CHECK(quoin_row_list(k->solver, listed, KEYED_ROWS, &count) == QUOIN_OK && count == k->count, "keys, seed %llu: %u rows, not %u",
          (unsigned long long)seed, count, k->count);
    for (uint32_t i = 0; i < k->count && i < count; i++) {
        CHECK(listed[i] == k->rows[i], "keys, seed %llu: row %u is listed elsewhere", (unsigned long long)seed, i);
        CHECK(quoin_row_get(k->solver, k->rows[i], &facts, NULL, 0) == QUOIN_OK && facts.key == k->keys[i], "keys, seed %llu: row %u has another key",
              (unsigned long long)seed, i);
    }
    if (k->count > 1) quoin_row_list(k->solver, &none, 1, &count);
    CHECK(none == QUOIN_NONE && count == k->count, "keys, seed %llu: a list without room was written", (unsigned long long)seed);
}

static void keys_continue(uint64_t seed) {
    dice d = {seed + 9};
    keyed k = {0};
    CHECK(quoin_create(NULL, &k.solver) == QUOIN_OK && quoin_add_variables(k.solver, 2, NULL, NULL, k.x) == QUOIN_OK, "keys");
    for (int round = 0; round < 12; round++) {
        uint32_t count = 1 + roll(&d, 6);
        if (k.count + count <= KEYED_ROWS) add_keyed(&k, count, roll(&d, 4) ? 0 : 1 + roll(&d, 9), roll(&d, 2));
        if (round > 3 && roll(&d, 2) && k.count > 4) remove_keyed(&k, roll(&d, k.count - 3), 1 + roll(&d, 3));
        if (roll(&d, 2)) CHECK(quoin_solve(k.solver) == QUOIN_OK, "keys, seed %llu: solve", (unsigned long long)seed);
        check_keys(&k, seed);
    }
    quoin_destroy(k.solver);
}

#endif
