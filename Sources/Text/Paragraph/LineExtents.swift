internal import GalleyDesign

extension Paragraph {
  /// Returns the extent of lines beside one another above and below their baseline before scaling to fit.
  func extent(of lines: [LineRecord]) -> LineExtent {
    lines.dropFirst().reduce(extent(of: lines[0])) {
      var extent = $0
      extent.formUnion(self.extent(of: $1))
      return extent
    }
  }

  /// Returns the extent of a line above and below its baseline before scaling to fit.
  func extent(of line: LineRecord) -> LineExtent {
    guard !items.isEmpty else { return fonts[0].extent }
    let start = min(line.start, glyphs.count - 1)
    var index = itemIndex(ofGlyph: start)
    var extent = self.extent(ofItem: index)
    index += 1
    while index < items.count && items[index].glyphStart < line.next {
      // The break at its end has the style of the text behind it, for example of a heading, and no height.
      if !glyphs[items[index].glyphStart].flags.contains(.lineBreak) {
        extent.formUnion(self.extent(ofItem: index))
      }
      index += 1
    }
    if !line.tail.isEmpty {
      for index in itemIndex(
        ofGlyph: line.tail.lowerBound)...itemIndex(
          ofGlyph: line.tail.upperBound - 1)
      {
        extent.formUnion(self.extent(ofItem: index))
      }
    }
    if hasIndents { addPadding(of: line, to: &extent) }
    return extent
  }

  private func extent(ofItem index: Int) -> LineExtent {
    let item = items[index]
    // Attributes are read one by one in place: a copy of them all costs more than the rest.
    let raise = text.runs[item.run].attributes.baselineOffset ?? 0
    // The font that the text requested counts alone, even if another replaces it: a line with an emoji, or of a script
    // that another face draws, is as high as the others, and ink may reach beyond it.
    var extent = fonts[item.primaryFont].extent
    if item.isImage, let image = text.runs[item.run].attributes.image {
      extent.formUnion(
        LineExtent(
          ascent: image.baselineOffset + image.height, descent: -image.baselineOffset, gap: 0))
    }
    extent.ascent += raise
    extent.descent -= raise
    return extent
  }
}
