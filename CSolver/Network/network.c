/* Building a network: costs over nodes, of which proportional ones become one. */
#include "Network/faces.h"
#include "Network/piecewise.h"
#include "Numbers/hashes.h"
#include "Numbers/order.h"

#define MOST_COPIED 500000     /* entries of slopes, by unbalanced series steps (copying.h) */
#define FEW_SUMMANDS 8         /* that are not worth adding up before they have to be */
#define VANISHING 1e-9         /* coefficients this small relative to the terms they were summed from are zero */

void network_open(network *opened, memory *from) {
    *opened = (network){.memory = from};
    curves_open(&opened->curves, from, 1);
}

void network_release(network *n) {
    memory *to = n->memory;
    if (!to) return;
    curves_release(&n->curves);
    slab_release(to, &n->node_slab);
    replay_release(to, &n->replay);
    faces_release(to, &n->faces);
    GIVE(to, n->costs, n->cost_capacity);
    GIVE(to, n->ends, n->end_capacity);
    GIVE(to, n->summands, n->summand_capacity);
    GIVE(to, n->table, n->table_capacity);
    GIVE(to, n->steps, n->step_capacity);
    GIVE(to, n->moves, n->move_capacity);
    GIVE(to, n->queue, n->queue_capacity);
    GIVE(to, n->next_queue, n->next_queue_capacity);
    GIVE(to, n->clusters, n->cluster_capacity);
    GIVE(to, n->operands, n->operand_capacity);
    GIVE(to, n->gathered, n->gathered_capacity);
    GIVE(to, n->listed, n->listed_capacity);
    GIVE(to, n->forms, n->form_capacity);
    GIVE(to, n->states, n->state_capacity);
    GIVE(to, n->knots, n->knot_capacity);
    GIVE(to, n->piece_levels, n->piece_level_capacity);
    GIVE(to, n->number_of_level, n->number_capacity);
    if (n->piecewise) {
        piecewise_release(n->piecewise);
        memory_give(to, n->piecewise, sizeof *n->piecewise);
        n->piecewise = NULL;
    }
}

/* Reserves room for the expected costs, and for what elimination usually makes of them. */
static bool reserve(network *n, size_t expected) {
    size_t all = 2 * expected - expected / 4;
    return RESERVE_ANEW(n->memory, n->costs, n->cost_capacity, all) && RESERVE_ANEW(n->memory, n->ends, n->end_capacity, 3 * all) &&
           RESERVE_ANEW(n->memory, n->summands, n->summand_capacity, 2 * expected + expected / 4) &&
           RESERVE_ANEW(n->memory, n->steps, n->step_capacity, n->node_count) && curves_reserve(&n->curves, 2 * expected);
}

/* Empties the table of costs, and makes it large enough for `expected` ones. Returns false if memory ran out. */
static bool clear_table(network *n, size_t expected) {
    size_t capacity = 64;
    while (capacity < 4 * expected + 4) capacity *= 2;
    if (capacity > n->table_capacity) {
        GIVE(n->memory, n->table, n->table_capacity);
        if (!(n->table = memory_take(n->memory, capacity * sizeof *n->table))) return false;
        n->table_capacity = capacity;
    }
    memory_fill(n->table, 0, n->table_capacity * sizeof *n->table);
    n->table_count = 0;
    return true;
}

