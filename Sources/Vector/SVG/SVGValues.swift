import GalleyGeometry

/// Numbers, lengths and lists as attributes write them.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index >= bytes.count }

  /// Passes over blanks and at most one comma.
  mutating func skipSeparator() {
    var commas = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ","), commas == 0 {
        commas = 1
      } else if ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) {
        return
      }
      index += 1
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Letters, digits and hyphens, or `%`.
  mutating func word() -> String {
    let start = index
    if take(UInt8(ascii: "%")) { return "%" }
    while index < bytes.count,
      bytes[index] | 0x20 >= 0x61 && bytes[index] | 0x20 <= 0x7A
        || index > start && (bytes[index] == 0x2D || bytes[index] >= 0x30 && bytes[index] <= 0x39)
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A finite number; nil leaves the place as it was.
  mutating func number() -> Double? {
    let start = index
    func isDigit(_ place: Int) -> Bool {
      place < bytes.count && bytes[place] >= 0x30 && bytes[place] <= 0x39
    }
    var end = index
    if end < bytes.count, bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 }
    let first = end
    while isDigit(end) { end += 1 }
    var digits = end - first
    if end < bytes.count, bytes[end] == 0x2E {
      end += 1
      while isDigit(end) {
        end += 1
        digits += 1
      }
    }
    guard digits > 0 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == 0x65 {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == 0x2B || bytes[exponent] == 0x2D {
        exponent += 1
      }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite
    else { return nil }
    index = end
    return value
  }

  /// Numbers to the end; nil when there is anything else.
  static func numbers(_ text: String) -> [Double]? {
    let (numbers, isWhole) = leadingNumbers(text)
    return isWhole ? numbers : nil
  }

  /// Numbers up to the end or anything else.
  static func leadingNumbers(_ text: String) -> (numbers: [Double], isWhole: Bool) {
    var scanner = SVGScanner(text)
    var result: [Double] = []
    scanner.skipSeparator()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return (result, false) }
      result.append(number)
      scanner.skipSeparator()
    }
    return (result, true)
  }
}

/// A number with a unit.
struct SVGLength: Hashable {
  var value: Double
  var unit = ""

  init(value: Double, unit: String = "") {
    self.value = value
    self.unit = unit
  }

  init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipSeparator()
    guard let value = scanner.number() else { return nil }
    self.value = value
    unit = scanner.word().lowercased()
    scanner.skipSeparator()
    guard scanner.isAtEnd, unit == "%" || factor(font: 16, root: 16) != nil else { return nil }
  }

  /// User units for the unit; CSS fixes an inch at 96.
  private func factor(font: Double, root: Double) -> Double? {
    switch unit {
    case "", "px": 1
    case "pt": 96.0 / 72
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 9.6 / 2.54
    case "q": 2.4 / 2.54
    case "em": font
    case "ex", "ch": font / 2
    case "rem": root
    default: nil
    }
  }

  /// In user units; per cents are of a length, `em` is the size of a font and `rem` that of the outermost
  /// element's.
  func resolved(of whole: Double, font: Double, root: Double = 16) -> Double {
    factor(font: font, root: root).map { value * $0 } ?? value * whole / 100
  }
}

extension Transform {
  /// Reads a list of SVG's transforms, the last one applied first; nil for anything else.
  init?(svg text: String) {
    var scanner = SVGScanner(text)
    self = .identity
    scanner.skipSeparator()
    while !scanner.isAtEnd {
      let name = scanner.word()
      while scanner.take(0x20) {}
      guard scanner.take(UInt8(ascii: "(")) else { return nil }
      var numbers: [Double] = []
      scanner.skipSeparator()
      while let number = scanner.number() {
        guard let factor = Self.factor(of: scanner.word()) else { return nil }
        numbers.append(number * factor)
        scanner.skipSeparator()
      }
      guard scanner.take(UInt8(ascii: ")")), let step = Transform(svg: name, numbers) else {
        return nil
      }
      self = step.followed(by: self)
      scanner.skipSeparator()
    }
  }

  /// An angle with or without its unit, in degrees.
  static func degrees(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    let unit = scanner.word()
    guard scanner.isAtEnd, unit != "px" else { return nil }
    return factor(of: unit).map { number * $0 }
  }

