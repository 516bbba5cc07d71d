/* Elimination: three exact rules, each of which removes springs without changing the optimum.
 *
 *     parallel   u ═ v          their functions add
 *     pendant    u ─ w          w takes the minimum of the function: the edge is removed
 *     series     u ─ w ─ v      w takes the point where both slopes are equal: one edge u ─ v with the convolution
 *
 * Nodes are eliminated last-created first, so that children go before their parents and a list's last row before its first.
 * A round never eliminates in series next to an edge it has just made: a chain halves each round instead of growing
 * one function end to end, so that every function takes part in logarithmically many convolutions.
 * A node left with no edge at all is free.
 */
#include "Elimination/reduction.h"
#include "Numbers/copying.h"

#include <string.h>

#define MOST_COPIED 16000000   /* words of slopes, by unbalanced series steps (copying.h) */

static uint32_t other_end(const native *n, uint32_t half) { return n->edges[half >> 1].ends[~half & 1]; }

static void unlink_half(native *n, uint32_t half) {
    edge *e = &n->edges[half >> 1];
    uint32_t side = half & 1, next = e->next[side], previous = e->previous[side];
    if (previous == NO_INDEX) n->head[e->ends[side]] = next;
    else n->edges[previous >> 1].next[previous & 1] = next;
    if (next != NO_INDEX) n->edges[next >> 1].previous[next & 1] = previous;
    n->degree[e->ends[side]]--;
}

void edge_remove(native *n, uint32_t e) {
    unlink_half(n, e * 2);
    unlink_half(n, e * 2 + 1);
    n->edges[e].alive = false;
}

/* ── Edges by their ends ────────────────────────────────────────────────────────────────────────────────────── */

static size_t edge_home(const native *n, uint32_t high, uint32_t low) {
    uint64_t both = (uint64_t)high << 32 | low;
    return (size_t)(both * UINT64_C(0x9E3779B97F4A7C15) >> 32) & (n->edge_set_capacity - 1);
}

#define FEW_EDGES 8

/* Returns the place of the edge between two nodes in the table, or the empty place where it belongs. */
static size_t edge_place(const native *n, uint32_t high, uint32_t low) {
    size_t place = edge_home(n, high, low);
    for (; n->edge_set[place]; place = (place + 1) & (n->edge_set_capacity - 1)) {
        const edge *e = &n->edges[n->edge_set[place] - 1];
        if (e->ends[0] == high && e->ends[1] == low) break;
    }
    return place;
}

static quoin_status grow_edge_set(native *n) {
    size_t capacity = 64;
    while (capacity < 4 * n->edge_count + 4) capacity *= 2;
    if (capacity > n->edge_set_capacity) {
        GIVE(n->memory, n->edge_set, n->edge_set_capacity);
        if (!(n->edge_set = memory_take(n->memory, capacity * sizeof *n->edge_set))) return QUOIN_OUT_OF_MEMORY;
        n->edge_set_capacity = capacity;
    }
    memory_fill(n->edge_set, 0, n->edge_set_capacity * sizeof *n->edge_set);
    n->edge_set_count = 0;
    for (uint32_t e = 0; e < n->edge_count; e++) {
        if (!n->edges[e].alive) continue;
        n->edge_set[edge_place(n, n->edges[e].ends[0], n->edges[e].ends[1])] = e + 1;
        n->edge_set_count++;
    }
    return QUOIN_OK;
}

/* Searches the short edge list of `node` for the edge between two nodes. Returns NO_INDEX if there is none. */
static uint32_t edge_in_list(const native *n, uint32_t node, uint32_t high, uint32_t low) {
    for (uint32_t half = n->head[node]; half != NO_INDEX; half = n->edges[half >> 1].next[half & 1]) {
        const edge *e = &n->edges[half >> 1];
        if (e->ends[0] == high && e->ends[1] == low) return half >> 1;
    }
    return NO_INDEX;
}

static uint32_t edge_in_set(const native *n, uint32_t high, uint32_t low) {
    uint32_t found = n->edge_set[edge_place(n, high, low)];
    return found && n->edges[found - 1].alive ? found - 1 : NO_INDEX;
}

