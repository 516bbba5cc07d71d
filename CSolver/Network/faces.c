#include "Network/faces.h"

#include "Network/piece.h"

quoin_status faces_push(network *n, faces *to, operand operand, interval within) {
    if (!RESERVE(n->memory, to->stack, to->capacity, to->count + 1)) return QUOIN_OUT_OF_MEMORY;
    to->stack[to->count++] = (allowed){operand, within};
    return QUOIN_OK;
}

void faces_release(memory *to, faces *released) {
    GIVE(to, released->stack, released->capacity);
    GIVE(to, released->given, released->given_capacity);
    GIVE(to, released->limits, released->limit_capacity);
    GIVE(to, released->step_of_curve, released->step_capacity);
}

/* The interval of scale · length + shift for an interval of lengths. */
static interval curve_lengths(network *n, operand function, interval lengths) {
    interval out;
    out.low = lengths.low == -FIXED_MAX ? -FIXED_MAX : fixed_times(lengths.low, function.scale, &n->curves.exact) + function.shift;
    out.high = lengths.high == FIXED_MAX ? FIXED_MAX : fixed_times(lengths.high, function.scale, &n->curves.exact) + function.shift;
    if (function.scale > 0) return out;
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

static quoin_status limit_step(network *n, faces *out, uint32_t curve, interval lengths) {
    if (lengths.low == -FIXED_MAX && lengths.high == FIXED_MAX) return QUOIN_OK;
    if (!RESERVE(n->memory, out->limits, out->limit_capacity, out->limit_count + 1)) return QUOIN_OUT_OF_MEMORY;
    out->limits[out->limit_count++] = (form_limit){out->step_of_curve[curve], lengths};
    return QUOIN_OK;
}

static quoin_status descend_convolution(network *n, faces *out, uint32_t index, interval lengths) {
    sharing shared = curves_share(&n->curves, index, interior_length(lengths));
    const curve *c = &n->curves.list[index];
    interval a = shared.a, b = shared.b;
    if (shared.kind == A_AT_POINT) a = (interval){shared.point, shared.point}, b = move_down(lengths, shared.point);
    else if (shared.kind == B_AT_POINT) b = (interval){shared.point, shared.point}, a = move_down(lengths, shared.point);
    quoin_status status = faces_push(n, out, c->a, a);
    if (status == QUOIN_OK) status = faces_push(n, out, c->b, b);
    return status == QUOIN_OK && shared.kind == BOTH_OPEN ? limit_step(n, out, index, lengths) : status;
}

/* Passes the intervals on the stack down to the curves that sums, convolutions and pieces were made of. */
static quoin_status descend(network *n, faces *out) {
    quoin_status status = QUOIN_OK;
    while (out->count && status == QUOIN_OK) {
        allowed at = out->stack[--out->count];
        interval lengths = curve_lengths(n, at.operand, at.interval);
        const curve *c = &n->curves.list[at.operand.curve];
        switch (c->kind) {
        case CURVE_SUM:
            status = faces_push(n, out, c->a, lengths);
            if (status == QUOIN_OK) status = faces_push(n, out, n->curves.list[at.operand.curve].b, lengths);
            break;
        case CURVE_CONVOLUTION: status = descend_convolution(n, out, at.operand.curve, lengths); break;
        case CURVE_PIECE:
            status = limit_step(n, out, at.operand.curve, lengths);
            if (status == QUOIN_OK) status = piece_faces(n, c->cluster, lengths, out);
            break;
        default: {
            interval *known = &out->given[at.operand.curve];
            known->low = fixed_max(known->low, lengths.low);
            known->high = fixed_min(known->high, lengths.high);
        }
        }
    }
    return status;
}

quoin_status faces_collect(network *n, faces *out) {
    if (!RESERVE(n->memory, out->given, out->given_capacity, n->curves.count) ||
        !RESERVE(n->memory, out->step_of_curve, out->step_capacity, n->curves.count))
        return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < n->curves.count; i++) out->given[i] = (interval){-FIXED_MAX, FIXED_MAX};
    out->count = out->limit_count = 0;
    for (size_t i = 0; i < n->step_count; i++)
        if (n->steps[i].kind == NET_SERIES || (n->steps[i].kind == NET_PIECE && n->clusters[n->steps[i].b].form_count == 1))
            out->step_of_curve[n->steps[i].operand.curve] = (uint32_t)i;
    quoin_status status = QUOIN_OK;
    for (size_t i = n->step_count; i-- > 0 && status == QUOIN_OK;) {
        const net_step *s = &n->steps[i];
        if (s->kind == NET_PENDANT) {
            interval least = curves_least(&n->curves, s->operand.curve); /* in the curve's own length */
            operand own = {.curve = s->operand.curve, .scale = 1};
            status = faces_push(n, out, own, least);
        } else if (s->kind == NET_SUBSTITUTION) {
            curve_view f;
            status = curves_view(&n->curves, s->operand, &f);
            if (status == QUOIN_OK) status = faces_push(n, out, s->operand, (interval){f.point[0], f.point[0]});
        } else if (s->kind == NET_PIECE && n->clusters[s->b].form_count != 1) {
            status = piece_faces(n, s->b, (interval){-FIXED_MAX, FIXED_MAX}, out);
        }
        if (status == QUOIN_OK) status = descend(n, out);
    }
    return status;
}

/* Appends the sum of a step's costs after the first `at` ends of a list. */
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
