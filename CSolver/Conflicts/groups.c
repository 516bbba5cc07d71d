/* Groups of required rows that can only contradict together, without the rows that can take part in no contradiction at all.
 *
 * A contradiction is a combination of rows in which every variable cancels. So the only row that mentions some variable
 * takes part in none, and if only two rows mention a variable, they take part together or not at all:
 *
 *     a ─row 1─ b ─row 2─ c ─row 3─ d          only row 3 mentions d, so it is removed; then only row 2 mentions c …
 *     a ─row 1─ b ─row 2─ a                    b joins rows 1 and 2: one group
 *
 * A chain of a thousand rows that does not fit is then one group, which takes one question instead of thousands.
 */
#include "Conflicts/groups.h"

#include "Store/sets.h"

typedef struct grouping {
    const quoin_solver *solver;
    const uint32_t *rows;
    size_t count;
    uint32_t *group;           /* per row: NO_GROUP once it is gone */
    uint32_t *mentions;        /* per variable: the number of remaining rows that mention it */
    uint32_t *mixed;           /* per variable: the numbers of these rows, XORed; with one row left, its number */
    uint32_t *queue;           /* the variables that only one row mentions */
    size_t queued;
} grouping;

/* Returns the variable of a row's i-th term, or NO_VARIABLE. */
static uint32_t variable_of(const grouping *g, size_t number, uint32_t i) {
    const row *listed = &g->solver->rows[g->rows[number]];
    if (listed->flags & ROW_GENERAL) {
        const quoin_term *term = &g->solver->terms[listed->first + i];
        return term->coefficient != 0 ? term->variable : NO_VARIABLE;
    }
    return i ? listed->second : listed->first;
}

static uint32_t term_count(const grouping *g, size_t number) {
    const row *listed = &g->solver->rows[g->rows[number]];
    return listed->flags & ROW_GENERAL ? listed->second : 2;
}

static void count_mentions(grouping *g) {
    for (size_t v = 0; v < g->solver->variable_count; v++) g->mentions[v] = g->mixed[v] = 0;
    for (size_t r = 0; r < g->count; r++) {
        g->group[r] = (uint32_t)r;
        for (uint32_t i = 0; i < term_count(g, r); i++) {
            uint32_t v = variable_of(g, r, i);
            if (v == NO_VARIABLE) continue;
            g->mentions[v]++;
            g->mixed[v] ^= (uint32_t)r;
        }
    }
}

static void drop_row(grouping *g, uint32_t dropped) {
    g->group[dropped] = NO_GROUP;
    for (uint32_t i = 0; i < term_count(g, dropped); i++) {
        uint32_t v = variable_of(g, dropped, i);
        if (v == NO_VARIABLE) continue;
        g->mixed[v] ^= dropped;
        if (--g->mentions[v] == 1) g->queue[g->queued++] = v;
    }
}

static void drop_unshared(grouping *g) {
    for (uint32_t v = 0; v < g->solver->variable_count; v++)
        if (g->mentions[v] == 1) g->queue[g->queued++] = v;
    while (g->queued) {
        uint32_t v = g->queue[--g->queued];
        if (g->mentions[v] == 1) drop_row(g, g->mixed[v]);
    }
}

static void join_rows(grouping *g) {
    for (size_t r = 0; r < g->count; r++) {
        if (g->group[r] == NO_GROUP) continue;
        for (uint32_t i = 0; i < term_count(g, r); i++) {
            uint32_t v = variable_of(g, r, i);
            if (v != NO_VARIABLE && g->mentions[v] == 2) set_join(g->group, (uint32_t)r, g->mixed[v] ^ (uint32_t)r);
        }
    }
    for (uint32_t r = 0; r < g->count; r++)
        if (g->group[r] != NO_GROUP) g->group[r] = set_name(g->group, r);
}

quoin_status conflict_groups(quoin_solver *solver, const uint32_t *rows, size_t count, uint32_t *group) {
    grouping g = {.solver = solver, .rows = rows, .count = count, .group = group};
    slab room = {0};
    size_t variables = solver->variable_count + 1;
    part parts[] = {PART(g.mentions, variables), PART(g.mixed, variables), PART(g.queue, variables)};
    if (!slab_carve(&solver->memory, &room, parts, 3)) return QUOIN_OUT_OF_MEMORY;
    count_mentions(&g);
    drop_unshared(&g);
    join_rows(&g);
    slab_release(&solver->memory, &room);
    return QUOIN_OK;
}
