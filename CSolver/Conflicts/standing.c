/* Rows that stand still are added to the echelon form behind its equalities, and dropped when they take no part any more. What was reduced by a
 * dropped row has to be added again. That is seldom much if a row's pivot is a variable that no later row mentions:
 *
 *     a = b     b = c     c = d          pivots a, b, c: no row is reduced by another, and each can be dropped by itself
 *                                        pivots b, c, d: all are expressed by a, and with the first row the others have to be added again
 */
#include "Conflicts/basis.h"

#include "Numbers/order.h"

#define FEW_AGAIN 4            /* rows that are added again in any order */
#define MOST_PATIENCE 4096     /* times as long as making all remainders anew */

quoin_status basis_add(basis *b, uint32_t place, bool *added) {
    quoin_status status = echelon_reduce(&b->e, place, &b->other);
    return status == QUOIN_OK ? echelon_add(&b->e, place, &b->other, added) : status;
}

quoin_status basis_keep(basis *b, uint32_t place) {
    bool added;
    if (b->kept[place] || basis_row(b, place)->relation != QUOIN_EQUAL) return QUOIN_OK;
    b->kept[place] = 1;
    return basis_add(b, place, &added);
}

void basis_forget(basis *b) {
    echelon *e = &b->e;
    for (uint32_t k = e->first_added; k < e->made_count; k++) b->kept[e->made[k].place] = 0;
    echelon_remove(e, e->first_added);
}

/* Lists a row for being added again, if it takes part. Otherwise it is not kept any more. */
static void list_again(basis *b, uint32_t place, uint32_t *count) {
    if (basis_takes_part(b, place)) b->again[(*count)++] = place;
    else b->kept[place] = 0;
}

static quoin_status add_again(basis *b, uint32_t count) {
    quoin_status status = QUOIN_OK;
    bool added;
    for (uint32_t i = 0; i < count && status == QUOIN_OK; i++) status = basis_add(b, b->again[i], &added);
    return status;
}

/* ── The order of rows ──────────────────────────────────────────────────────────────────────────────────────────── */

/* Counts in b->more, per variable, how many of the rows that are listed as `again` mention it once they are reduced. */
static quoin_status count_mentions(basis *b, uint32_t count) {
    quoin_status status = QUOIN_OK;
    sparse_forget(&b->more);
    for (uint32_t i = 0; i < count && status == QUOIN_OK; i++) {
        status = echelon_reduce(&b->e, b->again[i], &b->other);
        for (uint32_t k = 0; k < b->other.left.count; k++) {
            uint32_t v = b->other.left.list[k];
            if (!b->more.listed[v]) b->alone[v] = 0;
            sparse_add(&b->more, v, 1);
            b->alone[v] += i;
        }
    }
    return status;
}

/* Adds a row that was reduced, and takes its mentions away. */
static quoin_status add_with(basis *b, uint32_t number, uint32_t pivot, uint32_t *ready) {
    for (uint32_t k = 0; k < b->other.left.count; k++) {
        uint32_t v = b->other.left.list[k];
        b->alone[v] -= number;
        if (--b->more.value[v] == 1) b->ready[(*ready)++] = v;
    }
    quoin_status status = echelon_add_with(&b->e, b->again[number], &b->other, pivot);
    b->again[number] = NONE;
    return status;
}

/* Adds the rows first that have a variable that no other one mentions, with this as the pivot: no other row is reduced by them. Returns in `count`
 * how many rows are left. */
static quoin_status add_alone(basis *b, uint32_t *count) {
    quoin_status status = count_mentions(b, *count);
    uint32_t ready = 0, left = 0;
    for (uint32_t i = 0; i < b->more.count; i++)
        if (b->more.value[b->more.list[i]] == 1) b->ready[ready++] = b->more.list[i];
    while (ready && status == QUOIN_OK) {
        uint32_t pivot = b->ready[--ready], number = b->alone[pivot];
        if (b->more.value[pivot] != 1) continue;
        status = echelon_reduce(&b->e, b->again[number], &b->other);
        if (status == QUOIN_OK && echelon_is_stable(&b->other.left, pivot)) status = add_with(b, number, pivot, &ready);
    }
    for (uint32_t i = 0; i < *count; i++)
        if (b->again[i] != NONE) b->again[left++] = b->again[i];
    *count = left;
    return status;
}

