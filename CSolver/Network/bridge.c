/* Hands the rows and nodes that elimination left to a network. */
#include "Network/bridge.h"

#include <math.h>
#include <string.h>

#include "Network/faces.h"
#include "Network/former.h"

#define SMALL_PROGRAM 96       /* inner nodes of one piece, up to which its program is small */

typedef struct bridge {
    native *n;
    network *net;
    uint32_t *number;          /* per node of the reduction: its number in the network */
    uint32_t *node;            /* per node of the network: its number in the reduction, */
    uint32_t *name;            /* and the slot of its first variable */
    uint32_t count;
    bool ties, required_only;
} bridge;

/* ── Curves ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The counts of one word, whose levels are first … end − 1. The lowest comes first, and the order is reversed; level 0 of a slope is for
 * required rows. */
static bool unpack_word(curves *to, const packing *how, int64_t word, uint32_t first, uint32_t end, slope_vector *slope) {
    uint32_t kept = slope->count;
    for (uint32_t l = end - 1; word; l--) {
        while (l > first && !(word & ((INT64_C(1) << how->shift[l - 1]) - 1))) l--; /* nothing at this level */
        uint32_t top = l > first ? how->shift[l - 1] : 62, width = top - how->shift[l];
        int64_t field = (int64_t)((uint64_t)word >> how->shift[l] << (64 - width)) >> (64 - width);
        if (field && !curves_entry(to, slope, l + 1, (double)field)) return false;
        word -= field * (INT64_C(1) << how->shift[l]);
    }
    slope_entry *entries = to->entries + slope->first;
    for (uint32_t low = kept, high = slope->count; low + 1 < high; low++) {
        slope_entry swap = entries[low];
        entries[low] = entries[--high];
        entries[high] = swap;
    }
    return true;
}

static bool unpack(curves *to, const packing *how, const int64_t *words, slope_vector *slope) {
    bool kept = true;
    for (uint32_t w = 0, first = 0; w < how->word_count && kept; first = how->end_of_word[w++])
        kept = unpack_word(to, how, words[w], first, how->end_of_word[w], slope);
    return kept;
}

static quoin_status curve_of_function(native *n, uint32_t f, uint32_t *out) {
    const functions *in = &n->functions;
    const function *from = &in->list[f];
    curves *to = &n->network.curves;
    if ((*out = curves_make(to, from->count)) == NO_CURVE) return QUOIN_OUT_OF_MEMORY;
    curve *made = &to->list[*out];
    made->kind = CURVE_GIVEN;
    made->weight = from->weight;
    for (uint32_t i = 0; i <= from->count; i++) {
        const int64_t *words = in->slope + ((size_t)from->start + i) * in->word_count;
        slope_vector *slope = to->slope + made->start + i;
        if (i < from->count) to->point[made->start + i] = fixed_from(in->point[from->start + i]);
        slope_begin(to, slope, in->lead[from->start + i]);
        bool forbidden = words[0] == FORBIDDEN || words[0] == -FORBIDDEN;
        bool kept = forbidden ? curves_entry(to, slope, 0, words[0] < 0 ? -INFINITY : INFINITY) : unpack(to, &n->packing, words, slope);
        if (!kept) return QUOIN_OUT_OF_MEMORY;
    }
    return QUOIN_OK;
}

static bool is_fixed_link(const system_row *link) { return link->strength == STRENGTH_REQUIRED && link->relation == QUOIN_EQUAL; }

static quoin_status curve_of_link(native *n, size_t i, bool ties, uint32_t *out) {
    const system_row *link = &n->links.rows[i];
    fixed bound = fixed_from(link->constant);
    if (is_fixed_link(link)) return curves_of_interval(&n->network.curves, (interval){bound, bound}, out);
    bool required = link->strength == STRENGTH_REQUIRED;
    return curves_of_row(&n->network.curves, link->relation, bound, required, required ? 0 : link->level + 1, ties ? n->link_order[i] : 0, out);
}

/* ── The network of what elimination left ───────────────────────────────────────────────────────────────────── */

static quoin_status add_edge(bridge *b, uint32_t e) {
    native *n = b->n;
    uint32_t f, c;
    quoin_status status = edge_function(n, e, b->ties, false, &f);
    if (status == QUOIN_OK) status = curve_of_function(n, f, &c);
    if (status != QUOIN_OK) return status;
    b->net->curves.list[c].source = e;
    n->edges[e].function = f;
    const function *made = &n->functions.list[f];
    bool fixed_length = made->count == 1 && n->functions.slope[(size_t)made->start * n->functions.word_count] == -FORBIDDEN &&
                        n->functions.slope[((size_t)made->start + 1) * n->functions.word_count] == FORBIDDEN;
    end ends[2] = {{.node = b->number[n->edges[e].ends[0]], .coefficient = 1}, {.node = b->number[n->edges[e].ends[1]], .coefficient = -1}};
    return network_add(b->net, ends, 2, (operand){.curve = c, .scale = 1}, fixed_length);
}

