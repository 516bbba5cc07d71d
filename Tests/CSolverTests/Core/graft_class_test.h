/* Structural edits of classes: equalities between places that have a plan, so that they all hold together however many there are. Some
 * come and go, and now and then one contradicts the others. */
#ifndef GRAFT_CLASS_TEST_H
#define GRAFT_CLASS_TEST_H

#include "graft_test.h"

#define PLANNED 40             /* places */
#define WISHES PLANNED         /* the first lines; equalities follow */
#define EQUALITIES 70

typedef struct planned {
    changing c;
    double plan[PLANNED];
} planned;

/* Draws an equality between two places, or between one and the reference. */
static void draw_equality(dice *d, planned *p, uint32_t line) {
    uint32_t a = roll(d, PLANNED), b = roll(d, PLANNED);
    p->c.line[line] = (quoin_difference){.plus = a, .minus = QUOIN_NONE, .constant = p->plan[a], .priority = 1000, .key = p->c.next_key += 2};
    if (b != a && roll(d, 12)) p->c.line[line].minus = b, p->c.line[line].constant = p->plan[a] - p->plan[b];
}

static void draw_plan(dice *d, planned *p, uint32_t equalities) {
    p->c.places = PLANNED, p->c.lines = WISHES + EQUALITIES, p->c.next_key = 1000;
    for (uint32_t i = 0; i < PLANNED; i++) {
        p->plan[i] = roll(d, 800) / 2.0;
        p->c.alive[i] = true;
        p->c.anchor[i] = i && roll(d, 2) ? roll(d, i) : UINT32_MAX;
        p->c.line[i] = (quoin_difference){.plus = i, .minus = QUOIN_NONE, .constant = roll(d, 400), .priority = 20 + i, .key = 1 + i};
    }
    for (uint32_t i = 0; i < equalities; i++) draw_equality(d, p, WISHES + i);
}

static void change_constant(planned *p, posed *s, uint32_t line, double by) {
    p->c.line[line].constant += by;
    CHECK(quoin_set_constants(s->solver, 1, &s->row[line], &p->c.line[line].constant) == QUOIN_OK, "classes: a constant is refused");
}

/* An equality goes or comes, or a wish changes. */
static void edit_plan(dice *d, planned *p, posed *s) {
    uint32_t line = WISHES + roll(d, EQUALITIES), wish = roll(d, WISHES);
    if (!roll(d, 4)) change_constant(p, s, wish, 0.5);
    else if (p->c.line[line].key) take_line(&p->c, s, line);
    else if (roll(d, 3)) {
        draw_equality(d, p, line);
        give_line(&p->c, s, line);
    }
}

static void classes_are_grafted(uint64_t seed, graft_sums *sums) {
    dice d = {seed * 77777 + 41};
    planned p = {0};
    draw_plan(&d, &p, seed % EQUALITIES);
    bool distances = roll(&d, 2);
    posed s = give_all(&p.c, distances, NULL);
    quoin_solve(s.solver);
    for (int round = 0; round < 30; round++) {
        uint32_t line = WISHES + roll(&d, EQUALITIES);
        bool contradicts = p.c.line[line].key && !roll(&d, 6);
        for (uint32_t i = 0, count = 1 + roll(&d, 3); i < count && !contradicts; i++) edit_plan(&d, &p, &s);
        if (contradicts) change_constant(&p, &s, line, 0.5);
        check_against_fresh(&p.c, &s, distances, !distances || !roll(&d, 3), "classes are grafted", seed);
        sum_structure(s.solver, sums);
        if (contradicts) change_constant(&p, &s, line, -0.5);
    }
    quoin_destroy(s.solver);
}

/* Three equalities of three places hold but for a tolerated 2⁻¹¹, so that the keys of the last two say which of them holds exactly: the
 * older one, and the other one once that has gone and come back, although what comes back could take its own place. */
static void tolerated_equalities_follow_their_keys(void) {
    changing c = {.alive = {true, true, true}, .anchor = {UINT32_MAX, UINT32_MAX, UINT32_MAX}, .places = 3, .lines = 4, .next_key = 4};
    c.line[0] = (quoin_difference){.plus = 0, .minus = QUOIN_NONE, .constant = 30, .priority = 500, .key = 1};
    c.line[1] = (quoin_difference){.plus = 1, .minus = 0, .constant = 8, .priority = 1000, .key = 2};
    c.line[2] = (quoin_difference){.plus = 2, .minus = 1, .constant = 8, .priority = 1000, .key = 3};
    c.line[3] = (quoin_difference){.plus = 2, .minus = 0, .constant = 16 + 1.0 / 2048, .priority = 1000, .key = 4};
    posed s = give_all(&c, false, NULL);
    for (uint32_t round = 0; round < 6; round++) {
        check_against_fresh(&c, &s, false, true, "tolerated equalities", round);
        double expected = round % 2 ? 46 + 1.0 / 2048 : 46;
        CHECK(quoin_values(s.solver, NULL)[s.variable[2] & QUOIN_INDEX_MASK] == expected, "tolerated equalities: not %.17g", expected);
        uint32_t line = round % 2 ? 3 : 2;
        take_line(&c, &s, line);
        c.line[line].key = ++c.next_key;
        give_line(&c, &s, line);
    }
    quoin_destroy(s.solver);
}

#endif
