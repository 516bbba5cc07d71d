/* Eliminating again the nodes that are awake, in the order of their labels. */
#include "Edits/graft.h"
#include "Numbers/order.h"

/* ── A heap of what is to be done, by label ─────────────────────────────────────────────────────────────────── */

static bool precedes(queued a, queued b) { return a.label < b.label || (a.label == b.label && a.node < b.node); }

bool graft_enqueue(graft *g, queued made) {
    if (!RESERVE(g->n->memory, g->heap, g->heap_capacity, g->heap_count + 1)) return false;
    size_t at = g->heap_count++;
    for (; at && precedes(made, g->heap[(at - 1) / 2]); at = (at - 1) / 2) g->heap[at] = g->heap[(at - 1) / 2];
    g->heap[at] = made;
    return true;
}

queued graft_dequeue(graft *g) {
    queued least = g->heap[0], moved = g->heap[--g->heap_count];
    size_t at = 0, child;
    for (; (child = 2 * at + 1) < g->heap_count; at = child) {
        if (child + 1 < g->heap_count && precedes(g->heap[child + 1], g->heap[child])) child++;
        if (!precedes(g->heap[child], moved)) break;
        g->heap[at] = g->heap[child];
    }
    g->heap[at] = moved;
    return least;
}

/* ── Waking ─────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool comes_before(const graft *g, uint32_t a, uint32_t b) {
    return precedes((queued){g->label[a], a}, (queued){g->label[b], b});
}

/* Gives a node back an edge, with the function that its step took. */
static quoin_status restore_edge(graft *g, uint32_t node, uint32_t other, uint32_t f) {
    native *n = g->n;
    uint32_t e, high = (uint32_t)greater(node, other);
    quoin_status status = edge_between(n, high, node + other - high, &e);
    if (status != QUOIN_OK || !graft_reserve_edges(g)) return QUOIN_OUT_OF_MEMORY;
    n->functions.list[f].sibling = n->edges[e].pieces;
    n->edges[e].pieces = f;
    return QUOIN_OK;
}

quoin_status graft_wake(graft *g, uint32_t node) {
    native *n = g->n;
    if (g->node_marks[node] & NODE_AWAKE) return QUOIN_OK;
    g->node_marks[node] |= NODE_AWAKE;
    n->mark[node] &= (uint8_t)~NODE_GONE;
    if (graft_is_large(++g->awake_count, g->nodes) || g->node_marks[node] & NODE_UNSETTLED) g->failed = true;
    if (!graft_enqueue(g, (queued){g->label[node], node})) return QUOIN_OUT_OF_MEMORY;
    if (g->step_of[node] == NO_INDEX || g->failed) return QUOIN_OK;
    step gone = n->steps[g->step_of[node]];
    const function *taken = &n->functions.list[gone.function];
    graft_unlink_step(g, g->step_of[node]);
    if (gone.kind == STEP_PENDANT) return restore_edge(g, node, gone.a, gone.function);
    uint32_t to_low = taken->a, to_high = taken->b;
    quoin_status status = restore_edge(g, node, gone.a, to_low);
    if (status == QUOIN_OK) status = restore_edge(g, node, gone.b, to_high);
    return status == QUOIN_OK ? graft_kill(g, gone.function) : status;
}

quoin_status graft_kill(graft *g, uint32_t f) {
    native *n = g->n;
    quoin_status status = QUOIN_OK;
    while (f != NO_FUNCTION && !g->dead[f] && status == QUOIN_OK && !g->failed) {
        uint32_t parent = n->functions.list[f].parent;
        uint32_t s = parent == NO_FUNCTION ? g->pendant_of[f] : NO_INDEX;
        g->dead[f] = 1;
        n->functions.garbage += n->functions.list[f].room;
        if (g->series_of[f] != NO_INDEX) status = graft_wake(g, n->steps[g->series_of[f]].node);
        if (s != NO_INDEX && status == QUOIN_OK) status = graft_wake(g, n->steps[s].node);
        f = parent;
    }
    return status;
}

