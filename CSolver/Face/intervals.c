#include "Face/intervals.h"
#include "Numbers/order.h"

#include <math.h>
#include <string.h>

quoin_status intervals_open(intervals *made, memory *from, const limit *limits, size_t limit_count, size_t bodies) {
    *made = (intervals){.memory = from, .limits = limits, .limit_count = limit_count, .bodies = bodies};
    part parts[] = {PART(made->start, bodies + 1), PART(made->entries, 2 * limit_count), PART(made->queue, bodies),    PART(made->least, bodies),
                    PART(made->greatest, bodies),  PART(made->settled, bodies),          PART(made->queued, bodies)};
    if (!slab_carve(from, &made->room, parts, 7)) return QUOIN_OUT_OF_MEMORY;
    memory_fill(made->start, 0, (bodies + 1) * sizeof *made->start);
    memory_fill(made->settled, 0, bodies);
    memory_fill(made->queued, 0, bodies);
    for (size_t i = 0; i < bodies; i++) made->least[i] = -INFINITY, made->greatest[i] = INFINITY;
    for (size_t i = 0; i < limit_count; i++) made->start[limits[i].high]++, made->start[limits[i].low]++;
    for (size_t i = 0; i < bodies; i++) made->start[i + 1] += made->start[i];
    for (size_t i = limit_count; i-- > 0;) {
        made->entries[--made->start[limits[i].high]] = (uint32_t)i;
        made->entries[--made->start[limits[i].low]] = (uint32_t)i;
    }
    return QUOIN_OK;
}

void intervals_close(intervals *closed) { slab_release(closed->memory, &closed->room); }

/* Narrows an interval, but not by less than the rounding error, because a cycle of limits could do that endlessly. */
static bool tighten(intervals *in, uint32_t body, double least, double greatest) {
    bool tighter = false;
    double noise = 1e-12 * fmax(1, fmax(fabs(least), fabs(in->least[body])));
    if (least > in->least[body] + (in->least[body] > -INFINITY ? noise : 0)) in->least[body] = least, tighter = true;
    noise = 1e-12 * fmax(1, fmax(fabs(greatest), fabs(in->greatest[body])));
    if (greatest < in->greatest[body] - (in->greatest[body] < INFINITY ? noise : 0)) in->greatest[body] = greatest, tighter = true;
    return tighter;
}

/* Passes narrowed intervals on, through a queue without repeats: a body is examined again only when its own interval has
 * narrowed. */
static void spread(intervals *in, uint32_t from) {
    size_t first = 0, count = 1;
    in->queue[0] = from;
    while (count) {
        uint32_t body = in->queue[first];
        first = first + 1 == in->bodies ? 0 : first + 1;
        count--;
        in->queued[body] = 0;
        for (uint32_t e = in->start[body]; e < in->start[body + 1]; e++) {
            const limit *l = &in->limits[in->entries[e]];
            bool up = l->low == body;
            uint32_t other = up ? l->high : l->low;
            if (in->settled[other] || other == body) continue;
            double least = in->least[body] + (up ? l->least : -l->greatest);
            double greatest = in->greatest[body] + (up ? l->greatest : -l->least);
            if (!tighten(in, other, least, greatest) || in->queued[other]) continue;
            in->queued[other] = 1;
            size_t place = first + count++;
            in->queue[place >= in->bodies ? place - in->bodies : place] = other;
        }
    }
}

double intervals_settle(intervals *in, uint32_t body, double at) {
    double least = in->least[body];
    at = nearest_within(least, fmax(least, in->greatest[body]), at);
    in->least[body] = in->greatest[body] = at;
    in->settled[body] = 1;
    spread(in, body);
    return at;
}
