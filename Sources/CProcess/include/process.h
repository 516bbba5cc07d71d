/* What Swift cannot say of the process that it runs in. */
#ifndef QUOIN_PROCESS_H
#define QUOIN_PROCESS_H

/// The commit that this was built from, as hexadecimal digits; empty where the build was not told (see Scripts/static-binary).
const char *quoin_build_commit(void);

/// How many words the process was started with, its own name among them; 0 where the C library does not say.
int quoin_argument_count(void);

/// A word that the process was started with.
const char *quoin_argument(int index);

#endif
