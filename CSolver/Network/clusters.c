/* Clusters: nodes that no single rule removes, gathered until they meet the rest in one length only.
 *
 * Nodes are taken from the last to the first. A node's costs, and the clusters it meets, become one cluster, of which the node
 * is an inner one. The cluster affects the rest by the combinations of its lengths that mention no inner node; one form
 * is kept for each independent one. With none left the cluster meets nothing; with one it is a piece, and a single cost of that
 * length takes its place; with more it waits for its other nodes.
 */
#include <string.h>

#include "Network/network.h"
#include "Network/piece.h"
#include "Network/piecewise.h"

#define MOST 24                /* the most rows and nodes of a front; a larger cluster waits */
#define PIECE_NODES 24         /* the most inner nodes of a piece; the curve of a larger one costs too much, so it waits */
#define PIECE_WEIGHT 256       /* the most rows that its costs' curves are made of; behind the point of each the curve of the piece may have another */
#define ABSORB_DEGREE 8
#define HUB_DEGREE 24          /* a node with more costs is taken after its neighbors, whose removal may leave it fewer */

typedef struct front {
    network *n;
    cluster made;
    uint32_t nodes[MOST];      /* the eliminated node comes first */
    double (*rows)[MOST];      /* an array of MOST rows */
    uint32_t node_count, row_count;
    bool too_large;
    uint32_t *boundary;        /* if the set is too large: all its nodes except the eliminated one */
    size_t boundary_count, boundary_capacity;
} front;

static void add_member(network *n, cluster *to, uint32_t c) {
    n->costs[c].next = NO_INDEX;
    if (to->last_cost == NO_INDEX) to->first_cost = c;
    else n->costs[to->last_cost].next = c;
    to->last_cost = c;
    to->cost_count++;
    to->weight += cost_weight(n, c);
}

static void join_members(network *n, cluster *to, const cluster *from) {
    if (from->first_cost != NO_INDEX) {
        if (to->last_cost == NO_INDEX) to->first_cost = from->first_cost;
        else n->costs[to->last_cost].next = from->first_cost;
        to->last_cost = from->last_cost;
        to->cost_count += from->cost_count;
        to->weight += from->weight;
    }
    if (from->first_node) {
        if (!to->last_node) to->first_node = from->first_node;
        else n->next_node[to->last_node] = from->first_node;
        to->last_node = from->last_node;
        to->node_count += from->node_count;
    }
}

static void add_inner(network *n, cluster *to, uint32_t v) {
    n->next_node[v] = 0;
    if (!to->last_node) to->first_node = v;
    else n->next_node[to->last_node] = v;
    to->last_node = v;
    to->node_count++;
}

static uint32_t column_of(front *f, uint32_t node) {
    for (uint32_t i = 0; i < f->node_count; i++)
        if (f->nodes[i] == node) return i;
    if (f->node_count == MOST) {
        f->too_large = true;
        return 0;
    }
    for (uint32_t r = 0; r < f->row_count; r++) f->rows[r][f->node_count] = 0;
    f->nodes[f->node_count] = node;
    return f->node_count++;
}

static void add_row(front *f, const end *ends, size_t count) {
    if (f->too_large || f->row_count == MOST) {
        f->too_large = true;
        return;
    }
    double *row = f->rows[f->row_count];
    memset(row, 0, sizeof f->rows[0]);
    f->row_count++;
    for (size_t i = 0; i < count && !f->too_large; i++) row[column_of(f, ends[i].node)] = ends[i].coefficient;
}

static void subtract(double *row, const double *pivot, uint32_t at, uint32_t columns) {
    if (row[at] == 0) return;
    double factor = row[at] / pivot[at];
    for (uint32_t i = 0; i < columns; i++) {
        double by = factor * pivot[i];
        row[i] -= by;
        if (fabs(row[i]) <= 1e-9 * fabs(by)) row[i] = 0;
    }
    row[at] = 0;
}

/* Removes the node taken (column 0) and leaves independent rows in echelon form. */
static void reduce_rows(front *f) {
    uint32_t kept = 0, pivot[MOST];
    for (uint32_t r = 0; r < f->row_count; r++)
        if (f->rows[r][0] != 0) {
            double first[MOST];
            memcpy(first, f->rows[r], sizeof first);
            for (uint32_t other = 0; other < f->row_count; other++)
                if (other != r) subtract(f->rows[other], first, 0, f->node_count);
            memset(f->rows[r], 0, sizeof f->rows[r]);
            break;
        }
    for (uint32_t r = 0; r < f->row_count; r++) {
        double row[MOST];
        memcpy(row, f->rows[r], sizeof row);
        for (uint32_t k = 0; k < kept; k++) subtract(row, f->rows[k], pivot[k], f->node_count);
        uint32_t at = 1;
        while (at < f->node_count && row[at] == 0) at++;
        if (at == f->node_count) continue;
        for (uint32_t k = 0; k < kept; k++) subtract(f->rows[k], row, at, f->node_count);
        memcpy(f->rows[kept], row, sizeof row);
        pivot[kept++] = at;
    }
    f->row_count = kept;
}

