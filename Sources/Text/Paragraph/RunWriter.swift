internal import GalleyGeometry

/// Writes out the glyphs of the pieces of a line.
struct RunWriter {
  private let writer: LineWriter
  private let glyphs: [ShapedGlyph]
  private let record: LineRecord
  private let extra: Double
  private let tabs: [Int: Double]

  init(
    _ writer: LineWriter, of glyphs: [ShapedGlyph], record: LineRecord, extra: Double,
    tabs: [Int: Double]
  ) {
    self.writer = writer
    self.glyphs = glyphs
    self.record = record
    self.extra = extra
    self.tabs = tabs
  }

  func run(_ piece: LineWriter.Piece, at x: Double) -> TextRun {
    let item = writer.paragraph.items[piece.item]
    let attributes = writer.paragraph.text.runs[item.run].attributes
    let scale = writer.layout.scale
    let isAddition = piece.addition != .none
    let fonts = writer.paragraph.fonts
    let font = fonts[isAddition ? item.additionFont(among: fonts) : item.font]
    var instance = font.instance
    if instance.face.colorStrikes.isEmpty { instance.slant += attributes.obliqueness ?? 0 }
    var run = TextRun(
      glyphs: GlyphRun(font: instance, size: font.size * scale, glyphs: []),
      origin: Point(x: x, y: record.baseline - (attributes.baselineOffset ?? 0) * scale),
      width: 0, range: piece.text, isRightToLeft: piece.level & 1 != 0,
      looks: AttributesReference(runs: writer.paragraph.text.runs, index: item.run), imageFrame: nil
    )
    if isAddition {
      writeAddition(piece.addition, in: font, to: &run)
    } else {
      writeGlyphs(of: piece, in: font, to: &run)
    }
    if item.isImage, !isAddition, let image = attributes.image {
      let height = max(0, image.height) * scale
      run.imageFrame = Rect(
        x: x, y: run.origin.y - image.baselineOffset * scale - height, width: run.width,
        height: height)
    }
    return run
  }

  private func writeGlyphs(of piece: LineWriter.Piece, in font: ItemFont, to run: inout TextRun) {
    let scale = writer.layout.scale
    let (lead, pointsPerUnit) = ((font.fit?.lead ?? 0) * scale, font.scale * scale)
    // The space between words of another font is a run of its own: it needs no memory for nothing.
    if piece.glyphs.count > 1 { run.glyphs.glyphs.reserveCapacity(piece.glyphs.count) }
    run.width = forEachGlyph(of: piece) { glyph, pen, _ in
      if glyph.flags.contains(.invisible) { return }
      let position = Point(
        x: pen + lead + Double(glyph.dx) * pointsPerUnit, y: -Double(glyph.dy) * pointsPerUnit)
      run.glyphs.glyphs.append(
        GlyphRun.Glyph(id: glyph.id, cluster: glyph.cluster, position: position))
    }
  }

  /// Walks over the glyphs from left to right with the pen's place and way, in points from the
  /// run's origin; returns where the pen ends.
  @inline(__always)
  private func forEachGlyph(
    of piece: LineWriter.Piece,
    _ body: (_ glyph: ShapedGlyph, _ pen: Double, _ advance: Double) -> Void
  ) -> Double {
    let scale = writer.layout.scale
    let isRightToLeft = piece.level & 1 != 0
    var pen = 0.0
    for step in 0..<piece.glyphs.count {
      let index =
        isRightToLeft ? piece.glyphs.upperBound - 1 - step : piece.glyphs.lowerBound + step
      let glyph = glyphs[index]
      var advance = glyph.advance * scale
      if glyph.flags.contains(.tab) { advance = (tabs[index] ?? 0) * scale }
      if glyph.flags.contains(.expandable) { advance += extra }
      body(glyph, pen, advance)
      pen += advance
    }
    return pen
  }

  /// The stretches of a piece that are not white space, in points from the run's origin.
  func words(of piece: LineWriter.Piece) -> [(start: Double, end: Double)] {
    var words: [(start: Double, end: Double)] = []
    var isInWord = false
    _ = forEachGlyph(of: piece) { glyph, pen, advance in
      if glyph.flags.contains(.whitespace) {
        isInWord = false
      } else if isInWord {
        words[words.count - 1].end = pen + advance
      } else {
        words.append((pen, pen + advance))
        isInWord = true
      }
    }
    return words
  }

  private func writeAddition(
    _ addition: LineRecord.Addition, in font: ItemFont, to run: inout TextRun
  ) {
    let added =
      addition == .hyphen
      ? AddedGlyphs.hyphen(in: font) : AddedGlyphs.ellipsis(in: font)
    let scale = writer.layout.scale
    let (lead, advance) = ((font.fit?.lead ?? 0) * scale, added.advance * scale)
    for index in 0..<added.count {
      run.glyphs.glyphs.append(
        GlyphRun.Glyph(
          id: added.glyph, cluster: UInt32(run.range.lowerBound),
          position: Point(x: lead + Double(index) * advance, y: 0)))
    }
    run.width = Double(added.count) * advance
  }
}
