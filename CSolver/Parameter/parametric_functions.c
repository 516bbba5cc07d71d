/* The functions of a parametric problem at one s: made from rows, sums and convolutions, as in Functions/, but with points that
 * move and without limits.
 */
#include "Parameter/parametric_points.h"

#include <stdlib.h>
#include <string.h>

#include "Numbers/order.h"
#include "Store/sorting.h"

/* ── Places ─────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool grow(memory *from, void **block, size_t old_size, size_t new_size) {
    void *moved = memory_resize(from, *block, old_size, new_size);
    if (moved) *block = moved;
    return moved;
}

/* Grows all arrays or none, as in functions.c. */
static bool make_room(parametric *p, size_t room) {
    void **blocks[5] = {(void **)&p->point, (void **)&p->drift, (void **)&p->lead, (void **)&p->from_a, (void **)&p->from_b};
    size_t sizes[5] = {sizeof *p->point, sizeof *p->drift, sizeof *p->lead, sizeof *p->from_a, sizeof *p->from_b};
    for (int i = 0; i < 5; i++) {
        if (grow(p->memory, blocks[i], p->room * sizes[i], room * sizes[i])) continue;
        while (i--) grow(p->memory, blocks[i], room * sizes[i], p->room * sizes[i]);
        return false;
    }
    p->room = room;
    return true;
}

static quoin_status take_places(parametric *p, trace *track, size_t count) {
    size_t room = p->used + count + 1, word_count = p->structure->functions.word_count;
    if (room > p->room && !make_room(p, greater(room, 2 * p->room))) return QUOIN_OUT_OF_MEMORY;
    if (!RESERVE(p->memory, p->slope, p->slope_room, room * word_count)) return QUOIN_OUT_OF_MEMORY;
    track->start = (uint32_t)p->used;
    return QUOIN_OK;
}

static void keep_places(parametric *p, trace *track, uint32_t count) {
    track->count = count;
    p->used = track->start + count + 1;
}

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────── */

static bool falls(const spring *s) { return s->relation >= QUOIN_EQUAL; }
static bool rises(const spring *s) { return s->relation <= QUOIN_EQUAL; }

static bool entry_before(const bound_entry *a, const bound_entry *b) {
    return before((dual){a->value, a->drift}, (dual){b->value, b->drift});
}

/* Sorts stably by bottom-up merging; short lists by insertion. Returns the array that holds the sorted entries. */
static bound_entry *sort_entries(bound_entry *list, bound_entry *other, uint32_t count) {
    if (count <= 8) {
        for (uint32_t i = 1; i < count; i++) {
            bound_entry moved = list[i];
            uint32_t j = i;
            for (; j && entry_before(&moved, &list[j - 1]); j--) list[j] = list[j - 1];
            list[j] = moved;
        }
        return list;
    }
    for (uint32_t width = 1; width < count; width *= 2) {
        for (uint32_t from = 0; from < count; from += 2 * width) {
            uint32_t middle = (uint32_t)lesser(from + width, count), end = (uint32_t)lesser(from + 2 * width, count);
            for (uint32_t i = from, j = middle, k = from; k < end; k++)
                other[k] = j == end || (i < middle && !entry_before(&list[j], &list[i])) ? list[i++] : list[j++];
        }
        bound_entry *swap = list;
        list = other;
        other = swap;
    }
    return list;
}

static void add_unit(const native *t, int64_t *slope, uint32_t level, int64_t by) {
    slope[t->packing.word_of_level[level]] += by * (INT64_C(1) << t->packing.shift[level]);
}

/* Sets the leading keys of the segments between equal bounds: falling rows pull left of their bounds, rising ones right of them. */
static void set_leads(const parametric *p, const trace *track, const bound_entry *list, uint32_t count, uint32_t groups) {
    int32_t *lead = p->lead + track->start, last = 0;
    memset(lead, 0, ((size_t)groups + 1) * sizeof *lead);
    if (!p->ties) return;
    uint32_t i = count;
    for (uint32_t segment = groups + 1; segment-- > 0;) {
        for (; i > 0 && list[i - 1].group >= segment; i--) {
            const spring *s = &p->structure->springs[list[i - 1].spring];
            if (falls(s) && s->order > last) last = s->order;
        }
        lead[segment] = -last;
    }
    last = 0;
    i = 0;
    for (uint32_t segment = 0; segment <= groups; segment++) {
        for (; i < count && list[i].group < segment; i++) {
            const spring *s = &p->structure->springs[list[i].spring];
            if (rises(s) && s->order > last) last = s->order;
        }
        if (last > -lead[segment]) lead[segment] = last;
    }
}

