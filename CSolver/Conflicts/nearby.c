/* Conflicts within reach: the rows near a culprit as an excerpt in which every variable is free. If they contradict it by themselves, the members
 * that the definition finds among them are suspected. A question there costs what lies around the culprit, and not the screen.
 */
#include "Conflicts/search.h"
#include "Conflicts/trace.h"
#include "Store/sorting.h"

#define REACH 2                /* how often the rows beside those found are added */
#define MOST_ROWS 512          /* more are not near */

/* Lists the culprit and the rows near it that come before it, as slots. */
static void list_nearby(confirmation *c, uint32_t culprit) {
    c->asked_count = 0;
    confirmation_ask_row(c, culprit);
    for (int i = 0; i < REACH; i++) confirmation_widen(c, culprit);
    for (size_t i = 0; i < c->asked_count; i++) c->seen[c->asked[i]] = 0;
    sort_indices(c->asked, c->asked_count, c->numbers);
    for (size_t i = 0; i < c->asked_count; i++) c->asked[i] = c->rows[c->asked[i]];
    excerpt_free_all(&c->excerpts, c->asked, c->asked_count);
}

/* Reads what was found in an excerpt into the set, whose first row is the culprit. Returns whether that is its culprit, too. */
static bool read_found(confirmation *c, const row_sets *found) {
    if (found->count != 1 || c->place[c->excerpts.slots[found->slots[0]]] != c->set[0]) return false;
    c->set_count = 0;
    for (size_t i = 0; i < found->slot_count; i++) c->set[c->set_count++] = c->place[c->excerpts.slots[found->slots[i]]];
    return true;
}

static quoin_status search_excerpt(confirmation *c, quoin_solver *small, bool *any) {
    row_sets found = {.memory = &small->memory};
    native *question = NULL;
    quoin_status status = native_question_open(small, &question);
    if (status == QUOIN_OK)
        status = search_conflicts(small, small->row_slots.order, small->row_slots.order_count, native_can_hold, question, &(row_sets){0}, &found);
    native_question_close(question);
    *any = status == QUOIN_OK && read_found(c, &found);
    row_sets_release(&found);
    return status;
}

quoin_status find_nearby(confirmation *c, bool *found) {
    quoin_solver *small;
    *found = false;
    list_nearby(c, c->set[0]);
    c->set_count = 1;
    if (c->asked_count > MOST_ROWS) c->asked_count = 0;
    quoin_status status = excerpt_make(&c->excerpts, c->asked, c->asked_count, NULL, &small);
    if (status != QUOIN_OK) return status;
    status = search_excerpt(c, small, found);
    quoin_destroy(small);
    return status;
}
