internal import GalleyDesign
internal import GalleyParsing

extension TokenGallery {
  /// The theme's own colours, the roles of its schemes, and for a theme without own colours the tables
  /// that every theme knows.
  static func palette(of theme: Theme, _ appearance: Appearance) -> [GalleryNode] {
    let page = PalettePage(background: background(of: theme, appearance), appearance: appearance)
    let own = theme.palette.names.compactMap { name in theme.palette[name].map { (name, $0) } }
      .filter { Palette.standard[$0.0] != $0.1 }
    var sections = own.isEmpty ? [] : [page.section("Own colours", own)]
    for kind in theme.kinds {
      let colors = theme.scheme(for: kind).colors ?? Colors()
      let roles = roles(of: colors)
      if !roles.isEmpty {
        let surface = colors.background?.resolved(for: appearance)
        sections.append(page.section("Scheme \(kind.name)", roles, upon: surface))
      }
    }
    return own.isEmpty ? sections + standardSections(page) : sections
  }

  private static func background(of theme: Theme, _ appearance: Appearance) -> RGBAColor {
    (theme.background ?? SystemColor.systemBackground.color).resolved(for: appearance)
  }

  private static func roles(of colors: Colors) -> [(String, Color)] {
    var roles = ColorRole.allCases.compactMap { role in
      colors[keyPath: role.path].map { (role.rawValue, $0) }
    }
    let pairs = [
      ("highlight", colors.highlight), ("success", colors.success), ("warning", colors.warning),
      ("error", colors.error), ("header", colors.header),
    ]
    for (name, pair) in pairs {
      if let color = pair?.foreground { roles.append((name, color)) }
      if let color = pair?.background { roles.append(("\(name) background", color)) }
    }
    return roles + states(of: colors)
  }

  /// The colours of states, which are easily forgotten when a palette changes.
  private static func states(of colors: Colors) -> [(String, Color)] {
    let states = [
      ("highlighted", colors.highlighted), ("selected", colors.selected),
      ("disabled", colors.disabled), ("focused", colors.focused), ("invalid", colors.invalid),
    ]
    return states.flatMap { name, state in
      [
        (name, state?.foreground), ("\(name) background", state?.background),
        ("\(name) border", state?.border),
      ].compactMap { part, color in color.map { (part, $0) } }
    }
  }

  private static func standardSections(_ page: PalettePage) -> [GalleryNode] {
    func table<Names: ColorTable>(_ names: Names.Type) -> [(String, Color)] {
      names.allCases.map { ($0.rawValue, $0.color) }
    }
    return [
      page.section("DNAKit", table(DNAColor.self)),
      page.section("Core colours", table(CoreColorName.self)),
      page.section("System colours", table(SystemColor.self)),
      page.section("Semantic colours", table(SemanticColor.self)),
      page.section("Tones", table(TonalColor.self)),
    ]
  }
}

/// Swatches with their contrast against a background.
private struct PalettePage {
  var background: RGBAColor
  var appearance: Appearance

  /// Colours with their contrast on a surface, which is the page unless given; surfaces themselves are
  /// compared with the page.
  func section(
    _ title: String, _ colors: [(String, Color)], upon surface: RGBAColor? = nil
  ) -> GalleryNode {
    let opaque = surface?.composited(over: background) ?? background
    let cells = colors.map { name, color in
      cell(name, color, upon: name.lowercased().hasSuffix("background") ? background : opaque)
    }
    return TokenGallery.section(title, TokenGallery.grid(cells, columns: 6))
  }

  /// A swatch, its name, its digits, and its contrast on the surface and to the text on it.
  private func cell(_ name: String, _ color: Color, upon surface: RGBAColor) -> GalleryNode {
    let own = color.resolved(for: appearance)
    let visible = own.composited(over: background)
    let onPage = own.contrastRatio(against: surface)
    let label = visible.complementaryText
    let sample = GalleryNode.text(
      "Aa \(TokenGallery.short(label.contrastRatio(against: visible)))", "footnote",
      weight: "semibold"
    ).with("foregroundColor", .text(label.hexText))
    return .column(
      [
        swatchBox(sample, own), text(name, "caption", weight: "medium"),
        text(own.hexText, "caption2"),
        text("\(TokenGallery.short(onPage)):1 \(grade(onPage))", "caption2"),
      ], spacing: 2)
  }

  /// The colour under the sample, with a hairline so that white is seen on white.
  private func swatchBox(_ sample: GalleryNode, _ color: RGBAColor) -> GalleryNode {
    let fill = GalleryNode.box(width: 112, height: 48).with("cornerRadius", .number(8))
      .with("foregroundColor", .text(color.hexText))
    return GalleryNode("ZStack", [fill, sample]).with("cornerRadius", .number(8))
      .with("borderWidth", .number(1)).with("borderColor", .text("opaqueSeparator"))
  }

  private func text(_ text: String, _ font: String, weight: String? = nil) -> GalleryNode {
    GalleryNode.text(text, font, weight: weight).with("width", .number(112))
      .with("alignment", .text("leading")).with("lineLimit", .number(1))
      .with("minimumScaleFactor", .number(0.6))
  }

  /// The grade of WCAG 2.2 for running text.
  private func grade(_ ratio: Double) -> String {
    ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "large" : "–"
  }
}
