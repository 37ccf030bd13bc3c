internal import GalleyDesign

/// The space above and below blocks, in ems of the text, as in browsers; margins that meet collapse.
enum BlockMargins {
  static let block = 1.0
  static let heading = 1.3
  static let rule = 0.5
  /// Between the rows of a table.
  static let row = 0.2
}

/// The indents of paragraphs in lists, quotes and code, and the areas that are painted behind them.
struct BlockIndent {
  /// The number of open lists and quotes.
  var level = 0
  private var layers: [TextBlock<Color>.Layer] = []
  private var isCode = false

  /// Deeper levels are not indented further.
  private static let deepestLevel = 12
  /// The indent of one level, in ems: room for a number of two digits.
  private static let levelIndent = 1.5
  /// The padding beside code.
  private static let paddingOfCode = 0.75
  /// The text of a rule, a blank that does not hang.
  static let rule = "\u{A0}"
  /// A rule's line is as low as can be.
  static let styleOfRule = TextStyling().setting(\.sizeFactor, to: 0.1)

  private var start: Double { Double(min(level, Self.deepestLevel)) * Self.levelIndent }

  private mutating func add(
    _ shape: TextBlock<Color>.Shape, _ number: Int, _ breadth: Double, _ color: SystemColor,
    _ theme: Theme
  ) {
    layers.append(
      TextBlock.Layer(
        number: number, shape: shape, start: start, breadth: breadth,
        color: theme.palette[color.rawValue] ?? color.color))
  }

  /// Adds the bar of a quote, whose level is not counted yet.
  mutating func addQuote(_ number: Int, _ theme: Theme) {
    add(.bar, number, 0.2, .systemGray3, theme)
  }

  mutating func addCode(_ number: Int, _ theme: Theme) {
    add(.area, number, 0.5, .quaternaryFill, theme)
    isCode = true
  }

  mutating func addRule(_ number: Int, _ theme: Theme) {
    add(.rule, number, 0.06, .separator, theme)
  }

  /// The look of a paragraph.
  ///
  /// - Parameter hasMarker: True if the first line begins a level earlier, with a bullet or a number.
  func styling(hasMarker: Bool) -> TextStyling {
    var styling = TextStyling()
    if !layers.isEmpty { styling.block = TextBlock(layers: layers) }
    let padding = isCode ? Self.paddingOfCode : 0
    if start + padding == 0 { return styling }
    styling.indent = start + padding
    styling.firstLineIndent = hasMarker ? start - Self.levelIndent : start + padding
    if isCode { styling.tailIndent = padding }
    return styling
  }
}

extension TextStyling {
  /// The look of the line break between a paragraph of this look and the next one: bars go on where both are
  /// in the same quote.
  func ofBreak(before next: TextStyling, margin: Double) -> TextStyling {
    var styling = self
    let shared = (block?.layers ?? []).filter { layer in
      next.block?.layers.contains { $0.number == layer.number } ?? false
    }
    styling.block = shared.isEmpty && margin == 0 ? nil : TextBlock(layers: shared, gap: margin)
    return styling
  }
}
