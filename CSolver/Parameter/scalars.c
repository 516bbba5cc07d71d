/* Scalars: components in which everything would be a spring if only one node stood still. That node's place s is found
 * by a search in one dimension (scalar_search.h); then it is pinned, and the reduction continues as usual.
 *
 * Why it is exact. (1) With s fixed, the springs are solved exactly, level by level (Documentation/WhyItIsExact.md); so
 * the cost at s is a vector of sums, required violations first, then each priority, then each row (T1), and lesser in
 * lexicographic order means better. (2) This cost is the optimal value of a linear program in which s is only a bound.
 * Over numbers extended by infinitesimals 1 ≫ ε₁ ≫ ε₂ …, the vector is one number, cost₀ + ε₁·cost₁ + …, hence convex
 * and piecewise linear in s; so a point whose slope is negative (the first level that is not flat falls) lies left of
 * every optimum, one whose slope is positive lies right. (3) The search ends only with such a point on either side,
 * closer together than we can tell from the bounds' own rounding, and takes where their tangents of the first level
 * that is not flat meet, or, where only rows about s alone bend the cost between the two, the very bend (lone.c). Slopes
 * are sums of rates, not differences of costs, and are taken beside a knot, never on it. (4) Where s is not unique after
 * T1, or the search does not end, nothing is pinned: what follows treats s like any other node, and the kernel decides.
 * Where required rows stay clearly broken at their least, they contradict each other. (5) With s pinned at the unique
 * optimum, the optimal points of the whole are those of the springs at s, for all that comes after; and since the optimal
 * face of a linear program moves no more than a constant times its bounds, the rounding of s stays rounding.
 */
#include <math.h>

#include "Numbers/order.h"
#include "Parameter/scalar_search.h"
#include "Store/sorting.h"

typedef struct search {
    native *n;
    scalar_search along;       /* the search for the place of the component's node */
    scalar_choice choice;
    uint32_t *number;          /* per node: its number among its component's */
    uint32_t *fixing;          /* per component: the node to pin, or 0 */
    uint32_t *links;           /* per component: the number of its links */
    uint32_t *repairs;         /* per node: the number of links that would be springs if it were fixed */
    size_t nodes;
    uint32_t *spring_start, *spring_list, *link_start, *link_list, *node_start, *node_list; /* by component */
} search;

/* ── Choosing the node to fix in each component ─────────────────────────────────────────────────────────────── */

/* Returns whether a link would be a spring, or a row of `node` alone, if `node` were fixed. */
static bool repairs(const native *n, const system_row *link, uint32_t node) {
    const quoin_term *t = n->links.terms + link->term_start;
    double other[2] = {0, 0};
    uint32_t count = 0;
    for (uint32_t i = 0; i < link->term_count; i++) {
        if (t[i].variable == node) continue;
        if (count == 2) return false;
        other[count++] = t[i].coefficient;
    }
    bool scalable = link->strength == STRENGTH_REQUIRED && link->relation != QUOIN_EQUAL;
    if (count && fabs(other[0]) != 1 && !scalable) return false;
    return count < 2 || other[0] == -other[1];
}

/* Chooses for each component the node that turns all of its links into springs; of several, the last, which is a
 * scalar if one of them is. */
static void choose_nodes(search *f) {
    native *n = f->n;
    for (size_t i = 0; i < n->links.row_count; i++) {
        const system_row *link = &n->links.rows[i];
        const quoin_term *t = n->links.terms + link->term_start;
        f->links[component_of(n, t[0].variable)]++;
        for (uint32_t k = 0; k < link->term_count && link->term_count <= 3; k++)
            if (repairs(n, link, t[k].variable)) f->repairs[t[k].variable]++;
    }
    for (uint32_t i = 1; i < f->nodes; i++) {
        uint32_t set = component_of(n, i);
        if (f->links[set] && f->repairs[i] == f->links[set]) f->fixing[set] = i;
    }
}

static uint32_t spring_set(const search *f, size_t i) { return component_of(f->n, f->n->springs[i].high); }
static uint32_t link_set(const search *f, size_t i) { return component_of(f->n, f->n->links.terms[f->n->links.rows[i].term_start].variable); }

static void list_members(search *f) {
    native *n = f->n;
    for (size_t i = 0; i < n->spring_count; i++) f->spring_start[spring_set(f, i)]++;
    for (size_t i = 0; i < n->links.row_count; i++) f->link_start[link_set(f, i)]++;
    for (uint32_t i = 1; i < f->nodes; i++)
        if (node_is_root(n, i)) f->node_start[component_of(n, i)]++;
    sum_up(f->spring_start, f->nodes);
    sum_up(f->link_start, f->nodes);
    sum_up(f->node_start, f->nodes);
    for (size_t i = n->spring_count; i-- > 0;) f->spring_list[--f->spring_start[spring_set(f, i)]] = (uint32_t)i;
    for (size_t i = n->links.row_count; i-- > 0;) f->link_list[--f->link_start[link_set(f, i)]] = (uint32_t)i;
    for (uint32_t i = (uint32_t)f->nodes; i-- > 1;)
        if (node_is_root(n, i)) f->node_list[--f->node_start[component_of(n, i)]] = i;
}

/* ── One component's parametric problem ─────────────────────────────────────────────────────────────────────── */

