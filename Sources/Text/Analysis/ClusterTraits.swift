internal import CGalleyICU

/// What the choice of a face must know of one grapheme cluster.
struct ClusterTraits {
  /// Whether the cluster asks to be drawn as an emoji (UTS #51, ED-5 to ED-17): by its own default,
  /// by a presentation selector, a skin tone, a keycap or by being joined.
  private(set) var isEmoji = false
  /// The characters that need a glyph, with their offsets.
  private(set) var visible: [(scalar: UInt32, offset: Int)] = []

  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    var selector: UInt32 = 0
    var isPictographic = false
    var hasJoiner = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = bytes.scalar(at: offset)
      let character = Int32(scalar)
      switch scalar {
      case 0xFE0E, 0xFE0F: selector = selector == 0 ? scalar : selector
      case 0x200D: hasJoiner = true
      case 0x20E3:
        if galley_is_emoji(Int32(bytes.scalar(at: range.lowerBound).value)) != 0 {
          isEmoji = true
        }
      default: break
      }
      if offset == range.lowerBound {
        isEmoji = galley_is_emoji_presentation(character) != 0
        isPictographic = galley_is_pictographic(character) != 0
      } else if galley_is_emoji_modifier(character) != 0 {
        isEmoji = isEmoji || isPictographic
      }
      if Self.needsGlyph(scalar) { visible.append((scalar, offset)) }
      offset += length
    }
    let first = Int32(bytes.scalar(at: range.lowerBound).value)
    if hasJoiner, isPictographic { isEmoji = true }
    if selector == 0xFE0F, galley_is_emoji(first) != 0 { isEmoji = true }
    if selector == 0xFE0E, !hasJoiner { isEmoji = false }
  }

  /// Whether a character needs a glyph of its own. Spaces are drawn with any face, controls and
  /// what Unicode lets fonts ignore with none.
  static func needsGlyph(_ scalar: UInt32) -> Bool {
    if scalar <= 0x20 || (0x7F...0xA0).contains(scalar) { return false }
    if scalar == 0x2028 || scalar == 0x2029 || scalar == 0xFFFC { return false }
    return galley_is_default_ignorable(Int32(scalar)) == 0 && galley_is_space(Int32(scalar)) == 0
  }
}
