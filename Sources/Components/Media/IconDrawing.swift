internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// A symbol at the size of a font: its room, its baseline and its drawing.
struct SymbolImage: Sendable {
  /// The room it takes, in points: that of the platform's symbol, or the ink at the regular weight with margins.
  let size: Size
  /// The distance of the text's baseline from the top of the room, in points; the middle of the room
  /// lies half a capital's height above it.
  let baseline: Double
  private let drawing: SymbolDrawing
  /// The middle of the ink, in the box.
  private let center: Point
  /// Points to a unit of the box, across and down.
  private let unit: (x: Double, y: Double)
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
    let em = font.size * scale.factor
    let margins = hasMargins ? Size(width: 0.15 * em, height: 0.175 * em) : .zero
    let rule = isLayered ? icon?.partedRule : icon?.rule
    let weight = font.weight
    let symbol = rule.flatMap {
      SymbolDrawing($0, weight: weight, isLayered: isLayered, context)
    }
    drawing = symbol ?? .unknown
    let ink =
      weight == .regular
      ? drawing.bounds
      : rule.flatMap { SymbolDrawing($0, weight: .regular, context)?.bounds } ?? drawing.bounds
    let fitted = em * (capitals / 0.7046)
    let natural = 1.226 * fitted / SymbolShape.box
    center = ink.center
    let box = icon.flatMap { SymbolBox(of: $0.symbol) }
    if let measured = box?.ink {
      unit = (measured.width * fitted / ink.width, measured.height * fitted / ink.height)
    } else if hasMargins, let box {
      // The platform's circles leave so much of their boxes free.
      let side = min(
        (box.size.width - 0.15) * fitted / ink.width, (box.size.height - 0.12) * fitted / ink.height
      )
      unit = (side, side)
    } else {
      unit = (natural, natural)
    }
    size =
      if hasMargins, let box {
        Size(width: box.size.width * fitted, height: box.size.height * fitted)
      } else {
        Size(
          width: ink.width * unit.x + margins.width, height: ink.height * unit.y + margins.height)
      }
    baseline = size.height / 2 + font.size * capitals / 2
    followsDirection = rule?.followsDirection ?? false
  }

  /// Draws it as large as fits into a rectangle, or over all of it, in one colour or with one for each part.
  func paint(
    in rect: Rect, _ color: RGBAColor, parts: [RGBAColor]? = nil, isStretched: Bool = false,
    _ direction: LayoutDirection, with painter: inout Painter
  ) {
    var (x, y) = (rect.width / size.width, rect.height / size.height)
    if !isStretched { (x, y) = (min(x, y), min(x, y)) }
    (x, y) = (x * unit.x, y * unit.y)
    guard x > 0, y > 0, x.isFinite, y.isFinite else { return }
    let mirror = followsDirection && direction == .rightToLeft
    let place = Transform.translation(x: -center.x, y: -center.y)
      .followed(by: .scale(x: mirror ? -x : x, y: y))
      .followed(by: .translation(x: rect.center.x, y: rect.center.y))
    painter.append(.save)
    painter.append(.transform(place))
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
    guard step.effect != .draws else { return painter.append(command(step.ink, color)) }
    painter.append(.beginLayer(Compositing(blendMode: .destinationOut)))
    painter.append(command(step.ink, color.with(alpha: 1)))
    painter.append(.endLayer)
  }

  private func command(_ ink: Ink, _ color: RGBAColor) -> DisplayCommand {
    switch ink {
    case .fill(let path): .fill(.path(path), .solid(color))
    case .line(let path, let width):
      .stroke(
        .path(path),
        StrokeStyle(
          width: width, cap: .round, join: .round, dashes: isUnknown ? [0, 42] : []), .solid(color))
    case .glyphs(let run, let origin, _): .glyphs(run, at: origin, color)
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
