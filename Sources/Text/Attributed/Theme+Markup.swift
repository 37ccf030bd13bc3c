package import GalleyDesign

extension Theme {
  /// Returns true if Markdown and HTML look the same in another theme.
  package func hasMarkup(of other: Theme) -> Bool {
    ["link", "brandWarning", "separator", "quaternaryFill", "systemGray3"].allSatisfy {
      palette[$0] == other.palette[$0]
    }
      && (1...6).allSatisfy { textStyles["h\($0)"] == other.textStyles["h\($0)"] }
      && textStyle(named: "caption") == other.textStyle(named: "caption")
  }

  /// Returns the appearance of a text style; an empty one for an unknown name. Styles that are not the
  /// theme's own take the colour of the text around, which depends on a light or dark background.
  func styling(named name: String) -> TextStyling {
    guard var style = textStyle(named: name) else { return TextStyling() }
    if textStyles[name] == nil { style.color = nil }
    return .style(style)
  }

  /// Returns the appearance of a heading: that of the theme, whose third level counts for deeper ones as well,
  /// or else a size in ems of the text around.
  func styling(ofHeading level: Int) -> TextStyling {
    let level = min(max(level, 1), Self.sizesOfHeadings.count)
    for name in ["h\(level)", "h\(min(level, 3))"] where textStyles[name] != nil {
      return styling(named: name)
    }
    return TextStyling([
      .weight(.semibold), TextStyling().setting(\.sizeFactor, to: Self.sizesOfHeadings[level - 1]),
    ])
  }

  private static let sizesOfHeadings = [1.6, 1.35, 1.15, 1, 0.9, 0.85]

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
  package static let codeFace = TextStyling().setting(\.font, to: FontStyle(name: "JetBrains Mono"))
}
