/* Equalities join their variables, each of which is then measured from a root. An inequality bounds the distance of two roots, and
 * inequalities contradict each other where such bounds form a cycle of negative length (Bellman and Ford):
 *
 *     a ≤ b − 10   b ≤ c − 10   c ≤ a + 15          around the cycle a is at most a − 5
 *
 * A longer row of which the equalities leave at most two roots is such an equality or inequality, too:
 *
 *     left + right = 200   right = left + 50        left = 75
 */
#include "Conflicts/differences.h"

#include <math.h>

#define NO_ARC UINT32_MAX
#define MOST_ROUNDS 100        /* over the rows or arcs of a question; an answer that takes more is not quick, and a guess */
#define EVEN 1e-9              /* shorter by less is no shorter */

bool differences_open(differences *out, quoin_solver *solver, size_t rows) {
    *out = (differences){.solver = solver};
    size_t count = solver->variable_count + 1;
    part parts[] = {PART(out->offset, count), PART(out->least, count), PART(out->arcs, rows + 1),
                    PART(out->above, count),  PART(out->last, count),  PART(out->mark, count), PART(out->taken, rows + 1)};
    return slab_carve(&solver->memory, &out->room, parts, 7);
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

#define FEW_ROOTS 3
#define CANCELS 1e-9           /* a coefficient that rounding left */

/* A row reduced by the equalities: Σ coefficient·X(root) relation constant. */
typedef struct rest {
    uint32_t root[FEW_ROOTS], count;
    double coefficient[FEW_ROOTS], constant;
} rest;

/* Returns false if there is no room for another root. */
static bool rest_add(rest *r, uint32_t root, double coefficient) {
    uint32_t i = 0;
    while (i < r->count && r->root[i] != root) i++;
    if (i == FEW_ROOTS) return false;
    if (i == r->count) r->root[r->count] = root, r->coefficient[r->count++] = 0;
    r->coefficient[i] += coefficient;
    if (fabs(r->coefficient[i]) > CANCELS) return true;
    r->root[i] = r->root[--r->count];
    r->coefficient[i] = r->coefficient[r->count];
    return true;
}

/* Ends where as many roots as there is room for are left, and one more. */
static void rest_make(differences *in, const row *of, rest *out) {
    uint32_t reference = (uint32_t)in->solver->variable_count, fixed = root_of(in, reference);
    *out = (rest){.constant = of->constant};
    for (uint32_t i = 0; i < of->second; i++) {
        const quoin_term *term = &in->solver->terms[of->first + i];
        uint32_t root = root_of(in, term->variable);
        out->constant -= term->coefficient * (in->offset[term->variable] - (root == fixed ? in->offset[reference] : 0));
        if (root != fixed && !rest_add(out, root, term->coefficient)) return;
    }
}

/* Takes a longer row if at most two roots are left of it, two at opposite coefficients. Returns whether it can hold. */
static bool take_longer(differences *in, const row *longer, uint8_t *taken) {
    rest r;
    rest_make(in, longer, &r);
    if (r.count > 2 || (r.count == 2 && fabs(r.coefficient[0] + r.coefficient[1]) > CANCELS)) return true;
    *taken = 1;
    double scale = r.count ? r.coefficient[0] : 1;
    row made = {.constant = r.constant / scale, .relation = (int8_t)(scale < 0 ? -longer->relation : longer->relation)};
    if (!r.count) return row_violation(longer, longer->constant - r.constant) <= REQUIRED_TOLERANCE;
    made.first = r.root[0];
    made.second = r.count == 2 ? r.root[1] : NO_VARIABLE;
    return take(in, &made);
}

/* Takes the longer rows that are equalities, or those that are not, until no more can be taken. */
static bool take_all_longer(differences *in, const uint32_t *rows, size_t count, bool equalities) {
    bool any = true, feasible = true;
    for (int round = 0; any && feasible && round < MOST_ROUNDS; round++) {
        any = false;
        for (size_t i = 0; i < count && feasible; i++) {
            const row *longer = &in->solver->rows[rows[i]];
            if (!(longer->flags & ROW_GENERAL) || in->taken[i] || (longer->relation == QUOIN_EQUAL) != equalities) continue;
            feasible = take_longer(in, longer, &in->taken[i]);
            any = any || (in->taken[i] && equalities);
        }
    }
    return feasible;
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

static bool take_rows(differences *in, const uint32_t *rows, size_t count, bool equalities) {
    bool feasible = true;
    for (size_t i = 0; i < count && feasible; i++) {
        const row *taken = &in->solver->rows[rows[i]];
        if (taken->flags & ROW_GENERAL || row_is_deferred(taken)) continue;
        if ((taken->relation == QUOIN_EQUAL) == equalities) feasible = take(in, taken);
    }
    return feasible && take_all_longer(in, rows, count, equalities);
}

quoin_status differences_can_hold(void *context, const uint32_t *rows, size_t count, bool *feasible) {
    differences *in = context;
    begin(in);
    memory_fill(in->taken, 0, count);
    *feasible = take_rows(in, rows, count, true) && take_rows(in, rows, count, false);
    for (int round = 0; round < MOST_ROUNDS && *feasible && shorten(in); round++) *feasible = !runs_in_circle(in);
    return QUOIN_OK;
}
