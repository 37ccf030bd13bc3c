internal import GalleyUnicode

/// What the choice of a face must know of one grapheme cluster.
struct ClusterTraits {
  /// Whether the cluster asks to be drawn as an emoji (UTS #51, ED-5 to ED-17): by its own default,
  /// by a presentation selector, a skin tone, a keycap or by being joined.
  private(set) var isEmoji = false
  /// True if the cluster might be an emoji but is to look like text.
  private(set) var isText = false
  /// True after a selector (U+FE0E) for text.
  private(set) var asksForText = false
  /// The script of the base character; nil where it is common to several.
  private(set) var script: UInt32?
  /// The characters that need a glyph, with their offsets.
  private(set) var visible: [(scalar: UInt32, offset: Int)] = []

  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    var selector: UInt32 = 0
    var isPictographic = false
    var hasJoiner = false
    let first = CharacterProperties(bytes.scalar(at: range.lowerBound).value)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = bytes.scalar(at: offset)
      let properties = CharacterProperties(scalar)
      switch scalar {
      case 0xFE0E, 0xFE0F: selector = selector == 0 ? scalar : selector
      case 0x200D: hasJoiner = true
      case 0x20E3:
        if first.isEmoji { isEmoji = true }
      default: break
      }
      if offset == range.lowerBound {
        isEmoji = properties.hasEmojiPresentation
        isPictographic = properties.isExtendedPictographic
      } else if properties.isEmojiModifier {
        isEmoji = isEmoji || isPictographic
      }
      if Self.needsGlyph(scalar, properties) { visible.append((scalar, offset)) }
      offset += length
    }
    if hasJoiner, isPictographic { isEmoji = true }
    if selector == 0xFE0F, first.isEmoji { isEmoji = true }
    if selector == 0xFE0E, !hasJoiner { isEmoji = false }
    isText = first.isEmoji && !isEmoji
    asksForText = isText && selector == 0xFE0E
    let own = first.script
    if own != tag("Zyyy"), own != tag("Zinh"), own != tag("Zzzz") { script = own }
  }

  /// Whether a character needs a glyph of its own. Spaces are drawn with any face, controls and
  /// what Unicode lets fonts ignore with none.
  private static func needsGlyph(_ scalar: UInt32, _ properties: CharacterProperties) -> Bool {
    if scalar <= 0x20 || (0x7F...0xA0).contains(scalar) { return false }
    if scalar == 0x2028 || scalar == 0x2029 || scalar == 0xFFFC { return false }
    return !properties.isDefaultIgnorable && properties.generalCategory != .zs
  }
}
