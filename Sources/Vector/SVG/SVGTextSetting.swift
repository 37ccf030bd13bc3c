import GalleyGeometry
import GalleySystem
import GalleyText

/// The glyphs of a text element at their places, in its user units.
struct SVGTextSetting {
  /// The required length of a text. With `stretches`, its glyphs grow with it.
  struct Length {
    var length: Double
    var stretches: Bool
  }

  /// A glyph in colours of its own, or in a weight that its face does not have.
  struct Glyph {
    var run: GlyphRun
    /// From the glyph's origin to the user's space.
    var way: Transform
  }

  /// The glyphs of a span.
  struct Piece {
    var span: Int
    var path = Path()
    var glyphs: [Glyph] = []
    /// The baselines of its runs, each from 0 along x.
    var stretches: [(way: Transform, width: Double)] = []
  }

  private(set) var pieces: [Piece] = []
  /// Round the cells of all glyphs; nil for none.
  private(set) var box: Rect?
  /// The characters that no face covers.
  private(set) var missing: [(script: String, first: MissingCharacter, count: Int)] = []
  private let reading: SVGTextReading
  private let typesetter: Typesetter
  private let length: Length?
  private var outlines: [FontInstance: GlyphOutlines] = [:]
  private var numbers: [Int: Int] = [:]
  private var rises: [Int: Double] = [:]
  private var blanks: [Int: Double] = [:]
  private var pen = Point.zero

  init(_ reading: SVGTextReading, _ typesetter: Typesetter, length: Length?) {
    self.reading = reading
    self.typesetter = typesetter
    self.length = length
    for chunk in reading.chunks { set(chunk) }
  }

  private func style(of letter: Int) -> SVGStyle {
    reading.spans[reading.letters[letter].span].place.style
  }

  // MARK: Chunks

  /// The shift of each letter from its position in plain text.
  private struct Shifts {
    var x: [Double] = []
    var y: [Double] = []
    /// The shift after the last letter.
    var end = 0.0
  }

  private mutating func set(_ chunk: Range<Int>) {
    guard !chunk.isEmpty else { return }
    let (text, offsets) = text(of: chunk)
    let style = style(of: chunk.lowerBound)
    let isBackwards = style.text.isRightToLeft
    let paragraph = Paragraph(
      text,
      style: ParagraphStyle(
        alignment: .left, lineBreakMode: .clip,
        baseDirection: isBackwards ? .rightToLeft : .leftToRight),
      typesetter: typesetter)
    missing += paragraph.missingScripts
    guard let line = paragraph.layout(grid: PixelGrid(scale: 64)).lines.first else { return }
    var shifts = shifts(of: chunk)
    shifts.end += blanks(atEndOf: chunk)
    var total = line.width + shifts.end
    var factor = 1.0
    if let length, total > 0 {
      if length.stretches {
        factor = length.length / total
      } else {
        let more = (length.length - total) / Double(max(1, chunk.count - 1))
        for index in shifts.x.indices { shifts.x[index] += more * Double(index) }
      }
      total = length.length
    }
    let first = reading.letters[chunk.lowerBound]
    let start = Point(x: first.x ?? pen.x, y: first.y ?? pen.y)
    let before =
      switch (style.text.anchor, isBackwards) {
      case (.start, false), (.end, true): 0.0
      case (.middle, _): total / 2
      case (.end, false), (.start, true): total
      }
    let way = Transform.scale(x: factor, y: 1)
      .followed(by: .translation(x: start.x - before, y: start.y))
    for run in line.runs where run.image == nil {
      place(run, line.baseline, chunk, offsets, shifts, way)
    }
    pen = Point(x: start.x - before + total, y: start.y + (shifts.y.last ?? 0))
  }

  /// The text of letters, and the offset of each in it.
  private func text(of chunk: Range<Int>) -> (text: AttributedText, offsets: [Int]) {
    var text = AttributedText()
    var offsets: [Int] = []
    var index = chunk.lowerBound
    var offset = 0
    while index < chunk.upperBound {
      let span = reading.letters[index].span
      var scalars = String.UnicodeScalarView()
      while index < chunk.upperBound, reading.letters[index].span == span {
        let scalar = reading.letters[index].scalar
        scalars.append(scalar)
        offsets.append(offset)
        offset += UTF8.width(scalar)
        index += 1
      }
      text.append(AttributedText(String(scalars), attributes: attributes(of: span)))
    }
    return (text, offsets)
  }

  private func attributes(of span: Int) -> TextAttributes {
    let style = reading.spans[span].place.style
    var attributes = TextAttributes(font: style.text.font(size: style.fontSize))
    let spacing = style.points(style.text.letterSpacing, of: style.fontSize)
    if spacing != 0 { attributes.letterSpacing = spacing }
    return attributes
  }

  private func shifts(of chunk: Range<Int>) -> Shifts {
    var shifts = Shifts()
    var (x, y) = (0.0, 0.0)
    for index in chunk {
      let letter = reading.letters[index]
      x += letter.dx ?? 0
      y += letter.dy ?? 0
      shifts.x.append(x)
      shifts.y.append(y)
      guard letter.isBlank else { continue }
      let style = style(of: index)
      x += style.points(style.text.wordSpacing, of: style.fontSize)
    }
    shifts.end = x
    return shifts
  }

