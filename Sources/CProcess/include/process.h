/* Facts about the process that Swift has no way to ask for. */
#ifndef QUOIN_PROCESS_H
#define QUOIN_PROCESS_H

/// The commit that this was built from, as hexadecimal digits; empty where the build was not told (see Scripts/static-binary).
const char *quoin_build_commit(void);

#endif
