internal import GalleyUnicodeTables

/// What the Unicode Character Database says of one character, in 64 bits.
package struct CharacterProperties: Hashable, Sendable, BitwiseCopyable {
  private let record: UInt64

  /// Looks a code point up, in constant time; what is none has the properties of an unassigned one.
  @inline(__always)
  package init(_ scalar: UInt32) { record = galley_character(scalar) }

  @inline(__always)
  private func field(_ shift: Int, _ mask: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: record &>> UInt64(shift)) & UInt8(truncatingIfNeeded: mask)
  }

  // The numbers of the table are those of the enumerations, and the script that writes it checks
  // that a field holds no others.

  /// The line break class, after LB1.
  @inline(__always)
  var lineBreak: LineBreakClass {
    unsafeBitCast(
      field(GALLEY_LINE_BREAK_SHIFT, GALLEY_LINE_BREAK_MASK), to: LineBreakClass.self)
  }
  @inline(__always)
  var bidi: BidiClass {
    unsafeBitCast(field(GALLEY_BIDI_CLASS_SHIFT, GALLEY_BIDI_CLASS_MASK), to: BidiClass.self)
  }
  @inline(__always)
  var graphemeBreak: GraphemeBreakClass {
    unsafeBitCast(
      field(GALLEY_GRAPHEME_BREAK_SHIFT, GALLEY_GRAPHEME_BREAK_MASK), to: GraphemeBreakClass.self)
  }
  @inline(__always)
  var conjunctBreak: ConjunctBreakClass {
    unsafeBitCast(
      field(GALLEY_CONJUNCT_BREAK_SHIFT, GALLEY_CONJUNCT_BREAK_MASK), to: ConjunctBreakClass.self)
  }
  @inline(__always)
  var wordBreak: WordBreakClass {
    unsafeBitCast(
      field(GALLEY_WORD_BREAK_SHIFT, GALLEY_WORD_BREAK_MASK), to: WordBreakClass.self)
  }
  /// The general category.
  package var generalCategory: GeneralCategory {
    unsafeBitCast(
      field(GALLEY_GENERAL_CATEGORY_SHIFT, GALLEY_GENERAL_CATEGORY_MASK), to: GeneralCategory.self)
  }

  /// The canonical combining class.
  package var combiningClass: UInt8 {
    field(GALLEY_COMBINING_CLASS_SHIFT, GALLEY_COMBINING_CLASS_MASK)
  }
  /// Whether the East Asian width is fullwidth, halfwidth or wide.
  var isEastAsian: Bool { field(GALLEY_EAST_ASIAN_SHIFT, GALLEY_EAST_ASIAN_MASK) == 2 }
  /// True if the East Asian width is ambiguous.
  var isAmbiguousWidth: Bool { field(GALLEY_EAST_ASIAN_SHIFT, GALLEY_EAST_ASIAN_MASK) == 1 }

  /// The ISO 15924 code of the script, its letters from the highest byte down, as HarfBuzz writes
  /// it.
  package var script: UInt32 {
    galley_script_tag(UInt32(field(GALLEY_SCRIPT_SHIFT, GALLEY_SCRIPT_MASK)))
  }
  /// Whether a script is among the script extensions, or is the script where there are none.
  func hasScript(_ tag: UInt32) -> Bool {
    let set = field(GALLEY_SCRIPT_EXTENSIONS_SHIFT, GALLEY_SCRIPT_EXTENSIONS_MASK)
    return set == 0 ? script == tag : galley_extensions_contain(UInt32(set), tag) != 0
  }

  /// True if the character may be an emoji.
  package var isEmoji: Bool { field(GALLEY_EMOJI_SHIFT, GALLEY_EMOJI_MASK) & 1 != 0 }
  /// True if the character is an emoji unless the text asks for the other presentation.
  package var hasEmojiPresentation: Bool { field(GALLEY_EMOJI_SHIFT, GALLEY_EMOJI_MASK) & 2 != 0 }
  /// True if the character is a skin tone.
  package var isEmojiModifier: Bool { field(GALLEY_EMOJI_SHIFT, GALLEY_EMOJI_MASK) & 4 != 0 }
  /// Whether the character is a picture or is kept free for one.
  package var isExtendedPictographic: Bool {
    field(GALLEY_EMOJI_SHIFT, GALLEY_EMOJI_MASK) & 8 != 0
  }
  /// True if fonts need not show the character where they do not know it.
  package var isDefaultIgnorable: Bool {
    field(GALLEY_DEFAULT_IGNORABLE_SHIFT, GALLEY_DEFAULT_IGNORABLE_MASK) != 0
  }

  var isOpeningBracket: Bool { field(GALLEY_BRACKET_SHIFT, GALLEY_BRACKET_MASK) == 1 }
  var isClosingBracket: Bool { field(GALLEY_BRACKET_SHIFT, GALLEY_BRACKET_MASK) == 2 }

  var isCased: Bool { field(GALLEY_CASE_SHIFT, GALLEY_CASE_MASK) & 1 != 0 }
  var isCaseIgnorable: Bool { field(GALLEY_CASE_SHIFT, GALLEY_CASE_MASK) & 2 != 0 }
  var isSoftDotted: Bool { field(GALLEY_CASE_SHIFT, GALLEY_CASE_MASK) & 4 != 0 }
  var hasCaseMapping: Bool {
    field(GALLEY_HAS_CASE_MAPPING_SHIFT, GALLEY_HAS_CASE_MAPPING_MASK) != 0
  }
}

/// The pinned version of Unicode.
package enum UnicodeVersion {
  /// The version of all tables and rules, such as `17.0.0`.
  package static var current: String { GALLEY_UNICODE_VERSION }
}
