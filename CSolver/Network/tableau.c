#include "Network/tableau.h"

#include <math.h>
#include <string.h>

#define TINY 1e-9              /* an entry this small relative to its summands counts as 0 */
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

/* Makes room for what is kept of each column. Its contents are lost. */
static quoin_status set_columns(tableau *t, uint32_t columns) {
    if (columns > t->column_room) {
        part parts[] = {PART(t->pivot, columns), PART(t->merged, columns), PART(t->first_mention, columns), PART(t->mentioned, columns)};
        if (!slab_carve(t->memory, &t->column_slab, parts, 4)) return QUOIN_OUT_OF_MEMORY;
        t->column_room = columns;
    }
    t->columns = columns;
    return QUOIN_OK;
}

quoin_status tableau_clear(tableau *t, uint32_t columns) {
    t->row_count = t->entry_count = t->mention_total = t->stale = 0;
    t->walks = 0;
    return set_columns(t, columns);
}

quoin_status tableau_copy(tableau *made, const tableau *of) {
    quoin_status status = tableau_clear(made, of->columns);
    if (status != QUOIN_OK) return status;
    if (!RESERVE(made->memory, made->rows, made->row_capacity, of->row_count) ||
        !RESERVE(made->memory, made->entries, made->entry_capacity, of->entry_count))
        return QUOIN_OUT_OF_MEMORY;
    if (of->row_count) memcpy(made->rows, of->rows, of->row_count * sizeof *made->rows);
    if (of->entry_count) memcpy(made->entries, of->entries, of->entry_count * sizeof *made->entries);
    made->row_count = of->row_count;
    made->entry_count = of->entry_count;
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

/* The place of the column among entries, or where it would be. */
static uint32_t place_in(const tableau_entry *entries, uint32_t count, uint32_t column) {
    uint32_t low = 0, high = count;
    while (high - low > FEW_ENTRIES) {
        uint32_t middle = low + (high - low) / 2;
        if (entries[middle].column < column) low = middle + 1;
        else high = middle;
    }
    while (low < high && entries[low].column < column) low++;
    return low;
}

double tableau_at(const tableau *t, uint32_t row, uint32_t column) {
    uint32_t count = t->rows[row].count, at = place_in(row_begin(t, row), count, column);
    const tableau_entry *found = row_begin(t, row) + at;
    return at < count && found->column == column ? found->value : 0;
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

quoin_status tableau_mention(tableau *t, uint32_t row) {
    bool kept = true;
    for (const tableau_entry *e = row_begin(t, row), *end = row_end(t, row); e < end && kept; e++) kept = add_mention(t, row, e->column);
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

column_walk tableau_walk(tableau *t, uint32_t column) {
    t->walks++;
    return (column_walk){t, t->first_mention[column]};
}

bool tableau_walk_on(column_walk *walk, uint32_t *row) {
    tableau *t = walk->in;
    while (walk->next != NO_MENTION) {
        mention m = t->mentions[walk->next];
        walk->next = m.next;
        if (t->rows[m.row].examined == t->walks) continue;
        t->rows[m.row].examined = t->walks;
        *row = m.row;
        return true;
    }
    return false;
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

/* Adds `factor` times t->pivot to a row, and replaces the row's entry at `column` by that of the pivot, which may be 0. */
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
        if (both && fabs(sum) <= TINY * fabs(by)) {
            t->mentioned[at]--;
            continue;
        }
        if (!both) kept = kept && add_mention(t, row, at);
        t->merged[count++] = (tableau_entry){sum, at};
    }
    return kept && keep_merged(t, row, count);
}

/* Solves the row for the unknown of the column: t->pivot is that unknown in terms of the row's length, which takes its column, and of the
 * other unknowns. Returns the place of the column. */
static uint32_t solve_for(tableau *t, uint32_t row, uint32_t column) {
    tableau_entry *own = t->entries + t->rows[row].first;
    uint32_t count = t->rows[row].count, at = place_in(own, count, column);
    double pivot = own[at].value;
    for (uint32_t i = 0; i < count; i++) own[i].value = i == at ? 1 / pivot : -own[i].value / pivot;
    memcpy(t->pivot, own, count * sizeof *own);
    return at;
}

/* Substitutes t->pivot, which a row was solved for, for the unknown of the column in the other rows. */
static quoin_status substitute(tableau *t, uint32_t row, uint32_t column, uint32_t pivot_count) {
    uint32_t other;
    for (column_walk walk = tableau_walk(t, column); tableau_walk_on(&walk, &other);) {
        if (other == row || t->rows[other].settled) continue;
        double factor = tableau_at(t, other, column);
        if (factor != 0 && !add_pivot(t, other, factor, pivot_count, column)) return QUOIN_OUT_OF_MEMORY;
    }
    return QUOIN_OK;
}

static quoin_status index_again(tableau *t) { return t->mention_total > 4 * t->indexed + 64 ? tableau_index(t) : QUOIN_OK; }

quoin_status tableau_eliminate(tableau *t, uint32_t row, uint32_t column) {
    t->pivot[solve_for(t, row, column)].value = 0;
    quoin_status status = substitute(t, row, column, t->rows[row].count);
    return status == QUOIN_OK ? index_again(t) : status;
}

quoin_status tableau_exchange(tableau *t, uint32_t row, uint32_t column) {
    solve_for(t, row, column);
    quoin_status status = substitute(t, row, column, t->rows[row].count);
    return status == QUOIN_OK ? index_again(t) : status;
}
