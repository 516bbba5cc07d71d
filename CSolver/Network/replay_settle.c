/* Positions of a network, settled again after a replay: of the steps that read a curve made again, and of those whose nodes stand beside a node
 * that has moved. A step is settled by positions of later steps, so one pass in descending order suffices.
 */
#include "Network/network.h"

/* The list of dependents while it is made: counted first, then placed from each list's end downward. */
typedef struct listing {
    network *n;
    uint32_t *step_of_node;
    bool placing;
} listing;

static void list_node(listing *l, uint32_t node, uint32_t step) {
    replay *r = &l->n->replay;
    if (!node || l->step_of_node[node] <= step) return;
    if (l->placing) r->dependents[--r->dependent_start[node]] = step;
    else r->dependent_start[node]++;
}

static void list_cost(listing *l, uint32_t c, uint32_t step) {
    const cost *this_cost = &l->n->costs[c];
    for (uint32_t i = 0; i < this_cost->count; i++) list_node(l, l->n->ends[this_cost->first + i].node, step);
}

static void list_step(listing *l, uint32_t i) {
    network *n = l->n;
    const net_step *s = &n->steps[i];
    if (s->kind == NET_PIECE) {
        const cluster *piece = &n->clusters[s->b];
        for (uint32_t c = piece->first_cost; c != NO_INDEX; c = n->costs[c].next) list_cost(l, c, i);
        for (uint32_t e = piece->first_form; e < piece->form_end && piece->form_count == 1; e++) list_node(l, n->forms[e].node, i);
        return;
    }
    if (s->kind == NET_FREE) return;
    list_cost(l, s->a, i);
    if (s->kind == NET_SERIES) list_cost(l, s->b, i);
}

static void find_steps(const network *n, uint32_t *step_of_node) {
    for (uint32_t i = 0; i < n->step_count; i++) {
        const net_step *s = &n->steps[i];
        step_of_node[s->node] = i;
        if (s->kind != NET_PIECE) continue;
        for (uint32_t v = n->clusters[s->b].first_node; v; v = n->next_node[v]) step_of_node[v] = i;
    }
}

static quoin_status list_dependents(network *n, uint32_t *step_of_node) {
    replay *r = &n->replay;
    size_t nodes = (size_t)n->node_count + 1;
    listing l = {.n = n, .step_of_node = step_of_node};
    find_steps(n, step_of_node);
    memory_fill(r->dependent_start, 0, (nodes + 1) * sizeof *r->dependent_start);
    for (uint32_t i = 0; i < n->step_count; i++) list_step(&l, i);
    for (size_t i = 1; i <= nodes; i++) r->dependent_start[i] += r->dependent_start[i - 1];
    part parts[] = {PART(r->dependents, r->dependent_start[nodes])};
    if (!slab_carve(n->memory, &r->dependent_slab, parts, 1)) return QUOIN_OUT_OF_MEMORY;
    l.placing = true;
    for (uint32_t i = 0; i < n->step_count; i++) list_step(&l, i);
    return QUOIN_OK;
}

quoin_status replay_index_nodes(network *n) {
    size_t size = ((size_t)n->node_count + 1) * sizeof(uint32_t);
    uint32_t *step_of_node = memory_take(n->memory, size);
    if (!step_of_node) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = list_dependents(n, step_of_node);
    memory_give(n->memory, step_of_node, size);
    return status;
}

/* ── Settling ───────────────────────────────────────────────────────────────────────────────────────────────── */

/* Marks the steps that depend on a node, if it has moved. */
static void follow_node(network *n, uint32_t v) {
    const replay *r = &n->replay;
    if (n->position[v] == r->before[v]) return;
    for (uint32_t i = r->dependent_start[v]; i < r->dependent_start[v + 1]; i++) r->unsettled[r->dependents[i] >> 6] |= UINT64_C(1) << (r->dependents[i] & 63);
}

static quoin_status settle_again(network *n, const net_step *s) {
    uint32_t first = s->kind == NET_PIECE ? n->clusters[s->b].first_node : s->node;
    for (uint32_t v = first; v; v = s->kind == NET_PIECE ? n->next_node[v] : 0) n->replay.before[v] = n->position[v];
    quoin_status status = network_settle_step(n, s);
    for (uint32_t v = first; v; v = s->kind == NET_PIECE ? n->next_node[v] : 0) follow_node(n, v);
    return status;
}

quoin_status replay_settle(network *n) {
    uint64_t *unsettled = n->replay.unsettled;
    quoin_status status = QUOIN_OK;
    for (size_t word = n->step_count / 64 + 1; word-- > 0;)
        while (unsettled[word] && status == QUOIN_OK) {
            unsigned bit = 63 - (unsigned)__builtin_clzll(unsettled[word]);
            unsettled[word] &= ~(UINT64_C(1) << bit);
            status = settle_again(n, &n->steps[word * 64 + bit]);
        }
    return status;
}
