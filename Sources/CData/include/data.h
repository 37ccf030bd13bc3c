#ifndef GALLEY_DATA_H
#define GALLEY_DATA_H

#include <stddef.h>

/// The bytes of a file; they live as long as the process.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} galley_data;

/// The 994 commonest names of SF Symbols, each with the Material icon that shows the same thing: lines
/// `name:icon`, sorted by the bytes of the names.
galley_data galley_symbol_names(void);

/// The 2192 icons of the icon face by name, each with its code point in hexadecimal: lines `name:e951`,
/// sorted by the bytes of the names. Made from the code point list that Debian ships with the face.
galley_data galley_material_icon_names(void);

/// The themes of the source systems by name: one JSON object of theme files.
galley_data galley_themes(void);

#endif