static quoin_status keep_forms(front *f) {
    network *n = f->n;
    f->made.first_form = (uint32_t)n->form_count;
    f->made.form_count = f->row_count;
    for (uint32_t r = 0; r < f->row_count; r++)
        for (uint32_t i = 1; i < f->node_count; i++) {
            if (f->rows[r][i] == 0) continue;
            if (!RESERVE(n->memory, n->forms, n->form_capacity, n->form_count + 1)) return QUOIN_OUT_OF_MEMORY;
            n->forms[n->form_count++] = (end){.node = f->nodes[i], .cost = r, .coefficient = f->rows[r][i]};
        }
    f->made.form_end = (uint32_t)n->form_count;
    return QUOIN_OK;
}

/* Takes the cost out of the network and into the front. */
static quoin_status absorb(front *f, uint32_t c, uint32_t taken) {
    network *n = f->n;
    cost *this_cost = &n->costs[c];
    if (this_cost->stands_for_cluster) {
        const cluster *other = &n->clusters[this_cost->cluster];
        join_members(n, &f->made, other);
        if (other->form_count == NO_INDEX) f->too_large = true;
        for (uint32_t i = other->first_form; i < other->form_end && !f->too_large;) {
            uint32_t first = i, row = n->forms[i].cost;
            while (i < other->form_end && n->forms[i].cost == row) i++;
            add_row(f, n->forms + first, i - first);
        }
    } else {
        add_member(n, &f->made, c);
        add_row(f, n->ends + this_cost->first, this_cost->count);
    }
    if (!RESERVE(n->memory, f->boundary, f->boundary_capacity, f->boundary_count + this_cost->count)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < this_cost->count; i++) {
        uint32_t node = n->ends[this_cost->first + i].node;
        if (node == taken || n->mark[node] & NET_BOUNDARY) continue;
        n->mark[node] |= NET_BOUNDARY;
        f->boundary[f->boundary_count++] = node;
    }
    cost_remove(n, c);
    return QUOIN_OK;
}

static bool is_within(const front *f, const double *given) {
    double row[MOST];
    memcpy(row, given, sizeof row);
    for (uint32_t k = 0; k < f->row_count; k++) {
        uint32_t at = 1;
        while (f->rows[k][at] == 0) at++;
        subtract(row, f->rows[k], at, f->node_count);
    }
    for (uint32_t i = 0; i < f->node_count; i++)
        if (row[i] != 0) return false;
    return true;
}

/* Whether the cost's length is a combination of the front's forms. */
static bool is_combination(front *f, const cost *c) {
    double row[MOST] = {0};
    for (uint32_t i = 0; i < c->count; i++) {
        const end *e = &f->n->ends[c->first + i];
        uint32_t at = 1;
        while (at < f->node_count && f->nodes[at] != e->node) at++;
        if (at == f->node_count) return false;
        row[at] = e->coefficient;
    }
    return is_within(f, row);
}

/* Moves costs of the boundary alone into the cluster where their forms are combinations of those that it has anyway. */
static quoin_status absorb_combinations(front *f) {
    network *n = f->n;
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 1; i < f->node_count && status == QUOIN_OK; i++) {
        uint32_t v = f->nodes[i];
        if (n->degree[v] > ABSORB_DEGREE) continue;
        for (uint32_t e = n->head[v]; e != NO_INDEX && status == QUOIN_OK;) {
            uint32_t c = n->ends[e].cost;
            e = n->ends[e].next;
            if (n->costs[c].stands_for_cluster || !is_combination(f, &n->costs[c])) continue;
            add_member(n, &f->made, c);
            cost_remove(n, c);
        }
    }
    return status;
}

/* ── Closing a front ────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status keep_cluster(network *n, const cluster *made, uint32_t *out) {
    if (!RESERVE(n->memory, n->clusters, n->cluster_capacity, n->cluster_count + 1)) return QUOIN_OUT_OF_MEMORY;
    n->clusters[n->cluster_count] = *made;
    *out = (uint32_t)n->cluster_count++;
    return QUOIN_OK;
}

/* Adds a cost that stands for the cluster at all nodes of its costs, with a coefficient of 0 where no form mentions the node. */
static quoin_status wait(front *f) {
    uint32_t index;
    quoin_status status = keep_cluster(f->n, &f->made, &index);
    if (status == QUOIN_OK) status = network_add_cluster(f->n, index, f->boundary, f->boundary_count);
    if (status != QUOIN_OK || f->too_large) return status;
    const cost *made = &f->n->costs[f->n->cost_count - 1];
    for (uint32_t i = 0; i < made->count; i++) {
        end *e = &f->n->ends[made->first + i];
        bool used = false;
        for (uint32_t k = 1; k < f->node_count; k++)
            for (uint32_t r = 0; r < f->row_count && f->nodes[k] == e->node; r++) used = used || f->rows[r][k] != 0;
        e->coefficient = used;
    }
    return QUOIN_OK;
}

