/// A sum of lengths as token tools write it, `4px * (1.5 + 2)`, with references already replaced:
/// the four operations, brackets, and `round`, `roundTo`, `floor`, `ceil`, `min` and `max`.
struct TokenExpression {
  /// A number with the unit behind it.
  struct Quantity: Hashable {
    var number: Double
    /// Empty for a plain number.
    var unit: String
  }

  private var rest: Substring

  /// The value; nil when the text is no expression, or divides by nothing.
  static func value(of text: String) -> Quantity? {
    var expression = TokenExpression(rest: text[...])
    guard let value = expression.sum(), expression.skipped().isEmpty, value.number.isFinite else {
      return nil
    }
    return value
  }

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
      guard let next = product() else { return nil }
      value.number += sign == "+" ? next.number : -next.number
      if value.unit.isEmpty { value.unit = next.unit }
    }
    return value
  }

  private mutating func product() -> Quantity? {
    guard var value = factor() else { return nil }
    while let sign = take(["*", "/"]) {
      guard let next = factor() else { return nil }
      value.number = sign == "*" ? value.number * next.number : value.number / next.number
      if value.unit.isEmpty { value.unit = next.unit }
    }
    return value
  }

  private mutating func factor() -> Quantity? {
    if take(["-"]) != nil { return factor().map { Quantity(number: -$0.number, unit: $0.unit) } }
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
    case "min": value.number = others.reduce(value.number) { min($0, $1.number) }
    case "max": value.number = others.reduce(value.number) { max($0, $1.number) }
    default: return nil
    }
    return value
  }
}
