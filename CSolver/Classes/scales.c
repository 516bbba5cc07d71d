/* Scales: links that would be springs except for their coefficients. A centered box gets its middle from another row, so
 * a row about its width moves both edges:
 *
 *     middle·2 = S,   right = S − left        right − left ≥ w   is   S − 2·left ≥ w
 *
 * With y = 2·left that is a spring from y to S. So if the rows about a node agree on a scale, the node is tied to a new
 * one that is larger by that factor. An optional row must keep its unit, and with it its cost; a required inequality may
 * have any scale, but one between two nodes ties their scales to each other.
 *
 * All links of a component must become springs in this way; otherwise the component is left as it is.
 */
#include <math.h>
#include <string.h>

#include "Elimination/reduction.h"
#include "Numbers/order.h"

typedef struct scaling {
    native *n;
    uint32_t *above;           /* disjoint sets of nodes whose scales are tied to each other; paths are compressed */
    double *ratio;             /* the scale divided by that of the node above */
    double *wanted;            /* per set: the scale that optional rows want; 0: none yet */
    bool *linked, *failed;     /* per component */
} scaling;

/* Returns the set of a node; `*ratio` is the node's scale divided by that of the set. */
static uint32_t set_of(scaling *s, uint32_t node, double *ratio) {
    uint32_t top = node;
    *ratio = 1;
    while (s->above[top] != top) {
        *ratio *= s->ratio[top];
        top = s->above[top];
    }
    double left = *ratio;
    while (s->above[node] != top && node != top) {
        uint32_t next = s->above[node];
        double own = s->ratio[node];
        s->above[node] = top;
        s->ratio[node] = left;
        left /= own;
        node = next;
    }
    return top;
}

static bool differ(double a, double b) { return fabs(a - b) > 1e-9 * fabs(a); }

static void want_scale(scaling *s, uint32_t node, double scale) {
    double ratio;
    uint32_t set = set_of(s, node, &ratio);
    if (s->wanted[set] != 0 && differ(s->wanted[set] * ratio, scale)) s->failed[component_of(s->n, node)] = true;
    s->wanted[set] = scale / ratio;
}

/* Ties two scales: scale of a : scale of b = x : y. */
static void tie(scaling *s, uint32_t a, uint32_t b, double x, double y) {
    double of_a, of_b;
    uint32_t set = set_of(s, a, &of_a), other = set_of(s, b, &of_b);
    double between = x * of_b / (y * of_a); /* scale of `set` : scale of `other` */
    bool clash = set == other ? differ(of_a * y, of_b * x)
                              : s->wanted[set] != 0 && s->wanted[other] != 0 && differ(s->wanted[set], s->wanted[other] * between);
    if (clash) s->failed[component_of(s->n, a)] = true;
    if (set == other) return;
    s->above[set] = other;
    s->ratio[set] = between;
    if (s->wanted[other] == 0) s->wanted[other] = s->wanted[set] / between;
}

static void ask_spring(scaling *s, const spring *row) {
    if (row->required) {
        if (row->low) tie(s, row->high, row->low, 1, 1);
        return;
    }
    want_scale(s, row->high, 1);
    if (row->low) want_scale(s, row->low, 1);
}

/* Marks the components that have links, and those where no scale helps. Returns whether any component remains. */
static bool mark_linked(scaling *s) {
    const equations *links = &s->n->links;
    bool any = false;
    for (size_t i = 0; i < links->row_count; i++) {
        const system_row *link = &links->rows[i];
        const quoin_term *t = links->terms + link->term_start;
        uint32_t set = component_of(s->n, t[0].variable);
        s->linked[set] = true;
        if (link->term_count > 2 || (link->strength == STRENGTH_REQUIRED && link->relation == QUOIN_EQUAL) ||
            (link->term_count == 2 && is_positive(t[0].coefficient * t[1].coefficient)))
            s->failed[set] = true;
    }
    for (size_t i = 0; i < links->row_count && !any; i++) any = !s->failed[component_of(s->n, links->terms[links->rows[i].term_start].variable)];
    return any;
}

