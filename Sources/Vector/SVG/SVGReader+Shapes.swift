import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleySystem

extension SVGReader {
  /// A shape with its paints and markers; in a group of its own where it has effects.
  mutating func shape(_ element: MarkupElement, _ place: Place) -> VectorNode? {
    group(element, place) { reader, place in
      guard let path = reader.outline(of: element, place), !path.elements.isEmpty else { return [] }
      let style = place.style
      var shape = VectorShape(path: path)
      shape.isVisible = style.isVisible
      shape.isEvenOdd = style.isFillEvenOdd
      guard style.isVisible else { return [.shape(shape)] }
      reader.paint(&shape, element, place)
      let markers = reader.markers(of: path, shape, element, place)
      return style.nodes(shape, markers)
    }
  }

  /// Gives a shape its paints.
  mutating func paint(_ shape: inout VectorShape, _ element: MarkupElement, _ place: Place) {
    let style = place.style
    let path = shape.box.map(Path.rectangle) ?? shape.path
    let fill = paint(style.fill, style.fillOpacity, of: path, element, place)
    shape.fill = counted(fill, over: shape.fillArea, element, place)
    shape.line = line(of: style, place.viewport)
    guard shape.line.width > 0 else { return }
    let stroke = paint(style.stroke, style.strokeOpacity, of: path, element, place)
    shape.stroke = counted(stroke, over: shape.strokeArea, element, place)
  }

  private func line(of style: SVGStyle, _ viewport: Size) -> StrokeStyle {
    let whole = viewport.diagonal
    return StrokeStyle(
      width: style.points(style.strokeWidth, of: whole), cap: style.cap, join: style.join,
      dashes: style.dashes.map { style.points($0, of: whole) },
      miterLimit: style.miterLimit,
      dashPhase: style.points(style.dashOffset, of: whole))
  }

  /// The outline of a path or a basic shape; nil for any other element, and for shapes without
  /// extent.
  mutating func outline(of element: MarkupElement, _ place: Place) -> Path? {
    switch element.name {
    case "path": return path(of: element)
    case "rect": return rectangle(element, place)
    case "circle", "ellipse": return ellipse(element, place)
    case "line":
      var path = Path()
      path.move(to: point("x1", "y1", element, place))
      path.line(to: point("x2", "y2", element, place))
      return path
    case "polyline", "polygon": return polygon(element)
    default: return nil
    }
  }

  private mutating func point(
    _ x: String, _ y: String, _ element: MarkupElement, _ place: Place
  ) -> Point {
    Point(
      x: length(x, element, of: place.viewport.width, place.style) ?? 0,
      y: length(y, element, of: place.viewport.height, place.style) ?? 0)
  }

  /// A radius; a negative one counts as not written.
  private mutating func radius(
    _ name: String, _ element: MarkupElement, of whole: Double, _ style: SVGStyle
  ) -> Double? {
    length(name, element, of: whole, style).flatMap { $0 >= 0 ? $0 : nil }
  }

  private mutating func rectangle(_ element: MarkupElement, _ place: Place) -> Path? {
    let (whole, style) = (place.viewport, place.style)
    let corner = point("x", "y", element, place)
    let rect = Rect(
      x: corner.x, y: corner.y, width: length("width", element, of: whole.width, style) ?? 0,
      height: length("height", element, of: whole.height, style) ?? 0)
    guard rect.width > 0, rect.height > 0 else { return nil }
    let rx = radius("rx", element, of: whole.width, style)
    let ry = radius("ry", element, of: whole.height, style)
    return .rounded(rect, rx ?? ry ?? 0, ry ?? rx ?? 0)
  }

