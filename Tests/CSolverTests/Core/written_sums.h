/* Sums of classes, springs, eliminated, kernel rows, kernel columns, pivots, ambiguous variables, conflicts: printed by
 * `core-tests --counts` (sum_test.h). */
static const sums written_sums[] = {
    {1911, 2070, 1111, 726, 238, 430, 1371, 88}, /* noise */
    {2203, 1716, 608, 705, 433, 405, 1112, 76}, /* lengths */
    {2555, 4481, 150, 1180, 546, 927, 706, 17}, /* middles */
    {3564, 4148, 1163, 186, 398, 289, 2631, 11}, /* boxes */
    {4699, 2571, 1555, 0, 0, 0, 1674, 0}, /* lengths at many priorities */
    {0, 0, 0, 5377, 11403, 5989, 1371, 88}, /* noise without reduction */
    {0, 0, 0, 8494, 14663, 10270, 706, 17}, /* middles without reduction */
};
