/* An allocator whose memory is not zero at first, and whose blocks have a fence behind them, which nothing may write to. Its context counts
 * the bytes that were written nevertheless. */
#ifndef FENCE_H
#define FENCE_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FENCE_BYTES 64
#define FENCE_BYTE 0xA5
#define FRESH_BYTE 0x5B

static void *fenced(void *context, void *pointer, size_t old_size, size_t new_size) {
    size_t *broken = context;
    const uint8_t *fence = pointer ? (const uint8_t *)pointer + old_size : NULL;
    for (int i = 0; pointer && i < FENCE_BYTES; i++) *broken += fence[i] != FENCE_BYTE;
    if (!new_size) {
        free(pointer);
        return NULL;
    }
    uint8_t *moved = realloc(pointer, new_size + FENCE_BYTES);
    if (!moved) return NULL;
    if (!pointer) old_size = 0;
    if (new_size > old_size) memset(moved + old_size, FRESH_BYTE, new_size - old_size);
    memset(moved + new_size, FENCE_BYTE, FENCE_BYTES);
    return moved;
}

#endif
