/* Replay: a network that was solved is solved again after some of its given curves have changed.
 *
 *     given curve ──▶ sum ──▶ convolution ──▶ piece ──▶ … ──▶ step        each is read by one curve, or by one step
 *
 * Which steps remove the nodes depends on the costs' ends and on which lengths are fixed, and on no other number. So the steps stay, and
 * only their curves are made again: a changed one changes the one that reads it, up to the first that comes out as it was. Curves have
 * greater numbers than those they are made of, so one pass in ascending order suffices. A curve keeps its number; its points are the
 * newest ones, and the places of the older ones are garbage.
 */
#include "Network/network.h"
#include "Network/piece.h"

#define LITTLE_GARBAGE 256     /* places that are not worth compacting */

void replay_release(memory *to, replay *r) {
    slab_release(to, &r->slab);
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
        if (status == QUOIN_OK) n->replay.reader[function.curve] = reader;
    }
    return status;
}

static quoin_status index_steps(network *n) {
    uint32_t *reader = n->replay.reader;
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 0; i < n->step_count && status == QUOIN_OK; i++) {
        const net_step *s = &n->steps[i];
        if (s->kind == NET_PENDANT || s->kind == NET_SUBSTITUTION) reader[s->operand.curve] = (uint32_t)n->curves.count + i;
        else if (s->kind == NET_PIECE) status = index_cluster(n, s, i);
    }
    return status;
}

static size_t places(const network *n) { return n->curves.used + n->curves.entry_count + n->curves.split_used + n->knot_count + n->state_count; }

static void set_room(network *n) { n->replay.room = places(n) + places(n) / 4 + LITTLE_GARBAGE; }

quoin_status replay_make(network *n) {
    replay *r = &n->replay;
    if (r->made) return QUOIN_OK;
    size_t curves = n->curves.count, words = (curves + n->step_count) / 64 + 1;
    part parts[] = {PART(r->dirty, words), PART(r->remade, words), PART(r->reader, curves)};
    if (!slab_carve(n->memory, &r->slab, parts, 3)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(r->dirty, 0, words * sizeof *r->dirty);
    memory_fill(r->remade, 0, words * sizeof *r->remade);
    memory_fill(r->reader, 0xff, curves * sizeof *r->reader);
    for (uint32_t c = 0; c < curves; c++) {
        const curve *made = &n->curves.list[c];
        if (made->kind == CURVE_SUM || made->kind == CURVE_CONVOLUTION) r->reader[made->a.curve] = r->reader[made->b.curve] = c;
    }
    set_room(n);
    quoin_status status = index_steps(n);
    r->made = status == QUOIN_OK && curves == n->curves.count;
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
    return c->count == 1 && slope_forbids(in, in->slope[c->start]) && slope_forbids(in, in->slope[c->start + 1]);
}

static void mark(uint64_t *bits, uint32_t i) { bits[i >> 6] |= UINT64_C(1) << (i & 63); }

/* Gives a curve the points of the one made last, which is forgotten. What reads it must be made again if it has changed. Returns false if
 * the steps would no longer be the same: a node was substituted by this length, or a row without ends is to be checked. */
static bool adopt(network *n, uint32_t c) {
    curves *in = &n->curves;
    const curve old = in->list[c], made = in->list[--in->count];
    uint32_t reader = n->replay.reader[c];
    in->list[c] = made;
    if (old.kind == CURVE_GIVEN) in->list[c].source = old.source;
    mark(n->replay.remade, c);
    if (same_curve(in, &old, &made)) return true;
    if (reader == NO_INDEX || (old.kind == CURVE_GIVEN && allows_one_length(in, &old) != allows_one_length(in, &made))) return false;
    if (reader >= in->count && n->steps[reader - in->count].kind == NET_SUBSTITUTION)
        return made.count == 1 && old.count == 1 && in->point[made.start] == in->point[old.start];
    mark(n->replay.dirty, reader);
    return true;
}

bool replay_change(network *n, uint32_t given) { return adopt(n, given); }

static quoin_status make_again(network *n, uint32_t c, bool *kept) {
    const curve old = n->curves.list[c];
    operand made = {0};
    fixed apart = 0;
    quoin_status status;
    if (old.kind == CURVE_SUM) status = curves_sum(&n->curves, old.a, old.b, &made.curve, &apart);
    else if (old.kind == CURVE_CONVOLUTION) status = curves_convolve(&n->curves, old.a, old.b, &made.curve);
    else status = piece_trace(n, old.cluster, &made);
    *kept = status == QUOIN_OK && !n->contradictory && !n->failed && apart <= fixed_from(NETWORK_TOLERANCE);
    *kept = *kept && adopt(n, c);
    return status;
}

/* Makes a curve again, or finds the best point of a piece that meets nothing else. */
static quoin_status remake(network *n, uint32_t dirty, bool *kept) {
    if (dirty < n->curves.count) return make_again(n, dirty, kept);
    const net_step *s = &n->steps[dirty - n->curves.count];
    mark(n->replay.remade, dirty);
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
    for (size_t word = 0; word < words && status == QUOIN_OK; word++)
        while (dirty[word]) {
            uint32_t first = (uint32_t)(word * 64 + (unsigned)__builtin_ctzll(dirty[word]));
            dirty[word] &= dirty[word] - 1;
            status = remake(n, first, kept);
            if (status != QUOIN_OK || !*kept) return status;
        }
    for (uint32_t v = 1; v <= n->node_count; v++) n->mark[v] &= (uint8_t)~NET_OPEN;
    if (status == QUOIN_OK) status = network_settle(n);
    *kept = status == QUOIN_OK && !n->failed;
    return status;
}
