internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// A symbol at the size of a font: its room, its baseline and its drawing.
struct SymbolImage: Sendable {
  /// The room it takes, in points: that of the platform's symbol, or the ink at the regular weight with margins.
  let size: Size
  /// The distance of the text's baseline from the top of the room, in points.
  let baseline: Double
  private let drawing: SymbolDrawing
  /// The middle of the ink, in the box.
  private let center: Point
  /// The middle of the ink, in the room.
  private let place: Point
  /// Points to a unit of the box.
  private let unit: Double
  private let followsDirection: Bool

  /// Makes the image of an icon; a dotted square for nil and for names without a drawing.
  ///
  /// - Parameters:
  ///   - hasMargins: True if there is room round the ink, as beside text.
  ///   - isLayered: True if its parts have colours of their own.
  init(
    _ icon: IconName?, font: FontDescriptor, scale: ImageScale = .medium, hasMargins: Bool = true,
    isLayered: Bool = false, _ context: EnvironmentValues
  ) {
    let capitals = context.typesetter.metrics(for: font).capHeight
    let rule = isLayered ? icon?.partedRule : icon?.rule
    let symbol = rule.flatMap {
      SymbolDrawing($0, weight: font.weight, isLayered: isLayered, context)
    }
    followsDirection = rule?.followsDirection ?? false
    var drawing = symbol ?? .unknown
    let em = font.size * scale.factor
    let fitted = em * (capitals / 0.7046)
    let factor = fitted / SymbolBox.fontSize
    let natural = 1.226 * fitted / SymbolShape.box
    let box = icon.flatMap { SymbolBox(of: $0.symbol) }
    if let box, let ink = box.ink {
      let (line, regular) = (
        SymbolDrawing.lineWidth(font.weight), SymbolDrawing.lineWidth(.regular)
      )
      let growth = (line - regular) * natural
      let drawn = Size(
        width: ink.width * factor + growth, height: ink.height * factor + growth)
      /// The room of a part in units of the box of drawings: heavier lines make it larger.
      func room(_ part: SymbolBox.Part, _ growth: Double) -> SymbolRoom {
        SymbolRoom(
          frame: part.frame.grown(growth, factor, natural),
          line: part.line.map { $0 * factor / natural * line / regular })
      }
      drawing.fit(
        into: Size(width: drawn.width / natural, height: drawn.height / natural),
        line: box.line.map { $0 * factor / natural * line / regular },
        parts: isLayered ? [] : box.parts.map { room($0, growth) },
        holes: isLayered ? [] : box.holes.map { room($0, growth) })
      let margins =
        hasMargins
        ? box.margins(factor: factor, growth: growth, scale, context.grid)
        : EdgeInsets(
          top: box.clear.top * factor, leading: box.clear.leading * factor,
          bottom: box.clear.bottom * factor, trailing: box.clear.trailing * factor)
      unit = natural
      center = Point(x: drawn.width / natural / 2, y: drawn.height / natural / 2)
      place = Point(
        x: margins.leading + drawn.width / 2, y: margins.top + drawn.height / 2)
      size = Size(
        width: drawn.width + margins.horizontal, height: drawn.height + margins.vertical)
      baseline = place.y + box.lift * factor + font.size * capitals / 2
    } else {
      let weighted =
        font.weight == .regular
        ? nil : rule.flatMap { SymbolDrawing($0, weight: .regular, context) }
      let ink = (weighted ?? drawing).bounds
      center = ink.center
      if hasMargins, let box {
        size = Size(width: box.size.width * factor, height: box.size.height * factor)
        // The platform's circles leave so much of their boxes free.
        unit = min(
          (size.width - 0.15 * fitted) / ink.width, (size.height - 0.12 * fitted) / ink.height)
      } else {
        let margins = hasMargins ? Size(width: 0.15 * em, height: 0.175 * em) : .zero
        unit = natural
        size = Size(
          width: ink.width * unit + margins.width, height: ink.height * unit + margins.height)
      }
      place = Point(x: size.width / 2, y: size.height / 2)
      baseline = size.height / 2 + font.size * capitals / 2
    }
    self.drawing = drawing
  }

