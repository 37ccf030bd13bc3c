/// A syntax error in a path's text.
public struct PathSyntaxError: Error, Hashable, CustomStringConvertible {
  /// The number of bytes before the mistake.
  public let offset: Int
  /// The expected content.
  public let expectation: String

  /// For example `expected a number after 12 bytes`.
  public var description: String { "expected \(expectation) after \(offset) bytes" }
}

extension Path {
  /// Reads path data as SVG 2, section 9.3, writes it: all commands, absolute and relative. Arcs
  /// become cubic curves of a quarter turn at most. Linear in the length.
  ///
  /// - Throws: The first mistake.
  public init(svg text: String) throws(PathSyntaxError) {
    let (path, mistake, _) = Path.reading(svg: text)
    if let mistake { throw mistake }
    self = path
  }

  /// Reads path data up to the first mistake, as SVG draws it, with the numbers of those elements that
  /// end inside of an arc.
  package static func reading(
    svg text: String
  ) -> (path: Path, mistake: PathSyntaxError?, arcs: Set<Int>) {
    var reader = PathDataReader(text)
    do throws(PathSyntaxError) {
      try reader.read()
      return (reader.path, nil, reader.arcs)
    } catch {
      return (reader.path, error, reader.arcs)
    }
  }
}

private struct PathDataReader {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var path = Path()
  private(set) var arcs: Set<Int> = []
  private var current = Point.zero
  private var start = Point.zero
  /// The control point that a smooth curve reflects, with the kind of curve it belongs to.
  private var control: (point: Point, isCubic: Bool)?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() throws(PathSyntaxError) {
    skipSpace()
    var isFirst = true
    while index < bytes.count {
      let command = bytes[index]
      guard !isFirst || command | 0x20 == UInt8(ascii: "m") else { throw error("\"M\" or \"m\"") }
      isFirst = false
      index += 1
      try read(command | 0x20, isRelative: command & 0x20 != 0)
      skipSpace()
    }
  }

  private mutating func read(_ command: UInt8, isRelative: Bool) throws(PathSyntaxError) {
    if command == UInt8(ascii: "z") {
      path.close()
      (current, control) = (start, nil)
      return
    }
    var command = command
    repeat {
      try step(command, isRelative)
      // Further points of a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      skipSeparator()
    } while startsNumber
  }

  private mutating func step(_ command: UInt8, _ isRelative: Bool) throws(PathSyntaxError) {
    let base = isRelative ? current : .zero
    var next: (point: Point, isCubic: Bool)?
    switch command {
    case UInt8(ascii: "m"):
      current = try point(base)
      start = current
      path.move(to: current)
    case UInt8(ascii: "l"): line(to: try point(base))
    case UInt8(ascii: "h"): line(to: Point(x: base.x + (try number()), y: current.y))
    case UInt8(ascii: "v"): line(to: Point(x: current.x, y: base.y + (try number())))
    case UInt8(ascii: "c"):
      let (first, second) = (try point(base), try point(base))
      next = (second, true)
      cubic(first, second, try point(base))
    case UInt8(ascii: "s"):
      let first = reflected(isCubic: true)
      let second = try point(base)
      next = (second, true)
      cubic(first, second, try point(base))
    case UInt8(ascii: "q"):
      let middle = try point(base)
      next = (middle, false)
      quad(middle, try point(base))
    case UInt8(ascii: "t"):
      let middle = reflected(isCubic: false)
      next = (middle, false)
      quad(middle, try point(base))
    case UInt8(ascii: "a"):
      let radii = Size(width: abs(try number()), height: abs(try number()))
      let turn = Angle(degrees: try number())
      let (isLarge, isClockwise) = (try flag(), try flag())
      arc(radii, turn, isLarge: isLarge, isClockwise: isClockwise, to: try point(base))
    default:
      index -= 1
      throw error("a command")
    }
    control = next
  }

  // Drawing

  /// A subpath that goes on after a close begins where that one began.
  private mutating func begin() {
    if path.currentPoint == nil { path.move(to: current) }
  }

  private mutating func line(to point: Point) {
    begin()
    path.line(to: point)
    current = point
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    begin()
    path.cubic(to: end, control1: first, control2: second)
    current = end
  }

