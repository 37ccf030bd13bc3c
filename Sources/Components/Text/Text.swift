public import GalleyDesign
public import GalleyLayout
public import GalleyText

/// Text in one font (DUI-10), or in several looks (DNA-9 … DNA-13). Without text it takes no room at
/// all.
public struct Text: DocumentComponent, Component, Hashable {
  /// What it says.
  public var text = ""
  /// What it says in Markdown, instead of `text`.
  public var markdown: MarkdownText?
  /// What it says in HTML, instead of `text`.
  public var html: HTMLText?
  /// What it says in several looks, instead of all of these.
  public var rich: RichText?
  /// The text style.
  public var font = FontName(.body)
  /// The weight; nil is regular, even for `headline`, whose platform font is semibold: the dialect
  /// always sets a weight.
  public var fontWeight: FontWeightName?
  /// A family, a PostScript name or a system font's name; nil is the default family.
  public var fontName: String?
  /// The size of the em in points; nil is the text style's size.
  public var fontSize: Length?
  /// Upright or italic.
  public var fontStyle: FontStyleName?
  /// The family of the text style.
  public var fontDesign: FontDesignName?
  /// The text style that `fontSize` grows with; nil is a fixed size.
  public var fontScaling: FontScaling?
  /// The largest size that growing may reach, in points.
  public var maximumFontSize: Length?
  /// The font that takes over when the reader asks for bold text.
  public var boldFontName: String?
  /// How the text stands in lines.
  public var lines = TextLines()
  /// The kind of element whose fonts the theme is asked for.
  var kind = SchemeKind.labels
  private var holder = TextLeavesHolder()

  /// Makes text that says nothing.
  public init() {}

  /// Makes text.
  public init(_ text: String) { self.text = text }

  /// Makes text in several looks over one font.
  public init(_ rich: RichText) { self.rich = rich }

  // Reading

  /// `Text`.
  public static let typeName = "Text"
  /// One sentence.
  public static let summary = "Text in one font."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The text's own keys.
  public static let properties: [Property<Text>] =
    [
      Property("text", \.text, in: .values, default: "nothing", "What the text says."),
      Property(
        "markdown", \.markdown, in: .values,
        "What the text says in simple Markdown, instead of `text`."),
      Property(
        "html", \.html, in: .values, "What the text says in simple HTML, instead of `text`."),
    ] + lookProperties

  /// The keys of font and lines, for everything that shows text.
  static let lookProperties: [Property<Text>] =
    [
      Property("font", \.font, default: "body", "The text style: a size that follows the reader."),
      Property("fontWeight", \.fontWeight, default: "regular", "The weight of the font."),
      Property(
        "fontName", \.fontName, default: "Inter", "A family or a PostScript name.",
        or: ["fontFamily"]),
      Property("fontSize", \.fontSize, default: "the text style's", "The size, in points."),
      Property("fontStyle", \.fontStyle, default: "normal", "Upright or italic."),
      Property("fontDesign", \.fontDesign, default: "default", "The family of the text style."),
      Property(
        "fontScaling", \.fontScaling, default: "none",
        "The text style with which `fontSize` follows the reader's text size."),
      Property(
        "maximumFontSize", \.maximumFontSize, default: "none",
        "The largest size that following the reader's text size may reach, in points."),
      Property(
        "boldFontName", \.boldFontName, "The font that takes over when the reader asks for bold."),
    ] + TextLines.properties(of: \Text.lines)

  /// Takes font, alignment, line breaks and decorations.
  public static func adopt(_ scheme: Scheme, into text: inout StyleAdoption<Text>) {
    TextAdoption(\Text.self).adopt(scheme, into: &text)
  }

  // Measuring and arranging

  /// Appends the text.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    build(in: &tree, context)
  }

  /// Appends the text.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    let leaf = sharedLeaf(in: context)
    guard !leaf.paragraph.text.isEmpty else { return tree.leaf(.empty) }
    tree.leaf(.leaf(leaf), drawing: leaf)
  }

  private func sharedLeaf(in context: LayoutContext) -> TextLeaf {
    guard let leaves = holder.leaves else { return newLeaf(in: context) }
    // Kept without the leaves themselves, which would then keep each other alive.
    var key = self
    key.holder.leaves = nil
    return leaves.leaf(of: key, in: context) { newLeaf(in: context) }
  }

  /// A leaf of its own.
  func newLeaf(in context: LayoutContext) -> TextLeaf {
    let base = attributes(in: context)
    var style = lines.style(in: context)
    var content = AttributedText(text, attributes: base)
    if let rich = rich ?? markdown?.text ?? html?.text {
      content = rich.resolved(
        for: context.appearance, contrast: context.contrast, reader: context.reader, over: base)
      style = rich.paragraphStyle(over: style)
    }
    let paragraph = Paragraph(content, style: style, typesetter: context.typesetter)
    return TextLeaf(paragraph, grid: context.grid)
  }

  private func attributes(in context: LayoutContext) -> TextAttributes {
    var attributes = TextAttributes(
      font: descriptor(in: context), color: context.foregroundColor)
    lines.apply(to: &attributes, context)
    return attributes
  }

  /// The font that the keys ask for, at the reader's text size.
  func descriptor(in context: LayoutContext) -> FontDescriptor {
    let fonts = context.theme.fonts(for: kind)
    let isThemed = fonts?.styles[font.style] != nil
    var result = (fonts ?? Fonts()).descriptor(for: font.style, settings: context.reader)
    if !isThemed || fontWeight != nil { result.weight = fontWeight?.weight ?? .regular }
    result.family = fontDesign?.family ?? result.family
    if let name = context.boldText ? boldFontName ?? fontName : fontName {
      named(name, &result)
    }
    if let fontSize {
      result.size = scaled(max(fontSize.points, 0.1), context)
    }
    if let fontStyle { result.slant = fontStyle.slant }
    if context.boldText { result.weight = max(result.weight, .bold) }
    return result
  }

  private func named(_ name: String, _ result: inout FontDescriptor) {
    guard let system = SystemFontName(rawValue: name)?.descriptor(size: result.size) else {
      result.family = name
      return
    }
    result.family = system.family
    result.slant = system.slant
    if fontWeight == nil { result.weight = system.weight }
  }

  private func scaled(_ size: Double, _ context: LayoutContext) -> Double {
    guard case .style(let style) = fontScaling?.scaling else { return size }
    return context.reader.textSize.scaled(size, as: style, maximum: maximumFontSize?.points)
  }
}
