/* Closing the open part of a problem: the positions that the tie levels and T5 give its nodes, or their ranges.
 *
 *     face ──▶ limits ──▶ network with the tie rows ──▶ its face ──▶ limits ──▶ strips: T5
 *
 * Without tie rows, T5 is next at once (strips.h). Where strips decline, one network takes limits, tie rows and T5 together. A
 * network of the limits alone is what ambiguity is read from (ranges.c). Nodes that no freedom reaches stand where they are and
 * do not take part.
 */
#include "Network/faces.h"
#include "Network/open_part.h"

#include <string.h>

/* The number of the last tie level. */
static uint32_t last_tie_level(const native *n) {
    const quoin_solver *solver = n->solver;
    uint32_t most = 0;
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        uint32_t tie = solver->rows[solver->row_slots.order[i]].tie;
        if (tie > most) most = tie;
    }
    return most;
}

/* ── Resting values of variables ────────────────────────────────────────────────────────────────────────────── */

static place standing(const native *n, uint32_t slot) {
    place at = n->affine ? place_of(n, n->node[slot]) : (place){.root = n->node[slot], .factor = 1};
    at.shift = at.factor == 1 || !at.root ? n->offset[slot] + at.shift : at.shift + n->offset[slot];
    if (at.scalar) at.shift += at.rate * n->position[at.scalar]; /* known: all dependents of an open scalar are the kernel's */
    return at;
}

/* The difference of a variable and its anchor, as a form over roots and a constant. */
typedef struct anchor_form {
    uint32_t root[2];
    double coefficient[2];
    double constant;
} anchor_form;

static anchor_form anchor_form_of(const native *n, uint32_t slot) {
    uint32_t anchor = n->solver->variables[slot].anchor;
    anchor_form made = {0};
    for (int side = 0; side < 2; side++) {
        uint32_t variable = side ? anchor : slot;
        if (variable == NO_VARIABLE) continue;
        place at = standing(n, variable);
        double sign = side ? -1 : 1;
        made.constant += sign * at.shift;
        made.root[side] = at.root;
        made.coefficient[side] = sign * at.factor;
    }
    if (!made.root[0] || made.root[0] != made.root[1]) return made;
    made.coefficient[0] += made.coefficient[1];
    made.root[1] = 0;
    if (made.coefficient[0] == 0) made.root[0] = 0;
    return made;
}

/* ── T5 within strips ───────────────────────────────────────────────────────────────────────────────────────── */

/* Numbers open nodes in the order in which T5 decides them. `*ordered` is false if the anchor of some variable is decided after
 * it: positions are then not decided one by one. */
static void number_by_key(open_part *r, bool *ordered) {
    native *n = r->n;
    const slots *all = &n->solver->variable_slots;
    *ordered = true;
    for (size_t i = 0; i < all->order_count; i++) {
        anchor_form form = anchor_form_of(n, all->order[i]);
        bool undecided[2];
        for (int side = 0; side < 2; side++) undecided[side] = is_open(n, form.root[side]) && !r->number[form.root[side]];
        if (undecided[0] && undecided[1]) *ordered = false;
        if (undecided[0] == undecided[1]) continue;
        r->number[form.root[undecided[1]]] = ++r->count;
        r->decider[r->count] = all->order[i];
    }
    for (uint32_t i = 1; i <= n->node_count; i++) {
        if (!is_open(n, i) || r->number[i]) continue;
        r->number[i] = ++r->count;
        r->decider[r->count] = NO_VARIABLE;
    }
}

/* Sets the goal of each node: the position at which the variable that decides it is at its anchor. */
static void set_goals(open_part *r) {
    native *n = r->n;
    bool exact = true;
    for (uint32_t i = 1; i <= r->count; i++) {
        if (r->decider[i] == NO_VARIABLE) continue;
        anchor_form form = anchor_form_of(n, r->decider[i]);
        fixed known = 0;
        uint32_t number[2];
        for (int side = 0; side < 2; side++) {
            number[side] = is_open(n, form.root[side]) ? r->number[form.root[side]] : 0;
            if (form.root[side] && !number[side]) known += fixed_times(open_position(n, form.root[side]), form.coefficient[side], &exact);
        }
        int own = number[1] > number[0];
        r->strips->goals[i] = (goal){.other = number[!own], .own = form.coefficient[own], .by = number[!own] ? form.coefficient[!own] : 0,
                                     .length = -fixed_from(form.constant) - known};
    }
}

static quoin_status settle_in_strips(open_part *r) {
    strips *in = r->strips;
    in->record.recording = r->keeps;
    quoin_status status = strips_clear(in, r->count, r->limit_count);
    for (size_t i = 0; i < r->limit_count && status == QUOIN_OK; i++)
        status = strips_add(in, r->ends + r->limits[i].first, r->limits[i].count, r->limits[i].within);
    if (status != QUOIN_OK) return status;
    set_goals(r);
    return strips_settle(in);
}

