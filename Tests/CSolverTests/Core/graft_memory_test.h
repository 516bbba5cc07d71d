/* Structural edits where memory runs out: the status says so, and the next solve has the bits of a fresh one. */
#ifndef GRAFT_MEMORY_TEST_H
#define GRAFT_MEMORY_TEST_H

#include "graft_class_test.h"

/* Each allocation of a graft, of what it needs and of the solve instead fails once; the next solve has the bits of a fresh one. */
static void grafts_survive_want_of_memory(uint64_t seed) {
    dice d = {seed * 77777 + 31};
    changing c = {.places = 30, .next_key = 1, .open = seed % 2};
    size_t left = 0, failing = 1;
    quoin_allocator allocator = {allocate_unless, &left};
    for (uint32_t i = 0; i < c.places; i++) draw_place(&d, &c, i, roll(&d, 3));
    posed s = give_all(&c, seed % 4 < 2, &allocator);
    quoin_solve(s.solver);
    for (uint32_t round = 0; round < 150; round++) {
        edit_noise(&d, &c, &s);
        left = failing;
        quoin_status status = quoin_solve(s.solver);
        CHECK(status == QUOIN_OK || (!left && status == QUOIN_OUT_OF_MEMORY), "grafts, seed %llu: %s", (unsigned long long)seed, quoin_status_text(status));
        failing = left ? 1 : failing + 1;
        left = 0;
        check_against_fresh(&c, &s, seed % 4 < 2, !roll(&d, 3), "grafts without memory", seed);
    }
    quoin_destroy(s.solver);
}

/* ── The first graft, in which every list is made ───────────────────────────────────────────────────────────── */

#define SPOKES 60

/* Places around one that all of them are to be near. */
static void draw_hub(dice *d, changing *c) {
    for (uint32_t i = 0; i <= SPOKES; i++) {
        c->alive[i] = true;
        c->anchor[i] = i % 3 == 2 ? i - 1 : UINT32_MAX;
        c->line[i] = (quoin_difference){.plus = i, .minus = i ? 0 : QUOIN_NONE, .constant = roll(d, 90), .priority = i ? 500 : 400, .key = i + 1};
    }
    c->places = c->lines = SPOKES + 1;
}

static void draw_noise(dice *d, changing *c) {
    c->places = 30;
    for (uint32_t i = 0; i < c->places; i++) draw_place(d, c, i, roll(d, 3));
}

/* All places in one class, each as far from the one before as it is wide. */
static void draw_row_of_places(dice *d, changing *c) {
    draw_hub(d, c);
    for (uint32_t i = 1; i <= SPOKES; i++) c->line[i].priority = 1000, c->line[i].minus = i - 1;
    for (uint32_t i = 1; i <= SPOKES; i += 2) c->line[c->lines++] = (quoin_difference){.plus = i, .minus = QUOIN_NONE, .constant = 50, .priority = 5, .key = 100 + i};
}

/* A row goes and another comes, which moves all that depends on it. */
static void replace_line(dice *d, changing *c, posed *s, uint32_t line) {
    quoin_difference made = c->line[line];
    made.constant += 1 + roll(d, 9);
    take_line(c, s, line);
    if (!roll(d, 4)) return;
    c->line[line] = made;
    give_line(c, s, line);
}

/* Some solves of a history, in whose last one an allocation fails. Returns whether there was one. */
static bool fails_at(uint64_t seed, uint32_t edits, size_t failing) {
    dice d = {seed * 77777 + 37};
    changing c = {.next_key = 1000, .open = seed % 2 == 1};
    size_t left = 0;
    bool distances = seed % 2;
    quoin_allocator allocator = {allocate_unless, &left};
    static void (*const draw[3])(dice *d, changing *c) = {draw_noise, draw_hub, draw_row_of_places};
    draw[seed % 3](&d, &c);
    posed s = give_all(&c, distances, &allocator);
    quoin_solve(s.solver);
    for (uint32_t i = 0; i <= edits; i++) {
        uint32_t line = roll(&d, 2) ? 0 : roll(&d, SPOKES + 1);
        if (seed % 3 == 0) edit_noise(&d, &c, &s);
        else if (c.line[line].key) replace_line(&d, &c, &s, line);
        left = i == edits ? failing : 0;
        quoin_status status = quoin_solve(s.solver);
        CHECK(status == QUOIN_OK || (!left && status == QUOIN_OUT_OF_MEMORY), "grafts, seed %llu: %s", (unsigned long long)seed, quoin_status_text(status));
    }
    bool reached = !left;
    left = 0;
    check_against_fresh(&c, &s, distances, !distances || failing % 2, "first graft without memory", seed);
    quoin_destroy(s.solver);
    return reached;
}

static void first_grafts_survive_want_of_memory(uint64_t seed) {
    for (uint32_t edits = 1; edits < 4; edits++)
        for (size_t failing = 1; fails_at(seed, edits, failing); failing++) continue;
}

#endif
