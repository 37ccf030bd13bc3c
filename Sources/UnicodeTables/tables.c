#include "unicode_tables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The whole file is part of the constant data of the binary, which the loader maps.
_Alignas(8) const unsigned char galley_unicode_data[] = {
#embed "unicode.data"
};