  private mutating func ellipse(_ element: MarkupElement, _ place: Place) -> Path? {
    let (whole, style) = (place.viewport, place.style)
    let center = point("cx", "cy", element, place)
    var (rx, ry) = (0.0, 0.0)
    if element.name == "circle" {
      rx = radius("r", element, of: whole.diagonal, style) ?? 0
      ry = rx
    } else {
      let x = radius("rx", element, of: whole.width, style)
      let y = radius("ry", element, of: whole.height, style)
      (rx, ry) = (x ?? y ?? 0, y ?? x ?? 0)
    }
    guard rx > 0, ry > 0 else { return nil }
    return .ellipse(in: Rect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private mutating func path(of element: MarkupElement) -> Path? {
    guard let text = element["d"], text.trimmed != "none" else { return nil }
    let (path, mistake, _) = Path.reading(svg: text)
    if let mistake {
      warn("the path of <\(element.name)> ends early: \(mistake)", at: element)
    }
    return path
  }

  private mutating func polygon(_ element: MarkupElement) -> Path? {
    let text = element["points"] ?? ""
    let (numbers, isWhole) = SVGScanner.leadingNumbers(text)
    if !isWhole || numbers.count % 2 != 0 {
      let shown = SyntaxValue.quoted(String(text.prefix(60)))
      warn("<\(element.name)> ends early: \(shown) is no list of points", at: element)
    }
    guard numbers.count >= 4 else { return nil }
    var path = Path()
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = Point(x: numbers[index], y: numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if element.name == "polygon" { path.close() }
    return path
  }
}

extension SVGStyle {
  /// A shape and its markers in their order.
  func nodes(_ shape: VectorShape, _ markers: [VectorNode]) -> [VectorNode] {
    var shape = shape
    let places = Dictionary(uniqueKeysWithValues: paintOrder.enumerated().map { ($1, $0) })
    func place(_ step: SVGPaintStep) -> Int { places[step] ?? 0 }
    shape.strokesFirst = place(.stroke) < place(.fill)
    guard !markers.isEmpty else { return [.shape(shape)] }
    if place(.markers) == 0 { return markers + [.shape(shape)] }
    guard place(.markers) == 1 else { return [.shape(shape)] + markers }
    var (first, second) = (shape, shape)
    (first.stroke, second.fill) = (nil, nil)
    return shape.strokesFirst
      ? [.shape(second)] + markers + [.shape(first)]
      : [.shape(first)] + markers + [.shape(second)]
  }
}

extension Path {
  /// A rectangle whose corners are quarters of ellipses.
  fileprivate static func rounded(_ rect: Rect, _ rx: Double, _ ry: Double) -> Path {
    let (rx, ry) = (min(rx, rect.width / 2), min(ry, rect.height / 2))
    guard rx > 0, ry > 0 else { return .rectangle(rect) }
    let square = Rect(
      x: rect.minX / rx, y: rect.minY / ry, width: rect.width / rx, height: rect.height / ry)
    return Path.roundedRectangle(square, radii: CornerRadii(1)).applying(.scale(x: rx, y: ry))
  }
}

extension Size {
  /// The length to which percentages along neither side refer (SVG 2, section 8.9).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}

extension VectorGroup {
  /// The box round the shapes inside, in the group's space, without lines and clips.
  var bounds: Rect? { bounds { _ in true } }

  /// The same round what is painted.
  var ink: Rect? { bounds { $0.fill != nil || $0.stroke != nil } }

  private func bounds(_ counts: (VectorShape) -> Bool) -> Rect? {
    children.reduce(nil) { known, child in
      let box: Rect?
      switch child {
      case .shape(let shape): box = counts(shape) ? shape.box ?? shape.path.boundingRect : nil
      case .glyphs(let glyphs): box = glyphs.box
      case .picture(let picture):
        box = Path.rectangle(picture.rect).applying(picture.transform).boundingRect
      case .group(let group):
        box = group.bounds(counts)
          .map { Path.rectangle($0).applying(group.transform).boundingRect }
      }
      guard let known, let box else { return known ?? box }
      return known.union(box)
    }
  }
}
