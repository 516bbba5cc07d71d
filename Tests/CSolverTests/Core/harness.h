/* What the core's tests share: a check that does not stop the test when it fails, and the kinds of random problems. */
#ifndef HARNESS_H
#define HARNESS_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_problem.h"

static int failures;

/* A kind of random problems, by its name in messages. */
typedef struct shape {
    const char *name;
    problem (*draw)(uint64_t seed);
} shape;

#define CHECK(condition, ...)                 \
    do {                                      \
        if (!(condition)) {                   \
            failures++;                       \
            printf("FAILED: " __VA_ARGS__);   \
            printf("\n");                     \
        }                                     \
    } while (0)

#endif
