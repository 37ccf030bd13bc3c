#include "galley_icu.h"

#include <stddef.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

_Static_assert((int)GALLEY_LB_ALPHABETIC == (int)U_LB_ALPHABETIC, "U_LB_ALPHABETIC");
_Static_assert((int)GALLEY_LB_AMBIGUOUS == (int)U_LB_AMBIGUOUS, "U_LB_AMBIGUOUS");
_Static_assert((int)GALLEY_LB_BREAK_AFTER == (int)U_LB_BREAK_AFTER, "U_LB_BREAK_AFTER");
_Static_assert((int)GALLEY_LB_BREAK_BEFORE == (int)U_LB_BREAK_BEFORE, "U_LB_BREAK_BEFORE");
_Static_assert((int)GALLEY_LB_BREAK_BOTH == (int)U_LB_BREAK_BOTH, "U_LB_BREAK_BOTH");
_Static_assert((int)GALLEY_LB_BREAK_SYMBOLS == (int)U_LB_BREAK_SYMBOLS, "U_LB_BREAK_SYMBOLS");
_Static_assert((int)GALLEY_LB_CARRIAGE_RETURN == (int)U_LB_CARRIAGE_RETURN, "U_LB_CARRIAGE_RETURN");
_Static_assert((int)GALLEY_LB_CLOSE_PARENTHESIS == (int)U_LB_CLOSE_PARENTHESIS, "U_LB_CLOSE_PARENTHESIS");
_Static_assert((int)GALLEY_LB_CLOSE_PUNCTUATION == (int)U_LB_CLOSE_PUNCTUATION, "U_LB_CLOSE_PUNCTUATION");
_Static_assert((int)GALLEY_LB_EXCLAMATION == (int)U_LB_EXCLAMATION, "U_LB_EXCLAMATION");
_Static_assert((int)GALLEY_LB_GLUE == (int)U_LB_GLUE, "U_LB_GLUE");
_Static_assert((int)GALLEY_LB_HYPHEN == (int)U_LB_HYPHEN, "U_LB_HYPHEN");
_Static_assert((int)GALLEY_LB_INFIX_NUMERIC == (int)U_LB_INFIX_NUMERIC, "U_LB_INFIX_NUMERIC");
_Static_assert((int)GALLEY_LB_INSEPARABLE == (int)U_LB_INSEPARABLE, "U_LB_INSEPARABLE");
_Static_assert((int)GALLEY_LB_LINE_FEED == (int)U_LB_LINE_FEED, "U_LB_LINE_FEED");
_Static_assert((int)GALLEY_LB_NUMERIC == (int)U_LB_NUMERIC, "U_LB_NUMERIC");
_Static_assert((int)GALLEY_LB_OPEN_PUNCTUATION == (int)U_LB_OPEN_PUNCTUATION, "U_LB_OPEN_PUNCTUATION");
_Static_assert((int)GALLEY_LB_POSTFIX_NUMERIC == (int)U_LB_POSTFIX_NUMERIC, "U_LB_POSTFIX_NUMERIC");
_Static_assert((int)GALLEY_LB_PREFIX_NUMERIC == (int)U_LB_PREFIX_NUMERIC, "U_LB_PREFIX_NUMERIC");
_Static_assert((int)GALLEY_LB_QUOTATION == (int)U_LB_QUOTATION, "U_LB_QUOTATION");
_Static_assert((int)GALLEY_LB_SPACE == (int)U_LB_SPACE, "U_LB_SPACE");
_Static_assert((int)GALLEY_BPT_OPEN == (int)U_BPT_OPEN, "U_BPT_OPEN");
_Static_assert((int)GALLEY_BPT_CLOSE == (int)U_BPT_CLOSE, "U_BPT_CLOSE");
_Static_assert((int)GALLEY_SCRIPT_COMMON == (int)USCRIPT_COMMON, "USCRIPT_COMMON");
_Static_assert((int)GALLEY_SCRIPT_INHERITED == (int)USCRIPT_INHERITED, "USCRIPT_INHERITED");
_Static_assert((int)GALLEY_SCRIPT_UNKNOWN == (int)USCRIPT_UNKNOWN, "USCRIPT_UNKNOWN");

