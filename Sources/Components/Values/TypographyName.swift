package import GalleyDesign
package import GalleyParsing

/// A text style of the theme or of DNAKit by its name.
package struct TypographyName: PropertyValue, Hashable {
  /// The name.
  package var name: String
  /// The style.
  package var style: TextStyle

  /// The name of a text style.
  package static var kind: PropertyKind { .form("the name of a text style such as \"h2.blog\"") }

  /// Finds the style.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> TypographyName? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let style = reader.names.textStyle(named: word) {
      return TypographyName(name: word, style: style)
    }
    reader.diagnostics.unknown(
      "text style", word, at: value.range, among: reader.names.textStyleNames)
    return nil
  }

  /// The scheme of the style, in the form that components adopt: a style without a family uses the system's
  /// font.
  var scheme: Scheme {
    var text = TextStyling.style(style)
    text.font?.name = style.font.family ?? SystemFontName.systemFont.rawValue
    var styles = Styles()
    styles.font = text.font
    text.foreground = nil
    styles.styledText = text
    return Scheme(colors: style.color.map { Colors(foreground: $0) }, styles: styles)
  }

  /// Writes the name.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self.name, token: "typography.\(self.name)")
  }
}