/* ── Networks of limits ─────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status network_of_limits(open_part *r) {
    network *net = r->net;
    quoin_status status = network_clear(net, r->count, 2 + last_tie_level(r->n), r->limit_count);
    for (uint32_t i = 0; i < r->limit_count && status == QUOIN_OK; i++) {
        const form_interval *limit = &r->limits[i];
        uint32_t c;
        if ((status = curves_of_interval(&net->curves, limit->within, &c)) != QUOIN_OK) return status;
        net->curves.list[c].source = i;
        bool is_fixed = limit->within.low == limit->within.high;
        status = network_add(net, r->ends + limit->first, limit->count, (operand){.curve = c, .scale = 1}, is_fixed);
    }
    return status;
}

/* Adds the tie rows to the network, and their forms to the limits, with unbounded intervals until the ties are settled. */
static quoin_status add_ties(open_part *r) {
    native *n = r->n;
    network *net = r->net;
    const quoin_solver *solver = n->solver;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < solver->row_slots.order_count && status == QUOIN_OK; i++) {
        const row *this_row = &solver->rows[solver->row_slots.order[i]];
        if (!this_row->tie) continue;
        status = reduce_row(n, this_row, &r->row);
        shape s = {0};
        for (size_t t = 0; t < r->row.count && status == QUOIN_OK; t++) status = open_take_end(r, &s, r->row.terms[t].variable, r->row.terms[t].coefficient);
        if (status != QUOIN_OK || !s.count) continue;
        uint32_t c;
        status = curves_of_row(&net->curves, this_row->relation, fixed_from(r->row.constant) - s.known, false, this_row->tie, 0, &c);
        if (status != QUOIN_OK) return status;
        net->curves.list[c].source = (uint32_t)r->limit_count;
        status = open_keep_form(r, &s, NO_INDEX, (interval){-FIXED_MAX, FIXED_MAX});
        if (status != QUOIN_OK) return status;
        const form_interval *made = &r->limits[r->limit_count - 1];
        status = network_add(net, r->ends + made->first, made->count, (operand){.curve = c, .scale = 1}, false);
    }
    return status;
}

/* Adds T5 as leading keys: each variable as near to its anchor as it can be, those with smaller keys first. */
static quoin_status add_anchor_rows(open_part *r) {
    native *n = r->n;
    const slots *all = &n->solver->variable_slots;
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < all->order_count && status == QUOIN_OK; i++) {
        anchor_form form = anchor_form_of(n, all->order[i]);
        shape s = {0};
        for (int side = 0; side < 2 && status == QUOIN_OK; side++)
            if (form.root[side]) status = open_take_end(r, &s, form.root[side], form.coefficient[side]);
        if (status != QUOIN_OK || !s.count) continue;
        uint32_t c;
        int64_t lead = (int64_t)(all->order_count - i);
        status = curves_of_row(&r->net->curves, QUOIN_EQUAL, -fixed_from(form.constant) - s.known, false, NO_LEVEL, lead, &c);
        if (status != QUOIN_OK) return status;
        status = network_add(r->net, r->ends + r->end_count, s.count, (operand){.curve = c, .scale = 1}, false);
    }
    return status;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

static bool any_open(const network *net) {
    for (uint32_t i = 1; i <= net->node_count; i++)
        if (net->mark[i] & NET_OPEN) return true;
    return false;
}

static void keep_positions(open_part *r, const fixed *position) {
    native *n = r->n;
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (is_open(n, i)) n->position[i] = fixed_to(position[r->number[i]]);
}

/* Settles by the tie levels first, then by T5. */
static quoin_status settle_in_turn(open_part *r, bool *done) {
    quoin_status status = open_collect_limits(r);
    bool has_ties = last_tie_level(r->n);
    *done = false;
    if (status == QUOIN_OK && has_ties) {
        status = network_of_limits(r);
        if (status == QUOIN_OK) status = add_ties(r);
        if (status == QUOIN_OK) status = network_solve(r->net);
        if (status != QUOIN_OK || r->net->failed || r->net->contradictory) return status;
        if (!any_open(r->net)) {
            keep_positions(r, r->net->position);
            *done = true;
            return QUOIN_OK;
        }
        status = open_narrow_limits(r);
    }
    if (status == QUOIN_OK) status = settle_in_strips(r);
    if (status != QUOIN_OK || r->strips->declined) return status;
    keep_positions(r, r->strips->position);
    *done = true;
    if (!r->keeps || has_ties) return QUOIN_OK;
    status = strips_keep(r->strips);
    r->kept = status == QUOIN_OK;
    return status;
}

/* Settles by the tie levels and T5 at once, in one network. */
static quoin_status settle_at_once(open_part *r) {
    quoin_status status = open_collect_limits(r);
    if (status == QUOIN_OK) status = network_of_limits(r);
    if (status == QUOIN_OK) status = add_ties(r);
    if (status == QUOIN_OK) status = add_anchor_rows(r);
    if (status == QUOIN_OK) status = network_solve(r->net);
    if (status != QUOIN_OK) return status;
    r->n->declined = r->net->failed || r->net->contradictory;
    if (!r->n->declined) keep_positions(r, r->net->position);
    return QUOIN_OK;
}

static void number_by_node(open_part *r) {
    r->count = 0;
    for (uint32_t i = 1; i <= r->n->node_count; i++) r->number[i] = is_open(r->n, i) ? ++r->count : 0;
}

