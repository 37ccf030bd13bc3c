// The Unicode Character Database as look-ups in constant data, written by generate.py.
#ifndef GALLEY_UNICODE_TABLES_H
#define GALLEY_UNICODE_TABLES_H

#include <stddef.h>
#include <stdint.h>

#include "unicode_layout.h"

extern const unsigned char galley_unicode_data[];

#define GALLEY_UNICODE_PART(type, name) ((const type *)(galley_unicode_data + GALLEY_UNICODE_##name))

/// Returns the record of a character: all its fields in 64 bits. A value that is not a code point is
/// unassigned.
static inline uint64_t galley_character(uint32_t c) {
  if (c > 0x10FFFF) c = 0x10FFFF;
  uint32_t page = GALLEY_UNICODE_PART(uint8_t, STAGE_0)[c >> 12];
  uint32_t block = GALLEY_UNICODE_PART(uint16_t, STAGE_1)[page << 6 | (c >> 6 & 63)];
  uint32_t record = GALLEY_UNICODE_PART(uint16_t, STAGE_2)[block << 6 | (c & 63)];
  return GALLEY_UNICODE_PART(uint64_t, RECORDS)[record];
}

/// The ISO 15924 code of a script's number, its letters from the highest byte down.
static inline uint32_t galley_script_tag(uint32_t script) {
  return GALLEY_UNICODE_PART(uint32_t, SCRIPT_TAGS)[script];
}

/// Returns true if a set of script extensions has a script.
static inline int galley_extensions_contain(uint32_t set, uint32_t tag) {
  const uint16_t *starts = GALLEY_UNICODE_PART(uint16_t, EXTENSION_STARTS);
  for (uint32_t i = starts[set]; i < starts[set + 1]; i++)
    if (galley_script_tag(GALLEY_UNICODE_PART(uint8_t, EXTENSIONS)[i]) == tag) return 1;
  return 0;
}

/// Returns the row of a code point in a table sorted by code points, whose rows have so many 32-bit words;
/// NULL if the table has no such row.
static inline const uint32_t *galley_row(const uint32_t *rows, uint32_t count, uint32_t words,
                                         uint32_t c) {
  uint32_t low = 0, high = count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (rows[middle * words] < c) low = middle + 1;
    else high = middle;
  }
  return low < count && rows[low * words] == c ? rows + low * words : NULL;
}

/// The full mapping to lower or upper case that depends on nothing: the number of characters and
/// where they are, 0 when a character maps to itself.
static inline uint32_t galley_case_mapping(uint32_t c, int isUpper, const uint32_t **mapping) {
  const uint32_t *row = galley_row(GALLEY_UNICODE_PART(uint32_t, CASES), GALLEY_UNICODE_CASE_COUNT, 2, c);
  if (row == NULL) return 0;
  const uint32_t *entry = GALLEY_UNICODE_PART(uint32_t, CASE_POOL) + (isUpper ? row[1] >> 16 : row[1] & 0xFFFF);
  *mapping = entry + 1;
  return entry[0];
}

/// Returns the two characters that a character is canonically composed of, the second 0 if there is only one;
/// NULL if it is not composed.
static inline const uint32_t *galley_decomposition(uint32_t c) {
  const uint32_t *row = galley_row(GALLEY_UNICODE_PART(uint32_t, DECOMPOSITIONS), GALLEY_UNICODE_DECOMPOSITION_COUNT, 3, c);
  return row == NULL ? NULL : row + 1;
}

/// The character that is canonically composed of two, or 0.
static inline uint32_t galley_composition(uint32_t first, uint32_t second) {
  const uint32_t *rows = GALLEY_UNICODE_PART(uint32_t, DECOMPOSITIONS);
  const uint16_t *order = GALLEY_UNICODE_PART(uint16_t, COMPOSITIONS);
  uint32_t low = 0, high = GALLEY_UNICODE_COMPOSITION_COUNT;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    const uint32_t *row = rows + order[middle] * 3;
    if (row[1] == first && row[2] == second) return row[0];
    if (row[1] < first || (row[1] == first && row[2] < second)) low = middle + 1;
    else high = middle;
  }
  return 0;
}

/// The mirror image of a character, or the character.
static inline uint32_t galley_mirror(uint32_t c) {
  const uint32_t *row = galley_row(GALLEY_UNICODE_PART(uint32_t, MIRRORS), GALLEY_UNICODE_MIRROR_COUNT, 2, c);
  return row == NULL ? c : row[1];
}

/// The automaton of a script's word list: the number of the first edge of the first state, then
/// the edges from number 1 on (see generate.py). NULL when the script has none.
static inline const uint32_t *galley_word_list(uint32_t scriptTag) {
  switch (scriptTag) {
    case 0x54686169: return GALLEY_UNICODE_PART(uint32_t, THAI);
    case 0x4C616F6F: return GALLEY_UNICODE_PART(uint32_t, LAO);
    case 0x4B686D72: return GALLEY_UNICODE_PART(uint32_t, KHMER);
    case 0x4D796D72: return GALLEY_UNICODE_PART(uint32_t, BURMESE);
    default: return NULL;
  }
}

#endif
