public import GalleyParsing

/// A property value with a word for each of its common values.
public protocol PropertyWord: PropertyValue, Equatable {
  /// The words with what they mean, in the order in which they are proposed.
  static var words: [(String, Self)] { get }
  /// Spellings that are read but not suggested; none by default.
  static var otherSpellings: [String: Self] { get }
}

extension PropertyWord {
  /// None.
  public static var otherSpellings: [String: Self] { [:] }

  /// One of the words.
  public static var kind: PropertyKind { .choice(words.map(\.0)) }

  /// Reads a word; case counts.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Self? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    let known = words.first { $0.0 == word }?.1 ?? otherSpellings[word]
    if let known { return known }
    return reader.unknownWord(word, for: name, among: words.map(\.0), at: value.range)
  }

  /// Writes the word, or what Swift prints for a value without one.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, Self.words.first { $0.1 == self }?.0 ?? "\(self)")
  }
}
