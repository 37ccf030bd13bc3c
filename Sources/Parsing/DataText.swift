/// The bytes of a data file before they are parsed.
enum DataText {
  /// The finding about bytes that are too many, or are not UTF-8; nil for others.
  ///
  /// - Parameter noun: The kind of text, such as "table".
  static func refusal(
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
