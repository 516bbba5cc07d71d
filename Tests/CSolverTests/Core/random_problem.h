/* Small random problems, written once, for the C tests of the core. */
#ifndef RANDOM_PROBLEM_H
#define RANDOM_PROBLEM_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "include/quoin_solver.h"

#define MOST_VARIABLES 24
#define MOST_ROWS 64
#define MOST_TERMS 8
#define FEW_VARIABLES 12
#define FEW_ROWS 24

typedef struct dice {
    uint64_t state;
} dice;

static inline uint32_t roll(dice *d, uint32_t sides) {
    d->state = d->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((d->state >> 33) % sides);
}

/* A problem in plain data, so that it can be put into a solver in any order. */
typedef struct problem {
    uint32_t variables, rows;
    uint32_t anchor[MOST_VARIABLES];      /* index, or UINT32_MAX */
    quoin_term terms[MOST_ROWS][MOST_TERMS];   /* `variable` is an index here */
    quoin_row_input row[MOST_ROWS];
} problem;

static inline bool cancels(const quoin_row_input *row) {
    for (uint32_t i = 0; i < row->term_count; i++) {
        double sum = 0;
        for (uint32_t k = 0; k < row->term_count; k++)
            if (row->terms[k].variable == row->terms[i].variable) sum += row->terms[k].coefficient;
        if (sum != 0) return false;
    }
    return true;
}

static inline void random_row(dice *d, problem *p, uint32_t at) {
    static const double priorities[] = {1000, 1000, 1000, 750, 750, 500, 250, 50};
    quoin_row_input *row = &p->row[at];
    quoin_term *terms = p->terms[at];
    do {
        *row = (quoin_row_input){.terms = terms, .key = at + 1};
        if (roll(d, 4)) {
            uint32_t a = roll(d, p->variables), b = roll(d, p->variables + 1);
            terms[row->term_count++] = (quoin_term){a, 1};
            if (b < p->variables && b != a) terms[row->term_count++] = (quoin_term){b, -1};
        } else {
            uint32_t count = 1 + roll(d, 3);
            while (row->term_count < count) terms[row->term_count++] = (quoin_term){roll(d, p->variables), (double)roll(d, 9) - 4};
        }
    } while (cancels(row));
    row->relation = (int32_t)roll(d, 3) - 1;
    row->constant = ((double)roll(d, 400) - 100) / 4;
    row->priority = priorities[roll(d, 8)];
    if (!roll(d, 6)) row->tie = 1 + roll(d, 3);
    if (!roll(d, 5)) row->guard = 1;
    if (!roll(d, 5)) row->edit = 1;
}

static inline problem random_problem(uint64_t seed) {
    dice d = {seed * 77777 + 5};
    problem p = {.variables = 2 + roll(&d, FEW_VARIABLES - 1), .rows = 2 + roll(&d, FEW_ROWS - 1)};
    for (uint32_t i = 0; i < p.variables; i++) p.anchor[i] = i && !roll(&d, 3) ? roll(&d, i) : UINT32_MAX;
    for (uint32_t i = 0; i < p.rows; i++) random_row(&d, &p, i);
    return p;
}

/* Positions whose distances may be others by hardly anything or by a lot: what is ambiguous follows from shortest ways. */
static inline problem distance_problem(uint64_t seed) {
    static const double rooms[] = {1e-5, 3e-5, 1, 100};
    dice d = {seed * 77777 + 31};
    problem p = {.variables = 3 + roll(&d, 10)};
    uint32_t pairs = p.variables + roll(&d, p.variables);
    for (uint32_t i = 0; i < p.variables; i++) p.anchor[i] = UINT32_MAX;
    while (pairs--) {
        uint32_t high = roll(&d, p.variables), low = roll(&d, p.variables + 1);
        double room = rooms[roll(&d, 4)], distance = 10.0 * high - (low < p.variables ? 10.0 * low : 0);
        if (high == low) continue;
        for (int side = -1; side <= 1; side += 2) {
            quoin_row_input *row = &p.row[p.rows];
            quoin_term *terms = p.terms[p.rows++];
            terms[0] = (quoin_term){high, 1};
            terms[1] = (quoin_term){low, -1};
            *row = (quoin_row_input){.terms = terms, .term_count = low < p.variables ? 2 : 1, .relation = -side,
                                     .constant = distance + side * room / 2, .priority = 1000, .key = p.rows};
        }
    }
    return p;
}

