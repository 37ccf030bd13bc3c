import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleySystem

extension SVGReader {
  /// A shape with its paints; in a group of its own where it has effects.
  mutating func shape(_ element: MarkupElement, _ place: Place) -> VectorNode? {
    group(element, place) { reader, place in
      let style = place.style
      guard style.isVisible, let path = reader.outline(of: element, place),
        !path.elements.isEmpty
      else { return [] }
      var shape = VectorShape(path: path)
      shape.isEvenOdd = style.isFillEvenOdd
      shape.strokesFirst = style.strokesFirst
      shape.fill = reader.paint(style.fill, style.fillOpacity, of: path, element, place)
      let whole = place.viewport.diagonal
      let width = style.strokeWidth.resolved(of: whole)
      if width > 0 {
        shape.stroke = reader.paint(style.stroke, style.strokeOpacity, of: path, element, place)
      }
      shape.line = StrokeStyle(
        width: width, cap: style.cap, join: style.join,
        dashes: style.dashes.map { $0.resolved(of: whole) }, miterLimit: style.miterLimit,
        dashPhase: style.dashOffset.resolved(of: whole))
      return shape.fill == nil && shape.stroke == nil ? [] : [.shape(shape)]
    }
  }

  /// The outline of a path or a basic shape; nil for any other element, and for shapes without
  /// extent.
  func outline(of element: MarkupElement, _ place: Place) -> Path? {
    let (whole, diagonal) = (place.viewport, place.viewport.diagonal)
    func x(_ name: String) -> Double { length(name, element, of: whole.width) ?? 0 }
    func y(_ name: String) -> Double { length(name, element, of: whole.height) ?? 0 }
    switch element.localName {
    case "path": return path(of: element)
    case "rect":
      let rect = Rect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let (rx, ry) = (
        length("rx", element, of: whole.width), length("ry", element, of: whole.height)
      )
      return .rounded(rect, max(0, rx ?? ry ?? 0), max(0, ry ?? rx ?? 0))
    case "circle":
      let radius = length("r", element, of: diagonal) ?? 0
      return ellipse(x("cx"), y("cy"), radius, radius)
    case "ellipse":
      let (rx, ry) = (
        length("rx", element, of: whole.width), length("ry", element, of: whole.height)
      )
      return ellipse(x("cx"), y("cy"), rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      var path = Path()
      path.move(to: Point(x: x("x1"), y: y("y1")))
      path.line(to: Point(x: x("x2"), y: y("y2")))
      return path
    case "polyline", "polygon": return polygon(element)
    default: return nil
    }
  }

  private func path(of element: MarkupElement) -> Path? {
    guard let text = element["d"], text.trimmed != "none" else { return nil }
    do throws(PathSyntaxError) {
      return try Path(svg: text)
    } catch {
      diagnostics.error("the path of <\(element.name)>: \(error)", at: element.range)
      return nil
    }
  }

  private func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path? {
    guard rx > 0, ry > 0 else { return nil }
    return .ellipse(in: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private func polygon(_ element: MarkupElement) -> Path? {
    let text = element["points"] ?? ""
    guard let numbers = SVGScanner.numbers(text), numbers.count % 2 == 0 else {
      mistake("points", text, at: element)
      return nil
    }
    guard numbers.count >= 4 else { return nil }
    var path = Path()
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = Point(x: numbers[index], y: numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if element.localName == "polygon" { path.close() }
    return path
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
  /// What per cents of lengths along neither side are of (SVG 2, section 8.9).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}

extension VectorGroup {
  /// The box round the shapes inside, in the group's space, without lines and clips.
  var bounds: Rect? {
    children.reduce(nil) { known, child in
      let box: Rect?
      switch child {
      case .shape(let shape): box = shape.path.boundingRect
      case .picture(let picture):
        box = Path.rectangle(picture.rect).applying(picture.transform).boundingRect
      case .group(let group):
        box = group.bounds.map { Path.rectangle($0).applying(group.transform).boundingRect }
      }
      guard let known, let box else { return known ?? box }
      return known.union(box)
    }
  }
}
