/* The search for conflicts by any oracle: what cannot hold together is drawn, and what the search finds is what the definition's own
 * filter leaves, whatever is suspected. */
#ifndef ORACLE_TEST_H
#define ORACLE_TEST_H

#include "Conflicts/search.h"
#include "harness.h"

#define ORACLE_ROWS 20
#define ORACLE_SETS 6
#define ORACLE_FIRST 3         /* rows that take part in nothing, but mention the shared variable */

/* Sets of rows, as bits, that cannot hold together. Rows that share nothing with others are `alone`, and `partner` of a row is the one that
 * takes part where it does. */
typedef struct drawn_oracle {
    uint32_t rows, sets, alone;
    uint32_t set[ORACLE_SETS], partner[ORACLE_ROWS];
} drawn_oracle;

static bool oracle_holds(const drawn_oracle *o, uint32_t rows) {
    for (uint32_t s = 0; s < o->sets; s++)
        if ((o->set[s] & rows) == o->set[s]) return false;
    return true;
}

static quoin_status drawn_answer(void *context, const uint32_t *rows, size_t count, bool *feasible) {
    uint32_t bits = 0;
    for (size_t i = 0; i < count; i++) bits |= UINT32_C(1) << rows[i];
    *feasible = oracle_holds(context, bits);
    return QUOIN_OK;
}

static drawn_oracle draw_oracle(dice *d) {
    drawn_oracle o = {.rows = ORACLE_FIRST + 2 + roll(d, ORACLE_ROWS - ORACLE_FIRST - 2), .sets = 1 + roll(d, ORACLE_SETS)};
    for (uint32_t i = 0; i < o.rows; i++) o.partner[i] = i;
    for (uint32_t i = ORACLE_FIRST; i < o.rows; i++) {
        uint32_t other = i + 1 + roll(d, 3);
        if (o.partner[i] != i) continue;
        if (!roll(d, 3)) o.alone |= UINT32_C(1) << i;
        else if (!roll(d, 3) && other < o.rows && o.partner[other] == other) o.partner[i] = other, o.partner[other] = i;
    }
    for (uint32_t s = 0; s < o.sets; s++) {
        bool shared = roll(d, 3);
        for (uint32_t members = 1 + roll(d, 4); members > 0 || !o.set[s]; members -= members > 0) {
            uint32_t i = ORACLE_FIRST + roll(d, o.rows - ORACLE_FIRST);
            if (!shared || !(o.alone >> i & 1)) o.set[s] |= UINT32_C(1) << i | UINT32_C(1) << o.partner[i];
            else if (!members) shared = false;
        }
    }
    return o;
}

/* Makes rows of which only the drawn ones can take part in contradictions of their own. */
static quoin_solver *rows_of_oracle(const drawn_oracle *o) {
    quoin_solver *solver = NULL;
    quoin_variable v[ORACLE_ROWS + 1];
    bool made = quoin_create(NULL, &solver) == QUOIN_OK && quoin_add_variables(solver, o->rows + 1, NULL, NULL, v) == QUOIN_OK;
    for (uint32_t i = 0; i < o->rows && made; i++) {
        quoin_difference row = {.plus = v[0], .minus = QUOIN_NONE, .relation = 1, .priority = 1000, .key = i + 1};
        if (o->alone >> i & 1) row.plus = v[i + 1];
        else if (o->partner[i] != i) row.minus = v[1 + (i < o->partner[i] ? i : o->partner[i])];
        made = quoin_add_differences(solver, 1, &row, NULL) == QUOIN_OK;
    }
    CHECK(made, "oracle: rows");
    return solver;
}

/* The definition: the culprit is the first row that contradicts those before it, and the filter tries without each of these, from the last
 * to the first. Rows that are alone go first, if they may. */
static void filter(const drawn_oracle *o, row_sets *out) {
    uint32_t left = (UINT32_C(1) << o->rows) - 1;
    for (uint32_t i = 0; i < o->rows; i++) {
        uint32_t kept = left & ((UINT32_C(2) << i) - 1), own = UINT32_C(1) << i;
        if (oracle_holds(o, kept)) continue;
        if (!(o->alone & own) && !oracle_holds(o, kept & ~o->alone)) kept &= ~o->alone;
        for (uint32_t k = i; k-- > 0;)
            if (!oracle_holds(o, kept & ~(UINT32_C(1) << k))) kept &= ~(UINT32_C(1) << k);
        for (uint32_t k = i + 1; k-- > 0;)
            if (kept >> k & 1) CHECK(row_sets_add(out, k) == QUOIN_OK, "oracle: no memory");
        CHECK(row_sets_end(out) == QUOIN_OK, "oracle: no memory");
        left &= ~own;
    }
}

/* The conflicts, with more rows or others in their places now and then. */
static void suspect(dice *d, const drawn_oracle *o, const row_sets *conflicts, row_sets *out) {
    for (size_t c = 0; c < conflicts->count; c++) {
        uint32_t set = 0, changes = roll(d, 4);
        for (size_t i = row_sets_start(conflicts, c); i < conflicts->ends[c]; i++) set |= UINT32_C(1) << conflicts->slots[i];
        while (changes--) set ^= UINT32_C(1) << (roll(d, 2) ? roll(d, row_sets_first(conflicts, c)) : roll(d, o->rows));
        for (uint32_t i = o->rows; i-- > 0;)
            if (set >> i & 1) CHECK(row_sets_add(out, i) == QUOIN_OK, "oracle: no memory");
        CHECK(row_sets_end(out) == QUOIN_OK, "oracle: no memory");
    }
}

static bool are_same_sets(const row_sets *one, const row_sets *other, bool culprits) {
    bool same = one->count == other->count && (culprits || one->slot_count == other->slot_count);
    for (size_t c = 0; c < one->count && same; c++) same = row_sets_first(one, c) == row_sets_first(other, c) && (culprits || one->ends[c] == other->ends[c]);
    return same && (culprits || !one->slot_count || !memcmp(one->slots, other->slots, one->slot_count * sizeof *one->slots));
}

static void any_oracle_finds_the_definitions(uint64_t seed) {
    dice d = {seed * 77777 + 97};
    drawn_oracle o = draw_oracle(&d);
    quoin_solver *solver = rows_of_oracle(&o);
    row_sets right = {.memory = &solver->memory}, found = right, culprits = right, suspected = right;
    uint32_t rows[ORACLE_ROWS];
    for (uint32_t i = 0; i < o.rows; i++) rows[i] = i;
    filter(&o, &right);
    suspect(&d, &o, &right, &suspected);
    CHECK(search_conflicts(solver, rows, o.rows, drawn_answer, &o, seed % 4 ? &suspected : &(row_sets){0}, &found) == QUOIN_OK && are_same_sets(&found, &right, false),
          "oracle, seed %llu: others than the definition's", (unsigned long long)seed);
    CHECK(search_culprits(solver, rows, o.rows, drawn_answer, &o, &culprits) == QUOIN_OK && are_same_sets(&culprits, &right, true),
          "oracle, seed %llu: other culprits than the definition's", (unsigned long long)seed);
    row_sets_release(&right);
    row_sets_release(&found);
    row_sets_release(&culprits);
    row_sets_release(&suspected);
    quoin_destroy(solver);
}

#endif
