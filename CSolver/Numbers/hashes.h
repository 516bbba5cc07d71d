/* Hashes of words. */
#ifndef QUOIN_HASHES_H
#define QUOIN_HASHES_H

#include <stdint.h>

/* A hash of what was hashed before and one more word; its upper half is mixed well. */
static inline uint64_t hash_with(uint64_t hash, uint64_t word) { return (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15) ^ hash >> 29; }

#endif
