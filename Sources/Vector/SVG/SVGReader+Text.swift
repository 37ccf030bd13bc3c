import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleyText

extension SVGReader {
  /// A text; nothing before there are fonts.
  mutating func text(_ element: MarkupElement, _ place: Place) -> VectorNode? {
    group(element, place) { reader, place in reader.lines(of: element, place) }
  }

  /// The letters of a text with their paints.
  mutating func lines(of element: MarkupElement, _ place: Place) -> [VectorNode] {
    hasText = true
    // Each sixteen letters count as one node; as many have about as many points as a path.
    guard admits(element, place, count: element.text.utf8.count / 16) else { return [] }
    let reading = SVGTextReading(element, place, &self)
    guard !reading.letters.isEmpty, !diagnostics.hasErrors else { return [] }
    let length = textLength(reading, element, place)
    guard let typesetter else {
      check(reading)
      return []
    }
    let setting = SVGTextSetting(reading, typesetter, length: length)
    missing += setting.missing
    guard let box = setting.box else { return [] }
    var nodes: [VectorNode] = []
    for piece in setting.pieces {
      let span = reading.spans[piece.span]
      guard span.place.style.isVisible else {
        // Hidden letters count for boxes.
        var shape = VectorShape(path: piece.path)
        (shape.box, shape.isVisible) = (box, false)
        nodes.append(.shape(shape))
        continue
      }
      nodes += self.nodes(of: piece, in: box, span, typesetter)
    }
    return nodes
  }

  /// Reports the mistakes in the paints of a text before it is set.
  private mutating func check(_ reading: SVGTextReading) {
    for span in reading.spans {
      var shape = VectorShape(path: .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)))
      paint(&shape, span.element, span.place)
      if let families = span.place.style.text.families { self.families.insert(families) }
    }
  }

  private mutating func textLength(
    _ reading: SVGTextReading, _ element: MarkupElement, _ place: Place
  ) -> SVGTextSetting.Length? {
    guard let length = length("textLength", element, of: place.viewport.width, place.style),
      length >= 0
    else { return nil }
    guard reading.chunks.count == 1, !reading.letters.contains(where: \.joins) else {
      leaveOut("\"textLength\" of a text in several places or with letters that join", at: element)
      return nil
    }
    return SVGTextSetting.Length(
      length: length, stretches: element["lengthAdjust"] == "spacingAndGlyphs")
  }

  /// The nodes of letters with one look, with the lines along them.
  private mutating func nodes(
    of piece: SVGTextSetting.Piece, in box: Rect, _ span: SVGTextReading.Span,
    _ typesetter: Typesetter
  ) -> [VectorNode] {
    let style = span.place.style
    var shape = VectorShape(path: piece.path)
    shape.box = box
    paint(&shape, span.element, span.place)
    var glyphs: [VectorNode] = []
    if case .color(let color)? = shape.fill {
      glyphs = piece.glyphs.map {
        .glyphs(VectorGlyphs(run: $0.run, transform: $0.way, color: color, box: box))
      }
    }
    var below: [VectorNode] = []
    var above: [VectorNode] = []
    for decoration in style.text.decorations {
      guard let node = line(decoration, along: piece, box, span, typesetter) else { continue }
      if decoration.line == .lineThrough { above.append(node) } else { below.append(node) }
    }
    return below + (piece.path.elements.isEmpty ? [] : style.nodes(shape, [])) + glyphs + above
  }

  private mutating func line(
    _ decoration: SVGTextStyle.Decoration, along piece: SVGTextSetting.Piece, _ box: Rect,
    _ span: SVGTextReading.Span, _ typesetter: Typesetter
  ) -> VectorNode? {
    let style = span.place.style
    let metrics = typesetter.metrics(for: style.text.font(size: style.fontSize))
    // Viewers take the tops of the font's lines for their middles.
    let (top, thickness) =
      switch decoration.line {
      case .underline:
        (metrics.underlinePosition - metrics.underlineThickness, metrics.underlineThickness)
      case .overline:
        (-metrics.ascent - metrics.underlineThickness / 2, metrics.underlineThickness)
      case .lineThrough:
        (
          -metrics.strikethroughPosition - metrics.strikethroughThickness,
          metrics.strikethroughThickness
        )
      }
    var path = Path()
    for stretch in piece.stretches where stretch.width > 0 {
      let rect = Rect(
        x: 0, y: top * style.fontSize, width: stretch.width,
        height: thickness * style.fontSize)
      path.elements += Path.rectangle(rect).applying(stretch.way).elements
    }
    guard !path.elements.isEmpty else { return nil }
    var place = span.place
    if let owner = decoration.owner.first { place.style = owner }
    var shape = VectorShape(path: path)
    shape.box = box
    paint(&shape, span.element, place)
    return .shape(shape)
  }
}
