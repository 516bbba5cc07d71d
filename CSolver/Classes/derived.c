/* Derived merges: equalities of more than two terms (equal widths, multipliers) that collapse once their variables'
 * classes are known. What is left of such a row decides:
 *
 *     no node    redundant, or a contradiction
 *     one        pins the node:          X = c
 *     two        ties them affinely:     X = slope · Y + shift
 *     more       waits on the list of each of its nodes
 *
 * When two nodes become one, only the rows on the shorter list are looked at again: a row that mentions both stands on
 * both lists, and only such a row can have lost a node. Never "retry all until nothing changes".
 */
#include <math.h>
#include <string.h>

#include "Numbers/order.h"
#include "Store/sorting.h"
#include "Classes/worklist.h"

#define VANISHING 1e-9        /* coefficients this small relative to the terms they were summed from are zero */
#define NEARLY_PARALLEL 1e-3  /* links whose slopes differ by no more than this are nearly parallel */
#define FARTHEST 1e7          /* nearly parallel links that meet farther out than this determine no position */

/* Adds `times` · X(scalar) to a place; the scalar may be tied to another or pinned. */
static void add_scalar(const native *n, place *at, uint32_t scalar, double times) {
    double largest = fabs(at->rate), before = at->rate;
    while (scalar && n->root[scalar] != scalar) {
        at->shift += times * n->shift[scalar];
        times *= n->factor[scalar];
        scalar = n->root[scalar];
    }
    if (!scalar) return;
    at->rate += times;
    at->scalar = scalar;
    if (before != 0 && fabs(at->rate) <= VANISHING * fmax(largest, fabs(times))) at->rate = 0;
    if (at->rate == 0) at->scalar = 0;
}

/* Returns the place of a node. Trees of nodes are joined by size and never compressed, so the depth is logarithmic and the sum
 * always the same. */
place place_of(const native *n, uint32_t node) {
    place at = {.root = node, .factor = 1};
    while (at.root && n->root[at.root] != at.root) {
        uint32_t r = at.root;
        at.shift += at.factor * n->shift[r];
        if (n->lengths && n->scalar[r]) add_scalar(n, &at, n->scalar[r], at.factor * n->rate[r]);
        at.factor *= n->factor[r];
        at.root = n->root[r];
    }
    return at;
}

/* Sorts terms by the key order of their variables, so that a sum never depends on slots. */
static quoin_status copy_terms(native *n, const row *this_row, reduced *out) {
    size_t count = this_row->flags & ROW_GENERAL ? this_row->second : 2; /* each term may become a root and a scalar */
    if (!RESERVE(n->memory, out->terms, out->capacity, n->lengths ? 2 * count : count)) return QUOIN_OUT_OF_MEMORY;
    out->count = 0;
    if (!(this_row->flags & ROW_GENERAL)) {
        if (this_row->first != NO_VARIABLE) out->terms[out->count++] = (quoin_term){this_row->first, 1};
        if (this_row->second != NO_VARIABLE) out->terms[out->count++] = (quoin_term){this_row->second, -1};
        return QUOIN_OK;
    }
    if (!RESERVE(n->memory, n->numbers, n->number_capacity, count)) return QUOIN_OUT_OF_MEMORY;
    const quoin_term *terms = n->solver->terms + this_row->first;
    for (size_t i = 0; i < count; i++) n->numbers[i] = (uint64_t)n->rank[terms[i].variable] << 32 | i;
    sort_numbers(n->numbers, count);
    for (size_t i = 0; i < count; i++) out->terms[i] = terms[n->numbers[i] & UINT32_MAX];
    out->count = count;
    return QUOIN_OK;
}

