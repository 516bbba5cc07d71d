/* Finding the parts of a solve that may contain rounded numbers.
 *
 * First nodes are marked about which something may have been rounded: in springs, in links, in ties to other nodes, and in the steps of the
 * network. Then rows join variables to parts, and a part with a marked node or with a number beside the grid is not exact.
 *
 * A node that a row decides is not the reference to the reduction: what is beside it may be eliminated in another order when other things are
 * beside it, too. That shows if numbers are rounded, unless equalities tie all of a part to certain nodes, so that nothing of it is
 * eliminated. If it may show, no node is certain by a row.
 */
#include "Edits/rounding.h"

#include "Numbers/grid.h"
#include "Store/sets.h"

#define GREATEST 0x1p27        /* of all numbers, so that their sums fit the 53 bits of a double */
#define MOST_PASSES 4

enum {
    PART_ROUNDED = 1,
    PART_BESIDE = 2,           /* beside a node that is certain by a row */
    PART_ELIMINATED = 4,       /* with a node that is not tied to certain ones, or is so in a way that depends on others */
};

static bool is_exact(double number, double steps) { return fabs(number) < GREATEST && is_on_grid(number, steps); }

/* ── Nodes ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static void mark_springs(rounding *r) {
    const native *n = r->n;
    for (size_t i = 0; i < n->spring_count; i++)
        if (!is_exact(n->springs[i].bound, FINE_GRID)) r->of_node[n->springs[i].high] = r->of_node[n->springs[i].low] = 1;
}

static void mark_links(rounding *r) {
    const native *n = r->n;
    for (size_t i = 0; i < n->links.row_count; i++) {
        const system_row *link = &n->links.rows[i];
        bool exact = is_exact(link->constant, FINE_GRID);
        for (uint32_t t = 0; t < link->term_count; t++) exact = exact && fixed_is_plain(n->links.terms[link->term_start + t].coefficient);
        for (uint32_t t = 0; t < link->term_count && !exact; t++) r->of_node[n->links.terms[link->term_start + t].variable] = 1;
    }
}

static void mark_ties(rounding *r) {
    const native *n = r->n;
    for (uint32_t i = 1; i <= n->node_count && n->affine; i++) {
        if (n->root[i] == i) continue;
        bool exact = factor_is_exact(n->factor[i]) && is_exact(n->shift[i], FINE_GRID) && !place_of(n, i).scalar;
        if (n->lengths && n->scalar[i]) exact = exact && factor_is_exact(n->rate[i]);
        if (!exact) r->of_node[i] = 1;
    }
}

/* ── The network ────────────────────────────────────────────────────────────────────────────────────────────── */

static void mark_net_node(rounding *r, uint32_t node) {
    const uint32_t *of_network = r->n->net_number + r->n->node_count + 1;
    if (node) r->of_node[of_network[node]] = 1;
}

static void mark_ends(rounding *r) {
    const network *net = &r->n->network;
    for (size_t e = 0; e < net->end_count; e++)
        if (!fixed_is_plain(net->ends[e].coefficient)) mark_net_node(r, net->ends[e].node);
}

static void mark_steps(rounding *r) {
    const network *net = &r->n->network;
    for (size_t i = 0; i < net->step_count; i++)
        if (!network_step_is_exact(net, &net->steps[i])) mark_net_node(r, net->steps[i].node);
}

static void mark_costs(rounding *r) {
    const network *net = &r->n->network;
    for (uint32_t c = 0; c < net->cost_count; c++)
        if (!network_cost_is_exact(net, c)) mark_net_node(r, net->ends[net->costs[c].first].node);
}

static void mark_network(rounding *r) {
    mark_ends(r);
    mark_steps(r);
    mark_costs(r);
}

/* ── Certain nodes ──────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether a row that joins no classes fixes the distance of its ends. */
static bool is_firm(const rounding *r, const row *this_row) {
    if (this_row->tie || this_row->relation != QUOIN_EQUAL || this_row->flags & ROW_GENERAL || row_merges(this_row)) return false;
    return !this_row->priority || r->n->solver->levels.priorities[this_row->priority] > r->broken;
}

/* Finds the nodes that firm rows fix to the reference, one after another. */
static void decide_nodes(rounding *r, slot_list rows) {
    const native *n = r->n;
    bool more = true;
    for (int pass = 0; more && pass < MOST_PASSES; pass++) {
        more = false;
        for (size_t i = 0; i < rows.count; i++) {
            const row *this_row = &n->solver->rows[rows.slots[i]];
            if (!is_firm(r, this_row)) continue;
            uint32_t first = node_of(n, this_row->first), second = node_of(n, this_row->second);
            bool knows_first = !first || r->decided_by[first] != NO_INDEX, knows_second = !second || r->decided_by[second] != NO_INDEX;
            if (knows_first == knows_second) continue;
            r->decided_by[knows_first ? second : first] = rows.slots[i];
            if (this_row->priority) r->firm = fmin(r->firm, n->solver->levels.priorities[this_row->priority]);
            more = true;
        }
    }
}

