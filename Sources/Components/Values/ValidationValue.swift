package import GalleyParsing

/// A validation rule as a document writes it: a word, or an object with a bound such as
/// `{"lessThan": 10}`. Patterns are for code alone: a document's could take for ever.
package struct ValidationValue: PropertyValue {
  /// The rule.
  public var rule: ValidationRule
  /// The rule's name, and its bound behind a space: `email`, `lessThan 10`.
  package let words: String

  static let simple: [(name: String, rule: ValidationRule)] = [
    ("noRestriction", .noRestriction), ("nonEmpty", .nonEmpty), ("email", .email),
    ("phoneNumber", .phoneNumber), ("name", .name),
  ]

  /// One of the words, or an object with one bound.
  package static var kind: PropertyKind {
    .either([
      .choice(simple.map(\.name)),
      .object([
        PropertyPart("lessThan", .wholeNumber(minimum: 1)),
        PropertyPart("greaterThan", .wholeNumber(minimum: 1)),
      ]),
    ])
  }

  /// Reads either form.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ValidationValue? {
    switch value.kind {
    case .string(let word):
      if let known = simple.first(where: { $0.name == word }) {
        return ValidationValue(rule: known.rule, words: word)
      }
      return reader.unknownWord(word, for: name, among: simple.map(\.name), at: value.range)
    case .object(let members):
      let parts = PartReader(members, of: name, knowing: ["lessThan", "greaterThan"], &reader)
      if let bound = parts.read("lessThan", as: .count, &reader) {
        return ValidationValue(rule: .lessThan(bound), words: "lessThan \(bound)")
      }
      if let bound = parts.read("greaterThan", as: .count, &reader) {
        return ValidationValue(
          rule: .greaterThan(bound), words: "greaterThan \(bound)")
      }
      return nil
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// Writes the rule in words.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, words)
  }
}
