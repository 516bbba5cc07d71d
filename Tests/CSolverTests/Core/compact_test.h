/* Compacting a network's curves: each keeps its points, its slopes and how it is divided, within the memory that was taken for them. */
#ifndef COMPACT_TEST_H
#define COMPACT_TEST_H

#include "Network/network.h"
#include "fence.h"
#include "harness.h"
#include "memory_test.h"

enum { COMPACT_LEVELS = 40, COMPACT_CURVES = 4 * COMPACT_LEVELS };

/* A number that stands for all points and slopes of a curve. */
static double curve_sum(const curves *in, const curve *c) {
    double sum = c->count + 100 * (double)c->kind;
    for (uint32_t i = 0; i <= c->count; i++) {
        slope_vector slope = in->slope[c->start + i];
        if (i < c->count) sum += (i + 1) * fixed_to(in->point[c->start + i]);
        sum += (double)slope.lead / (i + 2);
        for (uint32_t e = 0; e < slope.count; e++) {
            double value = in->entries[slope.first + e].value;
            if (isinf(value)) value = value < 0 ? -1e6 : 1e6;
            sum += (e + 1) * slope.factor * (value + in->entries[slope.first + e].level) / (i + 3);
        }
        if (c->kind == CURVE_CONVOLUTION) sum += (i + 1) * (double)(3 * in->splits[c->first_split + i].a + 5 * in->splits[c->first_split + i].b);
    }
    return sum;
}

/* A row's violation between two lengths. */
static bool draw_stretch(curves *in, dice *d, uint32_t level, uint32_t *made) {
    fixed bound = fixed_from((double)roll(d, 400) / 4), apart;
    interval span = {bound - fixed_from(1 + (double)roll(d, 9)), bound + fixed_from(1 + (double)roll(d, 9))};
    uint32_t row, within;
    return curves_of_row(in, (int)roll(d, 3) - 1, bound, false, level, (int64_t)level + 1, &row) == QUOIN_OK &&
           curves_of_interval(in, span, &within) == QUOIN_OK &&
           curves_sum(in, (operand){row, 1, 0}, (operand){within, 1, 0}, made, &apart) == QUOIN_OK;
}

/* Convolutions, each of the one before and a new curve, so that the last have many points. */
static bool draw_curves(curves *in, dice *d) {
    uint32_t last = NO_CURVE, made;
    for (uint32_t i = 1; i < COMPACT_LEVELS; i++) {
        if (!draw_stretch(in, d, i, &made)) return false;
        operand a = {last, 1, 0}, b = {made, roll(d, 2) ? 1 : -2, fixed_from((double)roll(d, 9))};
        if (last != NO_CURVE && curves_convolve(in, a, b, &made) != QUOIN_OK) return false;
        if (i == 2) in->list[last].count = 0; /* as if a shorter one had replaced it */
        last = made;
    }
    return true;
}

static void curves_are_compacted(uint64_t seed) {
    dice d = {seed * 77777 + 79};
    size_t broken = 0, before, count;
    quoin_allocator allocator = {fenced, &broken};
    memory own;
    network n;
    double kept[COMPACT_CURVES];
    memory_open(&own, &allocator);
    network_open(&n, &own);
    bool right = network_clear(&n, 1, COMPACT_LEVELS, 1) == QUOIN_OK && draw_curves(&n.curves, &d);
    count = n.curves.count, before = n.curves.used;
    for (size_t i = 0; i < count && right; i++) kept[i] = curve_sum(&n.curves, &n.curves.list[i]);
    CHECK(right && network_compact(&n) == QUOIN_OK, "compact %llu", (unsigned long long)seed);
    for (size_t i = 0; i < count && right; i++)
        CHECK(kept[i] == curve_sum(&n.curves, &n.curves.list[i]), "compact %llu: curve %zu is another", (unsigned long long)seed, i);
    CHECK(n.curves.used < before, "compact %llu: nothing was freed", (unsigned long long)seed);
    bool tight = n.curves.point_capacity < 2 * n.curves.used && n.curves.entry_capacity < 2 * n.curves.entry_count + 8;
    CHECK(tight, "compact %llu: too much room", (unsigned long long)seed);
    network_release(&n);
    CHECK(!broken, "compact %llu: %zu bytes behind blocks were written", (unsigned long long)seed, broken);
    memory_close(&own);
}

/* Each allocation fails once: making curves says so, or compacting them. */
static void curves_tell_want_of_memory(uint64_t seed) {
    for (size_t failing = 1;; failing++) {
        dice d = {seed * 77777 + 79};
        meter m = {0, failing, 0};
        quoin_allocator allocator = {metered, &m};
        memory own;
        network n;
        memory_open(&own, &allocator);
        network_open(&n, &own);
        bool made = network_clear(&n, 1, COMPACT_LEVELS, 1) == QUOIN_OK && draw_curves(&n.curves, &d) && network_compact(&n) == QUOIN_OK;
        network_release(&n);
        memory_close(&own);
        CHECK(made == (m.until_failure > 0), "curves %llu: allocation %zu fails silently", (unsigned long long)seed, failing);
        CHECK(!m.held, "curves %llu, allocation %zu: %zu bytes are lost", (unsigned long long)seed, failing, m.held);
        if (m.until_failure) break;
    }
}

#endif
