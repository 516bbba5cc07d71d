/* Moving one variable to the advantage of a row (push.c). */
#ifndef QUOIN_PUSH_H
#define QUOIN_PUSH_H

#include "Conflicts/basis.h"

#pragma GCC visibility push(hidden)

#define EVEN 1e-8              /* a row this close to its constant is at it */

/* Moves a variable to the advantage of the row that is repaired, until this holds or nothing gives way any more. `*stuck`: rounding is in the
 * way. */
quoin_status basis_push(basis *b, bool *stuck);

#pragma GCC visibility pop

#endif
