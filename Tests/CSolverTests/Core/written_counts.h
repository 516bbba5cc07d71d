/* Size, classes, springs, eliminated, kernel rows, kernel columns, pivots, ambiguous variables: printed by `core-tests --counts`
 * (count_test.h). */
static const counted written_counts[] = {
    {30, 17, 43, 4, 11, 5, 15, 6}, /* screen */
    {300, 102, 243, 29, 15, 6, 14, 171}, /* screen */
    {3000, 954, 2132, 281, 107, 50, 185, 1482}, /* screen */
    {30, 11, 25, 3, 0, 0, 0, 0}, /* screen with ties */
    {300, 87, 182, 22, 5, 2, 10, 121}, /* screen with ties */
    {3000, 651, 1467, 235, 78, 32, 89, 980}, /* screen with ties */
    {30, 7, 6, 2, 0, 0, 0, 0}, /* screen of any shape */
    {100, 29, 56, 6, 15, 4, 4, 2}, /* screen of any shape */
    {300, 69, 156, 15, 33, 13, 9, 88}, /* screen of any shape */
    {3, 3, 12, 1, 0, 0, 0, 0}, /* form */
    {30, 30, 120, 1, 0, 0, 0, 0}, /* form */
    {200, 200, 800, 1, 0, 0, 0, 0}, /* form */
    {3, 12, 18, 3, 0, 0, 0, 0}, /* centered cards */
    {30, 120, 180, 30, 0, 0, 0, 0}, /* centered cards */
    {100, 400, 600, 100, 0, 0, 0, 0}, /* centered cards */
    {3, 2, 6, 2, 0, 0, 0, 4}, /* too narrow a row */
    {30, 29, 90, 29, 0, 0, 0, 50}, /* too narrow a row */
    {100, 100, 300, 100, 0, 0, 0, 0}, /* too narrow a row */
    {3, 4, 11, 0, 6, 3, 7, 0}, /* equal centers */
    {10, 18, 39, 0, 27, 17, 29, 0}, /* equal centers */
    {50, 98, 199, 0, 147, 98, 0, 0}, /* equal centers */
    {3, 3, 0, 0, 0, 0, 0, 0}, /* two columns */
    {30, 30, 0, 0, 0, 0, 0, 0}, /* two columns */
    {200, 200, 0, 0, 0, 0, 0, 0}, /* two columns */
    {10, 21, 12, 1, 0, 0, 0, 0}, /* golden rectangles */
    {24, 49, 89, 0, 27, 2, 11, 0}, /* golden rectangles */
    {240, 481, 989, 0, 261, 21, 21, 0}, /* golden rectangles */
};
