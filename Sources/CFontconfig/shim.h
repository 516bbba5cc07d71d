#if !__has_include(<fontconfig/fontconfig.h>)
#error "fontconfig is missing, which comes with librsvg: install it (Debian: librsvg2-dev, Homebrew: librsvg), or build without the trait PNG."
#endif
#include <fontconfig/fontconfig.h>
