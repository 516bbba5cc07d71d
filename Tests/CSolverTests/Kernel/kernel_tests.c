/* Tests of the kernels against known answers and against each other. Each test is a sentence; a failure prints where.
 * Run by Scripts/test-kernel; KERNEL_RANDOM=n multiplies the number of random programs. */
#include "counts.h"
#include "factorization.h"
#include "known_answers.h"
#include "lifetime.h"
#include "random_programs.h"
#include "refusals.h"
#include "scales.h"
#include "traces.h"

int main(int count, char **arguments) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (count > 1 && !strcmp(arguments[1], "--counts")) {
        calls_leave_what_is_written_down(true);
        return 0;
    }
    bases_take_what_is_written_down();
    programs_take_what_is_written_down();
    calls_leave_what_is_written_down(false);
    removed_columns_rest_at_bounds();
    coefficients_decide_the_scale();
    a_stronger_row_wins_over_many_weaker();
    thirds_and_sevenths();
    fractions_come_out();
    levels_walk_down_a_face();
    redundant_rows_do_no_harm();
    a_tie_stays_open();
    an_open_range_is_infinite();
    a_cycle_is_left();
    a_twisted_cube_has_its_top();
    a_degenerate_corner_is_one_point();
    boxed_columns_cross();
    a_contradiction_has_its_support();
    inequalities_contradict_too();
    a_satisfied_row_gives_way_for_many();
    the_tolerance_is_a_limit();
    bad_programs_are_refused();
    empty_programs_work();
    repeated_entries_add_up();
    bases_are_solved();
    small_entries_are_no_pivots();
    random_small_programs_agree();
    random_repetitions_agree();
    random_larger_programs_agree();
    random_magnitudes_agree();
    every_allocation_may_fail();
    a_call_can_be_repeated_after_a_failed_allocation();
    the_same_program_gives_the_same_bits();
    threads_do_not_meet();
    a_kernel_moves_between_threads();
#ifdef QUOIN_WITH_GLPK
    programs_too_large_for_glpk_are_refused();
    the_hosts_glpk_is_left_alone();
    glpk_giving_up_is_a_status();
#endif
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
