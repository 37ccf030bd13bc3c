internal import CGalleyCMark

/// Character references of HTML, `&eacute;` and `&#233;`. CommonMark has the names of HTML 5, so its
/// library knows them all.
enum CharacterReference {
  /// Returns the text that a reference from its ampersand to its semicolon represents; nil if it represents
  /// nothing.
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

  /// Finds the text that the reference at an ampersand represents, and the end of the reference. Numbers, and
  /// the names that HTML had first, need no semicolon (HTML, §13.2.5.73).
  ///
  /// - Parameter isInAttribute: Names without one are then text where a letter, a digit or an equals
  ///   sign follows, as in addresses.
  static func find(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>, isInAttribute: Bool
  ) -> (text: String, end: Int)? {
    let limit = min(start + longest, bytes.count)
    let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";"))
    if let end, let text = text(of: bytes[start...end]) { return (text, end + 1) }
    var word = start + 1
    while word < limit, isPart(bytes[word]) { word += 1 }
    let letters = String(decoding: bytes[start + 1..<word], as: UTF8.self)
    guard let name = number(letters) ?? name(letters) else { return nil }
    let behind = start + 1 + name.utf8.count
    if isInAttribute, !name.hasPrefix("#"),
      behind < bytes.count, isPart(bytes[behind]) || bytes[behind] == UInt8(ascii: "=")
    {
      return nil
    }
    var reference = "&\(name);"
    return reference.withUTF8 { text(of: $0[...]) }.map { ($0, behind) }
  }

  /// The longest name with its marks, in bytes.
  private static let longest = 34

  /// A number that a text begins with.
  private static func number(_ text: String) -> String? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    if digits.hasPrefix("x") || digits.hasPrefix("X") {
      let hexadecimal = digits.dropFirst().prefix { $0.isHexDigit }
      return hexadecimal.isEmpty ? nil : "#x\(hexadecimal)"
    }
    let decimal = digits.prefix { "0"..."9" ~= $0 }
    return decimal.isEmpty ? nil : "#\(decimal)"
  }

  /// The longest name that a text begins with of those that need no semicolon.
  private static func name(_ text: String) -> String? {
    (2...6).reversed().lazy.map { String(text.prefix($0)) }.first(where: olderNames.contains)
  }

  private static let olderNames: Set<String> = [
    "AElig", "AMP", "Aacute", "Acirc", "Agrave", "Aring", "Atilde", "Auml", "COPY", "Ccedil", "ETH",
    "Eacute", "Ecirc", "Egrave", "Euml", "GT", "Iacute", "Icirc", "Igrave", "Iuml", "LT", "Ntilde",
    "Oacute", "Ocirc", "Ograve", "Oslash", "Otilde", "Ouml", "QUOT", "REG", "THORN", "Uacute",
    "Ucirc", "Ugrave", "Uuml", "Yacute", "aacute", "acirc", "acute", "aelig", "agrave", "amp",
    "aring", "atilde", "auml", "brvbar", "ccedil", "cedil", "cent", "copy", "curren", "deg",
    "divide", "eacute", "ecirc", "egrave", "eth", "euml", "frac12", "frac14", "frac34", "gt",
    "iacute", "icirc", "iexcl", "igrave", "iquest", "iuml", "laquo", "lt", "macr", "micro",
    "middot",
    "nbsp", "not", "ntilde", "oacute", "ocirc", "ograve", "ordf", "ordm", "oslash", "otilde",
    "ouml",
    "para", "plusmn", "pound", "quot", "raquo", "reg", "sect", "shy", "sup1", "sup2", "sup3",
    "szlig", "thorn", "times", "uacute", "ucirc", "ugrave", "uml", "uuml", "yacute", "yen", "yuml",
  ]

  /// The value of an attribute with its references replaced; linear.
  static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "&"),
          let (replacement, end) = find(at: offset, in: bytes, isInAttribute: true)
        {
          result += replacement.utf8
          offset = end
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