/* Lists the rows by their bounds at s, and adds the slope left of all bounds to `slope`, which is zero. */
static bound_entry *list_entries(parametric *p, const function *f, double s, int64_t *slope) {
    const native *t = p->structure;
    for (uint32_t i = 0; i < f->b; i++) {
        uint32_t k = t->edge_springs[f->a + i];
        p->entries[i] = (bound_entry){p->bound[k] + p->rate[k] * s, p->rate[k], k, 0};
        if (falls(&t->springs[k])) add_unit(t, slope, t->springs[k].level, -1);
    }
    return sort_entries(p->entries, p->entries + f->b, f->b);
}

static quoin_status rows(parametric *p, const function *f, trace *track, double s) {
    const native *t = p->structure;
    uint32_t count = f->b, word_count = t->functions.word_count;
    if (!RESERVE(p->memory, p->entries, p->entry_capacity, 2 * (size_t)count)) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = take_places(p, track, count);
    if (status != QUOIN_OK) return status;
    int64_t *slope = p->slope + (size_t)track->start * word_count;
    memset(slope, 0, word_count * sizeof *slope);
    bound_entry *list = list_entries(p, f, s, slope);
    uint32_t made = 0;
    for (uint32_t i = 0; i < count; made++) {
        uint32_t first = i;
        p->point[track->start + made] = list[i].value;
        p->drift[track->start + made] = list[i].drift;
        memcpy(slope + word_count, slope, word_count * sizeof *slope);
        slope += word_count;
        for (; i < count && !entry_before(&list[first], &list[i]); i++) {
            const spring *row = &t->springs[list[i].spring];
            add_unit(t, slope, row->level, falls(row) + rises(row));
            list[i].group = made;
        }
    }
    set_leads(p, track, list, count, made);
    keep_places(p, track, made);
    return QUOIN_OK;
}

/* ── Sums and convolutions, as in functions.c but without limits ────────────────────────────────────────────── */

ALWAYS_INLINE uint32_t sum(const parametric *p, const trace *track, const view *a, const view *b, uint32_t word_count) {
    uint32_t i = 0, j = 0, made = 0;
    for (size_t at = track->start;; at++) {
        for (uint32_t l = 0; l < word_count; l++) p->slope[at * word_count + l] = slope_at(a, i, l, word_count) + slope_at(b, j, l, word_count);
        p->lead[at] = stronger_key(lead_at(a, i), lead_at(b, j));
        if (i == a->count && j == b->count) return made;
        dual one = i < a->count ? point_at(a, i) : nowhere, two = j < b->count ? point_at(b, j) : nowhere;
        bool second = before(two, one), first = before(one, two);
        p->point[at] = second ? two.value : one.value;
        p->drift[at] = second ? two.drift : one.drift;
        i += !second;
        j += !first;
        made++;
    }
}

ALWAYS_INLINE uint32_t convolve(const parametric *p, trace *track, const view *a, const view *b, uint32_t word_count) {
    uint32_t i = 0, j = 0, made = 0;
    /* No cost falls for ever or rises from the beginning, so that each loop ends at a last segment. */
    while (compare(b, j, a, 0, word_count) < 0) j++;
    while (compare(a, i, b, 0, word_count) < 0) i++;
    track->first_a = i;
    track->first_b = j;
    for (size_t at = track->start;; at++, made++) {
        int order = compare(a, i, b, j, word_count);
        const view *flatter = order <= 0 ? a : b;
        uint32_t segment = order <= 0 ? i : j;
        for (uint32_t l = 0; l < word_count; l++) p->slope[at * word_count + l] = slope_at(flatter, segment, l, word_count);
        p->lead[at] = lead_at(flatter, segment);
        if ((order <= 0 && i == a->count) || (order >= 0 && j == b->count)) return made;
        i += order <= 0;
        j += order >= 0;
        dual here = plus(point_at(a, i - 1), point_at(b, j - 1));
        p->point[at] = here.value;
        p->drift[at] = here.drift;
        p->from_a[at] = i;
        p->from_b[at] = j;
    }
}

quoin_status parametric_compute(parametric *p, uint32_t number, double s) {
    const function *f = &p->structure->functions.list[number];
    trace *track = &p->traces[number];
    if (f->kind == FUNCTION_ROWS) return rows(p, f, track, s);
    quoin_status status = take_places(p, track, (size_t)p->traces[f->a].count + p->traces[f->b].count);
    if (status != QUOIN_OK) return status;
    view a = view_of(p, f->a, f->flip_a), b = view_of(p, f->b, f->flip_b);
    bool small = a.word_count == 1;
    uint32_t made;
    if (f->kind == FUNCTION_SUM) made = small ? sum(p, track, &a, &b, 1) : sum(p, track, &a, &b, a.word_count);
    else made = small ? convolve(p, track, &a, &b, 1) : convolve(p, track, &a, &b, a.word_count);
    keep_places(p, track, made);
    return QUOIN_OK;
}
