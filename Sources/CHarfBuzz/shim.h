#if !__has_include(<hb.h>)
#error "HarfBuzz is missing: install it (Debian: libharfbuzz-dev and pkg-config, Homebrew: harfbuzz), or build without the trait HarfBuzz."
#endif
#include <hb.h>
