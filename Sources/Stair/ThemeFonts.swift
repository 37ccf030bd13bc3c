import GalleyDesign
package import GalleyParsing
package import GalleyText

/// The fonts that a theme file names and that are not there.
package struct ThemeFonts {
  /// The families, each with a warning at its place in the file.
  package private(set) var missing: [(family: String, finding: Diagnostic)] = []
  private let fonts: FontRegistry

  /// Searches a theme; linear in its length.
  package init(in theme: SyntaxValue?, fonts: FontRegistry) {
    self.fonts = fonts
    // At the top no key names a family.
    for member in theme?.members ?? [] { visit(member.value, key: member.key) }
  }

  /// Searches the file of a theme, which may be empty for one of Galley's own.
  package init(in source: SourceText, fonts: FontRegistry) {
    self.init(in: source.bytes.isEmpty ? nil : JSONParser.parse(source).value, fonts: fonts)
  }

  /// The end of the message about a font whose name resembles none.
  static let hint = "; --fonts names a folder with others"

  private static let keys: Set = ["family", "fontFamily", "fontName", "boldName", "fonts"]

  private mutating func visit(_ value: SyntaxValue, key: String) {
    for element in value.elements ?? [] { visit(element, key: key) }
    for member in value.members ?? [] {
      // Only in a font is "name" that of a family.
      let isFamily = Self.keys.contains(member.key) || key == "font" && member.key == "name"
      if isFamily, let family = member.value.text { check(family, at: member.value.range) }
      visit(member.value, key: member.key)
    }
  }

  private mutating func check(_ family: String, at range: SourceRange) {
    guard !fonts.contains(family), SystemFontName(rawValue: family) == nil else { return }
    let nearest = SpellingSuggestion.nearest(family, in: fonts.familyNames)
    let hint = nearest == nil ? Self.hint : ""
    missing.append(
      (
        family,
        Diagnostic(
          .warning, "no font is called \"\(family)\"; the default font is used\(hint)", at: range,
          suggestion: nearest)
      ))
  }
}
