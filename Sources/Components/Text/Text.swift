public import GalleyDesign
public import GalleyLayout
public import GalleyText

/// Text in one font (DUI-10), or in several looks (DNA-9 … DNA-13). Without text it takes no room at
/// all.
public struct Text: Sendable, Hashable {
  /// What it says.
  public var text = ""
  var shared = SharedTextSetting(TextSetting())

  /// Makes an empty text.
  public init() {}

  /// Makes text.
  public init(_ text: String) { self.text = text }

  /// Makes text of stretches with looks of their own.
  public init(runs: [StyledRun]) { self.runs = runs }

  /// Makes text in several looks over one font.
  ///
  /// - Parameters:
  ///   - rich: The text.
  ///   - images: What its inline images show, by their identifiers; one that is missing here is the
  ///     icon of that name.
  public init(_ rich: RichText, images: [String: Image] = [:]) {
    change {
      $0.rich = rich
      $0.images = images
    }
  }

  // Reading

  /// The sentence about `"type": "Text"` in the reference, the schema and editors.
  public static let summary = "Text in one font."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The text's own keys.
  public static let properties: [Property<Text>] =
    [
      Property(
        "text", \.text, as: .displayText, in: .values, default: "nothing", "What the text says."),
      Property(
        "markdown", \.markdown, as: .markdown, in: .values,
        "What the text says in simple Markdown, instead of `text`."),
      Property(
        "html", \.html, as: .html, in: .values,
        "What the text says in simple HTML, instead of `text`."),
      Property(
        "runs", \.runs, as: .list(of: .run), in: .values,
        "What the text says in stretches with looks of their own, instead of `text`."),
    ] + lookProperties

  /// The keys of font and lines, for everything that shows text.
  static let lookProperties: [Property<Text>] =
    [
      Property("font", \.font, default: "body", "The text style: a size that follows the reader."),
      Property(
        "fontWeight", \.fontWeight, default: "regular, of headlines as well",
        "The weight of the font."),
      Property(
        "fontName", \.fontName, as: .fontFamily, default: "Inter",
        "A family or a PostScript name.",
        or: ["fontFamily"]),
      Property(
        "fontSize", \.fontSize, as: .length, default: "the text style's", "The size, in points."),
      Property("fontStyle", \.fontStyle, default: "normal", "Upright or italic."),
      Property("fontDesign", \.fontDesign, default: "default", "The family of the text style."),
      Property(
        "fontScaling", \.fontScaling, default: "none",
        "The text style with which `fontSize` follows the reader's text size."),
      Property(
        "maximumFontSize", \.maximumFontSize, as: .length, default: "none",
        "The largest size that following the reader's text size may reach, in points."),
      Property(
        "fontFeatures", \.fontFeatures, as: .features, default: "the font's",
        "OpenType features: CSS's words such as `tabular-nums` and `small-caps`, or tags."),
      Property(
        "fontVariations", \.fontVariations, as: .axes, default: "those of weight and size",
        "Places on the font's variation axes by tag."),
      Property(
        "fontSynthesis", \.fontSynthesis, default: "true",
        "Whether a font without an italic or a bold weight is slanted or made bold where one is asked for."
      ),
      Property(
        "fontPalette", \.fontPalette, default: "normal",
        "Which palette of a font with coloured glyphs is used: by CSS's words, or a number from 0."),
      Property(
        "boldFontName", \.boldFontName, "The font that takes over when the reader asks for bold."),
    ] + TextLines.properties.map { $0.moved(to: \Text.lines) }

  /// Takes font, alignment, line breaks and decorations.
  public static func adopt(_ scheme: Scheme, into text: inout StyleAdoption<Text>) {
    TextAdoption(\Text.self).adopt(scheme, into: &text)
  }

