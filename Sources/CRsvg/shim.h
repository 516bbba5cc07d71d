#if !__has_include(<librsvg/rsvg.h>) || !__has_include(<cairo.h>)
#error "librsvg is missing: install it (Debian: librsvg2-dev and pkg-config, Homebrew: librsvg), or build without the trait PNG."
#endif
#include <cairo.h>
#include <librsvg/rsvg.h>
