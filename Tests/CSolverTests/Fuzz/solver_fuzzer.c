/* Operation sequences against one solver: whatever the bytes say, no call may crash, leak or half-change anything, a
 * solve leaves required rows satisfied, and a fresh solver with the same rows and keys gives the same bits. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "include/quoin_solver.h"

#define MOST 24

typedef struct bytes {
    const uint8_t *next, *end;
} bytes;

static uint8_t take(bytes *b) { return b->next < b->end ? *b->next++ : 0; }

static double number(bytes *b) {
    uint8_t kind = take(b);
    if (kind == 255) return NAN;
    if (kind == 254) return INFINITY;
    if (kind == 253) return 1e300;
    return ((double)take(b) - 128) * (kind & 1 ? 0.25 : 4);
}

typedef struct held {
    quoin_row handle;
    quoin_row_input input;
    quoin_term terms[3];
    bool alive;
} held;

typedef struct session {
    quoin_solver *solver;
    quoin_variable variables[MOST];
    uint32_t variable_count;
    held rows[MOST];
    uint32_t row_count;
    uint64_t next_key;
} session;

static void add_row(session *s, bytes *b) {
    if (s->row_count == MOST || !s->variable_count) return;
    held *h = &s->rows[s->row_count];
    memset(h, 0, sizeof *h);
    h->input.term_count = take(b) % 4;
    for (uint32_t i = 0; i < h->input.term_count && i < 3; i++) {
        uint8_t which = take(b);
        h->terms[i].variable = which == 255 ? 12345 : s->variables[which % s->variable_count];
        h->terms[i].coefficient = (double)(take(b) % 7) - 3;
    }
    if (h->input.term_count > 3) h->input.term_count = 3;
    h->input.terms = h->terms;
    h->input.relation = (int32_t)(take(b) % 4) - 1;
    h->input.constant = number(b);
    h->input.priority = (double[]){1000, 1000, 750, 250, 0, 1e9}[take(b) % 6];
    h->input.tie = take(b) % 12 ? 0 : take(b) % 10;
    h->input.guard = take(b) % 5 == 0;
    h->input.key = s->next_key;
    if (quoin_add_rows(s->solver, 1, &h->input, &h->handle) != QUOIN_OK) return;
    s->next_key++;
    h->alive = true;
    s->row_count++;
}

static void solve(session *s) {
    if (quoin_solve(s->solver) != QUOIN_OK) abort();
    quoin_certificate certificate;
    if (quoin_certify(s->solver, &certificate) != QUOIN_OK) abort();
    if (!(certificate.required_residual <= 2e-3)) abort();
    quoin_solver *fresh;
    if (quoin_create(NULL, &fresh) != QUOIN_OK) return;
    quoin_variable variables[MOST];
    if (s->variable_count && quoin_add_variables(fresh, s->variable_count, NULL, NULL, variables) != QUOIN_OK) abort();
    for (uint32_t i = 0; i < s->row_count; i++) {
        if (!s->rows[i].alive) continue;
        quoin_row_input again = s->rows[i].input;
        quoin_term terms[3];
        for (uint32_t t = 0; t < again.term_count; t++)
            terms[t] = (quoin_term){variables[s->rows[i].terms[t].variable & QUOIN_INDEX_MASK], s->rows[i].terms[t].coefficient};
        again.terms = terms;
        if (quoin_add_rows(fresh, 1, &again, NULL) != QUOIN_OK) abort();
    }
    if (quoin_solve(fresh) != QUOIN_OK) abort();
    const double *a = quoin_values(s->solver, NULL), *b = quoin_values(fresh, NULL);
    if (s->variable_count && memcmp(a, b, s->variable_count * sizeof *a)) abort();
    quoin_destroy(fresh);
}

static void step(session *s, bytes *b) {
    held *h = s->row_count ? &s->rows[take(b) % s->row_count] : NULL;
    double constant;
    switch (take(b) % 7) {
    case 0:
        if (s->variable_count < MOST && quoin_add_variables(s->solver, 1, NULL, NULL, &s->variables[s->variable_count]) == QUOIN_OK)
            s->variable_count++;
        break;
    case 1:
    case 2: add_row(s, b); break;
    case 3:
        constant = number(b);
        if (h && quoin_set_constants(s->solver, 1, &h->handle, &constant) == QUOIN_OK) h->input.constant = constant;
        break;
    case 4:
        if (h && quoin_remove_rows(s->solver, 1, &h->handle) == QUOIN_OK) h->alive = false;
        break;
    case 5:
        constant = (double)(take(b) % 5) * 250;
        if (h && quoin_set_priorities(s->solver, 1, &h->handle, &constant) == QUOIN_OK) {
            if (h->input.priority != constant) h->input.guard = 0; /* a guard whose priority stays is still one */
            h->input.priority = constant;
        }
        break;
    default: solve(s);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bytes b = {data, data + size};
    session s = {.next_key = 1};
    if (size > 4096 || quoin_create(NULL, &s.solver) != QUOIN_OK) return 0;
    while (b.next < b.end) step(&s, &b);
    solve(&s);
    quoin_destroy(s.solver);
    return 0;
}
