#include "Network/faces.h"
#include "Numbers/order.h"

#include "Network/piece.h"

void faces_release(memory *to, faces *released) {
    slab_release(to, &released->slab);
    released->found = false;
}

/* The interval of scale · length + shift for an interval of lengths. */
static interval curve_lengths(network *n, operand function, interval lengths) {
    interval out;
    out.low = lengths.low == -FIXED_MAX ? -FIXED_MAX : fixed_times(lengths.low, function.scale, &n->curves.exact) + function.shift;
    out.high = lengths.high == FIXED_MAX ? FIXED_MAX : fixed_times(lengths.high, function.scale, &n->curves.exact) + function.shift;
    if (is_positive(function.scale)) return out;
    interval turned = {lengths.high == FIXED_MAX ? -FIXED_MAX : out.high, lengths.low == -FIXED_MAX ? FIXED_MAX : out.low};
    return turned;
}

/* A length in the interior of an interval, or 0 if it has no ends. */
static fixed interior_length(interval lengths) {
    if (lengths.low == -FIXED_MAX) return lengths.high == FIXED_MAX ? 0 : lengths.high - FIXED_ONE;
    return lengths.high == FIXED_MAX ? lengths.low + FIXED_ONE : lengths.low + (lengths.high - lengths.low) / 2;
}

/* The interval moved down by a length; open ends stay open. */
static interval move_down(interval lengths, fixed distance) {
    return (interval){lengths.low == -FIXED_MAX ? lengths.low : lengths.low - distance,
                      lengths.high == FIXED_MAX ? lengths.high : lengths.high - distance};
}

static void mark(uint64_t *bits, uint32_t i) { bits[i >> 6] |= UINT64_C(1) << (i & 63); }

/* Notes where a curve's own length may lie. At first every curve that is reached passes its interval on. */
static inline void allow_curve(network *n, uint32_t c, interval lengths) {
    faces *f = &n->faces;
    interval *kept = &f->lengths[c];
    if (kept->low != lengths.low || kept->high != lengths.high) mark(f->altered, c);
    else if (f->found) return;
    *kept = lengths;
    mark(f->dirty, c);
}

void faces_allow(network *n, operand function, interval within) { allow_curve(n, function.curve, curve_lengths(n, function, within)); }

static void descend_convolution(network *n, uint32_t index, interval lengths) {
    sharing shared = curves_share(&n->curves, index, interior_length(lengths));
    const curve *c = &n->curves.list[index];
    interval a = shared.a, b = shared.b;
    if (shared.kind == A_AT_POINT) a = (interval){shared.point, shared.point}, b = move_down(lengths, shared.point);
    else if (shared.kind == B_AT_POINT) b = (interval){shared.point, shared.point}, a = move_down(lengths, shared.point);
    if (n->faces.is_shared[index] != (shared.kind == BOTH_OPEN)) mark(n->faces.altered, index);
    n->faces.is_shared[index] = shared.kind == BOTH_OPEN;
    faces_allow(n, c->a, a);
    faces_allow(n, c->b, b);
}

/* Passes the interval of a curve down to those that it was made of. */
static quoin_status descend(network *n, uint32_t index) {
    const curve *c = &n->curves.list[index];
    interval lengths = n->faces.lengths[index];
    if (c->kind == CURVE_SUM) {
        faces_allow(n, c->a, lengths);
        faces_allow(n, c->b, lengths);
    } else if (c->kind == CURVE_CONVOLUTION) {
        descend_convolution(n, index, lengths);
    } else if (c->kind == CURVE_PIECE) {
        return piece_faces(n, c->cluster, lengths);
    }
    return QUOIN_OK;
}

/* Notes where the curves that a step reads may lie. */
static quoin_status begin_at(network *n, const net_step *s) {
    if (s->kind == NET_PENDANT) {
        allow_curve(n, s->operand.curve, curves_least(&n->curves, s->operand.curve));
    } else if (s->kind == NET_SUBSTITUTION) {
        curve_view f;
        quoin_status status = curves_view(&n->curves, s->operand, &f);
        if (status == QUOIN_OK) faces_allow(n, s->operand, (interval){f.point[0], f.point[0]});
        return status;
    } else if (s->kind == NET_PIECE && n->clusters[s->b].form_count != 1) {
        return piece_faces(n, s->b, (interval){-FIXED_MAX, FIXED_MAX});
    }
    return QUOIN_OK;
}