  /// Draws it as large as fits into a rectangle, or over all of it, in one colour or with one for each part.
  func paint(
    in rect: Rect, _ color: RGBAColor, parts: [RGBAColor]? = nil, isStretched: Bool = false,
    _ direction: LayoutDirection, with painter: inout Painter
  ) {
    var (x, y) = (rect.width / size.width, rect.height / size.height)
    if !isStretched { (x, y) = (min(x, y), min(x, y)) }
    guard x > 0, y > 0, x.isFinite, y.isFinite else { return }
    let mirror = followsDirection && direction == .rightToLeft
    let map = Transform.translation(x: -center.x, y: -center.y)
      .followed(by: .scale(x: unit, y: unit))
      .followed(
        by: .translation(x: place.x - size.width / 2, y: place.y - size.height / 2)
      )
      .followed(by: .scale(x: mirror ? -x : x, y: y))
      .followed(by: .translation(x: rect.center.x, y: rect.center.y))
    painter.append(.save)
    painter.append(.transform(map))
    if let parts, !drawing.isUnknown {
      drawing.paint(parts, with: &painter)
    } else {
      drawing.paint(color, with: &painter)
    }
    painter.append(.restore)
  }
}

extension SymbolDrawing {
  /// Parts that overlap are drawn in one layer, so that a translucent colour counts once.
  func paint(_ color: RGBAColor, with painter: inout Painter) {
    let opacity = color.alpha * (isUnknown ? 0.4 : 1)
    let opaque = color.with(alpha: 1)
    let isLayer = steps.contains { $0.effect != .draws } || opacity < 1 && steps.count > 1
    if isLayer { painter.append(.beginLayer(opacity: opacity)) }
    for step in steps { paint(step, isLayer ? opaque : color.with(alpha: opacity), with: &painter) }
    if isLayer { painter.append(.endLayer) }
  }

  /// Each part in a layer of its own, with the last of the colours for those that have none.
  func paint(_ colors: [RGBAColor], with painter: inout Painter) {
    guard let last = colors.last else { return }
    painter.append(.beginLayer(opacity: 1))
    var rest = steps[...]
    while let first = rest.first {
      if first.effect == .parts {
        paint(first, last, with: &painter)
        rest.removeFirst()
        continue
      }
      let color = first.part < colors.count ? colors[first.part] : last
      painter.append(.beginLayer(opacity: color.alpha))
      while let step = rest.first, step.part == first.part, step.effect != .parts {
        paint(step, color.with(alpha: 1), with: &painter)
        rest.removeFirst()
      }
      painter.append(.endLayer)
    }
    painter.append(.endLayer)
  }

  /// Draws a step in a colour, or takes it away from the layer.
  private func paint(_ step: Step, _ color: RGBAColor, with painter: inout Painter) {
    guard step.effect != .draws else { return paint(step.ink, color, with: &painter) }
    painter.append(.beginLayer(Compositing(blendMode: .destinationOut)))
    paint(step.ink, color.with(alpha: 1), with: &painter)
    painter.append(.endLayer)
  }

  private func paint(_ ink: Ink, _ color: RGBAColor, with painter: inout Painter) {
    switch ink {
    case .fill(let path): painter.append(.fill(.path(path), .solid(color)))
    case .line(let path, let width):
      painter.append(
        .stroke(
          .path(path),
          StrokeStyle(
            width: width, cap: .round, join: .round, dashes: isUnknown ? [0, 42] : []),
          .solid(color)))
    case .glyphs(let run, let origin, _, let map):
      painter.append(.save)
      painter.append(.transform(map))
      painter.append(.glyphs(run, at: origin, color))
      painter.append(.restore)
    }
  }
}

/// Paints a symbol into its node's frame.
struct IconDrawing: NodeDrawing {
  let symbol: SymbolImage
  let color: RGBAColor
  /// The colours of its parts; nil for one colour.
  var parts: [RGBAColor]?
  /// True if its ink fills the frame in both directions.
  var isStretched = false

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    symbol.paint(
      in: node.grid.snapped(frame), color, parts: parts, isStretched: isStretched, node.direction,
      with: &painter)
  }
}

/// Measures a symbol: like a picture, with a baseline.
struct SymbolLeaf: LeafLayout {
  var image: ImageLeaf
  /// The baseline's distance from the top at the natural size; nil for none.
  var baseline: Double?

  func size(for proposal: ProposedSize) -> Size { image.size(for: proposal) }
  func firstBaseline(for size: Size) -> Double? {
    let natural = image.natural
    let factor = min(size.width / natural.width, size.height / natural.height)
    return baseline.map { size.height / 2 + ($0 - natural.height / 2) * factor }
  }
  func lastBaseline(for size: Size) -> Double? { firstBaseline(for: size) }
  var spacing: LeafSpacing {
    baseline.map { .symbol(belowBaseline: image.natural.height - $0) } ?? .box
  }
}

extension Rect {
  /// A part of the ink in units of the box of drawings, larger by what heavier lines add.
  fileprivate func grown(_ growth: Double, _ factor: Double, _ unit: Double) -> Rect {
    Rect(
      x: minX * factor / unit, y: minY * factor / unit, width: (width * factor + growth) / unit,
      height: (height * factor + growth) / unit)
  }
}
