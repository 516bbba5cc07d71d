#include "Conflicts/basis.h"
#include "Conflicts/mentions.h"

#include "Store/sorting.h"

#include <math.h>
#include <string.h>

#define EVEN 1e-8              /* a row this close to its constant is at it */
#define CANCELS 1e-9           /* an entry that rounding left */
#define USUAL_MENTIONS 8       /* how many rows mention a variable */
#define MOST_SEEN 12           /* of the variables that move with a column, once some row keeps it from moving */
#define FAR_MORE 4             /* times the effort of another way: too much */
#define CLEARLY 10             /* times or a part of the tolerance: rounding does not decide */
#define MOST_TRIED 6           /* of the columns that may move, and of the rows that are in the way */

/* ── Sparse vectors ─────────────────────────────────────────────────────────────────────────────────────────── */

static void add(sparse *to, uint32_t at, double value) {
    to->value[at] += value;
    if (to->listed[at]) return;
    to->listed[at] = 1;
    to->list[to->count++] = at;
}

static void forget(sparse *forgotten) {
    for (uint32_t i = 0; i < forgotten->count; i++) forgotten->value[forgotten->list[i]] = forgotten->listed[forgotten->list[i]] = 0;
    forgotten->count = 0;
}

/* Drops the entries that rounding left. */
static void drop_small(sparse *from) {
    double greatest = 0;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < from->count; i++) greatest = fmax(greatest, fabs(from->value[from->list[i]]));
    for (uint32_t i = 0; i < from->count; i++) {
        uint32_t at = from->list[i];
        if (fabs(from->value[at]) > CANCELS * greatest) from->list[kept++] = at;
        else from->value[at] = 0, from->listed[at] = 0;
    }
    from->count = kept;
}

/* ── Opening ────────────────────────────────────────────────────────────────────────────────────────────────── */

quoin_status basis_open(basis *b, quoin_solver *solver, const uint32_t *rows, size_t count) {
    *b = (basis){.solver = solver, .rows = rows, .count = (uint32_t)count, .bound = (uint32_t)count};
    size_t terms = 0, variables = solver->variable_count + 2, places = count + 1;
    for (size_t r = 0; r < count; r++) terms += row_terms(&solver->rows[rows[r]]);
    part parts[] = {PART(b->numbers, variables), PART(b->point, variables), PART(b->start, variables),
                    PART(b->mentions, terms), PART(b->taken_by, variables), PART(b->table_row, variables),
                    PART(b->sum.value, variables), PART(b->sum.list, variables), PART(b->sum.listed, variables),
                    PART(b->other.value, variables), PART(b->other.list, variables), PART(b->other.listed, variables),
                    PART(b->moves.value, variables), PART(b->moves.list, variables), PART(b->moves.listed, variables),
                    PART(b->changes.value, places), PART(b->changes.list, places), PART(b->changes.listed, places),
                    PART(b->left_out, places), PART(b->member, places)};
    if (!slab_carve(&solver->memory, &b->room, parts, sizeof parts / sizeof *parts)) return QUOIN_OUT_OF_MEMORY;
    slab_fill(parts, sizeof parts / sizeof *parts, 0);
    mentions_list(solver, rows, count, NULL, b->start, b->mentions);
    tableau_open(&b->table, &solver->memory);
    b->most_steps = 2000 * (terms + variables) + 1000000;
    return basis_reset(b);
}

quoin_status basis_reset(basis *b) {
    memory_fill(b->taken_by, 0xFF, b->solver->variable_count * sizeof *b->taken_by);
    forget(&b->sum);
    quoin_status status = tableau_clear(&b->table, (uint32_t)b->solver->variable_count + 1);
    return status == QUOIN_OK ? tableau_index(&b->table) : status;
}

void basis_close(basis *b) {
    memory *to = &b->solver->memory;
    tableau_release(&b->table);
    GIVE(to, b->follows, b->follow_capacity);
    GIVE(to, b->moved, b->moved_capacity);
    slab_release(to, &b->room);
}

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────── */

double basis_violation(const basis *b, uint32_t place) {
    return row_violation(basis_row(b, place), row_sum(b->solver, basis_row(b, place), b->point));
}

static bool takes_part(const basis *b, uint32_t place) { return !b->left_out[place] && (place < b->bound || b->member[place]); }

