/* Slot bookkeeping shared by variables and rows: handing out slots, keys, and the order by key. */
#include "Store/slots.h"

#include <string.h>

#include "Store/sorting.h"

static size_t home_of(uint64_t key, size_t capacity) {
    return (size_t)((key * UINT64_C(0x9E3779B97F4A7C15)) >> 32) & (capacity - 1);
}

/* Whether a key is taken. Keys are stored plus one, so that zero marks an empty place (QUOIN_KEY_AUTO is never stored). */
static bool contains(const slots *in, uint64_t key) {
    if (!in->taken_capacity) return false;
    for (size_t place = home_of(key, in->taken_capacity);; place = (place + 1) & (in->taken_capacity - 1)) {
        if (in->taken[place] == key + 1) return true;
        if (!in->taken[place]) return false;
    }
}

static void insert(slots *in, uint64_t key) {
    size_t place = home_of(key, in->taken_capacity);
    while (in->taken[place]) place = (place + 1) & (in->taken_capacity - 1);
    in->taken[place] = key + 1;
    in->taken_count++;
}

/* Removes a key. Those behind it that were put there because its place was taken move up. */
static void withdraw(slots *in, uint64_t key) {
    size_t mask = in->taken_capacity - 1, gap = home_of(key, in->taken_capacity);
    while (in->taken[gap] != key + 1) gap = (gap + 1) & mask;
    for (size_t place = (gap + 1) & mask; in->taken[place]; place = (place + 1) & mask) {
        size_t home = home_of(in->taken[place] - 1, in->taken_capacity);
        if (((place - home) & mask) < ((place - gap) & mask)) continue;
        in->taken[gap] = in->taken[place];
        gap = place;
    }
    in->taken[gap] = 0;
    in->taken_count--;
}

static quoin_status grow_taken(memory *from, slots *in, size_t wanted) {
    size_t capacity = in->taken_capacity ? in->taken_capacity : 64;
    while (capacity < wanted * 2) capacity *= 2;
    if (capacity == in->taken_capacity) return QUOIN_OK;
    uint64_t *fresh = memory_take(from, capacity * sizeof *fresh);
    if (!fresh) return QUOIN_OUT_OF_MEMORY;
    memset(fresh, 0, capacity * sizeof *fresh);
    uint64_t *old = in->taken;
    size_t old_capacity = in->taken_capacity;
    in->taken = fresh;
    in->taken_capacity = capacity;
    in->taken_count = 0;
    for (size_t i = 0; i < old_capacity; i++)
        if (old[i]) insert(in, old[i] - 1);
    memory_give(from, old, old_capacity * sizeof *old);
    return QUOIN_OK;
}

void slots_release(memory *to, slots *released) {
    GIVE(to, released->order, released->order_capacity);
    GIVE(to, released->free_slots, released->free_capacity);
    GIVE(to, released->freed, released->freed_capacity);
    GIVE(to, released->taken, released->taken_capacity);
}

quoin_status slots_reserve(memory *from, slots *in, size_t count) {
    if (!RESERVE(from, in->order, in->order_capacity, in->order_count + count)) return QUOIN_OUT_OF_MEMORY;
    return in->taken ? grow_taken(from, in, in->taken_count + count) : QUOIN_OK;
}

quoin_status slots_begin_keys(memory *from, slots *in, slots_source source, size_t extra) {
    if (in->taken) return QUOIN_OK;
    quoin_status status = grow_taken(from, in, in->order_count + extra + 1);
    if (status != QUOIN_OK) return status;
    for (size_t i = 0; i < in->order_count; i++)
        if (source.alive(source.context, in->order[i])) insert(in, source.key_of(source.context, in->order[i]));
    return QUOIN_OK;
}

bool slots_key_taken(const slots *in, uint64_t key) { return contains(in, key); }

uint32_t slots_take(slots *in, size_t *slot_count, uint64_t key) {
    uint32_t slot = in->free_count ? in->free_slots[--in->free_count] : (uint32_t)(*slot_count)++;
    if (in->sorted_count == in->order_count && (!in->order_count || key >= in->next_key)) in->sorted_count++;
    in->order[in->order_count++] = slot;
    if (in->taken) insert(in, key);
    if (key >= in->next_key) in->next_key = key + 1;
    return slot;
}

