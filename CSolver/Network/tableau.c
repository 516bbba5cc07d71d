#include "Network/tableau.h"

#include <math.h>
#include <string.h>

#define TINY 1e-9              /* an entry this small relative to its summands counts as 0 */
#define SOUND_PIVOT 0.1        /* a pivot this small against others of its row is passed over */
#define NO_MENTION UINT32_MAX
#define FEW_ENTRIES 8          /* up to this many entries of a row a linear search is used */

void tableau_open(tableau *opened, memory *from) { *opened = (tableau){.memory = from}; }

void tableau_release(tableau *t) {
    if (!t->memory) return;
    GIVE(t->memory, t->rows, t->row_capacity);
    GIVE(t->memory, t->entries, t->entry_capacity);
    GIVE(t->memory, t->mentions, t->mention_capacity);
    slab_release(t->memory, &t->column_slab);
    t->column_room = 0;
}

quoin_status tableau_clear(tableau *t, uint32_t columns) {
    if (columns > t->column_room) {
        part parts[] = {PART(t->pivot, columns), PART(t->merged, columns), PART(t->first_mention, columns), PART(t->mentioned, columns)};
        if (!slab_carve(t->memory, &t->column_slab, parts, 4)) return QUOIN_OUT_OF_MEMORY;
        t->column_room = columns;
    }
    t->columns = columns;
    t->row_count = t->entry_count = t->mention_total = t->stale = 0;
    t->exchanges = 0;
    return QUOIN_OK;
}

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status tableau_begin_row(tableau *t) {
    if (!RESERVE(t->memory, t->rows, t->row_capacity, t->row_count + 1)) return QUOIN_OUT_OF_MEMORY;
    t->rows[t->row_count++] = (tableau_row){.first = t->entry_count};
    return QUOIN_OK;
}

quoin_status tableau_put(tableau *t, uint32_t column, double value) {
    tableau_row *last = &t->rows[t->row_count - 1];
    if (!RESERVE(t->memory, t->entries, t->entry_capacity, t->entry_count + 1)) return QUOIN_OUT_OF_MEMORY;
    tableau_entry *entries = t->entries + last->first;
    uint32_t at = last->count++;
    for (; at && entries[at - 1].column > column; at--) entries[at] = entries[at - 1];
    entries[at] = (tableau_entry){value, column};
    last->room = last->count;
    t->entry_count++;
    return QUOIN_OK;
}

/* The place of the column in the row, or where it would be. */
static uint32_t place_in(const tableau *t, uint32_t row, uint32_t column) {
    const tableau_entry *entries = row_begin(t, row);
    uint32_t low = 0, high = t->rows[row].count;
    while (high - low > FEW_ENTRIES) {
        uint32_t middle = low + (high - low) / 2;
        if (entries[middle].column < column) low = middle + 1;
        else high = middle;
    }
    while (low < high && entries[low].column < column) low++;
    return low;
}

double tableau_at(const tableau *t, uint32_t row, uint32_t column) {
    uint32_t at = place_in(t, row, column);
    const tableau_entry *found = row_begin(t, row) + at;
    return at < t->rows[row].count && found->column == column ? found->value : 0;
}

/* ── Mentions ───────────────────────────────────────────────────────────────────────────────────────────────── */

static bool add_mention(tableau *t, uint32_t row, uint32_t column) {
    if (!RESERVE(t->memory, t->mentions, t->mention_capacity, t->mention_total + 1)) return false;
    t->mentions[t->mention_total] = (mention){row, t->first_mention[column]};
    t->first_mention[column] = (uint32_t)t->mention_total++;
    t->mentioned[column]++;
    return true;
}

quoin_status tableau_index(tableau *t) {
    bool kept = true;
    t->mention_total = 0;
    for (uint32_t c = 0; c < t->columns; c++) t->first_mention[c] = NO_MENTION, t->mentioned[c] = 0;
    for (uint32_t r = 0; r < t->row_count; r++) {
        if (t->rows[r].settled) continue;
        for (const tableau_entry *e = row_begin(t, r), *end = row_end(t, r); e < end && kept; e++) kept = add_mention(t, r, e->column);
    }
    t->indexed = t->mention_total;
    return kept ? QUOIN_OK : QUOIN_OUT_OF_MEMORY;
}

void tableau_settle(tableau *t, uint32_t row) {
    t->rows[row].settled = true;
    for (const tableau_entry *e = row_begin(t, row), *end = row_end(t, row); e < end; e++) t->mentioned[e->column]--;
}

void tableau_drop(tableau *t, uint32_t row) {
    tableau_settle(t, row);
    t->stale += t->rows[row].room;
    t->rows[row].count = t->rows[row].room = 0;
}

