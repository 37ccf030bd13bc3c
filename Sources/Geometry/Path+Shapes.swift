extension Path {
  /// The distance of a Bézier control point from the end of a quarter circle of radius 1 that
  /// keeps the largest radial error at 0.027 % (4/3 · (√2 − 1)).
  static let quarterCircleHandle = 0.552_284_749_830_793_4

  /// A rectangle, clockwise from its top left corner.
  public static func rectangle(_ rect: Rect) -> Path {
    Path(elements: [
      .move(to: Point(x: rect.minX, y: rect.minY)), .line(to: Point(x: rect.maxX, y: rect.minY)),
      .line(to: Point(x: rect.maxX, y: rect.maxY)), .line(to: Point(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// The ellipse inscribed in a rectangle.
  public static func ellipse(in rect: Rect) -> Path {
    let radiusX = rect.width / 2
    let radiusY = rect.height / 2
    let handleX = radiusX * quarterCircleHandle
    let handleY = radiusY * quarterCircleHandle
    let c = rect.center
    var path = Path()
    path.move(to: Point(x: rect.maxX, y: c.y))
    path.cubic(
      to: Point(x: c.x, y: rect.maxY), control1: Point(x: rect.maxX, y: c.y + handleY),
      control2: Point(x: c.x + handleX, y: rect.maxY))
    path.cubic(
      to: Point(x: rect.minX, y: c.y), control1: Point(x: c.x - handleX, y: rect.maxY),
      control2: Point(x: rect.minX, y: c.y + handleY))
    path.cubic(
      to: Point(x: c.x, y: rect.minY), control1: Point(x: rect.minX, y: c.y - handleY),
      control2: Point(x: c.x - handleX, y: rect.minY))
    path.cubic(
      to: Point(x: rect.maxX, y: c.y), control1: Point(x: c.x + handleX, y: rect.minY),
      control2: Point(x: rect.maxX, y: c.y - handleY))
    path.close()
    return path
  }

  /// A rectangle with circular corners; radii that do not fit are scaled down together.
  public static func roundedRectangle(_ rect: Rect, radii: CornerRadii) -> Path {
    let r = radii.clamped(to: rect.size)
    guard !r.isZero else { return rectangle(rect) }
    var path = Path()
    path.move(to: Point(x: rect.minX + r.topLeft, y: rect.minY))
    path.line(to: Point(x: rect.maxX - r.topRight, y: rect.minY))
    path.corner(
      to: Point(x: rect.maxX, y: rect.minY + r.topRight), at: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY - r.bottomRight))
    path.corner(
      to: Point(x: rect.maxX - r.bottomRight, y: rect.maxY),
      at: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX + r.bottomLeft, y: rect.maxY))
    path.corner(
      to: Point(x: rect.minX, y: rect.maxY - r.bottomLeft), at: Point(x: rect.minX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.minY + r.topLeft))
    path.corner(
      to: Point(x: rect.minX + r.topLeft, y: rect.minY), at: Point(x: rect.minX, y: rect.minY))
    path.close()
    return path
  }

  /// Adds a quarter circle from the current point to `end`, bulging towards `corner`.
  private mutating func corner(to end: Point, at corner: Point) {
    guard let start = currentPoint, start != end else { return }
    let k = Path.quarterCircleHandle
    cubic(
      to: end,
      control1: Point(
        x: start.x + (corner.x - start.x) * k, y: start.y + (corner.y - start.y) * k),
      control2: Point(x: end.x + (corner.x - end.x) * k, y: end.y + (corner.y - end.y) * k))
  }

  /// The end of the last segment, or nil after a close and in an empty path.
  public var currentPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close, nil: nil
    }
  }

  /// The smallest rectangle that contains every end and control point, which contains the path.
  public var controlBounds: Rect {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    func add(_ point: Point) {
      minX = min(minX, point.x)
      maxX = max(maxX, point.x)
      minY = min(minY, point.y)
      maxY = max(maxY, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let point, let control): [point, control].forEach(add)
      case .cubic(let point, let first, let second): [point, first, second].forEach(add)
      case .close: break
      }
    }
    guard minX <= maxX else { return .zero }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
