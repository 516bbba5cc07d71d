/* The function of an edge's own rows, or of some of them: each optional ≥ is a hinge that falls left of its bound, each ≤ one that rises
 * right of it, each = both; required rows bound the length.
 *
 *     falls (≥, =)  \.            leading key of a segment (T1): of the rows that pull there (falling ones with their bound to
 *                     \____       the right, rising ones with it to the left) the last by key, with its sign.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "Elimination/reduction.h"
#include "Memory/inlining.h"
#include "Numbers/order.h"

typedef struct pieces {
    native *n;
    const uint32_t *list;      /* spring indices, by ascending bound */
    uint32_t count;
    double low, high;          /* the interval that required rows allow */
} pieces;

static const spring *at(const pieces *rows, uint32_t i) { return &rows->n->springs[rows->list[i]]; }

static bool falls(const spring *s) { return s->relation >= QUOIN_EQUAL; }
static bool rises(const spring *s) { return s->relation <= QUOIN_EQUAL; }

/* Sorts by bound with a bottom-up merge sort, which is stable: rows of equal bounds stay in key order. */
static uint32_t *sort_by_bound(native *n, uint32_t *list, uint32_t *other, uint32_t count) {
    const spring *s = n->springs;
    for (uint32_t width = 1; width < count; width *= 2) {
        for (uint32_t from = 0; from < count; from += 2 * width) {
            uint32_t middle = (uint32_t)lesser(from + width, count), end = (uint32_t)lesser(from + 2 * width, count);
            for (uint32_t i = from, j = middle, k = from; k < end; k++)
                other[k] = j == end || (i < middle && s[list[i]].bound <= s[list[j]].bound) ? list[i++] : list[j++];
        }
        uint32_t *swap = list;
        list = other;
        other = swap;
    }
    return list;
}

/* Returns the bound that required rows give. If two of them contradict each other by no more than the tolerance, the
 * earlier one is satisfied exactly. */
static double bound_by_required(pieces *rows, const uint32_t *list, uint32_t count) {
    int32_t low_order = INT32_MAX, high_order = INT32_MAX;
    rows->low = -INFINITY;
    rows->high = INFINITY;
    for (uint32_t i = 0; i < count; i++) {
        const spring *s = &rows->n->springs[list[i]];
        if (!s->required) continue;
        if (falls(s) && s->bound > rows->low) rows->low = s->bound, low_order = s->order;
        if (rises(s) && s->bound < rows->high) rows->high = s->bound, high_order = s->order;
    }
    double apart = rows->low - rows->high;
    if (apart > 0) rows->low = rows->high = low_order < high_order ? rows->low : rows->high;
    return apart;
}

static void add_unit(const native *n, int64_t *slope, uint32_t level, int64_t by) {
    slope[n->packing.word_of_level[level]] += by * (INT64_C(1) << n->packing.shift[level]);
}

typedef struct target {
    double *point;
    int64_t *slope;
    int32_t *lead;
    uint32_t word_count;
} target;

static target target_of(functions *in, uint32_t f) {
    const function *fn = &in->list[f];
    return (target){in->point + fn->start, in->slope + (size_t)fn->start * in->word_count, in->lead + fn->start, in->word_count};
}

static void copy_slope(target *t, uint32_t to, const int64_t *slope, bool forbidden, int64_t sign) {
    int64_t *place = t->slope + (size_t)to * t->word_count;
    memcpy(place, slope, t->word_count * sizeof *place);
    if (forbidden) {
        memset(place, 0, t->word_count * sizeof *place);
        place[0] = sign * FORBIDDEN;
    }
}

