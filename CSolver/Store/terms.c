/* The terms of rows. A difference of two variables needs none; the terms of general rows lie in one array, each row's together. */
#include <math.h>
#include <string.h>

#include "Numbers/order.h"
#include "Store/slots.h"

double row_sum(const quoin_solver *in, const row *this_row, const double *values) {
    if (!(this_row->flags & ROW_GENERAL)) {
        double first = this_row->first == NO_VARIABLE ? 0 : values[this_row->first];
        double second = this_row->second == NO_VARIABLE ? 0 : values[this_row->second];
        return first - second;
    }
    double sum = 0;
    for (uint32_t i = 0; i < this_row->second; i++)
        sum += in->terms[this_row->first + i].coefficient * values[in->terms[this_row->first + i].variable];
    return sum;
}

/* Sorts terms by slot with Shell sort, which suits few terms and needs neither recursion nor a second array. */
static void sort_terms(quoin_term *terms, uint32_t count) {
    uint32_t gap = 1;
    while (gap < count / 3) gap = gap * 3 + 1;
    for (; gap; gap /= 3)
        for (uint32_t i = gap; i < count; i++) {
            quoin_term moved = terms[i];
            uint32_t j = i;
            for (; j >= gap && terms[j - gap].variable > moved.variable; j -= gap) terms[j] = terms[j - gap];
            terms[j] = moved;
        }
}

/* Copies terms after the stored ones, sorted by slot, equal variables merged and zeros dropped. Returns the number that is
 * left. */
static uint32_t canonical_terms(quoin_term *out, const quoin_row_input *given) {
    for (uint32_t i = 0; i < given->term_count; i++)
        out[i] = (quoin_term){given->terms[i].variable & QUOIN_INDEX_MASK, given->terms[i].coefficient};
    sort_terms(out, given->term_count);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < given->term_count;) {
        quoin_term sum = out[i++];
        while (i < given->term_count && out[i].variable == sum.variable) sum.coefficient += out[i++].coefficient;
        if (sum.coefficient != 0) out[kept++] = sum;
    }
    return kept;
}

static bool as_difference(const quoin_term *terms, uint32_t count, row *out) {
    if (count > 2) return false;
    out->first = out->second = NO_VARIABLE;
    for (uint32_t i = 0; i < count; i++) {
        if (terms[i].coefficient == 1 && out->first == NO_VARIABLE) out->first = terms[i].variable;
        else if (terms[i].coefficient == -1 && out->second == NO_VARIABLE) out->second = terms[i].variable;
        else return false;
    }
    return true;
}

/* Whether the row is given as a difference of two variables, as most rows are. */
static bool is_given_as_difference(const quoin_row_input *given, row *out) {
    const quoin_term *terms = given->terms;
    if (given->term_count != 2 || fabs(terms[0].coefficient) != 1 || terms[0].coefficient + terms[1].coefficient != 0) return false;
    int minus = is_negative(terms[0].coefficient);
    out->first = terms[minus].variable & QUOIN_INDEX_MASK;
    out->second = terms[!minus].variable & QUOIN_INDEX_MASK;
    return out->first != out->second;
}

bool store_keep_terms(quoin_solver *solver, const quoin_row_input *given, row *out) {
    if (is_given_as_difference(given, out)) return true;
    quoin_term *place = solver->terms + solver->term_count;
    uint32_t kept = canonical_terms(place, given);
    if (as_difference(place, kept, out)) return kept > 0;
    out->flags = ROW_GENERAL; /* a general row cannot be a guard, nor be meant for edits: only differences can */
    out->first = (uint32_t)solver->term_count;
    out->second = kept;
    solver->term_count += kept;
    return true;
}

/* Moves the terms of living rows together, in the order of the rows' slots. */
void store_compact_terms(quoin_solver *solver) {
    if (solver->term_garbage * 2 <= solver->term_count || solver->term_count < 64) return;
    quoin_term *packed = memory_take(&solver->memory, (solver->term_count - solver->term_garbage) * sizeof *packed);
    if (!packed && solver->term_count > solver->term_garbage) return; /* without memory the compaction is postponed */
    size_t count = 0;
    for (size_t i = 0; i < solver->row_count; i++) {
        row *this_row = &solver->rows[i];
        if (!(this_row->flags & ROW_ALIVE) || !(this_row->flags & ROW_GENERAL)) continue;
        memcpy(packed + count, solver->terms + this_row->first, this_row->second * sizeof *packed);
        this_row->first = (uint32_t)count;
        count += this_row->second;
    }
    GIVE(&solver->memory, solver->terms, solver->term_capacity);
    solver->terms = packed;
    solver->term_capacity = solver->term_count = count;
    solver->term_garbage = 0;
    solver->packings++;
}
