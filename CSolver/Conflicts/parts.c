/* Parts of a contradictory system. Equalities between two variables join these in classes, as long as none closes a circle. If all of
 * them hold, the other rows are a graph of classes, and a contradiction needs a circle in it:
 *
 *      title ═ card ── icon        the rows within a card touch the rest of the screen in its own
 *         ╲______╱                 edges alone, which mostly are in one class, or meet in no circle
 *
 * So the rows fall into *blocks*, the parts of the graph that no single class separates (Tarjan). A contradiction is in one block and in the
 * equalities that lead from one of its variables to another, within the classes: that is a part. The reference is a class, too, which the
 * rows touch whose coefficients do not cancel. A block of a single row can hold.
 */
#include "Conflicts/parts.h"

#include "Numbers/order.h"
#include "Store/sets.h"
#include "Store/sorting.h"

#include <math.h>

#define NONE UINT32_MAX
#define CANCELS 1e-9           /* a sum of coefficients that rounding left */

typedef struct parting {
    quoin_solver *solver;
    const uint32_t *rows;
    size_t count;
    uint32_t reference;        /* the number of variables: behind them is the reference */
    uint32_t *set, *size;      /* per variable: its class */
    uint32_t *above, *by;      /* the tree within the class: the next variable towards its root, and the row between the two */
    double *apart, *offset;    /* the distance from that one, and from the root */
    double *sum;               /* per class: scratch */
    uint8_t *joins;            /* per row: whether it is part of a tree */
    uint32_t *row_start, *row_classes;     /* per row: the classes that it touches */
    uint32_t *class_start, *class_rows;    /* per class: the rows that touch it */
    uint32_t *entered, *lowest, *next, *from; /* per vertex (a class, or behind them a row) of the search */
    uint32_t *open_rows;       /* the rows whose block is not complete */
    size_t open_count;
    uint32_t *stamp;           /* per variable and per row: the part that it was listed for */
    uint32_t part;
    row_sets *out;
    uint32_t *listed;          /* the rows of a part, as places */
    size_t listed_count;
    uint64_t *numbers;         /* scratch */
} parting;

/* ── Classes ────────────────────────────────────────────────────────────────────────────────────────────────── */

static void make_root(parting *p, uint32_t x) {
    uint32_t below = NONE, row_below = NONE;
    double apart = 0;
    while (x != NONE) {
        uint32_t above = p->above[x], by = p->by[x];
        double next = -p->apart[x];
        p->above[x] = below, p->by[x] = row_below, p->apart[x] = apart;
        below = x, row_below = by, apart = next;
        x = above;
    }
}

/* Joins the classes of x − y = c. Returns whether they were two. */
static bool join(parting *p, uint32_t x, uint32_t y, double c, uint32_t r) {
    uint32_t a = set_name(p->set, x), b = set_name(p->set, y);
    if (a == b) return false;
    if (p->size[a] > p->size[b]) {
        uint32_t swapped = x;
        x = y, y = swapped, c = -c;
    }
    make_root(p, x);
    p->above[x] = y, p->by[x] = r, p->apart[x] = c;
    uint32_t total = p->size[a] + p->size[b];
    set_join(p->set, a, b);
    p->size[set_name(p->set, a)] = total;
    return true;
}

static void join_classes(parting *p) {
    for (uint32_t v = 0; v <= p->reference; v++) {
        p->set[v] = v, p->size[v] = 1, p->above[v] = p->by[v] = NONE;
        p->apart[v] = 0, p->offset[v] = NAN;
    }
    for (uint32_t r = 0; r < p->count; r++) {
        const row *joining = &p->solver->rows[p->rows[r]];
        p->joins[r] = 0;
        if (joining->relation != QUOIN_EQUAL || joining->flags & ROW_GENERAL) continue;
        uint32_t x = joining->first == NO_VARIABLE ? p->reference : joining->first;
        uint32_t y = joining->second == NO_VARIABLE ? p->reference : joining->second;
        p->joins[r] = join(p, x, y, joining->constant, r);
    }
}

/* The distance of a variable from the root of its class, which is 0 for all of a class that is still to be measured. */
static double offset_of(parting *p, uint32_t v) {
    uint32_t *path = p->listed;
    size_t depth = 0;
    for (; isnan(p->offset[v]) && p->above[v] != NONE; v = p->above[v]) path[depth++] = v;
    if (isnan(p->offset[v])) p->offset[v] = 0;
    double offset = p->offset[v];
    while (depth) {
        v = path[--depth];
        p->offset[v] = offset += p->apart[v];
    }
    return offset;
}