/* Adds rows again, in an order in which few of them are reduced by others. */
static quoin_status add_all(basis *b, uint32_t count) {
    quoin_status status = add_alone(b, &count);
    return status == QUOIN_OK ? add_again(b, count) : status;
}

quoin_status basis_stand(basis *b, const uint32_t *places, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) b->again[i] = places[i];
    return add_all(b, count);
}

/* Makes the remainders of all added rows anew, besides those of `count` rows that are listed as `again`. */
static quoin_status renew(basis *b, uint32_t count) {
    echelon *e = &b->e;
    for (uint32_t k = e->first_added; k < e->made_count; k++)
        if (!e->made[k].dropped) list_again(b, e->made[k].place, &count);
    echelon_remove(e, e->first_added);
    uint64_t before = e->steps;
    quoin_status status = add_all(b, count);
    b->renewing = e->steps - before, b->adding = 0;
    return status;
}

quoin_status basis_renew(basis *b) { return renew(b, 0); }

/* ── Dropping ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Notes how long adding rows again has taken. As soon as it has taken longer than making all remainders anew, that is done, because the rows are then
 * reduced by fewer others. If the next time does not take less than half as long, it was of no use, and is done half as often. */
static void note_adding(basis *b, uint64_t steps) {
    if (b->was_long) b->patience = 2 * steps > b->added_last ? lesser(2 * b->patience, MOST_PATIENCE) : 1;
    b->was_long = false;
    b->added_last = steps;
    b->adding += steps;
}

/* Drops the rows that are doubted, and adds those again that take part, but for one that is released. */
static quoin_status drop_doubted(basis *b, uint32_t released) {
    echelon *e = &b->e;
    uint32_t count = 0, dropped = echelon_drop(e, b->again);
    if (!dropped) return QUOIN_OK;
    for (uint32_t i = 0; i < dropped; i++)
        if (b->again[i] != released) list_again(b, b->again[i], &count);
    bool many = e->dropped_count > (e->made_count - e->first_added) / 2 + FEW_DROPPED / 2;
    bool takes_long = b->adding > b->patience * b->renewing;
    b->was_long = b->was_long || takes_long;
    if (many || takes_long) return renew(b, count);
    uint64_t before = e->steps;
    quoin_status status = count > FEW_AGAIN ? add_all(b, count) : add_again(b, count);
    note_adding(b, e->steps - before);
    return status;
}

/* Keeps the late equalities that take part and hold. */
static quoin_status keep_late(basis *b) {
    quoin_status status = QUOIN_OK;
    for (uint32_t i = 0; i < b->late_count && status == QUOIN_OK; i++)
        if (basis_takes_part(b, b->late[i]) && basis_may_keep(b, b->late[i])) status = basis_keep(b, b->late[i]);
    return status;
}

quoin_status basis_begin(basis *b, uint32_t bound) {
    basis_forget(b);
    b->aside_is_off = false;
    b->bound = b->e.bound = bound;
    return keep_late(b);
}

quoin_status basis_bound(basis *b, uint32_t bound) {
    echelon *e = &b->e;
    uint32_t former = e->bound < b->count ? e->bound : b->count;
    b->bound = e->bound = bound;
    if (bound > former) {
        quoin_status status = basis_renew(b);
        return status == QUOIN_OK ? keep_late(b) : status;
    }
    for (uint32_t r = bound; r < former; r++) {
        echelon_doubt_users(e, r);
        if (!b->member[r]) echelon_doubt(e, r);
    }
    return drop_doubted(b, NONE);
}

quoin_status basis_release(basis *b, uint32_t place) {
    echelon_doubt(&b->e, place);
    return drop_doubted(b, place);
}

/* Only kept equalities that hold are added again. */
quoin_status basis_relax(basis *b) {
    echelon *e = &b->e;
    uint32_t count = 0, kept = 0;
    for (uint32_t k = e->first_added; k < e->made_count; k++)
        if (!e->made[k].dropped && b->kept[e->made[k].place]) b->again[count++] = e->made[k].place;
    basis_forget(b);
    for (uint32_t i = 0; i < count; i++)
        if (basis_may_keep(b, b->again[i]) && basis_takes_part(b, b->again[i])) b->again[kept++] = b->again[i];
    for (uint32_t i = 0; i < kept; i++) b->kept[b->again[i]] = 1;
    return add_again(b, kept);
}
