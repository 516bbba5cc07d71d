/* Assumptions: several scalars mostly depend on each other by way of a window whose width is wanted at a priority above all
 * others. If some point satisfies all required rows and that width, every optimum does, because an optimum does not violate
 * at the highest priority what can be satisfied. Such nodes are therefore fixed at that width without a proof, which splits
 * their component; if a required row turns out to be violated, the problem is solved again without assumptions (native_reduce.c).
 *
 *     row ──s₁──┐                          row ──s₁
 *     row ──s₂──┼── window @999      ──▶   row ──s₂         each its own component
 *     row ──s₃──┘                          row ──s₃
 */
#include "Elimination/reduction.h"
#include "Numbers/grid.h"
#include "Numbers/order.h"

/* A place that differs from a whole number of steps by rounding alone is taken for that, so that other ways to calculate it give the same bits. */
quoin_status node_pin(native *n, uint32_t node, double place) {
    if (!n->affine) { /* nothing is tied yet */
        quoin_status status = derived_untie(n, (size_t)n->node_count + 1);
        if (status != QUOIN_OK) return status;
    }
    n->root[node] = 0;
    n->factor[node] = n->rate[node] = 0;
    n->scalar[node] = 0;
    n->shift[node] = without_noise(place, FINE_GRID);
    n->searched = true;
    return QUOIN_OK;
}

typedef struct assumption {
    uint32_t level;            /* the highest level of a component with links */
    bool links, refuted;       /* refuted: a row does more than fix one node, or two rows fix it differently */
    bool asked;                /* per node: a row fixes it at `place` */
    double place;
} assumption;

static assumption *assumption_of_link(native *n, assumption *this_assumption, size_t i) {
    return &this_assumption[component_of(n, n->links.terms[n->links.rows[i].term_start].variable)];
}

static void find_levels(native *n, assumption *this_assumption) {
    for (uint32_t i = 0; i <= n->node_count; i++) this_assumption[i] = (assumption){.level = UINT32_MAX};
    for (size_t i = 0; i < n->links.row_count; i++) {
        const system_row *link = &n->links.rows[i];
        assumption *own = assumption_of_link(n, this_assumption, i);
        own->links = true;
        if (link->strength == STRENGTH_OPTIONAL) own->level = (uint32_t)lesser(own->level, link->level);
    }
    for (size_t i = 0; i < n->spring_count; i++) {
        const spring *s = &n->springs[i];
        assumption *own = &this_assumption[component_of(n, s->high)];
        if (!s->required) own->level = (uint32_t)lesser(own->level, s->level);
    }
}

static void find_assumptions(native *n, assumption *this_assumption) {
    find_levels(n, this_assumption);
    for (size_t i = 0; i < n->links.row_count; i++) {
        const system_row *link = &n->links.rows[i];
        assumption *own = assumption_of_link(n, this_assumption, i);
        if (link->strength == STRENGTH_OPTIONAL && link->level == own->level) own->refuted = true;
    }
    for (size_t i = 0; i < n->spring_count; i++) {
        const spring *s = &n->springs[i];
        assumption *own = &this_assumption[component_of(n, s->high)], *node = &this_assumption[s->high];
        if (s->required || s->level != own->level) continue;
        if (s->low || s->relation != QUOIN_EQUAL || (node->asked && node->place != s->bound)) own->refuted = true;
        node->asked = true;
        node->place = s->bound;
    }
}

static quoin_status pin_assumed(native *n, const assumption *this_assumption, bool *assumed) {
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < n->spring_count && status == QUOIN_OK; i++) {
        const spring *s = &n->springs[i];
        const assumption *own = &this_assumption[component_of(n, s->high)];
        if (!own->links || own->refuted || s->required || s->level != own->level) continue;
        status = node_pin(n, s->high, s->bound);
        *assumed = true;
    }
    return status;
}

quoin_status scalars_assume(native *n, bool *assumed) {
    size_t size = ((size_t)n->node_count + 1) * sizeof(assumption);
    assumption *this_assumption = memory_take(n->memory, size);
    *assumed = false;
    if (!this_assumption) return QUOIN_OUT_OF_MEMORY;
    components_join(n);
    find_assumptions(n, this_assumption);
    quoin_status status = pin_assumed(n, this_assumption, assumed);
    memory_give(n->memory, this_assumption, size);
    return status;
}