/* ── Edges ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static void put_spring(graft *g, uint32_t e, uint32_t s) {
    g->function_of_spring[s] = NO_FUNCTION;
    g->next_spring[s] = g->first_spring[e];
    g->first_spring[e] = s;
}

quoin_status graft_add_spring(graft *g, uint32_t s) {
    native *n = g->n;
    uint32_t e, high = n->springs[s].high, low = n->springs[s].low;
    quoin_status status = edge_between(n, high, low, &e);
    if (status != QUOIN_OK || !graft_reserve_edges(g)) return QUOIN_OUT_OF_MEMORY;
    put_spring(g, e, s);
    if ((g->node_marks[high] | g->node_marks[low]) & NODE_UNSETTLED) g->failed = true;
    return graft_wake(g, low && comes_before(g, low, high) ? low : high);
}

/* Puts the parts of a function that are not gone on an edge. What a convolution that is gone was made of is on edges of its node. */
static void put_parts(graft *g, uint32_t e, uint32_t f) {
    native *n = g->n;
    function *fn = &n->functions.list[f];
    if (fn->split) g->dead[f] = 1; /* it has no points, and now may need them */
    if (!g->dead[f]) {
        fn->parent = NO_FUNCTION;
        fn->sibling = n->edges[e].pieces;
        n->edges[e].pieces = f;
    } else if (fn->kind == FUNCTION_ROWS) {
        for (uint32_t k = 0; k < fn->b; k++)
            if (g->function_of_spring[n->edge_springs[fn->a + k]] == f) put_spring(g, e, n->edge_springs[fn->a + k]);
    } else if (fn->kind == FUNCTION_SUM) {
        uint32_t a = fn->a, b = fn->b;
        put_parts(g, e, a);
        put_parts(g, e, b);
    }
}

/* Sorts out what is gone on the edges of a node, and removes edges on which nothing is left. */
static void clear_edges(graft *g, uint32_t node) {
    native *n = g->n;
    for (uint32_t half = n->head[node], next; half != NO_INDEX; half = next) {
        uint32_t e = half >> 1, f = n->edges[e].pieces;
        next = n->edges[e].next[half & 1];
        n->edges[e].pieces = NO_FUNCTION;
        while (f != NO_FUNCTION) {
            uint32_t after = n->functions.list[f].sibling;
            put_parts(g, e, f);
            f = after;
        }
        if (n->edges[e].pieces == NO_FUNCTION && g->first_spring[e] == NO_INDEX) edge_remove(n, e);
    }
}

static uint32_t group_of(const spring *s) { return s->required ? 0 : s->edited ? 2 : 1; }

/* Writes the springs of an edge where its functions are made of them: required ones first, edited ones last. */
static quoin_status write_springs(graft *g, uint32_t e) {
    native *n = g->n;
    edge *target = &n->edges[e];
    size_t count = 0, start = g->edge_spring_count;
    for (uint32_t s = g->first_spring[e]; s != NO_INDEX; s = g->next_spring[s]) count++;
    if (!RESERVE(n->memory, n->edge_springs, n->edge_spring_capacity, start + count)) return QUOIN_OUT_OF_MEMORY;
    target->springs = (uint32_t)start;
    target->spring_count = (uint32_t)count;
    for (uint32_t group = 0; group < 3; group++)
        for (uint32_t s = g->first_spring[e]; s != NO_INDEX; s = g->next_spring[s])
            if (group_of(&n->springs[s]) == group) n->edge_springs[g->edge_spring_count++] = s;
    return QUOIN_OK;
}

/* ── Elimination ────────────────────────────────────────────────────────────────────────────────────────────── */

/* Finds the first of a node's neighbors; where it can, one that is not itself waiting, or two nodes would wait for each other in turn. */
static uint32_t first_neighbor(const graft *g, uint32_t node, uint8_t waiting) {
    const native *n = g->n;
    uint32_t first = 0;
    for (uint32_t half = n->head[node]; half != NO_INDEX; half = n->edges[half >> 1].next[half & 1]) {
        uint32_t other = n->edges[half >> 1].ends[~half & 1];
        if (!other || g->node_marks[other] & waiting) continue;
        if (!first || comes_before(g, other, first)) first = other;
    }
    return first;
}

/* Puts a node with three edges and more behind the first of its neighbors. Those before it are awake then: they must know its
 * edges. */
static quoin_status raise(graft *g, uint32_t node) {
    native *n = g->n;
    uint32_t first = first_neighbor(g, node, NODE_RAISED);
    quoin_status status = QUOIN_OK;
    if (!first) first = first_neighbor(g, node, 0);
    g->label[node] = g->label[first] + 1;
    g->node_marks[node] |= NODE_RAISED;
    for (uint32_t half = n->head[node]; half != NO_INDEX && status == QUOIN_OK;) {
        uint32_t other = n->edges[half >> 1].ends[~half & 1];
        half = n->edges[half >> 1].next[half & 1];
        if (other && comes_before(g, other, node)) status = graft_wake(g, other);
    }
    if (graft_is_large(++g->raised_count, g->nodes)) g->failed = true;
    if (status == QUOIN_OK && !graft_enqueue(g, (queued){g->label[node], node})) status = QUOIN_OUT_OF_MEMORY;
    return status;
}

