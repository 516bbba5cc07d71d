/* The work that screens take: whatever their shape and size they have an answer, and memory and pivots grow with their rows. */
#ifndef WORK_TEST_H
#define WORK_TEST_H

#include "tangled_screen.h"
#include "wild_screen.h"

#define SCREENS 60             /* of each size */
#define MOST_PIVOTS 1.0        /* a row; screens take about a tenth */

static int ascending(const void *a, const void *b) { return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b); }

/* Memory and pivots per row of a screen do not depend on its number of rows. */
static void work_grows_with_rows(uint64_t seed, bool ties) {
    static const uint32_t sizes[] = {30, 100, 300, 1000, 3000};
    static screen drawn;
    static double bytes[5 * SCREENS];
    for (uint32_t i = 0; i < 5 * SCREENS; i++) {
        screen_draw(&drawn, seed * SCREENS + i % SCREENS, sizes[i / SCREENS], ties);
        work found = screen_work(&drawn);
        bytes[i] = found.bytes;
        CHECK(found.right, "screen %u of %u rows, seed %llu: no answer", i % SCREENS, drawn.rows, (unsigned long long)seed);
        CHECK(found.pivots <= MOST_PIVOTS, "screen %u of %u rows, seed %llu: %g pivots a row", i % SCREENS, drawn.rows, (unsigned long long)seed, found.pivots);
    }
    qsort(bytes, 5 * SCREENS, sizeof *bytes, ascending);
    CHECK(bytes[5 * SCREENS - 1] <= 3 * bytes[5 * SCREENS / 2], "screens, seed %llu: %g bytes a row, where %g are usual", (unsigned long long)seed,
          bytes[5 * SCREENS - 1], bytes[5 * SCREENS / 2]);
}

/* Whatever the shape, the answer keeps the required rows, and there is no status but QUOIN_OK. */
static void every_shape_has_an_answer(uint64_t seed) {
    static const uint32_t sizes[] = {30, 30, 30, 30, 100, 100, 300, 1000};
    static screen drawn;
    uint32_t rows = seed % 64 ? sizes[seed % 7] : sizes[7];
    wild_draw(&drawn, seed, rows);
    CHECK(screen_work(&drawn).right, "screen of any shape, %u rows, seed %llu: no answer", drawn.rows, (unsigned long long)seed);
}

/* Where many numbers cancel, nothing is divided by what rounding has left of them. */
static void rounding_is_no_pivot(uint64_t seed) {
    static screen drawn;
    tangled_draw(&drawn, seed, 600);
    CHECK(screen_work(&drawn).right, "tangled screen, seed %llu: no answer", (unsigned long long)seed);
}

/* Of 3,000 to 10,000 rows, with tie rows or without. */
static void large_screens_have_an_answer(uint64_t seed) {
    static screen drawn;
    dice d = {seed * 77777 + 37};
    screen_draw(&drawn, seed, 3000 + roll(&d, 7000), seed % 2);
    CHECK(screen_work(&drawn).right, "screen of %u rows, seed %llu: no answer", drawn.rows, (unsigned long long)seed);
}

#endif