/* Finds the edge between two nodes. Nearly always one of them has few edges, which are searched; the hash table is made when
 * both have many. */
quoin_status edge_between(native *n, uint32_t high, uint32_t low, uint32_t *out) {
    uint32_t fewer = n->degree[high] < n->degree[low] ? high : low;
    bool few = n->degree[fewer] <= FEW_EDGES;
    if (n->edge_set_count ? 2 * n->edge_set_count >= n->edge_set_capacity : !few) {
        quoin_status status = grow_edge_set(n);
        if (status != QUOIN_OK) return status;
    }
    *out = few ? edge_in_list(n, fewer, high, low) : edge_in_set(n, high, low);
    if (*out != NO_INDEX) return QUOIN_OK;
    quoin_status status = edge_make(n, high, low, out);
    if (status != QUOIN_OK || !n->edge_set_count) return status;
    size_t place = edge_place(n, high, low);
    if (!n->edge_set[place]) n->edge_set_count++;
    n->edge_set[place] = *out + 1;
    return QUOIN_OK;
}

/* ── One function per edge ──────────────────────────────────────────────────────────────────────────────────── */

static void record_violation(native *n, double violation) {
    if (violation > 0) n->strained = true;
    if (violation > REQUIRED_TOLERANCE) note_contradiction(n);
}

static quoin_status add_rows(native *n, uint32_t e, uint32_t first, uint32_t count, bool ties, uint32_t *out) {
    uint32_t f = functions_make(&n->functions, FUNCTION_ROWS);
    if (f == NO_FUNCTION) return QUOIN_OUT_OF_MEMORY;
    function *made = &n->functions.list[f];
    made->a = first;
    made->b = made->weight = count;
    made->high = n->edges[e].ends[0];
    made->low = n->edges[e].ends[1];
    double violation;
    quoin_status status = rows_function(n, f, ties, &violation);
    record_violation(n, violation);
    *out = f;
    return status;
}

/* Returns the number of springs from `first` on that share a function: the required ones share one, each edited one has its
 * own. */
static uint32_t rows_together(const native *n, const edge *target, uint32_t first) {
    uint32_t end = target->springs + target->spring_count, last = first;
    const uint32_t *list = n->edge_springs;
    if (n->springs[list[first]].edited) return end - first;
    while (last < end && !n->springs[list[last]].edited &&
           (last - first < ROWS_TOGETHER || n->springs[list[last]].required))
        last++;
    return last - first;
}

/* Makes the functions of an edge's own rows. `*last` is the last of them; the others form a list of pieces that begins at
 * `*pieces`. */
static quoin_status own_functions(native *n, uint32_t e, bool ties, uint32_t *pieces, uint32_t *last) {
    const uint32_t first = n->edges[e].springs, end = first + n->edges[e].spring_count;
    quoin_status status = QUOIN_OK;
    *last = NO_FUNCTION;
    for (uint32_t at = first; at < end && status == QUOIN_OK;) {
        if (*last != NO_FUNCTION) {
            n->functions.list[*last].sibling = *pieces;
            *pieces = *last;
        }
        uint32_t count = rows_together(n, &n->edges[e], at);
        status = add_rows(n, e, at, count, ties, last);
        at += count;
    }
    return status;
}

static quoin_status add_two(native *n, uint32_t a, uint32_t b, bool split, uint32_t *out) {
    functions *in = &n->functions;
    uint32_t f = functions_make(in, FUNCTION_SUM);
    if (f == NO_FUNCTION) return QUOIN_OUT_OF_MEMORY;
    in->list[f].a = a;
    in->list[f].b = b;
    in->list[f].weight = in->list[a].weight + in->list[b].weight;
    in->list[a].parent = in->list[b].parent = f;
    *out = f;
    in->list[f].split = split && functions_can_split(in, f);
    if (in->list[f].split) return QUOIN_OK;
    double violation;
    quoin_status status = functions_sum(in, f, &violation);
    record_violation(n, violation);
    return status;
}

