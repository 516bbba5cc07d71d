/* Bases of large pieces, as a solve has left them (former.c). */
#ifndef QUOIN_FORMER_H
#define QUOIN_FORMER_H

#include "Network/piecewise.h"

#pragma GCC visibility push(hidden)

/* A length in a basis. */
typedef struct former_length {
    uint64_t form;             /* a hash of what it is made of */
    fixed low, high;           /* the ends of the segment of its slope; the point at which it is tight or idle, twice */
    uint32_t at, points;       /* its point or segment, and how many points its function has */
    bool tight, idle;
} former_length;

typedef struct former_basis {
    former_length *lengths;    /* by ascending form; equal ones in their order */
    size_t count;
    uint32_t unknowns;
} former_basis;

typedef struct former_bases {
    memory *memory;
    former_basis *list;
    size_t count, capacity;
} former_bases;

/* Adds the basis of a large piece that was solved, in place of a former one of the same lengths; to NULL, makes a list of bases. */
quoin_status former_keep(former_bases **to, piecewise *solved);
void former_release(former_bases **released);

/* Hashes what each length of a large piece is made of, before lengths become unknowns. */
void former_note_forms(piecewise *p);
/* Puts the lengths of a piece that is about to begin where those of such a basis were, as many as are made of the same unknowns, and counts in
 * `tight` those that were tight. Returns false if there is no basis with most of the lengths. */
bool former_take(piecewise *p, const former_bases *from, uint32_t *tight);

#pragma GCC visibility pop

#endif
