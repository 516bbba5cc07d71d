/* The optimal face of a network, read off its steps: in which interval the length of each given curve may lie. */
#ifndef QUOIN_FACES_H
#define QUOIN_FACES_H

#include "Network/network.h"

typedef struct allowed {
    operand operand;
    interval interval;         /* as an interval of the operand's outer length */
} allowed;

/* A limit on a combination of a step's costs. */
typedef struct form_limit {
    uint32_t step;
    interval interval;
} form_limit;

typedef struct faces {
    allowed *stack;
    size_t count, capacity;
    interval *given;           /* per curve: the interval of its length; only for given curves that were reached */
    size_t given_capacity;
    form_limit *limits;        /* for series steps whose share is open, and for pieces whose length is open */
    size_t limit_count, limit_capacity;
    uint32_t *step_of_curve;
    size_t step_capacity;
} faces;

quoin_status faces_push(network *n, faces *to, operand operand, interval within);
quoin_status faces_collect(network *n, faces *out);
void faces_release(memory *to, faces *released);
quoin_status network_form(const network *n, const net_step *s, end **list, size_t at, size_t *capacity, size_t *count);

#endif