/* A row: Σ of its one or two terms besides s, relation, bound + rate · s. */
typedef struct parametric_row {
    double coefficient[2];
    uint32_t node[2];
    uint32_t count;
    double bound, rate;        /* the rate is minus the coefficient of s */
    int relation;
    bool required;
    uint32_t level;
    int32_t order;
} parametric_row;

static quoin_status add_row(search *f, const parametric_row *row) {
    uint32_t level = row->required ? 0 : row->level + 1;
    int32_t order = row->required ? 0 : row->order;
    if (!row->count) return parametric_lone(&f->along.p, (lone_row){-row->rate, row->bound, level, order, (int8_t)row->relation});
    double scale = fabs(row->coefficient[0]), rate = row->rate / scale;
    bool first_adds = is_positive(row->coefficient[0]);
    uint32_t one = f->number[row->node[0]], two = row->count == 2 ? f->number[row->node[1]] : 0;
    spring made = {.high = first_adds ? one : two, .low = first_adds ? two : one, .bound = row->bound / scale, .sign = 1};
    made.relation = (int8_t)row->relation;
    if (made.high < made.low) {
        uint32_t swap = made.high;
        made.high = made.low;
        made.low = swap;
        made.bound = -made.bound;
        made.relation = (int8_t)-made.relation;
        rate = -rate;
    }
    made.level = level;
    made.order = order;
    made.row = NO_INDEX;
    return parametric_spring(&f->along.p, made, rate);
}

static void add_term(parametric_row *row, uint32_t node, uint32_t fixed, double coefficient) {
    if (!node) return;
    if (node == fixed) {
        row->rate = -coefficient;
    } else {
        row->node[row->count] = node;
        row->coefficient[row->count++] = coefficient;
    }
}

static quoin_status add_rows(search *f, uint32_t set) {
    native *n = f->n;
    uint32_t fixed = f->fixing[set];
    quoin_status status = QUOIN_OK;
    for (uint32_t i = f->spring_start[set]; i < f->spring_start[set + 1] && status == QUOIN_OK; i++) {
        const spring *s = &n->springs[f->spring_list[i]];
        parametric_row row = {.bound = s->bound, .relation = s->relation, .required = s->required, .level = s->level, .order = s->order};
        add_term(&row, s->high, fixed, 1);
        add_term(&row, s->low, fixed, -1);
        status = add_row(f, &row);
    }
    for (uint32_t i = f->link_start[set]; i < f->link_start[set + 1] && status == QUOIN_OK; i++) {
        uint32_t number = f->link_list[i];
        const system_row *link = &n->links.rows[number];
        const quoin_term *t = n->links.terms + link->term_start;
        parametric_row row = {.bound = link->constant, .relation = link->relation, .level = link->level, .order = n->link_order[number]};
        row.required = link->strength == STRENGTH_REQUIRED;
        for (uint32_t k = 0; k < link->term_count; k++) add_term(&row, t[k].variable, fixed, t[k].coefficient);
        status = add_row(f, &row);
    }
    return status;
}

static quoin_status prepare(search *f, uint32_t set, bool *complete) {
    native *n = f->n, *below;
    quoin_status status = native_below(n, &below);
    if (status != QUOIN_OK) return status;
    parametric_clear(&f->along.p, below, levels_below(&n->solver->levels) + 1);
    uint32_t count = 0;
    for (uint32_t i = f->node_start[set]; i < f->node_start[set + 1]; i++)
        if (f->node_list[i] != f->fixing[set]) f->number[f->node_list[i]] = ++count;
    below->node_count = count;
    status = add_rows(f, set);
    return status == QUOIN_OK ? parametric_eliminate(&f->along.p, complete) : status;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status search_all(search *f, bool *found) {
    native *n = f->n;
    list_members(f);
    quoin_status status = QUOIN_OK;
    for (uint32_t set = 1; set < f->nodes && status == QUOIN_OK && !n->contradictory; set++) {
        if (!f->fixing[set]) continue;
        bool complete = false, here = false, broken = false;
        double s = 0;
        status = prepare(f, set, &complete);
        if (status == QUOIN_OK && complete) status = scalar_search_find(&f->along, f->choice, &s, &here, &broken);
        if (broken) note_contradiction(n);
        if (status != QUOIN_OK || !here) continue;
        status = node_pin(n, f->fixing[set], s);
        *found = true;
    }
    return status;
}

quoin_status scalars_search(native *n, scalar_choice choice, bool *found) {
    search f = {.n = n, .along.memory = n->memory, .choice = choice, .nodes = (size_t)n->node_count + 1};
    size_t starts = f.nodes + 1;
    slab room = {0};
    part parts[] = {PART(f.number, f.nodes),       PART(f.fixing, f.nodes),    PART(f.links, f.nodes),     PART(f.repairs, f.nodes),
                    PART(f.spring_start, starts),  PART(f.link_start, starts), PART(f.node_start, starts), PART(f.spring_list, n->spring_count),
                    PART(f.link_list, n->links.row_count), PART(f.node_list, f.nodes)};
    *found = false;
    if (!slab_carve(n->memory, &room, parts, 10)) return QUOIN_OUT_OF_MEMORY;
    slab_fill(parts, 10, 0);
    components_join(n);
    choose_nodes(&f);
    bool any = false;
    for (uint32_t i = 1; i < f.nodes; i++) any |= f.fixing[i] != 0;
    quoin_status status = any ? search_all(&f, found) : QUOIN_OK;
    scalar_search_release(&f.along);
    slab_release(n->memory, &room);
    return status;
}
