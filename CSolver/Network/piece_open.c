/* Opening a cluster: its members become elements, and their lengths over its inner nodes the rows of a table. */
#include "Network/piece_open.h"

#include <string.h>

#include "Network/piece_inner.h"

static quoin_status list_outer(piece_builder *b) {
    network *n = b->n;
    for (uint32_t i = b->cluster->first_form; i < b->cluster->form_end && b->cluster->form_count == 1; i++) {
        if (!RESERVE(n->memory, b->outer, b->outer_capacity, b->outer_count + 1)) return QUOIN_OUT_OF_MEMORY;
        b->outer[b->outer_count++] = n->forms[i].node;
    }
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX && b->cluster->form_count == 1; c = n->costs[c].next)
        for (uint32_t i = 0; i < n->costs[c].count; i++) {
            uint32_t node = n->ends[n->costs[c].first + i].node;
            bool known = is_inner(n, b->cluster, node);
            for (size_t k = 0; k < b->outer_count && !known; k++) known = b->outer[k] == node;
            if (known) continue;
            if (!RESERVE(n->memory, b->outer, b->outer_capacity, b->outer_count + 1)) return QUOIN_OUT_OF_MEMORY;
            b->outer[b->outer_count++] = node;
        }
    return QUOIN_OK;
}

static quoin_status put_row(const network *n, const cluster *of, uint32_t c, const uint32_t *outer, size_t outer_count, tableau *table) {
    quoin_status status = tableau_begin_row(table);
    for (uint32_t i = 0; i < n->costs[c].count && status == QUOIN_OK; i++) {
        const end *e = &n->ends[n->costs[c].first + i];
        if (is_inner(n, of, e->node)) status = tableau_put(table, n->local[e->node], e->coefficient);
        for (size_t k = 0; k < outer_count; k++)
            if (outer[k] == e->node) status = tableau_put(table, of->node_count + (uint32_t)k, e->coefficient);
    }
    return status;
}

quoin_status piece_put_rows(const network *n, const cluster *of, const uint32_t *outer, size_t outer_count, tableau *table) {
    quoin_status status = tableau_clear(table, of->node_count + (uint32_t)outer_count);
    for (uint32_t c = of->first_cost; c != NO_INDEX && status == QUOIN_OK; c = n->costs[c].next) status = put_row(n, of, c, outer, outer_count, table);
    return status;
}

/* Names the unknowns as the network names its nodes. */
static quoin_status name_unknowns(piece_builder *b) {
    piecewise *p = b->p;
    if (!b->n->name) return QUOIN_OK;
    if (!RESERVE(b->n->memory, p->names, p->name_capacity, b->cluster->node_count)) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t v = b->cluster->first_node; v; v = b->n->next_node[v]) p->names[p->name_count++] = b->n->name[v];
    return QUOIN_OK;
}

/* Fills the table of the sum, and combines the outer nodes into the piece's own length. */
static quoin_status fill_table(piece_builder *b) {
    network *n = b->n;
    memory_give(n->memory, b->form, b->form_size);
    b->form_size = (b->outer_count + 1) * sizeof(double);
    if (!(b->form = memory_take(n->memory, b->form_size))) return QUOIN_OUT_OF_MEMORY;
    memset(b->form, 0, b->form_size);
    for (uint32_t i = b->cluster->first_form; i < b->cluster->form_end && b->cluster->form_count == 1; i++)
        for (size_t k = 0; k < b->outer_count; k++)
            if (b->outer[k] == n->forms[i].node) b->form[k] = n->forms[i].coefficient;
    return piece_put_rows(n, b->cluster, b->outer, b->outer_count, &b->p->table);
}

/* The levels at which any member's slopes have an entry, and level 0, are those of the program. */
static quoin_status list_levels(piece_builder *b, uint32_t *count) {
    network *n = b->n;
    const curves *in = &n->curves;
    uint32_t levels = in->levels, *number;
    if (!RESERVE(n->memory, n->piece_levels, n->piece_level_capacity, levels) || !RESERVE(n->memory, n->number_of_level, n->number_capacity, levels))
        return QUOIN_OUT_OF_MEMORY;
    number = n->number_of_level;
    memory_fill(number, 0, levels * sizeof *number);
    number[0] = 1;
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX; c = n->costs[c].next) {
        operand function;
        quoin_status status = cost_function(n, c, &function);
        if (status != QUOIN_OK) return status;
        const curve *member = &in->list[function.curve];
        for (uint32_t s = member->start; s <= member->start + member->count; s++)
            for (uint32_t i = 0; i < in->slope[s].count; i++) number[in->entries[in->slope[s].first + i].level] = 1;
    }
    *count = 0;
    for (uint32_t l = 0; l < levels; l++) {
        if (!number[l]) continue;
        number[l] = *count;
        n->piece_levels[(*count)++] = l;
    }
    return QUOIN_OK;
}

static quoin_status add_members(piece_builder *b) {
    network *n = b->n;
    uint32_t levels;
    quoin_status listed = list_levels(b, &levels);
    if (listed == QUOIN_OK) listed = piecewise_clear(b->p, levels);
    if (listed != QUOIN_OK) return listed;
    for (uint32_t c = b->cluster->first_cost; c != NO_INDEX; c = n->costs[c].next) {
        operand function;
        curve_view v;
        quoin_status status = cost_function(n, c, &function);
        if (status == QUOIN_OK) status = curves_view(&n->curves, function, &v);
        if (status == QUOIN_OK) status = piecewise_add(b->p, &n->curves, &v, n->number_of_level, n->costs[c].fixed_length);
        if (status != QUOIN_OK) return status;
    }
    return QUOIN_OK;
}

void piece_close(piece_builder *b) {
    memory *to = b->n->memory;
    mark_inner(b->n, b->cluster, false);
    memory_give(to, b->form, b->form_size);
    GIVE(to, b->outer, b->outer_capacity);
}

quoin_status piece_open(piece_builder *b, network *n, uint32_t index, bool factorize) {
    *b = (piece_builder){.n = n, .cluster = &n->clusters[index]};
    if (!n->piecewise) {
        if (!(n->piecewise = memory_take(n->memory, sizeof *n->piecewise))) return QUOIN_OUT_OF_MEMORY;
        piecewise_open(n->piecewise, n->memory);
    }
    b->p = n->piecewise;
    number_inner(n, b->cluster);
    mark_inner(n, b->cluster, true);
    quoin_status status = list_outer(b);
    if (status == QUOIN_OK) status = fill_table(b);
    if (status == QUOIN_OK) status = add_members(b);
    if (status == QUOIN_OK) status = name_unknowns(b);
    if (status != QUOIN_OK || n->contradictory) return status;
    bool begun = true;
    const double *form = b->cluster->form_count == 1 ? b->form : NULL;
    b->p->former = n->former;
    b->p->factorizes = factorize;
    status = piecewise_begin(b->p, b->cluster->node_count, form, &begun);
    n->failed = n->failed || !begun;
    return status;
}