/* How far a row's sum may grow (direction 1) or shrink (−1). Rows that take no part restrict nothing, and neither do those that do not hold. */
static double room_of(const basis *b, uint32_t place, double direction) {
    const row *of = basis_row(b, place);
    if (!takes_part(b, place)) return INFINITY;
    if (of->relation * direction > 0) return INFINITY;
    double off = of->constant - row_sum(b->solver, of, b->point);
    if (row_violation(of, of->constant - off) > REQUIRED_TOLERANCE) return INFINITY;
    double room = direction > 0 ? off : -off;
    return room > EVEN ? room : 0;
}

/* Expresses a row's sum by the columns. */
static void express(basis *b, uint32_t place, sparse *to) {
    const row *of = basis_row(b, place);
    quoin_term term;
    forget(to);
    for (uint32_t i = 0; i < row_terms(of); i++) {
        if (!row_term(b->solver, of, i, &term)) continue;
        if (b->taken_by[term.variable] == NONE) {
            add(to, term.variable, term.coefficient);
            continue;
        }
        uint32_t row = b->table_row[term.variable];
        b->steps += b->table.rows[row].count;
        for (const tableau_entry *e = row_begin(&b->table, row), *end = row_end(&b->table, row); e < end; e++)
            add(to, e->column, term.coefficient * e->value);
    }
    drop_small(to);
}

/* ── Moving ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* A way to move: a column, its direction, how far, and the row that ends it, or NONE. */
typedef struct way {
    uint32_t column, ends_at;
    double direction, far, gained;
    int64_t grown;             /* by how many columns the sum of the row that is repaired grows */
    uint32_t tried;            /* how many rows that may end it were looked at */
} way;

static void move_variable(basis *b, uint32_t variable, double speed) {
    add(&b->moves, variable, speed);
    quoin_term term;
    b->steps += b->start[variable + 1] - b->start[variable];
    for (uint32_t m = b->start[variable]; m < b->start[variable + 1]; m++) {
        const row *changed = basis_row(b, b->mentions[m]);
        for (uint32_t i = 0; i < row_terms(changed); i++)
            if (row_term(b->solver, changed, i, &term) && term.variable == variable) add(&b->changes, b->mentions[m], speed * term.coefficient);
    }
}

/* Finds what moves with a column. */
static void find_moves(basis *b, uint32_t column, double direction) {
    forget(&b->moves);
    forget(&b->changes);
    if (b->taken_by[column] == NONE) move_variable(b, column, direction);
    for (uint32_t m = b->table.first_mention[column]; m != NONE; m = b->table.mentions[m].next) {
        uint32_t row = b->table.mentions[m].row;
        uint32_t variable = b->follows[row];
        b->steps++;
        if (variable == NONE || b->moves.listed[variable]) continue;
        double speed = tableau_at(&b->table, row, column) * direction;
        if (speed != 0) move_variable(b, variable, speed);
    }
}

/* Returns how many more columns a row's sum depends on once the row at `by` takes over a column. */
static int64_t growth(basis *b, uint32_t by, uint32_t column) {
    express(b, by, &b->other);
    if (!b->other.listed[column]) return INT64_MAX;
    double factor = b->sum.value[column] / b->other.value[column];
    int64_t grown = 0;
    for (uint32_t i = 0; i < b->other.count; i++) {
        uint32_t at = b->other.list[i];
        if (at == column) continue;
        if (!b->sum.listed[at]) grown++;
        else if (fabs(b->sum.value[at] - factor * b->other.value[at]) <= CANCELS * fabs(b->sum.value[at])) grown--;
    }
    return grown;
}

/* How fast a variable moves with a column. */
static double speed_of(const basis *b, uint32_t variable, uint32_t column) {
    if (b->taken_by[variable] == NONE) return variable == column ? 1 : 0;
    return tableau_at(&b->table, b->table_row[variable], column);
}

/* Whether a row keeps a column from moving at all. */
static bool stops(basis *b, uint32_t place, const way *w) {
    const row *of = basis_row(b, place);
    quoin_term term;
    double rate = 0;
    b->steps += 4 * row_terms(of);
    for (uint32_t i = 0; i < row_terms(of); i++)
        if (row_term(b->solver, of, i, &term)) rate += term.coefficient * speed_of(b, term.variable, w->column);
    return fabs(rate) > CANCELS && room_of(b, place, rate * w->direction > 0 ? 1 : -1) == 0;
}

