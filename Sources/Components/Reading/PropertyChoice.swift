public import GalleyParsing

/// A property value that is one of some words.
public protocol PropertyChoice: PropertyValue, CaseIterable, RawRepresentable<String> {
  /// Spellings that are read as a case but not proposed.
  static var otherSpellings: [String: Self] { get }
}

extension PropertyChoice {
  /// No other spellings.
  public static var otherSpellings: [String: Self] { [:] }

  /// One of the words.
  public static var kind: PropertyKind { .choice(allCases.map(\.rawValue)) }

  /// Reads a word; case counts.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Self? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let choice = Self(rawValue: word) ?? otherSpellings[word] { return choice }
    return reader.unknownWord(word, for: name, among: allCases.map(\.rawValue), at: value.range)
  }

  /// Writes the word.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, rawValue)
  }
}
