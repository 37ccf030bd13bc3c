internal import GalleyComponents
internal import GalleyDesign
internal import GalleyParsing

extension ThemeCodec where Value == TextStyling.Line {
  /// The name of a line, or an object with its parts.
  static let line = ThemeCodec(
    kind: .either([
      .choice(
        TextStyling.Line.Stroke.allCases.map(\.rawValue)
          + TextStyling.Line.Pattern.allCases.dropFirst().map(\.rawValue) + ["byWord"]),
      parts.kind,
    ]),
    read: { value, scope in
      if let line = value.text.flatMap(TextStyling.Line.init(name:)) { return line }
      if value.members != nil { return parts.read(value, scope) }
      let names = TextStyling.Line.Stroke.allCases.map(\.rawValue)
      let patterns = TextStyling.Line.Pattern.allCases.dropFirst().map(\.rawValue)
      scope.diagnostics.mismatch(names + patterns + ["byWord"], value)
      return nil
    },
    write: { line in
      let isPlain = line.pattern == .solid && !line.byWord && line.skipsInk
      return isPlain ? .text(line.stroke.rawValue) : parts.write(line)
    })

  private static let parts = ThemeObject(
    empty: { TextStyling.Line() },
    rows: [
      ThemeRow(
        "stroke", \.stroke, .word, usually: .single,
        "Single, double or thick."),
      ThemeRow(
        "pattern", \.pattern, .word, usually: .solid,
        "Solid, dashed or dotted."),
      ThemeRow(
        "byWord", \.byWord, .truth, usually: false,
        "True if blanks have no line."),
      ThemeRow(
        "skipsInk", \.skipsInk, .truth, usually: true,
        "True if the line leaves gaps at descenders."),
    ]
  ).codec
}

extension ThemeCodec where Value == TextStyling {
  static let stylingRows: [ThemeRow<TextStyling>] = [
    ThemeRow(
      "foreground", \.foreground, .color,
      "The colour of the text."),
    ThemeRow(
      "background", \.background, .color,
      "The colour behind the text."),
    ThemeRow(
      "font", \.font, .font,
      "The font."),
    ThemeRow(
      "lineSpacing", \.lineSpacing, .number,
      "The space added between lines, in points."),
    ThemeRow(
      "lineHeightPlacement", \.lineHeightPlacement, .word,
      "Where the added line height goes."),
    ThemeRow(
      "lineHeight", \.lineHeight, .lineHeight,
      "The distance of baselines as a multiple of the size of the text, as in CSS; goes before \"lineHeightMultiple\"."
    ),
    ThemeRow(
      "lineHeightMultiple", \.lineHeightMultiple, .length,
      "The distance of baselines as a multiple of the font's."),
    ThemeRow(
      "kern", \.kern, .number,
      "The space added between letters, in points."),
    ThemeRow(
      "underline", \.underline, .line,
      "The line under the text."),
    ThemeRow(
      "underlineColor", \.underlineColor, .color,
      "The colour of that line."),
    ThemeRow(
      "strikethrough", \.strikethrough, .line,
      "The line through the text."),
    ThemeRow(
      "strikethroughColor", \.strikethroughColor, .color,
      "The colour of that line."),
    ThemeRow(
      "obliqueness", \.obliqueness, .number,
      "The slant of upright glyphs."),
    ThemeRow(
      "link", \.link, .text,
      "The address that the text links to."),
    ThemeRow(
      "alignment", \.alignment, .word,
      "The alignment of lines."),
    ThemeRow(
      "lineBreak", \.lineBreak, .word,
      "Where text that does not fit is cut."),
    ThemeRow(
      "textWrap", \.textWrap, .word,
      "How lines are broken."),
    ThemeRow(
      "sizeFactor", \.sizeFactor, .length,
      "The size as a multiple of the font's."),
    ThemeRow(
      "rise", \.rise, .number,
      "The distance above the baseline, in points."),
    ThemeRow(
      "language", \.language, .text,
      "The language, as a BCP 47 tag."),
    ThemeRow(
      "firstLineIndent", \.firstLineIndent, .length,
      "The indent of the first line."),
    ThemeRow(
      "indent", \.indent, .length,
      "The indent of the other lines."),
    ThemeRow(
      "tailIndent", \.tailIndent, .length,
      "The indent at the end of lines."),
    ThemeRow(
      "paragraphSpacing", \.paragraphSpacing, .length,
      "The space after a paragraph, in points."),
  ]

  /// The attributes of styled text.
  static let styling = ThemeObject(empty: { TextStyling() }, rows: stylingRows).codec
}
