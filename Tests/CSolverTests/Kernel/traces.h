/* Traces of the native kernel: sums over what each call leaves inside it, beside those written down. A choice that changes no answer (the column
 * that enters, what is looked at again, how large a rounding error is expected) still changes these. All entries are powers of two in
 * programs of differences, so that nothing is rounded. After a change of the method the messages say what to write here. */
#ifndef TRACES_H
#define TRACES_H

#include "Kernel/glpk_call.h"
#include "Kernel/simplex.h"
#include "random_programs.h"

enum {
    TRACE_PIVOTS, TRACE_BASES, TRACE_PLACES, TRACE_BOUNDS, TRACE_WEIGHTS, TRACE_PRICES, TRACE_NOISE, TRACE_LISTED, TRACE_ETAS,
    TRACE_FACTORS, TRACE_SCALES, TRACE_ENDS, TRACE_RANGES, TRACE_FIELDS
};

typedef struct trace_sums {
    int64_t of[TRACE_FIELDS]; /* added up without a sign, which may wrap around */
} trace_sums;

/* A finite number in parts of 1/64; small ones by their binary digits. */
static uint64_t trace_number(double x) { return isfinite(x) ? (uint64_t)(int64_t)floor(x * 64) : 7; }
static uint64_t trace_small(double x) {
    int exponent;
    double digits = frexp(x, &exponent);
    return (uint64_t)(digits * 4096 + 0.5) + 4096 * (uint64_t)(exponent + 2000);
}

static void trace_columns(const simplex *s, uint64_t *of) {
    for (uint32_t j = 0; j < s->total; j++) {
        uint64_t at = j + 1;
        of[TRACE_PLACES] += at * trace_number(s->x[j]);
        of[TRACE_BOUNDS] += at * (trace_number(s->lower[j]) + 3 * trace_number(s->upper[j]) + (uint64_t)(s->elastic[j] + 1));
        of[TRACE_WEIGHTS] += at * trace_number(s->weight[j]);
        if (s->position[j] == NOT_BASIC) of[TRACE_PRICES] += at * trace_number(s->reduced[j]);
        if (s->position[j] == NOT_BASIC) of[TRACE_NOISE] += at * trace_small(s->reduced_tolerance[j]);
        of[TRACE_LISTED] += at * s->listed[j];
    }
}

/* Adds the state in which a call has left the kernel to the sums. */
static void trace_state(const simplex *s, quoin_status status, uint64_t *of) {
    of[TRACE_PIVOTS] += s->pivots;
    of[TRACE_ENDS] += (uint64_t)status + s->factored + 2 * s->keep_point + 4 * s->untouched + 8 * s->movable_known + 16 * s->open_rows;
    for (uint32_t i = 0; i < s->m; i++) of[TRACE_BASES] += (i + 1) * (uint64_t)s->head[i];
    trace_columns(s, of);
    for (uint32_t k = 0; k < s->candidate_count; k++) of[TRACE_LISTED] += (k + 1) * s->candidates[k];
    for (uint32_t k = 0; k < s->movable_count; k++) of[TRACE_LISTED] += (k + 1) * s->movable[k];
    of[TRACE_LISTED] += s->costly_count;
    of[TRACE_ETAS] += s->factor.eta_count + s->factor.eta_entry_count;
    of[TRACE_FACTORS] += s->factor.factor_entries + s->factor.upper_count + s->factor.lower_count + s->factor.removed_count;
    for (uint32_t i = 0; i < s->m && s->factored; i++) of[TRACE_FACTORS] += (i + 1) * s->factor.order[i];
}

static void trace_scales(const simplex *s, uint64_t *of) {
    for (uint32_t i = 0; i < s->m; i++) of[TRACE_SCALES] += (i + 1) * (trace_small(s->row_scale[i]) + trace_small(s->row_weight[i]));
    for (uint32_t j = 0; j < s->n; j++) of[TRACE_SCALES] += (j + 1) * trace_small(s->column_scale[j]);
    of[TRACE_SCALES] += trace_small(s->tolerance);
}

