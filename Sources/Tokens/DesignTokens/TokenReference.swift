internal import GalleyParsing
internal import GalleySystem

/// The two forms of reference: `{group.token}` and `{"$ref": "#/group/token/$value/…"}`.
enum TokenReference {
  /// Returns the path of a reference in braces; nil if the text is not such a reference.
  static func braces(_ text: String) -> [String]? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let names = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
    let isWellFormed = names.allSatisfy { !$0.isEmpty && !$0.contains("{") && !$0.contains("}") }
    return isWellFormed ? names.map(String.init) : nil
  }

  /// Returns the segments of a JSON Pointer in a fragment (RFC 6901, section 6); nil if the text is not such
  /// a pointer.
  static func pointer(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
      .map { unescaped(PercentEncoding.decoded($0)) }
  }

  /// The path of a reference to a group in either form.
  static func path(_ text: String) -> [String]? { braces(text) ?? pointer(text) }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for character in text {
      switch (isEscape, character) {
      case (false, "~"): isEscape = true
      case (true, "0"): (result, isEscape) = (result + "~", false)
      case (true, "1"): (result, isEscape) = (result + "/", false)
      case (true, _): (result, isEscape) = (result + "~" + String(character), false)
      default: result.append(character)
      }
    }
    return result
  }
}
