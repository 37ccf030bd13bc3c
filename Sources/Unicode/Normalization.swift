internal import GalleyUnicodeTables

/// Canonical composition and decomposition of single steps, and mirror images.
package enum Normalization {
  private static let hangul: UInt32 = 0xAC00
  private static let leading: UInt32 = 0x1100
  private static let vowel: UInt32 = 0x1161
  private static let trailing: UInt32 = 0x11A7

  /// The one or two characters that a character is canonically composed of, the second 0 where
  /// there is one; nil when it is composed of none.
  package static func decomposition(_ scalar: UInt32) -> (first: UInt32, second: UInt32)? {
    if (hangul..<hangul + 11172).contains(scalar) {
      let index = scalar - hangul
      if index % 28 != 0 { return (scalar - index % 28, trailing + index % 28) }
      return (leading + index / 588, vowel + index % 588 / 28)
    }
    return galley_decomposition(scalar).map { ($0[0], $0[1]) }
  }

  /// The character that two are canonically composed to.
  package static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (leading..<leading + 19).contains(first), (vowel..<vowel + 21).contains(second) {
      return hangul + ((first - leading) * 21 + second - vowel) * 28
    }
    if (hangul..<hangul + 11172).contains(first), (first - hangul) % 28 == 0,
      (trailing + 1..<trailing + 28).contains(second)
    {
      return first + second - trailing
    }
    let composed = galley_composition(first, second)
    return composed == 0 ? nil : composed
  }

  /// The mirror image of a character, or the character.
  package static func mirror(_ scalar: UInt32) -> UInt32 { galley_mirror(scalar) }
}
