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
    // The font that the text requested counts even if another replaces it, so that a line does not become
    // lower by an emoji. In the space of the platform's font it counts alone: there a line of a script that
    // another face draws is as high as one of Latin, and ink may reach beyond it. The platform replaces the punctuation
    // that a font of the sources lacks without making its lines higher: with commas and without, they are 17.6 points
    // apart at 12, and 27 at 18 (f3rn4d0n/BitsoChallenge at 892e6fed, DSArtistDetailView and DSErrorAlert, on iOS 17).
    var extent = fonts[item.primaryFont].extent
    if item.isImage, let image = text.runs[item.run].attributes.image {
      extent.formUnion(
        LineExtent(
          ascent: image.baselineOffset + image.height, descent: -image.baselineOffset, gap: 0))
    } else if fonts[item.primaryFont].fit == nil,
      style.countsReplacements || item.script != tag("Latn")
    {
      extent.formUnion(fonts[item.font].extent)
    }
    // The box of the line grows on the side to which the text moves, and stays on the other: in a picture of
    // jpsim/ZenTuner at 74b68620 (MatchedNoteViewSnapshotTests), text of 50 points that is lowered by 30 is 30 points
    // lower in its frame, from whose top it is aligned, as if it were not lowered.
    extent.ascent += max(0, raise)
    extent.descent += max(0, -raise)
    return extent
  }
}
