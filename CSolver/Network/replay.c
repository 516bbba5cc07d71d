/* Replay: a network that was solved is solved again after some of its given curves have changed.
 *
 *     given curve ──▶ sum ──▶ convolution ──▶ piece ──▶ … ──▶ step        each is read by one curve, or by one step
 *
 * Which steps remove the nodes depends on the costs' ends, on how many rows they are made of, and on which lengths are fixed, and on no other
 * number. So the steps stay, and only their curves are made again: a changed one changes the one that reads it, up to the first that comes out
 * as it was. A changed length of a substitution changes by how much the curves that its node's expression went into are shifted. Curves have
 * greater numbers than those they are made of, and than those that shift what they are made of, so one pass in ascending order suffices. A
 * curve keeps its number; its points are the newest ones, and the places of the older ones are garbage.
 */
#include "Network/network.h"
#include "Network/piece.h"

#define LITTLE_GARBAGE 256     /* places that are not worth compacting */

void replay_release(memory *to, replay *r) {
    slab_release(to, &r->slab);
    slab_release(to, &r->dependent_slab);
    r->made = false;
}

/* ── Readers ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Notes the curve or step that reads the costs of a cluster. */
static quoin_status index_cluster(network *n, const net_step *s, uint32_t step) {
    const cluster *this_cluster = &n->clusters[s->b];
    uint32_t reader = this_cluster->form_count == 1 ? s->operand.curve : (uint32_t)n->curves.count + step;
    quoin_status status = QUOIN_OK;
    for (uint32_t c = this_cluster->first_cost; c != NO_INDEX && status == QUOIN_OK; c = n->costs[c].next) {
        operand function;
        status = cost_function(n, c, &function);
        if (status != QUOIN_OK) return status;
        n->replay.reader[function.curve] = reader;
        n->replay.summand[function.curve] = n->costs[c].summands;
    }
    return status;
}

/* Finds the length at which a node was substituted. `*is_fixed` is false if the curve allows others. */
static quoin_status find_length(network *n, const net_step *s, fixed *out, bool *is_fixed) {
    curve_view f;
    quoin_status status = curves_view(&n->curves, s->operand, &f);
    *is_fixed = status == QUOIN_OK && f.count == 1;
    if (*is_fixed) *out = f.point[0];
    return status;
}

static quoin_status index_steps(network *n) {
    uint32_t *reader = n->replay.reader;
    quoin_status status = QUOIN_OK;
    size_t move = 0;
    bool is_fixed;
    for (uint32_t i = 0; i < n->step_count && status == QUOIN_OK; i++) {
        const net_step *s = &n->steps[i];
        n->replay.first_move[i] = (uint32_t)move;
        while (move < n->move_count && n->moves[move].step == i) move++;
        if (s->kind == NET_SERIES || (s->kind == NET_PIECE && n->clusters[s->b].form_count == 1)) n->replay.step_of_curve[s->operand.curve] = i;
        if (s->kind == NET_SUBSTITUTION) status = find_length(n, s, &n->replay.length[i], &is_fixed);
        if (s->kind == NET_PENDANT || s->kind == NET_SUBSTITUTION) reader[s->operand.curve] = (uint32_t)n->curves.count + i;
        else if (s->kind == NET_PIECE) status = index_cluster(n, s, i);
    }
    return status;
}

static size_t places(const network *n) { return n->curves.used + n->curves.entry_count + n->curves.split_used + n->knot_count + n->state_count; }

static void set_room(network *n) { n->replay.room = places(n) + places(n) / 8 + LITTLE_GARBAGE; }

