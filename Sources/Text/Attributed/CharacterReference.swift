internal import CGalleyCMark

/// Character references of HTML, `&eacute;` and `&#233;`. CommonMark has the names of HTML 5, so its
/// library knows them all.
enum CharacterReference {
  /// What a reference from its ampersand to its semicolon stands for; nil when it stands for nothing.
  static func text(of reference: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let inner = reference.dropFirst().dropLast()
    guard !inner.isEmpty, inner.allSatisfy(isPart) else { return nil }
    let bytes = UnsafeBufferPointer(rebasing: reference)
    let document = bytes.withMemoryRebound(to: CChar.self) {
      cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
    }
    defer { cmark_node_free(document) }
    guard let paragraph = cmark_node_first_child(document),
      let literal = cmark_node_first_child(paragraph).flatMap(cmark_node_get_literal)
    else { return nil }
    let text = String(cString: literal)
    return text.utf8.elementsEqual(bytes) || text.hasPrefix("&") && text != "&" ? nil : text
  }

  /// A text with its references replaced; linear.
  static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "&"),
          let end = bytes[offset..<min(offset + 34, bytes.count)].firstIndex(of: UInt8(ascii: ";")),
          let replacement = Self.text(of: bytes[offset...end])
        {
          result += replacement.utf8
          offset = end + 1
        } else {
          result.append(bytes[offset])
          offset += 1
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "#")
  }
}