static quoin_status add_link(bridge *b, size_t i) {
    native *n = b->n;
    const system_row *link = &n->links.rows[i];
    const quoin_term *terms = n->links.terms + link->term_start;
    if (b->required_only && link->strength != STRENGTH_REQUIRED) return QUOIN_OK;
    uint32_t c;
    quoin_status status = curve_of_link(n, i, b->ties, &c);
    if (status != QUOIN_OK) return status;
    b->net->curves.list[c].source = IS_LINK | (uint32_t)i;
    if (!RESERVE(n->memory, b->net->gathered, b->net->gathered_capacity, 1)) return QUOIN_OUT_OF_MEMORY;
    end ends[link->term_count];
    for (uint32_t t = 0; t < link->term_count; t++) ends[t] = (end){.node = b->number[terms[t].variable], .coefficient = terms[t].coefficient};
    return network_add(b->net, ends, link->term_count, (operand){.curve = c, .scale = 1}, is_fixed_link(link));
}

static quoin_status assemble(bridge *b) {
    native *n = b->n;
    size_t expected = n->links.row_count;
    for (uint32_t e = 0; e < n->edge_count; e++) expected += n->edges[e].alive;
    quoin_status status = network_clear(b->net, b->count, levels_below(&n->solver->levels) + 1, expected);
    for (uint32_t e = 0; e < n->edge_count && status == QUOIN_OK && !n->contradictory; e++)
        if (n->edges[e].alive) status = add_edge(b, e);
    for (size_t i = 0; i < n->links.row_count && status == QUOIN_OK; i++) status = add_link(b, i);
    return status;
}

/* Names the nodes after variables, whose slots stay the same in edits. */
static void name_nodes(bridge *b) {
    const native *n = b->n;
    slot_list listed = variables_of(n);
    for (size_t i = listed.count; i-- > 0;) {
        uint32_t node = n->node[listed.slots[i]];
        if (node_is_root(n, node)) b->name[b->number[node]] = listed.slots[i];
    }
    b->net->name = b->name;
}

static quoin_status open(bridge *b, native *n, bool ties, bool required_only) {
    size_t nodes = (size_t)n->node_count + 1;
    *b = (bridge){.n = n, .net = &n->network, .ties = ties, .required_only = required_only};
    if (!b->net->memory) network_open(b->net, n->memory);
    if (!RESERVE(n->memory, n->net_number, n->net_number_capacity, 3 * nodes)) return QUOIN_OUT_OF_MEMORY;
    b->number = n->net_number;
    b->node = b->number + nodes;
    b->name = b->node + nodes;
    b->number[0] = 0;
    for (uint32_t i = 1; i < nodes; i++) {
        b->number[i] = 0;
        if (n->mark[i] & NODE_GONE) continue;
        b->number[i] = ++b->count;
        b->node[b->count] = i;
        b->name[b->count] = i;
    }
    name_nodes(b);
    return QUOIN_OK;
}

static void take_positions(native *n) {
    const uint32_t *node = n->net_number + n->node_count + 1;
    for (uint32_t i = 1; i <= n->network.node_count; i++) n->position[node[i]] = fixed_to(n->network.position[i]);
}

/* A solve keeps its bases. The next solve begins with them, and so does a question about the face; a solve of blocks begins anew. */
static quoin_status solve_with_bases(const bridge *b) {
    quoin_solver *solver = b->n->solver;
    former_bases *made = NULL;
    bool solves = b->n == solver->native, asks = !solves && !b->n->partial && !b->ties && !b->required_only;
    b->net->kept = solves ? &made : NULL;
    b->net->former = (solves && !b->n->partial) || asks ? solver->former : NULL;
    quoin_status status = network_solve(b->net);
    b->net->kept = NULL;
    b->net->former = NULL;
    if (!made) return status;
    former_release(&solver->former);
    solver->former = made;
    return status;
}

quoin_status bridge_solve(native *n, bool ties, bool required_only, bool small) {
    bridge b;
    quoin_status status = open(&b, n, ties, required_only);
    b.net->most_inner = small ? SMALL_PROGRAM : UINT32_MAX;
    b.net->tolerant = n->tolerant;
    n->network_solved = false;
    if (status != QUOIN_OK || !b.count) return status;
    status = assemble(&b);
    if (status == QUOIN_OK && !n->contradictory) status = solve_with_bases(&b);
    if (status != QUOIN_OK) return status;
    n->declined = b.net->failed;
    n->contradictory = n->contradictory || (b.net->contradictory && !n->declined);
    if (n->contradictory || n->declined) return QUOIN_OK;
    n->network_solved = true;
    n->solver->counts.kernel_rows += b.net->program_rows;
    n->solver->counts.kernel_columns += b.net->program_columns;
    n->solver->counts.kernel_pivots += b.net->pivots;
    take_positions(n);
    return QUOIN_OK;
}

/* ── Edits ──────────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status bridge_change(native *n, uint32_t given, bool *kept) {
    uint32_t source = n->network.curves.list[given].source, made;
    quoin_status status = source & IS_LINK ? curve_of_link(n, source & ~IS_LINK, true, &made) : curve_of_function(n, n->edges[source].function, &made);
    *kept = status == QUOIN_OK && replay_change(&n->network, given);
    return status;
}

quoin_status bridge_replay(native *n, bool *kept) {
    network *net = &n->network;
    if (n->determined) net->former = n->solver->former, net->kept = &n->solver->former;
    uint64_t before = net->pivots;
    quoin_status status = replay_network(net, kept);
    net->former = NULL, net->kept = NULL;
    n->solver->counts.kernel_pivots = net->pivots - before;
    if (status == QUOIN_OK && *kept) take_positions(n);
    return status;
}
