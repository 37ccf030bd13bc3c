// ICU through functions of our own. No type or constant of ICU shows here: Foundation carries an
// ICU too, and a compiler that meets the types of both refuses them; besides, ICU renames every
// function with its version.
#ifndef CGALLEY_ICU_H
#define CGALLEY_ICU_H

#include <stdint.h>

typedef struct galley_bidi galley_bidi;
typedef struct galley_break galley_break;

// Values of ICU that are compared in Swift; the implementation checks that they are ICU's.
enum {
  GALLEY_LB_ALPHABETIC = 2,
  GALLEY_LB_AMBIGUOUS = 1,
  GALLEY_LB_BREAK_AFTER = 4,
  GALLEY_LB_BREAK_BEFORE = 5,
  GALLEY_LB_BREAK_BOTH = 3,
  GALLEY_LB_BREAK_SYMBOLS = 27,
  GALLEY_LB_CARRIAGE_RETURN = 10,
  GALLEY_LB_CLOSE_PARENTHESIS = 36,
  GALLEY_LB_CLOSE_PUNCTUATION = 8,
  GALLEY_LB_EXCLAMATION = 11,
  GALLEY_LB_GLUE = 12,
  GALLEY_LB_HYPHEN = 13,
  GALLEY_LB_INFIX_NUMERIC = 16,
  GALLEY_LB_INSEPARABLE = 15,
  GALLEY_LB_LINE_FEED = 17,
  GALLEY_LB_NUMERIC = 19,
  GALLEY_LB_OPEN_PUNCTUATION = 20,
  GALLEY_LB_POSTFIX_NUMERIC = 21,
  GALLEY_LB_PREFIX_NUMERIC = 22,
  GALLEY_LB_QUOTATION = 23,
  GALLEY_LB_SPACE = 26,
  GALLEY_BPT_OPEN = 1,
  GALLEY_BPT_CLOSE = 2,
  GALLEY_SCRIPT_COMMON = 0,
  GALLEY_SCRIPT_INHERITED = 1,
  GALLEY_SCRIPT_UNKNOWN = 103,
};




// Bidirectional algorithm.
galley_bidi *galley_bidi_open(void);
void galley_bidi_close(galley_bidi *bidi);
int galley_bidi_set_text(galley_bidi *bidi, const uint16_t *text, int32_t length, uint8_t level);
const uint8_t *galley_bidi_levels(galley_bidi *bidi);
int32_t galley_bidi_paragraph_count(const galley_bidi *bidi);
int32_t galley_bidi_paragraph(const galley_bidi *bidi, int32_t index, uint8_t *level);

// Break iterators.
galley_break *galley_break_open(int isLine, const char *locale);
void galley_break_close(galley_break *iterator);
int galley_break_set_text(galley_break *iterator, const uint16_t *text, int32_t length);
int32_t galley_break_next(galley_break *iterator);
int galley_break_is_hard(galley_break *iterator);

// Properties of characters.
int32_t galley_line_break_class(int32_t c);
int galley_is_default_ignorable(int32_t c);
int galley_is_emoji(int32_t c);
int galley_is_emoji_presentation(int32_t c);
int galley_is_emoji_modifier(int32_t c);
int galley_is_pictographic(int32_t c);
int galley_is_space(int32_t c);
int galley_bracket_type(int32_t c);
int32_t galley_paired_bracket(int32_t c);
int32_t galley_script(int32_t c);
int galley_has_script(int32_t c, int32_t script);
const char *galley_script_name(int32_t script);

// Case, by the rules of a locale.
int32_t galley_change_case(int isUpper, uint16_t *target, int32_t capacity, const uint16_t *source, int32_t length, const char *locale);

// The version of ICU and of Unicode, for the fingerprint of a renderer.
const char *galley_icu_version(void);
const char *galley_unicode_version(void);

#endif
