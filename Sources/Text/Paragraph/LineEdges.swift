internal import GalleyDesign
internal import GalleyUnicode

/// Shapes the ends of lines again if that makes a difference, so that a line has the glyphs and places that
/// shaping its text alone would give. HarfBuzz reports the places: a glyph is unsafe to break before if
/// cutting the text there would change something. Then the rest of the segment around the cut is shaped: once
/// something is cut off, the rest may also depend on places that were safe to break before.
///
/// Letters that join keep the forms of the whole word, as CSS Text 3 §5.1 requires for breaks inside a word:
/// the text beyond the ends is still there as context.
struct LineEdges {
  private let paragraph: Paragraph

  init(_ paragraph: Paragraph) { self.paragraph = paragraph }

  /// The glyphs to replace in a stretch of a line, and what that adds to its width up to
  /// `contentEnd`; linear in the stretch.
  func edges(
    of range: Range<Int>, contentEnd: Int
  ) -> (edges: [LineEdge], addedWidth: Double) {
    let (start, end) = (range.lowerBound, range.upperBound)
    let glyphs = paragraph.glyphs
    guard paragraph.hasUnsafeBreaks, start < end else { return ([], 0) }
    var head = start
    if start > 0, glyphs[start].flags.contains(.unsafeToBreak) {
      head += 1
      while head < end, !glyphs[head].flags.contains(.segmentStart) { head += 1 }
    }
    var tail = end
    if end < glyphs.count, glyphs[end].flags.contains(.unsafeToBreak) {
      tail -= 1
      while tail > start, !glyphs[tail].flags.contains(.segmentStart) { tail -= 1 }
    }
    var edges: [LineEdge] = []
    if head > start, tail < head {
      edges = [edge(start..<end, contentEnd)]
    } else {
      if head > start { edges.append(edge(start..<head, contentEnd)) }
      if tail < end, tail < contentEnd { edges.append(edge(tail..<end, contentEnd)) }
    }
    var added = 0.0
    for edge in edges {
      for glyph in edge.glyphs { added += glyph.advance }
      added -= paragraph.advances(edge.range)
    }
    return (edges, added)
  }

  /// Shapes the text of glyphs that belong to one stretch, without what hangs at the line's end.
  private func edge(_ range: Range<Int>, _ contentEnd: Int) -> LineEdge {
    let shown = range.clamped(to: 0..<max(contentEnd, range.lowerBound))
    let limit = paragraph.offset(ofGlyph: shown.upperBound)
    let glyphs = reshaped(
      paragraph.offset(ofGlyph: range.lowerBound)..<paragraph.offset(ofGlyph: range.upperBound),
      paragraph.items[paragraph.itemIndex(ofGlyph: range.lowerBound)])
    return LineEdge(range: shown, glyphs: glyphs.filter { Int($0.cluster) < limit })
  }

  private func reshaped(_ range: Range<Int>, _ item: TextItem) -> [ShapedGlyph] {
    let attributes = paragraph.text.runs[item.run].attributes
    let font = paragraph.fonts[item.font]
    let asked = attributes.letterSpacing ?? 0
    var string = paragraph.text.string
    return paragraph.typesetter.withWorkspace { workspace in
      let shaper = Shaper(
        workspace, font: font.shaping,
        choice: workspace.choice(for: attributes.shownFont),
        script: item.script, isRightToLeft: item.level & 1 != 0,
        language: paragraph.languages.language(attributes.language, script: item.script),
        hasLetterSpacing: asked != 0)
      return string.withUTF8 { bytes in
        var glyphs = shaper.glyphs(inside: bytes, range: range).map {
          ShapedGlyph($0, start: UInt32(range.lowerBound), scale: font.scale)
        }
        for index in glyphs.indices { glyphs[index].markSpecialCharacter(in: bytes) }
        let starts = GraphemeClusters.starts(of: UnsafeBufferPointer(rebasing: bytes[range]))
        glyphs.withUnsafeMutableBufferPointer {
          ShapedGlyph.joinCharacters(of: $0) { starts[$0 - range.lowerBound] }
        }
        glyphs.withUnsafeMutableBufferPointer {
          ShapedGlyph.addLetterSpacing(
            asked, font.fit, in: bytes, script: item.script, isRightToLeft: item.level & 1 != 0,
            to: $0)
        }
        return glyphs
      }
    }
  }
}

extension Paragraph {
  /// The byte offset at which the text of a glyph begins, or the end of the text.
  func offset(ofGlyph glyph: Int) -> Int {
    glyph < glyphs.count ? Int(glyphs[glyph].cluster) : text.count
  }
}
