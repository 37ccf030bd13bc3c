/// The scripts that are written without spaces, so that justified text grows between characters too
/// (CSS Text 3 §7.3).
enum InterCharacterScripts {
  static func contains(_ script: UInt32) -> Bool {
    switch script {
    case tag("Hani"), tag("Hira"), tag("Kana"), tag("Bopo"), tag("Thai"), tag("Laoo"), tag("Khmr"),
      tag("Mymr"), tag("Tibt"), tag("Java"):
      true
    default: false
    }
  }
}

extension LineWriter {
  /// Returns true if a line grows between characters.
  func hasGaps(_ record: LineRecord) -> Bool {
    guard paragraph.style.alignment == .justified, !record.endsParagraph, record.cell == nil,
      width.isFinite,
      record.start < record.contentEnd
    else { return false }
    var item = paragraph.itemIndex(ofGlyph: record.start)
    while item < paragraph.items.count, paragraph.items[item].glyphStart < record.contentEnd {
      if InterCharacterScripts.contains(paragraph.items[item].script) { return true }
      item += 1
    }
    return false
  }
}

extension LineWriter.Content {
  /// Lets every cluster of some items grow, but for the one at the end of the line.
  mutating func markGaps(_ isGrowing: (_ item: Int) -> Bool) {
    var last: Int?
    for piece in pieces where isGrowing(piece.item) {
      for index in piece.glyphs {
        let isEnd =
          index + 1 == piece.glyphs.upperBound || glyphs[index + 1].flags.contains(.clusterStart)
        guard isEnd, glyphs[index].flags.isDisjoint(with: [.whitespace, .tab, .expandable]) else {
          continue
        }
        glyphs[index].flags.insert(.expandable)
        last = index
      }
    }
    if let last, last + 1 == pieces.last?.glyphs.upperBound {
      glyphs[last].flags.remove(.expandable)
    }
  }
}
