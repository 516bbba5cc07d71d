/* Equalities join their variables, each of which is then measured from a root. An inequality bounds the distance of two roots, and
 * inequalities contradict each other where such bounds form a cycle of negative length (Bellman and Ford):
 *
 *     a ≤ b − 10   b ≤ c − 10   c ≤ a + 15          around the cycle a is at most a − 5
 */
#include "Conflicts/differences.h"

#define NO_ARC UINT32_MAX
#define EVEN 1e-9              /* shorter by less is no shorter */

bool differences_open(differences *out, quoin_solver *solver, size_t rows) {
    *out = (differences){.solver = solver};
    size_t count = solver->variable_count + 1;
    part parts[] = {PART(out->offset, count), PART(out->least, count), PART(out->arcs, rows + 1),
                    PART(out->above, count), PART(out->last, count),  PART(out->mark, count)};
    return slab_carve(&solver->memory, &out->room, parts, 6);
}

void differences_close(differences *closed) { slab_release(&closed->solver->memory, &closed->room); }

/* Returns the root of a variable, from which it is measured afterwards. */
static uint32_t root_of(differences *in, uint32_t variable) {
    uint32_t root = variable;
    double distance = 0;
    for (; in->above[root] != root; root = in->above[root]) distance += in->offset[root];
    while (in->above[variable] != root) {
        uint32_t next = in->above[variable];
        double rest = distance - in->offset[variable];
        in->above[variable] = root;
        in->offset[variable] = distance;
        variable = next;
        distance = rest;
    }
    return root;
}

static void begin(differences *in) {
    in->arc_count = 0;
    for (uint32_t i = 0; i <= in->solver->variable_count; i++) {
        in->above[i] = i;
        in->offset[i] = in->least[i] = 0;
        in->last[i] = NO_ARC;
        in->mark[i] = NO_ARC;
    }
}

/* Takes one row. Returns whether it can hold together with the equalities before it. */
static bool take(differences *in, const row *taken) {
    uint32_t reference = (uint32_t)in->solver->variable_count;
    uint32_t first = taken->first == NO_VARIABLE ? reference : taken->first, second = taken->second == NO_VARIABLE ? reference : taken->second;
    uint32_t one = root_of(in, first), other = root_of(in, second);
    double bound = taken->constant + in->offset[second] - in->offset[first]; /* of x(one) − x(other) */
    if (one == other) return row_violation(&(row){.relation = taken->relation}, -bound) <= REQUIRED_TOLERANCE;
    if (taken->relation == QUOIN_EQUAL) {
        in->above[one] = other;
        in->offset[one] = bound;
    } else if (taken->relation == QUOIN_LESS_OR_EQUAL) {
        in->arcs[in->arc_count++] = (arc){other, one, bound + REQUIRED_TOLERANCE};
    } else {
        in->arcs[in->arc_count++] = (arc){one, other, REQUIRED_TOLERANCE - bound};
    }
    return true;
}

static bool shorten(differences *in) {
    bool any = false;
    for (uint32_t i = 0; i < in->arc_count; i++) {
        const arc *bound = &in->arcs[i];
        double length = in->least[bound->from] + bound->length;
        if (length >= in->least[bound->to] - EVEN) continue;
        in->least[bound->to] = length;
        in->last[bound->to] = i;
        any = true;
    }
    return any;
}

/* Whether the shortest paths found run in a circle. */
static bool runs_in_circle(differences *in) {
    for (uint32_t i = 0; i < in->arc_count; i++) in->mark[in->arcs[i].to] = NO_ARC;
    for (uint32_t i = 0; i < in->arc_count; i++) {
        uint32_t at = in->arcs[i].to;
        while (in->last[at] != NO_ARC && in->mark[at] == NO_ARC) {
            in->mark[at] = i;
            at = in->arcs[in->last[at]].from;
        }
        if (in->last[at] != NO_ARC && in->mark[at] == i) return true;
    }
    return false;
}

quoin_status differences_can_hold(void *context, const uint32_t *rows, size_t count, bool *feasible) {
    differences *in = context;
    begin(in);
    *feasible = true;
    for (int equalities = 1; equalities >= 0; equalities--)
        for (size_t i = 0; i < count && *feasible; i++) {
            const row *taken = &in->solver->rows[rows[i]];
            if (taken->flags & ROW_GENERAL || row_is_deferred(taken)) continue;
            if ((taken->relation == QUOIN_EQUAL) == equalities) *feasible = take(in, taken);
        }
    while (*feasible && shorten(in)) *feasible = !runs_in_circle(in);
    return QUOIN_OK;
}
