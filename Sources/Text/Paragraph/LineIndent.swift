/// The distance of a line from the side at which its text begins, in points.
struct LineIndent: Hashable, Sendable {
  /// That of the line.
  var own = 0.0
  /// That of the paragraph's other lines, to which a tab leads.
  var rest = 0.0
  /// That from the side where the text ends.
  var tail = 0.0

  /// The part of the width that the line cannot use.
  var both: Double { own + tail }
}

extension Paragraph {
  /// The indent of a line that begins with a glyph.
  func indent(ofLineAt glyph: Int) -> LineIndent {
    guard hasIndents, !items.isEmpty else { return LineIndent() }
    let attributes = attributes(nearGlyph: glyph)
    let rest = max(0, attributes.indent ?? 0)
    let isFirst = glyph == 0 || glyphs[glyph - 1].flags.contains(.lineBreak)
    return LineIndent(
      own: isFirst ? max(0, attributes.firstLineIndent ?? 0) : rest, rest: rest,
      tail: max(0, attributes.tailIndent ?? 0))
  }

  func attributes(nearGlyph glyph: Int) -> TextAttributes {
    text.runs[items[item(nearGlyph: glyph)].run].attributes
  }

  /// The way from a place in a line to the next tab stop: the indent of the paragraph's other lines,
  /// then those of the style.
  func tabWidth(at x: Double, _ indent: LineIndent) -> Double {
    let place = x + indent.own
    return place < indent.rest ? indent.rest - place : style.tabWidth(at: place)
  }
}