  /// The width of the blanks at the end of a chunk, which a line does not count.
  private mutating func blanks(atEndOf chunk: Range<Int>) -> Double {
    let blanks = reading.letters[chunk].reversed().prefix { $0.isBlank }
    return blanks.reduce(0) { $0 + blank(of: $1.span) }
  }

  private mutating func blank(of span: Int) -> Double {
    if let known = blanks[span] { return known }
    func width(_ text: String) -> Double {
      let text = AttributedText(text, attributes: attributes(of: span))
      let layout = Paragraph(text, typesetter: typesetter).layout(grid: PixelGrid(scale: 64))
      return layout.lines.first?.width ?? 0
    }
    let width = width("n n") - width("nn")
    blanks[span] = width
    return width
  }

  // MARK: Glyphs

  /// - Parameter way: From the line's space, its baseline at 0, to the user's.
  private mutating func place(
    _ run: TextRun, _ baseline: Double, _ chunk: Range<Int>, _ offsets: [Int], _ shifts: Shifts,
    _ way: Transform
  ) {
    let first = Self.index(of: run.range.lowerBound, in: offsets)
    let font = run.glyphs.font
    let span = reading.letters[chunk.lowerBound + first].span
    let metrics = typesetter.metrics(of: font)
    let origin = Point(
      x: run.origin.x + shifts.x[first],
      y: run.origin.y - baseline + shifts.y[first] + rise(of: span))
    let cell = Rect(
      x: origin.x, y: origin.y - metrics.ascent * run.glyphs.size, width: run.width,
      height: (metrics.ascent + metrics.descent) * run.glyphs.size)
    let area = Path.rectangle(cell).applying(way).boundingRect
    box = box.map { $0.union(area) } ?? area
    let isEven = isEven(run, chunk, offsets, shifts)
    if isEven {
      pieces[piece(of: span)].stretches.append(
        (Transform.translation(x: origin.x, y: origin.y).followed(by: way), run.width))
    }
    var base: (cluster: UInt32, point: Point)?
    var cells: [(start: Double, span: Int, way: Transform)] = []
    for glyph in run.glyphs.glyphs {
      let index = Self.index(of: Int(glyph.cluster), in: offsets)
      let letter = reading.letters[chunk.lowerBound + index]
      let point = Point(
        x: run.origin.x + glyph.position.x + shifts.x[index],
        y: run.origin.y - baseline + glyph.position.y + shifts.y[index] + rise(of: letter.span))
      let begins = base?.cluster != glyph.cluster
      if begins { base = (glyph.cluster, point) }
      var own = Transform.translation(x: point.x, y: point.y)
      if let turn = letter.turn, let base {
        own = own.followed(by: Transform.rotation(Angle(degrees: turn)).about(base.point))
      }
      if begins { cells.append((glyph.position.x, letter.span, own.followed(by: way))) }
      add(glyph, run.glyphs, letter.span, own.followed(by: way))
    }
    guard !isEven else { return }
    for (index, cell) in cells.enumerated() {
      let end = index + 1 < cells.count ? cells[index + 1].start : run.width
      pieces[piece(of: cell.span)].stretches.append((cell.way, end - cell.start))
    }
  }

  /// Returns true if no letter of a run is moved or turned by itself, so that one line goes along all.
  private func isEven(
    _ run: TextRun, _ chunk: Range<Int>, _ offsets: [Int], _ shifts: Shifts
  ) -> Bool {
    let first = Self.index(of: run.range.lowerBound, in: offsets)
    let last = Self.index(of: run.range.upperBound - 1, in: offsets)
    let span = reading.letters[chunk.lowerBound + first].span
    return (first...max(first, last)).allSatisfy { index in
      let letter = reading.letters[chunk.lowerBound + index]
      return letter.turn == nil && letter.span == span && shifts.x[index] == shifts.x[first]
        && shifts.y[index] == shifts.y[first]
    }
  }

  private static func index(of offset: Int, in offsets: [Int]) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The distance of the baseline of a span below that of the text.
  private mutating func rise(of span: Int) -> Double {
    if let known = rises[span] { return known }
    let style = reading.spans[span].place.style
    let metrics = typesetter.metrics(for: style.text.font(size: style.fontSize))
    let rise = style.text.baseline.height(in: metrics) * style.fontSize - style.text.shift
    rises[span] = rise
    return rise
  }

  private mutating func add(
    _ glyph: GlyphRun.Glyph, _ run: GlyphRun, _ span: Int, _ way: Transform
  ) {
    let font = run.font
    if font.face.colorGlyphs != nil || !font.face.colorStrikes.isEmpty || font.boldness > 0 {
      var single = run
      single.glyphs = [GlyphRun.Glyph(id: glyph.id, cluster: 0, position: .zero)]
      pieces[piece(of: span)].glyphs.append(Glyph(run: single, way: way))
      return
    }
    let known = outlines[font] ?? GlyphOutlines(of: font)
    outlines[font] = known
    let unit = run.size / Double(max(1, font.face.unitsPerEm))
    let upright = Transform(a: unit, b: 0, c: font.slant * unit, d: -unit, tx: 0, ty: 0)
    pieces[piece(of: span)].path.elements +=
      known.outline(of: glyph.id).applying(upright.followed(by: way)).elements
  }

  /// The index of the piece of a span, which is made when it is missing.
  private mutating func piece(of span: Int) -> Int {
    if let known = numbers[span] { return known }
    numbers[span] = pieces.count
    pieces.append(Piece(span: span))
    return pieces.count - 1
  }
}
