#include "Network/factored.h"

#include <math.h>

#include "Numbers/order.h"
#include "Store/sorting.h"

#define NEGLIGIBLE_ENTRY 1e-9  /* an entry this small relative to its summands counts as 0 */
#define MOST_EXCHANGES 64      /* between two factorizations */
#define FEW_EXCHANGES 8        /* up to which their entries do not count */
#define GRID 0x1p-32           /* unknowns that seem to be multiples of it are tried as such */

void factored_open(factored *opened, memory *from) { *opened = (factored){.memory = from}; }

void factored_release(factored *f) {
    if (!f->memory) return;
    lu_close(&f->factors);
    slab_release(f->memory, &f->slab);
}

/* ── Loading ────────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status make_room(factored *f, const tableau *from, uint32_t unknowns) {
    size_t lengths = from->row_count, entries = from->entry_count - from->stale;
    part parts[] = {PART(f->first_form, lengths + 1), PART(f->unknown, entries), PART(f->coefficient, entries), PART(f->first_mention, (size_t)unknowns + 1),
                    PART(f->mention, entries), PART(f->row.value, unknowns), PART(f->row.index, unknowns), PART(f->solved.value, unknowns),
                    PART(f->solved.index, unknowns), PART(f->entries, lengths), PART(f->visited, lengths),
                    PART(f->rest, unknowns), PART(f->found, unknowns), PART(f->rounded, unknowns)};
    if (!slab_carve(f->memory, &f->slab, parts, 14)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(f->row.value, 0, unknowns * sizeof *f->row.value);
    memory_fill(f->solved.value, 0, unknowns * sizeof *f->solved.value);
    memory_fill(f->visited, 0, lengths * sizeof *f->visited);
    memory_fill(f->first_mention, 0, ((size_t)unknowns + 1) * sizeof *f->first_mention);
    f->row.count = f->solved.count = f->entry_count = f->visit = 0;
    f->lengths = (uint32_t)lengths;
    f->unknowns = unknowns;
    return QUOIN_OK;
}

static void copy_forms(factored *f, const tableau *from) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < f->lengths; i++) {
        f->first_form[i] = count;
        for (const tableau_entry *e = row_begin(from, i), *end = row_end(from, i); e < end && e->column < f->unknowns; e++, count++) {
            f->unknown[count] = e->column;
            f->coefficient[count] = e->value;
        }
    }
    f->first_form[f->lengths] = count;
    f->forms = (lu_matrix){f->lengths, f->first_form, f->unknown, f->coefficient};
}

static void list_mentions(factored *f) {
    uint32_t count = f->first_form[f->lengths];
    for (uint32_t k = 0; k < count; k++) f->first_mention[f->unknown[k]]++;
    sum_up(f->first_mention, f->unknowns);
    for (uint32_t i = f->lengths; i-- > 0;)
        for (uint32_t k = f->first_form[i]; k < f->first_form[i + 1]; k++) f->mention[--f->first_mention[f->unknown[k]]] = i;
}

quoin_status factored_load(factored *f, const tableau *lengths, uint32_t unknowns) {
    quoin_status status = make_room(f, lengths, unknowns);
    if (status != QUOIN_OK) return status;
    copy_forms(f, lengths);
    list_mentions(f);
    if (f->factors.from && f->factors.size == unknowns) return QUOIN_OK;
    lu_close(&f->factors);
    return lu_open(&f->factors, f->memory, unknowns);
}

quoin_status factored_factor(factored *f, uint32_t *basis, bool *done) {
    quoin_status status = lu_factor(&f->factors, &f->forms, basis);
    *done = status == QUOIN_OK && !f->factors.removed_count;
    return status;
}

bool factored_is_fresh(const factored *f) { return !f->factors.eta_count; }

bool factored_should_refactor(const factored *f) {
    const lu *of = &f->factors;
    return of->eta_count >= MOST_EXCHANGES || (of->eta_count > FEW_EXCHANGES && of->eta_entry_count > 2 * (of->factor_entries + f->unknowns));
}

/* ── Rows and columns ───────────────────────────────────────────────────────────────────────────────────────── */

static void clear(sparse_vector *v) {
    for (uint32_t k = 0; k < v->count; k++) v->value[v->index[k]] = 0;
    v->count = 0;
}

static void put(sparse_vector *v, uint32_t at, double value) {
    v->value[at] = value;
    v->index[v->count++] = at;
}

void factored_row(factored *f, uint32_t length) {
    clear(&f->row);
    for (uint32_t k = f->first_form[length]; k < f->first_form[length + 1]; k++) put(&f->row, f->unknown[k], f->coefficient[k]);
    lu_solve(&f->factors, &f->row);
    for (uint32_t k = 0; k < f->row.count; k++) f->entries[k] = (tableau_entry){f->row.value[f->row.index[k]], f->row.index[k]};
    f->entry_count = f->row.count;
}

quoin_status factored_exchange(factored *f, uint32_t column) { return lu_exchange(&f->factors, column, &f->row); }

void factored_add_length(factored *f, uint32_t length, double by) {
    for (uint32_t k = f->first_form[length]; k < f->first_form[length + 1]; k++) {
        uint32_t u = f->unknown[k];
        if (f->solved.value[u] == 0) put(&f->solved, u, 0);
        f->solved.value[u] += by * f->coefficient[k];
    }
}

const sparse_vector *factored_combination(factored *f) {
    lu_solve(&f->factors, &f->solved);
    return &f->solved;
}

void factored_forget(factored *f) { clear(&f->solved); }

void factored_move(factored *f, uint32_t column, double by) { put(&f->solved, column, by); }