quoin_status replay_make(network *n) {
    replay *r = &n->replay;
    if (r->made) return QUOIN_OK;
    size_t curves = n->curves.count, steps = n->step_count, words = (curves + steps) / 64 + 1;
    size_t nodes = (size_t)n->node_count + 1;
    part parts[] = {PART(r->length, steps), PART(r->dirty, words), PART(r->remade, words), PART(r->reader, curves),
                    PART(r->summand, curves), PART(r->first_move, steps), PART(r->waiting, steps), PART(r->step_of_curve, curves),
                    PART(r->unsettled, steps / 64 + 1), PART(r->before, nodes), PART(r->dependent_start, nodes + 1)};
    if (!slab_carve(n->memory, &r->slab, parts, 11)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(r->unsettled, 0, (steps / 64 + 1) * sizeof *r->unsettled);
    memory_fill(r->step_of_curve, 0xff, curves * sizeof *r->step_of_curve);
    r->waiting_count = 0;
    memory_fill(r->dirty, 0, words * sizeof *r->dirty);
    memory_fill(r->remade, 0, words * sizeof *r->remade);
    memory_fill(r->reader, 0xff, curves * sizeof *r->reader);
    for (uint32_t c = 0; c < curves; c++) {
        const curve *made = &n->curves.list[c];
        if (made->kind == CURVE_SUM || made->kind == CURVE_CONVOLUTION) r->reader[made->a.curve] = r->reader[made->b.curve] = c;
    }
    set_room(n);
    quoin_status status = index_steps(n);
    if (status == QUOIN_OK) status = replay_index_nodes(n);
    r->made = status == QUOIN_OK && curves == n->curves.count; /* no cost was left that had not been added up */
    return status;
}

/* ── Curves ─────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool same_slope(const curves *in, const slope_vector *a, const slope_vector *b) {
    if (a->count != b->count || a->lead != b->lead) return false;
    for (uint32_t i = 0; i < a->count; i++) {
        const slope_entry *x = &in->entries[a->first + i], *y = &in->entries[b->first + i];
        if (x->level != y->level || x->value * a->factor != y->value * b->factor) return false;
    }
    return true;
}

/* Whether two curves have the same points and slopes. */
static bool same_curve(const curves *in, const curve *a, const curve *b) {
    if (a->count != b->count) return false;
    for (uint32_t i = 0; i < a->count; i++)
        if (in->point[a->start + i] != in->point[b->start + i]) return false;
    for (uint32_t i = 0; i <= a->count; i++)
        if (!same_slope(in, &in->slope[a->start + i], &in->slope[b->start + i])) return false;
    return true;
}

static bool allows_one_length(const curves *in, const curve *c) {
    return c->count == 1 && slope_forbids(in, &in->slope[c->start]) && slope_forbids(in, &in->slope[c->start + 1]);
}

static void mark(uint64_t *bits, uint32_t i) { bits[i >> 6] |= UINT64_C(1) << (i & 63); }

/* Notes that the length of a substitution may have changed. */
static void wait_for(network *n, uint32_t dirty) {
    if (n->replay.dirty[dirty >> 6] >> (dirty & 63) & 1) return;
    mark(n->replay.dirty, dirty);
    n->replay.waiting[n->replay.waiting_count++] = dirty - (uint32_t)n->curves.count;
}

/* Shifts a curve for the one reader that it has. Returns false if it has none: a row without ends is to be checked. */
static bool shift_curve(network *n, uint32_t c, fixed by) {
    replay *r = &n->replay;
    uint32_t reader = r->reader[c], count = (uint32_t)n->curves.count;
    if (reader == NO_INDEX) return false;
    uint32_t kind = reader < count ? n->curves.list[reader].kind : CURVE_GIVEN;
    net_step *s = reader < count ? NULL : &n->steps[reader - count];
    operand *read = s ? &s->operand : &n->curves.list[reader].a;
    if (kind == CURVE_PIECE || (s && s->kind == NET_PIECE)) read = &n->summands[r->summand[c]].operand;
    else if (!s && read->curve != c) read = &n->curves.list[reader].b;
    read->shift += by;
    if (s) mark(r->unsettled, reader - count);
    if (s && s->kind == NET_SUBSTITUTION) wait_for(n, reader);
    else mark(r->dirty, reader);
    return true;
}

/* Shifts what substitutions went into by as much as their lengths have changed. Returns false if a length is no longer fixed. */
static quoin_status substitute_again(network *n, bool *kept) {
    replay *r = &n->replay;
    quoin_status status = QUOIN_OK;
    while (r->waiting_count && *kept && status == QUOIN_OK) {
        uint32_t step = r->waiting[--r->waiting_count], dirty = (uint32_t)n->curves.count + step;
        r->dirty[dirty >> 6] &= ~(UINT64_C(1) << (dirty & 63));
        fixed before = r->length[step], *length = &r->length[step];
        status = find_length(n, &n->steps[step], length, kept);
        if (status != QUOIN_OK || !*kept || *length == before) continue;
        *kept = FIXED_IS_EXACT; /* rounded differences would not add up to what a sum from nothing is */
        for (size_t i = r->first_move[step]; i < n->move_count && n->moves[i].step == step && *kept; i++) {
            bool *exact = &n->curves.exact;
            fixed by = fixed_times(*length, n->moves[i].factor, exact) - fixed_times(before, n->moves[i].factor, exact);
            if (by) *kept = shift_curve(n, n->moves[i].curve, by);
        }
    }
    return status;
}

/* Gives a curve the points of the one made last, which is forgotten. What reads it must be made again if it has changed. Returns false if
 * the steps would no longer be the same: a length is fixed that was not or the other way round, or a row without ends is to be checked. */
static bool adopt(network *n, uint32_t c) {
    curves *in = &n->curves;
    const curve old = in->list[c], made = in->list[--in->count];
    uint32_t reader = n->replay.reader[c];
    in->list[c] = made;
    if (old.kind == CURVE_GIVEN) in->list[c].source = old.source;
    mark(n->replay.remade, c);
    if (n->replay.step_of_curve[c] != NO_INDEX) mark(n->replay.unsettled, n->replay.step_of_curve[c]);
    if (reader != NO_INDEX && reader >= in->count) mark(n->replay.unsettled, reader - (uint32_t)in->count);
    if (same_curve(in, &old, &made)) return true;
    if (reader == NO_INDEX || (old.kind == CURVE_GIVEN && allows_one_length(in, &old) != allows_one_length(in, &made))) return false;
    if (reader >= in->count && n->steps[reader - in->count].kind == NET_SUBSTITUTION) wait_for(n, reader);
    else mark(n->replay.dirty, reader);
    return true;
}

bool replay_change(network *n, uint32_t given) { return adopt(n, given); }

/* Frees the knots and states of a piece that is to be traced again, if they are the last ones. */
static void forget_states(network *n, const cluster *c) {
    size_t states = ((size_t)c->knot_count + 1) * c->cost_count;
    if (c->first_state + states == n->state_count) n->state_count = c->first_state;
    if (c->knot_count && c->first_knot + c->knot_count == n->knot_count) n->knot_count = c->first_knot;
}

static quoin_status trace_again(network *n, uint32_t cluster, operand *out) {
    forget_states(n, &n->clusters[cluster]);
    return piece_trace(n, cluster, out);
}

static quoin_status make_again(network *n, uint32_t c, bool *kept) {
    const curve old = n->curves.list[c];
    operand made = {0};
    fixed apart = 0;
    quoin_status status;
    if (old.kind == CURVE_SUM) status = curves_sum(&n->curves, old.a, old.b, &made.curve, &apart);
    else if (old.kind == CURVE_CONVOLUTION) status = curves_convolve(&n->curves, old.a, old.b, &made.curve);
    else status = trace_again(n, old.cluster, &made);
    *kept = status == QUOIN_OK && !n->contradictory && !n->failed && !n->curves.far && apart <= fixed_from(NETWORK_TOLERANCE);
    *kept = *kept && adopt(n, c);
    return status;
}

/* Makes a curve again, or finds the best point of a piece that meets nothing else. */
static quoin_status remake(network *n, uint32_t dirty, bool *kept) {
    if (dirty < n->curves.count) return make_again(n, dirty, kept);
    const net_step *s = &n->steps[dirty - n->curves.count];
    mark(n->replay.remade, dirty);
    mark(n->replay.unsettled, dirty - (uint32_t)n->curves.count);
    quoin_status status = s->kind == NET_PIECE ? piece_solve(n, s->b) : QUOIN_OK;
    *kept = status == QUOIN_OK && !n->contradictory && !n->failed;
    return status;
}

static quoin_status compact(network *n) {
    quoin_status status = network_compact(n);
    set_room(n);
    return status;
}

/* ── The whole ──────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status replay_network(network *n, bool *kept) {
    uint64_t *dirty = n->replay.dirty;
    size_t words = (n->curves.count + n->step_count) / 64 + 1;
    quoin_status status = places(n) > n->replay.room ? compact(n) : QUOIN_OK;
    *kept = true;
    if (status == QUOIN_OK) status = substitute_again(n, kept);
    for (size_t word = 0; word < words && status == QUOIN_OK && *kept; word++)
        while (dirty[word] && status == QUOIN_OK && *kept) {
            uint32_t first = (uint32_t)(word * 64 + (unsigned)__builtin_ctzll(dirty[word]));
            dirty[word] &= dirty[word] - 1;
            status = remake(n, first, kept);
            if (status == QUOIN_OK && *kept) status = substitute_again(n, kept);
        }
    if (status != QUOIN_OK || !*kept) return status;
    status = replay_settle(n);
    *kept = status == QUOIN_OK && !n->failed;
    return status;
}
