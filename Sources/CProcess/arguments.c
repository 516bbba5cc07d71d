// Starting without /proc, in a root that holds nothing but the static command.
//
// Swift's runtime asks /proc for two things at its start: the words on the command line, of which it then sees none, and where it
// lies itself, without which it aborts. GNU's C library hands its constructors the words; and a process that names a root in its
// environment is not asked where it lies. Both are done here, before the constructors of the runtime.

#define _POSIX_C_SOURCE 200112L // setenv

#include "process.h"

#include <stdlib.h>
#include <unistd.h>

static int count;
static char **words;

#if defined(__GLIBC__)
__attribute__((constructor(101))) static void start(int argument_count, char **arguments) {
    count = argument_count;
    words = arguments;
    if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif

int quoin_argument_count(void) { return count; }

const char *quoin_argument(int index) { return words[index]; }
