/* The optimal face of a network: in which interval the length of each curve may lie.
 *
 *     step ──▶ curve ──▶ the curves it was made of ──▶ … ──▶ given curves
 *
 * A curve that is read by a step is where the step allows; any other where the curve made of it allows. Curves have greater numbers than
 * those they are made of, so one pass in descending order suffices. After a replay only the curves that were made again, and those whose
 * interval has changed, pass theirs on.
 */
#ifndef QUOIN_FACES_H
#define QUOIN_FACES_H

#include "Network/network.h"

#pragma GCC visibility push(hidden)

/* Finds the intervals of all curves, or follows the changes since they were found. */
quoin_status faces_find(network *n);
/* Notes where the length of an operand may lie. */
void faces_allow(network *n, operand function, interval within);
/* Whether the intervals of its operands do not say all about a curve: its own is one more limit, on the form of its step. */
bool faces_limits_form(const network *n, uint32_t curve);
void faces_release(memory *to, faces *released);
/* Appends the sum of a step's costs after the first `at` ends of a list. */
quoin_status network_form(const network *n, const net_step *s, end **list, size_t at, size_t *capacity, size_t *count);

#pragma GCC visibility pop

#endif
