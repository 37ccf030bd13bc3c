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

    /// True if it compares by size.
    var isOrder: Bool { ![.isEqual, .isUnequal].contains(self) }

    /// The first comparison in a text, and its place.
    static func first(in text: String) -> (comparison: Self, range: Range<String.Index>)? {
      var first: (comparison: Self, range: Range<String.Index>)?
      for comparison in allCases {
        guard let range = text.firstRange(of: comparison.rawValue) else { continue }
        if first.map({ range.lowerBound < $0.range.lowerBound }) ?? true {
          first = (comparison, range)
        }
      }
      return first
    }
  }

  let path: FieldPath
  private var isNegated = false
  private var comparison: Comparison?
  private var literal = ""

  init(_ text: String) throws(Fault) {
    var rest = text.trimmed
    if let (comparison, range) = Comparison.first(in: rest) {
      literal = try Self.literal(rest[range.upperBound...].trimmed, of: comparison)
      self.comparison = comparison
      rest = rest[..<range.lowerBound].trimmed
    } else if rest.hasPrefix("!") {
      isNegated = true
      rest = rest.dropFirst().trimmed
    }
    try Self.checkSingle(rest)
    guard let path = FieldPath(rest), !rest.hasPrefix("!"), !rest.contains("=") else {
      throw Fault(
        message:
          "a condition names a field, as \"name\", \"!name\", \"name == text\" or \"name > 1\"")
    }
    self.path = path
  }

  /// The other side of a comparison: a number, or a text with or without quotes.
  private static func literal(_ text: String, of comparison: Comparison) throws(Fault) -> String {
    var literal = text
    for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote)
    {
      literal = String(text.dropFirst().dropLast())
      if !literal.contains(quote) { return try checked(literal, for: comparison) }
    }
    try checkSingle(text)
    return try checked(literal, for: comparison)
  }

  private static func checked(
    _ literal: String, for comparison: Comparison
  ) throws(Fault) -> String {
    guard !comparison.isOrder || Double(literal) != nil else {
      let shown = SyntaxValue.quoted(literal)
      throw Fault(
        message: "\(shown) is not a number, which \"\(comparison.rawValue)\" compares with")
    }
    return literal
  }

  /// Refuses several conditions in one.
  private static func checkSingle(_ text: String) throws(Fault) {
    guard let word = ["&&", "||"].first(where: { text.contains($0) }) else { return }
    let advice =
      word == "&&"
      ? "wrap the object in one with the other condition"
      : "let the data have a field that says it"
    throw Fault(message: "\"\(word)\" joins conditions, and an object has one; \(advice)")
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
