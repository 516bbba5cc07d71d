#include "Face/strips.h"
#include "Numbers/hashes.h"
#include "Numbers/order.h"

#include <string.h>

#define VANISHING 1e-9         /* coefficients this small relative to the terms they were summed from are zero */
#define CONTRADICTION 1e-6     /* an interval may be empty by this much */
#define FEW_STRIPS 64
#define GROWTH 4               /* with this many times the strips given, the method gives up; where it succeeds it takes about as many */

void strips_open(strips *opened, memory *from) { *opened = (strips){.memory = from}; }

void strips_release(strips *s) {
    memory *to = s->memory;
    if (!to) return;
    slab_release(to, &s->node_slab);
    GIVE(to, s->list, s->capacity);
    GIVE(to, s->ends, s->end_capacity);
    GIVE(to, s->table, s->table_capacity);
    GIVE(to, s->around, s->around_capacity);
    GIVE(to, s->combined, s->combined_capacity);
    GIVE(to, s->record.given, s->record.given_capacity);
    GIVE(to, s->record.ends, s->record.end_capacity);
    GIVE(to, s->record.origins, s->record.origin_capacity);
    GIVE(to, s->record.first_origin, s->record.node_capacity);
    slab_release(to, &s->record.slab);
    slab_release(to, &s->record.dependent_slab);
}

static quoin_status clear_table(strips *s, size_t for_count) {
    size_t capacity = 32;
    while (capacity < 4 * for_count) capacity *= 2;
    if (capacity > s->table_capacity) {
        GIVE(s->memory, s->table, s->table_capacity);
        if (!(s->table = memory_take(s->memory, capacity * sizeof *s->table))) return QUOIN_OUT_OF_MEMORY;
        s->table_capacity = capacity;
    }
    memory_fill(s->table, 0, s->table_capacity * sizeof *s->table);
    return QUOIN_OK;
}

static bool reserve_record(strips *s, size_t nodes, size_t expected) {
    strips_record *r = &s->record;
    return RESERVE(s->memory, r->first_origin, r->node_capacity, nodes) && RESERVE(s->memory, r->given, r->given_capacity, expected) &&
           RESERVE(s->memory, r->origins, r->origin_capacity, expected + expected / 2);
}

quoin_status strips_clear(strips *s, uint32_t node_count, size_t expected) {
    size_t nodes = (size_t)node_count + 1;
    part parts[] = {PART(s->position, nodes), PART(s->joints, nodes), PART(s->goals, nodes), PART(s->head, nodes)};
    if (!slab_carve(s->memory, &s->node_slab, parts, 4)) return QUOIN_OUT_OF_MEMORY;
    s->node_count = node_count;
    memset(s->head, 0xff, nodes * sizeof *s->head);
    memset(s->goals, 0, nodes * sizeof *s->goals);
    for (uint32_t v = 0; v < nodes; v++) s->joints[v] = (joint){.leader = v};
    s->position[0] = 0;
    s->count = s->end_count = s->record.given_count = s->record.end_count = s->record.origin_count = 0;
    s->record.moved = false;
    s->most = FEW_STRIPS + GROWTH * expected;
    s->exact = FIXED_IS_EXACT;
    s->declined = false;
    size_t all = 2 * expected; /* projecting out makes about as many again */
    if (s->record.recording && !reserve_record(s, nodes, expected)) return QUOIN_OUT_OF_MEMORY;
    if (!RESERVE(s->memory, s->list, s->capacity, all) || !RESERVE(s->memory, s->ends, s->end_capacity, 2 * all))
        return QUOIN_OUT_OF_MEMORY;
    return clear_table(s, expected);
}

/* ── Adding ─────────────────────────────────────────────────────────────────────────────────────────────────── */

static size_t slot_of(const strips *s, const end *ends, size_t count) {
    uint64_t hash = count;
    for (size_t i = 0; i < count; i++) hash = hash_with(hash, ends[i].node);
    return (size_t)(hash >> 32) & (s->table_capacity - 1);
}

static quoin_status grow_table(strips *s) {
    quoin_status status = clear_table(s, s->count);
    for (uint32_t i = 0; i < s->count && status == QUOIN_OK; i++) {
        size_t slot = slot_of(s, s->ends + s->list[i].first, s->list[i].count);
        while (s->table[slot]) slot = (slot + 1) & (s->table_capacity - 1);
        s->table[slot] = i + 1;
    }
    return status;
}

