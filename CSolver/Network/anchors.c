/* T5 of the open part: each variable, by ascending key, is as near to its anchor as it can be. So a node is decided by the first variable that
 * depends on it, and has one goal.
 */
#include "Network/open_part.h"

static place standing(const native *n, uint32_t slot) {
    place at = n->affine ? place_of(n, n->node[slot]) : (place){.root = n->node[slot], .factor = 1};
    at.shift = at.factor == 1 || !at.root ? n->offset[slot] + at.shift : at.shift + n->offset[slot];
    if (at.scalar) at.shift += at.rate * n->position[at.scalar]; /* known: all dependents of an open scalar are the kernel's */
    return at;
}

anchor_form open_form_between(const native *n, uint32_t high, uint32_t low) {
    anchor_form made = {0};
    for (int side = 0; side < 2; side++) {
        uint32_t variable = side ? low : high;
        if (variable == NO_VARIABLE) continue;
        place at = standing(n, variable);
        double sign = side ? -1 : 1;
        made.constant += sign * at.shift;
        made.root[side] = at.root;
        made.coefficient[side] = sign * at.factor;
    }
    return made;
}

anchor_form open_anchor_form(const native *n, uint32_t slot) {
    anchor_form made = open_form_between(n, slot, n->solver->variables[slot].anchor);
    if (made.root[0] == made.root[1]) made.root[0] = made.root[1] = 0; /* the anchor was decided before, and with it their root */
    return made;
}

/* An anchor has a smaller key, so that its root is decided before what is measured from it. */
void open_number_by_key(open_part *r) {
    native *n = r->n;
    slot_list all = variables_of(n);
    for (size_t i = 0; i < all.count; i++) {
        uint32_t root = node_root(n, n->node[all.slots[i]]);
        if (!is_open(n, root) || r->number[root]) continue;
        r->number[root] = ++r->count;
        r->decider[r->count] = all.slots[i];
    }
    for (uint32_t i = 1; i <= n->node_count; i++) {
        if (!is_open(n, i) || r->number[i]) continue;
        r->number[i] = ++r->count;
        r->decider[r->count] = NO_VARIABLE;
    }
}

/* Returns a goal, and whether nodes beside the open part take part in its length. */
static goal goal_of(open_part *r, uint32_t slot, bool *has_known) {
    native *n = r->n;
    anchor_form form = open_anchor_form(n, slot);
    fixed known = 0;
    uint32_t number[2];
    *has_known = false;
    for (int side = 0; side < 2; side++) {
        number[side] = is_open(n, form.root[side]) ? r->number[form.root[side]] : 0;
        if (!form.root[side] || number[side]) continue;
        known += fixed_times(open_position(n, form.root[side]), form.coefficient[side], &r->exact);
        *has_known = true;
    }
    int own = number[1] > number[0];
    return (goal){.other = number[!own], .own = form.coefficient[own], .by = number[!own] ? form.coefficient[!own] : 0,
                  .length = -fixed_from(form.constant) - known};
}

quoin_status open_set_goals(open_part *r) {
    bool has_known;
    r->goal_count = 0;
    r->shifted = false;
    for (uint32_t i = 1; i <= r->count; i++) {
        if (r->decider[i] == NO_VARIABLE || !strips_leads(r->strips, i)) continue;
        r->strips->goals[i] = goal_of(r, r->decider[i], &has_known);
        if (!has_known || !r->keeps) continue;
        if (!RESERVE(r->n->memory, r->goals, r->goal_capacity, r->goal_count + 1)) return QUOIN_OUT_OF_MEMORY;
        r->goals[r->goal_count++] = i;
    }
    return QUOIN_OK;
}

static void change_goal(open_part *r, uint32_t number) {
    bool has_known;
    strips_change_goal(r->strips, number, goal_of(r, r->decider[number], &has_known).length);
}

void open_change_goals(open_part *r) {
    for (size_t i = 0; i < r->goal_count && !r->shifted; i++) change_goal(r, r->goals[i]);
    for (uint32_t i = 1; i <= r->count && r->shifted; i++)
        if (r->decider[i] != NO_VARIABLE && strips_leads(r->strips, i)) change_goal(r, i);
    r->shifted = false;
}
