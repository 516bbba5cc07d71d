/* Certificates: what a checker needs to verify an answer, computed from the rows and the values alone. */
#include <math.h>

#include "Edits/distances.h"
#include "Store/slots.h"

/* Collects the sums by level; levels without rows are dropped. */
static void add_up(quoin_solver *solver, quoin_certificate *out, uint32_t *rows) {
    const levels *in = &solver->levels;
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        const row *this_row = &solver->rows[solver->row_slots.order[i]];
        if (this_row->flags & ROW_LEFT_OUT || this_row->tie) continue;
        double violation = row_violation(this_row, row_sum(solver, this_row, solver->values)) / solver->magnification;
        if (!row_is_required(this_row)) {
            quoin_level_sum *sum = &solver->level_sums[in->rank[this_row->priority]];
            sum->priority = in->priorities[this_row->priority];
            sum->violation += violation;
            rows[in->rank[this_row->priority]]++;
        } else {
            out->required_residual = fmax(out->required_residual, violation);
        }
    }
}

quoin_status quoin_certify(quoin_solver *solver, quoin_certificate *out) {
    if (!solver->solved) return QUOIN_NOT_SOLVED;
    distances_catch_up(solver);
    quoin_status status = store_tidy(solver);
    if (status == QUOIN_OK) status = levels_sort(&solver->memory, &solver->levels);
    if (status != QUOIN_OK) return status;
    uint32_t count = levels_below(&solver->levels);
    uint32_t *rows = memory_take(&solver->memory, count * sizeof *rows);
    if (count && !rows) return QUOIN_OUT_OF_MEMORY;
    if (RESERVE(&solver->memory, solver->level_sums, solver->level_sum_capacity, count)) {
        for (uint32_t i = 0; i < count; i++) solver->level_sums[i] = (quoin_level_sum){0, 0}, rows[i] = 0;
        *out = (quoin_certificate){0, solver->level_sums, 0};
        add_up(solver, out, rows);
        for (uint32_t i = 0; i < count; i++)
            if (rows[i]) solver->level_sums[out->level_count++] = solver->level_sums[i];
    } else {
        status = QUOIN_OUT_OF_MEMORY;
    }
    memory_give(&solver->memory, rows, count * sizeof *rows);
    return status;
}