quoin_status slots_reserve_freed(memory *from, slots *in, size_t count) {
    /* Room is reserved for the slots that the next tidying frees, because tidying must not fail. */
    if (!RESERVE(from, in->freed, in->freed_capacity, in->freed_count + count) ||
        !RESERVE(from, in->free_slots, in->free_capacity, in->free_count + in->freed_count + count))
        return QUOIN_OUT_OF_MEMORY;
    return QUOIN_OK;
}

void slots_give(slots *in, uint32_t slot, uint64_t key) {
    in->freed[in->freed_count++] = slot;
    if (in->taken) withdraw(in, key);
}

/* ── The order by key ───────────────────────────────────────────────────────────────────────────────────────── */

#define SMALL_DIGITS_BELOW 1024 /* so few that emptying the counts of large digits takes longer than sorting by small ones */

static uint64_t key_of(slots_source source, uint32_t slot) { return source.key_of(source.context, slot); }
static uint64_t key_at(const slots *in, slots_source source, size_t place) { return key_of(source, in->order[place]); }

/* Sorts with a radix sort, 11 bits per pass from the lowest, or 8 for few slots; passes in which all digits agree are skipped. */
quoin_status slots_sort(memory *from, uint32_t *sorted, size_t count, slots_source source) {
    typedef struct keyed { uint64_t key; uint32_t slot; } keyed;
    keyed *a = memory_take(from, 2 * count * sizeof *a);
    if (count && !a) return QUOIN_OUT_OF_MEMORY;
    keyed *b = a + count, *origin = a;
    uint64_t differing = 0;
    for (size_t i = 0; i < count; i++) {
        a[i] = (keyed){key_of(source, sorted[i]), sorted[i]};
        differing |= a[i].key ^ a[0].key;
    }
    const unsigned bits = count < SMALL_DIGITS_BELOW ? 8 : 11, last = (1u << bits) - 1;
    for (unsigned shift = 0; shift < 64; shift += bits) {
        size_t starts[2049];
        if (!(differing >> shift & last)) continue;
        memset(starts, 0, (last + 2) * sizeof *starts);
        for (size_t i = 0; i < count; i++) starts[(a[i].key >> shift & last) + 1]++;
        for (size_t d = 0; d <= last; d++) starts[d + 1] += starts[d];
        for (size_t i = 0; i < count; i++) b[starts[a[i].key >> shift & last]++] = a[i];
        keyed *swap = a;
        a = b;
        b = swap;
    }
    for (size_t i = 0; i < count; i++) sorted[i] = a[i].slot;
    memory_give(from, origin, 2 * count * sizeof *origin);
    return QUOIN_OK;
}

/* Sorts a few slots from `first` on, which mostly are in order. */
static void insert_from(slots *in, slots_source source, size_t first) {
    for (size_t i = first + 1; i < in->order_count; i++) {
        uint32_t moved = in->order[i];
        uint64_t key = key_at(in, source, i);
        size_t j = i;
        for (; j > first && key_at(in, source, j - 1) > key; j--) in->order[j] = in->order[j - 1];
        in->order[j] = moved;
    }
}

static void drop_dead(slots *in, slots_source source, size_t first) {
    size_t kept = first;
    for (size_t i = first; i < in->order_count; i++)
        if (source.alive(source.context, in->order[i])) in->order[kept++] = in->order[i];
    in->order_count = kept;
}

size_t slots_place(const uint32_t *sorted, size_t count, slots_source source, uint64_t key) {
    size_t low = 0;
    while (low < count) {
        size_t middle = low + (count - low) / 2;
        if (key_of(source, sorted[middle]) < key) low = middle + 1;
        else count = middle;
    }
    return low;
}

#define SEARCH_OF_ONE 64       /* a bisection takes as long as looking at so many neighbors, or storing so many keys */

bool slots_search_is_short(const slots *in, size_t count) {
    size_t tail = in->order_count - in->sorted_count;
    /* Keys that come one by one are looked for in a tail that grows with each. */
    return !in->taken && tail * tail < 2 * in->order_count && count * (tail + SEARCH_OF_ONE) < in->order_count;
}