uint32_t tableau_choose(const tableau *t, uint32_t row, uint32_t unknowns, const uint32_t *row_of) {
    uint32_t best = UINT32_MAX, fewest = UINT32_MAX;
    double largest = 0;
    const tableau_entry *begin = row_begin(t, row), *end = row_end(t, row);
    for (const tableau_entry *e = begin; e < end && e->column < unknowns; e++)
        if (row_of[e->column] == NO_ROW) largest = fmax(largest, fabs(e->value));
    for (const tableau_entry *e = begin; e < end && e->column < unknowns; e++) {
        if (row_of[e->column] != NO_ROW || fabs(e->value) < SOUND_PIVOT * largest || t->mentioned[e->column] >= fewest) continue;
        fewest = t->mentioned[e->column];
        best = e->column;
    }
    return best;
}

/* ── Exchanges ──────────────────────────────────────────────────────────────────────────────────────────────── */

/* Copies the rows to a new array without stale entries. */
static bool drop_stale(tableau *t) {
    size_t capacity = t->entry_capacity, kept = 0;
    tableau_entry *fresh = memory_take(t->memory, capacity * sizeof *fresh);
    if (!fresh) return false;
    for (size_t r = 0; r < t->row_count; r++) {
        tableau_row *moved = &t->rows[r];
        memcpy(fresh + kept, t->entries + moved->first, moved->count * sizeof *fresh);
        moved->first = kept;
        kept += moved->room;
    }
    GIVE(t->memory, t->entries, t->entry_capacity);
    t->entries = fresh;
    t->entry_capacity = capacity;
    t->entry_count = kept;
    t->stale = 0;
    return true;
}

#define MANY_ENTRIES 1024      /* up to this many an array grows, whatever is stale in it */

/* Makes room for more entries. Where a quarter of many are stale, these go instead of the array growing. */
static bool reserve_entries(tableau *t, size_t more) {
    bool full = t->entry_count + more > t->entry_capacity, wasteful = t->entry_count > MANY_ENTRIES && t->stale > t->entry_count / 4;
    if (full && wasteful && !drop_stale(t)) return false;
    return RESERVE(t->memory, t->entries, t->entry_capacity, t->entry_count + more);
}

/* Makes t->merged the entries of a row, which moves behind the others if it has no room for them. */
static bool keep_merged(tableau *t, uint32_t row, uint32_t count) {
    tableau_row *to = &t->rows[row];
    if (count > to->room) {
        uint32_t room = count + count / 4 + 2;
        if (!reserve_entries(t, room)) return false;
        t->stale += to->room;
        to->first = t->entry_count;
        to->room = room;
        t->entry_count += room;
    }
    to->count = count;
    memcpy(t->entries + to->first, t->merged, count * sizeof *t->merged);
    return true;
}

/* Adds `factor` times t->pivot to a row, and replaces the row's entry at `column` by that of the pivot. */
static bool add_pivot(tableau *t, uint32_t row, double factor, uint32_t pivot_count, uint32_t column) {
    const tableau_entry *own = row_begin(t, row), *end = row_end(t, row), *added = t->pivot, *last = t->pivot + pivot_count;
    uint32_t count = 0;
    bool kept = true;
    while (own < end || added < last) {
        if (added == last || (own < end && own->column < added->column)) {
            t->merged[count++] = *own++;
            continue;
        }
        uint32_t at = added->column;
        bool both = own < end && own->column == at;
        double by = factor * added->value, before = both && at != column ? own->value : 0, sum = before + by;
        own += both;
        added++;
        if (before != 0 && fabs(sum) <= TINY * fmax(fabs(before), fabs(by))) {
            t->mentioned[at]--;
            continue;
        }
        if (!both) kept = kept && add_mention(t, row, at);
        t->merged[count++] = (tableau_entry){sum, at};
    }
    return kept && keep_merged(t, row, count);
}

/* Solves the row for the unknown of the column: t->pivot is that unknown in terms of the row's length, which takes its column, and of the
 * other unknowns. */
static void solve_for(tableau *t, uint32_t row, uint32_t column) {
    uint32_t count = t->rows[row].count, at = place_in(t, row, column);
    tableau_entry *own = t->entries + t->rows[row].first;
    double pivot = own[at].value;
    for (uint32_t i = 0; i < count; i++) own[i].value = i == at ? 1 / pivot : -own[i].value / pivot;
    memcpy(t->pivot, own, count * sizeof *own);
}

quoin_status tableau_exchange(tableau *t, uint32_t row, uint32_t column) {
    uint32_t next;
    solve_for(t, row, column);
    t->rows[row].exchanged = ++t->exchanges;
    for (uint32_t m = t->first_mention[column]; m != NO_MENTION; m = next) {
        uint32_t other = t->mentions[m].row;
        next = t->mentions[m].next;
        if (t->rows[other].settled || t->rows[other].exchanged == t->exchanges) continue;
        t->rows[other].exchanged = t->exchanges;
        double factor = tableau_at(t, other, column);
        if (factor != 0 && !add_pivot(t, other, factor, t->rows[row].count, column)) return QUOIN_OUT_OF_MEMORY;
    }
    return t->mention_total > 4 * t->indexed + 64 ? tableau_index(t) : QUOIN_OK;
}
