/// The lines of a layout while they are stacked, and the part of them that is stored. The lines of a long
/// text are not: only the walk at every few hundredth line is, from which the lines behind it are walked over
/// again if they are requested.
struct LineStack: Sendable {
  /// The state from which a walk can continue.
  private struct Mark: Sendable {
    /// The line behind it.
    var line: Int
    /// The top of that line, in points.
    var top: Double
    var walk: LineWalk
  }

  /// More lines than these are not kept.
  static let mostKept = 1 << 11
  /// There are at least so many lines from one mark to the next.
  private static let linesBetweenMarks = 1 << 8

  /// The number of lines.
  private(set) var count = 0
  /// True if text is left out.
  var isTruncated = false
  /// The baseline of the first line, in points.
  private(set) var firstBaseline = 0.0
  /// The tables that lines belong to, with the indents of these before scaling to fit.
  private(set) var tables: [Int: Double] = [:]
  /// All lines, or at least the last one with the cells beside it.
  private var lines: [LineRecord] = []
  private var marks: [Mark] = []
  /// The walk that becomes a mark with the next line.
  private var pending: LineWalk?
  /// The measures of all lines but the last, which may still be cut.
  private var before = Extremes()

  /// The common measures of all lines.
  private struct Extremes: Sendable {
    var widest = 0.0
    var widestWithSpace = 0.0
    var highest = 0.0
    var isFilled = false

    mutating func add(_ line: LineRecord) {
      highest = max(highest, line.height)
      guard line.cell == nil else { return }
      let width = line.indent.both + line.width
      widest = max(widest, width)
      widestWithSpace = max(widestWithSpace, width + line.trailing)
      if !line.endsParagraph { isFilled = true }
    }
  }

  private var all: Extremes {
    var all = before
    for line in lastLines { all.add(line) }
    return all
  }

  /// The greatest width of a line and its indent before scaling to fit, cells not counted.
  var widest: Double { all.widest }
  /// The same with the white space at which lines are broken.
  var widestWithSpace: Double { all.widestWithSpace }
  /// The height of the highest line, in points.
  var highest: Double { all.highest }
  /// True if a line that is not a cell continues in the next one.
  var isFilled: Bool { all.isFilled }
  /// The number of lines that are kept.
  var keptCount: Int { lines.count }
  /// The end of the last line, in points.
  var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }
  /// The baseline of the last line, in points.
  var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// The last line, or those of the cells beside one another.
  var lastLines: ArraySlice<LineRecord> {
    guard let last = lines.last else { return [] }
    guard last.cell != nil else { return lines.suffix(1) }
    let start = lines.lastIndex { $0.cell == nil || $0.top != last.top }
    return lines[(start.map { $0 + 1 } ?? 0)...]
  }

  /// True if the walk should be stored in its state before the next line.
  var wantsMark: Bool { count >= (marks.last?.line ?? 0) + Self.linesBetweenMarks }

  mutating func mark(_ walk: LineWalk) { pending = walk }

  /// Adds a line below the others, or lines of cells beside one another.
  ///
  /// - Parameter table: The table that they belong to.
  mutating func add(_ line: LineRecord, table: Int?) {
    if let walk = pending { marks.append(Mark(line: count, top: line.top, walk: walk)) }
    pending = nil
    if count == 0 { firstBaseline = line.baseline }
    if let table { tables[table] = max(tables[table] ?? 0, line.indent.both) }
    if let last = lines.last, last.cell == nil || line.cell == nil || last.top != line.top {
      for line in lastLines { before.add(line) }
      if count >= Self.mostKept { lines.removeAll(keepingCapacity: lines.capacity < 64) }
    }
    lines.append(line)
    count += 1
  }

  /// Puts other lines in place of the last ones.
  mutating func replaceLast(_ new: [LineRecord]) {
    lines.replaceSubrange(lastLines.indices, with: new)
    if count == new.count, let first = new.first { firstBaseline = first.baseline }
  }

  /// Some of the lines; those of a long text are broken again.
  func lines(_ range: Range<Int>, _ stacking: LineStacking) -> [LineRecord] {
    if lines.count == count { return Array(lines[range]) }
    let mark = marks.last { $0.line <= range.lowerBound }
    var walk = mark?.walk ?? LineWalk(stacking)
    var index = mark?.line ?? 0
    var result: [LineRecord] = []
    result.reserveCapacity(range.count)
    while index < range.upperBound {
      let next = walk.next()
      if next.isEmpty { break }
      for line in next {
        if range.contains(index) { result.append(line) }
        index += 1
      }
    }
    // The last ones may have been cut.
    let end = count - lines.count
    for index in range.clamped(to: end..<count) {
      result[index - range.lowerBound] = lines[index - end]
    }
    return result
  }

  /// The first line whose top is far enough down; logarithmic, and in a long text linear in the lines from
  /// one mark to the next.
  func firstLine(_ stacking: LineStacking, whereTop isBehind: (Double) -> Bool) -> Int {
    if lines.count == count { return Self.first(in: 0..<count) { isBehind(lines[$0].top) } }
    let next = Self.first(in: 0..<marks.count) { isBehind(marks[$0].top) }
    let start = next > 0 ? marks[next - 1].line : 0
    let some = lines(start..<(next < marks.count ? marks[next].line : count), stacking)
    return start + Self.first(in: 0..<some.count) { isBehind(some[$0].top) }
  }

  private static func first(in range: Range<Int>, where isFound: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isFound(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
