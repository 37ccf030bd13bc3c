internal import Foundation
internal import GalleyComponents
internal import GalleyDesign
internal import GalleyLayout
internal import GalleyText

/// Turns text into Galley's in its surroundings.
struct TextSettler: @unchecked Sendable {
  let values: EnvironmentValues
  private let shared: TextEnvironment

  init(values: EnvironmentValues) {
    self.values = values
    shared = values.text
  }

  func plain(_ text: Text) -> PlainText {
    var rich = RichText()
    var images: [String: PlainImage] = [:]
    for part in text.parts { append(part, to: &rich, &images) }
    return plain(PlainText(rich, images: images), in: Text.Look())
  }

  /// No words in the font in which another text begins, or in that of the surroundings.
  func plain(inFontOf text: Text?) -> PlainText {
    plain(PlainText(RichText(), images: [:]), in: text?.parts.first?.look ?? Text.Look())
  }

  private func plain(_ words: PlainText, in look: Text.Look) -> PlainText {
    var plain = words
    let font = look.font ?? values.font ?? .body
    plain.fontSize = font.size(in: values)
    plain.sizeStyle = font.style
    plain.fontWeight = weight(font, look)
    plain.fontStyle = font.isItalic || look.isItalic || shared.isItalic == true ? .italic : nil
    plain.fontName = name(font, look)
    plain.fontFeatures = features(font, look)
    plain.lines.centersSeveral = shared.centersSeveralLines
    plain.lines.lineLimit = shared.lineLimit.map { max(1, $0) }
    plain.lines.minimumLines = shared.minimumLines
    plain.lines.ownLimit = shared.ownLimit
    plain.lines.textAlignment = shared.alignment
    plain.lines.lineSpacing = shared.lineSpacing
    plain.lines.minimumScaleFactor = shared.minimumScaleFactor
    plain.lines.letterSpacing = shared.tracking
    plain.lines.language = shared.language
    plain.lines.lineBreakMode =
      switch shared.truncation {
      case .head: .truncateHead
      case .middle: .truncateMiddle
      case .tail, nil: .truncateTail
      }
    return plain
  }

  private func append(
    _ part: Text.Part, to rich: inout RichText, _ images: inout [String: PlainImage]
  ) {
    let base = styling(part.look)
    switch part.content {
    case .plain(let string): rich.append(RichText(cased(string), base))
    case .localized(let key):
      for piece in key.pieces(values) {
        switch piece {
        case .string(let string):
          if LocalizedStringKey.hasMarkdown(string) {
            rich.append(
              RichText(inlineMarkdown: cased(string)).mapped {
                marked($0, part.look).merging(over: base)
              })
          } else {
            rich.append(RichText(cased(string), base))
          }
        case .text(let text):
          for inner in text.parts {
            var inner = inner
            inner.look.fill(from: part.look)
            append(inner, to: &rich, &images)
          }
        }
      }
    case .symbol(let image):
      let inline = image.inline(in: values)
      images[inline.identifier] = inline.image
      let place = InlineImage(identifier: inline.identifier)
      rich.append(RichText(place).mapped { $0.merging(over: base) })
    case .attributed(let string): append(string, base, to: &rich)
    case .date(let date, let style):
      let string = style.text(of: date, in: values.locale, at: values.timeZone)
      rich.append(RichText(cased(string), base))
    }
  }

  /// Returns the platform's styling of Markdown. Strong text has the weight of `bold()`; a link has the accent colour and, unlike
  /// a theme's link, no underline.
  private func marked(_ markdown: TextStyling, _ look: Text.Look) -> TextStyling {
    var styling = markdown
    if styling.font?.weight == .bold {
      styling.font?.weight = (look.font ?? values.font ?? .body).boldWeight.plain
    }
    guard markdown.link != nil else { return styling }
    styling.underline = nil
    styling.foreground = Color.accentColor.design(in: values)
    return styling
  }