/* Whether `ends` are `*ratio` times the ends of the strip. */
static bool is_proportional(const strips *s, const strip *other, const end *ends, size_t count, double *ratio) {
    const end *own = s->ends + other->first;
    if (other->count != count) return false;
    *ratio = ends[0].coefficient / own[0].coefficient;
    for (size_t i = 0; i < count; i++)
        if (own[i].node != ends[i].node || fabs(ends[i].coefficient - *ratio * own[i].coefficient) > VANISHING * fabs(ends[i].coefficient))
            return false;
    return true;
}

void strips_narrow(interval *room, interval by) {
    if (by.low > room->low + fixed_from(STRIPS_NOISE)) room->low = by.low;
    if (by.high < room->high - fixed_from(STRIPS_NOISE)) room->high = by.high;
    if (strips_is_point(*room)) room->high = room->low;
}

static interval turned(interval span) {
    return (interval){span.high == FIXED_MAX ? -FIXED_MAX : span.high, span.low == -FIXED_MAX ? FIXED_MAX : span.low};
}

static inline interval scaled(strips *s, interval span, double by) {
    if (span.low > -FIXED_MAX) span.low = fixed_times(span.low, by, &s->exact);
    if (span.high < FIXED_MAX) span.high = fixed_times(span.high, by, &s->exact);
    return is_positive(by) ? span : turned(span);
}

interval strips_divided(strips *s, interval span, double by) {
    if (span.low > -FIXED_MAX) span.low = fixed_divided(span.low, by, &s->exact);
    if (span.high < FIXED_MAX) span.high = fixed_divided(span.high, by, &s->exact);
    return is_positive(by) ? span : turned(span);
}

interval strips_combined(strips *s, interval one, double of_one, interval two, double of_two) {
    interval a = scaled(s, one, of_one), b = scaled(s, two, of_two), sum = {-FIXED_MAX, FIXED_MAX};
    if (a.low > -FIXED_MAX && b.low > -FIXED_MAX) sum.low = a.low + b.low;
    if (a.high < FIXED_MAX && b.high < FIXED_MAX) sum.high = a.high + b.high;
    return sum;
}

static double sum_of(double a, double b) {
    double sum = a + b, x = fabs(a), y = fabs(b);
    return fabs(sum) <= VANISHING * (x > y ? x : y) ? 0 : sum;
}

/* Gathers ends by node, each node once, in place; node 0 and ends that cancel are left out. */
static size_t gather(end *ends, size_t count) {
    size_t found = 0, kept = 0;
    for (size_t i = 0; i < count; i++) {
        end next = ends[i];
        size_t at = found;
        while (at && ends[at - 1].node > next.node) at--;
        if (at && ends[at - 1].node == next.node) {
            ends[at - 1].coefficient = sum_of(ends[at - 1].coefficient, next.coefficient);
            continue;
        }
        for (size_t j = found++; j > at; j--) ends[j] = ends[j - 1];
        if (at < i) ends[at] = next;
    }
    for (size_t i = 0; i < found; i++)
        if (ends[i].node && ends[i].coefficient != 0) ends[kept++] = ends[i];
    return kept;
}

static void link_end(strips *s, uint32_t e) {
    uint32_t node = s->ends[e].node, next = s->head[node];
    s->ends[e].next = next;
    s->ends[e].previous = NO_INDEX;
    if (next != NO_INDEX) s->ends[next].previous = e;
    s->head[node] = e;
}

/* Records what a strip was narrowed by. Its origins are a ring, in their order. */
static inline quoin_status note_origin(strips *s, uint32_t index, double ratio) {
    strips_record *r = &s->record;
    if (!r->recording) return QUOIN_OK;
    if (!RESERVE(s->memory, r->origins, r->origin_capacity, r->origin_count + 1)) return QUOIN_OUT_OF_MEMORY;
    uint32_t made = (uint32_t)r->origin_count++, *last = &s->list[index].origins;
    origin noted = r->next;
    noted.strip = index;
    noted.ratio = ratio;
    noted.next = *last == NO_INDEX ? made : r->origins[*last].next;
    r->origins[made] = noted;
    if (*last != NO_INDEX) r->origins[*last].next = made;
    *last = made;
    if (noted.two == NO_INDEX) r->given[noted.one].origin = made;
    return QUOIN_OK;
}

/* Makes a strip and enters it into the table at `slot`. */
static quoin_status make(strips *s, const end *ends, size_t count, interval within, size_t slot) {
    if (!RESERVE(s->memory, s->list, s->capacity, s->count + 1) || !RESERVE(s->memory, s->ends, s->end_capacity, s->end_count + count))
        return QUOIN_OUT_OF_MEMORY;
    uint32_t index = (uint32_t)s->count++;
    if (strips_is_point(within)) within.high = within.low;
    s->list[index] = (strip){.first = (uint32_t)s->end_count, .count = (uint32_t)count, .next = NO_INDEX, .origins = NO_INDEX, .within = within};
    for (size_t i = 0; i < count; i++) {
        s->ends[s->end_count] = ends[i];
        s->ends[s->end_count].cost = index;
        link_end(s, (uint32_t)s->end_count++);
    }
    s->table[slot] = index + 1;
    quoin_status status = note_origin(s, index, 1);
    if (status != QUOIN_OK) return status;
    return 4 * s->count > 3 * s->table_capacity ? grow_table(s) : QUOIN_OK;
}

