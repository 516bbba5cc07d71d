/* Suspected conflicts are the conflicts of the definition if
 *
 * - all rows but the culprits can hold: then each row that is no culprit can hold together with those before it;
 * - no suspected set can hold: then its culprit cannot, since the other rows are kept and lie before it;
 * - for each further member, the rows before that one can hold together with the members behind it.
 *
 * One question about all rows answers the first, and yields a *witness*, a point at which they hold. The others are asked in excerpts. With a
 * member left out the rows near it have some room: if they can hold while everything else stands at the witness, all can. Where
 * they cannot, the witness is given slack (slack.c), and then a set is proven in a basis (proof.c); the other way round where finding the
 * witness took a large program, because with slack it would be larger. Only where that takes too long, questions are put to all rows. Sets
 * that cannot be confirmed are searched for (members.c). A culprit that contradicts nothing before it is taken back first, and is a row like
 * others.
 */
#include "Conflicts/confirm.h"

#include "Conflicts/mentions.h"
#include "Conflicts/trace.h"
#include "Elimination/reduction.h"
#include "Store/sorting.h"

#include <string.h>

#define FEW_MEMBERS 64         /* the members of a larger set are searched for instead of being asked about */
#define MOST_WASTED 12000000   /* steps of proofs that took too long: then nothing is proven any more */
#define LARGE_PROGRAM 1000     /* rows of a program: where a witness took a larger one, slack takes too long to be tried first */

/* ── Preparing ──────────────────────────────────────────────────────────────────────────────────────────────── */

static void list_mentions(confirmation *c) { mentions_list(c->solver, c->rows, c->count, c->culprit, c->start, c->mentions); }

