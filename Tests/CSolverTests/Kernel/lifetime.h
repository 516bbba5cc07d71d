/* Memory that fails, calls that are repeated, threads, and what GLPK leaves behind. */
#ifndef LIFETIME_H
#define LIFETIME_H

#include "Kernel/glpk_kernel.h"
#include "random_programs.h"

/* Open, solve, range, close; the first status that is not OK. */
static quoin_status whole_run(memory *from, builder *b, kernel_kind kind, double *point) {
    program p = packed(b);
    kernel *k = NULL;
    bool feasible;
    double least, greatest;
    uint8_t *support = calloc(b->rows + 1, 1);
    quoin_status status = kernel_open(from, kind, &p, &k);
    if (status == QUOIN_OK) {
        status = kernel_make_feasible(k, 1e-3, &feasible, support);
        if (status == QUOIN_OK && feasible) status = kernel_minimize(k, b->costs, b->levels);
        if (status == QUOIN_OK && feasible) status = kernel_range(k, b->costs, &least, &greatest);
        if (status == QUOIN_OK && point) memcpy(point, kernel_point(k), b->columns * sizeof *point);
        kernel_close(k);
    }
    free(support);
    return status;
}

static void every_allocation_may_fail(void) {
    running = "every allocation may fail";
    for (int kind = 0; kind < KIND_COUNT; kind++)
        for (int seed = 1; seed <= 12; seed++) {
            uint64_t state = (uint64_t)seed * UINT64_C(0xA0761D6478BD642F);
            builder *b = random_program(&state, 12, 30, 3, seed % 2);
            counting c = {0, 0, 0};
            memory from = counted(&c);
            CHECK(whole_run(&from, b, kinds[kind], NULL) == QUOIN_OK, "unharmed");
            long asked = c.asked;
            for (long at = 1; at <= asked; at++) {
                c = (counting){0, at, 0};
                from = counted(&c);
                quoin_status status = whole_run(&from, b, kinds[kind], NULL);
                CHECK(status == QUOIN_OUT_OF_MEMORY, "allocation %ld of %ld: status %d", at, asked, status);
                CHECK(c.held == 0 && from.bytes == 0, "allocation %ld: %zu bytes leaked", at, c.held);
            }
            builder_free(b);
        }
}

static void a_call_can_be_repeated_after_a_failed_allocation(void) {
    running = "a call can be repeated after a failed allocation";
    for (int seed = 1; seed <= 8; seed++) {
        uint64_t state = (uint64_t)seed * UINT64_C(0xE7037ED1A0B428DB);
        builder *b = random_program(&state, 12, 30, 3, seed % 2);
        double *expected = calloc(b->columns, 8);
        counting c = {0, 0, 0};
        memory from = counted(&c);
        CHECK(whole_run(&from, b, KERNEL_NATIVE, expected) == QUOIN_OK, "unharmed");
        for (long at = 1, asked = c.asked; at <= asked; at++) {
            c = (counting){0, at, 0};
            from = counted(&c);
            program p = packed(b);
            kernel *k = NULL;
            bool feasible = false;
            if (kernel_open(&from, KERNEL_NATIVE, &p, &k) != QUOIN_OK) continue;
            quoin_status status = kernel_make_feasible(k, 1e-3, &feasible, NULL);
            if (status != QUOIN_OK) status = kernel_make_feasible(k, 1e-3, &feasible, NULL);
            CHECK(status == QUOIN_OK, "allocation %ld: %d", at, status);
            if (feasible) {
                status = kernel_minimize(k, b->costs, b->levels);
                if (status != QUOIN_OK) status = kernel_minimize(k, b->costs, b->levels);
                CHECK(status == QUOIN_OK, "allocation %ld: %d", at, status);
                for (uint32_t level = 0; level < b->levels; level++)
                    check_near(value_at(b, level, kernel_point(k)), value_at(b, level, expected), 1e-6, "level", level);
            }
            kernel_close(k);
            CHECK(c.held == 0, "leak");
        }
        free(expected);
        builder_free(b);
    }
}

static void the_same_program_gives_the_same_bits(void) {
    running = "the same program gives the same bits";
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        uint64_t state = 77;
        builder *b = random_program(&state, 60, 150, 4, 1);
        double *first = calloc(b->columns, 8), *second = calloc(b->columns, 8);
        memory from = {.allocator = memory_plain()};
        CHECK(whole_run(&from, b, kinds[kind], first) == QUOIN_OK, "first");
        void *elsewhere = malloc(12345);
        CHECK(whole_run(&from, b, kinds[kind], second) == QUOIN_OK, "second");
        free(elsewhere);
        CHECK(!memcmp(first, second, b->columns * 8), "same bits");
        free(first), free(second);
        builder_free(b);
    }
}

typedef struct job {
    uint64_t seed;
    double sum;
} job;

static void *work_alone(void *argument) {
    job *j = argument;
    for (int round = 0; round < 60; round++) {
        uint64_t state = j->seed + (uint64_t)round * 977;
        builder *b = random_program(&state, 15, 35, 3, round % 2);
        double *point = calloc(b->columns, 8);
        memory from = {.allocator = memory_plain()};
        CHECK(whole_run(&from, b, kinds[round % KIND_COUNT], point) == QUOIN_OK, "round %d", round);
        for (uint32_t k = 0; k < b->columns; k++) j->sum += point[k];
        CHECK(from.bytes == 0, "leak");
        free(point);
        builder_free(b);
    }
    return NULL;
}