/* Walks the bounds from left to right with the slope so far; bounds outside the allowed lengths only change it. */
static uint32_t walk(const pieces *rows, target *t, int64_t *slope) {
    uint32_t made = 0, i = 0;
    for (; i < rows->count && at(rows, i)->bound <= rows->low; i++)
        add_unit(rows->n, slope, at(rows, i)->level, falls(at(rows, i)) + rises(at(rows, i)));
    copy_slope(t, 0, slope, rows->low > -INFINITY, -1);
    if (rows->low > -INFINITY) {
        t->point[made++] = rows->low;
        copy_slope(t, made, slope, rows->low >= rows->high, 1);
        if (rows->low >= rows->high) return made;
    }
    while (i < rows->count && at(rows, i)->bound < rows->high) {
        double bound = t->point[made++] = at(rows, i)->bound;
        for (; i < rows->count && at(rows, i)->bound == bound; i++)
            add_unit(rows->n, slope, at(rows, i)->level, falls(at(rows, i)) + rises(at(rows, i)));
        copy_slope(t, made, slope, false, 1);
    }
    if (rows->high < INFINITY) {
        t->point[made++] = rows->high;
        copy_slope(t, made, slope, true, 1);
    }
    return made;
}

/* Sets the leading key of each segment, that of the row with the strongest key: falling rows from the right, rising ones from the
 * left. */
static void set_leads(const pieces *rows, target *t, uint32_t made, bool ties) {
    memset(t->lead, 0, (made + 1) * sizeof *t->lead);
    if (!ties) return;
    int32_t last = 0;
    uint32_t i = rows->count;
    for (uint32_t segment = made + 1; segment-- > 0;) {
        double right = segment < made ? t->point[segment] : INFINITY;
        for (; i > 0 && at(rows, i - 1)->bound >= right; i--)
            if (falls(at(rows, i - 1)) && at(rows, i - 1)->order > last) last = at(rows, i - 1)->order;
        t->lead[segment] = -last;
    }
    last = 0;
    i = 0;
    for (uint32_t segment = 0; segment <= made; segment++) {
        double left = segment ? t->point[segment - 1] : -INFINITY;
        for (; i < rows->count && at(rows, i)->bound <= left; i++)
            if (rises(at(rows, i)) && at(rows, i)->order > last) last = at(rows, i)->order;
        if (last > -t->lead[segment]) t->lead[segment] = last;
    }
    for (uint32_t segment = 0; segment <= made; segment += made ? made : 1) {
        int64_t first = t->slope[(size_t)segment * t->word_count];
        if (first == FORBIDDEN || first == -FORBIDDEN) t->lead[segment] = 0;
    }
}

/* ── The common case: a few rows ────────────────────────────────────────────────────────────────────────────── */

#define FEW 4

/* Sorts the optional ones of a few rows by bound, and by key where bounds are equal. */
static uint32_t take_few(const native *n, const uint32_t *list, uint32_t all, const spring **out) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < all; i++) {
        const spring *s = &n->springs[list[i]];
        if (s->required) continue;
        uint32_t j = count++;
        for (; j && out[j - 1]->bound > s->bound; j--) out[j] = out[j - 1];
        out[j] = s;
    }
    return count;
}

static int32_t lead_between(const spring **few, uint32_t left, uint32_t count) {
    int32_t lead = 0;
    for (uint32_t i = 0; i < count; i++) {
        const spring *s = few[i];
        bool pulls = i < left ? rises(s) : falls(s);
        if (pulls && s->order > abs(lead)) lead = i < left ? s->order : -s->order;
    }
    return lead;
}

/* The rest of the rows whose function is written, and the segment it has come to. */
typedef struct few_rows {
    const native *n;
    const spring **few;
    uint32_t count, next;      /* rows before the next one have their bounds to the left */
    uint32_t made;
    int64_t *slope;
    bool ties;
} few_rows;

static void pass_bound(few_rows *rows) {
    const spring *s = rows->few[rows->next++];
    add_unit(rows->n, rows->slope, s->level, falls(s) + rises(s));
}

/* Writes the slope of the segment, which reaches up to `end`, and that point. */
static void write_segment(few_rows *rows, target *t, double end) {
    int64_t *slope = t->slope + (size_t)rows->made * t->word_count;
    for (uint32_t w = 0; w < t->word_count; w++) slope[w] = rows->slope[w];
    t->lead[rows->made] = rows->ties ? lead_between(rows->few, rows->next, rows->count) : 0;
    if (end < INFINITY) t->point[rows->made++] = end;
}