/* Solves a cluster that meets nothing else. */
static quoin_status solve_closed(network *n, net_step made) {
    uint32_t step = (uint32_t)n->step_count;
    bool failed = n->failed;
    quoin_status status = network_step(n, made);
    if (status == QUOIN_OK) status = piece_solve(n, made.b);
    if (status != QUOIN_OK || failed || n->contradictory || !n->piecewise->undetermined) return status;
    n->failed = false;
    status = piece_free_nodes(n, step);
    return status == QUOIN_OK ? piece_solve(n, made.b) : status;
}

static quoin_status close_piece(front *f, uint32_t v) {
    network *n = f->n;
    uint32_t index;
    net_step made = {.kind = NET_PIECE, .node = v, .a = NO_INDEX};
    quoin_status status = keep_cluster(n, &f->made, &index);
    if (status != QUOIN_OK) return status;
    made.b = index;
    if (!f->row_count) return solve_closed(n, made);
    status = piece_trace(n, index, &made.operand);
    if (status == QUOIN_OK) status = network_step(n, made);
    if (status != QUOIN_OK || n->contradictory || n->failed) return status;
    end ends[MOST];
    uint32_t nodes[MOST];
    size_t count = 0;
    for (uint32_t i = 1; i < f->node_count; i++) {
        if (f->rows[0][i] == 0) continue;
        ends[count] = (end){.node = f->nodes[i], .coefficient = f->rows[0][i]};
        nodes[count++] = f->nodes[i];
    }
    status = network_add(n, ends, count, made.operand, false);
    return status == QUOIN_OK ? network_reduce_from(n, nodes, count) : status;
}

static bool can_trace(const cluster *piece) { return piece->node_count <= PIECE_NODES && piece->weight <= PIECE_WEIGHT; }

static quoin_status take(front *f, uint32_t v) {
    network *n = f->n;
    quoin_status status = QUOIN_OK;
    f->made = (cluster){.first_cost = NO_INDEX, .last_cost = NO_INDEX};
    f->nodes[0] = v;
    f->node_count = 1;
    f->row_count = 0;
    f->boundary_count = 0;
    f->too_large = false;
    while (n->head[v] != NO_INDEX && status == QUOIN_OK) status = absorb(f, n->ends[n->head[v]].cost, v);
    for (size_t i = 0; i < f->boundary_count; i++) n->mark[f->boundary[i]] &= (uint8_t)~NET_BOUNDARY;
    if (status != QUOIN_OK) return status;
    add_inner(n, &f->made, v);
    n->failed = n->failed || f->made.node_count > n->most_inner;
    if (n->failed) return QUOIN_OK;
    n->mark[v] |= NET_GONE;
    if (!f->too_large) {
        reduce_rows(f);
        status = absorb_combinations(f);
        if (status == QUOIN_OK) status = keep_forms(f);
        if (status != QUOIN_OK) return status;
        if (!f->row_count || (f->row_count == 1 && can_trace(&f->made))) return close_piece(f, v);
    } else {
        if (n->most_inner < UINT32_MAX) n->failed = true; /* a cluster as large as this does not become a small piece */
        f->made.form_count = NO_INDEX;
        if (!f->boundary_count) return close_piece(f, v);
    }
    return wait(f);
}

/* Whether a cluster has the node in its costs but in none of its forms: the node must then be settled before the cluster. */
static bool waits_for_cluster(const network *n, uint32_t v) {
    for (uint32_t e = n->head[v]; e != NO_INDEX; e = n->ends[e].next)
        if (n->costs[n->ends[e].cost].stands_for_cluster && n->ends[e].coefficient == 0) return true;
    return false;
}

/* Makes one pass over the remaining nodes; with `all`, none is postponed. */
static quoin_status pass(front *f, bool all, size_t *taken, size_t *left) {
    network *n = f->n;
    quoin_status status = QUOIN_OK;
    *taken = *left = 0;
    for (uint32_t v = n->node_count; v && status == QUOIN_OK && !n->contradictory && !n->failed; v--) {
        if (n->mark[v] & NET_GONE) continue;
        if (!all && (n->degree[v] > HUB_DEGREE || waits_for_cluster(n, v))) {
            ++*left;
            continue;
        }
        ++*taken;
        if (!n->degree[v]) status = network_step(n, (net_step){.kind = NET_FREE, .node = v});
        else status = take(f, v);
    }
    return status;
}

quoin_status network_clusters(network *n) {
    double rows[MOST][MOST];
    front f = {.n = n, .rows = rows};
    size_t taken = 1, left = 1;
    quoin_status status = QUOIN_OK;
    while (left && status == QUOIN_OK && !n->contradictory && !n->failed) status = pass(&f, !taken, &taken, &left);
    GIVE(n->memory, f.boundary, f.boundary_capacity);
    return status;
}
