extension String {
  /// The text with nothing in it that a forge makes a call or a link of: `@octocat`, `owner/repository#1`,
  /// `https://…` and `www.…` each get a word joiner, which has no width, where they would be recognised.
  ///
  /// Names and messages are parts of documents, and a document may come from anybody.
  var defused: String {
    var result = String.UnicodeScalarView()
    var behind = unicodeScalars[...]
    var last: Unicode.Scalar = " "
    while let scalar = behind.popFirst() {
      result.append(scalar)
      let isActive =
        switch scalar {
        case "@": true
        case ":": behind.first == "/"
        case "w", "W": behind.first == "." && (last == "w" || last == "W")
        case "#": Self.isInName(last) && behind.first.map { ("0"..."9").contains($0) } ?? false
        default: false
        }
      if isActive { result.append("\u{2060}") }
      last = scalar
    }
    return String(result)
  }

  /// True when a character may end the name of a repository.
  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_-.".unicodeScalars.contains(scalar)
  }
}
