/* What a checker needs to believe an answer, computed from the rows and the values alone. */
#include "levels.h"

quoin_status quoin_certify(quoin_solver *solver, quoin_certificate *out) {
    if (!solver->solved) return QUOIN_NOT_SOLVED;
    quoin_status status = store_tidy(solver);
    if (status != QUOIN_OK) return status;
    levels found = {0};
    status = levels_collect(&solver->memory, &found, solver);
    if (status == QUOIN_OK && !RESERVE(&solver->memory, solver->level_sums, solver->level_sum_capacity, found.count))
        status = QUOIN_OUT_OF_MEMORY;
    if (status != QUOIN_OK) {
        levels_release(&solver->memory, &found);
        return status;
    }
    for (size_t i = 0; i < found.count; i++) solver->level_sums[i] = (quoin_level_sum){found.priorities[i], 0};
    *out = (quoin_certificate){0, solver->level_sums, (uint32_t)found.count};
    for (size_t i = 0; i < solver->row_slots.order_count; i++) {
        const row *of = &solver->rows[solver->row_slots.order[i]];
        if (!(of->flags & ROW_ALIVE) || of->flags & ROW_LEFT_OUT || of->tie) continue;
        double violation = row_violation(of, row_sum(solver, of, solver->values));
        if (!row_is_required(of)) solver->level_sums[levels_of(&found, of->priority)].violation += violation;
        else if (violation > out->required_residual) out->required_residual = violation;
    }
    levels_release(&solver->memory, &found);
    return QUOIN_OK;
}
