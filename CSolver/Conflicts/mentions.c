#include "Conflicts/mentions.h"

#include "Store/sorting.h"

#include <string.h>

void mentions_list(const quoin_solver *solver, const uint32_t *rows, size_t count, const uint8_t *skipped, uint32_t *start, uint32_t *mentions) {
    quoin_term term;
    size_t variables = solver->variable_count;
    memory_fill(start, 0, (variables + 2) * sizeof *start);
    for (int writing = 0; writing < 2; writing++) {
        for (uint32_t r = (uint32_t)count; r-- > 0;) {
            const row *this_row = &solver->rows[rows[r]];
            for (uint32_t i = 0; i < row_terms(this_row) && !(skipped && skipped[r]); i++) {
                if (!row_term(solver, this_row, i, &term)) continue;
                if (writing) mentions[--start[term.variable + 1]] = r;
                else start[term.variable + 1]++;
            }
        }
        if (!writing) sum_up(start, variables + 1);
    }
    uint32_t last = start[variables + 1];
    for (size_t v = 0; v <= variables; v++) start[v] = start[v + 1];
    start[variables] = last;
}