/* Adds up the coefficients of each root, in order; terms that cancel are dropped. */
static quoin_status gather(native *n, reduced *out) {
    size_t count = out->count, kept = 0;
    out->nearly_cancels = false;
    if (!RESERVE(n->memory, n->numbers, n->number_capacity, count) ||
        !RESERVE(n->memory, n->gathered, n->gathered_capacity, count))
        return QUOIN_OUT_OF_MEMORY;
    for (size_t i = 0; i < count; i++) n->numbers[i] = (uint64_t)out->terms[i].variable << 32 | i;
    sort_numbers(n->numbers, count);
    for (size_t i = 0; i < count;) {
        quoin_term sum = out->terms[n->numbers[i] & UINT32_MAX];
        double largest = fabs(sum.coefficient);
        bool alone = true;
        for (i++; i < count && n->numbers[i] >> 32 == sum.variable; i++) {
            double more = out->terms[n->numbers[i] & UINT32_MAX].coefficient;
            sum.coefficient += more;
            largest = fmax(largest, fabs(more));
            alone = false;
        }
        if (!alone && fabs(sum.coefficient) <= VANISHING * largest) continue;
        if (!alone && fabs(sum.coefficient) <= NEARLY_PARALLEL * largest) out->nearly_cancels = true;
        n->gathered[kept++] = sum;
    }
    if (kept) memcpy(out->terms, n->gathered, kept * sizeof *out->terms);
    out->count = kept;
    return QUOIN_OK;
}

quoin_status reduce_row(native *n, const row *this_row, reduced *out) {
    quoin_status status = copy_terms(n, this_row, out);
    if (status != QUOIN_OK) return status;
    out->constant = this_row->constant;
    size_t count = out->count, kept = 0, scalars = count;
    double fixed = 0;
    for (size_t i = 0; i < count; i++) {
        quoin_term term = out->terms[i];
        fixed += term.coefficient * n->offset[term.variable];
        place at = n->affine ? place_of(n, n->node[term.variable]) : (place){.root = n->node[term.variable], .factor = 1};
        fixed += term.coefficient * at.shift;
        if (at.scalar) out->terms[scalars++] = (quoin_term){at.scalar, term.coefficient * at.rate};
        if (at.root) out->terms[kept++] = (quoin_term){at.root, term.coefficient * at.factor};
    }
    for (size_t i = count; i < scalars; i++) out->terms[kept++] = out->terms[i];
    out->constant -= fixed;
    out->count = kept;
    return gather(n, out);
}

/* ── The worklist ───────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status look_again(worklist *w, uint32_t node) {
    for (uint32_t e = w->head[node]; e != NO_INDEX; e = w->entries[e].next) {
        if (w->done[w->entries[e].row]) continue;
        if (!RESERVE(w->n->memory, w->queue, w->queue_capacity, w->queue_count + 1)) return QUOIN_OUT_OF_MEMORY;
        w->queue[w->queue_count++] = w->entries[e].row;
    }
    return QUOIN_OK;
}

static void append_list(worklist *w, uint32_t to, uint32_t from) {
    if (w->head[from] == NO_INDEX) return;
    if (w->head[to] == NO_INDEX) w->head[to] = w->head[from];
    else w->entries[w->tail[to]].next = w->head[from];
    w->tail[to] = w->tail[from];
    w->length[to] += w->length[from];
    w->head[from] = NO_INDEX;
}

static uint32_t common_scalar(uint32_t a, uint32_t b) { return !a || a == b ? b : !b ? a : NO_INDEX; }

quoin_status worklist_tie(worklist *w, uint32_t goes, uint32_t stays, place to) {
    native *n = w->n;
    n->root[goes] = stays;
    n->factor[goes] = to.factor;
    n->shift[goes] = to.shift;
    n->scalar[goes] = to.scalar;
    n->rate[goes] = to.rate;
    if (!stays) return look_again(w, goes);
    w->tree_scalar[stays] = common_scalar(w->tree_scalar[stays], common_scalar(w->tree_scalar[goes], to.scalar));
    w->size[stays] += w->size[goes];
    w->least[stays] = fmin(w->least[stays], fabs(to.factor) * w->least[goes]);
    w->most[stays] = fmax(w->most[stays], fabs(to.factor) * w->most[goes]);
    uint32_t shorter = w->length[goes] <= w->length[stays] ? goes : stays;
    quoin_status status = look_again(w, shorter);
    append_list(w, stays, goes);
    return status;
}

static bool keeps_moderate(const worklist *w, uint32_t goes, place to) {
    double by = fabs(to.factor);
    if (to.rate != 0 && !is_moderate(to.rate)) return false;
    return by == 0 || (is_moderate(by * w->least[goes]) && is_moderate(by * w->most[goes]));
}

quoin_status worklist_try_tie(worklist *w, uint32_t goes, uint32_t stays, place to, bool *tied) {
    *tied = keeps_moderate(w, goes, to);
    return *tied ? worklist_tie(w, goes, stays, to) : QUOIN_OK;
}

/* Ties two nodes by a·X + b·Y = c. One that an edit row is about, such as a window's edge, stays, so that what is tied to it does not depend
 * on each other. `*tied` is false if the row must become a link instead. */
