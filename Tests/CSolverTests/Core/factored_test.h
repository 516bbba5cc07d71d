/* Factors of a basis: rows and columns that are read from them express all lengths by the tight ones, also after exchanges, and unknowns are
 * computed from the tight lengths to the last bit. */
#ifndef FACTORED_TEST_H
#define FACTORED_TEST_H

#include "Network/factored.h"
#include "harness.h"

enum { FACTORED_UNKNOWNS = 60, FACTORED_LENGTHS = 150, FACTORED_EXCHANGES = 90 };

typedef struct factorized {
    memory own;
    tableau forms;
    factored factors;
    double unknown[FACTORED_UNKNOWNS], length[FACTORED_LENGTHS]; /* any values of the unknowns, and the lengths that follow */
    uint32_t basis[FACTORED_UNKNOWNS];
    bool tight[FACTORED_LENGTHS];
} factorized;

/* Each of the first lengths mentions one unknown of its own, and all mention some of the others. */
static bool draw_forms(factorized *t, dice *d) {
    if (tableau_clear(&t->forms, FACTORED_UNKNOWNS) != QUOIN_OK) return false;
    for (uint32_t u = 0; u < FACTORED_UNKNOWNS; u++) t->unknown[u] = (double)roll(d, 800) / 8 - 50;
    for (uint32_t i = 0; i < FACTORED_LENGTHS; i++) {
        if (tableau_begin_row(&t->forms) != QUOIN_OK) return false;
        t->length[i] = 0;
        for (uint32_t u = 0; u < FACTORED_UNKNOWNS; u++) {
            double value = u == i ? 2 : u < i && !roll(d, 20) ? (roll(d, 2) ? 1 : -0.5) : 0;
            if (value != 0 && tableau_put(&t->forms, u, value) != QUOIN_OK) return false;
            t->length[i] += value * t->unknown[u];
        }
    }
    for (uint32_t c = 0; c < FACTORED_UNKNOWNS; c++) t->basis[c] = (c * 7 + 3) % FACTORED_UNKNOWNS;
    for (uint32_t i = 0; i < FACTORED_LENGTHS; i++) t->tight[i] = i < FACTORED_UNKNOWNS;
    return true;
}

static void check_row(factorized *t, uint32_t length, unsigned long long seed) {
    double sum = 0, size = 1;
    factored_row(&t->factors, length);
    for (uint32_t k = 0; k < t->factors.entry_count; k++) {
        double by = t->factors.entries[k].value * t->length[t->basis[t->factors.entries[k].column]];
        sum += by;
        size = fmax(size, fabs(by));
    }
    CHECK(fabs(sum - t->length[length]) <= 1e-7 * size, "factors %llu: length %u is off by %g", seed, length, sum - t->length[length]);
}

/* The entries of a column are those of the rows at that column. */
static void check_column(factorized *t, uint32_t column, unsigned long long seed) {
    double entry[FACTORED_LENGTHS] = {0};
    factored_move(&t->factors, column, 1);
    factored_column(&t->factors);
    for (uint32_t k = 0; k < t->factors.entry_count; k++) entry[t->factors.entries[k].column] = t->factors.entries[k].value;
    for (uint32_t i = 0; i < FACTORED_LENGTHS; i++) {
        double found = 0;
        factored_row(&t->factors, i);
        for (uint32_t k = 0; k < t->factors.entry_count; k++)
            if (t->factors.entries[k].column == column) found = t->factors.entries[k].value;
        CHECK(fabs(found - entry[i]) <= 1e-7 * fmax(1, fabs(found)), "factors %llu: entry %u, %u is %g and %g", seed, i, column, found, entry[i]);
    }
}

