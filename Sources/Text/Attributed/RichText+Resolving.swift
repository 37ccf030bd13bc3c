public import GalleyDesign

extension RichText {
  /// The text for an appearance and a reader, over attributes for what it leaves open.
  public func resolved(
    for appearance: Appearance, contrast: Contrast = .standard,
    reader: ReaderSettings = ReaderSettings(), over base: TextAttributes = TextAttributes()
  ) -> AttributedText {
    var result = AttributedText("", attributes: base)
    for segment in segments {
      var attributes = segment.styling.attributes(
        for: appearance, contrast: contrast, reader: reader, over: base)
      attributes.image = segment.image
      result.append(AttributedText(segment.text, attributes: attributes))
    }
    return result
  }

  /// Returns a paragraph style with the text's specifications for its paragraph: of parts that disagree the
  /// first counts, as the platform takes the style of a paragraph's first character.
  public func paragraphStyle(over base: ParagraphStyle = ParagraphStyle()) -> ParagraphStyle {
    let all = segments.reduce(TextStyling()) { $0.merging(over: $1.styling) }
    return all.paragraphStyle(over: base)
  }
}

extension TextStyling {
  /// The attributes for an appearance and a reader. Parts of the font that are open come from the
  /// base's font.
  public func attributes(
    for appearance: Appearance, contrast: Contrast = .standard,
    reader: ReaderSettings = ReaderSettings(), over base: TextAttributes = TextAttributes()
  ) -> TextAttributes {
    func concrete(_ color: Color?) -> RGBAColor? {
      color?.resolved(for: appearance, contrast: contrast)
    }
    var own = TextAttributes()
    let around = base.font ?? TextAttributes.defaultFont
    own.font = font?.descriptor(over: around, for: reader)
    if let sizeFactor {
      own.font = own.font ?? around
      own.font?.size *= sizeFactor
    }
    own.baselineOffset = rise.map { $0 * around.size }
    own.language = language
    own.firstLineIndent = firstLineIndent.map { $0 * around.size }
    own.indent = indent.map { $0 * around.size }
    own.tailIndent = tailIndent.map { $0 * around.size }
    own.paragraphSpacing = paragraphSpacing.map { $0 * around.size }
    own.cell = cell
    own.block = block?.resolved(size: around.size) {
      $0.resolved(for: appearance, contrast: contrast)
    }
    own.color = concrete(foreground)
    own.background = concrete(background)
    own.letterSpacing = kern
    if let emKern { own.letterSpacing = (kern ?? 0) + emKern * (own.font ?? around).size }
    own.obliqueness = obliqueness
    own.underline = underline.flatMap { LineDecoration($0, color: concrete(underlineColor)) }
    own.strikethrough = strikethrough.flatMap {
      LineDecoration($0, color: concrete(strikethroughColor))
    }
    own.link = link
    return own.merging(over: base)
  }

  /// Returns a paragraph style with the specifications of this styling for paragraphs.
  public func paragraphStyle(over base: ParagraphStyle = ParagraphStyle()) -> ParagraphStyle {
    var style = base
    if let alignment { style.alignment = TextAlignment(alignment) }
    if let lineBreak { style.lineBreakMode = LineBreakMode(lineBreak) }
    if let lineSpacing { style.lineSpacing = lineSpacing }
    if let lineHeight {
      style.lineHeightOfSize = lineHeight
    } else if let lineHeightMultiple {
      (style.lineHeightMultiple, style.lineHeightOfSize) = (lineHeightMultiple, nil)
    }
    if let textWrap { style.textWrap = textWrap }
    if let lineHeightPlacement { style.lineHeightPlacement = lineHeightPlacement }
    return style
  }
}

extension TextAlignment {
  /// An alignment of the design system.
  public init(_ alignment: TextStyling.Alignment) {
    switch alignment {
    case .left: self = .left
    case .right: self = .right
    case .center: self = .center
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension LineBreakMode {
  /// A break mode of the design system.
  public init(_ mode: TextStyling.LineBreak) {
    switch mode {
    case .byWordWrapping: self = .wordWrap
    case .byCharWrapping: self = .characterWrap
    case .byClipping: self = .clip
    case .byTruncatingHead: self = .truncateHead
    case .byTruncatingMiddle: self = .truncateMiddle
    case .byTruncatingTail: self = .truncateTail
    }
  }
}

extension LineDecoration {
  /// A line of the design system; nil for none.
  public init?(_ line: TextStyling.Line, color: RGBAColor?) {
    let style: Style
    switch line.stroke {
    case .none: return nil
    case .single: style = .single
    case .thick: style = .thick
    case .double: style = .double
    }
    let pattern: Pattern =
      switch line.pattern {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    self.init(style, pattern: pattern, byWord: line.byWord, color: color)
    skipsInk = line.skipsInk
  }
}