/* Adds a strip; `ends` are as `gather` leaves them. If a proportional strip exists, it gets narrower; one of a removed node
 * cannot occur again, because no new strip mentions that node. */
static quoin_status add(strips *s, const end *ends, size_t count, interval within) {
    if (!count || (within.low == -FIXED_MAX && within.high == FIXED_MAX)) return QUOIN_OK;
    double ratio;
    size_t slot = slot_of(s, ends, count);
    for (; s->table[slot]; slot = (slot + 1) & (s->table_capacity - 1)) {
        strip *other = &s->list[s->table[slot] - 1];
        if (!is_proportional(s, other, ends, count, &ratio)) continue;
        strips_narrow(&other->within, strips_divided(s, within, ratio));
        return note_origin(s, s->table[slot] - 1, ratio);
    }
    return make(s, ends, count, within, slot);
}

quoin_status strips_add(strips *s, uint32_t given, const end *ends, size_t count, interval within) {
    const joint *joints = s->joints;
    if (count == 2 && joints[ends[0].node].leader == joints[ends[1].node].leader && ends[0].coefficient == -ends[1].coefficient) return QUOIN_OK;
    if (!RESERVE(s->memory, s->combined, s->combined_capacity, count)) return QUOIN_OUT_OF_MEMORY;
    fixed shift = strips_shift(s, ends, count);
    for (size_t i = 0; i < count; i++) s->combined[i] = (end){.node = joints[ends[i].node].leader, .coefficient = ends[i].coefficient};
    s->record.next = (origin){.one = given, .two = NO_INDEX};
    if (s->record.recording) s->record.given[given].shift = shift;
    return add(s, s->combined, gather(s->combined, count), strips_moved_down(within, shift));
}

/* ── Projecting out ─────────────────────────────────────────────────────────────────────────────────────────── */

static void unlink_end(strips *s, const strip *gone) {
    for (uint32_t i = gone->first; i < gone->first + gone->count; i++) {
        const end *e = &s->ends[i];
        if (e->previous == NO_INDEX) s->head[e->node] = e->next;
        else s->ends[e->previous].next = e->next;
        if (e->next != NO_INDEX) s->ends[e->next].previous = e->previous;
    }
}

/* Adds two strips so that the node they share cancels. The ends are stored in s->combined in ascending order, without those
 * that cancel. */
static size_t merge(strips *s, const strip *one, double of_one, const strip *two, double of_two, uint32_t gone) {
    const end *a = s->ends + one->first, *last_a = a + one->count, *b = s->ends + two->first, *last_b = b + two->count;
    size_t count = 0;
    while (a < last_a || b < last_b) {
        bool takes_a = b == last_b || (a < last_a && a->node <= b->node), takes_b = a == last_a || (b < last_b && b->node <= a->node);
        uint32_t node = takes_a ? a->node : b->node;
        double x = takes_a ? a++->coefficient * of_one : 0, y = takes_b ? b++->coefficient * of_two : 0;
        double sum = takes_a && takes_b ? sum_of(x, y) : x + y;
        if (node != gone && sum != 0) s->combined[count++] = (end){.node = node, .coefficient = sum};
    }
    return count;
}

/* Finds factors with which two coefficients cancel, the first above 0. They are products, because quotients would be rounded. */
static void factors_to_cancel(double one, double two, double *of_one, double *of_two) {
    double ratio = one / two, inverse = two / one;
    if (fixed_is_plain(ratio)) {
        *of_one = 1;
        *of_two = -ratio;
    } else if (fixed_is_plain(inverse)) {
        *of_one = fabs(inverse);
        *of_two = is_positive(inverse) ? -1 : 1;
    } else {
        int exponent;
        frexp(one, &exponent);
        *of_one = ldexp(fabs(two), -exponent);
        *of_two = ldexp(is_positive(two) ? -one : one, -exponent);
    }
}

