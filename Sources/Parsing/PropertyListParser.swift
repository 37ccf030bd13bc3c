/// Reads XML property lists into the same located values as JSON.
///
/// A value that has no kind in JSON becomes text: a `<date>` its ISO 8601 form (`2025-10-28T12:00:00Z`), a
/// `<data>` its base64 form without blanks. Equal keys are kept in their order.
///
/// XML is read by expat. A document type is tolerated and never loaded; entities of the document's
/// own are refused where they are declared, so that nothing can be expanded or fetched. Binary
/// property lists, which apps are built with but not written in, and the old OpenStep text form are
/// refused with what to do instead.
package enum PropertyListParser {
  /// Reads a property list; linear in its length.
  ///
  /// - Returns: The value and the findings; the list is valid exactly when no finding is an error.
  package static func parse(
    _ source: SourceText, limits: ParsingLimits = .standard
  ) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector(limit: limits.maximumDiagnostics)
    if source.bytes.count > limits.maximumBytes {
      let message = "the list has \(source.bytes.count) bytes; the limit is \(limits.maximumBytes)"
      return (nil, [Diagnostic(.error, message, at: nil)])
    }
    let value: SyntaxValue? = source.bytes.withUnsafeBufferPointer { bytes in
      if let refusal = isBinary(source) ? Self.binaryRefusal : refusal(of: bytes) {
        diagnostics.add(refusal)
        return nil
      }
      return XMLPropertyList(limits: limits, diagnostics: diagnostics).read(bytes)
    }
    return (value, source.explained(diagnostics.summary))
  }

  /// Returns true if an input is a property list by its content or, failing that, by its name.
  package static func recognizes(_ source: SourceText) -> Bool {
    if isBinary(source) { return true }
    if source.name.hasSuffix(".plist") { return true }
    // A conflict that git left at the first line does not open an element.
    if MergeConflict.mark(around: 0, in: source.bytes) != nil { return false }
    let first = source.bytes.withUnsafeBufferPointer { bytes in
      bytes.first { !isBlank($0) && ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0].contains($0) }
    }
    return first == UInt8(ascii: "<")
  }

  private static func isBinary(_ source: SourceText) -> Bool {
    source.bytes.starts(with: "bplist".utf8)
  }

  private static let binaryRefusal = Diagnostic(
    .error,
    "binary property lists are not read; make it XML with \"plutil -convert xml1\" on a Mac or "
      + "\"plistutil -i FILE -o NEW\" elsewhere", at: nil)

  /// Why an input that is not binary cannot be XML.
  private static func refusal(of bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? {
    guard let place = bytes.firstIndex(where: { !isBlank($0) }) else {
      return Diagnostic(.error, "the property list is empty", at: SourceRange(0, 0))
    }
    guard "{(\"/".utf8.contains(bytes[place]) else { return nil }
    let message =
      "property lists in the OpenStep text form are not read; write it as XML or JSON"
    return Diagnostic(.error, message, at: SourceRange(place, place + 1))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

/// Reads any of the data formats: a property list where it is one, JSON otherwise.
package enum SyntaxParser {
  /// Reads an input in the format its content, or failing that its name, shows.
  package static func parse(
    _ source: SourceText, limits: ParsingLimits = .standard
  ) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    PropertyListParser.recognizes(source)
      ? PropertyListParser.parse(source, limits: limits)
      : JSONParser.parse(source, limits: limits)
  }
}
