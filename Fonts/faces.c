#define _GNU_SOURCE
#include "faces.h"

#include <dlfcn.h>
#include <stddef.h>

const char *galley_faces_image(void) {
  static const char own = 0;
  Dl_info image;
  return dladdr(&own, &image) ? image.dli_fname : NULL;
}
