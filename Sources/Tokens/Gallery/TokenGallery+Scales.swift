internal import GalleyDesign
internal import GalleyParsing

extension TokenGallery {
  // Type

  /// Every text style in itself: the theme's own, the platform's and DNAKit's.
  static func typeScale(
    of theme: Theme, _ appearance: Appearance, _ ownAlone: Bool
  ) -> [GalleryNode] {
    let ink = (theme.foreground ?? SystemColor.label.color).resolved(for: appearance).hexText
    let platform = TextStyleName.allCases.map { style in
      let points = TextSize.large.points(for: style)
      return sample(
        .text(style.rawValue, style.rawValue, weight: "\(style.weight)"),
        "\(short(points)) pt at the default text size")
    }
    let dna = DNATypography.allCases.map { style in
      sample(named(style.name, ink), caption(style.textStyle))
    }
    let own = theme.textStyles.sorted { $0.key < $1.key }.map { name, style in
      sample(named(name, ink), caption(style))
    }
    return sections(
      own: own.isEmpty ? [] : [section("Own text styles", .column(own, spacing: 8))],
      common: [
        section("Platform text styles", .column(platform, spacing: 8)),
        section("DNAKit", .column(dna, spacing: 8)),
      ], ownAlone)
  }

  private static func named(_ style: String, _ ink: String) -> GalleryNode {
    GalleryNode.text(style, "body").with("typography", .text(style))
      .with("foregroundColor", .text(ink))
  }

  private static func sample(_ text: GalleryNode, _ caption: String) -> GalleryNode {
    .column(
      [text, GalleryNode.text(caption, "caption2").with("foregroundColor", .text("systemGray"))],
      spacing: 2)
  }

  private static func caption(_ style: TextStyle) -> String {
    "\(short(style.font.size)) pt, \(style.font.weight)"
      + (style.lineHeight.map { ", line height \(short($0))" } ?? "")
      + (style.lineSpacing == 0 ? "" : ", line spacing \(short(style.lineSpacing))")
      + ", letter spacing \(short(style.letterSpacing))"
  }

  // Spacing

  /// The theme's own dimensions, margins, paddings and row heights as bars.
  static func spacing(
    of theme: Theme, _ appearance: Appearance, _ ownAlone: Bool
  ) -> [GalleryNode] {
    let accent = accent(of: theme, appearance)
    let own = theme.dimensions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let common = [
      ("Margins", Margin.steps.map { ($0.name, $0.value.points) }),
      ("Paddings", PaddingInsets.steps.map { ($0.name, $0.value.points) }),
      ("Line thicknesses", LineThickness.steps.map { ($0.name, $0.value.points) }),
      ("Row heights", RowHeight.steps.map { ($0.name, $0.value.points) }),
    ]
    func page(_ title: String, _ steps: [(String, Double)]) -> GalleryNode {
      section(title, .column(steps.map { bar($0.0, $0.1, accent) }, spacing: 6))
    }
    return sections(
      own: own.isEmpty ? [] : [page("Own dimensions", own)], common: common.map(page), ownAlone)
  }

  /// The theme's own colour for what stands out.
  private static func accent(of theme: Theme, _ appearance: Appearance) -> SyntaxValue {
    let base = theme.scheme(for: .base).colors
    let color =
      base?.brand ?? base?.tint ?? theme[.buttons]?.colors?.background
      ?? SystemColor.systemBlue.color
    return .text(color.resolved(for: appearance).hexText)
  }

  private static func bar(
    _ name: String, _ points: Double, _ accent: SyntaxValue
  ) -> GalleryNode {
    let label = GalleryNode.text(name, "footnote").with("width", .number(120))
      .with("alignment", .text("leading"))
    let line = GalleryNode.box(width: max(0, points), height: 12)
      .with("foregroundColor", accent).with("cornerRadius", .number(2))
    let figure = GalleryNode.text(short(points), "footnote")
      .with("foregroundColor", .text("systemGray"))
    return .row([label, line, figure], spacing: 8)
  }

  // Radii and shadows

  /// Every corner radius on a box of 96 × 64 points, `circle` on a square one.
  static func radii(of theme: Theme, _ appearance: Appearance) -> [GalleryNode] {
    let accent = accent(of: theme, appearance)
    let cells = CornerRadius.steps.map { name, radius in
      let box = GalleryNode.box(width: name == "circle" ? 64 : 96, height: 64)
        .with("cornerRadius", value(of: radius)).with("foregroundColor", accent)
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

  /// A box with each of the theme's own shadows, with those of its schemes, and with every step.
  static func shadows(
    of theme: Theme, _ appearance: Appearance, _ ownAlone: Bool
  ) -> [GalleryNode] {
    let own = Color(light: .white, dark: RGBAColor(hex: 0x2C2C2E))
    let surface = (theme["cards"]?.colors?.background ?? own).resolved(for: appearance)
    let schemes = theme.kinds.compactMap { kind in
      theme.scheme(for: kind).styles?.shadow.map { (kind.name, $0) }
    }
    let steps = Shadow.steps.map { ($0.name, $0.value) }
    let tokens = theme.tokens.filter { if case .shadow = $0.value.value { true } else { false } }
    let cells = tokens.keys.sorted().map { cell($0, upon: surface) }
    var first = cells.isEmpty ? [] : [section("Own shadows", grid(cells, columns: 4))]
    func page(_ title: String, _ shadows: [(String, Shadow)]) -> GalleryNode {
      section(title, grid(shadows.map { cell($0.0, $0.1, upon: surface) }, columns: 4))
    }
    if !schemes.isEmpty { first.append(page("Schemes", schemes)) }
    return sections(own: first, common: [page("Shadows", steps)], ownAlone)
  }

  /// A box with a shadow that the theme names.
  private static func cell(_ name: String, upon surface: RGBAColor) -> GalleryNode {
    let box = GalleryNode.box(width: 96, height: 64).with("cornerRadius", .number(8))
      .with("foregroundColor", .text(surface.hexText)).with("shadow", .text(name))
    return GalleryNode.column([box, label(name, "footnote")], spacing: 6)
      .with("padding", .number(24))
  }

  private static func cell(
    _ name: String, _ shadow: Shadow, upon surface: RGBAColor
  ) -> GalleryNode {
    let color = RGBAColor.black.with(alpha: shadow.opacity).hexText
    let members = [
      SyntaxMember("x", .number(shadow.x)), SyntaxMember("y", .number(shadow.y)),
      SyntaxMember("blur", .number(shadow.blur)), SyntaxMember("spread", .number(shadow.spread)),
      SyntaxMember("color", .text(color)),
    ]
    let box = GalleryNode.box(width: 96, height: 64).with("cornerRadius", .number(8))
      .with("foregroundColor", .text(surface.hexText))
      .with("shadow", SyntaxValue(.object(members)))
    let share = short(shadow.opacity * 100)
    let figures = "\(share) %, y \(short(shadow.y)), blur \(short(shadow.blur))"
    return GalleryNode.column(
      [
        box, label(name, "footnote"),
        label(figures, "caption2").with("foregroundColor", .text("systemGray")),
      ], spacing: 6
    ).with("padding", .number(24))
  }
}
