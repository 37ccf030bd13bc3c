import GalleyDesign
import GalleyGeometry
import GalleyPainting

extension PDFReader {
  /// Paints the outline that was drawn, restricts what follows to it where that was asked for, and
  /// begins a new one.
  mutating func paint(
    _ content: inout PDFContent, fills: Bool = false, strokes: Bool = false,
    isEvenOdd: Bool = false
  ) throws(PDFError) {
    let path = content.path
    let clipIsEvenOdd = content.clipIsEvenOdd
    content.path = Path()
    (content.start, content.current, content.clipIsEvenOdd) = (nil, nil, nil)
    guard path.isWithinBounds else {
      leaveOut("shapes with coordinates beyond all bounds")
      return
    }
    let isSeen = !content.isHidden && !path.elements.isEmpty
    if fills, isSeen { try fill(path, isEvenOdd, content.state) }
    if strokes, isSeen { try stroke(path, content.state) }
    if let clipIsEvenOdd {
      let shape: DisplayShape =
        path.asRectangle.map { .rectangle($0) }
        ?? (clipIsEvenOdd ? .evenOddPath(path) : .path(path))
      content.state.clip = try canvas.clip(shape, in: content.state.clip)
    }
  }

  /// Adds a node with the state's opacity, blending and masks.
  mutating func add(
    _ node: VectorNode, opacity: Double = 1, _ state: PDFState
  ) throws(PDFError) {
    guard opacity < 1 || state.blendMode != .normal || state.mask != nil else {
      return try canvas.add(node, clip: state.clip)
    }
    var group: VectorGroup
    if case .group(let own) = node, own.opacity == 1, own.blendMode == .normal, own.masks.isEmpty {
      group = own
    } else {
      group = VectorGroup(children: [node])
    }
    group.opacity = opacity
    group.blendMode = state.blendMode
    group.masks = state.mask.map { [$0] } ?? []
    otherNodes += state.maskCount
    if state.blendMode != .normal { canvas.blends = true }
    try canvas.add(.group(group), clip: state.clip)
  }

  private mutating func fill(
    _ path: Path, _ isEvenOdd: Bool, _ state: PDFState
  ) throws(PDFError) {
    let outline: DisplayShape = isEvenOdd ? .evenOddPath(path) : .path(path)
    switch state.fill.pattern {
    case .unknown: return
    case .shading(let entries, let value, let way):
      let nodes = try nodes(
        filling: outline, with: value, entries, way, opacity: state.fill.opacity, isPattern: true)
      guard let nodes else { return }
      try add(nodes, state)
    case nil:
      var shape = VectorShape(path: path)
      shape.isEvenOdd = isEvenOdd
      shape.fill = .color(.fixed(state.fill.color.with(alpha: state.fill.opacity)))
      try add(.shape(shape), state)
    }
  }

  private mutating func stroke(_ path: Path, _ state: PDFState) throws(PDFError) {
    let way = state.transform
    guard let back = way.inverse else { return }
    var line = state.line
    let size = way.meanScale
    // The thinnest line there is, which is not to vanish: half a point.
    if line.width * size < 0.01 { line.width = 0.5 / size }
    var shape = VectorShape(path: path)
    shape.stroke = .color(.fixed(state.stroke.color.with(alpha: state.stroke.opacity)))
    switch state.stroke.pattern {
    case .unknown: return
    case .shading(let entries, let value, let own):
      guard let shading = try shading(value, entries) else { return }
      guard let paint = shading.paint(way: own, opacity: state.stroke.opacity) else {
        leaveOut("lines with gradients between two circles")
        return
      }
      shape.stroke = paint
    case nil: break
    }
    if way.isSimilarity {
      line.width *= size
      line.dashes = line.dashes.map { $0 * size }
      line.dashPhase *= size
      shape.line = line
      return try add(.shape(shape), state)
    }
    // The pen is that of the content's space, however that is stretched.
    shape.line = line
    shape.path = path.applying(back)
    shape.stroke = shape.stroke?.applying(back)
    try add(.group(VectorGroup(children: [.shape(shape)], transform: way)), state)
  }

  /// Paints everything that the clip lets through with a shading.
  mutating func shade(_ name: String, _ state: PDFState) throws(PDFError) {
    let value = try file.resolved(try resource("Shading", name))
    guard let entries = value.dictionary else {
      throw PDFError("there is no shading \"\(name.prefix(40))\"")
    }
    let area = canvas.bounds(of: state.clip)
    guard !area.isEmpty else { return }
    let nodes = try nodes(
      filling: .rectangle(area), with: value, entries, state.transform, opacity: state.fill.opacity,
      isPattern: false)
    if let nodes { try add(nodes, state) }
  }

  /// An area with the colours of a shading; nil where the shading is left out.
  private mutating func nodes(
    filling area: DisplayShape, with value: PDFValue, _ entries: [String: PDFValue],
    _ way: Transform, opacity: Double, isPattern: Bool
  ) throws(PDFError) -> VectorNode? {
    guard let shading = try shading(value, entries), way.inverse != nil else { return nil }
    var children: [VectorNode] = []
    if isPattern, let background = shading.background {
      children.append(area.node(.color(.fixed(background.with(alpha: opacity)))))
    }
    var limits: [[DisplayShape]] = []
    if let box = shading.box {
      limits.append([.path(Path.rectangle(box).applying(way))])
    }
    if let paint = shading.paint(way: way, opacity: opacity) {
      if let limit = shading.limit(way: way, over: area.bounds) { limits.append([limit]) }
      children.append(.group(VectorGroup(children: [area.node(paint)], clips: limits)))
    } else {
      limits.append([area])
      children.append(
        .group(
          VectorGroup(
            children: shading.circles(way: way, over: area.bounds), opacity: opacity,
            clips: limits)))
      otherNodes += PDFShading.steps
    }
    otherNodes += children.count
    return children.count == 1 ? children[0] : .group(VectorGroup(children: children))
  }
}

extension DisplayShape {
  /// The area with a paint.
  fileprivate func node(_ paint: VectorPaint) -> VectorNode {
    var shape = VectorShape(path: path)
    if case .evenOddPath = self { shape.isEvenOdd = true }
    shape.fill = paint
    return .shape(shape)
  }
}

extension Path {
  /// True if all coordinates are numbers with which can be reckoned.
  fileprivate var isWithinBounds: Bool {
    let bounds = controlBounds
    return elements.isEmpty
      || [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { abs($0) < 1e7 }
  }

  /// The rectangle that the outline is, where its sides are upright; nil for anything else.
  fileprivate var asRectangle: Rect? {
    var points: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: points.append(point)
      case .line(let point) where index > 0: points.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if points.count == 5, points[0] == points[4] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let bounds = controlBounds
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright =
      a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
      || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    return isUpright ? bounds : nil
  }
}

extension Transform {
  /// The factor on lengths, where it is not the same in all directions a mean one.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }

  /// True if circles stay circles.
  var isSimilarity: Bool {
    let (x, y) = (a * a + b * b, c * c + d * d)
    return abs(a * c + b * d) <= 1e-6 * max(x, y) && abs(x - y) <= 1e-6 * max(x, y)
  }
}