/* Adds pieces in rounds, two by two, so that the sums stay small as long as possible. */
static quoin_status add_pieces(native *n, uint32_t first, bool split, uint32_t *out) {
    uint32_t last = first;
    while (n->functions.list[last].sibling != NO_FUNCTION) last = n->functions.list[last].sibling;
    while (first != last) {
        uint32_t a = first, b = n->functions.list[a].sibling, made;
        quoin_status status = add_two(n, a, b, split && b == last, &made);
        if (status != QUOIN_OK) return status;
        first = n->functions.list[b].sibling;
        if (first == NO_FUNCTION) first = made;
        else n->functions.list[last].sibling = made;
        last = made;
    }
    *out = first;
    return QUOIN_OK;
}

/* Makes the function of an edge. Its own rows are added last and the edited ones last of all, so that an edit recomputes one
 * sum. With `split` the function serves only to find its minimum. */
quoin_status edge_function(native *n, uint32_t e, bool ties, bool split, uint32_t *out) {
    uint32_t pieces = n->edges[e].pieces, own;
    quoin_status status = own_functions(n, e, ties, &pieces, &own);
    if (status == QUOIN_OK && pieces != NO_FUNCTION) status = add_pieces(n, pieces, split && own == NO_FUNCTION, out);
    if (status != QUOIN_OK || own == NO_FUNCTION) return status;
    if (pieces != NO_FUNCTION) return add_two(n, *out, own, split, out);
    *out = own;
    return QUOIN_OK;
}

/* ── The rules ──────────────────────────────────────────────────────────────────────────────────────────────── */

typedef struct rounds {
    native *n;
    bool ties;
    uint32_t round;
    size_t count, next_count;  /* this round's nodes are in the first half of the queue, the next round's in the second */
    uint32_t *current, *next;
    copying copied;            /* words of slopes, by series steps */
} rounds;

/* Lists a node that can be eliminated. It stays so until then, as no elimination gives a node more edges. */
static void enqueue(rounds *r, uint32_t node) {
    native *n = r->n;
    if (!node | (n->degree[node] > 2) | (n->mark[node] & (NODE_STUCK | NODE_QUEUED | NODE_GONE))) return;
    n->mark[node] |= NODE_QUEUED;
    r->current[r->count++] = node;
}

static quoin_status record(native *n, step made) {
    if (!RESERVE(n->memory, n->steps, n->step_capacity, n->step_count + 1)) return QUOIN_OUT_OF_MEMORY;
    n->steps[n->step_count++] = made;
    n->mark[made.node] |= NODE_GONE;
    return QUOIN_OK;
}

quoin_status eliminate_pendant(native *n, uint32_t w, bool ties, step *made) {
    uint32_t half = n->head[w], f;
    quoin_status status = edge_function(n, half >> 1, ties, true, &f);
    if (status != QUOIN_OK) return status;
    *made = (step){.node = w, .kind = STEP_PENDANT, .a = other_end(n, half), .function = f};
    edge_remove(n, half >> 1);
    return QUOIN_OK;
}

static quoin_status take_pendant(rounds *r, uint32_t w) {
    step made;
    quoin_status status = eliminate_pendant(r->n, w, r->ties, &made);
    if (status == QUOIN_OK) status = record(r->n, made);
    if (status == QUOIN_OK) enqueue(r, made.a);
    return status;
}

static quoin_status convolve(native *n, uint32_t w, uint32_t high, uint32_t low, uint32_t a, uint32_t b, uint32_t *out) {
    functions *in = &n->functions;
    uint32_t f = functions_make(in, FUNCTION_CONVOLUTION);
    if (f == NO_FUNCTION) return QUOIN_OUT_OF_MEMORY;
    function *made = &in->list[f];
    made->a = a;
    made->b = b;
    made->weight = in->list[a].weight + in->list[b].weight;
    made->high = high;
    made->low = low;
    made->flip_a = w < low;   /* a is of X(w) − X(low), stored as higher − lower */
    made->flip_b = high < w;
    in->list[a].parent = in->list[b].parent = f;
    *out = f;
    return functions_convolve(in, f);
}

