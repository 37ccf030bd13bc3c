internal import GalleyDesign
internal import GalleyParsing

extension ThemeCodec where Value == Double {
  /// A number from zero, or the name of a dimension.
  static let length = ThemeCodec(
    read: { value, scope in
      guard let points = readNumber(value, scope, expected: "a length in points") else {
        return nil
      }
      guard points >= 0 else {
        scope.report("a length is not negative", at: value.range)
        return nil
      }
      return points
    },
    write: { .number($0) })

  /// Any number, or the name of a dimension.
  static let number = ThemeCodec(
    read: { value, scope in readNumber(value, scope, expected: "a number") },
    write: { .number($0) })

  /// A number from 0 to 1.
  static let share = ThemeCodec(
    read: { value, scope in
      if let number = value.number, (0...1).contains(number.value) { return number.value }
      scope.report("expected a number from 0 to 1, found \(value.summary)", at: value.range)
      return nil
    },
    write: { .number($0) })

  private static func readNumber(
    _ value: SyntaxValue, _ scope: ThemeScope, expected: String
  ) -> Double? {
    if let number = value.number { return number.value }
    guard let name = value.text else {
      scope.report("expected \(expected), found \(value.summary)", at: value.range)
      return nil
    }
    if scope.defines(dimension: name) { return scope.dimension(named: name) }
    scope.report(
      "unknown dimension \"\(name)\"", at: value.range,
      suggestion: SpellingSuggestion.nearest(name, in: scope.dimensionNames))
    return nil
  }
}

extension ThemeCodec where Value == Bool {
  /// `true` or `false`.
  static let truth = ThemeCodec(
    read: { value, scope in
      if case .bool(let truth) = value.kind { return truth }
      scope.report("expected true or false, found \(value.summary)", at: value.range)
      return nil
    },
    write: { SyntaxValue(.bool($0)) })
}

extension ThemeCodec where Value == String {
  /// Any text.
  static let text = ThemeCodec(
    read: { value, scope in
      if let text = value.text { return text }
      scope.report("expected a string, found \(value.summary)", at: value.range)
      return nil
    },
    write: { .text($0) })
}

extension ThemeCodec where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var word: ThemeCodec {
    ThemeCodec(
      read: { value, scope in
        if let text = value.text, let word = Value(rawValue: text) { return word }
        reportUnknown(value, among: Value.allCases.map(\.rawValue), scope)
        return nil
      },
      write: { .text($0.rawValue) })
  }
}

/// Reports a value that is none of the words, with the nearest of them.
func reportUnknown(_ value: SyntaxValue, among words: [String], _ scope: ThemeScope) {
  let listing = words.map { "\"\($0)\"" }.joined(separator: ", ")
  let suggestion = value.text.flatMap { SpellingSuggestion.nearest($0, in: words) }
  scope.report(
    "expected one of \(listing), found \(value.summary)", at: value.range, suggestion: suggestion)
}
