/// Objects in long lists that were found valid and are read again when somebody looks at them: the values
/// of a hundred thousand rows take twenty times the memory of their text.
enum UnreadValue {
  /// The number of elements of a list that are kept as they were read.
  static let keptElements = 64

  /// Returns true if reading an object costs more memory than it costs time to begin once more.
  static func isWorthwhile(_ range: SourceRange) -> Bool { range.end - range.start >= 32 }

  /// Returns the content of a valid part of a text; its own long lists stay unread.
  static func kind(at range: SourceRange, in text: [UInt8]) -> SyntaxValue.Kind {
    text.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[..<range.end])
      var scanner = JSONScanner(part, diagnostics: DiagnosticCollector())
      scanner.position = range.start
      var reader = JSONReader(scanner, limits: limits, unreadText: text)
      return reader.readText()?.kind ?? .null
    }
  }

  /// A part that is within the limits of the whole is within these.
  private static let limits = ParsingLimits(
    maximumBytes: .max, maximumNesting: ParsingLimits.deepestNesting, maximumValues: .max)
}
