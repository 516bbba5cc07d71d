/* The ranges of combinations a·X(u) + b·X(v), once groups of nodes are known.
 *
 *     u and v in different groups     nothing ties them: their ranges add up
 *     in one group of distances       for a = −b the shortest cycle of slacks through both (slacks.h)
 *     in any other group              a node W with the limit a·X(u) + b·X(v) − unit·X(W) = 0, which is ranged like all others
 */
#include "Network/ranging.h"
#include "Numbers/order.h"

#include <limits.h>

#define VANISHING 1e-9         /* a coefficient this small relative to its terms counts as 0 */
#define STILL 1e-9             /* a slack this small is a rounding error */
#define TOLD (2 * AMBIGUOUS_BEYOND) /* a range of more than this need not be known */

/* ── Merged nodes ───────────────────────────────────────────────────────────────────────────────────────────── */

/* The node that a merged node moves with, and how far it moves for each unit of that one. */
typedef struct companion {
    uint32_t node;
    double rate;
} companion;

/* Finds the companions, of a node that was merged last first: those merged with it come after it. */
static void find_companions(const network *n, companion *of) {
    for (uint32_t v = 0; v <= n->node_count; v++) of[v] = (companion){v, 1};
    for (size_t i = n->step_count; i-- > 0;) {
        const net_step *s = &n->steps[i];
        const end *e = n->ends + n->costs[s->a].first;
        const end *other = e[0].node == s->node ? &e[1] : e;
        if (n->costs[s->a].count == 1) of[s->node] = (companion){0, 0};
        else of[s->node] = (companion){of[other->node].node, -other->coefficient / s->at_a * of[other->node].rate};
    }
}

/* Writes a combination in other nodes, each once, node 0 last and without a coefficient. */
static void rewrite(asked_form *form, const companion *of) {
    for (int side = 0; side < 2; side++) {
        companion with = of[form->node[side]];
        form->coefficient[side] = with.node ? form->coefficient[side] * with.rate : 0;
        form->node[side] = with.node;
    }
    double one = form->coefficient[0], two = form->coefficient[1];
    if (form->node[0] == form->node[1]) {
        double sum = fabs(one + two) <= VANISHING * fmax(fabs(one), fabs(two)) ? 0 : one + two;
        *form = (asked_form){.node = {sum != 0 ? form->node[0] : 0, 0}, .coefficient = {sum, 0}, .unit = form->unit};
    } else if (!form->node[0]) {
        *form = (asked_form){.node = {form->node[1], 0}, .coefficient = {two, 0}, .unit = form->unit};
    }
}

/* ── Nodes that stand for combinations ──────────────────────────────────────────────────────────────────────── */

static bool is_within_group(ranging *r, const asked_form *form) {
    return form->node[1] && set_name(r->group, form->node[0]) == set_name(r->group, form->node[1]);
}

static bool has_node(ranging *r, const asked_form *form) { return is_within_group(r, form) && r->is_general[set_name(r->group, form->node[0])]; }

/* The node that stands for the i-th combination. */
static uint32_t node_of(const ranging *r, size_t i) { return r->n->node_count - (uint32_t)(r->form_count - 1 - i); }

static quoin_status define(ranging *r, size_t i) {
    network *n = r->n;
    const asked_form *form = &r->forms[i];
    uint32_t own = node_of(r, i), c;
    end ends[3] = {{.node = own, .coefficient = -form->unit}};
    fixed sum = 0;
    for (int side = 0; side < 2; side++) {
        ends[1 + side] = (end){.node = form->node[side], .coefficient = form->coefficient[side]};
        sum += fixed_times(n->position[form->node[side]], form->coefficient[side], &n->curves.exact);
    }
    n->position[own] = fixed_times(sum, 1 / form->unit, &n->curves.exact);
    quoin_status status = curves_of_interval(&n->curves, (interval){0, 0}, &c);
    return status == QUOIN_OK ? network_add(n, ends, 3, (operand){.curve = c, .scale = 1}, true) : status;
}

/* Notes what a combination needs to know of its nodes: how far each moves, or what limits them both. */
static void sort_out(ranging *r, const asked_form *form) {
    if (is_within_group(r, form)) {
        if (form->coefficient[0] != -form->coefficient[1]) r->is_general[set_name(r->group, form->node[0])] = true;
        return;
    }
    for (int side = 0; side < 2; side++)
        if (form->node[side]) r->enough = fmax(r->enough, TOLD * form->unit / fabs(form->coefficient[side]));
}

quoin_status forms_begin(ranging *r, bool *any) {
    *any = false;
    if (!r->form_count) return QUOIN_OK;
    size_t size = ((size_t)r->n->node_count + 1) * sizeof(companion);
    companion *of = memory_take(r->n->memory, size);
    if (!of) return QUOIN_OUT_OF_MEMORY;
    find_companions(r->n, of);
    for (size_t i = 0; i < r->form_count; i++) {
        rewrite(&r->forms[i], of);
        sort_out(r, &r->forms[i]);
    }
    memory_give(r->n->memory, of, size);
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < r->form_count && status == QUOIN_OK; i++) {
        if (!has_node(r, &r->forms[i])) continue;
        status = define(r, i);
        *any = true;
    }
    return status;
}

/* ── Ranges ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The range of the distance that need not be known any closer. */
static double told(const asked_form *form) { return TOLD * form->unit / fabs(form->coefficient[0]); }

static int size_of(const asked_form *form) {
    int exponent;
    frexp(told(form), &exponent);
    return exponent;
}

/* Ranges the combinations that are told by ranges of one size, so that components tell most of them. */
static void range_size(ranging *r, slacks *s, int size) {
    slacks_components(s, ldexp(1, size));
    for (size_t i = 0; i < r->form_count; i++) {
        asked_form *form = &r->forms[i];
        if (!isnan(form->width) || size_of(form) != size) continue;
        form->width = fabs(form->coefficient[0]) * slacks_range(s, form->node[0], form->node[1], told(form)) / form->unit;
    }
}

/* Finds those that cannot move, and marks the others by NAN. Returns the greatest size of these, or INT_MIN. */
static int find_still(ranging *r, const slacks *s) {
    int largest = INT_MIN;
    for (size_t i = 0; i < r->form_count; i++) {
        asked_form *form = &r->forms[i];
        form->width = 0;
        if (!is_within_group(r, form) || has_node(r, form) || s->component[form->node[0]] == s->component[form->node[1]]) continue;
        form->width = NAN;
        if (size_of(form) > largest) largest = size_of(form);
    }
    return largest;
}

/* The greatest size of those that are not ranged yet, or INT_MIN. */
static int next_size(const ranging *r) {
    int largest = INT_MIN;
    for (size_t i = 0; i < r->form_count; i++)
        if (isnan(r->forms[i].width) && size_of(&r->forms[i]) > largest) largest = size_of(&r->forms[i]);
    return largest;
}

void forms_range_distances(ranging *r, slacks *s) {
    if (!r->form_count) return;
    slacks_components(s, STILL);
    for (int size = find_still(r, s); size != INT_MIN; size = next_size(r)) range_size(r, s, size);
}

void forms_range_rest(ranging *r, const double *width) {
    for (size_t i = 0; i < r->form_count; i++) {
        asked_form *form = &r->forms[i];
        if (has_node(r, form)) form->width = width[node_of(r, i)];
        else if (!is_within_group(r, form))
            for (int side = 0; side < 2; side++)
                if (form->node[side]) form->width += fabs(form->coefficient[side]) * width[form->node[side]] / form->unit;
    }
}
