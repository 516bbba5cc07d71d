/* The storage of functions: how slopes are packed, and where points and slopes lie. */
#include "Functions/functions.h"
#include "Numbers/order.h"

#include <math.h>
#include <string.h>

/* ── Packing ────────────────────────────────────────────────────────────────────────────────────────────────── */

void packing_release(memory *to, packing *released) {
    GIVE(to, released->word_of_level, released->capacity);
    GIVE(to, released->shift, released->shift_capacity);
    GIVE(to, released->end_of_word, released->end_capacity);
}

/* Returns the width of a field. Half of it holds twice the number of rows, so no sum or difference of counts carries into the
 * next field. */
static uint32_t field_width(uint32_t rows) {
    uint32_t width = 2;
    while ((UINT64_C(1) << (width - 1)) <= 2 * (uint64_t)rows) width++;
    return width;
}

uint32_t packing_room(uint32_t rows) { return (uint32_t)(((UINT64_C(1) << (field_width(rows) - 1)) - 1) / 2); }

quoin_status packing_make(memory *from, packing *out, const uint32_t *rows_at_level, uint32_t level_count) {
    if (!RESERVE(from, out->word_of_level, out->capacity, level_count) || !RESERVE(from, out->shift, out->shift_capacity, level_count) ||
        !RESERVE(from, out->end_of_word, out->end_capacity, (size_t)level_count + 1))
        return QUOIN_OUT_OF_MEMORY;
    uint32_t word = 0, used = 0;
    for (uint32_t i = 0; i < level_count; i++) {
        uint32_t width = field_width(rows_at_level[i]);
        if (used + width > 62) out->end_of_word[word++] = i, used = 0;
        out->word_of_level[i] = word;
        out->shift[i] = used += width; /* counted from the top until the lowest is known */
    }
    for (uint32_t i = 0; i < level_count; i++) out->shift[i] = 62 - out->shift[i];
    out->end_of_word[word] = out->level_count = level_count;
    out->word_count = word + 1;
    return QUOIN_OK;
}

/* ── Storage ────────────────────────────────────────────────────────────────────────────────────────────────── */

static void give_places(functions *of) {
    memory *to = of->memory;
    memory_give(to, of->point, of->room * sizeof *of->point);
    memory_give(to, of->from_a, of->room * sizeof *of->from_a);
    memory_give(to, of->from_b, of->room * sizeof *of->from_b);
    memory_give(to, of->lead, of->room * sizeof *of->lead);
    memory_give(to, of->slope, of->word_room * sizeof *of->slope);
    of->point = NULL;
    of->from_a = of->from_b = NULL;
    of->lead = NULL;
    of->slope = NULL;
    of->room = of->word_room = 0;
}

void functions_release(functions *released) {
    memory *to = released->memory;
    if (!to) return;
    GIVE(to, released->list, released->capacity);
    give_places(released);
    *released = (functions){.memory = to};
}

void functions_clear(functions *cleared) { cleared->count = cleared->used = cleared->garbage = 0; }

static bool grow(memory *from, void **block, size_t old_size, size_t new_size) {
    void *moved = memory_resize(from, *block, old_size, new_size);
    if (moved || !new_size) *block = moved;
    return moved || !new_size;
}

/* Grows all arrays or none: if one cannot grow, those grown before it shrink back, which cannot fail. */
static bool make_room(functions *in, size_t room) {
    memory *from = in->memory;
    size_t words = room * in->word_count, old = in->room;
    if (words > in->word_room) {
        if (!grow(from, (void **)&in->slope, in->word_room * sizeof *in->slope, words * sizeof *in->slope)) return false;
        in->word_room = words;
    }
    if (room <= old) return true;
    void **blocks[4] = {(void **)&in->point, (void **)&in->from_a, (void **)&in->from_b, (void **)&in->lead};
    size_t sizes[4] = {sizeof *in->point, sizeof *in->from_a, sizeof *in->from_b, sizeof *in->lead};
    for (int i = 0; i < 4; i++) {
        if (grow(from, blocks[i], old * sizes[i], room * sizes[i])) continue;
        while (i--) grow(from, blocks[i], room * sizes[i], old * sizes[i]);
        return false;
    }
    in->room = room;
    return true;
}

bool functions_reserve(functions *in, size_t places) {
    if (places <= in->room && places * in->word_count <= in->word_room) return true;
    if (!in->used) give_places(in);
    return make_room(in, greater(places, 2 * in->room));
}

uint32_t functions_make(functions *in, uint32_t kind) {
    if (!RESERVE(in->memory, in->list, in->capacity, in->count + 1)) return NO_FUNCTION;
    in->list[in->count] = (function){.kind = kind, .a = NO_FUNCTION, .b = NO_FUNCTION, .sibling = NO_FUNCTION, .parent = NO_FUNCTION};
    return (uint32_t)in->count++;
}

static bool take_room(functions *in, function *f, uint32_t places) {
    if (!functions_reserve(in, in->used + places)) return false;
    f->start = (uint32_t)in->used;
    f->room = places;
    in->used += places;
    return true;
}

bool functions_resize(functions *in, uint32_t f, uint32_t count) {
    function *fn = &in->list[f];
    if (count >= fn->room) {
        in->garbage += fn->room;
        /* Reserves half as much again, so that a function that grows point by point is not moved each time. */
        if (!take_room(in, fn, (fn->room ? count + count / 2 : count) + 1)) return false;
    }
    fn->count = count;
    return true;
}

/* Shortens a function that was made too large. After its last point a function continues without end. */
void functions_trim(functions *in, uint32_t trimmed, uint32_t count) {
    function *f = &in->list[trimmed];
    if (f->start + f->room == in->used) {
        f->room = count + 1;
        in->used = f->start + f->room;
    }
    f->count = count;
    in->point[f->start + count] = INFINITY;
}

bool functions_equal(const functions *in, const function *a, const function *b) {
    size_t points = a->count, slopes = points + 1, words = slopes * in->word_count;
    return a->count == b->count && !memcmp(in->point + a->start, in->point + b->start, points * sizeof *in->point) &&
           !memcmp(in->slope + (size_t)a->start * in->word_count, in->slope + (size_t)b->start * in->word_count, words * sizeof *in->slope) &&
           !memcmp(in->lead + a->start, in->lead + b->start, slopes * sizeof *in->lead);
}

void functions_move_back(functions *in, uint32_t f, const function *old, size_t used) {
    function *fn = &in->list[f];
    size_t points = fn->count, slopes = points + 1;
    memmove(in->point + old->start, in->point + fn->start, slopes * sizeof *in->point);
    memmove(in->from_a + old->start, in->from_a + fn->start, points * sizeof *in->from_a);
    memmove(in->from_b + old->start, in->from_b + fn->start, points * sizeof *in->from_b);
    memmove(in->lead + old->start, in->lead + fn->start, slopes * sizeof *in->lead);
    memmove(in->slope + (size_t)old->start * in->word_count, in->slope + (size_t)fn->start * in->word_count,
            slopes * in->word_count * sizeof *in->slope);
    fn->start = old->start;
    fn->room = old->room;
    in->used = used;
}