static void threads_do_not_meet(void) {
    running = "threads do not meet";
    job alone[2] = {{991, 0}, {1237, 0}}, together[2] = {{991, 0}, {1237, 0}};
    for (int k = 0; k < 2; k++) work_alone(&alone[k]);
    pthread_t threads[2];
    for (int k = 0; k < 2; k++) pthread_create(&threads[k], NULL, work_alone, &together[k]);
    for (int k = 0; k < 2; k++) pthread_join(threads[k], NULL);
    for (int k = 0; k < 2; k++) CHECK(alone[k].sum == together[k].sum, "the same with company");
}

typedef struct handover {
    kernel *k;
    builder *b;
    quoin_status status;
} handover;

static void *use_and_close(void *argument) {
    handover *h = argument;
    h->status = kernel_minimize(h->k, h->b->costs, h->b->levels);
    kernel_close(h->k);
    return NULL;
}

static void a_kernel_moves_between_threads(void) {
    running = "a kernel moves between threads";
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        uint64_t state = 4242;
        builder *b = random_program(&state, 6, 10, 2, 0);
        run r = start(b, kinds[kind]);
        handover h = {r.k, b, QUOIN_OK};
        pthread_t thread;
        pthread_create(&thread, NULL, use_and_close, &h);
        pthread_join(thread, NULL);
        CHECK(h.status == (r.feasible ? QUOIN_OK : QUOIN_NOT_SOLVED), "status %d", h.status);
        CHECK(r.from->bytes == 0, "leak");
        free(r.from);
        builder_free(b);
    }
}

#ifdef QUOIN_WITH_GLPK

#define MORE_THAN_GLPK_TAKES 100000001u

static void *no_block(void *context, void *pointer, size_t old_size, size_t new_size) {
    (void)context, (void)pointer, (void)old_size, (void)new_size;
    return NULL;
}

/* They are refused before anything is allocated or read. */
static void programs_too_large_for_glpk_are_refused(void) {
    running = "programs too large for GLPK are refused";
    memory from = {.allocator = {no_block, NULL}};
    glpk_kernel *made;
    program p = {.row_count = MORE_THAN_GLPK_TAKES, .column_count = 1, .column_start = (uint32_t[]){0, 1}};
    CHECK(glpk_kernel_open(&from, &p, &made) == QUOIN_TOO_LARGE, "rows");
    p.row_count = 1;
    CHECK(glpk_kernel_open(&from, &p, &made) == QUOIN_OUT_OF_MEMORY, "a small one is not refused");
    p.row_count = MORE_THAN_GLPK_TAKES - 1;
    p.column_start = (uint32_t[]){0, MORE_THAN_GLPK_TAKES - 1};
    CHECK(glpk_kernel_open(&from, &p, &made) == QUOIN_OUT_OF_MEMORY, "nor are as many as it takes");
    p.row_count = 1;
    p.column_start = (uint32_t[]){0, MORE_THAN_GLPK_TAKES};
    CHECK(glpk_kernel_open(&from, &p, &made) == QUOIN_TOO_LARGE, "entries");
}
static void the_hosts_glpk_is_left_alone(void) {
    running = "the host's GLPK is left alone";
    CHECK(glp_init_env() == 0, "no environment was left behind by the tests before");
    glp_prob *hosts = glp_create_prob();
    glp_add_rows(hosts, 3);
    int terminal = glp_term_out(GLP_ON);
    uint64_t state = 5;
    builder *b = random_program(&state, 6, 10, 2, 0);
    memory from = {.allocator = memory_plain()};
    CHECK(whole_run(&from, b, KERNEL_GLPK, NULL) == QUOIN_OK, "run");
    CHECK(glp_init_env() == 1, "the environment is still there");
    CHECK(glp_get_num_rows(hosts) == 3, "so is the problem");
    CHECK(glp_term_out(terminal) == GLP_ON, "the terminal is as it was");
    glp_delete_prob(hosts);
    glp_free_env();
    builder_free(b);
}

static int hear(void *heard, const char *text) {
    (void)text;
    ++*(int *)heard;
    return 1;
}

static void glpk_giving_up_is_a_status(void) {
    running = "GLPK giving up is a status";
    uint64_t state = 11;
    builder *b = random_program(&state, 400, 900, 2, 0);
    for (uint32_t i = 0; i < b->rows; i++) b->right[i] = 0;
    for (uint32_t j = 0; j < b->columns; j++) b->lower[j] = fmin(b->lower[j], 0), b->upper[j] = fmax(b->upper[j], 0);
    run r = start(b, KERNEL_GLPK);
    CHECK(r.feasible, "0 solves it");
    glp_init_env();
    int heard = 0;
    glp_term_hook(hear, &heard);
    glp_mem_limit(1);
    void *filler[8];
    for (int k = 0; k < 8; k++) filler[k] = glp_alloc(1, 100000);
    (void)filler;
    quoin_status status = kernel_minimize(r.k, b->costs, b->levels);
    CHECK(status == QUOIN_BACKEND_FAILED, "status %d", status);
    CHECK(heard > 0, "the host's own hook hears why");
    minimize_all(&r, b); /* a new environment without the limit: the kernel is unharmed */
    check_point(b, kernel_point(r.k), 1e-9, "afterwards");
    CHECK(glp_init_env() == 0, "nothing is left behind");
    glp_free_env();
    finish(&r);
    builder_free(b);
}
#endif

#endif
