#include "Store/sorting.h"

static void sink(uint64_t *heap, size_t root, size_t count) {
    for (size_t child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && heap[child + 1] > heap[child]) child++;
        if (heap[root] >= heap[child]) return;
        uint64_t swap = heap[root];
        heap[root] = heap[child];
        heap[child] = swap;
    }
}

static void insert_all(uint64_t *numbers, size_t count) {
    for (size_t i = 1; i < count; i++) {
        uint64_t moved = numbers[i];
        size_t j = i;
        for (; j && numbers[j - 1] > moved; j--) numbers[j] = numbers[j - 1];
        numbers[j] = moved;
    }
}

void sort_numbers(uint64_t *numbers, size_t count) {
    if (count <= 16) {
        insert_all(numbers, count);
        return;
    }
    for (size_t i = count / 2; i-- > 0;) sink(numbers, i, count);
    for (size_t i = count; i-- > 1;) {
        uint64_t greatest = numbers[0];
        numbers[0] = numbers[i];
        numbers[i] = greatest;
        sink(numbers, 0, i);
    }
}

void sort_indices(uint32_t *indices, size_t count, uint64_t *room) {
    for (size_t i = 0; i < count; i++) room[i] = indices[i];
    sort_numbers(room, count);
    for (size_t i = 0; i < count; i++) indices[i] = (uint32_t)room[i];
}

void sum_up(uint32_t *counts, size_t last) {
    for (size_t i = 1; i <= last; i++) counts[i] += counts[i - 1];
}
