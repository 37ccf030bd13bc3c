internal import GalleyDesign
internal import GalleyParsing

extension TokenGallery {
  // Type

  /// Every text style in itself: the platform's, DNAKit's and the theme's own.
  static func typeScale(of theme: Theme) -> [GalleryNode] {
    let platform = TextStyleName.allCases.map { style in
      let points = TextSize.large.points(for: style)
      return sample(
        .text(style.rawValue, style.rawValue, weight: "\(style.weight)"),
        "\(short(points)) pt at the default text size")
    }
    let dna = DNATypography.allCases.map { style in
      sample(named(style.name), caption(style.textStyle))
    }
    let own = theme.textStyles.sorted { $0.key < $1.key }.map { name, style in
      sample(named(name), caption(style))
    }
    let sections = [
      section("Platform text styles", .column(platform, spacing: 8)),
      section("DNAKit", .column(dna, spacing: 8)),
    ]
    return sections
      + (own.isEmpty ? [] : [section("Own text styles", .column(own, spacing: 8))])
  }

  private static func named(_ style: String) -> GalleryNode {
    GalleryNode.text(style, "body").with("typography", .text(style))
      .with("foregroundColor", .text("label"))
  }

  private static func sample(_ text: GalleryNode, _ caption: String) -> GalleryNode {
    .column(
      [text, GalleryNode.text(caption, "caption2").with("foregroundColor", .text("systemGray"))],
      spacing: 2)
  }

  private static func caption(_ style: TextStyle) -> String {
    "\(short(style.font.size)) pt, \(style.font.weight), line height \(short(style.lineHeightMultiple))"
      + ", letter spacing \(short(style.letterSpacing))"
  }

  // Spacing

  /// Margins, paddings, row heights and the theme's own dimensions as bars.
  static func spacing(of theme: Theme) -> [GalleryNode] {
    let own = theme.dimensions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let sections = [
      ("Own dimensions", own), ("Margins", Margin.steps.map { ($0.name, $0.value.points) }),
      ("Paddings", PaddingInsets.steps.map { ($0.name, $0.value.points) }),
      ("Line thicknesses", LineThickness.steps.map { ($0.name, $0.value.points) }),
      ("Row heights", RowHeight.steps.map { ($0.name, $0.value.points) }),
    ]
    return sections.filter { !$0.1.isEmpty }.map { title, steps in
      section(title, .column(steps.map { bar($0.0, $0.1) }, spacing: 6))
    }
  }

  private static func bar(_ name: String, _ points: Double) -> GalleryNode {
    let label = GalleryNode.text(name, "footnote").with("width", .number(120))
      .with("alignment", .text("leading"))
    let line = GalleryNode.box(width: max(0, points), height: 12)
      .with("foregroundColor", .text("systemBlue"))
    let figure = GalleryNode.text(short(points), "footnote")
      .with("foregroundColor", .text("systemGray"))
    return .row([label, line, figure], spacing: 8)
  }

  // Radii and shadows

  /// Every corner radius on a box of 96 × 64 points, `circle` on a square one.
  static var radii: [GalleryNode] {
    let cells = CornerRadius.steps.map { name, radius in
      let box = GalleryNode.box(width: name == "circle" ? 64 : 96, height: 64)
        .with("cornerRadius", value(of: radius)).with("foregroundColor", .text("systemBlue"))
      return GalleryNode.column([box, label(name, "footnote"), figure(of: radius)], spacing: 4)
    }
    return [section("Corner radii", grid(cells, columns: 6))]
  }

  private static func value(of radius: CornerRadius) -> SyntaxValue {
    if case .points(let points) = radius { return .number(points) }
    return .text("circle")
  }

  private static func figure(of radius: CornerRadius) -> GalleryNode {
    var text = "half the shorter side"
    if case .points(let points) = radius { text = "\(short(points)) pt" }
    return label(text, "caption2").with("foregroundColor", .text("systemGray"))
  }

  /// A line as wide as a box.
  private static func label(_ text: String, _ font: String) -> GalleryNode {
    GalleryNode.text(text, font).with("width", .number(96)).with("alignment", .text("leading"))
      .with("lineLimit", .number(1)).with("minimumScaleFactor", .number(0.6))
  }

  /// Every shadow under a box, and the shadows of the theme's schemes.
  static func shadows(of theme: Theme) -> [GalleryNode] {
    let own = theme.kinds.compactMap { kind in
      theme.scheme(for: kind).styles?.shadow.map { (kind.name, $0) }
    }
    let steps = Shadow.steps.map { ($0.name, $0.value) }
    let sections = [("Shadows", steps), ("Schemes", own)].filter { !$0.1.isEmpty }
    return sections.map { title, shadows in
      section(title, grid(shadows.map { cell($0.0, $0.1) }, columns: 4))
    }
  }

  private static func cell(_ name: String, _ shadow: Shadow) -> GalleryNode {
    let color = CoreColor.black.with(alpha: shadow.opacity).hexText
    let members = [
      SyntaxMember("x", .number(shadow.x)), SyntaxMember("y", .number(shadow.y)),
      SyntaxMember("blur", .number(shadow.blur)), SyntaxMember("spread", .number(shadow.spread)),
      SyntaxMember("color", .text(color)),
    ]
    let box = GalleryNode.box(width: 96, height: 64).with("cornerRadius", .number(8))
      .with("foregroundColor", .text("systemGray6"))
      .with("shadow", SyntaxValue(.object(members)))
    let figures = "α \(short(shadow.opacity)) y \(short(shadow.y)) blur \(short(shadow.blur))"
    return GalleryNode.column(
      [box, label(name, "footnote"), label(figures, "caption2")], spacing: 6
    ).with("padding", .number(24))
  }
}
