internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyText

extension Painter {
  /// Draws the glyphs of a face that has coloured ones: these as fills, the others as glyphs.
  mutating func glyphs(
    _ run: GlyphRun, at origin: Point, color: RGBAColor, in colors: ColorGlyphs
  ) {
    let outlines = GlyphOutlines(of: run.font)
    let unit = run.size / Double(max(1, run.font.face.unitsPerEm))
    var plain = run
    plain.glyphs = []
    func flush(_ painter: inout Painter) {
      guard !plain.glyphs.isEmpty else { return }
      painter.append(.glyphs(plain, at: origin, color))
      plain.glyphs = []
    }
    for glyph in run.glyphs {
      guard let paint = colors.paint(of: glyph.id, palette: run.font.palette, text: color) else {
        plain.glyphs.append(glyph)
        continue
      }
      flush(&self)
      append(.save)
      append(
        .transform(
          Transform(
            a: unit, b: 0, c: run.font.slant * unit, d: -unit, tx: origin.x + glyph.position.x,
            ty: origin.y + glyph.position.y)))
      var drawing = GlyphPainting(outlines: outlines)
      drawing.draw(paint, in: GlyphPainting.everywhere(run.font.face.unitsPerEm), with: &self)
      append(.restore)
    }
    flush(&self)
  }
}

/// Records the paints of one glyph in font units.
private struct GlyphPainting {
  let outlines: GlyphOutlines
  /// What a damaged font may make of one glyph at most.
  private var budget = 20_000

  init(outlines: GlyphOutlines) { self.outlines = outlines }

  /// The area of a paint without bounds.
  static func everywhere(_ unitsPerEm: Int) -> Rect {
    let em = Double(unitsPerEm)
    return Rect(x: -2 * em, y: -2 * em, width: 6 * em, height: 6 * em)
  }

  /// Draws a paint inside an area of the current space.
  mutating func draw(_ paint: GlyphPaint, in area: Rect, with painter: inout Painter) {
    budget -= 1
    guard budget > 0 else { return }
    switch paint {
    case .layers(let paints):
      for paint in paints { draw(paint, in: area, with: &painter) }
    case .solid, .linear, .radial, .sweep:
      fill(.rectangle(area), paint, in: area, with: &painter)
    case .outline(let glyph, let paint):
      let path = outlines.outline(of: glyph)
      guard !path.elements.isEmpty else { return }
      fill(.path(path), paint, in: path.controlBounds, with: &painter)
    case .box(let box, let paint):
      painter.clipped(to: .rectangle(box)) { draw(paint, in: box, with: &$0) }
    case .transformed(let transform, let paint):
      guard let back = transform.inverse else { return }
      painter.append(.save)
      painter.append(.transform(transform))
      draw(paint, in: area.bounds(under: back), with: &painter)
      painter.append(.restore)
    case .composed(let source, let mode, let backdrop):
      compose(source, mode, over: backdrop, in: area, with: &painter)
    }
  }

  /// Fills a shape with a plain paint, or draws any other inside it.
  private mutating func fill(
    _ shape: DisplayShape, _ paint: GlyphPaint, in area: Rect, with painter: inout Painter
  ) {
    switch paint {
    case .solid(let color): painter.fill(shape, with: .solid(color))
    case .linear(let start, let end, let line) where line.isVisible:
      painter.fill(shape, with: line.paint(from: start, to: end, over: area))
    case .radial(let start, let end, let line):
      let circles = GlyphCircles(
        start: start.center, first: start.radius, end: end.center, last: end.radius, line: line)
      circles.fill(shape, in: area, with: &painter)
    case .sweep(let center, let start, let end, let line)
    where line.isVisible && (start != end || line.extension == .pad):
      painter.fill(shape, with: line.paint(around: center, from: start, to: end))
    case .linear, .sweep: break
    default: painter.clipped(to: shape) { draw(paint, in: area, with: &$0) }
    }
  }

  private mutating func compose(
    _ source: GlyphPaint, _ mode: GlyphCompositing, over backdrop: GlyphPaint, in area: Rect,
    with painter: inout Painter
  ) {
    switch mode {
    case .clear: break
    case .source: draw(source, in: area, with: &painter)
    case .destination: draw(backdrop, in: area, with: &painter)
    case .sourceIn: group(backdrop, .destinationIn, over: source, in: area, with: &painter)
    case .sourceOut: group(backdrop, .destinationOut, over: source, in: area, with: &painter)
    case .destinationAtop: group(backdrop, .sourceAtop, over: source, in: area, with: &painter)
    case .xor:
      // Paints each without the area of the other.
      painter.append(.beginLayer(Compositing()))
      group(backdrop, .destinationOut, over: source, in: area, with: &painter)
      painter.append(.beginLayer(Compositing(blendMode: .plusLighter)))
      group(source, .destinationOut, over: backdrop, in: area, with: &painter)
      painter.append(.endLayer)
      painter.append(.endLayer)
    default:
      group(source, mode.blendMode, over: backdrop, in: area, with: &painter)
    }
  }

  /// Lays one paint over another, apart from what is drawn already.
  private mutating func group(
    _ top: GlyphPaint, _ mode: BlendMode, over bottom: GlyphPaint, in area: Rect,
    with painter: inout Painter
  ) {
    painter.append(.beginLayer(Compositing()))
    draw(bottom, in: area, with: &painter)
    painter.append(.beginLayer(Compositing(blendMode: mode)))
    draw(top, in: area, with: &painter)
    painter.append(.endLayer)
    painter.append(.endLayer)
  }
}

extension GlyphCompositing {
  /// The mode in which the source is laid over the backdrop.
  fileprivate var blendMode: BlendMode {
    switch self {
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .plus: .plusLighter
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .softLight: .softLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .multiply: .multiply
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    default: .normal
    }
  }
}

extension Rect {
  /// The rectangle around the image under a transform.
  fileprivate func bounds(under transform: Transform) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ].map(transform.apply)
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