/* Considers a row to end a way: the one after which the repaired row's sum depends on fewest columns, and of several the first. */
static void consider_end(basis *b, uint32_t place, way *w) {
    int64_t grown = b->taken_by[w->column] == place ? -1 : growth(b, place, w->column);
    w->tried++;
    if (grown < w->grown || (grown == w->grown && place < w->ends_at)) w->ends_at = place, w->grown = grown;
}

/* Considers the rows about a variable that keep a column from moving. */
static void find_stops(basis *b, uint32_t place, uint32_t variable, way *w) {
    for (uint32_t m = b->start[variable]; m < b->start[variable + 1] && w->tried < MOST_TRIED; m++)
        if (b->mentions[m] != place && stops(b, b->mentions[m], w)) consider_end(b, b->mentions[m], w);
}

/* Whether a column cannot move at all. Most cannot, and then a few of the variables that would move with it show it. */
static bool is_stopped(basis *b, uint32_t place, way *w) {
    const tableau *t = &b->table;
    uint32_t seen = 0;
    if (b->taken_by[w->column] == NONE) find_stops(b, place, w->column, w);
    for (uint32_t m = t->first_mention[w->column]; m != NONE && w->tried < MOST_TRIED && (!w->tried || seen < MOST_SEEN); seen++) {
        uint32_t row = t->mentions[m].row, variable = b->follows[row];
        if (variable != NONE && tableau_at(t, row, w->column) != 0) find_stops(b, place, variable, w);
        m = t->mentions[m].next;
    }
    return w->ends_at != NONE;
}

/* Replaces how fast each row changes by how far the way may go before it does not hold, and returns the least of these or, if that is less,
 * `most`. */
static double find_limits(basis *b, uint32_t place, double most) {
    for (uint32_t i = 0; i < b->changes.count; i++) {
        uint32_t r = b->changes.list[i];
        double rate = b->changes.value[r];
        double far = r == place || fabs(rate) <= CANCELS ? INFINITY : room_of(b, r, rate > 0 ? 1 : -1) / fabs(rate);
        b->changes.value[r] = far;
        most = fmin(most, far);
    }
    return most;
}

/* Finds how far a column can move to the advantage of a row, and what ends that. */
static void explore(basis *b, uint32_t place, way *w) {
    w->ends_at = NONE, w->grown = INT64_MAX;
    if (is_stopped(b, place, w)) return;
    find_moves(b, w->column, w->direction);
    double own = fabs(b->sum.value[w->column]), needed = basis_violation(b, place) / own;
    w->far = find_limits(b, place, needed);
    for (uint32_t i = 0; i < b->changes.count && w->far < needed && w->tried < MOST_TRIED; i++)
        if (b->changes.value[b->changes.list[i]] <= w->far + EVEN) consider_end(b, b->changes.list[i], w);
    w->gained = w->far * own;
}

static quoin_status note_move(basis *b, uint32_t variable) {
    if (!RESERVE(&b->solver->memory, b->moved, b->moved_capacity, b->moved_count + 1)) return QUOIN_OUT_OF_MEMORY;
    b->moved[b->moved_count++] = (former){variable, b->point[variable]};
    return QUOIN_OK;
}

void basis_move_back(basis *b, size_t count) {
    while (b->moved_count > count) {
        b->moved_count--;
        b->point[b->moved[b->moved_count].variable] = b->moved[b->moved_count].value;
    }
}

static quoin_status move(basis *b, const way *w) {
    quoin_status status = QUOIN_OK;
    if (w->far == 0) return status;
    find_moves(b, w->column, w->direction);
    for (uint32_t i = 0; i < b->moves.count && status == QUOIN_OK; i++) {
        uint32_t v = b->moves.list[i];
        status = note_move(b, v);
        b->point[v] += b->moves.value[v] * w->far;
    }
    return status;
}

/* Lets a row take over a column. */
static quoin_status take_over(basis *b, uint32_t by, uint32_t column) {
    tableau *t = &b->table;
    uint32_t row = (uint32_t)t->row_count;
    express(b, by, &b->other);
    if (!b->other.listed[column]) return QUOIN_OK;
    b->steps += (uint64_t)t->mentioned[column] * (b->other.count + USUAL_MENTIONS);
    quoin_status status = tableau_begin_row(t);
    sort_indices(b->other.list, b->other.count, b->numbers);
    for (uint32_t i = 0; i < b->other.count && status == QUOIN_OK; i++) status = tableau_put(t, b->other.list[i], b->other.value[b->other.list[i]]);
    if (status == QUOIN_OK) status = tableau_mention(t, row);
    if (status == QUOIN_OK) status = tableau_exchange(t, row, column);
    if (status != QUOIN_OK) return status;
    if (!RESERVE(&b->solver->memory, b->follows, b->follow_capacity, t->row_count)) return QUOIN_OUT_OF_MEMORY;
    b->follows[row] = NONE;
    if (b->taken_by[column] == NONE) b->follows[row] = column, b->table_row[column] = row;
    else tableau_drop(t, row);
    b->taken_by[column] = by;
    b->exchanges++;
    return QUOIN_OK;
}

