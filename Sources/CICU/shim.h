// ICU renames every function with its version, and Swift imports the renamed symbol. The
// wrappers below give the functions that Galley calls a name that is the same for all versions.
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>

// Bidirectional algorithm.
static inline UBiDi *galley_bidi_open(void) { return ubidi_open(); }
static inline void galley_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }
static inline int galley_bidi_set_text(UBiDi *bidi, const UChar *text, int32_t length,
                                       uint8_t level) {
  UErrorCode error = U_ZERO_ERROR;
  ubidi_setPara(bidi, text, length, level, NULL, &error);
  return U_SUCCESS(error);
}
static inline const uint8_t *galley_bidi_levels(UBiDi *bidi) {
  UErrorCode error = U_ZERO_ERROR;
  return ubidi_getLevels(bidi, &error);
}
static inline int32_t galley_bidi_paragraph_count(const UBiDi *bidi) {
  return ubidi_countParagraphs((UBiDi *)bidi);
}
static inline int32_t galley_bidi_paragraph(const UBiDi *bidi, int32_t index, uint8_t *level) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t start = 0, end = 0;
  ubidi_getParagraphByIndex(bidi, index, &start, &end, level, &error);
  return end;
}

// Break iterators.
static inline UBreakIterator *galley_break_open(int isLine, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator =
      ubrk_open(isLine ? UBRK_LINE : UBRK_CHARACTER, locale, NULL, 0, &error);
  return U_SUCCESS(error) ? iterator : NULL;
}
static inline void galley_break_close(UBreakIterator *iterator) { ubrk_close(iterator); }
static inline int galley_break_set_text(UBreakIterator *iterator, const UChar *text,
                                        int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(iterator, text, length, &error);
  return U_SUCCESS(error);
}
static inline int32_t galley_break_next(UBreakIterator *iterator) { return ubrk_next(iterator); }
static inline int galley_break_is_hard(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD;
}

// Properties of characters.
static inline int32_t galley_line_break_class(UChar32 c) {
  return u_getIntPropertyValue(c, UCHAR_LINE_BREAK);
}
static inline int galley_is_default_ignorable(UChar32 c) {
  return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}
static inline int galley_is_emoji(UChar32 c) { return u_hasBinaryProperty(c, UCHAR_EMOJI); }
static inline int galley_is_emoji_presentation(UChar32 c) {
  return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION);
}
static inline int galley_is_emoji_modifier(UChar32 c) {
  return u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER);
}
static inline int galley_is_pictographic(UChar32 c) {
  return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
}
static inline int galley_is_space(UChar32 c) { return u_charType(c) == U_SPACE_SEPARATOR; }
static inline int galley_bracket_type(UChar32 c) {
  return u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}
static inline UChar32 galley_paired_bracket(UChar32 c) { return u_getBidiPairedBracket(c); }
static inline int32_t galley_script(UChar32 c) {
  UErrorCode error = U_ZERO_ERROR;
  return uscript_getScript(c, &error);
}
static inline int galley_has_script(UChar32 c, int32_t script) {
  return uscript_hasScript(c, (UScriptCode)script);
}
static inline const char *galley_script_name(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

// Case, by the rules of a locale.
static inline int32_t galley_change_case(int isUpper, UChar *target, int32_t capacity,
                                         const UChar *source, int32_t length, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = isUpper ? u_strToUpper(target, capacity, source, length, locale, &error)
                          : u_strToLower(target, capacity, source, length, locale, &error);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

// The version of ICU and of Unicode, for the fingerprint of a renderer.
static inline const char *galley_icu_version(void) { return U_ICU_VERSION; }
static inline const char *galley_unicode_version(void) { return U_UNICODE_VERSION; }
