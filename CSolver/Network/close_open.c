/* Closing the open part of a problem: the positions that the tie levels and T5 give its nodes, or their ranges.
 *
 *     face ──▶ limits ──▶ network with the tie rows ──▶ its face ──▶ limits ──▶ strips: T5
 *
 * Without tie rows, T5 is next at once (strips.h). Where strips decline, one network takes limits, tie rows and T5 together. A
 * network of the limits alone is what ambiguity is read from (open_ranges.c). Nodes that no freedom reaches stand where they are and
 * do not take part.
 */
#include "Network/faces.h"
#include "Numbers/grid.h"
#include "Network/open_part.h"
#include "Numbers/order.h"

#include <math.h>
#include <string.h>

#define MISSED 1e-6            /* by which positions may miss a limit, relative to its length */

/* The number of the last tie level that has rows. */
static uint32_t last_tie_level(const open_part *r) {
    uint64_t most = 0;
    for (size_t i = 0; i < r->tie_rows.count; i++) most = greater(most, r->n->solver->rows[r->tie_rows.slots[i]].tie);
    return (uint32_t)most;
}

static quoin_status settle_in_strips(open_part *r) {
    strips *in = r->strips;
    in->record.recording = r->keeps;
    quoin_status status = strips_clear(in, r->count, r->limit_count);
    for (size_t i = 0; i < r->limit_count && status == QUOIN_OK; i++)
        status = strips_join(in, r->ends + r->limits[i].first, r->limits[i].count, open_within(r, i));
    if (status == QUOIN_OK) strips_end_joining(in);
    for (uint32_t i = 0; i < r->limit_count && status == QUOIN_OK; i++)
        status = strips_add(in, i, r->ends + r->limits[i].first, r->limits[i].count, open_within(r, i));
    if (status != QUOIN_OK) return status;
    status = open_set_goals(r);
    return status == QUOIN_OK ? strips_settle(in) : status;
}

/* ── Networks of limits ─────────────────────────────────────────────────────────────────────────────────────── */

quoin_status open_make_network(open_part *r, size_t further_nodes) {
    network *net = r->net;
    quoin_status status = network_clear(net, r->count + (uint32_t)further_nodes, 2 + last_tie_level(r), r->limit_count);
    for (uint32_t i = 0; i < r->limit_count && status == QUOIN_OK; i++) {
        const form_interval *limit = &r->limits[i];
        uint32_t c;
        if ((status = curves_of_interval(&net->curves, limit->within, &c)) != QUOIN_OK) return status;
        bool is_fixed = limit->within.low == limit->within.high;
        status = network_add(net, r->ends + limit->first, limit->count, (operand){.curve = c, .scale = 1}, is_fixed);
    }
    return status;
}

quoin_status open_take_tie(open_part *r, uint32_t slot, shape *s, uint32_t *curve) {
    const row *this_row = &r->n->solver->rows[slot];
    *s = (shape){0};
    quoin_status status = reduce_row(r->n, this_row, &r->row);
    for (size_t t = 0; t < r->row.count && status == QUOIN_OK; t++) status = open_take_end(r, s, r->row.terms[t].variable, r->row.terms[t].coefficient);
    if (status != QUOIN_OK || !s->count) return status;
    open_note_rounding(r, s);
    return curves_of_row(&r->net->curves, this_row->relation, fixed_from(r->row.constant) - s->known, false, this_row->tie, 0, curve);
}

/* Adds the tie rows to the network, and their forms to the limits. The curve of a limit or tie row has the number of the limit. */
static quoin_status add_ties(open_part *r) {
    network *net = r->net;
    slot_list rows = r->tie_rows;
    quoin_status status = QUOIN_OK;
    r->first_tie = (uint32_t)r->limit_count;
    for (size_t i = 0; i < rows.count && status == QUOIN_OK; i++) {
        uint32_t slot = rows.slots[i], c;
        shape s;
        uint32_t level = r->n->solver->rows[slot].tie;
        if (!level || level >= r->tie_end) continue;
        status = open_take_tie(r, slot, &s, &c);
        if (status != QUOIN_OK || !s.count) continue;
        interval *within;
        status = open_keep_form(r, &s, slot, &within);
        if (status != QUOIN_OK) return status;
        *within = (interval){-FIXED_MAX, FIXED_MAX};
        const form_interval *made = &r->limits[r->limit_count - 1];
        status = network_add(net, r->ends + made->first, made->count, (operand){.curve = c, .scale = 1}, false);
    }
    r->first_form = (uint32_t)r->limit_count;
    return status;
}

