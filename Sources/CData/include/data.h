#ifndef GALLEY_DATA_H
#define GALLEY_DATA_H

#include <stddef.h>

/// The bytes of a file; they live as long as the process.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} galley_data;

/// The drawings for 1540 names of SF Symbols: lines of a name, a drawing, `fill` or `outline`, a transform,
/// an enclosure, an overlay and the closeness of the match (high, medium, low, none), separated by tabs and
/// sorted by the bytes of the names.
galley_data galley_symbol_names(void);

/// The measures of symbols at 17 points, in points: lines of a name and, separated by tabs, the size of its box, the
/// size of its ink, the place of the ink's middle right of the middle of its room and above that of a capital, the
/// room round the ink that belongs to it (left, top, right, bottom) and the rectangles of its connected parts, from
/// the ink's corner. Numbers have spaces between, and columns without some are empty or missing; the lines are sorted
/// by the bytes of the names. `.ci/symbol-boxes` writes them; the boxes are frames that macOS 26.2 gave
/// (iamcgn/swiftui-web, Fixtures/Goldens/symbol/catalog-17/frames.json at 784361d9) and, for other names, ink with the
/// margins of iOS 13 (cyanzhong/sf-symbols-online, glyphs at 20ab5424); the ink is that of SF Symbols 6
/// (kira-krul/sf-icons-svg-browser, icons at 1ac29a78).
galley_data galley_symbol_boxes(void);

/// Further names of SF Symbols, without a drawing: lines of a name and a tab, sorted by the bytes of the names.
galley_data galley_platform_names(void);

/// The drawings of Phosphor Icons that the symbols need (MIT, see Icons/LICENSE.txt), sorted by name;
/// Icons/generate.py writes them and documents their columns.
galley_data galley_phosphor_drawings(void);

/// Galley's own drawings in the same form, with two columns more: solid parts of the outlined drawing,
/// and lines cut out of the filled one.
galley_data galley_own_drawings(void);

/// The themes of the source systems by name: one JSON object of theme files.
galley_data galley_themes(void);

/// The plural rules of CLDR: lines of languages, a category and its condition, with tabs between;
/// Plurals/generate.py writes them.
galley_data galley_plural_rules(void);
/// The formats of numbers and dates by language: see `.ci/formats.swift`.
galley_data galley_locale_formats(void);

#endif