  private mutating func quad(_ middle: Point, _ end: Point) {
    begin()
    path.quad(to: end, control: middle)
    current = end
  }

  private func reflected(isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  /// The conversion from end points to a centre, SVG 2, appendix B.2.4.
  private mutating func arc(
    _ radii: Size, _ turn: Angle, isLarge: Bool, isClockwise: Bool, to end: Point
  ) {
    guard radii.width > 0, radii.height > 0, end != current else {
      if end != current { line(to: end) }
      return
    }
    begin()
    let (c, s) = (turn.cosine, turn.sine)
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let (x, y) = (c * dx + s * dy, c * dy - s * dx)
    var (rx, ry) = (radii.width, radii.height)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let (xx, yy) = (rx * rx * y * y, ry * ry * x * x)
    let factor =
      max(0, (rx * rx * ry * ry - xx - yy) / (xx + yy)).squareRoot()
      * (isLarge == isClockwise ? -1 : 1)
    let middle = Point(x: factor * rx * y / ry, y: -factor * ry * x / rx)
    let from = Angle.of(x: (x - middle.x) / rx, y: (y - middle.y) / ry)
    let to = Angle.of(x: (-x - middle.x) / rx, y: (-y - middle.y) / ry)
    var sweep = to.degrees - from.degrees
    if isClockwise, sweep < 0 { sweep += 360 }
    if !isClockwise, sweep > 0 { sweep -= 360 }
    var unit = Path()
    unit.arc(
      center: .zero, radius: 1, from: from, to: Angle(degrees: from.degrees + sweep))
    let placed = unit.applying(
      Transform.scale(x: rx, y: ry).followed(by: .translation(x: middle.x, y: middle.y))
        .followed(by: .rotation(turn))
        .followed(
          by: .translation(x: (current.x + end.x) / 2, y: (current.y + end.y) / 2)))
    let parts = placed.elements.count - 1
    arcs.formUnion(path.elements.count..<path.elements.count + max(0, parts - 1))
    path.elements += placed.elements.dropFirst()
    // The very end, whatever the rounding.
    if case .cubic(_, let first, let second)? = path.elements.last {
      path.elements[path.elements.count - 1] = .cubic(to: end, control1: first, control2: second)
    }
    current = end
  }

  // Numbers

  private func error(_ expectation: String) -> PathSyntaxError {
    PathSyntaxError(offset: index, expectation: expectation)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }

  private var startsNumber: Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func point(_ base: Point) throws(PathSyntaxError) -> Point {
    let (x, y) = (try number(), try number())
    return Point(x: base.x + x, y: base.y + y)
  }

  /// A flag may stand without anything between it and what follows.
  private mutating func flag() throws(PathSyntaxError) -> Bool {
    skipSeparator()
    guard index < bytes.count, [0x30, 0x31].contains(bytes[index]) else { throw error("0 or 1") }
    index += 1
    return bytes[index - 1] == 0x31
  }

  /// So many digits are less than 2⁵³.
  private static var exactDigits: Int { 15 }
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func number() throws(PathSyntaxError) -> Double {
    skipSeparator()
    let first = index
    var mantissa: UInt64 = 0
    func digits() -> Int {
      var end = index
      while end < bytes.count, isDigit(bytes[end]) {
        mantissa = mantissa &* 10 &+ UInt64(bytes[end] - 0x30)
        end += 1
      }
      return end
    }
    if startsNumber, !isDigit(bytes[index]), bytes[index] != 0x2E { index += 1 }
    let whole = digits()
    var count = whole - index
    index = whole
    var fraction = 0
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      let end = digits()
      fraction = end - index
      count += fraction
      index = end
    }
    guard count > 0 else {
      index = first
      throw error("a number")
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      // What follows does not count among the digits, and the number is read as a whole.
      count = .max
      let mark = index
      index += 1
      if index < bytes.count, [0x2B, 0x2D].contains(bytes[index]) { index += 1 }
      let end = digits()
      index = end > index ? end : mark
    }
    if count <= Self.exactDigits {
      // Both are doubles as they stand, so that the quotient is the nearest one.
      let value = Double(mantissa) / Self.powers[fraction]
      return bytes[first] == 0x2D ? -value : value
    }
    guard let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)),
      value.isFinite
    else {
      index = first
      throw error("a finite number")
    }
    return value
  }
}
