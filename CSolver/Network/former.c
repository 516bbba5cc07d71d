/* Former bases. A solve after an edit meets nearly the same pieces: the basis of the last solve is still dual feasible where constants have
 * changed, and nearly so where rows have come or gone. The optimal face is asked about after a solve without leading keys, and with every guard as
 * a row, which adds lengths, or points to functions; the basis of the solve is then optimal as it is, as the guards hold there. A solve after one
 * that broke guards has these as rows, and few steps are left to it. So lengths made of the same variables are put where they were: a tight one at
 * the point of the same number, or at the same place where its function has other points now, and that is where the simplex method begins:
 *
 *     solve:    ──────●━━━━━━━━●─────   a loose length in its segment, a tight one at its point
 *     edit:     ────●━━━━━━━━━━━●────   the same segment and point
 *     face:     ──●───●━━━━━━━━●─────   the same places, with a guard's point
 *
 * Nothing depends on a basis being found: otherwise a first one is chosen.
 */
#include "Network/former.h"

#include <string.h>

#include "Numbers/hashes.h"
#include "Numbers/order.h"
#include "Store/sorting.h"

void former_note_forms(piecewise *p) {
    for (uint32_t i = 0; i < p->element_count; i++) {
        uint64_t hash = p->table.rows[i].count;
        for (const tableau_entry *at = row_begin(&p->table, i), *end = row_end(&p->table, i); at < end; at++) {
            uint64_t bits;
            memcpy(&bits, &at->value, sizeof bits);
            hash = hash_with(hash_with(hash, at->column < p->name_count ? p->names[at->column] : at->column), bits);
        }
        p->forms[i] = hash;
    }
}

/* Lists the elements by ascending form in p->order. */
static void sort_by_form(piecewise *p) {
    uint32_t count = (uint32_t)p->element_count;
    for (uint32_t i = 0; i < count; i++) p->tie_keys[i] = (p->forms[i] & ~(uint64_t)UINT32_MAX) | i;
    sort_numbers(p->tie_keys, count);
    for (uint32_t i = 0; i < count; i++) p->order[i] = (uint32_t)p->tie_keys[i];
}

/* ── Keeping ────────────────────────────────────────────────────────────────────────────────────────────────── */

void former_release(former_bases **released) {
    former_bases *of = *released;
    if (!of) return;
    for (size_t i = 0; i < of->count; i++) memory_give(of->memory, of->list[i].lengths, of->list[i].count * sizeof(former_length));
    GIVE(of->memory, of->list, of->capacity);
    memory_give(of->memory, of, sizeof *of);
    *released = NULL;
}

static former_length length_of(const piecewise *p, uint32_t index) {
    const element *e = &p->elements[index];
    interval segment = element_segment(p, e);
    return (former_length){p->forms[index], segment.low, segment.high, e->at, e->count, e->tight, e->idle};
}

/* Whether a basis has the same lengths as a piece, whose elements are sorted by form. */
static bool has_same_lengths(const former_basis *of, const piecewise *p) {
    bool same = of->count == p->element_count && of->unknowns == p->columns;
    for (uint32_t i = 0; i < of->count && same; i++) same = of->lengths[i].form == p->forms[p->order[i]];
    return same;
}

/* Returns the lengths of a basis that are to be filled in. */
static former_length *add_basis(former_bases *to, const piecewise *p) {
    for (size_t i = 0; i < to->count; i++)
        if (has_same_lengths(&to->list[i], p)) return to->list[i].lengths;
    if (!RESERVE(to->memory, to->list, to->capacity, to->count + 1)) return NULL;
    former_length *lengths = memory_take(to->memory, p->element_count * sizeof *lengths);
    if (lengths) to->list[to->count++] = (former_basis){lengths, p->element_count, p->columns};
    return lengths;
}

quoin_status former_keep(former_bases **to, piecewise *p) {
    if (!*to) {
        if (!(*to = memory_take(p->memory, sizeof **to))) return QUOIN_OUT_OF_MEMORY;
        **to = (former_bases){.memory = p->memory};
    }
    sort_by_form(p);
    former_length *lengths = add_basis(*to, p);
    if (!lengths) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < p->element_count; i++) lengths[i] = length_of(p, p->order[i]);
    return QUOIN_OK;
}

/* ── Taking ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The number of an element's points that are less than a length, or not greater. */
static uint32_t points_below(const piecewise *p, const element *e, fixed length, bool or_equal) {
    uint32_t low = 0, high = e->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        fixed point = point_at(p, e, middle);
        if (point < length || (or_equal && point == length)) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* Finds the point or segment of an element where a length was. Returns false if its function has none. */
static bool find_place(const piecewise *p, const element *e, const former_length *was, uint32_t *at) {
    *at = was->at;
    if (e->count == was->points) return true;
    *at = was->low == -FIXED_MAX ? 0 : points_below(p, e, was->low, !(was->tight || was->idle));
    if (was->tight || was->idle) return *at < e->count && point_at(p, e, *at) == was->low;
    uint32_t last = was->high == FIXED_MAX ? e->count : points_below(p, e, was->high, false);
    while (*at < last && slope_of_required(p, e, *at) != 0) ++*at; /* a guard's */
    return *at <= last;
}

/* Goes through the elements and the lengths of a basis that are made of the same, and returns how many they are. With `tight`, puts the elements
 * where the lengths were, and counts those that are tight. */
static size_t match(piecewise *p, const former_basis *from, uint32_t *tight) {
    size_t k = 0, found = 0;
    for (uint32_t i = 0; i < p->element_count; i++) {
        uint32_t index = p->order[i], at;
        element *e = &p->elements[index];
        while (k < from->count && from->lengths[k].form >> 32 < p->forms[index] >> 32) k++;
        if (k == from->count || from->lengths[k].form != p->forms[index]) continue;
        const former_length *was = &from->lengths[k++];
        found++;
        if (!tight || !find_place(p, e, was, &at)) continue;
        e->at = at;
        e->tight = was->tight;
        e->idle = was->idle;
        *tight += e->tight;
    }
    return found;
}

bool former_take(piecewise *p, const former_bases *from, uint32_t *tight) {
    const former_basis *best = NULL;
    size_t most = p->element_count / 2;
    if (!from) return false;
    sort_by_form(p);
    for (size_t i = 0; i < from->count; i++) {
        size_t found = match(p, &from->list[i], NULL);
        if (found > most) best = &from->list[i], most = found;
    }
    *tight = 0;
    if (best) match(p, best, tight);
    return best;
}
