internal import GalleyComponents
internal import GalleyDesign
internal import GalleyParsing

extension ThemeCodec where Value == Double {
  /// A number from zero, or the name of a dimension.
  static let length = ThemeCodec(
    kind: .either([.length, .dimension]),
    read: { value, scope in
      guard let points = readNumber(value, scope, "a number from 0") else { return nil }
      if points >= 0 { return points }
      scope.diagnostics.mismatch("a number from 0", value)
      return nil
    },
    write: { .number($0) })

  /// The distance of baselines as a multiple of the size of the text, or the name of a dimension.
  static let lineHeight = ThemeCodec(
    kind: length.kind,
    read: { value, scope in
      if let text = value.text, !scope.defines(dimension: text) {
        scope.diagnostics.mismatch(
          "a multiple of the size of the text", value,
          advice: ThemeKeys.lineHeight(value, scope))
        return nil
      }
      if let number = value.number, number.value > 4 {
        let advice = ThemeKeys.lineHeight(value, scope)
        scope.diagnostics.warning(
          "\"lineHeight\" is a factor, and \(number) times the size of the text",
          at: value.range, advice: advice)
      }
      return length.read(value, scope)
    },
    write: { .number($0) })

  /// Any number, or the name of a dimension.
  static let number = ThemeCodec(
    kind: .either([.anyNumber, .dimension]),
    read: { value, scope in readNumber(value, scope, "a number") },
    write: { .number($0) })

  /// A number from 0 to 1.
  static let share = ThemeCodec(
    kind: .number(minimum: 0, maximum: 1),
    read: { value, scope in
      if let number = value.number, (0...1).contains(number.value) { return number.value }
      scope.diagnostics.mismatch("a number from 0 to 1", value, advice: ThemeWords.share(value))
      return nil
    },
    write: { .number($0) })

  private static func readNumber(
    _ value: SyntaxValue, _ scope: ThemeScope, _ expected: String
  ) -> Double? {
    if let number = value.number { return number.value }
    guard let name = value.text else {
      scope.diagnostics.mismatch(expected, value)
      return nil
    }
    if scope.defines(dimension: name) { return scope.dimension(named: name) }
    ThemeKeys.reportLength(
      value, expected, among: scope.dimensionNames, textSize: scope.textSize, scope.diagnostics)
    return nil
  }
}

extension ThemeCodec where Value == Bool {
  /// `true` or `false`.
  static let truth = ThemeCodec(
    kind: .truth,
    read: { value, scope in
      if let truth = value.truth { return truth }
      scope.diagnostics.mismatch("true or false", value)
      return nil
    },
    write: { SyntaxValue.truth($0) })
}

extension ThemeCodec where Value == String {
  /// Any text.
  static let text = ThemeCodec(
    kind: .text,
    read: { value, scope in
      if let text = value.text { return text }
      scope.diagnostics.mismatch("a string", value)
      return nil
    },
    write: { .text($0) })
}

extension ThemeCodec where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var word: ThemeCodec {
    ThemeCodec(
      kind: .choice(Value.allCases.map(\.rawValue)),
      read: { value, scope in
        if let text = value.text, let word = Value(rawValue: text) { return word }
        scope.diagnostics.mismatch(Value.allCases.map(\.rawValue), value)
        return nil
      },
      write: { .text($0.rawValue) })
  }
}
