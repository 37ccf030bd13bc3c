// Tables that are read at run time, embedded in the program as they are beside this file: a binary that is
// moved elsewhere finds no resource bundles, and Swift literals of this size take seconds to compile.

#include "data.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char symbols[] = {
#embed "Icons/symbols.tsv"
};

static const unsigned char symbol_boxes[] = {
#embed "Icons/boxes.tsv"
};

static const unsigned char platform_names[] = {
#embed "Icons/names.tsv"
};

static const unsigned char phosphor[] = {
#embed "Icons/phosphor.tsv"
};

static const unsigned char drawings[] = {
#embed "Icons/drawings.tsv"
};

static const unsigned char themes[] = {
#embed "themes.json"
};

static const unsigned char plurals[] = {
#embed "Plurals/plurals.tsv"
};

static const unsigned char formats[] = {
#embed "Formats/formats.tsv"
};

galley_data galley_symbol_names(void) {
  return (galley_data){symbols, sizeof symbols};
}

galley_data galley_symbol_boxes(void) {
  return (galley_data){symbol_boxes, sizeof symbol_boxes};
}

galley_data galley_platform_names(void) {
  return (galley_data){platform_names, sizeof platform_names};
}

galley_data galley_phosphor_drawings(void) {
  return (galley_data){phosphor, sizeof phosphor};
}

galley_data galley_own_drawings(void) {
  return (galley_data){drawings, sizeof drawings};
}

galley_data galley_themes(void) {
  return (galley_data){themes, sizeof themes};
}

galley_data galley_plural_rules(void) {
  return (galley_data){plurals, sizeof plurals};
}

galley_data galley_locale_formats(void) {
  return (galley_data){formats, sizeof formats};
}
