/* Rings of widths, each a share of the next, whose shares multiply to nearly 1. All widths are then as large as a constant divided by what
 * is missing from 1, and the last pivot of a factorization is as small as that. */
#ifndef RING_TEST_H
#define RING_TEST_H

#include "Store/store.h"
#include "harness.h"

typedef struct ring_case {
    uint32_t count;            /* of widths: even */
    double share;              /* about a third, the share after each factor 3 */
    double more;               /* the constant of the last row */
} ring_case;

/* Adds the row that the width after width i, in a ring of `count`, is so many times as large, and more. Widths are differences of two positions. */
static bool add_share(quoin_solver *solver, const quoin_variable *v, uint32_t count, uint32_t i, double share, double more) {
    uint32_t next = (i + 1) % count;
    quoin_term terms[4] = {{v[2 * next + 1], 1}, {v[2 * next], -1}, {v[2 * i + 1], -share}, {v[2 * i], share}};
    quoin_row_input row = {.terms = terms, .term_count = 4, .constant = more, .priority = QUOIN_REQUIRED, .key = i};
    return quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK;
}

/* Adds shares, by turns 3 and that of the ring, and closes the ring with the constant. */
static bool add_ring(quoin_solver *solver, const ring_case *ring, const quoin_variable *v) {
    bool right = true;
    for (uint32_t i = 0; i < ring->count && right; i++)
        right = add_share(solver, v, ring->count, i, i % 2 ? ring->share : 3, i + 1 < ring->count ? 0 : ring->more);
    return right;
}

/* The largest violation among the rows of the ring, as part of the largest number. */
static double ring_residual(const ring_case *ring, const double *x, const quoin_variable *v) {
    double off = 0, largest = 1;
    for (uint32_t i = 0; i < ring->count; i++) {
        uint32_t next = (i + 1) % ring->count;
        double width = x[v[2 * i + 1]] - x[v[2 * i]], after = x[v[2 * next + 1]] - x[v[2 * next]];
        off = fmax(off, fabs(after - (i % 2 ? ring->share : 3) * width - (next ? 0 : ring->more)));
        largest = fmax(largest, fabs(width));
    }
    return off / largest;
}

static void check_ring(const ring_case *ring, quoin_backend backend) {
    quoin_solver *solver;
    quoin_variable v[204];
    uint32_t conflicts = 0;
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    bool right = quoin_set_backend(solver, backend) == QUOIN_OK && quoin_add_variables(solver, 2 * ring->count, NULL, NULL, v) == QUOIN_OK;
    right = right && add_ring(solver, ring, v);
    quoin_status status = right ? quoin_solve(solver) : QUOIN_BACKEND_MISSING;
    CHECK(status == QUOIN_OK, "%u widths, share %.17g, backend %d: status %d", ring->count, ring->share, (int)backend, (int)status);
    if (status == QUOIN_OK) quoin_conflicts(solver, &conflicts);
    if (status == QUOIN_OK && !conflicts) {
        double off = ring_residual(ring, quoin_values(solver, NULL), v);
        CHECK(off < 1e-6, "%u widths, share %.17g, backend %d: off by %g", ring->count, ring->share, (int)backend, off);
    }
    quoin_destroy(solver);
}

static void rings_of_nearly_no_growth_are_solved(void) {
    static const uint32_t counts[] = {2, 4, 10, 30, 102};
    for (uint32_t k = 0; k < sizeof counts / sizeof *counts; k++)
        for (int digits = 1; digits <= 15; digits++) {
            double power = pow(10, digits);
            ring_case ring = {counts[k], floor(power / 3) / power, digits % 2 ? 8 : 3.5};
            check_ring(&ring, QUOIN_NATIVE);
            check_ring(&ring, QUOIN_PLAIN);
        }
}

#define RANDOM_RING 40

/* Draws shares by turns with what undoes them, as people write them or nearly so, and closes the ring with what makes their product 1 but for a part of
 * 10⁻⁶ to 10⁻¹⁵. */
static void draw_shares(dice *d, uint32_t count, double *shares) {
    static const double factors[] = {2, 3, 1.25, 4, 7, 1.1, 1.5, 6};
    double power = pow(10, 6 + roll(d, 8)), product = 1;
    for (uint32_t i = 0; i < count; i++) {
        shares[i] = i % 2 ? 1 / shares[i - 1] : factors[roll(d, 8)];
        if (i % 2) shares[i] = floor(shares[i] * power) / power;
        product *= shares[i];
    }
    if (roll(d, 2)) shares[count - 1] *= (1 + (roll(d, 2) ? 1 : -1) * pow(10, -6 - 0.1 * roll(d, 90))) / product;
}

static bool add_wish(quoin_solver *solver, dice *d, uint32_t count, const quoin_term *terms, int relation, uint64_t key) {
    double priorities[] = {QUOIN_REQUIRED, 500, 250};
    quoin_row_input row = {.terms = terms, .term_count = count, .relation = relation, .constant = roll(d, 50), .priority = priorities[roll(d, 3)], .key = key};
    return quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK;
}

/* However nearly the widths of a ring are undecided, with places and widths that are wished for, they are solved. */
static void random_ring_is_solved(uint64_t seed, quoin_backend backend) {
    dice d = {seed * 2654435761u + 5};
    double shares[RANDOM_RING];
    quoin_solver *solver;
    quoin_variable v[2 * RANDOM_RING];
    uint32_t count = 2 + 2 * roll(&d, roll(&d, 2) ? 3 : RANDOM_RING / 2 - 1);
    draw_shares(&d, count, shares);
    if (quoin_create(NULL, &solver) != QUOIN_OK) return;
    bool right = quoin_set_backend(solver, backend) == QUOIN_OK && quoin_add_variables(solver, 2 * count, NULL, NULL, v) == QUOIN_OK;
    for (uint32_t i = 0; i < count && right; i++) {
        uint32_t next = (i + 1) % count;
        quoin_term width[2] = {{v[2 * next + 1], 1}, {v[2 * next], -1}};
        right = add_share(solver, v, count, i, shares[i], roll(&d, 3) ? 0 : 8);
        if (!roll(&d, 3)) right = right && add_wish(solver, &d, 1, width + 1, 0, 100 + i);
        if (!roll(&d, 4)) right = right && add_wish(solver, &d, 2, width, (int)roll(&d, 3) - 1, 200 + i);
    }
    quoin_status status = right ? quoin_solve(solver) : QUOIN_BACKEND_MISSING;
    CHECK(status == QUOIN_OK, "ring, seed %llu, %u widths, backend %d: status %d", (unsigned long long)seed, count, (int)backend, (int)status);
    quoin_destroy(solver);
}

/* Rows that depend on each other but for less than the least pivot are off by as much of the largest number. */
static void random_rings_are_solved_without_reduction(void) {
    static const uint64_t seeds[] = {115, 240, 471, 658, 729};
    for (uint32_t i = 0; i < sizeof seeds / sizeof *seeds; i++) random_ring_is_solved(seeds[i], QUOIN_PLAIN);
}

#endif