/* Adds up a length's entry; sums that cancel except for rounding are 0. */
static double entry_at(const factored *f, uint32_t length) {
    double sum = 0, size = 0;
    for (uint32_t k = f->first_form[length]; k < f->first_form[length + 1]; k++) {
        double by = f->coefficient[k] * f->solved.value[f->unknown[k]];
        sum += by;
        size = larger(size, fabs(by));
    }
    return fabs(sum) <= NEGLIGIBLE_ENTRY * size ? 0 : sum;
}

void factored_column(factored *f) {
    sparse_vector *v = &f->solved;
    lu_solve_transposed(&f->factors, v);
    f->entry_count = 0;
    f->visit++;
    for (uint32_t k = 0; k < v->count; k++)
        for (uint32_t m = f->first_mention[v->index[k]]; m < f->first_mention[v->index[k] + 1]; m++) {
            uint32_t length = f->mention[m];
            if (f->visited[length] == f->visit) continue;
            f->visited[length] = f->visit;
            double value = entry_at(f, length);
            if (value != 0) f->entries[f->entry_count++] = (tableau_entry){value, length};
        }
    clear(v);
}

/* ── Balance ────────────────────────────────────────────────────────────────────────────────────────────────── */

void factored_add(const factored *f, uint32_t length, double by, uint32_t level, uint32_t levels, double *sums) {
    for (uint32_t k = f->first_form[length]; k < f->first_form[length + 1]; k++)
        sums[(size_t)f->unknown[k] * levels + level] += by * f->coefficient[k];
}

void factored_balance(factored *f, uint32_t level, uint32_t levels, double *sums) {
    sparse_vector *v = &f->solved;
    double largest = 0;
    for (uint32_t u = 0; u < f->unknowns; u++) {
        double *sum = sums + (size_t)u * levels + level;
        if (*sum == 0) continue;
        largest = larger(largest, fabs(*sum));
        put(v, u, *sum);
        *sum = 0;
    }
    lu_solve(&f->factors, v);
    for (uint32_t k = 0; k < v->count; k++) {
        double value = v->value[v->index[k]];
        if (fabs(value) > NEGLIGIBLE_ENTRY * largest) sums[(size_t)v->index[k] * levels + level] = value;
    }
    clear(v);
}

/* ── Lengths ────────────────────────────────────────────────────────────────────────────────────────────────── */

static void subtract(const lu_table *table, uint32_t row, fixed *at, bool *exact) {
    for (uint32_t k = table->start[row]; k < table->start[row + 1]; k++)
        at[table->entries[k].index] -= fixed_times(at[row], table->entries[k].value, exact);
}

/* Solves for unknowns, in place of the lengths at f->rest. */
static void solve_rest(factored *f) {
    const lu *of = &f->factors;
    bool exact = true;
    for (uint32_t step = 0; step < of->size; step++) {
        uint32_t row = of->order[step];
        f->rest[row] = fixed_divided(f->rest[row], of->diagonal[row], &exact);
        subtract(&of->upper_rows, row, f->rest, &exact);
    }
    for (uint32_t step = of->size; step-- > 0;) subtract(&of->lower_rows, of->order[step], f->rest, &exact);
}

/* Computes what such unknowns leave of the lengths, and returns the largest rest. */
static fixed find_rest(factored *f, const uint32_t *basis, const fixed *lengths, const fixed *unknowns, bool *exact) {
    fixed most = 0;
    for (uint32_t c = 0; c < f->unknowns; c++) {
        f->rest[c] = lengths[c] - factored_length(f, basis[c], unknowns, exact);
        most = fixed_max(most, f->rest[c] < 0 ? -f->rest[c] : f->rest[c]);
    }
    return most;
}

/* Rounds the unknowns to a grid, and keeps them so if they leave nothing. */
static bool round_unknowns(factored *f, const uint32_t *basis, const fixed *lengths) {
    bool exact = true;
    for (uint32_t u = 0; u < f->unknowns; u++) f->rounded[u] = fixed_rounded(f->found[u], GRID);
    if (find_rest(f, basis, lengths, f->rounded, &exact) > 0 || !exact) return false;
    for (uint32_t u = 0; u < f->unknowns; u++) f->found[u] = f->rounded[u];
    return true;
}

void factored_unknowns(factored *f, const uint32_t *basis, fixed *at, bool *exact) {
    fixed before = FIXED_MAX, most;
    bool computed = true;
    for (uint32_t u = 0; u < f->unknowns; u++) f->found[u] = 0;
    while ((most = find_rest(f, basis, at, f->found, &computed)) > 0 && most < before) {
        before = most;
        solve_rest(f);
        for (uint32_t u = 0; u < f->unknowns; u++) f->found[u] += f->rest[u];
    }
    if ((most > 0 || !computed) && !round_unknowns(f, basis, at)) *exact = false;
    for (uint32_t u = 0; u < f->unknowns; u++) at[u] = f->found[u];
}

fixed factored_sensitivity(factored *f) {
    fixed most = 0;
    for (uint32_t sign = 0; sign < 2; sign++) {
        for (uint32_t u = 0; u < f->unknowns; u++) f->rest[u] = sign && u % 2 ? -FIXED_ONE : FIXED_ONE;
        solve_rest(f);
        for (uint32_t u = 0; u < f->unknowns; u++) most = fixed_max(most, f->rest[u] < 0 ? -f->rest[u] : f->rest[u]);
    }
    return most;
}

fixed factored_length(const factored *f, uint32_t length, const fixed *unknowns, bool *exact) {
    fixed sum = 0;
    for (uint32_t k = f->first_form[length]; k < f->first_form[length + 1]; k++) sum += fixed_times(unknowns[f->unknown[k]], f->coefficient[k], exact);
    return sum;
}
