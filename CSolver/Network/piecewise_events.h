/* A step of the dual simplex method (piecewise_step.c), and the order of its events (piecewise_events.c). */
#ifndef QUOIN_PIECEWISE_EVENTS_H
#define QUOIN_PIECEWISE_EVENTS_H

#include "Network/piecewise.h"

#pragma GCC visibility push(hidden)

#define LEAST_ENTRY 1e-12      /* of the largest entry of a row or column; smaller ones are what is left where many numbers cancel */
#define UNKNOWN_ROW (NO_INDEX - 1) /* the strongest row has not been looked for in this step */

/* A step: the y of a loose element changes until it becomes tight, or its length lies in the segment of its slope. */
typedef struct dual_step {
    piecewise *p;
    element *entering;
    uint32_t row;
    int direction;             /* of its y */
    uint32_t target;           /* the breakpoint where it would become tight */
    uint32_t event_count;
    double largest;            /* entry of the row */
    bool may_wait;             /* other rows may come first */
} dual_step;

/* The entry of the entering element's row at the column of an event. */
static inline double entry_of(const dual_step *d, const event *of) { return of->rate * d->direction; }

/* Finds the slopes that limit y of the events' elements, and in a small piece their rooms. */
void events_begin_rooms(const dual_step *d, event *events, uint32_t count);
/* Computes the room of the entering element up to the slope of a segment. */
void events_set_own_room(const dual_step *d, event *own, uint32_t segment);
/* Computes the room of a tight element at its current breakpoint from its y. */
void events_make_room(const dual_step *d, event *of);
/* Makes the slope of another segment the limit of an event's y, whose room changes by the step between the two slopes. */
void events_pass(const dual_step *d, event *of, uint32_t next);
/* Returns −1, 0 or 1: whether an event comes before another as the entering y changes, with it, or after it, by the room of each. */
int events_compare_rooms(const dual_step *d, const event *a, const event *b);
/* The same, where both have the same room, by the leading keys. */
int events_compare_leads(const dual_step *d, event *a, event *b);

#pragma GCC visibility pop

#endif
