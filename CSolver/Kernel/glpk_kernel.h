/* GLPK behind the calls of kernel.h (see glpk_kernel.c). Built without it, opening gives QUOIN_BACKEND_MISSING. */
#ifndef QUOIN_GLPK_KERNEL_H
#define QUOIN_GLPK_KERNEL_H

#include "Kernel/kernel.h"

#pragma GCC visibility push(hidden)

typedef struct glpk_kernel glpk_kernel;

quoin_status glpk_kernel_open(memory *from, const program *source, glpk_kernel **out);
void glpk_kernel_close(glpk_kernel *closed);
quoin_status glpk_kernel_make_feasible(glpk_kernel *within, double tolerance, bool *feasible, uint8_t *support);
quoin_status glpk_kernel_minimize(glpk_kernel *within, const double *costs, uint32_t level_count);
quoin_status glpk_kernel_range(glpk_kernel *within, const double *cost, double *least, double *greatest);
bool glpk_kernel_report(const glpk_kernel *within, double *point, uint8_t *fixed);
uint64_t glpk_kernel_pivots(const glpk_kernel *within);

#pragma GCC visibility pop

#endif
