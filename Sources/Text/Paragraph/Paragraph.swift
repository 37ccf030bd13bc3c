public import GalleyGeometry

/// A text that has been analysed and shaped once and can be set at any width without shaping it
/// again, but for the ends of some lines. The text may contain line breaks; each part between them is a paragraph to the
/// bidirectional algorithm and to alignment.
///
/// An empty text has one line with the height of its font. A line break at the end begins another,
/// empty line.
public final class Paragraph: Sendable {
  /// The text as it is shown: after changes of case.
  public let text: AttributedText
  /// The style of the paragraph.
  public let style: ParagraphStyle
  /// The characters that no face covers, each once, in the order of the text, with their offsets in
  /// the text as it was given.
  package let missingCharacters: [MissingCharacter]
  /// The emoji in colours that a selector (U+FE0E) wants to look like text and no face has so, each of
  /// a stretch's first once.
  package let coloredTexts: [MissingCharacter]
  let glyphs: [ShapedGlyph]
  let items: [TextItem]
  let fonts: [ItemFont]
  let units: [BreakUnit]
  /// True if there are places where breaking a line changes glyphs beside them.
  let hasUnsafeBreaks: Bool
  /// The offsets at which lines may end inside of ligatures.
  let hiddenBreaks: [Int]
  let languages: TextLanguages
  /// True if paragraphs have indents, blocks or space between them.
  let hasIndents: Bool
  let tables: ParagraphTables
  let typesetter: Typesetter
  /// The embedding level of each bidirectional paragraph and the glyph at which it ends.
  let levels: [ParagraphLevel]

  /// A part of the text between line breaks, to the bidirectional algorithm.
  struct ParagraphLevel: Sendable {
    var glyphEnd: Int
    var level: UInt8
  }

  /// Analyses and shapes a text; linear in its length.
  public convenience init(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), typesetter: Typesetter
  ) {
    let style = style.withoutInfinities
    self.init(
      typesetter.withWorkspace { workspace in
        var builder = ParagraphBuilder(text, style: style, workspace: workspace)
        builder.build()
        return builder.result
      }, style: style, typesetter: typesetter)
  }

  private init(_ built: ParagraphBuilder.Result, style: ParagraphStyle, typesetter: Typesetter) {
    self.style = style
    text = built.text
    missingCharacters = built.missing
    coloredTexts = built.colored
    hiddenBreaks = built.hiddenBreaks
    glyphs = built.glyphs
    items = built.items
    fonts = built.fonts
    units = built.units
    levels = built.levels
    hasUnsafeBreaks = built.hasUnsafeBreaks
    languages = built.languages
    tables = built.tables
    hasIndents = built.text.runs.contains { run in
      let attributes = run.attributes
      return attributes.firstLineIndent != nil || attributes.indent != nil
        || attributes.tailIndent != nil || attributes.paragraphSpacing != nil
        || attributes.block != nil
    }
    self.typesetter = typesetter
  }

  /// About the bytes that analysing and shaping a text takes: up to 60 for each of its own are measured,
  /// most of them glyphs, which are held twice for a moment.
  package static func memory(forShaping text: AttributedText) -> Int {
    64 * text.string.utf8.count
  }

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a line in points; nil or infinity for no limit. Even a
  ///     width of 0 has at least one cluster on each line.
  ///   - maximumHeight: The greatest height in points; nil or infinity for no limit. It limits the
  ///     number of lines, never below one.
  ///   - grid: The device pixels to which the size is rounded up and baselines are snapped.
  /// - Complexity: linear in the number of words, and in the number of glyphs of lines that are
  ///   cut or broken inside a word.
  public func layout(
    width: Double? = nil, maximumHeight: Double? = nil, grid: PixelGrid
  ) -> ParagraphLayout {
    let width = Self.limit(width)
    return LineStacking(
      divided(for: width), width: width, maximumHeight: Self.limit(maximumHeight), grid: grid
    ).layout()
  }

  /// The paragraph without the ligatures over which a line must end, because the word around is wider
  /// than a line.
  private func divided(for width: Double) -> Paragraph {
    let divisions = hiddenBreaks.filter { offset in
      let glyph = glyph(atOffset: offset)
      return units[unit(ofGlyph: glyph)].width + indent(ofLineAt: glyph).both
        > width + LineBreaker.tolerance
    }
    guard !divisions.isEmpty else { return self }
    var built = typesetter.withWorkspace { workspace in
      var builder = ParagraphBuilder(
        text, style: style, workspace: workspace, divisions: divisions)
      builder.build()
      return builder.result
    }
    (built.missing, built.colored) = (missingCharacters, coloredTexts)
    return Paragraph(built, style: style, typesetter: typesetter)
  }

  /// The last glyph whose cluster begins before an offset; logarithmic.
  private func glyph(atOffset offset: Int) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(glyphs[middle].cluster) < offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The width of the longest piece between places where a line may end, in points; lines that break
  /// anywhere need only a character.
  public var leastWidth: Double {
    if style.lineBreakMode == .characterWrap { return 0 }
    return widestUnit(in: 0..<glyphs.count)
  }

  /// A width that no line exceeds where none is allowed, in points: that of the widest cluster, and what
  /// shaping its ends anew and an ellipsis may add. Nil where lines hold more than a cluster. Linear.
  public var leastWidthBound: Double? {
    guard !hasIndents, tables.columns.isEmpty, style.lineBreakMode != .clip else { return nil }
    var (widest, start) = (0.0, 0)
    while start < glyphs.count {
      let end = clusterEnd(from: start)
      widest = max(widest, advances(start..<end))
      start = end
    }
    return widest + 3 * fonts.reduce(0) { max($0, $1.size) }
  }

  private static func limit(_ value: Double?) -> Double {
    guard let value, !value.isNaN else { return .infinity }
    return max(0, value)
  }

  /// The index of the item that holds a glyph; logarithmic.
  func itemIndex(ofGlyph glyph: Int) -> Int {
    var low = 0
    var high = items.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if items[middle].glyphStart <= glyph { low = middle } else { high = middle }
    }
    return low
  }

  /// The embedding level of the bidirectional paragraph around a glyph; logarithmic.
  func level(atGlyph glyph: Int) -> UInt8 {
    var low = 0
    var high = levels.count - 1
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].glyphEnd <= glyph { low = middle + 1 } else { high = middle }
    }
    return levels[low].level
  }

  /// The end of an item's glyphs.
  func glyphEnd(ofItem index: Int) -> Int {
    index + 1 < items.count ? items[index + 1].glyphStart : glyphs.count
  }
}