static quoin_status tie_nodes(worklist *w, const quoin_term *x, const quoin_term *y, double c, bool *tied) {
    bool x_goes = w->size[x->variable] <= w->size[y->variable];
    if (w->edited[x->variable] != w->edited[y->variable]) x_goes = w->edited[y->variable];
    const quoin_term *goes = x_goes ? x : y, *stays = x_goes ? y : x;
    place to = {.factor = -stays->coefficient / goes->coefficient, .shift = c / goes->coefficient};
    return worklist_try_tie(w, goes->variable, stays->variable, to, tied);
}

/* Lets a row wait for the nodes of its terms from `from` on. */
quoin_status worklist_wait(worklist *w, uint32_t row, size_t from) {
    if (!RESERVE(w->n->memory, w->entries, w->entry_capacity, w->entry_count + w->row.count)) return QUOIN_OUT_OF_MEMORY;
    for (size_t i = from; i < w->row.count; i++) {
        uint32_t node = w->row.terms[i].variable, e = (uint32_t)w->entry_count++;
        w->entries[e] = (waiting){row, NO_INDEX};
        if (w->head[node] == NO_INDEX) w->head[node] = e;
        else w->entries[w->tail[node]].next = e;
        w->tail[node] = e;
        w->length[node]++;
    }
    return QUOIN_OK;
}

quoin_status worklist_reduce(worklist *w, uint32_t index, size_t *plain) {
    quoin_status status = reduce_row(w->n, &w->n->solver->rows[w->n->derived[index]], &w->row);
    if (status != QUOIN_OK) return status;
    for (*plain = w->row.count; *plain && w->row.terms[*plain - 1].variable > w->plain;) --*plain;
    return QUOIN_OK;
}

static quoin_status look_at(worklist *w, uint32_t index, bool first_time) {
    native *n = w->n;
    size_t plain;
    quoin_status status = worklist_reduce(w, index, &plain);
    if (status != QUOIN_OK) return status;
    const quoin_term *terms = w->row.terms;
    double c = w->row.constant;
    if (plain < w->row.count && (plain || w->row.count > 1)) {
        bool merged = false;
        status = lengths_look(w, plain, &merged);
        w->done[index] = merged;
        return merged || status != QUOIN_OK ? status : worklist_wait(w, index, first_time ? 0 : plain);
    }
    bool merges = w->row.count <= 2;
    w->done[index] = merges; /* before its nodes' rows are looked at again */
    if (w->row.count == 2) {
        status = tie_nodes(w, &terms[0], &terms[1], c, &merges);
        w->done[index] = merges;
        if (merges || status != QUOIN_OK) return status;
    }
    if (!merges) return first_time ? worklist_wait(w, index, 0) : QUOIN_OK;
    if (w->row.count == 1 && (!w->row.nearly_cancels || fabs(c / terms[0].coefficient) <= FARTHEST))
        return worklist_tie(w, terms[0].variable, 0, (place){.shift = c / terms[0].coefficient});
    if (w->row.count == 0 && fabs(c) <= REQUIRED_TOLERANCE) return QUOIN_OK;
    note_contradiction(n);
    return QUOIN_OK;
}

quoin_status worklist_take(worklist *w, uint32_t index, bool first_time) {
    quoin_status status = look_at(w, index, first_time);
    for (; w->queue_first < w->queue_count && status == QUOIN_OK; w->queue_first++)
        if (!w->done[w->queue[w->queue_first]]) status = look_at(w, w->queue[w->queue_first], false);
    return status;
}

