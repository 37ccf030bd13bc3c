/// The bytes of a data file before they are parsed.
enum DataText {
  /// Reads a text in UTF-8 that is neither too long nor a pointer or a conflict of a repository.
  ///
  /// - Parameters:
  ///   - noun: The kind of text, such as "table".
  ///   - keepsRest: True if what could be read is returned beside errors.
  ///   - read: Parses the bytes; nil after reporting why it cannot.
  static func parse(
    _ source: SourceText, _ noun: String, _ limits: ParsingLimits, keepsRest: Bool = false,
    _ read: (UnsafeBufferPointer<UInt8>, DiagnosticCollector) -> SyntaxValue?
  ) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    if let fault = source.repositoryFault { return (nil, [fault]) }
    let diagnostics = DiagnosticCollector(limit: limits.maximumDiagnostics)
    let value = source.bytes.withUnsafeBufferPointer { bytes -> SyntaxValue? in
      guard let refusal = refusal(of: bytes, noun, limits) else { return read(bytes, diagnostics) }
      diagnostics.add(refusal)
      return nil
    }
    return (diagnostics.hasErrors && !keepsRest ? nil : value, diagnostics.summary)
  }

  /// The finding about bytes that are too many, or are not UTF-8; nil for others.
  ///
  /// - Parameter noun: The kind of text, such as "table".
  private static func refusal(
    of bytes: UnsafeBufferPointer<UInt8>, _ noun: String, _ limits: ParsingLimits
  ) -> Diagnostic? {
    if bytes.count > limits.maximumBytes {
      return Diagnostic(
        .error, "the \(noun) has \(bytes.count) bytes; the limit is \(limits.maximumBytes)", at: nil
      )
    }
    if let encoding = TextEncoding(ofPrefix: bytes), encoding != .utf8 {
      return Diagnostic(
        .error, "the \(noun) is in \(encoding.rawValue); save it as UTF-8",
        at: SourceRange(0, min(2, bytes.count)))
    }
    guard let error = UTF8Validation.firstError(in: bytes) else { return nil }
    return Diagnostic(
      .error, "the bytes are not UTF-8; save the \(noun) as UTF-8",
      at: SourceRange(error.offset, error.offset + error.length))
  }
}
