/* The bridge between the reduction and its networks. */
#ifndef QUOIN_BRIDGE_H
#define QUOIN_BRIDGE_H

#include "Elimination/reduction.h"

#pragma GCC visibility push(hidden)

/* Finds the positions of the nodes that the elimination left. With `small`, sets n->declined if that takes a large program. */
quoin_status bridge_solve(native *n, bool ties, bool required_only, bool small);
/* Settles open nodes by the tie levels and T5. Sets n->declined where numbers lie too close together to decide. With `keeps`, an edit, what
 * the next edit needs is kept. */
quoin_status bridge_settle_open(native *n, bool keeps);
/* Marks the nodes that tie levels before the last leave open, given the rows of the last solve. */
quoin_status bridge_find_free(native *n, slot_list rows);
/* Computes for each node the length of its range over the face after the last priority (solved without ties), and for each
 * combination that of its own. Nodes and combinations that are fixed are skipped; beyond `enough` the exact distance is not needed. The
 * limits of the face stay, so that it may be asked again. */
quoin_status bridge_ranges(native *n, double enough, double *width, asked_form *forms, size_t count);

/* Makes a given curve of the solved network again, after the function of its edge or the constant of its link has changed. The network must
 * be prepared for it (replay_make). `*kept` is false if another network must be solved. */
quoin_status bridge_change(native *n, uint32_t given, bool *kept);
/* Solves the network again after such changes. */
quoin_status bridge_replay(native *n, bool *kept);

#define IS_LINK UINT32_C(0x80000000) /* a given curve's source: a link's number with this bit, or an edge's */

#pragma GCC visibility pop

#endif
