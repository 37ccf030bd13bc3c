internal import GalleyDesign
internal import GalleyGeometry

/// Places the areas behind a line's runs and the lines under and through them. Neighbouring runs
/// that look alike share one area and one line, so that dashes go on without a seam.
struct LineDecorator {
  private let writer: LineWriter
  private let pieces: [LineWriter.Piece]
  private let runWriter: RunWriter
  private let grid: PixelGrid

  init(_ writer: LineWriter, _ pieces: [LineWriter.Piece], _ runWriter: RunWriter) {
    self.writer = writer
    self.pieces = pieces
    self.runWriter = runWriter
    grid = writer.layout.grid
  }

  func decorate(_ line: inout TextLine) {
    for (index, run) in line.runs.enumerated() {
      if let color = run.attributes.background { addBackground(color, run, to: &line) }
      let metrics = self.metrics(of: pieces[index])
      if let underline = run.attributes.underline {
        add(underline, index, metrics, isThroughText: false, to: &line)
      }
      if let strikethrough = run.attributes.strikethrough {
        add(strikethrough, index, metrics, isThroughText: true, to: &line)
      }
    }
  }

  private func addBackground(_ color: RGBAColor, _ run: TextRun, to line: inout TextLine) {
    let frame = Rect(x: run.origin.x, y: line.origin.y, width: run.width, height: line.height)
    if let last = line.backgrounds.last, last.color == color, touches(last.frame, frame) {
      line.backgrounds[line.backgrounds.count - 1].frame.size.width += frame.size.width
    } else {
      line.backgrounds.append(TextBackground(frame: frame, color: color))
    }
  }

  /// Returns the metrics of the font that the text requested, scaled to points.
  private func metrics(of piece: LineWriter.Piece) -> (metrics: FontMetrics, size: Double) {
    let font = writer.paragraph.fonts[writer.paragraph.items[piece.item].primaryFont]
    return (font.shaping.metrics, font.size * writer.layout.scale)
  }

  private func add(
    _ decoration: LineDecoration, _ index: Int, _ font: (metrics: FontMetrics, size: Double),
    isThroughText: Bool, to line: inout TextLine
  ) {
    let run = line.runs[index]
    let metrics = font.metrics
    let thickness = grid.thickness(
      (isThroughText ? metrics.strikethroughThickness : metrics.underlineThickness) * font.size
        * (decoration.style == .thick ? 2 : 1))
    let distance = isThroughText ? -metrics.strikethroughPosition : metrics.underlinePosition
    let top = grid.snapped(run.origin.y + distance * font.size - thickness / 2)
    let tops =
      decoration.style == .double
      ? (isThroughText ? [top - thickness, top + thickness] : [top, top + 2 * thickness]) : [top]
    let words = decoration.byWord ? runWriter.words(of: pieces[index]) : [(0, run.width)]
    let skips = decoration.skipsInk && !isThroughText && decoration.pattern == .solid
    let gaps =
      skips ? inkGaps(index, run, tops[0]...(tops[tops.count - 1] + thickness), thickness) : []
    for span in words.flatMap({ rest(of: $0, without: gaps) }) {
      for top in tops {
        add(
          TextDecoration(
            frame: Rect(
              x: run.origin.x + span.start, y: top, width: span.end - span.start,
              height: thickness),
            color: decoration.color ?? run.color,
            dashes: decoration.pattern.dashes.map { $0 * thickness },
            isThroughText: isThroughText),
          to: &line)
      }
    }
  }

  /// Returns the gaps that the letters of a run leave in a line under them: the stretches that they reach
  /// into, wider by the line's thickness at both ends (as in browsers), in points from the run.
  private func inkGaps(
    _ index: Int, _ run: TextRun, _ band: ClosedRange<Double>, _ thickness: Double
  ) -> [ClosedRange<Double>] {
    guard run.imageFrame == nil else { return [] }
    let item = writer.paragraph.items[pieces[index].item]
    let fonts = writer.paragraph.fonts
    let font = fonts[
      pieces[index].addition == .none ? item.font : item.additionFont(among: fonts)]
    let scale = font.scale * writer.layout.scale
    return run.glyphs.glyphs.compactMap { glyph in
      let baseline = run.origin.y + glyph.position.y
      let ink = font.shaping.ink(
        of: glyph.id, between: (baseline - band.upperBound) / scale,
        and: (baseline - band.lowerBound) / scale, slant: run.glyphs.font.slant)
      return ink.map { ink in
        let start = glyph.position.x + ink.lowerBound * scale - thickness
        return start...(glyph.position.x + ink.upperBound * scale + thickness)
      }
    }
  }

  /// Returns the parts of a stretch that remain without gaps, which may overlap and be in any order.
  private func rest(
    of span: (start: Double, end: Double), without gaps: [ClosedRange<Double>]
  ) -> [(start: Double, end: Double)] {
    var rest: [(start: Double, end: Double)] = []
    var start = span.start
    for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) where gap.upperBound > start {
      if gap.lowerBound >= span.end { break }
      if gap.lowerBound > start { rest.append((start, gap.lowerBound)) }
      start = gap.upperBound
    }
    if start < span.end { rest.append((start, span.end)) }
    return rest
  }

  private func add(_ new: TextDecoration, to line: inout TextLine) {
    let match = line.decorations.lastIndex { old in
      old.color == new.color && old.dashes == new.dashes && old.isThroughText == new.isThroughText
        && old.frame.minY == new.frame.minY && touches(old.frame, new.frame)
    }
    if let match {
      line.decorations[match].frame.size.width += new.frame.size.width
    } else {
      line.decorations.append(new)
    }
  }

  private func touches(_ left: Rect, _ right: Rect) -> Bool {
    abs(left.maxX - right.minX) < 1e-6 && left.size.height == right.size.height
  }
}

extension PixelGrid {
  /// A thickness as a whole number of pixels, at least one.
  func thickness(_ value: Double) -> Double { max(pixel, snapped(value)) }
}
