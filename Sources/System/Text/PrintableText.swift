import GalleyPlatform

/// Text that comes from outside, such as a name in a document or the name of a file, made fit for a
/// terminal and for the log of a CI system.
///
/// Characters that would move the cursor, turn the direction of text or be taken for a workflow command of
/// GitHub (`::error::`, `##[error]`) or Azure (`##vso[…]`) are written as escapes, such as `\u{1B}`. A text
/// without such characters is unchanged; linear in its length.
extension String {
  /// The text with its line feeds.
  package var printable: String { escaped(keepsLines: true) }

  /// The text on one line.
  package var printableLine: String { escaped(keepsLines: false) }

  private func escaped(keepsLines: Bool) -> String {
    if !utf8.contains(where: Self.isSuspicious) { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    var isLineStart = true
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isCommand =
        scalar == ":" ? isLineStart && rest.first == ":" : scalar == "#" && Self.isCommand(rest)
      if scalar == "\n", keepsLines {
        result.append("\n")
      } else if isCommand || Self.isControl(scalar) {
        result += Self.escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
      isLineStart = scalar == "\n" || isLineStart && (scalar == " " || scalar == "\t")
    }
    return result
  }

  /// Returns true if a byte can belong to something that is escaped.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#")
      || byte == 0xC2 || byte == 0xE2
  }

  /// Returns true if the text behind a `#` makes it the beginning of a command, which counts anywhere.
  private static func isCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
    ["#[", "#vso["].contains { rest.starts(with: $0.unicodeScalars) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    // Line and paragraph separator; embeddings, overrides and isolates of the bidi algorithm.
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
