extension String {
  /// The text as it stands in XML or HTML. Control characters, which XML 1.0 cannot hold, become
  /// U+FFFD.
  ///
  /// - Parameter isAttribute: True if quotes are escaped too, and line breaks and tabs, which a reader would
  ///   make blanks of in an attribute.
  package func xmlEscaped(isAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      case "\"" where isAttribute: escaped += "&quot;"
      case "\n" where isAttribute: escaped += "&#10;"
      case "\t" where isAttribute: escaped += "&#9;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
