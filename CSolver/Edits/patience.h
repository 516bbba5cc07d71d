/* Patience with a way of solving edits again: after some that failed in sequence, others pass until the next try, each time more. A sequence
 * of edits of constants is ended by a full solve, too, which makes way for the index for these (index.h), unless that would solve the network again
 * each time. */
#ifndef QUOIN_PATIENCE_H
#define QUOIN_PATIENCE_H

#include <stdbool.h>
#include <stdint.h>

#define MOST_CONSTANT_EDITS 8
#define MOST_FAILURES 6
#define LONGEST_WAIT 64

typedef struct patience {
    uint32_t failures, wait;   /* edits that failed in sequence, and edits until the next try */
    uint32_t constant_edits;   /* edits of constants in sequence */
} patience;

static inline void patience_fail(patience *p) {
    p->failures++;
    p->wait = p->failures < MOST_FAILURES ? (1u << p->failures) - 2 : LONGEST_WAIT;
}

/* Whether an edit has to pass before the next try. */
static inline bool patience_waits(patience *p) { return p->wait && p->wait--; }

/* Counts an edit. Returns whether constants alone have been edited for too long. */
static inline bool patience_ends(patience *p, bool structural) {
    p->constant_edits = structural ? 0 : p->constant_edits + 1;
    return p->constant_edits > MOST_CONSTANT_EDITS;
}

#endif