static quoin_status begin(network *n) {
    faces *f = &n->faces;
    size_t count = n->curves.count, words = count / 64 + 1;
    part parts[] = {PART(f->lengths, count), PART(f->dirty, words), PART(f->altered, words), PART(f->step_of_curve, count), PART(f->is_shared, count)};
    if (!slab_carve(n->memory, &f->slab, parts, 5)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(f->dirty, 0, words * sizeof *f->dirty);
    memory_fill(f->altered, 0, words * sizeof *f->altered);
    memory_fill(f->is_shared, 0, count);
    for (size_t i = 0; i < count; i++) f->lengths[i] = (interval){-FIXED_MAX, FIXED_MAX};
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < n->step_count && status == QUOIN_OK; i++) {
        const net_step *s = &n->steps[i];
        if (s->kind == NET_SERIES || (s->kind == NET_PIECE && n->clusters[s->b].form_count == 1)) f->step_of_curve[s->operand.curve] = (uint32_t)i;
        status = begin_at(n, s);
    }
    if (n->replay.made) memory_fill(n->replay.remade, 0, ((count + n->step_count) / 64 + 1) * sizeof *n->replay.remade);
    return status;
}

/* Begins at what a replay has made again. */
static quoin_status begin_again(network *n) {
    uint64_t *remade = n->replay.remade;
    uint32_t count = (uint32_t)n->curves.count;
    size_t words = (count + n->step_count) / 64 + 1;
    quoin_status status = QUOIN_OK;
    for (size_t word = 0; word < words; word++)
        for (; remade[word] && status == QUOIN_OK; remade[word] &= remade[word] - 1) {
            uint32_t i = (uint32_t)(word * 64 + (unsigned)__builtin_ctzll(remade[word]));
            if (i < count) mark(n->faces.dirty, i);
            uint32_t reader = i < count ? n->replay.reader[i] : i;
            if (reader != NO_INDEX && reader >= count) status = begin_at(n, &n->steps[reader - count]);
        }
    return status;
}

quoin_status faces_find(network *n) {
    faces *f = &n->faces;
    quoin_status status = f->found ? begin_again(n) : begin(n);
    for (size_t word = n->curves.count / 64 + 1; word-- > 0 && status == QUOIN_OK;)
        while (f->dirty[word] && status == QUOIN_OK) {
            unsigned bit = 63 - (unsigned)__builtin_clzll(f->dirty[word]);
            f->dirty[word] &= ~(UINT64_C(1) << bit);
            status = descend(n, (uint32_t)(word * 64 + bit));
        }
    f->found = status == QUOIN_OK;
    return status;
}

bool faces_limits_form(const network *n, uint32_t c) {
    const interval *lengths = &n->faces.lengths[c];
    bool limits = n->curves.list[c].kind == CURVE_PIECE || (n->curves.list[c].kind == CURVE_CONVOLUTION && n->faces.is_shared[c]);
    return limits && (lengths->low > -FIXED_MAX || lengths->high < FIXED_MAX);
}

quoin_status network_form(const network *n, const net_step *s, end **list, size_t at, size_t *capacity, size_t *count) {
    if (s->kind == NET_PIECE) {
        const cluster *piece = &n->clusters[s->b];
        *count = piece->form_end - piece->first_form;
        if (!RESERVE(n->memory, *list, *capacity, at + *count)) return QUOIN_OUT_OF_MEMORY;
        for (size_t i = 0; i < *count; i++) (*list)[at + i] = n->forms[piece->first_form + i];
        return QUOIN_OK;
    }
    const uint32_t costs[2] = {s->a, s->b};
    const double factor[2] = {1 / s->at_a, -1 / s->at_b};
    *count = 0;
    if (!RESERVE(n->memory, *list, *capacity, at + n->costs[s->a].count + n->costs[s->b].count)) return QUOIN_OUT_OF_MEMORY;
    for (int side = 0; side < 2; side++)
        for (uint32_t i = 0; i < n->costs[costs[side]].count; i++) {
            end e = n->ends[n->costs[costs[side]].first + i];
            if (e.node == s->node) continue;
            e.coefficient *= factor[side];
            (*list)[at + (*count)++] = e;
        }
    return QUOIN_OK;
}