static quoin_status open(confirmation *c) {
    const row_sets *suspected = c->suspected;
    size_t terms = 0, variables = c->solver->variable_count + 2, rows = c->count + 1;
    for (size_t r = 0; r < c->count; r++) terms += row_terms(&c->solver->rows[c->rows[r]]);
    part parts[] = {PART(c->numbers, rows),       PART(c->witness, variables), PART(c->of_all, variables),
                    PART(c->start, variables),    PART(c->mentions, terms),    PART(c->place, c->solver->row_count),
                    PART(c->set, rows),           PART(c->former, rows),       PART(c->group, rows),
                    PART(c->member, rows),        PART(c->asked, rows),        PART(c->culprit, rows),
                    PART(c->seen, rows),          PART(c->idle, rows),         PART(c->shared, rows),
                    PART(c->expected, rows),      PART(c->minimal, suspected->count + 1)};
    if (!slab_carve(&c->solver->memory, &c->room, parts, sizeof parts / sizeof *parts)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(c->culprit, 0, rows);
    memory_fill(c->seen, 0, rows);
    memory_fill(c->shared, 0, rows);
    memory_fill(c->expected, 0, rows);
    memory_fill(c->place, 0xFF, c->solver->row_count * sizeof *c->place);
    memory_fill(c->member, 0xFF, rows * sizeof *c->member);
    for (uint32_t r = 0; r < c->count; r++) c->place[c->rows[r]] = r;
    for (size_t s = 0; s < suspected->count; s++) {
        uint32_t culprit = c->place[row_sets_first(suspected, s)];
        if (culprit != NONE) c->culprit[culprit] = 1;
    }
    list_mentions(c);
    quoin_status status = excerpts_open(&c->excerpts, c->solver);
    return status == QUOIN_OK ? native_question_open(c->solver, &c->whole) : status;
}

static void close(confirmation *c) {
    circuits_close(c);
    proof_close(&c->proof);
    row_sets_release(&c->proven);
    native_question_close(c->whole);
    excerpts_close(&c->excerpts);
    slab_release(&c->solver->memory, &c->room);
}

/* ── Culprits ───────────────────────────────────────────────────────────────────────────────────────────────── */

/* Whether all rows but the culprits can hold, and the witness shows it. */
static quoin_status find_witness(confirmation *c, bool *found) {
    size_t kept = 0;
    c->slack = false;
    for (uint32_t r = 0; r < c->count; r++)
        if (!c->culprit[r]) c->asked[kept++] = c->rows[r];
    quoin_status status = native_witness(c->whole, c->asked, kept, c->of_all, found);
    c->took_large_program = c->whole->network_solved && c->whole->network.largest_program > LARGE_PROGRAM;
    return status;
}

/* Reads a suspected set, or of one that cannot be right, which has another culprit or a row that is gone, the culprit alone. Returns whether
 * the culprit is there. */
static bool read_set(confirmation *c, size_t set) {
    const row_sets *from = c->suspected;
    size_t first = row_sets_start(from, set);
    c->set_count = 0;
    for (size_t i = first; i < from->ends[set]; i++) {
        uint32_t place = c->place[from->slots[i]];
        if (place != NONE && (i == first || (c->set_count && !c->culprit[place] && place < c->set[c->set_count - 1]))) c->set[c->set_count++] = place;
    }
    if (c->set_count < from->ends[set] - first && c->set_count) c->set_count = 1;
    return c->set_count && c->place[from->slots[first]] == c->set[0];
}

/* Asks an excerpt, and with `values`, whether there is a witness. */
static quoin_status ask_excerpt(confirmation *c, double *values, bool *feasible) {
    quoin_solver *small;
    for (size_t i = 0; i < c->asked_count; i++) c->asked[i] = c->rows[c->asked[i]];
    quoin_status status = excerpt_make(&c->excerpts, c->asked, c->asked_count, c->witness, &small);
    if (status != QUOIN_OK) return status;
    native *question = NULL;
    const uint32_t *rows = small->row_slots.order;
    size_t count = small->row_slots.order_count;
    status = native_question_open(small, &question);
    if (status == QUOIN_OK && values) status = native_witness(question, rows, count, values, feasible);
    else if (status == QUOIN_OK) status = native_can_hold(question, rows, count, feasible);
    native_question_close(question);
    quoin_destroy(small);
    return status;
}

quoin_status confirmation_move(confirmation *c, double **values, size_t *size, bool *found) {
    *size = c->excerpts.variable_count * sizeof **values;
    *values = memory_take(&c->solver->memory, *size);
    return *size && !*values ? QUOIN_OUT_OF_MEMORY : ask_excerpt(c, *values, found);
}

quoin_status confirmation_ask(confirmation *c, bool *feasible) { return ask_excerpt(c, NULL, feasible); }

quoin_status confirmation_ask_set(confirmation *c, bool *feasible) {
    c->asked_count = 0;
    for (size_t i = c->set_count; i-- > 0;) {
        uint32_t slot = c->rows[c->set[i]];
        c->asked[c->asked_count++] = c->set[i];
        excerpt_free_all(&c->excerpts, &slot, 1);
    }
    return confirmation_ask(c, feasible);
}

/* ── Sets ───────────────────────────────────────────────────────────────────────────────────────────────────── */

static quoin_status keep_set(confirmation *c, row_sets *to) {
    quoin_status status = QUOIN_OK;
    for (size_t i = 0; i < c->set_count && status == QUOIN_OK; i++) {
        c->shared[c->set[i]] = 1;
        status = row_sets_add(to, c->rows[c->set[i]]);
    }
    return status == QUOIN_OK ? row_sets_end(to) : status;
}

/* Whether the set, if it is small, is that of the definition. */
static quoin_status confirm_set(confirmation *c, effort most, bool *confirmed) {
    bool feasible = true;
    *confirmed = false;
    if (c->set_count == 1 || c->set_count > FEW_MEMBERS) return QUOIN_OK;
    quoin_status status = confirmation_ask_set(c, &feasible);
    *confirmed = !feasible;
    return status == QUOIN_OK && !feasible ? confirmation_ask_members(c, most, confirmed) : status;
}

/* Reads the proof of a suspect into the set, or the suspected set if there is none. */
static void read_proof(confirmation *c, size_t suspect) {
    const row_sets *from = &c->proven;
    c->set_count = 0;
    for (size_t i = row_sets_start(from, suspect); i < from->ends[suspect]; i++) c->set[c->set_count++] = c->place[from->slots[i]];
}

/* Finds the set of a culprit: the one that was proven, one that can be confirmed, or another. */
static quoin_status find_set(confirmation *c, size_t suspect, row_sets *to, bool *confirmed) {
    bool minimal = c->minimal[suspect], circuit = false, nearby = false;
    read_proof(c, suspect);
    quoin_status status = minimal ? QUOIN_OK : confirm_set(c, EVERYWHERE, &minimal);
    if (status == QUOIN_OK && !minimal) status = find_circuit(c, &circuit);
    if (status == QUOIN_OK && !minimal && !circuit) status = find_nearby(c, &nearby);
    if (status == QUOIN_OK && (circuit || nearby)) status = confirm_set(c, EVERYWHERE, &minimal);
    if (status != QUOIN_OK) return status;
    if (minimal) return keep_set(c, to);
    for (size_t i = 0; i < c->set_count; i++) c->expected[c->set[i]] = 1;
    size_t count = c->set_count;
    memcpy(c->former, c->set, count * sizeof *c->set);
    if (!c->slack) status = give_slack(c);
    if (status == QUOIN_OK) status = confirmation_find_set(c, confirmed);
    for (size_t i = 0; i < count; i++) c->expected[c->former[i]] = 0;
    return status == QUOIN_OK && *confirmed ? keep_set(c, to) : status;
}

/* ── Proofs ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Begins to prove sets at the witness. */
static quoin_status begin_proofs(confirmation *c) {
    c->proven.count = c->proven.slot_count = 0;
    memcpy(c->proof.b.left_out, c->culprit, c->count);
    memcpy(c->proof.b.point, c->of_all, c->solver->variable_count * sizeof *c->of_all);
    return basis_reset(&c->proof.b);
}

/* Asks whether the rows before a culprit contradict it: a few that are known, or all of them. */
static quoin_status ask_culprit(confirmation *c, bool *contradicts) {
    bool feasible = true;
    quoin_status status = c->set_count > 1 && c->set_count <= FEW_MEMBERS ? confirmation_ask_set(c, &feasible) : QUOIN_OK;
    *contradicts = !feasible;
    if (status == QUOIN_OK && feasible) status = find_circuit(c, contradicts);
    if (status != QUOIN_OK || *contradicts) return status;
    c->asked_count = 0;
    for (uint32_t r = 0; r <= c->set[0]; r++)
        if (!c->culprit[r] || r == c->set[0]) c->asked[c->asked_count++] = c->rows[r];
    status = native_can_hold(c->whole, c->asked, c->asked_count, &feasible);
    *contradicts = !feasible;
    return status;
}

/* Proves a culprit in the basis. Where that takes too long, its set is asked about with slack, if it has not been, and then the culprit. The set
 * becomes the one that was proven, if any. */
static quoin_status prove_in_basis(confirmation *c, size_t suspect, bool *contradicts) {
    outcome out = GAVE_UP;
    uint64_t steps = c->proof.b.steps;
    bool confirmed = false;
    quoin_status status = c->wasted < MOST_WASTED ? proof_find(&c->proof, c->set[0], &out) : QUOIN_OK;
    *contradicts = out == CONTRADICTS;
    c->minimal[suspect] = *contradicts && c->proof.minimal;
    if (out == GAVE_UP || (*contradicts && !c->proof.minimal)) c->wasted += c->proof.b.steps - steps;
    if (status == QUOIN_OK && out == GAVE_UP && c->took_large_program && !c->slack) status = confirm_set(c, WITH_SLACK, &confirmed);
    if (confirmed) c->minimal[suspect] = *contradicts = true;
    else if (status == QUOIN_OK && out == GAVE_UP) status = ask_culprit(c, contradicts);
    if (out == GAVE_UP && c->set_count == 1) read_set(c, suspect);
    if (out != CONTRADICTS) return status;
    c->set_count = 0;
    for (size_t i = c->proof.set_count; i-- > 0;) c->set[c->set_count++] = c->proof.set[i];
    return status;
}

/* Finds whether the rows before a suspected culprit contradict it, and keeps the set that was confirmed, proven or suspected. */
static quoin_status prove(confirmation *c, size_t suspect, bool *contradicts) {
    bool confirmed = false;
    read_set(c, suspect);
    quoin_status status = confirm_set(c, c->took_large_program ? NEARBY : WITH_SLACK, &confirmed);
    c->minimal[suspect] = *contradicts = confirmed;
    if (status == QUOIN_OK && !confirmed) status = prove_in_basis(c, suspect, contradicts);
    for (size_t i = 0; i < c->set_count && status == QUOIN_OK; i++) status = row_sets_add(&c->proven, c->rows[c->set[i]]);
    return status == QUOIN_OK ? row_sets_end(&c->proven) : status;
}

/* Proves the sets of the culprits, and takes back those that contradict no rows before them. `*right`: there are none. */
static quoin_status take_back(confirmation *c, bool *right) {
    quoin_status status = begin_proofs(c);
    *right = true;
    for (size_t s = 0; s < c->suspected->count && status == QUOIN_OK; s++) {
        uint32_t culprit = c->place[row_sets_first(c->suspected, s)];
        bool contradicts = true;
        if (c->culprit[culprit]) status = prove(c, s, &contradicts);
        else status = row_sets_end(&c->proven);
        if (!contradicts) c->culprit[culprit] = 0, *right = false;
    }
    return status;
}

/* Proves the sets, without those taken back, which have to hold then. */
static quoin_status prove_all(confirmation *c, bool *confirmed) {
    bool right = false;
    quoin_status status = proof_open(&c->proof, c->solver, c->rows, c->count);
    while (!right && *confirmed && status == QUOIN_OK) {
        status = take_back(c, &right);
        if (right || status != QUOIN_OK) break;
        circuits_close(c);
        list_mentions(c);
        status = find_witness(c, confirmed);
    }
    return status;
}

static quoin_status find_sets(confirmation *c, row_sets *found, bool *confirmed) {
    quoin_status status = prove_all(c, confirmed);
    for (size_t s = 0; s < c->suspected->count && *confirmed && status == QUOIN_OK; s++)
        if (c->culprit[c->place[row_sets_first(c->suspected, s)]]) status = find_set(c, s, found, confirmed);
    return status;
}

/* Whether all rows can hold without the culprits, each of which ends its set and comes after those before it. */
static quoin_status confirm_culprits(confirmation *c, bool *confirmed) {
    quoin_status status = find_witness(c, confirmed);
    uint32_t last = 0;
    for (size_t s = 0; s < c->suspected->count && *confirmed; s++) {
        *confirmed = read_set(c, s) && (s == 0 || c->set[0] > last);
        last = *confirmed ? c->set[0] : 0;
    }
    return status;
}

quoin_status confirm_conflicts(quoin_solver *solver, const uint32_t *rows, size_t count, const row_sets *suspected, row_sets *found,
                               bool *confirmed) {
    confirmation c = {.solver = solver, .suspected = suspected, .rows = rows, .count = count};
    c.excerpts.solver = solver;
    c.proven.memory = &solver->memory;
    quoin_status status = open(&c);
    *confirmed = false;
    if (status == QUOIN_OK) status = confirm_culprits(&c, confirmed);
    if (status == QUOIN_OK && *confirmed) status = find_sets(&c, found, confirmed);
    close(&c);
    return status;
}