/* Many positions that only the anchors decide, within limits of several together: more limits follow from these than are looked at one by
 * one. */
static inline problem loose_problem(uint64_t seed) {
    dice d = {seed * 77777 + 103};
    problem p = {.variables = 8 + roll(&d, MOST_VARIABLES - 7)};
    for (uint32_t i = 0; i < p.variables; i++) p.anchor[i] = i && !roll(&d, 3) ? roll(&d, i) : UINT32_MAX;
    while (p.rows < 2 * p.variables) {
        quoin_row_input *row = &p.row[p.rows];
        do {
            *row = (quoin_row_input){.terms = p.terms[p.rows], .term_count = 3 + roll(&d, 3), .relation = roll(&d, 2) ? 1 : -1, .priority = 1000, .key = p.rows + 1};
            for (uint32_t t = 0; t < row->term_count; t++)
                p.terms[p.rows][t] = (quoin_term){(roll(&d, 5) + p.rows + 5 * t) % p.variables, roll(&d, 2) ? 1 : -1};
        } while (cancels(row));
        row->constant = (roll(&d, 4) ? -row->relation : row->relation) * (double)roll(&d, 60) / 2; /* now and then out of reach of 0 */
        p.rows++;
    }
    return p;
}

/* Positions within intervals of a few of them together, which leave hardly any room. */
static inline problem narrow_problem(uint64_t seed) {
    static const double rooms[] = {1e-5, 3e-5, 1e-5, 1};
    dice d = {seed * 77777 + 59};
    problem p = {.variables = 4 + roll(&d, 12)};
    double place[MOST_VARIABLES];
    for (uint32_t i = 0; i < p.variables; i++) p.anchor[i] = UINT32_MAX, place[i] = 10.0 * (1 + roll(&d, 20));
    for (uint32_t i = 0; i < p.variables + 4; i++) {
        uint32_t own = i % p.variables, count = 1 + roll(&d, 3);
        double distance = place[own], room = rooms[roll(&d, 4)];
        quoin_term terms[MOST_TERMS] = {{own, 1}};
        for (uint32_t t = 1; t <= count && own; t++) {
            double coefficient = roll(&d, 2) ? -1 : 0.5;
            uint32_t other = roll(&d, own);
            terms[t] = (quoin_term){other, coefficient};
            distance += coefficient * place[other];
        }
        for (int side = -1; side <= 1; side += 2) {
            quoin_row_input *row = &p.row[p.rows];
            memcpy(p.terms[p.rows], terms, sizeof terms);
            *row = (quoin_row_input){.terms = p.terms[p.rows], .term_count = own ? count + 1 : 1, .relation = -side,
                                     .constant = distance + side * room, .priority = 1000, .key = p.rows + 1};
            p.rows++;
        }
    }
    return p;
}

/* Adds the whole problem; `order`, if not NULL, is the order in which the rows come. */
static inline quoin_status put(const problem *p, quoin_solver *solver, quoin_variable *variables, quoin_row *rows, const uint32_t *order) {
    for (uint32_t i = 0; i < p->variables; i++) {
        quoin_variable anchor = p->anchor[i] == UINT32_MAX ? QUOIN_NONE : variables[p->anchor[i]];
        quoin_status status = quoin_add_variables(solver, 1, NULL, &anchor, &variables[i]);
        if (status != QUOIN_OK) return status;
    }
    for (uint32_t k = 0; k < p->rows; k++) {
        uint32_t i = order ? order[k] : k;
        quoin_term terms[MOST_TERMS];
        quoin_row_input row = p->row[i];
        for (uint32_t t = 0; t < row.term_count; t++) terms[t] = (quoin_term){variables[p->terms[i][t].variable], p->terms[i][t].coefficient};
        row.terms = terms;
        quoin_status status = quoin_add_rows(solver, 1, &row, &rows[i]);
        if (status != QUOIN_OK) return status;
    }
    return QUOIN_OK;
}

#endif
