extension ValueReader {
  /// The value under a key in the form that `read` takes; `expected` has its article, as `a number`.
  public mutating func read<Value>(
    _ key: String, _ expected: String, _ presence: Presence = .optional,
    _ read: (SyntaxValue) -> Value?
  ) -> Value? {
    guard let value = value(key, presence) else { return nil }
    if let result = read(value) { return result }
    diagnostics.mismatch(expected, value, for: key)
    return nil
  }

  /// The text under a key.
  package mutating func string(_ key: String, _ presence: Presence = .optional) -> String? {
    read(key, "a string", presence) { $0.text }
  }

  /// The number under a key, whole or not.
  package mutating func number(_ key: String, _ presence: Presence = .optional) -> Double? {
    read(key, "a number", presence) { $0.number?.value }
  }

  /// Returns the number under a key if it is in a range; both ends are allowed.
  package mutating func number(
    _ key: String, in range: ClosedRange<Double>, _ presence: Presence = .optional
  ) -> Double? {
    let low = SyntaxNumber(range.lowerBound, isInteger: false)
    let high = SyntaxNumber(range.upperBound, isInteger: false)
    return read(key, "a number from \(low) to \(high)", presence) { Self.number($0, in: range) }
  }

  /// Not inlined: the optimizer of Swift 6.3.1 fails its own check of lifetimes on the result.
  @inline(never)
  private static func number(_ value: SyntaxValue, in range: ClosedRange<Double>) -> Double? {
    guard let number = value.number, range.contains(number.value) else { return nil }
    return number.value
  }

  /// The whole number under a key; `8.0` and `1e3` are whole, `8.5` is not.
  package mutating func integer(_ key: String, _ presence: Presence = .optional) -> Int? {
    read(key, "a whole number", presence) { $0.number.flatMap { Int(exactly: $0.value) } }
  }

  /// The truth value under a key.
  package mutating func bool(_ key: String, _ presence: Presence = .optional) -> Bool? {
    read(key, "true or false", presence) { $0.truth }
  }

  /// The elements under a key.
  package mutating func array(
    _ key: String, _ presence: Presence = .optional
  ) -> [SyntaxValue]? {
    read(key, "an array", presence) { $0.elements }
  }

  /// A reader of the object under a key; it adds to the same findings.
  package mutating func object(
    _ key: String, _ presence: Presence = .optional
  ) -> ValueReader? {
    guard let value = value(key, presence) else { return nil }
    return ValueReader(value, under: key, diagnostics: diagnostics)
  }

  /// Returns the case of an enumeration whose raw value is under a key.
  package mutating func oneOf<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, as type: Choice.Type, _ presence: Presence = .optional
  ) -> Choice? {
    guard let value = value(key, presence) else { return nil }
    if let choice = value.text.flatMap(Choice.init(rawValue:)) { return choice }
    diagnostics.mismatch(Choice.allCases.map(\.rawValue), value, for: key)
    return nil
  }

  /// `"a", "b" or "c"`.
  package static func listing(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
