/* Slot bookkeeping shared by variables and rows: handing out slots, keys, and the order by key. */
#include "Store/slots.h"

#include <string.h>

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

quoin_status slots_begin_keys(memory *from, slots *in, slots_key_of key_of, const void *context, size_t extra) {
    if (in->taken) return QUOIN_OK;
    quoin_status status = grow_taken(from, in, in->order_count + extra + 1);
    if (status != QUOIN_OK) return status;
    for (size_t i = 0; i < in->order_count; i++) insert(in, key_of(context, in->order[i]));
    return QUOIN_OK;
}

bool slots_key_taken(const slots *in, uint64_t key) { return contains(in, key); }

uint32_t slots_take(slots *in, size_t *slot_count, uint64_t key) {
    uint32_t slot = in->free_count ? in->free_slots[--in->free_count] : (uint32_t)(*slot_count)++;
    if (in->order_count && key < in->next_key) in->sorted = false;
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

void slots_give(slots *in, uint32_t slot) { in->freed[in->freed_count++] = slot; }

#define FEW_SLOTS 1024         /* so few that emptying the counts of large digits takes longer than sorting by small ones */

/* Sorts by key with a radix sort, 11 bits per pass from the lowest, or 8 for few slots; passes in which all digits agree are skipped. */
static quoin_status sort_by_key(memory *from, slots *in, slots_key_of key_of, const void *context) {
    size_t count = in->order_count;
    typedef struct keyed { uint64_t key; uint32_t slot; } keyed;
    keyed *a = memory_take(from, 2 * count * sizeof *a);
    if (!a) return QUOIN_OUT_OF_MEMORY;
    keyed *b = a + count, *origin = a;
    uint64_t differing = 0;
    for (size_t i = 0; i < count; i++) {
        a[i] = (keyed){key_of(context, in->order[i]), in->order[i]};
        differing |= a[i].key ^ a[0].key;
    }
    const unsigned bits = count < FEW_SLOTS ? 8 : 11, last = (1u << bits) - 1;
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
    for (size_t i = 0; i < count; i++) in->order[i] = a[i].slot;
    memory_give(from, origin, 2 * count * sizeof *origin);
    in->sorted = true;
    return QUOIN_OK;
}

quoin_status slots_tidy(memory *from, slots *in, slots_key_of key_of, slots_alive alive, const void *context) {
    if (!in->sorted) {
        quoin_status status = sort_by_key(from, in, key_of, context);
        if (status != QUOIN_OK) return status;
    }
    if (!in->freed_count) return QUOIN_OK;
    size_t kept = 0;
    for (size_t i = 0; i < in->order_count; i++)
        if (alive(context, in->order[i])) in->order[kept++] = in->order[i];
    in->order_count = kept;
    for (size_t i = 0; i < in->freed_count; i++) in->free_slots[in->free_count++] = in->freed[i];
    in->freed_count = 0;
    if (in->taken) {
        memset(in->taken, 0, in->taken_capacity * sizeof *in->taken);
        in->taken_count = 0;
        for (size_t i = 0; i < kept; i++) insert(in, key_of(context, in->order[i]));
    }
    return QUOIN_OK;
}