// Bidirectional algorithm.
galley_bidi *galley_bidi_open(void) { return (galley_bidi *)ubidi_open(); }
void galley_bidi_close(galley_bidi *bidi) { ubidi_close((UBiDi *)bidi); }
int galley_bidi_set_text(galley_bidi *bidi, const uint16_t *text, int32_t length,
                                       uint8_t level) {
  UErrorCode error = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, text, length, level, NULL, &error);
  return U_SUCCESS(error);
}
const uint8_t *galley_bidi_levels(galley_bidi *bidi) {
  UErrorCode error = U_ZERO_ERROR;
  return ubidi_getLevels((UBiDi *)bidi, &error);
}
int32_t galley_bidi_paragraph_count(const galley_bidi *bidi) {
  return ubidi_countParagraphs((UBiDi *)bidi);
}
int32_t galley_bidi_paragraph(const galley_bidi *bidi, int32_t index, uint8_t *level) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t start = 0, end = 0;
  ubidi_getParagraphByIndex((const UBiDi *)bidi, index, &start, &end, level, &error);
  return end;
}

// Break iterators.
galley_break *galley_break_open(int isLine, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator =
      ubrk_open(isLine ? UBRK_LINE : UBRK_CHARACTER, locale, NULL, 0, &error);
  return U_SUCCESS(error) ? (galley_break *)iterator : NULL;
}
void galley_break_close(galley_break *iterator) { ubrk_close((UBreakIterator *)iterator); }
int galley_break_set_text(galley_break *iterator, const uint16_t *text,
                                        int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)iterator, text, length, &error);
  return U_SUCCESS(error);
}
int32_t galley_break_next(galley_break *iterator) {
  return ubrk_next((UBreakIterator *)iterator);
}
int galley_break_is_hard(galley_break *iterator) {
  return ubrk_getRuleStatus((UBreakIterator *)iterator) >= UBRK_LINE_HARD;
}

// Properties of characters.
int32_t galley_line_break_class(int32_t c) {
  return u_getIntPropertyValue(c, UCHAR_LINE_BREAK);
}
int galley_is_default_ignorable(int32_t c) {
  return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}
int galley_is_emoji(int32_t c) { return u_hasBinaryProperty(c, UCHAR_EMOJI); }
int galley_is_emoji_presentation(int32_t c) {
  return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION);
}
int galley_is_emoji_modifier(int32_t c) {
  return u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER);
}
int galley_is_pictographic(int32_t c) {
  return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
}
int galley_is_space(int32_t c) { return u_charType(c) == U_SPACE_SEPARATOR; }
int galley_bracket_type(int32_t c) {
  return u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}
int32_t galley_paired_bracket(int32_t c) { return u_getBidiPairedBracket(c); }
int32_t galley_script(int32_t c) {
  UErrorCode error = U_ZERO_ERROR;
  return uscript_getScript(c, &error);
}
int galley_has_script(int32_t c, int32_t script) {
  return uscript_hasScript(c, (UScriptCode)script);
}
const char *galley_script_name(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

// Case, by the rules of a locale.
int32_t galley_change_case(int isUpper, uint16_t *target, int32_t capacity,
                                         const uint16_t *source, int32_t length, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = isUpper ? u_strToUpper(target, capacity, source, length, locale, &error)
                          : u_strToLower(target, capacity, source, length, locale, &error);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

// The version of ICU and of Unicode, for the fingerprint of a renderer.
const char *galley_icu_version(void) { return U_ICU_VERSION; }
const char *galley_unicode_version(void) { return U_UNICODE_VERSION; }
