#include "Face/slacks.h"

#include <math.h>

#define NOT_QUEUED UINT32_MAX
#define NO_COMPONENT UINT32_MAX

/* Lists the limits of each body. */
static void list_entries(slacks *s) {
    memory_fill(s->start, 0, ((size_t)s->bodies + 1) * sizeof *s->start);
    for (size_t i = 0; i < s->limit_count; i++) s->start[s->limits[i].high]++, s->start[s->limits[i].low]++;
    for (uint32_t i = 0; i < s->bodies; i++) s->start[i + 1] += s->start[i];
    for (size_t i = s->limit_count; i-- > 0;) {
        s->entries[--s->start[s->limits[i].high]] = (uint32_t)i;
        s->entries[--s->start[s->limits[i].low]] = (uint32_t)i;
    }
}

quoin_status slacks_open(slacks *made, memory *from, const limit *limits, size_t limit_count, uint32_t bodies) {
    *made = (slacks){.memory = from, .limits = limits, .limit_count = limit_count, .bodies = bodies};
    size_t count = bodies;
    part parts[] = {PART(made->start, count + 1),  PART(made->entries, 2 * limit_count), PART(made->reach, count),
                    PART(made->heap, count),       PART(made->place, count),             PART(made->reached, count),
                    PART(made->component, count),  PART(made->order, count),             PART(made->next_entry, count),
                    PART(made->path, count),       PART(made->open, count),              PART(made->root, count)};
    if (!slab_carve(from, &made->room, parts, 12)) return QUOIN_OUT_OF_MEMORY;
    list_entries(made);
    for (uint32_t i = 0; i < bodies; i++) {
        made->reach[i] = INFINITY;
        made->place[i] = NOT_QUEUED;
        made->component[i] = 0;
    }
    return QUOIN_OK;
}

void slacks_close(slacks *closed) { slab_release(closed->memory, &closed->room); }

/* The arc from a body that is the given one of its entries, or, `back`, the arc to it. */
typedef struct arc {
    uint32_t other;
    double slack;
} arc;

static inline arc arc_at(const slacks *s, uint32_t body, uint32_t entry, bool back) {
    const limit *l = &s->limits[s->entries[entry]];
    bool is_low = l->low == body;
    return (arc){is_low ? l->high : l->low, is_low != back ? l->up : l->down};
}

/* ── The heap: the nearest body first ───────────────────────────────────────────────────────────────────────── */

static void put(slacks *s, uint32_t at, uint32_t body) {
    s->heap[at] = body;
    s->place[body] = at;
}

static void sift_up(slacks *s, uint32_t at, uint32_t body) {
    for (; at; at = (at - 1) / 2) {
        uint32_t above = s->heap[(at - 1) / 2];
        if (s->reach[above] <= s->reach[body]) break;
        put(s, at, above);
    }
    put(s, at, body);
}

static void sift_down(slacks *s, uint32_t body) {
    uint32_t at = 0;
    for (uint32_t below; (below = 2 * at + 1) < s->heap_count; at = below) {
        if (below + 1 < s->heap_count && s->reach[s->heap[below + 1]] < s->reach[s->heap[below]]) below++;
        if (s->reach[body] <= s->reach[s->heap[below]]) break;
        put(s, at, s->heap[below]);
    }
    put(s, at, body);
}

static uint32_t take_nearest(slacks *s) {
    uint32_t nearest = s->heap[0], last = s->heap[--s->heap_count];
    if (s->heap_count) sift_down(s, last);
    s->place[nearest] = NOT_QUEUED;
    return nearest;
}

static void reach(slacks *s, uint32_t body, double at) {
    if (at >= s->reach[body]) return;
    if (s->reach[body] == INFINITY) s->reached[s->reached_count++] = body;
    s->reach[body] = at;
    sift_up(s, s->place[body] == NOT_QUEUED ? s->heap_count++ : s->place[body], body);
}

/* ── Shortest paths ─────────────────────────────────────────────────────────────────────────────────────────── */

static void forget(slacks *s) {
    for (uint32_t i = 0; i < s->reached_count; i++) {
        s->reach[s->reached[i]] = INFINITY;
        s->place[s->reached[i]] = NOT_QUEUED;
    }
    s->heap_count = s->reached_count = 0;
}

/* Finds the reach of all bodies from one, or, `back`, of one from all, as far as they are in its component and no farther than `most`;
 * ends at `to`, if there is such a body. */
static void search(slacks *s, uint32_t from, bool back, double most, uint32_t to) {
    reach(s, from, 0);
    while (s->heap_count) {
        uint32_t body = take_nearest(s);
        if (body == to) return;
        for (uint32_t e = s->start[body]; e < s->start[body + 1]; e++) {
            arc a = arc_at(s, body, e, back);
            double at = s->reach[body] + a.slack;
            if (at <= most && s->component[a.other] == s->component[from]) reach(s, a.other, at);
        }
    }
}

void slacks_widths(slacks *s, double *width) {
    memory_fill(s->component, 0, s->bodies * sizeof *s->component);
    for (uint32_t i = 0; i < s->bodies; i++) width[i] = 0;
    for (int back = 0; back < 2; back++) {
        search(s, 0, back, INFINITY, s->bodies);
        for (uint32_t i = 0; i < s->bodies; i++) width[i] += s->reach[i];
        forget(s);
    }
}

double slacks_range(slacks *s, uint32_t a, uint32_t b, double most) {
    if (s->component[a] != s->component[b]) return INFINITY;
    search(s, a, false, most, b);
    double forth = s->reach[b];
    forget(s);
    if (forth > most) return INFINITY;
    search(s, a, true, most - forth, b);
    double range = forth + s->reach[b];
    forget(s);
    return range;
}

/* ── Strong components (Gabow's method) ─────────────────────────────────────────────────────────────────────── */

typedef struct walk {
    uint32_t path_count, open_count, root_count, seen, found;
} walk;

static void enter(slacks *s, walk *w, uint32_t body) {
    s->order[body] = w->seen++;
    s->next_entry[body] = s->start[body];
    s->path[w->path_count++] = s->open[w->open_count++] = s->root[w->root_count++] = body;
}

/* Ends the component that begins at a body, if one does. */
static void leave(slacks *s, walk *w, uint32_t body) {
    w->path_count--;
    if (s->root[w->root_count - 1] != body) return;
    w->root_count--;
    uint32_t member;
    do s->component[member = s->open[--w->open_count]] = w->found;
    while (member != body);
    w->found++;
}

/* Follows the next short arc of the last body on the path. */
static void follow(slacks *s, walk *w, double longest) {
    uint32_t body = s->path[w->path_count - 1];
    if (s->next_entry[body] == s->start[body + 1]) {
        leave(s, w, body);
        return;
    }
    arc a = arc_at(s, body, s->next_entry[body]++, false);
    if (a.slack > longest) return;
    if (s->order[a.other] == NOT_QUEUED) enter(s, w, a.other);
    else if (s->component[a.other] == NO_COMPONENT)
        while (s->order[s->root[w->root_count - 1]] > s->order[a.other]) w->root_count--;
}

void slacks_components(slacks *s, double longest) {
    walk w = {0};
    for (uint32_t i = 0; i < s->bodies; i++) s->order[i] = NOT_QUEUED, s->component[i] = NO_COMPONENT;
    for (uint32_t i = 0; i < s->bodies; i++) {
        if (s->order[i] != NOT_QUEUED) continue;
        enter(s, &w, i);
        while (w.path_count) follow(s, &w, longest);
    }
}