quoin_status eliminate_series(native *n, uint32_t w, bool ties, step *made, uint32_t *joined) {
    uint32_t one = n->head[w], two = n->edges[one >> 1].next[one & 1];
    if (other_end(n, one) > other_end(n, two)) {
        uint32_t swap = one;
        one = two;
        two = swap;
    }
    uint32_t low = other_end(n, one), high = other_end(n, two), a, b, f;
    quoin_status status = edge_function(n, one >> 1, ties, false, &a);
    if (status == QUOIN_OK) status = edge_function(n, two >> 1, ties, false, &b);
    if (status == QUOIN_OK) status = convolve(n, w, high, low, a, b, &f);
    if (status == QUOIN_OK) status = edge_between(n, high, low, joined);
    if (status != QUOIN_OK) return status;
    *made = (step){.node = w, .kind = STEP_SERIES, .a = low, .b = high, .function = f};
    n->functions.list[f].sibling = n->edges[*joined].pieces;
    n->edges[*joined].pieces = f;
    edge_remove(n, one >> 1);
    edge_remove(n, two >> 1);
    return QUOIN_OK;
}

/* The words in the slopes of an edge's functions, if each spring adds a point. How many points there are depends on constants, which steps must
 * not, so that they are the same after an edit. */
static size_t words_of(const native *n, uint32_t e) {
    size_t points = n->edges[e].spring_count;
    for (uint32_t f = n->edges[e].pieces; f != NO_FUNCTION; f = n->functions.list[f].sibling) points += n->functions.list[f].weight;
    return points * n->functions.word_count;
}

static quoin_status take_series(rounds *r, uint32_t w) {
    native *n = r->n;
    uint32_t one = n->head[w], two = n->edges[one >> 1].next[one & 1], joined;
    if (n->edges[one >> 1].round == r->round || n->edges[two >> 1].round == r->round) {
        n->mark[w] |= NODE_QUEUED;
        r->next[r->next_count++] = w;
        return QUOIN_OK;
    }
    if (!copying_pays(&r->copied, words_of(n, one >> 1), words_of(n, two >> 1))) return QUOIN_OK; /* the network takes it */
    step made;
    quoin_status status = eliminate_series(n, w, r->ties, &made, &joined);
    if (status == QUOIN_OK) status = record(n, made);
    if (status != QUOIN_OK) return status;
    n->edges[joined].round = r->round;
    enqueue(r, made.b);
    enqueue(r, made.a);
    return QUOIN_OK;
}

static quoin_status take(rounds *r, uint32_t w) {
    native *n = r->n;
    n->mark[w] &= (uint8_t)~NODE_QUEUED;
    if (n->degree[w] == 0) return record(n, (step){.node = w, .kind = STEP_FREE, .function = NO_FUNCTION});
    return n->degree[w] == 1 ? take_pendant(r, w) : take_series(r, w);
}

quoin_status eliminate(native *n, bool ties) {
    size_t nodes = (size_t)n->node_count + 1;
    if (!RESERVE(n->memory, n->queue, n->queue_capacity, 4 * nodes)) return QUOIN_OUT_OF_MEMORY;
    rounds r = {.n = n, .ties = ties, .round = 0, .current = n->queue, .next = n->queue + 2 * nodes, .copied = copying_of(MOST_COPIED, n->node_count)};
    n->edge_set_count = 0;
    for (uint32_t node = n->node_count; node > 0; node--)
        if (!n->affine || n->root[node] == node) enqueue(&r, node);
        else n->mark[node] |= NODE_GONE;
    while (r.count) {
        r.round++;
        for (size_t i = 0; i < r.count && !n->contradictory; i++) {
            quoin_status status = take(&r, r.current[i]);
            if (status != QUOIN_OK) return status;
        }
        if (n->contradictory) return QUOIN_OK;
        uint32_t *swap = r.current;
        r.current = r.next;
        r.next = swap;
        r.count = r.next_count;
        r.next_count = 0;
    }
    return QUOIN_OK;
}

bool nodes_are_left(const native *n) {
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (!(n->mark[i] & NODE_GONE)) return true;
    return false;
}
