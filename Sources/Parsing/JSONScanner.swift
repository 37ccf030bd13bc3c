/// The bytes of a JSON text and the place reached in them, with the findings made so far.
///
/// Its extensions read one token each: strings, numbers, literals, and what is not JSON.
struct JSONScanner: ~Copyable {
  /// The text.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position = 0
  /// The findings.
  let diagnostics: DiagnosticCollector
  /// True if what JSON5 has beyond JSON is read without an error each.
  var acceptsJSON5 = false
  /// The position of the first of it.
  private(set) var firstForeign: SourceRange?
  /// The place of the last finding: one place is reported once.
  private var lastReported = -1
  /// Recently read strings.
  let strings = StringCache()
  /// The bytes of the string with escapes being read; kept for its memory.
  var scratch: [UInt8] = []

  /// Begins at the first byte that is not a byte-order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, diagnostics: DiagnosticCollector) {
    self.bytes = bytes
    self.diagnostics = diagnostics
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// True if every byte was read.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; zero at the end, which no token begins with.
  var next: UInt8 {
    @inline(__always) get { position < bytes.count ? bytes[unchecked: position] : 0 }
  }

  /// Adds an error for what JSON5 has and JSON has not, or remembers its place where that is read.
  mutating func reportForeign(_ message: String, at range: SourceRange) {
    guard acceptsJSON5 else { return report(message, at: range) }
    firstForeign = firstForeign ?? range
  }

  /// Adds an error unless one was made at the same place.
  mutating func report(_ message: String, at range: SourceRange, notes: [Diagnostic] = []) {
    guard range.start != lastReported else { return }
    lastReported = range.start
    diagnostics.error(message, at: range, notes: notes)
  }

  /// Passes over the four characters RFC 8259 calls white space, and over comments with an error.
  @inline(__always)
  mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[unchecked: position]
      // Most tokens follow at once, or after one blank.
      if byte > 0x20 {
        if byte < 0x80, byte != 0x2F, byte != 0x23 { return }
        if !skipForeignBlank() { return }
      } else if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
      } else {
        return
      }
    }
  }
}

extension UnsafeBufferPointer {
  /// An element without the bounds check, which costs a fifth of the parser's speed.
  subscript(unchecked index: Int) -> Element {
    @inline(__always) get { baseAddress.unsafelyUnwrapped[index] }
  }
}