/* Adds T5 as leading keys: each variable as near to its anchor as it can be, those with smaller keys first. */
static quoin_status add_anchor_rows(open_part *r) {
    native *n = r->n;
    slot_list all = variables_of(n);
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < all.count && status == QUOIN_OK; i++) {
        if (!is_open(n, node_root(n, n->node[all.slots[i]]))) continue;
        anchor_form form = open_anchor_form(n, all.slots[i]);
        shape s = {0};
        for (int side = 0; side < 2 && status == QUOIN_OK; side++)
            if (form.root[side]) status = open_take_end(r, &s, form.root[side], form.coefficient[side]);
        if (status != QUOIN_OK || !s.count) continue;
        open_note_rounding(r, &s);
        uint32_t c;
        int64_t lead = (int64_t)(all.count - i);
        status = curves_of_row(&r->net->curves, QUOIN_EQUAL, -fixed_from(form.constant) - s.known, false, NO_LEVEL, lead, &c);
        if (status != QUOIN_OK) return status;
        status = network_add(r->net, r->ends + r->end_count, s.count, (operand){.curve = c, .scale = 1}, false);
    }
    return status;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

bool open_is_left(const network *net) {
    for (uint32_t i = 1; i <= net->node_count; i++)
        if (net->mark[i] & NET_LOOSE) return true;
    return false;
}

void open_keep_positions(open_part *r, const fixed *position) {
    native *n = r->n;
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (is_open(n, i)) n->position[i] = fixed_to(position[r->number[i]]);
}

/* Costs without a breakpoint have no place in a program. */
quoin_status open_solve_ties(open_part *r, bool by_signs, bool *signs) {
    *signs = false;
    quoin_status status = open_make_network(r, 0);
    if (status == QUOIN_OK) status = add_ties(r);
    if (status == QUOIN_OK && by_signs) status = open_find_signs(r, signs);
    r->net->most_inner = *signs ? 0 : UINT32_MAX;
    if (status == QUOIN_OK) status = network_solve(r->net);
    r->net->most_inner = UINT32_MAX;
    return status;
}

/* Settles by the tie levels what they decide. `*done` is true if nothing is left. Where signs were found, an edit may change these, so that it
 * settles anew. */
static quoin_status settle_by_ties(open_part *r, bool *done) {
    bool signs;
    size_t limits = r->limit_count, ends = r->end_count;
    quoin_status status = open_solve_ties(r, true, &signs);
    if (status == QUOIN_OK && signs && r->net->failed) {
        r->limit_count = limits;
        r->end_count = ends;
        status = open_solve_ties(r, false, &signs);
    }
    if (status != QUOIN_OK || r->net->failed || r->net->contradictory) return status;
    r->narrowed = true;
    if (r->keeps && !signs) status = replay_make(r->net);
    *done = !open_is_left(r->net);
    if (*done) open_keep_positions(r, r->net->position);
    return status == QUOIN_OK && !*done ? open_narrow_limits(r) : status;
}

/* Whether a length lies within an interval, but for rounding. */
static bool lies_within(fixed length, interval within) {
    if (within.low <= length && length <= within.high) return true;
    fixed slack = fixed_from(MISSED * fmax(1, fabs(fixed_to(length))));
    return (within.low == -FIXED_MAX || within.low - length <= slack) && (within.high == FIXED_MAX || length - within.high <= slack);
}

/* Whether positions keep to the limits, but for rounding. */
static bool limits_hold(const open_part *r, const fixed *position) {
    bool hold = true, exact = true;
    for (size_t i = 0; i < r->limit_count && hold; i++)
        hold = lies_within(open_length(r->ends + r->limits[i].first, r->limits[i].count, position, &exact), open_within(r, i));
    return hold;
}

/* Settles blocks that an edit has touched by the tie levels before the last, if nothing is free. */
static quoin_status settle_by_first_ties(open_part *r, bool *done) {
    quoin_status status = open_find_free(r, done);
    if (status != QUOIN_OK || !*done) return status;
    r->narrowed = true;
    open_keep_positions(r, r->net->position);
    return QUOIN_OK;
}

