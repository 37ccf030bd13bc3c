/// Writes values as JSON texts.
///
/// The same value always gives the same bytes: members keep their order, numbers have their
/// shortest decimal form.
package enum JSONWriter {
  /// The layout of a text.
  package enum Style: Sendable, Hashable {
    /// Without blanks.
    case compact
    /// One member or element per line, indented by two blanks; what fits a line stays on one.
    case pretty
  }

  /// The text of a value, without a final line break.
  package static func text(of value: SyntaxValue, style: Style = .pretty) -> String {
    var text = ""
    write(value, style: style, indent: 0, to: &text)
    return text
  }

  /// A text as a JSON string, quotes included.
  package static func quoted(_ text: String) -> String {
    // Nearly every text is used unchanged.
    var contiguous = text
    let plain = contiguous.withUTF8 { bytes -> String? in
      let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
      guard isPlain else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count + 2) { quoted in
        quoted[0] = UInt8(ascii: "\"")
        _ = quoted[1...].update(fromContentsOf: bytes)
        quoted[bytes.count + 1] = UInt8(ascii: "\"")
        return bytes.count + 2
      }
    }
    if let plain { return plain }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func write(
    _ value: SyntaxValue, style: Style, indent: Int, to text: inout String
  ) {
    switch value.kind {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number.description
    case .string(let string): text += quoted(string)
    case .array(let elements):
      let pieces = elements.map { ("", $0) }
      write(pieces, brackets: ("[", "]"), style: style, indent: indent, to: &text)
    case .object(let members):
      let colon = style == .compact ? ":" : ": "
      let pieces = members.map { (quoted($0.key) + colon, $0.value) }
      write(pieces, brackets: ("{", "}"), style: style, indent: indent, to: &text)
    }
  }

  private static func write(
    _ pieces: [(String, SyntaxValue)], brackets: (String, String), style: Style, indent: Int,
    to text: inout String
  ) {
    text += brackets.0
    let isBroken = style == .pretty && pieces.contains { !isShort($0.1) || pieces.count > 4 }
    for (index, piece) in pieces.enumerated() {
      if index > 0 { text += style == .pretty && !isBroken ? ", " : "," }
      if isBroken { text += "\n" + String(repeating: " ", count: 2 * indent + 2) }
      text += piece.0
      write(piece.1, style: style, indent: indent + 1, to: &text)
    }
    if isBroken { text += "\n" + String(repeating: " ", count: 2 * indent) }
    text += brackets.1
  }

  private static func isShort(_ value: SyntaxValue) -> Bool {
    switch value.kind {
    case .null, .bool, .number: true
    case .string(let text): text.utf8.count <= 12
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }
}
