/* The kernel program of a system of rows:
 *
 *     required  =      Σ              = b
 *     required  ≥      Σ − slack      = b        slack ≥ 0
 *     optional  ≥      Σ − slack + v  = b        v ≥ 0 is the violation
 *     optional  =      Σ − w + v      = b        v, w ≥ 0 are the violation
 *     rest             like an optional =
 */
#include "Kernel/system_model.h"

#include <math.h>
#include <string.h>

void equations_release(equations *released) {
    GIVE(released->memory, released->rows, released->row_capacity);
    GIVE(released->memory, released->terms, released->term_capacity);
    released->row_count = released->term_count = 0;
}

quoin_status equations_row(equations *to, system_row row) {
    if (!RESERVE(to->memory, to->rows, to->row_capacity, to->row_count + 1)) return QUOIN_OUT_OF_MEMORY;
    row.term_start = (uint32_t)to->term_count;
    row.term_count = 0;
    to->rows[to->row_count++] = row;
    return QUOIN_OK;
}

quoin_status equations_term(equations *to, uint32_t unknown, double coefficient) {
    if (!RESERVE(to->memory, to->terms, to->term_capacity, to->term_count + 1)) return QUOIN_OUT_OF_MEMORY;
    to->terms[to->term_count++] = (quoin_term){unknown, coefficient};
    to->rows[to->row_count - 1].term_count++;
    return QUOIN_OK;
}

void model_release(model *m) {
    memory_give(m->memory, m->column_start, (m->columns + 1) * sizeof *m->column_start);
    memory_give(m->memory, m->row_index, m->entries * sizeof *m->row_index);
    memory_give(m->memory, m->coefficient, m->entries * sizeof *m->coefficient);
    memory_give(m->memory, m->lower, m->columns * sizeof *m->lower);
    memory_give(m->memory, m->upper, m->columns * sizeof *m->upper);
    memory_give(m->memory, m->cost, m->columns * sizeof *m->cost);
    memory_give(m->memory, m->right_side, m->rows * sizeof *m->right_side);
    memory_give(m->memory, m->program_row, m->system_rows * sizeof *m->program_row);
    memory_give(m->memory, m->under, m->system_rows * sizeof *m->under);
    memory_give(m->memory, m->over, m->system_rows * sizeof *m->over);
}

static bool takes_part(const system_row *row, reach within) {
    if (row->strength == STRENGTH_REQUIRED) return true;
    return row->strength == STRENGTH_OPTIONAL ? within.optional : within.ties;
}

static uint32_t columns_of(const system_row *row) {
    if (row->strength == STRENGTH_REQUIRED) return row->relation != QUOIN_EQUAL;
    return 2; /* one violation on each side; an inequality has no cost on one of them */
}

