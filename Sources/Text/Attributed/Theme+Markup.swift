package import GalleyDesign

extension Theme {
  /// Returns true if Markdown and HTML look the same in another theme.
  package func hasMarkup(of other: Theme) -> Bool {
    ["link", "brandWarning"].allSatisfy { palette[$0] == other.palette[$0] }
      && ["h1", "h2", "h3", "caption"].allSatisfy {
        textStyle(named: $0) == other.textStyle(named: $0)
      }
  }

  /// Returns the appearance of a text style; an empty one for an unknown name. Styles that are not the
  /// theme's own take the colour of the text around, which depends on a light or dark background.
  func styling(named name: String) -> TextStyling {
    guard var style = textStyle(named: name) else { return TextStyling() }
    if textStyles[name] == nil { style.color = nil }
    return .style(style)
  }

  /// Marked text: black, as in browsers, on the colour that the theme calls `brandWarning`.
  var stylingOfMark: TextStyling {
    palette["brandWarning"].map { TextStyling([.background($0), .color(.black)]) } ?? TextStyling()
  }

  /// Underlined, in the colour that the theme calls `link`.
  package func styling(ofLink address: String) -> TextStyling {
    let color = palette["link"].map(TextStyling.color) ?? TextStyling()
    return TextStyling([color, .underline(), .link(address)])
  }
}

extension TextStyling {
  /// The face of code in running text.
  static let codeFace = TextStyling().setting(\.font, to: FontStyle(name: "JetBrains Mono"))

  /// Paragraphs at a level of lists and quotes.
  ///
  /// - Parameter hasMarker: True if the first line begins a level earlier, with a bullet or a number.
  static func indented(_ level: Int, hasMarker: Bool = false) -> TextStyling {
    var styling = TextStyling()
    if level == 0 { return styling }
    styling.indent = Double(level) * levelIndent
    styling.firstLineIndent = Double(hasMarker ? level - 1 : level) * levelIndent
    return styling
  }

  /// The indent of one level, in ems: room for a number of two digits.
  private static let levelIndent = 1.5
}