static void ask_link(scaling *s, const system_row *link) {
    const quoin_term *t = s->n->links.terms + link->term_start;
    if (s->failed[component_of(s->n, t[0].variable)]) return;
    if (link->strength != STRENGTH_REQUIRED) {
        for (uint32_t i = 0; i < link->term_count; i++) want_scale(s, t[i].variable, fabs(t[i].coefficient));
    } else if (link->term_count == 2) {
        tie(s, t[0].variable, t[1].variable, fabs(t[0].coefficient), fabs(t[1].coefficient));
    }
}

static double scale_of(scaling *s, uint32_t node) {
    double ratio;
    uint32_t set = set_of(s, node, &ratio), component = component_of(s->n, node);
    return s->linked[component] && !s->failed[component] && s->wanted[set] != 0 ? s->wanted[set] * ratio : 1;
}

/* Reserves room for the ties of `nodes` nodes and keeps the existing ones. */
static quoin_status grow_ties(native *n, size_t nodes) {
    if (!n->affine) return derived_untie(n, nodes);
    if (nodes <= n->tie_capacity) return QUOIN_OK;
    native old = *n;
    size_t count = (size_t)n->node_count + 1;
    part parts[] = {PART(n->factor, nodes), PART(n->shift, nodes), PART(n->rate, nodes), PART(n->root, nodes), PART(n->scalar, nodes)};
    n->tie_slab = (slab){0};
    if (!slab_carve(n->memory, &n->tie_slab, parts, 5)) {
        n->tie_slab = old.tie_slab;
        return QUOIN_OUT_OF_MEMORY;
    }
    n->tie_capacity = nodes;
    memcpy(n->factor, old.factor, count * sizeof *n->factor);
    memcpy(n->shift, old.shift, count * sizeof *n->shift);
    memcpy(n->rate, old.rate, count * sizeof *n->rate);
    memcpy(n->root, old.root, count * sizeof *n->root);
    memcpy(n->scalar, old.scalar, count * sizeof *n->scalar);
    slab_release(n->memory, &old.tie_slab);
    return QUOIN_OK;
}

/* Ties a node to a new one: X(node) = X(made) / scale. */
static void tie_to_scaled(native *n, uint32_t node, double scale) {
    uint32_t made = ++n->node_count;
    n->root[made] = made;
    n->factor[made] = 1;
    n->shift[made] = n->rate[made] = n->shift[node] = n->rate[node] = 0;
    n->scalar[made] = n->scalar[node] = 0;
    n->root[node] = made;
    n->factor[node] = 1 / scale;
}

static quoin_status scale_nodes(scaling *s, bool *found) {
    native *n = s->n;
    uint32_t nodes = n->node_count, count = 0;
    for (uint32_t i = 1; i <= nodes; i++) count += node_is_root(n, i) && scale_of(s, i) != 1;
    if (!count) return QUOIN_OK;
    quoin_status status = grow_ties(n, (size_t)nodes + count + 1);
    if (status != QUOIN_OK) return status;
    for (uint32_t i = 1; i <= nodes; i++) {
        double scale = node_is_root(n, i) ? scale_of(s, i) : 1;
        if (scale != 1) tie_to_scaled(n, i, scale);
    }
    *found = true;
    return QUOIN_OK;
}

quoin_status scales_find(native *n, bool *found) {
    scaling s = {.n = n};
    size_t nodes = (size_t)n->node_count + 1;
    slab all = {0};
    part parts[] = {PART(s.ratio, nodes), PART(s.wanted, nodes), PART(s.above, nodes), PART(s.linked, nodes), PART(s.failed, nodes)};
    *found = false;
    if (!n->links.row_count) return QUOIN_OK;
    if (!slab_carve(n->memory, &all, parts, 5)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < nodes; i++) {
        s.above[i] = i;
        s.ratio[i] = 1;
        s.wanted[i] = 0;
        s.linked[i] = s.failed[i] = false;
    }
    components_join(n);
    quoin_status status = QUOIN_OK;
    if (mark_linked(&s)) {
        for (size_t i = 0; i < n->spring_count; i++) ask_spring(&s, &n->springs[i]);
        for (size_t i = 0; i < n->links.row_count; i++) ask_link(&s, &n->links.rows[i]);
        status = scale_nodes(&s, found);
    }
    slab_release(n->memory, &all);
    return status;
}
