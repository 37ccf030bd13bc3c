import GalleyComponents
import GalleyDesign
import GalleyLayout
import GalleyParsing
import GalleyText

// Texts, which are in one look or in runs of several.

extension ViewWriter {
  /// The component of a text.
  mutating func written(_ text: Text, _ environment: EnvironmentValues) -> WrittenComponent {
    var text = text
    var color: Color?
    if let rich = text.rich {
      text.rich = nil
      let segments = rich.segments
      if segments.count <= 1, segments.first?.image == nil {
        text.text = segments.first?.text ?? ""
        if let styling = segments.first?.styling {
          color = styling.foreground
          take(styling, into: &text)
        }
      } else {
        text.runs = segments.map { run(of: $0, in: text, environment) }
      }
    }
    plain(&text, environment)
    var part = WrittenComponent("Text")
    let standard = Text()
    var failed: [String] = []
    let members = ValueSyntax().members(
      of: text, Text.properties, standard: Text.properties.map { $0.value(standard) }
    ) { failed.append($0) }
    put(members, failed, into: &part)
    if part.values.isEmpty { part.values = [("text", .text(text.text))] }
    if let color { part["foregroundColor"] = ValueSyntax.syntax(of: color) }
    return part
  }

  /// Puts settings that are what they are anyway into the words that people would not write.
  private func plain(_ text: inout Text, _ environment: EnvironmentValues) {
    if let style = text.sizeStyle, text.fontSize == environment.textSize.points(for: style) {
      (text.font, text.fontSize) = (style, nil)
    }
    if text.fontWeight == .regular { text.fontWeight = nil }
    if text.lines.lineBreakMode == .truncateTail { text.lines.lineBreakMode = nil }
  }

  /// Takes the look of a whole text.
  private mutating func take(_ styling: TextStyling, into text: inout Text) {
    if let font = styling.font {
      text.fontSize = font.size ?? text.fontSize
      if font.size != nil { text.sizeStyle = font.textStyle }
      text.fontWeight = font.weight ?? text.fontWeight
      text.fontStyle = font.slant ?? text.fontStyle
      text.fontName = font.name ?? text.fontName
      text.fontFeatures = font.features ?? text.fontFeatures
    }
    text.lines.letterSpacing = styling.kern ?? text.lines.letterSpacing
    if let line = styling.underline {
      text.lines.underline = DecorationValue(
        LineDecoration(line, color: nil), color: styling.underlineColor)
    }
    if let line = styling.strikethrough {
      text.lines.strikethrough = DecorationValue(
        LineDecoration(line, color: nil), color: styling.strikethroughColor)
    }
    if let background = styling.background { text.lines.highlightColor = background }
    if styling.link != nil { refuse("a link within a text") }
  }

  /// A stretch of a text in a look of its own.
  private mutating func run(
    of segment: RichText.Segment, in text: Text, _ environment: EnvironmentValues
  ) -> StyledRun {
    var run = StyledRun(segment.text)
    if segment.image != nil { refuse("a picture within a text") }
    let styling = segment.styling
    if let font = styling.font {
      var look = text
      look.sizeStyle = font.textStyle
      look.fontSize = font.size
      plain(&look, environment)
      run.font = font.textStyle != nil && look.fontSize == nil ? look.font : nil
      run.fontSize = look.fontSize
      run.fontWeight = font.weight
      run.italic = font.slant.map { $0 == .italic }
      run.fontName = font.name
      run.fontFeatures = font.features
    }
    run.foregroundColor = styling.foreground
    run.highlightColor = styling.background
    run.letterSpacing = styling.kern
    run.baselineOffset = styling.rise
    run.link = styling.link
    if let line = styling.underline {
      run.underline = DecorationValue(
        LineDecoration(line, color: nil), color: styling.underlineColor)
    }
    if let line = styling.strikethrough {
      run.strikethrough = DecorationValue(
        LineDecoration(line, color: nil), color: styling.strikethroughColor)
    }
    return run
  }
}
