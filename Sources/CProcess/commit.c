#include "process.h"

// The package manifest defines QUOIN_COMMIT, without quotes. Only this file is compiled anew when it changes.
#define TEXT(words) #words
#define EXPANDED_TEXT(words) TEXT(words)

const char *quoin_build_commit(void) { return EXPANDED_TEXT(QUOIN_COMMIT); }
