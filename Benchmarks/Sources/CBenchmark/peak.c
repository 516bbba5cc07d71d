#include "peak.h"
#include "peer.h" /* so that the peers' interface is compiled once as C */

#include <stdio.h>
#include <sys/resource.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void peak_reset(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
#ifdef __linux__
    FILE *file = fopen("/proc/self/clear_refs", "w");
    if (file == NULL) return;
    fputs("5", file);
    fclose(file);
#endif
}

static int64_t high_water_mark(void) {
    int64_t kilobytes = -1;
#ifdef __linux__
    FILE *file = fopen("/proc/self/status", "r");
    if (file == NULL) return -1;
    char line[256];
    long long found;
    while (fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "VmHWM: %lld", &found) == 1) kilobytes = found;
    }
    fclose(file);
#endif
    return kilobytes < 0 ? -1 : kilobytes * 1024;
}

int64_t peak_bytes(void) {
    int64_t mark = high_water_mark();
    if (mark >= 0) return mark;
    struct rusage usage;
    if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
#ifdef __APPLE__
    return usage.ru_maxrss;
#else
    return (int64_t)usage.ru_maxrss * 1024;
#endif
}