  /// Of units of lengths and angles: what makes pixels or degrees of them.
  private static func factor(of unit: String) -> Double? {
    switch unit {
    case "", "px", "deg": 1
    case "turn": 360
    case "grad": 0.9
    case "rad": 180 / .pi
    default: nil
    }
  }

  private init?(svg name: String, _ n: [Double]) {
    switch (name, n.count) {
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translateX", 1): self = .translation(x: n[0], y: 0)
    case ("translateY", 1): self = .translation(x: 0, y: n[0])
    case ("translate", 2): self = .translation(x: n[0], y: n[1])
    case ("scale", 1): self = .scale(x: n[0], y: n[0])
    case ("scale", 2): self = .scale(x: n[0], y: n[1])
    case ("scaleX", 1): self = .scale(x: n[0], y: 1)
    case ("scaleY", 1): self = .scale(x: 1, y: n[0])
    case ("rotate", 1): self = .rotation(Angle(degrees: n[0]))
    case ("rotate", 3):
      self = Transform.rotation(Angle(degrees: n[0])).about(Point(x: n[1], y: n[2]))
    case ("skewX", 1): self = .skew(x: Angle(degrees: n[0]))
    case ("skewY", 1): self = .skew(x: .zero, y: Angle(degrees: n[0]))
    default: return nil
    }
  }
}

/// The alignment of a `viewBox` in a viewport.
struct SVGAspect {
  /// The shares of the room left over that lie before the box.
  var x = 0.5
  var y = 0.5
  var isSlice = false
  /// Out of proportion.
  var isNone = false

  init() {}

  /// Reads `preserveAspectRatio`; nil when it is none.
  init?(_ text: String) {
    var words = text.split { $0.isWhitespace }
    if words.first == "defer" { words.removeFirst() }
    guard let first = words.first, words.count <= 2 else { return nil }
    if words.count == 2 {
      guard words[1] == "meet" || words[1] == "slice" else { return nil }
      isSlice = words[1] == "slice"
    }
    if first == "none" {
      isNone = true
      return
    }
    func share(_ word: Substring) -> Double? { ["Min": 0, "Mid": 0.5, "Max": 1][String(word)] }
    guard first.count == 8, first.hasPrefix("x"), first.dropFirst(4).hasPrefix("Y"),
      let x = share(first.dropFirst().prefix(3)), let y = share(first.suffix(3))
    else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// The map from the box to the viewport.
  func transform(from box: Rect, to viewport: Rect) -> Transform {
    let (sx, sy) = (viewport.width / box.width, viewport.height / box.height)
    let even = isSlice ? max(sx, sy) : min(sx, sy)
    let scale = isNone ? (x: sx, y: sy) : (x: even, y: even)
    return Transform(
      a: scale.x, b: 0, c: 0, d: scale.y,
      tx: viewport.minX - box.minX * scale.x + (viewport.width - box.width * scale.x) * x,
      ty: viewport.minY - box.minY * scale.y + (viewport.height - box.height * scale.y) * y)
  }
}

/// The point about which an element is transformed.
struct SVGOrigin {
  var x = SVGLength(value: 50, unit: "%")
  var y = SVGLength(value: 50, unit: "%")

  /// Reads one or two keywords or lengths; nil for any other text.
  init?(_ text: String) {
    let words = text.split { $0.isWhitespace }.map(String.init)
    guard (1...3).contains(words.count) else { return nil }
    func share(_ word: String, _ names: [String]) -> SVGLength? {
      names.firstIndex(of: word).map { SVGLength(value: 50 * Double($0), unit: "%") }
    }
    let (across, down) = (["left", "center", "right"], ["top", "center", "bottom"])
    let isTurned =
      words[0] != "center" && down.contains(words[0])
      || words.count > 1 && words[1] != "center" && across.contains(words[1])
    let first = isTurned ? (words.count > 1 ? words[1] : "center") : words[0]
    let second = isTurned ? words[0] : words.count > 1 ? words[1] : "center"
    guard let x = share(first, across) ?? SVGLength(first),
      let y = share(second, down) ?? SVGLength(second)
    else { return nil }
    (self.x, self.y) = (x, y)
  }
}
