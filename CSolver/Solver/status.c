#include "include/quoin_solver.h"

const char *quoin_status_text(quoin_status status) {
    switch (status) {
    case QUOIN_OK: return "All is well.";
    case QUOIN_OUT_OF_MEMORY: return "Out of memory: free some and call again; nothing has changed.";
    case QUOIN_NOT_FINITE: return "A number is NaN, infinite or beyond 1e15: give a finite one.";
    case QUOIN_UNKNOWN_VARIABLE: return "No such variable here: it was never added, or has been removed.";
    case QUOIN_UNKNOWN_ROW: return "No such row here: it was never added, or has been removed.";
    case QUOIN_BAD_PRIORITY: return "A priority lies above 0 and at most at 1000, a tie level from 1 to 8.";
    case QUOIN_BAD_RELATION: return "A relation is -1 (at most), 0 (equal) or 1 (at least).";
    case QUOIN_EMPTY_ROW: return "A row needs a term with a coefficient that is not zero.";
    case QUOIN_DUPLICATE_KEY: return "This key is taken: keys are unique among rows and among variables.";
    case QUOIN_VARIABLE_IN_USE: return "A row or an anchor still mentions this variable: remove that first.";
    case QUOIN_BAD_ANCHOR: return "An anchor must be an existing variable with a smaller key.";
    case QUOIN_TOO_LARGE: return "More than 67 million variables or rows.";
    case QUOIN_BACKEND_MISSING: return "Built without GLPK: enable the package trait GLPK, or choose the native backend.";
    case QUOIN_BACKEND_FAILED: return "The backend gave up on this system: its numbers are too far apart. Solve it with another backend, or scale its rows.";
    case QUOIN_NOT_SOLVED: return "Solve first.";
    case QUOIN_NOT_EMPTY: return "The solver is not empty: set this before anything is added.";
    }
    return "Unknown status.";
}
