// Tables that are read at run time, in the program as they stand beside this file: a binary that is
// moved elsewhere finds no resource bundles, and Swift literals of this size take seconds to compile.

#include "data.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char symbols[] = {
#embed "symbols.txt"
};

static const unsigned char material_icons[] = {
#embed "materialicons.txt"
};

static const unsigned char themes[] = {
#embed "themes.json"
};

galley_data galley_symbol_names(void) {
  return (galley_data){symbols, sizeof symbols};
}

galley_data galley_material_icon_names(void) {
  return (galley_data){material_icons, sizeof material_icons};
}

galley_data galley_themes(void) {
  return (galley_data){themes, sizeof themes};
}