/* Notes the functions that were made, and whose springs they are of. */
static bool note_functions(graft *g) {
    native *n = g->n;
    size_t f = g->function_count;
    if (!graft_reserve_functions(g)) return false;
    for (; f < n->functions.count; f++) {
        const function *fn = &n->functions.list[f];
        for (uint32_t k = 0; fn->kind == FUNCTION_ROWS && k < fn->b; k++) g->function_of_spring[n->edge_springs[fn->a + k]] = (uint32_t)f;
    }
    return true;
}

static quoin_status keep_step(graft *g, const step *made) {
    native *n = g->n;
    uint32_t s = g->step_of[made->node];
    if (s == NO_INDEX) {
        if (!RESERVE(n->memory, n->steps, n->step_capacity, n->step_count + 1)) return QUOIN_OUT_OF_MEMORY;
        s = g->step_of[made->node] = (uint32_t)n->step_count++;
    }
    n->steps[s] = *made;
    graft_link_step(g, s);
    n->mark[made->node] |= NODE_GONE;
    g->node_marks[made->node] &= (uint8_t)~NODE_AWAKE;
    return graft_push(g, &g->made_again, made->node) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

static quoin_status take_node(graft *g, uint32_t node) {
    native *n = g->n;
    uint32_t joined = NO_INDEX;
    step made;
    quoin_status status = QUOIN_OK;
    for (uint32_t half = n->head[node]; half != NO_INDEX && status == QUOIN_OK; half = n->edges[half >> 1].next[half & 1])
        status = write_springs(g, half >> 1);
    if (status != QUOIN_OK) return status;
    bool pendant = n->degree[node] == 1, ties = n->solver->ties;
    status = pendant ? eliminate_pendant(n, node, ties, &made) : eliminate_series(n, node, ties, &made, &joined);
    g->failed = g->failed || n->strained;
    if (status == QUOIN_OK && (!note_functions(g) || !graft_reserve_edges(g))) status = QUOIN_OUT_OF_MEMORY;
    if (status == QUOIN_OK) status = keep_step(g, &made);
    if (status != QUOIN_OK || pendant) return status;
    return graft_wake(g, made.a && comes_before(g, made.a, made.b) ? made.a : made.b);
}

static quoin_status take(graft *g, uint32_t node) {
    native *n = g->n;
    clear_edges(g, node);
    if (g->node_marks[node] & NODE_VANISHED) { /* no row mentions it, so it has no edges either */
        g->node_marks[node] &= (uint8_t)~NODE_AWAKE;
        if (g->step_of[node] != NO_INDEX) n->steps[g->step_of[node]].node = 0;
        g->step_of[node] = NO_INDEX;
        return QUOIN_OK;
    }
    if (n->degree[node] == 0) g->failed = true; /* a free node is for the tie levels */
    if (g->failed) return QUOIN_OK;
    return n->degree[node] > 2 ? raise(g, node) : take_node(g, node);
}

static uint64_t label_of_neighbor(const graft *g, uint32_t node) { return node ? g->label[node] : (uint64_t)1 << 62; }

/* Gives nodes that are new or were raised their labels: just below those of their neighbors. Last ones first, because a
 * neighbor may be such a node, too. */
static void settle_labels(graft *g) {
    const native *n = g->n;
    for (size_t i = g->made_again.count; i-- > 0;) {
        uint32_t node = g->made_again.list[i];
        if (!(g->node_marks[node] & (NODE_NEW | NODE_RAISED))) continue;
        const step *s = &n->steps[g->step_of[node]];
        uint64_t label = label_of_neighbor(g, s->a);
        if (s->kind == STEP_SERIES) label = lesser(label, label_of_neighbor(g, s->b));
        if (label - 1 < g->label[node]) g->failed = true;
        g->label[node] = label - 1;
        g->node_marks[node] &= (uint8_t)~NODE_RAISED;
    }
}

quoin_status graft_eliminate(graft *g) {
    quoin_status status = QUOIN_OK;
    while (g->heap_count && status == QUOIN_OK && !g->failed) {
        queued next = graft_dequeue(g);
        bool awake = g->node_marks[next.node] & NODE_AWAKE;
        if (awake && g->label[next.node] == next.label) status = take(g, next.node);
    }
    g->heap_count = 0;
    settle_labels(g);
    return status;
}
