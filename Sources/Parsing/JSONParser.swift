/// Reads JSON texts as RFC 8259 defines them into located values.
///
/// The grammar is followed to the letter; where the standard leaves a choice, this is decided:
/// - a UTF-8 byte-order mark in front of the text is ignored (section 8.1 allows it); a text in
///   UTF-16 or UTF-32 is refused by name;
/// - an escaped surrogate without its partner is an error, because no text can hold it (section 8.2);
/// - a number that no double can hold, such as `1e999`, is an error; one that is merely more precise
///   is rounded to the nearest double, one that is too small becomes zero (section 6);
/// - equal keys are kept in their order; the ``ValueReader`` reports them (section 4);
/// - nesting and sizes are limited by ``ParsingLimits`` (section 9).
///
/// After an error the parser continues, so that one run reports several. Null takes the place of an
/// unreadable value. Nothing recurses, so depth costs no stack.
package enum JSONParser {
  /// Reads a text; linear in its length.
  ///
  /// - Parameters:
  ///   - acceptsJSON5: True if comments, keys and strings in other quotes or none, and commas at the end are
  ///     read, with one warning for all of them.
  ///   - leavesRowsUnread: True if objects in long lists are only checked for errors, and read on request,
  ///     each time anew: for readers that request each once.
  /// - Returns: The value and the findings in the order of their places. The text is valid exactly
  ///   when no finding is an error; the value of an invalid text is what could be read of it.
  package static func parse(
    _ source: SourceText, limits: ParsingLimits = .standard, acceptsJSON5: Bool = false,
    leavesRowsUnread: Bool = false
  ) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector(limit: limits.maximumDiagnostics)
    let value: SyntaxValue? = source.bytes.withUnsafeBufferPointer { bytes in
      if let refusal = refusal(of: bytes, limits: limits) {
        diagnostics.add(refusal)
        return nil
      }
      return read(
        bytes, limits: limits, acceptsJSON5: acceptsJSON5,
        unreadText: leavesRowsUnread ? source.bytes : nil, diagnostics: diagnostics)
    }
    return (value, source.explained(diagnostics.summary))
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: ParsingLimits, acceptsJSON5: Bool,
    unreadText: [UInt8]?, diagnostics: DiagnosticCollector
  ) -> SyntaxValue? {
    var scanner = JSONScanner(bytes, diagnostics: diagnostics)
    scanner.acceptsJSON5 = acceptsJSON5
    var reader = JSONReader(scanner, limits: limits, unreadText: unreadText)
    let value = reader.readText()
    if let place = reader.scanner.firstForeign {
      diagnostics.warning(
        "this is JSON5, with comments, other quotes or commas at the end; other tools may refuse it",
        at: place)
    }
    return value
  }

  /// Why a text is not read at all.
  private static func refusal(
    of bytes: UnsafeBufferPointer<UInt8>, limits: ParsingLimits
  ) -> Diagnostic? {
    if bytes.count > limits.maximumBytes {
      let message = "the text has \(bytes.count) bytes; the limit is \(limits.maximumBytes)"
      return Diagnostic(.error, message, at: nil)
    }
    guard let encoding = TextEncoding(ofPrefix: bytes), encoding != .utf8 else { return nil }
    let message = "the text is in \(encoding.rawValue), but JSON is written in UTF-8"
    return Diagnostic(.error, message, at: SourceRange(0, min(2, bytes.count)))
  }
}
