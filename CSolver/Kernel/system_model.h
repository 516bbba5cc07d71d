/* The kernel program of a system, which solving it and finding its ranges share (system.c). */
#ifndef QUOIN_SYSTEM_MODEL_H
#define QUOIN_SYSTEM_MODEL_H

#include "Kernel/system.h"

#pragma GCC visibility push(hidden)

/* The program of a system, with the columns that measure each row's violation. */
typedef struct model {
    memory *memory;
    program program;
    uint32_t *column_start, *row_index;
    double *coefficient, *lower, *upper, *right_side, *cost;
    uint32_t *program_row;     /* per system row, or UINT32_MAX where it was left out */
    uint32_t *under, *over;    /* per system row: its violation columns, or UINT32_MAX */
    size_t entries, columns, rows, system_rows;
} model;

typedef struct reach {
    bool optional, ties;       /* whether optional rows and tie rows take part */
} reach;

/* Builds the program of the rows that `within` names, opens a kernel and makes it feasible; on any status but OK nothing is left open. */
quoin_status model_start(model *m, const equations *system, kernel_kind kind, reach within, kernel **opened, bool *feasible);
void model_release(model *m);
/* Minimizes the violations of the optional rows, priority by priority. */
quoin_status model_minimize(model *m, const equations *system, kernel *within);

#pragma GCC visibility pop

#endif