quoin_status derived_untie(native *n, size_t nodes) {
    if (nodes > n->tie_capacity) {
        part parts[] = {PART(n->factor, nodes), PART(n->shift, nodes), PART(n->rate, nodes), PART(n->root, nodes), PART(n->scalar, nodes)};
        if (!slab_carve(n->memory, &n->tie_slab, parts, 5)) return QUOIN_OUT_OF_MEMORY;
        n->tie_capacity = nodes;
    }
    for (uint32_t i = 0; i < nodes; i++) {
        n->root[i] = i;
        n->factor[i] = 1;
        n->shift[i] = n->rate[i] = 0;
        n->scalar[i] = 0;
    }
    n->affine = true;
    return QUOIN_OK;
}

static quoin_status open(worklist *w) {
    memory *from = w->n->memory;
    size_t nodes = w->nodes;
    quoin_status status = derived_untie(w->n, nodes);
    if (status != QUOIN_OK) return status;
    part parts[] = {PART(w->head, nodes),        PART(w->tail, nodes),   PART(w->length, nodes), PART(w->size, nodes),
                    PART(w->tree_scalar, nodes), PART(w->edited, nodes), PART(w->least, nodes),  PART(w->most, nodes)};
    w->done = memory_take(from, w->n->derived_count);
    if (!w->done || !slab_carve(from, &w->room, parts, 8)) return QUOIN_OUT_OF_MEMORY;
    memset(w->done, 0, w->n->derived_count);
    for (uint32_t i = 0; i < nodes; i++) {
        w->tree_scalar[i] = w->length[i] = w->edited[i] = 0;
        w->head[i] = NO_INDEX;
        w->size[i] = 1;
        w->least[i] = w->most[i] = 1;
    }
    return QUOIN_OK;
}

static void note_edited(worklist *w) {
    const native *n = w->n;
    for (size_t i = 0; i < n->unmerged_count; i++) {
        const row *this_row = &n->solver->rows[n->unmerged[i]];
        if (!(this_row->flags & ROW_EDIT) || this_row->flags & ROW_GENERAL || row_is_deferred(this_row)) continue;
        w->edited[node_of(n, this_row->first)] = w->edited[node_of(n, this_row->second)] = 1;
    }
}

static void close(worklist *w) {
    memory *to = w->n->memory;
    slab_release(to, &w->room);
    memory_give(to, w->done, w->n->derived_count);
    GIVE(to, w->entries, w->entry_capacity);
    GIVE(to, w->queue, w->queue_capacity);
    GIVE(to, w->row.terms, w->row.capacity);
}

/* Keeps the rows that still wait in n->derived, to become links. */
static void keep_waiting(worklist *w) {
    native *n = w->n;
    size_t kept = 0;
    for (size_t i = 0; i < n->derived_count; i++) {
        if (w->done[i]) continue;
        n->derived[kept] = n->derived[i];
        n->derived_order[kept++] = n->derived_order[i];
    }
    memory_give(n->memory, w->done, n->derived_count);
    w->done = NULL;
    n->derived_count = kept;
}

/* Makes each variable that moves with a root, or not at all, a member of that root, so that it is read and written like the
 * root's own. */
static void flatten(native *n) {
    slot_list listed = variables_of(n);
    for (size_t i = 0; i < listed.count; i++) {
        uint32_t slot = listed.slots[i];
        if (node_is_root(n, n->node[slot])) continue;
        place at = place_of(n, n->node[slot]);
        if (at.scalar || (at.root && at.factor != 1)) continue;
        n->node[slot] = at.root;
        n->offset[slot] += at.shift;
    }
}

quoin_status derived_merge(native *n) {
    n->affine = n->lengths = false;
    if (!n->derived_count) return QUOIN_OK;
    /* A row adds at most three scalars: a sum, and the lengths of two pairs. */
    worklist w = {.n = n, .nodes = (size_t)n->node_count + 1 + 3 * n->derived_count, .plain = n->node_count};
    quoin_status status = open(&w);
    if (status == QUOIN_OK) note_edited(&w);
    for (uint32_t i = 0; i < n->derived_count && status == QUOIN_OK && !n->contradictory; i++) status = worklist_take(&w, i, true);
    if (status == QUOIN_OK && !n->contradictory && !n->without_scalars) status = lengths_merge(&w);
    if (status == QUOIN_OK) keep_waiting(&w);
    if (status == QUOIN_OK && !n->contradictory) flatten(n);
    close(&w);
    return status;
}