static bool node_is_certain(const rounding *r, uint32_t node) { return !node || (r->by_rows && r->decided_by[node] != NO_INDEX); }

/* ── Parts ──────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool is_beside_grid(const native *n, uint32_t slot) {
    return !is_exact(n->offset[slot], GRID) || !is_exact(variable_value(n, slot), GRID);
}

/* Whether what is measured from a node that a row decides is measured in the same way whatever else is: the row is an edit row about the root
 * of the node's class. */
static bool is_canonical(const rounding *r, uint32_t node) {
    const native *n = r->n;
    const row *decides = &n->solver->rows[r->decided_by[node]];
    if (!(decides->flags & ROW_EDIT) || (n->affine && n->root[node] != node)) return false;
    uint32_t top = node_of(n, decides->first) == node ? decides->first : decides->second;
    return n->up[top] == NO_INDEX;
}

bool rounding_is_certain(const rounding *r, uint32_t slot) {
    return node_is_certain(r, r->n->node[slot]) && !r->of_set[class_set(r->n, slot)];
}

static uint8_t mark_beside(const rounding *r, uint32_t node) {
    if (!node) return 0;
    return is_canonical(r, node) ? PART_BESIDE : PART_BESIDE | PART_ELIMINATED;
}

/* Joins the variables of a row that are not certain. */
static void enter_row(rounding *r, const row *this_row) {
    const quoin_solver *solver = r->n->solver;
    uint32_t first = NO_VARIABLE;
    uint8_t marks = is_exact(this_row->constant, GRID) ? 0 : PART_ROUNDED;
    quoin_term term;
    for (uint32_t t = 0; t < row_terms(this_row); t++) {
        if (!row_term(solver, this_row, t, &term)) continue;
        if (rounding_is_certain(r, term.variable)) marks |= mark_beside(r, r->n->node[term.variable]);
        else if (first == NO_VARIABLE) first = term.variable;
        else set_join(r->part, first, term.variable);
    }
    if (first != NO_VARIABLE) r->of_slot[first] |= marks;
}

static void join_parts(rounding *r, slot_list rows, slot_list variables) {
    const native *n = r->n;
    for (size_t i = 0; i < variables.count; i++) {
        uint32_t slot = variables.slots[i];
        r->part[slot] = slot;
        r->of_set[slot] = r->of_slot[slot] = 0;
    }
    for (size_t i = 0; i < variables.count; i++)
        if (node_is_certain(r, n->node[variables.slots[i]]) && is_beside_grid(n, variables.slots[i])) r->of_set[class_set(r->n, variables.slots[i])] = 1;
    for (size_t i = 0; i < rows.count; i++) {
        const row *this_row = &n->solver->rows[rows.slots[i]];
        if (!this_row->tie && !row_is_deferred(this_row)) enter_row(r, this_row);
    }
}

static uint8_t marks_of(const rounding *r, uint32_t slot) {
    const native *n = r->n;
    uint32_t node = n->node[slot];
    uint8_t marks = r->of_slot[slot];
    if (rounding_is_certain(r, slot)) return marks;
    if ((node && r->of_node[node]) || is_beside_grid(n, slot)) marks |= PART_ROUNDED;
    return node_is_certain(r, node_root(n, node)) ? marks : marks | PART_ELIMINATED;
}

/* Finds the parts and their marks. Returns false if certain nodes may have to be eliminated together with what is beside them. */
static bool find_parts(rounding *r, slot_list rows, slot_list variables) {
    bool right = true;
    join_parts(r, rows, variables);
    for (size_t i = 0; i < variables.count; i++) {
        uint8_t *of_part = &r->of_slot[set_name(r->part, variables.slots[i])];
        *of_part |= marks_of(r, variables.slots[i]);
        right = right && *of_part != (PART_ROUNDED | PART_BESIDE | PART_ELIMINATED);
    }
    return right;
}

quoin_status rounding_find(rounding *r, native *n, double broken, slot_list rows, slot_list variables) {
    size_t slots = n->solver->variable_count, nodes = (size_t)n->node_count + 1;
    part parts[] = {PART(r->part, slots), PART(r->decided_by, nodes), PART(r->of_set, slots), PART(r->of_slot, slots), PART(r->of_node, nodes)};
    *r = (rounding){.n = n, .broken = broken, .firm = INFINITY, .by_rows = true};
    if (!slab_carve(n->memory, &r->slab, parts, 5)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(r->of_node, !FIXED_IS_EXACT, nodes);
    memory_fill(r->decided_by, 0xff, nodes * sizeof *r->decided_by);
    mark_springs(r);
    mark_links(r);
    mark_ties(r);
    if (n->network_solved) mark_network(r);
    decide_nodes(r, rows);
    r->by_rows = find_parts(r, rows, variables);
    if (!r->by_rows) find_parts(r, rows, variables);
    return QUOIN_OK;
}

void rounding_close(rounding *r) { slab_release(r->n->memory, &r->slab); }

bool rounding_has(const rounding *r, uint32_t slot) { return r->of_slot[set_name(r->part, slot)] & PART_ROUNDED; }
