public import GalleyDesign
internal import GalleyLayout
public import GalleyText

/// The look of texts that are written in Swift, in SwiftUI's words.
extension Text {
  /// A text style, whose size follows the reader, in the style's own weight.
  public func font(_ style: TextStyleName) -> Text {
    setting {
      $0.font = style
      $0.fontWeight = style.weight
    }
  }

  /// A size in points, which does not follow the reader.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - weight: Nil keeps the weight.
  ///   - name: A family or a PostScript name; nil is the default family.
  public func font(size: Double, weight: FontWeight? = nil, name: String? = nil) -> Text {
    setting {
      $0.fontSize = size
      $0.fontWeight = weight ?? $0.fontWeight
      $0.fontName = name ?? $0.fontName
    }
  }

  /// A weight.
  public func fontWeight(_ weight: FontWeight) -> Text {
    setting { $0.fontWeight = weight }
  }

  /// The bold weight.
  public func bold() -> Text { fontWeight(.bold) }

  /// The italic.
  public func italic() -> Text { setting { $0.fontStyle = .italic } }

  /// Glyphs of one width.
  public func monospaced() -> Text { setting { $0.fontDesign = .monospaced } }

  /// OpenType features, in the place of those of the text style.
  ///
  /// ```swift
  /// Text("1234.50").fontFeatures(FontFeature("tnum"), FontFeature("zero"))
  /// ```
  public func fontFeatures(_ features: FontFeature...) -> Text {
    setting { $0.fontFeatures = features }
  }

  /// Digits of one width.
  public func monospacedDigit() -> Text { addingFeatures(["tnum"]) }

  /// Small capitals in the place of small letters; made of capitals where the font has none.
  public func lowercaseSmallCaps() -> Text { addingFeatures(["smcp"]) }

  /// Small capitals in the place of all letters; made of capitals where the font has none.
  public func smallCaps() -> Text { addingFeatures(["smcp", "c2sc"]) }

  private func addingFeatures(_ tags: [String]) -> Text {
    setting { $0.fontFeatures = ($0.fontFeatures ?? []) + tags.map { FontFeature($0) } }
  }

  /// The language, as a BCP 47 tag.
  public func typesettingLanguage(_ tag: String) -> Text {
    setting { $0.lines.language = tag }
  }

  /// The air of a text's paragraphs, in points; see `TextLines`.
  public func paragraphs(
    spacing: Double = 0, firstLineIndent: Double = 0, indent: Double = 0, tailIndent: Double = 0
  ) -> Text {
    setting {
      $0.lines.paragraphSpacing = spacing
      $0.lines.firstLineIndent = firstLineIndent
      $0.lines.indent = indent
      $0.lines.tailIndent = tailIndent
    }
  }

  /// The greatest number of lines, at least 1; nil is any.
  public func lineLimit(_ count: Int?) -> Text {
    setting { $0.lines.lineLimit = count.map { max(1, $0) } }
  }

  /// A number of lines, at least 1, whose height the text takes too where it needs fewer.
  public func lineLimit(_ count: Int, reservesSpace: Bool) -> Text {
    lineLimit(count).setting { $0.lines.minimumLines = reservesSpace ? max(1, count) : nil }
  }

  /// One line, as the words of controls have it where their author says nothing of lines.
  func oneLine() -> Text { setting { $0.lines.ownLimit = 1 } }

  /// One line in a text style: at accessibility sizes words shrink, not below their usual size, before they are cut.
  func oneShrinkingLine(_ style: TextStyleName, in environment: EnvironmentValues) -> Text {
    let line = font(style).oneLine()
    guard environment.textSize.isAccessibility else { return line }
    return line.minimumScaleFactor(1 / environment.grown(1, with: style))
  }

  /// Words of a control: at accessibility sizes they shrink, to half their size at least, before a line breaks inside
  /// one of them.
  func keepingWords() -> Text { setting { $0.lines.keepsWords = true } }

  /// Sets the alignment of lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Text {
    setting { $0.lines.textAlignment = alignment }
  }

  /// The truncation of lines that are too long.
  public func truncationMode(_ mode: LineBreakMode) -> Text {
    setting { $0.lines.lineBreakMode = mode }
  }

  /// Points between lines beside their own height.
  public func lineSpacing(_ points: Double) -> Text {
    setting { $0.lines.lineSpacing = points }
  }

  /// Points added after every character.
  public func tracking(_ points: Double) -> Text {
    setting { $0.lines.letterSpacing = points }
  }

  /// The least factor, from 0 to 1, by which text may shrink in order not to be cut.
  public func minimumScaleFactor(_ factor: Double) -> Text {
    setting { $0.lines.minimumScaleFactor = factor }
  }

  /// A line under the text.
  public func underline(_ isOn: Bool = true, color: Color? = nil) -> Text {
    setting { $0.lines.underline = Self.line(isOn, color) }
  }

  /// A line through the text.
  public func strikethrough(_ isOn: Bool = true, color: Color? = nil) -> Text {
    setting { $0.lines.strikethrough = Self.line(isOn, color) }
  }

  private static func line(_ isOn: Bool, _ color: Color?) -> DecorationValue {
    DecorationValue(isOn ? LineDecoration() : nil, color: color)
  }

  private func setting(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }
}

extension TextStyleName {
  /// The first of the title styles.
  public static var title: TextStyleName { .title1 }
  /// The first of the caption styles.
  public static var caption: TextStyleName { .caption1 }
}
