/* Sums over the state that structural edits leave inside a solver. They are written down, because a choice that changes no answer (what an
 * edit follows, where it gives up, in which order it goes) still changes these. */
#ifndef GRAFT_SUMS_H
#define GRAFT_SUMS_H

#include "Edits/graft.h"
#include "harness.h"

enum {
    GRAFT_READY, GRAFT_EDITS, GRAFT_FAILURES, GRAFT_WAIT, GRAFT_AWAKE, GRAFT_RAISED, GRAFT_MADE, GRAFT_VARIABLES, GRAFT_NODES, GRAFT_ROWS, GRAFT_ANCHORS,
    GRAFT_CUTS, GRAFT_JOINS, GRAFT_FREE, GRAFT_NUMBERED, GRAFT_FUNCTIONS, GRAFT_GARBAGE, GRAFT_SPRINGS, GRAFT_ROOM, GRAFT_PAIRS, GRAFT_CHANGED,
    GRAFT_LISTED, GRAFT_TOUCHED, GRAFT_ORDERS, GRAFT_LABELS, GRAFT_PLACES, GRAFT_FIELDS
};

typedef struct graft_sums {
    uint64_t of[GRAFT_FIELDS];
} graft_sums;

static void sum_graft(const graft *g, uint64_t *of) {
    const native *n = g->n;
    of[GRAFT_READY] += g->made;
    of[GRAFT_EDITS] += g->edits;
    of[GRAFT_FAILURES] += g->patience.failures;
    of[GRAFT_WAIT] += g->patience.wait;
    of[GRAFT_AWAKE] += g->awake_count;
    of[GRAFT_RAISED] += g->raised_count;
    of[GRAFT_MADE] += g->made_again.count;
    of[GRAFT_VARIABLES] += g->moved.count;
    of[GRAFT_NODES] += g->moved_nodes.count;
    of[GRAFT_ROWS] += g->stale_rows.count;
    of[GRAFT_ANCHORS] += g->stale_anchors.count;
    of[GRAFT_CUTS] += g->cuts.count;
    of[GRAFT_JOINS] += g->joins.count;
    of[GRAFT_FREE] += g->free_nodes.count;
    if (!g->made) return;
    for (size_t i = 0; i < g->level_count; i++) of[GRAFT_ROOM] += g->level_room[i];
    for (size_t i = 0; i < g->known_rows; i++) of[GRAFT_ORDERS] += (uint64_t)g->order[n->solver->row_slots.order[i]];
    for (uint32_t node = 1; node <= n->node_count; node++)
        if (g->step_of[node] != NO_INDEX) of[GRAFT_LABELS] += (g->label[node] >> LABEL_BITS) + (uint32_t)g->label[node];
}

/* Adds what the last solve left. */
static void sum_structure(quoin_solver *solver, graft_sums *to) {
    const native *n = solver->native;
    uint64_t *of = to->of;
    uint32_t count;
    if (!n) return;
    of[GRAFT_NUMBERED] += n->node_count;
    of[GRAFT_FUNCTIONS] += n->functions.count;
    of[GRAFT_GARBAGE] += n->functions.garbage;
    of[GRAFT_SPRINGS] += n->spring_count;
    of[GRAFT_PAIRS] += n->index.watching ? n->index.pair_count : 0;
    of[GRAFT_CHANGED] += n->index.watching ? n->index.changed_pair_count : 0;
    of[GRAFT_LISTED] += solver->change_count;
    of[GRAFT_TOUCHED] += solver->counts.components + solver->counts.touched_components;
    if (n->graft) sum_graft(n->graft, of);
    const double *distances = quoin_distances(solver, &count);
    for (uint32_t i = 0; i < count; i++) of[GRAFT_PLACES] += (uint64_t)(int64_t)floor(distances[i] * 1024 + 0.3);
}

static void print_graft_sums(const graft_sums *sums, const char *name) {
    for (int i = 0; i < GRAFT_FIELDS; i++) printf("%s%llu", i ? ", " : "    {{", (unsigned long long)sums->of[i]);
    printf("}}, /* %s */\n", name);
}

#endif