quoin_status network_clear(network *n, uint32_t node_count, uint32_t levels, size_t expected) {
    size_t nodes = (size_t)node_count + 1;
    if (nodes > n->node_capacity) {
        part parts[] = {PART(n->position, nodes), PART(n->head, nodes), PART(n->degree, nodes), PART(n->next_node, nodes), PART(n->local, nodes), PART(n->mark, nodes)};
        if (!slab_carve(n->memory, &n->node_slab, parts, 6)) return QUOIN_OUT_OF_MEMORY;
        n->node_capacity = nodes;
    }
    n->node_count = node_count;
    memory_fill(n->head, 0xff, nodes * sizeof *n->head);
    memory_fill(n->degree, 0, nodes * sizeof *n->degree);
    memory_fill(n->mark, 0, nodes);
    n->position[0] = 0;
    n->cost_count = n->end_count = n->summand_count = n->step_count = n->move_count = n->cluster_count = n->form_count = n->state_count = n->knot_count = 0;
    n->round = 0;
    n->copied = copying_of(MOST_COPIED, node_count);
    n->failed = n->replay.made = n->faces.found = false;
    n->pivots = n->program_rows = n->program_columns = 0;
    n->contradictory = false;
    curves_clear(&n->curves, levels);
    return clear_table(n, expected) && reserve(n, expected) ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

/* ── Lists ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static void link_end(network *n, uint32_t e) {
    uint32_t node = n->ends[e].node, next = n->head[node];
    n->ends[e].next = next;
    n->ends[e].previous = NO_INDEX;
    if (next != NO_INDEX) n->ends[next].previous = e;
    n->head[node] = e;
    n->degree[node]++;
}

static void unlink_end(network *n, uint32_t e) {
    uint32_t next = n->ends[e].next, previous = n->ends[e].previous, node = n->ends[e].node;
    if (previous == NO_INDEX) n->head[node] = next;
    else n->ends[previous].next = next;
    if (next != NO_INDEX) n->ends[next].previous = previous;
    n->degree[node]--;
}

void cost_remove(network *n, uint32_t c) {
    cost *gone = &n->costs[c];
    for (uint32_t i = 0; i < gone->count; i++) unlink_end(n, gone->first + i);
    gone->alive = false;
}

/* ── Proportional costs ─────────────────────────────────────────────────────────────────────────────────────── */

static uint32_t hash_of(const end *ends, size_t count) {
    uint64_t hash = count;
    for (size_t i = 0; i < count; i++) hash = hash_with(hash, ends[i].node);
    return (uint32_t)(hash >> 32);
}

static void enter(network *n, uint32_t c, uint32_t hash) {
    size_t slot = hash & (n->table_capacity - 1);
    while (n->table[slot]) slot = (slot + 1) & (n->table_capacity - 1);
    n->table[slot] = c + 1;
    n->table_count++;
}

/* Enters the costs that are left into the table, whose others take up room. */
static quoin_status grow_table(network *n) {
    size_t alive = 0;
    for (size_t i = 0; i < n->cost_count; i++) alive += n->costs[i].alive;
    if (!clear_table(n, alive)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t c = 0; c < n->cost_count; c++)
        if (n->costs[c].alive) enter(n, c, hash_of(n->ends + n->costs[c].first, n->costs[c].count));
    return QUOIN_OK;
}

/* Whether a length over `ends` is `*ratio` times that of c. */
static bool is_proportional(const network *n, uint32_t c, const end *ends, size_t count, double *ratio) {
    const cost *other = &n->costs[c];
    const end *own = n->ends + other->first;
    if (other->count != count || own[0].node != ends[0].node || !other->alive || other->stands_for_cluster) return false;
    *ratio = ends[0].coefficient / own[0].coefficient;
    for (size_t i = 0; i < count; i++)
        if (own[i].node != ends[i].node || fabs(ends[i].coefficient - *ratio * own[i].coefficient) > VANISHING * fabs(ends[i].coefficient))
            return false;
    return true;
}

static uint32_t find_proportional(const network *n, const end *ends, size_t count, uint32_t hash, double *ratio) {
    if (!n->table_capacity) return NO_INDEX;
    size_t slot = hash & (n->table_capacity - 1);
    for (; n->table[slot]; slot = (slot + 1) & (n->table_capacity - 1))
        if (is_proportional(n, n->table[slot] - 1, ends, count, ratio)) return n->table[slot] - 1;
    return NO_INDEX;
}

/* ── Adding ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Gathers ends by node into n->gathered, each node once; node 0 and ends that cancel are left out. A network gives up if a coefficient
 * is so small or so large that rounding errors hide it or the others. */
static quoin_status gather(network *n, const end *ends, size_t count, size_t *kept) {
    if (!RESERVE(n->memory, n->gathered, n->gathered_capacity, count)) return QUOIN_OUT_OF_MEMORY;
    end *sorted = n->gathered;
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        if (!ends[i].node) continue;
        size_t at = found;
        while (at && sorted[at - 1].node > ends[i].node) at--;
        if (at && sorted[at - 1].node == ends[i].node) {
            double *sum = &sorted[at - 1].coefficient, more = ends[i].coefficient;
            double before = *sum;
            *sum += more;
            if (fabs(*sum) <= VANISHING * fmax(fabs(before), fabs(more))) *sum = 0;
            continue;
        }
        for (size_t j = found++; j > at; j--) sorted[j] = sorted[j - 1];
        sorted[at] = ends[i];
    }
    *kept = 0;
    for (size_t i = 0; i < found; i++) {
        if (sorted[i].coefficient == 0) continue;
        if (!is_distinct(sorted[i].coefficient)) n->failed = true;
        sorted[(*kept)++] = sorted[i];
    }
    return QUOIN_OK;
}

