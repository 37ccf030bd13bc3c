import GalleyParsing
import GalleySystem

/// A condition on a field of the data: `name`, `!name`, or a comparison, as `status == active` or `price > 10`.
struct Condition: Equatable {
  struct Fault: Error {
    var message: String
  }

  private enum Comparison: String, CaseIterable {
    // Longer ones first, since one is found by its characters.
    case isEqual = "=="
    case isUnequal = "!="
    case isAtMost = "<="
    case isAtLeast = ">="
    case isLess = "<"
    case isGreater = ">"
  }

  let path: FieldPath
  private var isNegated = false
  private var comparison: Comparison?
  private var literal = ""

  init(_ text: String) throws(Fault) {
    var rest = text.trimmed
    for comparison in Comparison.allCases {
      guard let range = rest.firstRange(of: comparison.rawValue) else { continue }
      literal = Self.unquoted(rest[range.upperBound...].trimmed)
      self.comparison = comparison
      rest = rest[..<range.lowerBound].trimmed
      break
    }
    if comparison == nil, rest.hasPrefix("!") {
      isNegated = true
      rest = rest.dropFirst().trimmed
    }
    guard let path = FieldPath(rest) else {
      throw Fault(
        message:
          "a condition names a field, as \"name\", \"!name\", \"name == text\" or \"name > 1\"")
    }
    self.path = path
  }

  private static func unquoted(_ text: String) -> String {
    for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote)
    {
      return String(text.dropFirst().dropLast())
    }
    return text
  }

  /// - Parameter value: The value of the field; nil for a missing one.
  /// - Returns: True when it holds; nil for an order of texts that are not numbers.
  func holds(for value: SyntaxValue?) -> Bool? {
    guard let comparison else { return Self.isPresent(value) != isNegated }
    let text = value?.fieldText ?? ""
    let numbers = Double(text).flatMap { number in Double(literal).map { (number, $0) } }
    let isSame = Self.truth(of: text).map { $0 == Self.truth(of: literal) } ?? (text == literal)
    switch comparison {
    case .isEqual: return numbers.map { $0 == $1 } ?? isSame
    case .isUnequal: return numbers.map { $0 != $1 } ?? !isSame
    case .isLess: return numbers.map { $0 < $1 }
    case .isAtMost: return numbers.map { $0 <= $1 }
    case .isGreater: return numbers.map { $0 > $1 }
    case .isAtLeast: return numbers.map { $0 >= $1 }
    }
  }

  /// False for a value that is missing, null, empty, zero or `false`. A text counts as the number or truth value
  /// that it spells, so that a record means the same from a table, which has texts alone, and from a program.
  private static func isPresent(_ value: SyntaxValue?) -> Bool {
    guard let value else { return false }
    if let text = value.fieldText {
      return truth(of: text) ?? Double(text).map { $0 != 0 } ?? !text.isEmpty
    }
    if let elements = value.elements { return !elements.isEmpty }
    return !value.isNull
  }

  /// The truth value that a text spells, in small letters, capitals or both, as spreadsheets and languages do.
  private static func truth(of text: String) -> Bool? {
    switch text.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }
}

extension SyntaxValue {
  /// The text of a value that is one: a string, a number or a truth value.
  var fieldText: String? {
    switch kind {
    case .string(let text): text
    case .number(let number): "\(number)"
    case .bool(let truth): "\(truth)"
    case .null, .array, .object: nil
    }
  }
}