static quoin_status model_take(model *m, const equations *system, reach within) {
    memory *from = m->memory = system->memory;
    m->system_rows = system->row_count;
    m->columns = system->unknown_count;
    m->rows = m->entries = 0;
    for (size_t i = 0; i < system->row_count; i++) {
        const system_row *row = &system->rows[i];
        if (!takes_part(row, within)) continue;
        m->rows++;
        m->columns += columns_of(row);
        m->entries += row->term_count + columns_of(row);
    }
    m->column_start = memory_take(from, (m->columns + 1) * sizeof *m->column_start);
    m->row_index = memory_take(from, m->entries * sizeof *m->row_index);
    m->coefficient = memory_take(from, m->entries * sizeof *m->coefficient);
    m->lower = memory_take(from, m->columns * sizeof *m->lower);
    m->upper = memory_take(from, m->columns * sizeof *m->upper);
    m->cost = memory_take(from, m->columns * sizeof *m->cost);
    m->right_side = memory_take(from, m->rows * sizeof *m->right_side);
    m->program_row = memory_take(from, m->system_rows * sizeof *m->program_row);
    m->under = memory_take(from, m->system_rows * sizeof *m->under);
    m->over = memory_take(from, m->system_rows * sizeof *m->over);
    bool ok = m->column_start && (m->row_index || !m->entries) && (m->coefficient || !m->entries) &&
              (m->lower || !m->columns) && (m->upper || !m->columns) && (m->cost || !m->columns) &&
              (m->right_side || !m->rows) &&
              (!m->system_rows || (m->program_row && m->under && m->over));
    return ok ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

static void place_columns(model *m, const system_row *row, size_t i, uint32_t at, uint32_t *column, uint32_t *entry) {
    m->under[i] = m->over[i] = UINT32_MAX;
    for (uint32_t k = 0; k < columns_of(row); k++) {
        /* The first lifts the row from below its bound, the second lowers it from above. */
        bool lifts = row->strength == STRENGTH_REQUIRED ? row->relation == QUOIN_LESS_OR_EQUAL : k == 0;
        m->column_start[*column] = *entry;
        m->row_index[*entry] = at;
        m->coefficient[(*entry)++] = lifts ? 1 : -1;
        m->lower[*column] = 0;
        m->upper[*column] = INFINITY;
        if (row->strength != STRENGTH_REQUIRED) {
            if (lifts && row->relation != QUOIN_LESS_OR_EQUAL) m->under[i] = *column;
            if (!lifts && row->relation != QUOIN_GREATER_OR_EQUAL) m->over[i] = *column;
        }
        (*column)++;
    }
}

/* Numbers the rows that take part, and finds where each unknown's column starts. */
static void number_rows(model *m, const equations *system, reach within) {
    memset(m->column_start, 0, (m->columns + 1) * sizeof *m->column_start);
    uint32_t at = 0;
    for (size_t i = 0; i < system->row_count; i++) {
        const system_row *row = &system->rows[i];
        m->program_row[i] = UINT32_MAX;
        if (!takes_part(row, within)) continue;
        m->program_row[i] = at;
        m->right_side[at++] = row->constant;
        for (uint32_t t = 0; t < row->term_count; t++) m->column_start[system->terms[row->term_start + t].variable + 1]++;
    }
    for (uint32_t j = 0; j < system->unknown_count; j++) {
        m->column_start[j + 1] += m->column_start[j];
        m->lower[j] = -INFINITY;
        m->upper[j] = INFINITY;
    }
}

static quoin_status model_build(model *m, const equations *system, reach within) {
    quoin_status status = model_take(m, system, within);
    if (status != QUOIN_OK) return status;
    number_rows(m, system, within);
    uint32_t column = system->unknown_count, entry = m->column_start[column];
    for (size_t i = 0; i < system->row_count; i++) {
        const system_row *row = &system->rows[i];
        if (m->program_row[i] == UINT32_MAX) continue;
        for (uint32_t t = 0; t < row->term_count; t++) {
            const quoin_term *term = &system->terms[row->term_start + t];
            uint32_t place = m->column_start[term->variable]++;
            m->row_index[place] = m->program_row[i];
            m->coefficient[place] = term->coefficient;
        }
        place_columns(m, row, i, m->program_row[i], &column, &entry);
    }
    m->column_start[m->columns] = entry;
    /* Filling moved each start to the end of its column, which is the start of the next. */
    for (uint32_t j = system->unknown_count; j > 1; j--) m->column_start[j - 1] = m->column_start[j - 2];
    if (system->unknown_count) m->column_start[0] = 0;
    m->program = (program){(uint32_t)m->rows, (uint32_t)m->columns, m->column_start, m->row_index, m->coefficient,
                           m->lower, m->upper, m->right_side, NULL};
    return QUOIN_OK;
}

static void set_cost(model *m, size_t row, double by) {
    if (m->under[row] != UINT32_MAX) m->cost[m->under[row]] = by;
    if (m->over[row] != UINT32_MAX) m->cost[m->over[row]] = by;
}

/* Numbers the levels that have rows: a solver keeps priorities that its rows had once, and an answer must not depend on these. */
static uint32_t number_levels(const equations *system, uint32_t *number) {
    uint32_t count = 0;
    memset(number, 0, system->level_count * sizeof *number);
    for (size_t i = 0; i < system->row_count; i++)
        if (system->rows[i].strength == STRENGTH_OPTIONAL) number[system->rows[i].level] = 1;
    for (uint32_t level = 0; level < system->level_count; level++)
        if (number[level]) number[level] = count++;
    return count;
}

static quoin_status minimize_levels(model *m, const equations *system, kernel *within, const uint32_t *number, uint32_t count) {
    size_t size = (size_t)count * m->columns * sizeof(double);
    double *costs = memory_take(m->memory, size);
    if (size && !costs) return QUOIN_OUT_OF_MEMORY;
    memory_fill(costs, 0, size);
    for (size_t i = 0; i < system->row_count; i++) {
        if (system->rows[i].strength != STRENGTH_OPTIONAL) continue;
        double *level = costs + (size_t)number[system->rows[i].level] * m->columns;
        if (m->under[i] != UINT32_MAX) level[m->under[i]] = 1;
        if (m->over[i] != UINT32_MAX) level[m->over[i]] = 1;
    }
    quoin_status status = count ? kernel_minimize(within, costs, count) : QUOIN_OK;
    memory_give(m->memory, costs, size);
    return status;
}

/* All priorities are minimized in one call, so that a kernel with a vector-valued objective can take them together. */
quoin_status model_minimize(model *m, const equations *system, kernel *within) {
    if (!system->level_count || !m->columns) return QUOIN_OK;
    uint32_t *number = memory_take(m->memory, system->level_count * sizeof *number);
    if (!number) return QUOIN_OUT_OF_MEMORY;
    quoin_status status = minimize_levels(m, system, within, number, number_levels(system, number));
    memory_give(m->memory, number, system->level_count * sizeof *number);
    return status;
}

static quoin_status minimize_row(model *m, kernel *within, size_t row) {
    set_cost(m, row, 1);
    quoin_status status = kernel_minimize(within, m->cost, 1);
    set_cost(m, row, 0);
    return status;
}

static quoin_status minimize_tie_level(model *m, const equations *system, kernel *within, uint32_t level) {
    bool any = false;
    for (size_t i = 0; i < system->row_count; i++)
        if (system->rows[i].strength == STRENGTH_TIE && system->rows[i].level == level) {
            set_cost(m, i, 1);
            any = true;
        }
    quoin_status status = any ? kernel_minimize(within, m->cost, 1) : QUOIN_OK;
    for (size_t i = 0; i < system->row_count && any; i++)
        if (system->rows[i].strength == STRENGTH_TIE) set_cost(m, i, 0);
    return status;
}

static quoin_status settle_rows(model *m, const equations *system, kernel *within) {
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < m->columns; i++) m->cost[i] = 0;
    for (size_t i = system->row_count; i-- > 0 && status == QUOIN_OK && !kernel_is_point(within);)
        if (system->rows[i].strength == STRENGTH_OPTIONAL) status = minimize_row(m, within, i);
    return status;
}