/* Combines two strips of a node into one without it. */
static quoin_status combine(strips *s, const end *one, const end *two) {
    double of_one, of_two;
    factors_to_cancel(one->coefficient, two->coefficient, &of_one, &of_two);
    const strip *first = &s->list[one->cost], *second = &s->list[two->cost];
    interval sum = strips_combined(s, first->within, of_one, second->within, of_two);
    s->record.next = (origin){.one = one->cost, .two = two->cost, .of_one = of_one, .of_two = of_two};
    if (sum.low == -FIXED_MAX && sum.high == FIXED_MAX) return QUOIN_OK;
    size_t room = (size_t)first->count + second->count;
    if (!RESERVE(s->memory, s->combined, s->combined_capacity, room)) return QUOIN_OUT_OF_MEMORY;
    return add(s, s->combined, merge(s, first, of_one, second, of_two, one->node), sum);
}

/* Returns the node's strip of a single length that mentions the fewest other nodes, or NO_INDEX. It determines the node, so
 * every other strip need only be combined with it. */
static uint32_t best_equality(const strips *s, size_t count) {
    uint32_t best = NO_INDEX, fewest = UINT32_MAX;
    for (uint32_t i = 0; i < count; i++) {
        const strip *candidate = &s->list[s->around[i].cost];
        if (candidate->within.low != candidate->within.high || candidate->count >= fewest) continue;
        fewest = candidate->count;
        best = i;
    }
    return best;
}

static quoin_status project_out(strips *s, uint32_t v) {
    size_t count = 0;
    uint32_t held = NO_INDEX;
    for (uint32_t e = s->head[v]; e != NO_INDEX; e = s->ends[e].next) {
        if (!RESERVE(s->memory, s->around, s->around_capacity, count + 1)) return QUOIN_OUT_OF_MEMORY;
        s->around[count++] = s->ends[e];
    }
    for (size_t i = 0; i < count; i++) {
        strip *chosen = &s->list[s->around[i].cost];
        unlink_end(s, chosen);
        chosen->next = held;
        held = s->around[i].cost;
    }
    uint32_t equality = best_equality(s, count);
    s->head[v] = held;
    if (equality != NO_INDEX) { /* alone */
        s->head[v] = s->around[equality].cost;
        s->list[s->head[v]].next = NO_INDEX;
    }
    size_t first = equality == NO_INDEX ? 0 : equality, last = equality == NO_INDEX ? count : first + 1;
    quoin_status status = QUOIN_OK;
    for (size_t i = first; i < last; i++)
        for (size_t j = equality == NO_INDEX ? i + 1 : 0; j < count; j++) {
            if (j == i) continue;
            status = combine(s, &s->around[i], &s->around[j]);
            s->declined = s->count > s->most;
            if (status != QUOIN_OK || s->declined) return status;
        }
    return status;
}

/* ── Settling ───────────────────────────────────────────────────────────────────────────────────────────────── */

/* Returns the interval that the strip leaves to the node. */
static interval room_in(strips *s, const strip *owner, uint32_t v) {
    fixed others = 0;
    double own = 0;
    for (uint32_t i = owner->first; i < owner->first + owner->count; i++) {
        const end *e = &s->ends[i];
        if (e->node == v) own = e->coefficient;
        else others += fixed_times(s->position[e->node], e->coefficient, &s->exact);
    }
    return strips_divided(s, strips_moved_down(owner->within, others), own);
}

static fixed goal_of(strips *s, uint32_t v) {
    const goal *to = &s->goals[v];
    if (to->own == 0) return 0;
    return fixed_divided(to->length - fixed_times(s->position[to->other], to->by, &s->exact), to->own, &s->exact);
}

void strips_settle_node(strips *s, uint32_t v) {
    interval room = {-FIXED_MAX, FIXED_MAX};
    if (!strips_leads(s, v)) {
        s->position[v] = s->position[s->joints[v].leader] + s->joints[v].offset;
        return;
    }
    for (uint32_t i = s->head[v]; i != NO_INDEX; i = s->list[i].next) strips_narrow(&room, room_in(s, &s->list[i], v));
    if (room.low > room.high && room.low - room.high > fixed_from(CONTRADICTION)) s->declined = true;
    s->position[v] = fixed_max(room.low, fixed_min(room.high, goal_of(s, v)));
}

quoin_status strips_settle(strips *s) {
    quoin_status status = QUOIN_OK;
    for (uint32_t v = s->node_count; v && status == QUOIN_OK && !s->declined; v--) {
        if (s->record.recording) s->record.first_origin[v] = (uint32_t)s->record.origin_count;
        if (strips_leads(s, v)) status = project_out(s, v);
    }
    if (s->record.recording) s->record.first_origin[0] = (uint32_t)s->record.origin_count;
    for (uint32_t v = 1; v <= s->node_count && status == QUOIN_OK && !s->declined; v++) strips_settle_node(s, v);
    return status;
}
