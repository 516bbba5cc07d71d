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

/* Adds w[i + 1] = f·w[i], by turns with 3 and the share, and closes the ring with the constant. Widths are differences of two positions. */
static bool add_ring(quoin_solver *solver, const ring_case *ring, const quoin_variable *v) {
    bool right = true;
    for (uint32_t i = 0; i < ring->count && right; i++) {
        uint32_t next = (i + 1) % ring->count;
        double factor = i % 2 ? ring->share : 3;
        quoin_term terms[4] = {{v[2 * next + 1], 1}, {v[2 * next], -1}, {v[2 * i + 1], -factor}, {v[2 * i], factor}};
        double constant = next ? 0 : ring->more;
        quoin_row_input row = {.terms = terms, .term_count = 4, .constant = constant, .priority = QUOIN_REQUIRED, .key = i};
        right = quoin_add_rows(solver, 1, &row, NULL) == QUOIN_OK;
    }
    return right;
}

/* By how much the rows of the ring are off, as part of the largest number. */
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

#endif