static quoin_status add_summand(network *n, uint32_t c, operand function) {
    if (!RESERVE(n->memory, n->summands, n->summand_capacity, n->summand_count + 1)) return QUOIN_OUT_OF_MEMORY;
    n->summands[n->summand_count] = (summand){function, n->costs[c].summands};
    n->costs[c].summands = (uint32_t)n->summand_count++;
    return QUOIN_OK;
}

/* Checks that the function of a cost without ends allows its length, 0. */
static quoin_status check_constant(network *n, operand function) {
    curve_view v;
    quoin_status status = curves_view(&n->curves, function, &v);
    if (status != QUOIN_OK) return status;
    fixed below = slope_forbids(&n->curves, &v.slope[0]) ? v.point[0] : 0;
    fixed above = slope_forbids(&n->curves, &v.slope[v.count]) ? -v.point[v.count - 1] : 0;
    if (fixed_max(below, above) > fixed_from(NETWORK_TOLERANCE)) network_contradicts(n);
    return QUOIN_OK;
}

static quoin_status make_cost(network *n, size_t count, uint32_t *out) {
    if (!RESERVE(n->memory, n->costs, n->cost_capacity, n->cost_count + 1) ||
        !RESERVE(n->memory, n->ends, n->end_capacity, n->end_count + count))
        return QUOIN_OUT_OF_MEMORY;
    uint32_t c = (uint32_t)n->cost_count++;
    n->costs[c] = (cost){.first = (uint32_t)n->end_count, .count = (uint32_t)count, .summands = NO_INDEX, .cluster = NO_INDEX,
                         .next = NO_INDEX, .alive = true};
    for (size_t i = 0; i < count; i++) {
        end made = n->gathered[i];
        made.cost = c;
        n->ends[n->end_count] = made;
        link_end(n, (uint32_t)n->end_count++);
    }
    *out = c;
    return QUOIN_OK;
}

quoin_status network_add(network *n, const end *ends, size_t count, operand function, bool fixed_length) {
    size_t kept;
    quoin_status status = gather(n, ends, count, &kept);
    if (status != QUOIN_OK) return status;
    if (!kept) return check_constant(n, function);
    double ratio;
    uint32_t hash = hash_of(n->gathered, kept), c = find_proportional(n, n->gathered, kept, hash, &ratio);
    if (c != NO_INDEX) {
        function.scale *= ratio;
        if (!is_moderate(function.scale)) n->failed = true;
        n->costs[c].fixed_length |= fixed_length;
        n->costs[c].round = (uint32_t)greater(n->round, n->costs[c].round);
        return add_summand(n, c, function);
    }
    if (2 * (n->table_count + 1) > n->table_capacity && (status = grow_table(n)) != QUOIN_OK) return status;
    if ((status = make_cost(n, kept, &c)) != QUOIN_OK) return status;
    enter(n, c, hash);
    n->costs[c].fixed_length = fixed_length;
    n->costs[c].round = n->round;
    return add_summand(n, c, function);
}