  private func append(
    _ string: AttributedString, _ base: TextStyling, to rich: inout RichText
  ) {
    typealias Own = AttributeScopes.SwiftUIAttributes
    typealias Platform = AttributeScopes.UIKitAttributes
    typealias Markdown = AttributeScopes.MarkdownAttributes
    for run in string.runs {
      var look = Text.Look()
      look.font = run[Own.FontAttribute.self]
      look.color =
        run[Own.ForegroundColorAttribute.self]
        ?? run[Platform.ForegroundColorAttribute.self]?.color
      look.tracking =
        (run[Own.KerningAttribute.self] ?? run[Own.TrackingAttribute.self]).map { Double($0) }
      look.baseline = run[Own.BaselineOffsetAttribute.self].map { Double($0) }
      look.underline = run[Own.UnderlineStyleAttribute.self].map(Text.Line.init)
      look.strikethrough = run[Own.StrikethroughStyleAttribute.self].map(Text.Line.init)
      let intent = run[Markdown.InlinePresentationIntentAttribute.self] ?? []
      look.isBold = intent.contains(.stronglyEmphasized)
      look.isItalic = intent.contains(.emphasized)
      if intent.contains(.strikethrough), look.strikethrough == nil {
        look.strikethrough = Text.Line(isOn: true, pattern: .solid)
      }
      var styling = styling(look).merging(over: base)
      if intent.contains(.code), look.font == nil {
        styling = TextStyling.codeFace.merging(over: styling)
      }
      let background =
        run[Own.BackgroundColorAttribute.self]
        ?? run[Platform.BackgroundColorAttribute.self]?.color
      styling.background = background.map(ink) ?? styling.background
      if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil, look.color == nil {
        styling.foreground = ink(Color.accentColor)
      }
      rich.append(RichText(cased(String(string[run.range].characters)), styling))
    }
  }

  /// A colour of letters or of a line, with the hue that the system has for it.
  private func ink(_ color: Color) -> DesignColor { settled(color.design(in: values)) }

  private func settled(_ color: DesignColor) -> DesignColor {
    values.base.map { color.themed(by: $0.theme, tint: $0.tint) } ?? color
  }

  private func cased(_ string: String) -> String {
    switch shared.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }

  private func styling(_ look: Text.Look) -> TextStyling {
    if let remark = look.width?.remark { values.session?.remark(remark) }
    var styling = TextStyling()
    styling.foreground =
      look.color.map(ink) ?? look.style.map { settled($0.style._paint(in: values).color) }
    if look.font != nil || look.weight != nil || look.isBold || look.isItalic
      || look.design != nil || look.digits
    {
      let font = look.font ?? values.font ?? .body
      var style = FontStyle()
      style.size = font.size(in: values)
      style.textStyle = font.style
      style.weight = weight(font, look)
      style.slant =
        font.isItalic || look.isItalic || shared.isItalic == true ? .italic : nil
      style.name = name(font, look)
      style.features = features(font, look)
      styling.font = style
    }
    styling.kern = look.tracking
    if let offset = look.baseline ?? shared.baseline {
      // The rise is in ems of the text around, which `plain(_:in:)` sets.
      let size = (values.font ?? .body).size(in: values)
      styling.rise = size > 0 ? offset / size : 0
    }
    if let line = look.underline ?? shared.underline, line.isOn {
      styling.underline = TextStyling.Line(pattern: line.plainPattern)
      styling.underlineColor = line.color.map(ink)
    }
    if let line = look.strikethrough ?? shared.strikethrough, line.isOn {
      styling.strikethrough = TextStyling.Line(pattern: line.plainPattern)
      styling.strikethroughColor = line.color.map(ink)
    }
    return styling
  }

  func weight(_ font: Font, _ look: Text.Look) -> DesignFontWeight {
    if let weight = look.weight { return weight.plain }
    if look.isBold { return font.boldWeight.plain }
    if look.font == nil {
      if let weight = shared.weight { return weight.plain }
      if shared.isBold == true { return font.boldWeight.plain }
    }
    return font.ownWeight.plain
  }

  private func features(_ font: Font, _ look: Text.Look) -> [FontFeature]? {
    var tags = font.featureTags
    if look.digits || shared.digits, !tags.contains("tnum") { tags.append("tnum") }
    return tags.isEmpty ? nil : tags.map { FontFeature($0) }
  }

  private func name(_ font: Font, _ look: Text.Look) -> String? {
    switch look.design ?? font.design ?? shared.design {
    case .monospaced: "monospaced"
    case .serif: font.family ?? "serif"
    case .rounded: font.family ?? "rounded"
    case .default, nil: font.family
    }
  }
}

extension Text.Line {
  fileprivate init(_ style: Text.LineStyle) {
    self.init(isOn: true, pattern: style.pattern, color: style.color)
  }

  fileprivate var plainPattern: TextStyling.Line.Pattern {
    switch pattern {
    case .solid: .solid
    case .dot: .dot
    case .dash: .dash
    case .dashDot: .dashDot
    case .dashDotDot: .dashDotDot
    }
  }
}

extension Text.Look {
  fileprivate mutating func fill(from outer: Text.Look) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    isBold = isBold || outer.isBold
    isItalic = isItalic || outer.isItalic
    digits = digits || outer.digits
    design = design ?? outer.design
    width = width ?? outer.width
    if !hasColor { (color, style) = (outer.color, outer.style) }
    tracking = tracking ?? outer.tracking
    baseline = baseline ?? outer.baseline
    underline = underline ?? outer.underline
    strikethrough = strikethrough ?? outer.strikethrough
  }
}
