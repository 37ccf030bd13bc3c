package import GalleyDesign
package import GalleyParsing

/// Pages that show a theme's tokens, as documents: the palette with contrast figures, the type scale,
/// spacing, radii and shadows. They are made of the components that every document is made of.
package enum TokenGallery {
  /// The names of the pages of every theme.
  package static let pageNames = ["palette", "type", "spacing", "radii", "shadows"]

  /// The document of every page of a theme for an appearance, in the order of the names.
  ///
  /// - Parameter ownAlone: True to leave out what every theme has, on pages where the theme has values of its own.
  package static func pages(
    of theme: Theme, _ appearance: Appearance, ownAlone: Bool = false
  ) -> [SyntaxValue] {
    [
      palette(of: theme, appearance), typeScale(of: theme, appearance, ownAlone),
      spacing(of: theme, appearance, ownAlone), radii(of: theme, appearance),
      shadows(of: theme, appearance, ownAlone),
    ].map(document)
  }

  /// The sections of a page: those of the theme, then those that every theme has unless the first are enough.
  static func sections(
    own: [GalleryNode], common: [GalleryNode], _ ownAlone: Bool
  ) -> [GalleryNode] {
    ownAlone && !own.isEmpty ? own : own + common
  }

  static func document(_ sections: [GalleryNode]) -> SyntaxValue {
    let root = GalleryNode.column(sections, spacing: 24).with("padding", .number(24))
    return SyntaxValue(.object([SyntaxMember("root", root.value), SyntaxMember("canvas", canvas)]))
  }

  private static let canvas = SyntaxValue(.object([]))

  static func section(_ title: String, _ content: GalleryNode) -> GalleryNode {
    .column([.text(title, "headline", weight: "semibold"), content], spacing: 10)
  }

  /// Cells in rows of so many.
  static func grid(_ cells: [GalleryNode], columns: Int) -> GalleryNode {
    let rows = stride(from: 0, to: cells.count, by: columns).map {
      GalleryNode.row(Array(cells[$0..<min($0 + columns, cells.count)]), spacing: 12)
        .with("verticalAlignment", .text("top"))
    }
    return .column(rows, spacing: 14)
  }

  /// A number with at most two decimals, without needless zeros.
  static func short(_ value: Double) -> String {
    let hundredths = Int(saturating: (value * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    if rest == 0 { return "\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return (value < 0 && whole == 0 ? "-" : "") + "\(whole).\(digits)"
  }
}