/* Exchanges a loose length for the tight one at its greatest entry. */
static void exchange_one(factorized *t, dice *d) {
    uint32_t length = roll(d, FACTORED_LENGTHS), best = 0;
    if (t->tight[length]) return;
    factored_row(&t->factors, length);
    if (!t->factors.entry_count) return;
    for (uint32_t k = 1; k < t->factors.entry_count; k++)
        if (fabs(t->factors.entries[k].value) > fabs(t->factors.entries[best].value)) best = k;
    uint32_t column = t->factors.entries[best].column;
    CHECK(factored_exchange(&t->factors, column) == QUOIN_OK, "factors: an exchange");
    t->tight[t->basis[column]] = false;
    t->basis[column] = length;
    t->tight[length] = true;
}

static void check_unknowns(factorized *t, unsigned long long seed) {
    fixed at[FACTORED_UNKNOWNS];
    bool exact = true;
    for (uint32_t c = 0; c < FACTORED_UNKNOWNS; c++) at[c] = fixed_from(t->length[t->basis[c]]);
    factored_unknowns(&t->factors, t->basis, at, &exact);
    CHECK(exact, "factors %llu: unknowns are rounded", seed);
    for (uint32_t u = 0; u < FACTORED_UNKNOWNS; u++)
        CHECK(at[u] == fixed_from(t->unknown[u]), "factors %llu: unknown %u is off by %g", seed, u, fixed_to(at[u]) - t->unknown[u]);
    for (uint32_t i = 0; i < FACTORED_LENGTHS; i++)
        CHECK(factored_length(&t->factors, i, at, &exact) == fixed_from(t->length[i]), "factors %llu: length %u", seed, i);
}

/* The balances of tight lengths add up what the loose ones say, times their entries. */
static void check_balances(factorized *t, dice *d, unsigned long long seed) {
    double sums[2 * FACTORED_UNKNOWNS] = {0}, wanted[FACTORED_UNKNOWNS] = {0};
    for (uint32_t i = 0; i < FACTORED_LENGTHS; i += 1 + roll(d, 9)) {
        double by = (double)roll(d, 5) - 2;
        factored_add(&t->factors, i, by, 1, 2, sums);
        factored_row(&t->factors, i);
        for (uint32_t k = 0; k < t->factors.entry_count; k++) wanted[t->factors.entries[k].column] += by * t->factors.entries[k].value;
    }
    factored_balance(&t->factors, 1, 2, sums);
    for (uint32_t c = 0; c < FACTORED_UNKNOWNS; c++)
        CHECK(fabs(sums[2 * c + 1] - wanted[c]) <= 1e-6 * fmax(1, fabs(wanted[c])), "factors %llu: balance %u", seed, c);
}

static void factors_express_lengths(uint64_t seed) {
    dice d = {seed * 1237 + 17};
    factorized t;
    bool done = false;
    memory_open(&t.own, NULL);
    tableau_open(&t.forms, &t.own);
    factored_open(&t.factors, &t.own);
    bool right = draw_forms(&t, &d) && factored_load(&t.factors, &t.forms, FACTORED_UNKNOWNS) == QUOIN_OK &&
                 factored_factor(&t.factors, t.basis, &done) == QUOIN_OK && done;
    CHECK(right, "factors %llu: no basis", (unsigned long long)seed);
    for (int round = 0; round < 2 && right; round++) {
        check_unknowns(&t, seed);
        for (uint32_t i = 0; i < FACTORED_EXCHANGES; i++) exchange_one(&t, &d);
        CHECK(factored_should_refactor(&t.factors), "factors %llu: not worn", (unsigned long long)seed);
        for (uint32_t i = 0; i < FACTORED_LENGTHS; i++) check_row(&t, i, seed);
        check_column(&t, roll(&d, FACTORED_UNKNOWNS), seed);
        check_balances(&t, &d, seed);
        right = factored_factor(&t.factors, t.basis, &done) == QUOIN_OK && done && !factored_should_refactor(&t.factors);
        CHECK(right, "factors %llu: not factorized again", (unsigned long long)seed);
    }
    factored_release(&t.factors);
    tableau_release(&t.forms);
    memory_close(&t.own);
}

#endif