static quoin_status settle_ties(model *m, const equations *system, kernel *within) {
    quoin_status status = QUOIN_OK;
    for (uint32_t level = 0; level < QUOIN_TIE_LEVELS && status == QUOIN_OK && !kernel_is_point(within); level++)
        status = minimize_tie_level(m, system, within, level);
    for (size_t i = 0; i < system->row_count && status == QUOIN_OK && !kernel_is_point(within); i++)
        if (system->rows[i].strength == STRENGTH_REST) status = minimize_row(m, within, i);
    return status;
}

quoin_status model_start(model *m, const equations *system, kernel_kind kind, reach within, kernel **opened, bool *feasible) {
    *m = (model){0};
    *opened = NULL;
    quoin_status status = model_build(m, system, within);
    if (status == QUOIN_OK) status = kernel_open(m->memory, kind, &m->program, opened);
    if (status == QUOIN_OK) status = kernel_make_feasible(*opened, REQUIRED_TOLERANCE, feasible, NULL);
    if (status != QUOIN_OK) {
        kernel_close(*opened);
        *opened = NULL;
        model_release(m);
    }
    return status;
}

/* Solves one program with the rows that `within` names. `*closed` tells whether that settled everything. */
static quoin_status solve_within(const equations *system, kernel_kind kind, bool ties, reach within, double *point, answer *out,
                                 bool *closed) {
    model m;
    kernel *opened;
    quoin_status status = model_start(&m, system, kind, within, &opened, &out->feasible);
    if (status != QUOIN_OK) return status;
    *closed = true;
    if (out->feasible) {
        status = model_minimize(&m, system, opened);
        if (status == QUOIN_OK && ties) status = settle_rows(&m, system, opened);
        if (status == QUOIN_OK && within.ties) status = settle_ties(&m, system, opened);
        *closed = kernel_is_point(opened);
        if (status == QUOIN_OK && system->unknown_count)
            memcpy(point, kernel_point(opened), system->unknown_count * sizeof *point);
    }
    out->pivots += kernel_pivots(opened);
    out->program_rows = m.rows;
    out->program_columns = m.columns;
    kernel_close(opened);
    model_release(&m);
    return status;
}

/* Solves all levels. Tie rows and T5 would double a program and are rarely needed, so they take part only if something is left
 * open. */
quoin_status equations_solve(const equations *system, kernel_kind kind, bool ties, double *point, answer *out) {
    bool closed;
    *out = (answer){0};
    quoin_status status = solve_within(system, kind, ties, (reach){true, false}, point, out, &closed);
    if (status != QUOIN_OK || !ties || closed) return status;
    return solve_within(system, kind, ties, (reach){true, true}, point, out, &closed);
}

quoin_status equations_feasible(const equations *system, kernel_kind kind, bool *feasible) {
    model m;
    kernel *opened;
    quoin_status status = model_start(&m, system, kind, (reach){false, false}, &opened, feasible);
    if (status != QUOIN_OK) return status;
    kernel_close(opened);
    model_release(&m);
    return QUOIN_OK;
}
