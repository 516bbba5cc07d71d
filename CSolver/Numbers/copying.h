/* How much may be copied where functions are put together one after another.
 *
 *     balanced       ████ + ████        each is put together with one of its size: all steps take n · log n
 *     unbalanced     ████████ + █       a large one is copied to add a little: a chain of such steps takes n²
 *
 * A balanced step is always made. Unbalanced ones are made until they have copied as much as may be; the rest is left to other methods.
 */
#ifndef QUOIN_COPYING_H
#define QUOIN_COPYING_H

#include "Numbers/order.h"

#define LITTLE_COPYING 256     /* what is copied anyway, of any two sizes */
#define MUCH_LARGER 8          /* times as large as the other one: unbalanced */
#define COPIED_PER_NODE 64     /* by unbalanced steps, besides what may always be copied */

typedef struct copying {
    size_t done, most;         /* what unbalanced steps have copied, and may copy */
} copying;

static inline copying copying_of(size_t always, size_t nodes) { return (copying){0, always + COPIED_PER_NODE * nodes}; }

/* Whether to put two functions of these sizes together. */
static inline bool copying_pays(copying *of, size_t a, size_t b) {
    if (a + b <= LITTLE_COPYING || MUCH_LARGER * lesser(a, b) >= greater(a, b)) return true;
    if (of->done > of->most) return false;
    of->done += a + b;
    return true;
}

#endif
