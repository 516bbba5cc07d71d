#ifndef QUOIN_SLOTS_H
#define QUOIN_SLOTS_H

#include "Store/store.h"

#pragma GCC visibility push(hidden)

/* Where the keys of slots are, and whether they are in use. */
typedef struct slots_source {
    const void *context;
    uint64_t (*key_of)(const void *context, uint32_t slot);
    bool (*alive)(const void *context, uint32_t slot);
} slots_source;

void slots_release(memory *to, slots *released);
/* Reserves room for `count` more slots, so that slots_take cannot fail. */
quoin_status slots_reserve(memory *from, slots *in, size_t count);
/* Begins to store keys, for slots_key_taken. */
quoin_status slots_begin_keys(memory *from, slots *in, slots_source source, size_t extra);
bool slots_key_taken(const slots *in, uint64_t key);
/* Whether it is quicker to search for `count` keys one by one, with slots_key_found, than to begin to store all. */
bool slots_search_is_short(const slots *in, size_t count);
/* Whether a key is taken: searched for by bisection where slots are sorted, and one by one behind. */
bool slots_key_found(const slots *in, slots_source source, uint64_t key);
uint32_t slots_take(slots *in, size_t *slot_count, uint64_t key);
/* Reserves room for `count` freed slots, so that slots_give cannot fail. */
quoin_status slots_reserve_freed(memory *from, slots *in, size_t count);
/* Takes a slot back, whose key becomes free at once. */
void slots_give(slots *in, uint32_t slot, uint64_t key);
/* Returns the place of the first of `count` slots in key order whose key is not below `key`. */
size_t slots_place(const uint32_t *sorted, size_t count, slots_source source, uint64_t key);
/* Sorts slots by their keys. */
quoin_status slots_sort(memory *from, uint32_t *sorted, size_t count, slots_source source);
/* Sorts `order`, drops dead slots from it, and makes freed slots reusable. */
quoin_status slots_tidy(memory *from, slots *in, slots_source source);

#pragma GCC visibility pop

#endif
