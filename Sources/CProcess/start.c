// Swift's runtime looks for itself in /proc when a process starts, takes the command line from there, and watches its threads there:
// without /proc it aborts at once, or later and at random. Saying so comes before all of that.

#define _POSIX_C_SOURCE 200112L // access, write

#include <unistd.h>

#if defined(__linux__)
__attribute__((constructor(101))) static void start(void) {
    static const char message[] = "quoin: error: /proc is not mounted here, and Swift's runtime needs it\n";
    if (access("/proc/self/exe", F_OK) == 0) return;
    ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
    _exit(written < 0 ? 74 : 71);
}
#endif