static void write_forbidden(const few_rows *rows, target *t, int64_t first) {
    int64_t *slope = t->slope + (size_t)rows->made * t->word_count;
    slope[0] = first;
    for (uint32_t w = 1; w < t->word_count; w++) slope[w] = 0;
    t->lead[rows->made] = 0;
}

static uint32_t write_few(few_rows *rows, target *t, double low, double high) {
    for (uint32_t w = 0; w < t->word_count; w++) rows->slope[w] = 0;
    for (uint32_t i = 0; i < rows->count; i++)
        if (falls(rows->few[i])) add_unit(rows->n, rows->slope, rows->few[i]->level, -1);
    while (rows->next < rows->count && rows->few[rows->next]->bound <= low) pass_bound(rows);
    if (low > -INFINITY) {
        write_forbidden(rows, t, -FORBIDDEN);
        t->point[rows->made++] = low;
    }
    while (low < high && rows->next < rows->count && rows->few[rows->next]->bound < high) {
        double bound = rows->few[rows->next]->bound;
        write_segment(rows, t, bound);
        while (rows->next < rows->count && rows->few[rows->next]->bound == bound) pass_bound(rows);
    }
    if (low < high) write_segment(rows, t, high);
    if (high < INFINITY) write_forbidden(rows, t, FORBIDDEN);
    return rows->made;
}

static quoin_status function_of_few(native *n, uint32_t f, const uint32_t *list, uint32_t all, bool ties, double *apart) {
    const spring *few[FEW];
    pieces bounds = {.n = n};
    *apart = bound_by_required(&bounds, list, all);
    if (!functions_resize(&n->functions, f, all)) return QUOIN_OUT_OF_MEMORY;
    target t = target_of(&n->functions, f);
    few_rows rows = {.n = n, .few = few, .count = take_few(n, list, all, few), .slope = n->slope_so_far, .ties = ties};
    functions_trim(&n->functions, f, write_few(&rows, &t, bounds.low, bounds.high));
    return QUOIN_OK;
}

/* Lists the optional rows by their bounds. */
static void list_optional(pieces *made, const uint32_t *list, uint32_t all) {
    native *n = made->n;
    uint32_t *optional = n->scratch;
    for (uint32_t i = 0; i < all; i++)
        if (!n->springs[list[i]].required) optional[made->count++] = list[i];
    made->list = sort_by_bound(n, optional, optional + made->count, made->count);
}

INLINE_CALLS quoin_status rows_function(native *n, uint32_t f, bool ties, double *apart) {
    const uint32_t *list = n->edge_springs + n->functions.list[f].a;
    uint32_t all = n->functions.list[f].b, word_count = n->functions.word_count;
    *apart = 0;
    if (!RESERVE(n->memory, n->slope_so_far, n->slope_so_far_capacity, word_count)) return QUOIN_OUT_OF_MEMORY;
    if (all <= FEW) return function_of_few(n, f, list, all, ties, apart);
    if (!functions_resize(&n->functions, f, all + 2) || !RESERVE(n->memory, n->scratch, n->scratch_capacity, 2 * (size_t)all))
        return QUOIN_OUT_OF_MEMORY;
    pieces made = {.n = n};
    *apart = bound_by_required(&made, list, all);
    list_optional(&made, list, all);
    int64_t *slope = n->slope_so_far;
    memset(slope, 0, word_count * sizeof *slope);
    for (uint32_t i = 0; i < made.count; i++)
        if (falls(at(&made, i))) add_unit(n, slope, at(&made, i)->level, -1);
    target t = target_of(&n->functions, f);
    uint32_t count = walk(&made, &t, slope);
    set_leads(&made, &t, count, ties);
    functions_trim(&n->functions, f, count);
    return QUOIN_OK;
}