static quoin_status settle_anew(open_part *r) {
    bool ordered, done = false;
    size_t size = 2 * ((size_t)r->n->node_count + 1) * sizeof *r->number;
    memset(r->number, 0, size / 2);
    r->count = 0;
    r->kept = false;
    number_by_key(r, &ordered);
    quoin_status status = ordered ? settle_in_turn(r, &done) : QUOIN_OK;
    if (status != QUOIN_OK || done) return status;
    number_by_node(r);
    return settle_at_once(r);
}

/* ── After an edit ──────────────────────────────────────────────────────────────────────────────────────────── */

static bool same_nodes(const open_part *r) {
    bool same = true;
    for (uint32_t i = 1; i <= r->n->node_count && same; i++) same = is_open(r->n, i) == (r->number[i] != 0);
    return same;
}

/* Settles again by the strips that were kept. `*done` is false if there are others now. */
static quoin_status settle_again(open_part *r, bool *done) {
    *done = false;
    if (!r->kept || !r->n->face.found || !same_nodes(r)) return QUOIN_OK;
    quoin_status status = open_follow_limits(r, done);
    for (size_t i = 0; i < r->changed_count && *done; i++) *done = strips_change(r->strips, r->changed[i], r->limits[r->changed[i]].within);
    if (status != QUOIN_OK || !*done) return status;
    set_goals(r);
    *done = strips_settle_again(r->strips);
    if (*done) keep_positions(r, r->strips->position);
    return QUOIN_OK;
}

static quoin_status settle_open(open_part *r) {
    bool done = false;
    quoin_status status = settle_again(r, &done);
    return status == QUOIN_OK && !done ? settle_anew(r) : status;
}

static quoin_status range_open(open_part *r, double enough, double *width) {
    native *n = r->n;
    number_by_node(r);
    size_t size = ((size_t)r->count + 1) * sizeof *width;
    double *found = memory_take(n->memory, size);
    quoin_status status = found ? open_collect_limits(r) : QUOIN_OUT_OF_MEMORY;
    if (status == QUOIN_OK) status = network_of_limits(r);
    for (uint32_t i = 1; i <= n->node_count && status == QUOIN_OK; i++)
        if (r->number[i]) r->net->position[r->number[i]] = open_position(n, i);
    if (status == QUOIN_OK) status = network_ranges(r->net, enough, found);
    for (uint32_t i = 1; i <= n->node_count && status == QUOIN_OK; i++)
        if (r->number[i]) width[i] = found[r->number[i]];
    memory_give(n->memory, found, size);
    return status;
}

static quoin_status open_take(native *n, open_part **out) {
    open_part *r = n->open ? n->open : memory_take(n->memory, sizeof *r);
    if (!r) return QUOIN_OUT_OF_MEMORY;
    if (!n->open) *r = (open_part){.n = n, .net = &n->open_network, .strips = &n->open_strips};
    *out = n->open = r;
    if (!r->net->memory) network_open(r->net, n->memory);
    if (!r->strips->memory) strips_open(r->strips, n->memory);
    r->net->most_inner = UINT32_MAX;
    size_t size = 2 * ((size_t)n->node_count + 1) * sizeof *r->number;
    if (size == r->number_size) return QUOIN_OK;
    memory_give(n->memory, r->number, r->number_size);
    r->kept = false;
    r->number_size = 0;
    if (!(r->number = memory_take(n->memory, size))) return QUOIN_OUT_OF_MEMORY;
    r->number_size = size;
    r->decider = r->number + n->node_count + 1;
    memset(r->number, 0, size);
    return QUOIN_OK;
}

void open_release(native *n) {
    open_part *r = n->open;
    if (!r) return;
    memory_give(n->memory, r->number, r->number_size);
    GIVE(n->memory, r->limits, r->limit_capacity);
    GIVE(n->memory, r->ends, r->end_capacity);
    GIVE(n->memory, r->form, r->form_capacity);
    GIVE(n->memory, r->row.terms, r->row.capacity);
    GIVE(n->memory, r->changed, r->changed_capacity);
    slab_release(n->memory, &r->map_slab);
    memory_give(n->memory, r, sizeof *r);
    n->open = NULL;
    face_release(n);
    if (n->network.memory) faces_release(n->memory, &n->network.faces);
    if (n->open_network.memory) faces_release(n->memory, &n->open_network.faces);
}

/* Finds the positions of the open nodes or, if `width` is not NULL, the length of each one's range. */
static quoin_status close_open(native *n, bool keeps, double enough, double *width) {
    open_part *r;
    if (!open_mark(n)) return QUOIN_OK;
    quoin_status status = open_take(n, &r);
    if (status == QUOIN_OK) {
        r->keeps = keeps;
        status = width ? range_open(r, enough, width) : settle_open(r);
    }
    if (!keeps || status != QUOIN_OK) open_release(n);
    return status;
}

quoin_status bridge_settle_open(native *n, bool keeps) { return close_open(n, keeps, 0, NULL); }
quoin_status bridge_ranges(native *n, double enough, double *width) { return close_open(n, false, enough, width); }
