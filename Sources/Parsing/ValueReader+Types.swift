extension ValueReader {
  /// The text under a key.
  package mutating func string(_ key: String, _ presence: Presence = .optional) -> String? {
    guard let value = value(key, presence) else { return nil }
    if case .string(let text) = value.kind { return text }
    reportMismatch(expected: "a string", found: value)
    return nil
  }

  /// The number under a key, whole or not.
  package mutating func number(_ key: String, _ presence: Presence = .optional) -> Double? {
    guard let value = value(key, presence) else { return nil }
    if case .number(let number) = value.kind { return number.value }
    reportMismatch(expected: "a number", found: value)
    return nil
  }

  /// The number under a key when it lies in a range; both ends are allowed.
  package mutating func number(
    _ key: String, in range: ClosedRange<Double>, _ presence: Presence = .optional
  ) -> Double? {
    guard let value = value(key, presence) else { return nil }
    guard case .number(let number) = value.kind else {
      reportMismatch(expected: "a number", found: value)
      return nil
    }
    guard range.contains(number.value) else {
      let low = SyntaxNumber(range.lowerBound, isInteger: false)
      let high = SyntaxNumber(range.upperBound, isInteger: false)
      report("expected a number from \(low) to \(high), found \(number)", at: value.range)
      return nil
    }
    return number.value
  }

  /// The whole number under a key; `8.0` and `1e3` are whole, `8.5` is not.
  package mutating func integer(_ key: String, _ presence: Presence = .optional) -> Int? {
    guard let value = value(key, presence) else { return nil }
    if case .number(let number) = value.kind, let whole = Int(exactly: number.value) {
      return whole
    }
    reportMismatch(expected: "a whole number", found: value)
    return nil
  }

  /// The truth value under a key.
  package mutating func bool(_ key: String, _ presence: Presence = .optional) -> Bool? {
    guard let value = value(key, presence) else { return nil }
    if case .bool(let flag) = value.kind { return flag }
    reportMismatch(expected: "true or false", found: value)
    return nil
  }

  /// The elements under a key.
  package mutating func array(
    _ key: String, _ presence: Presence = .optional
  ) -> [SyntaxValue]? {
    guard let value = value(key, presence) else { return nil }
    if case .array(let elements) = value.kind { return elements }
    reportMismatch(expected: "an array", found: value)
    return nil
  }

  /// A reader of the object under a key; it adds to the same findings.
  package mutating func object(
    _ key: String, _ presence: Presence = .optional
  ) -> ValueReader? {
    guard let value = value(key, presence) else { return nil }
    return ValueReader(value, strictness: strictness, diagnostics: diagnostics)
  }

  /// What a word under a key stands for; the choices are matched by case.
  package mutating func oneOf<Choice>(
    _ key: String, _ choices: KeyValuePairs<String, Choice>, _ presence: Presence = .optional
  ) -> Choice? {
    guard let value = value(key, presence) else { return nil }
    guard case .string(let word) = value.kind else {
      reportMismatch(expected: ValueReader.listing(choices.map(\.key)), found: value)
      return nil
    }
    if let choice = choices.first(where: { $0.key == word }) { return choice.value }
    reportUnknown(word, at: value.range, choices: choices.map(\.key))
    return nil
  }

  /// The case of an enumeration whose raw value stands under a key.
  package mutating func oneOf<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, as type: Choice.Type, _ presence: Presence = .optional
  ) -> Choice? {
    guard let value = value(key, presence) else { return nil }
    guard case .string(let word) = value.kind else {
      let names = Choice.allCases.map(\.rawValue)
      reportMismatch(expected: ValueReader.listing(names), found: value)
      return nil
    }
    if let choice = Choice(rawValue: word) { return choice }
    reportUnknown(word, at: value.range, choices: Choice.allCases.map(\.rawValue))
    return nil
  }

  /// The value under a key, read by the first of several readings that takes it.
  ///
  /// ```swift
  /// reader.union("width", expected: "a number or a dimension's name") { value in
  ///   value.number.map { .points($0.value) } ?? value.text.map { .named($0) }
  /// }
  /// ```
  package mutating func union<Choice>(
    _ key: String, expected: String, _ presence: Presence = .optional,
    _ read: (SyntaxValue) -> Choice?
  ) -> Choice? {
    guard let value = value(key, presence) else { return nil }
    if let choice = read(value) { return choice }
    reportMismatch(expected: expected, found: value)
    return nil
  }

  /// Reports a word that is none of the choices, with the nearest of them.
  package func reportUnknown(_ word: String, at range: SourceRange, choices: [String]) {
    report(
      "expected \(ValueReader.listing(choices)), found \(SyntaxValue.quoted(word))", at: range,
      suggestion: SpellingSuggestion.nearest(word, in: choices))
  }

  /// `"a", "b" or "c"`.
  static func listing(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
