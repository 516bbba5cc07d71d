/* Lengths: what the worklist cannot merge is mostly an equality between two differences (equal widths of flexible
 * views, an aspect ratio, a view centered in another):
 *
 *     (A − B) = m · (C − D) + k
 *
 * The first such row names the one a scalar s, a node of its own, and the rest follows: A = B + s, then C = D + (s − k)/m,
 * and so do all other rows that say how long something is in terms of s. So a tied node may depend on a scalar besides
 * its root. Each row removes one unknown, as it should, and introduces none but its first one's scalar.
 *
 *     L₁ ──s── R₁    L₂ ──s── R₂    L₃ ──s── R₃        nodes L₁ L₂ L₃ s instead of six
 *
 * Where two middles are the same, the scalar is a sum instead, A + B = C + D = s, and each pair is tied to its own length,
 * A = (s − l)/2, B = (s + l)/2. Those lengths are scalars, too, as far as others are equal to them.
 *
 * A tree depends on one scalar only, so that every position is  slope · X(root) + shift + rate · X(scalar); rows that
 * would break this keep waiting and become links. Two scalars may be tied to each other.
 */
#include <math.h>

#include "Classes/worklist.h"
#include "Numbers/order.h"

static uint32_t resolved(const native *n, uint32_t scalar) {
    while (scalar && scalar != NO_INDEX && n->root[scalar] != scalar) scalar = n->root[scalar];
    return scalar;
}

/* Whether the tree of a root may be tied to something that depends on `scalar`. */
static bool may_depend_on(worklist *w, uint32_t root, uint32_t scalar) {
    w->tree_scalar[root] = resolved(w->n, w->tree_scalar[root]);
    return !w->tree_scalar[root] || w->tree_scalar[root] == scalar;
}

static uint32_t new_scalar(worklist *w) {
    native *n = w->n;
    uint32_t s = ++n->node_count;
    n->root[s] = s;
    n->factor[s] = 1;
    n->shift[s] = n->rate[s] = 0;
    n->scalar[s] = w->tree_scalar[s] = 0;
    w->head[s] = NO_INDEX;
    w->length[s] = 0;
    w->size[s] = 1;
    w->least[s] = w->most[s] = 1;
    n->lengths = true;
    return s;
}

/* Ties two nodes by a·X + a·Y + b·S = c to the length between them, half of it on either side of the middle. Rows about that
 * length, the usual kind, then mention nothing else. */
static quoin_status tie_pair(worklist *w, const quoin_term *x, const quoin_term *y, const quoin_term *s, double c) {
    uint32_t length = new_scalar(w);
    double twice = 2 * x->coefficient;
    place to = {.factor = -0.5, .shift = c / twice, .scalar = s->variable, .rate = -s->coefficient / twice};
    quoin_status status = worklist_tie(w, x->variable, length, to);
    to.factor = 0.5;
    return status == QUOIN_OK ? worklist_tie(w, y->variable, length, to) : status;
}

static quoin_status tie_two(worklist *w, const quoin_term *x, const quoin_term *y, const quoin_term *s, double c, bool *merged) {
    bool x_may = may_depend_on(w, x->variable, s->variable), y_may = may_depend_on(w, y->variable, s->variable);
    bool x_goes = x_may && (!y_may || w->size[x->variable] <= w->size[y->variable]);
    if (!x_may && !y_may) return QUOIN_OK;
    if (x_may && y_may && x->coefficient == y->coefficient) {
        *merged = true;
        return tie_pair(w, x, y, s, c);
    }
    const quoin_term *goes = x_goes ? x : y, *stays = x_goes ? y : x;
    place to = {.factor = -stays->coefficient / goes->coefficient, .shift = c / goes->coefficient};
    to.scalar = s->variable;
    to.rate = -s->coefficient / goes->coefficient;
    return worklist_try_tie(w, goes->variable, stays->variable, to, merged);
}

/* Ties two scalars: the later one is replaced, so that the numbering does not depend on earlier questions. */
static quoin_status tie_scalars(worklist *w, const quoin_term *one, const quoin_term *two, double c, bool *merged) {
    place to = {.factor = -one->coefficient / two->coefficient, .shift = c / two->coefficient};
    return worklist_try_tie(w, two->variable, one->variable, to, merged);
}

quoin_status lengths_look(worklist *w, size_t plain, bool *merged) {
    const quoin_term *t = w->row.terms;
    size_t scalars = w->row.count - plain;
    double c = w->row.constant;
    if (plain == 0 && scalars == 2) return tie_scalars(w, &t[0], &t[1], c, merged);
    if (scalars != 1 || plain == 0 || plain > 2) return QUOIN_OK;
    if (plain == 2) return tie_two(w, &t[0], &t[1], &t[2], c, merged);
    if (!may_depend_on(w, t[0].variable, t[1].variable)) return QUOIN_OK;
    place to = {.shift = c / t[0].coefficient, .scalar = t[1].variable, .rate = -t[1].coefficient / t[0].coefficient};
    return worklist_try_tie(w, t[0].variable, 0, to, merged);
}

