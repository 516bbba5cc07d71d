/* Keys that the solver gives to rows: one more than the greatest so far, whichever way rows are added and whatever was removed.
 * Uses CHECK, and so comes after it. */
#ifndef KEY_TEST_H
#define KEY_TEST_H

#include "Store/store.h"
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

/* ── Keys in any order ──────────────────────────────────────────────────────────────────────────────────────── */

#define SCATTERED_KEYS 900

/* The rows of a solver by their keys: a key's row, or QUOIN_NONE. */
typedef struct scattered {
    quoin_solver *solver;
    quoin_variable x[2];
    quoin_row row[SCATTERED_KEYS];
    uint32_t count;
} scattered;

static quoin_status add_scattered(scattered *s, uint32_t count, const uint64_t *keys) {
    quoin_difference made[SCATTERED_KEYS] = {{0}};
    quoin_row rows[SCATTERED_KEYS];
    for (uint32_t i = 0; i < count; i++)
        made[i] = (quoin_difference){.plus = s->x[0], .minus = s->x[1], .priority = 50, .key = keys[i]};
    quoin_status status = quoin_add_differences(s->solver, count, made, rows);
    for (uint32_t i = 0; i < count && status == QUOIN_OK; i++) s->row[keys[i]] = rows[i];
    if (status == QUOIN_OK) s->count += count;
    return status;
}

/* Adds up to `most` rows with free keys, in any order, in one batch. */
static void scatter(scattered *s, dice *d, uint32_t most) {
    uint64_t keys[SCATTERED_KEYS];
    bool taken[SCATTERED_KEYS] = {false};
    uint32_t count = 0;
    for (uint32_t i = 0; i < most; i++) {
        uint32_t key = roll(d, SCATTERED_KEYS);
        if (s->row[key] != QUOIN_NONE || taken[key]) continue;
        keys[count++] = key;
        taken[key] = true;
    }
    CHECK(add_scattered(s, count, keys) == QUOIN_OK, "scattered keys: a batch is refused");
}

/* Adds two of three keys, in order: as long as few are added later, they are searched for where they are sorted. */
static void line_up(scattered *s) {
    uint64_t keys[SCATTERED_KEYS];
    uint32_t count = 0;
    for (uint32_t key = 0; key < SCATTERED_KEYS; key++)
        if (key % 3) keys[count++] = key;
    CHECK(add_scattered(s, count, keys) == QUOIN_OK && quoin_solve(s->solver) == QUOIN_OK, "scattered keys: keys in order are refused");
    CHECK(!s->solver->row_slots.taken, "scattered keys: keys in order are stored");
}

/* Removes up to `most` rows, and adds some of them again: their keys are free at once. */
static void gather_again(scattered *s, dice *d, uint32_t most) {
    for (uint32_t i = 0; i < most; i++) {
        uint64_t key = roll(d, SCATTERED_KEYS);
        if (s->row[key] == QUOIN_NONE) continue;
        CHECK(add_scattered(s, 1, &key) == QUOIN_DUPLICATE_KEY, "scattered keys: a key is given twice");
        CHECK(quoin_remove_rows(s->solver, 1, &s->row[key]) == QUOIN_OK, "scattered keys: a row is not removed");
        s->row[key] = QUOIN_NONE;
        s->count--;
        if (!roll(d, 3)) CHECK(add_scattered(s, 1, &key) == QUOIN_OK, "scattered keys: a free key is refused");
    }
}

/* The order is that of the keys, with each row once, however few or many rows have changed since it was last sorted. */
static void check_order(const scattered *s, uint64_t seed) {
    const slots *rows = &s->solver->row_slots;
    size_t at = 0;
    CHECK(rows->order_count == s->count, "scattered keys, seed %llu: %zu rows, not %u", (unsigned long long)seed, rows->order_count, s->count);
    for (uint32_t key = 0; key < SCATTERED_KEYS; key++) {
        if (s->row[key] == QUOIN_NONE) continue;
        CHECK(at < rows->order_count && rows->order[at] == (s->row[key] & QUOIN_INDEX_MASK), "scattered keys, seed %llu: the row of key %u is elsewhere",
              (unsigned long long)seed, key);
        at++;
    }
}

static void keys_are_sorted(uint64_t seed) {
    dice d = {seed + 19};
    scattered s = {0};
    for (uint32_t i = 0; i < SCATTERED_KEYS; i++) s.row[i] = QUOIN_NONE;
    CHECK(quoin_create(NULL, &s.solver) == QUOIN_OK && quoin_add_variables(s.solver, 2, NULL, NULL, s.x) == QUOIN_OK, "scattered keys");
    if (seed % 2) line_up(&s);
    for (int round = 0; round < 24; round++) {
        bool few = round % 3;
        gather_again(&s, &d, few ? 5 : 200);
        scatter(&s, &d, few ? roll(&d, 9) : round % 2 ? 70 : 300);
        CHECK(quoin_solve(s.solver) == QUOIN_OK, "scattered keys, seed %llu: solve", (unsigned long long)seed);
        check_order(&s, seed);
    }
    quoin_destroy(s.solver);
}

#endif
