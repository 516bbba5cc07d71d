/* Opening and closing a simplex: one block of memory holds all arrays whose sizes the program determines. */
#include <string.h>

#include "Kernel/simplex.h"
#include "Memory/watched.h"

typedef struct slot {
    void *pointer; /* address of the pointer to set */
    size_t count, element;
} slot;

/* Lays out all arrays of fixed size in one block. The first pass (block NULL) measures, the second sets the pointers. */
static size_t lay_out(simplex *s, char *block, uint32_t entries) {
    size_t m = s->m, n = s->n, total = s->total;
    slot slots[] = {
        {&s->coefficient, entries, 8}, {&s->row_coefficient, entries, 8}, {&s->row_scale, m, 8},
        {&s->column_scale, n, 8}, {&s->right_side, m, 8}, {&s->row_weight, m, 8}, {&s->lower, total, 8},
        {&s->upper, total, 8}, {&s->x, total, 8}, {&s->level_cost, total, 8}, {&s->elastic_cost, total, 8},
        {&s->reduced, total, 8}, {&s->reduced_tolerance, total, 8}, {&s->weight, total, 8}, {&s->original_lower, total, 8},
        {&s->original_upper, total, 8}, {&s->kept_x, total, 8}, {&s->column.value, m, 8}, {&s->row.value, m, 8},
        {&s->spare.value, m, 8}, {&s->pivot_row.value, total, 8},
        {&s->column_start, n + 1, 4}, {&s->row_index, entries, 4}, {&s->row_start, m + 2, 4},
        {&s->column_index, entries, 4}, {&s->head, m, 4}, {&s->position, total, 4}, {&s->kept_head, m, 4}, {&s->start_head, m, 4},
        {&s->costly, n, 4}, {&s->movable, n, 4}, {&s->candidates, total, 4}, {&s->listed, total, 1},
        {&s->column.index, m, 4}, {&s->row.index, m, 4}, {&s->spare.index, m, 4}, {&s->pivot_row.index, total, 4},
        {&s->elastic, total, 1}, {&s->marked, total, 1},
    };
    size_t used = 0;
    for (size_t k = 0; k < sizeof slots / sizeof *slots; k++) {
        void *place = block ? block + used : NULL;
        memcpy(slots[k].pointer, &place, sizeof place);
        size_t size = slots[k].count * slots[k].element, room = ((size + 7) & ~(size_t)7) + WATCHED_GAP;
        if (block) watched_forbid(place, size, room);
        used += room;
    }
    return used + 8;
}

quoin_status simplex_open(memory *from, const program *source, simplex **out) {
    simplex *s = memory_take(from, sizeof *s);
    if (!s) return QUOIN_OUT_OF_MEMORY;
    memset(s, 0, sizeof *s);
    s->from = from;
    s->m = source->row_count;
    s->n = source->column_count;
    s->total = s->m + s->n;
    uint32_t entries = source->column_start[s->n];
    s->block_size = lay_out(s, NULL, entries);
    s->block = memory_take(from, s->block_size);
    if (!s->block || lu_open(&s->factor, from, s->m) != QUOIN_OK) {
        simplex_close(s);
        return QUOIN_OUT_OF_MEMORY;
    }
    memset(s->block, 0, s->block_size);
    lay_out(s, s->block, entries);
    s->cost = s->level_cost;
    simplex_scale(s, source);
    simplex_start(s);
    *out = s;
    return QUOIN_OK;
}

void simplex_close(simplex *s) {
    if (!s) return;
    lu_close(&s->factor);
    memory_give(s->from, s->block, s->block_size);
    memory_give(s->from, s, sizeof *s);
}