/* Levels in two calls, and then a range of each of a few columns. */
static void trace_levels(simplex *s, const builder *b, uint64_t *of) {
    uint32_t first = b->levels - b->levels / 2;
    trace_state(s, simplex_minimize(s, b->costs, first), of);
    trace_state(s, simplex_minimize(s, b->costs + (size_t)first * b->columns, b->levels - first), of);
    double *wish = calloc(b->columns, 8), least = 0, greatest = 0;
    for (uint32_t j = 0; j < b->columns && j < 3; j++) {
        wish[j] = 1;
        trace_state(s, simplex_range(s, wish, &least, &greatest), of);
        of[TRACE_RANGES] += (j + 1) * (trace_number(least) + 5 * trace_number(greatest));
        wish[j] = 0;
    }
    uint8_t *fixed = calloc(b->columns + 1, 1);
    double *point = calloc(b->columns + 1, 8);
    simplex_report(s, point, fixed);
    of[TRACE_RANGES] += simplex_is_point(s);
    for (uint32_t j = 0; j < b->columns; j++) of[TRACE_RANGES] += (j + 1) * (fixed[j] + trace_number(point[j]));
    free(wish), free(fixed), free(point);
}

static void trace_program(builder *b, uint64_t *of) {
    memory from = {.allocator = memory_plain()};
    program p = packed(b);
    simplex *s = NULL;
    bool feasible = false;
    uint8_t *support = calloc(b->rows + 1, 1);
    CHECK(simplex_open(&from, &p, &s) == QUOIN_OK, "open");
    trace_scales(s, of);
    trace_state(s, QUOIN_OK, of);
    quoin_status status = simplex_make_feasible(s, 1e-3, &feasible, support);
    trace_state(s, status, of);
    for (uint32_t i = 0; i < b->rows; i++) of[TRACE_ENDS] += (i + 1) * support[i];
    if (feasible) trace_levels(s, b, of);
    simplex_close(s);
    CHECK(from.bytes == 0, "leak");
    free(support);
}

/* ── The kernel ─────────────────────────────────────────────────────────────────────────────────────────────── */

static void trace_point(kernel *k, const builder *b, quoin_status status, uint64_t *of) {
    of[TRACE_PIVOTS] += kernel_pivots(k);
    of[TRACE_ENDS] += (uint64_t)status + 16 * kernel_is_point(k);
    for (uint32_t j = 0; j < b->columns; j++) {
        uint64_t at = j + 1;
        of[TRACE_PLACES] += at * trace_number(ldexp(kernel_point(k)[j], 20));
        of[TRACE_BOUNDS] += at * kernel_fixed(k)[j];
        of[TRACE_NOISE] += at * trace_number(ldexp(kernel_seen(k, j), 20));
    }
}

static void trace_kernel_levels(kernel *k, const builder *b, uint64_t *of) {
    double *wish = calloc(b->columns, 8), least = 0, greatest = 0;
    trace_point(k, b, kernel_minimize(k, b->costs, b->levels), of);
    CHECK(kernel_watch(k) == QUOIN_OK, "watch");
    for (uint32_t j = 0; j < b->columns && j < 4; j++) {
        wish[j] = 1;
        trace_point(k, b, kernel_range(k, wish, &least, &greatest), of);
        of[TRACE_RANGES] += (j + 1) * (trace_number(ldexp(least, 20)) + 5 * trace_number(ldexp(greatest, 20)));
        wish[j] = 0;
    }
    free(wish);
}

static void trace_kernel_program(builder *b, uint64_t *of) {
    memory from = {.allocator = memory_plain()};
    program p = packed(b);
    kernel *k = NULL;
    bool feasible = false;
    CHECK(kernel_open(&from, KERNEL_NATIVE, &p, &k) == QUOIN_OK, "open");
    of[TRACE_SCALES] += from.allocations;
    trace_point(k, b, QUOIN_OK, of);
    quoin_status status = kernel_make_feasible(k, 1e-3, &feasible, NULL);
    trace_point(k, b, status, of);
    if (feasible) trace_kernel_levels(k, b, of);
    of[TRACE_SCALES] += from.allocations;
    kernel_close(k);
    CHECK(from.bytes == 0, "leak");
}

/* ── GLPK ───────────────────────────────────────────────────────────────────────────────────────────────────── */

#ifdef QUOIN_WITH_GLPK