bool slots_key_found(const slots *in, slots_source source, uint64_t key) {
    size_t place = slots_place(in->order, in->sorted_count, source, key);
    bool found = place < in->sorted_count && key_at(in, source, place) == key && source.alive(source.context, in->order[place]);
    for (size_t i = in->sorted_count; i < in->order_count && !found; i++)
        found = key_at(in, source, i) == key && source.alive(source.context, in->order[i]);
    return found;
}

static void move_slots(slots *in, size_t to, size_t first, size_t count) {
    if (to != first && count) memmove(in->order + to, in->order + first, count * sizeof *in->order);
}

/* Drops the freed slots from the sorted ones; `places` is scratch. */
static void drop_freed(slots *in, slots_source source, uint64_t *places) {
    size_t found = 0;
    for (size_t i = 0; i < in->freed_count; i++) {
        size_t place = slots_place(in->order, in->sorted_count, source, key_of(source, in->freed[i]));
        if (place < in->sorted_count && in->order[place] == in->freed[i]) places[found++] = place;
    }
    if (!found) return;
    sort_numbers(places, found);
    for (size_t i = 0; i < found; i++) {
        size_t next = i + 1 < found ? places[i + 1] : in->order_count;
        move_slots(in, places[i] - i, places[i] + 1, next - places[i] - 1);
    }
    in->sorted_count -= found;
    in->order_count -= found;
}

/* Puts the sorted slots behind the first `sorted_count` between those; `scratch` has room for them. */
static void merge_tail(slots *in, slots_source source, uint32_t *scratch) {
    size_t left = in->sorted_count, count = in->order_count - left;
    if (count) memcpy(scratch, in->order + left, count * sizeof *scratch);
    for (size_t i = count; i-- > 0;) {
        size_t place = slots_place(in->order, left, source, key_of(source, scratch[i]));
        move_slots(in, place + i + 1, place, left - place);
        in->order[place + i] = scratch[i];
        left = place;
    }
}

#define FEW_SLOTS 64           /* as many are sorted one by one */
#define LEAST_SHARE 8          /* where fewer than one slot in this many has changed, the others stay as they are */

/* Tidies where few slots were taken and given: the others move in blocks, and no key of theirs is looked at but for searching. */
static quoin_status tidy_few(memory *from, slots *in, slots_source source) {
    size_t count = in->freed_count + in->order_count - in->sorted_count, size = count * sizeof(uint64_t);
    uint64_t *scratch = memory_take(from, size);
    if (!scratch) return QUOIN_OUT_OF_MEMORY;
    size_t tail = in->order_count - in->sorted_count;
    quoin_status status = tail > FEW_SLOTS ? slots_sort(from, in->order + in->sorted_count, tail, source) : QUOIN_OK;
    if (status == QUOIN_OK) {
        drop_dead(in, source, in->sorted_count);
        if (tail <= FEW_SLOTS) insert_from(in, source, in->sorted_count);
        drop_freed(in, source, scratch);
        merge_tail(in, source, (uint32_t *)scratch);
    }
    memory_give(from, scratch, size);
    return status;
}

static quoin_status tidy_all(memory *from, slots *in, slots_source source) {
    quoin_status status = in->sorted_count < in->order_count ? slots_sort(from, in->order, in->order_count, source) : QUOIN_OK;
    if (status == QUOIN_OK && in->freed_count) drop_dead(in, source, 0);
    return status;
}

quoin_status slots_tidy(memory *from, slots *in, slots_source source) {
    size_t changed = in->freed_count + in->order_count - in->sorted_count;
    if (!changed) return QUOIN_OK;
    quoin_status status = changed < in->sorted_count / LEAST_SHARE ? tidy_few(from, in, source) : tidy_all(from, in, source);
    if (status != QUOIN_OK) return status;
    in->sorted_count = in->order_count;
    in->tidied++;
    for (size_t i = 0; i < in->freed_count; i++) in->free_slots[in->free_count++] = in->freed[i];
    in->freed_count = 0;
    return QUOIN_OK;
}