  /// Remarks on text that was left out, which takes no room.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    let keys = Self.properties.lazy.filter { $0.description.place == .values }
    if !keys.contains(where: { place.has($0.description.name) }) {
      reader.warn("a Text without \"text\" in \"values\" shows nothing", at: place.range)
    }
  }

  // Measuring and arranging

  /// Appends the text, in the look that the theme gives labels unless it is a part of a component.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    if !context.isPart, let scheme = context.theme[.labels] {
      return build(adopting: scheme, in: &tree, context)
    }
    if let known = shared.leaves.leaf(of: text, in: context) {
      return append(known, known.paragraph, &tree, context)
    }
    let (content, style) = content(in: context)
    guard tree.requireMemory(Paragraph.memory(forShaping: content)) else {
      return tree.leaf(.empty)
    }
    let paragraph = Paragraph(content, style: style, typesetter: context.typesetter)
    remark(on: paragraph, in: &tree, context)
    if tree.nodeCount >= Self.rememberedNodes, !shared.leaves.isRepeated(text) {
      let leaf = ResetTextLeaf(self, paragraph, in: tree.shared(context))
      return append(leaf, paragraph, &tree, context)
    }
    let leaf = TextLeaf(
      paragraph, inlineDrawings(of: paragraph, context), isTitle: lines.isTitle, in: context)
    shared.leaves.offer(leaf, of: text, in: context)
    append(leaf, paragraph, &tree, context)
  }

  /// Texts that come after so many nodes keep their size only and are set again when they are
  /// drawn, so that a document's memory grows with what it says and not with its glyphs.
  private static let rememberedNodes = 1 << 14

  private func remark(
    on paragraph: Paragraph, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues
  ) {
    for missing in paragraph.missingScripts {
      tree.report(
        .missingCharacters(
          first: missing.first.scalar, count: missing.count, script: missing.script),
        textOffset: missing.first.offset)
    }
    if let first = paragraph.coloredTexts.first {
      tree.report(.coloredEmoji(first: first.scalar), textOffset: first.offset)
    }
    for run in paragraph.text.runs {
      guard let font = run.attributes.font else { continue }
      if let name = font.family, !context.typesetter.fonts.contains(name) {
        tree.report(.unknownFont(name))
      } else if let name = font.family, let choice = context.typesetter.fonts.choice(in: name) {
        tree.report(.passedFonts(list: name, choice))
      }
      if context.typesetter.metrics(for: font).lineHeight <= 0 {
        tree.report(.flatFont(context.typesetter.fonts.familyName(of: font)))
      }
      for wish in context.typesetter.fonts.unmetWishes(of: font) { tree.report(.unmetWish(wish)) }
    }
  }

  private func append(
    _ leaf: some LeafLayout & NodeDrawing, _ paragraph: Paragraph,
    _ tree: inout LayoutTree.Builder, _ context: EnvironmentValues
  ) {
    if paragraph.text.isEmpty, paragraph.style.minimumLines == nil { return tree.leaf(.empty) }
    guard context.isRedacted else { return tree.leaf(.leaf(leaf), drawing: leaf) }
    tree.leaf(
      .leaf(leaf), drawing: RedactedDrawing(paragraph: paragraph, color: context.redactionColor))
  }

  /// A leaf of its own.
  func newLeaf(in context: EnvironmentValues) -> TextLeaf {
    let paragraph = paragraph(in: context)
    return TextLeaf(
      paragraph, inlineDrawings(of: paragraph, context), isTitle: lines.isTitle, in: context)
  }

  /// The text, shaped now or a moment ago.
  func recentParagraph(in surrounding: SharedContext) -> Paragraph {
    shared.recent.paragraph(of: text, in: surrounding) { paragraph(in: surrounding.context) }
  }

  /// The text, shaped.
  func paragraph(in context: EnvironmentValues) -> Paragraph {
    let (content, style) = content(in: context)
    return Paragraph(content, style: style, typesetter: context.typesetter)
  }

  /// The text with its looks, and how it is set.
  private func content(
    in context: EnvironmentValues
  ) -> (AttributedText, style: ParagraphStyle) {
    let base = attributes(in: context)
    var style = lines.style(in: context)
    var content = AttributedText(text, attributes: base)
    let theme = context.theme
    if let rich = rich ?? (runs == nil ? markdown?.text(in: theme) ?? html?.text(in: theme) : nil) {
      content = rich.resolved(
        for: context.appearance, contrast: context.contrast, reader: context.reader, over: base)
      if rich.segments.contains(where: { $0.image != nil }) {
        content.settle(shared.value.images, over: base.font, context)
      }
      style = rich.paragraphStyle(over: style)
    }
    if rich == nil, let runs {
      content = AttributedText("", attributes: base)
      for (index, run) in runs.enumerated() {
        content.append(run.content(named: String(index), in: self, context))
      }
    }
    return (content, style)
  }

  /// What stands in the places of the text's pictures.
  func inlineDrawings(
    of paragraph: Paragraph, _ context: EnvironmentValues
  ) -> InlineDrawings {
    if let rich {
      guard rich.segments.contains(where: { $0.image != nil }) else { return .none }
      return InlineDrawings(of: paragraph, shared.value.images, context)
    }
    var images: [String: Image] = [:]
    if let runs {
      for (index, run) in runs.enumerated() where run.hasImage { images[String(index)] = run.image }
    } else if let marked = markdown ?? html {
      images = marked.images
    }
    return images.isEmpty ? .none : InlineDrawings(of: paragraph, images, context)
  }

  /// The attributes of the whole text.
  func attributes(in context: EnvironmentValues) -> TextAttributes {
    var attributes = TextAttributes(
      font: descriptor(in: context), color: context.foregroundColor)
    lines.apply(to: &attributes, context)
    return attributes
  }

  /// The font that the keys describe, at the user's text size.
  func descriptor(in context: EnvironmentValues) -> FontDescriptor {
    let fonts = context.theme.fonts(for: kind)
    let isThemed = fonts?.styles[font] != nil
    var result = (fonts ?? Fonts()).descriptor(for: font, settings: context.reader)
    if !isThemed || fontWeight != nil { result.weight = fontWeight ?? .regular }
    result.family = fontDesign?.family ?? result.family
    if let name = context.boldText ? boldFontName ?? fontName : fontName {
      named(name, &result)
    }
    if let fontSize {
      result.size = scaled(max(fontSize, 0.1), context)
    }
    if let fontStyle { result.slant = fontStyle }
    if let fontFeatures { result.features = fontFeatures }
    if let fontVariations { result.axes = fontVariations }
    if let fontSynthesis { result.allowsSynthesis = fontSynthesis }
    if let fontPalette { result.palette = fontPalette }
    if context.boldText { result.weight = max(result.weight, .bold) }
    if usesSystemFont(result), context.theme.systemFontMetrics == .platform {
      var fit = SystemFontFit(style: fontSize == nil ? font : sizeStyle)
      fit.hasTallLines = lines.language.map(SystemFontFit.isTall) ?? false
      result.fit = fit
    }
    return result
  }

  /// Whether a font is the one that stands in for the system's, and not meant by its name.
  private func usesSystemFont(_ result: FontDescriptor) -> Bool {
    guard let family = result.family else { return true }
    return SystemFontName.designs.contains(family)
      || fontName.flatMap(SystemFontName.init) != nil
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

  private func scaled(_ size: Double, _ context: EnvironmentValues) -> Double {
    guard case .style(let style) = fontScaling else { return size }
    return context.reader.textSize.scaled(size, as: style, maximum: maximumFontSize)
  }
}

extension Text: PrimitiveView, DocumentView {}
