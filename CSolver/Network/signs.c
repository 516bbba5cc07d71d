/* Tie rows whose sign the limits imply: they cost in proportion to their form, and make no breakpoint.
 *
 *     |x − hub − b|    with x − hub ≥ b everywhere within the limits    is    x − hub − b
 *
 * A list of a thousand loose rows has a tie row from each to the top of their container. Eliminated along the list, each would add a
 * breakpoint to the curve between the container and the next row. But a row that lies below the one before, and so on, lies below the top: the
 * limits, as lengths of paths, say so. Only positions with many tie rows are looked at. Every path is a bound, so the search may end at any
 * time. It adds up limits, exactly; the search of Face/slacks.c adds up slacks, as doubles, and needs a point that keeps all limits.
 */
#include "Network/open_part.h"
#include "Store/sorting.h"

#define MANY_TIES 64           /* at one position */
#define PASSES 16              /* the most relaxations, for each direction of each limit */

/* A bound on the distance of two nodes: X(to) − X(from) ≥ least. */
typedef struct arc {
    uint32_t from, to;
    fixed least;
} arc;

typedef struct sign_search {
    open_part *r;
    uint32_t *ties;            /* per node: how many tie rows relate it to another one; the reference is node 0 */
    arc *arcs;
    uint32_t *first_arc, *by_node; /* per node: the arcs that begin there or, turned round, end there */
    uint32_t arc_count;
    fixed *bound;              /* per node: a bound on its distance from the hub, or −FIXED_MAX */
    uint32_t *queue;
    uint8_t *queued;
    slab room;
} sign_search;

/* Reads a limit as a distance of two nodes, high − low; false if it is none. */
static bool as_distance(const open_part *r, const form_interval *limit, uint32_t *high, uint32_t *low) {
    const end *e = r->ends + limit->first;
    if (!limit->count || limit->count > 2 || fabs(e[0].coefficient) != 1) return false;
    if (limit->count == 2 && e[0].coefficient != -e[1].coefficient) return false;
    uint32_t other = limit->count == 2 ? e[1].node : 0;
    bool turned = e[0].coefficient < 0;
    *high = turned ? other : e[0].node;
    *low = turned ? e[0].node : other;
    return *high != *low;
}

static bool count_ties(sign_search *s) {
    const open_part *r = s->r;
    bool many = false;
    for (uint32_t i = r->first_tie; i < r->limit_count; i++) {
        uint32_t high, low;
        if (!as_distance(r, &r->limits[i], &high, &low)) continue;
        many = ++s->ties[high] >= MANY_TIES || many;
        many = ++s->ties[low] >= MANY_TIES || many;
    }
    return many;
}

static void list_arcs(sign_search *s) {
    const open_part *r = s->r;
    for (uint32_t i = 0; i < r->first_tie; i++) {
        uint32_t high, low;
        interval within = r->limits[i].within;
        if (!as_distance(r, &r->limits[i], &high, &low)) continue;
        if (within.low > -FIXED_MAX) s->arcs[s->arc_count++] = (arc){low, high, within.low};
        if (within.high < FIXED_MAX) s->arcs[s->arc_count++] = (arc){high, low, -within.high};
    }
}

static uint32_t beginning(const arc *of, bool turned) { return turned ? of->to : of->from; }

/* Lists the arcs by their beginning or, turned round, by their end. */
static void sort_arcs(sign_search *s, bool turned) {
    size_t nodes = (size_t)s->r->count + 1;
    memory_fill(s->first_arc, 0, (nodes + 1) * sizeof *s->first_arc);
    for (uint32_t i = 0; i < s->arc_count; i++) s->first_arc[beginning(&s->arcs[i], turned)]++;
    sum_up(s->first_arc, nodes);
    for (uint32_t i = s->arc_count; i-- > 0;) s->by_node[--s->first_arc[beginning(&s->arcs[i], turned)]] = i;
}

/* Finds bounds on how far each node lies above the hub or, turned round, below it. */
static void find_bounds(sign_search *s, uint32_t hub, bool turned) {
    size_t nodes = (size_t)s->r->count + 1, head = 0, waiting = 1, left = PASSES * (size_t)s->arc_count;
    sort_arcs(s, turned);
    for (size_t v = 0; v < nodes; v++) s->bound[v] = -FIXED_MAX, s->queued[v] = 0;
    s->bound[hub] = 0;
    s->queue[0] = hub;
    for (; waiting; waiting--, head = (head + 1) % nodes) {
        uint32_t v = s->queue[head];
        s->queued[v] = 0;
        for (uint32_t k = s->first_arc[v]; k < s->first_arc[v + 1] && left; k++, left--) {
            const arc *a = &s->arcs[s->by_node[k]];
            uint32_t to = beginning(a, !turned);
            fixed found = s->bound[v] + a->least;
            if (found <= s->bound[to] || to == hub) continue;
            s->bound[to] = found;
            if (s->queued[to]) continue;
            s->queued[to] = 1;
            s->queue[(head + waiting++) % nodes] = to;
        }
    }
}

/* Gives the curve of a tie row the slope of one of its sides everywhere. */
static void keep_side(curves *in, uint32_t index, bool right) {
    curve *c = &in->list[index];
    if (right) in->slope[c->start] = in->slope[c->start + 1];
    c->count = 0;
}

/* Where a node lies above its bound, the tie row to the hub has its right side, and where the hub lies above, its left side. */
static bool use_bounds(sign_search *s, uint32_t hub, bool turned) {
    const open_part *r = s->r;
    curves *in = &r->net->curves;
    bool any = false;
    for (uint32_t i = r->first_tie; i < r->limit_count; i++) {
        uint32_t high, low;
        if (in->list[i].count != 1 || !as_distance(r, &r->limits[i], &high, &low) || (high != hub && low != hub)) continue;
        fixed at = in->point[in->list[i].start], found = s->bound[high == hub ? low : high];
        bool above = (low == hub) != turned; /* the bound is on the form itself, and not on its opposite */
        if (found == -FIXED_MAX || found < (above ? at : -at)) continue;
        keep_side(in, i, above);
        any = true;
    }
    return any;
}

static quoin_status open(sign_search *s) {
    size_t nodes = (size_t)s->r->count + 1, arcs = 2 * (size_t)s->r->first_tie;
    part parts[] = {PART(s->ties, nodes),      PART(s->arcs, arcs),   PART(s->first_arc, nodes + 1), PART(s->by_node, arcs),
                    PART(s->bound, nodes), PART(s->queue, nodes), PART(s->queued, nodes)};
    if (!slab_carve(s->r->n->memory, &s->room, parts, 7)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(s->ties, 0, nodes * sizeof *s->ties);
    return QUOIN_OK;
}

quoin_status open_find_signs(open_part *r, bool *any) {
    sign_search s = {.r = r};
    *any = false;
    if (r->limit_count - r->first_tie < MANY_TIES) return QUOIN_OK;
    quoin_status status = open(&s);
    if (status == QUOIN_OK && count_ties(&s)) {
        list_arcs(&s);
        for (uint32_t v = 0; v <= r->count; v++)
            for (int turned = 0; turned < 2 && s.ties[v] >= MANY_TIES; turned++) {
                find_bounds(&s, v, turned);
                *any = use_bounds(&s, v, turned) || *any;
            }
    }
    slab_release(r->n->memory, &s.room);
    return status;
}