/* ── New scalars ────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether the row gives two pairs of variables, each in key order, the same middle. */
static bool is_centering(const native *n, const row *this_row) {
    if (!(this_row->flags & ROW_GENERAL) || this_row->second != 4) return false;
    quoin_term t[4];
    for (uint32_t i = 0; i < 4; i++) {
        quoin_term next = n->solver->terms[this_row->first + i];
        uint32_t k = i;
        for (; k && n->rank[t[k - 1].variable] > n->rank[next.variable]; k--) t[k] = t[k - 1];
        t[k] = next;
    }
    return t[0].coefficient == t[1].coefficient && t[2].coefficient == t[3].coefficient && t[0].coefficient == -t[2].coefficient;
}

/* Whether the row can be merged at once after X(p) = s − X(q). */
static bool sum_would_merge(worklist *w, uint32_t p, uint32_t q) {
    const reduced *r = &w->row;
    uint32_t others[2], count = 0;
    if (r->terms[p].coefficient != r->terms[q].coefficient) return false;
    if (w->tree_scalar[r->terms[p].variable] || w->tree_scalar[r->terms[q].variable]) return false;
    for (uint32_t i = 0; i < r->count; i++)
        if (i != p && i != q) others[count++] = i;
    if (count == 1) return w->tree_scalar[r->terms[others[0]].variable] == 0;
    if (r->terms[others[0]].coefficient != r->terms[others[1]].coefficient) return false;
    return !w->tree_scalar[r->terms[others[0]].variable] || !w->tree_scalar[r->terms[others[1]].variable];
}

/* Whether the row can be merged at once after X(p) = X(q) + s. */
static bool would_merge(worklist *w, uint32_t p, uint32_t q) {
    const reduced *r = &w->row;
    double left = r->terms[p].coefficient + r->terms[q].coefficient, sum = left;
    uint32_t others[2], count = 0;
    for (uint32_t i = 0; i < r->count; i++) {
        if (i == p || i == q) continue;
        others[count++] = r->terms[i].variable;
        sum += r->terms[i].coefficient;
    }
    if (w->tree_scalar[r->terms[p].variable] && w->tree_scalar[r->terms[q].variable]) return false;
    if (r->count == 3 && left == 0) return w->tree_scalar[others[0]] == 0;
    if (r->count == 3) return sum == 0;
    return left == 0 && sum == 0 && (!w->tree_scalar[others[0]] || !w->tree_scalar[others[1]]);
}

/* Picks the pair whose difference or sum becomes the scalar: of the suitable pairs the one with the closest numbers, because
 * the edges of one view are numbered together. */
static bool pick_pair(worklist *w, bool sum, uint32_t *p, uint32_t *q) {
    const reduced *r = &w->row;
    uint32_t closest = UINT32_MAX;
    for (uint32_t i = 0; i < r->count; i++)
        for (uint32_t k = i + 1; k < r->count; k++) {
            uint32_t apart = r->terms[k].variable - r->terms[i].variable;
            bool alike = is_positive(r->terms[i].coefficient * r->terms[k].coefficient);
            if (apart >= closest || alike != sum || !(sum ? sum_would_merge(w, k, i) : would_merge(w, k, i))) continue;
            closest = apart;
            *p = k;
            *q = i;
        }
    return closest != UINT32_MAX;
}

static quoin_status name_length(worklist *w, uint32_t index) {
    size_t plain;
    uint32_t p, q;
    native *n = w->n;
    quoin_status status = worklist_reduce(w, index, &plain);
    if (status != QUOIN_OK || plain < w->row.count || plain < 3 || plain > 4) return status;
    bool sum = is_centering(n, &n->solver->rows[n->derived[index]]) && pick_pair(w, true, &p, &q);
    if (!sum && !pick_pair(w, false, &p, &q)) return status;
    uint32_t high = w->row.terms[p].variable, low = w->row.terms[q].variable, s = new_scalar(w);
    if (sum) {
        status = tie_pair(w, &(quoin_term){low, 1}, &(quoin_term){high, 1}, &(quoin_term){s, -1}, 0);
        return status == QUOIN_OK ? worklist_take(w, index, false) : status;
    }
    bool high_goes = !w->tree_scalar[high] && (w->tree_scalar[low] || w->size[high] <= w->size[low]);
    place to = {.factor = 1, .scalar = s, .rate = high_goes ? 1 : -1};
    status = worklist_tie(w, high_goes ? high : low, high_goes ? low : high, to);
    return status == QUOIN_OK ? worklist_take(w, index, false) : status;
}

quoin_status lengths_merge(worklist *w) {
    native *n = w->n;
    size_t rows = n->derived_count;
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 0; i < rows && status == QUOIN_OK && !n->contradictory; i++)
        if (!w->done[i]) status = name_length(w, i);
    return status;
}
