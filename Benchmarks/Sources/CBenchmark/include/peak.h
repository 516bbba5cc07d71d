/* The most memory this process has had at once. */
#ifndef QUOIN_PEAK_H
#define QUOIN_PEAK_H

#include <stdint.h>

/* Gives freed memory back and forgets the peak so far. Where the system cannot forget it (anything but Linux), the
 * peak stays that of the whole process. */
void peak_reset(void);

/* The peak of the process's resident memory, in bytes. */
int64_t peak_bytes(void);

#endif