/* Settles by the tie levels first, then by T5. */
static quoin_status settle_in_turn(open_part *r, bool *done) {
    quoin_status status = open_collect_limits(r);
    *done = r->narrowed = r->in_strips = false;
    if (status == QUOIN_OK && r->n->partial) status = settle_by_first_ties(r, done);
    if (*done) return status;
    if (status == QUOIN_OK && last_tie_level(r)) {
        status = settle_by_ties(r, done);
        if (status != QUOIN_OK || !r->narrowed) return status;
    }
    if (status != QUOIN_OK) return status;
    r->kept = r->keeps && (!r->narrowed || r->net->replay.made);
    if (*done) return QUOIN_OK;
    status = settle_in_strips(r);
    if (status == QUOIN_OK && !r->strips->declined) r->strips->declined = !limits_hold(r, r->strips->position);
    r->kept = r->kept && !r->strips->declined;
    if (status != QUOIN_OK || r->strips->declined) return status;
    open_keep_positions(r, r->strips->position);
    *done = r->in_strips = true;
    return r->kept ? strips_keep(r->strips) : QUOIN_OK;
}

/* Settles by the tie levels and T5 at once, in one network. */
static quoin_status settle_at_once(open_part *r) {
    r->narrowed = false;
    quoin_status status = open_collect_limits(r);
    if (status == QUOIN_OK) status = open_make_network(r, 0);
    if (status == QUOIN_OK) status = add_ties(r);
    if (status == QUOIN_OK) status = add_anchor_rows(r);
    if (status == QUOIN_OK) status = network_solve(r->net);
    if (status != QUOIN_OK) return status;
    r->n->declined = r->net->failed || r->net->contradictory || !limits_hold(r, r->net->position);
    if (!r->n->declined) open_keep_positions(r, r->net->position);
    return QUOIN_OK;
}

void open_number_by_node(open_part *r) {
    r->count = 0;
    for (uint32_t i = 1; i <= r->n->node_count; i++) r->number[i] = is_open(r->n, i) ? ++r->count : 0;
}

static quoin_status settle_anew(open_part *r) {
    bool done = false;
    size_t size = 2 * ((size_t)r->n->node_count + 1) * sizeof *r->number;
    memset(r->number, 0, size / 2);
    r->count = 0;
    r->kept = false;
    r->exact = FIXED_IS_EXACT;
    r->tie_rows = rows_of(r->n);
    r->tie_end = UINT32_MAX;
    open_number_by_key(r);
    quoin_status status = settle_in_turn(r, &done);
    if (status != QUOIN_OK || done) return status;
    open_number_by_node(r);
    return settle_at_once(r);
}

static quoin_status settle_open(open_part *r) {
    bool done = false;
    quoin_status status = open_settle_again(r, &done);
    return status == QUOIN_OK && !done ? settle_anew(r) : status;
}

quoin_status open_take(native *n, open_part **out) {
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
    GIVE(n->memory, r->goals, r->goal_capacity);
    slab_release(n->memory, &r->map_slab);
    slab_release(n->memory, &r->position_slab);
    slab_release(n->memory, &r->form_slab);
    memory_give(n->memory, r, sizeof *r);
    n->open = NULL;
    face_release(n);
    if (n->network.memory) faces_release(n->memory, &n->network.faces);
    if (n->open_network.memory) faces_release(n->memory, &n->open_network.faces);
}

/* Whether no number of the last answer was rounded. */
static bool is_settled_exactly(const open_part *r) {
    bool by_network = r->narrowed || !r->in_strips;
    return r->exact && (!r->in_strips || r->strips->exact) && (!by_network || network_is_exact(r->net));
}

/* Rids the positions of open nodes of the noise that rounding has left. */
static void clear_positions(native *n) {
    for (uint32_t i = 1; i <= n->node_count; i++)
        if (is_open(n, i)) n->position[i] = without_noise(n->position[i], FINE_GRID);
}

quoin_status bridge_settle_open(native *n, bool keeps) {
    open_part *r;
    if (!open_mark(n)) return QUOIN_OK;
    n->closed = false;
    quoin_status status = open_take(n, &r);
    if (status == QUOIN_OK) {
        r->keeps = keeps;
        status = settle_open(r);
        n->opened = status == QUOIN_OK && !n->declined && is_settled_exactly(r);
        if (status == QUOIN_OK && !n->declined) clear_positions(n);
        if (n->opened && n->partial) status = open_are_least(r, &n->opened);
    }
    if (!keeps || status != QUOIN_OK) open_release(n);
    else GIVE(n->memory, r->ends, r->end_capacity); /* strips and networks have their own */
    return status;
}
