/// Breaks a shaped paragraph greedily into lines of a width, in units between break opportunities,
/// and inside a unit only when it alone is wider than a line. Breaks fall between clusters, so no
/// ligature is cut.
///
/// Widths are first added up as the paragraph was shaped. A line that ends near the limit is measured with
/// its ends shaped again, which moves them by the kerning with the other line's letters: by less than the
/// size of the text.
struct LineBreaker {
  private let paragraph: Paragraph
  private var wholeLimit: Double
  /// The width that the indent of the current line leaves.
  private var limit: Double
  private var indent = LineIndent()
  private let breaksAnywhere: Bool
  /// By how much the ends of a line may differ from the paragraph; in points.
  private let slack: Double
  private let edges: LineEdges
  private var glyph = 0
  private var unit = 0
  private var isAfterLineBreak = false
  /// The end of the cell that is broken alone.
  private var stop = Int.max

  /// A surplus under this many points is rounding noise: a text must fit in its own width.
  static let tolerance = 1e-5

  init(_ paragraph: Paragraph, width: Double) {
    self.paragraph = paragraph
    wholeLimit = width + Self.tolerance
    limit = wholeLimit
    slack = paragraph.hasUnsafeBreaks ? paragraph.fonts.reduce(0) { max($0, $1.size) } : 0
    edges = LineEdges(paragraph)
    breaksAnywhere = paragraph.style.lineBreakMode == .characterWrap && width < .infinity
  }

  /// Breaks the cell of a table, by its glyphs.
  init(_ paragraph: Paragraph, width: Double, ofCell glyphs: Range<Int>) {
    self.init(paragraph, width: width)
    glyph = glyphs.lowerBound
    stop = glyphs.upperBound
    unit = paragraph.unit(ofGlyph: glyph)
  }

  /// The first glyph of the next line.
  var position: Int { glyph }

  /// Goes on behind a paragraph that ends at a glyph, its line break included.
  mutating func skip(to end: Int) {
    let last = min(paragraph.unit(ofGlyph: end), paragraph.units.count - 1)
    glyph = paragraph.units[last].glyphEnd
    unit = last + 1
    isAfterLineBreak =
      glyph == paragraph.glyphs.count && paragraph.glyphs[glyph - 1].flags.contains(.lineBreak)
  }

  /// Gives the lines from here on another width, in points.
  mutating func limit(to width: Double) { wholeLimit = width + Self.tolerance }

  /// True if text remains; an empty line after a line break at the end counts.
  var hasMore: Bool { glyph < paragraph.glyphs.count || isAfterLineBreak }

  /// The next line, or nil at the end. Every line takes at least one cluster.
  mutating func next() -> LineRecord? {
    if glyph >= stop { return nil }
    guard glyph < paragraph.glyphs.count else {
      guard isAfterLineBreak || paragraph.glyphs.isEmpty && unit == 0 else { return nil }
      isAfterLineBreak = false
      unit = 1
      return LineRecord(start: glyph, contentEnd: glyph, next: glyph, width: 0, endsParagraph: true)
    }
    isAfterLineBreak = false
    if stop == .max { indent = paragraph.indent(ofLineAt: glyph) }
    limit = max(wholeLimit - indent.both, Self.tolerance)
    var line = breaksAnywhere ? nextOfClusters() : nextOfUnits()
    line.indent = indent
    return line
  }

  /// A place at which a line of whole units could end. Most are passed, so that no line is made of
  /// each.
  private struct Candidate {
    /// The last unit of the line.
    var unit: Int
    /// The width of the line, with its hyphen.
    var width: Double
    var isHyphenated: Bool
  }

  /// Fills a line with whole units.
  private mutating func nextOfUnits() -> LineRecord {
    let start = glyph
    var x = 0.0
    let firstUnit = unit
    /// The candidate that certainly fits, and those that may.
    var best: Candidate?
    var doubtful: [Candidate] = []
    while unit < paragraph.units.count, glyph < stop {
      let current = paragraph.units[unit]
      let width =
        glyph < current.contentEnd && glyph > firstGlyph(of: unit)
        ? rest(of: current, at: x) : current.width
      if x + width > limit + slack { break }
      let hyphen = current.ending == .softHyphen ? hyphenWidth(current) : 0
      if x + width + hyphen <= limit + slack {
        let end = Candidate(unit: unit, width: x + width + hyphen, isHyphenated: hyphen > 0)
        if end.width <= limit - slack { best = end } else { doubtful.append(end) }
      }
      x += width + trailingWidth(current, at: x + width)
      glyph = current.glyphEnd
      unit += 1
      if current.ending == .mandatory { break }
    }
    while let last = doubtful.popLast() {
      let line = settled(line(from: start, to: last))
      guard line.width <= limit else { continue }
      finish(line, unit: last.unit + 1)
      return line
    }
    guard let best else {
      glyph = start
      unit = firstUnit
      return nextOfClusters()
    }
    let line = settled(line(from: start, to: best))
    finish(line, unit: best.unit + 1)
    return line
  }

