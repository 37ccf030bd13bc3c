/// What a text needs beyond what is true of plain Latin text.
package struct TextSummary: Sendable {
  /// True if everything runs from left to right where the paragraph does.
  package private(set) var isLeftToRight = true
  /// Whether no character has a script but Latin, or none of its own.
  package private(set) var isLatin = true
  /// True if every character is a grapheme cluster, line breaks aside.
  package private(set) var isUnclustered = true

  /// Looks a text through; linear, and quick where it is ASCII.
  package init(_ bytes: UTF8Text) {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      let (scalar, length) = bytes.scalar(at: offset)
      take(CharacterProperties(scalar))
      offset += length
    }
  }

  private mutating func take(_ properties: CharacterProperties) {
    switch properties.bidi {
    case .al, .an, .fsi, .lre, .lri, .lro, .pdf, .pdi, .r, .rle, .rli, .rlo: isLeftToRight = false
    default: break
    }
    switch properties.graphemeBreak {
    case .ex, .l, .pp, .ri, .sm, .t, .v, .zwj: isUnclustered = false
    default: break
    }
    switch properties.script {
    case ScriptTag.common, ScriptTag.inherited, ScriptTag.latin, ScriptTag.unknown: break
    default: isLatin = false
    }
  }
}