/* ── The graph ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* Lists the classes that a row touches at `classes`. Returns their number. */
static uint32_t list_classes(parting *p, uint32_t r, uint32_t *classes) {
    const row *listed = &p->solver->rows[p->rows[r]];
    uint32_t count = 0, kept = 0, fixed = set_name(p->set, p->reference);
    double total = 0;
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(listed); i++) {
        if (!row_term(p->solver, listed, i, &term)) continue;
        uint32_t class = set_name(p->set, term.variable);
        p->sum[class] += term.coefficient;
        classes[count++] = class;
    }
    for (uint32_t i = 0; i < count; i++) {
        double sum = p->sum[classes[i]];
        p->sum[classes[i]] = 0;
        if (classes[i] == fixed || fabs(sum) <= CANCELS) continue;
        total += sum;
        classes[kept++] = classes[i];
    }
    if (fabs(total) > CANCELS) classes[kept++] = fixed;
    return kept;
}

static void make_graph(parting *p) {
    p->row_start[0] = 0;
    for (uint32_t r = 0; r < p->count; r++)
        p->row_start[r + 1] = p->row_start[r] + (p->joins[r] ? 0 : list_classes(p, r, p->row_classes + p->row_start[r]));
    memory_fill(p->class_start, 0, ((size_t)p->reference + 2) * sizeof *p->class_start);
    for (uint32_t i = 0; i < p->row_start[p->count]; i++) p->class_start[p->row_classes[i] + 1]++;
    sum_up(p->class_start, (size_t)p->reference + 1);
    for (uint32_t r = (uint32_t)p->count; r-- > 0;)
        for (uint32_t i = p->row_start[r]; i < p->row_start[r + 1]; i++) p->class_rows[--p->class_start[p->row_classes[i] + 1]] = r;
    for (uint32_t c = 0; c <= p->reference; c++) p->class_start[c] = p->class_start[c + 1];
    p->class_start[p->reference + 1] = p->row_start[p->count];
}

/* ── Parts ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static void list_row(parting *p, uint32_t r) {
    if (p->stamp[p->reference + 1 + r] == p->part) return;
    p->stamp[p->reference + 1 + r] = p->part;
    p->listed[p->listed_count++] = r;
}

/* Lists the equalities between a variable and the root of its class. */
static void list_path(parting *p, uint32_t v) {
    for (; v != NONE && p->stamp[v] != p->part; v = p->above[v]) {
        p->stamp[v] = p->part;
        if (p->by[v] != NONE) list_row(p, p->by[v]);
    }
}

/* Adds the part of a block to the sets. */
static quoin_status add_part(parting *p, const uint32_t *block, size_t count) {
    quoin_status status = QUOIN_OK;
    bool fixed = false;
    p->part++;
    p->listed_count = 0;
    for (size_t i = 0; i < count; i++) {
        const row *listed = &p->solver->rows[p->rows[block[i]]];
        quoin_term term;
        list_row(p, block[i]);
        for (uint32_t t = 0; t < row_terms(listed); t++) {
            if (!row_term(p->solver, listed, t, &term)) continue;
            fixed = fixed || set_name(p->set, term.variable) == set_name(p->set, p->reference);
            list_path(p, term.variable);
        }
    }
    if (fixed) list_path(p, p->reference);
    sort_indices(p->listed, p->listed_count, p->numbers);
    for (size_t i = 0; i < p->listed_count && status == QUOIN_OK; i++) status = row_sets_add(p->out, p->rows[p->listed[i]]);
    return status == QUOIN_OK ? row_sets_end(p->out) : status;
}

/* A row whose classes cancel is a part by itself if it does not hold. */
static quoin_status add_if_broken(parting *p, uint32_t r) {
    const row *checked = &p->solver->rows[p->rows[r]];
    double sum = 0, fixed = offset_of(p, p->reference);
    uint32_t pinned = set_name(p->set, p->reference);
    quoin_term term;
    for (uint32_t i = 0; i < row_terms(checked); i++) {
        if (!row_term(p->solver, checked, i, &term)) continue;
        sum += term.coefficient * (offset_of(p, term.variable) - (set_name(p->set, term.variable) == pinned ? fixed : 0));
    }
    return row_violation(checked, sum) > REQUIRED_TOLERANCE ? add_part(p, &r, 1) : QUOIN_OK;
}

