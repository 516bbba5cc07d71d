/* Ambiguity: which variables take two values further apart than 1e-3 over the optimal face after the last priority, and which lengths.
 *
 * The rows are reduced once more without T1 and with every guard as an ordinary row. Where springs decide, the face is
 * limits on distances, and a node's range is the interval that follows from them; where they do not, a kernel ranges
 * over its own face.
 */
#include <math.h>
#include <string.h>

#include "Network/bridge.h"
#include "Solver/native.h"

/* Returns how far a variable moves for each unit that its root moves; the root is stored in `*root`. */
static double rate_of(const native *n, uint32_t slot, uint32_t *root) {
    uint32_t node = n->node[slot];
    double rate = 1;
    for (; n->affine && node && n->root[node] != node; node = n->root[node]) rate *= n->factor[node];
    *root = node;
    return rate;
}

/* The reference, which stands still, has the width 0. */
static double range_of(const native *n, const double *width, uint32_t slot) {
    uint32_t node;
    double rate = rate_of(n, slot, &node);
    return fabs(rate) * width[node];
}

/* A root that moves further than this makes all its variables ambiguous. */
static double enough_to_tell(const native *n) {
    const slots *ordered = &n->solver->variable_slots;
    double slowest = 1;
    for (size_t i = 0; i < ordered->order_count && n->affine; i++) {
        uint32_t node;
        double rate = fabs(rate_of(n, ordered->order[i], &node));
        if (node && rate > 0) slowest = fmin(slowest, rate);
    }
    return 2 * AMBIGUOUS_BEYOND / slowest;
}

static quoin_status ranges(native *n, kernel_kind kind, double *width) {
    size_t loose;
    bool kernel = false;
    settle(n, &loose);
    if (!nodes_are_left(n) && !loose) return QUOIN_OK;
    quoin_status status = components_open(n, true, &kernel);
    if (status == QUOIN_OK && loose) status = bridge_ranges(n, enough_to_tell(n), width, NULL, 0);
    if (status == QUOIN_OK && kernel) status = remainder_ranges(n, kind, enough_to_tell(n), width);
    return status;
}

/* Finds the ranges of all positions by the networks, or, where they decline, by elimination and a kernel. */
static quoin_status find_widths(native *trial, kernel_kind kind, const uint32_t *rows, size_t count, double **width, size_t *size) {
    quoin_status status = QUOIN_OK;
    trial->declined = kind == KERNEL_GLPK;
    if (!trial->declined) status = native_face(trial, rows, count);
    if (status == QUOIN_OK && trial->declined) status = native_eliminate(trial, rows, count);
    if (status != QUOIN_OK || trial->contradictory) return status;
    *size = ((size_t)trial->node_count + 1) * sizeof(double);
    if (!(*width = memory_take(trial->memory, *size))) return QUOIN_OUT_OF_MEMORY;
    memory_fill(*width, 0, *size);
    return trial->declined ? ranges(trial, kind, *width) : bridge_ranges(trial, enough_to_tell(trial), *width, NULL, 0);
}

quoin_status ambiguity_find(native *trial, kernel_kind kind, const uint32_t *rows, size_t count, uint8_t *ambiguous) {
    const slots *ordered = &trial->solver->variable_slots;
    double *width = NULL;
    size_t size = 0;
    quoin_status status = find_widths(trial, kind, rows, count, &width, &size);
    for (size_t i = 0; i < ordered->order_count && status == QUOIN_OK && width; i++)
        ambiguous[ordered->order[i]] = range_of(trial, width, ordered->order[i]) > AMBIGUOUS_BEYOND;
    memory_give(trial->memory, width, size);
    return status;
}

/* ── Lengths ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The roots that a length is between. */
static asked_form form_of(const native *n, const asked_lengths *asked, uint32_t i) {
    asked_form form = {.unit = asked->unit};
    const quoin_variable ends[2] = {asked->plus[i], asked->minus[i]};
    for (int side = 0; side < 2; side++) {
        if (ends[side] == QUOIN_NONE) continue;
        double rate = rate_of(n, ends[side] & QUOIN_INDEX_MASK, &form.node[side]);
        form.coefficient[side] = side ? -rate : rate;
    }
    return form;
}

static quoin_status range_lengths(native *trial, const asked_lengths *asked, asked_form *forms) {
    size_t size = ((size_t)trial->node_count + 1) * sizeof(double);
    double *width = memory_take(trial->memory, size);
    if (!width) return QUOIN_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < asked->count; i++) forms[i] = form_of(trial, asked, i);
    quoin_status status = bridge_ranges(trial, enough_to_tell(trial), width, forms, asked->count);
    memory_give(trial->memory, width, size);
    return status;
}

quoin_status ambiguity_find_lengths(native *trial, const asked_lengths *asked, uint8_t *ambiguous) {
    if (!asked->count) return QUOIN_OK;
    asked_form *forms = memory_take(trial->memory, asked->count * sizeof *forms);
    if (!forms) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = range_lengths(trial, asked, forms);
    for (uint32_t i = 0; i < asked->count && status == QUOIN_OK; i++) ambiguous[i] = forms[i].width > AMBIGUOUS_BEYOND;
    memory_give(trial->memory, forms, asked->count * sizeof *forms);
    return status;
}
