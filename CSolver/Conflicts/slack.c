/* A witness with slack. Rows of which nothing else decides where they stand are close together at a witness, so that none of them can give way
 * unless all that come after it do. With slack between them, a question about one member stays near it:
 *
 *     top ─ first ─ second ─ third ─ …            if the first is to be taller, all others move down
 *     top ─ first ──── second ──── third ──── …   … and here none does
 *
 * The witness is that of all rows with a weaker one beside each inequality, which asks for more. How much more does not matter for what is
 * found, only for how near the answers are: it is the greatest violation of a culprit.
 */
#include "Conflicts/trace.h"

#include <math.h>
#include <string.h>

#define SLACK_PRIORITY (QUOIN_REQUIRED / 2)

/* The greatest violation of a culprit at the witness. */
static double most_lacking(const confirmation *c) {
    double most = 1;
    for (size_t r = 0; r < c->count; r++) {
        const row *checked = row_at(c, (uint32_t)r);
        if (c->culprit[r]) most = fmax(most, row_violation(checked, row_sum(c->solver, checked, c->of_all)));
    }
    return most;
}

/* Adds the weaker rows to an excerpt that was just made. */
static quoin_status ask_for_more(excerpts *in, double slack, quoin_solver *small) {
    uint32_t kept = 0;
    for (size_t i = 0; i < in->row_count; i++) {
        quoin_row_input asked = in->inputs[i];
        if (asked.relation == QUOIN_EQUAL) continue;
        asked.constant += asked.relation * slack;
        asked.priority = SLACK_PRIORITY;
        in->inputs[kept++] = asked;
    }
    return quoin_add_rows(small, kept, in->inputs, NULL);
}

/* Takes the excerpt's values if all rows but the culprits hold at them. */
static void take_values(confirmation *c, const double *values, size_t count) {
    bool held = true;
    size_t size = c->solver->variable_count * sizeof *c->witness;
    memcpy(c->witness, c->of_all, size);
    for (size_t i = 0; i < count; i++) c->witness[c->excerpts.variables[i]] = values[i];
    for (size_t r = 0; r < c->count && held; r++) {
        const row *checked = row_at(c, (uint32_t)r);
        double sum = c->culprit[r] ? 0 : row_sum(c->solver, checked, c->witness);
        held = c->culprit[r] || (isfinite(sum) && row_violation(checked, sum) <= WITNESSED);
    }
    if (held) memcpy(c->of_all, c->witness, size);
}

/* Lists all rows but the culprits, and their variables for an excerpt. Returns the number of these. */
static size_t list_all(confirmation *c) {
    c->asked_count = 0;
    for (size_t r = 0; r < c->count; r++)
        if (!c->culprit[r]) c->asked[c->asked_count++] = c->rows[r];
    excerpt_free_all(&c->excerpts, c->asked, c->asked_count);
    return c->excerpts.variable_count;
}

quoin_status give_slack(confirmation *c) {
    quoin_solver *small;
    size_t variables = list_all(c);
    c->slack = true;
    quoin_status status = excerpt_make(&c->excerpts, c->asked, c->asked_count, NULL, &small);
    if (status != QUOIN_OK) return status;
    status = ask_for_more(&c->excerpts, most_lacking(c), small);
    if (status == QUOIN_OK) status = quoin_solve(small);
    if (status == QUOIN_OK && !small->conflict_count) take_values(c, quoin_values(small, NULL), variables);
    quoin_destroy(small);
    return status == QUOIN_BACKEND_FAILED ? QUOIN_OK : status;
}
