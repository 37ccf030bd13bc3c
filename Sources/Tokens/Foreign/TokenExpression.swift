internal import GalleySystem

/// A calculation as token tools write it, `4px * (1.5 + 2)`, with references already replaced:
/// the four operations, powers, brackets, and `round`, `roundTo`, `floor`, `ceil`, `min` and `max`.
///
/// Operands of different units are converted where the units have a common one: `px`, `pt`, `dp` and
/// `sp` are one length, of which `rem` and `em` are 16; `s` is 1000 `ms`. A plain number beside a
/// length has that length's unit. A power is that of the number alone, as Tokens Studio has it: `2px ^ 2` is
/// `4px`. Whatever else does not fit, such as a length times a length or a
/// percentage beside a length, makes the calculation invalid.
struct TokenExpression {
  /// A number with the unit behind it.
  struct Quantity: Hashable {
    var number: Double
    /// Empty for a plain number.
    var unit: String
    /// True if an `em` was converted, although its length depends on text that a token does not know.
    var assumesTextSize = false

    /// The unit that all units of one dimension convert to, and how many of it this one is.
    private var base: (unit: String, factor: Double) {
      switch unit {
      case "px", "pt", "dp", "sp": ("px", 1)
      case "rem", "em": ("px", 16)
      case "s": ("ms", 1000)
      default: (unit, 1)
      }
    }

    /// Both numbers with the unit that they share, and whether an `em` was converted for that or before; nil when
    /// no unit serves both.
    func aligned(
      with other: Quantity
    ) -> (left: Double, right: Double, unit: String, assumesTextSize: Bool)? {
      let assumed = assumesTextSize || other.assumesTextSize
      if unit == other.unit || other.unit.isEmpty { return (number, other.number, unit, assumed) }
      if unit.isEmpty { return (number, other.number, other.unit, assumed) }
      guard base.unit == other.base.unit else { return nil }
      return (
        number * base.factor, other.number * other.base.factor, base.unit,
        assumed || [unit, other.unit].contains("em")
      )
    }
  }

  private var rest: Substring
  /// The nesting depth of the innermost bracket or sign.
  private var depth = 0
  /// Text that is nested deeper is not an expression: it would overflow the stack.
  private static let deepest = 64

  /// Returns the value; nil if the text is not an expression, or divides by zero.
  static func value(of text: String) -> Quantity? {
    var expression = TokenExpression(text)
    guard let value = expression.sum(), expression.skipped().isEmpty, value.number.isFinite else {
      return nil
    }
    return value
  }

  private init(_ text: String) { rest = text[...] }

  private mutating func skipped() -> Substring {
    rest = rest.drop { $0 == " " }
    return rest
  }

  private mutating func take(_ words: [Character]) -> Character? {
    guard let first = skipped().first, words.contains(first) else { return nil }
    rest.removeFirst()
    return first
  }

  private mutating func sum() -> Quantity? {
    guard var value = product() else { return nil }
    while let sign = take(["+", "-"]) {
      guard let next = product(), let pair = value.aligned(with: next) else { return nil }
      value.number = sign == "+" ? pair.left + pair.right : pair.left - pair.right
      value.unit = pair.unit
      value.assumesTextSize = pair.assumesTextSize
    }
    return value
  }

  private mutating func product() -> Quantity? {
    guard var value = factor() else { return nil }
    while let sign = take(["*", "/"]) {
      guard let next = factor(),
        let result = sign == "*" ? Self.product(value, next) : Self.quotient(value, next)
      else { return nil }
      value = result
    }
    return value
  }

  /// At most one factor has a unit.
  private static func product(_ left: Quantity, _ right: Quantity) -> Quantity? {
    guard left.unit.isEmpty || right.unit.isEmpty else { return nil }
    return Quantity(
      number: left.number * right.number, unit: left.unit + right.unit,
      assumesTextSize: left.assumesTextSize || right.assumesTextSize)
  }

  /// A length divided by a length is a plain number.
  private static func quotient(_ left: Quantity, _ right: Quantity) -> Quantity? {
    if right.unit.isEmpty {
      return Quantity(
        number: left.number / right.number, unit: left.unit,
        assumesTextSize: left.assumesTextSize || right.assumesTextSize)
    }
    guard !left.unit.isEmpty, let pair = left.aligned(with: right) else { return nil }
    return Quantity(
      number: pair.left / pair.right, unit: "", assumesTextSize: pair.assumesTextSize)
  }

  /// A number with a power, which binds closer than a sign and groups from the right.
  private mutating func power() -> Quantity? {
    guard var value = operand() else { return nil }
    guard take(["^"]) != nil else { return value }
    guard let exponent = factor(), exponent.unit.isEmpty else { return nil }
    value.number = Self.raised(value.number, exponent.number)
    return value
  }

  /// The same on every machine; not a number without a result or with too large an exponent.
  private static func raised(_ number: Double, _ exponent: Double) -> Double {
    let isWhole = exponent == exponent.rounded()
    guard abs(exponent) < 256, number >= 0 || isWhole else { return .nan }
    let size = abs(number).raised(to: abs(exponent))
    let isNegative = number < 0 && exponent.truncatingRemainder(dividingBy: 2) != 0
    return (isNegative ? -1 : 1) * (exponent < 0 ? 1 / size : size)
  }

  private mutating func factor() -> Quantity? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return nil }
    if take(["-"]) != nil {
      guard var value = factor() else { return nil }
      value.number = -value.number
      return value
    }
    return power()
  }

  private mutating func operand() -> Quantity? {
    if take(["("]) != nil {
      guard let value = sum(), take([")"]) != nil else { return nil }
      return value
    }
    let name = skipped().prefix { $0.isLetter }
    if !name.isEmpty { return function(String(name)) }
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits) else { return nil }
    rest = rest[digits.endIndex...]
    let unit = rest.prefix { $0.isLetter || $0 == "%" }
    rest = rest[unit.endIndex...]
    return Quantity(number: number, unit: String(unit))
  }

  private mutating func function(_ name: String) -> Quantity? {
    rest = rest.dropFirst(name.count)
    guard take(["("]) != nil, var value = sum() else { return nil }
    var others: [Quantity] = []
    while take([","]) != nil {
      guard let next = sum() else { return nil }
      others.append(next)
    }
    guard take([")"]) != nil else { return nil }
    switch name {
    case "round" where others.isEmpty: value.number.round()
    case "roundTo":
      var power = 1.0
      for _ in 0..<min(max(Int(saturating: others.first?.number ?? 0), 0), 9) { power *= 10 }
      value.number = (value.number * power).rounded() / power
    case "calc" where others.isEmpty: break
    case "floor" where others.isEmpty: value.number.round(.down)
    case "ceil" where others.isEmpty: value.number.round(.up)
    case "min": return Self.extreme(of: [value] + others, by: min)
    case "max": return Self.extreme(of: [value] + others, by: max)
    default: return nil
    }
    return value
  }

  private static func extreme(
    of quantities: [Quantity], by choose: (Double, Double) -> Double
  ) -> Quantity? {
    quantities.dropFirst().reduce(quantities.first) { result, next in
      guard let pair = result?.aligned(with: next) else { return nil }
      return Quantity(
        number: choose(pair.left, pair.right), unit: pair.unit,
        assumesTextSize: pair.assumesTextSize)
    }
  }
}