/* Adds a cost that stands for a cluster while it is unsolved: at each node of its boundary, without a function. */
quoin_status network_add_cluster(network *n, uint32_t cluster, const uint32_t *boundary, size_t count) {
    if (!RESERVE(n->memory, n->gathered, n->gathered_capacity, count)) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < count; i++) n->gathered[i] = (end){.node = boundary[i], .coefficient = 1};
    uint32_t c;
    quoin_status status = make_cost(n, count, &c);
    if (status != QUOIN_OK) return status;
    n->costs[c].stands_for_cluster = true;
    n->costs[c].cluster = cluster;
    return QUOIN_OK;
}

/* ── A cost's function: its summands, added up two by two ───────────────────────────────────────────────────── */

static quoin_status add_up(network *n, operand a, operand b, operand *out) {
    operand made = {.scale = 1};
    fixed apart;
    quoin_status status = curves_sum(&n->curves, a, b, &made.curve, &apart);
    if (status != QUOIN_OK) return status;
    if (apart > fixed_from(NETWORK_TOLERANCE)) network_contradicts(n);
    *out = made;
    return QUOIN_OK;
}

quoin_status cost_function(network *n, uint32_t c, operand *out) {
    size_t count = 0;
    const summand *first = &n->summands[n->costs[c].summands];
    if (first->next == NO_INDEX) {
        *out = first->operand;
        return QUOIN_OK;
    }
    for (uint32_t s = n->costs[c].summands; s != NO_INDEX; s = n->summands[s].next) {
        if (!RESERVE(n->memory, n->operands, n->operand_capacity, count + 1)) return QUOIN_OUT_OF_MEMORY;
        n->operands[count++] = n->summands[s].operand;
    }
    for (; count > 1; count = (count + 1) / 2) {
        for (size_t i = 0; i + 1 < count; i += 2) {
            quoin_status status = add_up(n, n->operands[i], n->operands[i + 1], &n->operands[i / 2]);
            if (status != QUOIN_OK) return status;
        }
        if (count & 1) n->operands[count / 2] = n->operands[count - 1];
    }
    *out = n->operands[0];
    n->summands[n->costs[c].summands] = (summand){*out, NO_INDEX};
    return QUOIN_OK;
}

static bool has_many_summands(const network *n, uint32_t c) {
    uint32_t count = 0;
    for (uint32_t s = n->costs[c].summands; s != NO_INDEX && count <= FEW_SUMMANDS; s = n->summands[s].next) count++;
    return count > FEW_SUMMANDS;
}

uint32_t cost_weight(const network *n, uint32_t c) {
    uint32_t weight = 0;
    for (uint32_t s = n->costs[c].summands; s != NO_INDEX; s = n->summands[s].next) weight += n->curves.list[n->summands[s].operand.curve].weight;
    return weight;
}

/* The number of binary digits of a curve's weight. */
static unsigned size_class(const network *n, operand of) { return 64 - (unsigned)__builtin_clzll((uint64_t)n->curves.list[of.curve].weight + 1); }

/* Curves of one size class are added up, as equal powers of two are in a binary number. Where summands come one by one, each takes part in
 * logarithmically many sums, and few are left. */
quoin_status cost_merge_summands(network *n, uint32_t c) {
    uint32_t of_class[64], next;
    if (!has_many_summands(n, c)) return QUOIN_OK;
    for (unsigned k = 0; k < 64; k++) of_class[k] = NO_INDEX;
    for (uint32_t s = n->costs[c].summands; s != NO_INDEX; s = next) {
        summand *kept = &n->summands[s];
        next = kept->next;
        unsigned k = size_class(n, kept->operand);
        for (; of_class[k] != NO_INDEX; k = size_class(n, kept->operand)) {
            quoin_status status = add_up(n, kept->operand, n->summands[of_class[k]].operand, &kept->operand);
            if (status != QUOIN_OK) return status;
            of_class[k] = NO_INDEX;
        }
        of_class[k] = s;
    }
    n->costs[c].summands = NO_INDEX;
    for (unsigned k = 0; k < 64; k++) {
        if (of_class[k] == NO_INDEX) continue;
        n->summands[of_class[k]].next = n->costs[c].summands;
        n->costs[c].summands = of_class[k];
    }
    return QUOIN_OK;
}
