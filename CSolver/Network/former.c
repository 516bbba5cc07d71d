/* Former bases. The optimal face is asked about after a solve, over nearly the same pieces: without leading keys, and with every guard as a row,
 * which adds lengths, or points to functions. The basis of the solve is then optimal as it is, as the guards hold there. A solve after one that
 * broke guards has these as rows, and few steps are left to it. So lengths made of the same unknowns are put where they were, and if their y is
 * feasible, that is where the simplex method begins:
 *
 *     solve:    ──────●━━━━━━━━●─────   a loose length in its segment, a tight one at its point
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
            hash = hash_with(hash_with(hash, at->column), bits);
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
    return (former_length){p->forms[index], segment.low, segment.high, e->tight, e->idle};
}

/* Adds a basis whose lengths are to be filled in. */
static former_length *add_basis(former_bases *to, const piecewise *p) {
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
    former_length *lengths = add_basis(*to, p);
    if (!lengths) return QUOIN_OUT_OF_MEMORY;
    sort_by_form(p);
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

/* Puts an element where a length was. False if its function has no such place. */
static bool put_at(const piecewise *p, element *e, const former_length *was) {
    uint32_t first = was->low == -FIXED_MAX ? 0 : points_below(p, e, was->low, !(was->tight || was->idle));
    e->tight = was->tight;
    e->idle = was->idle;
    if (was->tight || was->idle) {
        e->at = first;
        return first < e->count && point_at(p, e, first) == was->low;
    }
    uint32_t last = was->high == FIXED_MAX ? e->count : points_below(p, e, was->high, false);
    while (first < last && slope_of_required(p, e, first) != 0) first++; /* a guard's */
    e->at = first;
    return first <= last;
}

/* Puts the elements whose forms a basis has where they were there, and counts those that are tight. */
static bool put_all(piecewise *p, const former_basis *from, uint32_t *tight) {
    size_t k = 0;
    bool put = true;
    *tight = 0;
    for (uint32_t i = 0; i < p->element_count && put; i++) {
        uint32_t index = p->order[i];
        uint64_t form = p->forms[index] >> 32;
        while (k < from->count && from->lengths[k].form >> 32 < form) k++;
        if (k == from->count || from->lengths[k].form != p->forms[index]) continue;
        put = put_at(p, &p->elements[index], &from->lengths[k++]);
        *tight += p->elements[index].tight;
    }
    return put;
}

bool former_take(piecewise *p, const former_bases *from, uint32_t unknowns) {
    uint32_t tight;
    if (!from) return false;
    for (size_t i = 0; i < from->count; i++) {
        if (from->list[i].unknowns != unknowns) continue;
        sort_by_form(p);
        if (put_all(p, &from->list[i], &tight) && tight == unknowns) return true;
        piecewise_begin_elements(p);
    }
    return false;
}
