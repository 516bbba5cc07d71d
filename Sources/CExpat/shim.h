#if !__has_include(<expat.h>)
#error "expat.h is missing: install Expat (Debian: libexpat1-dev, Homebrew: expat). QuoinInterfaceBuilder and the command need it."
#endif
#include <expat.h>