  private func line(from start: Int, to end: Candidate) -> LineRecord {
    let last = paragraph.units[end.unit]
    return LineRecord(
      start: start, contentEnd: last.contentEnd, next: last.glyphEnd,
      addition: end.isHyphenated ? .hyphen : .none,
      additionItem: end.isHyphenated ? paragraph.item(nearGlyph: last.glyphEnd - 1) : 0,
      width: end.width,
      trailing: [.allowed, .end].contains(last.ending) ? last.trailing : 0,
      endsParagraph: last.ending == .mandatory || last.ending == .end)
  }

  /// A line with its ends shaped anew where they must be.
  private func settled(_ line: LineRecord) -> LineRecord {
    var line = line
    let (edges, added) = edges.edges(of: line.start..<line.next, contentEnd: line.contentEnd)
    line.edges = edges
    line.width += added
    return line
  }

  /// Fills a line with clusters, at least one; ends at a line break.
  private mutating func nextOfClusters() -> LineRecord {
    var record = LineRecord(
      start: glyph, contentEnd: glyph, next: glyph, width: 0, endsParagraph: false)
    var x = 0.0
    var index = glyph
    /// Ends of the line that certainly fit, and that may.
    var best: LineRecord?
    var doubtful: [LineRecord] = []
    while index < min(paragraph.glyphs.count, stop) {
      let end = clusterEnd(from: index)
      let flags = paragraph.glyphs[index].flags
      let width = flags.contains(.tab) ? tabWidth(at: x) : advances(index..<end)
      let isSpace = flags.contains(.whitespace)
      if !isSpace, x + width > limit + slack, index > record.start { break }
      x += width
      index = end
      record.next = index
      if !isSpace {
        record.contentEnd = index
        record.width = x
      }
      if record.width <= limit - slack || best == nil || best?.contentEnd == record.contentEnd {
        best = record
      } else if doubtful.last?.contentEnd == record.contentEnd {
        doubtful[doubtful.count - 1] = record
      } else {
        doubtful.append(record)
      }
      if flags.contains(.lineBreak), isUnitEnd(index) { break }
    }
    record = fitting(&doubtful) ?? best.map(settled) ?? record
    if let next = breaksAnywhere ? nil : betterEnd(of: record) {
      record.next = next
      record.contentEnd = next
      while paragraph.glyphs[record.contentEnd - 1].flags.contains(.whitespace) {
        record.contentEnd -= 1
      }
      record.width = advances(record.start..<record.contentEnd)
      record = settled(record)
    }
    if !breaksAnywhere, let line = hyphenated(record) { record = line }
    let last = paragraph.glyphs[record.next - 1].flags
    record.endsParagraph = last.contains(.lineBreak) || record.next == paragraph.glyphs.count
    var after = unit
    while after < paragraph.units.count, paragraph.units[after].glyphEnd <= record.next {
      after += 1
    }
    finish(record, unit: after)
    return record
  }

  /// The place to cut a line at that ends inside of a unit; nil where no place is better than another.
  ///
  /// That is behind the last space, which a sign after it holds in the unit (`")", .name`), or behind the last hyphen
  /// between two numbers rather than inside of a number.
  private func betterEnd(of line: LineRecord) -> Int? {
    guard line.next < paragraph.glyphs.count, line.contentEnd > line.start,
      paragraph.units[paragraph.unit(ofGlyph: line.next - 1)].glyphEnd != line.next
    else { return nil }
    var string = paragraph.text.string
    return string.withUTF8 { bytes in
      func isDigit(_ offset: Int) -> Bool {
        bytes.indices.contains(offset) && (0x30...0x39).contains(bytes[offset])
      }
      func last(_ fits: (Int) -> Bool) -> Int? {
        (line.start + 1..<line.next + 1).last { index in
          fits(Int(paragraph.glyphs[index].cluster))
            && paragraph.glyphs[index].flags.contains(.clusterStart)
        }
      }
      // Spaces at the beginning of a line end nothing.
      if let space = last({ bytes[$0 - 1] == 0x20 }),
        (line.start..<space).contains(where: { !paragraph.glyphs[$0].flags.contains(.whitespace) })
      {
        return space
      }
      return last { bytes[$0 - 1] == 0x2D && isDigit($0 - 2) && isDigit($0) }
    }
  }