/* Roughly what exploring a column takes. */
static uint64_t effort(const basis *b, uint32_t column) {
    uint64_t own = b->taken_by[column] == NONE ? b->start[column + 1] - b->start[column] : 0;
    return own + (uint64_t)b->table.mentioned[column] * USUAL_MENTIONS;
}

/* Lists the columns that can move to the advantage of a row, those first that take the least effort. Returns their number. */
static uint32_t list_ways(basis *b, double need, uint32_t place, way *ways) {
    uint32_t count = 0;
    uint64_t efforts[MOST_TRIED];
    for (uint32_t i = 0; i < b->sum.count; i++) {
        uint32_t column = b->sum.list[i];
        way w = {.column = column, .direction = need * b->sum.value[column] > 0 ? 1 : -1};
        if (b->taken_by[column] != NONE && b->taken_by[column] != place && room_of(b, b->taken_by[column], w.direction) == 0) continue;
        uint64_t taken = effort(b, column);
        if (count == MOST_TRIED && efforts[count - 1] <= taken) continue;
        uint32_t at = count < MOST_TRIED ? count++ : MOST_TRIED - 1;
        for (; at && efforts[at - 1] > taken; at--) ways[at] = ways[at - 1], efforts[at] = efforts[at - 1];
        ways[at] = w;
        efforts[at] = taken;
    }
    while (count > 1 && efforts[count - 1] > FAR_MORE * (efforts[0] + USUAL_MENTIONS)) count--;
    return count;
}

/* Chooses the way to move that gains most for a row or, if none gains anything, one after which its sum depends on few columns. */
static bool choose(basis *b, uint32_t place, way *best) {
    const row *of = basis_row(b, place);
    double need = row_sum(b->solver, of, b->point) < of->constant ? 1 : -1;
    way ways[MOST_TRIED];
    uint32_t count = list_ways(b, need, place, ways);
    for (uint32_t i = 0; i < count; i++) {
        way *w = &ways[i];
        explore(b, place, w);
        if (!i || w->gained > best->gained + EVEN || (w->gained > best->gained - EVEN && w->grown < best->grown)) *best = *w;
        if (w->ends_at == NONE || w->gained > 0) break;
    }
    return count > 0;
}

/* Whether rounding has left the rows that take part as they should be, where the point has moved. */
static bool hold_where_moved(const basis *b) {
    bool hold = true;
    for (size_t i = 0; i < b->moved_count && hold; i++) {
        uint32_t v = b->moved[i].variable;
        for (uint32_t m = b->start[v]; m < b->start[v + 1] && hold; m++)
            hold = !takes_part(b, b->mentions[m]) || basis_violation(b, b->mentions[m]) <= REQUIRED_TOLERANCE;
    }
    return hold;
}

/* Returns what the repair of a row has shown, which is as near to holding as the rows that take part allow. Where it is about at the tolerance,
 * the repair shows nothing. */
static outcome verdict(const basis *b, uint32_t place) {
    double off = basis_violation(b, place);
    if (off > CLEARLY * REQUIRED_TOLERANCE) return CONTRADICTS;
    return off < REQUIRED_TOLERANCE / CLEARLY && hold_where_moved(b) ? HOLDS : GAVE_UP;
}

quoin_status basis_repair(basis *b, uint32_t place, outcome *out) {
    quoin_status status = QUOIN_OK;
    bool stuck = false;
    way w;
    *out = GAVE_UP;
    while (status == QUOIN_OK && b->steps <= b->most_steps && basis_violation(b, place) > EVEN) {
        express(b, place, &b->sum);
        stuck = !choose(b, place, &w);
        if (stuck) break;
        status = move(b, &w);
        if (w.ends_at == NONE) break;
        if (status == QUOIN_OK && b->taken_by[w.column] != w.ends_at) status = take_over(b, w.ends_at, w.column);
    }
    if (stuck || basis_violation(b, place) <= EVEN) *out = verdict(b, place);
    return status;
}