static void trace_glpk_state(const glpk_kernel *k, quoin_status status, uint64_t *of) {
    of[TRACE_PIVOTS] += k->pivots;
    of[TRACE_ENDS] += (uint64_t)status + k->badly_scaled + 2 * k->needs_exact;
    of[TRACE_SCALES] += trace_number(k->largest);
    for (int i = 1; i <= k->m; i++) {
        uint64_t at = (uint64_t)i;
        of[TRACE_BASES] += at * (uint64_t)k->row_status[i];
        of[TRACE_BOUNDS] += at * trace_number(k->right_side[i] + 1.0 / 256);
        of[TRACE_FACTORS] += at * trace_number(k->price[i] + 1.0 / 256);
    }
    for (int j = 1; j <= k->n; j++) {
        uint64_t at = (uint64_t)j;
        of[TRACE_BASES] += at * (uint64_t)k->column_status[j];
        of[TRACE_BOUNDS] += at * (trace_number(k->lower[j]) + 3 * trace_number(k->upper[j]));
        of[TRACE_PLACES] += at * trace_number(k->x[j] + 1.0 / 256);
        of[TRACE_PRICES] += at * trace_number(k->reduced[j] + 1.0 / 256);
        of[TRACE_NOISE] += at * trace_small(k->noise[j]);
    }
}

static void trace_glpk_levels(glpk_kernel *k, const builder *b, uint64_t *of) {
    double *wish = calloc(b->columns, 8), least = 0, greatest = 0;
    trace_glpk_state(k, glpk_kernel_minimize(k, b->costs, b->levels), of);
    for (uint32_t j = 0; j < b->columns && j < 3; j++) {
        wish[j] = 1;
        trace_glpk_state(k, glpk_kernel_range(k, wish, &least, &greatest), of);
        of[TRACE_RANGES] += (j + 1) * (trace_number(least + 1.0 / 256) + 5 * trace_number(greatest + 1.0 / 256));
        wish[j] = 0;
    }
    free(wish);
}

static void trace_glpk_program(builder *b, uint64_t *of) {
    memory from = {.allocator = memory_plain()};
    program p = packed(b);
    glpk_kernel *k = NULL;
    bool feasible = false;
    uint8_t *support = calloc(b->rows + 1, 1);
    CHECK(glpk_kernel_open(&from, &p, &k) == QUOIN_OK, "open");
    trace_glpk_state(k, QUOIN_OK, of);
    quoin_status status = glpk_kernel_make_feasible(k, 1e-3, &feasible, support);
    trace_glpk_state(k, status, of);
    for (uint32_t i = 0; i < b->rows; i++) of[TRACE_ENDS] += (i + 1) * support[i];
    if (feasible) trace_glpk_levels(k, b, of);
    glpk_kernel_close(k);
    CHECK(from.bytes == 0, "leak");
    free(support);
}

/* Another version may choose other bases. */
static bool glpk_is_traced(void) { return !strcmp(glp_version(), "5.0"); }

#else
static void trace_glpk_program(builder *b, uint64_t *of) { (void)b, (void)of; }
static bool glpk_is_traced(void) { return false; }
#endif

/* ── Kinds of programs ──────────────────────────────────────────────────────────────────────────────────────── */

/* Adds up repeated entries, as the kernel does before it passes a program on. */
static builder *without_repetitions(builder *b) {
    uint32_t kept = 0;
    for (uint32_t e = 0; e < b->entries; e++) {
        uint32_t f = 0;
        while (f < kept && (b->row[f] != b->row[e] || b->column[f] != b->column[e])) f++;
        b->row[f] = b->row[e], b->column[f] = b->column[e];
        b->value[f] = b->value[e] + (f < kept ? b->value[f] : 0);
        kept += f == kept;
    }
    b->entries = 0;
    for (uint32_t e = 0; e < kept; e++)
        if (b->value[e] != 0) entry(b, b->row[e], b->column[e], b->value[e]);
    return b;
}

static builder *traced_soft(uint64_t *state, uint32_t size) {
    uint32_t variables = 3 + below(state, size), rows = 3 + below(state, 3 * size), levels = 1 + below(state, 4);
    return without_repetitions(random_program(state, variables, rows, levels, false));
}

/* Goods that flow from node to node: columns within bounds, or only above one, and costs of either sign. */
static builder *traced_flow(uint64_t *state, uint32_t size) {
    uint32_t nodes = 2 + below(state, size), edges = nodes + below(state, 3 * size), levels = 1 + below(state, 3);
    builder *b = builder_new(nodes, edges, levels);
    bool pays = below(state, 2), wide = below(state, 3);
    for (uint32_t e = 0; e < edges; e++) {
        uint32_t from = below(state, nodes), to = below(state, nodes), plan = below(state, 4);
        bool above = below(state, 6) > 0, within = below(state, 3) || !wide;
        uint32_t j = column(b, above ? 0 : -OPEN, within ? plan + below(state, 3) : OPEN);
        entry(b, from, j, 1);
        b->right[from] += plan;
        if (to == from) continue;
        entry(b, to, j, -1);
        b->right[to] -= plan;
    }
    for (uint32_t k = 0; k < levels * edges; k++) {
        b->costs[k] = (double)below(state, 5) - (pays ? 2 : 0);
        if (below(state, 2)) b->costs[k] *= 8;
    }
    uint32_t short_of = below(state, nodes);
    if (!below(state, 4)) b->right[short_of] += below(state, 2) ? 1 : 1.0 / 2048; /* more than there is; within the tolerance */
    return b;
}