  /// Ends a line that ends inside of a word at the last place for a hyphen before; nil without such a place.
  private func hyphenated(_ line: LineRecord) -> LineRecord? {
    guard paragraph.style.hyphenation != .none, line.next < paragraph.glyphs.count else {
      return nil
    }
    let number = paragraph.unit(ofGlyph: line.next - 1)
    let unit = paragraph.units[number]
    guard unit.glyphEnd != line.next, line.next < unit.contentEnd else { return nil }
    for glyph in paragraph.hyphens(inGlyphs: firstGlyph(of: number)..<unit.contentEnd).reversed()
    where (line.start + 1...line.next).contains(glyph) {
      let item = paragraph.item(nearGlyph: glyph - 1)
      let hyphen = AddedGlyphs.hyphen(in: paragraph.additionFont(ofItem: item)).width
      let end = settled(
        LineRecord(
          start: line.start, contentEnd: glyph, next: glyph, addition: .hyphen, additionItem: item,
          width: advances(line.start..<glyph) + hyphen, endsParagraph: false))
      if end.width <= limit { return end }
    }
    return nil
  }

  /// The longest of some lines that fits with its ends shaped anew.
  private func fitting(_ lines: inout [LineRecord]) -> LineRecord? {
    while let last = lines.popLast() {
      let line = settled(last)
      if line.width <= limit { return line }
    }
    return nil
  }

  private mutating func finish(_ record: LineRecord, unit: Int) {
    glyph = record.next
    self.unit = unit
    isAfterLineBreak =
      glyph == paragraph.glyphs.count && paragraph.glyphs[glyph - 1].flags.contains(.lineBreak)
  }

  private func isUnitEnd(_ index: Int) -> Bool {
    // CR LF is one line break: only its end ends a unit.
    index == paragraph.glyphs.count || !paragraph.glyphs[index].flags.contains(.lineBreak)
      || paragraph.units[unit...].first { $0.glyphEnd >= index }?.glyphEnd == index
  }

  private func firstGlyph(of unit: Int) -> Int {
    unit == 0 ? 0 : paragraph.units[unit - 1].glyphEnd
  }

  private func advances(_ range: Range<Int>) -> Double { paragraph.advances(range) }

  /// The width of a unit that the line before began, or a greater one than fits: a word of many
  /// lines must not be added up for each of them.
  private func rest(of unit: BreakUnit, at x: Double) -> Double {
    var sum = 0.0
    for index in glyph..<unit.contentEnd {
      sum += paragraph.glyphs[index].advance
      if x + sum > limit + slack { return sum }
    }
    return sum
  }

  private func clusterEnd(from index: Int) -> Int { paragraph.clusterEnd(from: index) }

  private func hyphenWidth(_ unit: BreakUnit) -> Double {
    let item = paragraph.item(nearGlyph: unit.glyphEnd - 1)
    return AddedGlyphs.hyphen(in: paragraph.additionFont(ofItem: item)).width
  }

  /// The width of the white space behind a unit that ends at `x`.
  private func trailingWidth(_ unit: BreakUnit, at x: Double) -> Double {
    guard unit.hasTab else { return unit.trailing }
    var end = x
    for index in unit.contentEnd..<unit.glyphEnd {
      let glyph = paragraph.glyphs[index]
      end += glyph.flags.contains(.tab) ? tabWidth(at: end) : glyph.advance
    }
    return end - x
  }

  private func tabWidth(at x: Double) -> Double { paragraph.tabWidth(at: x, indent) }
}

extension ParagraphStyle {
  /// The way from a place in a line to the next tab stop; of those at intervals, at least a tenth of
  /// one.
  func tabWidth(at x: Double) -> Double {
    if let next = tabStops.filter({ $0 > x + LineBreaker.tolerance }).min() { return next - x }
    guard tabInterval > 0, tabInterval.isFinite else { return 0 }
    let stop = ((x + tabInterval / 10) / tabInterval).rounded(.down) + 1
    return stop * tabInterval - x
  }
}

extension Paragraph {
  /// The sum of the advances of glyphs.
  func advances(_ range: Range<Int>) -> Double {
    var sum = 0.0
    for index in range { sum += glyphs[index].advance }
    return sum
  }

  /// The glyphs in a range before which a word may have a hyphen, in rising order.
  func hyphens(inGlyphs range: Range<Int>) -> [Int] {
    guard let patterns = typesetter.fonts.hyphenation, !range.isEmpty else { return [] }
    var string = text.string
    return string.withUTF8 { bytes in
      let end =
        range.upperBound < glyphs.count ? Int(glyphs[range.upperBound].cluster) : bytes.count
      let offsets = Set(
        patterns.places(
          in: text, bytes, range: Int(glyphs[range.lowerBound].cluster)..<end, locale: style.locale)
      )
      return range.filter {
        glyphs[$0].flags.contains(.clusterStart) && offsets.contains(Int(glyphs[$0].cluster))
      }
    }
  }

  /// The unit that holds a glyph, or the number of units; logarithmic.
  func unit(ofGlyph glyph: Int) -> Int {
    var (low, high) = (0, units.count)
    while low < high {
      let middle = (low + high) / 2
      if units[middle].glyphEnd <= glyph { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The glyph after the cluster that begins at a glyph.
  func clusterEnd(from index: Int) -> Int {
    var end = index + 1
    while end < glyphs.count, !glyphs[end].flags.contains(.clusterStart) { end += 1 }
    return end
  }
}
