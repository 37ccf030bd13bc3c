internal import GalleyDesign

/// Narrows the lines of a paragraph as its style requests: the number of lines stays the same, with other
/// words on them.
struct LineEvening {
  private let paragraph: Paragraph
  private let width: Double
  /// The lines left of the paragraph that was looked at, and after how many the width changes.
  private var left = 0
  private var change: (after: Int, width: Double)?

  /// Paragraphs of more lines are not balanced: it would not be seen, and be slow.
  private static let mostBalanced = 10
  /// The number of lines at the end of a paragraph that give words to the last one.
  private static let mostMoved = 4
  /// A paragraph of more lines is left alone.
  private static let mostLines = 4_096

  init(_ paragraph: Paragraph, width: Double) {
    self.paragraph = paragraph
    self.width = width
  }

  /// Gives the next line its width.
  ///
  /// - Parameter room: The number of lines that there is room for.
  mutating func prepare(_ breaker: inout LineBreaker, room: Int) {
    let wrap = paragraph.style.textWrap
    guard wrap != .wrap, width < .infinity else { return }
    if left == 0 {
      breaker.limit(to: width)
      change = nil
      look(at: breaker, wrap, room: room)
    }
    left = max(0, left - 1)
    guard let next = change else { return }
    if next.after == 0 { breaker.limit(to: next.width) }
    change = (next.after - 1, next.width)
  }

  /// Decides about the paragraph at the breaker's position.
  private mutating func look(at breaker: LineBreaker, _ wrap: TextWrap, room: Int) {
    let most = min(room, wrap == .balance ? Self.mostBalanced : Self.mostLines)
    var lines = breaker
    var last: [(breaker: LineBreaker, line: LineRecord)] = []
    var count = 0
    var isEnd = false
    while count < most, !isEnd {
      let before = lines
      guard let line = lines.next() else { break }
      count += 1
      isEnd = line.endsParagraph
      if last.count == Self.mostMoved, wrap != .balance { last.removeFirst() }
      last.append((before, line))
    }
    left = count
    guard isEnd, count > 1, let end = last.last?.line, let first = last.first else { return }
    if wrap == .pushOut {
      if count == 2 { pushOut(breaker, first.line, end) }
      return
    }
    let range = first.line.start..<end.next
    let least = min(width, paragraph.widestUnit(in: range) + end.indent.both)
    if wrap == .balance {
      let even = bisected(from: least) { Self.lines(of: breaker, at: $0, most: count) != nil }
      change = (0, even)
    } else if end.width + end.indent.both < width / 3 {
      let moved = last.count
      // The widest at which the last line is long enough.
      let enough = bisected(from: least, towardsLeast: false) { width in
        guard let lines = Self.lines(of: first.breaker, at: width, most: moved),
          lines.count == moved
        else { return true }
        return lines[moved - 1].width + lines[moved - 1].indent.both >= self.width / 3
      }
      guard let lines = Self.lines(of: first.breaker, at: enough, most: moved),
        lines.count == moved, lines[moved - 1].width > end.width
      else { return }
      change = (count - moved, enough)
    }
  }

  /// Narrows the first of two lines so that its last word joins the only word of the other one, if that is shorter than
  /// 0.4 of the width, there is room for both, another word stays, and the lines are more even then.
  ///
  /// A word begins after a slash too: "Smart/Current/ | Recent Location" in pia-foss/mobile-ios at 0c9be9f7
  /// (TypographySnapshotTests, recorded on iOS 26), whose last word has 0.37 of the width; one with 0.45 stays.
  private mutating func pushOut(_ breaker: LineBreaker, _ first: LineRecord, _ end: LineRecord) {
    guard first.contentEnd < first.next, end.width + end.indent.both < 0.4 * width,
      paragraph.lastWord(in: end.start..<end.contentEnd).start == end.start
    else { return }
    let word = paragraph.lastWord(in: first.start..<first.contentEnd)
    guard word.start > first.start else { return }
    let narrower = first.width + first.indent.both - word.width / 2
    guard let lines = Self.lines(of: breaker, at: narrower, most: 2), lines.count == 2,
      abs(lines[0].width - lines[1].width) < abs(first.width - end.width)
    else { return }
    change = (0, narrower)
  }

  /// The least width, or else the greatest, of which something holds that holds of all on one side.
  private func bisected(
    from least: Double, towardsLeast: Bool = true, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (least, width)
    while high - low > 1.0 / 64 {
      let middle = (low + high) / 2
      if holds(middle) == towardsLeast { high = middle } else { low = middle }
    }
    return towardsLeast ? high : low
  }

  /// Returns the lines of the paragraph at a breaker's position; nil if they are more than some number.
  private static func lines(
    of breaker: LineBreaker, at width: Double, most: Int
  ) -> [LineRecord]? {
    var breaker = breaker
    breaker.limit(to: width)
    var lines: [LineRecord] = []
    while lines.count < most, let line = breaker.next() {
      lines.append(line)
      if line.endsParagraph { return lines }
    }
    return nil
  }
}

extension Paragraph {
  /// Returns the first glyph of the last word among glyphs, after the last white space or slash in them, and the word's
  /// width.
  fileprivate func lastWord(in range: Range<Int>) -> (start: Int, width: Double) {
    let bytes = text.string.utf8
    var (start, width) = (range.lowerBound, 0.0)
    for unit in units[unit(ofGlyph: range.lowerBound)...] {
      width += unit.width
      if unit.glyphEnd >= range.upperBound { break }
      let last = bytes.index(bytes.startIndex, offsetBy: max(0, offset(ofGlyph: unit.glyphEnd) - 1))
      if unit.contentEnd < unit.glyphEnd || bytes[last] == 0x2F {
        (start, width) = (unit.glyphEnd, 0)
      }
    }
    return (start, width)
  }

  /// The width of the widest unit among glyphs: narrower lines would tear it apart.
  func widestUnit(in range: Range<Int>) -> Double {
    var widest = 0.0
    for unit in units[unit(ofGlyph: range.lowerBound)...] {
      widest = max(widest, unit.width)
      if unit.glyphEnd >= range.upperBound { break }
    }
    return widest
  }
}
