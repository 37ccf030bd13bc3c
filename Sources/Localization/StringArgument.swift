/// What is put into a text in the place of a specifier such as `%@` or `%d`.
public enum StringArgument: Hashable, Sendable {
  /// Text as it is.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// Any number; fractions count for plurals as they are written, without trailing zeros.
  case number(Double)

  /// The argument as `%@` shows it: numbers in plain digits, without grouping.
  package var text: String {
    switch self {
    case .text(let text): text
    case .integer(let value): String(value)
    case .number(let value):
      value == value.rounded() && value.magnitude < 1e15
        ? String(Int(saturating: value)) : "\(value)"
    }
  }

  /// True if plurals can be chosen by it.
  var isNumber: Bool {
    if case .text = self { return false }
    return true
  }

  var double: Double {
    switch self {
    case .text(let text): Double(text) ?? 0
    case .integer(let value): Double(value)
    case .number(let value): value
    }
  }
}

extension StringArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Makes a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
}