/* ── Blocks ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The neighbors of a vertex: of a class its rows, of a row its classes. */
static uint32_t neighbor(const parting *p, uint32_t vertex, uint32_t i) {
    if (vertex > p->reference) return p->row_classes[p->row_start[vertex - p->reference - 1] + i];
    return p->reference + 1 + p->class_rows[p->class_start[vertex] + i];
}

static uint32_t neighbors(const parting *p, uint32_t vertex) {
    const uint32_t *start = vertex > p->reference ? p->row_start + (vertex - p->reference - 1) : p->class_start + vertex;
    return start[1] - start[0];
}

static void enter(parting *p, uint32_t vertex, uint32_t from, uint32_t *time) {
    p->entered[vertex] = p->lowest[vertex] = ++*time;
    p->from[vertex] = from;
    p->next[vertex] = 0;
    if (vertex > p->reference) p->open_rows[p->open_count++] = vertex - p->reference - 1;
}

/* Leaves a vertex for the one it was entered from. A class that separates a row's vertex from those entered before ends a block. */
static quoin_status leave(parting *p, uint32_t vertex) {
    uint32_t to = p->from[vertex];
    if (to == NONE) return QUOIN_OK;
    p->lowest[to] = (uint32_t)lesser(p->lowest[to], p->lowest[vertex]);
    if (vertex <= p->reference || p->lowest[vertex] < p->entered[to]) return QUOIN_OK;
    size_t first = p->open_count;
    while (p->open_rows[--first] != vertex - p->reference - 1) {}
    size_t count = p->open_count - first;
    p->open_count = first;
    return count > 1 ? add_part(p, p->open_rows + first, count) : QUOIN_OK;
}

static quoin_status search_from(parting *p, uint32_t vertex, uint32_t *time) {
    quoin_status status = QUOIN_OK;
    enter(p, vertex, NONE, time);
    while (vertex != NONE && status == QUOIN_OK) {
        if (p->next[vertex] == neighbors(p, vertex)) {
            status = leave(p, vertex);
            vertex = p->from[vertex];
            continue;
        }
        uint32_t to = neighbor(p, vertex, p->next[vertex]++);
        if (!p->entered[to]) {
            enter(p, to, vertex, time);
            vertex = to;
        } else if (to != p->from[vertex] && p->entered[to] < p->lowest[vertex]) {
            p->lowest[vertex] = p->entered[to];
        }
    }
    return status;
}

static quoin_status find(parting *p) {
    quoin_status status = QUOIN_OK;
    uint32_t time = 0;
    join_classes(p);
    make_graph(p);
    for (uint32_t r = 0; r < p->count && status == QUOIN_OK; r++)
        if (!p->joins[r] && p->row_start[r] == p->row_start[r + 1]) status = add_if_broken(p, r);
    for (uint32_t c = 0; c <= p->reference && status == QUOIN_OK; c++)
        if (!p->entered[c]) status = search_from(p, c, &time);
    return status;
}

quoin_status conflict_parts(quoin_solver *solver, const uint32_t *rows, size_t count, row_sets *out) {
    parting p = {.solver = solver, .rows = rows, .count = count, .reference = (uint32_t)solver->variable_count, .out = out};
    slab room = {0};
    size_t terms = 0, variables = solver->variable_count + 2, vertices = variables + count;
    for (size_t r = 0; r < count; r++) terms += row_terms(&solver->rows[rows[r]]) + 1;
    part parts[] = {PART(p.numbers, vertices),  PART(p.apart, variables),        PART(p.offset, variables),       PART(p.sum, variables),       PART(p.set, variables),
                    PART(p.size, variables),    PART(p.above, variables),        PART(p.by, variables),        PART(p.row_start, count + 1),
                    PART(p.row_classes, terms), PART(p.class_start, variables),  PART(p.class_rows, terms),    PART(p.entered, vertices),
                    PART(p.lowest, vertices),   PART(p.next, vertices),          PART(p.from, vertices),       PART(p.open_rows, count + 1),
                    PART(p.stamp, vertices),    PART(p.listed, vertices),        PART(p.joins, count + 1)};
    if (!slab_carve(&solver->memory, &room, parts, 20)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(p.sum, 0, variables * sizeof *p.sum);
    memory_fill(p.entered, 0, vertices * sizeof *p.entered);
    memory_fill(p.stamp, 0, vertices * sizeof *p.stamp);
    quoin_status status = find(&p);
    slab_release(&solver->memory, &room);
    return status;
}