/* The same in other units, which are powers of two up to a greatest one. */
static builder *in_units(builder *b, uint64_t *state, int most) {
    uint32_t choices = 2 * (uint32_t)most + 1;
    int *row = calloc(b->rows, sizeof *row), *unit = calloc(b->columns, sizeof *unit);
    for (uint32_t i = 0; i < b->rows; i++) row[i] = (int)below(state, choices) - most, b->right[i] = ldexp(b->right[i], row[i]);
    for (uint32_t j = 0; j < b->columns; j++) {
        unit[j] = (int)below(state, choices) - most;
        b->lower[j] = ldexp(b->lower[j], -unit[j]), b->upper[j] = ldexp(b->upper[j], -unit[j]);
        for (uint32_t l = 0; l < b->levels; l++) b->costs[l * b->columns + j] = ldexp(b->costs[l * b->columns + j], unit[j]);
    }
    for (uint32_t e = 0; e < b->entries; e++) b->value[e] = ldexp(b->value[e], row[b->row[e]] + unit[b->column[e]]);
    free(row), free(unit);
    return b;
}

static builder *traced_units(uint64_t *state, uint32_t size) {
    return in_units(below(state, 2) ? traced_flow(state, size) : traced_soft(state, size), state, 4);
}

/* A unit of all constants, and one of each row and column, which the kernel has to scale. */
static builder *traced_extremes(uint64_t *state, uint32_t size) {
    builder *b = traced_flow(state, size);
    int zoom = (int)below(state, 18) - 15, most = 1 + (int)below(state, 8);
    for (uint32_t i = 0; i < b->rows; i++) b->right[i] = ldexp(b->right[i], zoom);
    for (uint32_t j = 0; j < b->columns; j++) b->lower[j] = ldexp(b->lower[j], zoom), b->upper[j] = ldexp(b->upper[j], zoom);
    return in_units(b, state, most);
}

static const struct {
    const char *name;
    builder *(*draw)(uint64_t *state, uint32_t size);
    void (*trace)(builder *b, uint64_t *of);
    uint32_t size, count;
} traced_kinds[] = {
    {"soft rows", traced_soft, trace_program, 8, 400},
    {"many soft rows", traced_soft, trace_program, 60, 25},
    {"flows", traced_flow, trace_program, 6, 600},
    {"large flows", traced_flow, trace_program, 90, 40},
    {"units", traced_units, trace_program, 6, 300},
    {"many units", traced_units, trace_program, 40, 20},
    {"extremes", traced_extremes, trace_kernel_program, 6, 400},
    {"soft rows by GLPK", traced_soft, trace_glpk_program, 8, 100},
    {"flows by GLPK", traced_flow, trace_glpk_program, 6, 200},
    {"units by GLPK", traced_units, trace_glpk_program, 6, 100},
};
#define TRACED_KINDS (sizeof traced_kinds / sizeof *traced_kinds)

#include "written_traces.h"

static void trace_kind(size_t k, uint64_t *of) {
    for (uint64_t seed = 1; seed <= traced_kinds[k].count; seed++) {
        uint64_t state = seed * UINT64_C(0xA24BAED4963EE407) + k;
        builder *b = traced_kinds[k].draw(&state, traced_kinds[k].size);
        traced_kinds[k].trace(b, of);
        builder_free(b);
    }
}

static void calls_leave_what_is_written_down(bool print) {
    running = "calls leave what is written down";
    for (size_t k = 0; k < TRACED_KINDS; k++) {
        trace_sums found = {{0}};
        const char *name = traced_kinds[k].name;
        if (traced_kinds[k].trace == trace_glpk_program && !glpk_is_traced()) continue;
        trace_kind(k, (uint64_t *)found.of);
        if (!print) CHECK(!memcmp(&found, &written_traces[k], sizeof found), "%s: other sums than written down (--counts)", name);
        for (int i = 0; i < TRACE_FIELDS && print; i++)
            printf("%s%lld%s", i ? ", " : "    {{", (long long)found.of[i], i + 1 < TRACE_FIELDS ? "" : "}}, ");
        if (print) printf("/* %s */\n", name);
    }
}

#endif
