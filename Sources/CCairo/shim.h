#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>

// The version of the library under Cairo, for the fingerprint of a renderer. Declared here
// because its headers are not on the search path that Cairo's own package gives.
extern const char *pixman_version_string(void);
